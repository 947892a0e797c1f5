// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QBuffer>
#include <QCloseEvent>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QSvgGenerator>
#include <QTextEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/language/engine_text.h"
#include "gui/language/sentences.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/session/actions.h"
#include "gui/session/bookmarks.h"
#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/journal.h"
#include "gui/session/kept_file.h"
#include "gui/session/moment_travel.h"
#include "gui/session/opening_moment.h"
#include "gui/session/scene_source.h"
#include "gui/session/trace_opening.h"
#include "gui/views/bodies_table.h"
#include "gui/views/branches_panel.h"
#include "gui/views/breakpoints_panel.h"
#include "gui/views/compare_panel.h"
#include "gui/views/iteration_table.h"
#include "gui/views/joint_panel.h"
#include "gui/views/keys_dialog.h"
#include "gui/views/lambda_plane_view.h"
#include "gui/views/matrix_view.h"
#include "gui/views/message_bar.h"
#include "gui/views/offenders_panel.h"
#include "gui/views/row_card.h"
#include "gui/views/row_order_panel.h"
#include "gui/views/scene_library_dialog.h"
#include "gui/views/scene_view.h"
#include "gui/views/setting_editor.h"
#include "gui/views/settings_panel.h"
#include "gui/views/shortcuts_dialog.h"
#include "gui/views/source_view.h"
#include "gui/views/status_line.h"
#include "gui/views/sweep_panel.h"
#include "gui/views/timeline.h"
#include "gui/views/warm_start_panel.h"
#include "gui/widgets/build.h"
#include "gui/window_layout.h"
#include "gui/workspace.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

constexpr int recentScenes = 8;
constexpr int keepingInterval = 10'000;  // ms

/// Return presses the button that has the focus, as Space does: who ends an answer with Return goes on with Return, too. What can
/// be down or up is left to Space, and dialogs have a Return of their own.
bool pressesButton(QObject* watched, const QKeyEvent& key) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!button || !isReturn || key.isAutoRepeat() || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    if (!button->isEnabled() || button->isCheckable() || qobject_cast<QDialog*>(button->window())) return false;
    button->click();
    return true;
}

// The panels as lessons call them (lesson_link.h), and their docks.
constexpr auto panelDocks = std::to_array<std::pair<const char*, const char*>>({
    {"impulses", "impulsesDock"},    {"offenders", "offendersDock"},
    {"branches", "branchesDock"},    {"breakpoints", "breakpointsDock"},
    {"why", "provenanceDock"},       {"ledger", "ledgerDock"},
    {"source", "sourceDock"},        {"row", "rowCardDock"},
    {"warm-start", "warmStartDock"}, {"bodies", "bodiesDock"},
    {"table", "iterationsDock"},     {"convergence", "convergenceDock"},
    {"energy", "energyDock"},        {"compare", "compareDock"},
    {"matrix", "matrixDock"},        {"plane", "planeDock"},
    {"notebook", "notebookDock"},    {"settings", "settingsDock"},
    {"timeline", "timelineDock"},    {"lesson", "lessonDock"},
    {"sweep", "sweepDock"},          {"order", "orderDock"},
    {"meters", "metersDock"},        {"exact", "exactDock"},
    {"joint", "jointDock"},          {"by-hand", "handSolveDock"},
    {"change", "branchesDock"},
});

QString unsavedBox() { return QStringLiteral("unsavedWork"); }
QString recentKey() { return QStringLiteral("recentScenes"); }
QString hintKey() { return QStringLiteral("hintDismissed"); }

QString keyOf(const QAction* action) { return action->shortcut().toString(QKeySequence::NativeText); }

bool isSceneFile(const QUrl& url) {
    if (!url.isLocalFile()) return false;
    return url.toLocalFile().endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || isTraceFile(url.toLocalFile());
}

bool savePicture(QWidget& widget, const QString& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        const QByteArray format = QFileInfo(file).suffix().toLatin1();
        return buffer.open(QIODevice::WriteOnly) && widget.grab().save(&buffer, format.constData()) && replaceFile(bytes, file);
    }
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(widget.size());
    svg.setViewBox(widget.rect());
    QPainter painter;
    if (!painter.begin(&svg)) return false;
    widget.render(&painter);
    return painter.end() && replaceFile(bytes, file);
}

}  // namespace

