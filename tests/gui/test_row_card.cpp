// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest>
#include <cmath>
#include <sstream>

#include "gui/panels/row_card/clamp_line.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/event_description.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/names.h"
#include "physics/world/step.h"
#include "tests/gui/stack_of_ten.h"
#include "tests/seek_event.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// What the line that begins with `letters` says comes out: the numbers after its last "=".
QList<double> resultsOf(const QString& text, const QString& letters) {
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (!line.startsWith(letters)) continue;
        QString end = line.mid(line.lastIndexOf(QStringLiteral(" = ")) + 3);
        QList<double> numbers;
        static const QRegularExpression number(QStringLiteral("[-+]?(inf|\\d[\\d.]*(e[-+]?\\d+)?)"));
        auto found = number.globalMatch(end.section(QStringLiteral("  ("), 0, 0));
        while (found.hasNext()) numbers.append(found.next().captured().toDouble());
        return numbers;
    }
    return {};
}

/// Stands at the first event of the step for which `wanted` is true.
bool seekFirst(DebuggerController& controller, const std::function<bool(const Event&)>& wanted, Term term = Term::VelocityB) {
    const Session& session = controller.session();
    for (std::size_t i = 0; i < session.events().size(); ++i) {
        if (!wanted(session.events()[i])) continue;
        controller.seek({session.cursor().step, i, term});
        return true;
    }
    return false;
}

bool isSweptRow(const Event& event) { return event.kind == EventKind::Row && event.phase == Phase::SolveVelocities; }

}  // namespace

