// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The reference solution and the methods beside Siconos, an independent package for non-smooth mechanics.
#include <FrictionContactProblem.h>
#include <Friction_cst.h>
#include <NumericsMatrix.h>
#include <SolverOptions.h>
#include <fc2d_Solvers.h>

#include <NonSmoothDrivers.h>
#include <Eigen/Dense>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <random>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/reference/residual.h"
#include "physics/constraints/row.h"
#include "physics/solvers/direct.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Bodies thrown together: each touches an earlier one (or the ground) along one line at `points` points, so that the rows
/// are more than the degrees of freedom when there are many points.
VelocityProblem randomProblem(std::mt19937_64& random, int bodies, int points) {
    const auto between = [&](Real low, Real high) { return low + (high - low) * static_cast<Real>(random() >> 11) * 0x1p-53; };
    VelocityProblem problem;
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    for (int i = 1; i <= bodies; ++i) {
        problem.inverseMasses.push_back({between(0.2, 2), between(0.5, 5)});
        problem.velocities.push_back({{between(-1, 1), between(-1, 1)}, between(-1, 1)});
        const auto other = static_cast<std::uint32_t>(random() % static_cast<std::uint64_t>(i));
        const Rotation turn = rotationBy(between(-3, 3));
        const Vec2 n{turn.c, turn.s};
        const Real friction = between(0, 0.5);
        const Vec2 armA = between(0.3, 1) * n;
        const Vec2 armB = between(-1, -0.3) * n;
        for (int p = 0; p < points; ++p) {
            const Vec2 along = between(-0.5, 0.5) * leftPerpendicular(n);
            const auto rowAlong = [&](Vec2 direction) {
                Row row;
                row.a = BodyId{other};
                row.b = BodyId{static_cast<std::uint32_t>(i)};
                row.n = direction;
                row.wA = cross(armA + along, direction);
                row.wB = cross(armB + along, direction);
                row.effectiveMass =
                    1 / inverseEffectiveMass(row, problem.inverseMasses[other], problem.inverseMasses[index(row.b)]);
                return row;
            };
            Row normal = rowAlong(n);
            normal.kind = RowKind::Unilateral;
            normal.upper = std::numeric_limits<Real>::infinity();
            Row tangent = rowAlong(leftPerpendicular(n));
            tangent.kind = RowKind::Friction;
            tangent.friction = friction;
            tangent.normalRow = static_cast<std::uint32_t>(problem.rows.size());
            problem.rows.push_back(normal);
            problem.rows.push_back(tangent);
        }
    }
    problem.inverseMasses.push_back({});
    problem.velocities.push_back({});
    return problem;
}

void apply(const Row& row, Real lambda, const VelocityProblem& problem, std::vector<Velocity>& velocities) {
    applyImpulse(row, lambda, problem.inverseMasses[index(row.a)], problem.inverseMasses[index(row.b)], velocities[index(row.a)],
                 velocities[index(row.b)]);
}

Real slipOf(const Row& row, const std::vector<Velocity>& velocities) {
    return relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
}

/// r ≥ 0, w ≥ 0 along the normals and Coulomb along the tangents: w = W r + q, two rows a contact, by Siconos' non-smooth
/// Gauss–Seidel. Its return code is not believed: the caller checks the residual.
Eigen::VectorXd solvedBySiconos(const Eigen::MatrixXd& W, const Eigen::VectorXd& q, const Eigen::VectorXd& friction) {
    const auto copied = [](const double* from, Eigen::Index count) {
        // Siconos frees what it is given with the problem.
        auto* const to = static_cast<double*>(std::malloc(static_cast<std::size_t>(count) * sizeof(double)));
        std::copy_n(from, count, to);
        return to;
    };
    const auto n = static_cast<int>(q.size());
    FrictionContactProblem* const contacts =
        frictionContactProblem_new_with_data(2, n / 2, NM_create_from_data(NM_DENSE, n, n, copied(W.data(), W.size())),
                                             copied(q.data(), q.size()), copied(friction.data(), friction.size()));
    SolverOptions* const options = solver_options_create(SICONOS_FRICTION_2D_NSGS);
    options->iparam[SICONOS_IPARAM_MAX_ITER] = 200000;
    options->dparam[SICONOS_DPARAM_TOL] = 1e-13;
    Eigen::VectorXd impulses = Eigen::VectorXd::Zero(n);
    Eigen::VectorXd slips = Eigen::VectorXd::Zero(n);
    fc2d_driver(contacts, impulses.data(), slips.data(), options);
    solver_options_delete(options);
    std::free(options);  // which Siconos only empties
    frictionContactProblem_free(contacts);
    return impulses;
}

