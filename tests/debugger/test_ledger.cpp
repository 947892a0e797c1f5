// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/analysis/accounts/ledger.h"
#include "physics/analysis/accounts/provenance.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/ground.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real overlap = 0.05;  // m
constexpr Real discMass = 2;    // kg

/// A disc that overlaps the ground, at rest.
World sunkenDisc(const QString& variant, Real gravity = 0, Real speed = 0, Real restitution = 0) {
    Scene scene;
    scene.gravity = {0, -gravity};
    BodyDef ground = groundBody();
    BodyDef disc;
    disc.id = "disc";
    disc.shape = Circle{0.5};
    disc.mass = discMass;
    disc.position = {0, 0.5 - overlap};
    disc.velocity = {0, speed};
    disc.restitution = restitution;
    scene.bodies = {ground, disc};
    scene.settings.slop = 0.01;
    scene.settings.erp = 0.2;
    scene.settings.warmStarting = 0;
    scene.settings = withVariant(scene.settings, variant);
    return makeWorld(scene);
}

/// A box of 2 kg that falls onto the ground at 3 m/s, in a step that another engine has made.
World recordedFall(Real lambdaAfter, Real speedAfter) {
    const auto playback = std::make_shared<Playback>();
    playback->bodies = {Body{HalfPlane{}, true, {}, 0, 0}, Body{Box{}, false, {0.5, 3}, 0, 0}};
    playback->poses = {poseAt({}, 0), poseAt({0, 0.5}, 0)};
    playback->velocities = {Velocity{}, Velocity{{0, -3}, 0}};
    Scene scene;
    scene.settings.method = Method::TgsSoft;
    for (const char* id : {"ground", "box"}) scene.bodies.emplace_back().id = id;
    scene.playback = playback;
    PlaybackBuilder builder(*playback, makeWorld(scene));
    const auto phase = [](Phase done) {
        PlayedStop stop;
        stop.phase = done;
        return stop;
    };
    Contact contact;
    contact.b = BodyId{1};
    Row row;
    row.n = {0, 1};
    row.effectiveMass = 2;
    row.bias = -0.1;
    row.upper = 1e9;
    row.b = BodyId{1};
    row.kind = RowKind::Unilateral;
    builder.beginStep();
    builder.put(phase(Phase::Begin));
    builder.put({&contact, 1});
    builder.put(RowList::Velocities, 0, row);
    builder.put(phase(Phase::Linearize));
    PlayedStop visit;
    visit.kind = PlayedStop::Kind::Row;
    visit.phase = Phase::SolveVelocities;
    visit.visit.lambdaAfter = lambdaAfter;
    if (std::isfinite(speedAfter)) visit.vB = {{0, speedAfter}, 0};
    builder.put(visit);
    builder.put(phase(Phase::SolveVelocities));
    builder.put(phase(Phase::End));
    return makeWorld(scene);
}

Real of(const Joules& joules, Cause cause) { return joules[static_cast<std::size_t>(cause)]; }

void mustBeNear(Real actual, Real expected) {
    if (!(std::abs(actual - expected) <= 1e-12 * (1 + std::abs(expected)))) qFatal("%.17g is not %.17g", actual, expected);
}

Real heightAfter(const World& start) {
    World world = start;
    step(world);
    return world.poses[1].position.y;
}

}  // namespace

class TestLedger : public QObject {
    Q_OBJECT

private slots:
    void avbdRemovesTheShareOfAnErrorThatAlphaDoesNotKeep() {
        const Ledger ledger = ledgerOf(sunkenDisc(QStringLiteral("method=avbd kept_error=0.75 iterations=100")));
        mustBeNear(ledger.requested, 0.25 * overlap);
        QVERIFY2(std::abs(ledger.corrected - 0.25 * overlap) < 1e-6, qPrintable(QString::number(ledger.corrected)));
    }

