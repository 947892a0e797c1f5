// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QtTest>
#include <set>

#include "gui/app/actions.h"
#include "gui/app/scene_library.h"
#include "gui/session/scene_source.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestSceneLibraryDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everySceneStandsOnceAndTheOnesOfAGroupTogether() {
        std::set<QString> names;
        std::set<QString> groups;
        QString group;
        for (const LibraryScene& scene : sceneLibrary()) {
            QVERIFY2(names.insert(scene.name).second, qPrintable(scene.name));
            if (scene.group != group) QVERIFY2(groups.insert(scene.group).second, qPrintable(scene.group));
            group = scene.group;
            QVERIFY2(!scene.title.isEmpty() && !scene.brief().isEmpty() && !scene.group.isEmpty(), qPrintable(scene.name));
            QVERIFY2(scene.group != QStringLiteral("Other scenes"), qPrintable(scene.name));
            QVERIFY(scene.description.simplified().startsWith(scene.brief()));
        }
        QCOMPARE(static_cast<qsizetype>(names.size()), libraryScenes().size());
        QVERIFY(groups.size() > 2);
    }

    void theSearchFindsATitleADescriptionAndAName_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("name");
        QTest::newRow("title") << "Stack of TEN"
                               << "stack_10";
        QTest::newRow("name") << "see_saw"
                              << "see_saw";
        QTest::newRow("group") << "machines gears"
                               << "gears";
        QTest::newRow("title before descriptions") << "single box"
                                                   << "single_box";
        QTest::newRow("name before descriptions") << "bullet"
                                                  << "bullet";
        QTest::newRow("words before parts of words") << "car on"
                                                     << "car";
        QTest::newRow("a word of the title before parts of words") << "car"
                                                                   << "car";
        QTest::newRow("beginning of a title") << "newt"
                                              << "newtons_cradle";
    }
    void theSearchFindsATitleADescriptionAndAName() {
        QFETCH(QString, words);
        QFETCH(QString, name);
        SceneLibraryDialog dialog;
        dialog.findChild<QLineEdit*>(QStringLiteral("gridSearch"))->setText(words);
        QVERIFY(dialog.chosen());
        QCOMPARE(dialog.chosen()->name, name);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("gridText"))->text().contains(dialog.chosen()->title.toHtmlEscaped()));
    }

    void findsInTitlesComeBeforeThoseInDescriptions() {
        SceneLibraryDialog dialog;
        dialog.findChild<QLineEdit*>(QStringLiteral("gridSearch"))->setText(QStringLiteral("box"));
        const auto* list = dialog.findChild<QListWidget*>(QStringLiteral("gridScenes"));
        std::set<QString> named;
        for (const LibraryScene& scene : sceneLibrary())
            if ((scene.title + scene.name).contains(QStringLiteral("box"), Qt::CaseInsensitive)) named.insert(scene.title);
        bool isInTitle = true;
        int found = 0;
        for (int i = 0; i < list->count() && !list->item(i)->isHidden(); ++i, ++found) {
            const bool has = named.contains(list->item(i)->text());
            QVERIFY2(isInTitle || !has, qPrintable(list->item(i)->text()));
            isInTitle = has;
        }
        QVERIFY(found > 5 && !isInTitle);
    }

    void itOpensWithTheFirstRowWhole() {
        SceneLibraryDialog dialog;
        dialog.choose(sceneLibrary()[2].name);
        dialog.show();
        settle();
        const auto* list = dialog.findChild<QListWidget*>(QStringLiteral("gridScenes"));
        QCOMPARE(list->verticalScrollBar()->value(), 0);
        dialog.choose(sceneLibrary().back().name);
        QVERIFY(list->viewport()->rect().contains(list->visualItemRect(list->currentItem())));
    }

    void aGroupShowsItsScenesAlone() {
        SceneLibraryDialog dialog;
        auto* group = dialog.findChild<QComboBox*>(QStringLiteral("gridGroup"));
        QVERIFY(group->count() > 3);
        const auto* list = dialog.findChild<QListWidget*>(QStringLiteral("gridScenes"));
        int shown = 0;
        for (int i = 1; i < group->count(); ++i) {
            group->setCurrentIndex(i);
            QCOMPARE(dialog.chosen()->group, group->currentText());
            for (int j = 0; j < list->count(); ++j) shown += !list->item(j)->isHidden();
        }
        QCOMPARE(shown, list->count());
    }

    void aSearchWithoutResultCannotBeOpened() {
        SceneLibraryDialog dialog;
        auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("gridSearch"));
        auto* open = dialog.findChild<QPushButton*>();
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->isDefault()) open = button;
        search->setText(QStringLiteral("marmalade"));
        QVERIFY(!dialog.chosen());
        QVERIFY(!open->isEnabled());
        search->clear();
        QVERIFY(dialog.chosen());
        QVERIFY(open->isEnabled());
    }

    void theKeyboardAloneFindsAndOpensAScene() {
        SceneLibraryDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("pyramid"));
        const QString first = dialog.chosen()->name;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QVERIFY(dialog.chosen() && dialog.chosen()->name != first);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void theWindowOpensEverySceneOfTheLibrary() {
        const auto window = shownWindow();
        for (const LibraryScene& scene : sceneLibrary()) {
            QTimer::singleShot(0, window.get(), [&] {
                auto* dialog = window->findChild<SceneLibraryDialog*>();
                QVERIFY(dialog->chosen());  // the one that is open
                dialog->choose(scene.name);
                dialog->accept();
            });
            window->actions()[QStringLiteral("library")]->trigger();
            QCOMPARE(session(*window).scene().title, scene.title.toStdString());
            QVERIFY(window->message().isEmpty());
        }
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestSceneLibraryDialog, QApplication)
#include "test_scene_library_dialog.moc"
