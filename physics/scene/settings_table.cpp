// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Every setting: what files, the command line and the window call it, and when it changes nothing.
#include <algorithm>
#include <array>
#include <initializer_list>

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

// What settings can be chosen from.
constexpr auto methods = [] {
    std::array<SettingChoice, methodTraits.size()> choices{};
    std::ranges::transform(methodTraits, choices.begin(), [](const MethodTraits& method) {
        return SettingChoice{method.key, method.label, method.explanation, method.group};
    });
    return choices;
}();

constexpr std::array rowOrders{
    SettingChoice{"as_built", "As built", "Joints, contacts, mouse."},
    SettingChoice{"reversed", "Reversed", "The other way round."},
    SettingChoice{"ping_pong", "Ping-pong", "One sweep forward, the next one back."},
    SettingChoice{"shuffled", "Shuffled", "Another order in every sweep, drawn from the row seed."},
    SettingChoice{"given", "Given", "The rows of the given order first, then the others as built."},
};

constexpr std::array jointOrders{
    SettingChoice{"before_contacts", "Before contacts", "Joint rows are built first: contacts have the last word."},
    SettingChoice{"after_contacts", "After contacts", "Contact rows are built first: joints have the last word."},
};

constexpr std::array gravityOrders{
    SettingChoice{"before_contacts", "Before contacts", "Gravity acts first: contacts answer to its speed in the same step."},
    SettingChoice{"after_contacts", "After contacts",
                  "Gravity acts when contacts and joints have done their work: its speed moves bodies into each other."},
};

constexpr std::array integrators{
    SettingChoice{"semi_implicit", "Semi-implicit Euler", "Bodies move with the velocities that the step ends with."},
    SettingChoice{"explicit", "Explicit Euler",
                  "Bodies move with the velocities that the step began with: every swing gains energy."},
};

constexpr std::array restitutionMixes{
    SettingChoice{"max", "Larger one", "The bouncier body decides."},
    SettingChoice{"min", "Smaller one", "The duller body decides."},
};

constexpr std::array bounceTargets{
    SettingChoice{"once", "Once, before the sweeps", "−e times the closing speed that the sweeps begin with."},
    SettingChoice{"every_sweep", "Anew at every visit (wrong)",
                  "−e times the speed of the moment: n sweeps leave (−e)ⁿ of the closing speed."},
};

constexpr std::array positionCorrections{
    SettingChoice{"none", "None", "Overlap is not removed."},
    SettingChoice{"erp", "ERP (in the velocities)", "The velocity rows aim at a separating velocity, which stays in the bodies."},
    SettingChoice{"split_impulse", "Split impulse (pseudo-velocities)",
                  "Pseudo-velocities that live for one step move the bodies apart and leave no speed behind."},
    SettingChoice{"linear_projection", "Linear projection",
                  "After the step the bodies of each pair that overlaps are moved apart along the normal, once, without turning."},
    SettingChoice{"ngs", "NGS (positions)",
                  "After the step sweeps move the positions themselves, every row worked out anew from where the bodies are now "
                  "(non-linear Gauss–Seidel)."},
};

constexpr std::array positionErrors{
    SettingChoice{"semi_implicit", "Before the step", "The error where the step begins: what is left shrinks by 1 − β in a step."},
    SettingChoice{"implicit", "After the step",
                  "The error where the step will end, C + h Jv: what is left shrinks by 1/(1 + β), and never overshoots."},
};

constexpr std::array softnessKinds{
    SettingChoice{"accumulated", "γ (j + j₀)",
                  "Against all of the impulse, what warm starting has given included: a damped spring, at any time step."},
    SettingChoice{
        "without_j0", "γ j, without j₀",
        "Against this step's impulse only. Warm starting then carries the weight for nothing: no sag, hardly any damping."},
    SettingChoice{"scaled_velocity", "Scaled velocity (Bullet 1.5)",
                  "γ is not in the effective mass; it scales Jv. How soft the row is depends on the time step and the sweeps."},
};

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
                                 "Does nothing now: this method has its own order of sub-steps."};
constexpr IdleReason oneImpulse{[](const Settings& s) { return traitsOf(s).hasOneImpulse; },
                                "Does nothing now: every row has one impulse."};
constexpr IdleReason fixedOrder{[](const Settings& s) { return solvesPositions(s.method); },
                                "Does nothing now: the rows of positions are built in one order."};
constexpr IdleReason hardRows{[](const Settings& s) { return !isSoft(s.method); }, "Does nothing now: the rows are hard."};
constexpr IdleReason startsFromNothing{[](const Settings& s) { return traitsOf(s).hasPivots; },
                                       "Does nothing up to 300 rows: a direct solution needs no start."};
