// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QImage>
#include <QPainter>
#include <QTest>

#include "gui/panels/source/solver_source.h"
#include "gui/scene/scene_painter.h"
#include "gui/text/event_description.h"
#include "physics/trace/names.h"
#include "tests/seek_event.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The story of the first step's test of two bodies.
EventDescription describeStop(Session& session, const std::string& a, const std::string& b) {
    const auto wanted = [&](const Event& e) {
        return e.kind == EventKind::Pair && bodyName(session.scene(), e.a) == a && bodyName(session.scene(), e.b) == b;
    };
    session.seek({1, 0});
    if (!seekForward(session, wanted, 1)) qFatal("no such pair");
    return EventDescription::of(session);
}

QImage pictureOf(const Session& session) {
    QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    SceneOptions options;
    options.words = false;
    paintScene(painter, QRectF(image.rect()), session, options);
    return image;
}

}  // namespace

class TestPairDescription : public QObject {
    Q_OBJECT

private slots:
    void theWordsTellTheNumbersOfTheTest() {
        Session session(shippedScene("overlap_tests"));
        const EventDescription circles = describeStop(session, "circle 1", "circle 2");
        QVERIFY2(circles.title.contains("circle 1 and circle 2"), qPrintable(circles.title));
        QVERIFY2(circles.text.contains("0.5625 m²") && circles.text.contains("0.25 m"), qPrintable(circles.text));
        QVERIFY(describeStop(session, "outer", "inner").text.contains("the same centre"));
        QVERIFY(describeStop(session, "near", "nearby").text.contains("no square root is computed"));
        QVERIFY(describeStop(session, "left", "right").text.contains("x: 0.2 m, y: 0.7 m"));
        QVERIFY(describeStop(session, "coming", "waiting").text.contains("the others are not tested"));
        QVERIFY(describeStop(session, "case", "caught").text.contains("the centre lies inside"));
    }

    void theSourceOfEveryTestIsShown() {
        Session session(shippedScene("overlap_tests"));
        const SolverSource source("physics/collision/overlap.h");
        int pairs = 0;
        for (const Event& e : session.events()) {
            if (e.kind != EventKind::Pair) continue;
            QCOMPARE(QString::fromUtf8(e.where.file), source.file());
            QVERIFY(source.line(e.where.line).contains("watch.pair("));
            ++pairs;
        }
        QVERIFY(pairs >= 7);
    }

    void theSceneShowsThePairThatIsTested() {
        Session session(shippedScene("overlap_tests"));
        describeStop(session, "left", "right");
        const QImage boxes = pictureOf(session);
        describeStop(session, "case", "caught");
        const QImage caught = pictureOf(session);
        session.seek({1, 0});
        const QImage before = pictureOf(session);
        QVERIFY(boxes != caught);
        QVERIFY(boxes != before);
    }

    void everyShippedSceneHasWordsForItsPairs_data() { addShippedScenes(); }
    void everyShippedSceneHasWordsForItsPairs() {
        QFETCH(QString, name);
        Scene scene = shippedScene(name);
        scene.settings.overlapStops = true;
        Session session(scene);
        session.run(20);
        session.seek({20, 0});
        for (int i = 0; i < 10 && session.forward(Granularity::Stop) && session.event().kind == EventKind::Pair; ++i) {
            const EventDescription story = EventDescription::of(session);
            QVERIFY(!story.title.isEmpty());
            QVERIFY2(!story.text.contains("%") && story.text.endsWith('.'), qPrintable(story.text));
        }
    }
};

SOLVERSCOPE_TEST(TestPairDescription, QApplication)
#include "test_pair_description.moc"
