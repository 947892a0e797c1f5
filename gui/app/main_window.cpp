// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTextEdit>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/app/lesson_host.h"
#include "gui/app/messages.h"
#include "gui/app/notebooks.h"
#include "gui/app/perspectives.h"
#include "gui/app/scene_files.h"
#include "gui/app/status_line.h"
#include "gui/app/tool_bar.h"
#include "gui/app/user_session.h"
#include "gui/charts/exportable.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/scene/scene_view.h"
#include "gui/session/notebooks.h"
#include "gui/session/scene_source.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

/// Return presses the button with the focus, as Space does: answers are entered with Return and continued with Return. Toggle
/// buttons are left to Space, and dialogs have their own Return.
bool pressesButton(QObject* watched, const QKeyEvent& key) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!button || !isReturn || key.isAutoRepeat() || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    if (!button->isEnabled() || button->isCheckable() || qobject_cast<QDialog*>(button->window())) return false;
    button->click();
    return true;
}

/// If there is something to scroll, the scroll keys belong to it rather than to the recording.
bool scrolls(QObject* watched, const QKeyEvent& key) {
    const bool isOfPages =
        key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown || key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
    const bool hasPages =
        qobject_cast<QTextEdit*>(watched) || qobject_cast<QPlainTextEdit*>(watched) || qobject_cast<QAbstractItemView*>(watched);
    return isOfPages && key.modifiers() == Qt::NoModifier && hasPages;
}

bool isSceneFile(const QUrl& url) {
    if (!url.isLocalFile()) return false;
    return url.toLocalFile().endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || isTraceFile(url.toLocalFile());
}

}  // namespace

MainWindow::MainWindow(QWidget* parent) : MainWindow(nullptr, parent) {}

MainWindow::MainWindow(Workspace* workspace, QWidget* parent)
    : QMainWindow(parent),
      m_workspace(workspace ? workspace : new Workspace(this)),
      m_actions(new Actions(controller(), this)),
      m_scene(new SceneView(controller(), this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setDockOptions(AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setDocumentMode(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setAcceptDrops(true);

    auto* centre = new QWidget(this);
    auto* around = new QVBoxLayout(centre);
    around->setContentsMargins(0, 0, 0, 0);
    around->setSpacing(0);
    around->addWidget(m_scene, 1);
    setCentralWidget(centre);

    m_panels = new WindowLayout(*this, *m_scene, *m_workspace);
    m_scenes = new CompareScenes(controller(), m_workspace->comparison, centre);
    m_scenes->hide();
    around->addWidget(m_scenes, 1);
    m_messages = new Messages(*m_workspace, *m_actions, *statusBar(), *around, this);
    m_files = new SceneFiles(*this);
    m_lessons = new LessonHost(*this);
    m_notebooks = new Notebooks(*this);
    connectPanels();
    makeAllExportable(*this, controller());
    m_actions->build(*menuBar(), menusOf(*this));
    for (const Command& command : m_actions->commands())
        if (command.action->shortcutContext() == Qt::WindowShortcut) addAction(command.action);
    connectComparison();
    m_perspectives = new Perspectives(*this);
    m_toolBar = new ToolBar(controller(), *m_actions, this);
    addToolBar(m_toolBar);
    connect(m_perspectives, &Perspectives::changed, m_toolBar, &ToolBar::showCommandsOf);
    (new StatusLine(controller(), this))->addTo(*statusBar());
    m_workspace->load();
    m_messages->showHint();
    m_lessons->showLessonWaiting();
    connect(&m_workspace->document, &SceneDocument::changed, this, &MainWindow::showTitle);
    connect(&controller(), &DebuggerController::settingsChanged, this, &MainWindow::settingsChanged);
    showTitle();
    settingsChanged();
    qApp->installEventFilter(this);
    m_panels->restore();
    m_perspectives->begin();
    m_session = new UserSession(*this);
}

MainWindow::~MainWindow() {
    qApp->removeEventFilter(this);
    // A dock that floats is closed when it is deleted, and its view looks at the session once more: the controller must still be
    // there, which as the first child would be deleted first.
    for (QDockWidget* dock : m_panels->docks()) delete dock;
}

void MainWindow::bringUp(QWidget* dock) {
    (*m_actions)[QStringLiteral("full-scene")]->setChecked(false);
    while (dock && !qobject_cast<QDockWidget*>(dock)) dock = dock->parentWidget();
    if (!dock) return;
    QToolTip::hideText();  // of the panel that was in front there
    dock->show();
    dock->raise();
    // Again: the first panel behind another one has its tab only when the layout is done.
    QMetaObject::invokeMethod(dock, &QWidget::raise, Qt::QueuedConnection);
}

void MainWindow::takeStateFrom(MainWindow& before) {
    m_workspace->comparison.variants().retranslate();
    // A window that is larger than its screen is kept.
    if (!before.isMaximized() && !before.isFullScreen() && !isFullScreen()) setGeometry(before.geometry());
    m_panels->makePanelsOf(*before.m_panels);
    restoreViews(before, *this);
    m_messages->takeStateFrom(*before.m_messages);
    if (before.isVisible()) {
        QWidget::show();
        restoreFocus(before, *this);
    }
    if (before.m_session->isWelcoming()) m_session->welcome();
}

void MainWindow::beginPresentation(Perspective perspective) {
    m_panels->present();
    m_perspectives->show(perspective);
    (*m_actions)[QStringLiteral("presentation")]->setChecked(true);
    setWindowState(windowState() | Qt::WindowFullScreen);
    menuBar()->hide();
    statusBar()->hide();
}

void MainWindow::showPerspective(Perspective perspective) { m_perspectives->show(perspective); }

bool MainWindow::openScene(const QString& file) {
    const bool isOpen = m_files->open(file);
    if (isOpen) m_perspectives->showForScene();
    return isOpen;
}

bool MainWindow::openLink(const QString& link) {
    const bool isOpen = travel().openLink(link);
    if (isOpen) m_perspectives->showForScene();
    return isOpen;
}

bool MainWindow::openLesson(const QString& id) { return m_lessons->open(id); }
void MainWindow::showProblem(const QString& problem) { m_messages->showProblem(problem); }
QString MainWindow::message() const { return m_messages->problem(); }

void MainWindow::resetLayout() {
    (*m_actions)[QStringLiteral("full-scene")]->setChecked(false);
    m_panels->reset();
}

void MainWindow::settingsChanged() {
    const Session& session = controller().session();
    (*m_actions)[QStringLiteral("reset-settings")]->setEnabled(session.nextSettings() != session.settingsBeforeChanges());
    m_toolBar->refresh(m_lessons->controls());
}

void MainWindow::showTitle() {
    QString title = m_workspace->document.name();
    title.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));  // the sign for what is not saved
    setWindowTitle(title.isEmpty() ? QStringLiteral("Solverscope[*]") : tr("%1 – Solverscope").arg(title + QLatin1String("[*]")));
    setWindowModified(m_workspace->document.isModified());
}

QMenu* MainWindow::createPopupMenu() {
    auto* menu = new QMenu(this);
    for (QDockWidget* dock : m_panels->docks()) menu->addAction(dock->toggleViewAction());
    return menu;
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    m_panels->windowShown();
}

/// Shows what another window has written in the meantime.
void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::ActivationChange || !isActiveWindow()) return;
    bookmarks().readAgain();
    m_workspace->journal.readAgain();
}

