// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Traces of other engines in the real window.
#include <include/solverscope_trace.h>

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <cmath>
#include <fstream>

#include "gui/app/actions.h"
#include "gui/cli/drawing.h"
#include "gui/panels/iteration_table/iteration_table_model.h"
#include "gui/panels/palette/palette_panel.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/panels/source/source_view.h"
#include "gui/session/breakpoints.h"
#include "gui/widgets/message_bar.h"
#include "gui/widgets/setting_editor.h"
#include "physics/editing/edit.h"
#include "physics/world/playback.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

constexpr int tracedSteps = 4;
constexpr int tracedSweeps = 3;

/// Two balls on a floor. With `all`, a trace that tells everything; without, one that tells bodies and impulses alone.
void writeBalls(const QString& file, bool all) {
    std::ofstream out(file.toStdString());
    solverscope_trace::Writer trace(out);
    trace.begin(0.02).engine("test engine <b>1</b>").gravity(0, -10);
    trace.body("floor").isStatic().halfPlane(0, 1, 0).position(0, 0);
    for (const char* ball : {"left", "right"}) {
        solverscope_trace::Line line = trace.body(ball);
        line.circle(0.5).position(ball[0] == 'l' ? -1 : 1, 0.49);
        if (all) line.velocity(0, 0, 0).inverseMass(1, 8);
    }
    for (int step = 0; step < tracedSteps; ++step) {
        trace.step();
        if (all)
            for (const char* ball : {"left", "right"}) trace.state(ball).velocity(0, -0.2, 0);
        for (unsigned i = 0; i < 2; ++i)
            trace.contact()
                .bodies("floor", i == 0 ? "left" : "right")
                .point(i == 0 ? -1 : 1, -0.005)
                .normal(0, 1)
                .separation(-0.01);
        for (unsigned i = 0; i < 2; ++i) {
            solverscope_trace::Line row = trace.row(i, "unilateral");
            row.contact(i).bodies("floor", i == 0 ? "left" : "right");
            if (all) row.n(0, 1).levers(0, 0).effectiveMass(1).bias(0).softness(0).bounds(0, INFINITY).sum(0);
        }
        for (int sweep = 0; sweep < tracedSweeps; ++sweep) {
            for (unsigned i = 0; i < 2; ++i) {
                solverscope_trace::Line visit = trace.visit(i);
                visit.delta(sweep == 0 ? 0.2 : 0);
                if (all) visit.clamp(sweep == 2 ? "lower" : "none").at("engine.cpp", 41);
            }
            trace.iteration().at("engine.cpp", 43);
        }
    }
    trace.end();
}

QString cardOf(MainWindow& window) {
    QString text = window.panel<RowCard>().findChild<QTextEdit*>(QStringLiteral("rowCardFormula"))->toPlainText();
    return text.remove(QChar(0x2060));  // keeps numbers in one piece
}

MessageBar& traceBarOf(MainWindow& window) { return *window.findChild<MessageBar*>(QStringLiteral("traceBar")); }

}  // namespace

class TestTraceWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aTraceSaysWhoMadeItAndWhatItDoesNotTell() {
        const auto window = shownWindow(written(false));
        QVERIFY(traceBarOf(*window).isVisible());
        const QString text = traceBarOf(*window).text();
        QVERIFY2(text.startsWith(QStringLiteral("Recorded by test engine <b>1</b>: 4 steps. Not in the trace, shown as –: ")),
                 qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("effective_mass")) && !text.contains(QStringLiteral("; delta;")));
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(!traceBarOf(*window).isVisible());
    }

    void aTraceOpensWithAllOfItsSteps() {
        const auto window = shownWindow(written(true));
        QCOMPARE(session(*window).recording().steps(), std::int64_t{tracedSteps});
        QCOMPARE(session(*window).cursor().step, std::int64_t{1});
        window->controller().toStep(tracedSteps);
        QCOMPARE(session(*window).cursor().step, std::int64_t{tracedSteps});
    }

    void aLinkToATraceOpensItWithAllOfItsSteps() {
        const QString file = written(true);
        const auto window = shownWindow();
        QVERIFY(window->openLink(file + QStringLiteral("#f2")));
        QCOMPARE(session(*window).recording().steps(), std::int64_t{tracedSteps});
        QTRY_COMPARE(session(*window).cursor().step, std::int64_t{2});
    }

    void whatReadingHasPutUpWithIsSaid() {
        const QString file = m_folder.filePath(QStringLiteral("crash.jsonl"));
        std::ofstream(file.toStdString())
            << "{\"format\": \"solverscope-trace\", \"version\": 1, \"dt\": 0.01}\n"
               "{\"type\": \"body\", \"id\": \"a\", \"position\": [0, 0]}\n"
               "{\"type\": \"body\", \"id\": \"b\", \"position\": [1, 0]}\n"
               "{\"type\": \"step\"}\n"
               "{\"type\": \"row\", \"row\": 0, \"kind\": \"equality\", \"a\": \"a\", \"b\": \"b\"}\n"
               "{\"type\": \"visit\", \"row\": 0, \"sum_before\": 0, \"sum_after\": 1, \"delta\": 2}\n"
               "{\"type\": \"step\"}\n"
               "{\"type\": \"iter";
        const auto window = shownWindow(file);
        const QString text = traceBarOf(*window).text();
        for (const char* part : {"Line 8 is incomplete", "its last complete step, 1", "delta is not sum_after", "in line 6",
                                 "Rows without a softness"})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        const QString card = cardOf(*window);
        QVERIFY2(card.contains(QStringLiteral(" ≠ 2 N s")) && card.contains(QStringLiteral("does not match")), qPrintable(card));
        QVERIFY(!card.contains(QStringLiteral("1 − 0 = 2")));
    }

    void jointsOfATraceAreNotTheMouse() {
        const QString file = m_folder.filePath(QStringLiteral("joint.jsonl"));
        {
            std::ofstream out(file.toStdString());
            solverscope_trace::Writer trace(out);
            trace.begin(0.02).engine("test engine").gravity(0, -10);
            for (const char* ball : {"left", "right"})
                trace.body(ball).circle(0.5).position(ball[0] == 'l' ? -1 : 1, 0).inverseMass(1, 8);
            trace.step();
            trace.row(0, "equality").joint("rod").bodies("left", "right").n(1, 0).levers(0, 0).effectiveMass(1);
            trace.visit(0).delta(0.5);
            trace.iteration();
            trace.end();
        }
        RenderRequest request;
        request.scene = file.toStdString();
        request.view = "scene";
        request.out = m_folder.filePath(QStringLiteral("joint.svg")).toStdString();
        std::ostringstream err;
        QVERIFY2(renderCommand(request, err) == 0, err.str().c_str());
        const QByteArray svg = contentOf(QString::fromStdString(request.out));
        QVERIFY(svg.contains(" joint<"));
        QVERIFY(!svg.contains("mouse"));
    }

    void rowsAreSteppedForwardAndBack() {
        const auto window = shownWindow(written(true));
        const Session& at = session(*window);
        QCOMPARE(at.event().kind, EventKind::Row);
        const Cursor first = at.cursor();
        int rows = 0;
        Cursor before = first;
        do {
            before = at.cursor();
            press(*window, Qt::Key_F10);
            rows += at.event().kind == EventKind::Row && at.cursor() != before ? 1 : 0;
        } while (at.cursor() != before);
        QCOMPARE(rows, 2 * tracedSweeps * tracedSteps - 1);
        QCOMPARE(at.cursor().step, std::int64_t{tracedSteps});
        while (at.cursor() != first) {
            before = at.cursor();
            press(*window, Qt::Key_F10, Qt::ShiftModifier);
            QVERIFY(at.cursor() != before);
        }
        QVERIFY(!at.recording().divergedAt());
    }

    void whatIsNotToldIsADashAndNotZero() {
        const auto window = shownWindow(written(false));
        QVERIFY2(cardOf(*window).contains(QStringLiteral("= – m/s")), qPrintable(cardOf(*window)));
        QVERIFY(cardOf(*window).contains(QStringLiteral("the trace does not record whether it was clamped")));
        dockOf(*window, "iterationsDock")->show();
        dockOf(*window, "iterationsDock")->raise();
        settle();
        auto* table = window->findChild<QTableView*>(QStringLiteral("iterationCells"));
        auto* quantity = window->findChild<QComboBox*>(QStringLiteral("iterationQuantity"));
        const auto shownAs = [&](IterationTableModel::Quantity wanted) {
            quantity->setCurrentIndex(static_cast<int>(wanted));
            emit quantity->activated(static_cast<int>(wanted));
            settle();
            return table->model()->index(0, 1).data().toString();
        };
        QCOMPARE(shownAs(IterationTableModel::Quantity::Delta), QStringLiteral("0.2"));
        QCOMPARE(shownAs(IterationTableModel::Quantity::Sum), QStringLiteral("–"));
        QCOMPARE(shownAs(IterationTableModel::Quantity::Jv), QStringLiteral("–"));
        QCOMPARE(shownAs(IterationTableModel::Quantity::Clamp), QStringLiteral("–"));
    }

    void aTraceThatLacksNumbersIsNotEdited() {
        const auto window = shownWindow(written(false));
        QVERIFY(!window->isWindowModified());
        press(*window, Qt::Key_F10);
        settle();
        QVERIFY(!window->isWindowModified());
    }

    void unknownMassesAreNoInfiniteOnes() {
        const auto window = shownWindow(written(false));
        QVERIFY2(cardOf(*window).contains(QStringLiteral("right: the trace does not contain its mass")) ||
                     cardOf(*window).contains(QStringLiteral("left: the trace does not contain its mass")),
                 qPrintable(cardOf(*window)));
        dockOf(*window, "matrixDock")->show();
        dockOf(*window, "matrixDock")->raise();
        const auto* condition = window->findChild<QLabel*>(QStringLiteral("matrixCondition"));
        QVERIFY(condition);
        QTRY_VERIFY2(condition->text().contains(QStringLiteral("The trace does not contain the masses")),
                     qPrintable(condition->text()));
        QVERIFY(!condition->text().contains(QStringLiteral("No row is free")));
    }

    void whatFollowsIsShown() {
        const auto window = shownWindow(written(true));
        QVERIFY2(cardOf(*window).contains(QStringLiteral("−0.2 m/s")), qPrintable(cardOf(*window)));
        QCOMPARE(session(*window).event().vB.v.y, 0.0);
        QVERIFY(session(*window).recording().records()[0].measures.kineticEnergy == 0);
        for (const char* dock : {"convergenceDock", "energyDock", "bodiesDock", "compareDock"}) {
            dockOf(*window, dock)->show();
            dockOf(*window, dock)->raise();
            settle();
        }
    }

    void continuingStopsAtACondition() {
        const auto window = shownWindow(written(true));
        window->breakpoints().add(QStringLiteral("clamp == lower && body == \"right\""));
        for (int step = 1; step <= tracedSteps; ++step) {
            press(*window, Qt::Key_F5);
            QVERIFY(QTest::qWaitFor([&] { return !window->breakpoints().isSearching(); }, patience));
            QCOMPARE(session(*window).cursor().step, std::int64_t{step});
            QCOMPARE(session(*window).event().iteration, tracedSweeps);
            QCOMPARE(session(*window).event().visit.row, 1u);
        }
        // Behind the last step there is nothing, and nothing is made up.
        const Cursor last = session(*window).cursor();
        press(*window, Qt::Key_F5);
        QVERIFY(QTest::qWaitFor([&] { return !window->breakpoints().isSearching(); }, patience));
        QCOMPARE(session(*window).cursor(), last);
        press(*window, Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(QTest::qWaitFor([&] { return !window->breakpoints().isSearching(); }, patience));
        QCOMPARE(session(*window).cursor().step, std::int64_t{tracedSteps - 1});
    }

    void aFigureThatTheTraceLacksIsNamedByTheBreakpointAndByTheSearch() {
        const auto window = shownWindow(written(false));
        window->breakpoints().add(QStringLiteral("clamp == none && abs(jv_after + bias) > 1e-6"));
        settle();
        const auto* list = window->findChild<QTreeWidget*>(QStringLiteral("breakpointList"));
        const QString lacks = QStringLiteral("clamp is not in this trace.");
        QVERIFY2(list->topLevelItem(0)->text(1).contains(lacks), qPrintable(list->topLevelItem(0)->text(1)));
        QVERIFY(list->topLevelItem(0)->text(1).contains(QStringLiteral("bias is not in this trace.")));
        press(*window, Qt::Key_F5);
        QVERIFY(QTest::qWaitFor([&] { return !window->breakpoints().isSearching(); }, patience));
        QVERIFY2(window->breakpoints().outcome().contains(lacks), qPrintable(window->breakpoints().outcome()));
        window->breakpoints().setCondition(0, QStringLiteral("delta > 5"));
        settle();
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("delta > 5"));
    }

    void theSourceOfAStopIsNamedAndNeverOpened() {
        const auto window = shownWindow(written(true));
        auto* view = &window->panel<SourceView>();
        dockOf(*window, "sourceDock")->show();
        dockOf(*window, "sourceDock")->raise();
        settle();
        const QString text = view->findChild<QPlainTextEdit*>()->toPlainText();
        QVERIFY2(text.startsWith(QStringLiteral("// engine.cpp, line 41")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("not available")));
    }

    void nothingOfATraceCanBeChanged() {
        const auto window = shownWindow(written(true));
        auto* editor = window->findChild<SettingEditor*>(QStringLiteral("toolBar.iterations"));
        QVERIFY(!editor->isVisible());
        QVERIFY(!window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("5")));
        auto* settings = &window->panel<SettingsPanel>();
        QVERIFY(
            settings->disabledReason(session(*window).settings(), *findSetting("iterations")).contains(QStringLiteral("recorded")));
        window->controller().grab(BodyId{1}, {-1, 0.5});
        QVERIFY(!window->controller().isDragging());
        QVERIFY(window->message().contains(QStringLiteral("recorded")));
        QVERIFY(!session(*window).canUndo());
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        settle();
        QVERIFY(editor->isVisible());
    }

    void editingATraceIsRefusedInWords_data() {
        QTest::addColumn<QString>("by");
        for (const char* by : {"palette", "delete", "cut", "paste", "arrow", "drag", "tool"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }
    void editingATraceIsRefusedInWords() {
        QFETCH(QString, by);
        const auto window = shownWindow(written(true));
        window->showPerspective(Perspective::Build);
        settle();
        SceneView& view = window->sceneView();
        const Scene before = session(*window).scene();
        const auto at = [&](Vec2 point) { return view.camera().toScreen(point).toPoint(); };
        window->controller().selectBody(BodyId{1});
        view.setFocus();
        if (by == QLatin1String("delete")) {
            QTest::keyClick(&view, Qt::Key_Delete);
        } else if (by == QLatin1String("cut")) {
            QTest::keyClick(&view, Qt::Key_X, Qt::ControlModifier);
        } else if (by == QLatin1String("paste")) {
            Session other(shippedScene(QStringLiteral("two_box_stack")));
            QApplication::clipboard()->setText(
                QString::fromStdString(sceneFragment(other.scene(), SceneSelection::all(other.scene()))));
            QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        } else if (by == QLatin1String("arrow")) {
            QTest::keyClick(&view, Qt::Key_Left);
        } else if (by == QLatin1String("drag")) {
            QTest::mousePress(&view, Qt::LeftButton, {}, at({-1, 0.49}));
            QTest::mouseMove(&view, at({-1, 1.5}));
            QTest::mouseRelease(&view, Qt::LeftButton, {}, at({-1, 1.5}));
        } else if (by == QLatin1String("tool")) {
            QTest::keyClick(&view, Qt::Key_B);
            QTest::mouseClick(&view, Qt::LeftButton, {}, at({0, 1.5}));
        } else {
            auto& palette = window->panel<PalettePanel>();
            QVERIFY(palette.isVisible());
            for (const auto* button : palette.findChildren<QToolButton*>())
                QVERIFY2(!button->isEnabled() || button->objectName() == QLatin1String("tool-select"),
                         qPrintable(button->objectName()));
            const QString said = palette.findChild<QLabel*>(QStringLiteral("paletteAbout"))->text();
            QVERIFY2(said.contains(QStringLiteral("recorded trace")), qPrintable(said));
        }
        settle();
        const QString said = window->statusBar()->currentMessage();
        QVERIFY2(by == QLatin1String("palette") || said.contains(QStringLiteral("A recorded trace plays as it was recorded")),
                 qPrintable(said));
        QVERIFY(session(*window).scene() == before);
        QVERIFY(session(*window).recording().inputs().empty());
        QVERIFY(!window->controller().canUndo());
    }

    void thePropertiesOfATraceAreShownAndLocked() {
        const auto window = shownWindow(written(true));
        window->showPerspective(Perspective::Build);
        window->show<PropertiesPanel>();
        auto& properties = window->panel<PropertiesPanel>();
        for (const bool ofBody : {true, false}) {
            window->controller().selectBody(ofBody ? std::optional(BodyId{1}) : std::nullopt);
            settle();
            const auto* note = properties.findChild<QLabel*>(QStringLiteral("propertiesNote"));
            QVERIFY2(note->isVisible() && note->text().contains(QStringLiteral("recorded trace")), qPrintable(note->text()));
            int fields = 0;
            for (const auto* field : properties.findChildren<QLineEdit*>()) {
                if (!field->isVisible()) continue;
                ++fields;
                QVERIFY2(!field->isEnabled(), qPrintable(field->objectName()));
            }
            QVERIFY(fields > 0);
        }
    }

    void aTraceIsNotSavedAsASceneAndSaysWhy() {
        const auto window = shownWindow(written(true));
        window->actions()[QStringLiteral("save-as")]->trigger();
        QVERIFY2(window->message().contains(QStringLiteral("can't be saved as a scene")), qPrintable(window->message()));
    }

    void aRestartOfATraceGoesToItsBeginning() {
        const auto window = shownWindow(written(true));
        window->controller().toStep(3);
        window->controller().restart();
        QCOMPARE(session(*window).cursor(), Cursor{});
        QVERIFY(!session(*window).canUndo());
    }

    void playingEndsWithTheTrace() {
        const auto window = shownWindow(written(true));
        window->controller().setSpeed(10);
        window->controller().play();
        QVERIFY(QTest::qWaitFor([&] { return !window->controller().isPlaying(); }, 5000));
        QCOMPARE(session(*window).cursor().step, std::int64_t{tracedSteps});
    }

    void aBrokenTraceSaysWhereAndTheSceneStays() {
        const QString file = m_folder.filePath(QStringLiteral("broken.jsonl"));
        std::ofstream(file.toStdString()) << "{\"format\": \"solverscope-trace\", \"version\": 1, \"dt\": 0.01}\n"
                                             "{\"type\": \"body\", \"id\": \"a\"}\n";
        const auto window = shownWindow();
        QVERIFY(!window->openScene(file));
        QVERIFY2(window->message().endsWith(QStringLiteral("broken.jsonl:2:1: expected the key 'position' in a body")),
                 qPrintable(window->message()));
        QCOMPARE(session(*window).scene().bodies.size(), std::size_t{11});
    }

    void aTraceCanBeDropped() {
        const auto window = shownWindow();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(written(true))});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &drop);
        QVERIFY(session(*window).scene().playback != nullptr);
    }

private:
    QString written(bool all) {
        const QString file = m_folder.filePath(all ? QStringLiteral("all.jsonl") : QStringLiteral("little.ndjson"));
        writeBalls(file, all);
        return file;
    }

    UserOfATest m_user;
    QTemporaryDir m_folder;
};

SOLVERSCOPE_TEST(TestTraceWindow, QApplication)
#include "test_trace_window.moc"
