// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QComboBox>
#include <QTextBlock>
#include <QtTest>

#include "gui/panels/source/solver_source.h"
#include "gui/panels/source/source_text.h"
#include "gui/panels/source/source_view.h"
#include "gui/session/debugger_controller.h"
#include "tests/gui/stack_of_ten.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestSourceView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_controller = stackOfTenAt(3);
        QVERIFY(m_controller);
        m_view = std::make_unique<SourceView>(*m_controller);
        m_view->resize(600, 300);
        m_view->show();
    }

    void cleanup() {
        m_view.reset();
        m_controller.reset();
    }

    void aRunThatStopsIsFollowed() {
        m_controller->seek({3, 60, Term::VelocityB});
        QCOMPARE(m_view->shownFile(), QStringLiteral("physics/solvers/sequential_impulses.h"));
        m_controller->play();
        QTRY_VERIFY(m_controller->session().cursor().step > 5);
        m_controller->pause();
        QCOMPARE(m_view->shownFile(), QStringLiteral("physics/world/step.h"));
        QVERIFY(m_view->currentLine() > 0);
    }

    void everyStopStandsOnALineThatCallsTheWatch_data() {
        QTest::addColumn<QString>("accumulate");
        QTest::newRow("accumulated") << QStringLiteral("true");
        QTest::newRow("per iteration") << QStringLiteral("false");
    }

    void everyStopStandsOnALineThatCallsTheWatch() {
        QFETCH(QString, accumulate);
        m_controller->changeSetting(QStringLiteral("accumulate"), accumulate);
        m_controller->toStep(4);
        const auto& events = m_controller->session().events();
        for (std::size_t i = 0; i < events.size(); i += 5) {
            m_controller->seek({4, i, Term::VelocityB});
            const bool isRow = events[i].kind == EventKind::Row;
            QVERIFY(m_view->currentLineText().contains(isRow ? QStringLiteral("watch.row(") : QStringLiteral("watch.")));
            QCOMPARE(m_view->shownFile(), QString::fromUtf8(events[i].where.file));
        }
    }

    void everyTermStandsOnTheLineThatComputesIt_data() {
        QTest::addColumn<QString>("accumulate");
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<QStringList>("lines");
        const QString visited = QStringLiteral("watch.row(");
        QTest::newRow("accumulated") << QStringLiteral("true") << Phase::SolveVelocities
                                     << QStringList{"const Real jv =",       "const Real rawDelta =",   "const Real rawLambda =",
                                                    "row.lambda = clamped(", "applyImpulse(row, delta", visited};
        QTest::newRow("per iteration") << QStringLiteral("false") << Phase::SolveVelocities
                                       << QStringList{"const Real jv =",           "const Real rawDelta =",
                                                      "const Real lambdaBefore =", "const Real delta = clamped(",
                                                      "applyImpulse(row, delta",   visited};
        QTest::newRow("warm start") << QStringLiteral("true") << Phase::WarmStart
                                    << QStringList{"const Real jv =",       "const Real carried =",         "const Real carried =",
                                                   "row.lambda = clamped(", "applyImpulse(row, row.lambda", visited};
    }

    void everyTermStandsOnTheLineThatComputesIt() {
        QFETCH(QString, accumulate);
        QFETCH(Phase, phase);
        QFETCH(QStringList, lines);
        m_controller->changeSetting(QStringLiteral("accumulate"), accumulate);
        m_controller->toStep(4);
        const auto& events = m_controller->session().events();
        std::size_t event = 0;
        while (events[event].kind != EventKind::Row || events[event].phase != phase) ++event;
        for (int term = 0; term < termCount; ++term) {
            m_controller->seek({4, event, static_cast<Term>(term)});
            QVERIFY2(m_view->currentLineText().contains(lines[term]), qPrintable(m_view->currentLineText()));
        }
    }

    void valuesStandBesideTheLinesThatDefineThem() {
        const auto& events = m_controller->session().events();
        std::size_t event = 0;
        while (events[event].kind != EventKind::Row || events[event].phase != Phase::SolveVelocities) ++event;
        const auto* text = m_view->findChild<SourceText*>(QStringLiteral("sourceText"));
        m_controller->seek({3, event, Term::RawDelta});
        QCOMPARE(text->notes().size(), std::size_t{2});
        m_controller->seek({3, event, Term::VelocityB});
        const RowVisit& visit = events[event].visit;
        const std::array<double, 6> values{
            visit.jv, visit.rawDelta, visit.lambdaBefore, visit.lambdaBefore + visit.rawDelta, visit.lambdaAfter, visit.delta};
        QCOMPARE(text->notes().size(), values.size());
        for (std::size_t i = 0; i < values.size(); ++i) QCOMPARE(text->notes()[i].value, values[i]);
        QVERIFY(text->document()->findBlockByNumber(text->notes()[0].line - 1).text().contains(QStringLiteral("jv =")));
    }

    void anotherSourceHasNoMarkUntilTheCursorMoves() {
        auto* files = m_view->findChild<QComboBox*>(QStringLiteral("sourceFiles"));
        const int clamping = files->findText(QStringLiteral("physics/solvers/clamping.h"));
        QVERIFY(clamping >= 0);
        files->setCurrentIndex(clamping);
        emit files->textActivated(files->currentText());
        QCOMPARE(m_view->shownFile(), QStringLiteral("physics/solvers/clamping.h"));
        QCOMPARE(m_view->currentLine(), 0);
        m_controller->back(Granularity::Row);
        QCOMPARE(m_view->shownFile(), QStringLiteral("physics/solvers/sequential_impulses.h"));
        QVERIFY(m_view->currentLine() > 0);
    }

    void theMarkedLineIsAlwaysInView() {
        const auto* text = m_view->findChild<SourceText*>(QStringLiteral("sourceText"));
        const auto& events = m_controller->session().events();
        for (std::size_t i = 0; i < events.size(); i += 3) {
            m_controller->seek({3, i, Term::VelocityB});
            QTextCursor cursor(text->document()->findBlockByNumber(m_view->currentLine() - 1));
            QVERIFY(text->viewport()->rect().contains(text->cursorRect(cursor)));
        }
        m_view->resize(400, 120);
        QTextCursor cursor(text->document()->findBlockByNumber(m_view->currentLine() - 1));
        QVERIFY(text->viewport()->rect().contains(text->cursorRect(cursor)));
    }

    void whatLeadsToTheMarkedLineIsInViewAsWell() {
        auto* text = m_view->findChild<SourceText*>(QStringLiteral("sourceText"));
        m_view->resize(600, 260);
        for (const int line : {60, 34}) {  // from below
            text->mark(line);
            const QTextCursor before(text->document()->findBlockByNumber(line - 3));
            QVERIFY(text->viewport()->rect().contains(text->cursorRect(before)));
        }
    }

    void aSourceThatDoesNotExistIsEmpty() { QCOMPARE(SolverSource(QStringLiteral("physics/solvers/none.h")).lineCount(), 0); }

private:
    std::unique_ptr<DebuggerController> m_controller;
    std::unique_ptr<SourceView> m_view;
};

SOLVERSCOPE_TEST(TestSourceView, QApplication)
#include "test_source_view.moc"
