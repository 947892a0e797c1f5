// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The list of lessons that the table of contents and the map of skills show.
#include "gui/lessons/lesson_tree.h"

#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestLessonTree : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_window = std::make_unique<QWidget>();
        auto* layout = new QVBoxLayout(m_window.get());
        m_tree = new LessonTree(m_window.get());
        m_field = new QLineEdit(QStringLiteral("word"), m_window.get());
        layout->addWidget(m_tree);
        layout->addWidget(m_field);
        auto* part = new QTreeWidgetItem(m_tree, {QStringLiteral("3  Solving")});
        for (const char* id : {"3.1", "3.2"}) {
            auto* lesson = new QTreeWidgetItem(part, {QString::fromLatin1(id)});
            lesson->setData(0, LessonTree::lessonRole, QString::fromLatin1(id));
        }
        part->setExpanded(true);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aClickChoosesALessonAndNoPart() {
        QSignalSpy chosen(m_tree, &LessonTree::chosen);
        QTreeWidgetItem* part = m_tree->topLevelItem(0);
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->visualItemRect(part).center());
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->visualItemRect(part->child(1)).center());
        QCOMPARE(chosen, (QList<QVariantList>{{QStringLiteral("3.2")}}));
    }

    void theSecondClickIsNotForWhatComesInItsPlace() {
        const QRect lesson = m_tree->visualItemRect(m_tree->topLevelItem(0)->child(0));
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, lesson.center());
        QTest::mouseDClick(m_field, Qt::LeftButton);
        QVERIFY(!m_field->hasSelectedText());
    }

    void typingFindsALessonAndRunsNoCommand() {
        QShortcut command(QKeySequence(Qt::Key_Period), m_window.get());
        QSignalSpy ran(&command, &QShortcut::activated);
        m_tree->setFocus();
        QTest::keyClicks(m_tree, QStringLiteral("3.2"));
        QCOMPARE(ran.count(), 0);
        QCOMPARE(m_tree->currentItem()->text(0), QStringLiteral("3.2"));
    }

private:
    std::unique_ptr<QWidget> m_window;
    LessonTree* m_tree = nullptr;
    QLineEdit* m_field = nullptr;
};

SOLVERSCOPE_TEST(TestLessonTree, QApplication)
#include "test_lesson_tree.moc"