MainWindow::MainWindow(QWidget* parent) : MainWindow(nullptr, parent) {}

MainWindow::MainWindow(Workspace* workspace, QWidget* parent)
    : QMainWindow(parent),
      m_workspace(workspace ? workspace : new Workspace(this)),
      m_controller(&m_workspace->controller),
      m_actions(new Actions(*m_controller, this)),
      m_breakpoints(&m_workspace->breakpoints),
      m_travel(&m_workspace->travel),
      m_bookmarks(&m_workspace->bookmarks),
      m_keeping(new QTimer(this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setDockOptions(AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setDocumentMode(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);  // a lesson needs the height: its question, answer and why
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    setAcceptDrops(true);

    buildCentre();
    buildDocks();
    buildCommands();
    buildDebugCommands();
    buildMomentCommands();
    buildNotebookCommands();
    buildWelcomeCommands();
    buildAccountCommands();
    buildExactCommands();
    buildBranchCommands();
    buildSandboxCommands();
    buildSeriesCommands();
    buildJointCommands();
    buildCompareCommands();
    buildLessonCommands();
    buildChartCommands();
    buildHandSolveCommands();
    buildToolBar();
    buildMenus();
    auto* line = new StatusLine(*m_controller, this);
    statusBar()->addPermanentWidget(line);
    connect(statusBar(), &QStatusBar::messageChanged, line, &StatusLine::makeRoomFor);
    m_actions->loadKeys();
    m_workspace->load();
    if (!QSettings().value(hintKey()).toBool())
        m_hint->showText(tr("%1 steps one row, %2 goes back, %3 runs and pauses, %4 shows all keys.")
                             .arg(keyOf((*m_actions)[QStringLiteral("row-forward")]),
                                  keyOf((*m_actions)[QStringLiteral("row-back")]), keyOf((*m_actions)[QStringLiteral("run")]),
                                  keyOf((*m_actions)[QStringLiteral("keys")])));
    for (const Command& command : m_actions->commands()) addAction(command.action);

    connect(m_breakpoints, &Breakpoints::searchChanged, this, &MainWindow::showSearch);
    connect(m_breakpoints, &Breakpoints::stopped, this, &MainWindow::showStop);
    connect(m_controller, &DebuggerController::problemFound, this, [this] { showProblem(m_controller->problem()); });
    connect(m_controller, &DebuggerController::sceneChanged, this, &MainWindow::sceneChanged);
    connect(m_controller, &DebuggerController::recordingChanged, this, &MainWindow::recordingChanged);
    connect(m_controller, &DebuggerController::settingsChanged, this, &MainWindow::settingsChanged);
    qApp->installEventFilter(this);
    sceneChanged();
    settingsChanged();
    buildWelcome();
    m_layout->restore();
    // For a window that is killed.
    m_keeping->setObjectName(QStringLiteral("keeping"));
    connect(m_keeping, &QTimer::timeout, this, [this] {
        if (isVisible() && !m_controller->isPlaying() && placeAndLayout() != m_kept) keepPlace();
    });
    m_keeping->start(keepingInterval);
}

MainWindow::~MainWindow() {
    qApp->removeEventFilter(this);
    // A dock that floats is closed when it is deleted, and its view looks at the session once more: the controller must still be
    // there, which as the first child would be deleted first.
    for (QDockWidget* dock : m_layout->docks()) delete dock;
}

void MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
    m_problem = new MessageBar(MessageBar::Kind::Problem, centre);
    m_problem->setObjectName(QStringLiteral("problemBar"));
    connect(m_problem, &MessageBar::dismissed, this, [this] { m_problems.clear(); });
    m_hint = new MessageBar(MessageBar::Kind::Hint, centre);
    m_hint->setObjectName(QStringLiteral("hintBar"));
    m_trace = new MessageBar(MessageBar::Kind::Hint, centre);
    m_trace->setObjectName(QStringLiteral("traceBar"));
    m_scene = new SceneView(*m_controller, centre);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_problem);
    layout->addWidget(m_trace);
    layout->addWidget(m_scene, 1);
    m_replaced = new MessageBar(MessageBar::Kind::Hint, centre);
    m_replaced->setObjectName(QStringLiteral("replacedBar"));
    m_replaced->offer(tr("Keep them as a branch"));
    layout->addWidget(m_replaced);
    layout->addWidget(m_hint);
    setCentralWidget(centre);
    m_layout = new WindowLayout(*this, *m_scene);
    connect(m_scene, &SceneView::dragRefused, this, [this] {
        statusBar()->showMessage(tr("The lesson keeps the bodies where they are for now: they can be picked, not dragged."),
                                 messageTime);
    });
    connect(m_hint, &MessageBar::dismissed, this, [] { QSettings().setValue(hintKey(), true); });
}

