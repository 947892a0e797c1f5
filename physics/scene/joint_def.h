// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Joints as defined in the scene file. Anchors and axes are in world coordinates at the start.
//
// Each kind has its type in files, what messages call it, and a table of its members (members.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/plain_text.h"
#include "physics/base/vec2.h"
#include "physics/scene/members.h"
#include "physics/scene/refusals.h"

namespace solverscope {

/// How far something may go, both ends included: rad for a turn, m for a slide.
struct Range {
    Real lower = 0;
    Real upper = 0;
    bool operator==(const Range&) const = default;
};

/// Drives towards a speed [rad/s or m/s] with no more than a torque [N m] or a force [N].
struct MotorDef {
    Real speed = 0;
    Real strength = 0;
    bool operator==(const MotorDef&) const = default;
};

/// Makes the equality rows of a joint soft, in any of three ways; constraints/spring.h leads from each to the others. Each row
/// swings with this frequency, whatever the mass.
struct SpringDef {
    Real frequency = 0;     // Hz, of the spring without its damper
    Real dampingRatio = 1;  // 1 is critical

    static constexpr auto members() {
        return std::tuple{must("frequency", &SpringDef::frequency, {scene_limits::minFrequency, scene_limits::maxFrequency}),
                          may("damping_ratio", &SpringDef::dampingRatio, {0, scene_limits::dampingRatio})};
    }
    bool operator==(const SpringDef&) const = default;
};

/// A spring and a damper as one would buy them.
struct StiffnessDef {
    Real stiffness = 0;  // N/m, for rows that turn N m/rad
    Real damping = 0;    // N s/m, for rows that turn N m s/rad

    static constexpr auto members() {
        return std::tuple{must("stiffness", &StiffnessDef::stiffness, {scene_limits::minStiffness}),
                          may("damping", &StiffnessDef::damping, {0})};
    }
    bool operator==(const StiffnessDef&) const = default;
};

/// The parameters of article 4. Their effect depends on the time step.
struct BetaGammaDef {
    Real beta = 0;   // share of the position error that a step removes
    Real gamma = 0;  // 1/kg, for rows that turn 1/(kg m²); 0 is a hard row

    static constexpr auto members() {
        return std::tuple{must("beta", &BetaGammaDef::beta, {0, 1}), may("gamma", &BetaGammaDef::gamma, {0})};
    }
    bool operator==(const BetaGammaDef&) const = default;
};

using AnySpringDef = std::variant<SpringDef, StiffnessDef, BetaGammaDef>;

inline std::optional<MemberProblem> problemOfLengths(std::optional<Real> least, std::optional<Real> most) {
    if (!least || !most || *least <= *most) return std::nullopt;
    return MemberProblem{"max_length", filled(scene_refusals::lengths, {numberText(*least)})};
}

/// Two bodies pinned together at a world point: two rows, and rows for its limits and its motor.
struct RevoluteDef {
    Vec2 anchor;
    std::optional<Range> limits;  // rad, of B's angle seen from A, 0 at the start
    std::optional<MotorDef> motor;

    static constexpr std::string_view type = "revolute";
    static constexpr std::string_view called = "a revolute joint";
    static constexpr auto members() {
        return std::tuple{must("anchor", &RevoluteDef::anchor), may("limits", &RevoluteDef::limits),
                          mayDrive(&RevoluteDef::motor, "max_torque")};
    }
    bool operator==(const RevoluteDef&) const = default;
};

/// Two anchors at a fixed distance: one row. With limits a piston: free between them, or on a spring if there is one.
struct DistanceDef {
    Vec2 anchorA;
    Vec2 anchorB;
    std::optional<Real> length;  // m; without it the distance at the start
    std::optional<Real> minLength;
    std::optional<Real> maxLength;

