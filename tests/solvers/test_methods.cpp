// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "physics/solvers/row_order.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/long_form.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

World worldOf(const QString& name, const QString& variant) {
    Scene scene = shippedScene(name);
    scene.settings = withVariant(scene.settings, variant);
    return makeWorld(scene);
}

/// What is missing to Λ* = (1/3, 1/6) after each sweep over the stack of two unit boxes.
std::vector<Vec2> missingOnTwoBoxStack(const QString& variant) {
    std::vector<Vec2> missing;
    Vec2 now;
    for (const Event& e : eventsOf(worldOf("two_box_stack", "warm_starting=0 " + variant))) {
        if (e.phase != Phase::SolveVelocities) continue;
        if (e.kind == EventKind::Row) (e.visit.row == 0 ? now.x : now.y) = e.visit.lambdaAfter;
        if (e.kind == EventKind::Iteration) missing.push_back({1.0 / 3 - now.x, 1.0 / 6 - now.y});
    }
    return missing;
}

/// The rows of each sweep in the order of their visits.
std::vector<std::vector<std::uint32_t>> sweepsOf(const World& start) {
    std::vector<std::vector<std::uint32_t>> sweeps(1);
    for (const Event& e : eventsOf(start)) {
        if (e.phase != Phase::SolveVelocities) continue;
        if (e.kind == EventKind::Row) sweeps.back().push_back(e.visit.row);
        if (e.kind == EventKind::Iteration) sweeps.emplace_back();
    }
    sweeps.pop_back();
    return sweeps;
}

bool close(Real x, Real y) { return std::abs(x - y) <= 1e-12 * std::max({Real{1}, std::abs(x), std::abs(y)}); }

/// What the rows of a phase change, of every body and of the world itself.
std::vector<Velocity> motionsOf(const World& world, Phase phase) {
    std::vector<Velocity> motions;
    for (std::uint32_t i = 0; i <= world.bodies.size(); ++i) motions.push_back(motionOf(world, phase, BodyId{i}));
    return motions;
}

void push(const Event& e, const World& world, Real impulse, std::vector<Velocity>& velocities) {
    const InverseMass mA = world.inverseMasses[index(e.a)];
    const InverseMass mB = world.inverseMasses[index(e.b)];
    Velocity& a = velocities[index(e.a)];
    Velocity& b = velocities[index(e.b)];
    a.v -= impulse * mA.m * directionOnA(e);
    a.w -= impulse * mA.I * e.wA;
    b.v += impulse * mB.m * e.n;
    b.w += impulse * mB.I * e.wB;
}

bool close(const Velocity& a, const Velocity& b) { return close(a.v.x, b.v.x) && close(a.v.y, b.v.y) && close(a.w, b.w); }

}  // namespace

class TestMethods : public QObject {
    Q_OBJECT

private slots:
    void jacobiClosesFiveSixthsOfTheGapOnTwoBoxes() {
        // A = (1 −1; −1 2). The lower box carries two rows, so D' = diag(2, 3), and I − D'⁻¹A = (1/2 1/2; 1/3 1/3) has the
        // eigenvalues 0 and 5/6.
        const auto missing = missingOnTwoBoxStack("method=jacobi iterations=60");
        QCOMPARE(missing.size(), std::size_t{60});
        for (std::size_t k = 1; k < missing.size(); ++k) {
            const Vec2 was = missing[k - 1];
            QVERIFY(std::abs(missing[k].x - (was.x + was.y) / 2) < 1e-15);
            QVERIFY(std::abs(missing[k].y - (was.x + was.y) / 3) < 1e-15);
            QVERIFY(std::abs(missing[k].x - 5.0 / 6 * was.x) < 1e-15);
        }
    }

