// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/main_window.h"

#include <QAbstractItemView>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QSvgGenerator>
#include <QTabBar>
#include <QTextEdit>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>
#include <algorithm>
#include <array>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/opening_moment.h"
#include "gui/session/scene_source.h"
#include "gui/style/icons.h"
#include "gui/style/theme.h"
#include "gui/views/bodies_table.h"
#include "gui/views/compare_panel.h"
#include "gui/views/iteration_table.h"
#include "gui/views/keys_dialog.h"
#include "gui/views/message_bar.h"
#include "gui/views/row_card.h"
#include "gui/views/scene_view.h"
#include "gui/views/setting_editor.h"
#include "gui/views/settings_panel.h"
#include "gui/views/shortcuts_dialog.h"
#include "gui/views/source_view.h"
#include "gui/views/status_line.h"
#include "gui/views/timeline.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

// Counts up when docks are added or renamed: an older layout is then put aside for the default one.
constexpr int layoutVersion = 2;

constexpr int recentScenes = 8;

// From this size on, source, table and chart are in sight together.
constexpr QSize roomyWindow{1600, 900};

// How large the window is at the first start; it fills screens that are no wider.
constexpr QSize largestFirstSize{1920, 1200};

constexpr std::array speeds{0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0};

// The panels as lessons call them (lesson_link.h), and their docks.
constexpr std::array<std::pair<const char*, const char*>, 11> panelDocks{{{"impulses", "iterationsDock"},
                                                                          {"source", "sourceDock"},
                                                                          {"row", "rowCardDock"},
                                                                          {"bodies", "bodiesDock"},
                                                                          {"table", "iterationsDock"},
                                                                          {"convergence", "convergenceDock"},
                                                                          {"energy", "energyDock"},
                                                                          {"compare", "compareDock"},
                                                                          {"settings", "settingsDock"},
                                                                          {"timeline", "timelineDock"},
                                                                          {"lesson", "lessonDock"}}};

QString stateKey() { return QStringLiteral("window/state"); }
QString geometryKey() { return QStringLiteral("window/geometry"); }
QString layerKey(const QAction* layer) { return QStringLiteral("layers/") + layer->objectName(); }
QString recentKey() { return QStringLiteral("recentScenes"); }
QString hintKey() { return QStringLiteral("hintDismissed"); }

QString keyOf(const QAction* action) { return action->shortcut().toString(QKeySequence::NativeText); }

