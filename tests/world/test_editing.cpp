// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QTest>

#include "physics/editing/makers.h"
#include "physics/editing/snap.h"
#include "physics/scene/scene_file.h"
#include "physics/world/step.h"
#include "tests/long_form.h"
#include "tests/random_edits.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A sequence of edits with undo and redo, as a person might make it. Says what is wrong after any of them.
std::string problemOfSequence(std::uint64_t seed, int edits) {
    RandomEdits random(seed);
    const Scene first = random.start();
    std::vector<Scene> before{};
    std::vector<Scene> after;
    Scene now = first;
    for (int k = 0; k < edits; ++k) {
        const int dice = random.below(10);
        if (dice == 0 && !before.empty()) {
            after.push_back(std::exchange(now, before.back()));
            before.pop_back();
        } else if (dice == 1 && !after.empty()) {
            before.push_back(std::exchange(now, after.back()));
            after.pop_back();
        } else {
            auto edit = random.edit(now);
            if (!edit) continue;  // refused
            before.push_back(std::exchange(now, std::move(edit->scene)));
            after.clear();
        }
        const std::string text = partText(now);
        const auto readBack = parseScene(text, "edited");
        if (!readBack) return readBack.error().text();
        if (readBack->bodies != now.bodies || readBack->joints != now.joints) return "a file has other numbers";
        if (partText(*readBack) != text) return "a file has other bits";
    }
    if (const auto saved = parseScene(sceneText(now), "saved"); !saved || *saved != now) return "saving changes the scene";
    while (!before.empty()) {
        now = before.back();
        before.pop_back();
    }
    return now == first && sceneText(now) == sceneText(first) ? "" : "undoing all does not lead to the first scene";
}

Scene withGround() {
    Scene scene;
    scene.bodies.push_back(groundAt(0));
    return scene;
}

BodyDef boxAt(Vec2 position) {
    BodyDef box;
    box.shape = Box{1, 1};
    box.position = position;
    return box;
}

Scene edited(const Result<Edit>& edit) {
    if (!edit) qFatal("%s", edit.error().text().c_str());
    return edit->scene;
}

SceneSelection bodies(std::vector<std::uint32_t> places) {
    SceneSelection selection;
    for (const std::uint32_t place : places) selection.add(BodyId{place});
    return selection;
}

/// Two boxes side by side, pinned together at (0.5, 2).
Scene pinnedPair() {
    return edited(addTo(withGround(), {boxAt({0, 2}), boxAt({1, 2})},
                        {jointBetween(BodyId{1}, {0.5, 2}, BodyId{2}, {0.5, 2}, JointKind::Revolute)}));
}

Vec2 anchorOf(const Scene& scene) { return std::get<RevoluteDef>(scene.joints.at(0).kind).anchor; }

}  // namespace

class TestEditing : public QObject {
    Q_OBJECT

private slots:
    // 200 sequences of 50 edits; 2,000 in the long form, in parts, because Qt ends a test after five minutes
    void everySequenceOfEditsKeepsTheSceneValidAndCanBeUndone_data() {
        QTest::addColumn<int>("part");
        for (int part = 0; part < (isLongForm() ? 10 : 1); ++part) QTest::addRow("%d", part) << part;
    }
    void everySequenceOfEditsKeepsTheSceneValidAndCanBeUndone() {
        QVERIFY(rc::check("edits", [] {
            const auto seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
            for (std::uint64_t k = 0; k < 2; ++k) RC_ASSERT(problemOfSequence(seed + k, 50).empty());
        }));
    }