/// Impulses of a problem of contacts, ropes and joints. Siconos is asked for those that may let go; the equality rows are
/// eliminated before and put back after. A row that only pushes is a contact without friction, its tangent an idle row.
std::vector<Real> siconosImpulses(const VelocityProblem& problem) {
    std::vector<std::size_t> joints;
    std::vector<std::ptrdiff_t> contacts;  // normal, tangent, normal, tangent …; −1 is an idle row
    for (std::size_t i = 0; i < problem.rows.size(); ++i) {
        const Row& row = problem.rows[i];
        if (row.kind == RowKind::Equality) joints.push_back(i);
        if (row.kind == RowKind::Friction) {
            const auto normal = std::ranges::find(contacts, static_cast<std::ptrdiff_t>(row.normalRow));
            *(normal + 1) = static_cast<std::ptrdiff_t>(i);
        }
        if (row.kind != RowKind::Unilateral && row.kind != RowKind::Limit) continue;
        contacts.push_back(static_cast<std::ptrdiff_t>(i));
        contacts.push_back(-1);
    }
    const std::size_t n = problem.rows.size();
    const auto size = static_cast<Eigen::Index>(n);
    Eigen::MatrixXd all(size, size);
    Eigen::VectorXd free(size);
    for (std::size_t j = 0; j < n; ++j) {
        std::vector<Velocity> response(problem.velocities.size());
        apply(problem.rows[j], 1, problem, response);
        const auto column = static_cast<Eigen::Index>(j);
        for (std::size_t i = 0; i < n; ++i) all(static_cast<Eigen::Index>(i), column) = slipOf(problem.rows[i], response);
        free[column] = slipOf(problem.rows[j], problem.velocities) + problem.rows[j].bias;
    }
    const auto m = static_cast<Eigen::Index>(contacts.size());
    const auto e = static_cast<Eigen::Index>(joints.size());
    const auto jointAt = [&](Eigen::Index i) { return static_cast<Eigen::Index>(joints[static_cast<std::size_t>(i)]); };
    const auto contactAt = [&](Eigen::Index i) { return static_cast<Eigen::Index>(contacts[static_cast<std::size_t>(i)]); };
    Eigen::MatrixXd W = Eigen::MatrixXd::Identity(m, m);
    Eigen::MatrixXd mixed = Eigen::MatrixXd::Zero(e, m);
    Eigen::MatrixXd held(e, e);
    Eigen::VectorXd q = Eigen::VectorXd::Zero(m);
    Eigen::VectorXd heldFree(e);
    Eigen::VectorXd friction = Eigen::VectorXd::Zero(m / 2);
    for (Eigen::Index i = 0; i < e; ++i) {
        heldFree[i] = free[jointAt(i)];
        for (Eigen::Index j = 0; j < e; ++j) held(i, j) = all(jointAt(i), jointAt(j));
        for (Eigen::Index j = 0; j < m; ++j)
            if (contactAt(j) >= 0) mixed(i, j) = all(jointAt(i), contactAt(j));
    }
    for (Eigen::Index i = 0; i < m; ++i) {
        if (contactAt(i) < 0) continue;
        q[i] = free[contactAt(i)];
        const Row& row = problem.rows[static_cast<std::size_t>(contactAt(i))];
        if (row.kind == RowKind::Friction) friction[i / 2] = row.friction;
        for (Eigen::Index j = 0; j < m; ++j)
            if (contactAt(j) >= 0) W(i, j) = all(contactAt(i), contactAt(j));
    }
    std::vector<Real> impulses(n, 0);
    Eigen::VectorXd r = Eigen::VectorXd::Zero(m);
    const auto factors = held.ldlt();
    if (m > 0) {
        if (e > 0) W -= mixed.transpose() * factors.solve(mixed), q -= mixed.transpose() * factors.solve(heldFree);
        r = solvedBySiconos(W, q, friction);
    }
    for (Eigen::Index i = 0; i < m; ++i)
        if (contactAt(i) >= 0) impulses[static_cast<std::size_t>(contactAt(i))] = r[i];
    if (e > 0) {
        const Eigen::VectorXd held_r = -factors.solve(heldFree + mixed * r);
        for (Eigen::Index i = 0; i < e; ++i) impulses[joints[static_cast<std::size_t>(i)]] = held_r[i];
    }
    return impulses;
}

