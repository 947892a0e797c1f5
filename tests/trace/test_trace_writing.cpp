// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What is written as a trace and read again gives the same events, bit for bit.
#include <QTest>
#include <bit>
#include <sstream>

#include "physics/trace/foreign_trace.h"
#include "physics/trace/names.h"
#include "physics/trace/trace.h"
#include "physics/trace/trace_writing.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"

using namespace solverscope;

namespace {

/// Everything that an event says, with all bits of its numbers.
QString textOf(const Event& e, const Scene& scene, const World& world) {
    QString text = QStringLiteral("%1 %2 %3 %4 %5:%6 ")
                       .arg(QString::fromStdString(std::string(eventKindName(e.kind))),
                            QString::fromStdString(std::string(phaseName(e.phase))))
                       .arg(e.substep)
                       .arg(e.iteration)
                       .arg(QString::fromUtf8(e.where.file))
                       .arg(e.where.line);
    if (e.kind != EventKind::Row) return text;
    const RowVisit& v = e.visit;
    text +=
        QStringLiteral("row %1 %2 %3 %4 %5 clamp %6")
            .arg(v.row)
            .arg(QString::fromStdString(std::string(rowKindName(e.rowKind))),
                 QString::fromStdString(constraintName(scene, world, e.constraint)), QString::fromStdString(bodyName(scene, e.a)),
                 QString::fromStdString(bodyName(scene, e.b)), QString::fromStdString(std::string(clampName(v.clamp))));
    for (const Real number :
         {v.jv, v.rawDelta, v.sumBefore,     v.sumAfter, v.delta,  v.lower,  v.upper, v.relaxation, v.addedBias, e.n.x, e.n.y, e.wA,
          e.wB, e.bias,     e.effectiveMass, e.softness, e.vA.v.x, e.vA.v.y, e.vA.w,  e.vB.v.x,     e.vB.v.y,    e.vB.w})
        text += QStringLiteral(" %1").arg(std::bit_cast<quint64>(number), 16, 16, QLatin1Char('0'));
    return text;
}

void writtenStepsReadBack(const Scene& scene, std::int64_t from, std::int64_t steps) {
    World world = makeWorld(scene);
    while (world.step + 1 < from) step(world);
    std::ostringstream out;
    QVERIFY(writeTrace(scene, world, steps, out));
    std::istringstream input(out.str());
    const auto read = readTrace(input, "trace");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->playback->stepCount(), steps);
    World again = makeWorld(*read);
    for (std::int64_t made = 0; made < steps; ++made) {
        std::vector<Event> events;
        std::vector<Event> eventsAgain;
        tracedStep(world, events);
        tracedStep(again, eventsAgain);
        std::erase_if(events, [](const Event& e) { return e.kind == EventKind::Pair; });
        QCOMPARE(eventsAgain.size(), events.size());
        for (std::size_t i = 0; i < events.size(); ++i)
            QCOMPARE(textOf(eventsAgain[i], *read, again), textOf(events[i], scene, world));
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            QVERIFY(again.poses[i] == world.poses[i]);
            QVERIFY(again.velocities[i] == world.velocities[i]);
        }
    }
}

}  // namespace

class TestTraceWriting : public QObject {
    Q_OBJECT

private slots:
    void everyShippedSceneReadsBack_data() { addShippedScenes(); }
    void everyShippedSceneReadsBack() {
        QFETCH(QString, name);
        writtenStepsReadBack(shippedScene(name), 1, 2);
        if (name != QLatin1String("pyramid_30")) writtenStepsReadBack(shippedScene(name), 30, 1);
    }

    void everyMethodReadsBack_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(variant)) << variant;
    }
    void everyMethodReadsBack() {
        QFETCH(QString, variant);
        for (const char* name : {"car", "shapes", "soft_bar"}) {
            Scene scene = shippedScene(QString::fromLatin1(name));
            scene.settings = withVariant(scene.settings, variant);
            writtenStepsReadBack(scene, 20, 2);
        }
    }

    void aTraceOfATraceIsTheSameTrace() {
        const Scene scene = shippedScene(QStringLiteral("stack_10"));
        World world = makeWorld(scene);
        std::ostringstream first;
        QVERIFY(writeTrace(scene, world, 3, first));
        std::istringstream input(first.str());
        const auto read = readTrace(input, "trace");
        QVERIFY(read);
        std::ostringstream second;
        QVERIFY(writeTrace(*read, makeWorld(*read), 3, second));
        QCOMPARE(QString::fromStdString(second.str()), QString::fromStdString(first.str()));
    }

    void aTraceIsSmallerInMemoryThanAsText() {
        const Scene scene = shippedScene(QStringLiteral("pyramid_10"));
        std::ostringstream out;
        QVERIFY(writeTrace(scene, makeWorld(scene), 20, out));
        std::istringstream input(out.str());
        const auto read = readTrace(input, "trace");
        QVERIFY(read);
        QVERIFY2(read->playback->bytes() * 4 < out.str().size(),
                 qPrintable(QString::number(read->playback->bytes()) + " of " + QString::number(out.str().size())));
    }
};

QTEST_GUILESS_MAIN(TestTraceWriting)
#include "test_trace_writing.moc"
