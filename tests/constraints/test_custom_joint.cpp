// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Rows of joints that are written as C(q): blocks, bounds, and what has no value.
#include <QTest>
#include <cmath>
#include <limits>

#include "physics/base/plain_text.h"
#include "physics/constraints/joint_custom.h"
#include "physics/constraints/joint_equations.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct TwoBodies {
    std::vector<Pose> poses{poseAt({1, 2}, 0.5), poseAt({-3, 4}, -1.25)};
    std::vector<Velocity> velocities = std::vector<Velocity>(3);
    std::vector<InverseMass> inverseMasses{{1, 2}, {0.5, 3}, {}};
    BodiesView view() const { return {poses, velocities, inverseMasses}; }
};

JointDef written(std::vector<FormulaDef> formulas, std::optional<AnySpringDef> spring = {}) {
    return {"own", BodyId{0}, BodyId{1}, CustomDef{std::move(formulas), {{"L", 2.5}}}, false, spring};
}

RowVector rowsOf(const JointDef& definition, const TwoBodies& bodies, Real rate = 12) {
    RowVector rows;
    appendJointRows(makeJoint(definition, bodies.view()), 0, bodies.view(), {rate, 0, PositionError::SemiImplicit}, 1.0 / 60, rows);
    return rows;
}

}  // namespace

class TestCustomJoint : public QObject {
    Q_OBJECT
private slots:
    void aRowsBlocksAreTheDerivativesOfC() {
        const bool holds = rc::check("Jv = ∂C/∂q · v, K = J M⁻¹ Jᵀ", [] {
            TwoBodies bodies;
            for (Pose& pose : bodies.poses) pose = poseAt({real(-3, 3), real(-3, 3)}, real(-4, 4));
            for (int i = 0; i < 2; ++i) bodies.velocities[i] = {{real(-2, 2), real(-2, 2)}, real(-2, 2)};
            Coordinates slopes;
            std::string C = "0";
            for (std::size_t i = 0; i < coordinateCount; ++i) {
                slopes[i] = *rc::gen::inRange(0, 4) == 0 ? 0 : real(0, 5);
                C += " + " + numberText(slopes[i]) + " * " + std::string(coordinateNames[i]);
            }
            if (slopes == Coordinates{}) return;
            const Row row = rowsOf(written({{C, Demand::Zero}}), bodies)[0];
            const auto& v = bodies.velocities;
            const Real jv = slopes[0] * v[0].v.x + slopes[1] * v[0].v.y + slopes[2] * v[0].w + slopes[3] * v[1].v.x +
                            slopes[4] * v[1].v.y + slopes[5] * v[1].w;
            RC_ASSERT(std::abs(relativeVelocity(row, v[0], v[1]) - jv) < 1e-12);
            const auto& m = bodies.inverseMasses;
            const Real K = m[0].m * (slopes[0] * slopes[0] + slopes[1] * slopes[1]) + m[0].I * slopes[2] * slopes[2] +
                           m[1].m * (slopes[3] * slopes[3] + slopes[4] * slopes[4]) + m[1].I * slopes[5] * slopes[5];
            RC_ASSERT(std::abs(inverseEffectiveMass(row, m[0], m[1]) - K) < 1e-12 * K);
            RC_ASSERT(std::abs(row.effectiveMass * K - 1) < 1e-12);
        });
        QVERIFY(holds);
    }

    void whatLooksOnlyAtBFromAHasNoSkew() {
        const RowVector rows = rowsOf(written({{"sqrt((x_b - x_a)^2 + (y_b - y_a)^2) - L", Demand::Zero},
                                               {"angle_b + 2 * angle_a", Demand::Zero},
                                               {"(x_b - x_a) * cos(angle_a) + (y_b - y_a) * sin(angle_a)", Demand::Zero}}),
                                      TwoBodies{});
        for (const Row& row : rows) QVERIFY(row.skew == Vec2{});
        QVERIFY(isAngular(rows[1]));
        QVERIFY(!std::signbit(rows[1].n.x) && !std::signbit(rows[1].skew.x));
        QVERIFY(rowsOf(written({{"x_a + x_b", Demand::Zero}}), TwoBodies{})[0].skew == (Vec2{-2, 0}));
    }

    void nextToWhatNothingMovesThereIsNoSkew() {
        TwoBodies bodies;
        bodies.inverseMasses[0] = {};
        QVERIFY(rowsOf(written({{"y_b - 3", Demand::Zero}}), bodies)[0].skew == Vec2{});
        bodies = {};
        bodies.inverseMasses[1] = {};
        const Row row = rowsOf(written({{"y_a - 3", Demand::Zero}}), bodies)[0];
        QVERIFY(row.skew == Vec2{});
        QVERIFY(row.n == (Vec2{0, -1}));  // A is pushed the other way: along +y where C is too small
        QVERIFY(!isAngular(row));
    }