    static constexpr std::string_view type = "distance";
    static constexpr std::string_view called = "a distance joint";
    static constexpr auto members() {
        return std::tuple{must("anchor_a", &DistanceDef::anchorA), must("anchor_b", &DistanceDef::anchorB),
                          may("length", &DistanceDef::length, anyLength), may("min_length", &DistanceDef::minLength, anyLength),
                          may("max_length", &DistanceDef::maxLength, anyLength)};
    }
    std::optional<MemberProblem> problem() const {
        // Between anchors in one place there is no direction in which to push.
        if (solverscope::length(anchorB - anchorA) < scene_limits::minSize)
            return MemberProblem{"anchor_b", filled(scene_refusals::anchors, {numberText(scene_limits::minSize)})};
        return problemOfLengths(minLength, maxLength);
    }
    bool operator==(const DistanceDef&) const = default;
};

/// Two anchors no further apart than a length: one row that only pulls.
struct RopeDef {
    Vec2 anchorA;
    Vec2 anchorB;
    std::optional<Real> length;  // m; without it the distance at the start

    static constexpr std::string_view type = "rope";
    static constexpr std::string_view called = "a rope";
    static constexpr auto members() {
        return std::tuple{must("anchor_a", &RopeDef::anchorA), must("anchor_b", &RopeDef::anchorB),
                          may("length", &RopeDef::length, anyLength)};
    }
    std::optional<MemberProblem> problem() const {
        if (length || solverscope::length(anchorB - anchorA) >= scene_limits::minSize) return std::nullopt;
        return MemberProblem{{}, std::string(scene_refusals::ropeLength)};
    }
    bool operator==(const RopeDef&) const = default;
};

/// A rope that is paid out (speed > 0) or wound in (speed < 0) until it has its shortest or longest length.
struct WinchDef {
    Vec2 anchorA;
    Vec2 anchorB;
    Real speed = 0;              // m/s
    std::optional<Real> length;  // m; without it the distance at the start
    std::optional<Real> minLength;
    std::optional<Real> maxLength;
    std::optional<Real> maxForce = {};  // N; without it as strong as need be

    static constexpr std::string_view type = "winch";
    static constexpr std::string_view called = "a winch";
    static constexpr auto members() {
        return std::tuple{must("anchor_a", &WinchDef::anchorA),
                          must("anchor_b", &WinchDef::anchorB),
                          may("length", &WinchDef::length, anyLength),
                          must("speed", &WinchDef::speed),
                          may("min_length", &WinchDef::minLength, anyLength),
                          may("max_length", &WinchDef::maxLength, anyLength),
                          may("max_force", &WinchDef::maxForce, {0})};
    }
    std::optional<MemberProblem> problem() const {
        if (const auto problem = problemOfLengths(minLength, maxLength)) return problem;
        const Real start = length.value_or(solverscope::length(anchorB - anchorA));
        if (start < scene_limits::minSize) return MemberProblem{{}, std::string(scene_refusals::ropeLength)};
        if (minLength && *minLength > start)
            return MemberProblem{"min_length", filled(scene_refusals::minLength, {numberText(start)})};
        if (maxLength && *maxLength < start)
            return MemberProblem{"max_length", filled(scene_refusals::maxLength, {numberText(start)})};
        return std::nullopt;
    }
    bool operator==(const WinchDef&) const = default;
};

/// Two bodies welded together: three rows.
struct WeldDef {
    Vec2 anchor;
    std::optional<Vec2> anchorB = {};  // B's anchor, if it differs from A's
    Real angle = 0;                    // rad, target angle of B relative to A, from the start

    static constexpr std::string_view type = "weld";
    static constexpr std::string_view called = "a weld joint";
    static constexpr auto members() {
        return std::tuple{must("anchor", &WeldDef::anchor), may("anchor_b", &WeldDef::anchorB),
                          may("angle", &WeldDef::angle, anyAngle)};
    }
    bool operator==(const WeldDef&) const = default;
};

/// B slides along an axis of A and does not turn against it: two rows, and rows for its limits and its motor.
struct PrismaticDef {
    Vec2 anchor;
    Vec2 axis{1, 0};              // unit vector, turning with A
    std::optional<Range> limits;  // m, 0 at the start
    std::optional<MotorDef> motor;