    void frictionUnderJacobiHasTheConeOfTheSweepsStart() {
        World world = worldOf("box_on_ramp", "method=jacobi iterations=5");
        for (int i = 0; i < 60; ++i) step(world);
        EventList events;
        tracedStep(world, events);
        std::vector<Real> atStart(world.rows.size());
        std::vector<Real> now(world.rows.size());
        int compared = 0;
        for (const Event& e : events) {
            if (e.kind == EventKind::Row && e.phase == Phase::WarmStart) atStart[e.visit.row] = e.visit.lambdaAfter;
            if (e.phase != Phase::SolveVelocities) continue;
            if (e.kind == EventKind::Iteration) atStart = now;
            if (e.kind != EventKind::Row) continue;
            now[e.visit.row] = e.visit.lambdaAfter;
            if (e.rowKind != RowKind::Friction) continue;
            const Row& row = world.rows[e.visit.row];
            QVERIFY(close(e.visit.upper, row.friction * atStart[row.normalRow]));
            ++compared;
        }
        QVERIFY(compared >= 10);
    }

    void sorFollowsItsIterationMatrixOnTwoBoxes_data() {
        QTest::addColumn<double>("relaxation");
        for (const double relaxation : {0.5, 1.0, 1.1, 1.15, 1.5, 1.9}) QTest::addRow("%g", relaxation) << relaxation;
    }
    void sorFollowsItsIterationMatrixOnTwoBoxes() {
        QFETCH(double, relaxation);
        const auto missing = missingOnTwoBoxStack(QString("method=sor iterations=100 relaxation=%1").arg(relaxation));
        for (std::size_t k = 1; k < missing.size(); ++k) {
            const Vec2 was = missing[k - 1];
            const Real lower = (1 - relaxation) * was.x + relaxation * was.y;
            const Real upper = (1 - relaxation) * was.y + relaxation * lower / 2;
            if (1.0 / 3 - lower < 0 || 1.0 / 6 - upper < 0) return;  // pulled: the bound stands in the way
            QVERIFY(std::abs(missing[k].x - lower) < 1e-15);
            QVERIFY(std::abs(missing[k].y - upper) < 1e-15);
        }
        // Young: (λ + ω − 1)² = λ ω² μ², μ² = 1/2 being the square of Jacobi's own factor.
        const Real half = 0.25 * relaxation * relaxation - (relaxation - 1);
        const Real inside = half * half - (relaxation - 1) * (relaxation - 1);
        if (inside < 0.001) return;  // the two factors lie together, or turn
        const Real factor = half + std::sqrt(inside);
        std::size_t last = missing.size() - 1;
        while (std::abs(missing[last].x) < 1e-7) --last;  // below, rounding would show
        QVERIFY(std::abs(missing[last].x / missing[last - 1].x - factor) < 1e-6);
    }

    void sorWithFactorOneIsSequentialImpulses() {
        World sor = worldOf("pyramid_10", "method=sor relaxation=1");
        World plain = worldOf("pyramid_10", "");
        for (int i = 0; i < 60; ++i) {
            step(sor);
            step(plain);
            QCOMPARE(hashOf(sor), hashOf(plain));
        }
    }

    void everySweepVisitsTheRowsInItsOrder() {
        for (const QString sweeps : {"iterations=4", "method=tgs_soft iterations=1 substeps=4"}) {
            const auto forward = sweepsOf(worldOf("stack_10", sweeps));
            const auto reversed = sweepsOf(worldOf("stack_10", sweeps + " row_order=reversed"));
            const auto pingPong = sweepsOf(worldOf("stack_10", sweeps + " row_order=ping_pong"));
            QCOMPARE(forward.size(), std::size_t{4});
            for (std::size_t k = 0; k < forward.size(); ++k) {
                std::vector<std::uint32_t> backwards(forward[k].rbegin(), forward[k].rend());
                QCOMPARE(reversed[k], backwards);
                QCOMPARE(pingPong[k], k % 2 == 0 ? forward[k] : backwards);
            }
        }
    }

    void shuffledSweepsAreDifferentPermutationsFromOneSeed_data() {
        QTest::addColumn<QString>("sweeps");
        for (const char* sweeps : {"iterations=4", "method=tgs_soft iterations=1 substeps=4"}) QTest::newRow(sweeps) << sweeps;
    }
    void shuffledSweepsAreDifferentPermutationsFromOneSeed() {
        QFETCH(QString, sweeps);
        World world = worldOf("stack_10", sweeps + " row_order=shuffled");
        const auto visited = sweepsOf(world);
        QCOMPARE(sweepsOf(world), visited);
        for (std::size_t k = 0; k < visited.size(); ++k) {
            std::vector<std::uint32_t> sorted = visited[k];
            std::sort(sorted.begin(), sorted.end());
            std::vector<std::uint32_t> all(sorted.size());
            std::iota(all.begin(), all.end(), 0u);
            QCOMPARE(sorted, all);
            for (std::size_t other = 0; other < k; ++other) QVERIFY(visited[other] != visited[k]);
        }
        QVERIFY(sweepsOf(worldOf("stack_10", sweeps + " row_order=shuffled row_seed=2")) != visited);
        step(world);
        QVERIFY(sweepsOf(world) != visited);
    }

