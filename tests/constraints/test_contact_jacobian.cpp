// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// J of contact rows and of the mouse's rows against finite differences of what they hold back, over random poses.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>

#include "physics/trace/input.h"
#include "physics/world/step.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real difference = 1e-6;  // m and rad

const std::map<QByteArray, Shape>& shapes() {
    static const std::map<QByteArray, Shape> all{
        {"circle", Circle{0.4}},
        {"box", Box{1.1, 0.7}},
        {"long box", Box{2, 0.2}},
        {"half-plane", HalfPlane{{0, 1}, 0}},
        {"particle", Particle{}},
        {"aabb", AxisBox{1.1, 0.7}},
        {"pentagon", Polygon{{{{-0.4, -0.5}, {0.5, -0.4}, {0.7, 0.2}, {0.1, 0.6}, {-0.6, 0.3}}}, 5}},
        {"capsule", Capsule{0.9, 0.25}}};
    return all;
}

bool isHalfPlane(const Shape& shape) { return std::holds_alternative<HalfPlane>(shape); }

Scene twoBodies(const Shape& a, const Shape& b) {
    Scene scene;
    scene.gravity = {};
    for (const Shape& shape : {a, b}) {
        BodyDef body;
        body.id = scene.bodies.empty() ? "a" : "b";
        body.shape = shape;
        if (std::holds_alternative<Particle>(shape)) body.mass = 1;
        body.isStatic = isHalfPlane(shape);
        scene.bodies.push_back(body);
    }
    return scene;
}

/// The contacts and rows of these poses.
World built(const World& start) {
    World world = start;
    beginStep(world);
    NullWatch nobody;
    findContacts(world, nobody);
    linearize(world);
    return world;
}

Pose moved(const Pose& pose, int coordinate, Real by) {
    return poseAt(pose.position + Vec2{coordinate == 0 ? by : 0, coordinate == 1 ? by : 0},
                  pose.angle + (coordinate == 2 ? by : 0));
}

/// J of a row along one coordinate of one of its bodies.
Real rowEntry(const Row& row, bool ofA, int coordinate) {
    const Real sign = ofA ? -1 : 1;
    return sign * (coordinate == 0 ? row.n.x : coordinate == 1 ? row.n.y : ofA ? row.wA : row.wB);
}

std::optional<Contact> sameContact(const World& world, const Contact& contact) {
    for (const Contact& other : world.contacts)
        if (contactKey(other) == contactKey(contact)) return other;
    return std::nullopt;
}

/// The corners of a shape that has edges, and by how much it is rounded.
struct Corners {
    std::vector<Vec2> points;
    Real radius = 0;
};

std::optional<Corners> cornersOf(const Shape& shape) {
    const auto ofBox = [](Real width, Real height) {
        const Vec2 h{0.5 * width, 0.5 * height};
        return Corners{{{-h.x, -h.y}, {h.x, -h.y}, {h.x, h.y}, {-h.x, h.y}}, 0};
    };
    if (const auto* box = std::get_if<Box>(&shape)) return ofBox(box->width, box->height);
    if (const auto* box = std::get_if<AxisBox>(&shape)) return ofBox(box->width, box->height);
    if (const auto* polygon = std::get_if<Polygon>(&shape))
        return Corners{{polygon->points.begin(), polygon->points.begin() + polygon->count}, 0};
    if (const auto* capsule = std::get_if<Capsule>(&shape))
        return Corners{{{-0.5 * capsule->length, 0}, {0.5 * capsule->length, 0}}, capsule->radius};
    return std::nullopt;
}