/// The velocities that Siconos' impulses lead to; nothing where it did not solve the problem.
std::optional<std::vector<Velocity>> siconosVelocities(const VelocityProblem& problem) {
    const std::vector<Real> theirs = siconosImpulses(problem);
    RowVector rows = problem.rows;
    std::vector<Velocity> velocities = problem.velocities;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].lambda = theirs[i];
        apply(rows[i], theirs[i], problem, velocities);
    }
    if (!(residualOf(rows, velocities).biased < 1e-10)) return std::nullopt;
    return velocities;
}

/// 2 to 12 bodies in a heap on the ground, overlapping here and there, some hinged, roped or welded to an earlier one.
Scene randomHeap(std::mt19937_64& random, bool friction, bool joints) {
    const auto between = [&](Real low, Real high) { return low + (high - low) * static_cast<Real>(random() >> 11) * 0x1p-53; };
    Scene scene;
    BodyDef ground;
    ground.id = "ground";
    ground.isStatic = true;
    ground.shape = HalfPlane{{0, 1}, 0};
    ground.friction = friction ? 0.5 : 0;
    scene.bodies.push_back(ground);
    const auto count = 2 + random() % 11;
    for (std::uint64_t i = 0; i < count; ++i) {
        BodyDef body;
        body.id = "body_" + std::to_string(i);
        if (random() % 2 == 0)
            body.shape = Circle{between(0.3, 0.6)};
        else
            body.shape = Box{between(0.6, 1.2), between(0.6, 1.2)};
        body.position = {0.8 * static_cast<Real>(i % 4) + between(-0.1, 0.1),
                         0.5 + 0.8 * static_cast<Real>(i / 4) + between(-0.1, 0.1)};
        body.angle = between(-0.5, 0.5);
        body.velocity = {between(-2, 2), between(-2, 2)};
        body.angularVelocity = between(-2, 2);
        body.mass = between(0.5, 4);
        body.friction = friction ? between(0.05, 0.5) : 0;
        // A bounce between bodies that joints hold together has no solution.
        body.restitution = !joints && random() % 3 == 0 ? between(0, 0.8) : 0;
        scene.bodies.push_back(body);
    }
    for (std::uint32_t i = 2; joints && i <= count; ++i) {
        if (random() % 2 == 0) continue;
        const auto other = static_cast<std::uint32_t>(1 + random() % (i - 1));
        const Vec2 a = scene.bodies[other].position;
        const Vec2 b = scene.bodies[i].position;
        JointKindDef kind = RevoluteDef{0.5 * (a + b), {}, {}};
        if (random() % 4 == 1) kind = WeldDef{0.5 * (a + b)};
        if (random() % 4 == 2) kind = RopeDef{a, b, {}};
        if (random() % 4 == 3) kind = DistanceDef{a, b, {}, {}, {}};
        scene.joints.push_back({"joint_" + std::to_string(i), BodyId{other}, BodyId{i}, kind});
    }
    scene.settings = withVariant(scene.settings, "position_correction=none warm_starting=0");
    return scene;
}

}  // namespace

class TestSiconos : public QObject {
    Q_OBJECT

private slots:
    void velocitiesAgreeWithSiconos_data() {
        QTest::addColumn<int>("bodies");
        QTest::addColumn<int>("points");
        QTest::newRow("one contact point") << 1 << 1;
        QTest::newRow("one box on two points") << 1 << 2;
        QTest::newRow("chain of contacts") << 5 << 1;
        QTest::newRow("boxes on two points") << 4 << 2;
        QTest::newRow("redundant points") << 3 << 4;
    }
    void velocitiesAgreeWithSiconos() {
        QFETCH(int, bodies);
        QFETCH(int, points);
        std::mt19937_64 random(20261121);
        int compared = 0;
        for (int k = 0; k < 200; ++k) {
            const VelocityProblem problem = randomProblem(random, bodies, points);
            const ReferenceSolution ours = referenceSolution(problem);
            QVERIFY2(ours.certified, qPrintable(QString("problem %1: residual %2").arg(k).arg(ours.residual)));

            const auto theirs = siconosVelocities(problem);
            if (!theirs) continue;
            ++compared;
            const Real difference = velocityError(*theirs, ours.velocities, problem.inverseMasses);
            QVERIFY2(difference < 1e-8, qPrintable(QString("problem %1: %2").arg(k).arg(difference)));
        }
        QVERIFY2(compared >= 180, qPrintable(QString("only %1 of 200 compared").arg(compared)));
    }

