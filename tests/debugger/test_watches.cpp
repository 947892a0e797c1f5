// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QFile>
#include <QTest>
#include <cmath>

#include "physics/debugger/breakpoints/watches.h"
#include "physics/debugger/session.h"
#include "physics/trace/names.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

WatchExpression meter(const std::string& text, const char* scene = "stack_10") {
    auto read = parseWatchExpression(text, shippedScene(scene));
    if (!read) qFatal("%s: %s", text.c_str(), read.error().text().c_str());
    return *read;
}

std::vector<WatchReading> readings(const World& start, const std::string& text) {
    return watchReadings(start, std::vector{meter(text)})[0];
}

/// The last reading up to an event.
std::optional<Real> at(const std::vector<WatchReading>& readings, std::size_t event) {
    std::optional<Real> value;
    for (const WatchReading& reading : readings)
        if (reading.event <= event) value = reading.value;
    return value;
}

}  // namespace

class TestWatches : public QObject {
    Q_OBJECT

private slots:
    void aMeterOfARowReadsItsVisitsBitForBit() {
        const World start = shippedWorldAfter("stack_10", 12);
        const EventList events = eventsOf(start);
        World end = start;
        step(end);
        const std::string name = constraintName(shippedScene("stack_10"), end, {ConstraintKind::Contact, 3});
        const auto sums = readings(start, "lambda where constraint == \"" + name + "\" && kind == friction");
        const auto speeds = readings(start, "jv where constraint == \"" + name + "\" && kind == friction");
        QVERIFY(sums.size() > 3);
        std::optional<Real> sum;
        std::optional<Real> speed;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const Event& event = events[i];
            if (event.kind == EventKind::Row && event.rowKind == RowKind::Friction &&
                event.constraint == ConstraintRef{ConstraintKind::Contact, 3}) {
                sum = event.visit.lambdaAfter;
                speed = event.visit.jv;
            }
            QVERIFY(at(sums, i) == sum);
            QVERIFY(at(speeds, i) == speed);
        }
    }

    void aMeterOfABodyReadsTheWorldAtEveryStop() {
        Session session(shippedScene("stack_10"));
        session.run(12);
        const World start = session.startOfStep();
        const auto falling = readings(start, "v_y(\"box_4\")");
        const auto height = readings(start, "y(box_4)");
        const auto speed = readings(start, "speed(\"box_4\")");
        QVERIFY(falling.size() > 3);
        const std::size_t count = session.events().size();
        for (std::size_t event = 0; event < count; event += 7) {
            session.seek({session.cursor().step, event, Term::VelocityB});
            QVERIFY(at(falling, event) == session.world().velocities[4].v.y);
            QVERIFY(at(height, event) == session.world().poses[4].position.y);
            QCOMPARE(at(speed, event), std::optional(length(session.world().velocities[4].v)));
        }
    }

    void theLastValuesOfAStepAreItsLastReadings() {
        const std::vector<WatchExpression> meters{meter("lambda"),
                                                  meter("residual"),
                                                  meter("kinetic_energy"),
                                                  meter("v_y(\"box_2\")"),
                                                  meter("jv where row == 99999"),
                                                  meter("iterations"),
                                                  meter("abs(delta) + 1"),
                                                  meter("clamp_changes where iteration == 2")};
        World world = shippedWorldAfter("stack_10", 9);
        const World start = world;
        const auto all = watchReadings(start, meters);
        const std::vector<Real> values = watchExpressionValues(world, meters);
        World plain = start;
        step(plain);
        QCOMPARE(hashOf(world), hashOf(plain));
        for (std::size_t i = 0; i < meters.size(); ++i) {
            if (all[i].empty())
                QVERIFY(std::isnan(values[i]));
            else
                QCOMPARE(values[i], all[i].back().value);
        }
        QVERIFY(all[4].empty());
        QCOMPARE(values[2], measure(world).kineticEnergy);
        QCOMPARE(values[5], static_cast<Real>(start.settings.iterations));
        QCOMPARE(all[7].size(), std::size_t{1});
    }

    void readingsAgreeWithValuesAtEveryStopThatHasOne() {
        const World start = shippedWorldAfter("stack_10", 9, "position_correction=ngs");
        const std::vector<Condition> expressions{*parseValue("residual", shippedScene("stack_10")),
                                                 *parseValue("jv", shippedScene("stack_10"))};
        const auto all = watchReadings(start, std::vector{meter("residual"), meter("jv")});
        const std::size_t count = eventsOf(start).size();
        for (std::size_t event = 0; event < count; event += 29) {
            const std::vector<Real> values = valuesAt(start, event, expressions);
            for (std::size_t i = 0; i < 2; ++i)
                if (!std::isnan(values[i])) QCOMPARE(at(all[i], event), std::optional(values[i]));
        }
    }

    void equalReadingsThatFollowEachOtherCountOnce() {
        const auto all = readings(shippedWorldAfter("stack_10", 9), "iterations");
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].event, std::size_t{0});
    }

    void whatIsNotUnderstoodSaysAtWhichColumn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        QTest::newRow("an unknown figure") << "jvv" << 1 << "unknown name";
        QTest::newRow("an unknown figure of the place") << "jv where row == foo" << 17 << "unknown name";
        QTest::newRow("a place that is a number") << "jv where iteration" << 10 << "expected a comparison";
        QTest::newRow("no place") << "jv where" << 9 << "expected";
        QTest::newRow("no figure") << "where row == 1" << 1 << "expected";
        QTest::newRow("an unknown body") << "v_y(\"nobody\")" << 5 << "no body";
        QTest::newRow("no body") << "v_y(-3)" << 5 << "expected the name of a body";
        QTest::newRow("no bracket") << "v_y(\"box_1\"" << 12 << "expected ')'";
        QTest::newRow("more behind it") << "x(box_1) + 1" << 10 << "cannot be part of an expression";
        QTest::newRow("the world is nowhere") << "x(\"world\")" << 3 << "no body";
    }
    void whatIsNotUnderstoodSaysAtWhichColumn() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto read = parseWatchExpression(text.toStdString(), shippedScene("stack_10"));
        QVERIFY(!read);
        QCOMPARE(read.error().column, column);
        QVERIFY2(QString::fromStdString(read.error().message).contains(message), read.error().message.c_str());
    }

    void aNameInQuotationMarksMayHaveThePlaceWordInIt() {
        Scene scene = shippedScene("stack_10");
        scene.bodies[2].id = "some where";
        const auto read = parseWatchExpression("v_y(\"some where\") where iteration == 2", scene);
        QVERIFY(read.has_value() && read->where);
        const auto bare = parseWatchExpression("v_y(\"some where\")", scene);
        QVERIFY(bare.has_value() && !bare->where);
    }

    void figuresOfBodiesStandInTheManual() {
        QFile file(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/docs/charts.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        for (const QuantityInfo& info : quantities())
            if (info.scope == QuantityScope::Bodies)
                QVERIFY2(page.contains(QStringLiteral("`%1`").arg(QString::fromUtf8(info.key.data()))), info.key.data());
    }

    void unitsAreThoseOfTheTables() {
        QCOMPARE(QByteArray(meter("jv").unit().data()), QByteArray("m/s"));
        QCOMPARE(QByteArray(meter("omega(\"box_1\")").unit().data()), QByteArray("rad/s"));
        QVERIFY(meter("jv * delta").unit().empty());
    }
};

SOLVERSCOPE_TEST(TestWatches, QCoreApplication)
#include "test_watches.moc"
