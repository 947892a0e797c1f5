// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "physics/collision/collide.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

// Settings in which engines differ: the order of a contact's rows, contacts ahead of the surface, what follows the bodies within a
// step, and how bodies turn.
namespace {

constexpr Real sixtieth = 1.0 / 60;

BodyDef boxAt(const std::string& id, Vec2 position, Real angle = 0) {
    BodyDef box;
    box.id = id;
    box.shape = Box{1, 1};
    box.position = position;
    box.angle = angle;
    return box;
}

/// Boxes on a static box whose top is at y = 0.
World worldOf(const std::vector<BodyDef>& boxes, const QString& settings) {
    Scene scene;
    scene.settings = withVariant({}, settings);
    BodyDef ground = boxAt("ground", {0, -1});
    ground.isStatic = true;
    ground.shape = Box{200, 2};
    scene.bodies = {ground};
    scene.bodies.insert(scene.bodies.end(), boxes.begin(), boxes.end());
    return makeWorld(scene);
}

/// N for a normal row, T for friction.
QString kindsOf(const RowVector& rows) {
    QString kinds;
    for (const Row& row : rows) kinds += QLatin1Char(row.kind == RowKind::Friction ? 'T' : 'N');
    return kinds;
}

std::vector<BodyDef> twoBoxes() { return {boxAt("lower", {0, 0.5}), boxAt("upper", {0, 1.5})}; }

/// A link hinged to a fixed body at its end, moving without gravity. The matrix of the hinge differs by direction.
World hinge(const QString& settings) {
    Scene scene;
    scene.gravity = {};
    scene.settings = withVariant({}, settings);
    BodyDef wall = boxAt("wall", {0, 0});
    wall.isStatic = true;
    BodyDef link = boxAt("link", {1, 0.3});
    link.velocity = {0.4, -0.7};
    link.angularVelocity = 0.2;
    scene.bodies = {wall, link};
    scene.joints = {{"hinge", BodyId{0}, BodyId{1}, RevoluteDef{{0, 0}, {}, {}}}};
    return makeWorld(scene);
}

Vec2 anchorVelocity(const World& world) {
    const Vec2 r = -world.poses[1].position;
    return world.velocities[1].v + world.velocities[1].w * leftPerpendicular(r);
}

}  // namespace

