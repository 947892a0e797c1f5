// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// J of every joint against finite differences of its own C, over random poses.
#include <QTest>
#include <cmath>
#include <functional>
#include <map>

#include "physics/constraints/joint_equations.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Vec2 point() { return {real(-3, 3), real(-3, 3)}; }
Vec2 direction() {
    const Rotation turn = rotationBy(real(-3.2, 3.2));
    return {turn.c, turn.s};
}

/// Two bodies and the wheel of pulleys, far apart.
struct BodiesAndWheel {
    std::vector<Pose> poses;
    std::vector<Velocity> velocities = std::vector<Velocity>(4);
    std::vector<InverseMass> inverseMasses{{1, 2}, {0.5, 3}, {2, 1}, {}};
    BodiesView view() const { return {poses, velocities, inverseMasses}; }
    void pose(Real spread) {
        poses.clear();
        for (const Vec2 middle : {Vec2{0, 0}, Vec2{12, 0}, Vec2{6, 12}})
            poses.push_back(poseAt(middle + spread * point(), real(-4, 4)));
    }
};

const std::map<QByteArray, std::function<JointKindDef()>>& kinds() {
    static const std::map<QByteArray, std::function<JointKindDef()>> all{
        {"revolute",
         [] {
             return RevoluteDef{point(), Range{-1, 1}, MotorDef{2, 3}};
         }},
        {"distance",
         [] {
             return DistanceDef{point(), point() + Vec2{12, 0}, {}, {}, {}};
         }},
        {"piston",
         [] {
             return DistanceDef{point(), point() + Vec2{12, 0}, {}, 1.0, 50.0};
         }},
        {"rope",
         [] {
             return RopeDef{point(), point() + Vec2{12, 0}, {}};
         }},
        {"winch",
         [] {
             return WinchDef{point(), point() + Vec2{12, 0}, 1.5, {}, {}, {}};
         }},
        {"weld", [] { return WeldDef{point()}; }},
        {"prismatic",
         [] {
             return PrismaticDef{point(), direction(), Range{-1, 1}, MotorDef{2, 3}};
         }},
        {"wheel",
         [] {
             return WheelDef{point(), direction(), Range{-1, 1}, MotorDef{2, 3}};
         }},
        {"gear", [] { return GearDef{real(0.5, 4)}; }},
        {"pulley", [] {
             return PulleyDef{BodyId{2}, point(), Vec2{12, 0} + point(), real(0.1, 1), real(0.5, 2)};
         }}};
    return all;
}

/// J of an equation along one coordinate of a body: 0 is x, 1 is y, 2 is the angle.
Real equationEntry(const JointEquation& equation, std::uint32_t body, int coordinate) {
    Real entry = 0;
    for (const Real sign : {-1.0, 1.0}) {
        if (index(sign < 0 ? equation.a : equation.b) != body) continue;
        const Real w = sign < 0 ? equation.wA : equation.wB;
        entry += sign * (coordinate == 0 ? equation.n.x : coordinate == 1 ? equation.n.y : w);
    }
    return entry;
}

void addKinds() {
    QTest::addColumn<QByteArray>("kind");
    for (const auto& [name, make] : kinds()) QTest::newRow(name.constData()) << name;
}

}  // namespace

class TestJointJacobian : public QObject {
    Q_OBJECT
private slots:
    void jIsTheDerivativeOfC_data() { addKinds(); }
    void jIsTheDerivativeOfC() {
        QFETCH(QByteArray, kind);
        const bool holds = rc::check("J = dC/dq", [&] {
            BodiesAndWheel bodies;
            bodies.pose(0.3);
            const JointDef definition{"joint", BodyId{0}, BodyId{1}, kinds().at(kind)(), false, SpringDef{2, 0.5}};
            const Joint joint = makeJoint(definition, bodies.view());
            bodies.pose(1);
            const JointEquations equations = equationsOf(joint, bodies.view());
            for (std::uint32_t body = 0; body < 3; ++body) {
                for (int coordinate = 0; coordinate < 3; ++coordinate) {
                    const auto moved = [&](Real by) {
                        BodiesAndWheel other = bodies;
                        Pose& pose = other.poses[body];
                        pose = poseAt(pose.position + Vec2{coordinate == 0 ? by : 0, coordinate == 1 ? by : 0},
                                      pose.angle + (coordinate == 2 ? by : 0));
                        return equationsOf(joint, other.view());
                    };
                    constexpr Real step = 1e-5;
                    const JointEquations after = moved(step);
                    const JointEquations before = moved(-step);
                    for (std::size_t i = 0; i < equations.size(); ++i) {
                        if (equations[i].kind == RowKind::Motor) continue;
                        const Real slope = (after[i].C - before[i].C) / (2 * step);
                        const Real error = std::abs(slope - equationEntry(equations[i], body, coordinate));
                        if (error > 1e-6) RC_FAIL("equation " + std::to_string(i) + ": off by " + std::to_string(error));
                    }
                }
            }
        });
        QVERIFY(holds);
    }

    void aMotorActsAlongWhatItDrives_data() {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : {"revolute", "prismatic", "wheel"}) QTest::newRow(kind) << QByteArray(kind);
    }
    void aMotorActsAlongWhatItDrives() {
        QFETCH(QByteArray, kind);
        const bool holds = rc::check("a motor has J of its limits, or of the turn", [&] {
            BodiesAndWheel bodies;
            bodies.pose(0.3);
            const Joint joint = makeJoint({"joint", BodyId{0}, BodyId{1}, kinds().at(kind)()}, bodies.view());
            bodies.pose(1);
            const JointEquations equations = equationsOf(joint, bodies.view());
            RC_ASSERT(equations.size() == maxJointRows);
            const JointEquation& motor = equations[4];
            const JointEquation expected = kind == "wheel" ? relativeAngleEquation(joint, bodies.view()) : equations[2];
            RC_ASSERT(motor.kind == RowKind::Motor);
            RC_ASSERT(motor.n == expected.n);
            RC_ASSERT(motor.wA == expected.wA && motor.wB == expected.wB);
        });
        QVERIFY(holds);
    }

    void everyJointStartsWithoutError_data() { addKinds(); }
    void everyJointStartsWithoutError() {
        QFETCH(QByteArray, kind);
        const bool holds = rc::check("jointError is 0 at the start", [&] {
            BodiesAndWheel bodies;
            bodies.pose(0.3);
            const Joint joint = makeJoint({"joint", BodyId{0}, BodyId{1}, kinds().at(kind)()}, bodies.view());
            RC_ASSERT(std::abs(jointError(joint, bodies.view())) < 1e-12);
        });
        QVERIFY(holds);
    }
};

SOLVERSCOPE_TEST(TestJointJacobian, QCoreApplication)
#include "test_joint_jacobian.moc"
