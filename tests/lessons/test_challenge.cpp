// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Challenges of scenes: read with their places, written back, and judged like the tasks of lessons.
#include <QtTest>

#include "lessons/loader/challenge.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The challenge is on line 3.
std::string sceneWith(const std::string& challenge) {
    return R"({ "format": "solverscope-scene", "version": 1, "bodies": [
    { "id": "ball", "shape": { "type": "circle", "radius": 0.5 }, "position": [0, 10] } ],
)" + challenge +
           " }";
}

Scene fallingBall(const std::string& check, int step, int hold = 1) {
    const auto scene = parseScene(sceneWith("\"challenge\": { \"ask\": \"Fall.\", \"controls\": [\"dt\"], \"check\": \"" + check +
                                            "\", \"step\": " + std::to_string(step) + ", \"hold\": " + std::to_string(hold) + " }"),
                                  "ball", challengeFormulaProblem);
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return *scene;
}

TaskJudgement judgementOf(const Scene& scene, const std::vector<TimedInput>& inputs = {}) {
    const auto task = taskOf(*scene.challenge);
    const auto step = static_cast<std::int64_t>(scene.challenge->step);
    const auto run = judgedRun(scene, inputs, {step, 0, Term::VelocityB}, *task, "ball", false);
    if (!run || !run->judgement) qFatal("no judgement");
    return *run->judgement;
}

}  // namespace

class TestChallenge : public QObject {
    Q_OBJECT

private slots:
    void aChallengeIsReadAndWrittenBack() {
        const Scene scene = fallingBall("body(\\\"ball\\\").y < 9", 60, 5);
        QVERIFY(scene.challenge.has_value());
        QVERIFY((*scene.challenge == ChallengeDef{"Fall.", {"dt"}, "body(\"ball\").y < 9", 60, 5}));
        const auto again = parseScene(sceneText(scene), "again", challengeFormulaProblem);
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QVERIFY(*again == scene);
        QCOMPARE(sceneText(*again), sceneText(scene));
    }

    void wrongChallengesAreRefusedAtTheirPlace_data() {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* member, const char* at, const char* message) {
            QTest::newRow(name) << member << at << message;
        };
        row("an unknown control", R"("controls": ["dt", "itrations"])", "\"itrations\"", "expected the key of a setting");
        row("no control", R"("controls": [])", "[] ,", "expected at least one setting");
        row("half a step", R"("step": 1.5)", "1.5", "expected a whole number for 'step'");
        row("a hold that is too long", R"("hold": 31)", "31", "expected a 'hold' of no more steps");
        row("an unknown name", R"("check": "body(\"ball\").z < 1")", "z < 1", "z");
        row("half a formula", R"("check": "1 + ")", "\" ,", "expected");
        row("an unknown key", R"("goal": 1)", "\"goal\"", "expected a key of a challenge");
    }
    void wrongChallengesAreRefusedAtTheirPlace() {
        QFETCH(QString, member);
        QFETCH(QString, at);
        QFETCH(QString, message);
        QString challenge = QStringLiteral("\"challenge\": { \"ask\": \"Fall.\"");
        const QString key = member.section(QLatin1Char(':'), 0, 0);
        for (const char* usual : {"\"controls\": [\"dt\"]", "\"check\": \"1 < 2\"", "\"step\": 30"})
            if (QString(usual).section(QLatin1Char(':'), 0, 0) != key) challenge += QStringLiteral(", ") + QLatin1String(usual);
        challenge += QStringLiteral(", ") + member + QStringLiteral(" , \"hold\": 1 }");
        if (key == QLatin1String("\"hold\"")) challenge.replace(QStringLiteral(" , \"hold\": 1"), QString());
        const auto scene = parseScene(sceneWith(challenge.toStdString()), "ball", challengeFormulaProblem);
        QVERIFY(!scene.has_value());
        QCOMPARE(scene.error().line, 3);
        QCOMPARE(scene.error().column, static_cast<int>(challenge.indexOf(at)) + 1);
        QVERIFY2(QString::fromStdString(scene.error().message).contains(message), scene.error().message.c_str());
    }

    void theGoalCountsAtItsStep() {
        QVERIFY(!judgementOf(fallingBall("body(\\\"ball\\\").y < 9", 10)).isDone);
        QVERIFY(judgementOf(fallingBall("body(\\\"ball\\\").y < 9", 60)).isDone);
        QCOMPARE(judgementOf(fallingBall("body(\\\"ball\\\").y < 9", 60)).at.step, std::int64_t{60});
    }

    void aGoalThatIsHeldCountsInEveryStep() {
        QVERIFY(judgementOf(fallingBall("body(\\\"ball\\\").y < 9", 60, 30)).isDone);
        const TaskJudgement tooEarly = judgementOf(fallingBall("body(\\\"ball\\\").y < 9", 60, 60));
        QVERIFY(!tooEarly.isDone);
        QCOMPARE(tooEarly.at.step, std::int64_t{1});
    }

    void settingsEnteredLaterCountFromTheStart() {
        const Scene scene = fallingBall("body(\\\"ball\\\").y < 9", 10);
        const auto task = taskOf(*scene.challenge);
        const std::vector<TimedInput> late{{8, SetSetting{"dt", "0.05"}}};
        const auto attempt = attemptOf(*task, 10, late);
        QVERIFY((attempt == std::vector<TimedInput>{{1, SetSetting{"dt", "0.05"}}}));
        QVERIFY(judgementOf(scene, attempt).isDone);
    }

    void whatIsLockedIsNamedAndNotRun() {
        const auto task = taskOf(*fallingBall("step() > 1", 10).challenge);
        const std::vector<TimedInput> inputs{{1, SetSetting{"dt", "0.05"}}, {1, SetSetting{"iterations", "3"}}};
        QCOMPARE(forbiddenInput(*task, inputs), &inputs[1]);
        QCOMPARE(attemptOf(*task, 10, inputs).size(), std::size_t{1});
        const std::vector<TimedInput> moved{{1, MoveBody{BodyId{0}, {1, 2}, 0}}};
        QCOMPARE(forbiddenInput(*task, moved), moved.data());
    }

    void theShippedChallengesAreNotSolvedAtFirstAndCanBe_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QStringList>("solution");
        QTest::newRow("tower") << "challenge_tower" << QStringList{"method", "avbd"};
        QTest::newRow("chain") << "challenge_chain" << QStringList{"method", "xpbd"};
    }
    void theShippedChallengesAreNotSolvedAtFirstAndCanBe() {
        QFETCH(QString, scene);
        QFETCH(QStringList, solution);
        const Scene shipped = shippedScene(scene);
        QVERIFY(!judgementOf(shipped).isDone);
        std::vector<TimedInput> inputs;
        for (qsizetype i = 0; i < solution.size(); i += 2)
            inputs.push_back({1, SetSetting{solution[i].toStdString(), solution[i + 1].toStdString()}});
        QCOMPARE(forbiddenInput(*taskOf(*shipped.challenge), inputs), nullptr);
        QVERIFY(judgementOf(shipped, inputs).isDone);
    }
};

SOLVERSCOPE_TEST(TestChallenge, QCoreApplication)
#include "test_challenge.moc"