    void demandsBecomeKindsAndBounds() {
        const TwoBodies bodies;  // x_a = 1
        const auto row = [&](const char* C, Demand demand) { return rowsOf(written({{C, demand}}), bodies)[0]; };
        const Row equal = row("x_a - L", Demand::Zero);
        QCOMPARE(equal.kind, RowKind::Equality);
        QCOMPARE(equal.lower, -infinity);
        QCOMPARE(equal.bias, 12 * -1.5);
        const Row broken = row("x_a - L", Demand::AtLeastZero);
        QCOMPARE(broken.kind, RowKind::Unilateral);
        QCOMPARE(broken.lower, 0.0);
        QCOMPARE(broken.upper, infinity);
        QCOMPARE(broken.bias, 12 * -1.5);
        const Row kept = row("x_a - L", Demand::AtMostZero);
        QCOMPARE(kept.bias, 1.5 * 60);  // the step may end at the limit
        QVERIFY(kept.n + kept.skew == -(broken.n + broken.skew));
    }

    void aSpringIsThatOfEveryJoint() {
        const TwoBodies bodies;
        const AnySpringDef spring = SpringDef{3, 0.4};
        const Row own = rowsOf(written({{"sqrt((x_b - x_a)^2 + (y_b - y_a)^2) - L", Demand::Zero}}, spring), bodies)[0];
        const Row rod = rowsOf({"rod", BodyId{0}, BodyId{1}, DistanceDef{{1, 2}, {-3, 4}, 2.5, {}, {}}, false, spring}, bodies)[0];
        QCOMPARE(own.softness, rod.softness);
        QCOMPARE(own.bias, rod.bias);
        QVERIFY(own.softness > 0);
    }

    void whatHasNoValueOrDirectionDoesNothing_data() {
        QTest::addColumn<QByteArray>("C");
        QTest::addColumn<int>("state");
        const auto row = [](const char* C, FormulaState state) { QTest::newRow(C) << QByteArray(C) << static_cast<int>(state); };
        row("x_b / (x_a - 1)", FormulaState::NoValue);
        row("sqrt(x_b)", FormulaState::NoValue);
        row("(x_a - 1)^-16 * y_a", FormulaState::NoValue);
        row("sqrt(x_a - 1)", FormulaState::NoValue);  // C is 0, its slope is not finite
        row("1e300 * x_a", FormulaState::TooLarge);
        row("x_a * 1e200 * 1e200", FormulaState::NoValue);
        row("1e8 * x_a^16 * 1e3", FormulaState::TooLarge);
        row("pi + 1", FormulaState::NoDirection);
        row("(x_a - 1)^2", FormulaState::NoDirection);
        row("sqrt((x_a - 1)^2 + (y_a - 2)^2) - L", FormulaState::NoDirection);
    }
    void whatHasNoValueOrDirectionDoesNothing() {
        QFETCH(QByteArray, C);
        QFETCH(int, state);
        const TwoBodies bodies;
        for (const Demand demand : {Demand::Zero, Demand::AtLeastZero, Demand::AtMostZero}) {
            Joint joint = makeJoint(written({{C.toStdString(), demand}}, SpringDef{3, 0.4}), bodies.view());
            QCOMPARE(static_cast<int>(stateOf(evaluateFormula((*joint.written.rows)[0], joint, bodies.view()))), state);
            joint.impulse[0] = 5;
            RowVector rows;
            appendJointRows(joint, 0, bodies.view(), {12, 0, PositionError::SemiImplicit}, 1.0 / 60, rows);
            QCOMPARE(rows[0].effectiveMass, 0.0);
            QCOMPARE(rows[0].lambda, 0.0);
            QVERIFY(isAngular(rows[0]) && rows[0].wA == 0 && rows[0].wB == 0);
            QVERIFY(std::isfinite(rows[0].bias));
            QVERIFY(std::isfinite(jointError(joint, bodies.view())));
        }
    }

    void copiesOfAJointShareItsFormulas() {
        const TwoBodies bodies;
        const Joint joint = makeJoint(written({{"x_a - L", Demand::Zero}}), bodies.view());
        const Joint copy = joint;
        QVERIFY(copy.written.rows == joint.written.rows);
        QVERIFY(makeJoint(written({{"x_a - L", Demand::Zero}}), bodies.view()) == joint);
        QVERIFY(makeJoint(written({{"x_a - 2", Demand::Zero}}), bodies.view()) != joint);
        QVERIFY(makeJoint(written({{"x_a - L", Demand::AtMostZero}}), bodies.view()) != joint);
    }
};

SOLVERSCOPE_TEST(TestCustomJoint, QCoreApplication)
#include "test_custom_joint.moc"
