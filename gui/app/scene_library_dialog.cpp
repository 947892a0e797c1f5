// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/scene_library_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <algorithm>

#include "gui/scene/scene_painter.h"
#include "gui/session/scene_source.h"
#include "gui/widgets/build.h"

namespace solverscope {

ScenePreview::ScenePreview(QWidget* parent) : QWidget(parent) { setObjectName(QStringLiteral("scenePreview")); }

void ScenePreview::showScene(const QString& file) {
    if (file == m_file) return;
    m_file = file;
    m_picture = {};
    update();
}

void ScenePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_file.isEmpty()) return;
    if (m_picture.isNull()) {
        auto scene = loadSceneFrom(m_file);
        if (!scene) return;
        // Only the beginning is drawn: nothing has to be solved for it.
        scene->settings.iterations = 0;
        scene->settings.positionIterations = 0;
        const Session session(std::move(*scene));
        SceneOptions options;
        options.contacts = options.normals = options.impulses = options.labels = options.penetration = options.words = false;
        options.palette = palette();
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(palette().color(QPalette::Base));
        QPainter inner(&m_picture);
        inner.setRenderHint(QPainter::Antialiasing);
        paintScene(inner, rect(), session, options);
    }
    painter.drawPixmap(0, 0, m_picture);
}

namespace {

constexpr int sceneRole = Qt::UserRole;  // place in the list of scenes
constexpr QSize previewSize{320, 240};
constexpr QSize firstSize{980, 600};

}  // namespace

SceneLibraryDialog::SceneLibraryDialog(QWidget* parent)
    : QDialog(parent),
      m_scenes(sceneLibrary()),
      m_search(named(new QLineEdit(this), "librarySearch", tr("Find a scene"))),
      m_tree(named(new QTreeWidget(this), "libraryScenes", tr("Scenes"))),
      m_picture(new ScenePreview(this)),
      m_text(named(new QLabel(this), "libraryText")) {
    setObjectName(QStringLiteral("sceneLibrary"));
    setWindowTitle(tr("Scene library"));
    m_search->setPlaceholderText(tr("Type to find a scene"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_picture->setFixedSize(previewSize);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_text);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedWidth(previewSize.width());
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setDefault(true);

    fillPanel(this, Gaps{}, {{inRow({{inColumn({m_search, {m_tree, 1}}), 1}, inColumn({m_picture, {scroll, 1}})}), 1}, buttons});
    resize(firstSize);
    fill();

    connect(m_search, &QLineEdit::textChanged, this, &SceneLibraryDialog::sift);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &SceneLibraryDialog::showChosen);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] {
        if (chosen()) accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    sift();
    m_search->setFocus();
}

void SceneLibraryDialog::fill() {
    QTreeWidgetItem* group = nullptr;
    for (std::size_t i = 0; i < m_scenes.size(); ++i) {
        const LibraryScene& scene = m_scenes[i];
        if (!group || group->text(0) != scene.group) {
            group = new QTreeWidgetItem(m_tree, {scene.group});
            group->setFirstColumnSpanned(true);
            group->setFlags(Qt::ItemIsEnabled);
            group->setFont(0, bold(m_tree->font()));
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(group, {scene.title, scene.brief()});
        item->setData(0, sceneRole, static_cast<qulonglong>(i));
        item->setForeground(1, palette().color(QPalette::PlaceholderText));
        for (const int column : {0, 1})
            item->setToolTip(column, QStringLiteral("<p>%1</p>").arg(scene.description.toHtmlEscaped()));
    }
}

void SceneLibraryDialog::sift() {
    const QString typed = m_search->text().simplified();
    QTreeWidgetItem* best = nullptr;
    int answered = 0;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_tree->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* item = group->child(j);
            const int matchScore = m_scenes[item->data(0, sceneRole).toULongLong()].matchScore(typed);
            item->setHidden(matchScore == 0);
            if (matchScore > answered) best = item;
            answered = std::max(answered, matchScore);
            any = any || matchScore > 0;
        }
        group->setHidden(!any);
    }
    const QTreeWidgetItem* current = m_tree->currentItem();
    if (!current || current->isHidden() || !typed.isEmpty()) m_tree->setCurrentItem(best);
    showChosen();
}

const LibraryScene* SceneLibraryDialog::chosen() const {
    const QTreeWidgetItem* item = m_tree->currentItem();
    if (!item || item->isHidden() || !item->data(0, sceneRole).isValid()) return nullptr;
    return &m_scenes[item->data(0, sceneRole).toULongLong()];
}

void SceneLibraryDialog::choose(const QString& name) {
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j) {
            QTreeWidgetItem* item = m_tree->topLevelItem(i)->child(j);
            if (m_scenes[item->data(0, sceneRole).toULongLong()].name == name) m_tree->setCurrentItem(item);
        }
}

void SceneLibraryDialog::showChosen() {
    const LibraryScene* scene = chosen();
    const bool onHeading = !scene && m_tree->currentItem() && !m_tree->currentItem()->isHidden();
    m_open->setEnabled(scene);
    m_picture->showScene(scene ? scene->file() : QString());
    m_text->setText(scene ? QStringLiteral("<p><b>%1</b></p><p>%2</p><p><code>%3</code></p>")
                                .arg(scene->title.toHtmlEscaped(), scene->description.toHtmlEscaped(), scene->name.toHtmlEscaped())
                    : onHeading ? QString()
                                : tr("No scene found."));
}

bool SceneLibraryDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto* pressed = static_cast<QKeyEvent*>(event);
    // The list follows the keys while the search has the keyboard.
    switch (pressed->key()) {
        case Qt::Key_Down:
        case Qt::Key_Up:
        case Qt::Key_PageDown:
        case Qt::Key_PageUp: {
            QTreeWidgetItem* before = m_tree->currentItem();
            do {
                const QTreeWidgetItem* last = m_tree->currentItem();
                QKeyEvent again(QEvent::KeyPress, pressed->key(), pressed->modifiers());
                QCoreApplication::sendEvent(m_tree, &again);
                if (m_tree->currentItem() == last) break;
            } while (!chosen());  // headings are passed over
            if (!chosen()) m_tree->setCurrentItem(before);
            return true;
        }
        case Qt::Key_Escape:
            if (m_search->text().isEmpty()) return false;
            m_search->clear();
            return true;
        default:
            return false;
    }
}

}  // namespace solverscope
