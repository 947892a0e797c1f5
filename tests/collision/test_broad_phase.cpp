// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <utility>
#include <vector>

#include "physics/collision/broad_phase.h"
#include "physics/collision/contact.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct Crowd {
    std::vector<Body> bodies;
    std::vector<Pose> poses;

    void add(const Shape& shape, const Pose& pose, bool isStatic = false) {
        Body body;
        body.shape = shape;
        body.isStatic = isStatic;
        bodies.push_back(body);
        poses.push_back(pose);
    }
    BodyId id(std::size_t i) const { return static_cast<BodyId>(i); }
};

Aabb grown(const Aabb& box) {
    const Vec2 by{touching, touching};
    return {box.lower - by, box.upper + by};
}

bool overlap(const Aabb& a, const Aabb& b) {
    return a.lower.x <= b.upper.x && b.lower.x <= a.upper.x && a.lower.y <= b.upper.y && b.lower.y <= a.upper.y;
}

bool reaches(const Aabb& box, const HalfPlane& plane) {
    for (const Real x : {box.lower.x, box.upper.x})
        for (const Real y : {box.lower.y, box.upper.y})
            if (dot(plane.normal, Vec2{x, y}) <= plane.offset) return true;
    return false;
}

std::vector<BodyPair> allPairs(const Crowd& crowd, const std::vector<BodyPair>& nonCollidingPairs = {}) {
    std::vector<BodyPair> pairs;
    for (std::size_t i = 0; i < crowd.bodies.size(); ++i) {
        for (std::size_t j = i + 1; j < crowd.bodies.size(); ++j) {
            if (crowd.bodies[i].isStatic && crowd.bodies[j].isStatic) continue;
            const BodyPair pair{crowd.id(i), crowd.id(j)};
            if (std::find(nonCollidingPairs.begin(), nonCollidingPairs.end(), pair) != nonCollidingPairs.end()) continue;
            const Aabb a = grown(aabbOf(crowd.bodies[i].shape, crowd.poses[i]));
            const Aabb b = grown(aabbOf(crowd.bodies[j].shape, crowd.poses[j]));
            const HalfPlane* planeA = std::get_if<HalfPlane>(&crowd.bodies[i].shape);
            const HalfPlane* planeB = std::get_if<HalfPlane>(&crowd.bodies[j].shape);
            if (planeA ? reaches(b, *planeA) : planeB ? reaches(a, *planeB) : overlap(a, b)) pairs.push_back(pair);
        }
    }
    return pairs;
}

std::vector<BodyPair> found(BroadPhase& broadPhase, const Crowd& crowd, const std::vector<BodyPair>& nonCollidingPairs = {}) {
    const auto pairs = broadPhase.findPairs(crowd.bodies, crowd.poses, nonCollidingPairs);
    return {pairs.begin(), pairs.end()};
}

Real number(int lowest, int highest) { return (lowest + oneOf(highest - lowest)) / 64.0; }

/// Coordinates on a grid of 1/64 m, so that many boxes touch exactly; a world may be wide, tall, or crowded.
Crowd randomCrowd() {
    Crowd crowd;
    const int width = std::array{64, 640, 6400}[static_cast<std::size_t>(oneOf(3))];
    const int height = std::array{64, 640, 6400}[static_cast<std::size_t>(oneOf(3))];
    const int count = oneOf(60);
    for (int i = 0; i < count; ++i) {
        const Pose pose = poseAt({number(-width, width), number(-height, height)}, 0.5 * oneOf(7));
        const bool isStatic = oneOf(4) == 0;
        switch (oneOf(14)) {
            case 12:
                crowd.add(Capsule{number(1, 400), number(1, 200)}, pose, isStatic);
                break;
            case 13:
                crowd.add(Polygon{{Vec2{-1, -1}, Vec2{2, 0}, Vec2{0, 2}}, 3}, pose, isStatic);
                break;
            case 10:
                crowd.add(Particle{}, pose, isStatic);
                break;
            case 11:
                crowd.add(AxisBox{number(1, 400), number(1, 400)}, poseAt(pose.position, 0), isStatic);
                break;
            case 0:
                crowd.add(HalfPlane{std::array{Vec2{0, 1}, Vec2{1, 0}, Vec2{-0.6, 0.8}}[static_cast<std::size_t>(oneOf(3))],
                                    number(-height, height)},
                          Pose{}, true);
                break;
            case 1:
            case 2:
            case 3:
                crowd.add(Circle{number(1, 200)}, pose, isStatic);
                break;
            default:
                crowd.add(Box{number(1, 400), number(1, 400)}, pose, isStatic);
        }
    }
    return crowd;
}

void shake(Crowd& crowd, int by) {
    for (std::size_t i = 0; i < crowd.bodies.size(); ++i)
        if (!crowd.bodies[i].isStatic) crowd.poses[i].position += Vec2{number(-by, by + 1), number(-by, by + 1)};
}

}  // namespace

class TestBroadPhase : public QObject {
    Q_OBJECT

private slots:
    void boxesAroundShapesAreTight() {
        const Aabb turned = aabbOf(Box{3, 4}, {{10, 20}, 0, {0.6, 0.8}});
        QVERIFY(length(turned.lower - Vec2{10 - 2.5, 20 - 2.4}) < 1e-14);
        QVERIFY(length(turned.upper - Vec2{10 + 2.5, 20 + 2.4}) < 1e-14);
        const Aabb round = aabbOf(Circle{2}, poseAt({1, -1}, 0.7));
        QCOMPARE(round.lower, (Vec2{-1, -3}));
        QCOMPARE(round.upper, (Vec2{3, 1}));
        QVERIFY(std::isinf(aabbOf(HalfPlane{}, Pose{}).upper.x));
    }

