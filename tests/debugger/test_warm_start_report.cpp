// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <set>

#include "physics/analysis/accounts/warm_start_report.h"
#include "physics/debugger/session.h"
#include "tests/debugger/runs.h"
#include "tests/ground.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr std::array kinds{&PointReport::normal, &PointReport::tangent, &PointReport::pseudo};

struct Told {
    World before;  // the end of the last step
    WarmStartReport story;
};

Told tell(const Session& session) {
    return {session.recording().endOf(session.cursor().step - 1), *warmStartReport(*session.trace())};
}

/// A box that is rolled over its lower right corner.
Scene rollingBox() {
    Scene scene;
    BodyDef ground = groundBody();
    BodyDef box;
    box.id = "box";
    box.shape = Box{1, 1};
    box.position = {0, 0.5};
    box.velocity = {2.4, 0};
    box.angularVelocity = -6;
    scene.bodies = {ground, box};
    return scene;
}

const PointReport* pointOf(const WarmStartReport& story, MatchStatus matchStatus) {
    const auto found = std::ranges::find(story.points, matchStatus, &PointReport::matchStatus);
    return found == story.points.end() ? nullptr : &*found;
}

}  // namespace

class TestWarmStartReport : public QObject {
    Q_OBJECT

private slots:
    void everyOldImpulseIsReusedOrDiscarded_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QString(), "warm_starting=0.8", "warm_starting=0", "pseudo_warm_starting=true"} +
                                          methodVariants() + wrongVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void everyOldImpulseIsReusedOrDiscarded() {
        QFETCH(QString, variant);
        for (const char* scene : {"stack_10", "domino", "shapes"}) {
            Session session = sessionAt(scene, 2, variant);
            for (const std::int64_t step : {2, 3, 20, 45}) {
                session.seek({step, 0, Term::VelocityB});
                if (session.cursor().step != step) break;  // methods that are wrong on purpose may run away
                const auto [before, story] = tell(session);
                std::vector<int> told(before.contacts.size());
                for (const PointReport& point : story.points) {
                    if (point.before) {
                        ++told[*point.before];
                        const Contact& old = before.contacts[*point.before];
                        QCOMPARE(point.normal.old, old.normalImpulse);
                        QCOMPARE(point.tangent.old, old.tangentImpulse);
                        QCOMPARE(point.pseudo.old, old.pseudoImpulse);
                    }
                    QCOMPARE(point.contact.has_value(), point.matchStatus != MatchStatus::Lost);
                    QCOMPARE(point.before.has_value(), point.matchStatus != MatchStatus::New);
                    QCOMPARE(point.age > 0, point.matchStatus == MatchStatus::Kept ||
                                                point.matchStatus == MatchStatus::MismatchedPoint ||
                                                (point.matchStatus == MatchStatus::Lost && before.contacts[*point.before].age > 0));
                    for (const auto kind : kinds) {
                        const KeptImpulse& impulse = point.*kind;
                        QCOMPARE(impulse.reason == Discard::None, impulse.discarded() == 0);
                        if (point.matchStatus == MatchStatus::New || point.matchStatus == MatchStatus::Lost)
                            QCOMPARE(impulse.reused, 0.0);
                    }
                }
                for (const int times : told) QCOMPARE(times, 1);
            }
        }
    }

    void whatIsReusedIsTheFactorTimesWhatWasThereToTheLastBit_data() {
        QTest::addColumn<QString>("factor");
        for (const char* factor : {"1", "0.8", "0.3", "0"}) QTest::newRow(factor) << factor;
    }
    void whatIsReusedIsTheFactorTimesWhatWasThereToTheLastBit() {
        QFETCH(QString, factor);
        const Session session = sessionAt("pyramid_10", 30, QStringLiteral("warm_starting=") + factor);
        const auto [before, story] = tell(session);
        const Real share = factor.toDouble();
        QCOMPARE(story.factor, share);
        QVERIFY(story.count(MatchStatus::Kept) > 50);
        for (const PointReport& point : story.points) {
            if (point.matchStatus != MatchStatus::Kept) continue;
            QCOMPARE(point.normal.reused, share * before.contacts[*point.before].normalImpulse);
            // Rounding can put friction a last bit outside of the scaled cone.
            if (point.tangent.reason != Discard::Clamped)
                QCOMPARE(point.tangent.reused, share * before.contacts[*point.before].tangentImpulse);
            if (point.normal.old != 0 && share < 1)
                QCOMPARE(point.normal.reason, share == 0 ? Discard::SwitchedOff : Discard::Factor);
            // The pseudo-velocities begin with nothing unless a setting says so.
            if (point.pseudo.old != 0) QCOMPARE(point.pseudo.reason, Discard::SwitchedOff);
        }
    }

    void theSumsAgreeWithTheContacts() {
        const Session session = sessionAt("stack_10", 40);
        const auto [before, story] = tell(session);
        Real normal = 0;
        for (const Contact& contact : before.contacts) normal += contact.normalImpulse;
        const KeptImpulse total = story.total(&PointReport::normal);
        QCOMPARE(total.old, normal);
        QCOMPARE(total.reused, normal);
        QCOMPARE(story.count(MatchStatus::Kept), before.contacts.size());
    }

    void aRolledBoxLosesItsCornerAndFindsANewOne() {
        Session session(rollingBox());
        std::set<std::uint32_t> features;
        int exchanged = 0;
        int vanished = 0;
        for (std::int64_t step = 2; step < 90; ++step) {
            session.seek({step, 0, Term::VelocityB});
            const auto [before, story] = tell(session);
            for (const PointReport& point : story.points) features.insert(point.feature);
            const PointReport* lost = pointOf(story, MatchStatus::Lost);
            if (!lost || lost->normal.old == 0) continue;
            const bool touches = story.points.size() > story.count(MatchStatus::Lost);
            QCOMPARE(lost->normal.reason, touches ? Discard::FeatureChanged : Discard::Separated);
            QCOMPARE(lost->normal.discarded(), lost->normal.old);
            (touches ? exchanged : vanished) += 1;
        }
        QVERIFY(features.size() >= 3);  // it has gone over at least one corner
        QVERIFY(exchanged > 0);
        Q_UNUSED(vanished);
    }

    void aBrokenMatchIsToldAsOne() {
        Session session = sessionAt("stack_10", 30);
        const Contact point = session.startOfStep().contacts[4];
        QVERIFY(point.normalImpulse > 0);
        session.addInput(BreakMatch{point.a, point.b, point.feature});
        const auto [before, story] = tell(session);
        QCOMPARE(story.count(MatchStatus::Broken), std::size_t{1});
        const PointReport* broken = pointOf(story, MatchStatus::Broken);
        QCOMPARE(broken->feature, point.feature);
        QCOMPARE(broken->age, 0u);
        QCOMPARE(broken->normal.old, point.normalImpulse);
        QCOMPARE(broken->normal.reused, 0.0);
        QCOMPARE(broken->normal.reason, Discard::Broken);
        session.undo();
        QCOMPARE(tell(session).story.count(MatchStatus::Broken), std::size_t{0});
    }

    void aMethodThatKeepsNothingSaysSo() {
        for (const char* variant : {"method=direct", "accumulate=false", "method=impulse_once", "method=verlet"}) {
            const auto [before, story] = tell(sessionAt("stack_10", 20, QString::fromLatin1(variant)));
            QVERIFY(!story.points.empty());
            for (const PointReport& point : story.points) {
                if (point.matchStatus != MatchStatus::Kept) continue;
                QCOMPARE(point.normal.reused, 0.0);
                if (point.normal.old != 0) QCOMPARE(point.normal.reason, Discard::MethodKeepsNone);
            }
        }
    }

    void wrongFeaturesGivesOnePointsImpulseToAnother() {
        Session session = sessionAt("wrong_features", 2);
        bool mistaken = false;
        for (std::int64_t step = 2; step < 200 && !mistaken; ++step) {
            session.seek({step, 0, Term::VelocityB});
            const auto [before, story] = tell(session);
            for (const PointReport& point : story.points) {
                if (point.matchStatus != MatchStatus::MismatchedPoint) continue;
                mistaken = true;
                const Contact& old = before.contacts[*point.before];
                QVERIFY(std::tuple(point.a, point.b, point.feature) != contactKey(old));
                QCOMPARE(point.normal.old, old.normalImpulse);
            }
        }
        QVERIFY(mistaken);
    }
};

SOLVERSCOPE_TEST(TestWarmStartReport, QCoreApplication)
#include "test_warm_start_report.moc"