    void anEditedSceneRuns() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            RandomEdits random(seed);
            Scene scene = random.start();
            for (int k = 0; k < 30; ++k)
                if (auto edit = random.edit(scene)) scene = std::move(edit->scene);
            World world = makeWorld(scene);
            for (int k = 0; k < 5; ++k) step(world);
            QCOMPARE(world.bodies.size(), scene.bodies.size());
        }
    }

    void namesCountOn() {
        Scene scene = withGround();
        for (int k = 0; k < 3; ++k) scene = edited(addTo(scene, {boxAt({0, 2.0 * k + 1})}));
        QCOMPARE(scene.bodies[3].id, std::string("box_3"));
        scene = edited(removeFrom(scene, bodies({2})));
        QCOMPARE(freshBodyId(scene, "box_1"), std::string("box_2"));
    }

    void aBodyThatGoesTakesItsJointsWithIt() {
        const Scene scene = edited(removeFrom(pinnedPair(), bodies({1})));
        QCOMPARE(scene.bodies.size(), std::size_t{2});
        QVERIFY(scene.joints.empty());
    }

    void theWheelOfAPulleyTakesThePulleyWithIt() {
        const Scene scene = shippedScene("pulley");
        const auto pulley =
            std::ranges::find_if(scene.joints, [](const JointDef& j) { return std::holds_alternative<PulleyDef>(j.kind); });
        QVERIFY(pulley != scene.joints.end());
        SceneSelection wheel;
        wheel.add(std::get<PulleyDef>(pulley->kind).wheel);
        const Scene without = edited(removeFrom(scene, wheel));
        QVERIFY(std::ranges::none_of(without.joints, [&](const JointDef& j) { return j.id == pulley->id; }));
    }

    void joinedBodiesTakeTheirJointAlong() {
        const Scene moved = edited(moveIn(pinnedPair(), bodies({1, 2}), {1, 1}));
        QCOMPARE(anchorOf(moved), (Vec2{1.5, 3}));
    }

    void oneOfTwoJoinedBodiesLeavesTheJointWhereItIs() {
        QCOMPARE(anchorOf(edited(moveIn(pinnedPair(), bodies({2}), {1, 0}))), (Vec2{0.5, 2}));
    }

    void aTurnedPairIsAsFarFromItsJointAsBefore() {
        const Scene turned = edited(rotateIn(pinnedPair(), bodies({1, 2}), 0.5 * pi, {0.5, 2}));
        QVERIFY(length(anchorOf(turned) - Vec2{0.5, 2}) < 1e-12);
        QVERIFY(length(turned.bodies[1].position - Vec2{0.5, 1.5}) < 1e-12);
        QCOMPARE(turned.bodies[1].angle, 0.5 * pi);
    }

    void aCopyHasItsOwnJoints() {
        const Scene twice = edited(duplicateIn(pinnedPair(), bodies({1, 2}), {0, 2}));
        QCOMPARE(twice.joints.size(), std::size_t{2});
        QCOMPARE(twice.joints[1].bodyA, BodyId{3});
        QCOMPARE(twice.bodies[4].id, std::string("box_4"));
    }

    void whatIsCopiedAsTextIsPastedAsItWas() {
        const Scene scene = shippedScene("car");
        const auto all = SceneSelection::all(scene);
        const Scene pasted = edited(pasteInto(Scene{}, sceneFragment(scene, all), {}, "clipboard"));
        QCOMPARE(pasted.bodies, scene.bodies);
        QCOMPARE(pasted.joints, scene.joints);
    }

    void textThatIsNoSceneIsRefusedWithItsPlace() {
        const auto refused =
            pasteInto(Scene{}, "{\n  \"format\": \"solverscope-scene\", \"version\": 1, \"bodys\": []\n}", {}, "clipboard");
        QVERIFY(!refused);
        QVERIFY(QString::fromStdString(refused.error().text()).startsWith("clipboard:2:"));
    }

    void whatExceedsTheLimitsIsRefused() {
        BodyDef huge = boxAt({0, 1});
        huge.shape = Box{2e6, 1};
        const auto refused = addTo(withGround(), {huge});
        QVERIFY(!refused);
        QVERIFY(refused.error().message.starts_with("expected a number from"));
    }

    void alignedBodiesHaveTheSameEdge() {
        BodyDef wide = boxAt({3, 4});
        wide.shape = Box{2, 1};
        const Scene scene = edited(addTo(withGround(), {boxAt({0, 1}), wide}));
        const Scene aligned = edited(alignIn(scene, bodies({1, 2}), Alignment::Left));
        QCOMPARE(aligned.bodies[2].position, (Vec2{0.5, 4}));
    }

    void distributedBodiesAreEquallyFarApart() {
        const Scene scene = edited(addTo(withGround(), {boxAt({0, 1}), boxAt({1.2, 1}), boxAt({6, 1})}));
        QCOMPARE(edited(distributeIn(scene, bodies({1, 2, 3}), true)).bodies[2].position, (Vec2{3, 1}));
    }

    void aBoxAboveAnotherIsLaidOnIt() {
        const Scene scene = edited(addTo(withGround(), {boxAt({0, 0.5})}));
        const Vec2 shift = SnapTargets(scene).shiftOf({{-0.46, 1.07}, {0.54, 2.07}}, 0.1);
        QVERIFY(length(shift - Vec2{-0.04, -0.07}) < 1e-12);
    }

    void aChainHangsBetweenItsEnds() {
        const Scene scene = edited(addTo(withGround(), {pinAt({-1, 3}), pinAt({1, 3})}));
        const std::vector<Vec2> path{{-1, 3}, {0, 2}, {1, 3}};
        const auto chain = addChain(scene, path, {BodyId{1}, BodyId{2}});
        QVERIFY(chain.has_value());
        QCOMPARE(chain->scene.joints.size(), chain->selection.bodies.size() + 1);
        World world = makeWorld(chain->scene);
        for (int k = 0; k < 120; ++k) step(world);
        QVERIFY(measure(world).worstJointError < 0.05);
    }

    void aRopeIsTiedToItsEnds() {
        const Scene scene = edited(addTo(withGround(), {pinAt({0, 3}), boxAt({2, 3})}));
        const std::vector<Vec2> path{{0, 3}, {2, 3}};
        const auto rope = addRope(scene, path, {BodyId{1}, BodyId{2}});
        QVERIFY(rope.has_value());
        QCOMPARE(rope->selection.bodies.size(), std::size_t{7});
        QCOMPARE(rope->scene.joints.size(), std::size_t{8});
    }

    void aPyramidHasARowLessPerRow() { QCOMPARE(pyramidOf({0, 0}, {0.5, 0.5}, 4).size(), std::size_t{10}); }
};

SOLVERSCOPE_TEST(TestEditing, QCoreApplication)
#include "test_editing.moc"
