// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Sources of the values: box2d-lite (2007), Box2D 2.4.1 and 3.0.0, solver2d at d178a56, by E. Catto; Bullet 3, btContactSolverInfo.
#include "physics/scene/presets.h"

#include <algorithm>
#include <array>

#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

constexpr std::array allPresets{
    Preset{"box2d-lite", "box2d-lite",
           "Ten sweeps of sequential impulses, one point after the other; overlap beyond 1 cm is removed in the velocities.",
           "iterations=10 joint_order=after_contacts joint_blocks=true position_correction=erp slop=0.01 bounce_threshold=1000",
           "Nothing bounces there, hence the threshold. Contacts are visited in the order of their addresses."},
    Preset{
        "box2d-2.4", "Box2D 2.4", "Eight sweeps with blocks of two points, friction first, then three sweeps over the positions.",
        "iterations=8 contact_rows=friction_first block_solve=true joint_blocks=true position_correction=ngs position_iterations=3 "
        "bounce_threshold=1 scale_warm_start=true",
        "Polygons have a skin of 1 cm there, fast bodies are stopped at their time of impact, and position sweeps end early if "
        "the errors are small and begin with contacts."},
    Preset{"box2d-3", "Box2D 3.0", "Soft step: four sub-steps with soft contacts and joints, each with a sweep that relaxes.",
           "method=tgs_soft substeps=4 iterations=1 contact_rows=normals_first contact_margin=0.02 contact_update=separation "
           "rotation=normalized joint_blocks=true contact_hertz_limit=0.25 joint_hertz_limit=0.125 max_push_speed=3 "
           "bounce_threshold=1",
           "Contacts and joints are visited by the colours of a graph there, fast bodies are stopped by continuous collision, and "
           "speeds are limited to 400 m/s."},
    Preset{
        "bullet", "Bullet",
        "Ten sweeps, the normal rows of all contacts before all friction; overlap is removed in the velocities, without slop.",
        "iterations=10 contact_rows=all_normals_first contact_margin=0.02 warm_starting=0.85 position_correction=erp slop=0 "
        "bounce_threshold=0.2",
        "Contact points are kept from step to step there instead of found anew, friction and restitution of a pair are products, "
        "and overlap deeper than 4 cm is left to split impulses."},
    Preset{"solver2d-pgs", "solver2d: PGS", "Sequential impulses with a bias (Baumgarte).",
           "iterations=10 contact_rows=normals_first contact_margin=0.02 rotation=normalized joint_blocks=true "
           "position_correction=erp",
           "The bias is limited to 4 m/s there: overlap beyond 33 cm is removed more slowly."},
    Preset{"solver2d-pgs-ngs", "solver2d: PGS_NGS",
           "Sequential impulses, then sweeps over the positions (non-linear Gauss–Seidel).",
           "iterations=10 contact_rows=friction_first rotation=normalized joint_blocks=true position_correction=ngs "
           "position_iterations=4",
           "A point that opens gets the last impulse of its warm start there, and rounding decides which points are open."},
    Preset{"solver2d-pgs-ngs-block", "solver2d: PGS_NGS_Block",
           "The same with blocks of two points, and contacts that may close a gap within the step.",
           "iterations=10 contact_rows=friction_first contact_margin=0.02 rotation=normalized block_solve=true joint_blocks=true "
           "position_correction=ngs position_iterations=4",
           "Positions of two points are solved together there, and contacts before joints."},
    Preset{"solver2d-pgs-soft", "solver2d: PGS_Soft", "Soft contacts and joints in one step, then sweeps that relax.",
           "method=tgs_soft substeps=1 iterations=10 relax_iterations=10 contact_rows=normals_first contact_margin=0.02 "
           "contact_update=none rotation=normalized joint_blocks=true contact_hertz_limit=0.333 joint_hertz_limit=0.5 "
           "max_push_speed=2 joint_damping_ratio=10",
           ""},
    Preset{"solver2d-soft-step", "solver2d: SoftStep",
           "Soft contacts and joints in sub-steps, with the lever arms of the start of the step.",
           "method=tgs_soft substeps=4 iterations=1 contact_rows=normals_first contact_margin=0.02 contact_update=separation "
           "rotation=normalized joint_blocks=true contact_hertz_limit=0.25 joint_hertz_limit=0.25 max_push_speed=2 "
           "joint_damping_ratio=10",
           ""},
    Preset{"solver2d-tgs-soft", "solver2d: TGS_Soft",
           "Soft contacts and joints in sub-steps, with lever arms that turn with the bodies.",
           "method=tgs_soft substeps=4 iterations=1 contact_rows=normals_first contact_margin=0.02 contact_update=anchors "
           "rotation=normalized joint_blocks=true contact_hertz_limit=0.25 joint_hertz_limit=0.125 joint_damping_ratio=10",
           ""},
};

/// What belongs to the scene or to the user and not to an engine.
constexpr std::array kept{&Settings::dt, &Settings::dragFrequency, &Settings::dragDampingRatio};

}  // namespace

std::span<const Preset> presets() { return allPresets; }

const Preset* findPreset(std::string_view key) {
    const auto found = std::ranges::find(allPresets, key, &Preset::key);
    return found == allPresets.end() ? nullptr : &*found;
}

Settings withPreset(const Settings& settings, const Preset& preset) {
    Settings changed;
    for (const auto field : kept) changed.*field = settings.*field;
    changed.clampDt = settings.clampDt;
    changed.overlapStops = settings.overlapStops;
    for (std::string_view rest = preset.settings; !rest.empty();) {
        const std::string_view one = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(one.size() + 1, rest.size()));
        const std::size_t equals = one.find('=');
        changed = *withSetting(changed, one.substr(0, equals), one.substr(equals + 1));
    }
    return changed;
}

Result<Settings> withChange(const Settings& settings, std::string_view key, std::string_view text) {
    if (key != "preset") return withSetting(settings, key, text);
    if (const Preset* preset = findPreset(text)) return withPreset(settings, *preset);
    return Error{.file = {},
                 .message = "expected one of " + listed(presets(), &Preset::key) + " for 'preset', found " + inQuotes(text)};
}

}  // namespace solverscope
