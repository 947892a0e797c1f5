// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Old questions come back after days, with other numbers; the map says what the learner can do.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>
#include <set>

#include "gui/app/run_window.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/skill_map.h"
#include "gui/session/notebooks.h"
#include "lessons/loader/answers.h"
#include "tests/gui/lesson_learner.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QDate monday(2026, 3, 2);

QString idOf(const Question& question) { return QString::fromStdString(question.id); }

/// A lesson as it is kept when everything was answered at once; planned for `due`, or, without one, done before there were reviews.
LessonRecord doneRecord(const Lesson& lesson, QDate due = {}) {
    LessonRecord record;
    record.done = true;
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            if (const Exercise* exercise = exerciseIn(block)) {
                AnswerRecord answer;
                answer.right = true;
                answer.tries = 1;
                answer.review.due = due;
                record.answers[QString::fromStdString(exercise->id)] = answer;
            }
    return record;
}

const Lesson& lessonOf(const LessonLibrary& library, const char* id) {
    return library.lessons()[*library.find(QLatin1String(id))].lesson;
}

std::vector<const Question*> reviewable(const Lesson& lesson) {
    std::vector<const Question*> found;
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            if (const auto* question = std::get_if<Question>(&block); question && isReviewable(*question))
                found.push_back(question);
    return found;
}

const Question& questionOf(const LessonLibrary& library, const ReviewItem& item) {
    return std::get<Question>(
        library.lessons()[item.lesson].lesson.stages[static_cast<std::size_t>(item.stage)].blocks[item.block]);
}

}  // namespace

