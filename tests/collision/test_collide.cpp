// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <vector>

#include "physics/collision/collide.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyId id(std::uint32_t i) { return static_cast<BodyId>(i); }

/// The ground, a row of boxes on it, and the pairs that touch.
struct RowOfBodies {
    std::vector<Body> bodies;
    std::vector<Pose> poses;
    std::vector<BodyPair> pairs;

    explicit RowOfBodies(std::uint32_t count) {
        Body ground;
        ground.shape = HalfPlane{};
        ground.isStatic = true;
        ground.friction = 0.25;
        ground.restitution = 0.5;
        bodies.push_back(ground);
        poses.push_back({});
        for (std::uint32_t i = 1; i <= count; ++i) {
            Body box;
            box.shape = Box{1, 1};
            box.friction = 0.64;
            box.restitution = 0.1 * i;
            bodies.push_back(box);
            poses.push_back(poseAt({2.0 * i, 0.49}, 0));
            pairs.push_back({id(0), id(i)});
        }
    }

    /// Every pair over and over, so that there are more contacts than a step may have.
    void repeatPairs(std::size_t count) {
        const auto once = pairs;
        while (pairs.size() < count) pairs.insert(pairs.end(), once.begin(), once.end());
    }

    ContactVector collided(const ContactVector& before) const {
        ContactVector now;
        collide(pairs, {bodies, poses, before}, now);
        return now;
    }
};

/// Impulses that tell every contact from every other.
void mark(ContactVector& contacts) {
    Real next = 1;
    for (Contact& c : contacts) {
        c.normalImpulse = next / 3;
        c.tangentImpulse = -next / 7;
        c.pseudoImpulse = next / 11;
        ++next;
    }
}

}  // namespace

class TestCollide : public QObject {
    Q_OBJECT

private slots:
    void contactsAreBounded() {
        RowOfBodies row(100);
        row.repeatPairs(maxContacts);
        QVERIFY(row.collided({}).size() >= maxContacts);
        QVERIFY(row.collided({}).size() <= maxContacts + 1);
    }

    void contactsComeInTheOrderOfTheirKeys() {
        const auto contacts = RowOfBodies(5).collided({});
        QCOMPARE(contacts.size(), 10u);
        for (std::size_t i = 1; i < contacts.size(); ++i) QVERIFY(contactKey(contacts[i - 1]) < contactKey(contacts[i]));
    }

    void frictionIsTheGeometricMeanAndRestitutionTheLarger() {
        const auto contacts = RowOfBodies(9).collided({});
        QCOMPARE(contacts.front().a, id(0));
        QCOMPARE(contacts.front().b, id(1));
        QCOMPARE(contacts.front().friction, 0.4);
        QCOMPARE(contacts.front().restitution, 0.5);
        QCOMPARE(contacts.back().restitution, 0.9);
    }

    void newContactsBeginWithoutImpulses() {
        for (const Contact& c : RowOfBodies(3).collided({})) {
            QCOMPARE(c.normalImpulse, 0.0);
            QCOMPARE(c.tangentImpulse, 0.0);
            QCOMPARE(c.pseudoImpulse, 0.0);
            QCOMPARE(c.age, 0u);
        }
    }

    void lastingContactsKeepTheirImpulsesAndGrowOlder() {
        const RowOfBodies row(4);
        auto before = row.collided({});
        mark(before);
        for (std::uint32_t age = 1; age < 4; ++age) {
            const auto now = row.collided(before);
            QCOMPARE(now.size(), before.size());
            for (std::size_t i = 0; i < now.size(); ++i) {
                Contact expected = before[i];
                expected.age = age;
                QVERIFY(now[i] == expected);
            }
            before = now;
        }
    }

    void geometryIsAlwaysNew() {
        RowOfBodies row(1);
        const auto before = row.collided({});
        row.poses[1] = poseAt({2.5, 0.48}, 0);
        const auto now = row.collided(before);
        QCOMPARE(now[0].age, 1u);
        QVERIFY(std::abs(now[0].separation + 0.02) < 1e-15);
        QVERIFY(std::abs(now[0].point.x - 2.0) < 1e-15);
    }

