// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/scene_library.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <algorithm>
#include <numeric>

#include "gui/scene/live_scenes.h"
#include "gui/widgets/build.h"
#include "gui/widgets/search_field.h"

namespace solverscope {
namespace {

constexpr QSize gridPictureSize{220, 150};
constexpr int gridGap = 12;
constexpr int textLines = 3;
constexpr std::int64_t pictureStep = 20;
constexpr QSize librarySize{1010, 680};

}  // namespace

SceneGrid::SceneGrid(QWidget* parent)
    : QWidget(parent),
      m_search(new SearchField("gridSearch", tr("Find a scene"), tr("Type to find a scene"), this)),
      m_group(named(new QComboBox(this), "gridGroup", tr("Group of scenes"), tr("Shows the scenes of one group, or all."))),
      m_list(named(new QListWidget(this), "gridScenes", tr("Scenes"))),
      m_text(named(new QLabel(this), "gridText")),
      m_task(this) {
    m_search->setMaximumWidth(420);
    m_search->setList(m_list);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(gridPictureSize);
    m_list->setGridSize(gridPictureSize + QSize(gridGap, 2 * fontMetrics().lineSpacing() + gridGap));
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setFixedHeight(textLines * fontMetrics().lineSpacing() + 4);
    fillPanel(this, 0, {inRow({{m_search, 1}, m_group, emptyStretch()}), {m_list, 1}, m_text});
    connect(m_search, &QLineEdit::textChanged, this, &SceneGrid::sift);
    connect(m_group, &QComboBox::currentIndexChanged, this, &SceneGrid::sift);
    connect(m_list, &QListWidget::currentItemChanged, this, &SceneGrid::describe);
    const auto choose = [this] {
        if (current()) emit chosen(current()->file());
    };
    connect(m_search, &SearchField::entered, this, choose);
    connect(m_list, &QListWidget::itemActivated, this, choose);
    connect(m_list, &QListWidget::itemClicked, this, choose);
}

SceneGrid::~SceneGrid() { m_task.cancelAndWait(); }

void SceneGrid::begin() {
    fill();
    m_group->setCurrentIndex(0);
    m_search->clear();
    m_search->setFocus();
}

const LibraryScene* SceneGrid::current() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item && !item->isHidden() ? &m_scenes[item->data(Qt::UserRole).toULongLong()] : nullptr;
}

void SceneGrid::select(const QString& name) {
    const auto found = std::ranges::find(m_scenes, name, &LibraryScene::name);
    if (found == m_scenes.end()) return;
    QListWidgetItem* item = m_items[static_cast<std::size_t>(found - m_scenes.begin())];
    m_list->setCurrentItem(item);
    scrollToCurrent();
}

/// From the top: in a list that had no size yet, Qt scrolls to where nothing is.
void SceneGrid::scrollToCurrent() {
    m_list->doItemsLayout();
    m_list->verticalScrollBar()->setValue(0);
    if (m_list->currentItem()) m_list->scrollToItem(m_list->currentItem());
}

void SceneGrid::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fill();
    if (m_drawn == 0) drawAll();
    // Later: the list gets its size only now.
    QMetaObject::invokeMethod(this, &SceneGrid::scrollToCurrent, Qt::QueuedConnection);
}

void SceneGrid::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_drawn > 0) drawAll();
}

/// Later than the program's start: every scene is read for it.
void SceneGrid::fill() {
    if (!m_items.empty()) return;
    m_scenes = sceneLibrary();
    const QSignalBlocker blocker(m_group);
    m_group->addItem(tr("All scenes"));
    QPixmap empty(gridPictureSize);
    empty.fill(palette().color(QPalette::Base));
    for (std::size_t i = 0; i < m_scenes.size(); ++i) {
        const LibraryScene& scene = m_scenes[i];
        if (m_group->findText(scene.group) < 0) m_group->addItem(scene.group);
        auto* item = new QListWidgetItem(QIcon(empty), scene.title, m_list);
        item->setData(Qt::UserRole, static_cast<qulonglong>(i));
        item->setToolTip(
            QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(scene.title.toHtmlEscaped(), scene.description.toHtmlEscaped()));
        item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
        m_items.push_back(item);
    }
    sift();
}

void SceneGrid::drawAll() {
    m_drawn = 0;
    drawNext();
}

/// One picture after another, in the background.
void SceneGrid::drawNext() {
    if (m_drawn >= m_scenes.size()) return;
    LiveShow show;
    show.panes.push_back({[file = m_scenes[m_drawn].file()] { return loadSceneFrom(file); }, {}});
    show.first = pictureStep;
    show.impulses = false;
    m_task.run(
        [show, ratio = devicePixelRatioF(), colours = palette()](const std::atomic<bool>&) {
            return LiveScenes(show).picture({gridPictureSize, ratio, colours}, false);
        },
        [this](const QImage& picture) {
            if (m_drawn >= m_items.size()) return;
            m_items[m_drawn++]->setIcon(QIcon(QPixmap::fromImage(picture)));
            drawNext();
        },
        true);
}

void SceneGrid::sift() {
    const QString typed = m_search->text().simplified();
    std::vector<int> scores;
    for (const LibraryScene& scene : m_scenes) {
        const bool isInGroup = m_group->currentIndex() <= 0 || scene.group == m_group->currentText();
        scores.push_back(isInGroup ? scene.matchScore(typed) : 0);
    }
    std::vector<std::size_t> order(m_scenes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater{}, [&scores](std::size_t place) { return scores[place]; });
    const QSignalBlocker blocker(m_list);
    while (m_list->count() > 0) m_list->takeItem(0);
    for (const std::size_t place : order) {
        m_list->addItem(m_items[place]);
        m_items[place]->setHidden(scores[place] == 0);
    }
    const bool any = !order.empty() && scores[order.front()] > 0;
    m_list->setCurrentItem(any ? m_items[order.front()] : nullptr);
    m_list->verticalScrollBar()->setValue(0);
    describe();
}

void SceneGrid::describe() {
    const LibraryScene* scene = current();
    m_text->setText(scene ? QStringLiteral("<b>%1</b> – %2").arg(scene->title.toHtmlEscaped(), scene->description.toHtmlEscaped())
                          : tr("No scene found."));
    emit currentChanged();
}

SceneLibraryDialog::SceneLibraryDialog(QWidget* parent) : QDialog(parent), m_grid(new SceneGrid(this)) {
    setObjectName(QStringLiteral("sceneLibrary"));
    setWindowTitle(tr("Scene library"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    QPushButton* open = buttons->button(QDialogButtonBox::Open);
    open->setDefault(true);
    fillPanel(this, Gaps{}, {{m_grid, 1}, buttons});
    resizeForText(*this, librarySize);
    connect(m_grid, &SceneGrid::currentChanged, open, [this, open] { open->setEnabled(chosen()); });
    connect(m_grid, &SceneGrid::chosen, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_grid->begin();
}

}  // namespace solverscope