    void theLedgerOfAStepThatIsMadeForItIsTheSame() {
        const World start = shippedWorldAfter(QStringLiteral("stack_10"), 5);
        const Ledger kept = ledgerOf(start);
        World world = start;
        const std::uint64_t before = stepsBegun();
        const Ledger made = ledgerOfStep(world);
        QCOMPARE(stepsBegun() - before, std::uint64_t{1});
        QCOMPARE(made.kinetic, kept.kinetic);
        QCOMPARE(made.lines.size(), kept.lines.size());
        World stepped = start;
        step(stepped);
        QCOMPARE(hashOf(world), hashOf(stepped));
    }

    void baumgartePutsInTheEnergyOfItsSpeed() {
        const World start = sunkenDisc(QStringLiteral("position_correction=erp"));
        const Settings& s = start.settings;
        const Ledger ledger = ledgerOf(start);
        const Real wanted = s.erp * (overlap - s.slop);
        QCOMPARE(ledger.lines.size(), std::size_t{1});
        mustBeNear(ledger.requested, wanted);
        mustBeNear(ledger.corrected, wanted);
        const Real speed = wanted / s.dt;
        mustBeNear(of(ledger.kinetic, Cause::Correction), 0.5 * discMass * speed * speed);
        mustBeNear(total(ledger.kinetic), 0.5 * discMass * speed * speed);
        mustBeNear(of(ledger.lines[0].kinetic, Cause::Correction), 0.5 * discMass * speed * speed);
    }

    void splitImpulseCorrectsAsMuchAndPutsInNothing() {
        const World start = sunkenDisc(QStringLiteral("position_correction=split_impulse"), 10);
        const Settings& s = start.settings;
        const Ledger ledger = ledgerOf(start);
        const Real wanted = s.erp * (overlap - s.slop);
        mustBeNear(ledger.corrected, wanted);
        QCOMPARE(of(ledger.kinetic, Cause::Correction), 0.0);
        mustBeNear(ledger.lifted, discMass * 10 * wanted);
        mustBeNear(heightAfter(start) - 0.5 + overlap, wanted);
    }

    void ngsLiftsByWhatItMoves() {
        const World start = sunkenDisc(QStringLiteral("position_correction=ngs position_iterations=3"), 10);
        const Settings& s = start.settings;
        const Ledger ledger = ledgerOf(start);
        // Each visit removes β of what is left beyond the slop.
        const Real wanted = (overlap - s.slop) * (1 - std::pow(1 - s.erp, 3));
        mustBeNear(ledger.corrected, wanted);
        mustBeNear(ledger.lifted, discMass * 10 * (heightAfter(start) - 0.5 + overlap));
        QCOMPARE(of(ledger.kinetic, Cause::Correction), 0.0);
    }

    void linearProjectionLiftsByWhatItMoves() {
        const World start = sunkenDisc(QStringLiteral("position_correction=linear_projection"), 10);
        const Settings& s = start.settings;
        const Ledger ledger = ledgerOf(start);
        mustBeNear(ledger.requested, s.erp * (overlap - s.slop));
        mustBeNear(ledger.corrected, s.erp * (overlap - s.slop));
        mustBeNear(ledger.lifted, discMass * 10 * (heightAfter(start) - 0.5 + overlap));
    }

    void withoutCorrectionThereIsNone() {
        const Ledger ledger = ledgerOf(sunkenDisc(QStringLiteral("position_correction=none"), 10));
        QCOMPARE(ledger.requested, 0.0);
        QCOMPARE(ledger.corrected, 0.0);
        QCOMPARE(ledger.lifted, 0.0);
        QCOMPARE(of(ledger.kinetic, Cause::Correction), 0.0);
    }

    void gravityAndTheHoldingImpulseCancel() {
        const World start = sunkenDisc(QStringLiteral("position_correction=none"), 10);
        const Ledger ledger = ledgerOf(start);
        const Real fall = 10 * start.settings.dt;
        mustBeNear(of(ledger.kinetic, Cause::Forces), 0.5 * discMass * fall * fall);
        mustBeNear(of(ledger.kinetic, Cause::Speed), -0.5 * discMass * fall * fall);
        mustBeNear(ledger.kineticAfter, 0);
    }

