// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "physics/base/result.h"
#include "physics/base/vec2.h"
#include "physics/scene/methods.h"

namespace solverscope {

/// The order in which a sweep visits the rows.
enum class RowOrder {
    AsBuilt,
    Reversed,
    PingPong,
    Shuffled,
    Coloured,
    Given,
};

/// Which rows are built first, so that sweeps as built visit them first.
enum class JointOrder {
    BeforeContacts,
    AfterContacts,
};

/// In which order the rows of a contact with two points are built.
enum class ContactRows {
    PointByPoint,
    NormalsFirst,
    FrictionFirst,
    AllNormalsFirst,
};

/// What of a contact follows the bodies in a step after it has been found.
enum class ContactUpdate {
    All,
    Anchors,
    Separation,
    None,
};

/// How a turn by an angle is carried out.
enum class Turning {
    Exact,
    Normalized,
};

/// When forces act in a step.
enum class GravityOrder {
    BeforeContacts,
    AfterContacts,
};

/// With which velocities positions move.
enum class Integrator {
    SemiImplicit,
    Explicit,
};

/// Which of two bodies' restitutions counts.
enum class RestitutionMix {
    Max,
    Min,
};

/// When the velocity that a bounce aims at is fixed.
enum class BounceTarget {
    Once,
    EverySweep,
};

/// What removes penetration and joint error in addition to the velocity method.
enum class PositionCorrection {
    None,
    Erp,
    SplitImpulse,
    LinearProjection,
    Ngs,
};

/// Which position error β acts on.
enum class PositionError {
    SemiImplicit,
    Implicit,
};

/// How the softness of a row is applied.
enum class SoftnessKind {
    Accumulated,
    WithoutJ0,
    ScaledVelocity,
};

/// Every number that a step uses and that a user may change. The table below explains each.
struct Settings {
    Method method = Method::SequentialImpulses;
    Real dt = 1.0 / 60.0;
    bool clampDt = true;
    GravityOrder gravityOrder = GravityOrder::BeforeContacts;
    Integrator integrator = Integrator::SemiImplicit;
    Turning turning = Turning::Exact;
    int iterations = 10;
    RowOrder rowOrder = RowOrder::AsBuilt;
    int rowSeed = 1;
    std::vector<int> givenOrder;
    JointOrder jointOrder = JointOrder::BeforeContacts;
    ContactRows contactRows = ContactRows::PointByPoint;
    Real relaxation = 1.3;
    bool blockSolve = false;
    bool jointBlocks = false;
    int substeps = 4;
    int relaxIterations = 1;
    Real contactHertz = 30;
    Real contactHertzLimit = 0;
    Real jointHertzLimit = 0;
    Real maxPushSpeed = 4;
    Real contactDampingRatio = 10;
    Real jointDampingRatio = 2;
    Real compliance = 0;
    Real stiffness = 1;
    Real keptError = 0.99;
    Real stiffnessRamp = 3e5;
    Real warmStartDecay = 0.99;
    Real warmStarting = 1;
    bool scaleWarmStart = false;
    bool accumulate = true;
    PositionCorrection positionCorrection = PositionCorrection::SplitImpulse;
    int positionIterations = 10;
    Real erp = 0.2;
    PositionError positionError = PositionError::SemiImplicit;
    SoftnessKind softnessKind = SoftnessKind::Accumulated;
    Real slop = 0.005;
    bool pseudoWarmStarting = false;
    Real bounceThreshold = 0.5;
    bool distanceTest = true;
    bool speculative = false;
    Real contactMargin = 0;
    Real contactRecycleDistance = 0;
    ContactUpdate contactUpdate = ContactUpdate::All;
    RestitutionMix restitutionMix = RestitutionMix::Max;
    BounceTarget bounceTarget = BounceTarget::Once;
    bool approachTest = true;
    bool skipSeparating = false;
    Real dragFrequency = 3;
    Real dragDampingRatio = 0.7;
    bool overlapStops = false;

