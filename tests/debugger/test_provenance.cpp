// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <bit>
#include <random>

#include "physics/analysis/accounts/provenance.h"
#include "physics/debugger/session.h"
#include "physics/trace/input.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Every number of a world: of every body, and the impulse of every row of every list.
std::vector<Quantity> allNumbersOf(const World& world) {
    std::vector<Quantity> all;
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i)
        for (int kind = 0; kind < Quantity::bodyKinds; ++kind) all.push_back({static_cast<Quantity::Kind>(kind), BodyId{i}, {}});
    for (const RowList list : {RowList::Velocities, RowList::PseudoVelocities, RowList::Positions})
        for (std::uint32_t i = 0; i < rowsOf(world, list).size(); ++i) all.push_back({Quantity::Kind::Lambda, {}, {list, i}});
    return all;
}

/// Compares every number of a world at an event with the sum of its parts, bit for bit. How many parts were found.
std::size_t checkAll(const World& start, std::size_t event) {
    const World there = worldAtEvent(start, event);
    const std::vector<Quantity> numbers = allNumbersOf(there);
    const auto all = provenanceOf(start, event, numbers);
    std::size_t parts = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!all[i]) qFatal("no provenance");
        const Real value = *valueOf(there, numbers[i]);
        const Real sum = sumOf(*all[i]);
        if (std::bit_cast<std::uint64_t>(sum + 0.0) != std::bit_cast<std::uint64_t>(value + 0.0) || all[i]->value != value)
            qFatal("kind %d: %.17g, %.17g, %.17g", static_cast<int>(numbers[i].kind), value, all[i]->value, sum);
        Real after = 0;
        for (const Contribution& part : all[i]->parts) {
            if (part.isSet || part.origin == Origin::Other)
                qFatal("kind %d: a part of unknown origin at event %zu: %.17g", static_cast<int>(numbers[i].kind), part.event,
                       part.amount);
            if (part.origin == Origin::Rounding && !(std::abs(part.amount) <= 1e-9 * (1 + std::abs(part.after))))
                qFatal("kind %d: %.17g is no rounding", static_cast<int>(numbers[i].kind), part.amount);
            after += part.amount;
            if (part.after != after) qFatal("a running total that is none");
        }
        parts += all[i]->parts.size();
    }
    return parts;
}

std::size_t eventCount(const World& start) { return eventsOf(start).size(); }

}  // namespace