void MainWindow::closeEvent(QCloseEvent* event) { event->setAccepted(m_session->mayClose()); }

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (std::ranges::any_of(event->mimeData()->urls(), isSceneFile)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto urls = event->mimeData()->urls();
    const auto scene = std::find_if(urls.begin(), urls.end(), isSceneFile);
    if (scene == urls.end()) return;
    event->acceptProposedAction();
    openScene(scene->toLocalFile());
}

/// QMainWindow treats panels behind others as visible; the Tab key would go through their hidden widgets.
bool MainWindow::focusNextPrevChild(bool next) {
    const auto isStop = [this](const QWidget& widget) {
        const bool takesTab = (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() && !widget.focusProxy();
        if (!takesTab || widget.window() != this || !widget.isVisibleTo(this)) return false;
        const QWidget* dock = &widget;
        while (dock && !qobject_cast<const QDockWidget*>(dock)) dock = dock->parentWidget();
        const QWidget& shown = dock ? *dock : widget;  // the bars of tabs that have gone are outside, too
        return QRect(shown.mapTo(this, QPoint()), shown.size()).intersects(rect());
    };
    QWidget* const from = focusWidget() ? focusWidget() : this;
    QWidget* stop = from;
    do stop = next ? stop->nextInFocusChain() : stop->previousInFocusChain();
    while (stop != from && !isStop(*stop));
    if (stop == from) return false;
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const auto* widget = qobject_cast<QWidget*>(watched);
        const bool isEscape = key.key() == Qt::Key_Escape && widget && widget->window() == this;
        if (!isEscape || !m_panels->isPresenting()) return pressesButton(watched, key);
        emit presentationRequested(false);
        return true;
    }
    // Closing the panel leaves the lesson for free play: otherwise its question would keep hiding things with no way to answer
    // it.
    if (event->type() == QEvent::Close && watched == m_panels->dock(QStringLiteral("lesson")))
        if (auto* lessons = m_panels->made<LessonPanel>()) lessons->startFreePlay();
    if (event->type() != QEvent::ShortcutOverride || !scrolls(watched, *static_cast<QKeyEvent*>(event)))
        return QMainWindow::eventFilter(watched, event);
    event->accept();
    return true;
}

}  // namespace solverscope
