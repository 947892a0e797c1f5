// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <set>

#include "physics/scene/json_tree.h"
#include "physics/scene/settings.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

std::string withKey(std::string_view key, std::string_view text) {
    const Result<Settings> changed = withSetting({}, key, text);
    return changed ? settingText(*changed, key) : "refused";
}

void addSettings() {
    QTest::addColumn<QString>("key");
    for (const SettingInfo& info : settingsTable())
        QTest::newRow(std::string(info.key).c_str()) << QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size()));
}

}  // namespace

class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void everyLineIsComplete_data() { addSettings(); }
    void everyLineIsComplete() {
        QFETCH(QString, key);
        const SettingInfo* info = findSetting(key.toStdString());
        QVERIFY(info);
        QCOMPARE(info->key, key.toStdString());
        QVERIFY(!info->label.empty());
        QVERIFY(info->explanation.ends_with('.'));
        QCOMPARE(info->choices.empty(), info->kind != SettingKind::Choice);
        if (info->kind == SettingKind::Integer || info->kind == SettingKind::Number) QVERIFY(info->lowest < info->highest);
    }

    void keysAreDifferent() {
        std::set<std::string_view> keys;
        for (const SettingInfo& info : settingsTable()) keys.insert(info.key);
        QCOMPARE(keys.size(), settingsTable().size());
        QVERIFY(findSetting("gravity") == nullptr);
        QVERIFY(findSetting("") == nullptr);
    }

    void everyGroupHasAnotherKeyAndALabel() {
        std::set<std::string_view> keys;
        for (const SettingGroupInfo& group : settingGroups()) {
            keys.insert(group.key);
            QVERIFY(!group.label.empty());
        }
        QCOMPARE(keys.size(), settingGroups().size());
        for (const SettingInfo& info : settingsTable()) QVERIFY(static_cast<std::size_t>(info.group) < settingGroups().size());
    }

    void theDefaultIsWithinItsRangeAndReadsBack_data() { addSettings(); }
    void theDefaultIsWithinItsRangeAndReadsBack() {
        QFETCH(QString, key);
        const Result<Settings> again = withSetting({}, key.toStdString(), settingText({}, key.toStdString()));
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QVERIFY(*again == Settings{});
    }

    void everyValueReadsBackAndChangesNothingElse_data() { addSettings(); }
    void everyValueReadsBackAndChangesNothingElse() {
        QFETCH(QString, key);
        const SettingInfo& info = *findSetting(key.toStdString());
        std::vector<std::string> texts;
        switch (info.kind) {
            case SettingKind::Choice:
                for (const SettingChoice& choice : info.choices) texts.emplace_back(choice.name);
                break;
            case SettingKind::Switch:
                texts = {"true", "false"};
                break;
            case SettingKind::Integer:
                texts = {numberText(info.lowest), "7", "10000"};
                break;
            case SettingKind::Number:
                for (int i = 0; i <= 1000; ++i) texts.push_back(numberText(info.lowest + (info.highest - info.lowest) * i / 1000));
                break;
            case SettingKind::Text:
                texts = {"", "0", "7", "3 1 2", "1000000000 0"};
        }
        for (const std::string& text : texts) {
            const Result<Settings> changed = withSetting({}, info.key, text);
            QVERIFY2(changed.has_value(), text.c_str());
            QCOMPARE(settingText(*changed, info.key), text);
            const Result<Settings> back = withSetting(*changed, info.key, settingText({}, info.key));
            QVERIFY(*back == Settings{});
            for (const SettingInfo& other : settingsTable())
                if (other.key != info.key) QCOMPARE(settingText(*changed, other.key), settingText({}, other.key));
        }
    }

    void theBoundsAreAcceptedAndWhatIsBeyondIsRefused_data() { addSettings(); }
    void theBoundsAreAcceptedAndWhatIsBeyondIsRefused() {
        QFETCH(QString, key);
        const SettingInfo& info = *findSetting(key.toStdString());
        if (info.kind != SettingKind::Integer && info.kind != SettingKind::Number) return;
        const bool whole = info.kind == SettingKind::Integer;
        const auto text = [&](Real number) { return whole ? std::to_string(static_cast<int>(number)) : numberText(number); };
        QCOMPARE(withKey(info.key, text(info.lowest)), text(info.lowest));
        QCOMPARE(withKey(info.key, text(info.highest)), text(info.highest));
        const Real below = whole ? info.lowest - 1 : std::nextafter(info.lowest, -1e300);
        const Real above = whole ? info.highest + 1 : std::nextafter(info.highest, 1e300);
        QCOMPARE(withKey(info.key, text(below)), std::string("refused"));
        QCOMPARE(withKey(info.key, text(above)), std::string("refused"));
    }

    void textThatIsNoValueIsRefused_data() { addSettings(); }
    void textThatIsNoValueIsRefused() {
        QFETCH(QString, key);
        for (const char* text : {"",       " ",    "nan",      "NaN",   "-nan",
                                 "inf",    "-inf", "Infinity", "1e999", "-1e999",
                                 "1e-999", "0x1",  "1,5",      "0,5",   "1 ",
                                 " 1",     "+1",   "1.0.0",    "--1",   "1e",
                                 "TRUE",   "yes",  "none ",    "Erp",   "99999999999999999999",
                                 "1\n"}) {
            // No number at all is a value of a text.
            if (*text == '\0' && findSetting(key.toStdString())->kind == SettingKind::Text) continue;
            QCOMPARE(withKey(key.toStdString(), text), std::string("refused"));
        }
    }

    void aGivenOrderIsAListOfDifferentNumbers() {
        QCOMPARE(withSetting({}, "given_order", "3 1 2").value().givenOrder, (std::vector<int>{3, 1, 2}));
        QCOMPARE(settingNumber(withSetting({}, "given_order", "3 1 2").value(), "given_order"), 3.0);
        for (const char* text :
             {"3 1 3", "3  1", " 3", "3 ", "03", "-3", "-0", "+3", "3,1", "3.0", "a", "1000000001", "3\t1", "3 -1"})
            QCOMPARE(withKey("given_order", text), std::string("refused"));
        QCOMPARE(withSetting({}, "given_order", "1 1").error().text(),
                 std::string("expected at most 10000 different whole numbers separated by blanks for 'given_order', found '1 1'"));
        std::string many = "0";
        for (int i = 1; i < 10'000; ++i) many += " " + std::to_string(i);
        QCOMPARE(withKey("given_order", many), many);
        QCOMPARE(withKey("given_order", many + " 10000"), std::string("refused"));
    }

    void aRefusalSaysWhatWasExpected() {
        QCOMPARE(withSetting({}, "iterations", "ten").error().text(),
                 std::string("expected a whole number from 0 to 10000 for 'iterations', found 'ten'"));
        QCOMPARE(withSetting({}, "accumulate", "1").error().text(),
                 std::string("expected true or false for 'accumulate', found '1'"));
        QCOMPARE(
            withSetting({}, "position_correction", "nga").error().text(),
            std::string("expected one of none, erp, split_impulse, linear_projection, ngs for 'position_correction', found 'nga'"));
        QVERIFY(withSetting({}, "iteration", "10")
                    .error()
                    .text()
                    .starts_with("unknown setting 'iteration', expected one of method, dt, "));
    }

    void aStepMakesABoundedNumberOfSweeps() {
        Settings settings;
        settings.method = Method::TgsSoft;
        settings.substeps = 10'000;
        QCOMPARE(sweepsOfStep(settings), 120'000);
        QCOMPARE(tooMuchWorkReason(settings, 11), std::string());
        settings.relaxIterations = 10'000;
        QCOMPARE(tooMuchWorkReason(settings, 11),
                 std::string("expected fewer iterations or sub-steps: at most 200000 sweeps in a step with this many bodies, "
                             "joints and contacts, found 100110000"));
        settings.method = Method::Xpbd;
        QCOMPARE(sweepsOfStep(settings), 110'000);
        settings.method = Method::SequentialImpulses;
        QCOMPARE(sweepsOfStep(settings), 21);
    }

    void manyBodiesLeaveFewerSweeps() {
        Settings settings;
        settings.iterations = 10'000;
        QCOMPARE(tooMuchWorkReason(settings, 490), std::string());
        QVERIFY(!tooMuchWorkReason(settings, 500).empty());
    }

    void aRangeOfWholeNumbersIsWrittenAsItIsTyped() {
        QCOMPARE(settingRange(*findSetting("row_seed")), std::string("0 to 1000000000"));
        QCOMPARE(withSetting({}, "row_seed", "1000000000")->rowSeed, 1'000'000'000);
    }

    void warmStartingIsAFactorOrASwitch() {
        QCOMPARE(withSetting({}, "warm_starting", "false").value().warmStarting, 0.0);
        QCOMPARE(withSetting({}, "warm_starting", "true").value().warmStarting, 1.0);
        QCOMPARE(withSetting({}, "warm_starting", "0.25").value().warmStarting, 0.25);
        QCOMPARE(withKey("erp", "true"), std::string("refused"));
    }

    void numbersOfChoicesAndSwitchesAreTheirPlace() {
        Settings settings;
        settings.positionCorrection = PositionCorrection::Erp;
        settings.accumulate = false;
        QCOMPARE(settingNumber(settings, "position_correction"), 1.0);
        QCOMPARE(settingNumber(settings, "accumulate"), 0.0);
        QCOMPARE(settingNumber(settings, "iterations"), 10.0);
        QCOMPARE(settingNumber(settings, "dt"), 1.0 / 60.0);
        QCOMPARE(settingNumber(settings, "none"), 0.0);
        QCOMPARE(settingText(settings, "none"), std::string());
    }
};

SOLVERSCOPE_TEST(SettingsTest, QCoreApplication)
#include "test_settings.moc"
