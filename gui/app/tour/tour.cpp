// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/tour/tour.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/app/tour/tour_card.h"
#include "gui/app/user_session.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_source.h"

namespace solverscope {
namespace {

const QString towerScene = QStringLiteral("stack_10");
const QString lowestBox = QStringLiteral("box_1");
const QString middleBox = QStringLiteral("box_5");
const QString highestBox = QStringLiteral("box_10");
constexpr double boxRadius = 0.75;  // m

const QString sideBySide = QStringLiteral("compare-scenes");
const QString fullScene = QStringLiteral("full-scene");

}  // namespace

Tour::Tour(MainWindow& window) : QObject(&window), m_window(window) {
    DebuggerController& controller = window.controller();
    for (const auto changed : {&DebuggerController::cursorMoved, &DebuggerController::playbackChanged})
        connect(&controller, changed, this, &Tour::check);
    window.panels().whenMade<ComparePanel>(
        this, [this](ComparePanel& compare) { connect(&compare, &ComparePanel::ghostsChanged, this, &Tour::check); });
}

std::vector<Tour::Step> Tour::steps() {
    DebuggerController& controller = m_window.controller();
    const auto keyOf = [this](const char* command) { return m_window.actions().keyOf(QLatin1String(command)); };
    return {
        {tr("A tower, and an engine"),
         tr("Ten boxes stand on each other. A physics engine keeps them standing: sixty times a second it finds an impulse for "
            "every contact. This program shows how."),
         {},
         [this] { return bodiesRect(lowestBox, highestBox); },
         {},
         {}},
        {tr("Let it run"),
         tr("Press Run (%1).").arg(keyOf("run")),
         {},
         [this] { return commandRect(QStringLiteral("run")); },
         [&controller] { return controller.isPlaying(); },
         [&controller] { controller.play(); }},
        {tr("Pull a box out"),
         tr("Drag one of the boxes with the mouse, while the engine runs. Everything that you do is recorded and can be undone "
            "(%1).")
             .arg(keyOf("undo")),
         {},
         [this] { return bodiesRect(middleBox, middleBox); },
         [this, &controller] { return m_dragged && !controller.isDragging(); },
         {},
         [this] { m_dragged = false; }},
        {tr("Stop inside the solver"),
         tr("Press %1. The run stops, and the solver goes on by one row: by the equation of one contact.")
             .arg(keyOf("row-forward")),
         tr("This card shows the row with its numbers: the impulse that it had, what this visit adds, and what the bounds leave of "
            "it. Press %1 again for the next row, or %2 to go back.")
             .arg(keyOf("row-forward"), keyOf("row-back")),
         [this] { return rectOf(&m_window.panel<RowCard>()); },
         [&controller] { return !controller.isPlaying() && controller.session().event().kind == EventKind::Row; },
         [&controller] { controller.forward(Granularity::Row); }, [this] { m_window.show<RowCard>(); }},
        {tr("Compare"),
         tr("What does warm starting do, the reuse of the last step's impulses? Compare (%1) lets the same tower run with it and "
            "without. “Next” shows it.")
             .arg(keyOf("compare")),
         {},
         [this] { return commandRect(QStringLiteral("compare")); },
         [this] { return m_window.panel<ComparePanel>().isOn(); },
         [this] { m_window.userSession().compareWarmStarting(towerScene); },
         [this] { m_window.panel<ComparePanel>().setOn(false); }},
        {tr("That was the tour"),
         tr("The lessons (%1) begin with the first idea. %2 explains the panel in which you are, and the glossary every term. Help "
            "has "
            "this tour again.")
             .arg(keyOf("lesson-contents"), keyOf("help")),
         {},
         [this] { return commandRect(QStringLiteral("help")); },
         {},
         {}},
    };
}

void Tour::start() {
    if (isRunning()) return;
    auto& lessons = m_window.panel<LessonPanel>();
    auto scene = loadSceneFrom(towerScene);
    if (!scene) return m_window.showProblem(QString::fromStdString(scene.error().text()));
    rememberArrangement();
    m_wasInLesson = !lessons.lesson().isEmpty() && !lessons.isWaiting();
    lessons.startFreePlay();
    m_window.controller().visitScene(std::move(*scene), towerScene);
    if (!m_card) {
        m_ring = new TourRing(&m_window);
        m_card = new TourCard(&m_window);
        connect(m_card, &TourCard::nextRequested, this, &Tour::next);
        connect(m_card, &TourCard::leaveRequested, this, &Tour::leave);
    }
    m_steps = steps();
    qApp->installEventFilter(this);
    show(0);
}

void Tour::rememberArrangement() {
    QAction* const scenes = m_window.actions()[sideBySide];
    QAction* const full = m_window.actions()[fullScene];
    m_wasSideBySide = scenes->isChecked();
    m_wasFullScene = full->isChecked();
    m_compared = m_window.workspace().comparison.variants().entries();
    m_window.workspace().comparison.variants().clear();
    scenes->setChecked(false);
    full->setChecked(false);
    m_panels = m_window.panels().state();
}

void Tour::restoreArrangement() {
    m_window.actions()[fullScene]->setChecked(false);
    m_window.showPerspective(m_panels.perspective);
    m_window.panels().comeBackTo(m_panels);
    m_window.actions()[sideBySide]->setChecked(m_wasSideBySide);
    m_window.actions()[fullScene]->setChecked(m_wasFullScene);
}

void Tour::show(int step) {
    m_step = step;
    m_isDone = false;
    const Step& now = m_steps[static_cast<std::size_t>(step)];
    if (now.begin) now.begin();
    m_card->setLast(step + 1 == static_cast<int>(m_steps.size()));
    m_card->setText(now.title, now.text, tr("%1 of %2").arg(step + 1).arg(m_steps.size()));
    place();
    m_card->announce();
    // A panel that has just come to the front has no place yet.
    QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
}

void Tour::place() {
    if (!isRunning()) return;
    const QRect target = m_steps[static_cast<std::size_t>(m_step)].target();
    m_ring->surround(target);
    m_card->pointAt(target);
    m_card->raise();
}

/// Does what the card says, unless the user has done it.
void Tour::next() {
    const int step = m_step;
    const Step& now = m_steps[static_cast<std::size_t>(step)];
    const bool isShownAfter = m_isDone && !now.after.isEmpty();
    if (now.perform && !isShownAfter) now.perform();
    if (!isRunning() || m_step != step) return;                     // it was seen to be done
    if (m_isDone && !now.after.isEmpty() && !isShownAfter) return;  // there is something to read first
    if (step + 1 == static_cast<int>(m_steps.size())) return end(true);
    show(step + 1);
}

void Tour::check() {
    if (!isRunning()) return;
    m_dragged = m_dragged || m_window.controller().isDragging();
    const Step& now = m_steps[static_cast<std::size_t>(m_step)];
    m_ring->surround(now.target());  // bodies move
    if (m_isDone || !now.isDone || !now.isDone()) return;
    m_isDone = true;
    // Later: what reported this is still at work.
    QMetaObject::invokeMethod(
        this,
        [this, step = m_step] {
            if (m_step != step) return;
            const Step& done = m_steps[static_cast<std::size_t>(step)];
            if (done.after.isEmpty()) return show(step + 1);
            m_card->setText(done.title, done.after, tr("%1 of %2").arg(step + 1).arg(m_steps.size()));
            place();
            m_card->announce();
        },
        Qt::QueuedConnection);
}

void Tour::leave() {
    if (isRunning()) end(false);
}

void Tour::end(bool toTheEnd) {
    m_step = -1;
    qApp->removeEventFilter(this);
    m_card->hide();
    m_ring->hide();
    DebuggerController& controller = m_window.controller();
    controller.pause();
    if (!toTheEnd || controller.hasSceneBeforeVisit()) {
        m_window.workspace().comparison.variants().replace(m_compared);
        controller.endVisit();
        restoreArrangement();
        if (m_wasInLesson) m_window.panel<LessonPanel>().resume();
    } else {
        controller.keepVisited();
    }
    m_window.sceneView().setFocus();
    emit ended(toTheEnd);
}

QRect Tour::rectOf(const QWidget* widget) const {
    if (!widget || !widget->isVisible() || widget->window() != &m_window) return {};
    return {widget->mapTo(&m_window, QPoint()), widget->size()};
}

/// Its button in a tool bar, else its menu.
QRect Tour::commandRect(const QString& name) const {
    QAction* action = m_window.actions()[name];
    for (const auto* bar : m_window.findChildren<QToolBar*>())
        if (const QRect found = rectOf(bar->widgetForAction(action)); !found.isEmpty()) return found;
    for (const QAction* entry : m_window.menuBar()->actions()) {
        const QMenu* menu = entry->menu();
        const auto menus = menu->findChildren<QMenu*>();
        const bool isHere = menu->actions().contains(action) ||
                            std::ranges::any_of(menus, [action](const QMenu* each) { return each->actions().contains(action); });
        if (!isHere) continue;
        const QRect place = m_window.menuBar()->actionGeometry(const_cast<QAction*>(entry));
        return place.translated(m_window.menuBar()->mapTo(&m_window, QPoint()));
    }
    return {};
}

/// From one body to another, in the scene; the scene, if one is not in it.
QRect Tour::bodiesRect(const QString& first, const QString& last) const {
    const SceneView& view = m_window.sceneView();
    const Session& session = m_window.controller().session();
    QRectF around;
    for (std::size_t i = 0; i < session.scene().bodies.size(); ++i) {
        const std::string& id = session.scene().bodies[i].id;
        if (id != first.toStdString() && id != last.toStdString()) continue;
        const QPointF at = view.camera().toScreen(session.world().poses[i].position);
        const double radius = boxRadius * view.camera().scale;
        around |= QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    }
    const QRect scene = rectOf(&view);
    const QRect found = around.toAlignedRect().translated(scene.topLeft()).intersected(scene);
    return found.isEmpty() ? scene : found;
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return false;
    // Menus and dialogs have their own.
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget() || QApplication::activeWindow() != &m_window)
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) leave();
    return true;
}

}  // namespace solverscope
