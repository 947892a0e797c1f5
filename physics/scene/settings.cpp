// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <variant>

#include "physics/base/number_text.h"

namespace solverscope {
namespace {

using Field =
    std::variant<Method Settings::*, RowOrder Settings::*, JointOrder Settings::*, GravityOrder Settings::*, Integrator Settings::*,
                 RestitutionMix Settings::*, BounceTarget Settings::*, PositionCorrection Settings::*, PositionError Settings::*,
                 SoftnessKind Settings::*, int Settings::*, Real Settings::*, bool Settings::*, std::vector<int> Settings::*>;

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

constexpr std::array methods{
    SettingChoice{"sequential_impulses", "Sequential impulses",
                  "One row after another, each with the velocities that the row before it left (projected Gauss–Seidel).",
                  velocityMethods},
    SettingChoice{"jacobi", "Jacobi (averaged)",
                  "Every row answers to the velocities at the start of the sweep, as if it had only its share of each body's mass.",
                  velocityMethods},
    SettingChoice{"sor", "SOR (over-relaxed)",
                  "As sequential impulses, but each row goes further than it would alone, or less far, by the factor ω.",
                  velocityMethods},
    SettingChoice{"soft", "Soft", "Contacts and joints are stiff damped springs, which remove overlap themselves.",
                  velocityMethods},
    SettingChoice{"tgs_soft", "TGS soft (sub-steps)",
                  "Soft rows in many small sub-steps, each with a pass that takes back the speed of the pushing.", velocityMethods},
    SettingChoice{"impulse_once", "Impulse once",
                  "Every row has one impulse in a step, found with the velocities of its turn, and is then left alone.",
                  velocityMethods},
    SettingChoice{"direct", "Direct (pivoting)",
                  "All rows at once, exactly: one after another is made right while those before it stay right. No sweeps.",
                  velocityMethods},
    SettingChoice{"xpbd", "XPBD (sub-steps)",
                  "The bodies themselves are moved until every row is right, in small sub-steps; velocities follow from the way.",
                  positionMethods},
    SettingChoice{"verlet", "Verlet",
                  "Bodies move on as they have moved; then links are put back to their length and bodies out of each other.",
                  positionMethods},
    SettingChoice{"wrong_sign", "Wrong: sign of J",
                  "Sequential impulses with a mistake: the turning of body B counts backwards in J.", methodsWrongOnPurpose},
    SettingChoice{"wrong_lever_arm", "Wrong: no lever arm",
                  "Sequential impulses with a mistake: r × n is missing, so that no contact or joint turns a body.",
                  methodsWrongOnPurpose},
    SettingChoice{"wrong_clamp", "Wrong: clamp of Δλ",
                  "Sequential impulses with a mistake: the new impulse is kept within the bounds instead of the sum.",
                  methodsWrongOnPurpose},
    SettingChoice{"wrong_effective_mass", "Wrong: stale mass",
                  "Sequential impulses with a mistake: a joint's effective masses are computed once, when the joint is made.",
                  methodsWrongOnPurpose},
    SettingChoice{"wrong_features", "Wrong: no feature ids",
                  "Sequential impulses with a mistake: contacts take over impulses by their place in the list, whosever they were.",
                  methodsWrongOnPurpose},
    SettingChoice{"wrong_beta", "Wrong: β too large",
                  "Sequential impulses with a mistake: ten times the error reduction, which throws bodies past their places.",
                  methodsWrongOnPurpose},
    SettingChoice{"wrong_friction_bound", "Wrong: old friction bound",
                  "Sequential impulses with a mistake: friction is bounded by the normal impulse of the step before.",
                  methodsWrongOnPurpose},
    SettingChoice{"wrong_gravity", "Wrong: gravity twice", "Sequential impulses with a mistake: gravity acts twice in every step.",
                  methodsWrongOnPurpose},
};

static_assert(std::ranges::none_of(methods, &std::string_view::empty, &SettingChoice::group), "every method stands in a group");

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

struct Line {
    SettingInfo info;
    Field field;
};

const std::array lines{
    Line{{"method", "Method", "", "", SettingGroup::Method, SettingKind::Choice, 0, 0, methods,
          "How the velocities of a step are solved."},
         &Settings::method},
    Line{{"dt",
          "Time step",
          "h",
          "s",
          SettingGroup::Time,
          SettingKind::Number,
          1e-6,
          1,
          {},
          "How much time one step simulates. Half the time step: smaller errors, twice the work."},
         &Settings::dt},
    Line{{"clamp_dt",
          "Clamp the time step",
          "",
          "",
          SettingGroup::Time,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: no step simulates more than 1/15 s, however long the time step is. Off: see what long steps do."},
         &Settings::clampDt},
    Line{{"gravity_order", "Gravity", "", "", SettingGroup::Time, SettingKind::Choice, 0, 0, gravityOrders,
          "Whether gravity changes the velocities before contacts and joints answer, or after. tgs_soft has it before."},
         &Settings::gravityOrder},
    Line{{"integrator", "Integrator", "", "", SettingGroup::Time, SettingKind::Choice, 0, 0, integrators,
          "Which velocities move the bodies at the end of a step. tgs_soft is always semi-implicit."},
         &Settings::integrator},
    Line{{"iterations",
          "Iterations",
          "",
          "",
          SettingGroup::Rows,
          SettingKind::Integer,
          0,
          10000,
          {},
          "Sweeps over all velocity rows in one step. Each sweep lets every row answer to what the others did."},
         &Settings::iterations},
    Line{{"row_order", "Row order", "", "", SettingGroup::Rows, SettingKind::Choice, 0, 0, rowOrders,
          "The order in which a sweep visits the rows; the last one visited has the last word. Not used by jacobi."},
         &Settings::rowOrder},
    Line{{"row_seed",
          "Row seed",
          "",
          "",
          SettingGroup::Rows,
          SettingKind::Integer,
          0,
          1'000'000'000,
          {},
          "Where the shuffled orders begin: the same seed gives the same orders in every run."},
         &Settings::rowSeed},
    Line{{"given_order",
          "Given order",
          "",
          "",
          SettingGroup::Rows,
          SettingKind::Text,
          0,
          0,
          {},
          "The rows that the order 'given' visits first: their numbers as in a trace, which counts from 0, with a blank between "
          "two of them. The others follow as built; numbers of rows that do not exist are passed over."},
         &Settings::givenOrder},
    Line{{"joint_order", "Joints", "", "", SettingGroup::Rows, SettingKind::Choice, 0, 0, jointOrders,
          "Whether the rows of joints are built before or after those of contacts. What is solved last holds best."},
         &Settings::jointOrder},
    Line{{"relaxation",
          "Relaxation",
          "ω",
          "",
          SettingGroup::Rows,
          SettingKind::Number,
          0.01,
          1.99,
          {},
          "How much of a row's own answer sor applies: 1 is all of it, as sequential impulses do; more overshoots, so that rows "
          "that wait for one another are done sooner; less is careful. At 2 and beyond it no longer converges."},
         &Settings::relaxation},
    Line{{"block_solve",
          "Block solve",
          "",
          "",
          SettingGroup::Rows,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: the two points of a contact between boxes are solved at once, so that they do not rock the box to and fro. Off: "
          "one after the other. Used by sequential_impulses with accumulated impulses."},
         &Settings::blockSolve},
    Line{
        {"joint_blocks",
         "Joint blocks",
         "",
         "",
         SettingGroup::Rows,
         SettingKind::Switch,
         0,
         1,
         {},
         "On: the two or three equality rows of a joint are solved at once, so that they do not disturb each other. Off: one after "
         "the other. Used by sequential_impulses with accumulated impulses, soft and tgs_soft."},
        &Settings::jointBlocks},
    Line{{"substeps",
          "Sub-steps",
          "n",
          "",
          SettingGroup::Time,
          SettingKind::Integer,
          1,
          10000,
          {},
          "Into how many sub-steps tgs_soft and xpbd cut a step, each with its own forces, rows and positions. Contacts are found "
          "once by tgs_soft, in every sub-step by xpbd."},
         &Settings::substeps},
    Line{{"relax_iterations",
          "Relaxation iterations",
          "",
          "",
          SettingGroup::SoftRows,
          SettingKind::Integer,
          0,
          10000,
          {},
          "Sweeps of tgs_soft without bias after each move, which take back the speed with which overlap was pushed apart."},
         &Settings::relaxIterations},
    Line{{"contact_hertz",
          "Contact frequency",
          "f",
          "Hz",
          SettingGroup::SoftRows,
          SettingKind::Number,
          0.1,
          1000,
          {},
          "How stiff the contacts of soft and tgs_soft are; joints and contacts with static bodies are twice as stiff. A quarter "
          "of the sub-steps in a second is the most that is used."},
         &Settings::contactHertz},
    Line{{"contact_damping_ratio",
          "Contact damping",
          "ζ",
          "",
          SettingGroup::SoftRows,
          SettingKind::Number,
          0,
          100,
          {},
          "Damping of the contacts of soft and tgs_soft: 1 is critical, far above it overlap goes slowly and without a bump."},
         &Settings::contactDampingRatio},
    Line{{"joint_damping_ratio",
          "Joint damping",
          "ζ",
          "",
          SettingGroup::SoftRows,
          SettingKind::Number,
          0,
          100,
          {},
          "Damping of the joints of soft and tgs_soft."},
         &Settings::jointDampingRatio},
    Line{{"compliance",
          "Compliance",
          "α",
          "m/N",
          SettingGroup::SoftRows,
          SettingKind::Number,
          0,
          1,
          {},
          "How far the joints and contacts of xpbd give way for each newton: 0 is hard. Does not depend on the time step or on the "
          "number of sweeps."},
         &Settings::compliance},
    Line{{"stiffness",
          "Stiffness",
          "",
          "",
          SettingGroup::SoftRows,
          SettingKind::Number,
          0,
          1,
          {},
          "The share of a link's error that one visit of verlet removes. What is left after a step depends on the number of "
          "sweeps."},
         &Settings::stiffness},
    Line{{"warm_starting",
          "Warm starting",
          "",
          "",
          SettingGroup::Rows,
          SettingKind::Number,
          0,
          1,
          {},
          "The share of the last step's accumulated impulses that is applied before the first sweep: 0 is off, 1 is all of them. "
          "Needs accumulated impulses."},
         &Settings::warmStarting},
    Line{{"accumulate",
          "Accumulate impulses",
          "Λ",
          "",
          SettingGroup::Rows,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: the sum of a row's impulses is kept within its bounds, so that a later sweep may take back what an earlier one "
          "gave. Off: each single impulse is kept within the bounds. Only sequential_impulses can do without."},
         &Settings::accumulate},
    Line{{"position_correction", "Position correction", "", "", SettingGroup::PositionCorrection, SettingKind::Choice, 0, 0,
          positionCorrections, "How overlap is removed."},
         &Settings::positionCorrection},
    Line{{"position_iterations",
          "Position iterations",
          "",
          "",
          SettingGroup::PositionCorrection,
          SettingKind::Integer,
          0,
          10000,
          {},
          "Sweeps over the pseudo-velocity rows of split_impulse, or over the position rows of ngs, in one step."},
         &Settings::positionIterations},
    Line{{"erp",
          "Error reduction",
          "β",
          "",
          SettingGroup::PositionCorrection,
          SettingKind::Number,
          0,
          1,
          {},
          "The share of the position error that one step tries to remove."},
         &Settings::erp},
    Line{{"position_error", "Position error", "", "", SettingGroup::PositionCorrection, SettingKind::Choice, 0, 0, positionErrors,
          "Where the error is seen that β removes: by erp, by split impulses, and by joints with a β of their own."},
         &Settings::positionError},
    Line{{"softness_kind", "Softness", "γ", "", SettingGroup::SoftRows, SettingKind::Choice, 0, 0, softnessKinds,
          "How soft rows give way: springs of joints, the mouse, and the rows of soft and tgs_soft."},
         &Settings::softnessKind},
    Line{{"slop",
          "Slop",
          "",
          "m",
          SettingGroup::PositionCorrection,
          SettingKind::Number,
          0,
          1,
          {},
          "Penetration that is left alone, so that resting contacts stay contacts from step to step."},
         &Settings::slop},
    Line{{"pseudo_warm_starting",
          "Warm start pseudo-velocities",
          "",
          "",
          SettingGroup::PositionCorrection,
          SettingKind::Switch,
          0,
          1,
          {},
          "Starts the pseudo-velocity rows from the last step's impulses too. Usually makes things worse; try it."},
         &Settings::pseudoWarmStarting},
    Line{{"bounce_threshold",
          "Bounce threshold",
          "",
          "m/s",
          SettingGroup::Contacts,
          SettingKind::Number,
          0,
          1000,
          {},
          "Contacts that close more slowly than this do not bounce."},
         &Settings::bounceThreshold},
    Line{{"distance_test",
          "Distance test",
          "",
          "",
          SettingGroup::Contacts,
          SettingKind::Switch,
          0,
          1,
          {},
          "Off: bodies count as touching every half-plane at whatever distance, so that they bounce in mid-air. Switch it off to "
          "see what breaks."},
         &Settings::distanceTest},
    Line{{"speculative",
          "Speculative contacts",
          "",
          "",
          SettingGroup::Contacts,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: contacts are found before the bodies touch, and take only the speed with which they would overlap within the step, "
          "so that fast bodies do not pass through thin walls. Off: contacts begin when the bodies touch."},
         &Settings::speculative},
    Line{{"restitution_mix", "Restitution of a pair", "e", "", SettingGroup::Contacts, SettingKind::Choice, 0, 0, restitutionMixes,
          "Whose restitution a contact has, where the two bodies differ."},
         &Settings::restitutionMix},
    Line{{"bounce_target", "Bounce target", "", "", SettingGroup::Contacts, SettingKind::Choice, 0, 0, bounceTargets,
          "When the speed that a bounce aims at is fixed; used by sequential_impulses without block solve."},
         &Settings::bounceTarget},
    Line{{"approach_test",
          "Approach test",
          "",
          "",
          SettingGroup::Contacts,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: contacts whose bodies part already are left alone. Off: their velocity is reflected all the same, back into the "
          "overlap. Used by impulse_once."},
         &Settings::approachTest},
    Line{{"skip_separating",
          "Skip separating contacts",
          "",
          "",
          SettingGroup::Contacts,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: a contact whose bodies part before the sweeps is taken out of them, and its old impulses are forgotten. A row that "
          "another one presses into is then missed. Not in tgs_soft."},
         &Settings::skipSeparating},
    Line{{"drag_frequency",
          "Mouse spring frequency",
          "",
          "Hz",
          SettingGroup::Mouse,
          SettingKind::Number,
          0.1,
          30,
          {},
          "How stiff the spring is by which the mouse pulls a body."},
         &Settings::dragFrequency},
    Line{{"drag_damping_ratio",
          "Mouse spring damping",
          "ζ",
          "",
          SettingGroup::Mouse,
          SettingKind::Number,
          0,
          10,
          {},
          "Damping of that spring: 1 is critical, below it the body swings."},
         &Settings::dragDampingRatio},
    Line{{"overlap_stops",
          "Stop at overlap tests",
          "",
          "",
          SettingGroup::Trace,
          SettingKind::Switch,
          0,
          1,
          {},
          "On: while contacts are looked for, every pair of bodies that is tested is a stop of its own. Changes only what can be "
          "stopped at, never the motion."},
         &Settings::overlapStops},
};

const std::array<SettingInfo, lines.size()> infos = [] {
    std::array<SettingInfo, lines.size()> all{};
    std::transform(lines.begin(), lines.end(), all.begin(), [](const Line& line) { return line.info; });
    return all;
}();

const Line* findLine(std::string_view key) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& line) { return line.info.key == key; });
    return found == lines.end() ? nullptr : &*found;
}

