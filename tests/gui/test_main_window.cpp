// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractButton>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <random>
#include <set>

#include "gui/lessons/lesson_panel.h"
#include "gui/main_window.h"
#include "gui/run_window.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/theme.h"
#include "gui/views/compare_panel.h"
#include "gui/views/keys_dialog.h"
#include "gui/views/scene_view.h"
#include "gui/views/setting_editor.h"
#include "gui/views/shortcuts_dialog.h"
#include "lessons/loader/lesson_link.h"
#include "physics/trace/recording.h"
#include "physics/trace/snapshot.h"

using namespace solverscope;

namespace {

constexpr QSize smallWindow(1280, 800);

void settle() { QTest::qWait(30); }

std::unique_ptr<MainWindow> shownWindow(const QString& scene = QStringLiteral("stack_10"), QSize size = smallWindow) {
    auto window = std::make_unique<MainWindow>();
    window->setWindowState(Qt::WindowNoState);
    window->resize(size);
    if (!window->openScene(scene)) qFatal("the scene does not open");
    window->show();
    if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
    settle();
    window->sceneView().setFocus();
    return window;
}

const Session& session(MainWindow& window) { return window.controller().session(); }

QDockWidget* dockOf(MainWindow& window, const char* name) { return window.findChild<QDockWidget*>(QLatin1String(name)); }

void setNumber(QWidget* spin, const QString& text) {
    QTest::keyClick(spin, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(spin, text);
    QTest::keyClick(spin, Qt::Key_Return);
}

}  // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_config.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_config.path());
        QStandardPaths::setTestModeEnabled(true);  // lessons keep their progress there
        prepareApplication(*static_cast<QApplication*>(QCoreApplication::instance()));
    }

    void init() { QSettings().clear(); }

    void itOpensAtTheFirstRowOfTheSolver() {
        const auto window = shownWindow();
        QCOMPARE(session(*window).event().kind, EventKind::Row);
        QCOMPARE(session(*window).event().phase, Phase::SolveVelocities);
        QCOMPARE(session(*window).cursor().step, 1);
        QCOMPARE(window->windowTitle(), QStringLiteral("Stack of ten boxes – Solverscope"));
    }

    void eachKeyIsUndoneByItsOpposite_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("opposite");
        QTest::addColumn<Qt::KeyboardModifiers>("oppositeModifiers");
        const auto row = [](const char* name, int key, Qt::KeyboardModifiers m, int opposite, Qt::KeyboardModifiers o) {
            QTest::newRow(name) << key << m << opposite << o;
        };
        row("row", Qt::Key_F10, Qt::NoModifier, Qt::Key_F10, Qt::ShiftModifier);
        row("term", Qt::Key_F11, Qt::NoModifier, Qt::Key_F11, Qt::ControlModifier);
        row("iteration", Qt::Key_F11, Qt::ShiftModifier, Qt::Key_F11, Qt::ControlModifier | Qt::ShiftModifier);
        row("phase", Qt::Key_PageDown, Qt::ControlModifier, Qt::Key_PageUp, Qt::ControlModifier);
        row("step", Qt::Key_PageDown, Qt::NoModifier, Qt::Key_PageUp, Qt::NoModifier);
        row("stop", Qt::Key_Period, Qt::NoModifier, Qt::Key_Comma, Qt::NoModifier);
    }

    void eachKeyIsUndoneByItsOpposite() {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(int, opposite);
        QFETCH(Qt::KeyboardModifiers, oppositeModifiers);
        const auto window = shownWindow();
        window->controller().toStep(2);
        std::vector<Cursor> places;
        for (int i = 0; i < 6; ++i) {
            places.push_back(session(*window).cursor());
            QTest::keyClick(window.get(), static_cast<Qt::Key>(key), modifiers);
            QVERIFY(session(*window).cursor() > places.back());
        }
        for (; !places.empty(); places.pop_back()) {
            QTest::keyClick(window.get(), static_cast<Qt::Key>(opposite), oppositeModifiers);
            QCOMPARE(session(*window).cursor(), places.back());
        }
    }

    void homeAndEndGoToTheEndsOfTheRecording() {
        const auto window = shownWindow();
        window->controller().toStep(9);
        QTest::keyClick(window.get(), Qt::Key_Home);
        QCOMPARE(session(*window).cursor(), Cursor{});
        QTest::keyClick(window.get(), Qt::Key_End);
        QCOMPARE(session(*window).cursor().step, 9);
        QVERIFY(session(*window).atEndOfStep());
    }

    void f5RunsAndPauses() {
        const auto window = shownWindow();
        QAction* run = window->actions()[QStringLiteral("run")];
        QCOMPARE(run->text(), QStringLiteral("&Run"));
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(window->controller().isPlaying());
        QCOMPARE(run->text(), QStringLiteral("&Pause"));
        QTRY_VERIFY(session(*window).cursor().step > 5);
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(!window->controller().isPlaying());
        const Cursor at = session(*window).cursor();
        settle();
        QCOMPARE(session(*window).cursor(), at);
    }

    void draggingABodyIsAnInputThatCtrlZTakesBack() {
        const auto window = shownWindow();
        SceneView& scene = window->sceneView();
        const BodyId top{10};
        const Vec2 from = session(*window).world().poses[index(top)].position;
        const QPoint grip = scene.camera().toScreen(from).toPoint();
        QTest::mousePress(&scene, Qt::LeftButton, {}, grip);
        for (int i = 1; i <= 10; ++i) QTest::mouseMove(&scene, grip + QPoint(4 * i, -3 * i));
        QTest::mouseRelease(&scene, Qt::LeftButton, {}, grip + QPoint(40, -30));
        const Vec2 to = session(*window).world().poses[index(top)].position;
        QVERIFY(to.x > from.x && to.y > from.y);
        QCOMPARE(session(*window).recording().inputs().size(), std::size_t{1});

        QTest::keyClick(window.get(), Qt::Key_PageDown);
        QTest::keyClick(window.get(), Qt::Key_PageDown);
        const std::uint64_t hash = hashOf(session(*window).world());
        QTest::keyClick(window.get(), Qt::Key_Home);
        window->controller().toStep(2);
        QCOMPARE(hashOf(session(*window).world()), hash);

        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session(*window).recording().inputs().empty());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session(*window).recording().inputs().size(), std::size_t{1});
    }

    void aBadFileLeavesTheSceneAloneAndSaysWhere() {
        const auto window = shownWindow();
        QTest::keyClick(window.get(), Qt::Key_F10);
        const std::uint64_t hash = hashOf(session(*window).world());
        const Cursor at = session(*window).cursor();
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("bad.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "{ \"format\": \"solverscope-scene\", \"version\": 1, \"title\": \"Bad\",\n  \"bodies\": [ { \"id\": \"a\", \"mass\": "
            "-1 } ] }\n");
        file.close();

        QVERIFY(!window->openScene(file.fileName()));
        QVERIFY(QRegularExpression(QStringLiteral("bad\\.json:2:\\d+: .*expected")).match(window->message()).hasMatch());
        QCOMPARE(hashOf(session(*window).world()), hash);
        QCOMPARE(session(*window).cursor(), at);
        QCOMPARE(window->windowTitle(), QStringLiteral("Stack of ten boxes – Solverscope"));
        auto* bar = window->findChild<QWidget*>(QStringLiteral("problemBar"));
        QVERIFY(bar->isVisible());
        QTest::mouseClick(bar->findChild<QAbstractButton*>(), Qt::LeftButton);
        QVERIFY(window->message().isEmpty());
    }

    void aNumberThatIsNotFiniteIsReported() {
        const auto window = shownWindow();
        Scene scene = session(*window).scene();
        scene.bodies[4].velocity = {0, 1.7e308};
        scene.bodies[5].velocity = {0, -1.7e308};
        window->controller().openScene(scene);
        QTest::keyClick(window.get(), Qt::Key_PageDown);
        QVERIFY2(window->message().contains(QStringLiteral("not finite")), qPrintable(window->message()));
    }

    void draggedFilesOpen() {
        const auto window = shownWindow();
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("copy.json"));
        QVERIFY(QFile::copy(QStringLiteral(":/scenes/see_saw.json"), file));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &drop);
        QCOMPARE(session(*window).scene().title, std::string("See-saw"));
        QCOMPARE(QSettings().value(QStringLiteral("recentScenes")).toStringList(), QStringList{QFileInfo(file).absoluteFilePath()});
    }

    void aSettingChangedByItsWidgetIsReplayed() {
        const auto window = shownWindow();
        window->controller().toStep(3);
        auto* dock = dockOf(*window, "settingsDock");
        dock->raise();
        settle();
        auto* erp = window->findChild<QWidget*>(QStringLiteral("erp.number"));
        QVERIFY(erp && erp->isVisible());
        erp->setFocus();
        setNumber(erp, QStringLiteral("0.35"));
        QCOMPARE(session(*window).recording().inputs().size(), std::size_t{1});
        QCOMPARE(session(*window).nextSettings().erp, 0.35);
        window->controller().toStep(6);
        const std::uint64_t hash = hashOf(session(*window).world());
        window->controller().seek({});
        QCOMPARE(session(*window).settings().erp, 0.2);
        window->controller().toStep(6);
        QCOMPARE(session(*window).settings().erp, 0.35);
        QCOMPARE(hashOf(session(*window).world()), hash);
        auto* reset = window->findChild<QAbstractButton*>(QStringLiteral("erp.reset"));
        QVERIFY(reset->isVisible());
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(session(*window).nextSettings().erp, 0.2);
        QVERIFY(!reset->isVisible());
    }

    void valuesThatNobodyTouchedAreNeverRounded() {
        const auto window = shownWindow();
        dockOf(*window, "settingsDock")->raise();
        settle();
        auto* dt = window->findChild<QDoubleSpinBox*>(QStringLiteral("dt.number"));
        QCOMPARE(dt->text(), QStringLiteral("1/60 s"));
        dt->setFocus();
        QTest::keyClick(dt, Qt::Key_Return);
        QVERIFY(session(*window).recording().inputs().empty());
        setNumber(dt, QStringLiteral("1/120"));
        QCOMPARE(session(*window).nextSettings().dt, 1.0 / 120.0);
    }

    void settingsThatDoNothingAreDisabledAndSayWhy() {
        const auto window = shownWindow();
        dockOf(*window, "settingsDock")->raise();
        settle();
        auto* sweeps = window->findChild<SettingEditor*>(QStringLiteral("position_iterations"));
        QVERIFY(sweeps->isEnabled());
        window->controller().changeSetting(QStringLiteral("position_correction"), QStringLiteral("erp"));
        QVERIFY(!sweeps->isEnabled());
        auto* warm = window->findChild<QWidget*>(QStringLiteral("toolBar.warm_starting"));
        QVERIFY(warm->isEnabled());
        window->controller().changeSetting(QStringLiteral("accumulate"), QStringLiteral("false"));
        QVERIFY(!warm->isEnabled());
        const auto labels = window->findChild<QWidget*>(QStringLiteral("settingsPanel"))->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text().contains(QStringLiteral("only split impulse")); }));
    }

    void warmStartingInTheToolBarSwitchesIt() {
        const auto window = shownWindow();
        auto* box = window->findChild<QWidget*>(QStringLiteral("toolBar.warm_starting"))->findChild<QAbstractButton*>();
        QVERIFY(box->isChecked());
        box->click();
        QCOMPARE(session(*window).nextSettings().warmStarting, 0.0);
        QVERIFY(!box->isChecked());
        box->click();
        QCOMPARE(session(*window).nextSettings().warmStarting, 1.0);
    }

    void changingThePastSaysWhatItCost() {
        const auto window = shownWindow();
        window->controller().toStep(20);
        window->controller().seek({5, 40, Term::VelocityB});
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("4"));
        const QString said = window->statusBar()->currentMessage();
        QVERIFY2(said.contains(QStringLiteral("Step 5 was run again")) && said.contains(QStringLiteral("15")), qPrintable(said));
        QCOMPARE(session(*window).recording().steps(), 5);
        window->controller().undo();
        QCOMPARE(session(*window).recording().steps(), 20);
    }

    void theLayoutIsKeptAndCanBeReset() {
        QRect before;
        {
            const auto window = shownWindow();
            QVERIFY(dockOf(*window, "settingsDock")->toggleViewAction()->isChecked());
            dockOf(*window, "settingsDock")->hide();
            window->addDockWidget(Qt::LeftDockWidgetArea, dockOf(*window, "sourceDock"));
            settle();
            QCOMPARE(window->dockWidgetArea(dockOf(*window, "sourceDock")), Qt::LeftDockWidgetArea);
            window->close();
        }
        const auto window = shownWindow();
        QVERIFY(dockOf(*window, "settingsDock")->isHidden());
        QCOMPARE(window->dockWidgetArea(dockOf(*window, "sourceDock")), Qt::LeftDockWidgetArea);
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        settle();
        QVERIFY(dockOf(*window, "settingsDock")->toggleViewAction()->isChecked());
        QVERIFY(window->dockWidgetArea(dockOf(*window, "sourceDock")) != Qt::LeftDockWidgetArea);
    }

    void theLayersOfTheSceneAreKeptAndCanBeReset() {
        const auto shown = [](MainWindow& window) {
            QList<bool> layers;
            for (const QAction* layer : window.sceneView().layerActions()) layers.append(layer->isChecked());
            return layers;
        };
        QList<bool> first;
        QList<bool> others;
        {
            const auto window = shownWindow();
            first = shown(*window);
            for (QAction* layer : window->sceneView().layerActions())
                if (layer->objectName() != QLatin1String("sceneLayerGrid")) layer->toggle();
            others = shown(*window);
            window->close();
        }
        QVERIFY(first.contains(true) && first.contains(false) && others != first);
        const auto window = shownWindow();
        QCOMPARE(shown(*window), others);
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        QCOMPARE(shown(*window), first);
    }

    void fullSceneHidesAllPanelsAndBringsThemBack() {
        const auto window = shownWindow();
        const int width = window->sceneView().width();
        QTest::keyClick(window.get(), Qt::Key_F12);
        settle();
        for (const auto* dock : window->findChildren<QDockWidget*>()) QVERIFY(!dock->isVisible());
        QVERIFY(window->sceneView().width() > width);
        QTest::keyClick(window.get(), Qt::Key_F12);
        settle();
        QVERIFY(std::abs(window->sceneView().width() - width) <= 2);
    }

    void closingIsSafeWhilePanelsFloat() {
        auto window = shownWindow();
        for (auto* dock : window->findChildren<QDockWidget*>()) {
            dock->setFloating(true);
            dock->show();
        }
        settle();
        const QPointer<DebuggerController> controller(&window->controller());
        int outlived = 0;
        for (auto* dock : window->findChildren<QDockWidget*>())
            connect(dock, &QObject::destroyed, dock, [&outlived, controller] { outlived += controller ? 1 : 0; });
        const auto docks = window->findChildren<QDockWidget*>().size();
        window.reset();
        QVERIFY(!controller);
        QCOMPARE(outlived, static_cast<int>(docks));
    }

    void everyDockFitsIntoTheSmallWindow() {
        const auto window = shownWindow();
        QCOMPARE(window->size(), smallWindow);
        QVERIFY2(window->sceneView().width() >= 400 && window->sceneView().height() >= 280,
                 qPrintable(QStringLiteral("%1 x %2").arg(window->sceneView().width()).arg(window->sceneView().height())));
    }

    void everyCommandIsExplainedAndNoKeyBelongsToTwo() {
        const auto window = shownWindow();
        std::set<QString> keys;
        std::set<QString> names;
        for (const Command& command : window->actions().commands()) {
            QVERIFY2(!command.action->text().isEmpty(), qPrintable(command.name));
            QVERIFY2(!command.action->toolTip().isEmpty(), qPrintable(command.name));
            QVERIFY2(!command.explanation.isEmpty(), qPrintable(command.name));
            QVERIFY2(names.insert(command.name).second, qPrintable(command.name));
            for (const QKeySequence& key : command.action->shortcuts())
                QVERIFY2(keys.insert(key.toString()).second, qPrintable(command.name));
        }
        for (const auto* action : window->findChildren<QAction*>())
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(window->actions().commandWithKey(key) && window->actions().commandWithKey(key)->action == action,
                         qPrintable(action->text()));
    }

    void keysCanBeChangedAndStayChanged() {
        {
            const auto window = shownWindow();
            ShortcutsDialog dialog(window->actions());
            auto* row = dialog.findChild<QKeySequenceEdit*>(QStringLiteral("row-forward"));
            row->setKeySequence(Qt::Key_F5);
            QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("conflict"))->text().contains(QStringLiteral("F5")));
            dialog.accept();
            QCOMPARE(dialog.result(), 0);
            row->setKeySequence(Qt::Key_N);
            dialog.accept();
            QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
            const Cursor at = session(*window).cursor();
            QTest::keyClick(window.get(), Qt::Key_F10);
            QCOMPARE(session(*window).cursor(), at);
            QTest::keyClick(window.get(), Qt::Key_N);
            QVERIFY(session(*window).cursor() > at);
        }
        const auto window = shownWindow();
        QCOMPARE(window->actions()[QStringLiteral("row-forward")]->shortcut(), QKeySequence(Qt::Key_N));
        ShortcutsDialog dialog(window->actions());
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Defaults"))) button->click();
        dialog.accept();
        QCOMPARE(window->actions()[QStringLiteral("row-forward")]->shortcut(), QKeySequence(Qt::Key_F10));
        QVERIFY(!QSettings().contains(QStringLiteral("keys/row-forward")));
    }

    void aLessonOpensAndKeepsTheSettingsThatItNeeds() {
        const auto window = shownWindow();
        QVERIFY(!window->openLesson(QStringLiteral("99.9")));
        dockOf(*window, "lessonDock")->hide();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        settle();
        QVERIFY(dockOf(*window, "lessonDock")->isVisible());
        auto* method = window->findChild<QWidget*>(QStringLiteral("toolBar.method"));
        QVERIFY(!method->isEnabled());
        window->actions()[QStringLiteral("lesson-contents")]->trigger();
        QVERIFY(method->isEnabled());
    }

    void aLessonKeepsTheBodiesWhereTheyAreUntilItUnlocksThem() {
        const auto window = shownWindow();
        SceneView& scene = window->sceneView();
        auto* lessons = window->findChild<LessonPanel*>();
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        settle();
        const auto drag = [&] {
            const QPoint grip = scene.camera().toScreen(session(*window).world().poses[10].position).toPoint();
            QTest::mousePress(&scene, Qt::LeftButton, {}, grip);
            for (int i = 1; i <= 10; ++i) QTest::mouseMove(&scene, grip + QPoint(4 * i, -3 * i));
            QTest::mouseRelease(&scene, Qt::LeftButton, {}, grip + QPoint(40, -30));
        };
        const auto inputs = [&] { return session(*window).recording().inputs().size(); };
        const Vec2 shown = scene.camera().centre;
        QVERIFY(window->statusBar()->currentMessage().isEmpty());
        drag();
        QCOMPARE(inputs(), std::size_t{0});
        QCOMPARE(window->controller().selectedBody(), BodyId{10});
        QVERIFY(scene.camera().centre == shown);
        QVERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("not dragged")));

        window->controller().play();
        drag();
        QVERIFY(!window->controller().isDragging());
        QCOMPARE(inputs(), std::size_t{0});
        window->controller().pause();

        emit lessons->controlsUnlocked({QStringLiteral("bodies")});
        drag();
        QCOMPARE(inputs(), std::size_t{1});
        emit lessons->controlsUnlocked({QStringLiteral("iterations")});
        drag();
        QCOMPARE(inputs(), std::size_t{1});
        window->actions()[QStringLiteral("lesson-contents")]->trigger();
        window->controller().forward(Grain::Step);
        drag();
        QCOMPARE(inputs(), std::size_t{2});
    }

    void lessonsCanShowEveryPanelTheyName() {
        const auto window = shownWindow();
        for (const auto name : panelNames) {
            for (auto* dock : window->findChildren<QDockWidget*>()) dock->hide();
            emit window->findChild<LessonPanel*>()->panelRequested(
                QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            settle();
            const auto docks = window->findChildren<QDockWidget*>();
            const auto shown = std::count_if(docks.begin(), docks.end(), [](const QDockWidget* dock) { return dock->isVisible(); });
            QCOMPARE(shown, name == "scene" ? 0 : 1);
        }
    }

    void theSceneShowsTheOtherRunOfAComparison() {
        const auto window = shownWindow();
        auto* compare = window->findChild<ComparePanel*>();
        dockOf(*window, "compareDock")->raise();
        settle();
        window->controller().toStep(40);
        compare->compare(QStringLiteral("iterations"), QStringLiteral("10"), QStringLiteral("2"));
        QVERIFY(!window->sceneView().ghost());
        compare->findChild<QTabWidget*>(QStringLiteral("compareTabs"))->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(compare->freeRun(), 20'000);
        QVERIFY(compare->ghostName().startsWith(QStringLiteral("B: ")) && compare->ghostName().endsWith(QStringLiteral("= 2")));

        Scene other = session(*window).scene();
        other.settings.iterations = 2;
        Recording run(other);
        for (int i = 0; i < 40; ++i) run.advance();
        const auto ghostIsAfter = [&](std::int64_t step) {
            const auto& ghost = window->sceneView().ghost();
            return ghost && hashOf(*ghost) == hashOf(run.endOf(step));
        };
        QVERIFY(ghostIsAfter(40));
        window->controller().seek({30, 0, Term::VelocityB});
        QVERIFY(ghostIsAfter(29));  // the bodies have not moved yet in step 30
        window->controller().toStep(30);
        QVERIFY(ghostIsAfter(30));
        window->controller().toStep(ComparePanel::shortestRun + 1);
        QTRY_VERIFY_WITH_TIMEOUT(window->sceneView().ghost(), 20'000);  // the run is made longer

        compare->setOn(false);
        QVERIFY(!window->sceneView().ghost());
    }

    void theLibraryMenuOpensEveryScene() {
        const auto window = shownWindow();
        int opened = 0;
        for (auto* menu : window->menuBar()->findChildren<QMenu*>()) {
            if (!menu->title().contains(QStringLiteral("library"))) continue;
            for (QAction* action : menu->actions()) {
                action->trigger();
                QCOMPARE(session(*window).scene().title, action->text().toStdString());
                QVERIFY(window->message().isEmpty());
                ++opened;
            }
        }
        QVERIFY(opened >= 13);
    }

    void everyFocusableWidgetHasAName() {
        const auto window = shownWindow();
        for (const auto* dock : window->findChildren<QDockWidget*>()) const_cast<QDockWidget*>(dock)->show();
        for (const QWidget* widget : window->findChildren<QWidget*>()) {
            if (widget->window() != window.get() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) continue;
            if (qobject_cast<const QLabel*>(widget)) continue;  // its text is its name
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool isPart = widget->objectName().startsWith(QLatin1String("qt_"));  // parts that Qt made and speaks for
            const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) || isPart;
            QString path;
            for (const QWidget* each = widget; each; each = each->parentWidget())
                path += QStringLiteral(" < %1 %2").arg(QLatin1String(each->metaObject()->className()), each->objectName());
            QVERIFY2(named, qPrintable(path));
        }
    }

    void theThemeChangesAtRunTime() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("theme-dark")]->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
        QCOMPARE(savedTheme(), ThemeMode::Dark);
        window->actions()[QStringLiteral("theme-light")]->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightPalette().color(QPalette::Window));
    }

    void writingIsReadableOnEveryGround() {
        const auto luminance = [](const QColor& c) {
            const auto part = [](double x) { return x <= 0.03928 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4); };
            return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
        };
        const auto contrast = [&](const QColor& a, const QColor& b) {
            const double la = luminance(a);
            const double lb = luminance(b);
            return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
        };
        for (const QPalette& palette : {lightPalette(), darkPalette()}) {
            const auto of = [&](QPalette::ColorRole role) { return palette.color(QPalette::Active, role); };
            // WCAG 2.1, 1.4.3: 4.5 for text
            QVERIFY(contrast(of(QPalette::WindowText), of(QPalette::Window)) > 4.5);
            QVERIFY(contrast(of(QPalette::Text), of(QPalette::Base)) > 4.5);
            QVERIFY(contrast(of(QPalette::ButtonText), of(QPalette::Button)) > 4.5);
            QVERIFY(contrast(of(QPalette::Link), of(QPalette::Base)) > 4.5);
            QVERIFY(contrast(of(QPalette::HighlightedText), of(QPalette::Highlight)) > 4.5);
            QVERIFY(contrast(of(QPalette::PlaceholderText), of(QPalette::Window)) > 4.5);
            QVERIFY(contrast(of(QPalette::WindowText), problemGround(palette)) > 4.5);
            QVERIFY(contrast(of(QPalette::WindowText), hintGround(palette)) > 4.5);
        }
    }

    void aMonkeyDoesNotBreakIt() {
        const auto window = shownWindow();
        // Another seed, another monkey.
        std::mt19937 random(qEnvironmentVariableIntValue("MONKEY_SEED"));
        const std::array keys{Qt::Key_F10,   Qt::Key_F11,  Qt::Key_F5,   Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Period,
                              Qt::Key_Comma, Qt::Key_Z,    Qt::Key_Home, Qt::Key_End,      Qt::Key_Tab,    Qt::Key_Space,
                              Qt::Key_Up,    Qt::Key_Down, Qt::Key_F12,  Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Return,
                              Qt::Key_R,     Qt::Key_7,    Qt::Key_Plus};
        const std::array<Qt::KeyboardModifiers, 4> modifiers{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                                             Qt::ControlModifier | Qt::ShiftModifier};
        std::set<Cursor> places;
        // Menus and dialogs wait in a loop of their own; the monkey has no patience.
        QTimer closer;
        connect(&closer, &QTimer::timeout, window.get(), [] {
            if (auto* popup = QApplication::activePopupWidget()) popup->close();
            if (auto* dialog = QApplication::activeModalWidget()) dialog->close();
        });
        closer.start(5);
        for (int i = 0; i < 2000; ++i) {
            if (auto* popup = QApplication::activePopupWidget()) popup->close();
            // The offscreen platform has no window manager that would hand the activity back.
            if (QApplication::activeWindow() != window.get()) window->activateWindow();
            if (i % 20 == 0) window->sceneView().setFocus();
            QWidget* focus = QApplication::focusWidget();
            if (!focus) focus = window.get();
            if (random() % 3 != 0) {
                QTest::keyClick(focus, keys[random() % keys.size()], modifiers[random() % modifiers.size()]);
            } else {
                const QPoint at(static_cast<int>(random() % 1280), static_cast<int>(30 + random() % 770));
                QWidget* under = window->childAt(at);
                if (!under || qobject_cast<QMenuBar*>(under)) continue;
                const QPoint inside = under->mapFrom(window.get(), at);
                QTest::mousePress(under, Qt::LeftButton, {}, inside);
                QTest::mouseMove(under,
                                 inside + QPoint(static_cast<int>(random() % 60) - 30, static_cast<int>(random() % 60) - 30));
                QTest::mouseRelease(under, Qt::LeftButton, {}, inside);
            }
            if (i % 10 == 0) QCoreApplication::processEvents();
            const Cursor& at = session(*window).cursor();
            QVERIFY(at.step >= 1 && at.step <= session(*window).recording().steps());
            QVERIFY(at.event < session(*window).events().size());
            QVERIFY(!session(*window).recording().divergedAt());
            places.insert(at);
        }
        window->controller().pause();
        QVERIFY(window->isVisible());
        QVERIFY2(places.size() > 30, qPrintable(QString::number(places.size())));
    }

private:
    QTemporaryDir m_config;
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
