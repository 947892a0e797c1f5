// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/manual_solve/hand_grading.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace solverscope {
namespace {

constexpr Real rounding = 1e-12;  // what two ways to compute the same number may differ by

/// All mistakes at a visit, whether or not they show.
class Mistakes {
public:
    Mistakes(const HandSolve& solve, std::uint32_t row) : m_solve(solve), m_row(row), m_truth(solve.visitOf(row)) {}

    const RowVisit& truth() const { return m_truth; }

    std::vector<HandMistake> all() {
        add(HandThought::SumAsChange, m_truth.sumAfter, m_truth.delta);
        if (m_truth.clamp != Clamp::None) add(HandThought::NotClamped, m_truth.rawDelta, m_truth.sumBefore + m_truth.rawDelta);
        addClamped(HandThought::ClampedChange, VisitSlip::ClampedChange);
        addClamped(HandThought::ClampedSum, VisitSlip::ClampedSum);
        add(HandThought::NoOldSum, m_truth.delta, m_truth.delta);
        addOtherMoments();
        add(HandThought::NoBias, VisitSlip::NoBias);
        add(HandThought::NoSoftness, VisitSlip::NoSoftness);
        add(HandThought::NoRelaxation, VisitSlip::NoRelaxation);
        add(HandThought::SignOfJv, VisitSlip::SignOfJv);
        add(HandThought::NoEffectiveMass, VisitSlip::NoEffectiveMass);
        add(HandThought::TimesK, VisitSlip::TimesK);
        add(HandThought::OldSumKept, m_truth.delta, m_truth.sumBefore);
        addOtherRows();
        return std::move(m_mistakes);
    }

private:
    void add(HandThought thought, Real delta, Real sum) { m_mistakes.push_back({thought, {m_row, delta, sum}}); }

    /// With the bounds and without: who makes one mistake may make the other.
    void add(HandThought thought, const RowVisit& visit) {
        add(thought, visit.delta, visit.sumAfter);
        if (visit.clamp != Clamp::None) add(thought, visit.rawDelta, visit.sumBefore + visit.rawDelta);
    }

    void add(HandThought thought, VisitSlip slip) {
        if (!canSlip(m_solve.world(), m_solve.phase(), m_row, slip)) return;
        add(thought, visitWithSlip(m_solve.world(), m_solve.phase(), m_row, slip));
    }

    /// Only with the bounds: they are what the mistake is about.
    void addClamped(HandThought thought, VisitSlip slip) {
        if (!canSlip(m_solve.world(), m_solve.phase(), m_row, slip)) return;
        const RowVisit visit = visitWithSlip(m_solve.world(), m_solve.phase(), m_row, slip);
        add(thought, visit.delta, visit.sumAfter);
    }

    void addOtherMoments() {
        const World& now = m_solve.world();
        const std::size_t begin = m_solve.madeBeforeSweep();
        if (landsAfterSweep(now, m_solve.phase())) {
            World ahead = now;
            std::vector<std::uint32_t> visited;
            for (std::uint32_t row = 0; row < rowsOf(now, m_solve.phase()).size(); ++row)
                if (m_solve.isVisited(row)) visited.push_back(row);
            landImpulses(ahead, m_solve.phase(), visited);
            return add(HandThought::BehindLastVisits, visitWithMotionOf(std::move(ahead), now, m_solve.phase(), m_row));
        }
        if (m_solve.made() > 0)
            add(HandThought::BeforeLastVisit,
                visitWithMotionOf(m_solve.worldAfter(m_solve.made() - 1), now, m_solve.phase(), m_row));
        if (m_solve.made() > begin + 1)
            add(HandThought::BeforeSweep, visitWithMotionOf(m_solve.worldAfter(begin), now, m_solve.phase(), m_row));
    }

    /// A few neighbours are enough: nobody looks into the wrong line a hundred rows away.
    void addOtherRows() {
        constexpr std::uint32_t reach = 4;
        const auto count = static_cast<std::uint32_t>(rowsOf(m_solve.world(), m_solve.phase()).size());
        for (std::uint32_t other = m_row > reach ? m_row - reach : 0; other < std::min(count, m_row + reach + 1); ++other) {
            if (other == m_row) continue;
            const RowVisit visit = m_solve.visitOf(other);
            if (std::abs(visit.delta) > rounding) add(HandThought::OtherRow, visit.delta, visit.sumAfter);
        }
    }

    const HandSolve& m_solve;
    std::uint32_t m_row;
    RowVisit m_truth;
    std::vector<HandMistake> m_mistakes;
};

std::optional<HandThought> thoughtBehind(const std::vector<HandMistake>& mistakes, const HandAnswer& answer, bool deltaRight,
                                         const RowVisit& truth, const HandTolerance& tolerance) {
    // First who makes both numbers so, then who makes the one so that is wrong.
    for (const HandMistake& one : mistakes)
        if (tolerance.accepts(answer.delta, one.answer.delta) && tolerance.accepts(answer.sum, one.answer.sum)) return one.thought;
    for (const HandMistake& one : mistakes) {
        const bool explains =
            deltaRight ? tolerance.accepts(one.answer.delta, truth.delta) && tolerance.accepts(answer.sum, one.answer.sum)
                       : tolerance.accepts(answer.delta, one.answer.delta);
        if (explains) return one.thought;
    }
    return std::nullopt;
}

}  // namespace

bool HandTolerance::accepts(Real answer, Real truth) const {
    return std::abs(answer - truth) <= std::max({absolute, share * std::abs(truth), rounding});
}

std::vector<HandMistake> mistakesAt(const HandSolve& solve, std::uint32_t row, const HandTolerance& tolerance) {
    Mistakes mistakes(solve, row);
    const RowVisit truth = mistakes.truth();
    std::vector<HandMistake> all = mistakes.all();
    std::erase_if(all, [&](const HandMistake& one) {
        const bool finite = std::isfinite(one.answer.delta) && std::isfinite(one.answer.sum);
        return !finite || (tolerance.accepts(one.answer.delta, truth.delta) && tolerance.accepts(one.answer.sum, truth.sumAfter));
    });
    return all;
}

HandVerdict grade(const HandSolve& solve, const HandAnswer& answer, const HandTolerance& tolerance) {
    HandVerdict verdict;
    verdict.rowRight = solve.mayVisit(answer.row);
    if (!verdict.rowRight) {
        verdict.thought = solve.isVisited(answer.row) ? HandThought::VisitedAlready : HandThought::OutOfOrder;
        return verdict;
    }
    const RowVisit truth = solve.visitOf(answer.row);
    verdict.deltaRight = tolerance.accepts(answer.delta, truth.delta);
    verdict.sumRight = tolerance.accepts(answer.sum, truth.sumAfter);
    if (verdict.right()) return verdict;
    verdict.thought = thoughtBehind(mistakesAt(solve, answer.row, tolerance), answer, verdict.deltaRight, truth, tolerance);
    verdict.sumFollows = !verdict.deltaRight && tolerance.accepts(answer.sum, truth.sumBefore + answer.delta);
    return verdict;
}

HandVerdict HandExam::answer(const HandAnswer& answer) {
    if (isDone()) return {};
    const HandVerdict verdict = grade(m_solve, answer, m_tolerance);
    ++m_allTries;
    if (verdict.right()) {
        make(answer.row, m_tries == 0 ? HandOutcome::AtOnce : HandOutcome::AfterTries);
    } else if (++m_tries >= mostTries) {
        make(m_solve.mayVisit(answer.row) ? answer.row : m_solve.expected(), HandOutcome::Shown);
    }
    return verdict;
}

RowVisit HandExam::show(std::optional<std::uint32_t> row) {
    make(row && m_solve.mayVisit(*row) ? *row : m_solve.expected(), HandOutcome::Shown);
    return *m_last;
}

void HandExam::make(std::uint32_t row, HandOutcome outcome) {
    m_last = m_solve.make(row);
    m_outcomes.push_back(outcome);
    m_tries = 0;
}

int HandExam::count(HandOutcome outcome) const {
    return static_cast<int>(std::count(m_outcomes.begin(), m_outcomes.end(), outcome));
}

}  // namespace solverscope