void MainWindow::buildDocks() {
    m_lessons = new LessonPanel(*m_controller, this);
    connect(m_lessons, &LessonPanel::panelRequested, this, [this](const QString& panel) {
        for (const auto& [name, dock] : panelDocks)
            if (panel == QLatin1String(name)) m_layout->lend(findChild<QDockWidget*>(QLatin1String(dock)));
        showPanel(panel);
    });
    connect(m_lessons, &LessonPanel::left, m_layout, &WindowLayout::takeBack);
    connect(m_lessons, &LessonPanel::comparisonRequested, this, [this](const QString& key, const QString& a, const QString& b) {
        showPanel(QStringLiteral("compare"));
        m_compare->compare(key, a, b);
    });
    connect(m_lessons, &LessonPanel::controlsUnlocked, this, &MainWindow::unlockControls);
    m_layout->addDock("lessonDock", tr("Lessons"), m_lessons);
    auto* row = new RowCard(*m_controller, this);
    connect(row, &RowCard::litChanged, this, [this, row] { m_scene->light(row->lit()); });
    m_layout->addDock("rowCardDock", tr("Row"), row);
    auto* source = new SourceView(*m_controller, this);
    source->useBreakpoints(*m_breakpoints);
    m_layout->addDock("sourceDock", tr("Source"), source);
    m_layout->addDock("bodiesDock", tr("Bodies"), new BodiesTable(*m_controller, this));
    m_settings = new SettingsPanel(*m_controller, this);
    m_layout->addDock("settingsDock", tr("Settings"), m_settings);
    m_layout->addDock("breakpointsDock", tr("Breakpoints"), new BreakpointsPanel(*m_controller, *m_breakpoints, this));
    m_layout->addDock("offendersDock", tr("Worst offenders"), new OffendersPanel(*m_controller, this), false);
    m_layout->addDock("warmStartDock", tr("Warm start"), new WarmStartPanel(*m_controller, this), false);
    m_branches = new BranchesPanel(*m_controller, this);
    m_layout->addDock("branchesDock", tr("Branches"), m_branches, false);
    m_layout->addDock("iterationsDock", tr("Rows × iterations"), new IterationTable(*m_controller, this));
    m_layout->addDock("convergenceDock", tr("Convergence"), new ConvergenceChart(*m_controller, this));
    m_layout->addDock("energyDock", tr("Time series"), new EnergyChart(*m_controller, this));
    m_compare = new ComparePanel(*m_controller, this);
    m_layout->addDock("compareDock", tr("Compare"), m_compare);
    m_layout->addDock("matrixDock", tr("Matrix"), new MatrixView(*m_controller, this), false);
    m_layout->addDock("planeDock", tr("λ₁–λ₂ plane"), new LambdaPlaneView(*m_controller, this), false);
    buildAccounts();
    buildExact();
    buildSandboxes();
    buildSeries();
    buildJoint();
    buildNotebook();
    m_timeline = new Timeline(*m_controller, this);
    m_layout->addDock("timelineDock", tr("Timeline"), m_timeline);
    buildMoments();
    buildHandSolve();
    hangCurtains();
}

