// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <set>
#include <string>

#include "physics/scene/presets.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestPresets : public QObject {
    Q_OBJECT

private slots:
    void everyPresetChangesSomethingAndHasANameOfItsOwn() {
        std::set<std::string_view> keys;
        for (const Preset& preset : presets()) {
            keys.insert(preset.key);
            QVERIFY2(!(withPreset({}, preset) == Settings{}), qPrintable(QString::fromUtf8(preset.key.data())));
        }
        QCOMPARE(keys.size(), presets().size());
    }

    void everySettingOfAPresetIsUsedUnderIt() {
        for (const Preset& preset : presets()) {
            const Settings settings = withPreset({}, preset);
            for (const SettingInfo& info : settingsTable()) {
                const std::string entry = std::string(info.key) + "=";
                const bool listed = (" " + std::string(preset.settings)).find(" " + entry) != std::string::npos;
                if (!listed) continue;
                const std::string text = std::string(preset.key) + ": " + entry + " " + std::string(idleReason(settings, info));
                QVERIFY2(idleReason(settings, info).empty(), text.c_str());
            }
        }
    }

    void aPresetLeavesNothingOfOtherSettingsButTimeAndMouse() {
        Settings other;
        other.rowOrder = RowOrder::Shuffled;
        other.skipSeparating = true;
        other.dt = 0.01;
        other.dragFrequency = 5;
        const Preset& preset = *findPreset("box2d-3");
        Settings expected = withPreset({}, preset);
        expected.dt = 0.01;
        expected.dragFrequency = 5;
        QVERIFY(withPreset(other, preset) == expected);
    }

    void aPresetIsAlsoWrittenAsASetting() {
        const auto changed = withChange({}, "preset", "bullet");
        QVERIFY(changed);
        QVERIFY(*changed == withPreset({}, *findPreset("bullet")));
    }

    void aPresetThatDoesNotExistIsRefusedWithThoseThatDo() {
        const auto changed = withChange({}, "preset", "havok");
        QVERIFY(!changed);
        QVERIFY(changed.error().message.starts_with("expected one of box2d-lite, "));
    }
};

SOLVERSCOPE_TEST(TestPresets, QCoreApplication)
#include "test_presets.moc"