    void partedContactsAreForgotten() {
        RowOfBodies row(4);
        auto before = row.collided({});
        mark(before);
        const Pose resting = row.poses[2];
        row.poses[2].position.y = 5;  // box 2 flies up
        const auto without = row.collided(before);
        QCOMPARE(without.size(), 6u);
        QCOMPARE(without[1].normalImpulse, before[1].normalImpulse);
        QCOMPARE(without[2].normalImpulse, before[4].normalImpulse);  // box 3 is not given what box 2 had
        row.poses[2] = resting;
        const auto again = row.collided(without);
        QCOMPARE(again.size(), 8u);
        QCOMPARE(again[2].normalImpulse, 0.0);
        QCOMPARE(again[2].age, 0u);
        QCOMPARE(again[4].normalImpulse, before[4].normalImpulse);
        QCOMPARE(again[4].age, 2u);
    }

    void oneCornerThatLiftsOffLeavesTheOtherItsImpulse() {
        RowOfBodies row(1);
        auto before = row.collided({});
        mark(before);
        row.poses[1] = poseAt({2, 0.5}, 0.1);  // counter-clockwise: stands on its left corner
        const auto now = row.collided(before);
        QCOMPARE(now.size(), 1u);
        QCOMPARE(now[0].feature, 0u);
        QCOMPARE(now[0].normalImpulse, before[0].normalImpulse);
        row.poses[1] = poseAt({2, 0.5}, -0.1);
        const auto other = row.collided(before);
        QCOMPARE(other.size(), 1u);
        QCOMPARE(other[0].feature, 1u);
        QCOMPARE(other[0].normalImpulse, before[1].normalImpulse);
    }

    void contactsOfOtherPairsAreNeverTaken() {
        const RowOfBodies row(3);
        auto before = row.collided({});
        mark(before);
        for (Contact& c : before) c.b = id(static_cast<std::uint32_t>(index(c.b)) + 10);
        for (const Contact& c : row.collided(before)) QCOMPARE(c.normalImpulse, 0.0);
        for (Contact& c : before) c.feature += 2;
        for (const Contact& c : row.collided(before)) QCOMPARE(c.age, 0u);
    }

    void aBrokenMatchIsANewContactAndLeavesItsNeighboursAlone() {
        const RowOfBodies row(3);
        auto before = row.collided({});
        mark(before);
        before[2].matchBroken = true;
        const auto now = row.collided(before);
        QCOMPARE(now.size(), before.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            QCOMPARE(now[i].normalImpulse, i == 2 ? 0.0 : before[i].normalImpulse);
            QCOMPARE(now[i].age, i == 2 ? 0u : 1u);
            QCOMPARE(matchOf(now[i], before), i == 2 ? Match::Broken : Match::Kept);
            QVERIFY(!now[i].matchBroken);
        }
    }

    void aPileUsesNoMoreMemoryOnceItHasTouched() {
        const RowOfBodies row(20);
        auto before = row.collided({});
        ContactVector now;
        collide(row.pairs, {row.bodies, row.poses, before}, now);
        const Contact* place = now.data();
        for (int step = 0; step < 3; ++step) {
            collide(row.pairs, {row.bodies, row.poses, before}, now);
            QCOMPARE(now.data(), place);
        }
    }

    void aColdContactTellsWhy() {
        const RowOfBodies row(2);
        auto before = row.collided({});
        const auto now = row.collided(before);
        QCOMPARE(matchOf(now[0], before), Match::Kept);
        const auto fresh = row.collided({});
        QCOMPARE(matchOf(fresh[0], {}), Match::NewPair);
        QCOMPARE(matchOf(fresh[0], std::span(before).subspan(2)), Match::NewPair);  // only the other box touched
        for (Contact& c : before) c.feature += 100;
        const auto other = row.collided(before);
        QCOMPARE(matchOf(other[0], before), Match::NewFeatures);
        QCOMPARE(matchOf(other[3], before), Match::NewFeatures);
    }
};

SOLVERSCOPE_TEST(TestCollide, QCoreApplication)
#include "test_collide.moc"