class TestContactSettings : public QObject {
    Q_OBJECT

private slots:
    void theRowsOfContactsComeInTheChosenOrder_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("kinds");
        QTest::newRow("box2d-lite") << "point_by_point"
                                    << "NTNTNTNT";
        QTest::newRow("Box2D 3") << "normals_first"
                                 << "NNTTNNTT";
        QTest::newRow("Box2D 2.4") << "friction_first"
                                   << "TTNNTTNN";
        QTest::newRow("Bullet") << "all_normals_first"
                                << "NNNNTTTT";
    }
    void theRowsOfContactsComeInTheChosenOrder() {
        QFETCH(const QString, order);
        QFETCH(const QString, kinds);
        World world = worldOf(twoBoxes(), "contact_rows=" + order);
        step(world);
        QCOMPARE(kindsOf(world.rows), kinds);
        for (const Row& row : world.rows) {
            if (row.kind != RowKind::Friction) continue;
            QVERIFY(world.rows[row.normalRow].kind == RowKind::Unilateral);
            QVERIFY(world.rows[row.normalRow].constraint == row.constraint);
        }
    }

    // Seen along the normal turned left, which for a box on the ground points to the left.
    void theRightPointOfABoxComesFirstAsInBox2d() {
        World world = worldOf({boxAt("box", {0, 0.5})}, "contact_rows=normals_first");
        step(world);
        QVERIFY(world.contacts[world.rows[0].constraint.index].point.x > 0);
        QVERIFY(world.contacts[world.rows[1].constraint.index].point.x < 0);
    }

    void aBoxWithinTheMarginClosesItsGapAndNoMore() {
        BodyDef box = boxAt("box", {0, 0.51});
        box.velocity = {0, -1};
        World world = worldOf({box}, "contact_margin=0.02 iterations=60 gravity_order=before_contacts");
        step(world);
        QCOMPARE(world.contacts.size(), std::size_t{2});
        QVERIFY(std::abs(world.rows[0].bias - 0.01 / sixtieth) < 1e-12);
        QVERIFY(std::abs(world.poses[1].position.y - 0.5) < 1e-9);
    }

    void aBoxBeyondTheMarginHasNoContact() {
        World world = worldOf({boxAt("box", {0, 0.521})}, "contact_margin=0.02");
        step(world);
        QVERIFY(world.contacts.empty());
    }

    void aBoxOnItsCornerKeepsTheFarPointWithFriction() {
        const Real angle = pi / 6;
        const Real height = 0.5 * (std::sin(angle) + std::cos(angle));
        World world = worldOf({boxAt("box", {0, height}, angle)}, "contact_margin=0.02");
        step(world);
        QCOMPARE(world.contacts.size(), std::size_t{2});
        const Real far = std::max(world.contacts[0].separation, world.contacts[1].separation);
        QVERIFY(std::abs(far - std::sin(angle)) < 1e-12);  // the other end of the lower edge
        QVERIFY(world.contacts[0].friction > 0 && world.contacts[1].friction > 0);
    }

    // The reference edge is B's where the upper box is to the left, A's where it is to the right.
    void withAMarginPointsKeepTheirNamesWhicheverBodyHasTheReferenceEdge() {
        const Pose lower = poseAt({0, 0}, 0);
        std::array<std::array<Contact, 2>, 2> points;
        for (const std::size_t i : {0u, 1u}) {
            const Pose upper = poseAt({i == 0 ? -0.1 : 0.1, 1}, 0.01);
            QCOMPARE(manifold(Box{1, 1}, lower, Box{1, 1}, upper, {0.02, true}, points[i]), 2);
        }
        QVERIFY(length(points[0][0].normal - points[1][0].normal) > 0.005);
        QCOMPARE(points[0][0].feature, points[1][0].feature);
        QCOMPARE(points[0][1].feature, points[1][1].feature);
    }

    // A tipped box above the corner of another one: first the two corners are nearest, then the edges overlap.
    void withAMarginAPointKeepsItsNameWhenCornersBecomeEdges() {
        std::array<std::vector<std::uint32_t>, 2> features;
        for (const std::size_t i : {0u, 1u}) {
            BodyDef upper = boxAt("upper", {0.01012, i == 0 ? 2.012 : 2.005}, -0.02);
            BodyDef lower = boxAt("lower", {0, 1});
            lower.isStatic = true;
            World world = worldOf({lower, upper}, "contact_margin=0.02");
            step(world);
            for (const Contact& contact : world.contacts)
                if (contact.b == BodyId{2}) features[i].push_back(contact.feature);
        }
        QCOMPARE(features[0].size(), std::size_t{1});
        QCOMPARE(features[1].size(), std::size_t{2});
        QVERIFY(std::ranges::find(features[1], features[0][0]) != features[1].end());
    }

    void aNormalizedRotationTurnsByTheArctangent_data() {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<double>("angle");
        QTest::newRow("exact") << "rotation=exact" << 0.5;
        QTest::newRow("normalized") << "rotation=normalized" << std::atan(0.5);
    }
    void aNormalizedRotationTurnsByTheArctangent() {
        QFETCH(const QString, settings);
        QFETCH(const double, angle);
        BodyDef box = boxAt("box", {0, 5});
        box.angularVelocity = 30;
        World world = worldOf({box}, settings);
        step(world);
        QVERIFY(std::abs(world.poses[1].angle - angle) < 1e-14);
    }

    // A box that rocks onto its other corner: after four sub-steps the lever arms differ.
    void leverArmsFollowTheBodiesOnlyIfChosen_data() {
        QTest::addColumn<QString>("update");
        QTest::addColumn<bool>("follow");
        QTest::newRow("all") << "all" << true;
        QTest::newRow("anchors") << "anchors" << true;
        QTest::newRow("separation") << "separation" << false;
        QTest::newRow("none") << "none" << false;
    }
    void leverArmsFollowTheBodiesOnlyIfChosen() {
        QFETCH(const QString, update);
        QFETCH(const bool, follow);
        BodyDef box = boxAt("box", {0, 0.5});
        box.angularVelocity = 1;
        World world = worldOf({box}, "method=tgs_soft iterations=1 contact_margin=0.02 contact_update=" + update);
        step(world);
        const Row& row = world.rows[0];
        const PinnedContact& found = world.pinnedContacts[row.constraint.index];
        QCOMPARE(row.wB != cross(found.levers.onB, row.n), follow);
    }

    // A Δ = −ċ with A = (1 + 1/s) K leaves ċ / (1 + s), in its own direction.
    void aSoftJointThatIsSolvedAtOnceYieldsTheSameInEveryDirection() {
        World world = hinge("method=tgs_soft substeps=1 iterations=1 relax_iterations=0 joint_blocks=true");
        const Vec2 before = anchorVelocity(world);
        const Real scale = jointSoftness(world.settings, sixtieth).scale;
        stepInPlace(world);
        const Vec2 after = anchorVelocity(world);
        QVERIFY(length(after - (1 / (1 + scale)) * before) < 1e-14);
    }

    void ngsRemovesTheErrorOfAJointAtOnceWithBlocks_data() {
        QTest::addColumn<QString>("blocks");
        QTest::addColumn<bool>("removed");
        QTest::newRow("at once") << "true" << true;
        QTest::newRow("row by row") << "false" << false;
    }
    void ngsRemovesTheErrorOfAJointAtOnceWithBlocks() {
        QFETCH(const QString, blocks);
        QFETCH(const bool, removed);
        World world = hinge("position_correction=ngs position_iterations=1 joint_blocks=" + blocks);
        world.velocities[1] = {};
        world.poses[1] = poseAt(world.poses[1].position + Vec2{1e-3, 2e-3}, 0);
        step(world);
        const Real left = jointError(world.joints[0], bodiesOf(world));
        QCOMPARE(left < 1e-5, removed);  // what remains is of second order
    }

private:
    /// A step whose velocities stay and whose moves do not.
    static void stepInPlace(World& world) {
        const std::vector<Pose> poses = world.poses;
        step(world);
        world.poses = poses;
    }
};

SOLVERSCOPE_TEST(TestContactSettings, QCoreApplication)
#include "test_contact_settings.moc"
