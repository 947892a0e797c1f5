// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Every lesson of the library is done to its end in the real window: with wrong answers first, and with right ones.
#include <QSignalSpy>
#include <QTreeWidget>

#include "gui/lessons/lesson_progress.h"
#include "gui/session/journal.h"
#include "tests/gui/lesson_learner.h"

using namespace solverscope;

class TestLessonsToTheEnd : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyLessonCanBeDone_data() {
        QTest::addColumn<std::size_t>("place");
        QTest::addColumn<bool>("wrongFirst");
        const QString parts = qEnvironmentVariable("LESSON_PARTS");  // "12": those two; else all
        for (const bool wrongFirst : {true, false})
            for (std::size_t i = 0; i < m_library.lessons().size(); ++i) {
                const std::string& id = m_library.lessons()[i].lesson.id;
                if (!parts.isEmpty() && !parts.contains(QLatin1Char(id[0]))) continue;
                QTest::newRow((id + (wrongFirst ? " with wrong answers" : " with right answers")).c_str()) << i << wrongFirst;
            }
    }

    void everyLessonCanBeDone() {
        QFETCH(std::size_t, place);
        QFETCH(bool, wrongFirst);
        if (wrongFirst != m_wrongFirst || !m_window) {
            m_window.reset();
            QDir(QFileInfo(LessonProgress::defaultFile()).path()).removeRecursively();
            m_window = shownWindow();
            m_wrongFirst = wrongFirst;
        }
        const QSignalSpy unlocked(m_window->findChild<LessonPanel*>(), &LessonPanel::controlsUnlocked);
        LessonLearner learner(*m_window, m_library.lessons()[place], wrongFirst ? Way::WrongFirst : Way::RightAtOnce);
        const QString trouble = learner.doAll();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));

        const LessonRecord record = LessonProgress().of(learner.id());
        QVERIFY(record.done);
        QCOMPARE(record.explanation, learner.explanation());
        QCOMPARE(record.answers.size(), learner.answers());
        int kept = 0;
        bool explained = false;
        for (const JournalEntry& entry : Journal::of(m_window->controller()).entries()) {
            if (entry.lesson != learner.id()) continue;
            kept += entry.kind == EntryKind::Answer || entry.kind == EntryKind::Task || entry.kind == EntryKind::Exercise;
            explained = explained || (entry.kind == EntryKind::Explanation && entry.text == learner.explanation());
        }
        QVERIFY(explained);
        QVERIFY(kept >= learner.answers());
        QCOMPARE(unlocked.last().at(0).toStringList(), QStringList{QStringLiteral("*")});
        QVERIFY(m_window->findChild<QWidget*>(QStringLiteral("toolBar.method"))->isEnabled());
        bool marked = false;
        for (QTreeWidgetItemIterator it(m_window->findChild<QTreeWidget*>(QStringLiteral("contents"))); *it; ++it)
            if ((*it)->data(0, Qt::UserRole).toString() == learner.id()) marked = (*it)->text(1).startsWith(QChar(0x2713));
        QVERIFY(marked);
    }

private:
    UserOfATest m_user;
    LessonLibrary m_library;
    std::unique_ptr<MainWindow> m_window;
    bool m_wrongFirst = false;
};

QTEST_MAIN(TestLessonsToTheEnd)
#include "test_lessons_to_the_end.moc"
