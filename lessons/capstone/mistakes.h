// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Mistakes of solvers, and the wrong numbers that they lead to. Each number is computed from the right row with the engine's own
// functions, wrong in one respect; a solver whose number is the same has probably made that mistake.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "physics/collision/contact.h"
#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

enum class SolverMistake : std::uint8_t {
    Unknown,

    // The rows
    NoRows,                // built() was not called, or without rows
    NormalRowMissing,      // a contact has none
    FrictionRowMissing,    //
    RowTwice,              // a contact has two of one kind
    NormalReversed,        // n points from B to A
    FrictionAlongNormal,   // the friction row has the normal's direction
    NormalAcross,          // the normal row has the tangent's direction
    NoLeverArm,            // w = 0
    LeverArmReversed,      // n × r
    LeverArmFromOrigin,    // r is the point itself, not the way from the centre to it
    LeverArmOfOtherBody,   //
    LeverArmOfNormal,      // the friction row has the normal's lever arms
    LeverArmAlong,         // r · n
    MassWithoutLeverArms,  // K = 1/mA + 1/mB
    MassWithoutInertia,    // the squares of the lever arms without 1/I
    MassLeverNotSquared,   //
    MassOfOneBody,         // K has one of the two bodies
    MassIsK,               // not inverted
    MassOfNormal,          // the friction row has the normal's effective mass
    BiasReversed,          // +β/h depth
    WholeDepth,            // β = 1
    SlopIgnored,           //
    SlopAsLeast,           // max(depth, slop)
    SlopAdded,             //
    BiasNotDividedByH,     // β depth
    BiasTimesH,            // β h depth
    BiasBelowSlop,         // no max(…, 0): contacts less deep than the slop are pulled together
    NoBias,                //
    BiasOnFriction,        //
    BiasNotAsked,          // a bias where β = 0

    // Before the sweeps
    GravityTwice,            // gravity has acted already
    ChangedUnreported,       // velocities change between two reports
    WarmStartMissing,        // every row begins at 0
    WarmStartNotApplied,     // Λ begins with the old impulse, the velocities do not know it
    WarmStartForgotten,      // the velocities have it, Λ begins at 0
    WarmStartTwice,          //
    WarmStartReversed,       //
    WarmStartOnA,            // only A has it
    WarmStartOnB,            // only B
    WarmStartByIndex,        // the impulse of the row that had this place in the list
    WarmStartByFeature,      // the impulse of the same feature of two other bodies
    WarmStartByBodies,       // the impulse of another point of the same two bodies
    WarmStartByContact,      // the impulse of the other row of the same point
    WarmStartOfEarlierStep,  // the contact did not exist in the last step, but before
    WarmStartLastDelta,      // what the last visit added, not the sum
    WarmStartNoFriction,     // friction rows begin at 0

    // The sweeps
    NotSwept,                  // swept() was not called
    SweepsMissing,             //
    SweepsTooMany,             //
    RowNotVisited,             // in a sweep
    RowVisitedTwice,           //
    SignOfJv,                  // A's velocity minus B's
    JvWithoutTurning,          // without the ω terms
    JvOfOneBody,               //
    JvTurningReversed,         // the ω terms with the other sign
    BiasSubtracted,            // Jv − bias
    BiasOmitted,               //
    NoEffectiveMass,           // the velocity itself taken for the impulse
    TimesK,                    // divided by the effective mass
    NormalsMass,               // friction with the normal's effective mass
    ClampsDelta,               // the bounds hold for Δλ instead of the sum
    NotClamped,                //
    SumForgotten,              // Λ is the impulse of this visit alone
    OldVelocities,             // velocities of the beginning of the sweep
    FrictionOneSided,          // from 0 to μΛn
    FrictionOnlyPushes,        // 0 or more, as a contact
    FrictionBoundIsMu,         // ±μ
    FrictionBoundOfVisit,      // ±μ times what the normal row's last visit added
    FrictionBoundOfLastStep,   // ±μ times the normal row's Λ before the sweeps
    FrictionBoundOfLastSweep,  // ±μ times the normal row's Λ at the end of the last sweep
    FrictionBoundOfOther,      // ±μ times Λ of a row that is not its normal row

    // The impulse
    NotApplied,          //
    NotAppliedToA,       //
    NotAppliedToB,       //
    AppliedToAAlike,     // A is pushed in the direction of B
    AppliedReversed,     //
    NoTurning,           // ω stays
    TurningReversed,     //
    AppliedLambda,       // the sum instead of Δλ
    AppliedUnclamped,    // the impulse before the bounds
    AppliedTwice,        //
    WithoutInverseMass,  // v += λ n
    MassForInertia,      // ω += w λ / m

    // The result
    NotFinite,
    StackFell,
};

/// Two ways of computing one number may differ by this share of the larger one, or of `scale`.
struct Closeness {
    Real share = 1e-6;

    bool operator()(Real a, Real b, Real scale) const {
        return std::abs(a - b) <= share * std::max({scale, std::abs(a), std::abs(b)});
    }
};

/// What a contact's row is built from, and the row.
struct BuiltRow {
    Row truth;
    Row normal;       // of a friction row: its normal row
    Contact contact;  // from the row's A to its B
    Vec2 rA;
    Vec2 rB;
    InverseMass a;
    InverseMass b;
    Real beta = 0;
    Real slop = 0;
    Real h = 0;
};

/// The mistakes that lead to what was found in place of the right number, the likelier ones first.
std::vector<SolverMistake> mistakesOfDirection(const BuiltRow& row, Vec2 found, const Closeness& close);
std::vector<SolverMistake> mistakesOfLever(const BuiltRow& row, bool ofA, Real found, const Closeness& close);
std::vector<SolverMistake> mistakesOfMass(const BuiltRow& row, Real found, const Closeness& close);
std::vector<SolverMistake> mistakesOfBias(const BuiltRow& row, Real found, const Closeness& close);

/// A visit to a row: the moment before it, and what the engine computes.
struct VisitMoment {
    const World& world;  // with the right rows, and the sums and velocities before the visit
    RowVisit truth;
    Real lastDeltaOfNormal = 0;
    Real lambdaOfNormalBefore = 0;     // before the first sweep
    Real lambdaOfNormalLastSweep = 0;  // at the end of the last sweep
    std::vector<Velocity> sweepStart;  // velocities at the beginning of the sweep
};

/// By Λ after the visit.
std::vector<SolverMistake> mistakesOfLambda(const VisitMoment& visit, Real found, const Closeness& close);

/// By the velocities after an impulse was applied; `delta` is what was reported.
struct AppliedImpulse {
    Row row;
    InverseMass a;
    InverseMass b;
    Velocity beforeA;
    Velocity beforeB;
    Real delta = 0;
    Real lambda = 0;    // the sum
    Real rawDelta = 0;  // before the bounds
};
std::vector<SolverMistake> mistakesOfApplying(const AppliedImpulse& impulse, const Velocity& foundA, const Velocity& foundB,
                                              const Closeness& close);

}  // namespace solverscope
