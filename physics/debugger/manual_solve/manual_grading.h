// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Grades the numbers of a learner who solves the rows by hand, and infers the misconception behind a wrong number. Every wrong
// number is computed by the solver's own functions from a row, a sum or velocities that are wrong in one respect.
#pragma once

#include <vector>

#include "physics/debugger/manual_solve/manual_solve.h"

namespace solverscope {

/// The misconception behind a certain wrong number.
enum class VisitMisconception : std::uint8_t {
    OutOfOrder,        // another row's turn
    VisitedAlready,    // this sweep has been there
    LambdaAsDelta,     // Λ entered as Δλ and the other way round
    OldLambdaOmitted,  // Λ = Δλ
    OldLambdaKept,     // Λ left unchanged
    NotClamped,        // the bounds are not applied
    ClampedDelta,      // … applied to Δλ instead of the sum
    ClampedLambda,     // … to the sum instead of Δλ
    SignOfJv,          //
    NoBias,            //
    NoEffectiveMass,   //
    TimesK,            //
    NoSoftness,        //
    NoRelaxation,      //
    BeforeLastVisit,   // velocities from before the previous visit
    BeforeSweep,       // velocities from before the sweep, as Jacobi's method takes them
    AfterLastVisits,   // Jacobi's method: velocities that the sweep has changed already
    OtherRow,          // the numbers of another row
};

struct VisitAnswer {
    std::uint32_t row = 0;
    Real delta = 0;   // Δλ
    Real lambda = 0;  // Λ afterwards
};

/// The answer that a misconception leads to.
struct PredictedMistake {
    VisitMisconception misconception{};
    VisitAnswer answer;
};

/// An answer is right if it is this close: the larger of the two tolerances counts.
struct AnswerTolerance {
    Real absolute = 0;
    Real share = 0.01;  // of the truth

    bool accepts(Real answer, Real truth) const;
    bool operator==(const AnswerTolerance&) const = default;
};

struct AnswerVerdict {
    bool rowRight = false;
    bool deltaRight = false;
    bool lambdaRight = false;
    std::optional<VisitMisconception> misconception;
    bool lambdaFollowsDelta = false;  // Λ is wrong only because Δλ is

    bool right() const { return rowRight && deltaRight && lambdaRight; }
};

/// The mistakes that lead to wrong numbers at the next visit, to a row that may be visited now.
std::vector<PredictedMistake> mistakesAt(const ManualSolve& solve, std::uint32_t row, const AnswerTolerance& tolerance);

AnswerVerdict grade(const ManualSolve& solve, const VisitAnswer& answer, const AnswerTolerance& tolerance);

/// How a visit was done.
enum class AttemptOutcome : std::uint8_t { AtOnce, AfterTries, Shown };

/// Sweeps solved by hand, with tries and grades.
class ManualSolveExam {
public:
    static constexpr int maxTries = 3;

    ManualSolveExam(ManualSolve solve, AnswerTolerance tolerance) : m_solve(std::move(solve)), m_tolerance(tolerance) {}

    const ManualSolve& solve() const { return m_solve; }
    const AnswerTolerance& tolerance() const { return m_tolerance; }
    int tries() const { return m_tries; }  // wrong ones at the visit to come
    int allTries() const { return m_allTries; }
    bool isDone() const { return m_solve.isDone(); }

    /// Submits an answer. If it is right, or if it was the last try, the visit is applied.
    AnswerVerdict answer(const VisitAnswer& answer);

    /// Makes the next visit for a learner who gives up, to this row if it may be visited now, and returns what it computed.
    RowVisit show(std::optional<std::uint32_t> row = {});

    /// What the last visit computed.
    const std::optional<RowVisit>& last() const { return m_last; }
    const std::vector<AttemptOutcome>& outcomes() const { return m_outcomes; }
    int count(AttemptOutcome outcome) const;

private:
    void make(std::uint32_t row, AttemptOutcome outcome);

    ManualSolve m_solve;
    AnswerTolerance m_tolerance;
    int m_tries = 0;
    int m_allTries = 0;
    std::optional<RowVisit> m_last;
    std::vector<AttemptOutcome> m_outcomes;
};

}  // namespace solverscope