void MainWindow::resetLayout() {
    (*m_actions)[QStringLiteral("full-scene")]->setChecked(false);
    m_layout->reset();
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    m_layout->windowShown();
}

/// What another window has written meanwhile is seen here, too.
void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::ActivationChange || !isActiveWindow()) return;
    m_bookmarks->readAgain();
    Journal::of(*m_controller).readAgain();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_controller->pause();
    const QStringList unsaved = saveWork();
    keepPlace();
    event->setAccepted(unsaved.isEmpty() || m_closesUnsaved);
    if (!event->isAccepted()) askAboutUnsaved(unsaved);
}

void MainWindow::keepAll() {
    saveWork();
    keepPlace();
}

QVariantMap MainWindow::placeAndLayout() const {
    QVariantMap all = m_layout->settings();
    all.insert(lastPlace());
    return all;
}

void MainWindow::keepPlace() {
    m_kept = placeAndLayout();
    QSettings settings;
    for (auto each = m_kept.constBegin(); each != m_kept.constEnd(); ++each) settings.setValue(each.key(), each.value());
}

/// Writes what has not been written yet. Returns the files for which that was not possible.
QStringList MainWindow::saveWork() {
    QStringList unsaved;
    if (!m_bookmarks->flush()) unsaved += m_bookmarks->unsavedFiles();
    if (!m_lessons->flush()) unsaved += m_lessons->progress().file();
    Journal& journal = Journal::of(*m_controller);  // after the lesson, which may still write into it
    if (!journal.flush()) unsaved += journal.file();
    return unsaved;
}

void MainWindow::endFromOutside() {
    const auto* asked = findChild<QMessageBox*>(unsavedBox());
    m_closesUnsaved = m_closesUnsaved || (asked && asked->isVisible());
    close();
}

