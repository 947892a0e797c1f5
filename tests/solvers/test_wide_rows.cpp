// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>

#include "physics/base/thread_team.h"
#include "physics/solvers/wide_rows.h"
#include "physics/trace/input.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/long_form.h"
#include "tests/method_variants.h"
#include "tests/pyramid.h"
#include "tests/stack.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Steps use so many lanes for as long as this lives; 0: the reading copy.
class WithLanes {
public:
    explicit WithLanes(std::uint32_t lanes) { setWideLanes(lanes); }
    ~WithLanes() { setWideLanes(mostLanes()); }
};

/// All that this machine can use.
std::vector<std::uint32_t> numbersOfLanes() {
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t lanes = 2; lanes <= mostLanes(); lanes *= 2) numbers.push_back(lanes);
    return numbers;
}

void stepWith(World& world, std::uint32_t lanes) {
    const WithLanes used(lanes);
    step(world);
}

/// Makes the same steps in the reading copy, and with all numbers of lanes.
void compareSteps(World reading, int steps, void (*disturb)(World& world, int step) = nullptr) {
    const auto numbers = numbersOfLanes();
    std::vector<World> wide(numbers.size(), reading);
    for (int i = 0; i < steps && isFinite(reading); ++i) {
        if (disturb) disturb(reading, i);
        stepWith(reading, 0);
        for (std::size_t k = 0; k < wide.size(); ++k) {
            if (disturb) disturb(wide[k], i);
            stepWith(wide[k], numbers[k]);
            const QByteArray where = QByteArray::number(i) + " with " + QByteArray::number(numbers[k]) + " lanes";
            QVERIFY2(hashOf(wide[k]) == hashOf(reading), where.constData());
            QVERIFY2(sameWorld(wide[k], reading), where.constData());
        }
    }
}

const QStringList& colouredVariants() {
    static const QStringList variants{
        "", "warm_starting=0", "warm_starting=0.8 pseudo_warm_starting=true", "position_correction=erp", "position_correction=ngs",
        "contact_rows=normals_first", "contact_rows=friction_first pseudo_warm_starting=true", "contact_rows=all_normals_first",
        "joint_order=after_contacts", "skip_separating=true", "speculative=true", "softness_kind=without_j0", "method=soft",
        "method=soft softness_kind=scaled_velocity", "method=tgs_soft", "method=tgs_soft contact_rows=friction_first",
        // What lanes do not know is left to the reading copy.
        "accumulate=false", "block_solve=true", "joint_blocks=true", "bounce_target=every_sweep", "method=sor", "method=xpbd"};
    return variants;
}

}  // namespace

