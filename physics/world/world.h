// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "physics/collision/broad_phase.h"
#include "physics/collision/contact.h"
#include "physics/collision/kept_manifold.h"
#include "physics/collision/pair_test.h"
#include "physics/collision/travel.h"
#include "physics/constraints/contact_rows.h"
#include "physics/constraints/drag.h"
#include "physics/constraints/joint.h"
#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"
#include "physics/scene/body.h"
#include "physics/scene/scene.h"
#include "physics/solvers/body_blocks.h"
#include "physics/solvers/direct_tables.h"
#include "physics/solvers/row_colours.h"

namespace solverscope {

/// A contact fixed to its two bodies, so that its separation is known after they move without finding it again: through the
/// sub-steps of tgs_soft, and from visit to visit in methods that solve positions.
struct PinnedContact {
    Vec2 localA;          // m, the point on A and on B, turning with them
    Vec2 localB;          //
    Real separation = 0;  // m, beyond the distance of the two points along the normal
    Real closing = 0;     // m/s, Jv of the normal row before the first sub-step
    Levers levers;        // where it was found
    Real normalMass = 0;  // kg, effective masses there, for ContactUpdate::Anchors
    Real frictionMass = 0;
    bool pushed = false;  // by any sub-step so far
};

/// Data of a position row in addition to the Row, for recomputing it from the current poses.
struct PositionSource {
    std::uint32_t equation = 0;  // joints: which of its equations
    Real beta = 1;               // springs: share of C in the row's target; the rest is the motion of the sub-step
};

/// How a tyre grips in one step.
struct TyreGrip {
    std::uint32_t row = 0;  // the friction row
    BodyId wheel{};
    Real slip = 0;  // |x|, before the sweeps
    Real grip = 0;  // the curve there: the share of μ that is left
    bool operator==(const TyreGrip&) const = default;
};

/// The lists of rows that a step may build, by what they change.
enum class RowList : std::uint8_t { Velocities, PseudoVelocities, Positions };
constexpr int rowListCount = 3;

/// A row of the cursor's step: its place in the velocity rows, the pseudo-velocity rows or the position rows.
struct RowRef {
    RowList list = RowList::Velocities;
    std::uint32_t row = 0;
    bool operator==(const RowRef&) const = default;
};

/// An impulse changed by hand in the middle of a step: after stop number `stop`, the row has the impulse `lambda`. Stops count
/// from 0, without those that such changes add.
struct Intervention {
    std::uint64_t stop = 0;
    RowList list = RowList::Velocities;
    std::uint32_t row = 0;
    Real lambda = 0;  // N s; kg m where positions are solved
    bool operator==(const Intervention&) const = default;
};

/// Everything that a step reads and writes, as a value: a copy is another world that behaves identically. Bodies are indexed by
/// BodyId; `velocities`, `pseudoVelocities` and `inverseMasses` have one more entry, for the world itself, which never moves.
struct World {
    // From the scene
    Vec2 gravity;  // m/s²
    Settings settings;
    std::vector<Body> bodies;
    std::vector<BodyPair> nonCollidingPairs;   // joined bodies that do not collide, ascending
    std::shared_ptr<const Playback> playback;  // the source of the steps if they are not computed

    // The state: the output of one step and the input of the next
    std::int64_t step = 0;  // number of computed steps
    std::vector<Pose> poses;
    std::vector<Velocity> velocities;
    ContactVector contacts;  // ascending by key; with their impulses they are the contact cache
    std::vector<Joint> joints;
    std::optional<Drag> drag;
    Real impulseTime = 0;                     // s: the length of the sub-step that their impulses are of; 0 before the first
    std::vector<InverseMass> inverseMasses;   // those of the bodies, unless an input has changed a mass
    std::vector<PairColour> pairColours;      // ascending, of the pairs that rows push; none in other orders than the coloured one
    std::vector<KeptManifold> keptManifolds;  // ascending by bodies; none without the setting contact_recycle_distance

    // Requests for the next step
    std::vector<Intervention> interventions;  // ascending by stop; the step takes them all

    // Working tables of the current step, stored so that they can be inspected and copied
    std::vector<Velocity> pseudoVelocities;
    RowVector rows;
    RowVector pseudoRows;
    std::vector<RowBounce> bounces;
    std::vector<Velocity> startVelocities;  // of the step; only where positions move with them
    RowVector positionRows;
    std::vector<PositionSource> positionSources;  // by position row
    std::vector<Pose> previousPoses;              // poses before the sub-step, in methods that solve positions
    std::vector<Real> lastDelta;
    std::vector<std::uint32_t> rowOrder;
    std::vector<std::uint32_t> rowsOnBody;
    ColourTables colouring;
    DirectTables direct;
    BlockTables blocks;  // of methods that solve bodies
    std::vector<PinnedContact> pinnedContacts;
    std::vector<TyreGrip> tyreGrips;  // of the velocity rows, ascending
    ContactVector previousContacts;
    std::vector<KeptManifold> previousManifolds;
    std::vector<PairTest> pairTests;  // of the stops at overlap tests
    std::vector<Travel> travels;      // of speculative contacts
    BroadPhase broadPhase;

