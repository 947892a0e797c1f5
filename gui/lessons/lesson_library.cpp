// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

#include "gui/session/scene_source.h"
#include "gui/text/language.h"

namespace solverscope {
namespace {

QString problem(const std::string& file, const std::string& message) {
    return QString::fromStdString(Error{file, 1, 1, message}.text());
}

constexpr std::size_t maxEntries = 500;  // of a table of contents

Result<Lesson> read(const QString& name) {
    if (!name.startsWith(QLatin1Char(':'))) return loadLesson(name.toStdString());
    QFile file(name);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.read(lesson_limits::fileBytes + 1) : QByteArray();
    return parseLesson({text.constData(), static_cast<std::size_t>(text.size())}, name.toStdString());
}

}  // namespace

ArticleOfLesson articleOf(const Lesson& lesson) {
    static const QRegularExpression named(QStringLiteral("^(?:Article|Статья|記事)\\s*([1-5])(?!\\d)[\\s,、]*(.*)$"));
    const auto match = named.match(QString::fromStdString(lesson.article));
    return match.hasMatch() ? ArticleOfLesson{match.captured(1).toInt(), match.captured(2)} : ArticleOfLesson{};
}

LessonLibrary::LessonLibrary(const QString& folder) {
    const QDir root(folder.isEmpty() ? QStringLiteral(":/lessons") : folder);
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name)) {
        if (m_lessons.size() + static_cast<std::size_t>(m_problems.size()) >= lesson_limits::lessons) {
            m_problems.append(problem(root.path().toStdString(), "expected at most 200 lessons in a folder"));
            break;
        }
        const QString home = root.filePath(name);
        const QString english = home + QStringLiteral("/lesson.md");
        if (!QFile::exists(english)) continue;
        const QString wanted = inLanguage(english);
        auto lesson = read(wanted);
        if (!lesson) m_problems.append(QString::fromStdString(lesson.error().text()));
        // A translation with a mistake does not take the lesson away.
        if (!lesson && wanted != english) lesson = read(english);
        const bool isTranslated =
            languageInUse() == QLatin1String("en") || (lesson && lesson->file == wanted.toStdString() && wanted != english);
        if (!lesson) continue;
        if (find(QString::fromStdString(lesson->id)))
            m_problems.append(problem(lesson->file, "lesson " + lesson->id + " already exists"));
        else
            m_lessons.push_back({std::move(*lesson), home, isTranslated});
    }
    const QString contents = root.filePath(QStringLiteral("contents.txt"));
    const QFileInfo own(contents);
    addContents(inLanguage(own.isFile() && !own.isSymLink() ? contents : QStringLiteral(":/lessons/contents.txt")));
}

void LessonLibrary::addContents(const QString& file) {
    QFile source(file);
    QString part;
    if (QFileInfo(file).isFile() && source.open(QIODevice::ReadOnly)) {
        const QString text = QString::fromUtf8(source.read(lesson_limits::fileBytes));
        for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (line.startsWith(QLatin1String("# "))) {
                part = line.mid(2);
                continue;
            }
            if (m_contents.size() >= maxEntries) break;
            const QString id = line.section(QLatin1Char(' '), 0, 0);
            m_contents.push_back({part, id, line.section(QLatin1Char(' '), 1), find(id)});
        }
    }
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        const Lesson& lesson = m_lessons[i].lesson;
        const QString id = QString::fromStdString(lesson.id);
        const auto known =
            std::find_if(m_contents.begin(), m_contents.end(), [&](const ContentsEntry& entry) { return entry.id == id; });
        if (known == m_contents.end())
            m_contents.push_back({QString::fromStdString(lesson.part), id, QString::fromStdString(lesson.title), i});
        else if (m_lessons[i].isTranslated)
            known->title = QString::fromStdString(lesson.title);
    }
}

std::optional<std::size_t> LessonLibrary::find(const QString& id) const {
    for (std::size_t i = 0; i < m_lessons.size(); ++i)
        if (QString::fromStdString(m_lessons[i].lesson.id) == id) return i;
    return std::nullopt;
}

QString LessonLibrary::titleOf(std::size_t place) const {
    const auto entry = std::ranges::find(m_contents, std::optional(place), &ContentsEntry::lesson);
    return entry == m_contents.end() ? QString::fromStdString(m_lessons[place].lesson.title) : entry->title;
}

SceneLoader LessonLibrary::scenesOf(const LibraryLesson& lesson) {
    return [folder = lesson.folder](const std::string& name) {
        const QString file = QString::fromStdString(name);
        const bool own = file.endsWith(QLatin1String(".json"));
        if (own && !folder.startsWith(QLatin1Char(':'))) return loadSceneOfLesson(folder.toStdString(), name);
        return loadSceneFrom(own ? folder + QLatin1Char('/') + file : QStringLiteral(":/scenes/%1.json").arg(file));
    };
}

ProgramLoader LessonLibrary::programsOf(const LibraryLesson& lesson) {
    if (!lesson.folder.startsWith(QLatin1Char(':'))) return programsOnDisk(lesson.folder.toStdString());
    return [](const std::string& name) -> Result<std::string> {
        QFile file(QStringLiteral(":/lessons/programs/") + QString::fromStdString(name));
        if (!isProgramName(name) || !file.open(QIODevice::ReadOnly))
            return Error{.file = {}, .message = "there is no such file in lessons/programs"};
        return file.read(lesson_limits::programBytes + 1).toStdString();
    };
}

QString LessonLibrary::sceneFileOf(const Setup& setup, const std::string& lessonFile) {
    const QString file = QString::fromStdString(setup.scene);
    const bool own = file.endsWith(QLatin1String(".json"));
    return own ? QFileInfo(QString::fromStdString(lessonFile)).path() + QLatin1Char('/') + file : file;
}

}  // namespace solverscope
