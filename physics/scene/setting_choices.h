// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What settings can be chosen from.
#pragma once

#include <algorithm>
#include <array>

#include "physics/scene/settings.h"

namespace solverscope::setting_choices {

inline constexpr std::array methods{
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

inline constexpr std::array rowOrders{
    SettingChoice{"as_built", "As built", "Joints, contacts, mouse."},
    SettingChoice{"reversed", "Reversed", "The other way round."},
    SettingChoice{"ping_pong", "Ping-pong", "One sweep forward, the next one back."},
    SettingChoice{"shuffled", "Shuffled", "Another order in every sweep, drawn from the row seed."},
    SettingChoice{"given", "Given", "The rows of the given order first, then the others as built."},
};

inline constexpr std::array jointOrders{
    SettingChoice{"before_contacts", "Before contacts", "Joint rows are built first: contacts have the last word."},
    SettingChoice{"after_contacts", "After contacts", "Contact rows are built first: joints have the last word."},
};

inline constexpr std::array gravityOrders{
    SettingChoice{"before_contacts", "Before contacts", "Gravity acts first: contacts answer to its speed in the same step."},
    SettingChoice{"after_contacts", "After contacts",
                  "Gravity acts when contacts and joints have done their work: its speed moves bodies into each other."},
};

inline constexpr std::array integrators{
    SettingChoice{"semi_implicit", "Semi-implicit Euler", "Bodies move with the velocities that the step ends with."},
    SettingChoice{"explicit", "Explicit Euler",
                  "Bodies move with the velocities that the step began with: every swing gains energy."},
};

inline constexpr std::array restitutionMixes{
    SettingChoice{"max", "Larger one", "The bouncier body decides."},
    SettingChoice{"min", "Smaller one", "The duller body decides."},
};

inline constexpr std::array bounceTargets{
    SettingChoice{"once", "Once, before the sweeps", "−e times the closing speed that the sweeps begin with."},
    SettingChoice{"every_sweep", "Anew at every visit (wrong)",
                  "−e times the speed of the moment: n sweeps leave (−e)ⁿ of the closing speed."},
};

inline constexpr std::array positionCorrections{
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

inline constexpr std::array positionErrors{
    SettingChoice{"semi_implicit", "Before the step", "The error where the step begins: what is left shrinks by 1 − β in a step."},
    SettingChoice{"implicit", "After the step",
                  "The error where the step will end, C + h Jv: what is left shrinks by 1/(1 + β), and never overshoots."},
};

inline constexpr std::array softnessKinds{
    SettingChoice{"accumulated", "γ (j + j₀)",
                  "Against all of the impulse, what warm starting has given included: a damped spring, at any time step."},
    SettingChoice{
        "without_j0", "γ j, without j₀",
        "Against this step's impulse only. Warm starting then carries the weight for nothing: no sag, hardly any damping."},
    SettingChoice{"scaled_velocity", "Scaled velocity (Bullet 1.5)",
                  "γ is not in the effective mass; it scales Jv. How soft the row is depends on the time step and the sweeps."},
};

}  // namespace solverscope::setting_choices