constexpr IdleReason noSums{[](const Settings& s) { return !accumulates(s); },
                            "Does nothing now: there are no accumulated impulses to start from."};
constexpr IdleReason movesBodies{[](const Settings& s) { return solvesPositions(s.method); },
                                 "Does nothing now: the method moves the bodies out of each other itself."};
constexpr IdleReason softRows{[](const Settings& s) { return isSoft(s.method); },
                              "Does nothing now: soft rows remove overlap themselves."};
constexpr IdleReason noCorrection{
    [](const Settings& s) { return !isSoft(s.method) && s.positionCorrection == PositionCorrection::None; },
    "Does nothing now: no position correction is chosen."};

constexpr std::array allSettings{
    choiceSetting(&Settings::method, SettingGroup::Method, "method", "Method", methods, "How the velocities of a step are solved."),
    numberSetting(&Settings::dt, SettingGroup::Time, "dt", "Time step", "h", "s", 1e-6, 1,
                  "How much time one step simulates. Half the time step: smaller errors, twice the work."),
    switchSetting(&Settings::clampDt, SettingGroup::Time, "clamp_dt", "Clamp the time step",
                  "On: no step simulates more than 1/15 s, however long the time step is. Off: see what long steps do."),
    choiceSetting(&Settings::gravityOrder, SettingGroup::Time, "gravity_order", "Gravity", gravityOrders,
                  "Whether gravity changes the velocities before contacts and joints answer, or after. tgs_soft has it before.",
                  {ownSubSteps}),
    choiceSetting(&Settings::integrator, SettingGroup::Time, "integrator", "Integrator", integrators,
                  "Which velocities move the bodies at the end of a step. tgs_soft is always semi-implicit.", {ownSubSteps}),
    numberSetting(&Settings::iterations, SettingGroup::Rows, "iterations", "Iterations", "", "", 0, 10000,
                  "Sweeps over all velocity rows in one step. Each sweep lets every row answer to what the others did.",
                  {oneImpulse}),
    choiceSetting(&Settings::rowOrder, SettingGroup::Rows, "row_order", "Row order", rowOrders,
                  "The order in which a sweep visits the rows; the last one visited has the last word. Not used by jacobi.",
                  {{[](const Settings& s) { return !hasRowOrder(s.method); },
                    "Does nothing now: this method has no order of rows to choose."}}),
    numberSetting(&Settings::rowSeed, SettingGroup::Rows, "row_seed", "Row seed", "", "", 0, 1'000'000'000,
                  "Where the shuffled orders begin: the same seed gives the same orders in every run.",
                  {{[](const Settings& s) { return !hasRowOrder(s.method) || s.rowOrder != RowOrder::Shuffled; },
                    "Does nothing now: no row is shuffled."}}),
    settingLine(
        &Settings::givenOrder, SettingKind::Text, SettingGroup::Rows, "given_order", "Given order", "",
        "The rows that the order 'given' visits first: their numbers as in a trace, which counts from 0, with a blank between two "
        "of them. The others follow as built; numbers of rows that do not exist are passed over.",
        {{[](const Settings& s) { return !hasRowOrder(s.method) || s.rowOrder != RowOrder::Given; },
          "Does nothing now: the row order is another one."}}),
    choiceSetting(&Settings::jointOrder, SettingGroup::Rows, "joint_order", "Joints", jointOrders,
                  "Whether the rows of joints are built before or after those of contacts. What is solved last holds best.",
                  {fixedOrder}),
    numberSetting(
        &Settings::relaxation, SettingGroup::Rows, "relaxation", "Relaxation", "ω", "", 0.01, 1.99,
        "How much of a row's own answer sor applies: 1 is all of it, as sequential impulses do; more overshoots, so that rows "
        "that wait for one another are done sooner; less is careful. At 2 and beyond it no longer converges.",
        {{[](const Settings& s) { return !traitsOf(s).isRelaxed; }, "Does nothing now: only SOR relaxes."}}),
    switchSetting(
        &Settings::blockSolve, SettingGroup::Rows, "block_solve", "Block solve",
        "On: the two points of a contact between boxes are solved at once, so that they do not rock the box to and fro. Off: one "
        "after the other. Used by sequential_impulses with accumulated impulses.",
        {{[](const Settings& s) { return !traitsOf(s).mayPairPoints || !accumulates(s); },
          "Does nothing now: only sequential impulses with accumulation solve blocks."}}),
    switchSetting(
        &Settings::jointBlocks, SettingGroup::Rows, "joint_blocks", "Joint blocks",
        "On: the two or three equality rows of a joint are solved at once, so that they do not disturb each other. Off: one "
        "after the other. Used by sequential_impulses with accumulated impulses, soft and tgs_soft.",
        {{[](const Settings& s) { return !traitsOf(s).mayJoinJointRows || !accumulates(s); },
          "Does nothing now: this method visits each row by itself."}}),
    numberSetting(
        &Settings::substeps, SettingGroup::Time, "substeps", "Sub-steps", "n", "", 1, 10000,
        "Into how many sub-steps tgs_soft and xpbd cut a step, each with its own forces, rows and positions. Contacts are found "
        "once by tgs_soft, in every sub-step by xpbd.",
        {{[](const Settings& s) { return !hasSubsteps(s.method); }, "Does nothing now: only TGS soft and XPBD have sub-steps."}}),
    numberSetting(
        &Settings::relaxIterations, SettingGroup::SoftRows, "relax_iterations", "Relaxation iterations", "", "", 0, 10000,
        "Sweeps of tgs_soft without bias after each move, which take back the speed with which overlap was pushed apart.",
        {{[](const Settings& s) { return !traitsOf(s).hasRelaxingPass; }, "Does nothing now: only TGS soft has a relaxing pass."}}),
    numberSetting(
        &Settings::contactHertz, SettingGroup::SoftRows, "contact_hertz", "Contact frequency", "f", "Hz", 0.1, 1000,
        "How stiff the contacts of soft and tgs_soft are; joints and contacts with static bodies are twice as stiff. A quarter "
        "of the sub-steps in a second is the most that is used.",
        {hardRows}),
    numberSetting(
        &Settings::contactDampingRatio, SettingGroup::SoftRows, "contact_damping_ratio", "Contact damping", "ζ", "", 0, 100,
        "Damping of the contacts of soft and tgs_soft: 1 is critical, far above it overlap goes slowly and without a bump.",
        {hardRows}),
    numberSetting(&Settings::jointDampingRatio, SettingGroup::SoftRows, "joint_damping_ratio", "Joint damping", "ζ", "", 0, 100,
                  "Damping of the joints of soft and tgs_soft.", {hardRows}),
    numberSetting(
        &Settings::compliance, SettingGroup::SoftRows, "compliance", "Compliance", "α", "m/N", 0, 1,
        "How far the joints and contacts of xpbd give way for each newton: 0 is hard. Does not depend on the time step or on "
        "the number of sweeps.",
        {{[](const Settings& s) { return s.method != Method::Xpbd; }, "Does nothing now: only XPBD has compliant rows."}}),
    numberSetting(
        &Settings::stiffness, SettingGroup::SoftRows, "stiffness", "Stiffness", "", "", 0, 1,
        "The share of a link's error that one visit of verlet removes. What is left after a step depends on the number of sweeps.",
        {{[](const Settings& s) { return s.method != Method::Verlet; },
          "Does nothing now: only Verlet has links of a stiffness."}}),
    numberSetting(
        &Settings::warmStarting, SettingGroup::Rows, "warm_starting", "Warm starting", "", "", 0, 1,
        "The share of the last step's accumulated impulses that is applied before the first sweep: 0 is off, 1 is all of them. "
        "Needs accumulated impulses.",
        {{[](const Settings& s) { return solvesPositions(s.method); },
          "Does nothing now: every row begins at 0 where positions are solved."},
         startsFromNothing,
         noSums}),
    switchSetting(
        &Settings::accumulate, SettingGroup::Rows, "accumulate", "Accumulate impulses",
        "On: the sum of a row's impulses is kept within its bounds, so that a later sweep may take back what an earlier one "
        "gave. Off: each single impulse is kept within the bounds. Only sequential_impulses can do without.",
        {{[](const Settings& s) { return traitsOf(s).accumulation == Accumulation::Never; },
          "Does nothing now: one impulse is no sum."},
         {[](const Settings& s) { return traitsOf(s).accumulation == Accumulation::Always; },
          "Does nothing now: this method always accumulates."}},
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
                    "Does nothing now: no sweeps remove overlap beside the velocities."}}),
    numberSetting(&Settings::erp, SettingGroup::PositionCorrection, "erp", "Error reduction", "β", "", 0, 1,
                  "The share of the position error that one step tries to remove.", {movesBodies, softRows, noCorrection}),
    choiceSetting(&Settings::positionError, SettingGroup::PositionCorrection, "position_error", "Position error", positionErrors,
                  "Where the error is seen that β removes: by erp, by split impulses, and by joints with a β of their own.",
                  {movesBodies}),
    choiceSetting(&Settings::softnessKind, SettingGroup::SoftRows, "softness_kind", "Softness", softnessKinds,
                  "How soft rows give way: springs of joints, the mouse, and the rows of soft and tgs_soft.", {}, "γ"),
    numberSetting(&Settings::slop, SettingGroup::PositionCorrection, "slop", "Slop", "", "m", 0, 1,
                  "Penetration that is left alone, so that resting contacts stay contacts from step to step.",
                  {movesBodies, noCorrection}),
    switchSetting(
        &Settings::pseudoWarmStarting, SettingGroup::PositionCorrection, "pseudo_warm_starting", "Warm start pseudo-velocities",
        "Starts the pseudo-velocity rows from the last step's impulses too. Usually makes things worse; try it.",
        {movesBodies,
         {[](const Settings& s) { return splitsImpulses(s) && traitsOf(s).hasPivots; }, startsFromNothing.why},
         {[](const Settings& s) { return !splitsImpulses(s); }, "Does nothing now: only split impulse has pseudo-velocities."},
         noSums}),
    numberSetting(&Settings::bounceThreshold, SettingGroup::Contacts, "bounce_threshold", "Bounce threshold", "", "m/s", 0, 1000,
                  "Contacts that close more slowly than this do not bounce.",
                  {{[](const Settings& s) { return s.method == Method::Verlet; }, "Does nothing now: Verlet has no bounce."}}),
    switchSetting(
        &Settings::distanceTest, SettingGroup::Contacts, "distance_test", "Distance test",
        "Off: bodies count as touching every half-plane at whatever distance, so that they bounce in mid-air. Switch it off to "
        "see what breaks."),
    switchSetting(
        &Settings::speculative, SettingGroup::Contacts, "speculative", "Speculative contacts",
        "On: contacts are found before the bodies touch, and take only the speed with which they would overlap within the step, "
        "so that fast bodies do not pass through thin walls. Off: contacts begin when the bodies touch.",
        {{[](const Settings& s) { return solvesPositions(s.method); },
          "Does nothing now: where positions are solved, contacts always reach ahead."}}),
    choiceSetting(&Settings::restitutionMix, SettingGroup::Contacts, "restitution_mix", "Restitution of a pair", restitutionMixes,
                  "Whose restitution a contact has, where the two bodies differ.", {}, "e"),
    choiceSetting(&Settings::bounceTarget, SettingGroup::Contacts, "bounce_target", "Bounce target", bounceTargets,
                  "When the speed that a bounce aims at is fixed; used by sequential_impulses without block solve.",
                  {fixedOrder,
                   {[](const Settings& s) { return !traitsOf(s).mayChaseBounce || solvesBlocks(s); },
                    "Does nothing now: only sequential impulses, row by row, can look for it anew."}}),
    switchSetting(
        &Settings::approachTest, SettingGroup::Contacts, "approach_test", "Approach test",
        "On: contacts whose bodies part already are left alone. Off: their velocity is reflected all the same, back into the "
        "overlap. Used by impulse_once.",
        {{[](const Settings& s) { return !traitsOf(s).hasOneImpulse; }, "Does nothing now: only impulse once can do without."}}),
    switchSetting(
        &Settings::skipSeparating, SettingGroup::Contacts, "skip_separating", "Skip separating contacts",
        "On: a contact whose bodies part before the sweeps is taken out of them, and its old impulses are forgotten. A row that "
        "another one presses into is then missed. Not in tgs_soft.",
        {{[](const Settings& s) { return !hasOneSubStep(s.method); },
          "Does nothing now: this method builds its rows in every sub-step."}}),
    numberSetting(&Settings::dragFrequency, SettingGroup::Mouse, "drag_frequency", "Mouse spring frequency", "", "Hz", 0.1, 30,
                  "How stiff the spring is by which the mouse pulls a body."),
    numberSetting(&Settings::dragDampingRatio, SettingGroup::Mouse, "drag_damping_ratio", "Mouse spring damping", "ζ", "", 0, 10,
                  "Damping of that spring: 1 is critical, below it the body swings."),
    switchSetting(
        &Settings::overlapStops, SettingGroup::Trace, "overlap_stops", "Stop at overlap tests",
        "On: while contacts are looked for, every pair of bodies that is tested is a stop of its own. Changes only what can be "
        "stopped at, never the motion."),
};

}  // namespace

std::span<const SettingGroupInfo> settingGroups() { return groups; }

std::span<const SettingInfo> settingsTable() { return allSettings; }

const SettingInfo* findSetting(std::string_view key) {
    const auto found = std::ranges::find(allSettings, key, &SettingInfo::key);
    return found == allSettings.end() ? nullptr : &*found;
}

}  // namespace solverscope
