// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cmath>

#include "physics/analysis/reference/frozen_step.h"
#include "physics/study/soft_design.h"
#include "physics/world/row_spring.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

RowSpring designed(Real frequency, Real dampingRatio, Real h, Real m = 1) {
    return inAllForms(SpringDef{frequency, dampingRatio}, m, h);
}

/// At the stop at which the rows of a step of this scene have been built.
World builtWorld(const QString& scene, int steps, const QString& variant) {
    const StepTrace trace(shippedWorldAfter(scene, steps, variant));
    return trace.worldAt(trace.endOf(Phase::Linearize).value());
}

const SoftTarget& contactOf(const std::vector<SoftTarget>& targets, bool onStatic) {
    return *std::ranges::find_if(targets, [&](const SoftTarget& t) { return t.isContact() && t.onStatic == onStatic; });
}

}  // namespace

class TestSoftDesign : public QObject {
    Q_OBJECT

private slots:
    void theOscillatorIsTheTextbooks() {
        const Real omega = twoPi * 2;
        for (const Real t : {0.0, 0.05, 0.3, 2.0}) {
            QVERIFY(std::abs(dampedOscillation({2, 0}, t) - std::cos(omega * t)) < 1e-14);
            QVERIFY(std::abs(dampedOscillation({2, 1}, t) - std::exp(-omega * t) * (1 + omega * t)) < 1e-14);
            // ζ = 1.25 has the roots −ω/2 and −2ω.
            const Real twoRoots = (4 * std::exp(-omega / 2 * t) - std::exp(-2 * omega * t)) / 3;
            QVERIFY(std::abs(dampedOscillation({2, 1.25}, t) - twoRoots) < 1e-14);
            for (const Real beside : {1 - 1e-9, 1 + 1e-9})
                QVERIFY(std::abs(dampedOscillation({2, beside}, t) - dampedOscillation({2, 1}, t)) < 1e-7);
        }
        QCOMPARE(dampedOscillation({1000, 100}, 1e6), 0.0);
    }

    void theRowIsImplicitEuler() {
        const bool holds = rc::check("x'' = −2ζω x' − ω² x, implicitly", [] {
            const RowSpring spring = designed(scaled(0.1, 30), scaled(0.01, 5), scaled(1e-4, 1.0 / 15), scaled(0.1, 10));
            const Real omegaH = twoPi * spring.byFrequency.frequency * spring.h;
            const Real damping = 2 * spring.byFrequency.dampingRatio * omegaH;
            const Real shrinks = 1 / (1 + damping + omegaH * omegaH);
            const auto x = rowResponse(spring, Settings{}, 50);
            RC_ASSERT(std::abs(x[1] - (1 + damping) * shrinks) < 1e-12);
            for (std::size_t i = 1; i + 1 < x.size(); ++i)
                RC_ASSERT(std::abs(x[i + 1] - (2 + damping) * shrinks * x[i] + shrinks * x[i - 1]) < 1e-12);
        });
        QVERIFY(holds);
    }

    void smallStepsApproachTheOscillator() {
        for (const Real zeta : {0.1, 1.0, 4.0}) {
            Real before = 1;
            for (const int perSecond : {100, 1000, 10000}) {
                const RowSpring spring = designed(1, zeta, 1.0 / perSecond);
                const auto x = rowResponse(spring, Settings{}, perSecond);
                Real worst = 0;
                for (std::size_t i = 0; i < x.size(); ++i)
                    worst =
                        std::max(worst, std::abs(x[i] - dampedOscillation(spring.byFrequency, static_cast<Real>(i) * spring.h)));
                QVERIFY2(worst < before / 8, qPrintable(QString::number(worst)));  // of first order
                before = worst;
            }
        }
    }

    void aRelaxedRowOnlyDecays() {
        Settings settings;
        settings.method = Method::TgsSoft;
        for (const Real zeta : {0.1, 1.0, 10.0}) {
            const RowSpring spring = designed(30, zeta, 1.0 / 240);
            const Real omegaH = twoPi * 30 / 240;
            const Real factor = (1 + 2 * zeta * omegaH) / (1 + 2 * zeta * omegaH + omegaH * omegaH);
            const auto x = rowResponse(spring, settings, 20, true);
            for (std::size_t i = 1; i < x.size(); ++i) QVERIFY(std::abs(x[i] - factor * x[i - 1]) < 1e-12);
        }
    }

