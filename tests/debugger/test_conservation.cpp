// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What each method and each position correction keeps of momentum, angular momentum and energy; docs/methods.md says it in words.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "physics/analysis/accounts/ledger.h"
#include "physics/solvers/row_order.h"
#include "physics/world/measures.h"
#include "tests/ground.h"
#include "tests/long_form.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Bounds for a variant of settings; all but the last relative to what the scene begins with.
struct Contract {
    const char* variant;
    Real momentum;         // in free flight
    Real angularMomentum;  // in free flight: bodies that only collide
    Real anglesOfJoined;   // the same with joints between them
    Real energy;           // rise above the least so far, in free flight
    Real energyOfJoined;
    Real lift;  // mm; as far as the energy that stacks on the ground gain would lift them
};

constexpr Real rounding = 1e-10;

// About twice the most that was measured. What rows alone change is in the first line: bounces of several points at once add some
// energy, joints that the sweeps leave open change the angular momentum, stacks begin with impulses that are still wrong.
constexpr Contract contracts[]{
    {"method=sequential_impulses position_correction=none", rounding, rounding, 0.09, 0.004, 0.025, 1.2},
    {"block_solve=true position_correction=none", rounding, rounding, 0.09, 0.004, 0.025, 0.6},
    {"method=jacobi position_correction=none", rounding, rounding, 0.085, 0.004, 0.085, 75},
    {"method=sor position_correction=none", rounding, rounding, 0.085, 0.0035, 0.015, 1.6},
    {"method=direct position_correction=none", rounding, rounding, 0.085, 0.004, rounding, rounding},
    {"method=impulse_once position_correction=none", rounding, rounding, 0.23, rounding, rounding, rounding},
    // Moves along the old velocities: x × v changes.
    {"integrator=explicit position_correction=none", rounding, 0.025, 0.16, 0.0004, 0.025, 3.5},
    // The bias is a velocity and stays.
    {"position_correction=erp", rounding, rounding, 0.012, 0.08, 0.045, 1.2},
    // Bodies are moved, and keep their velocities: x × v changes.
    {"position_correction=split_impulse", rounding, 0.012, 0.085, 0.0045, 0.025, 1.2},
    {"position_correction=linear_projection", rounding, 0.014, 0.09, 0.0045, 0.025, 1.2},
    {"position_correction=ngs", rounding, 0.012, 0.085, 0.0045, 0.02, 1.2},
    // Springs of the contacts and joints.
    {"method=soft", rounding, rounding, 0.0065, 0.045, 0.02, 0.07},
    {"method=tgs_soft iterations=1", rounding, rounding, 0.0065, 2e-5, 0.026, 0.5},
    // Pushes act where bodies are, and velocities are measured from where they were. A move out of overlap is a velocity in Verlet.
    {"method=xpbd", rounding, 0.0035, 0.055, 2e-10, 0.0016, 0.045},
    {"method=verlet", rounding, 0.03, 0.11, 0.25, 0.02, 20},
    // Each body is solved while the others stay: what one gives, another has not got until the sweeps have converged.
    {"method=avbd", 2.1, 0.17, 1.7, 0.018, 2, 0.4},
    {"method=avbd iterations=30", 0.65, 0.035, 0.33, 0.0025, 0.175, 0.004},
    // Engines: the lever arms of contacts are those from before the bodies moved.
    {"preset=box2d-2.4", rounding, 0.012, 0.085, 0.004, 2.5e-6, 0.35},
    {"preset=box2d-3", rounding, 0.015, 0.0065, rounding, 0.0011, 0.4},
    {"preset=bullet", rounding, rounding, 0.006, 0.1, 0.026, 1.2},
    {"preset=solver2d-pgs-soft", rounding, 0.0085, 0.011, rounding, 0.0025, 1e-7},
    {"preset=solver2d-tgs-soft", rounding, 0.016, 0.007, rounding, 0.0006, 0.4},
};

/// Random numbers that are the same everywhere.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_random(seed) {}
    Real between(Real low, Real high) { return low + (high - low) * static_cast<Real>(m_random.next() >> 11) * 0x1p-53; }
    std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(m_random.below(count)); }

private:
    SplitMix64 m_random;
};

