// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The methods, a row of traits for each. Whatever else depends on the method asks these; what solves the rows by them is
// solvers/method.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace solverscope {

/// The method that solves the velocities of a step.
enum class Method {
    SequentialImpulses,
    Jacobi,
    Sor,
    Soft,
    TgsSoft,
    ImpulseOnce,
    Direct,
    Xpbd,
    Verlet,
    Avbd,
    WrongSign,
    WrongLeverArm,
    WrongClamp,
    WrongEffectiveMass,
    WrongFeatures,
    WrongBeta,
    WrongFrictionBound,
    WrongGravity,
};

/// The headings under which the window lists the methods.
inline constexpr std::string_view velocityMethods = "Velocity methods";
inline constexpr std::string_view positionMethods = "Position methods";
inline constexpr std::string_view museumMethods = "Wrong on purpose";

/// Whether a method keeps impulses as sums, with which the next step can begin.
enum class Accumulation : std::uint8_t { Always, Chosen, Never };

/// What is particular about a method. What a row leaves out is as for sequential impulses.
struct MethodTraits {
    std::string_view key;    // in files and on the command line
    std::string_view label;  // in the window
    std::string_view explanation;
    std::string_view group = velocityMethods;

    bool solvesPositions = false;  // the sweeps move the bodies themselves, and velocities follow from that
    bool hasSubsteps = false;
    bool hasRelaxingPass = false;    // sweeps without bias after each move
    bool keepsNoVelocity = false;    // between steps there is only where bodies are and where they were
    bool solvesBodies = false;       // sweeps visit the bodies, each with all its rows, and then the rows, which only set their Λ
    bool mayBounce = true;           // contacts have restitution
    bool isSoft = false;             // rows are springs that remove position errors themselves
    bool hasRowOrder = true;         // sweeps visit the rows one after another, in an order that can be chosen
    bool appliesAfterSweep = false;  // rows answer to the velocities at the start of the sweep, which change at its end
    bool isRelaxed = false;          // a row goes ω times as far as it would alone
    bool hasPivots = false;          // in place of sweeps, until the solution is exact
    bool hasOneImpulse = false;      // each row has one visit in a step
    bool mayChaseBounce = false;     // the target of a bounce may be found again at every visit
    bool mayPairPoints = false;      // the two points of a contact may be solved at once
    bool mayJoinJointRows = false;   // the equality rows of a joint may be solved at once
    Accumulation accumulation = Accumulation::Always;
    std::string_view removal = {};  // what removes position errors, where no position correction does

    // Mistakes that show in how a step is explained; solvers/bug_museum makes them.
    int forcesPerStep = 1;
    bool matchesContactsByPlace = false;
    bool clampsEachImpulse = false;
    bool boundsByLastStep = false;  // friction, by what its normal row ended the last step with
};

