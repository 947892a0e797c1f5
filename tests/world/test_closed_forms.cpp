// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What can be worked out with a pencil, against the engine: at every step, not only at the end, and for every method that
// solves the rows of such a small scene to the end. Where the engine steps in time, so does the pencil: v += h g, x += h v.
#include <QRegularExpression>
#include <QTest>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"
#include "tests/world/period.h"

using namespace solverscope;

namespace {

constexpr Real g = 10;

BodyDef body(const std::string& id, Shape shape, Vec2 position, Real mass = 1) {
    BodyDef definition;
    definition.id = id;
    definition.shape = shape;
    definition.position = position;
    definition.mass = mass;
    return definition;
}

Scene sceneUnder(std::vector<BodyDef> bodies, const QString& settings = {}, Vec2 gravity = {0, -g}) {
    Scene scene;
    scene.gravity = gravity;
    scene.bodies = std::move(bodies);
    scene.settings = withVariant(scene.settings, settings);
    return scene;
}

/// What solves a few rows to the end, so that it must follow the pencil.
const QStringList exactMethods{"",
                               "position_correction=erp",
                               "position_correction=none",
                               "row_order=reversed iterations=40",
                               "row_order=ping_pong iterations=40",
                               "row_order=shuffled iterations=40",
                               "block_solve=true",
                               "method=jacobi iterations=200",
                               "method=sor iterations=60 relaxation=1.1"};

/// The same with those that push by springs or in sub-steps: exact where nothing touches.
const QStringList allMethods = exactMethods + QStringList{"method=soft", "method=tgs_soft", "method=tgs_soft substeps=7"};

void addMethods(const QStringList& variants) {
    QTest::addColumn<QString>("variant");
    for (const QString& variant : variants) QTest::newRow(qPrintable("with " + variant)) << variant;
}

/// Sub-steps in a step: forces and positions follow in each.
int subSteps(const Settings& settings) { return static_cast<int>(std::lround(settings.dt / subStepLength(settings))); }

/// A slope of angle θ as a half-plane through the origin; uphill is to the right.
BodyDef slope(Real angle, Real friction) {
    BodyDef plane = fixed(body("slope", HalfPlane{{-std::sin(angle), std::cos(angle)}, 0}, {}));
    plane.friction = friction;
    return plane;
}

Vec2 uphill(Real angle) { return {std::cos(angle), std::sin(angle)}; }
Vec2 outOf(Real angle) { return {-std::sin(angle), std::cos(angle)}; }

/// Whether a wide box on a slope gets faster when its first settling is over.
bool slides(Real angle, Real friction, bool ramp, const QString& variant) {
    BodyDef box = body("box", Box{2, 0.4}, 0.2 * outOf(angle));
    box.angle = angle;
    box.friction = friction;
    BodyDef under = slope(angle, friction);
    if (ramp) {
        under.shape = Box{40, 2};
        under.position = -1.0 * outOf(angle);
        under.angle = angle;
    }
    Scene scene = sceneUnder({under, box}, variant);
    World world = makeWorld(scene);
    const auto speedAfter = [&](Real seconds) {
        const auto steps = static_cast<std::int64_t>(std::lround(seconds / scene.settings.dt));
        while (world.step < steps) step(world);
        return -dot(uphill(angle), world.velocities[1].v);
    };
    const Real settled = isSoft(scene.settings.method) ? 5 : 1;
    const Real before = speedAfter(settled);
    // Where tan θ is 1e-7 beyond μ it gains some 1e-6 m/s in a second.
    return speedAfter(settled + 1) - before > 3e-7;
}

/// Arithmetic–geometric mean.
Real agm(Real a, Real b) {
    while (std::abs(a - b) > 1e-15 * a) {
        const Real mean = 0.5 * (a + b);
        b = std::sqrt(a * b);
        a = mean;
    }
    return a;
}

}  // namespace