    void aBounceGivesBackItsShareAndTheStopTakesTheRest() {
        const Ledger ledger = ledgerOf(sunkenDisc(QStringLiteral("position_correction=none"), 0, -3, 0.5));
        // Δλ = m v + m e v, each times the mean velocity (−v + e v)/2.
        const Real mean = 0.5 * (-3 + 1.5);
        mustBeNear(of(ledger.kinetic, Cause::Speed), discMass * 3 * mean);
        mustBeNear(of(ledger.kinetic, Cause::Bounce), discMass * 1.5 * mean);
        mustBeNear(total(ledger.kinetic), 0.5 * discMass * (1.5 * 1.5 - 9));
    }

    void everyJouleHasACause_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant :
             QStringList{QString(), QStringLiteral("position_correction=erp")} + methodVariants() + wrongVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void everyJouleHasACause() {
        QFETCH(QString, variant);
        for (const char* name : {"stack_10", "see_saw", "car", "bouncing_ball", "damped_springs", "chain_10"}) {
            Scene scene = shippedScene(name);
            scene.settings = withVariant(scene.settings, variant);
            World world = makeWorld(scene);
            for (int i = 0; i < 40; ++i) {
                const Ledger ledger = ledgerOf(world);
                const Real change = ledger.kineticAfter - ledger.kineticBefore;
                Real size = 0;
                Real lines = 0;
                for (const Real energy : ledger.kinetic) size += std::abs(energy);
                for (const LedgerLine& line : ledger.lines) lines += total(line.kinetic);
                const Real rounding = 1e-9 * (1 + size + ledger.kineticBefore + ledger.kineticAfter);
                if (!(std::abs(total(ledger.kinetic) - change) < rounding))
                    qFatal("%s, step %d: %.17g of %.17g J", name, i, total(ledger.kinetic), change);
                if (!(std::abs(of(ledger.kinetic, Cause::Other)) < rounding))
                    qFatal("%s, step %d: %.17g J from nowhere", name, i, of(ledger.kinetic, Cause::Other));
                // What no contact or joint did, gravity did.
                QVERIFY(std::abs(lines + of(ledger.kinetic, Cause::Forces) + of(ledger.kinetic, Cause::Other) -
                                 total(ledger.kinetic)) < rounding);
                step(world);
            }
        }
    }

    void theCorrectionOfOneContactLiftsTheBoxesAboveToo() {
        // Only the lowest of two discs overlaps what is below it, but both have to move.
        Scene scene;
        BodyDef ground = groundBody();
        BodyDef lower;
        lower.id = "lower";
        lower.shape = Circle{0.5};
        lower.mass = discMass;
        lower.position = {0, 0.5 - overlap};
        BodyDef upper = lower;
        upper.id = "upper";
        upper.position = {0, 1.5 - overlap};
        scene.gravity = {};
        scene.bodies = {ground, lower, upper};
        scene.settings.slop = 0.01;
        scene.settings.warmStarting = 0;
        scene.settings.positionCorrection = PositionCorrection::Erp;
        scene.settings.iterations = 200;
        const World start = makeWorld(scene);
        const Settings& s = start.settings;
        const Ledger ledger = ledgerOf(start);
        const Real speed = s.erp * (overlap - s.slop) / s.dt;
        QVERIFY(std::abs(of(ledger.kinetic, Cause::Correction) - 0.5 * (2 * discMass) * speed * speed) < 1e-9);
        QVERIFY(std::abs(of(ledger.kinetic, Cause::Speed)) < 1e-12);
        QVERIFY(std::abs(ledger.corrected - s.erp * (overlap - s.slop)) < 1e-9);
    }

