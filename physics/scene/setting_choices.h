// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The choices of settings that are choices. Only for settings_table.cpp.
#pragma once

#include <algorithm>
#include <array>

#include "physics/scene/settings.h"

namespace solverscope::choices {

inline constexpr auto methods = [] {
    std::array<SettingChoice, methodTraits.size()> choices{};
    std::ranges::transform(methodTraits, choices.begin(), [](const MethodTraits& method) {
        return SettingChoice{method.key, method.label, method.explanation, method.group};
    });
    return choices;
}();

inline constexpr std::array rowOrders{
    SettingChoice{"as_built", "As built", "Joints, contacts, mouse."},
    SettingChoice{"reversed", "Reversed", "In the opposite order."},
    SettingChoice{"ping_pong", "Ping-pong", "One sweep forward, the next one backward."},
    SettingChoice{"shuffled", "Shuffled", "A different order in every sweep, generated from the row seed."},
    SettingChoice{
        "coloured", "By colour",
        "One colour after another: rows of one colour share no body that moves, so that all of them can be solved at once. "
        "Contacts keep their colours from step to step."},
    SettingChoice{"given", "Given", "The rows of the given order first, then the other rows as built."},
};

inline constexpr std::array jointOrders{
    SettingChoice{"before_contacts", "Before contacts", "Joint rows are built first: contacts are solved last."},
    SettingChoice{"after_contacts", "After contacts", "Contact rows are built first: joints are solved last."},
};

inline constexpr std::array contactRowOrders{
    SettingChoice{"point_by_point", "Point by point",
                  "Normal and friction of one point, then of the other: N T N T, as in box2d-lite."},
    SettingChoice{
        "normals_first", "Normals first",
        "Both normal rows, then both friction rows, which see their final normal impulses: N N T T, as in solver2d and Box2D "
        "3.0."},
    SettingChoice{
        "friction_first", "Friction first",
        "Both friction rows, then both normal rows, so that non-penetration has the last word: T T N N, as in Box2D 2.4."},
    SettingChoice{"all_normals_first", "Normals of all contacts first",
                  "The normal rows of all contacts, then the friction rows of all contacts, as in Bullet."},
};

inline constexpr std::array contactUpdates{
    SettingChoice{
        "all", "Point and separation",
        "Lever arms and separation are those of the current positions, at the point halfway between the surfaces: both bodies "
        "are pushed at one place, which conserves angular momentum."},
    SettingChoice{
        "anchors", "Each body's own point",
        "The lever arm on each body is that of the point that it had at the start, turned with it, and the effective masses "
        "remain those of the start, as in TGS soft of solver2d."},
    SettingChoice{"separation", "Separation only",
                  "The separation is the current one, the lever arms are those at which the contact was found, as in Box2D 3."},
    SettingChoice{"none", "Nothing",
                  "Separation and lever arms remain those at which the contact was found, as in PGS soft of solver2d."},
};

inline constexpr std::array turnings{
    SettingChoice{"exact", "By the whole angle", "A body with angular velocity ω turns by h ω."},
    SettingChoice{"normalized", "Along the tangent, normalized",
                  "Cosine and sine move along the tangent and are normalized, as in Box2D 3: a body turns by arctan(h ω), which is "
                  "(h ω)³/3 less."},
};

inline constexpr std::array gravityOrders{
    SettingChoice{"before_contacts", "Before contacts", "Gravity is applied first: contacts act on its velocity in the same step."},
    SettingChoice{"after_contacts", "After contacts",
                  "Gravity is applied after contacts and joints are solved: its velocity moves bodies into each other."},
};

inline constexpr std::array integrators{
    SettingChoice{"semi_implicit", "Semi-implicit Euler", "Bodies move with the velocities at the end of the step."},
    SettingChoice{"explicit", "Explicit Euler",
                  "Bodies move with the velocities at the start of the step: every swing gains energy."},
};

inline constexpr std::array restitutionMixes{
    SettingChoice{"max", "Larger one", "The bouncier body decides."},
    SettingChoice{"min", "Smaller one", "The less bouncy body decides."},
};

inline constexpr std::array bounceTargets{
    SettingChoice{"once", "Once, before the sweeps", "−e times the closing speed at the start of the sweeps."},
    SettingChoice{"every_sweep", "At every visit (wrong)",
                  "−e times the current speed: n sweeps leave (−e)ⁿ of the closing speed."},
};

inline constexpr std::array positionCorrections{
    SettingChoice{"none", "None", "Overlap is not removed."},
    SettingChoice{"erp", "ERP (in the velocities)", "The velocity rows aim at a separating velocity, which remains in the bodies."},
    SettingChoice{"split_impulse", "Split impulse (pseudo-velocities)",
                  "Pseudo-velocities that last for one step move the bodies apart and add no velocity."},
    SettingChoice{"linear_projection", "Linear projection",
                  "After the step, the bodies of each overlapping pair are moved apart along the normal, once, without rotation."},
    SettingChoice{"ngs", "NGS (positions)",
                  "After the step, sweeps move the positions themselves; every row is recomputed from the current positions "
                  "(non-linear Gauss–Seidel)."},
};

inline constexpr std::array positionErrors{
    SettingChoice{"semi_implicit", "Before the step",
                  "The error at the start of the step: the remaining error is multiplied by 1 − β in every step."},
    SettingChoice{"implicit", "After the step",
                  "The error at the end of the step, C + h Jv: the remaining error is multiplied by 1/(1 + β) in every step, and "
                  "never overshoots."},
};

inline constexpr std::array softnessKinds{
    SettingChoice{"accumulated", "γ (j + j₀)",
                  "Acts on the whole impulse, including the warm start: a damped spring, at any time step."},
    SettingChoice{"without_j0", "γ j, without j₀",
                  "Acts on this step's impulse only. Warm starting then carries the weight without any softness: no sag, hardly "
                  "any damping."},
    SettingChoice{
        "scaled_velocity", "Scaled velocity (Bullet 1.5)",
        "γ is not in the effective mass; it scales Jv. How soft the row is depends on the time step and the number of sweeps."},
};

}  // namespace solverscope::choices
