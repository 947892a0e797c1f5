// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// (f, ζ), (k, c) and (β, γ): the ways between them, both ways, and what a row does with each.
#include <QTest>
#include <cmath>

#include "physics/constraints/spring.h"
#include "physics/world/row_spring.h"
#include "physics/world/step.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

bool close(Real a, Real b, Real share = 1e-12) { return std::abs(a - b) <= share * std::max(std::abs(a), std::abs(b)); }

/// A ball of mass m on a spring between it and a wall, pulled out by 0.5 m; a row without lever arms.
Scene massOnASpring(Real m, AnySpringDef spring, Real h, Vec2 gravity = {}) {
    Scene scene;
    scene.gravity = gravity;
    scene.settings.dt = h;
    scene.settings.iterations = 1;
    scene.bodies.resize(2);
    scene.bodies[0].id = "wall";
    scene.bodies[0].isStatic = true;
    scene.bodies[1].id = "mass";
    scene.bodies[1].shape = Circle{0.25};
    scene.bodies[1].position = {2, 0};
    scene.bodies[1].mass = m;
    scene.joints.push_back({"spring", BodyId{0}, BodyId{1}, DistanceDef{{0, 0}, {2, 0}, 1.5, {}, {}}, false, spring});
    return scene;
}

}  // namespace

class TestSpring : public QObject {
    Q_OBJECT
private slots:
    void frequencyAndStiffnessLeadToEachOther() {
        const bool holds = rc::check("f, ζ ⇄ k, c", [] {
            const Real m = scaled(1e-3, 1e3);
            const SpringDef spring{scaled(1e-3, 1e3), scaled(1e-3, 100)};
            const StiffnessDef stiffness = stiffnessOf(spring, m);
            const SpringDef again = springOf(stiffness, m);
            RC_ASSERT(close(again.frequency, spring.frequency) && close(again.dampingRatio, spring.dampingRatio));
            // Textbook: T = 2π √(m/k), critical damping 2 √(k m).
            RC_ASSERT(close(1 / spring.frequency, 2 * pi * std::sqrt(m / stiffness.stiffness)));
            RC_ASSERT(close(stiffness.damping, spring.dampingRatio * 2 * std::sqrt(stiffness.stiffness * m)));
        });
        QVERIFY(holds);
    }

    void stiffnessAndTheNumbersOfAStepLeadToEachOther() {
        const bool holds = rc::check("k, c ⇄ β, γ", [] {
            const Real h = scaled(1e-6, 1.0 / 15);
            const StiffnessDef spring{scaled(1e-3, 1e6), scaled(1e-3, 1e4)};
            const BetaGammaDef step = betaGammaOf(spring, h);
            RC_ASSERT(step.beta > 0 && step.beta < 1 && step.gamma > 0);
            const StiffnessDef again = stiffnessOf(step, h);
            // 1 − β cancels where there is hardly a damper.
            RC_ASSERT(close(again.stiffness, spring.stiffness));
            RC_ASSERT(std::abs(again.damping - spring.damping) < 1e-11 * (spring.damping + h * spring.stiffness));
        });
        QVERIFY(holds);
    }

    void theNumbersOfAStepAndStiffnessLeadToEachOther() {
        const bool holds = rc::check("β, γ ⇄ k, c ⇄ f, ζ", [] {
            const Real h = scaled(1e-6, 1.0 / 15);
            const Real m = scaled(1e-3, 1e3);
            const BetaGammaDef step{scaled(1e-6, 0.999), scaled(1e-6, 1e6)};
            const StiffnessDef stiffness = stiffnessOf(step, h);
            const BetaGammaDef again = betaGammaOf(stiffness, h);
            RC_ASSERT(close(again.beta, step.beta) && close(again.gamma, step.gamma));
            const BetaGammaDef roundAbout = betaGammaOf(AnySpringDef(springOf(stiffness, m)), m, h);
            RC_ASSERT(close(roundAbout.beta, step.beta, 1e-11) && close(roundAbout.gamma, step.gamma, 1e-11));
        });
        QVERIFY(holds);
    }

    void erpAndCfmAreThoseOfOde() {
        const bool holds = rc::check("k, c → ERP, CFM ⇄ β, γ", [] {
            const Real h = scaled(1e-6, 1.0 / 15);
            const StiffnessDef spring{scaled(1e-3, 1e6), scaled(1e-3, 1e4)};
            const BetaGammaDef step = betaGammaOf(spring, h);
            const ErpCfm mixed = erpCfmOf(step, h);
            const Real below = h * spring.stiffness + spring.damping;
            RC_ASSERT(close(mixed.erp, h * spring.stiffness / below) && close(mixed.cfm, 1 / below));
            const BetaGammaDef again = betaGammaOf(mixed, h);
            RC_ASSERT(close(again.beta, step.beta) && close(again.gamma, step.gamma));
        });
        QVERIFY(holds);
    }

