// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractButton>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "gui/app/actions.h"
#include "gui/app/messages.h"
#include "gui/app/scene_files.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/session/debugger_controller.h"
#include "gui/widgets/message_bar.h"
#include "gui/widgets/setting_editor.h"
#include "physics/trace/recording.h"
#include "tests/discs.h"
#include "tests/gui/hands.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

void setNumber(QWidget* spin, const QString& text) {
    QTest::keyClick(spin, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(spin, text);
    QTest::keyClick(spin, Qt::Key_Return);
}

}  // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void itOpensAtTheFirstRowOfTheSolver() {
        const auto window = shownWindow();
        QCOMPARE(session(*window).event().kind, EventKind::Row);
        QCOMPARE(session(*window).event().phase, Phase::SolveVelocities);
        QCOMPARE(session(*window).cursor().step, 1);
        QCOMPARE(window->windowTitle(), QStringLiteral("Stack of ten boxes[*] – Solverscope"));
    }

    void thatStepsAreForgottenIsSaidUntilTheyAreBack() {
        const auto window = shownWindow();
        window->controller().toStep(20);
        window->controller().toStep(3);
        QVERIFY(window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("7")));
        QVERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("later steps were discarded")));
        window->controller().undo();
        QCOMPARE(window->statusBar()->currentMessage(), QString());
    }

    void aRunStopsOnceWhereItGetsCrowded() {
        // A ring of discs that fly to one point, which no sweep holds up.
        constexpr int discs = 720;
        Scene scene;
        scene.settings.iterations = 0;
        scene.settings.positionCorrection = PositionCorrection::None;
        scene.gravity = {};
        for (int i = 0; i < discs; ++i) {
            const Vec2 outward{std::cos(2 * pi * i / discs), std::sin(2 * pi * i / discs)};
            scene.bodies.push_back(disc("disc_" + std::to_string(i), 3 * outward, 1, 1));
            scene.bodies.back().velocity = -30 * outward;
        }
        DebuggerController controller;
        controller.openScene(scene);
        controller.play();
        QTRY_VERIFY(!controller.isPlaying());
        const std::int64_t crowded = controller.session().cursor().step;
        QVERIFY2(controller.problem().contains(QStringLiteral("250000 contacts")), qPrintable(controller.problem()));
        controller.play();
        QTRY_VERIFY(controller.session().cursor().step > crowded + 1);
        QVERIFY(controller.isPlaying());
        controller.pause();
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
        QCOMPARE(window->windowTitle(), QStringLiteral("Stack of ten boxes[*] – Solverscope"));
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

    void findingASettingRaisesThePanelAndWaitsForTheWord() {
        const auto window = shownWindow();
        dockOf(*window, "settingsDock")->hide();
        QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
        settle();
        QVERIFY(dockOf(*window, "settingsDock")->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("settingsSearch"));
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

    void aChangeInTheMiddleSaysFromWhenItActs() {
        const auto window = shownWindow();
        window->controller().toStep(10);
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        QVERIFY2(window->statusBar()->currentMessage().contains(QStringLiteral("acts from step 11 on")),
                 qPrintable(window->statusBar()->currentMessage()));
    }

    void onlyOneNoticeIsShownAtATime() {
        const auto window = shownWindow();
        const auto shownBars = [&] {
            QStringList names;
            for (const auto* bar : window->findChildren<MessageBar*>())
                if (bar->isVisible()) names.append(bar->objectName());
            return names;
        };
        window->messages().showHint();
        window->messages().waiting().showText(QStringLiteral("A lesson waits."));
        QCOMPARE(shownBars(), QStringList{QStringLiteral("waitingBar")});
        window->messages().showProblem(QStringLiteral("A problem."));
        QCOMPARE(shownBars(), QStringList{QStringLiteral("problemBar")});
        window->findChild<MessageBar*>(QStringLiteral("problemBar"))->hide();
        QCOMPARE(shownBars(), QStringList{QStringLiteral("waitingBar")});
        window->messages().waiting().hide();
        QCOMPARE(shownBars(), QStringList{QStringLiteral("hintBar")});
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

    void restartKeepsTheSettings() {
        const auto window = shownWindow();
        auto* box = window->findChild<QWidget*>(QStringLiteral("toolBar.warm_starting"))->findChild<QAbstractButton*>();
        box->click();
        window->controller().toStep(20);
        press(*window, Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(session(*window).cursor(), Cursor{});
        QCOMPARE(session(*window).settings().warmStarting, 0.0);
        QVERIFY(!box->isChecked());
        press(*window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session(*window).cursor().step, 20);
    }

    void resettingTheSettingsCanBeUndone() {
        const auto window = shownWindow();
        QAction* reset = window->actions()[QStringLiteral("reset-settings")];
        QVERIFY(!reset->isEnabled());
        window->controller().changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        window->controller().changeSetting(QStringLiteral("warm_starting"), QStringLiteral("0"));
        const Settings changed = session(*window).nextSettings();
        QVERIFY(reset->isEnabled());
        reset->trigger();
        QCOMPARE(session(*window).nextSettings(), session(*window).scene().settings);
        QVERIFY(!reset->isEnabled());
        press(*window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session(*window).nextSettings(), changed);
    }

    void oneSettingPutBackCanBeUndone() {
        const auto window = shownWindow();
        dockOf(*window, "settingsDock")->raise();
        settle();
        window->controller().changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        QTest::mouseClick(window->findChild<QAbstractButton*>(QStringLiteral("erp.reset")), Qt::LeftButton);
        QCOMPARE(session(*window).nextSettings().erp, 0.2);
        press(*window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session(*window).nextSettings().erp, 0.35);
    }

    void settingsDragsAndEditsAreUndoneInOneOrder() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        DebuggerController& controller = window->controller();
        controller.changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        Scene edited = session(*window).scene();
        edited.title = "edited";
        controller.editScene(edited);
        controller.grab(BodyId{1}, {0, 0});
        controller.dragTo({2, 3});
        controller.release();
        const auto state = [&] {
            return std::tuple(session(*window).scene().title, session(*window).nextSettings().erp,
                              session(*window).recording().inputs().size());
        };
        std::vector states{state()};
        for (int i = 0; i < 3; ++i) {
            press(*window, Qt::Key_Z, Qt::ControlModifier);
            states.push_back(state());
        }
        QCOMPARE(std::get<2>(states[1]), std::size_t{1});  // the setting, which the edit keeps
        QCOMPARE(std::get<0>(states[1]), std::string("edited"));
        QVERIFY(std::get<0>(states[2]) != "edited");
        QCOMPARE(std::get<1>(states[2]), 0.35);
        QCOMPARE(std::get<1>(states[3]), 0.2);
        QVERIFY(!controller.canUndo());
        for (int i = 3; i > 0; --i) {
            press(*window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(state() == states[static_cast<std::size_t>(i - 1)]);
        }
        QVERIFY(!controller.canRedo());
    }

    void anEditThatWasUndoneIsNotRedoneAfterAnotherChange() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        DebuggerController& controller = window->controller();
        Scene edited = session(*window).scene();
        edited.title = "edited";
        controller.editScene(edited);
        controller.undo();
        QVERIFY(controller.canRedo());
        controller.changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        QVERIFY(!controller.canRedo());
    }

    void anInputThatWasUndoneIsNotRedoneAfterAnEdit() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        DebuggerController& controller = window->controller();
        controller.changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        controller.undo();
        Scene edited = session(*window).scene();
        edited.title = "edited";
        controller.editScene(edited);
        controller.undo();
        controller.redo();
        QCOMPARE(session(*window).scene().title, std::string("edited"));
    }

    void undoAndRedoAreInTheMenuEdit() {
        const auto window = shownWindow();
        const auto menus = window->menuBar()->actions();
        const auto edit =
            std::ranges::find_if(menus, [](const QAction* each) { return Actions::plain(each->text()) == QStringLiteral("Edit"); });
        QVERIFY(edit != menus.end());
        for (const char* name : {"undo", "redo", "reset-settings"})
            QVERIFY2((*edit)->menu()->actions().contains(window->actions()[QLatin1String(name)]), name);
        QCOMPARE(window->actions()[QStringLiteral("undo")]->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
        QCOMPARE(window->actions()[QStringLiteral("redo")]->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    }

    void aSavedMomentHasTheBodiesWhereTheyAreSeen() {
        const QTemporaryDir folder;
        const auto window = shownWindow();
        window->controller().grab(BodyId{5}, session(*window).world().poses[5].position);
        window->controller().dragTo({3, 4});
        window->controller().release();
        window->controller().toStep(20);
        const World seen = session(*window).world();
        const QString file = folder.filePath(QStringLiteral("moment.json"));
        QVERIFY(window->files().save(file, SavedMoment::Now));
        QVERIFY2(window->statusBar()->currentMessage().contains(QDir::toNativeSeparators(file)),
                 qPrintable(window->statusBar()->currentMessage()));
        QVERIFY(window->openScene(file));
        window->controller().seek({});
        QVERIFY(session(*window).world().poses == seen.poses);
        QVERIFY(session(*window).world().velocities == seen.velocities);
    }

    void aSavedStartHasTheSettingsOfNow() {
        const QTemporaryDir folder;
        const auto window = shownWindow();
        Scene scene = session(*window).scene();
        window->controller().toStep(20);
        window->controller().changeSetting(QStringLiteral("erp"), QStringLiteral("0.35"));
        const QString file = folder.filePath(QStringLiteral("start.json"));
        QVERIFY(window->files().save(file, SavedMoment::Start));
        QVERIFY(window->openScene(file));
        scene.settings.erp = 0.35;
        QVERIFY(session(*window).scene() == scene);
    }

    void savingAsksForTheMomentAndProposesAName() {
        const auto window = shownWindow();
        window->controller().toStep(20);
        QStringList asked;
        // The dialogs, one after the other.
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked += box->defaultButton()->text();
                box->defaultButton()->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                for (const QString& file : dialog->selectedFiles()) asked += QFileInfo(file).fileName();
                dialog->reject();
            }
        });
        look.start(1);
        window->actions()[QStringLiteral("save-as")]->trigger();
        QCOMPARE(asked.size(), 2);
        QVERIFY2(asked[0].contains(QStringLiteral("step 20")), qPrintable(asked[0]));
        QCOMPARE(asked[1], QStringLiteral("stack_10-step-20.json"));
    }

    void whatIsNotSavedSaysWhy() {
        const auto window = shownWindow();
        const QString file = QStringLiteral("/no/such/folder/scene.json");
        QVERIFY(!window->files().save(file, SavedMoment::Now));
        QVERIFY2(window->message().contains(file), qPrintable(window->message()));
    }

    void anExportedPictureIsReportedAndAnOldProblemIsOver() {
        const auto window = shownWindow();
        const QTemporaryDir folder;
        window->files().exportPicture(window->sceneView(), QStringLiteral("/no/such/folder/scene.png"));
        QVERIFY2(window->message().contains(QStringLiteral("/no/such/folder/scene.png")), qPrintable(window->message()));
        const QString file = folder.filePath(QStringLiteral("scene.png"));
        window->files().exportPicture(window->sceneView(), file);
        QVERIFY(QFileInfo::exists(file));
        QVERIFY2(window->message().isEmpty(), qPrintable(window->message()));
        QVERIFY2(window->statusBar()->currentMessage().contains(QStringLiteral("scene.png")),
                 qPrintable(window->statusBar()->currentMessage()));
    }

    void whatIsExportedHasAProposedName_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("export") << QStringLiteral("stack_10-step-20.png");
        QTest::newRow("export-notebook") << QStringLiteral("stack_10-notebook.html");
    }
    void whatIsExportedHasAProposedName() {
        QFETCH(QString, name);
        const auto window = shownWindow();
        window->controller().toStep(20);
        QString proposed;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
            dialog->reject();
        });
        look.start(1);
        window->actions()[QString::fromLatin1(QTest::currentDataTag())]->trigger();
        QCOMPARE(proposed, name);
    }

    void everyCommandIsExplainedAndNoKeyBelongsToTwo() {
        const auto window = shownWindow();
        std::map<QString, const QAction*> keys;
        std::set<QString> names;
        for (const Command& command : window->actions().commands()) {
            QVERIFY2(!command.action->text().isEmpty(), qPrintable(command.name));
            QVERIFY2(!command.action->toolTip().isEmpty(), qPrintable(command.name));
            QVERIFY2(!command.explanation.isEmpty(), qPrintable(command.name));
            QVERIFY2(names.insert(command.name).second, qPrintable(command.name));
            for (const QKeySequence& key : command.action->shortcuts())
                QVERIFY2(keys.insert({key.toString(), command.action}).second, qPrintable(command.name));
        }
        for (const auto* action : window->findChildren<QAction*>()) {
            if (action->shortcutContext() != Qt::WindowShortcut) continue;  // of one table or list, while it has the keyboard
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(keys[key.toString()] == action, qPrintable(action->text()));
        }
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

    void theShortcutsCallUndoByItsName() {
        const auto window = shownWindow();
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        QVERIFY(window->actions()[QStringLiteral("undo")]->text().contains(QStringLiteral("“")));
        const ShortcutsDialog dialog(window->actions());
        const auto* table = dialog.findChild<QTableWidget*>();
        QVERIFY(!table->findItems(QStringLiteral("Edit: Undo"), Qt::MatchExactly).isEmpty());
    }

    void noKeyFieldHasTheKeyboardWhenTheShortcutsOpen() {
        const auto window = shownWindow();
        ShortcutsDialog dialog(window->actions());
        dialog.open();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
    }

    void openBeginsInTheFolderOfTheLastScene() {
        const auto window = shownWindow();
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mine.json"));
        QVERIFY(QFile::copy(QStringLiteral(":/scenes/single_box.json"), file));
        QVERIFY(window->openScene(file));
        QString begins;
        Hands::inTheNext<QFileDialog>([&](QFileDialog& dialog) {
            begins = dialog.directory().absolutePath();
            dialog.reject();
        });
        window->actions()[QStringLiteral("open")]->trigger();
        QCOMPARE(QFileInfo(begins).canonicalFilePath(), QFileInfo(folder.path()).canonicalFilePath());
    }

    void escapeLeavesTheShortcutsFromAKeyFieldToo() {
        const auto window = shownWindow();
        ShortcutsDialog dialog(window->actions());
        dialog.open();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* row = dialog.findChild<QKeySequenceEdit*>(QStringLiteral("row-forward"));
        row->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(row->keySequence(), QKeySequence(Qt::Key_F10));
    }

    void theSceneShowsTheOtherRunOfAComparison() {
        const auto window = shownWindow();
        auto* compare = &window->panel<ComparePanel>();
        window->show<ComparePanel>();
        settle();
        window->controller().toStep(40);
        compare->compare(QStringLiteral("iterations"), QStringLiteral("10"), QStringLiteral("2"));
        QVERIFY(window->sceneView().ghosts().empty());
        compare->findChild<QTabWidget*>(QStringLiteral("compareTabs"))->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(window->sceneView().ghosts().size() == 1, 20'000);
        QVERIFY(window->sceneView().ghosts()[0].name.endsWith(QStringLiteral("= 2")));

        Scene other = session(*window).scene();
        other.settings.iterations = 2;
        Recording run(other);
        for (int i = 0; i < 40; ++i) run.advance();
        const auto ghostIsAfter = [&](std::int64_t step) {
            const auto& ghosts = window->sceneView().ghosts();
            return ghosts.size() == 1 && hashOf(ghosts[0].world) == hashOf(run.endOf(step));
        };
        QVERIFY(ghostIsAfter(40));
        window->controller().seek({30, 0, Term::VelocityB});
        QVERIFY(ghostIsAfter(29));  // the bodies have not moved yet in step 30
        window->controller().toStep(30);
        QVERIFY(ghostIsAfter(30));
        window->controller().toStep(VariantComparison::minRunSteps + 1);
        QTRY_VERIFY_WITH_TIMEOUT(!window->sceneView().ghosts().empty(), 20'000);  // the run is made longer

        compare->setOn(false);
        QVERIFY(window->sceneView().ghosts().empty());
    }

    void theGhostGoesAlongWhenTheWindowRunsPastTheEndOfItsRun() {
        const auto window = shownWindow(QStringLiteral("single_box"));
        auto* compare = &window->panel<ComparePanel>();
        window->show<ComparePanel>();
        settle();
        compare->findChild<QTabWidget*>(QStringLiteral("compareTabs"))->setCurrentIndex(1);
        compare->compare(QStringLiteral("iterations"), QStringLiteral("10"), QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->sceneView().ghosts().empty(), 20'000);
        window->controller().toStep(VariantComparison::minRunSteps - 5);
        QTRY_VERIFY_WITH_TIMEOUT(!compare->isBusy(), 20'000);
        bool always = true;
        connect(&window->controller(), &DebuggerController::cursorMoved, window.get(),
                [&] { always = always && !window->sceneView().ghosts().empty(); });
        window->controller().play();
        QTRY_VERIFY_WITH_TIMEOUT(session(*window).cursor().step > VariantComparison::minRunSteps + 20, 20'000);
        window->controller().pause();
        QVERIFY(always);

        Scene other = session(*window).scene();
        other.settings.iterations = 2;
        Recording run(other);
        const std::int64_t step = session(*window).cursor().step;
        while (run.steps() < step) run.advance();
        QCOMPARE(hashOf(compare->ghostsAt(step)[0].world), hashOf(run.endOf(step)));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestMainWindow, QApplication)
#include "test_main_window.moc"
