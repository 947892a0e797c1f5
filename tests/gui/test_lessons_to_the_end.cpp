// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Every lesson of the library is done to its end in the real window: with wrong answers first, and with right ones; in every
// language that it has.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTreeWidget>

#include "gui/lessons/lesson_progress.h"
#include "gui/session/notebooks.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "tests/gui/lesson_learner.h"
#include "tests/long_form.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Whether there is a letter in the text that only this language writes.
bool speaks(const QString& text, const QString& language) {
    const auto own = [&](QChar letter) {
        const QChar::Script script = letter.script();
        if (language == QLatin1String("ru")) return script == QChar::Script_Cyrillic;
        return script == QChar::Script_Hiragana || script == QChar::Script_Katakana || script == QChar::Script_Han;
    };
    return std::any_of(text.begin(), text.end(), own);
}

/// Letters of formulas are the same in every language.
bool isWord(const QString& text) {
    return std::count_if(text.begin(), text.end(), [](QChar one) { return one.isLetter(); }) > 1;
}

/// Without the code in it, which is the same in every language.
QString wordsOf(QString markdown) {
    static const QRegularExpression code(QStringLiteral("```.*```"), QRegularExpression::DotMatchesEverythingOption);
    return markdown.remove(code).trimmed();
}

/// The text is on the page, whatever numbers stand in it.
bool isShownIn(const LessonTextView& view, const LessonText& text) {
    qsizetype from = 0;
    for (const auto& piece : text.pieces) {
        const auto* words = std::get_if<std::string>(&piece);
        if (!words) continue;
        const QString wanted = QString::fromStdString(*words);
        from = view.accessibleName().indexOf(wanted, from);
        if (from < 0) return false;
        from += wanted.size();
    }
    return true;
}

/// Empty, or what of a lesson's page is not in its language.
QString foreignIn(const LessonPanel& panel, const Lesson& lesson, const QString& language) {
    const Stage& stage = lesson.stages[static_cast<std::size_t>(panel.stage())];
    const QString title = panel.findChild<QLabel*>(QStringLiteral("lessonTitle"))->text();
    if (!title.endsWith(QString::fromStdString(lesson.title)) || !speaks(title, language)) return title;
    const QString stageTitle = panel.findChild<QLabel*>(QStringLiteral("stageTitle"))->text();
    if (isWord(stageTitle) && !speaks(stageTitle, language)) return stageTitle;
    if (const auto* fallback = panel.findChild<QLabel*>(QStringLiteral("fallback")); fallback->isVisible() && !lesson.isOlder)
        return fallback->text();
    for (const auto* view : panel.findChildren<LessonTextView*>()) {
        const QString words = wordsOf(view->accessibleName());
        if (view->isVisible() && !words.isEmpty() && !speaks(words, language)) return words;
    }
    for (std::size_t i = 0; i < stage.blocks.size(); ++i) {
        const auto* text = std::get_if<LessonText>(&stage.blocks[i]);
        const auto* view = panel.findChild<LessonTextView*>(QStringLiteral("text%1").arg(i + 1));
        if (text && view && view->isVisible() && !isShownIn(*view, *text)) return view->accessibleName();
    }
    for (const auto* button : panel.findChildren<QPushButton*>()) {
        const QString text = button->text();
        if (button->isVisible() && isWord(text) && !speaks(text, language)) return text;
    }
    return {};
}

}  // namespace