class TestReviews : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        m_today = monday;
    }
    void cleanup() { m_window.reset(); }

    void rightAnswersComeBackLaterAndLater() {
        ReviewState review{0, monday.addDays(1), false};
        QDate today = review.due;
        QList<qint64> days;
        for (int i = 0; i < 6; ++i) {
            review = afterReview(review, true, today);
            days += today.daysTo(review.due);
            QCOMPARE(dayReviewed(review), today);
            QVERIFY(!review.lapsed);
            today = review.due;
        }
        QCOMPARE(days, (QList<qint64>{3, 7, 21, 60, 60, 60}));
    }

    void aWrongAnswerComesBackOnTheNextDay() {
        const ReviewState review = afterReview({3, monday, false}, false, monday);
        QCOMPARE(review, (ReviewState{0, monday.addDays(1), true}));
        QCOMPARE(afterReview(review, true, review.due), (ReviewState{1, monday.addDays(4), false}));
    }

    void aFinishedLessonIsPlannedForTheNextDay() {
        const LessonLibrary library;
        const Lesson& lesson = lessonOf(library, "3.7");
        LessonRecord record = doneRecord(lesson);
        planReviews(record, lesson, monday);
        QVERIFY(reviewable(lesson).size() >= 2);
        for (const Question* question : reviewable(lesson))
            QCOMPARE(record.answers[idOf(*question)].review, (ReviewState{0, monday.addDays(1), false}));
        const LessonRecord planned = record;
        planReviews(record, lesson, monday.addDays(5));
        QVERIFY(record == planned);
        record.done = false;
        record.answers[idOf(*reviewable(lesson)[0])].review = {};
        const LessonRecord open = record;
        planReviews(record, lesson, monday);
        QVERIFY(record == open);
    }

    void onlyAnsweredQuestionsOfFinishedLessonsThatHaveOtherNumbersComeBack() {
        const LessonLibrary library;
        LessonProgress progress(file());
        LessonRecord record = doneRecord(lessonOf(library, "3.7"));
        record.answers.remove(idOf(*reviewable(lessonOf(library, "3.7"))[0]));
        progress.keep(QStringLiteral("3.7"), record);
        LessonRecord open = doneRecord(lessonOf(library, "3.2"));
        open.done = false;
        progress.keep(QStringLiteral("3.2"), open);
        const ReviewPlan plan = reviewPlan(library, progress, monday);
        QCOMPARE(plan.due, reviewable(lessonOf(library, "3.7")).size() - 1);
        for (const ReviewItem& item : plan.session) {
            QCOMPARE(library.lessons()[item.lesson].lesson.id, std::string("3.7"));
            QVERIFY(instancesOf(questionOf(library, item)).size() > 1);
        }
    }

    void aSessionHasAtMostTenQuestionsOfAllPartsInTurn() {
        const LessonLibrary library;
        LessonProgress progress(file());
        std::size_t all = 0;
        for (const LibraryLesson& each : library.lessons()) {
            progress.keep(QString::fromStdString(each.lesson.id), doneRecord(each.lesson));
            all += reviewable(each.lesson).size();
        }
        const ReviewPlan plan = reviewPlan(library, progress, monday);
        QCOMPARE(plan.due, all);
        QVERIFY(all > maxReviewed);
        QCOMPARE(plan.session.size(), maxReviewed);
        const auto partOf = [&](std::size_t i) { return library.lessons()[plan.session[i].lesson].lesson.part; };
        std::set<std::string> parts;
        for (std::size_t i = 0; i < plan.session.size(); ++i) {
            parts.insert(partOf(i));
            if (i > 0) QVERIFY(partOf(i) != partOf(i - 1));
        }
        QVERIFY(parts.size() >= 5);
    }

    void whatWaitsLongestComesFirst() {
        const LessonLibrary library;
        LessonProgress progress(file());
        progress.keep(QStringLiteral("3.2"), doneRecord(lessonOf(library, "3.2"), monday.addDays(-1)));
        progress.keep(QStringLiteral("3.7"), doneRecord(lessonOf(library, "3.7"), monday.addDays(-9)));
        progress.keep(QStringLiteral("3.8"), doneRecord(lessonOf(library, "3.8"), monday.addDays(2)));
        const ReviewPlan plan = reviewPlan(library, progress, monday);
        QCOMPARE(plan.session.size(), plan.due);
        QVERIFY(std::ranges::is_sorted(plan.session, {}, &ReviewItem::due));
        QCOMPARE(plan.later, reviewable(lessonOf(library, "3.8")).size());
        QCOMPARE(plan.next, monday.addDays(2));
    }

    void thePlanIsKeptInTheFileOfTheProgress() {
        LessonRecord record;
        record.answers[QStringLiteral("q")].review = {2, QDate(2026, 3, 9), true};
        record.answers[QStringLiteral("never")].tries = 1;
        LessonProgress(file()).keep(QStringLiteral("3.2"), record);
        const LessonRecord read = LessonProgress(file()).of(QStringLiteral("3.2"));
        QCOMPARE(read.answers[QStringLiteral("q")].review, (ReviewState{2, QDate(2026, 3, 9), true}));
        QCOMPARE(read.answers[QStringLiteral("never")].review, ReviewState{});
        const QJsonObject answers =
            QJsonDocument::fromJson(contentOf(file()))[QStringLiteral("lessons")][QStringLiteral("3.2")][QStringLiteral("answers")]
                .toObject();
        QVERIFY(!answers[QStringLiteral("never")].toObject().contains(QStringLiteral("review")));
        QCOMPARE(answers[QStringLiteral("q")][QStringLiteral("review")][QStringLiteral("due")].toString(),
                 QStringLiteral("2026-03-09"));
    }

    void aFileFromBeforeThereWereReviewsIsRead() {
        write(file(), R"({"format": "solverscope-progress", "version": 1, "last": "3.2", "lessons": {"3.2": {"stage": 3,
            "done": true, "explanation": "", "answers": {"q": {"given": "1", "right": true, "instance": 0, "tries": 1, "hints": 0}}}}})");
        const LessonProgress progress(file());
        QVERIFY2(progress.problem().isEmpty(), qPrintable(progress.problem()));
        QCOMPARE(progress.of(QStringLiteral("3.2")).answers[QStringLiteral("q")].review, ReviewState{});
    }

    void aDayThatIsNoneIsNamed() {
        write(file(), R"({"format": "solverscope-progress", "version": 1, "last": "", "lessons": {"3.2": {"stage": 0,
            "done": true, "explanation": "", "answers": {"q": {"review": {"level": 1, "due": "tomorrow"}}}}}})");
        const auto read = readProgress(file());
        QVERIFY(!read);
        QVERIFY2(read.error().message.find("lessons[\"3.2\"].answers[\"q\"].review.due: expected a date") != std::string::npos,
                 read.error().message.c_str());
    }

    void theReviewsOfTwoWindowsAreBothKept() {
        LessonRecord record;
        for (const char* id : {"first", "second", "both"}) record.answers[QLatin1String(id)].review = {0, monday, false};
        LessonProgress one(file());
        one.keep(QStringLiteral("3.2"), record);
        LessonProgress other(file());
        const QString lesson = QStringLiteral("3.2");
        const ReviewState right = afterReview({0, monday, false}, true, monday);
        const ReviewState wrong = afterReview({0, monday, false}, false, monday);
        QVERIFY(one.keepReview(lesson, QStringLiteral("first"), right));
        QVERIFY(one.keepReview(lesson, QStringLiteral("both"), right));
        QVERIFY(other.keepReview(lesson, QStringLiteral("second"), wrong));
        QVERIFY(other.keepReview(lesson, QStringLiteral("both"), wrong));
        one.readAgain();
        for (const LessonProgress* each : {&one, &other}) {
            const auto answers = each->of(lesson).answers;
            QCOMPARE(answers[QStringLiteral("first")].review, right);
            QCOMPARE(answers[QStringLiteral("second")].review, wrong);
            QCOMPARE(answers[QStringLiteral("both")].review, wrong);  // comes back sooner
        }
    }

    void theLaterOfTwoReviewsCounts() {
        LessonRecord before;
        before.answers[QStringLiteral("q")].review = {0, monday, false};
        LessonRecord mine = before;
        mine.answers[QStringLiteral("q")].review = afterReview({0, monday, false}, false, monday);
        mine.answers[QStringLiteral("q")].tries = 2;
        LessonRecord theirs = before;
        theirs.answers[QStringLiteral("q")].review = afterReview({0, monday, false}, true, monday.addDays(1));
        const LessonRecord merged = mergedRecord(before, mine, theirs);
        QCOMPARE(merged.answers[QStringLiteral("q")].review, theirs.answers[QStringLiteral("q")].review);
        QCOMPARE(merged.answers[QStringLiteral("q")].tries, 2);
    }

    void theButtonSaysHowManyAreDue() {
        begin({"3.7"}, monday.addDays(1));
        QPushButton* review = button("review");
        QVERIFY(!review->isEnabled());
        QVERIFY2(review->toolTip().contains(QLocale().toString(monday.addDays(1), QLocale::LongFormat)),
                 qPrintable(review->toolTip()));
        m_today = monday.addDays(1);
        m_lessons->showContents();
        QVERIFY(review->isEnabled());
        QVERIFY2(review->text().contains(QString::number(reviewable(lesson("3.7")).size())), qPrintable(review->text()));
    }

    void aQuestionIsAskedAgainWithOtherNumbersAndLocksTheRun() {
        begin({"3.7"});
        click("review");
        QuestionWidget* question = asked();
        QVERIFY(question);
        QVERIFY(question->record().instance != 0);
        QVERIFY(!question->isDone());
        QCOMPARE(find<QLabel>("lessonTitle")->text(), QStringLiteral("Review"));
        QVERIFY2(find<QLabel>("stageKind")->text().contains(QLatin1String("3.7")), qPrintable(find<QLabel>("stageKind")->text()));
        QVERIFY(!button("back")->isEnabled());
        QVERIFY(m_window->controller().hidesFuture());
        QCOMPARE(m_lessons->findChildren<QuestionWidget*>().size(), 1);
    }

    void answersChangeWhenAQuestionComesBackAndNothingElse() {
        begin({"3.7"});
        const LessonRecord before = m_lessons->progress().of(QStringLiteral("3.7"));
        click("review");
        const QString first = idOf(asked()->question());
        answer(true);
        click("next");
        const QString second = idOf(asked()->question());
        QVERIFY(second != first);
        answer(false);
        const LessonRecord after = m_lessons->progress().of(QStringLiteral("3.7"));
        QCOMPARE(after.answers[first].review, (ReviewState{1, monday.addDays(3), false}));
        QCOMPARE(after.answers[second].review, (ReviewState{0, monday.addDays(1), true}));
        LessonRecord expected = before;
        for (const QString& id : {first, second}) expected.answers[id].review = after.answers[id].review;
        expected.revision = after.revision;
        QVERIFY(after == expected);
        QCOMPARE(m_lessons->progress().last(), QStringLiteral("3.7"));
        const auto& entries = m_window->workspace().journal.entries();
        QCOMPARE(entries.size(), std::size_t(2));
        QCOMPARE(entries[0].question, first);
        QCOMPARE(entries[1].lesson, QStringLiteral("3.7"));
        QVERIFY(!entries[1].right);
    }

    void onlyTheFirstAnswerCounts() {
        begin({"3.7"});
        click("review");
        const QString id = idOf(asked()->question());
        answer(false);
        asked()->findChild<QPushButton*>(QStringLiteral("fresh"))->click();
        settle();
        answer(true);
        QCOMPARE(m_lessons->progress().of(QStringLiteral("3.7")).answers[id].review, (ReviewState{0, monday.addDays(1), true}));
    }

    void theEndSaysHowItWentAndWhatComesBack() {
        begin({"3.7", "2.3"});
        click("review");
        const std::size_t count = reviewable(lesson("3.7")).size() + reviewable(lesson("2.3")).size();
        for (std::size_t i = 0; i < count; ++i) {
            answer(i > 0);
            click("next");
        }
        QVERIFY(!m_lessons->isReviewing());
        QVERIFY(m_lessons->lesson().isEmpty());  // nothing waits
        QVERIFY(!m_lessons->isWaiting());
        const QString title = find<QLabel>("summaryTitle")->text();
        QVERIFY2(title.contains(QStringLiteral("%1 of %2").arg(count - 1).arg(count)), qPrintable(title));
        const QString text = find<QLabel>("summaryText")->text();
        QVERIFY2(text.contains(QLatin1String("<a href=\"3.7:")) || text.contains(QLatin1String("<a href=\"2.3:")),
                 qPrintable(text));
        QVERIFY(!button("review")->isEnabled());
        m_today = monday.addDays(1);
        m_lessons->showContents();
        QVERIFY2(button("review")->text().contains(QLatin1String("1")), qPrintable(button("review")->text()));
    }

    void aQuestionCanBeSkippedAndStaysDue() {
        begin({"3.7"});
        const QString before = button("review")->text();
        click("review");
        const QString first = idOf(asked()->question());
        click("skip");
        QVERIFY(idOf(asked()->question()) != first);
        m_lessons->showContents();
        QVERIFY(!m_lessons->isReviewing());
        QCOMPARE(button("review")->text(), before);
    }

    void freePlayLeadsBackToTheQuestion() {
        begin({"3.7"});
        click("review");
        const QString id = idOf(asked()->question());
        m_lessons->startFreePlay();
        QVERIFY(m_lessons->isWaiting());
        QCOMPARE(m_lessons->place(), QStringLiteral("Review"));
        QVERIFY(m_window->openScene(QStringLiteral("see_saw")));
        settle();
        m_lessons->resume();
        QVERIFY(!m_lessons->isWaiting());
        QCOMPARE(idOf(asked()->question()), id);
        answer(true);
        QCOMPARE(m_lessons->progress().of(QStringLiteral("3.7")).answers[id].review.level, 1);
    }

    void anotherLanguageGoesOnWithTheSameQuestion() {
        writeProgress({"3.7"}, monday);
        LanguageSwitch language;
        language.window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&language.window()));
        auto* panel = &language.window().panel<LessonPanel>();
        panel->setToday([this] { return m_today; });
        panel->startReview();
        settle();
        auto* question = panel->findChild<QuestionWidget*>();
        const QString id = idOf(question->question());
        const int instance = question->record().instance;
        language.speak(QStringLiteral("ru"));
        settle();
        panel = &language.window().panel<LessonPanel>();
        question = panel->findChild<QuestionWidget*>();
        QVERIFY(panel->isReviewing() && question);
        QCOMPARE(idOf(question->question()), id);
        QCOMPARE(question->record().instance, instance);
        QCOMPARE(panel->findChild<QLabel*>(QStringLiteral("lessonTitle"))->text(), QStringLiteral("Повторение"));
        language.speak(QStringLiteral("en"));
    }

    void theMapTellsFourStatesBySignsAndWords() {
        const LessonLibrary library;
        LessonProgress progress(file());
        const auto state = [&](const char* id, const LessonRecord& record, QDate day = monday) {
            return skillState(lessonOf(library, id), record, day);
        };
        QCOMPARE(state("3.7", {}), SkillState::NotYet);
        LessonRecord begun;
        begun.stage = 1;
        QCOMPARE(state("3.7", begun), SkillState::Seen);
        LessonRecord able = doneRecord(lessonOf(library, "3.7"), monday.addDays(3));
        QCOMPARE(state("3.7", able), SkillState::Can);
        QCOMPARE(state("3.7", able, monday.addDays(3)), SkillState::Due);
        able.answers.first().right = false;
        QCOMPARE(state("3.7", able), SkillState::Seen);
        able = doneRecord(lessonOf(library, "3.7"), monday.addDays(1));
        able.answers[idOf(*reviewable(lessonOf(library, "3.7"))[0])].review.lapsed = true;
        QCOMPARE(state("3.7", able), SkillState::Seen);
        std::set<QString> signs;
        for (const SkillState each : {SkillState::NotYet, SkillState::Seen, SkillState::Can, SkillState::Due})
            signs.insert(skillMark(each).left(1));
        QCOMPARE(signs.size(), std::size_t(4));
    }

    void theMapHasEveryLessonAndOpensIt() {
        begin({"3.7"}, monday.addDays(2));
        click("toSkills");
        auto* tree = find<QTreeWidget>("skills");
        int rows = 0;
        QTreeWidgetItem* warm = nullptr;
        for (QTreeWidgetItemIterator it(tree); *it; ++it) {
            if (!(*it)->parent()) continue;
            ++rows;
            const bool isWarm = (*it)->toolTip(0).contains(QLatin1String("3.7"));
            if (isWarm) warm = *it;
            QCOMPARE((*it)->text(1), skillMark(isWarm ? SkillState::Can : SkillState::NotYet));
        }
        QCOMPARE(rows, static_cast<int>(m_lessons->library().lessons().size()));
        QVERIFY(warm);
        QVERIFY(find<QLabel>("skillTotal")->text().startsWith(QLatin1String("1 ")));
        QVERIFY2(warm->parent()->text(1).startsWith(QLatin1String("1 ")), qPrintable(warm->parent()->text(1)));
        emit tree->itemActivated(warm, 0);
        QCOMPARE(m_lessons->lesson(), QStringLiteral("3.7"));
    }

    void theMapCompletesYouCan() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("3.2-one-row")));
        QVERIFY(QFile::copy(QStringLiteral(":/lessons/3.2-one-row/scene.json"),
                            folder.filePath(QStringLiteral("3.2-one-row/scene.json"))));
        QFile original(QStringLiteral(":/lessons/3.2-one-row/lesson.md"));
        QVERIFY(original.open(QIODevice::ReadOnly));
        QByteArray text = original.readAll();
        static const QRegularExpression skill(QStringLiteral("\nskill:[^\n]*"));
        text = QString::fromUtf8(text).remove(skill).toUtf8();
        write(folder.filePath(QStringLiteral("3.2-one-row/lesson.md")),
              text.replace("\nid: 3.2\n", "\nid: 3.2\nskill: solve one row by hand\n"));
        begin({});
        m_lessons->openFolder(folder.path());
        click("toSkills");
        QTreeWidgetItemIterator it(find<QTreeWidget>("skills"));
        while (*it && !(*it)->parent()) ++it;
        QVERIFY2(*it && (*it)->text(0) == QLatin1String("3.2  You can solve one row by hand"),
                 *it ? qPrintable((*it)->text(0)) : "none");
    }

