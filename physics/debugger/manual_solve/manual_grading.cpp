// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/manual_solve/manual_grading.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace solverscope {
namespace {

constexpr Real rounding = 1e-12;  // tolerance between two ways of computing the same number

/// All mistakes at a visit, whether or not they show.
class Mistakes {
public:
    Mistakes(const ManualSolve& solve, std::uint32_t row) : m_solve(solve), m_row(row), m_truth(solve.visitOf(row)) {}

    const RowVisit& truth() const { return m_truth; }

    std::vector<PredictedMistake> all() {
        add(VisitMisconception::LambdaAsDelta, m_truth.lambdaAfter, m_truth.delta);
        if (m_truth.clamp != Clamp::None)
            add(VisitMisconception::NotClamped, m_truth.rawDelta, m_truth.lambdaBefore + m_truth.rawDelta);
        addClamped(VisitMisconception::ClampedDelta, VisitMistake::ClampedDelta);
        addClamped(VisitMisconception::ClampedLambda, VisitMistake::ClampedLambda);
        add(VisitMisconception::OldLambdaOmitted, m_truth.delta, m_truth.delta);
        addOtherMoments();
        add(VisitMisconception::NoBias, VisitMistake::NoBias);
        add(VisitMisconception::NoSoftness, VisitMistake::NoSoftness);
        add(VisitMisconception::NoRelaxation, VisitMistake::NoRelaxation);
        add(VisitMisconception::SignOfJv, VisitMistake::SignOfJv);
        add(VisitMisconception::NoEffectiveMass, VisitMistake::NoEffectiveMass);
        add(VisitMisconception::TimesK, VisitMistake::TimesK);
        add(VisitMisconception::OldLambdaKept, m_truth.delta, m_truth.lambdaBefore);
        addOtherRows();
        return std::move(m_mistakes);
    }

private:
    void add(VisitMisconception misconception, Real delta, Real lambda) {
        m_mistakes.push_back({misconception, {m_row, delta, lambda}});
    }

    /// With the bounds and without: one mistake may come with the other.
    void add(VisitMisconception misconception, const RowVisit& visit) {
        add(misconception, visit.delta, visit.lambdaAfter);
        if (visit.clamp != Clamp::None) add(misconception, visit.rawDelta, visit.lambdaBefore + visit.rawDelta);
    }

    void add(VisitMisconception misconception, VisitMistake mistake) {
        if (!canMakeMistake(m_solve.world(), m_solve.phase(), m_row, mistake)) return;
        add(misconception, visitWithMistake(m_solve.world(), m_solve.phase(), m_row, mistake));
    }

    /// Only with the bounds: the mistake is about them.
    void addClamped(VisitMisconception misconception, VisitMistake mistake) {
        if (!canMakeMistake(m_solve.world(), m_solve.phase(), m_row, mistake)) return;
        const RowVisit visit = visitWithMistake(m_solve.world(), m_solve.phase(), m_row, mistake);
        add(misconception, visit.delta, visit.lambdaAfter);
    }

    void addOtherMoments() {
        const World& now = m_solve.world();
        const std::size_t begin = m_solve.visitsBeforeSweep();
        if (appliesAfterSweep(now.settings, m_solve.phase())) {
            World ahead = now;
            std::vector<std::uint32_t> visited;
            for (std::uint32_t row = 0; row < rowsOf(now, m_solve.phase()).size(); ++row)
                if (m_solve.isVisited(row)) visited.push_back(row);
            applyPendingImpulses(ahead, m_solve.phase(), visited);
            return add(VisitMisconception::AfterLastVisits, visitWithMotionOf(std::move(ahead), now, m_solve.phase(), m_row));
        }
        if (m_solve.made() > 0)
            add(VisitMisconception::BeforeLastVisit,
                visitWithMotionOf(m_solve.worldAfter(m_solve.made() - 1), now, m_solve.phase(), m_row));
        if (m_solve.made() > begin + 1)
            add(VisitMisconception::BeforeSweep, visitWithMotionOf(m_solve.worldAfter(begin), now, m_solve.phase(), m_row));
    }

    /// A few neighbours suffice: nobody reads the wrong line a hundred rows away.
    void addOtherRows() {
        constexpr std::uint32_t reach = 4;
        const auto count = static_cast<std::uint32_t>(rowsOf(m_solve.world(), m_solve.phase()).size());
        for (std::uint32_t other = m_row > reach ? m_row - reach : 0; other < std::min(count, m_row + reach + 1); ++other) {
            if (other == m_row) continue;
            const RowVisit visit = m_solve.visitOf(other);
            if (std::abs(visit.delta) > rounding) add(VisitMisconception::OtherRow, visit.delta, visit.lambdaAfter);
        }
    }