    void findsWhatComparingAllPairsFinds() {
        require(rc::check("sweep = all pairs", [] {
            const Crowd crowd = randomCrowd();
            BroadPhase broadPhase;
            RC_ASSERT(found(broadPhase, crowd) == allPairs(crowd));
        }));
    }

    /// Too few leave their fat boxes for a new sweep.
    void aFewThatWanderOffFindTheirNeighbours() {
        require(rc::check("few leavers = all pairs", [] {
            Crowd crowd = randomCrowd();
            BroadPhase broadPhase;
            RC_ASSERT(found(broadPhase, crowd) == allPairs(crowd));
            for (int step = 0; step < 20 && !crowd.bodies.empty(); ++step) {
                for (int leavers = oneOf(4); leavers > 0; --leavers) {
                    const auto i = static_cast<std::size_t>(oneOf(static_cast<int>(crowd.bodies.size())));
                    if (std::holds_alternative<HalfPlane>(crowd.bodies[i].shape)) continue;
                    crowd.poses[i].position += Vec2{number(-400, 401), number(-400, 401)};
                }
                RC_ASSERT(found(broadPhase, crowd) == allPairs(crowd));
            }
        }));
    }

    void whatItFoundBeforeDoesNotMatter() {
        require(rc::check("a used broad phase = a new one", [] {
            Crowd crowd = randomCrowd();
            BroadPhase broadPhase;
            for (const int by : {0, 3, 300, 3, 10000}) {  // calm steps and jumps
                shake(crowd, by);
                RC_ASSERT(found(broadPhase, crowd) == allPairs(crowd));
            }
            const Crowd other = randomCrowd();
            RC_ASSERT(found(broadPhase, other) == allPairs(other));
        }));
    }

    void largeCrowdsAreFoundWhole() {
        std::mt19937 random(1);
        const auto upTo = [&](Real size) { return size * static_cast<Real>(random()) / 4294967296.0; };
        for (const Vec2 size : {Vec2{40, 40}, Vec2{400, 4}, Vec2{4, 400}}) {
            Crowd crowd;
            crowd.add(HalfPlane{{0, 1}, 1}, Pose{}, true);
            crowd.add(Box{10 * size.x, 1}, poseAt({0, 1}, 0), true);
            crowd.add(Circle{1e6}, poseAt({0, -1e6}, 0), true);
            for (int i = 0; i < 1000; ++i) crowd.add(Circle{0.1 + upTo(0.4)}, poseAt({upTo(size.x), upTo(size.y)}, 0));
            crowd.add(Circle{1}, poseAt({-1e9, 1e9}, 0));
            BroadPhase broadPhase;
            QCOMPARE(found(broadPhase, crowd), allPairs(crowd));
        }
    }

    void joinedBodiesAreLeftOut() {
        require(rc::check("apart", [] {
            const Crowd crowd = randomCrowd();
            std::vector<BodyPair> nonCollidingPairs;
            for (const BodyPair& pair : allPairs(crowd))
                if (oneOf(3) == 0) nonCollidingPairs.push_back(pair);
            if (crowd.bodies.size() > 1) nonCollidingPairs.push_back({crowd.id(0), crowd.id(crowd.bodies.size() - 1)});
            std::sort(nonCollidingPairs.begin(), nonCollidingPairs.end());
            BroadPhase broadPhase;
            RC_ASSERT(found(broadPhase, crowd, nonCollidingPairs) == allPairs(crowd, nonCollidingPairs));
        }));
    }

    void bodiesThatDoNotMoveAreNotPaired() {
        Crowd crowd;
        crowd.add(HalfPlane{}, Pose{}, true);
        crowd.add(Box{}, poseAt({0, 0}, 0), true);
        crowd.add(Box{}, poseAt({0, 0}, 0), true);
        crowd.add(HalfPlane{{1, 0}, 0}, Pose{}, true);
        BroadPhase broadPhase;
        QVERIFY(found(broadPhase, crowd).empty());
        crowd.add(Circle{}, poseAt({0, 0}, 0));
        QCOMPARE(found(broadPhase, crowd).size(), 4u);
    }

    void aHalfPlaneGoesWhereItsBodyIs() {
        Crowd crowd;
        crowd.add(HalfPlane{{0, 1}, 0}, {{0, 10}, 0, {0, 1}}, true);  // turned left: solid for x ≥ 0
        crowd.add(Circle{1}, poseAt({2, 0}, 0));
        crowd.add(Circle{1}, poseAt({-2, 0}, 0));
        BroadPhase broadPhase;
        QCOMPARE(found(broadPhase, crowd), (std::vector<BodyPair>{{crowd.id(0), crowd.id(1)}}));
    }

    void aBodyThatIsNowhereTouchesNothing() {
        constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();
        Crowd crowd;
        for (int i = 0; i < 50; ++i) crowd.add(Box{}, poseAt({0.1 * i, 0}, 0));
        BroadPhase broadPhase;
        const auto whole = found(broadPhase, crowd);
        for (const Real bad : {nan, infinity, -infinity}) {
            for (std::size_t i = 0; i < 50; i += 3) crowd.poses[i].position = {bad, bad};
            std::vector<BodyPair> expected;
            for (const BodyPair& pair : whole)
                if (index(pair.a) % 3 != 0 && index(pair.b) % 3 != 0) expected.push_back(pair);
            auto pairs = found(broadPhase, crowd);
            std::erase_if(pairs, [&](const BodyPair& pair) { return index(pair.a) % 3 == 0 && index(pair.b) % 3 == 0; });
            QCOMPARE(pairs, expected);
        }
    }
};

SOLVERSCOPE_TEST(TestBroadPhase, QCoreApplication)
#include "test_broad_phase.moc"