template <typename Number>
bool parse(std::string_view text, Number& number) {
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    return status == std::errc{} && end == text.data() + text.size();
}

Error expected(const SettingInfo& info, const std::string& what, std::string_view text) {
    return {.file = {}, .message = "expected " + what + " for '" + std::string(info.key) + "', found '" + std::string(text) + "'"};
}

std::string range(const SettingInfo& info) { return numberText(info.lowest) + " to " + numberText(info.highest); }

/// Different whole numbers from 0, one blank between two of them.
bool parse(std::string_view text, std::vector<int>& numbers) {
    numbers.clear();
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, blank);
        int& number = numbers.emplace_back();
        const bool padded = word.size() > 1 && word.front() == '0';
        if (padded || word.starts_with('-') || !parse(word, number) || number > largestGivenNumber) return false;
        if (numbers.size() > mostGivenNumbers) return false;
        rest.remove_prefix(blank);
        if (rest.size() == 1) return false;  // a blank at the end
        if (!rest.empty()) rest.remove_prefix(1);
    }
    std::vector<int> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

std::string textOf(std::span<const int> numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

template <typename Choice>
bool choose(const SettingInfo& info, std::string_view text, Choice& choice) {
    const auto found = std::ranges::find(info.choices, text, &SettingChoice::name);
    if (found == info.choices.end()) return false;
    choice = static_cast<Choice>(found - info.choices.begin());
    return true;
}

std::string listed(std::span<const SettingChoice> choices) {
    std::string list;
    for (const SettingChoice& choice : choices) list += (list.empty() ? "" : ", ") + std::string(choice.name);
    return "one of " + list;
}

}  // namespace