class TestRowCard : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_controller = stackOfTenAt(5);
        QVERIFY(m_controller);
        m_card = std::make_unique<RowCard>(*m_controller);
        m_card->resize(420, 600);
        m_card->show();
    }

    void cleanup() {
        m_card.reset();
        m_controller.reset();
    }

    void everyRowsNumbersReadBackAsTheEventsOwn() {
        const Session& session = m_controller->session();
        int seen = 0;
        for (std::size_t i = 0; i < session.events().size(); i += 7) {
            m_controller->seek({5, i, Term::VelocityB});
            const Event& event = session.event();
            if (!isSweptRow(event)) continue;
            ++seen;
            const QString text = m_card->text();
            const RowVisit& visit = event.visit;
            QCOMPARE(resultsOf(text, QStringLiteral("Jv")), QList<double>{visit.jv});
            QCOMPARE(resultsOf(text, QStringLiteral("Δλ_raw")), QList<double>{visit.rawDelta});
            QCOMPARE(resultsOf(text, QStringLiteral("Λ′ =")), QList<double>{visit.lambdaAfter});
            QCOMPARE(resultsOf(text, QStringLiteral("Δλ =")), QList<double>{visit.delta});
            QCOMPARE(resultsOf(text, QStringLiteral("v_A")), (QList<double>{event.vA.v.x, event.vA.v.y}));
            QCOMPARE(resultsOf(text, QStringLiteral("ω_A")), QList<double>{event.vA.w});
            QCOMPARE(resultsOf(text, QStringLiteral("v_B")), (QList<double>{event.vB.v.x, event.vB.v.y}));
            QCOMPARE(resultsOf(text, QStringLiteral("ω_B")), QList<double>{event.vB.w});
            if (event.rowKind == RowKind::Friction)
                QCOMPARE(resultsOf(text, QStringLiteral("lower, upper")), (QList<double>{visit.lower, visit.upper}));
        }
        QVERIFY(seen > 20);
    }

    void theEquationsOfATraceOfOursFit() {
        for (const char* change : {"method=sequential_impulses", "method=tgs_soft", "block_solve=true,position_correction=ngs",
                                   "position_correction=split_impulse"}) {
            Scene scene = shippedScene("domino");
            for (const QString& one : QString::fromLatin1(change).split(QLatin1Char(',')))
                scene.settings = *withSetting(scene.settings, one.section(QLatin1Char('='), 0, 0).toStdString(),
                                              one.section(QLatin1Char('='), 1).toStdString());
            World world = makeWorld(scene);
            while (world.step < 40) step(world);
            std::stringstream trace;
            QVERIFY(writeTrace(scene, world, 2, trace));
            const auto read = readTrace(trace, "trace");
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            Session session(*read);
            session.seek({2, 0, Term::VelocityB});
            for (std::size_t i = 0; i < session.events().size(); ++i) {
                session.seek({2, i, Term::VelocityB});
                if (const auto formula = RowFormula::of(session))
                    for (const FormulaLine& line : formula->lines) QVERIFY2(line.fits, qPrintable(change + formula->text()));
            }
        }
    }

    void aClampOfATraceThatDoesNotFitIsSaid() {
        const auto textOf = [](const std::string& clamp) {
            const std::string visit =
                "{\"type\": \"visit\", \"row\": 0, \"sum_before\": 0, \"raw_delta\": 2, \"sum_after\": 2, \"clamp\": \"";
            std::istringstream trace(R"({"format": "solverscope-trace", "version": 1, "dt": 0.02}
{"type": "body", "id": "left", "position": [0, 0]}
{"type": "body", "id": "right", "position": [1, 0]}
{"type": "step"}
{"type": "row", "row": 0, "kind": "limit", "a": "left", "b": "right", "lower": 0, "upper": 9}
)" + visit + clamp + "\"}\n{\"type\": \"end\"}\n");
            const auto read = readTrace(trace, "trace");
            if (!read) qFatal("%s", read.error().text().c_str());
            Session session(*read);
            seekForward(
                session, [](const Event& e) { return e.kind == EventKind::Row; }, 1);
            return RowFormula::of(session)->text();
        };
        QVERIFY2(textOf("lower").contains(QStringLiteral("does not match the trace")), qPrintable(textOf("lower")));
        QVERIFY(!textOf("none").contains(QStringLiteral("does not match")));
    }

    void aWarmStartOfATraceBeginsWithWhatItsContactEndedWith() {
        const std::string opening = R"({"format": "solverscope-trace", "version": 1, "dt": 0.02}
{"type": "body", "id": "ground", "static": true, "position": [0, 0]}
{"type": "body", "id": "box", "position": [0, 0.5], "velocity": [0, 0], "angular_velocity": 0, "inverse_mass": 1, "inverse_inertia": 6}
)";
        const std::string begin = R"({"type": "step"}
{"type": "contact", "a": "ground", "b": "box", "point": [0, 0], "normal": [0, 1], "feature": 3}
{"type": "row", "row": 0, "kind": "unilateral", "contact": 0, "a": "ground", "b": "box", "n": [0, 1], "w_a": 0, "w_b": 0, "sum": 0}
)";
        const auto textOf = [&](const std::string& carried) {
            std::istringstream trace(opening + begin + R"({"type": "visit", "row": 0, "sum_after": 2})" + "\n" + begin +
                                     R"({"type": "visit", "phase": "warm_start", "row": 0, "raw_delta": )" + carried +
                                     R"(, "sum_after": )" + carried + "}\n");
            const auto read = readTrace(trace, "trace");
            if (!read) qFatal("%s", read.error().text().c_str());
            Session session(*read);
            session.seek({2, 0, Term::VelocityB});
            seekForward(
                session, [](const Event& e) { return e.kind == EventKind::Row; }, 1);
            return RowFormula::of(session)->text();
        };
        QVERIFY2(textOf("2").contains(QStringLiteral("= 1·2 = 2 N s")), qPrintable(textOf("2")));
        QVERIFY(!textOf("2").contains(QStringLiteral("no initial impulse")));
        QVERIFY2(textOf("-2").contains(QStringLiteral("= 1·2 ≠ -2 N s  (does not match: these numbers give 2)")),
                 qPrintable(textOf("-2")));
    }

    void theFormulaBeginsWithTheVelocitiesBeforeTheVisit() {
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return isSweptRow(e) && e.visit.delta != 0; }));
        const Session& session = m_controller->session();
        const Event& event = session.event();
        const Velocity before = session.worldBefore().velocities[index(event.b)];
        QVERIFY(before != event.vB);
        const QString velocity = QStringLiteral("(%1, %2)").arg(exact(before.v.x), exact(before.v.y));
        QVERIFY2(m_card->text().contains(QStringLiteral("·") + velocity), qPrintable(m_card->text()));
    }

    void noLineEndsWithinAUnit() {
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return isSweptRow(e) && e.visit.delta != 0; }));
        const auto* text = m_card->findChild<QTextBrowser*>(QStringLiteral("rowCardFormula"));
        int lines = 0;
        for (int width = 250; width < 500; width += 5) {
            m_card->resize(width, 600);
            for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next())
                for (int i = 0; i < block.layout()->lineCount(); ++i, ++lines) {
                    const QTextLine line = block.layout()->lineAt(i);
                    const QString shown = block.text().mid(line.textStart(), line.textLength());
                    QVERIFY2(!shown.endsWith(QLatin1Char('/')), qPrintable(shown));
                }
        }
        QVERIFY(lines > 500);
    }

    void whatIsNotComputedYetIsAQuestionMark() {
        QVERIFY(seekFirst(*m_controller, isSweptRow, Term::Jv));
        const std::array<int, termCount> openLines{8, 7, 6, 4, 2, 0};
        for (int term = 0; term < termCount; ++term) {
            QCOMPARE(m_controller->session().cursor().term, static_cast<Term>(term));
            QCOMPARE(m_card->text().count(QStringLiteral("= ?")), openLines[static_cast<std::size_t>(term)]);
            QCOMPARE(m_card->html().count(QStringLiteral("= ?")), openLines[static_cast<std::size_t>(term)]);
            QVERIFY(m_card->html().contains(QStringLiteral("▸")));
            m_controller->forward(Granularity::Term);
        }
    }

    void theNumberLineHidesTheClampUntilItHasHappened() {
        QVERIFY(seekFirst(*m_controller, isSweptRow, Term::RawDelta));
        const auto* line = m_card->findChild<ClampLine*>(QStringLiteral("clampLine"));
        QVERIFY(!line->summary().contains(QStringLiteral("Unclamped")));
        m_controller->forward(Granularity::Term);
        QVERIFY(line->summary().contains(QStringLiteral("Unclamped")));
        QVERIFY(!line->summary().contains(QStringLiteral("Clamped:")));
        m_controller->forward(Granularity::Term);
        QVERIFY(line->summary().contains(QStringLiteral("Clamped:")));
    }

    void aWarmStartShowsWhatItCarriesAndNoJv() {
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::WarmStart; }));
        const QString text = m_card->text();
        QVERIFY(!text.contains(QStringLiteral("n·v_B")));
        const Event& event = m_controller->session().event();
        QVERIFY(event.visit.rawDelta != 0);
        QCOMPARE(resultsOf(text, QStringLiteral("Λ_last")), QList<double>{event.visit.rawDelta});
        QCOMPARE(resultsOf(text, QStringLiteral("Λ′ =")), QList<double>{event.visit.lambdaAfter});
    }

    void withoutAccumulationTheSingleImpulseIsClamped() {
        m_controller->changeSetting(QStringLiteral("accumulate"), QStringLiteral("false"));
        m_controller->toStep(6);
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return isSweptRow(e) && e.visit.clamp != Clamp::None; }));
        const Event& event = m_controller->session().event();
        const QString text = m_card->text();
        QVERIFY(text.contains(QStringLiteral("clamp(Δλ_raw")));
        QCOMPARE(resultsOf(text, QStringLiteral("Δλ = clamp")), QList<double>{event.visit.delta});
        QCOMPARE(resultsOf(text, QStringLiteral("Λ′ = Λ + Δλ")), QList<double>{event.visit.lambdaAfter});
    }

    void everyEventThatIsNoRowTellsItsStory() {
        const Session& session = m_controller->session();
        int told = 0;
        for (std::size_t i = 0; i < session.events().size(); ++i) {
            if (session.events()[i].kind == EventKind::Row) continue;
            m_controller->seek({5, i, Term::VelocityB});
            const EventDescription story = EventDescription::of(session);
            QVERIFY(!story.title.isEmpty() && !story.text.isEmpty());
            QVERIFY(m_card->text().contains(story.text));
            ++told;
        }
        QVERIFY(told > 10);
    }

    void afterAPhaseTheRowThatComesNextIsShownWithoutItsNumbers() {
        const auto phase = [](Phase wanted) {
            return [wanted](const Event& e) { return e.kind == EventKind::Phase && e.phase == wanted; };
        };
        const Session& session = m_controller->session();
        for (const Phase begin : {Phase::Begin, Phase::Linearize, Phase::WarmStart}) {
            QVERIFY(seekFirst(*m_controller, phase(begin)));
            const Cursor here = session.cursor();
            const QString text = m_card->text();
            const QString page = m_card->html();
            std::size_t next = here.event + 1;
            while (session.events()[next].kind != EventKind::Row) ++next;
            m_controller->seek({here.step, next, Term::VelocityB});
            const RowFormula formula = *RowFormula::of(session);
            QVERIFY2(text.contains(QStringLiteral("Next: ") + formula.title), qPrintable(text));
            QVERIFY(text.contains(formula.subtitle));
            QCOMPARE(page.count(QStringLiteral("= ?")), static_cast<qsizetype>(formula.lines.size()));
            QVERIFY(!page.contains(QStringLiteral("href")));
            QVERIFY(!m_card->text().contains(QStringLiteral("Next: ")));
            m_controller->seek(here);
            m_controller->hideFuture(this, true);
            QVERIFY(!m_card->text().contains(QStringLiteral("Next: ")));
            m_controller->hideFuture(this, false);
            QCOMPARE(m_card->text(), text);
        }
        m_controller->toStep(5);
        QVERIFY(!m_card->text().contains(QStringLiteral("Next: ")));
    }

    void whileOneRowIsVisitedAnotherOneSaysWhich() {
        QVERIFY(seekFirst(*m_controller, isSweptRow));
        const Session& session = m_controller->session();
        const Event visit = session.event();
        m_controller->pickRow(RowRef{RowList::Velocities, visit.visit.row + 5});
        const QString text = m_card->text();
        const QString name = QString::fromStdString(constraintName(session.scene(), session.world(), visit.constraint));
        QVERIFY2(text.contains(QStringLiteral("This event visits row %1 (velocity rows): %2, ").arg(visit.visit.row + 1).arg(name)),
                 qPrintable(text));
    }

    void theEndOfAStepPromisesAWarmStartOnlyWhereThereIsOne() {
        m_controller->toStep(5);
        QVERIFY(m_card->text().contains(QStringLiteral("the next warm start uses them")));
        QVERIFY(m_controller->changeSetting(QStringLiteral("warm_starting"), QStringLiteral("0")));
        m_controller->toStep(8);
        QVERIFY2(m_card->text().contains(QStringLiteral("the next step starts without them")), qPrintable(m_card->text()));
    }

    void aPickedRowTellsItsOwnStateAtEventsThatDoNotVisitIt() {
        const auto endOf = [](int iteration) {
            return [iteration](const Event& e) {
                return e.kind == EventKind::Iteration && e.phase == Phase::SolveVelocities && e.iteration == iteration;
            };
        };
        QVERIFY(seekFirst(*m_controller, endOf(2)));
        const QString story = m_card->text();
        const Session& session = m_controller->session();
        for (const std::uint32_t picked : {3U, 12U}) {
            m_controller->pickRow(RowRef{RowList::Velocities, picked});
            const auto visit = std::find_if(session.events().begin(), session.events().end(), [picked](const Event& e) {
                return isSweptRow(e) && e.visit.row == picked && e.iteration == 2;
            });
            const QString text = unbound(m_card->text());
            QVERIFY2(text.contains(QStringLiteral("Not visited by this event")), qPrintable(text));
            QVERIFY(text.contains(QStringLiteral("Now Λ = %1 N s").arg(unbound(shown(visit->visit.lambdaAfter)))));
            QVERIFY(text.contains(QStringLiteral("Last visited in sweep 2: Δλ = %1 N s").arg(unbound(shown(visit->visit.delta)))));
            QVERIFY(text.contains(QStringLiteral("Visited next in sweep 3.")));
            QVERIFY(text.contains(unbound(EventDescription::of(session).text)));
            const auto* subtitle = m_card->findChild<QLabel*>(QStringLiteral("rowCardSubtitle"));
            QVERIFY(subtitle->text().startsWith(QStringLiteral("row %1 of").arg(picked + 1)));
        }
        m_controller->pickRow(RowRef{RowList::Velocities, 9999});
        QVERIFY(m_card->text().contains(QStringLiteral("has no such row")));
        m_controller->pickRow(RowRef{RowList::Velocities, 3});
        m_controller->seek({5, 0, Term::VelocityB});
        QVERIFY(m_card->text().contains(QStringLiteral("has not built its rows")));
        m_controller->toStep(5);
        QVERIFY(m_card->text().contains(QStringLiteral("Not visited again in this step.")));
        QVERIFY(seekFirst(*m_controller, endOf(2)));
        m_controller->pickRow(std::nullopt);
        QCOMPARE(m_card->text(), story);
    }

    void aRowPickedWhileAnotherIsVisitedIsTheOneThatIsMarked() {
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return isSweptRow(e) && e.visit.row == 2; }));
        const RowRef visited{RowList::Velocities, 2};
        const RowRef picked{RowList::Velocities, 5};
        QCOMPARE(m_controller->markedRow(), visited);
        m_controller->pickRow(picked);
        QCOMPARE(m_controller->markedRow(), picked);
        QVERIFY(m_card->text().contains(QStringLiteral("Not visited by this event")));
        m_controller->pickRow(visited);
        QCOMPARE(m_controller->markedRow(), visited);
        QVERIFY(!m_card->text().contains(QStringLiteral("Not visited by this event")));
        m_controller->pickRow(picked);
        m_controller->back(Granularity::Row);
        QCOMPARE(m_controller->markedRow(), (RowRef{RowList::Velocities, 1}));
        QVERIFY(!m_card->text().contains(QStringLiteral("Not visited by this event")));
    }

    void aSweepsSummaryCountsItsOwnRowsOnly() {
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return e.kind == EventKind::Iteration && e.iteration == 3; }));
        const Session& session = m_controller->session();
        const SweepSummary sweep = summaryOfSweep(session.events(), session.cursor().event);
        int visited = 0;
        int clamped = 0;
        double largest = 0;
        for (const Event& e : session.events()) {
            if (!isSweptRow(e) || e.iteration != 3) continue;
            ++visited;
            clamped += e.visit.clamp != Clamp::None ? 1 : 0;
            largest = std::max(largest, std::abs(e.visit.delta));
        }
        QCOMPARE(sweep.visited, visited);
        QCOMPARE(sweep.clamped, clamped);
        QCOMPARE(sweep.largestDelta, largest);
    }

    void copyingPutsTheFullNumbersOnTheClipboard() {
        QVERIFY(seekFirst(*m_controller, isSweptRow));
        m_card->findChild<QAction*>(QStringLiteral("copyRowAsText"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), m_card->text());
    }

    void copyingAPartOfTheFormulaGivesPlainNumbers() {
        QVERIFY(seekFirst(*m_controller, [](const Event& e) { return isSweptRow(e) && e.visit.jv != 0; }));
        auto* formula = m_card->findChild<QTextBrowser*>(QStringLiteral("rowCardFormula"));
        formula->selectAll();
        formula->copy();
        QVERIFY(QApplication::clipboard()->text().contains(shown(m_controller->session().event().visit.jv)));
    }

    void aHiddenCardWaitsUntilItIsShown() {
        const QString before = m_card->text();
        m_card->hide();
        QVERIFY(seekFirst(*m_controller, isSweptRow));
        QCOMPARE(m_card->text(), before);
        m_card->show();
        QVERIFY(m_card->text() != before);
    }

    void labelsOfTheNumberLineNeverOverlap_data() {
        QTest::addColumn<double>("lower");
        QTest::addColumn<double>("upper");
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("raw");
        QTest::addColumn<double>("after");
        QTest::newRow("nothing happens") << 0.0 << infinity << 0.0 << 0.0 << 0.0;
        QTest::newRow("stopped at zero") << 0.0 << infinity << 0.3 << -0.1 << 0.0;
        QTest::newRow("all close together") << 0.0 << infinity << 12.3456 << 12.3457 << 12.3457;
        QTest::newRow("narrow cone") << -1e-9 << 1e-9 << 0.0 << 4.5 << 1e-9;
        QTest::newRow("empty cone") << 0.0 << 0.0 << 0.0 << -1.5 << 0.0;
        QTest::newRow("equality") << -infinity << infinity << -123.456 << -123.457 << -123.457;
    }

    void labelsOfTheNumberLineNeverOverlap() {
        QFETCH(double, lower);
        QFETCH(double, upper);
        QFETCH(double, before);
        QFETCH(double, raw);
        QFETCH(double, after);
        const Clamp clamp = raw < lower ? Clamp::Lower : raw > upper ? Clamp::Upper : Clamp::None;
        ClampLine line;
        for (const QSize size : {line.sizeHint(), QSize(200, line.sizeHint().height()), line.minimumSizeHint(), QSize(800, 90)}) {
            line.resize(size);
            line.show(
                {lower, upper, before, raw, after, clamp, true, QStringLiteral("sum"), QStringLiteral("Λ′"), QStringLiteral("N s")},
                Term::VelocityB);
            const auto rects = line.labelRects();
            QVERIFY(rects.size() >= 2);
            for (std::size_t i = 0; i < rects.size(); ++i) {
                QVERIFY(QRectF(line.rect()).contains(rects[i]));
                for (std::size_t k = i + 1; k < rects.size(); ++k) QVERIFY(!rects[i].intersects(rects[k]));
            }
        }
    }

    void longNamesDoNotWidenIt() {
        QVERIFY(seekFirst(*m_controller, isSweptRow));
        const auto* title = m_card->findChild<QLabel*>(QStringLiteral("rowCardTitle"));
        QTRY_VERIFY(title->text().contains(QStringLiteral("box_1")));
        const int usual = m_card->minimumSizeHint().width();
        Scene scene = m_controller->scene();
        const std::string longName = std::string(40, 'm') + "_of_" + std::string(40, 'n');
        for (std::size_t i = 0; i < scene.bodies.size(); ++i) scene.bodies[i].id = longName + std::to_string(i);
        m_controller->openScene(scene);
        m_controller->toStep(5);
        QVERIFY(seekFirst(*m_controller, isSweptRow));
        QTRY_VERIFY(title->text().contains(QStringLiteral("mmmm")));
        QVERIFY2(m_card->minimumSizeHint().width() <= usual, qPrintable(QString::number(m_card->minimumSizeHint().width())));
        QVERIFY(!m_card->text().contains(QChar(0x200b)));
    }

private:
    std::unique_ptr<DebuggerController> m_controller;
    std::unique_ptr<RowCard> m_card;
};

SOLVERSCOPE_TEST(TestRowCard, QApplication)
#include "test_row_card.moc"
