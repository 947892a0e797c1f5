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
enum class HandThought : std::uint8_t {
    OutOfOrder,        // another row's turn
    VisitedAlready,    // this sweep has been there
    SumAsChange,       // Λ entered as Δλ and the other way round
    NoOldSum,          // Λ = Δλ
    OldSumKept,        // Λ as it was
    NotClamped,        // the bounds are not applied
    ClampedChange,     // … applied to Δλ instead of the sum
    ClampedSum,        // … to the sum instead of Δλ
    SignOfJv,          //
    NoBias,            //
    NoEffectiveMass,   //
    TimesK,            //
    NoSoftness,        //
    NoRelaxation,      //
    BeforeLastVisit,   // velocities from before the previous visit
    BeforeSweep,       // velocities from before the sweep, as Jacobi's method takes them
    BehindLastVisits,  // Jacobi's method: velocities that the sweep has changed already
    OtherRow,          // the numbers of another row
};

struct HandAnswer {
    std::uint32_t row = 0;
    Real delta = 0;  // Δλ
    Real sum = 0;    // Λ afterwards
};

/// What somebody enters who thinks so.
struct HandMistake {
    HandThought thought{};
    HandAnswer answer;
};

/// A number is right when it is so near: the larger of the two counts.
struct HandTolerance {
    Real absolute = 0;
    Real share = 0.01;  // of the truth

    bool accepts(Real answer, Real truth) const;
    bool operator==(const HandTolerance&) const = default;
};

struct HandVerdict {
    bool rowRight = false;
    bool deltaRight = false;
    bool sumRight = false;
    std::optional<HandThought> thought;
    bool sumFollows = false;  // Λ is wrong only because Δλ is

    bool right() const { return rowRight && deltaRight && sumRight; }
};

/// The mistakes that lead to other numbers than the truth, at the visit to come to a row whose turn may come now.
std::vector<HandMistake> mistakesAt(const HandSolve& solve, std::uint32_t row, const HandTolerance& tolerance);

HandVerdict grade(const HandSolve& solve, const HandAnswer& answer, const HandTolerance& tolerance);

/// How a visit was done.
enum class HandOutcome : std::uint8_t { AtOnce, AfterTries, Shown };

/// Sweeps solved by hand, with tries and grades.
class HandExam {
public:
    static constexpr int mostTries = 3;

    HandExam(HandSolve solve, HandTolerance tolerance) : m_solve(std::move(solve)), m_tolerance(tolerance) {}

    const HandSolve& solve() const { return m_solve; }
    const HandTolerance& tolerance() const { return m_tolerance; }
    int tries() const { return m_tries; }  // wrong ones at the visit to come
    int allTries() const { return m_allTries; }
    bool isDone() const { return m_solve.isDone(); }

    /// Takes an answer. When it is right, and when it was the last try, the visit is made.
    HandVerdict answer(const HandAnswer& answer);

    /// Makes the visit to come for whoever gives up, to this row if its turn may come, and says what it computed.
    RowVisit show(std::optional<std::uint32_t> row = {});

    /// The last visit that was made: what it computed.
    const std::optional<RowVisit>& last() const { return m_last; }
    const std::vector<HandOutcome>& outcomes() const { return m_outcomes; }
    int count(HandOutcome outcome) const;

private:
    void make(std::uint32_t row, HandOutcome outcome);

    HandSolve m_solve;
    HandTolerance m_tolerance;
    int m_tries = 0;
    int m_allTries = 0;
    std::optional<RowVisit> m_last;
    std::vector<HandOutcome> m_outcomes;
};

}  // namespace solverscope