    void everyRowComesFirstEquallyOften() {
        constexpr std::uint32_t rows = 7;
        constexpr int draws = 70'000;
        std::array<int, rows> first{};
        std::array<std::uint32_t, rows> order{};
        for (int i = 1; i <= draws; ++i) {
            arrange(order, RowOrder::Shuffled, shuffleSeed(1, 0), i);
            ++first[order[0]];
        }
        // Six standard deviations of a count of 10 000.
        for (const int count : first) QVERIFY(std::abs(count - draws / static_cast<int>(rows)) < 560);
    }

    void oneVisitToEachPointLaysABoxOnItsTwoCorners() {
        // Without friction two rows remain, and one sweep solves both; one by one they need many.
        Scene scene = shippedScene("single_box");
        for (BodyDef& body : scene.bodies) body.friction = 0;
        for (const bool block : {true, false}) {
            scene.settings = withVariant({}, "warm_starting=0 position_correction=none iterations=1");
            scene.settings.blockSolve = block;
            World world = makeWorld(scene);
            while (world.contacts.size() < 2) step(world);
            Real least = 0;
            for (const Row& row : world.rows)
                least = std::min(least, relativeVelocity(row, world.velocities[index(row.a)], world.velocities[index(row.b)]));
            QVERIFY(block ? std::abs(world.velocities[1].w) < 1e-14 && least > -1e-13 : least < -1e-3);
        }
    }