    void allFormsAreTheSameSpring() {
        const bool holds = rc::check("any form, all forms", [] {
            const Real h = scaled(1e-4, 1.0 / 15);
            const Real m = scaled(1e-2, 1e2);
            const SpringDef spring{scaled(0.1, 30), scaled(0.01, 5)};
            const RowSpring all = inAllForms(spring, m, h);
            RC_ASSERT(all.byFrequency == spring && all.mass == m && all.h == h);
            for (const AnySpringDef& form :
                 {AnySpringDef(all.byStiffness), AnySpringDef(all.byStep), AnySpringDef(betaGammaOf(all.byErp, h))}) {
                const RowSpring again = inAllForms(form, m, h);
                RC_ASSERT(close(again.byFrequency.frequency, spring.frequency, 1e-10));
                RC_ASSERT(close(again.byFrequency.dampingRatio, spring.dampingRatio, 1e-8));
                RC_ASSERT(close(again.byStiffness.stiffness, all.byStiffness.stiffness, 1e-10));
                RC_ASSERT(close(again.byStep.gamma, all.byStep.gamma, 1e-10) && close(again.byErp.erp, all.byErp.erp, 1e-10));
            }
        });
        QVERIFY(holds);
    }

    void theEndsOfTheRangesAreWhatTheySay() {
        QCOMPARE(stiffnessOf(BetaGammaDef{0.2, 0}, 0.01).stiffness, std::numeric_limits<Real>::infinity());
        QCOMPARE(stiffnessOf(BetaGammaDef{0, 2}, 0.01), (StiffnessDef{0, 50}));
        QCOMPARE(stiffnessOf(BetaGammaDef{1, 2}, 0.5), (StiffnessDef{2, 0}));
        QCOMPARE(springOf(StiffnessDef{0, 3}, 1).frequency, 0.0);
        QVERIFY(std::isnan(springOf(StiffnessDef{0, 3}, 1).dampingRatio));
    }

    void allThreeWaysMakeTheSameMotion() {
        const bool holds = rc::check("three springs, one motion", [] {
            const Real m = scaled(0.1, 10);
            const Real h = scaled(1e-4, 1.0 / 15);
            const SpringDef spring{scaled(0.1, 30), scaled(0.01, 5)};
            const StiffnessDef stiffness = stiffnessOf(spring, m);
            World byFrequency = makeWorld(massOnASpring(m, spring, h));
            World byStiffness = makeWorld(massOnASpring(m, stiffness, h));
            World byStep = makeWorld(massOnASpring(m, betaGammaOf(stiffness, h), h));
            for (int i = 0; i < 100; ++i) {
                for (World* world : {&byFrequency, &byStiffness, &byStep}) step(*world);
                RC_ASSERT(std::abs(byStiffness.poses[1].position.x - byFrequency.poses[1].position.x) < 1e-12);
                RC_ASSERT(std::abs(byStep.poses[1].position.x - byFrequency.poses[1].position.x) < 1e-12);
            }
        });
        QVERIFY(holds);
    }

    void aStiffnessStaysWhenTheTimeStepChangesAndBetaAndGammaDoNot() {
        // Static sag: m g / k at any step; with β and γ it is h² γ m g / β.
        for (const Real h : {1.0 / 240, 1.0 / 60, 1.0 / 15}) {
            World stiff = makeWorld(massOnASpring(2, StiffnessDef{80, 30}, h, {10, 0}));
            World given = makeWorld(massOnASpring(2, BetaGammaDef{0.25, 2}, h, {10, 0}));
            for (int i = 0; i * h < 60; ++i) {
                step(stiff);
                step(given);
            }
            QVERIFY(std::abs(stiff.poses[1].position.x - 1.5 - 2 * 10 / 80.0) < 1e-10);
            QVERIFY(std::abs(given.poses[1].position.x - 1.5 - h * h * 2 * 2 * 10 / 0.25) < 1e-10);
        }
    }

    void aRowTellsWhichSpringItIs() {
        const bool holds = rc::check("springOfRow", [] {
            const Real m = scaled(0.1, 10);
            const Real h = scaled(1e-4, 1.0 / 15);
            const SpringDef spring{scaled(0.1, 30), scaled(0.01, 5)};
            World world = makeWorld(massOnASpring(m, spring, h));
            step(world);
            const auto row = springOfRow(world, 0);
            RC_ASSERT(row.has_value());
            RC_ASSERT(close(row->mass, m) && row->h == h);
            RC_ASSERT(close(row->byFrequency.frequency, spring.frequency, 1e-10));
            RC_ASSERT(close(row->byFrequency.dampingRatio, spring.dampingRatio, 1e-8));
            RC_ASSERT(close(row->byStep.gamma, world.rows[0].softness));
        });
        QVERIFY(holds);
    }

    void theSofteningMethodsTellTheirFrequencyToo() {
        Scene scene = massOnASpring(1, StiffnessDef{10, 1}, 1.0 / 60);
        scene.joints[0].spring.reset();
        scene.settings.method = Method::Soft;
        World world = makeWorld(scene);
        step(world);
        const auto row = springOfRow(world, 0);
        QVERIFY(row.has_value());
        QVERIFY(close(row->byFrequency.frequency, 30, 1e-10));  // half of the steps in a second
        QVERIFY(close(row->byFrequency.dampingRatio, 2, 1e-10));
        scene.settings.method = Method::SequentialImpulses;
        world = makeWorld(scene);
        step(world);
        QVERIFY(!springOfRow(world, 0));
    }
};

SOLVERSCOPE_TEST(TestSpring, QCoreApplication)
#include "test_spring.moc"
