// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/collision/kept_manifold.h"
#include "tests/collision/placed_shapes.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Shape randomShape() {
    switch (oneOf(4)) {
        case 0:
            return Circle{between(0.2, 1)};
        case 1:
            return Capsule{between(0.2, 1), between(0.1, 0.5)};
        case 2:
            return Polygon{{Vec2{-0.5, -0.4}, Vec2{0.7, -0.4}, Vec2{0.1, 0.6}}, 3};
        default:
            return Box{between(0.3, 2), between(0.3, 2)};
    }
}

/// Two bodies that have just come to touch: the second one is moved towards the first until they do.
ContactVector touchingPair(Placed& a, Placed& b) {
    a = at(randomShape(), {between(-3, 3), between(-3, 3)}, between(-4, 4));
    const Real direction = between(0, twoPi);
    const Vec2 towards{std::cos(direction), std::sin(direction)};
    const Shape shape = randomShape();
    const Real angle = between(-4, 4);
    for (Real distance = 4; distance > 0; distance -= 0.002) {
        b = at(shape, a.pose.position + distance * towards, angle);
        auto contacts = contactsOf(a, b);
        if (!contacts.empty()) return contacts;
    }
    return {};
}

KeptManifold keptOf(const Placed& a, const Placed& b, const ContactVector& contacts) {
    return keptManifold(BodyId{0}, BodyId{1}, contacts, a.pose, b.pose, reachOf(b.shape));
}

ContactVector moved(const KeptManifold& kept, const Placed& a, const Placed& b) {
    std::array<Contact, 2> out;
    const int count = movedPoints(kept, a.pose, b.pose, Reach(infinity), out);
    return {out.begin(), out.begin() + count};
}

/// The same place, seen from somewhere else.
Placed carried(const Placed& placed, Real angle, Vec2 by) {
    const Rotation turn = rotationBy(angle);
    return {placed.shape, poseAt(by + rotate(turn, placed.pose.position), placed.pose.angle + angle)};
}

}  // namespace

class TestKeptManifold : public QObject {
    Q_OBJECT

private slots:
    void whileNothingMovesItIsWhatWasFound() {
        require(rc::check("kept = found", [] {
            Placed a, b;
            const auto contacts = touchingPair(a, b);
            const KeptManifold kept = keptOf(a, b, contacts);
            RC_ASSERT(motionSince(kept, a.pose, b.pose) == 0);
            const auto now = moved(kept, a, b);
            RC_ASSERT(now.size() == contacts.size());
            for (std::size_t i = 0; i < now.size(); ++i) {
                RC_ASSERT(now[i].feature == contacts[i].feature);
                RC_ASSERT(near(now[i].point, contacts[i].point) && near(now[i].normal, contacts[i].normal));
                RC_ASSERT(near(now[i].separation, contacts[i].separation));
            }
        }));
    }

    void bodiesThatMoveTogetherDoNotMove() {
        require(rc::check("carried", [] {
            Placed a, b;
            const auto contacts = touchingPair(a, b);
            const KeptManifold kept = keptOf(a, b, contacts);
            const Real angle = between(-3, 3);
            const Vec2 by{between(-5, 5), between(-5, 5)};
            const Placed thereA = carried(a, angle, by);
            const Placed thereB = carried(b, angle, by);
            RC_ASSERT(motionSince(kept, thereA.pose, thereB.pose) < 1e-13);
            const auto now = moved(kept, thereA, thereB);
            for (std::size_t i = 0; i < now.size(); ++i) RC_ASSERT(near(now[i].separation, contacts[i].separation));
        }));
    }

    void noPointOfTheOtherBodyMovesFurtherThanTheMotion() {
        require(rc::check("motion", [] {
            Placed a, b;
            const auto contacts = touchingPair(a, b);
            const KeptManifold kept = keptOf(a, b, contacts);
            const Placed thereA =
                at(a.shape, a.pose.position + Vec2{between(-1, 1), between(-1, 1)}, a.pose.angle + between(-1, 1));
            const Placed thereB =
                at(b.shape, b.pose.position + Vec2{between(-1, 1), between(-1, 1)}, b.pose.angle + between(-1, 1));
            const Real direction = between(0, twoPi);
            const Vec2 point = reachOf(b.shape) * Vec2{std::cos(direction), std::sin(direction)};
            const Vec2 before = toLocal(a.pose, toWorld(b.pose, point));
            const Vec2 after = toLocal(thereA.pose, toWorld(thereB.pose, point));
            RC_ASSERT(length(after - before) <= motionSince(kept, thereA.pose, thereB.pose) + 1e-12);
        }));
    }

    /// The bound that the setting promises.
    void aKeptPointIsOffByAtMostTwiceTheMotion() {
        int compared = 0;
        require(rc::check("at most 2 d", [&] {
            Placed a, b;
            const auto contacts = touchingPair(a, b);
            const KeptManifold kept = keptOf(a, b, contacts);
            const Real size = scaled(1e-5, 0.02);
            const Placed there =
                at(b.shape, b.pose.position + size * Vec2{between(-1, 1), between(-1, 1)}, b.pose.angle + size * between(-1, 1));
            const Real d = motionSince(kept, a.pose, there.pose);
            for (const Contact& now : moved(kept, a, there))
                for (const Contact& exact : contactsOf(a, there)) {
                    if (exact.feature != now.feature) continue;
                    ++compared;
                    RC_ASSERT(std::abs(exact.separation - now.separation) <= 2 * d + 1e-12);
                    RC_ASSERT(length(exact.point - now.point) <= 2 * d + 1e-12);
                }
        }));
        QVERIFY(compared > 50);
    }

    void boxesThatSlideFaceToFaceKeepTheirSeparation() {
        const Placed lower = at(Box{4, 1}, {0, 0});
        const Placed upper = at(Box{1, 1}, {0.3, 0.998});
        const KeptManifold kept = keptOf(lower, upper, contactsOf(lower, upper));
        const auto now = moved(kept, lower, at(Box{1, 1}, {0.5, 0.998}));
        QCOMPARE(now.size(), std::size_t{2});
        for (const Contact& contact : now) QVERIFY(near(contact.separation, -0.002));
        QVERIFY(near(motionSince(kept, lower.pose, poseAt({0.5, 0.998}, 0)), 0.2));
    }

    void pointsThatAreNoLongerWithinReachAreLeftOut() {
        const Placed lower = at(Box{4, 1}, {0, 0});
        const Placed upper = at(Box{1, 1}, {0, 0.999});
        const KeptManifold kept = keptOf(lower, upper, contactsOf(lower, upper));
        std::array<Contact, 2> out;
        QCOMPARE(movedPoints(kept, lower.pose, poseAt({0, 1.01}, 0), touching, out), 0);
        QCOMPARE(movedPoints(kept, lower.pose, poseAt({0, 1.01}, 0), Reach(0.02, true), out), 2);
        QCOMPARE(movedPoints(kept, lower.pose, poseAt({0, 0.9985}, 0), touching, out), 2);
    }
};

SOLVERSCOPE_TEST(TestKeptManifold, QCoreApplication)
#include "test_kept_manifold.moc"
