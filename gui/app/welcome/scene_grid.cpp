// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/welcome/scene_grid.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <algorithm>

#include "gui/app/welcome/live_scenes.h"
#include "gui/session/scene_source.h"
#include "gui/widgets/build.h"

namespace solverscope {
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