    bool operator==(const Settings&) const = default;
};

inline const MethodTraits& traitsOf(const Settings& settings) { return traitsOf(settings.method); }

/// Whether impulses are kept as sums, with which the next step can begin.
inline bool accumulates(const Settings& settings) {
    const Accumulation accumulation = traitsOf(settings).accumulation;
    return accumulation == Accumulation::Always || (accumulation == Accumulation::Chosen && settings.accumulate);
}

/// The most rows that the direct method takes on: its work grows with their third power.
inline constexpr std::size_t maxDirectRows = 300;

/// Whether so many rows are solved by pivoting.
inline bool solvesDirectly(const Settings& settings, std::size_t rows) {
    return traitsOf(settings).hasPivots && rows <= maxDirectRows;
}

/// Whether every row is visited again and again: not once in a step, and not by pivoting.
inline bool makesSweeps(const Settings& settings) { return !traitsOf(settings).hasPivots && !traitsOf(settings).hasOneImpulse; }

/// The order in which sweeps visit the rows; some methods have their own.
inline RowOrder rowOrderOf(const Settings& settings) {
    return hasRowOrder(settings.method) ? settings.rowOrder : RowOrder::AsBuilt;
}

inline bool visitsByColour(const Settings& settings) { return rowOrderOf(settings) == RowOrder::Coloured; }

/// The order in which the rows of a contact's two points are built. The direct method expects friction behind its normal row.
inline ContactRows contactRowsOf(const Settings& settings) {
    return hasRowOrder(settings.method) ? settings.contactRows : ContactRows::PointByPoint;
}

/// Whether a step may begin with the last step's impulses. A direct solution begins with nothing, and so do position rows.
inline bool takesWarmStart(const Settings& settings, std::size_t rows) {
    return accumulates(settings) && !solvesPositions(settings.method) && !solvesDirectly(settings, rows);
}

/// Whether a row's bounds hold for the sum of its impulses or for each impulse alone.
inline bool clampsSums(const Settings& settings) { return accumulates(settings) && !traitsOf(settings).clampsEachImpulse; }

/// Whether the two points of a contact are solved at once. Needs the sums of impulses.
inline bool solvesBlocks(const Settings& settings) {
    return settings.blockSolve && traitsOf(settings).mayPairPoints && accumulates(settings);
}

/// Whether the equality rows of a joint are solved at once. Needs them too.
inline bool solvesJointBlocks(const Settings& settings) {
    return settings.jointBlocks && traitsOf(settings).mayJoinJointRows && accumulates(settings);
}

/// Whether positions are moved after the velocities have moved them: no impulse of these sweeps gets into a velocity.
inline bool correctsPositions(const Settings& settings) {
    const bool wanted = settings.positionCorrection == PositionCorrection::LinearProjection ||
                        settings.positionCorrection == PositionCorrection::Ngs;
    return wanted && correctsOverlap(settings.method);
}

inline bool splitsImpulses(const Settings& settings) {
    return settings.positionCorrection == PositionCorrection::SplitImpulse && correctsOverlap(settings.method);
}

/// Whether bounces chase a target that moves with every visit. The two points of a block are solved with a fixed one.
inline bool chasesBounce(const Settings& settings) {
    return settings.bounceTarget == BounceTarget::EverySweep && traitsOf(settings).mayChaseBounce && !solvesBlocks(settings);
}

/// Whether forces act after contacts and joints have been solved.
constexpr bool appliesForcesLate(const Settings& settings) {
    return settings.gravityOrder == GravityOrder::AfterContacts && hasOneSubStep(settings.method);
}

/// Whether positions move with the velocities from the start of the step. Where bodies are solved, the sweeps begin there.
constexpr bool movesWithStartVelocities(const Settings& settings) {
    return (settings.integrator == Integrator::Explicit && hasOneSubStep(settings.method)) || solvesBodies(settings.method);
}

/// Whether contacts whose bodies are already separating are excluded from the sweeps.
constexpr bool skipsSeparating(const Settings& settings) { return settings.skipSeparating && hasOneSubStep(settings.method); }

/// The share of an error that a step is to remove, as the bias has it. With the error seen after the step it solves
/// Jv + β (C + h Jv)/h = 0.
inline Real errorShare(const Settings& settings) {
    return settings.positionError == PositionError::Implicit ? settings.erp / (1 + settings.erp) : settings.erp;
}

/// How often a step visits the velocity rows, and how often the pseudo-velocity rows.
inline int velocitySweeps(const Settings& settings) { return traitsOf(settings).hasOneImpulse ? 1 : settings.iterations; }
inline int pseudoVelocitySweeps(const Settings& settings) {
    return traitsOf(settings).hasOneImpulse ? 1 : settings.positionIterations;
}

/// The longest step under `clamp_dt` [s]. Source: article 1.
inline constexpr Real maxClampedStep = 1.0 / 15.0;

/// How much time a step simulates [s].
inline Real stepLength(const Settings& settings) { return settings.clampDt ? std::min(settings.dt, maxClampedStep) : settings.dt; }

/// Into how many sub-steps a step is divided.
constexpr int substepsOf(const Settings& settings) { return hasSubsteps(settings.method) ? settings.substeps : 1; }

/// h: the time for which forces act and bodies move at once [s].
inline Real subStepLength(const Settings& settings) { return stepLength(settings) / substepsOf(settings); }

/// The maximum number of sweeps in a step; every sub-step counts as one more, for its work besides the sweeps.
std::int64_t sweepsOfStep(const Settings& settings);

/// Limits for one step, so that no scene or link can freeze the program: sweeps, whose ends are all stored, and sweeps times
/// the work of each (sizeOfWork).
inline constexpr std::int64_t maxSweepsOfStep = 200'000;
inline constexpr std::int64_t maxWorkOfStep = 5'000'000;

/// What was expected of settings that exceed the limits, given the work of each sweep. Empty: they do not.
std::string tooMuchWorkReason(const Settings& settings, std::size_t sizeOfSweep);

/// The most numbers that a setting of the kind Text holds, and the largest of them.
inline constexpr std::size_t maxGivenCount = 10'000;
inline constexpr int maxGivenValue = 1'000'000'000;

/// Text: whole numbers from 0, all different, with one blank between two of them; none is the empty text.
enum class SettingKind { Choice, Integer, Number, Switch, Text };

/// One value of a setting that is a choice.
struct SettingChoice {
    std::string_view name;   // in files and on the command line
    std::string_view label;  // in the window
    std::string_view explanation;
    std::string_view group = {};  // heading in the window for the choice; empty: none
};

/// A reason for which a setting changes nothing, and the settings under which it holds.
struct IdleReason {
    bool (*holds)(const Settings&) = nullptr;
    std::string_view why = {};
};

/// The topic of a setting: the headings under which the window shows the settings, in this order.
enum class SettingGroup {
    Method,
    Time,
    Rows,
    Contacts,
    PositionCorrection,
    SoftRows,
    Mouse,
    Trace,
};

struct SettingGroupInfo {
    SettingGroup group;
    std::string_view key;    // in the window's memory
    std::string_view label;  // in the window
};

/// All groups, in the order of the enumeration.
std::span<const SettingGroupInfo> settingGroups();

using SettingField =
    std::variant<Method Settings::*, RowOrder Settings::*, JointOrder Settings::*, ContactRows Settings::*,
                 ContactUpdate Settings::*, Turning Settings::*, GravityOrder Settings::*, Integrator Settings::*,
                 RestitutionMix Settings::*, BounceTarget Settings::*, PositionCorrection Settings::*, PositionError Settings::*,
                 SoftnessKind Settings::*, int Settings::*, Real Settings::*, bool Settings::*, std::vector<int> Settings::*>;

/// One line of the table of settings: its names in JSON, command line, window and lessons, and its meaning.
struct SettingInfo {
    SettingField field;
    std::string_view key;     // in files and on the command line
    std::string_view label;   // in the window
    std::string_view symbol;  // in formulas
    std::string_view unit;    // empty: no unit
    SettingGroup group;
    SettingKind kind;
    Real lowest;   // of numbers
    Real highest;  // of numbers
    std::span<const SettingChoice> choices;
    std::string_view explanation;
    std::array<IdleReason, 4> idle{};  // the first that holds counts
};

/// Why a setting changes nothing under these settings, as a sentence; empty: it does.
std::string_view idleReason(const Settings& settings, const SettingInfo& info);

/// All settings, in the order in which they are shown within their groups.
std::span<const SettingInfo> settingsTable();

/// The line of a key, or nullptr.
const SettingInfo* findSetting(std::string_view key);

/// The range of a number, for display: "0 to 10000".
std::string settingRange(const SettingInfo& info);

/// The value as written in a file: a choice's name, "true" or "false", the shortest decimal that reads back the same, or
/// numbers separated by blanks.
std::string settingText(const Settings& settings, std::string_view key);

/// The current choice of a setting, or nullptr for settings without choices.
const SettingChoice* chosen(const Settings& settings, std::string_view key);

/// The value as a number: choices by their place, switches as 0 or 1, a text by how many numbers it holds.
Real settingNumber(const Settings& settings, std::string_view key);

/// Sets one setting from text. Error (without a place): unknown key, not a value of its kind, out of range.
Result<Settings> withSetting(const Settings& settings, std::string_view key, std::string_view text);

}  // namespace solverscope