    void theRelaxingPassTakesTheEnergyOfTheCorrectionBack() {
        const QString soft = QStringLiteral("method=tgs_soft");
        const Ledger relaxed = ledgerOf(sunkenDisc(soft + QStringLiteral(" relax_iterations=4")));
        const Ledger pushed = ledgerOf(sunkenDisc(soft + QStringLiteral(" relax_iterations=0")));
        QVERIFY(of(pushed.kinetic, Cause::Correction) > 1e-3);
        QVERIFY(std::abs(of(relaxed.kinetic, Cause::Correction)) < 1e-9);
        QVERIFY(relaxed.corrected > 0);
    }

    void theEventOfALineIsAVisitToIt() {
        Scene scene = shippedScene("stack_10");
        scene.settings = withVariant(scene.settings, QStringLiteral("position_correction=erp"));
        World world = makeWorld(scene);
        for (int i = 0; i < 20; ++i) step(world);
        const Ledger ledger = ledgerOf(world);
        EventList events;
        tracedStep(world, events);
        QVERIFY(!ledger.lines.empty());
        for (const LedgerLine& line : ledger.lines) {
            QVERIFY(events[line.event].kind == EventKind::Row);
            QCOMPARE(events[line.event].constraint, line.constraint);
        }
    }

    void springsAndTheMouseAreNoCorrections() {
        Scene scene = shippedScene("damped_springs");
        World world = makeWorld(scene);
        Real pulled = 0;
        for (int i = 0; i < 30; ++i) {
            const Ledger ledger = ledgerOf(world);
            pulled += std::abs(of(ledger.kinetic, Cause::Spring));
            for (const LedgerLine& line : ledger.lines)
                if (line.constraint.kind == ConstraintKind::Joint &&
                    world.joints[line.constraint.index].kind == JointKind::Distance)
                    QCOMPARE(of(line.kinetic, Cause::Correction), 0.0);
            step(world);
        }
        QVERIFY(pulled > 0);
    }

    void aRecordedStepThatLeavesMuchOutStillAddsUp_data() {
        QTest::addColumn<double>("lambdaAfter");
        QTest::addColumn<double>("speedAfter");
        QTest::newRow("impulse") << 6.0 << missingValue;
        QTest::newRow("velocity") << missingValue << 0.5;
        QTest::newRow("both, at odds") << 6.0 << 0.5;
        QTest::newRow("neither") << missingValue << missingValue;
    }
    void aRecordedStepThatLeavesMuchOutStillAddsUp() {
        QFETCH(double, lambdaAfter);
        QFETCH(double, speedAfter);
        const World start = recordedFall(lambdaAfter, speedAfter);
        const Ledger ledger = ledgerOf(start);
        const Real change = ledger.kineticAfter - ledger.kineticBefore;
        // Where neither is told the velocity is not known, and nothing is made up in its place.
        if (std::isfinite(lambdaAfter) || std::isfinite(speedAfter))
            QVERIFY(std::abs(total(ledger.kinetic) - change) < 1e-12);
        else
            QVERIFY(std::isnan(total(ledger.kinetic)) && std::isnan(change));
        EventList events;
        World world = start;
        tracedStep(world, events);
        for (std::size_t event = 0; event < events.size(); ++event) {
            const Quantity speed{Quantity::Kind::Vy, BodyId{1}, {}};
            const auto provenance = provenanceOf(start, event, speed);
            QVERIFY(provenance);
            QCOMPARE(sumOf(*provenance), *valueOf(worldAtEvent(start, event), speed));
        }
    }

    void stepsAddUp() {
        World world = makeWorld(shippedScene("stack_10"));
        Ledger sum = ledgerOf(world);
        step(world);
        const Ledger second = ledgerOf(world);
        const Ledger first = sum;
        sum += second;
        QCOMPARE(sum.corrected, first.corrected + second.corrected);
        QCOMPARE(sum.kineticBefore, first.kineticBefore);
        QCOMPARE(sum.kineticAfter, second.kineticAfter);
    }
};

SOLVERSCOPE_TEST(TestLedger, QCoreApplication)
#include "test_ledger.moc"