class TestClosedForms : public QObject {
    Q_OBJECT
private slots:
    void aProjectileFollowsItsParabola_data() { addMethods(allMethods); }
    void aProjectileFollowsItsParabola() {
        QFETCH(QString, variant);
        Scene scene = sceneUnder({body("stone", Box{0.2, 0.1}, {1, 2})}, variant);
        scene.bodies[0].velocity = {3, 7};
        scene.bodies[0].angularVelocity = -2;
        World world = makeWorld(scene);
        const int parts = subSteps(scene.settings);
        const Real h = scene.settings.dt / parts;
        for (int n = 1; n <= 300; ++n) {
            step(world);
            const Real k = n * parts;
            QVERIFY(length(world.poses[0].position - Vec2{1 + 3 * h * k, 2 + 7 * h * k - g * h * h * k * (k + 1) / 2}) < 1e-9);
            QVERIFY(length(world.velocities[0].v - Vec2{3, 7 - g * h * k}) < 1e-10);
            QVERIFY(std::abs(world.poses[0].angle + 2 * h * k) < 1e-11);
        }
    }

    void twoBodiesPartWithTheSpeedsOfTheTextbook_data() { addMethods(exactMethods); }
    void twoBodiesPartWithTheSpeedsOfTheTextbook() {
        QFETCH(QString, variant);
        const bool holds = rc::check("head-on, any masses, any e", [&] {
            Scene scene = sceneUnder({body("a", Circle{0.5}, {0, 0}, real(0.1, 10)), body("b", Circle{0.5}, {1, 0}, real(0.1, 10))},
                                     variant, {});
            scene.bodies[0].velocity = {real(1, 5), 0};
            scene.bodies[1].velocity = {real(-5, 0), 0};
            const Real e = real(0, 1);
            for (BodyDef& one : scene.bodies) one.restitution = e, one.friction = 0;
            World world = makeWorld(scene);
            step(world);
            const Real m1 = *scene.bodies[0].mass;
            const Real m2 = *scene.bodies[1].mass;
            const Real v1 = scene.bodies[0].velocity.x;
            const Real v2 = scene.bodies[1].velocity.x;
            const Real centre = (m1 * v1 + m2 * v2) / (m1 + m2);
            RC_ASSERT(std::abs(world.velocities[0].v.x - (centre - e * m2 * (v1 - v2) / (m1 + m2))) < 1e-11);
            RC_ASSERT(std::abs(world.velocities[1].v.x - (centre + e * m1 * (v1 - v2) / (m1 + m2))) < 1e-11);
        });
        QVERIFY(holds);
    }

    void everyBounceKeepsTheShareOfItsSpeed_data() {
        // erp adds the speed that removes the overlap.
        addMethods(exactMethods.filter(QRegularExpression(QStringLiteral("^(?!.*erp)"))));
    }
    void everyBounceKeepsTheShareOfItsSpeed() {
        QFETCH(QString, variant);
        constexpr Real e = 0.8;
        Scene scene = sceneUnder({slope(0, 0), body("ball", Circle{0.5}, {0, 3})}, variant);
        for (BodyDef& one : scene.bodies) one.restitution = e;
        World world = makeWorld(scene);
        int bounces = 0;
        for (int n = 0; n < 600 && bounces < 8; ++n) {
            const Real closing = world.velocities[1].v.y - g * scene.settings.dt;
            step(world);
            const Real after = world.velocities[1].v.y;
            if (after > closing + 1e-9) {
                ++bounces;
                QVERIFY(std::abs(after + e * closing) < 1e-12);
            } else {
                QVERIFY(std::abs(after - closing) < 1e-12);
            }
        }
        QCOMPARE(bounces, 8);
    }

    void bounceHeightsAreTheSquaresOfE() {
        // e²ⁿ, as well as the time step lets it: what is lost or won is a step's way at the moment of the bounce.
        constexpr Real e = 0.8;
        std::array<Real, 2> errors{};
        for (const std::size_t fine : {std::size_t{0}, std::size_t{1}}) {
            Scene scene = sceneUnder({slope(0, 0), body("ball", Circle{0.5}, {0, 2.5})}, fine ? "dt=5e-5" : "dt=4e-4");
            for (BodyDef& one : scene.bodies) one.restitution = e;
            World world = makeWorld(scene);
            Real height = 2;
            Real top = 0;
            int bounces = 0;
            Real before = 0;
            while (bounces < 6) {
                step(world);
                const Real speed = world.velocities[1].v.y;
                if (before < 0 && speed > 0) {
                    if (bounces > 0) errors[fine] = std::max(errors[fine], std::abs(top / height - 1));
                    height *= e * e;
                    top = 0;
                    ++bounces;
                }
                top = std::max(top, world.poses[1].position.y - 0.5);
                before = speed;
            }
        }
        QVERIFY2(errors[1] < 2e-3, qPrintable(QString::number(errors[1])));
        QVERIFY2(errors[1] < 0.3 * errors[0], qPrintable(QString("%1 %2").arg(errors[0]).arg(errors[1])));
    }