    // In one place: a copy is a lot of code, and many sources make one.
    World();
    World(const World& other);
    World(World&& other) noexcept;
    World& operator=(const World& other);
    World& operator=(World&& other) noexcept;
    ~World();
};

World makeWorld(const Scene& scene);

/// The scene with its bodies in the state of a world that comes from it: their poses, motion and masses, and the length of
/// winch ropes. It does not include the impulses for the next warm start, the mouse and the settings.
Scene sceneAt(const Scene& scene, const World& world);

/// The body that represents the world itself, as in rows of the mouse.
inline BodyId worldBody(const World& world) { return BodyId{static_cast<std::uint32_t>(world.bodies.size())}; }

inline BodiesView bodiesOf(const World& world) { return {world.poses, world.velocities, world.inverseMasses}; }

/// Whether one phase of a step comes later than another, or is the same. The settings have a say where forces act, and where
/// position rows are built: in methods that solve bodies, before these move.
constexpr bool hasReached(Phase now, Phase wanted, const Settings& settings) {
    const auto place = [&settings](Phase phase) {
        const bool late = appliesForcesLate(settings) && phase == Phase::IntegrateForces;
        const bool early = solvesBodies(settings.method) && phase == Phase::LinearizePositions;
        return late    ? 2 * static_cast<int>(Phase::IntegratePositions) - 1
               : early ? 2 * static_cast<int>(Phase::Collide) + 1
                       : 2 * static_cast<int>(phase);
    };
    return place(now) >= place(wanted);
}

/// The stop before the first sweep over position rows. Where bodies are solved, they move once more after these are built.
constexpr Phase beginOfPositionSweeps(const Settings& settings) {
    return solvesBodies(settings.method) ? Phase::IntegratePositions : Phase::LinearizePositions;
}

/// Whether the rows of a phase change the pseudo-velocities rather than the velocities.
constexpr bool actsOnPseudoVelocities(Phase phase) {
    return phase == Phase::WarmStartPseudo || phase == Phase::SolvePseudoVelocities;
}

/// Whether the rows of a phase move the bodies themselves.
constexpr bool actsOnPositions(Phase phase) { return phase == Phase::SolvePositions; }

/// Whether the impulses of a phase change the velocities only at the end of the sweep.
inline bool appliesAfterSweep(const Settings& settings, Phase phase) {
    return traitsOf(settings).appliesAfterSweep && !actsOnPositions(phase) && !isWarmStart(phase);
}

constexpr RowList rowListOf(Phase phase) {
    if (actsOnPositions(phase)) return RowList::Positions;
    return actsOnPseudoVelocities(phase) ? RowList::PseudoVelocities : RowList::Velocities;
}

inline const RowVector& rowsOf(const World& world, RowList list) {
    return list == RowList::Positions ? world.positionRows : list == RowList::PseudoVelocities ? world.pseudoRows : world.rows;
}

inline RowVector& rowsOf(World& world, RowList list) { return const_cast<RowVector&>(rowsOf(std::as_const(world), list)); }

/// The rows of a phase.
inline const RowVector& rowsOf(const World& world, Phase phase) { return rowsOf(world, rowListOf(phase)); }
inline RowVector& rowsOf(World& world, Phase phase) { return rowsOf(world, rowListOf(phase)); }

/// The velocities that the rows of a phase change. Rows that move positions change none; here they have those of the bodies.
inline const std::vector<Velocity>& velocitiesOf(const World& world, RowList list) {
    return list == RowList::PseudoVelocities ? world.pseudoVelocities : world.velocities;
}
inline const std::vector<Velocity>& velocitiesOf(const World& world, Phase phase) { return velocitiesOf(world, rowListOf(phase)); }

/// The quantity of a body that the rows of a phase change: its velocity, its pseudo-velocity, or position [m] and angle [rad].
inline Velocity motionOf(const World& world, Phase phase, BodyId body) {
    if (!actsOnPositions(phase)) return velocitiesOf(world, phase)[index(body)];
    if (body == worldBody(world)) return {};
    const Pose& pose = world.poses[index(body)];
    return {pose.position, pose.angle};
}

/// Sets the same. The world itself stays where it is.
void setMotion(World& world, Phase phase, BodyId body, const Velocity& motion);

/// A hash over the state, bit for bit. Equal states have equal hashes on every machine.
std::uint64_t hashOf(const World& world);

/// Another hash over the state, which takes less time: for every step of a recording. It is compared within a run and never shown.
std::uint64_t checksumOf(const World& world);

/// True while every number of the state is finite. One that a trace does not tell (missing.h) counts as finite.
bool isFinite(const World& world);

/// Equality of state and working tables, bit for bit up to the sign of zero.
bool sameWorld(const World& a, const World& b);

}  // namespace solverscope