void MainWindow::askAboutUnsaved(const QStringList& files) {
    const auto* shown = findChild<QMessageBox*>(unsavedBox());
    if (shown && shown->isVisible()) return;
    QStringList names;
    for (const QString& file : files) names += QDir::toNativeSeparators(file);
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("Not saved"),
                        tr("Your latest work could not be written to:") + QStringLiteral("\n\n") + names.join(QLatin1Char('\n')),
                        QMessageBox::NoButton, this);
    box->setObjectName(unsavedBox());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Is the disk full, or the folder write-protected? If you close the window now, this work is lost."));
    QPushButton* again = box->addButton(tr("&Try again"), QMessageBox::AcceptRole);
    QPushButton* anyway = box->addButton(tr("&Close anyway"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(again);
    // Later: the window goes when its dialog has gone.
    connect(again, &QPushButton::clicked, this, &QWidget::close, Qt::QueuedConnection);
    connect(
        anyway, &QPushButton::clicked, this,
        [this] {
            m_closesUnsaved = true;
            close();
        },
        Qt::QueuedConnection);
    // Once there is room again there is nothing to ask.
    auto* retry = new QTimer(box);
    connect(retry, &QTimer::timeout, this, [this] {
        if (saveWork().isEmpty()) close();
    });
    retry->start(KeptFile::failedDelay);
    box->open();
}

void MainWindow::fillRecent() {
    m_recent->clear();
    for (const QString& file : QSettings().value(recentKey()).toStringList()) {
        QAction* action = m_recent->addAction(QDir::toNativeSeparators(file));
        action->setToolTip(tr("Opens this scene again."));
        connect(action, &QAction::triggered, this, [this, file] { openScene(file); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
}

void MainWindow::rememberRecent(const QString& file) {
    if (file.startsWith(QLatin1Char(':')) || !QFileInfo::exists(file)) return;
    QStringList recent = QSettings().value(recentKey()).toStringList();
    const QString path = QFileInfo(file).absoluteFilePath();
    recent.removeAll(path);
    recent.prepend(path);
    QSettings().setValue(recentKey(), recent.mid(0, recentScenes));
}

QMenu* MainWindow::createPopupMenu() {
    auto* menu = new QMenu(this);
    for (QDockWidget* dock : m_layout->docks()) menu->addAction(dock->toggleViewAction());
    return menu;
}

bool MainWindow::openScene(const QString& file) {
    if (isTraceFile(file)) {
        auto trace = openTrace(file, this);
        if (!trace) {
            showProblem(QString::fromStdString(trace.error().text()));
            return false;
        }
        m_controller->openScene(std::move(*trace), file);
    } else if (!m_controller->openScene(file)) {
        return false;
    }
    m_controller->seek(openingMoment(m_controller->session()));
    recordTrace(*m_controller, this);
    rememberRecent(file);
    return true;
}

bool MainWindow::openLesson(const QString& id) {
    if (!m_lessons->openLesson(id)) return false;
    showPanel(QStringLiteral("lesson"));
    return true;
}

void MainWindow::showPanel(const QString& panel) {
    (*m_actions)[QStringLiteral("full-scene")]->setChecked(false);
    for (const auto& [name, dock] : panelDocks) {
        if (panel != QLatin1String(name)) continue;
        auto* found = findChild<QDockWidget*>(QLatin1String(dock));
        found->show();
        found->raise();
    }
    if (panel == QLatin1String("change")) m_branches->showChanges();
}

void MainWindow::unlockControls(const QStringList& keys) {
    m_settings->unlock(keys);
    const auto unlocked = [&](const char* key) { return keys.contains(QStringLiteral("*")) || keys.contains(QLatin1String(key)); };
    findChild<IterationTable*>()->allowReordering(unlocked("row_order") && unlocked("given_order"));
    m_scene->setDraggable(keys.contains(QStringLiteral("*")) || keys.contains(QStringLiteral("bodies")));
    m_branches->setLocked(!keys.contains(QStringLiteral("*")));
    findChild<SweepPanel*>()->allowOpening(keys.contains(QStringLiteral("*")));
    findChild<RowOrderPanel*>()->allowUse(unlocked("row_order") && unlocked("given_order"));
    findChild<JointPanel*>()->allowUse(unlocked("joint"));
    const QString locked =
        keys.contains(QStringLiteral("*")) ? QString() : tr("The lesson keeps the run as it is for now; free play unlocks it.");
    for (const char* name : {"branch", "set-impulse", "change-body"}) m_actions->lock(QLatin1String(name), locked);
    settingsChanged();
}

void MainWindow::showSearch() {
    if (m_breakpoints->isSearching())
        statusBar()->showMessage(tr("Searching for a stop: %1. %2 calls it off.")
                                     .arg(m_breakpoints->progress().isEmpty() ? tr("just begun") : m_breakpoints->progress(),
                                          keyOf((*m_actions)[QStringLiteral("cancel-search")])));
    else
        statusBar()->showMessage(m_breakpoints->outcome(), messageTime);
}

void MainWindow::showStop(int place) {
    if (place < 0) return;
    statusBar()->showMessage(tr("Stopped at breakpoint %1: %2").arg(place + 1).arg(m_breakpoints->titleOf(place)), messageTime);
}

void MainWindow::showProblem(const QString& problem) { m_problem->showText(problem); }

void MainWindow::showProblemOf(const QObject* files, const QString& problem) {
    const auto text = [this] { return QStringList(m_problems.values()).join(QLatin1Char('\n')); };
    const QString before = text();
    m_problems.remove(files);
    if (!problem.isEmpty()) m_problems[files] = problem;
    if (!m_problems.isEmpty())
        showProblem(text());
    else if (m_problem->text() == before)
        m_problem->hide();
}

QString MainWindow::message() const { return m_problem->isHidden() ? QString() : m_problem->text(); }

void MainWindow::chooseFromLibrary() {
    SceneLibraryDialog library(this);
    library.choose(QFileInfo(m_controller->sceneFile()).completeBaseName());
    if (library.exec() == QDialog::Accepted && library.chosen()) openScene(library.chosen()->file());
}

void MainWindow::chooseScene() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open scene"), {}, tr("Scenes and traces (*.json *.jsonl *.ndjson);;All files (*)"));
    if (!file.isEmpty()) openScene(file);
}

void MainWindow::saveSceneAs() {
    if (m_controller->scene().playback)
        return showProblem(tr("A recorded trace can't be saved as a scene: it contains no model to continue from."));
    m_controller->pause();
    const auto moment = askWhatToSave();
    if (!moment) return;
    QFileDialog dialog(this, tr("Save scene as"), {}, tr("Scenes (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    const QFileInfo proposed(proposedFile(*moment));
    dialog.setDirectory(proposed.path());
    dialog.selectFile(proposed.fileName());
    if (dialog.exec() == QDialog::Accepted) saveScene(dialog.selectedFiles().front(), *moment);
}

/// Asks only where the two are different scenes.
std::optional<MainWindow::SavedMoment> MainWindow::askWhatToSave() {
    const Session& session = m_controller->session();
    if (sceneAt(session.scene(), session.world()) == session.scene()) return SavedMoment::Start;
    QMessageBox box(QMessageBox::Question, tr("Save scene as"), tr("Which moment of the run should the scene begin with?"),
                    QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("whatToSave"));
    box.setInformativeText(tr("This moment keeps where the bodies are and how they move, but not the impulses of the last step."));
    QPushButton* now = box.addButton(tr("&This moment (step %1)").arg(session.cursor().step), QMessageBox::AcceptRole);
    QPushButton* start = box.addButton(tr("The &start"), QMessageBox::AcceptRole);
    box.setDefaultButton(now);
    box.exec();
    if (box.clickedButton() == now) return SavedMoment::Now;
    return box.clickedButton() == start ? std::optional(SavedMoment::Start) : std::nullopt;
}

/// Beside the file of the scene, if it has one.
QString MainWindow::proposedFile(SavedMoment moment) const {
    const QFileInfo file(m_controller->sceneFile());
    const bool isOnDisk = file.isFile() && !m_controller->sceneFile().startsWith(QLatin1Char(':'));
    QString name = file.completeBaseName();
    if (name.isEmpty()) name = QStringLiteral("scene");
    if (moment == SavedMoment::Now) name += QStringLiteral("-step-%1").arg(m_controller->session().cursor().step);
    const QString folder = isOnDisk ? file.absolutePath() : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder + QLatin1Char('/') + name + QStringLiteral(".json");
}

bool MainWindow::saveScene(const QString& file, SavedMoment moment) {
    const Session& session = m_controller->session();
    Scene scene = moment == SavedMoment::Now ? sceneAt(session.scene(), session.world()) : session.scene();
    scene.settings = session.nextSettings();
    if (const auto error = solverscope::saveScene(scene, file.toStdString())) {
        showProblem(QString::fromStdString(error->text()));
        return false;
    }
    rememberRecent(file);
    statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(file)), readingTime);
    return true;
}

void MainWindow::exportPicture() {
    const QString sceneFilter = tr("Scene (*.png *.svg)");
    const QString windowFilter = tr("Window (*.png)");
    QString chosen = sceneFilter;
    QString file =
        QFileDialog::getSaveFileName(this, tr("Export picture"), {}, sceneFilter + QStringLiteral(";;") + windowFilter, &chosen);
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".png");
    QWidget& widget = chosen == windowFilter ? static_cast<QWidget&>(*this) : *m_scene;
    if (!savePicture(widget, file)) showProblem(tr("%1: cannot be written").arg(file));
}

void MainWindow::showKeys() { KeysDialog(*m_actions, this).exec(); }
void MainWindow::showShortcuts() { ShortcutsDialog(*m_actions, this).exec(); }

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Solverscope"),
                       tr("<h3>Solverscope %1</h3>"
                          "<p>An oscilloscope for physics solvers: stop at every row of every iteration, forward and back.</p>"
                          "<p>Copyright © 2026 The Solverscope developers</p>"
                          "<p>This program is free software: you may redistribute and change it under the terms of the GNU General "
                          "Public License, version 3 or (at your option) any later version. It comes with absolutely no "
                          "warranty.</p><p>Qt %2</p>")
                           .arg(QStringLiteral(SOLVERSCOPE_VERSION), QLatin1String(qVersion())));
}

