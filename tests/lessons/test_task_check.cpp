// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>

#include "lessons/loader/task_check.h"
#include "physics/scene/scene_file.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestTaskCheck : public QObject {
    Q_OBJECT

private slots:
    void settingsMoveToTheFirstStepWithTheirLastValue() {
        const TimedInput setup{5, SetSetting{"slop", "0.01"}};
        const TimedInput move{30, MoveBody{BodyId{1}, {1, 2}, 0}};
        const std::vector<TimedInput> inputs{
            {1, SetSetting{"erp", "0.3"}}, setup, move, {31, SetSetting{"iterations", "7"}}, {40, SetSetting{"erp", "0.5"}}};
        const std::vector<TimedInput> expected{{1, SetSetting{"iterations", "7"}}, {1, SetSetting{"erp", "0.5"}}, setup, move};
        QVERIFY(withSettingsFrom(1, 100, inputs, std::vector{setup}) == expected);
    }

    void bodiesThatAreMovedTooLateForTheCheckMoveToTheBeginning() {
        const MoveBody first{BodyId{1}, {1, 2}, 0};
        const MoveBody last{BodyId{1}, {3, 4}, 0};
        const MoveBody inTime{BodyId{2}, {5, 6}, 0};
        const std::vector<TimedInput> inputs{{4, inTime}, {30, first}, {40, last}};
        QVERIFY(withSettingsFrom(1, 5, inputs, {}) == (std::vector<TimedInput>{{1, last}, {4, inTime}}));
        QVERIFY(withSettingsFrom(1, 40, inputs, {}) == inputs);
    }

    void inputsThatActFromTheBeginningStayAsTheyAre() {
        const std::vector<TimedInput> inputs{
            {3, SetSetting{"erp", "0.3"}}, {3, SetSetting{"iterations", "7"}}, {3, SetSetting{"erp", "0.4"}}};
        QVERIFY(withSettingsFrom(3, 100, inputs, {}) == inputs);
    }

    void aCheckIsTakenApart() {
        const auto found = findings("abs(body(\"light\").y - body(\"heavy\").y) < 0.1 and settings.iterations < 3 and time() >= 0");
        QCOMPARE(found.size(), std::size_t{3});
        QVERIFY(!found[0].holds && !found[1].holds && found[2].holds);
        QCOMPARE(found[0].kind, CheckFinding::Kind::Near);
        QCOMPARE(found[0].left.argument, std::string("light"));
        QCOMPARE(found[0].right.argument, std::string("heavy"));
        QCOMPARE(found[0].allowed, 0.1);
        QCOMPARE(found[1].kind, CheckFinding::Kind::Less);
        QCOMPARE(found[1].left.field, std::string("iterations"));
        QCOMPARE(found[1].left.value, 10.0);
        QCOMPARE(found[1].right.value, 3.0);
        QVERIFY(found[1].right.isConstant);
    }

    void aQuantityWithAConstantIsComparedByItself() {
        const auto found = findings("2 - body(\"light\").y < 0.1 and body(\"light\").y + 1 >= 0");
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].kind, CheckFinding::Kind::More);
        QCOMPARE(found[0].left.argument, std::string("light"));
        QCOMPARE(found[0].left.field, std::string("y"));
        QCOMPARE(found[0].right.value, 1.9);
        QCOMPARE(found[1].kind, CheckFinding::Kind::AtLeast);
        QCOMPARE(found[1].right.value, -1.0);
        for (const auto& [check, goal] : {std::pair{"abs(3 - body(\"light\").y - 0.5) < 9", 2.5},
                                          {"abs(1 - body(\"light\").y) < 9", 1.0},
                                          {"abs(body(\"light\").y + 0.75) < 9", -0.75}}) {
            const auto near = findings(check);
            QCOMPARE(near.size(), std::size_t{1});
            QCOMPARE(near[0].kind, CheckFinding::Kind::Near);
            QCOMPARE(near[0].left.argument, std::string("light"));
            QVERIFY(near[0].right.isConstant);
            QCOMPARE(near[0].right.value, goal);
            QCOMPARE(near[0].allowed, 9.0);
            QVERIFY(near[0].holds);
        }
        // What has no name of its own stays as it is.
        const auto product = findings("2 * body(\"light\").y - 1 < 100");
        QCOMPARE(product[0].right.value, 100.0);
    }

    void whatCannotBeReadYetIsLeftOut() {
        const auto found = findings("event.is_row and event.delta > 1");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].kind, CheckFinding::Kind::NoVisit);
        QCOMPARE(findings("has_row(\"ground/nobody#1\") and row(\"ground/nobody#1\").lambda > 0").size(), std::size_t{1});
    }

    void everyPartOfACheckThatHoldsHolds() {
        const auto found = findings("settings.iterations == 10 and not has_row(\"a/b\")");
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].holds && found[1].holds);
    }

private:
    static std::vector<CheckFinding> findings(const char* check) {
        const auto scene = loadScene(SOLVERSCOPE_SOURCE_DIR "/lessons/3.4-many-rows/heavy.json");
        if (!scene) qFatal("%s", scene.error().text().c_str());
        Task task;
        auto formula = parseExpression(check, {});
        if (!formula) qFatal("%s", formula.error().text().c_str());
        task.check = *formula;
        const auto judgement = judge(task, Session(*scene), "lesson.md");
        if (!judgement) qFatal("%s", judgement.error().text().c_str());
        return judgement->findings;
    }
};

SOLVERSCOPE_TEST(TestTaskCheck, QCoreApplication)
#include "test_task_check.moc"
