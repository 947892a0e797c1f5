// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The model answer of an Explain stage comes after the learner's own line.
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/notebook/journal_entry.h"
#include "gui/session/notebooks.h"
#include "tests/gui/kept_lessons.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

class TestModelAnswer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void init() {
        m_user.forget();
        m_controller = std::make_unique<DebuggerController>();
        m_journal = std::make_unique<Journal>();
        m_folder = std::make_unique<QTemporaryDir>();
        const QString home = m_folder->filePath(QStringLiteral("3.2-one-row/"));
        QString lesson = QString::fromUtf8(contentOf(keptLessons() + QStringLiteral("/3.2-one-row/lesson.md")));
        const QString after = QStringLiteral("\n# Free play");
        QVERIFY(lesson.contains(after));
        lesson.replace(after, QStringLiteral("\n```model\ntext: The row asks for **no approach**, so λ = −a/b.\n```\n") + after);
        write(home + QStringLiteral("lesson.md"), lesson.toUtf8());
        write(home + QStringLiteral("scene.json"), contentOf(keptLessons() + QStringLiteral("/3.2-one-row/scene.json")));
        openExplain();
    }
    void cleanup() {
        m_panel.reset();
        m_journal.reset();
        m_controller.reset();
    }

    void itIsHiddenUntilTheLearnerHasWritten() {
        QVERIFY(!model()->isVisible());
        QVERIFY(compare()->isVisible());
        QVERIFY(!compare()->isEnabled());
        QVERIFY2(compare()->toolTip().contains(QLatin1String("line of your own")), qPrintable(compare()->toolTip()));
        QTest::keyClicks(line(), QStringLiteral("  "));
        QVERIFY(!compare()->isEnabled());
        QTest::keyClicks(line(), QStringLiteral("because"));
        QVERIFY(compare()->isEnabled());
        QVERIFY(!model()->isVisible());
    }

    void theButtonShowsItAndTheNotebookKeepsBoth() {
        QTest::keyClicks(line(), QStringLiteral("It stops the approach."));
        compare()->click();
        settle();
        QVERIFY(model()->isVisible() && !compare()->isVisible());
        QVERIFY(model()->toPlainText().contains(QLatin1String("no approach")));
        QCOMPARE(m_journal->count(), 1);
        const NotebookEntry& entry = (*m_journal)[0];
        QCOMPARE(entry.kind, EntryKind::Explanation);
        QCOMPARE(entry.text, QStringLiteral("It stops the approach."));
        QCOMPARE(entry.feedback, QStringLiteral("The row asks for **no approach**, so λ = −a/b."));
        const QString shown = JournalEntryText::markdown(entry);
        QVERIFY2(shown.indexOf(QLatin1String("It stops")) < shown.indexOf(QLatin1String("no approach")), qPrintable(shown));
        QVERIFY(shown.contains(QLatin1String("model answer")));
    }

    void aRewrittenLineKeepsTheModelBesideIt() {
        QTest::keyClicks(line(), QStringLiteral("First."));
        compare()->click();
        line()->selectAll();
        QTest::keyClicks(line(), QStringLiteral("Second."));
        QVERIFY(m_panel->flush());
        QCOMPARE(m_journal->count(), 1);
        QCOMPARE((*m_journal)[0].text, QStringLiteral("Second."));
        QVERIFY(!(*m_journal)[0].feedback.isEmpty());
    }

    void withoutComparingTheNotebookHasTheLineAlone() {
        QTest::keyClicks(line(), QStringLiteral("Mine."));
        QVERIFY(m_panel->flush());
        QCOMPARE(m_journal->count(), 1);
        QVERIFY((*m_journal)[0].feedback.isEmpty());
        QVERIFY(!JournalEntryText::markdown((*m_journal)[0]).contains(QLatin1String("model answer")));
    }

private:
    void openExplain() {
        m_panel = std::make_unique<LessonPanel>(*m_controller, *m_journal);
        m_panel->resize(360, 800);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_panel->openFolder(m_folder->path());
        QVERIFY2(m_panel->library().problems().isEmpty(), qPrintable(m_panel->library().problems().join(QLatin1Char('\n'))));
        QVERIFY(m_panel->openLesson(QStringLiteral("3.2")));
        for (int i = 0; i < m_panel->stageCount() && !m_panel->findChild<QLineEdit*>(QStringLiteral("explanation")); ++i) {
            auto* next = m_panel->findChild<QPushButton*>(QStringLiteral("next"));
            (next->isEnabled() ? next : m_panel->findChild<QPushButton*>(QStringLiteral("skip")))->click();
            settle();
        }
        QVERIFY(line() && model() && compare());
    }

    QLineEdit* line() const { return m_panel->findChild<QLineEdit*>(QStringLiteral("explanation")); }
    LessonTextView* model() const { return m_panel->findChild<LessonTextView*>(QStringLiteral("model")); }
    QPushButton* compare() const { return m_panel->findChild<QPushButton*>(QStringLiteral("compareModel")); }

    UserOfATest m_user;
    std::unique_ptr<DebuggerController> m_controller;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LessonPanel> m_panel;
};

SOLVERSCOPE_TEST(TestModelAnswer, QApplication)
#include "test_model_answer.moc"
