// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Every setting: what files, the command line and the window call it, and when it changes nothing.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "physics/scene/setting_choices.h"
#include "physics/scene/settings.h"

namespace solverscope {
namespace {

constexpr std::array groups{
    SettingGroupInfo{SettingGroup::Method, "method", "Method"},
    SettingGroupInfo{SettingGroup::Time, "time", "Time"},
    SettingGroupInfo{SettingGroup::Rows, "rows", "Rows and sweeps"},
    SettingGroupInfo{SettingGroup::Contacts, "contacts", "Contacts"},
    SettingGroupInfo{SettingGroup::PositionCorrection, "position_correction", "Position correction"},
    SettingGroupInfo{SettingGroup::SoftRows, "soft_rows", "Soft rows"},
    SettingGroupInfo{SettingGroup::Mouse, "mouse", "Mouse"},
    SettingGroupInfo{SettingGroup::Trace, "trace", "Trace"},
};

static_assert(std::ranges::all_of(groups,
                                  [](const SettingGroupInfo& each) {
                                      return &each == &groups[static_cast<std::size_t>(each.group)];
                                  }),
              "groups stand in the order of their enumeration");

using namespace choices;

// A line for each kind of setting; the reasons for which it changes nothing come last.
using Reasons = std::initializer_list<IdleReason>;

constexpr SettingInfo settingLine(SettingField field, SettingKind kind, SettingGroup group, std::string_view key,
                                  std::string_view label, std::string_view symbol, std::string_view explanation, Reasons reasons) {
    SettingInfo info{field, key, label, symbol, "", group, kind, 0, 0, {}, explanation};
    std::ranges::copy(reasons, info.idle.begin());
    return info;
}
constexpr SettingInfo choiceSetting(SettingField field, SettingGroup group, std::string_view key, std::string_view label,
                                    std::span<const SettingChoice> choices, std::string_view explanation, Reasons reasons = {},
                                    std::string_view symbol = "") {
    SettingInfo info = settingLine(field, SettingKind::Choice, group, key, label, symbol, explanation, reasons);
    info.choices = choices;
    return info;
}
constexpr SettingInfo numberSetting(SettingField field, SettingGroup group, std::string_view key, std::string_view label,
                                    std::string_view symbol, std::string_view unit, Real lowest, Real highest,
                                    std::string_view explanation, Reasons reasons = {}) {
    const bool isWhole = std::holds_alternative<int Settings::*>(field);
    SettingInfo info =
        settingLine(field, isWhole ? SettingKind::Integer : SettingKind::Number, group, key, label, symbol, explanation, reasons);
    info.unit = unit;
    info.lowest = lowest;
    info.highest = highest;
    return info;
}
constexpr SettingInfo switchSetting(bool Settings::*field, SettingGroup group, std::string_view key, std::string_view label,
                                    std::string_view explanation, Reasons reasons = {}, std::string_view symbol = "") {
    SettingInfo info = settingLine(field, SettingKind::Switch, group, key, label, symbol, explanation, reasons);
    info.highest = 1;
    return info;
}

// Why settings change nothing: the reasons that several of them have.
constexpr IdleReason ownSubSteps{[](const Settings& s) { return !hasOneSubStep(s.method); },
                                 "Not used by this method: its sub-steps have an order of their own."};
constexpr IdleReason oneImpulse{[](const Settings& s) { return traitsOf(s).hasOneImpulse; },
                                "Not used by this method: every row has one impulse."};
constexpr IdleReason fixedOrder{[](const Settings& s) { return solvesPositions(s.method); },
                                "Not used by this method: its position rows are always built in the same order."};
constexpr IdleReason hardRows{[](const Settings& s) { return !isSoft(s.method); }, "Not used by this method: its rows are hard."};
constexpr IdleReason startsFromNothing{[](const Settings& s) { return traitsOf(s).hasPivots; },
                                       "Not used up to 300 rows: a direct solution needs no initial guess."};
constexpr IdleReason noSums{[](const Settings& s) { return !accumulates(s); },
                            "Not used with these settings: there are no accumulated impulses to start from."};
constexpr IdleReason movesBodies{[](const Settings& s) { return solvesPositions(s.method); },
                                 "Not used by this method: it moves the bodies out of each other itself."};
constexpr IdleReason softRows{[](const Settings& s) { return isSoft(s.method); },
                              "Not used by this method: its soft rows remove overlap themselves."};
constexpr IdleReason softRowsLeaveNone{[](const Settings& s) { return isSoft(s.method); },
                                       "Not used by this method: its soft contacts leave no penetration."};
constexpr IdleReason noBlocks{[](const Settings& s) { return !solvesBodies(s.method); },
                              "Not used by this method: only AVBD solves bodies with forces and stiffnesses."};
constexpr IdleReason noCorrection{
    [](const Settings& s) { return !isSoft(s.method) && s.positionCorrection == PositionCorrection::None; },
    "Not used with these settings: no position correction is selected."};

constexpr std::array allSettings{
    choiceSetting(&Settings::method, SettingGroup::Method, "method", "Method", methods, "How the velocities of a step are solved."),
    numberSetting(&Settings::dt, SettingGroup::Time, "dt", "Time step", "h", "s", 1e-6, 1,
                  "Simulated time per step. Halving it reduces the errors and doubles the work."),
    switchSetting(&Settings::clampDt, SettingGroup::Time, "clamp_dt", "Clamp the time step",
                  "On: no step simulates more than 1/15 s, however long the time step is. Off: shows what long steps do."),
    choiceSetting(
        &Settings::gravityOrder, SettingGroup::Time, "gravity_order", "Gravity", gravityOrders,
        "Whether gravity changes the velocities before contacts and joints are solved, or after. tgs_soft applies it before.",
        {ownSubSteps}),
    choiceSetting(&Settings::integrator, SettingGroup::Time, "integrator", "Integrator", integrators,
                  "Which velocities move the bodies at the end of a step. tgs_soft is always semi-implicit.", {ownSubSteps}),
    choiceSetting(&Settings::turning, SettingGroup::Time, "rotation", "Rotation", turnings,
                  "How a body turns by its angular velocity, and by the pushes of position rows."),
    numberSetting(&Settings::iterations, SettingGroup::Rows, "iterations", "Iterations", "", "", 0, 10000,
                  "Sweeps over all velocity rows in one step. In each sweep, every row responds to what the others did.",
                  {oneImpulse}),
    choiceSetting(&Settings::rowOrder, SettingGroup::Rows, "row_order", "Row order", rowOrders,
                  "The order in which a sweep visits the rows; the row visited last is satisfied best. Not used by jacobi.",
                  {{[](const Settings& s) { return !hasRowOrder(s.method); }, "Not used by this method: its row order is fixed."}}),
    numberSetting(&Settings::rowSeed, SettingGroup::Rows, "row_seed", "Row seed", "", "", 0, 1'000'000'000,
                  "Seed of the shuffled orders: the same seed gives the same orders in every run.",
                  {{[](const Settings& s) { return rowOrderOf(s) != RowOrder::Shuffled; },
                    "Not used with these settings: no rows are shuffled."}}),
    settingLine(&Settings::givenOrder, SettingKind::Text, SettingGroup::Rows, "given_order", "Given order", "",
                "The rows that the order 'given' visits first: their numbers as in a trace, counted from 0 and separated by "
                "blanks. The other rows follow as built; numbers of rows that do not exist are ignored.",
                {{[](const Settings& s) { return rowOrderOf(s) != RowOrder::Given; },
                  "Not used with these settings: the row order is not the given one."}}),
    choiceSetting(&Settings::jointOrder, SettingGroup::Rows, "joint_order", "Joints", jointOrders,
                  "Whether the rows of joints are built before or after those of contacts. What is solved last is satisfied best.",
                  {fixedOrder}),
    choiceSetting(
        &Settings::contactRows, SettingGroup::Rows, "contact_rows", "Rows of a contact", contactRowOrders,
        "The order in which the rows of a contact with two points are built. What is solved last is satisfied best; unless "
        "built point by point, the point that comes first is that of Box2D.",
        {{[](const Settings& s) { return !hasRowOrder(s.method); }, "Not used by this method: its row order is fixed."},
         fixedOrder}),
    numberSetting(
        &Settings::relaxation, SettingGroup::Rows, "relaxation", "Relaxation", "ω", "", 0.01, 1.99,
        "How much of a row's own impulse sor applies: 1 is all of it, as in sequential impulses; a larger value overshoots, so "
        "that coupled rows converge sooner; a smaller one is more cautious. At 2 and above it no longer converges.",
        {{[](const Settings& s) { return !traitsOf(s).isRelaxed; }, "Not used by this method: only SOR has a relaxation factor."}}),
    switchSetting(&Settings::blockSolve, SettingGroup::Rows, "block_solve", "Block solve",
                  "On: solves the two points of a contact between boxes together, so that they do not rock the box. Off: one after "
                  "the other. Used by sequential_impulses with accumulated impulses.",
                  {{[](const Settings& s) { return !traitsOf(s).mayPairPoints || !accumulates(s); },
                    "Not used with these settings: only sequential impulses with accumulation solve blocks."}}),
    switchSetting(
        &Settings::jointBlocks, SettingGroup::Rows, "joint_blocks", "Joint blocks",
        "On: solves the two or three equality rows of a joint together, so that they do not disturb each other. Off: one "
        "after the other. Used by sequential_impulses with accumulated impulses, soft and tgs_soft; ngs then removes the whole "
        "error of joints at once.",
        {{[](const Settings& s) { return !traitsOf(s).mayJoinJointRows || !accumulates(s); },
          "Not used with these settings: rows are solved one at a time."}}),
    numberSetting(&Settings::substeps, SettingGroup::Time, "substeps", "Sub-steps", "n", "", 1, 10000,
                  "The number of sub-steps into which tgs_soft and xpbd divide a step, each with its own forces, rows and "
                  "positions. tgs_soft finds contacts once per step, xpbd in every sub-step.",
                  {{[](const Settings& s) { return !hasSubsteps(s.method); },
                    "Not used by this method: only TGS soft and XPBD have sub-steps."}}),
    numberSetting(&Settings::relaxIterations, SettingGroup::SoftRows, "relax_iterations", "Relaxation iterations", "", "", 0, 10000,
                  "Sweeps of tgs_soft without bias after each move, which remove the velocity that pushed overlap apart.",
                  {{[](const Settings& s) { return !traitsOf(s).hasRelaxingPass; },
                    "Not used by this method: only TGS soft has a relaxation pass."}}),
    numberSetting(&Settings::contactHertz, SettingGroup::SoftRows, "contact_hertz", "Contact frequency", "f", "Hz", 0.1, 1000,
                  "Stiffness of the contacts of soft and tgs_soft; joints and contacts with static bodies are twice as stiff.",
                  {hardRows}),
    numberSetting(&Settings::contactHertzLimit, SettingGroup::SoftRows, "contact_hertz_limit", "Contact frequency limit", "", "", 0,
                  10,
                  "The most oscillations of a contact in a (sub-)step; contacts with static bodies then get twice the frequency. "
                  "0: as in solver2d, a third where the step is taken whole and a quarter in sub-steps.",
                  {hardRows}),
    numberSetting(
        &Settings::jointHertzLimit, SettingGroup::SoftRows, "joint_hertz_limit", "Joint frequency limit", "", "", 0, 10,
        "The most oscillations of a joint in a (sub-)step. 0: as in solver2d, half of one where the step is taken whole and a "
        "quarter in sub-steps.",
        {hardRows}),
    numberSetting(&Settings::maxPushSpeed, SettingGroup::SoftRows, "max_push_speed", "Maximum push speed", "", "m/s", 0, 1000,
                  "Soft contacts are not pushed apart faster than this.", {hardRows}),
    numberSetting(
        &Settings::contactDampingRatio, SettingGroup::SoftRows, "contact_damping_ratio", "Contact damping", "ζ", "", 0, 100,
        "Damping of the contacts of soft and tgs_soft: 1 is critical; far above it, overlap is removed slowly and smoothly.",
        {hardRows}),
    numberSetting(&Settings::jointDampingRatio, SettingGroup::SoftRows, "joint_damping_ratio", "Joint damping", "ζ", "", 0, 100,
                  "Damping of the joints of soft and tgs_soft.", {hardRows}),
    numberSetting(
        &Settings::compliance, SettingGroup::SoftRows, "compliance", "Compliance", "α", "m/N", 0, 1,
        "How far the joints and contacts of xpbd and avbd yield per newton: 0 is rigid. Does not depend on the time step or on the "
        "number of sweeps.",
        {{[](const Settings& s) { return !solvesPositions(s.method) || traitsOf(s).keepsNoVelocity; },
          "Not used by this method: only XPBD and AVBD have compliant rows."}}),
    numberSetting(&Settings::stiffness, SettingGroup::SoftRows, "stiffness", "Stiffness", "", "", 0, 1,
                  "The share of a link's error that one visit of verlet removes. The error left after a step depends on the number "
                  "of sweeps.",
                  {{[](const Settings& s) { return !traitsOf(s).keepsNoVelocity; },
                    "Not used by this method: only Verlet has links with a stiffness."}}),
    numberSetting(&Settings::keptError, SettingGroup::SoftRows, "kept_error", "Kept error", "α", "", 0, 1,
                  "The share of a row's error at the start of a step that avbd leaves alone in that step: near 1, errors go slowly "
                  "and add hardly any velocity; at 0, all at once.",
                  {noBlocks}),
    numberSetting(&Settings::stiffnessRamp, SettingGroup::SoftRows, "stiffness_ramp", "Stiffness ramp", "β", "N/m²", 0, 1e9,
                  "By how much the stiffness of a row of avbd grows in a sweep, per metre of its error.", {noBlocks}),
    numberSetting(
        &Settings::warmStartDecay, SettingGroup::SoftRows, "warm_start_decay", "Warm start decay", "γ", "", 0, 1,
        "The share of a row's stiffness with which the next step of avbd begins; of its force, that times the kept error α.",
        {noBlocks}),
    numberSetting(&Settings::warmStarting, SettingGroup::Rows, "warm_starting", "Warm starting", "", "", 0, 1,
                  "The share of the last step's accumulated impulses that is applied before the first sweep: 0 is off, 1 is all of "
                  "them. Requires accumulated impulses.",
                  {{[](const Settings& s) { return solvesBodies(s.method); },
                    "Not used by this method: it always starts with the forces of the last step, times α and γ."},
                   {[](const Settings& s) { return solvesPositions(s.method); },
                    "Not used by this method: where positions are solved, every row starts at 0."},
                   startsFromNothing,
                   noSums}),
    switchSetting(&Settings::scaleWarmStart, SettingGroup::Rows, "scale_warm_start", "Scale warm start",
                  "On: when the time step has changed, the impulses of the last step are scaled with it, as in Box2D 2.4, so that "
                  "the sweeps begin with the same forces. Off: they are reused as they are, as in Box2D 3.",
                  {{[](const Settings& s) { return solvesBodies(s.method); },
                    "Not used by this method: it keeps forces, which are the same at any time step."},
                   {[](const Settings& s) { return solvesPositions(s.method) || s.warmStarting == 0; },
                    "Not used with these settings: there is no warm start."},
                   startsFromNothing,
                   noSums}),
    switchSetting(&Settings::accumulate, SettingGroup::Rows, "accumulate", "Accumulate impulses",
                  "On: clamps the sum of a row's impulses to its bounds, so that a later sweep may undo part of an earlier "
                  "impulse. Off: clamps each single impulse. Only sequential_impulses can switch this off.",
                  {{[](const Settings& s) { return traitsOf(s).accumulation == Accumulation::Never; },
                    "Not used by this method: a single impulse is not a sum."},
                   {[](const Settings& s) { return traitsOf(s).accumulation == Accumulation::Always; },
                    "Not used by this method: it always accumulates impulses."}},
                  "Λ"),
    choiceSetting(&Settings::positionCorrection, SettingGroup::PositionCorrection, "position_correction", "Position correction",
                  positionCorrections, "How overlap is removed.", {movesBodies, softRows}),
    numberSetting(&Settings::positionIterations, SettingGroup::PositionCorrection, "position_iterations", "Position iterations", "",
                  "", 0, 10000,
                  "Sweeps over the pseudo-velocity rows of split_impulse, or over the position rows of ngs, in one step.",
                  {movesBodies,
                   {[](const Settings& s) { return traitsOf(s).hasOneImpulse && s.positionCorrection != PositionCorrection::Ngs; },
                    oneImpulse.why},
                   {[](const Settings& s) { return !splitsImpulses(s) && s.positionCorrection != PositionCorrection::Ngs; },
                    "Not used with these settings: no sweeps remove overlap separately from the velocities."}}),
    numberSetting(&Settings::erp, SettingGroup::PositionCorrection, "erp", "Error reduction", "β", "", 0, 1,
                  "The share of the position error that one step tries to remove.", {movesBodies, softRows, noCorrection}),
    choiceSetting(&Settings::positionError, SettingGroup::PositionCorrection, "position_error", "Position error", positionErrors,
                  "Where the error that β removes is measured: by erp, by split impulses, and by joints with their own β.",
                  {movesBodies}),
    choiceSetting(&Settings::softnessKind, SettingGroup::SoftRows, "softness_kind", "Softness", softnessKinds,
                  "How soft rows yield: springs of joints, the mouse, and the rows of soft and tgs_soft.", {}, "γ"),
    numberSetting(&Settings::slop, SettingGroup::PositionCorrection, "slop", "Slop", "", "m", 0, 1,
                  "Penetration that is not corrected, so that resting contacts persist from step to step.",
                  {movesBodies, softRowsLeaveNone, noCorrection}),
    switchSetting(&Settings::pseudoWarmStarting, SettingGroup::PositionCorrection, "pseudo_warm_starting",
                  "Warm start pseudo-velocities",
                  "Applies the last step's impulses to the pseudo-velocity rows too. Usually makes things worse; try it.",
                  {movesBodies,
                   {[](const Settings& s) { return splitsImpulses(s) && traitsOf(s).hasPivots; }, startsFromNothing.why},
                   {[](const Settings& s) { return !splitsImpulses(s); },
                    "Not used with these settings: only split impulse has pseudo-velocities."},
                   noSums}),
    numberSetting(&Settings::bounceThreshold, SettingGroup::Contacts, "bounce_threshold", "Bounce threshold", "", "m/s", 0, 1000,
                  "Contacts that close more slowly than this do not bounce.",
                  {{[](const Settings& s) { return !traitsOf(s).mayBounce; }, "Not used by this method: it has no bounce."}}),
    switchSetting(&Settings::distanceTest, SettingGroup::Contacts, "distance_test", "Distance test",
                  "Off: bodies count as touching every half-plane at any distance, so that they bounce in mid-air. Switch it off "
                  "to see what breaks."),
    switchSetting(&Settings::speculative, SettingGroup::Contacts, "speculative", "Speculative contacts",
                  "On: contacts are found before the bodies touch, and remove only the velocity with which they would overlap "
                  "within the step, so that fast bodies do not pass through thin walls. Off: contacts begin when the bodies touch.",
                  {{[](const Settings& s) { return solvesPositions(s.method); },
                    "Not used by this method: where positions are solved, contacts are always speculative."}}),
    numberSetting(
        &Settings::contactMargin, SettingGroup::Contacts, "contact_margin", "Contact margin", "", "m", 0, 1,
        "How far ahead of the surfaces contacts are found: 0.02 in Box2D 3 and solver2d, four times their slop. Both points "
        "of two polygons then stay in contact while one is within the margin; open ones may close their gap within the "
        "step, and have friction. 0: contacts begin when the bodies touch."),
    numberSetting(
        &Settings::contactRecycleDistance, SettingGroup::Contacts, "contact_recycle_distance", "Contact recycling", "", "m", 0, 1,
        "While no point of a body has moved further than this against the body that it touches, their contacts move along "
        "with them instead of being found anew: that costs less. A contact, and its separation, is then off by at most twice "
        "this distance. 0: found anew in every step.",
        {{[](const Settings& s) { return s.speculative || solvesPositions(s.method); },
          "Not used with these settings: speculative contacts look ahead anew in every step."}}),
    choiceSetting(&Settings::contactUpdate, SettingGroup::Contacts, "contact_update", "Contacts within a step", contactUpdates,
                  "What of a contact follows the bodies from sub-step to sub-step of tgs_soft, and into its relaxation pass.",
                  {{[](const Settings& s) { return !traitsOf(s).hasRelaxingPass; },
                    "Not used by this method: only TGS soft builds its contact rows several times in a step."}}),
    choiceSetting(&Settings::restitutionMix, SettingGroup::Contacts, "restitution_mix", "Restitution of a pair", restitutionMixes,
                  "Which restitution a contact uses if the two bodies differ.", {}, "e"),
    choiceSetting(&Settings::bounceTarget, SettingGroup::Contacts, "bounce_target", "Bounce target", bounceTargets,
                  "When the target velocity of a bounce is computed; used by sequential_impulses without block solve.",
                  {fixedOrder,
                   {[](const Settings& s) { return !traitsOf(s).mayChaseBounce || solvesBlocks(s); },
                    "Not used with these settings: only sequential impulses without block solve can recompute the target."}}),
    switchSetting(&Settings::approachTest, SettingGroup::Contacts, "approach_test", "Approach test",
                  "On: contacts whose bodies are already separating are left alone. Off: their velocity is reflected all the same, "
                  "back into the overlap. Used by impulse_once.",
                  {{[](const Settings& s) { return !traitsOf(s).hasOneImpulse; },
                    "Not used by this method: only impulse once can switch the test off."}}),
    switchSetting(&Settings::skipSeparating, SettingGroup::Contacts, "skip_separating", "Skip separating contacts",
                  "On: a contact whose bodies separate before the sweeps is excluded from them, and its stored impulses are "
                  "discarded. A contact that another row closes is then missed. Not used by tgs_soft.",
                  {{[](const Settings& s) { return !hasOneSubStep(s.method); },
                    "Not used by this method: it builds its rows in every sub-step."}}),
    numberSetting(&Settings::dragFrequency, SettingGroup::Mouse, "drag_frequency", "Mouse spring frequency", "", "Hz", 0.1, 30,
                  "Stiffness of the spring with which the mouse pulls a body."),
    numberSetting(&Settings::dragDampingRatio, SettingGroup::Mouse, "drag_damping_ratio", "Mouse spring damping", "ζ", "", 0, 10,
                  "Damping of the mouse spring: 1 is critical; below it, the body oscillates."),
    switchSetting(&Settings::overlapStops, SettingGroup::Trace, "overlap_stops", "Stop at overlap tests",
                  "On: during collision detection, every pair of bodies that is tested is a stop of its own. Changes only the "
                  "stops, never the motion."),
};

}  // namespace

std::span<const SettingGroupInfo> settingGroups() { return groups; }

std::span<const SettingInfo> settingsTable() { return allSettings; }

const SettingInfo* findSetting(std::string_view key) {
    const auto found = std::ranges::find(allSettings, key, &SettingInfo::key);
    return found == allSettings.end() ? nullptr : &*found;
}

}  // namespace solverscope