    const ManualSolve& m_solve;
    std::uint32_t m_row;
    RowVisit m_truth;
    std::vector<PredictedMistake> m_mistakes;
};

std::optional<VisitMisconception> misconceptionOfAnswer(const std::vector<PredictedMistake>& mistakes, const VisitAnswer& answer,
                                                        bool deltaRight, const RowVisit& truth, const AnswerTolerance& tolerance) {
    // First the mistakes that explain both numbers, then those that explain the wrong one.
    for (const PredictedMistake& one : mistakes)
        if (tolerance.accepts(answer.delta, one.answer.delta) && tolerance.accepts(answer.lambda, one.answer.lambda))
            return one.misconception;
    for (const PredictedMistake& one : mistakes) {
        const bool explains =
            deltaRight ? tolerance.accepts(one.answer.delta, truth.delta) && tolerance.accepts(answer.lambda, one.answer.lambda)
                       : tolerance.accepts(answer.delta, one.answer.delta);
        if (explains) return one.misconception;
    }
    return std::nullopt;
}

}  // namespace

bool AnswerTolerance::accepts(Real answer, Real truth) const {
    return std::abs(answer - truth) <= std::max({absolute, share * std::abs(truth), rounding});
}

std::vector<PredictedMistake> mistakesAt(const ManualSolve& solve, std::uint32_t row, const AnswerTolerance& tolerance) {
    Mistakes mistakes(solve, row);
    const RowVisit truth = mistakes.truth();
    std::vector<PredictedMistake> all = mistakes.all();
    std::erase_if(all, [&](const PredictedMistake& one) {
        const bool finite = std::isfinite(one.answer.delta) && std::isfinite(one.answer.lambda);
        return !finite ||
               (tolerance.accepts(one.answer.delta, truth.delta) && tolerance.accepts(one.answer.lambda, truth.lambdaAfter));
    });
    return all;
}

AnswerVerdict grade(const ManualSolve& solve, const VisitAnswer& answer, const AnswerTolerance& tolerance) {
    AnswerVerdict verdict;
    verdict.rowRight = solve.mayVisit(answer.row);
    if (!verdict.rowRight) {
        verdict.misconception = solve.isVisited(answer.row) ? VisitMisconception::VisitedAlready : VisitMisconception::OutOfOrder;
        return verdict;
    }
    const RowVisit truth = solve.visitOf(answer.row);
    verdict.deltaRight = tolerance.accepts(answer.delta, truth.delta);
    verdict.lambdaRight = tolerance.accepts(answer.lambda, truth.lambdaAfter);
    if (verdict.right()) return verdict;
    verdict.misconception =
        misconceptionOfAnswer(mistakesAt(solve, answer.row, tolerance), answer, verdict.deltaRight, truth, tolerance);
    verdict.lambdaFollowsDelta = !verdict.deltaRight && tolerance.accepts(answer.lambda, truth.lambdaBefore + answer.delta);
    return verdict;
}

AnswerVerdict ManualSolveExam::answer(const VisitAnswer& answer) {
    if (isDone()) return {};
    const AnswerVerdict verdict = grade(m_solve, answer, m_tolerance);
    ++m_allTries;
    if (verdict.right()) {
        make(answer.row, m_tries == 0 ? AttemptOutcome::AtOnce : AttemptOutcome::AfterTries);
    } else if (++m_tries >= maxTries) {
        make(m_solve.mayVisit(answer.row) ? answer.row : m_solve.expected(), AttemptOutcome::Shown);
    }
    return verdict;
}

RowVisit ManualSolveExam::show(std::optional<std::uint32_t> row) {
    make(row && m_solve.mayVisit(*row) ? *row : m_solve.expected(), AttemptOutcome::Shown);
    return *m_last;
}

void ManualSolveExam::make(std::uint32_t row, AttemptOutcome outcome) {
    m_last = m_solve.make(row);
    m_outcomes.push_back(outcome);
    m_tries = 0;
}

int ManualSolveExam::count(AttemptOutcome outcome) const {
    return static_cast<int>(std::count(m_outcomes.begin(), m_outcomes.end(), outcome));
}

}  // namespace solverscope
