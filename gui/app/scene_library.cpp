// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/scene_library.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <algorithm>

#include "gui/app/welcome/welcome_tile.h"
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

namespace {

constexpr QSize gridPictureSize{220, 150};
constexpr int gridGap = 12;
constexpr std::int64_t pictureStep = 20;

}  // namespace

SceneGrid::SceneGrid(QWidget* parent)
    : QWidget(parent),
      m_search(named(new QLineEdit(this), "gridSearch", tr("Find a scene"))),
      m_list(named(new QListWidget(this), "gridScenes", tr("Scenes"))),
      m_none(new QLabel(this)),
      m_task(this) {
    m_search->setPlaceholderText(tr("Type to find a scene"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(420);
    m_search->installEventFilter(this);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(gridPictureSize);
    m_list->setGridSize(gridPictureSize + QSize(gridGap, 2 * fontMetrics().lineSpacing() + gridGap));
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_none->setText(tr("No scene found."));
    m_none->setAlignment(Qt::AlignCenter);
    m_none->hide();
    fillPanel(this, 0, {m_search, m_none, {m_list, 1}});
    connect(m_search, &QLineEdit::textChanged, this, &SceneGrid::sift);
    const auto choose = [this](const QListWidgetItem* item) { emit chosen(item->data(Qt::UserRole).toString()); };
    connect(m_list, &QListWidget::itemActivated, this, choose);
    connect(m_list, &QListWidget::itemClicked, this, choose);
}

SceneGrid::~SceneGrid() { m_task.cancelAndWait(); }

void SceneGrid::begin() {
    m_search->clear();
    m_search->setFocus();
}

void SceneGrid::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_scenes.empty()) fill();
}

void SceneGrid::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_scenes.empty()) return;
    m_drawn = 0;
    drawNext();
}

void SceneGrid::fill() {
    m_scenes = sceneLibrary();
    QPixmap empty(gridPictureSize);
    empty.fill(palette().color(QPalette::Base));
    for (const LibraryScene& scene : m_scenes) {
        auto* item = new QListWidgetItem(QIcon(empty), scene.title, m_list);
        item->setData(Qt::UserRole, scene.file());
        item->setToolTip(
            QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(scene.title.toHtmlEscaped(), scene.brief().toHtmlEscaped()));
        item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    m_list->setCurrentRow(0);
    drawNext();
}

/// One picture after another, in the background.
void SceneGrid::drawNext() {
    if (m_drawn >= m_list->count()) return;
    LiveShow show;
    show.panes.push_back({[file = m_list->item(m_drawn)->data(Qt::UserRole).toString()] { return loadSceneFrom(file); }, {}});
    show.first = pictureStep;
    show.impulses = false;
    m_task.run([show, ratio = devicePixelRatioF(), colours = palette()](
                   const std::atomic<bool>&) { return LiveScenes(show).picture(gridPictureSize, ratio, colours, false); },
               [this](const QImage& picture) {
                   if (m_drawn >= m_list->count()) return;
                   m_list->item(m_drawn++)->setIcon(QIcon(QPixmap::fromImage(picture)));
                   drawNext();
               },
               true);
}

void SceneGrid::sift() {
    QListWidgetItem* best = nullptr;
    int answered = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        const int matchScore = m_scenes[static_cast<std::size_t>(i)].matchScore(m_search->text());
        m_list->item(i)->setHidden(matchScore == 0);
        if (matchScore > answered) best = m_list->item(i);
        answered = std::max(answered, matchScore);
    }
    m_list->setCurrentItem(best);
    m_none->setVisible(!best);
}

bool SceneGrid::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    QListWidgetItem* current = m_list->currentItem();
    switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (current && !current->isHidden()) emit chosen(current->data(Qt::UserRole).toString());
            return true;
        case Qt::Key_Down:
        case Qt::Key_Up:
        case Qt::Key_PageDown:
            m_list->setFocus();
            return true;
        case Qt::Key_Escape:
            if (m_search->text().isEmpty()) return false;
            m_search->clear();
            return true;
        default:
            return false;
    }
}

}  // namespace solverscope