    static constexpr std::string_view type = "prismatic";
    static constexpr std::string_view called = "a prismatic joint";
    static constexpr auto members() {
        return std::tuple{must("anchor", &PrismaticDef::anchor), mustPoint("axis", &PrismaticDef::axis),
                          may("limits", &PrismaticDef::limits), mayDrive(&PrismaticDef::motor, "max_force")};
    }
    bool operator==(const PrismaticDef&) const = default;
};

/// B slides along an axis of A on a spring, and turns freely or by a motor.
struct WheelDef {
    Vec2 anchor;
    Vec2 axis{0, 1};                // unit vector, turning with A
    std::optional<Range> limits;    // m, 0 at the start
    std::optional<MotorDef> motor;  // turns

    static constexpr std::string_view type = "wheel";
    static constexpr std::string_view called = "a wheel joint";
    static constexpr auto members() {
        return std::tuple{must("anchor", &WheelDef::anchor), mustPoint("axis", &WheelDef::axis), may("limits", &WheelDef::limits),
                          mayDrive(&WheelDef::motor, "max_torque")};
    }
    bool operator==(const WheelDef&) const = default;
};

/// B turns `ratio` times as far as A; negative if they turn in opposite senses, as meshing wheels do.
struct GearDef {
    Real ratio = 1;

    static constexpr std::string_view type = "gear";
    static constexpr std::string_view called = "a gear";
    static constexpr auto members() {
        return std::tuple{
            must("ratio", &GearDef::ratio, {-scene_limits::maxRatio, scene_limits::maxRatio, scene_limits::minRatio})};
    }
    bool operator==(const GearDef&) const = default;
};

/// A rope from A over a wheel to B: length of A's part + ratio · length of B's part stays the same while both are taut.
struct PulleyDef {
    BodyId wheel{};
    Vec2 anchorA;
    Vec2 anchorB;
    Real radius = 0.5;  // m, of the drum that A's rope runs on; that of B's rope is radius / ratio
    Real ratio = 1;

    static constexpr std::string_view type = "pulley";
    static constexpr std::string_view called = "a pulley";
    static constexpr auto members() {
        return std::tuple{must("wheel", &PulleyDef::wheel), must("anchor_a", &PulleyDef::anchorA),
                          must("anchor_b", &PulleyDef::anchorB), must("radius", &PulleyDef::radius, anyLength),
                          may("ratio", &PulleyDef::ratio, {scene_limits::minRatio, scene_limits::maxRatio})};
    }
    bool operator==(const PulleyDef&) const = default;
};

/// The condition on a formula C(q).
enum class Demand : std::uint8_t { Zero, AtLeastZero, AtMostZero };

constexpr std::array<std::string_view, 3> demandNames{"= 0", ">= 0", "<= 0"};
constexpr std::string_view demandName(Demand demand) { return demandNames[static_cast<std::size_t>(demand)]; }

/// One row of a custom joint: C as text, in the language of position_formula.h.
struct FormulaDef {
    std::string C;
    Demand demand = Demand::Zero;
    bool operator==(const FormulaDef&) const = default;
};

/// A number with a name for formulas.
struct ParameterDef {
    std::string name;
    Real value = 0;
    bool operator==(const ParameterDef&) const = default;
};

/// A joint of one's own: whatever can be said as C(q) of two bodies, a row for each formula.
struct CustomDef {
    std::vector<FormulaDef> formulas;
    std::vector<ParameterDef> parameters;

    static constexpr std::string_view type = "custom";
    static constexpr std::string_view called = "a custom joint";
    bool operator==(const CustomDef&) const = default;
};

using JointKindDef =
    std::variant<RevoluteDef, DistanceDef, RopeDef, WinchDef, WeldDef, PrismaticDef, WheelDef, GearDef, PulleyDef, CustomDef>;

/// In the same order.
enum class JointKind : std::uint8_t { Revolute, Distance, Rope, Winch, Weld, Prismatic, Wheel, Gear, Pulley, Custom };
static_assert(std::variant_size_v<JointKindDef> == static_cast<std::size_t>(JointKind::Custom) + 1);

struct JointDef {
    std::string id;
    BodyId bodyA{};
    BodyId bodyB{};
    JointKindDef kind;
    bool collideConnected = false;
    std::optional<AnySpringDef> spring = {};  // wheels always have one

    bool operator==(const JointDef&) const = default;
};

}  // namespace solverscope
