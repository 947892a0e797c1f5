// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_progress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <algorithm>

#include "gui/session/kept_file.h"

namespace solverscope {
namespace {

constexpr qint64 mostBytes = 4 * 1024 * 1024;
constexpr int progressVersion = 1;
const QString progressFormat = QStringLiteral("solverscope-progress");

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
    return json;
}

AnswerRecord answerFrom(const QJsonObject& json) {
    const auto count = [&](const char* key) { return std::max(0, json[QLatin1String(key)].toInt()); };
    AnswerRecord answer;
    answer.given = json[QStringLiteral("given")].toString();
    answer.right = json[QStringLiteral("right")].toBool();
    answer.instance = count("instance");
    answer.tries = count("tries");
    answer.hints = count("hints");
    answer.open = json[QStringLiteral("open")].toBool();
    answer.shownHints = count("shownHints");
    answer.draft = json[QStringLiteral("draft")].toString();
    return answer;
}

QJsonObject toJson(const LessonRecord& record) {
    QJsonObject answers;
    for (auto it = record.answers.begin(); it != record.answers.end(); ++it) answers[it.key()] = toJson(*it);
    return {{QStringLiteral("stage"), record.stage},
            {QStringLiteral("done"), record.done},
            {QStringLiteral("answers"), answers},
            {QStringLiteral("explanation"), record.explanation}};
}

LessonRecord recordFrom(const QJsonObject& json) {
    LessonRecord record;
    record.stage = std::max(0, json[QStringLiteral("stage")].toInt());
    record.done = json[QStringLiteral("done")].toBool();
    record.explanation = json[QStringLiteral("explanation")].toString();
    const QJsonObject answers = json[QStringLiteral("answers")].toObject();
    for (auto it = answers.begin(); it != answers.end(); ++it) record.answers[it.key()] = answerFrom(it->toObject());
    return record;
}

}  // namespace

QString LessonProgress::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/progress.json");
}

LessonProgress::LessonProgress(QString file) : m_file(std::move(file)) { load(); }

Result<QMap<QString, LessonRecord>> readProgress(const QString& file, QString* last) {
    const std::string name = file.toStdString();
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) return Error{name, 0, 0, "cannot be read: " + source.errorString().toStdString()};
    const QByteArray text = source.read(mostBytes + 1);
    if (text.size() > mostBytes) return Error{name, 0, 0, "expected at most 4 MB"};
    const auto parsed = parseJsonObject(text, file, "JSON");
    if (!parsed) return parsed.error();
    const QJsonObject& root = *parsed;
    if (root[QStringLiteral("format")].toString() != progressFormat || root[QStringLiteral("version")].toInt() != progressVersion)
        return Error{name, 1, 1, "expected the progress of Solverscope's lessons, progressVersion 1"};
    if (last) *last = root[QStringLiteral("last")].toString();
    QMap<QString, LessonRecord> records;
    const QJsonObject lessons = root[QStringLiteral("lessons")].toObject();
    for (auto it = lessons.begin(); it != lessons.end(); ++it) records[it.key()] = recordFrom(it->toObject());
    return records;
}

void LessonProgress::load() {
    if (!QFile::exists(m_file)) return;
    auto records = readProgress(m_file, &m_last);
    if (records) {
        m_lessons = std::move(*records);
        return remember();
    }
    const QString aside = nameForBad(m_file);
    const bool kept = QFile::rename(m_file, aside);
    m_problem =
        QCoreApplication::translate("LessonProgress", "Your progress in %1 could not be read. %2")
            .arg(QDir::toNativeSeparators(m_file),
                 kept ? QCoreApplication::translate("LessonProgress", "The file is kept as %1.").arg(QFileInfo(aside).fileName())
                      : QString());
}

void LessonProgress::remember() {
    const QFileInfo info(m_file);
    m_written = info.lastModified();
    m_writtenSize = info.size();
}

void LessonProgress::readAgain() {
    const QFileInfo info(m_file);
    if (!info.exists() || (info.lastModified() == m_written && info.size() == m_writtenSize)) return;
    const auto records = readProgress(m_file);
    if (!records) return;
    for (auto it = records->begin(); it != records->end(); ++it)
        if (!m_ours.contains(it.key())) m_lessons[it.key()] = *it;
}

bool LessonProgress::keep(const QString& lesson, const LessonRecord& record) {
    if (m_last == lesson && m_lessons.contains(lesson) && m_lessons[lesson] == record) return true;
    m_last = lesson;
    m_lessons[lesson] = record;
    m_ours.insert(lesson);
    readAgain();
    QJsonObject lessons;
    for (auto it = m_lessons.begin(); it != m_lessons.end(); ++it) lessons[it.key()] = toJson(*it);
    const QJsonObject root{{QStringLiteral("format"), progressFormat},
                           {QStringLiteral("version"), progressVersion},
                           {QStringLiteral("last"), m_last},
                           {QStringLiteral("lessons"), lessons}};
    if (!replaceFileInMadeFolder(QJsonDocument(root).toJson(), m_file)) return false;
    remember();
    return true;
}

}  // namespace solverscope
