// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_run.h"

#include <cmath>
#include <string>

namespace solverscope {
namespace {

std::string sentenceOf(ManualSolveObstacle obstacle) {
    switch (obstacle) {
        case ManualSolveObstacle::NoRows:
            return "no visit to a row follows this moment";
        case ManualSolveObstacle::Method:
            return "this method does not visit the rows one by one";
        case ManualSolveObstacle::Settings:
            return "block_solve, joint_blocks or bounce_target keep the rows from being visited one by one";
        case ManualSolveObstacle::Recorded:
            return "a recorded trace cannot be solved again";
        case ManualSolveObstacle::Manual:
            return "these sweeps have impulses that are set from outside";
        case ManualSolveObstacle::None:
            break;
    }
    return {};
}

/// As a learner reads it and types it.
Real rounded(Real number) {
    std::string text = shownNumber(number);
    if (text.starts_with("−")) text.replace(0, std::string("−").size(), "-");
    return std::stod(text);
}

class ManualExerciseCheck {
public:
    ManualExerciseCheck(const ManualExercise& exercise, ManualSolve solve, const std::string& fileName)
        : m_exercise(exercise), m_exam(std::move(solve), exercise.tolerance), m_fileName(fileName) {}

    std::vector<Error> run(const EventList& events) {
        bool pushes = false;
        while (m_findings.empty() && !m_exam.isDone()) {
            const std::uint32_t row = m_exam.solve().expected();
            const RowVisit truth = m_exam.solve().visitOf(row);
            pushes = pushes || std::abs(truth.delta) > m_exercise.tolerance.absolute;
            checkMistakes(row);
            const AnswerVerdict verdict = m_exam.answer({row, rounded(truth.delta), rounded(truth.lambdaAfter)});
            if (!verdict.right())
                find("visit " + visitNumber() + " of the model solution is not accepted: Δλ = " + shownNumber(truth.delta) +
                     ", Λ = " + shownNumber(truth.lambdaAfter) + "; the tolerance is narrower than the digits that are shown");
            checkAgainst(events);
        }
        if (m_findings.empty() && !pushes) find("no visit of this exercise applies an impulse");
        return std::move(m_findings);
    }

private:
    void find(std::string message) { m_findings.push_back(errorAt(m_exercise.place, m_fileName, std::move(message))); }
    std::string visitNumber() const { return std::to_string(m_exam.solve().made() + 1); }

    /// Each misconception that leads to other numbers is distinguished from the correct solution, and named.
    void checkMistakes(std::uint32_t row) {
        for (const PredictedMistake& mistake : mistakesAt(m_exam.solve(), row, m_exercise.tolerance)) {
            const AnswerVerdict verdict = grade(m_exam.solve(), mistake.answer, m_exercise.tolerance);
            if (verdict.right() || !verdict.misconception)
                find("a mistake at visit " + visitNumber() + " is not recognised: Δλ = " + shownNumber(mistake.answer.delta) +
                     ", Λ = " + shownNumber(mistake.answer.lambda));
        }
        const auto count = static_cast<std::uint32_t>(rowsOf(m_exam.solve().world(), m_exam.solve().phase()).size());
        for (std::uint32_t other = 0; other < count; ++other) {
            const AnswerVerdict verdict = grade(m_exam.solve(), {other, 0, 0}, m_exercise.tolerance);
            if (verdict.rowRight != m_exam.solve().mayVisit(other) || (!verdict.rowRight && !verdict.misconception))
                find("a pick of row " + std::to_string(other) + " at visit " + visitNumber() + " is graded wrongly");
        }
    }

    /// The engine went through the same states as the model solution.
    void checkAgainst(const EventList& events) {
        const auto event = m_exam.solve().event();
        if (m_exercise.plan.anyOrder || !event || appliesAfterSweep(m_exam.solve().world().settings, m_exam.solve().phase()))
            return;
        const RowVisit& engines = events[*event].visit;
        const RowVisit& ours = *m_exam.last();
        if (engines.row != ours.row || engines.delta != ours.delta || engines.lambdaAfter != ours.lambdaAfter)
            find("the engine's own visit differs from that of the model solution");
    }

    const ManualExercise& m_exercise;
    ManualSolveExam m_exam;
    const std::string& m_fileName;
    std::vector<Error> m_findings;
};

}  // namespace

Result<ManualTask> manualTaskOf(const ManualExercise& exercise, EngineState& engine, const Variables& variables,
                                const std::string& fileName) {
    const auto from = locate(exercise.from, engine, variables, fileName);
    if (!from) return from.error();
    ManualTask task{ManualSolve(engine.traceOf(from->step), from->event, exercise.plan), *from};
    if (task.solve.obstacle() == ManualSolveObstacle::None) return task;
    return errorAt(exercise.from.place, fileName, sentenceOf(task.solve.obstacle()));
}

Variables withRowNumbers(Variables variables, const ManualSolve& solve, std::uint32_t row) {
    World world = solve.world();
    const RowVisit visit = visitRow(world, solve.phase(), row);
    const Row& visited = rowsOf(world, solve.phase())[row];
    variables["jv"] = visit.jv;
    variables["effective_mass"] = visited.effectiveMass;
    variables["bias"] = visited.bias;
    variables["softness"] = visited.softness;
    variables["sum_before"] = visit.lambdaBefore;
    variables["lower"] = visit.lower;
    variables["upper"] = visit.upper;
    return variables;
}

std::vector<Error> checkModelSolution(const ManualExercise& exercise, ManualTask task, EngineState& engine,
                                      const std::string& fileName) {
    if (exercise.plan.visits > 0 && task.solve.wanted() < static_cast<std::size_t>(exercise.plan.visits))
        return {errorAt(exercise.place, fileName, "there are only " + std::to_string(task.solve.wanted()) + " visits to make")};
    if (exercise.variations.empty())
        return {errorAt(exercise.place, fileName, "expected 'vary:', which provides new numbers after those that were shown")};
    return ManualExerciseCheck(exercise, std::move(task.solve), fileName).run(engine.eventsOf(task.from.step));
}

}  // namespace solverscope