    void heapsAgreeWithSiconosAndTheMethodsWithBoth_data() {
        QTest::addColumn<bool>("friction");
        QTest::addColumn<bool>("joints");
        QTest::newRow("contacts") << false << false;
        QTest::newRow("contacts and joints") << false << true;
        QTest::newRow("contacts with friction") << true << false;
        QTest::newRow("contacts with friction, and joints") << true << true;
    }
    void heapsAgreeWithSiconosAndTheMethodsWithBoth() {
        QFETCH(bool, friction);
        QFETCH(bool, joints);
        std::mt19937_64 random(20261121);
        constexpr int heaps = 60;
        int compared = 0;
        int methodsCompared = 0;
        int ambiguous = 0;
        const QStringList methods{"", "row_order=ping_pong", "block_solve=true", "method=sor relaxation=1.2"};
        for (int k = 0; k < heaps; ++k) {
            const World start = makeWorld(randomHeap(random, friction, joints));
            const VelocityProblem problem = frozenStep(start).velocities;
            if (problem.rows.empty()) continue;
            const ReferenceSolution ours = referenceSolution(problem);
            QVERIFY2(ours.certified, qPrintable(QString("heap %1: residual %2").arg(k).arg(ours.residual)));
            std::vector<std::vector<Velocity>> solutions{ours.velocities};
            if (auto theirs = siconosVelocities(problem)) {
                ++compared;
                const Real difference = velocityError(*theirs, ours.velocities, problem.inverseMasses);
                if (!(difference < 1e-8)) {
                    // Coulomb's law may be kept in more than one way. Both keep it: each residual is below 1e-10.
                    QVERIFY2(friction && joints, qPrintable(QString("heap %1: %2").arg(k).arg(difference)));
                    ++ambiguous;
                    solutions.push_back(std::move(*theirs));
                }
            }
            for (const QString& method : methods) {
                World world = start;
                world.settings = withVariant(world.settings, method + " iterations=10000");
                step(world);
                // Where ten thousand sweeps were not enough there is nothing to compare.
                if (!(residualOf(world.rows, world.velocities).biased < 1e-11)) continue;
                ++methodsCompared;
                Real difference = std::numeric_limits<Real>::infinity();
                for (const auto& one : solutions)
                    difference = std::min(difference, velocityError(world.velocities, one, problem.inverseMasses));
                QVERIFY2(difference < 1e-8, qPrintable(QString("heap %1, %2: %3").arg(k).arg(method).arg(difference)));
            }
        }
        QVERIFY2(ambiguous <= heaps / 30, qPrintable(QString("%1 heaps with two solutions").arg(ambiguous)));
        QVERIFY2(compared >= heaps * 8 / 10, qPrintable(QString("only %1 of %2 compared").arg(compared).arg(heaps)));
        QVERIFY2(methodsCompared >= heaps * methods.size() * 8 / 10,
                 qPrintable(QString("only %1 runs of methods compared").arg(methodsCompared)));
    }

    void theDirectMethodAgreesWithSiconos_data() { velocitiesAgreeWithSiconos_data(); }
    void theDirectMethodAgreesWithSiconos() {
        QFETCH(int, bodies);
        QFETCH(int, points);
        std::mt19937_64 random(20261122);
        int compared = 0;
        for (int k = 0; k < 200; ++k) {
            const VelocityProblem problem = randomProblem(random, bodies, points);
            RowVector rows = problem.rows;
            std::vector<Velocity> velocities = problem.velocities;
            DirectTables tables;
            RowSystem system;
            system.rows = rows;
            system.velocities = velocities;
            system.inverseMasses = problem.inverseMasses;
            NullWatch nobody;
            direct(system, tables, 0, nobody);
            if (tables.outcome == DirectOutcome::Stuck) continue;
            const Real residual = residualOf(rows, velocities).biased;
            QVERIFY2(residual < 1e-10, qPrintable(QString("problem %1: %2").arg(k).arg(residual)));

            const std::vector<Real> theirs = siconosImpulses(problem);
            RowVector theirRows = problem.rows;
            std::vector<Velocity> theirVelocities = problem.velocities;
            for (std::size_t i = 0; i < theirRows.size(); ++i) {
                theirRows[i].lambda = theirs[i];
                apply(theirRows[i], theirs[i], problem, theirVelocities);
            }
            if (!(residualOf(theirRows, theirVelocities).biased < 1e-10)) continue;  // not solved by Siconos
            ++compared;
            const Real difference = velocityError(velocities, theirVelocities, problem.inverseMasses);
            QVERIFY2(difference < 1e-8, qPrintable(QString("problem %1: %2").arg(k).arg(difference)));
        }
        QVERIFY2(compared >= 180, qPrintable(QString("only %1 of 200 compared").arg(compared)));
    }
};

SOLVERSCOPE_TEST(TestSiconos, QCoreApplication)
#include "test_siconos.moc"
