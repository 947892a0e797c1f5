// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_progress.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QStandardPaths>
#include <algorithm>

#include "gui/lessons/review.h"

namespace solverscope {
namespace {

constexpr qint64 maxBytes = 4 * 1024 * 1024;
constexpr int progressVersion = 1;
const QString progressFormat = QStringLiteral("solverscope-progress");

QJsonObject toJson(const ReviewState& review) {
    QJsonObject json{{QStringLiteral("level"), review.level}, {QStringLiteral("due"), review.due.toString(Qt::ISODate)}};
    if (review.lapsed) json[QStringLiteral("lapsed")] = true;
    return json;
}

ReviewState reviewFrom(const QJsonObject& object, QString& mistake) {
    if (object.isEmpty()) return {};
    JsonReader json(object);
    const QString due = json.text("due");
    const ReviewState review{json.count("level"), QDate::fromString(due, Qt::ISODate), json.flag("lapsed")};
    mistake = json.mistake();
    if (mistake.isEmpty() && !due.isEmpty() && !review.due.isValid()) mistake = QStringLiteral("due: expected a date");
    if (!mistake.isEmpty()) mistake.prepend(QStringLiteral("review."));
    return review;
}

QJsonObject toJson(const AnswerRecord& answer) {
    QJsonObject json{{QStringLiteral("given"), answer.given},
                     {QStringLiteral("right"), answer.right},
                     {QStringLiteral("instance"), answer.instance},
                     {QStringLiteral("tries"), answer.tries},
                     {QStringLiteral("hints"), answer.hints}};
    if (answer.open) {
        json[QStringLiteral("open")] = true;
        json[QStringLiteral("shownHints")] = answer.shownHints;
        json[QStringLiteral("draft")] = answer.draft;
    }
    if (answer.review.due.isValid()) json[QStringLiteral("review")] = toJson(answer.review);
    return json;
}

AnswerRecord answerFrom(JsonReader json, QString& mistake) {
    AnswerRecord answer;
    answer.given = json.text("given");
    answer.right = json.flag("right");
    answer.instance = json.count("instance");
    answer.tries = json.count("tries");
    answer.hints = json.count("hints");
    answer.open = json.flag("open");
    answer.shownHints = json.count("shownHints");
    answer.draft = json.text("draft");
    answer.review = reviewFrom(json.optionalObject("review"), mistake);
    if (mistake.isEmpty()) mistake = json.mistake();
    return answer;
}

QJsonObject toJson(const LessonRecord& record) {
    QJsonObject answers;
    for (auto it = record.answers.begin(); it != record.answers.end(); ++it) answers[it.key()] = toJson(*it);
    QJsonObject json{{QStringLiteral("stage"), record.stage},
                     {QStringLiteral("done"), record.done},
                     {QStringLiteral("answers"), answers},
                     {QStringLiteral("explanation"), record.explanation}};
    if (record.revision > 0) json[QStringLiteral("revision")] = record.revision;
    return json;
}

LessonRecord recordFrom(JsonReader json, QString& mistake) {
    LessonRecord record;
    record.stage = json.count("stage");
    record.done = json.flag("done");
    record.explanation = json.text("explanation", true);
    record.revision = json.number("revision");
    JsonReader answers(json.object("answers"));
    const auto all = answers.objects();
    for (auto it = all.begin(); it != all.end() && mistake.isEmpty(); ++it) {
        record.answers[it.key()] = answerFrom(JsonReader(*it), mistake);
        if (!mistake.isEmpty()) mistake = QStringLiteral("answers[\"%1\"].%2").arg(it.key(), mistake);
    }
    if (mistake.isEmpty() && !answers.mistake().isEmpty()) mistake = QStringLiteral("answers") + answers.mistake();
    if (mistake.isEmpty()) mistake = json.mistake();
    return record;
}

struct ProgressContents {
    QMap<QString, LessonRecord> lessons;
    QString last;       // the lesson stored last
    qint64 origin = 0;  // given to the file when it was begun; 0: before there were origins
};

Result<ProgressContents> contentsFrom(const QJsonObject& json, const std::string& file) {
    JsonReader root(json);
    if (root.text("format") != progressFormat || root.count("version") != progressVersion)
        return Error{file, 1, 1, "expected the progress of Solverscope's lessons, version 1"};
    const auto mistake = [&](const QString& what) { return Error{file, 0, 0, what.toStdString()}; };
    ProgressContents contents;
    contents.last = root.text("last");
    contents.origin = root.number("origin");
    JsonReader lessons(root.object("lessons"));
    const auto all = lessons.objects();
    for (auto it = all.begin(); it != all.end(); ++it) {
        QString problem;
        contents.lessons[it.key()] = recordFrom(JsonReader(*it), problem);
        if (!problem.isEmpty()) return mistake(QStringLiteral("lessons[\"%1\"].%2").arg(it.key(), problem));
    }
    if (!lessons.mistake().isEmpty()) return mistake(QStringLiteral("lessons") + lessons.mistake());
    if (!root.mistake().isEmpty()) return mistake(root.mistake());
    return contents;
}

Result<ProgressContents> parseProgress(const QByteArray& text, const QString& file) {
    const auto json = parseJsonObject(text, file, "JSON");
    if (!json) return json.error();
    auto contents = contentsFrom(*json, file.toStdString());
    if (!contents) return located(contents.error(), text);
    return contents;
}

/// Of two reviews the later one; of two on the same day the one with the wrong answer, which comes back sooner.
ReviewState mergedReview(const ReviewState& before, const ReviewState& mine, const ReviewState& theirs) {
    const QDate dayOfMine = dayReviewed(mine);
    const QDate dayOfTheirs = dayReviewed(theirs);
    const bool mineIsLater = dayOfMine != dayOfTheirs ? dayOfMine > dayOfTheirs : mine.level < theirs.level;
    return valueToKeep(before, mine, theirs, mineIsLater);
}

/// An answer that was changed from `before` into both.
AnswerRecord mergedAnswer(const AnswerRecord& before, const AnswerRecord& mine, const AnswerRecord& theirs, bool mineIsLater) {
    AnswerRecord result = valueToKeep(before, mine, theirs, mineIsLater);
    if (mine == theirs || mine == before || theirs == before) return result;
    const AnswerRecord& earlier = mineIsLater ? theirs : mine;
    // A later draft does not replace an answer.
    if (result.tries == before.tries && earlier.tries > before.tries) {
        result.given = earlier.given;
        result.right = earlier.right;
    }
    result.tries = std::max({mine.tries, theirs.tries, mine.tries + theirs.tries - before.tries});
    result.hints = std::max(mine.hints, theirs.hints);
    result.review = mergedReview(before.review, mine.review, theirs.review);
    return result;
}

}  // namespace

QString LessonProgress::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/progress.json");
}