class TestProvenance : public QObject {
    Q_OBJECT

private slots:
    void contributionsSumToEveryNumberToTheLastBit_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QString()} + methodVariants() + wrongVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void contributionsSumToEveryNumberToTheLastBit() {
        QFETCH(QString, variant);
        for (const char* scene : {"stack_10", "see_saw", "car", "bouncing_ball", "damped_springs"}) {
            World start = shippedWorldAfter(scene, 20, variant);
            for (int i = 0; i < 3; ++i) {
                const std::size_t events = eventCount(start);
                QVERIFY(checkAll(start, events - 1) > 0);
                checkAll(start, events / 2);
                checkAll(start, events / 3);
                step(start);
            }
        }
    }

    void everyBodyAndRowOfThePyramidOfTenSumsAtFiftyRandomEvents() {
        constexpr int moments = 50;
        constexpr int longest = 200;  // steps: falling together, settling, at rest
        std::mt19937_64 random(2026);
        std::vector<int> steps(moments);
        for (int& step : steps) step = static_cast<int>(random() % longest);
        std::ranges::sort(steps);
        World start = shippedWorldAfter("pyramid_10", 0);
        for (const int wanted : steps) {
            while (start.step < wanted) step(start);
            checkAll(start, random() % eventCount(start));
        }
    }

    void impulsesSetByHandAreContributions_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QString()} + methodVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void impulsesSetByHandAreContributions() {
        QFETCH(QString, variant);
        std::mt19937_64 random(11);
        World start = shippedWorldAfter("see_saw", 20, variant);
        const std::size_t stops = eventCount(start);
        for (int i = 0; i < 12; ++i) {
            const auto list = static_cast<RowList>(random() % 3);
            const auto row = static_cast<std::uint32_t>(random() % 6);
            applyInput(start, Intervention{random() % stops, list, row, 0.01 * static_cast<Real>(random() % 100)});
        }
        checkAll(start, eventCount(start) - 1);
        checkAll(start, eventCount(start) / 2);
    }

    void severalNumbersAtOnceAreAsOneByOne() {
        const World start = shippedWorldAfter("see_saw", 20);
        const std::size_t event = eventCount(start) - 1;
        const World there = worldAtEvent(start, event);
        const std::vector<Quantity> numbers = allNumbersOf(there);
        const auto all = provenanceOf(start, event, numbers);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto one = provenanceOf(start, event, numbers[i]);
            QCOMPARE(one->parts.size(), all[i]->parts.size());
            for (std::size_t k = 0; k < one->parts.size(); ++k) {
                QCOMPARE(one->parts[k].event, all[i]->parts[k].event);
                QCOMPARE(one->parts[k].amount, all[i]->parts[k].amount);
            }
        }
    }

    void insideOfAVisitANumberChangesWithItsTerm() {
        Session session(shippedScene("stack_10"));
        session.run(20);
        session.seek({20, 0, Term::VelocityB});
        std::size_t checked = 0;
        while (session.cursor().step == 20 && checked < 400) {
            const Event& event = session.event();
            // A visit of the warm start counts from 0: there the session has no Λ before the clamp.
            if (event.kind == EventKind::Row && event.phase != Phase::WarmStart) {
                for (const Quantity quantity :
                     {Quantity{Quantity::Kind::Vy, event.b, {}}, Quantity{Quantity::Kind::Omega, event.b, {}},
                      Quantity{Quantity::Kind::Lambda, {}, {rowListOf(event.phase), event.visit.row}}}) {
                    const auto provenance =
                        provenanceOf(session.startOfStep(), lastChangeEvent(event, session.cursor(), quantity), quantity);
                    QCOMPARE(sumOf(*provenance), *valueOf(session.world(), quantity));
                    ++checked;
                }
            }
            if (!session.forward(Granularity::Term)) break;
        }
        QVERIFY(checked >= 400);
    }

    void everyPartIsMadeByTheVisitThatItNames() {
        const World start = shippedWorldAfter("see_saw", 20);
        const EventList events = eventsOf(start);
        const auto provenance = provenanceOf(start, events.size() - 1, {Quantity::Kind::Vy, BodyId{2}, {}});
        QVERIFY(provenance->parts.size() > 5);
        for (const Contribution& part : provenance->parts) {
            if (part.origin == Origin::LastStep) continue;
            const Event& event = events[part.event];
            QCOMPARE(part.phase, event.phase);
            QCOMPARE(part.iteration, event.iteration);
            if (!part.row) continue;
            QCOMPARE(*part.row, event.visit.row);
            const bool onB = event.b == BodyId{2};
            const Real m = start.inverseMasses[2].m;
            QCOMPARE(part.amount, (onB ? 1 : -1) * (event.visit.delta * (m * event.n.y)));
        }
    }

    void whereMovesBecomeVelocityTheVisitsAreNamed() {
        const World start = shippedWorldAfter("stack_10", 20, "method=xpbd");
        const auto provenance = provenanceOf(start, eventCount(start) - 1, {Quantity::Kind::Vy, BodyId{3}, {}});
        Real pushed = 0;
        for (const Contribution& part : provenance->parts)
            if (part.origin == Origin::Derived) pushed += part.amount;
        // A box at rest falls by h g and is put back.
        QVERIFY(std::abs(pushed - 10.0 / 60) < 0.02);
    }

    void whatTheWarmStartLeavesOutIsForgotten() {
        const World start = shippedWorldAfter("stack_10", 20, "warm_starting=0.5");
        const World there = worldAtEvent(start, eventCount(start) - 1);
        const auto provenance = provenanceOf(start, eventCount(start) - 1, {Quantity::Kind::Lambda, {}, {RowList::Velocities, 0}});
        QVERIFY(provenance->parts[0].origin == Origin::LastStep);
        QVERIFY(provenance->parts[0].amount > 0);
        QVERIFY(provenance->parts[1].origin == Origin::NotCarried);
        QCOMPARE(provenance->parts[1].amount, -0.5 * provenance->parts[0].amount);
        QCOMPARE(provenance->value, there.rows[0].lambda);
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

    void theSharesOfAVisitAddUpToIt_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QStringLiteral("position_correction=erp")} + methodVariants() + wrongVariants())
            QTest::newRow(qPrintable(variant)) << variant;
    }
    void theSharesOfAVisitAddUpToIt() {
        QFETCH(QString, variant);
        const World start = shippedWorldAfter("bouncing_ball", 30, variant);
        for (World world = start; world.step < 60; step(world)) {
            const auto provenance = provenanceOf(world, eventCount(world) - 1, {Quantity::Kind::Vy, BodyId{3}, {}});
            for (const Contribution& part : provenance->parts) {
                if (!part.shares) continue;
                const Shares& s = *part.shares;
                const Real sum = s.speed + s.bounce + s.drive + s.correction + s.softness + s.clamped;
                QVERIFY(std::abs(sum - part.amount) < 1e-10 * (1 + std::abs(s.speed) + std::abs(s.clamped)));
            }
        }
    }

    void aBounceIsNamed() {
        World world = shippedWorldAfter("bouncing_ball", 0);
        for (int i = 0; i < 200; ++i) {
            const auto provenance = provenanceOf(world, eventCount(world) - 1, {Quantity::Kind::Vy, BodyId{3}, {}});
            for (const Contribution& part : provenance->parts)
                if (part.shares && part.shares->bounce > 1) return;
            step(world);
        }
        QFAIL("no visit has a share for its bounce");
    }

    void whatIsNotThereHasNone() {
        const World start = shippedWorldAfter("stack_10", 2);
        QVERIFY(!provenanceOf(start, 3, {Quantity::Kind::Vy, BodyId{99}, {}}));
        QVERIFY(!provenanceOf(start, 0, {Quantity::Kind::Lambda, {}, {RowList::Velocities, 0}}));
        QVERIFY(!provenanceOf(start, 100, {Quantity::Kind::Lambda, {}, {RowList::Velocities, 9999}}));
    }
};

SOLVERSCOPE_TEST(TestProvenance, QCoreApplication)
#include "test_provenance.moc"