    void aPairOfPointsIsComplementaryAfterItsVisits_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"single_box", "single_box_corner", "stack_10", "pyramid_10", "domino", "box_on_ramp"})
            QTest::newRow(name) << QString(name);
    }
    void aPairOfPointsIsComplementaryAfterItsVisits() {
        QFETCH(QString, name);
        World world = worldOf(name, "block_solve=true warm_starting=0");
        int pairs = 0;
        EventList events;
        for (int i = 0; i < 90; ++i) {
            const World start = world;
            tracedStep(world, events);
            for (std::size_t k = 0; k + 1 < events.size(); ++k) {
                const Event& one = events[k];
                const Event& two = events[k + 1];
                if (one.kind != EventKind::Row || one.visit.addedBias == 0) continue;
                ++pairs;
                // Both rows, with the velocities and sums after the second visit.
                for (const Event* e : {&one, &two}) {
                    const Real jv = dot(e->n, two.vB.v) + e->wB * two.vB.w - dot(e->n, two.vA.v) - e->wA * two.vA.w;
                    const Real w = jv + (e->bias - e->visit.addedBias);
                    QVERIFY(e->visit.lambdaAfter >= 0);
                    QVERIFY(w > -1e-12 && e->visit.lambdaAfter * w < 1e-12);
                }
            }
        }
        QVERIFY(pairs > 10);
    }

    void tgsSoftPushesOverlapApartAndLeavesNoSpeed_data() {
        QTest::addColumn<double>("maxPushSpeed");
        QTest::newRow("as fast as the spring") << 4.0;
        QTest::newRow("slower than the spring") << 1.0;
    }
    void tgsSoftPushesOverlapApartAndLeavesNoSpeed() {
        // One row: the push is a share of rate · C or of the maximum speed, and relaxing takes all of its speed away.
        QFETCH(double, maxPushSpeed);
        Scene scene = shippedScene("bouncing_ball");
        scene.gravity = {};
        scene.settings = withVariant({}, "method=tgs_soft iterations=1 substeps=4");
        scene.settings.maxPushSpeed = maxPushSpeed;
        BodyDef& ball = scene.bodies.at(1);
        const Real radius = std::get<Circle>(ball.shape).radius;
        ball.position.y = radius - 0.1;
        ball.velocity = {};
        World world = makeWorld(scene);
        step(world);
        const Settings& s = world.settings;
        const Real h = s.dt / s.substeps;
        const Real omega = 2 * std::acos(-1.0) * 2 * std::min(s.contactHertz, 0.25 / h);
        const Real damping = 2 * s.contactDampingRatio + h * omega;
        const Real scale = h * omega * damping;
        Real left = 0.1;
        for (int n = 0; n < s.substeps; ++n) left -= h * std::min(omega / damping * left, maxPushSpeed) * scale / (1 + scale);
        QVERIFY(std::abs(radius - world.poses[1].position.y - left) < 1e-12);
        QVERIFY(std::abs(world.velocities[1].v.y) < 1e-14);
    }

    void tgsSoftBouncesWithTheShareOfTheClosingSpeed() {
        for (const Real e : {0.3, 0.8, 1.0}) {
            Scene scene = shippedScene("bouncing_ball");
            scene.gravity = {};
            scene.settings = withVariant({}, "method=tgs_soft");
            BodyDef& ball = scene.bodies.at(1);
            ball.restitution = e;
            ball.position.y = std::get<Circle>(ball.shape).radius;
            ball.velocity = {0, -3};
            World world = makeWorld(scene);
            step(world);
            QVERIFY(std::abs(world.velocities[1].v.y - 3 * e) < 1e-13);
        }
    }

    void subStepsAreCounted() {
        const auto events = eventsOf(worldOf("stack_10", "method=tgs_soft substeps=5 iterations=2 relax_iterations=3"));
        std::vector<int> begun;
        std::array<int, 6> sweeps{};
        std::array<int, 6> relaxing{};
        for (const Event& e : events) {
            if (e.kind == EventKind::Substep) begun.push_back(e.substep);
            if (e.kind != EventKind::Iteration) continue;
            ++(e.phase == Phase::SolveVelocities ? sweeps : relaxing).at(static_cast<std::size_t>(e.substep));
        }
        QCOMPARE(begun, (std::vector<int>{1, 2, 3, 4, 5}));
        QCOMPARE(sweeps, (std::array<int, 6>{0, 2, 2, 2, 2, 2}));
        QCOMPARE(relaxing, (std::array<int, 6>{0, 3, 3, 3, 3, 3}));
    }

    void softMethodsHoldTheStack_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("steps");
        QTest::addColumn<double>("deepest");
        QTest::newRow("soft") << "method=soft" << 180 << 0.05;  // for a while: see docs/engine.md
        QTest::newRow("tgs_soft") << "method=tgs_soft iterations=1" << 1200 << 0.02;
    }
    void softMethodsHoldTheStack() {
        QFETCH(QString, variant);
        QFETCH(int, steps);
        QFETCH(double, deepest);
        World world = worldOf("stack_10", variant);
        const World start = world;
        Real worst = 0;
        for (int i = 0; i < steps; ++i) {
            step(world);
            worst = std::max(worst, measure(world).worstPenetration);
        }
        QVERIFY2(worst < deepest, qPrintable(QString::number(worst)));
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            const Real moved = length(world.poses[i].position - start.poses[i].position);
            QVERIFY2(moved < 10 * deepest, qPrintable(QString::number(moved)));  // ten contacts, each pressed in a little
        }
    }

    void everyVisitCanBeWorkedOutFromTheLinesBeforeIt_data() { addScenesAndVariants(); }
    void everyVisitCanBeWorkedOutFromTheLinesBeforeIt() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        World world = worldOf(name, variant);
        const bool after = world.settings.method == Method::Jacobi;  // impulses land when the sweep is over
        for (int i = 0; i < 12; ++i) step(world);
        const World start = world;
        EventList events;
        tracedStep(world, events);
        std::vector<Velocity> velocities;
        std::vector<Velocity> pseudo(world.velocities.size());
        std::vector<Velocity> positions;
        RowVector built;  // where a step builds rows more than once
        std::vector<Real> sums;
        std::vector<Event> waiting;
        bool moved = false;
        for (std::size_t k = 0; k < events.size(); ++k) {
            const Event& e = events[k];
            auto& now = actsOnPositions(e.phase) ? positions : actsOnPseudoVelocities(e.phase) ? pseudo : velocities;
            if (e.kind == EventKind::Phase && e.phase == Phase::LinearizePositions) {
                const World then = worldAtEvent(start, k);
                positions = motionsOf(then, Phase::SolvePositions);
                built = then.positionRows;
                sums.clear();
                for (const Row& row : built) sums.push_back(row.lambda);
            }
            // Where bodies are solved, they move after their rows are built, and visits to rows move nothing.
            const bool movesBodies = !solvesBodies(world.settings.method);
            if (!movesBodies && e.kind == EventKind::Phase && e.phase == Phase::IntegratePositions)
                positions = motionsOf(worldAtEvent(start, k), Phase::SolvePositions);
            if (e.kind == EventKind::Body) {
                const BodyBlock block = worldAtEvent(start, k).blocks.visited;
                QCOMPARE(block.body, e.a);
                Velocity& body = positions[index(e.a)];
                body = {body.v + block.step.v, body.w + block.step.w};
                QVERIFY(close(body, e.vA));
            }
            if (e.kind == EventKind::Phase && e.phase == Phase::Linearize) velocities = worldAtEvent(start, k).velocities;
            // Rows that are built again after the move keep their sums.
            if (e.kind == EventKind::Phase)
                moved = e.phase == Phase::IntegratePositions || (moved && e.phase > Phase::IntegrateForces);
            if (e.kind == EventKind::Phase && e.phase == Phase::Linearize && solvesPositions(world.settings.method)) {
                // The bounces go on from what the positions were given.
                built = worldAtEvent(start, k).rows;
                sums.clear();
                for (const Row& row : built) sums.push_back(row.lambda);
                continue;
            }
            const bool begins =
                (e.phase == Phase::Linearize && !moved) || (e.phase == Phase::SolveVelocities && splitsImpulses(world.settings));
            if (e.kind == EventKind::Phase && begins) sums.assign(std::max(world.rows.size(), world.pseudoRows.size()), 0);
            if (e.kind == EventKind::Phase && (e.phase == Phase::WarmStart || e.phase == Phase::WarmStartPseudo)) {
                const auto rows = rowsOf(worldAtEvent(start, k), e.phase);
                for (std::size_t r = 0; r < rows.size(); ++r) sums[r] = rows[r].lambda;
            }
            if (e.kind == EventKind::Iteration) {
                for (const Event& one : waiting) push(one, world, one.visit.delta, now);
                waiting.clear();
            }
            if (e.kind != EventKind::Row) continue;
            const RowVisit& v = e.visit;
            const bool warm = e.phase == Phase::WarmStart || e.phase == Phase::WarmStartPseudo;
            const Velocity& a = now[index(e.a)];
            const Velocity& b = now[index(e.b)];
            const bool moves = actsOnPositions(e.phase);
            QVERIFY(close(moves ? 0 : dot(e.n, b.v) + e.wB * b.w - dot(directionOnA(e), a.v) - e.wA * a.w, v.jv));
            if (!warm) QVERIFY(close(-e.effectiveMass * (v.jv + e.bias + e.softness * v.lambdaBefore), v.rawDelta));
            QVERIFY(close(sums[v.row], v.lambdaBefore));
            QVERIFY(close(v.lambdaBefore + v.delta, v.lambdaAfter));
            const bool accumulated = clampsSums(world.settings) || moves;
            const Real asked = accumulated ? v.lambdaBefore + v.rawDelta : v.rawDelta;
            QVERIFY(close(std::clamp(asked, v.lower, v.upper), accumulated ? v.lambdaAfter : v.delta));
            QCOMPARE(v.clamp, asked < v.lower ? Clamp::Lower : asked > v.upper ? Clamp::Upper : Clamp::None);
            if (accumulated && e.rowKind == RowKind::Friction) {
                // A tyre grips by how much it slips: differently in every sub-step.
                const bool regrips = !world.tyreGrips.empty() && world.settings.method == Method::TgsSoft;
                const auto rows =
                    solvesPositions(world.settings.method) ? built : rowsOf(regrips ? worldAtEvent(start, k) : world, e.phase);
                const Row& row = rows[v.row];
                const bool ownBounds = world.settings.method == Method::WrongFrictionBound && !warm;
                // Where impulses land after the sweep, friction has the cone of the sweep's start.
                const auto ofNormal = std::ranges::find(waiting, row.normalRow, [](const Event& one) { return one.visit.row; });
                const Real normal = ofNormal == waiting.end() ? sums[row.normalRow] : ofNormal->visit.lambdaBefore;
                QVERIFY(close(v.upper, ownBounds ? row.upper : row.friction * normal));
                QCOMPARE(rows[row.normalRow].constraint, row.constraint);
            }
            sums[v.row] = v.lambdaAfter;
            if (!movesBodies)
                QCOMPARE(v.delta, v.lambdaAfter - v.lambdaBefore);
            else if (after && !warm && !moves)
                waiting.push_back(e);
            else
                push(e, world, v.delta, now);
            QVERIFY(close(now[index(e.a)], e.vA));
            QVERIFY(close(now[index(e.b)], e.vB));
        }
    }

    void normalRowsOnlyPushAndFrictionStaysInItsCone_data() { addScenesAndVariants(); }
    void normalRowsOnlyPushAndFrictionStaysInItsCone() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        World world = worldOf(name, variant);
        EventList events;
        const int length = isLongForm() ? 30 : 10;
        for (int i = 0; i < length; ++i) {
            tracedStep(world, events);
            for (const Event& e : events) {
                if (e.kind != EventKind::Row) continue;
                const bool reflectsBoth = world.settings.method == Method::ImpulseOnce && !world.settings.approachTest;
                if (e.rowKind == RowKind::Unilateral && !reflectsBoth) QVERIFY(e.visit.lambdaAfter >= 0);
                QVERIFY(!clampsSums(world.settings) ||
                        (e.visit.lambdaAfter >= e.visit.lower && e.visit.lambdaAfter <= e.visit.upper));
            }
        }
    }

    void everyMethodKeepsMomentum_data() {
        QTest::addColumn<QString>("variant");
        // Where bodies are solved, action and reaction are as equal as the sweeps have converged: test_avbd.
        for (const QString& variant : methodVariants())
            if (!solvesBodies(withVariant({}, variant).method)) QTest::newRow(qPrintable(variant)) << variant;
    }
    void everyMethodKeepsMomentum() {
        QFETCH(QString, variant);
        const bool holds = rc::check("momentum is kept", [&] {
            Scene scene;
            scene.gravity = {};
            for (int i = 0; i < 4; ++i) {
                BodyDef body;
                body.id = std::to_string(i);
                body.shape = i == 0 ? Shape{Circle{0.5}} : Shape{Box{1, 0.6}};
                body.position = {thousandths(-600, 600), thousandths(-600, 600)};
                body.velocity = {thousandths(-3000, 3000), thousandths(-3000, 3000)};
                body.angle = thousandths(-3000, 3000);
                body.angularVelocity = thousandths(-3000, 3000);
                body.mass = thousandths(100, 5000);
                scene.bodies.push_back(body);
            }
            scene.settings = withVariant(scene.settings, variant);
            World world = makeWorld(scene);
            // Moving with its velocity a body keeps its angular momentum; moving with its pseudo-velocity it need not.
            const Measures before = measure(world);
            const std::vector<Pose> poses = world.poses;
            step(world);
            const bool moves = solvesPositions(world.settings.method);
            if (!isSoft(world.settings.method) && !moves) world.poses = poses;
            const Measures after = measure(world);
            RC_ASSERT(std::abs(after.momentum.x - before.momentum.x) < 1e-11);
            RC_ASSERT(std::abs(after.momentum.y - before.momentum.y) < 1e-11);
            // A push acts where the bodies are, but the velocity counts from where they were; with lever arms from before the
            // move, opposite pushes act at different points.
            const bool oldLevers = isSoft(world.settings.method) && world.settings.contactUpdate != ContactUpdate::All;
            if (!moves && !oldLevers) RC_ASSERT(std::abs(after.angularMomentum - before.angularMomentum) < 1e-11);
        });
        QVERIFY(holds);
    }
};

SOLVERSCOPE_TEST(TestMethods, QCoreApplication)
#include "test_methods.moc"