LessonRecord mergedRecord(const LessonRecord& before, const LessonRecord& mine, const LessonRecord& theirs) {
    const bool mineIsLater = mine.revision > theirs.revision;
    LessonRecord result;
    result.stage = valueToKeep(before.stage, mine.stage, theirs.stage, mineIsLater);
    result.done = mine.done || theirs.done;
    result.explanation = valueToKeep(before.explanation, mine.explanation, theirs.explanation, mineIsLater);
    result.revision = std::max(mine.revision, theirs.revision);
    result.answers = theirs.answers;
    for (auto it = mine.answers.begin(); it != mine.answers.end(); ++it)
        result.answers[it.key()] = theirs.answers.contains(it.key())
                                       ? mergedAnswer(before.answers.value(it.key()), *it, theirs.answers[it.key()], mineIsLater)
                                       : *it;
    return result;
}

Result<QMap<QString, LessonRecord>> readProgress(const QString& file) {
    const auto text = readFile(file, maxBytes);
    if (!text) return text.error();
    auto contents = parseProgress(*text, file);
    if (!contents) return contents.error();
    return std::move(contents->lessons);
}

LessonProgress::LessonProgress(QString file) : m_file(std::move(file), maxBytes) { readAgain(); }

void LessonProgress::readAgain() {
    m_file.read([this](const QByteArray& text) { return merge(text); });
    findDamage();
}

std::optional<Error> LessonProgress::merge(const QByteArray& text) {
    auto theirs = parseProgress(text, file());
    if (!theirs) return theirs.error();
    // What is missing in a file created since then has not been deleted.
    if (theirs->origin != m_origin) m_known.clear();
    m_origin = theirs->origin;
    for (auto it = theirs->lessons.begin(); it != theirs->lessons.end(); ++it) {
        const auto mine = m_lessons.find(it.key());
        if (mine == m_lessons.end())
            m_lessons[it.key()] = *it;
        else
            *mine = mergedRecord(m_known.value(it.key()), *mine, *it);
    }
    m_last = valueToKeep(m_knownLast, m_last, theirs->last, true);
    m_unsaved = m_lessons != theirs->lessons || m_last != theirs->last;
    m_known = std::move(theirs->lessons);
    m_knownLast = theirs->last;
    return std::nullopt;
}

void LessonProgress::findDamage() {
    if (const auto damage = m_file.takeDamage())
        m_problem = damage->describe(QCoreApplication::translate("LessonProgress", "Your progress could not be read (%1). %2"));
}

bool LessonProgress::keep(const QString& lesson, const LessonRecord& record, const LessonRecord& before) {
    const LessonRecord present = of(lesson);
    LessonRecord mine = record;
    mine.revision = newRevision(present.revision);
    LessonRecord now = mergedRecord(before, mine, present);
    LessonRecord unchanged = present;
    unchanged.revision = now.revision;
    if (m_last == lesson && m_lessons.contains(lesson) && now == unchanged) return flush();
    m_lessons[lesson] = std::move(now);
    m_last = lesson;
    m_unsaved = true;
    return flush();
}

bool LessonProgress::keepReview(const QString& lesson, const QString& question, const ReviewState& review) {
    LessonRecord& record = m_lessons[lesson];
    record.answers[question].review = review;
    record.revision = newRevision(record.revision);
    m_unsaved = true;
    return flush();
}

bool LessonProgress::flush() {
    if (isSaved()) return true;
    m_outcome = m_file.write([this](const QByteArray& text) { return merge(text); }, [this] { return text(); });
    findDamage();
    if (m_outcome != KeptFile::Outcome::Done) return false;
    m_known = m_lessons;
    m_knownLast = m_last;
    m_unsaved = false;
    return true;
}

QByteArray LessonProgress::text() {
    if (m_file.isMissing()) m_origin = newEntryId();
    QJsonObject lessons;
    for (auto it = m_lessons.begin(); it != m_lessons.end(); ++it) lessons[it.key()] = toJson(*it);
    QJsonObject root{{QStringLiteral("format"), progressFormat},
                     {QStringLiteral("version"), progressVersion},
                     {QStringLiteral("last"), m_last},
                     {QStringLiteral("lessons"), lessons}};
    if (m_origin > 0) root[QStringLiteral("origin")] = m_origin;
    return QJsonDocument(root).toJson();
}

}  // namespace solverscope