inline constexpr std::array methodTraits{
    MethodTraits{
        .key = "sequential_impulses",
        .label = "Sequential impulses",
        .explanation = "Solves one row after another, each with the velocities left by the previous row (projected Gauss–Seidel).",
        .mayChaseBounce = true,
        .mayPairPoints = true,
        .mayJoinJointRows = true,
        .accumulation = Accumulation::Chosen},
    MethodTraits{.key = "jacobi",
                 .label = "Jacobi (averaged)",
                 .explanation =
                     "Every row uses the velocities from the start of the sweep, as if it had only its share of each body's mass.",
                 .hasRowOrder = false,
                 .appliesAfterSweep = true},
    MethodTraits{.key = "sor",
                 .label = "SOR (over-relaxed)",
                 .explanation = "Like sequential impulses, but the impulse of each row is scaled by the factor ω, up or down.",
                 .isRelaxed = true},
    MethodTraits{.key = "soft",
                 .label = "Soft",
                 .explanation = "Contacts and joints are stiff damped springs, which remove overlap themselves.",
                 .isSoft = true,
                 .mayJoinJointRows = true,
                 .removal = "soft rows correct with a part of the velocity"},
    MethodTraits{
        .key = "tgs_soft",
        .label = "TGS soft (sub-steps)",
        .explanation =
            "Soft rows in many small sub-steps, each with a relaxation pass that removes the velocity added by the correction.",
        .hasSubsteps = true,
        .hasRelaxingPass = true,
        .isSoft = true,
        .mayJoinJointRows = true,
        .removal = "soft rows push, and a relaxation pass removes their speed"},
    MethodTraits{.key = "impulse_once",
                 .label = "Impulse once",
                 .explanation =
                     "Every row applies one impulse per step, computed from the velocities at its turn, and is not visited again.",
                 .hasOneImpulse = true,
                 .accumulation = Accumulation::Never},
    MethodTraits{
        .key = "direct",
        .label = "Direct (pivoting)",
        .explanation =
            "Solves all rows at once, exactly: each row in turn is satisfied while the earlier ones stay satisfied. No sweeps.",
        .hasRowOrder = false,
        .hasPivots = true},
    MethodTraits{.key = "xpbd",
                 .label = "XPBD (sub-steps)",
                 .explanation = "Moves the bodies themselves until every row is satisfied, in small sub-steps; velocities follow "
                                "from the displacements.",
                 .group = positionMethods,
                 .solvesPositions = true,
                 .hasSubsteps = true,
                 .removal = "XPBD moves the bodies in its sweeps"},
    MethodTraits{.key = "verlet",
                 .label = "Verlet",
                 .explanation = "Bodies continue their previous motion; then links are restored to their length and overlapping "
                                "bodies are pushed apart.",
                 .group = positionMethods,
                 .solvesPositions = true,
                 .keepsNoVelocity = true,
                 .mayBounce = false,
                 .removal = "Verlet's method moves the bodies in its sweeps"},
    MethodTraits{.key = "avbd",
                 .label = "AVBD (augmented VBD)",
                 .explanation =
                     "Moves one body after another to where all its rows together, each a spring with a force of its own, "
                     "leave it; then the forces take over what the springs held, and the springs become stiffer.",
                 .group = positionMethods,
                 .solvesPositions = true,
                 .solvesBodies = true,
                 .mayBounce = false,
                 .hasRowOrder = false,
                 .removal = "AVBD moves the bodies in its sweeps"},
    MethodTraits{.key = "wrong_sign",
                 .label = "Wrong: sign of J",
                 .explanation = "Sequential impulses with a mistake: the angular term of body B has the wrong sign in J.",
                 .group = museumMethods},
    MethodTraits{.key = "wrong_lever_arm",
                 .label = "Wrong: no lever arm",
                 .explanation = "Sequential impulses with a mistake: r × n is missing, so no contact or joint turns a body.",
                 .group = museumMethods},
    MethodTraits{.key = "wrong_clamp",
                 .label = "Wrong: clamp of Δλ",
                 .explanation = "Sequential impulses with a mistake: each new impulse is clamped to the bounds instead of the sum.",
                 .group = museumMethods,
                 .clampsEachImpulse = true},
    MethodTraits{
        .key = "wrong_effective_mass",
        .label = "Wrong: stale mass",
        .explanation =
            "Sequential impulses with a mistake: a joint's effective masses are computed only once, when the joint is created.",
        .group = museumMethods},
    MethodTraits{.key = "wrong_features",
                 .label = "Wrong: no feature ids",
                 .explanation = "Sequential impulses with a mistake: contacts reuse impulses by their position in the list, "
                                "whichever contact they came from.",
                 .group = museumMethods,
                 .matchesContactsByPlace = true},
    MethodTraits{.key = "wrong_beta",
                 .label = "Wrong: β too large",
                 .explanation =
                     "Sequential impulses with a mistake: ten times the error reduction, so that bodies overshoot their positions.",
                 .group = museumMethods},
    MethodTraits{
        .key = "wrong_friction_bound",
        .label = "Wrong: old friction bound",
        .explanation = "Sequential impulses with a mistake: friction is bounded by the normal impulse of the previous step.",
        .group = museumMethods,
        .boundsByLastStep = true},
    MethodTraits{.key = "wrong_gravity",
                 .label = "Wrong: gravity twice",
                 .explanation = "Sequential impulses with a mistake: gravity acts twice in every step.",
                 .group = museumMethods,
                 .forcesPerStep = 2},
};
static_assert(methodTraits.size() == static_cast<std::size_t>(Method::WrongGravity) + 1, "one row of traits for each method");

constexpr const MethodTraits& traitsOf(Method method) { return methodTraits[static_cast<std::size_t>(method)]; }

/// Whether a method is one of the bug museum: sequential impulses with a mistake.
constexpr bool isMuseumPiece(Method method) { return traitsOf(method).group == museumMethods; }

constexpr bool hasRowOrder(Method method) { return traitsOf(method).hasRowOrder; }
constexpr bool isSoft(Method method) { return traitsOf(method).isSoft; }
constexpr bool solvesPositions(Method method) { return traitsOf(method).solvesPositions; }
constexpr bool solvesBodies(Method method) { return traitsOf(method).solvesBodies; }
constexpr bool hasSubsteps(Method method) { return traitsOf(method).hasSubsteps; }

/// Whether a position correction works beside the method.
constexpr bool correctsOverlap(Method method) { return !isSoft(method) && !solvesPositions(method); }

/// Whether forces, velocities and positions follow each other once in a step, so that their order can be chosen.
constexpr bool hasOneSubStep(Method method) { return !hasSubsteps(method) && !solvesPositions(method); }

}  // namespace solverscope