bool isSceneFile(const QUrl& url) {
    return url.isLocalFile() && url.toLocalFile().endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

bool savePicture(QWidget& widget, const QString& file) {
    if (!file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return widget.grab().save(file);
    QSvgGenerator svg;
    svg.setFileName(file);
    svg.setSize(widget.size());
    svg.setViewBox(widget.rect());
    QPainter painter;
    if (!painter.begin(&svg)) return false;
    widget.render(&painter);
    return painter.end();
}

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), m_controller(new DebuggerController(this)), m_actions(new Actions(*m_controller, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setDockOptions(AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setDocumentMode(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    setAcceptDrops(true);

    buildCentre();
    buildDocks();
    buildCommands();
    buildToolBar();
    buildMenus();
    statusBar()->addPermanentWidget(new StatusLine(*m_controller, this));
    m_actions->loadKeys();
    if (!QSettings().value(hintKey()).toBool())
        m_hint->showText(tr("%1 steps one row, %2 goes back, %3 runs and pauses, %4 shows all keys.")
                             .arg(keyOf((*m_actions)[QStringLiteral("row-forward")]),
                                  keyOf((*m_actions)[QStringLiteral("row-back")]), keyOf((*m_actions)[QStringLiteral("run")]),
                                  keyOf((*m_actions)[QStringLiteral("keys")])));
    for (const Command& command : m_actions->commands()) addAction(command.action);

    connect(m_controller, &DebuggerController::problemFound, this, [this] { showProblem(m_controller->problem()); });
    connect(m_controller, &DebuggerController::sceneChanged, this, &MainWindow::sceneChanged);
    connect(m_controller, &DebuggerController::recordingChanged, this, &MainWindow::recordingChanged);
    connect(m_controller, &DebuggerController::settingsChanged, this, &MainWindow::settingsChanged);
    qApp->installEventFilter(this);
    sceneChanged();
    settingsChanged();
    restoreLayout();
}

MainWindow::~MainWindow() {
    qApp->removeEventFilter(this);
    // A dock that floats is closed when it is deleted, and its view looks at the session once more: the controller must still be
    // there, which as the first child would be deleted first.
    for (QDockWidget* dock : m_docks) delete dock;
}

void MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
    m_problem = new MessageBar(MessageBar::Kind::Problem, centre);
    m_problem->setObjectName(QStringLiteral("problemBar"));
    m_hint = new MessageBar(MessageBar::Kind::Hint, centre);
    m_hint->setObjectName(QStringLiteral("hintBar"));
    m_scene = new SceneView(*m_controller, centre);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_problem);
    layout->addWidget(m_scene, 1);
    layout->addWidget(m_hint);
    setCentralWidget(centre);
    connect(m_scene, &SceneView::dragRefused, this, [this] {
        constexpr int readingTime = 8000;  // ms
        statusBar()->showMessage(tr("The lesson keeps the bodies where they are for now: they can be picked, not dragged."),
                                 readingTime);
    });
    connect(m_hint, &MessageBar::dismissed, this, [] { QSettings().setValue(hintKey(), true); });
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* view) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(view);
    dock->toggleViewAction()->setToolTip(tr("Shows or hides the panel “%1”").arg(title));
    dock->toggleViewAction()->setStatusTip(dock->toggleViewAction()->toolTip());
    m_docks.push_back(dock);
    for (const auto changed : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged})
        connect(dock, changed, this, &MainWindow::trimTitlesSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &MainWindow::trimTitlesSoon);
    return dock;
}

void MainWindow::buildDocks() {
    m_lessons = new LessonPanel(*m_controller, this);
    connect(m_lessons, &LessonPanel::panelRequested, this, &MainWindow::showPanel);
    connect(m_lessons, &LessonPanel::controlsUnlocked, this, &MainWindow::unlockControls);
    addDock("lessonDock", tr("Lessons"), m_lessons);
    addDock("rowCardDock", tr("Row"), new RowCard(*m_controller, this));
    addDock("sourceDock", tr("Source"), new SourceView(*m_controller, this));
    addDock("bodiesDock", tr("Bodies"), new BodiesTable(*m_controller, this));
    m_settings = new SettingsPanel(*m_controller, this);
    addDock("settingsDock", tr("Settings"), m_settings);
    addDock("iterationsDock", tr("Rows × iterations"), new IterationTable(*m_controller, this));
    addDock("convergenceDock", tr("Convergence"), new ConvergenceChart(*m_controller, this));
    addDock("energyDock", tr("Energy"), new EnergyChart(*m_controller, this));
    m_compare = new ComparePanel(*m_controller, this);
    connect(m_compare, &ComparePanel::ghostChanged, this, &MainWindow::showGhost);
    connect(m_controller, &DebuggerController::cursorMoved, this, &MainWindow::showGhost);
    addDock("compareDock", tr("Compare"), m_compare);
    addDock("timelineDock", tr("Timeline"), new Timeline(*m_controller, this));
}

QDockWidget* MainWindow::placeTabs(std::initializer_list<const char*> names, const std::function<void(QDockWidget*)>& place) {
    QDockWidget* first = nullptr;
    for (const char* name : names) {
        auto* dock = findChild<QDockWidget*>(QLatin1String(name));
        if (!dock) continue;
        if (first)
            tabifyDockWidget(first, dock);
        else
            place(first = dock);
    }
    return first;
}

void MainWindow::resetLayout() {
    (*m_actions)[QStringLiteral("full-scene")]->setChecked(false);
    for (QDockWidget* each : m_docks) {
        removeDockWidget(each);
        each->setFloating(false);
    }
    const bool roomy = width() >= roomyWindow.width() && height() >= roomyWindow.height();
    const auto into = [this](Qt::DockWidgetArea area) {
        return [this, area](QDockWidget* dock) { addDockWidget(area, dock, Qt::Vertical); };
    };
    const auto show = [this](std::initializer_list<QDockWidget*> fronts) {
        for (QDockWidget* each : m_docks) each->show();
        for (QDockWidget* front : fronts) front->raise();
    };
    const auto beside = [this](QDockWidget* other, Qt::Orientation way) {
        return [this, other, way](QDockWidget* dock) { splitDockWidget(other, dock, way); };
    };
    QDockWidget* lesson = placeTabs({"lessonDock"}, into(Qt::LeftDockWidgetArea));
    if (roomy) {
        QDockWidget* card = placeTabs({"rowCardDock"}, into(Qt::RightDockWidgetArea));
        QDockWidget* source = placeTabs({"sourceDock", "bodiesDock", "settingsDock"}, beside(card, Qt::Vertical));
        QDockWidget* iterations = placeTabs({"iterationsDock"}, into(Qt::BottomDockWidgetArea));
        QDockWidget* timeline = placeTabs({"timelineDock"}, into(Qt::BottomDockWidgetArea));
        QDockWidget* charts = placeTabs({"convergenceDock", "energyDock", "compareDock"}, beside(iterations, Qt::Horizontal));
        show({source, charts});
        resizeDocks({lesson, card}, {420, 500}, Qt::Horizontal);
        resizeDocks({iterations, timeline}, {260, 170}, Qt::Vertical);
        resizeDocks({card, source}, {420, 200}, Qt::Vertical);
        resizeDocks({iterations, charts}, {width() / 2, width() / 2}, Qt::Horizontal);
    } else {
        QDockWidget* card = placeTabs({"rowCardDock", "bodiesDock", "settingsDock"}, into(Qt::RightDockWidgetArea));
        // Tabs come last: beside a tab only another tab can be put.
        QDockWidget* tables = placeTabs({"sourceDock"}, into(Qt::BottomDockWidgetArea));
        QDockWidget* timeline = placeTabs({"timelineDock"}, beside(tables, Qt::Horizontal));
        placeTabs({"sourceDock", "iterationsDock", "convergenceDock", "energyDock", "compareDock"}, [](QDockWidget*) {});
        show({card, tables});
        resizeDocks({lesson, card}, {300, 400}, Qt::Horizontal);
        resizeDocks({tables}, {230}, Qt::Vertical);
        resizeDocks({tables, timeline}, {width() / 2, width() / 2}, Qt::Horizontal);
    }
}

void MainWindow::trimTitlesSoon() {
    if (m_trimIsDue) return;
    m_trimIsDue = true;
    // Docks must not be changed while the layout that reports them is at work.
    QMetaObject::invokeMethod(this, &MainWindow::trimTitles, Qt::QueuedConnection);
}

void MainWindow::trimTitles() {
    m_trimIsDue = false;
    for (QDockWidget* dock : m_docks) {
        const auto besides = tabifiedDockWidgets(dock);
        const bool hasTab = !dock->isFloating() && std::any_of(besides.begin(), besides.end(), [](const QDockWidget* other) {
            return other->toggleViewAction()->isChecked();
        });
        // The tab says the title already and can be dragged like a title bar.
        if (hasTab == (dock->titleBarWidget() != nullptr)) continue;
        QWidget* before = dock->titleBarWidget();
        dock->setTitleBarWidget(hasTab ? new QWidget(dock) : nullptr);
        delete before;
    }
    for (QTabBar* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) tabs->setAccessibleName(tr("Panels"));
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    if (!restoreGeometry(settings.value(geometryKey()).toByteArray())) {
        const QSize room = screen()->availableSize();
        resize(largestFirstSize.boundedTo(room));
        if (room.width() <= largestFirstSize.width()) setWindowState(windowState() | Qt::WindowMaximized);
    }
    resetLayout();
    if (!restoreState(settings.value(stateKey()).toByteArray(), layoutVersion)) m_layoutIsDue = true;
    for (QAction* layer : m_scene->layerActions()) layer->setChecked(settings.value(layerKey(layer), layer->isChecked()).toBool());
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!m_layoutIsDue) return;
    m_layoutIsDue = false;
    // Only now the window has its size, which decides where things go.
    QMetaObject::invokeMethod(this, &MainWindow::resetLayout, Qt::QueuedConnection);
}