/// Whether the point hangs on a corner of a body whose edge does not lend its normal, so that it moves with that body. One that
/// was clipped by the end of the other's edge slides along its own, and its C bends with the angle between the two edges.
bool isAtCorner(const World& world, const Contact& contact) {
    const auto reaches = [&](BodyId id, Vec2 point, Vec2 outward) {
        const Shape& shape = world.bodies[index(id)].shape;
        const auto corners = cornersOf(shape);
        if (!corners) return !isHalfPlane(shape);  // circles and particles touch with the one point that is nearest
        const Pose& pose = world.poses[index(id)];
        const Vec2 normal = inverseRotate(pose.rotation, outward);
        const std::vector<Vec2>& points = corners->points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Vec2 edge = points[(i + 1) % points.size()] - points[i];
            if (std::abs(dot(edge, normal)) < 1e-9 * length(edge)) return false;
        }
        const Vec2 core = toLocal(pose, point) - corners->radius * normal;
        return std::ranges::any_of(points, [&](Vec2 corner) { return length(core - corner) < 1e-9; });
    };
    const Vec2 half = 0.5 * contact.separation * contact.normal;
    return reaches(contact.a, contact.point - half, contact.normal) || reaches(contact.b, contact.point + half, -contact.normal);
}

/// Where two shapes have a contact at all.
bool canBeCompared(const Shape& a, const Shape& b) {
    const auto isParticle = [](const Shape& shape) { return std::holds_alternative<Particle>(shape); };
    return !(isHalfPlane(a) && isHalfPlane(b)) && !(isParticle(a) && isParticle(b));
}

}  // namespace