class TestWideRows : public QObject {
    Q_OBJECT

private slots:
    void everyNumberOfLanesGivesTheBitsOfTheReadingCopy_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        for (const QString& name : shippedSceneNames())
            for (const QString& variant : colouredVariants())
                if (name != QLatin1String("pyramid_30") || variant.isEmpty())
                    QTest::addRow("%s, %s", qPrintable(name), qPrintable(variant)) << name << variant;
    }
    void everyNumberOfLanesGivesTheBitsOfTheReadingCopy() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        compareSteps(shippedWorldAfter(name, 0, "row_order=coloured " + variant), isLongForm() ? 300 : 30);
    }

    void everyNumberOfThreadsGivesTheSameBits_data() { addShippedScenes(); }
    void everyNumberOfThreadsGivesTheSameBits() {
        QFETCH(const QString, name);
        for (const char* variant :
             {"", "row_order=coloured", "row_order=coloured contact_rows=friction_first pseudo_warm_starting=true",
              "contact_rows=all_normals_first method=soft contact_recycle_distance=0.01", "method=tgs_soft"}) {
            World alone = shippedWorldAfter(name, 0, variant);
            std::vector<World> shared(2, alone);
            for (int i = 0; i < 30 && isFinite(alone); ++i) {
                step(alone);
                for (std::size_t k = 0; k < shared.size(); ++k) {
                    setStepThreads(static_cast<int>(k) + 2, 0);
                    step(shared[k]);
                    setStepThreads(1);
                    QCOMPARE(hashOf(shared[k]), hashOf(alone));
                    QVERIFY(sameWorld(shared[k], alone));
                }
            }
        }
    }

    void manyContactsAreSharedByThemselves() {
        Scene scene = pyramidScene(60);
        scene.settings = withVariant(scene.settings, "row_order=coloured iterations=3");
        World alone = makeWorld(scene);
        World shared = alone;
        for (int i = 0; i < 4; ++i) {
            stepWith(alone, 2);
            setStepThreads(2);
            stepWith(shared, 2);
            setStepThreads(1);
            QVERIFY(sameWorld(shared, alone));
        }
    }

    void aStepThatIsWatchedGivesTheSameBits() {
        World watched = shippedWorldAfter("pyramid_10", 0, "row_order=coloured");
        World wide = watched;
        EventList events;
        for (int i = 0; i < 60; ++i) {
            tracedStep(watched, events);
            stepWith(wide, mostLanes());
            QCOMPARE(hashOf(wide), hashOf(watched));
            QVERIFY(sameWorld(wide, watched));
        }
    }

    void theRowsOfContactsAndJointsAreHeldByBlocks() {
        for (const char* name : {"pyramid_10", "stack_10", "chain_10", "motor_arm", "slider", "soft_bar", "domino", "car"}) {
            World world = shippedWorldAfter(name, 20, "row_order=coloured");
            for (const std::uint32_t lanes : numbersOfLanes()) {
                const WithLanes used(lanes);
                QVERIFY2(sweepWide(world, Phase::SolveVelocities, {true, 1}, 1), name);
            }
        }
    }

    void aBodyThatIsDraggedAndWeighedAnewGivesTheSameBits() {
        compareSteps(shippedWorldAfter("pyramid_10", 10, "row_order=coloured"), 60, [](World& world, int step) {
            if (step == 5) applyInput(world, GrabBody{BodyId{20}, {0, 0}, {0, 6}});
            if (step >= 5 && step < 40) applyInput(world, DragTo{{0.2 * step, 6}});
            if (step == 30) applyInput(world, SetMass{BodyId{12}, 40});
            if (step == 40) applyInput(world, ReleaseBody{});
        });
    }

    void jointsOfOnePairInBothDirectionsGiveTheSameBits() {
        Scene scene = stackScene(2);
        scene.settings.rowOrder = RowOrder::Coloured;
        const BodyId lower{1};
        const BodyId upper{2};
        for (const auto& [name, a, b, x] : {std::tuple("up", lower, upper, -0.4), std::tuple("down", upper, lower, 0.4)}) {
            JointDef& rod = scene.joints.emplace_back();
            rod.id = name;
            rod.bodyA = a;
            rod.bodyB = b;
            rod.kind = DistanceDef{scene.bodies[index(a)].position + Vec2{x, 0}, scene.bodies[index(b)].position, 0.8, {}, {}};
        }
        compareSteps(makeWorld(scene), 30);
    }

    void numbersThatGetInfiniteAreLeftToTheReadingCopy() {
        Scene scene = pyramidScene(3);
        scene.settings.rowOrder = RowOrder::Coloured;
        World world = makeWorld(scene);
        world.velocities[1].v.y = 1.7e308;  // a box of the lowest row, and one that lies on it
        world.velocities[4].v.y = -1.7e308;
        World reading = world;
        stepWith(world, mostLanes());
        stepWith(reading, 0);
        QVERIFY(!isFinite(reading));
        QCOMPARE(hashOf(world), hashOf(reading));
    }
};

SOLVERSCOPE_TEST(TestWideRows, QCoreApplication)
#include "test_wide_rows.moc"