Shape randomShape(Random& random) {
    const Real size = random.between(0.2, 0.6);
    switch (random.below(4)) {
        case 0:
            return Circle{size};
        case 1:
            return Box{2 * size, random.between(0.6, 1.2)};
        case 2:
            return Capsule{size, 0.5 * size};
        default: {
            Polygon pentagon;
            pentagon.count = 5;
            for (std::uint32_t k = 0; k < 5; ++k) pentagon.points[k] = rotate(rotationBy(k * twoPi / 5), {size, 0});
            return pentagon;
        }
    }
}

/// Six bodies without gravity that fly towards each other and turn; if they are joined, in up to three pairs.
Scene freeFlight(std::uint64_t seed, bool joined) {
    Random random(seed);
    Scene scene;
    scene.gravity = {};
    for (int i = 0; i < 6; ++i) {
        BodyDef& body = scene.bodies.emplace_back();
        body.id = "body_" + std::to_string(i + 1);
        body.shape = randomShape(random);
        body.position = {2.2 * (i / 2), 2.2 * (i % 2)};
        body.angle = random.between(-3, 3);
        const Real vx = random.between(-3, 3);
        const Real vy = random.between(-3, 3);
        body.velocity = Vec2{vx + 1, vy + 0.5} - 0.8 * body.position;
        body.angularVelocity = random.between(-4, 4);
        body.friction = random.between(0, 1);
        body.restitution = random.below(2) == 0 ? 0 : random.between(0, 1);
    }
    const std::uint32_t joints = joined ? 1 + random.below(3) : 0;
    for (std::uint32_t k = 0; k < joints; ++k) {
        JointDef& joint = scene.joints.emplace_back();
        joint.id = "joint_" + std::to_string(k + 1);
        joint.bodyA = BodyId{2 * k};
        joint.bodyB = BodyId{2 * k + 1};
        const Vec2 a = scene.bodies[2 * k].position;
        const Vec2 b = scene.bodies[2 * k + 1].position;
        const Vec2 middle = 0.5 * (a + b);
        switch (random.below(3)) {
            case 0:
                joint.kind = RevoluteDef{middle, {}, {}};
                break;
            case 1:
                joint.kind = DistanceDef{a, b, {}, {}, {}};
                break;
            default:
                joint.kind = WeldDef{middle};
        }
    }
    return scene;
}

/// Two stacks of up to three boxes on the ground.
Scene atRest(std::uint64_t seed) {
    Random random(seed);
    Scene scene;
    scene.bodies = {groundBody()};
    for (int stack = 0; stack < 2; ++stack) {
        const std::uint32_t boxes = 1 + random.below(3);
        Real top = 0;
        Real width = 2;
        for (std::uint32_t k = 0; k < boxes; ++k) {
            BodyDef& box = scene.bodies.emplace_back();
            box.id = "box_" + std::to_string(scene.bodies.size() - 1);
            width *= random.between(0.7, 1);
            const Real height = random.between(0.4, 1);
            box.shape = Box{width, height};
            box.position = {4.0 * stack + random.between(-0.1, 0.1) * width, top + 0.5 * height};
            top += height;
            box.friction = random.between(0.4, 1);
            box.density = random.between(0.5, 2);
        }
    }
    return scene;
}

struct Measured {
    Real momentum = 0;
    Real angularMomentum = 0;
    Real rise = 0;  // of the energy above the least so far
};

/// The largest changes in 20 s. Momentum and angular momentum relative to the sums of their absolute values, the energy in J.
Measured changesOf(const Scene& scene) {
    World world = makeWorld(scene);
    const Measures start = measure(world);
    Real momenta = 0;
    Real angularMomenta = 0;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.inverseMasses[i];
        if (inverse.m == 0) continue;
        momenta += length(world.velocities[i].v) / inverse.m;
        angularMomenta += length(world.poses[i].position) * length(world.velocities[i].v) / inverse.m;
        if (inverse.I > 0) angularMomenta += std::abs(world.velocities[i].w) / inverse.I;
    }
    Measured most;
    Real least = energyOf(start);
    for (int i = 0; i < 1200; ++i) {
        step(world);
        const Measures now = measure(world);
        most.momentum = std::max(most.momentum, length(now.momentum - start.momentum) / momenta);
        most.angularMomentum =
            std::max(most.angularMomentum, std::abs(now.angularMomentum - start.angularMomentum) / angularMomenta);
        least = std::min(least, energyOf(now));
        most.rise = std::max(most.rise, energyOf(now) - least);
    }
    return most;
}

