// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Parts of an answer row that are given what their question does not ask for: the record of a lesson may be older than the lesson.
#include "gui/lessons/answer_input.h"

#include "physics/debugger/session.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestAnswerInputs : public QObject {
    Q_OBJECT

private slots:
    void anAnswerOfAnotherKindIsLeftOut_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("rows") << static_cast<int>(AnswerKind::PickRows);
        QTest::newRow("a point") << static_cast<int>(AnswerKind::Plane);
        QTest::newRow("a curve") << static_cast<int>(AnswerKind::Curve);
    }
    void anAnswerOfAnotherKindIsLeftOut() {
        QFETCH(int, kind);
        QWidget row;
        const Question question = questionOf(static_cast<AnswerKind>(kind));
        AnswerInput* input = makeAnswerInput(question, &row);
        input->setAnswer(Real{0});
        QVERIFY(!input->answer());
    }

    void aCurveWithoutATruthHasNoAnswer() {
        QWidget row;
        const Question question = questionOf(AnswerKind::Curve);
        AnswerInput* input = makeAnswerInput(question, &row);
        Session session(shippedScene("stack_10"));
        EngineState engine(session.recording());
        input->ask(Truth{}, engine, 0);
        QVERIFY(!input->answer());
        input->setAnswer(CurveAnswer{{0.5, 0.25}});
        QVERIFY(!input->answer());
    }

private:
    static Question questionOf(AnswerKind kind) {
        Question question;
        question.kind = kind;
        question.plane.emplace();
        question.curve = CurveForm{{2, 4}, 0, 2};
        return question;
    }
};

SOLVERSCOPE_TEST(TestAnswerInputs, QApplication)
#include "test_answer_inputs.moc"