std::span<const SettingGroupInfo> settingGroups() { return groups; }

std::span<const SettingInfo> settingsTable() { return infos; }

const SettingInfo* findSetting(std::string_view key) {
    const Line* line = findLine(key);
    return line ? &infos[static_cast<std::size_t>(line - lines.data())] : nullptr;
}

std::string settingText(const Settings& settings, std::string_view key) {
    const Line* line = findLine(key);
    if (!line) return {};
    return std::visit(
        [&](auto field) -> std::string {
            const auto& value = settings.*field;
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_enum_v<Value>)
                return std::string(line->info.choices[static_cast<std::size_t>(value)].name);
            else if constexpr (std::is_same_v<Value, bool>)
                return value ? "true" : "false";
            else if constexpr (std::is_same_v<Value, int>)
                return std::to_string(value);
            else if constexpr (std::is_same_v<Value, std::vector<int>>)
                return textOf(value);
            else
                return numberText(value);
        },
        line->field);
}

const SettingChoice* chosen(const Settings& settings, std::string_view key) {
    const SettingInfo* info = findSetting(key);
    if (!info || info->choices.empty()) return nullptr;
    return &info->choices[static_cast<std::size_t>(settingNumber(settings, key))];
}

Real settingNumber(const Settings& settings, std::string_view key) {
    const Line* line = findLine(key);
    if (!line) return 0;
    return std::visit(
        [&](auto field) -> Real {
            const auto& value = settings.*field;
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, std::vector<int>>)
                return static_cast<Real>(value.size());
            else
                return static_cast<Real>(value);
        },
        line->field);
}

