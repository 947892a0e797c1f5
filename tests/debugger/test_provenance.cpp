// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>
#include <QTest>

#include "physics/debugger/provenance.h"
#include "physics/trace/trace.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"

using namespace solverscope;

namespace {

constexpr std::array bodyNumbers{Quantity::Kind::X,        Quantity::Kind::Y,        Quantity::Kind::Angle,
                                 Quantity::Kind::Vx,       Quantity::Kind::Vy,       Quantity::Kind::Omega,
                                 Quantity::Kind::PseudoVx, Quantity::Kind::PseudoVy, Quantity::Kind::PseudoOmega};

World after(const QString& scene, int steps, const QString& variant = {}) {
    Scene loaded = shippedScene(scene);
    loaded.settings = withVariant(loaded.settings, variant);
    World world = makeWorld(loaded);
    for (int i = 0; i < steps; ++i) step(world);
    return world;
}

/// Adds the parts up in their order, as anybody would.
Real sumOf(const Provenance& provenance) {
    Real sum = 0;
    for (const Contribution& part : provenance.parts) sum = part.isSet ? part.after : sum + part.amount;
    return sum;
}

/// Compares every number of a world at an event with the sum of its parts. How many parts were only set.
int checkAll(const World& start, std::size_t event) {
    const World there = photograph(start, event);
    int set = 0;
    const auto check = [&](Quantity quantity) {
        const auto provenance = provenanceOf(start, event, quantity);
        if (!provenance) qFatal("no provenance");
        const Real value = *valueOf(there, quantity);
        if (!(provenance->value == value && sumOf(*provenance) == value))
            qFatal("kind %d: %.17g, %.17g, %.17g", static_cast<int>(quantity.kind), value, provenance->value, sumOf(*provenance));
        for (const Contribution& part : provenance->parts) set += part.isSet;
    };
    for (std::uint32_t i = 0; i < there.bodies.size(); ++i)
        for (const auto kind : bodyNumbers) check({kind, BodyId{i}, {}});
    for (const RowList list : {RowList::Velocities, RowList::PseudoVelocities, RowList::Positions})
        for (std::uint32_t i = 0; i < rowsOf(there, list).size(); ++i) check({Quantity::Kind::Lambda, {}, {list, i}});
    return set;
}

std::size_t eventCount(const World& start) {
    World world = start;
    std::vector<Event> events;
    tracedStep(world, events);
    return events.size();
}

}  // namespace

class TestProvenance : public QObject {
    Q_OBJECT

private slots:
    void contributionsSumToEveryNumberToTheLastBit_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QString()} + methodVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void contributionsSumToEveryNumberToTheLastBit() {
        QFETCH(QString, variant);
        for (const char* scene : {"stack_10", "see_saw", "car"}) {
            const World start = after(scene, 20, variant);
            checkAll(start, eventCount(start) - 1);
            checkAll(start, eventCount(start) / 2);
        }
    }

    void nothingIsOnlySetUnderSequentialImpulses() {
        const World start = after("see_saw", 20);
        QCOMPARE(checkAll(start, eventCount(start) - 1), 0);
    }

    void thePyramidOfTenSumsAtFiftyRandomEvents() {
        World start = after("pyramid_10", 10);
        for (int i = 0; i < 50; ++i) {
            const std::size_t events = eventCount(start);
            const std::size_t event = (static_cast<std::size_t>(i) * 7919 + 13) % events;
            // Every number of a few bodies and rows at each event; all of them come round.
            const World there = photograph(start, event);
            for (std::uint32_t k = 0; k < 6; ++k) {
                const BodyId body{static_cast<std::uint32_t>((static_cast<std::size_t>(i) * 6 + k) % there.bodies.size())};
                for (const auto kind : bodyNumbers) {
                    const auto provenance = provenanceOf(start, event, {kind, body, {}});
                    QVERIFY(provenance);
                    QCOMPARE(sumOf(*provenance), *valueOf(there, {kind, body, {}}));
                }
                if (there.rows.empty()) continue;
                const Quantity lambda{
                    Quantity::Kind::Lambda,
                    {},
                    {RowList::Velocities, (static_cast<std::uint32_t>(i) * 31 + k) % static_cast<std::uint32_t>(there.rows.size())}};
                QCOMPARE(sumOf(*provenanceOf(start, event, lambda)), *valueOf(there, lambda));
            }
            step(start);
        }
    }

    void aFallingBoxHasItsSpeedFromTheLastStepAndGravity() {
        Scene scene;
        BodyDef box;
        box.id = "box";
        box.shape = Box{};
        box.position = {0, 10};
        scene.bodies = {box};
        World start = makeWorld(scene);
        step(start);
        const auto provenance = provenanceOf(start, eventCount(start) - 1, {Quantity::Kind::Vy, BodyId{0}, {}});
        QVERIFY(provenance);
        QCOMPARE(provenance->parts.size(), std::size_t{2});
        QVERIFY(provenance->parts[0].origin == Origin::LastStep);
        QVERIFY(provenance->parts[1].origin == Origin::Forces);
        QCOMPARE(provenance->parts[1].amount, -10.0 / 60);
    }

    void theSharesOfAVisitAddUpToIt() {
        const World start = after("bouncing_ball", 30, "position_correction=erp");
        for (World world = start; world.step < 90; step(world)) {
            const auto provenance = provenanceOf(world, eventCount(world) - 1, {Quantity::Kind::Vy, BodyId{3}, {}});
            for (const Contribution& part : provenance->parts) {
                if (!part.shares) continue;
                const Shares& s = *part.shares;
                QVERIFY(std::abs(s.speed + s.bounce + s.correction + s.softness + s.clamped - part.amount) < 1e-12);
            }
        }
    }

    void aBounceIsNamed() {
        World world = after("bouncing_ball", 0);
        for (int i = 0; i < 200; ++i) {
            const auto provenance = provenanceOf(world, eventCount(world) - 1, {Quantity::Kind::Vy, BodyId{3}, {}});
            for (const Contribution& part : provenance->parts)
                if (part.shares && part.shares->bounce > 1) return;
            step(world);
        }
        QFAIL("no visit has a share for its bounce");
    }

    void whatIsNotThereHasNone() {
        const World start = after("stack_10", 2);
        QVERIFY(!provenanceOf(start, 3, {Quantity::Kind::Vy, BodyId{99}, {}}));
        QVERIFY(!provenanceOf(start, 0, {Quantity::Kind::Lambda, {}, {RowList::Velocities, 0}}));
        QVERIFY(!provenanceOf(start, 100, {Quantity::Kind::Lambda, {}, {RowList::Velocities, 9999}}));
    }
};

QTEST_GUILESS_MAIN(TestProvenance)
#include "test_provenance.moc"