    void aBoxStaysUpToTheAngleOfFriction_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<bool>("ramp");
        for (const char* variant :
             {"iterations=60", "iterations=60 position_correction=erp", "iterations=60 position_correction=none",
              "iterations=60 block_solve=true", "iterations=60 row_order=ping_pong", "method=jacobi iterations=200",
              "method=sor iterations=60 relaxation=1.1", "method=soft iterations=60", "method=tgs_soft iterations=30"})
            for (const bool ramp : {false, true})
                QTest::addRow("%s, %s", variant, ramp ? "box" : "half-plane") << QString(variant) << ramp;
    }
    void aBoxStaysUpToTheAngleOfFriction() {
        QFETCH(QString, variant);
        QFETCH(bool, ramp);
        for (const Real friction : {0.3, 0.75}) {
            Real stays = 0.5 * std::atan(friction);
            Real goes = std::atan(friction) + 0.1;
            QVERIFY(!slides(stays, friction, ramp, variant));
            QVERIFY(slides(goes, friction, ramp, variant));
            while (goes - stays > 1e-8) {
                const Real middle = 0.5 * (stays + goes);
                (slides(middle, friction, ramp, variant) ? goes : stays) = middle;
            }
            QVERIFY2(std::abs(std::tan(goes) - friction) < 1e-6, qPrintable(QString::number(std::tan(goes) - friction, 'g', 10)));
        }
    }

    void frictionStopsABodyWhereThePencilSays_data() { addMethods(exactMethods); }
    void frictionStopsABodyWhereThePencilSays() {
        QFETCH(QString, variant);
        const bool holds = rc::check("v − n h μ g, then rest", [&] {
            const Real friction = real(0.05, 1);
            const Real speed = real(0.5, 4);
            BodyDef puck = body("puck", Circle{0.5}, {0, 0.5}, real(0.1, 10));
            puck.fixedRotation = true;
            puck.friction = friction;
            puck.velocity = {speed, 0};
            Scene scene = sceneUnder({slope(0, friction), puck}, variant);
            // Warm starting begins a step at rest with friction's impulse of the last, and two sweeps take it back exactly.
            World world = makeWorld(scene);
            const Real h = scene.settings.dt;
            Real v = speed;
            Real x = 0;
            for (int n = 1; n <= 200; ++n) {
                v = std::max(0.0, v - h * friction * g);
                x += h * v;
                step(world);
                RC_ASSERT(std::abs(world.velocities[1].v.x - v) < 1e-9);
                RC_ASSERT(std::abs(world.poses[1].position.x - x) < 1e-9);
            }
        });
        QVERIFY(holds);
    }

    void aDiscRollsDownWithTwoThirdsOfItsWeight_data() { addMethods(exactMethods); }
    void aDiscRollsDownWithTwoThirdsOfItsWeight() {
        QFETCH(QString, variant);
        const bool holds = rc::check("2/3 g sin θ, and slipping above tan θ = 3 μ", [&] {
            const Real angle = real(0.05, 0.7);
            const Real friction = real(0.05, 1);
            const Real radius = real(0.2, 1);
            RC_PRE(std::abs(std::tan(angle) - 3 * friction) > 1e-3);
            BodyDef disc = body("disc", Circle{radius}, radius * outOf(angle), real(0.1, 10));
            disc.friction = friction;
            Scene scene = sceneUnder({slope(angle, friction), disc}, variant);
            World world = makeWorld(scene);
            const Real h = scene.settings.dt;
            const bool rolls = std::tan(angle) < 3 * friction;
            const Real a = rolls ? 2.0 / 3 * g * std::sin(angle) : g * (std::sin(angle) - friction * std::cos(angle));
            const Real spin = rolls ? a / radius : 2 * friction * g * std::cos(angle) / radius;
            for (int n = 1; n <= 60; ++n) {
                step(world);
                const Real down = -dot(uphill(angle), world.velocities[1].v);
                RC_ASSERT(std::abs(down - n * h * a) < 1e-8);
                RC_ASSERT(std::abs(world.velocities[1].w - n * h * spin) < 1e-8 / radius);
                RC_ASSERT(std::abs(-dot(uphill(angle), world.poses[1].position) - h * h * a * n * (n + 1) / 2) < 1e-8);
                RC_ASSERT(std::abs(dot(outOf(angle), world.poses[1].position) - radius) < 1e-6);
            }
        });
        QVERIFY(holds);
    }

    void atwoodsWeightsFallWithTheDifferenceOverTheSum_data() { addMethods({"iterations=400", "method=sor iterations=400"}); }
    void atwoodsWeightsFallWithTheDifferenceOverTheSum() {
        QFETCH(QString, variant);
        for (const Real heavy : {1.5, 2.0, 5.0}) {
            const Real inertia = 0.5 * 2 * 0.25;
            Scene scene = sceneUnder({fixed(body("beam", Box{0.2, 0.2}, {0, 9})), body("wheel", Circle{0.5}, {0, 5}, 2),
                                      body("heavy", Circle{0.2}, {-0.5, 0}, heavy), body("light", Circle{0.2}, {0.5, 0}, 1)},
                                     variant);
            scene.joints.push_back({"axle", BodyId{0}, BodyId{1}, RevoluteDef{{0, 5}, {}, {}}});
            scene.joints.push_back({"rope", BodyId{2}, BodyId{3}, PulleyDef{BodyId{1}, {-0.5, 0}, {0.5, 0}, 0.5, 1}});
            World world = makeWorld(scene);
            const Real h = scene.settings.dt;
            const Real a = g * (heavy - 1) / (heavy + 1 + inertia / 0.25);
            for (int n = 1; n <= 30; ++n) {
                step(world);
                QVERIFY2(std::abs(world.velocities[3].v.y - n * h * a) < 1e-6,
                         qPrintable(QString::number(world.velocities[3].v.y - n * h * a)));
                QVERIFY(std::abs(world.velocities[2].v.y + n * h * a) < 1e-6);
            }
        }
    }

    void aWideSwingHasTheExactPeriod_data() {
        QTest::addColumn<double>("amplitude");
        for (const double amplitude : {0.1, 1.0, 2.0}) QTest::newRow(qPrintable(QString::number(amplitude))) << amplitude;
    }
    void aWideSwingHasTheExactPeriod() {
        QFETCH(double, amplitude);
        // T = 2π √((I + m L²)/(m g L)) / agm(1, cos(θ/2)), and the error halves with the step.
        constexpr Real L = 1;
        constexpr Real radius = 0.25;
        const Real exact = 2 * pi * std::sqrt((0.5 * radius * radius + L * L) / (g * L)) / agm(1, std::cos(amplitude / 2));
        std::vector<Real> errors;
        for (const char* dt : {"dt=0.002", "dt=0.001", "dt=0.0005"}) {
            Scene scene = sceneUnder({fixed(body("hook", Circle{0.1}, {0, 0})),
                                      body("bob", Circle{radius}, {L * std::sin(amplitude), -L * std::cos(amplitude)})},
                                     QString("iterations=60 ") + dt);
            scene.bodies[1].angle = amplitude;
            scene.joints.push_back({"pin", BodyId{0}, BodyId{1}, RevoluteDef{{0, 0}, {}, {}}});
            World world = makeWorld(scene);
            errors.push_back(std::abs(periodOf(world, 2, [](const World& w) { return w.poses[1].position.x; }) / exact - 1));
        }
        const QString text = QString("%1 %2 %3").arg(errors[0]).arg(errors[1]).arg(errors[2]);
        QVERIFY2(errors[2] < 0.01, qPrintable(text));
        QVERIFY2(errors[1] < 0.6 * errors[0] && errors[2] < 0.6 * errors[1], qPrintable(text));
    }

    void aChainSagsAsTheCatenaryOfItsLinks_data() {
        QTest::addColumn<int>("links");
        QTest::addColumn<double>("span");
        for (const int links : {3, 4, 7, 10})
            for (const double span : {0.5, 0.9}) QTest::addRow("%d links over %g", links, span) << links << span;
    }
    void aChainSagsAsTheCatenaryOfItsLinks() {
        QFETCH(int, links);
        QFETCH(double, span);
        // Uniform links of weight W between two hooks: the pull H along the span is the same everywhere, and moments about the end
        // of link i give tan φᵢ = W (i − (n + 1)/2)/H. H follows from the span by halving. `span` is a share of the length.
        constexpr Real a = 0.5;
        const Real weight = g * 1;
        const Real wanted = span * a * links;
        const auto slopeOf = [&](Real H, int i) { return weight * (i - 0.5 * (links + 1)) / H; };
        Real low = 1e-6;
        Real high = 1e6;
        for (int k = 0; k < 200; ++k) {
            const Real H = std::sqrt(low * high);
            Real reach = 0;
            for (int i = 1; i <= links; ++i) reach += a / std::sqrt(1 + slopeOf(H, i) * slopeOf(H, i));
            (reach < wanted ? low : high) = H;
        }
        const Real H = low;
        std::vector<BodyDef> bodies{fixed(body("left", Circle{0.05}, {0, 0}))};
        std::vector<Vec2> anchors{{0, 0}};
        for (int i = 1; i <= links; ++i) {
            const Real angle = std::atan(slopeOf(H, i));
            const Vec2 along{a * std::cos(angle), a * std::sin(angle)};
            BodyDef link = body("link_" + std::to_string(i), Box{a, 0.05}, anchors.back() + 0.5 * along);
            link.angle = angle;
            bodies.push_back(link);
            anchors.push_back(anchors.back() + along);
        }
        QVERIFY(length(anchors.back() - Vec2{wanted, 0}) < 1e-9);
        bodies.push_back(fixed(body("right", Circle{0.05}, anchors.back())));
        Scene scene = sceneUnder(bodies, "iterations=3000");
        for (std::size_t i = 0; i < anchors.size(); ++i)
            scene.joints.push_back({"joint_" + std::to_string(i), BodyId{static_cast<std::uint32_t>(i)},
                                    BodyId{static_cast<std::uint32_t>(i + 1)}, RevoluteDef{anchors[i], {}, {}}});
        World world = makeWorld(scene);
        const World start = world;
        const Real h = scene.settings.dt;
        for (int n = 1; n <= 60; ++n) {
            step(world);
            for (std::size_t i = 0; i < anchors.size(); ++i) {
                // The joint pushes its second body by +impulse: the left hook holds the chain back and up.
                const auto& impulse = world.joints[i].impulse;
                QVERIFY2(std::abs(-impulse[0] / h - H) < 1e-6 * (H + weight), qPrintable(QString::number(-impulse[0] / h - H)));
                const Real carried = weight * (0.5 * links - static_cast<Real>(i));
                QVERIFY(std::abs(impulse[1] / h - carried) < 1e-6 * (H + weight * links));
            }
            for (std::size_t i = 0; i < world.bodies.size(); ++i)
                QVERIFY(length(world.poses[i].position - start.poses[i].position) < 1e-6);
        }
    }

    void jointsNeverChangeTheMomentumOfAll_data() { addMethods(allMethods); }
    void jointsNeverChangeTheMomentumOfAll() {
        QFETCH(QString, variant);
        const bool holds = rc::check("momentum of a chain of joints of every kind", [&] {
            Scene scene = sceneUnder({}, variant, {});
            for (int i = 0; i < 6; ++i) {
                scene.bodies.push_back(body(std::to_string(i), Circle{0.25}, {2.0 * i, real(-1, 1)}, real(0.2, 5)));
                scene.bodies.back().velocity = {real(-2, 2), real(-2, 2)};
                scene.bodies.back().angularVelocity = real(-3, 3);
            }
            const auto at = [&](std::size_t i) { return scene.bodies[i].position; };
            const std::array<JointKindDef, 5> kinds{RevoluteDef{0.5 * (at(0) + at(1)), Range{-0.2, 0.2}, MotorDef{2, 1}},
                                                    DistanceDef{at(1), at(2), {}, {}, {}}, RopeDef{at(2), at(3), {}},
                                                    WeldDef{0.5 * (at(3) + at(4))},
                                                    PrismaticDef{0.5 * (at(4) + at(5)), {0.6, 0.8}, Range{-0.1, 0.1}, {}}};
            for (std::uint32_t i = 0; i < kinds.size(); ++i)
                scene.joints.push_back({"joint_" + std::to_string(i), BodyId{i}, BodyId{i + 1}, kinds[i]});
            World world = makeWorld(scene);
            const Measures before = measure(world);
            for (int i = 0; i < 30; ++i) {
                step(world);
                RC_ASSERT(length(measure(world).momentum - before.momentum) < 1e-10);
            }
        });
        QVERIFY(holds);
    }
};

SOLVERSCOPE_TEST(TestClosedForms, QCoreApplication)
#include "test_closed_forms.moc"
