// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_progress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

namespace solverscope {
namespace {

constexpr qint64 mostBytes = 4 * 1024 * 1024;
constexpr int version = 1;
const QString formatName = QStringLiteral("solverscope-progress");

QJsonObject toJson(const AnswerRecord& answer) {
    return {{QStringLiteral("given"), answer.given},
            {QStringLiteral("right"), answer.right},
            {QStringLiteral("instance"), answer.instance},
            {QStringLiteral("tries"), answer.tries},
            {QStringLiteral("hints"), answer.hints}};
}

AnswerRecord answerFrom(const QJsonObject& json) {
    return {json[QStringLiteral("given")].toString(), json[QStringLiteral("right")].toBool(),
            std::max(0, json[QStringLiteral("instance")].toInt()), std::max(0, json[QStringLiteral("tries")].toInt()),
            std::max(0, json[QStringLiteral("hints")].toInt())};
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

/// A name beside the file that is not taken yet.
QString nameForBad(const QString& file) {
    QString name = file + QStringLiteral(".bad");
    for (int i = 2; QFile::exists(name); ++i) name = QStringLiteral("%1.bad%2").arg(file).arg(i);
    return name;
}

}  // namespace

QString LessonProgress::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/progress.json");
}

LessonProgress::LessonProgress(QString file) : m_file(std::move(file)) { load(); }

void LessonProgress::load() {
    QFile source(m_file);
    if (!source.exists()) return;
    const bool readable = source.open(QIODevice::ReadOnly);
    const QByteArray text = readable ? source.read(mostBytes + 1) : QByteArray();
    source.close();
    const QJsonObject root = text.size() > mostBytes ? QJsonObject() : QJsonDocument::fromJson(text).object();
    const bool ours = root[QStringLiteral("format")].toString() == formatName && root[QStringLiteral("version")].toInt() == version;
    if (!ours) {
        const QString aside = nameForBad(m_file);
        const bool kept = QFile::rename(m_file, aside);
        m_problem =
            QCoreApplication::translate("LessonProgress", "Your progress in %1 could not be read. %2")
                .arg(QDir::toNativeSeparators(m_file),
                     kept
                         ? QCoreApplication::translate("LessonProgress", "The file is kept as %1.").arg(QFileInfo(aside).fileName())
                         : QString());
        return;
    }
    const QJsonObject lessons = root[QStringLiteral("lessons")].toObject();
    for (auto it = lessons.begin(); it != lessons.end(); ++it) m_lessons[it.key()] = recordFrom(it->toObject());
}

bool LessonProgress::keep(const QString& lesson, const LessonRecord& record) {
    if (m_lessons.contains(lesson) && m_lessons[lesson] == record) return true;
    m_lessons[lesson] = record;
    QJsonObject lessons;
    for (auto it = m_lessons.begin(); it != m_lessons.end(); ++it) lessons[it.key()] = toJson(*it);
    const QJsonObject root{
        {QStringLiteral("format"), formatName}, {QStringLiteral("version"), version}, {QStringLiteral("lessons"), lessons}};
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile target(m_file);
    return target.open(QIODevice::WriteOnly) && target.write(QJsonDocument(root).toJson()) >= 0 && target.commit();
}

}  // namespace solverscope