    void theResponseLastsUntilItIsDownToOnePercent() {
        for (const Real zeta : {0.2, 1.0, 3.0}) {
            const RowSpring spring = designed(1, zeta, 1e-3);
            const Real end = responseTime(spring, 1'000'000);
            for (Real t = end; t < 2 * end; t += 0.01) QVERIFY(std::abs(dampedOscillation(spring.byFrequency, t)) < 0.06);
            QCOMPARE(responseTime(spring, 30), 30 * spring.h);
        }
        QCOMPARE(responseTime(designed(1000, 1, 0.1), 400), 10 * 0.1);
    }

    void theMassIsThatOfTheSolversRow() {
        for (const char* scene : {"stack_10", "chain_10", "soft_bar"}) {
            const World world = builtWorld(scene, 20, {});
            std::size_t found = 0;
            for (const SoftTarget& target : softTargetsOf(world))
                for (std::uint32_t i = 0; i < world.rows.size(); ++i) {
                    const Row& row = world.rows[i];
                    const bool isIt =
                        row.constraint == target.constraint &&
                        (target.isContact() ? isContactNormal(row) : placeInConstraint(world.rows, i) == target.place);
                    if (!isIt) continue;
                    ++found;
                    QVERIFY(std::abs(target.mass * inverseEffectiveMass(row, world.inverseMasses[index(row.a)],
                                                                        world.inverseMasses[index(row.b)]) -
                                     1) < 1e-14);
                }
            QVERIFY2(found > 0, scene);
        }
    }

    void theSpringOfATargetIsThatOfItsRow() {
        for (const char* variant : {"method=soft", "method=tgs_soft substeps=1", "method=tgs_soft"}) {
            for (const char* scene : {"stack_10", "chain_10", "soft_bar"}) {
                const World world = builtWorld(scene, 20, variant);
                for (const SoftTarget& target : softTargetsOf(world))
                    for (std::uint32_t i = 0; i < world.rows.size(); ++i) {
                        const Row& row = world.rows[i];
                        if (row.constraint != target.constraint || row.kind == RowKind::Friction || row.softness == 0 ||
                            (!target.isContact() && placeInConstraint(world.rows, i) != target.place))
                            continue;
                        const RowSpring spring = springOf(target, world.settings).value();
                        QVERIFY(std::abs(spring.byStep.gamma / row.softness - 1) < 1e-12);
                    }
            }
        }
        const World hard = builtWorld("stack_10", 20, {});
        QVERIFY(!springOf(softTargetsOf(hard).front(), hard.settings));
    }

    void settingsGiveAContactTheSpringUpToTheLimit() {
        const World world =
            builtWorld("stack_10", 20, "method=tgs_soft");  // 240 sub-steps in a second, a quarter of an oscillation each
        const auto targets = softTargetsOf(world);
        for (const bool onStatic : {false, true}) {
            const SoftTarget& contact = contactOf(targets, onStatic);
            const Settings given = withContactSpring(world.settings, contact, {40, 0.5});
            QVERIFY(std::abs(springOf(contact, given)->byFrequency.frequency - 40) < 1e-9);
            QVERIFY(std::abs(springOf(contact, given)->byFrequency.dampingRatio - 0.5) < 1e-9);
            QVERIFY(!bindingLimit(contact, given));
            const Settings tooMuch = withContactSpring(world.settings, contact, {150, 0.5});
            const Real limit = onStatic ? 120 : 60;
            QVERIFY(std::abs(bindingLimit(contact, tooMuch).value() - limit) < 1e-9);
            QVERIFY(std::abs(springOf(contact, tooMuch)->byFrequency.frequency - limit) < 1e-9);
        }
    }

    void jointsOfThisSettingsHaveTheirOwnLimit() {
        const World world = builtWorld("chain_10", 20, "method=soft");
        const SoftTarget target = softTargetsOf(world).front();
        QVERIFY(!target.isContact());
        QCOMPARE(bindingLimit(target, world.settings).value(), 30.0);  // half of 60, of the 60 Hz that twice 30 would be
        SoftTarget onSpring = target;
        onSpring.spring = SpringDef{100, 1};
        QVERIFY(!bindingLimit(onSpring, world.settings));
    }

    void onlyRowsThatASpringActsOnAreOffered() {
        // A wheel's guide is hard, its axis is on the spring; a rope and a limit are rows as well.
        const World car = shippedWorldAfter("car", 1);
        for (const SoftTarget& target : softTargetsOf(car)) {
            if (target.isContact()) continue;
            QVERIFY(car.joints[target.constraint.index].kind != JointKind::Wheel || target.place == 1);
        }
    }
};

SOLVERSCOPE_TEST(TestSoftDesign, QCoreApplication)
#include "test_soft_design.moc"