private:
    QString file() const { return m_folder.filePath(QStringLiteral("%1.json").arg(QLatin1String(QTest::currentTestFunction()))); }

    void writeProgress(const std::vector<const char*>& lessons, QDate due) {
        const LessonLibrary library;
        LessonProgress progress;
        for (const char* id : lessons) progress.keep(QLatin1String(id), doneRecord(lessonOf(library, id), due));
    }

    void begin(const std::vector<const char*>& lessons, QDate due = monday) {
        writeProgress(lessons, due);
        m_window = shownWindow();
        m_lessons = &m_window->panel<LessonPanel>();
        m_lessons->setToday([this] { return m_today; });
        m_window->show<LessonPanel>();
        settle();
    }

    const Lesson& lesson(const char* id) const { return lessonOf(m_lessons->library(), id); }

    template <typename Widget>
    Widget* find(const char* name) const {
        return m_lessons->findChild<Widget*>(QLatin1String(name));
    }
    QPushButton* button(const char* name) const { return find<QPushButton>(name); }
    void click(const char* name) {
        QVERIFY2(button(name)->isEnabled(), name);
        button(name)->click();
        settle();
    }
    QuestionWidget* asked() const {
        for (auto* each : m_lessons->findChildren<QuestionWidget*>())
            if (each->isVisible()) return each;
        return nullptr;
    }

    void answer(bool isRight) {
        QuestionWidget* widget = asked();
        QVERIFY(widget);
        const LibraryLesson& from = m_lessons->library().lessons()[*m_lessons->library().find(m_lessons->lesson())];
        LessonLearner(*m_window, from, Way::RightAtOnce).answer(*widget, isRight);
        settle();
        QVERIFY(widget->isDone());
        QCOMPARE(widget->record().right, isRight);
    }

    UserOfATest m_user;
    QTemporaryDir m_folder;
    QDate m_today;
    ShownWindow m_window;
    LessonPanel* m_lessons = nullptr;
};

SOLVERSCOPE_TEST(TestReviews, QApplication)
#include "test_reviews.moc"