void mustKeep(const char* what, Real measured, Real bound) {
    if (!(measured <= bound))
        QTest::qFail(qPrintable(QString("%1: %2, at most %3").arg(what).arg(measured).arg(bound)), __FILE__, __LINE__);
}

BodyDef ball(Vec2 position, Vec2 velocity = {}) {
    BodyDef body;
    body.id = "ball";
    body.shape = Circle{0.5};
    body.mass = 2;
    body.position = position;
    body.velocity = velocity;
    return body;
}

Ledger ledgerOfFirstStep(std::vector<BodyDef> bodies, const char* variant, int steps = 1) {
    Scene scene;
    scene.bodies = std::move(bodies);
    scene.settings = withVariant(scene.settings, variant);
    World world = makeWorld(scene);
    Ledger ledger = ledgerOfStep(world);
    for (int i = 1; i < steps; ++i) ledger = ledgerOfStep(world);
    return ledger;
}

}  // namespace

class TestConservation : public QObject {
    Q_OBJECT

private slots:
    void aMethodKeepsWhatItsContractSays_data() {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < std::size(contracts); ++i) QTest::newRow(contracts[i].variant) << static_cast<int>(i);
    }
    void aMethodKeepsWhatItsContractSays() {
        QFETCH(int, place);
        const Contract& contract = contracts[place];
        const std::uint64_t times = isLongForm() ? 10 : 1;
        Measured free;
        Measured joined;
        const auto raise = [](Real& most, Real now) { most = std::max(most, now); };
        const auto addUp = [&raise](Measured& sum, const Scene& scene) {
            const Measured now = changesOf(scene);
            raise(sum.momentum, now.momentum);
            raise(sum.angularMomentum, now.angularMomentum);
            raise(sum.rise, now.rise / energyOf(measure(makeWorld(scene))));
        };
        const auto underVariant = [&contract](Scene scene) {
            scene.settings = withVariant(scene.settings, contract.variant);
            return scene;
        };
        for (std::uint64_t seed = 0; seed < 50 * times; ++seed) addUp(free, underVariant(freeFlight(1000 + seed, false)));
        for (std::uint64_t seed = 0; seed < 50 * times; ++seed) addUp(joined, underVariant(freeFlight(1000 + seed, true)));
        Real lift = 0;
        for (std::uint64_t seed = 0; seed < 50 * times; ++seed) {
            const Scene scene = underVariant(atRest(5000 + seed));
            Real weight = 0;
            for (const BodyDef& body : scene.bodies)
                if (!body.isStatic) weight += length(scene.gravity) / makeBody(body).inverseMass.m;
            raise(lift, 1000 * changesOf(scene).rise / weight);
        }
        mustKeep("momentum", std::max(free.momentum, joined.momentum), contract.momentum);
        mustKeep("angular momentum", free.angularMomentum, contract.angularMomentum);
        mustKeep("angular momentum of joined bodies", joined.angularMomentum, contract.anglesOfJoined);
        mustKeep("energy", free.rise, contract.energy);
        mustKeep("energy of joined bodies", joined.rise, contract.energyOfJoined);
        mustKeep("lift, mm", lift, contract.lift);
    }

    void everyMethodAndCorrectionHasAContract() {
        QStringList variants;
        for (const Contract& contract : contracts) variants << QString::fromUtf8(contract.variant) + QLatin1Char(' ');
        const QString all = variants.join(QString());
        for (const MethodTraits& method : methodTraits) {
            const QString key = QString::fromUtf8(method.key.data(), static_cast<int>(method.key.size()));
            if (method.group != museumMethods) QVERIFY2(all.contains("method=" + key + ' '), qPrintable(key));
        }
        for (const SettingChoice& choice : findSetting("position_correction")->choices) {
            const QString key = QString::fromUtf8(choice.name.data(), static_cast<int>(choice.name.size()));
            QVERIFY2(all.contains("position_correction=" + key + ' '), qPrintable(key));
        }
    }

    void aFallKeepsAllButTheEnergyOfHalfAStep_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<double>("sign");
        QTest::newRow("semi-implicit") << "position_correction=none" << -1.0;
        QTest::newRow("explicit") << "position_correction=none integrator=explicit" << 1.0;
    }
    void aFallKeepsAllButTheEnergyOfHalfAStep() {
        QFETCH(QString, variant);
        QFETCH(double, sign);
        const Ledger ledger = ledgerOfFirstStep({ball({3, 40}, {2, 1})}, qPrintable(variant));
        const Conservation& kept = ledger.conservation;
        QVERIFY(!breaks(kept, Law::Momentum));
        QCOMPARE(breaks(kept, Law::AngularMomentum), sign > 0);  // h v₀ × v₁ is left over
        const Real h = 1.0 / 60;
        QVERIFY2(std::abs(kept.energy.change - sign * 0.5 * 2 * 100 * h * h) < 1e-12,
                 qPrintable(QString::number(kept.energy.change)));
    }

    void whatTheGroundHoldsIsFromOutside_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        for (const char* name : {"stack_10", "see_saw", "pyramid_10"})
            for (const char* variant : {"position_correction=none", "position_correction=none block_solve=true",
                                        "method=jacobi position_correction=none", "method=direct position_correction=none"})
                QTest::addRow("%s, %s", name, variant) << name << variant;
    }
    void whatTheGroundHoldsIsFromOutside() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        World world = shippedWorldAfter(name, 3, variant);
        for (int i = 0; i < 5; ++i) {
            const Conservation kept = ledgerOfStep(world).conservation;
            QVERIFY2(kept.momentum.change < 1e-13 * kept.momentum.scale, qPrintable(QString::number(kept.momentum.change)));
            const Real turned = kept.angularMomentum.change - kept.apart;
            QVERIFY2(std::abs(turned) < 1e-13 * kept.angularMomentum.scale, qPrintable(QString::number(turned)));
        }
    }

    void aBreachHasItsReason_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("law");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* variant, Law law, const char* reason) {
            QTest::newRow(variant) << variant << static_cast<int>(law) << reason;
        };
        row("method=wrong_gravity", Law::Momentum, "on purpose");
        row("method=wrong_beta position_correction=erp", Law::Energy, "on purpose");
        row("position_correction=erp", Law::Energy, "bias");
        row("position_correction=split_impulse", Law::Energy, "lifted");
        row("position_correction=ngs", Law::Energy, "lifted");
        row("position_correction=linear_projection", Law::Energy, "lifted");
        row("method=soft", Law::Energy, "soft rows");
        row("method=xpbd", Law::Energy, "moved out");
        row("method=verlet", Law::Energy, "moved out");
    }
    void aBreachHasItsReason() {
        // A ball that begins 5 cm deep in the ground.
        QFETCH(QString, variant);
        QFETCH(int, law);
        QFETCH(QString, reason);
        const Ledger ledger = ledgerOfFirstStep({groundBody(), ball({0, 0.45})}, qPrintable(variant));
        const Law broken = static_cast<Law>(law);
        QVERIFY2(breaks(ledger.conservation, broken), qPrintable(QString::number(quantityOf(ledger.conservation, broken).change)));
        const std::string_view said = breachReason(ledger, broken, withVariant({}, variant));
        QVERIFY2(said.find(reason.toStdString()) != said.npos, std::string(said).c_str());
        QVERIFY(std::ranges::find(breachReasons(), said) != breachReasons().end());
    }

    void aMissingLeverArmTurnsBodiesFromNothing() {
        BodyDef box = ball({0, 0.45});
        box.shape = Box{1, 1};
        box.angle = 0.3;
        QVERIFY(breaks(ledgerOfFirstStep({groundBody(), box}, "method=wrong_lever_arm", 3).conservation, Law::AngularMomentum));
        QVERIFY(!breaks(ledgerOfFirstStep({groundBody(), box}, "position_correction=none", 3).conservation, Law::AngularMomentum));
    }

    void aMotorMayAddEnergy() {
        Scene scene = shippedScene("motor_arm");
        World world = makeWorld(scene);
        for (int i = 0; i < 20; ++i) QVERIFY(!breaks(ledgerOfStep(world).conservation, Law::Energy));
    }
};

SOLVERSCOPE_TEST(TestConservation, QCoreApplication)
#include "test_conservation.moc"