void MainWindow::sceneChanged() {
    const Scene& scene = m_controller->scene();
    QString title = libraryText(scene.title);
    if (title.isEmpty()) title = QFileInfo(m_controller->sceneFile()).completeBaseName();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Solverscope") : tr("%1 – Solverscope").arg(title));
    m_problem->hide();
    m_problems.clear();
    m_trace->showText(traceInWords(scene));
    m_trace->setVisible(scene.playback != nullptr);
    m_steps = m_controller->session().recording().steps();
    statusBar()->clearMessage();
}

void MainWindow::recordingChanged() {
    const Session& session = m_controller->session();
    offerBranch();
    const std::int64_t steps = session.recording().steps();
    const std::int64_t forgotten = m_steps - steps;
    m_steps = steps;
    // After an undo there is something to redo; then nothing was lost but what the undo took back.
    if (forgotten <= 0 || session.canRedo()) {
        const bool isBack = forgotten < 0 || session.canRedo();
        if (isBack && !m_loss.isEmpty() && statusBar()->currentMessage() == m_loss) statusBar()->clearMessage();
        return;
    }
    const QString undo = keyOf((*m_actions)[QStringLiteral("undo")]);
    const QString rest = tr("%n later steps are forgotten – %1 brings them back.", nullptr, static_cast<int>(forgotten)).arg(undo);
    const QString again = session.atEndOfStep() ? QString() : tr("Step %1 was run again.").arg(session.cursor().step);
    m_loss = sentences({again, rest});
    statusBar()->showMessage(m_loss);
}

