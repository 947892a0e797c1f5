// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Grades what somebody computes who solves the rows by hand, and tells from a wrong number how they think. Every wrong number is
// made by the solver's own functions from a row, a sum or velocities that are wrong in one respect.
#pragma once

#include <array>
#include <vector>

#include "physics/debugger/manual_solve/hand_solve.h"

namespace solverscope {

/// How somebody thinks who enters a certain wrong number.
enum class VisitMisconception : std::uint8_t {
    OutOfOrder,        // another row's turn
    VisitedAlready,    // this sweep has been there
    LambdaAsDelta,     // Λ entered as Δλ and the other way round
    OldLambdaOmitted,  // Λ = Δλ
    OldLambdaKept,     // Λ as it was
    NotClamped,        // the bounds are not applied
    ClampedChange,     // … applied to Δλ instead of the sum
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
    Real delta = 0;  // Δλ
    Real sum = 0;    // Λ afterwards
};

/// What somebody enters who thinks so.
struct PredictedMistake {
    VisitMisconception thought{};
    VisitAnswer answer;
};

/// A number is right when it is so near: the larger of the two counts.
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
    std::optional<VisitMisconception> thought;
    bool lambdaFollowsDelta = false;  // Λ is wrong only because Δλ is

    bool right() const { return rowRight && deltaRight && lambdaRight; }
};

/// The mistakes that lead to other numbers than the truth, at the visit to come to a row whose turn may come now.
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

    /// Takes an answer. When it is right, and when it was the last try, the visit is made.
    AnswerVerdict answer(const VisitAnswer& answer);

    /// Makes the visit to come for whoever gives up, to this row if its turn may come, and says what it computed.
    RowVisit show(std::optional<std::uint32_t> row = {});

    /// The last visit that was made: what it computed.
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
