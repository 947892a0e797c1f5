// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The kinds of joints, one after another: how each is made from its definition, and what it requires of positions, as equations
// with C and its derivative J.
//
//   d = (xB + rB) − (xA + rA),   θ = θB − θA − θ₀,   u = d/|d|,   e = the axis,   t = e turned left
//
// The axis turns with A, so that the rows of t·d and e·d act on A at B's anchor: wA = (rA + d) × n.
#include <algorithm>
#include <cmath>

#include "physics/constraints/joint_custom.h"
#include "physics/constraints/joint_equations.h"

namespace solverscope {
namespace {

// ---- what several kinds have ----

const Pose& poseA(const Joint& joint, const BodiesView& bodies) { return bodies.poses[index(joint.a)]; }
const Pose& poseB(const Joint& joint, const BodiesView& bodies) { return bodies.poses[index(joint.b)]; }

void makeAnchors(Joint& joint, Vec2 onA, Vec2 onB, const BodiesView& bodies) {
    joint.localA = toLocal(poseA(joint, bodies), onA);
    joint.localB = toLocal(poseB(joint, bodies), onB);
}

void makeTurn(Joint& joint, Real ratio, const BodiesView& bodies) {
    joint.ratio = ratio;
    joint.referenceAngle = poseB(joint, bodies).angle - ratio * poseA(joint, bodies).angle;
}

void makeLength(Joint& joint, const auto& definition, const BodiesView& bodies) {
    makeAnchors(joint, definition.anchorA, definition.anchorB, bodies);
    joint.length = definition.length.value_or(length(definition.anchorB - definition.anchorA));
}

void makeSlide(Joint& joint, const auto& definition, const BodiesView& bodies) {
    makeAnchors(joint, definition.anchor, definition.anchor, bodies);
    makeTurn(joint, 1, bodies);
    joint.localAxis = inverseRotate(poseA(joint, bodies).rotation, definition.axis);
    joint.limits = definition.limits;
    joint.motor = definition.motor;
}

/// The vector d from A's anchor to B's, with the lever arms.
struct AnchorSpan {
    Vec2 rA;
    Vec2 rB;
    Vec2 d;
};

AnchorSpan anchorSpan(const Joint& joint, const BodiesView& bodies) {
    const Vec2 rA = rotate(poseA(joint, bodies).rotation, joint.localA);
    const Vec2 rB = rotate(poseB(joint, bodies).rotation, joint.localB);
    return {rA, rB, (poseB(joint, bodies).position + rB) - (poseA(joint, bodies).position + rA)};
}

/// The unit vector along d; straight up where d has no direction.
Vec2 directionOf(Vec2 d, Real distance) { return distance > 0 ? (1 / distance) * d : Vec2{0, 1}; }

/// C = d.x, d.y
void addPoint(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const auto add = [&](Vec2 n, Real C) {
        equations.add({RowKind::Equality, joint.spring.has_value(), joint.a, joint.b, n, cross(s.rA, n), cross(s.rB, n), C, 0});
    };
    add({1, 0}, s.d.x);
    add({0, 1}, s.d.y);
}

JointEquation softTurn(const Joint& joint, const BodiesView& bodies) {
    JointEquation turn = relativeAngleEquation(joint, bodies);
    turn.soft = joint.spring.has_value();
    return turn;
}

/// Along the line between the two anchors, in its direction (side 1) or against it (side −1): J, and |d| in C.
JointEquation distanceEquation(const Joint& joint, const BodiesView& bodies, RowKind kind, int side) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    const Real distance = length(s.d);
    const Vec2 u = directionOf(s.d, distance);
    const Vec2 n = side < 0 ? -u : u;
    return {kind, joint.spring.has_value(), joint.a, joint.b, n, cross(s.rA, n), cross(s.rB, n), distance, 0};
}

/// C = length − |d| ≥ 0: the row is along −u, so that its impulse pulls.
void addRope(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    JointEquation rope = distanceEquation(joint, bodies, RowKind::Unilateral, -1);
    rope.C = joint.length - rope.C;
    equations.add(rope);
}

/// C = n·d, of a direction n that is fixed in A.
JointEquation slideEquation(const Joint& joint, const BodiesView& bodies, Vec2 n, bool soft) {
    const AnchorSpan s = anchorSpan(joint, bodies);
    return {RowKind::Equality, soft, joint.a, joint.b, n, cross(s.rA + s.d, n), cross(s.rB, n), dot(n, s.d), 0};
}

Vec2 axisOf(const Joint& joint, const BodiesView& bodies) { return rotate(poseA(joint, bodies).rotation, joint.localAxis); }

/// The limits along a direction of motion: `motion` has J of the coordinate, and its value in C. An infinite limit adds no row.
void addLimits(const std::optional<Range>& limits, const JointEquation& motion, JointEquations& equations) {
    if (!limits) return;
    JointEquation limit = motion;
    limit.kind = RowKind::Limit;
    limit.soft = false;
    limit.C = motion.C - limits->lower;
    if (std::isfinite(limits->lower)) equations.add(limit);
    limit.n = Vec2{} - motion.n;  // not −0 in angular rows
    limit.skew = Vec2{} - motion.skew;
    limit.wA = -motion.wA;
    limit.wB = -motion.wB;
    limit.C = limits->upper - motion.C;
    if (std::isfinite(limits->upper)) equations.add(limit);
}

void addMotor(const std::optional<MotorDef>& motor, const JointEquation& motion, JointEquations& equations) {
    if (!motor) return;
    JointEquation drive = motion;
    drive.kind = RowKind::Motor;
    drive.soft = false;
    drive.C = 0;
    drive.speed = motor->speed;
    equations.add(drive);
}

/// What a kind has unless it says otherwise.
struct AnyKind {
    static constexpr bool holdsPoint = false;
    static constexpr bool hasMoreThanTwoRows = false;
    static constexpr decltype(JointKindTraits::changeRow) changeRow = nullptr;
    static constexpr decltype(JointKindTraits::advance) advance = nullptr;
};

template <typename Def>
struct KindOf;

// ---- the kinds ----

/// C = d.x, d.y;   limits C = θ − lower ≥ 0, upper − θ ≥ 0;   motor θ' = speed
template <>
struct KindOf<RevoluteDef> : AnyKind {
    static constexpr bool holdsPoint = true;

    static void make(Joint& joint, const RevoluteDef& revolute, const BodiesView& bodies) {
        makeAnchors(joint, revolute.anchor, revolute.anchor, bodies);
        makeTurn(joint, 1, bodies);
        joint.limits = revolute.limits;
        joint.motor = revolute.motor;
    }
    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        addPoint(joint, bodies, equations);
        const JointEquation turn = relativeAngleEquation(joint, bodies);
        addLimits(joint.limits, turn, equations);
        addMotor(joint.motor, turn, equations);
    }
};

/// C = |d| − length.   As a piston: C = |d| − min ≥ 0, C = max − |d| ≥ 0
template <>
struct KindOf<DistanceDef> : AnyKind {
    static void make(Joint& joint, const DistanceDef& distance, const BodiesView& bodies) {
        makeLength(joint, distance, bodies);
        if (!distance.minLength && !distance.maxLength) return;
        joint.keepsLength = joint.spring.has_value();
        joint.limits = {distance.minLength.value_or(-infinity), distance.maxLength.value_or(infinity)};
    }
    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        const JointEquation span = distanceEquation(joint, bodies, RowKind::Equality, 1);
        JointEquation rod = span;
        rod.C = span.C - joint.length;
        if (joint.keepsLength) equations.add(rod);
        addLimits(joint.limits, span, equations);
    }
};

/// C = length − |d| ≥ 0
template <>
struct KindOf<RopeDef> : AnyKind {
    static void make(Joint& joint, const RopeDef& rope, const BodiesView& bodies) { makeLength(joint, rope, bodies); }
    static constexpr auto require = addRope;
};

/// The same, with length' = speed.
template <>
struct KindOf<WinchDef> : AnyKind {
    static void make(Joint& joint, const WinchDef& winch, const BodiesView& bodies) {
        makeLength(joint, winch, bodies);
        joint.limits = {winch.minLength.value_or(0), winch.maxLength.value_or(infinity)};
        joint.motor = {winch.speed, winch.maxForce.value_or(infinity)};
    }
    static constexpr auto require = addRope;

    /// At full length the rope is fixed to the drum and holds loads that are too heavy for the winch.
    static bool isTied(const Joint& joint, Real h) {
        return joint.length >= joint.limits->upper && joint.impulse[0] >= h * joint.motor->strength;
    }
    /// How fast the rope gets longer in a step of h seconds: not past its shortest and its longest length.
    static Real windingSpeed(const Joint& joint, Real h) {
        if (isTied(joint, h)) return 0;
        return (std::clamp(joint.length + h * joint.motor->speed, joint.limits->lower, joint.limits->upper) - joint.length) / h;
    }
    static void changeRow(Row& row, const Joint& joint, Real h) {
        row.bias += windingSpeed(joint, h);
        if (!isTied(joint, h)) row.upper = h * joint.motor->strength;
    }
    /// The rope slips while the winch pulls at its maximum: the load then pulls rope off the drum.
    static void advance(Joint& joint, const BodiesView& bodies, Real h, bool atMaximum) {
        joint.length += h * windingSpeed(joint, h);
        if (atMaximum) joint.length = std::clamp(length(anchorSpan(joint, bodies).d), joint.length, joint.limits->upper);
    }
};

/// C = d.x, d.y, θ
template <>
struct KindOf<WeldDef> : AnyKind {
    static constexpr bool holdsPoint = true;
    static constexpr bool hasMoreThanTwoRows = true;

    static void make(Joint& joint, const WeldDef& weld, const BodiesView& bodies) {
        makeAnchors(joint, weld.anchor, weld.anchorB.value_or(weld.anchor), bodies);
        makeTurn(joint, 1, bodies);
        joint.referenceAngle += weld.angle;
    }
    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        addPoint(joint, bodies, equations);
        equations.add(softTurn(joint, bodies));
    }
};

/// C = t·d, θ;   limits C = e·d − lower ≥ 0, upper − e·d ≥ 0;   motor (e·d)' = speed
template <>
struct KindOf<PrismaticDef> : AnyKind {
    static void make(Joint& joint, const PrismaticDef& prismatic, const BodiesView& bodies) { makeSlide(joint, prismatic, bodies); }
    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        const Vec2 axis = axisOf(joint, bodies);
        const bool soft = joint.spring.has_value();
        const JointEquation slide = slideEquation(joint, bodies, axis, soft);
        equations.add(slideEquation(joint, bodies, leftPerpendicular(axis), soft));
        equations.add(softTurn(joint, bodies));
        addLimits(joint.limits, slide, equations);
        addMotor(joint.motor, slide, equations);
    }
};

/// C = t·d;   spring C = e·d;   limits as above;   motor θ' = speed.   The spring is along the axis only; the guide is hard.
template <>
struct KindOf<WheelDef> : AnyKind {
    static void make(Joint& joint, const WheelDef& wheel, const BodiesView& bodies) { makeSlide(joint, wheel, bodies); }
    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        const Vec2 axis = axisOf(joint, bodies);
        const JointEquation slide = slideEquation(joint, bodies, axis, joint.spring.has_value());
        equations.add(slideEquation(joint, bodies, leftPerpendicular(axis), false));
        equations.add(slide);
        addLimits(joint.limits, slide, equations);
        addMotor(joint.motor, relativeAngleEquation(joint, bodies), equations);
    }
};

/// C = θB − ratio θA − θ₀;   wA = ratio, wB = 1
template <>
struct KindOf<GearDef> : AnyKind {
    static void make(Joint& joint, const GearDef& gear, const BodiesView& bodies) { makeTurn(joint, gear.ratio, bodies); }
    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        JointEquation mesh;
        mesh.soft = joint.spring.has_value();
        mesh.a = joint.a;
        mesh.b = joint.b;
        mesh.wA = joint.ratio;
        mesh.wB = 1;
        mesh.C = poseB(joint, bodies).angle - joint.ratio * poseA(joint, bodies).angle - joint.referenceAngle;
        equations.add(mesh);
    }
};

/// C = lengthA + rA θw − |dA| ≥ 0 and the same for B,   rA / −rB = ratio,   d from the eye to the anchor.
///
/// A pulley is its wheel: a rope from the wheel to A and one from the wheel to B, which the wheel winds in and pays out by
/// turning. A single row from A to B would have to push the two in different directions, with no body to take the difference;
/// two rows that meet at the wheel push along one line each, and the axle takes their pull.
template <>
struct KindOf<PulleyDef> : AnyKind {
    static void make(Joint& joint, const PulleyDef& pulley, const BodiesView& bodies) {
        makeAnchors(joint, pulley.anchorA, pulley.anchorB, bodies);
        joint.wheel = pulley.wheel;
        joint.ratio = pulley.ratio;
        const Pose& wheel = bodies.poses[index(pulley.wheel)];
        joint.referenceAngle = wheel.angle;
        const Vec2 toA = pulley.anchorA - wheel.position;
        const Vec2 toB = pulley.anchorB - wheel.position;
        // The ropes leave on the outer sides, so that they do not cross: hanging down, the left one on the left.
        const Real side = cross(toA, toB) >= 0 ? 1 : -1;
        joint.ropes = {ropeTo(toA, side * pulley.radius), ropeTo(toB, -side * pulley.radius / pulley.ratio)};
    }

    /// The tangent from a drum around the origin to a point: the one whose pull turns the drum counter-clockwise for a positive
    /// radius.
    static PulleyRope ropeTo(Vec2 point, Real radius) {
        const Real distance = length(point);
        const Vec2 outward = directionOf(point, distance);
        const Real cosine = std::min(std::abs(radius) / std::max(distance, std::abs(radius)), 1.0);
        const Real sine = std::sqrt(1 - cosine * cosine);
        const Vec2 eye = std::abs(radius) * cosine * outward + radius * sine * rightPerpendicular(outward);
        return {eye, radius, length(point - eye)};
    }

    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        const Pose& wheel = bodies.poses[index(joint.wheel)];
        const auto add = [&](const PulleyRope& rope, BodyId body, Vec2 localAnchor) {
            const Pose& pose = bodies.poses[index(body)];
            const Vec2 r = rotate(pose.rotation, localAnchor);
            const Vec2 d = (pose.position + r) - (wheel.position + rope.eye);
            const Real distance = length(d);
            const Vec2 n = -directionOf(d, distance);
            const Real free = rope.length + rope.radius * (wheel.angle - joint.referenceAngle);
            equations.add({RowKind::Unilateral, joint.spring.has_value(), joint.wheel, body, n, -rope.radius, cross(r, n),
                           free - distance, 0});
        };
        add(joint.ropes[0], joint.a, joint.localA);
        add(joint.ropes[1], joint.b, joint.localB);
    }
};

/// C = 0, ≥ 0 or ≤ 0 as written: joint_custom.h.
template <>
struct KindOf<CustomDef> : AnyKind {
    static constexpr bool hasMoreThanTwoRows = true;

    static void make(Joint& joint, const CustomDef& custom, const BodiesView& bodies) {
        joint.aIsStatic = bodies.inverseMasses[index(joint.a)].m == 0;
        joint.bIsStatic = bodies.inverseMasses[index(joint.b)].m == 0;
        std::vector<CustomRow> rows;
        for (const FormulaDef& formula : custom.formulas) {
            const auto C = PositionFormula::parse(formula.C, custom.parameters);
            rows.push_back({C ? *C : PositionFormula{}, formula.demand});  // a scene file has no formula that cannot be read
        }
        joint.written.rows = std::make_shared<const std::vector<CustomRow>>(std::move(rows));
    }

    static void require(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
        if (!joint.written.rows) return;
        for (const CustomRow& row : *joint.written.rows) equations.add(equationOf(row, joint, bodies));
    }
};

// ---- the table of them ----

template <typename Def>
constexpr JointKindTraits traitsOfKind() {
    using Kind = KindOf<Def>;
    return {[](Joint& joint, const JointKindDef& definition, const BodiesView& bodies) {
                Kind::make(joint, std::get<Def>(definition), bodies);
            },
            Kind::require,
            Kind::holdsPoint,
            Kind::hasMoreThanTwoRows,
            Kind::changeRow,
            Kind::advance};
}

template <typename... Defs>
constexpr auto tableOf(const std::variant<Defs...>*) {
    return std::array{traitsOfKind<Defs>()...};
}

constexpr std::array kinds = tableOf(static_cast<const JointKindDef*>(nullptr));  // by JointKind

}  // namespace

const JointKindTraits& traitsOf(JointKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

JointEquations equationsOf(const Joint& joint, const BodiesView& bodies) {
    JointEquations equations;
    traitsOf(joint.kind).require(joint, bodies, equations);
    return equations;
}

JointEquation relativeAngleEquation(const Joint& joint, const BodiesView& bodies) {
    JointEquation turn;
    turn.a = joint.a;
    turn.b = joint.b;
    turn.wA = 1;
    turn.wB = 1;
    turn.C = poseB(joint, bodies).angle - poseA(joint, bodies).angle - joint.referenceAngle;
    return turn;
}

}  // namespace solverscope
