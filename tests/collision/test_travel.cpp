// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <array>
#include <cmath>
#include <vector>

#include "physics/collision/collide.h"
#include "physics/collision/travel.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Pose randomPlace(Real range) { return poseAt({within(-range, range), within(-range, range)}, within(-4, 4)); }

Body moving(const Shape& shape) {
    Body body;
    body.shape = shape;
    body.inverseMass = {1, 1};
    return body;
}

std::array<Vec2, 4> cornersInWorld(const Box& box, const Pose& pose) {
    const Vec2 half{0.5 * box.width, 0.5 * box.height};
    return {toWorld(pose, {-half.x, -half.y}), toWorld(pose, {half.x, -half.y}), toWorld(pose, {half.x, half.y}),
            toWorld(pose, {-half.x, half.y})};
}

Real distanceToSegment(Vec2 p, Vec2 a, Vec2 b) {
    const Real along = std::clamp(dot(p - a, b - a) / lengthSquared(b - a), 0.0, 1.0);
    return length(p - a - along * (b - a));
}

/// The distance of two boxes that are apart, by all pairs of a corner and an edge.
Real distanceByEdges(const std::array<Vec2, 4>& a, const std::array<Vec2, 4>& b) {
    Real least = std::numeric_limits<Real>::infinity();
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t k = 0; k < 4; ++k) {
            least = std::min(least, distanceToSegment(a[i], b[k], b[(k + 1) % 4]));
            least = std::min(least, distanceToSegment(b[i], a[k], a[(k + 1) % 4]));
        }
    return least;
}

bool areApart(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB) {
    std::array<Contact, 2> found;
    return manifold(a, poseA, b, poseB, 0, found) == 0;
}

}  // namespace

class TestTravel : public QObject {
    Q_OBJECT

private slots:
    void theSweptBoxHoldsTheBodyWhereverItGets() {
        require(rc::check("swept", [] {
            const bool round = *rc::gen::arbitrary<bool>();
            const Box box{within(0.1, 3), within(0.1, 3)};
            const Circle circle{within(0.1, 2)};
            const Body body = moving(round ? Shape{circle} : Shape{box});
            const Pose pose = randomPlace(3);
            const Velocity velocity{{within(-200, 200), within(-200, 200)}, within(-200, 200)};
            const Vec2 gravity{within(-20, 20), within(-20, 20)};
            const Real h = within(1e-4, 1.0 / 15);
            const Aabb held = swept(aabbOf(body.shape, pose), travelOf(body, pose, velocity, gravity, h));
            for (const Real share : {0.1, 0.5, 0.9, 1.0})
                for (const Real falling : {0.0, 1.0}) {
                    const Real t = share * h;
                    const Pose then =
                        poseAt(pose.position + t * velocity.v + falling * t * h * gravity, pose.angle + t * velocity.w);
                    const Aabb now = aabbOf(body.shape, then);
                    const Real rounding = 1e-9;
                    RC_ASSERT(now.lower.x >= held.lower.x - rounding && now.lower.y >= held.lower.y - rounding);
                    RC_ASSERT(now.upper.x <= held.upper.x + rounding && now.upper.y <= held.upper.y + rounding);
                }
        }));
    }

    void bodiesThatMeetWithinTheStepHaveAContactAhead() {
        require(rc::check("ahead", [] {
            const Box wide{within(0.05, 2), within(0.05, 2)};
            const Box small{within(0.05, 0.5), within(0.05, 0.5)};
            const bool round = *rc::gen::arbitrary<bool>();
            const std::vector<Body> bodies{moving(wide), moving(round ? Shape{Circle{within(0.05, 0.5)}} : Shape{small})};
            const Pose first = randomPlace(1);
            const Vec2 apart = within(2, 4) * rotate(rotationBy(within(-3, 3)), {1, 0});
            const std::vector<Pose> poses{first, poseAt(first.position + apart, within(-4, 4))};
            std::array<Contact, 2> points;
            const Real h = 1.0 / 60;
            std::vector<Velocity> velocities;
            for (int i = 0; i < 2; ++i) velocities.push_back({{within(-100, 100), within(-100, 100)}, within(-50, 50)});
            // Aimed at each other, more or less.
            velocities[1].v = velocities[0].v - within(50, 100) * apart + Vec2{within(-20, 20), within(-20, 20)};
            bool meet = false;
            for (int i = 1; i <= 200 && !meet; ++i) {
                const Real t = h * i / 200;
                const auto at = [&](std::size_t k) {
                    return poseAt(poses[k].position + t * velocities[k].v, poses[k].angle + t * velocities[k].w);
                };
                meet = manifold(bodies[0].shape, at(0), bodies[1].shape, at(1), 0, points) > 0;
            }
            RC_PRE(meet);
            std::vector<Travel> travels;
            for (std::size_t i = 0; i < 2; ++i) travels.push_back(travelOf(bodies[i], poses[i], velocities[i], {}, h));
            BroadPhase broadPhase;
            const auto pairs = broadPhase.findPairs(bodies, poses, {}, travels);
            RC_ASSERT(pairs.size() == 1u);
            ContactVector found;
            collide(pairs, {bodies, poses, {}, travels}, found);
            RC_ASSERT(!found.empty());
        }));
    }

    void cornerGapIsTheDistanceOfTheBoxes() {
        require(rc::check("distance", [] {
            const Box a{within(0.1, 2), within(0.1, 2)};
            const Box b{within(0.1, 2), within(0.1, 2)};
            const Pose poseA = randomPlace(2);
            const Pose poseB = randomPlace(2);
            RC_PRE(areApart(a, poseA, b, poseB));
            const auto cornersA = cornersInWorld(a, poseA);
            const auto cornersB = cornersInWorld(b, poseB);
            const Real distance = distanceByEdges(cornersA, cornersB);
            RC_PRE(distance > 1e-5);
            std::array<Contact, 2> out;
            RC_ASSERT(cornerGap(a, poseA, b, poseB, 0.999 * distance, out) == 0);
            RC_ASSERT(cornerGap(a, poseA, b, poseB, 1.001 * distance, out) == 1);
            const Contact& c = out[0];
            RC_ASSERT(std::abs(c.separation - distance) < 1e-12);
            RC_ASSERT(std::abs(length(c.normal) - 1) < 1e-12);
            // The line across the normal has A on one side and B on the other.
            for (const Vec2 corner : cornersA) RC_ASSERT(dot(corner - c.point, c.normal) <= -0.5 * distance + 1e-9);
            for (const Vec2 corner : cornersB) RC_ASSERT(dot(corner - c.point, c.normal) >= 0.5 * distance - 1e-9);
        }));
    }

    void aCircleThatTurnsInPlaceGoesNowhere() {
        const Travel travel = travelOf(moving(Circle{1}), Pose{}, {{}, 1000}, {}, 0.01);
        QCOMPARE(travel.spin, 0.0);
        QCOMPARE(approachOf(travel, Travel{}), 0.0);
    }

    void aBodyThatLeavesAHalfPlaneDoesNotComeNearer() {
        const Travel travel = travelOf(moving(Circle{1}), Pose{}, {{3, 100}, 0}, {}, 0.01);
        QCOMPARE(approachAlong({0, 1}, travel), 0.0);
        QCOMPARE(approachAlong({0, -1}, travel), 1.0);
    }
};

SOLVERSCOPE_TEST(TestTravel, QCoreApplication)
#include "test_travel.moc"