class TestLessonsToTheEnd : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyLessonCanBeDone_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<std::size_t>("place");
        QTest::addColumn<bool>("wrongFirst");
        // "12": the lessons of those two parts, "ru": those in that language; else all.
        const QString parts = qEnvironmentVariable("LESSON_PARTS");
        const QString only = qEnvironmentVariable("LESSON_LANGUAGE");
        for (const Language& one : languages()) {
            const QString language = QString::fromLatin1(one.code);
            if (!only.isEmpty() && language != only) continue;
            const auto& lessons = libraryIn(language).lessons();
            for (const bool wrongFirst : {true, false}) {
                if (!wrongFirst && language != QLatin1String("en") && !isLongForm()) continue;  // wrong answers end in right ones
                for (std::size_t i = 0; i < lessons.size(); ++i) {
                    const QString id = QString::fromStdString(lessons[i].lesson.id);
                    if (!lessons[i].isTranslated || (!parts.isEmpty() && !parts.contains(id[0]))) continue;
                    const char* answers = wrongFirst ? "wrong" : "right";
                    QTest::addRow("%s in %s with %s answers", qPrintable(id), one.code, answers) << language << i << wrongFirst;
                }
            }
        }
    }

    void everyLessonCanBeDone() {
        QFETCH(QString, language);
        QFETCH(std::size_t, place);
        QFETCH(bool, wrongFirst);
        if (language != m_language || wrongFirst != m_wrongFirst || !m_window) beginAnew(language, wrongFirst);
        const LibraryLesson& lesson = libraryIn(language).lessons()[place];
        const auto& panel = m_window->panel<LessonPanel>();
        const QSignalSpy unlocked(&panel, &LessonPanel::controlsUnlocked);
        LessonLearner learner(*m_window, lesson, wrongFirst ? Way::WrongFirst : Way::RightAtOnce);
        QString foreign;
        const QString pictures = qEnvironmentVariable("LESSON_PICTURES");  // a folder: every stage, to be looked at
        learner.look = [&](const QString& where) {
            if (!pictures.isEmpty()) {
                settle();
                m_window->grab().save(QStringLiteral("%1/%2-%3.png").arg(pictures, learner.id(), where));
            }
            if (language == QLatin1String("en") || !foreign.isEmpty()) return;
            const QString found = foreignIn(panel, lesson.lesson, language);
            if (!found.isEmpty()) foreign = QStringLiteral("%1: not in its language: %2").arg(where, found);
        };
        const QString trouble = learner.doAll();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QVERIFY2(foreign.isEmpty(), qPrintable(foreign));

        const LessonRecord record = LessonProgress().of(learner.id());
        QVERIFY(record.done);
        QCOMPARE(record.explanation, learner.explanation());
        QCOMPARE(record.answers.size(), learner.answers());
        int kept = 0;
        bool explained = false;
        for (const NotebookEntry& entry : m_window->workspace().journal.entries()) {
            if (entry.lesson != learner.id()) continue;
            kept += entry.kind == EntryKind::Answer || entry.kind == EntryKind::Task || entry.kind == EntryKind::Exercise;
            explained = explained || (entry.kind == EntryKind::Explanation && entry.text == learner.explanation());
        }
        QVERIFY(explained);
        QVERIFY(kept >= learner.answers());
        QCOMPARE(unlocked.last().at(0).toStringList(), QStringList{QStringLiteral("*")});
        QVERIFY(m_window->findChild<QWidget*>(QStringLiteral("toolBar.method"))->isEnabled());
        const bool allRight = std::ranges::all_of(record.answers, &AnswerRecord::right);
        QString mark;
        for (QTreeWidgetItemIterator it(m_window->findChild<QTreeWidget*>(QStringLiteral("contents"))); *it; ++it)
            if ((*it)->data(0, Qt::UserRole).toString() == learner.id()) mark = (*it)->text(1);
        QVERIFY(!mark.isEmpty());
        QCOMPARE(mark.startsWith(QChar(0x2713)), allRight);
    }

    void everyOtherLessonSaysThatItIsInEnglish_data() {
        QTest::addColumn<QString>("language");
        const QString only = qEnvironmentVariable("LESSON_LANGUAGE");
        for (const char* language : {"en", "ru", "ja"})
            if (only.isEmpty() || only == QLatin1String(language)) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyOtherLessonSaysThatItIsInEnglish() {
        QFETCH(QString, language);
        const LessonLibrary& library = libraryIn(language);
        QCOMPARE(library.problems(), QStringList());
        if (language == QLatin1String("en")) {  // no other lesson
            for (const LibraryLesson& one : library.lessons()) QVERIFY(one.isTranslated);
            return;
        }
        beginAnew(language, true);
        const auto& panel = m_window->panel<LessonPanel>();
        int translated = 0;
        for (const LibraryLesson& one : library.lessons()) {
            const QString id = QString::fromStdString(one.lesson.id);
            const QString own = QStringLiteral("/lesson.%1.md").arg(language);
            QCOMPARE(one.isTranslated,
                     QFile::exists(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/lessons/") + QFileInfo(one.folder).fileName() + own));
            QCOMPARE(QString::fromStdString(one.lesson.file).endsWith(own), one.isTranslated);
            translated += one.isTranslated;
            if (one.isTranslated) continue;
            QVERIFY(m_window->openLesson(id));
            const auto* fallback = panel.findChild<QLabel*>(QStringLiteral("fallback"));
            QVERIFY2(fallback->isVisible() && speaks(fallback->text(), language), qPrintable(id));
            QVERIFY(!speaks(panel.findChild<LessonTextView*>()->accessibleName(), language));
        }
        QVERIFY(translated > 0);
    }

private:
    /// The lessons as they are in that language, which is the one in use from then on.
    const LessonLibrary& libraryIn(const QString& language) {
        if (languageInUse() != language) useLanguage(language);
        return m_libraries.try_emplace(language).first->second;
    }

    /// As a learner who has just come.
    void beginAnew(const QString& language, bool wrongFirst) {
        m_window.reset();  // which keeps its progress
        m_user.forget();
        useLanguage(language);
        m_window = shownWindow();
        if (qEnvironmentVariable("LESSON_WINDOW") == QLatin1String("large dark")) {
            applyTheme(ThemeMode::Dark);
            m_window->resize(1920, 1080);
        }
        m_language = language;
        m_wrongFirst = wrongFirst;
    }

    UserOfATest m_user;
    std::map<QString, LessonLibrary> m_libraries;
    ShownWindow m_window;
    QString m_language;
    bool m_wrongFirst = false;
};

SOLVERSCOPE_TEST(TestLessonsToTheEnd, QApplication)
#include "test_lessons_to_the_end.moc"
