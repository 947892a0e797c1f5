// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "gui/app/run_window.h"
#include "gui/panels/settings/setting_entry.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/widgets/setting_editor.h"
#include "physics/scene/presets.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// What a dock of the window of 1280 × 800 has for the settings.
constexpr QSize dockSize(400, 440);

struct ShownSettings {
    DebuggerController controller;
    SettingsPanel panel{controller};

    ShownSettings() {
        controller.openScene(QStringLiteral("stack_10"));
        panel.resize(dockSize);
        panel.show();
        if (!QTest::qWaitForWindowExposed(&panel)) qFatal("the panel is not shown");
    }

    template <typename Widget = QWidget>
    Widget* child(const char* name) {
        auto* found = panel.findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return found;
    }

    QStringList visibleKeys() const {
        QStringList keys;
        for (const auto* entry : panel.findChildren<SettingEntry*>())
            if (entry->isVisible()) keys << QString::fromStdString(std::string(entry->info().key));
        return keys;
    }

    void search(const QString& words) { child<QLineEdit>("settingsSearch")->setText(words); }

    Settings settings() const { return controller.session().nextSettings(); }
};

}  // namespace

class TestSettingsPanel : public QObject {
    Q_OBJECT

private slots:
    void aSettingSaysFromWhichStepItActs() {
        ShownSettings it;
        const auto* text = it.child<QLabel>("iterations.text");
        QVERIFY(it.controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("7")));
        QVERIFY(!text->text().contains(QStringLiteral("Acts from")));  // from the first on
        it.controller.toStep(20);
        QVERIFY(it.controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("3")));
        QVERIFY(text->text().contains(QStringLiteral("Acts from step 21 on.")));
        it.controller.restart();
        QVERIFY(!text->text().contains(QStringLiteral("Acts from")));
        QCOMPARE(it.settings().iterations, 3);
    }

    void whoLooksForFrictionIsSentToTheProperties() {
        ShownSettings it;
        auto* note = it.child<QLabel>("settingsOfBodies");
        QVERIFY(note->isHidden());
        for (const char* typed : {"friction", "Mass", "dens"}) {
            it.search(QLatin1String(typed));
            QVERIFY2(note->isVisible(), typed);
        }
        const QSignalSpy requested(&it.panel, &SettingsPanel::propertiesRequested);
        emit note->linkActivated(QStringLiteral("properties"));
        QCOMPARE(requested.size(), 1);
        it.search(QStringLiteral("iterations"));
        QVERIFY(note->isHidden());
    }

    void whatALessonLocksIsSaidOnce() {
        ShownSettings it;
        it.panel.unlock({QStringLiteral("iterations")});
        int count = 0;
        for (const auto* label : it.panel.findChildren<QLabel*>())
            count += label->isVisible() && label->text().contains(QStringLiteral("The lesson or challenge locks"));
        QCOMPARE(count, 1);
        it.panel.unlock({QStringLiteral("*")});
        QVERIFY(it.child<QLabel>("settingsLock")->isHidden());
    }

    void initTestCase() {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_config.path());
        prepareApplication(*static_cast<QApplication*>(QCoreApplication::instance()));
    }

    void init() { QSettings().clear(); }

    void everySettingStandsOnceUnderItsHeading() {
        ShownSettings shown;
        const auto entries = shown.panel.findChildren<SettingEntry*>();
        QCOMPARE(entries.size(), static_cast<qsizetype>(settingsTable().size()));
        for (const SettingInfo& info : settingsTable()) {
            const auto key = QString::fromStdString(std::string(info.key));
            const auto group = settingGroups()[static_cast<std::size_t>(info.group)].key;
            auto* entry = shown.child(qPrintable(key + QStringLiteral(".entry")));
            bool below = false;
            for (const QWidget* each = entry; each; each = each->parentWidget())
                below = below || each->objectName() == QStringLiteral("section.") + QString::fromStdString(std::string(group));
            QVERIFY2(below, qPrintable(key));
        }
    }

    void theListFitsIntoTheDock() {
        ShownSettings shown;
        QVERIFY2(shown.panel.minimumSizeHint().width() <= dockSize.width(),
                 qPrintable(QString::number(shown.panel.minimumSizeHint().width())));
    }

    void theSearchFindsByKeyNameExplanationAndChoice_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("key");
        QTest::newRow("key") << "position_iter"
                             << "position_iterations";
        QTest::newRow("name") << "Bounce threshold"
                              << "bounce_threshold";
        QTest::newRow("symbol") << "ω"
                                << "relaxation";
        QTest::newRow("explanation") << "same seed"
                                     << "row_seed";
        QTest::newRow("choice") << "tgs_soft"
                                << "method";
        QTest::newRow("label of a choice") << "ping-pong"
                                           << "row_order";
        QTest::newRow("words in any order") << "SEED shuffled"
                                            << "row_seed";
    }
    void theSearchFindsByKeyNameExplanationAndChoice() {
        QFETCH(QString, words);
        QFETCH(QString, key);
        ShownSettings shown;
        shown.search(words);
        QVERIFY2(shown.visibleKeys().contains(key), qPrintable(shown.visibleKeys().join(QLatin1Char(' '))));
        QVERIFY(static_cast<std::size_t>(shown.visibleKeys().size()) < settingsTable().size() / 2);
        shown.search({});
        QVERIFY(shown.visibleKeys().size() > 15);
    }

    void aSearchWithoutResultSaysSo() {
        ShownSettings shown;
        shown.search(QStringLiteral("marmalade"));
        QVERIFY(shown.visibleKeys().isEmpty());
        QVERIFY(shown.child("settingsNote")->isVisible());
        QTest::keyClick(shown.child("settingsSearch"), Qt::Key_Escape);
        QVERIFY(!shown.visibleKeys().isEmpty());
        QVERIFY(!shown.child("settingsNote")->isVisible());
    }

    void aSearchThatNoSettingIsCalledBySaysSo() {
        ShownSettings shown;
        shown.search(QStringLiteral("mass"));
        QVERIFY(!shown.visibleKeys().isEmpty());
        auto* note = shown.child<QLabel>("settingsNameless");
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().startsWith(QStringLiteral("No setting is called “mass”.")), qPrintable(note->text()));
        shown.search(QStringLiteral("iterations"));
        QVERIFY(!note->isVisible());
        shown.search(QStringLiteral("marmalade"));
        QVERIFY(!note->isVisible());
        shown.search({});
        QVERIFY(!note->isVisible());
    }

    void enterGoesFromTheSearchToTheSettingOfThatName() {
        ShownSettings shown;
        shown.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
        shown.panel.startSearch();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("erp"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0.4"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("erp.number"));
        QCOMPARE(shown.settings().erp, 0.4);
    }

    void groupsCloseByKeyAndByMouseAndStayClosed() {
        {
            ShownSettings shown;
            auto* heading = shown.child("heading.time");
            QVERIFY(shown.visibleKeys().contains(QStringLiteral("dt")));
            QTest::mouseClick(heading, Qt::LeftButton);
            QVERIFY(!shown.visibleKeys().contains(QStringLiteral("dt")));
            QTest::keyClick(heading, Qt::Key_Right);
            QVERIFY(shown.visibleKeys().contains(QStringLiteral("dt")));
            QTest::keyClick(heading, Qt::Key_Left);
            QVERIFY(!shown.visibleKeys().contains(QStringLiteral("dt")));
        }
        ShownSettings shown;
        QVERIFY(!shown.visibleKeys().contains(QStringLiteral("dt")));
        shown.search(QStringLiteral("time step"));  // what is searched for is shown, closed or not
        QVERIFY(shown.visibleKeys().contains(QStringLiteral("dt")));
    }

    void settingsThatDoNothingSayWhyAndCanBeHidden() {
        ShownSettings shown;
        auto* editor = shown.child<SettingEditor>("row_seed");
        QVERIFY(editor->isVisible() && !editor->isEnabled());
        QVERIFY(shown.child<QLabel>("row_seed.text")->text().contains(QStringLiteral("no rows are shuffled")));
        shown.child<QAction>("settingsIdleHidden")->trigger();
        QVERIFY(!editor->isVisible());
        QVERIFY(shown.child("settingsNote")->isVisible());
        shown.search(QStringLiteral("row seed"));
        QVERIFY(editor->isVisible());
        shown.search({});
        shown.controller.changeSetting(QStringLiteral("row_order"), QStringLiteral("shuffled"));
        QVERIFY(editor->isVisible() && editor->isEnabled());
    }

    void theChosenChoiceIsExplainedBelowTheList() {
        ShownSettings shown;
        auto* text = shown.child<QLabel>("position_correction.text");
        for (const SettingChoice& choice : findSetting("position_correction")->choices) {
            shown.controller.changeSetting(QStringLiteral("position_correction"), QString::fromStdString(std::string(choice.name)));
            QVERIFY(text->text().contains(QString::fromStdString(std::string(choice.explanation)).toHtmlEscaped()));
        }
        shown.child<QAction>("settingsExplained")->trigger();
        QVERIFY(text->isVisible());
        QVERIFY(!shown.child("slop.text")->isVisible());
    }

    void whatDiffersFromTheSceneIsMarkedAndCanBePutBack() {
        ShownSettings shown;
        const Settings own = shown.settings();
        const auto heading = [&] { return shown.child<QToolButton>("heading.position_correction")->text(); };
        auto* back = shown.child<QToolButton>("erp.reset");
        QVERIFY(!back->isVisible());
        shown.controller.changeSetting(QStringLiteral("erp"), QStringLiteral("0.5"));
        shown.controller.changeSetting(QStringLiteral("slop"), QStringLiteral("0.1"));
        QVERIFY2(heading().contains(QStringLiteral("2 changed")), qPrintable(heading()));
        back->click();
        QCOMPARE(shown.settings().erp, own.erp);
        QVERIFY2(heading().contains(QStringLiteral("1 changed")), qPrintable(heading()));
        shown.controller.changeSetting(QStringLiteral("method"), QStringLiteral("soft"));
        shown.child<QAction>("settingsAllBack")->trigger();
        QVERIFY(shown.settings() == own);
        QVERIFY2(!heading().contains(QStringLiteral("changed")), qPrintable(heading()));
    }

    void aLockedSettingIsNotPutBack() {
        ShownSettings shown;
        shown.controller.changeSetting(QStringLiteral("erp"), QStringLiteral("0.5"));
        shown.controller.changeSetting(QStringLiteral("slop"), QStringLiteral("0.1"));
        shown.panel.unlock({QStringLiteral("slop")});
        QVERIFY(!shown.child("erp.reset")->isEnabled());
        shown.child<QAction>("settingsAllBack")->trigger();
        QCOMPARE(shown.settings().erp, 0.5);
        QVERIFY(shown.settings().slop != 0.1);
    }

    void aPresetIsChosenAndUndoneAsOne() {
        ShownSettings shown;
        const Settings before = shown.settings();
        shown.child<QAction>("preset.box2d-3")->trigger();
        QVERIFY(shown.settings() == withPreset(before, *findPreset("box2d-3")));
        QVERIFY(shown.child<QAction>("preset.box2d-3")->isChecked());
        shown.controller.undo();
        QVERIFY(shown.settings() == before);
    }

    void thePresetInForceIsNamed() {
        ShownSettings shown;
        auto* name = shown.child<QLabel>("settingsPreset");
        QVERIFY(!name->isVisible());
        auto* preset = shown.child<QAction>("preset.box2d-3");
        QVERIFY(preset->actionGroup() && preset->actionGroup()->isExclusive());
        preset->trigger();
        QVERIFY(name->isVisible());
        QCOMPARE(name->text(), QStringLiteral("Preset: Box2D 3.0"));
        QVERIFY2(preset->toolTip().contains(QStringLiteral("Differences: Contacts and joints")), qPrintable(preset->toolTip()));
        shown.controller.changeSetting(QStringLiteral("substeps"), QStringLiteral("5"));
        QVERIFY(!name->isVisible() && !preset->isChecked());
    }

    void aPresetThatChangesALockedSettingSaysWhyItCannotBeChosen() {
        ShownSettings shown;
        shown.panel.unlock({QStringLiteral("slop")});
        auto* preset = shown.child<QAction>("preset.bullet");
        emit shown.child<QToolButton>("settingsPresets")->menu()->aboutToShow();
        QVERIFY(!preset->isEnabled());
        QCOMPARE(preset->toolTip(), QStringLiteral("The lesson or challenge locks this setting for now."));
    }

    void everyMethodStandsUnderAHeadingThatCannotBeChosen() {
        ShownSettings shown;
        auto* list = shown.child<QComboBox>("method.choice");
        int choices = 0;
        for (int i = 0; i < list->count(); ++i) {
            const bool heading = !list->itemData(i).isValid();
            QCOMPARE(heading, !(list->model()->flags(list->model()->index(i, 0)) & Qt::ItemIsEnabled));
            choices += heading ? 0 : 1;
        }
        QVERIFY(!list->itemData(0).isValid());
        QCOMPARE(choices, static_cast<int>(findSetting("method")->choices.size()));
        for (const SettingChoice& choice : findSetting("method")->choices) {
            const auto name = QString::fromStdString(std::string(choice.name));
            shown.controller.changeSetting(QStringLiteral("method"), name);
            QCOMPARE(list->currentText(), engineText(choice.label));
        }
    }

    void keysAndLettersChangeAChoice() {
        ShownSettings shown;
        auto* list = shown.child<QComboBox>("method.choice");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(shown.settings().method, Method::Jacobi);
        QTest::keyClick(list, Qt::Key_Home);
        QCOMPARE(shown.settings().method, Method::SequentialImpulses);
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(shown.settings().method, Method::SequentialImpulses);
        QTest::keyClicks(list, QStringLiteral("tgs"));
        QCOMPARE(shown.settings().method, Method::TgsSoft);
        QCOMPARE(list->currentData().toString(), QStringLiteral("tgs_soft"));
    }

private:
    QTemporaryDir m_config;
};

SOLVERSCOPE_TEST(TestSettingsPanel, QApplication)
#include "test_settings_panel.moc"