class TestContactJacobian : public QObject {
    Q_OBJECT
private slots:
    void normalRowsAreTheDerivativeOfTheSeparation_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        for (const auto& [first, a] : shapes())
            for (const auto& [second, b] : shapes())
                if (canBeCompared(a, b)) QTest::addRow("%s on %s", first.constData(), second.constData()) << first << second;
    }
    void normalRowsAreTheDerivativeOfTheSeparation() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        int compared = 0;
        const bool holds = rc::check("J = dC/dq", [&] {
            World world = makeWorld(twoBodies(shapes().at(first), shapes().at(second)));
            for (std::size_t i = 0; i < 2; ++i)
                if (!isHalfPlane(world.bodies[i].shape))
                    world.poses[i] =
                        poseAt({real(-0.5, 0.5), real(-0.5, 0.5)}, hasFixedRotation(world.bodies[i].shape) ? 0 : real(-3.2, 3.2));
            // Where edges are parallel, C has a kink: which corner is nearest changes.
            const Real turn = world.poses[1].angle - world.poses[0].angle;
            const auto stays = [&](std::size_t i) {
                return hasFixedRotation(world.bodies[i].shape) || isHalfPlane(world.bodies[i].shape);
            };
            const bool neitherTurns = stays(0) && stays(1);
            RC_PRE(neitherTurns || std::abs(std::sin(2 * turn)) > 1e-3);
            const World now = built(world);
            for (const Row& row : now.rows) {
                if (row.kind != RowKind::Unilateral) continue;
                const Contact& contact = now.contacts[row.constraint.index];
                if (!neitherTurns && !isAtCorner(now, contact)) continue;
                for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
                    if (isHalfPlane(world.bodies[which].shape)) continue;
                    const int coordinates = hasFixedRotation(world.bodies[which].shape) ? 2 : 3;
                    for (int coordinate = 0; coordinate < coordinates; ++coordinate) {
                        const auto separationAt = [&](Real by) -> std::optional<Real> {
                            World other = world;
                            other.poses[which] = moved(other.poses[which], coordinate, by);
                            const auto same = sameContact(built(other), contact);
                            // Where the face changes, C has a kink.
                            if (!same || length(same->normal - contact.normal) > 1e-4) return std::nullopt;
                            return same->separation;
                        };
                        const auto after = separationAt(difference);
                        const auto before = separationAt(-difference);
                        if (!after || !before) continue;
                        ++compared;
                        const Real slope = (*after - *before) / (2 * difference);
                        const Real error = slope - rowEntry(row, index(row.a) == which, coordinate);
                        if (std::abs(error) > 1e-6) RC_FAIL("off by " + std::to_string(error));
                    }
                }
            }
        });
        QVERIFY(holds);
        QVERIFY2(compared > 50, qPrintable(QString("only %1 slopes compared").arg(compared)));
    }

    void frictionRowsAreTheSlipOfTheTwoPointsThatTouch_data() { normalRowsAreTheDerivativeOfTheSeparation_data(); }
    void frictionRowsAreTheSlipOfTheTwoPointsThatTouch() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        const bool holds = rc::check("J = d(slip)/dq", [&] {
            World world = makeWorld(twoBodies(shapes().at(first), shapes().at(second)));
            for (std::size_t i = 0; i < 2; ++i)
                if (!isHalfPlane(world.bodies[i].shape))
                    world.poses[i] =
                        poseAt({real(-0.5, 0.5), real(-0.5, 0.5)}, hasFixedRotation(world.bodies[i].shape) ? 0 : real(-3.2, 3.2));
            const World now = built(world);
            for (const Row& row : now.rows) {
                if (row.kind != RowKind::Friction) continue;
                const Contact& contact = now.contacts[row.constraint.index];
                for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
                    const Vec2 local = toLocal(world.poses[which], contact.point);
                    for (int coordinate = 0; coordinate < 3; ++coordinate) {
                        const auto along = [&](Real by) {
                            return dot(row.n, toWorld(moved(world.poses[which], coordinate, by), local));
                        };
                        const Real slope = (along(difference) - along(-difference)) / (2 * difference);
                        const bool ofA = index(row.a) == which;
                        RC_ASSERT(std::abs((ofA ? -slope : slope) - rowEntry(row, ofA, coordinate)) < 1e-6);
                    }
                }
                RC_ASSERT(std::abs(dot(row.n, now.rows[row.normalRow].n)) < 1e-15);
                RC_ASSERT(now.rows[row.normalRow].constraint == row.constraint);
            }
        });
        QVERIFY(holds);
    }

    void rowsKeepNothingOfTheMemoryInWhichTheyAreMade() {
        Scene scene = twoBodies(Box{1.1, 0.7}, Box{2, 0.2});
        scene.bodies[1].position = {0.1, 0.4};
        scene.settings.positionCorrection = PositionCorrection::SplitImpulse;
        World world = built(makeWorld(scene));
        const RowVector rows = world.rows;
        const RowVector pseudoRows = world.pseudoRows;
        QCOMPARE(rows.size(), std::size_t{4});
        QCOMPARE(pseudoRows.size(), std::size_t{2});
        for (RowVector* list : {&world.rows, &world.pseudoRows}) {
            std::memset(static_cast<void*>(list->data()), 0xff, list->size() * sizeof(Row));
            list->clear();
        }
        linearize(world);
        QVERIFY(world.rows == rows);
        QVERIFY(world.pseudoRows == pseudoRows);
    }

    void theMouseHoldsItsPointToItsTarget() {
        const bool holds = rc::check("J = d(point − target)/dq", [] {
            World world = makeWorld(twoBodies(Circle{0.4}, Box{1.1, 0.7}));
            world.poses[0] = poseAt({-5, 0}, 0);
            world.poses[1] = poseAt({real(-2, 2), real(-2, 2)}, real(-3.2, 3.2));
            const Vec2 anchor{real(-0.5, 0.5), real(-0.3, 0.3)};
            const Vec2 target{real(-3, 3), real(-3, 3)};
            applyInput(world, GrabBody{BodyId{1}, anchor, target});
            const World now = built(world);
            int rows = 0;
            for (const Row& row : now.rows) {
                if (row.constraint.kind != ConstraintKind::Drag) continue;
                const Vec2 axis = row.constraint.index == 0 ? Vec2{1, 0} : Vec2{0, 1};
                ++rows;
                RC_ASSERT(row.b == BodyId{1});
                for (int coordinate = 0; coordinate < 3; ++coordinate) {
                    const auto C = [&](Real by) {
                        return dot(axis, toWorld(moved(world.poses[1], coordinate, by), anchor) - target);
                    };
                    const Real slope = (C(difference) - C(-difference)) / (2 * difference);
                    RC_ASSERT(std::abs(slope - rowEntry(row, false, coordinate)) < 1e-6);
                }
            }
            RC_ASSERT(rows == 2);
        });
        QVERIFY(holds);
    }
};

SOLVERSCOPE_TEST(TestContactJacobian, QCoreApplication)
#include "test_contact_jacobian.moc"