void MainWindow::settingsChanged() {
    const Settings settings = m_controller->session().nextSettings();
    (*m_actions)[QStringLiteral("reset-settings")]->setEnabled(settings != m_controller->session().givenSettings());
    // Nobody knows the settings with which a trace was recorded.
    for (QAction* action : m_toolBarSettingActions) action->setVisible(!m_controller->scene().playback);
    for (SettingEditor* editor : m_toolBarSettings) {
        editor->show(settings);
        const QString why = m_settings->whyNot(settings, editor->info());
        editor->setEnabled(why.isEmpty());
        giveReason(*editor, why);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), isSceneFile)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto urls = event->mimeData()->urls();
    const auto scene = std::find_if(urls.begin(), urls.end(), isSceneFile);
    if (scene == urls.end()) return;
    event->acceptProposedAction();
    openScene(scene->toLocalFile());
}

/// Panels behind others count as visible for QMainWindow; the Tab key would go through all that is in them, unseen.
bool MainWindow::focusNextPrevChild(bool next) {
    const auto isStop = [this](const QWidget& widget) {
        const bool takesTab = (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() && !widget.focusProxy();
        if (!takesTab || widget.window() != this || !widget.isVisibleTo(this)) return false;
        const QWidget* dock = &widget;
        while (dock && !qobject_cast<const QDockWidget*>(dock)) dock = dock->parentWidget();
        return !dock || dock->geometry().intersects(rect());
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
    if (event->type() == QEvent::KeyPress) return pressesButton(watched, *static_cast<QKeyEvent*>(event));
    // Who closes the panel leaves the lesson for free play: else its question would go on hiding things with nothing to answer it
    // in.
    if (event->type() == QEvent::Close && watched == m_lessons->parentWidget()) m_lessons->playFreely();
    if (event->type() != QEvent::ShortcutOverride) return QMainWindow::eventFilter(watched, event);
    // Where there is something to scroll, the keys that scroll belong to it rather than to the recording.
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool scrolls = key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Home || key == Qt::Key_End;
    const bool plain = static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier;
    const bool hasPages =
        qobject_cast<QTextEdit*>(watched) || qobject_cast<QPlainTextEdit*>(watched) || qobject_cast<QAbstractItemView*>(watched);
    if (!scrolls || !plain || !hasPages) return QMainWindow::eventFilter(watched, event);
    event->accept();
    return true;
}

}  // namespace solverscope