void MainWindow::saveLayout() const {
    if (m_layoutIsDue) return;
    QSettings settings;
    settings.setValue(geometryKey(), saveGeometry());
    for (const QAction* layer : m_scene->layerActions()) settings.setValue(layerKey(layer), layer->isChecked());
    settings.setValue(stateKey(), m_beforeFullScene.isEmpty() ? saveState(layoutVersion) : m_beforeFullScene);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_controller->pause();
    saveLayout();
    event->accept();
}

void MainWindow::setFullScene(bool on) {
    if (!on) {
        restoreState(m_beforeFullScene, layoutVersion);
        m_beforeFullScene.clear();
        return;
    }
    m_beforeFullScene = saveState(layoutVersion);
    for (QDockWidget* each : m_docks) each->hide();
}

void MainWindow::buildCommands() {
    const auto command = [this](const char* name, const QString& group, const QString& text, const QString& explanation,
                                const QList<QKeySequence>& keys, const char* icon, auto slot) {
        QAction* action = m_actions->add(QLatin1String(name), group, text, explanation, keys, QLatin1String(icon));
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    const QString file = tr("File");
    const QString view = tr("View");
    const QString help = tr("Help");
    command("open", file, tr("&Open scene…"), tr("Opens a scene file."), {Qt::CTRL | Qt::Key_O}, "open", &MainWindow::chooseScene);
    command("save-as", file, tr("&Save scene as…"), tr("Writes the scene with the settings in force now to a new file."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, "save", &MainWindow::saveSceneAs);
    command("export", file, tr("&Export picture…"), tr("Saves a picture of the scene or of the window, as PNG or SVG."),
            {Qt::CTRL | Qt::Key_E}, "", &MainWindow::exportPicture);
    command("quit", file, tr("&Quit"), tr("Closes the window; the layout is kept."), {Qt::CTRL | Qt::Key_Q}, "", &QWidget::close);
    command("find-setting", view, tr("&Find a setting"), tr("Shows the settings and searches among them."), {Qt::CTRL | Qt::Key_F},
            "", [this] {
                showPanel(QStringLiteral("settings"));
                m_settings->startSearch();
            });
    QAction* full = command("full-scene", view, tr("&Full scene"), tr("Hides all panels, and brings them back."), {Qt::Key_F12},
                            "full-scene", [] {});
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, &MainWindow::setFullScene);
    command("reset-layout", view, tr("&Reset layout"),
            tr("Puts every panel back to where it was at first, and shows the layers of the scene that were shown then."), {}, "",
            [this] {
                resetLayout();
                m_scene->resetLayers();
            });
    command("keys", help, tr("&Keys"), tr("Shows all keys at a glance."), {Qt::Key_F1}, "", &MainWindow::showKeys);
    command("shortcuts", help, tr("Keyboard &shortcuts…"), tr("Gives commands other keys."), {}, "", &MainWindow::showShortcuts);
    command("about", help, tr("&About Solverscope"), tr("Version and licence."), {}, "", &MainWindow::showAbout);
}

void MainWindow::buildToolBar() {
    auto* bar = addToolBar(tr("Steps and settings"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    bar->setIconSize({20, 20});
    const auto add = [&](std::initializer_list<const char*> names) {
        for (const char* name : names) bar->addAction((*m_actions)[QLatin1String(name)]);
    };
    add({"step-back", "phase-back", "iteration-back", "row-back"});
    bar->addSeparator();
    add({"row-forward", "iteration-forward", "phase-forward", "step-forward"});
    bar->addSeparator();
    add({"run", "restart"});
    (*m_actions)[QStringLiteral("restart")]->setIconText(tr("Restart"));

    m_speed = new QComboBox(bar);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Simulated seconds per second while running"));
    for (const double speed : speeds) m_speed->addItem(tr("× %1").arg(speed), speed);
    m_speed->setCurrentIndex(m_speed->findData(m_controller->speed()));
    bar->addWidget(m_speed);
    connect(m_speed, &QComboBox::activated, this, [this] { m_controller->setSpeed(m_speed->currentData().toDouble()); });
    connect(m_controller, &DebuggerController::playbackChanged, this,
            [this] { m_speed->setCurrentIndex(m_speed->findData(m_controller->speed())); });
    bar->addSeparator();

    for (const char* key : {"method", "iterations", "warm_starting"}) {
        const SettingInfo& info = *findSetting(key);
        auto* editor = new SettingEditor(*m_controller, info, true, bar);
        editor->setObjectName(QStringLiteral("toolBar.") + QLatin1String(key));
        if (info.kind == SettingKind::Integer) {
            auto* label = new QLabel(settingLabel(info) + QLatin1Char(' '), bar);
            label->setContentsMargins(8, 0, 0, 0);
            bar->addWidget(label);
        }
        editor->setContentsMargins(info.kind == SettingKind::Choice ? 0 : 6, 0, 6, 0);
        bar->addWidget(editor);
        m_toolBarSettings.push_back(editor);
    }
}

void MainWindow::buildMenus() {
    const auto add = [this](QMenu* menu, std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (*name)
                menu->addAction((*m_actions)[QLatin1String(name)]);
            else
                menu->addSeparator();
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, {"open"});
    fillLibrary(*file->addMenu(tr("Scene &library")));
    m_recent = file->addMenu(tr("Recent s&cenes"));
    connect(file, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    fillRecent();
    add(file, {"", "save-as", "export", "", "quit"});

    QMenu* run = menuBar()->addMenu(tr("&Run"));
    add(run, {"run",
              "restart",
              "",
              "row-forward",
              "row-back",
              "term-forward",
              "term-back",
              "iteration-forward",
              "iteration-back",
              "phase-forward",
              "phase-back",
              "step-forward",
              "step-back",
              "stop-forward",
              "stop-back",
              "",
              "start",
              "end",
              "",
              "undo",
              "redo"});

    QMenu* lessons = menuBar()->addMenu(tr("&Lessons"));
    QAction* contents = m_actions->add(QStringLiteral("lesson-contents"), tr("Lessons"), tr("Table of &contents"),
                                       tr("Shows all lessons."), {Qt::CTRL | Qt::Key_L});
    connect(contents, &QAction::triggered, this, [this] {
        m_lessons->showContents();
        showPanel(QStringLiteral("lesson"));
    });
    lessons->addAction(contents);
    lessons->addSeparator();
    const LessonLibrary library;
    for (const LibraryLesson& each : library.lessons()) {
        const QString id = QString::fromStdString(each.lesson.id);
        QAction* action = lessons->addAction(tr("%1 %2").arg(id, QString::fromStdString(each.lesson.title)));
        action->setStatusTip(QString::fromStdString(each.lesson.part));
        connect(action, &QAction::triggered, this, [this, id] { openLesson(id); });
    }

    QMenu* view = menuBar()->addMenu(tr("&View"));
    for (QDockWidget* dock : m_docks) view->addAction(dock->toggleViewAction());
    view->addSeparator();
    view->addMenu(tr("Layers of the &scene"))->addActions(m_scene->layerActions());
    QMenu* theme = view->addMenu(tr("&Theme"));
    auto* themes = new QActionGroup(this);
    for (const auto& [mode, name, text] :
         {std::tuple{ThemeMode::System, "theme-system", tr("As the &desktop")},
          std::tuple{ThemeMode::Light, "theme-light", tr("&Light")}, std::tuple{ThemeMode::Dark, "theme-dark", tr("D&ark")}}) {
        QAction* action = m_actions->add(QLatin1String(name), tr("View"), text, tr("Chooses the colours of the window."));
        action->setCheckable(true);
        action->setChecked(mode == savedTheme());
        themes->addAction(action);
        theme->addAction(action);
        connect(action, &QAction::triggered, this, [chosen = mode] {
            saveTheme(chosen);
            applyTheme(chosen);
        });
    }
    view->addSeparator();
    add(view, {"find-setting", "", "full-scene", "reset-layout"});

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    add(help, {"keys", "shortcuts", "", "about"});
}

void MainWindow::fillLibrary(QMenu& menu) {
    menu.setToolTipsVisible(true);
    for (const QString& name : libraryScenes()) {
        const auto scene = loadSceneFrom(QStringLiteral(":/scenes/%1.json").arg(name));
        if (!scene) continue;
        QAction* action = menu.addAction(QString::fromStdString(scene->title));
        action->setObjectName(name);
        action->setToolTip(QStringLiteral("<p>%1</p>").arg(QString::fromStdString(scene->description).toHtmlEscaped()));
        action->setStatusTip(QString::fromStdString(scene->description));
        connect(action, &QAction::triggered, this, [this, name] { openScene(QStringLiteral(":/scenes/%1.json").arg(name)); });
    }
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
    for (QDockWidget* dock : m_docks) menu->addAction(dock->toggleViewAction());
    return menu;
}

bool MainWindow::openScene(const QString& file) {
    if (!m_controller->openScene(file)) return false;
    m_controller->seek(openingMoment(m_controller->session()));
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
}

void MainWindow::unlockControls(const QStringList& keys) {
    m_settings->unlock(keys);
    const auto unlocked = [&](const char* key) { return keys.contains(QStringLiteral("*")) || keys.contains(QLatin1String(key)); };
    findChild<IterationTable*>()->allowReordering(unlocked("row_order") && unlocked("given_order"));
    m_scene->setDraggable(keys.contains(QStringLiteral("*")) || keys.contains(QStringLiteral("bodies")));
    settingsChanged();
}

void MainWindow::showGhost() {
    // Bodies move at the end of a step: before that, both runs stand where their last steps left them.
    const Session& session = m_controller->session();
    const bool moved = session.event().phase >= Phase::IntegratePositions;
    m_scene->setGhost(m_compare->ghostAt(session.cursor().step - (moved ? 0 : 1)), m_compare->ghostName());
}

void MainWindow::showProblem(const QString& problem) { m_problem->showText(problem); }

QString MainWindow::message() const { return m_problem->isHidden() ? QString() : m_problem->text(); }

void MainWindow::chooseScene() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open scene"), {}, tr("Scenes (*.json);;All files (*)"));
    if (!file.isEmpty()) openScene(file);
}

void MainWindow::saveSceneAs() {
    QString file = QFileDialog::getSaveFileName(this, tr("Save scene as"), {}, tr("Scenes (*.json)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".json");
    Scene scene = m_controller->scene();
    scene.settings = m_controller->session().nextSettings();
    const auto error = saveScene(scene, file.toStdString());
    if (error)
        showProblem(QString::fromStdString(error->text()));
    else
        rememberRecent(file);
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
    QString title = QString::fromStdString(scene.title);
    if (title.isEmpty()) title = QFileInfo(m_controller->sceneFile()).completeBaseName();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Solverscope") : tr("%1 – Solverscope").arg(title));
    m_problem->hide();
    m_steps = m_controller->session().recording().steps();
    statusBar()->clearMessage();
}

void MainWindow::recordingChanged() {
    const Session& session = m_controller->session();
    const std::int64_t steps = session.recording().steps();
    const std::int64_t forgotten = m_steps - steps;
    m_steps = steps;
    // After an undo there is something to redo; then nothing was lost but what the undo took back.
    if (forgotten <= 0 || session.canRedo()) return;
    const QString undo = keyOf((*m_actions)[QStringLiteral("undo")]);
    const QString rest = forgotten == 1 ? tr("1 later step is forgotten – %1 brings it back.").arg(undo)
                                        : tr("%1 later steps are forgotten – %2 brings them back.").arg(forgotten).arg(undo);
    const QString again = session.atEndOfStep() ? QString() : tr("Step %1 was run again; ").arg(session.cursor().step);
    statusBar()->showMessage(again + rest);
}

void MainWindow::settingsChanged() {
    const Settings settings = m_controller->session().nextSettings();
    for (SettingEditor* editor : m_toolBarSettings) {
        editor->show(settings);
        editor->setEnabled(m_settings->whyNot(settings, editor->info()).isEmpty());
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

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
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
