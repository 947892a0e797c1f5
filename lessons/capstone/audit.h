// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Compares the trace of a solver with the reference, row by row: every number is computed again by our engine's functions from
// what the solver had at that moment, so that one mistake does not make everything after it wrong.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lessons/capstone/mistakes.h"
#include "lessons/capstone/problem.h"
#include "physics/base/result.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What a difference is in.
enum class DifferenceIn : std::uint8_t {
    Rows,           // which rows there are
    Direction,      // n
    LeverArm,       // w
    EffectiveMass,  //
    Bias,           //
    Velocities,     // that change without a visit
    StartLambda,    // Λ after the warm start
    StartVelocity,  // the velocities after it
    Visits,         // which rows are visited, how often
    Lambda,         // Λ after a visit
    Velocity,       // the velocities after it
    Stack,          // where the bodies end
};

/// Called as in the header of the capstone.
struct NamedNumber {
    std::string name;
    Real value = 0;
};

/// Where a solver parts from the reference.
struct CapstoneDifference {
    DifferenceIn in{};
    SolverMistake mistake = SolverMistake::Unknown;
    std::int64_t step = 1;
    Phase phase{};
    int iteration = 0;
    std::optional<std::uint32_t> row;
    std::string rowName;  // "ground/box#1"
    bool isFriction = false;
    std::string body;  // of a velocity or a place
    Real expected = 0;
    Real found = 0;
    std::vector<NamedNumber> numbers;  // from which the reference computes the expected one
    RowList list{};                    // that the row is in
    int firstVisit = 0;                // the sweep, if the row is built wrong and is visited then
    int explained = 0;                 // how many differences of this kind the mistake explains
    int all = 0;                       // … of how many
};

/// The differences of one kind in a trace: how many there are, and how many of them each mistake explains.
struct DifferenceCounts {
    int all = 0;
    std::map<SolverMistake, int> explained;
};

/// What was compared, and the first difference, without its mistake.
struct CapstoneVerdict {
    std::optional<CapstoneDifference> first;
    std::vector<SolverMistake> candidates;  // the mistakes that explain it, the likelier ones first
    std::map<DifferenceIn, DifferenceCounts> counts;
    std::int64_t steps = 0;
    std::int64_t rows = 0;
    std::int64_t visits = 0;

    bool passed() const { return !first; }
};

/// The first difference of the first trace that has one, with the mistake that explains it and, in all traces together, the most
/// differences of its kind.
std::optional<CapstoneDifference> diagnosisOf(std::span<const CapstoneVerdict> verdicts);

/// What the trace is measured by.
struct AuditRules {
    CapstoneLevel level = CapstoneLevel::OneRow;
    Real beta = 0.2;
    Real slop = 0.005;
    int sweeps = 0;           // that every step must have; 0: as many as it has
    std::int64_t steps = 0;   // that the trace must have; 0: as many as it has
    bool ownsHeader = false;  // written by the header of the capstone: everything between the rows and the last visit is reported
    Closeness close;
};

/// The rules for the traces that a problem's solver writes.
AuditRules rulesOf(const CapstoneProblem& problem);

/// The rules for the trace of an engine that computes perhaps with floats.
AuditRules rulesForEngine(CapstoneLevel level, Real beta, Real slop);

/// `trace`: a scene with a playback. Error: it lacks what is compared at the level, or nothing of it happens in it.
Result<CapstoneVerdict> auditTrace(const Scene& trace, const AuditRules& rules, const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope
