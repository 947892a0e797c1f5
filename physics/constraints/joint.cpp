// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/constraints/joint_custom.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/spring.h"

namespace solverscope {
namespace {

/// Fills a joint from each kind of definition.
class JointMaker {
public:
    JointMaker(Joint& joint, const BodiesView& bodies) : m_joint(joint), m_bodies(bodies) {}

    void operator()(const RevoluteDef& revolute) {
        anchor(revolute.anchor, revolute.anchor);
        turn(1);
        m_joint.limits = revolute.limits;
        m_joint.motor = revolute.motor;
    }
    void operator()(const DistanceDef& distance) {
        rope(distance);
        if (!distance.minLength && !distance.maxLength) return;
        m_joint.keepsLength = m_joint.spring.has_value();
        m_joint.limits = {distance.minLength.value_or(-infinity), distance.maxLength.value_or(infinity)};
    }
    void operator()(const RopeDef& definition) { rope(definition); }
    void operator()(const WinchDef& winch) {
        rope(winch);
        m_joint.limits = {winch.minLength.value_or(0), winch.maxLength.value_or(infinity)};
        m_joint.motor = {winch.speed, winch.maxForce.value_or(infinity)};
    }
    void operator()(const WeldDef& weld) {
        anchor(weld.anchor, weld.anchorB.value_or(weld.anchor));
        turn(1);
        m_joint.referenceAngle += weld.angle;
    }
    void operator()(const PrismaticDef& prismatic) { slide(prismatic); }
    void operator()(const WheelDef& wheel) { slide(wheel); }
    void operator()(const GearDef& gear) { turn(gear.ratio); }
    void operator()(const PulleyDef& pulley) {
        anchor(pulley.anchorA, pulley.anchorB);
        m_joint.wheel = pulley.wheel;
        m_joint.ratio = pulley.ratio;
        const Pose& wheel = m_bodies.poses[index(pulley.wheel)];
        m_joint.referenceAngle = wheel.angle;
        const Vec2 toA = pulley.anchorA - wheel.position;
        const Vec2 toB = pulley.anchorB - wheel.position;
        // The ropes leave on the outer sides, so that they do not cross: hanging down, the left one on the left.
        const Real side = cross(toA, toB) >= 0 ? 1 : -1;
        m_joint.ropes = {ropeTo(toA, side * pulley.radius), ropeTo(toB, -side * pulley.radius / pulley.ratio)};
    }

    void operator()(const CustomDef& custom) {
        m_joint.aIsStatic = m_bodies.inverseMasses[index(m_joint.a)].m == 0;
        m_joint.bIsStatic = m_bodies.inverseMasses[index(m_joint.b)].m == 0;
        std::vector<CustomRow> rows;
        for (const FormulaDef& formula : custom.formulas) {
            const auto C = PositionFormula::parse(formula.C, custom.parameters);
            rows.push_back({C ? *C : PositionFormula{}, formula.demand});  // a scene file has no formula that cannot be read
        }
        m_joint.written.rows = std::make_shared<const std::vector<CustomRow>>(std::move(rows));
    }

private:
    const Pose& poseA() const { return m_bodies.poses[index(m_joint.a)]; }
    const Pose& poseB() const { return m_bodies.poses[index(m_joint.b)]; }

    void anchor(Vec2 onA, Vec2 onB) {
        m_joint.localA = toLocal(poseA(), onA);
        m_joint.localB = toLocal(poseB(), onB);
    }
    void turn(Real ratio) {
        m_joint.ratio = ratio;
        m_joint.referenceAngle = poseB().angle - ratio * poseA().angle;
    }
    void rope(const auto& definition) {
        anchor(definition.anchorA, definition.anchorB);
        m_joint.length = definition.length.value_or(length(definition.anchorB - definition.anchorA));
    }
    void slide(const auto& definition) {
        anchor(definition.anchor, definition.anchor);
        turn(1);
        m_joint.localAxis = inverseRotate(poseA().rotation, definition.axis);
        m_joint.limits = definition.limits;
        m_joint.motor = definition.motor;
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

    Joint& m_joint;
    const BodiesView& m_bodies;
};

/// At full length a winch's rope is fixed to the drum and holds loads that are too heavy for the winch.
bool isTied(const Joint& joint, Real h) {
    return joint.length >= joint.limits->upper && joint.impulse[0] >= h * joint.motor->strength;
}

/// How fast a winch's rope gets longer in a step of h seconds: not past its shortest and its longest length.
Real windingSpeed(const Joint& joint, Real h) {
    if (isTied(joint, h)) return 0;
    return (std::clamp(joint.length + h * joint.motor->speed, joint.limits->lower, joint.limits->upper) - joint.length) / h;
}

void applySpring(Row& row, const AnySpringDef& spring, Real C, Real K, Real h, PositionError seen) {
    if (!(K > 0)) return;
    const auto [beta, gamma] = betaGammaOf(spring, 1 / K, h, seen);
    row.softness = gamma;
    row.bias = beta / h * C;
}

Row rowOf(const JointEquation& equation, const Joint& joint, std::uint32_t place, const BodiesView& bodies,
          ErrorReduction correction, Real h) {
    Row row = rowFor(equation, place);
    row.effectiveMass = effectiveMassOf(row, bodies);
    if (equation.kind == RowKind::Motor) {
        row.bias = -equation.speed;
        row.upper = h * joint.motor->strength;
        row.lower = -row.upper;
    } else if (isInequality(equation.kind) && equation.C > 0) {
        row.bias = equation.C / h;
    } else if (equation.soft) {
        applySpring(row, *joint.spring, equation.C,
                    inverseEffectiveMass(row, bodies.inverseMasses[index(row.a)], bodies.inverseMasses[index(row.b)]), h,
                    correction.seen);
        row.effectiveMass = effectiveMassOf(row, bodies);
    } else {
        row.bias = correction.rate * equation.C;
    }
    return row;
}

}  // namespace

Joint makeJoint(const JointDef& definition, const BodiesView& bodies) {
    Joint joint;
    joint.a = definition.bodyA;
    joint.b = definition.bodyB;
    joint.spring = definition.spring;
    static_assert(std::variant_size_v<JointKindDef> == static_cast<std::size_t>(JointKind::Custom) + 1);
    joint.kind = static_cast<JointKind>(definition.kind.index());
    std::visit(JointMaker(joint, bodies), definition.kind);
    return joint;
}

void appendJointRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction, Real h,
                     std::vector<Row>& rows, const Softness* softness) {
    std::size_t i = 0;
    for (const JointEquation& equation : equationsOf(joint, bodies)) {
        Row row = rowOf(equation, joint, place, bodies, correction, h);
        if (joint.kind == JointKind::Winch) {
            row.bias += windingSpeed(joint, h);
            if (!isTied(joint, h)) row.upper = h * joint.motor->strength;
        }
        if (softness && !equation.soft) soften(row, *softness, bodies);
        // A formula without a direction carries no impulse over to the time when it has one again.
        const bool asleep = joint.kind == JointKind::Custom && row.effectiveMass == 0;
        row.lambda = asleep ? 0 : joint.impulse[i];
        ++i;
        rows.push_back(row);
    }
}

void appendJointPseudoRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction, Real h,
                           std::vector<Row>& rows) {
    std::size_t i = 0;
    for (const JointEquation& equation : equationsOf(joint, bodies)) {
        if (equation.soft || equation.kind == RowKind::Motor) continue;
        Row row = rowOf(equation, joint, place, bodies, correction, h);
        row.lambda = joint.pseudoImpulse[i++];
        rows.push_back(row);
    }
}

void advanceJoint(Joint& joint, const BodiesView& bodies, Real h, bool slips) {
    if (joint.kind != JointKind::Winch) return;
    joint.length += h * windingSpeed(joint, h);
    if (slips) joint.length = std::clamp(length(anchorSpan(joint, bodies).d), joint.length, joint.limits->upper);
}

Real jointError(const Joint& joint, const BodiesView& bodies) {
    const JointEquations equations = equationsOf(joint, bodies);
    Real worst = 0;
    // The two rows of a point are one distance.
    const bool isPoint = joint.kind == JointKind::Revolute || joint.kind == JointKind::Weld;
    if (isPoint && !joint.spring) worst = length({equations[0].C, equations[1].C});
    for (const JointEquation& equation : equations) {
        if (equation.soft || equation.kind == RowKind::Motor) continue;
        const bool isInequality = equation.kind != RowKind::Equality;
        worst = std::max(worst, isInequality ? -equation.C : std::abs(equation.C));
    }
    return worst;
}

}  // namespace solverscope