Result<Settings> withSetting(const Settings& settings, std::string_view key, std::string_view text) {
    const Line* line = findLine(key);
    if (!line) {
        std::string message = "unknown setting '" + std::string(key) + "', expected one of ";
        for (const auto& info : infos) message += (&info == infos.data() ? "" : ", ") + std::string(info.key);
        return Error{.file = {}, .message = message};
    }
    const SettingInfo& info = line->info;
    Settings changed = settings;
    std::string expectation;
    std::visit(
        [&](auto field) {
            auto& value = changed.*field;
            using Value = std::remove_reference_t<decltype(value)>;
            if constexpr (std::is_enum_v<Value>) {
                if (!choose(info, text, value)) expectation = listed(info.choices);
            } else if constexpr (std::is_same_v<Value, bool>) {
                if (text != "true" && text != "false") expectation = "true or false";
                value = text == "true";
            } else if constexpr (std::is_same_v<Value, std::vector<int>>) {
                if (!parse(text, value))
                    expectation =
                        "at most " + std::to_string(mostGivenNumbers) + " different whole numbers with a blank between two";
            } else {
                // Warm starting is a factor that may be written as a switch.
                if (key == "warm_starting" && (text == "true" || text == "false")) {
                    value = text == "true";
                    return;
                }
                const bool fine =
                    parse(text, value) && static_cast<Real>(value) >= info.lowest && static_cast<Real>(value) <= info.highest;
                if (!fine) expectation = (std::is_same_v<Value, int> ? "a whole number from " : "a number from ") + range(info);
            }
        },
        line->field);
    if (!expectation.empty()) return expected(info, expectation, text);
    return changed;
}

}  // namespace solverscope
