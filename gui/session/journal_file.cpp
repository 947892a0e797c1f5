// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/journal_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <utility>

#include "gui/session/kept_file.h"

namespace solverscope {
namespace {

constexpr int journalVersion = 1;
const QString journalFormat = QStringLiteral("solverscope-lesson-notebook");

constexpr auto kindNames = std::to_array<std::pair<EntryKind, const char*>>({
    {EntryKind::Answer, "answer"},
    {EntryKind::Task, "task"},
    {EntryKind::Exercise, "exercise"},
    {EntryKind::Explanation, "explanation"},
    {EntryKind::Note, "note"},
    {EntryKind::Moment, "moment"},
});

// The members that are plain texts, and what the file calls them.
constexpr auto journalTexts = std::to_array<std::pair<QString JournalEntry::*, const char*>>({
    {&JournalEntry::lesson, "lesson"},
    {&JournalEntry::lessonTitle, "title"},
    {&JournalEntry::stage, "stage"},
    {&JournalEntry::question, "question"},
    {&JournalEntry::asked, "asked"},
    {&JournalEntry::given, "given"},
    {&JournalEntry::truth, "truth"},
    {&JournalEntry::feedback, "feedback"},
    {&JournalEntry::text, "text"},
    {&JournalEntry::where, "where"},
    {&JournalEntry::link, "link"},
});

constexpr auto counts = std::to_array<std::pair<int JournalEntry::*, const char*>>({
    {&JournalEntry::tries, "tries"},
    {&JournalEntry::hints, "hints"},
    {&JournalEntry::instance, "instance"},
});

bool isGraded(EntryKind kind) { return kind == EntryKind::Answer || kind == EntryKind::Task || kind == EntryKind::Exercise; }

Error mistake(const QString& file, qsizetype entry, const QString& what) {
    return {file.toStdString(), 0, 0, QStringLiteral("entries[%1]: %2").arg(entry).arg(what).toStdString()};
}

/// `problem`: what is wrong with the values; empty when nothing is.
JournalEntry entryFrom(const QJsonObject& json, QString& problem) {
    JsonReader reader(json);
    JournalEntry entry;
    entry.id = reader.number("id");
    entry.revision = reader.number("revision");
    entry.time = QDateTime::fromString(reader.text("time"), Qt::ISODate).toUTC();
    const QString name = reader.text("kind");
    const auto kind = std::ranges::find_if(kindNames, [&](const auto& each) { return name == QLatin1String(each.second); });
    if (kind == kindNames.end()) {
        entry.kind = EntryKind::Unknown;
        entry.lesson = json[QStringLiteral("lesson")].toString();
        entry.unknown = json;
    } else {
        entry.kind = kind->first;
        for (const auto& [member, key] : journalTexts) entry.*member = reader.text(key).left(journal_limits::textCharacters);
        for (const auto& [member, key] : counts) entry.*member = reader.count(key);
        if (isGraded(entry.kind)) entry.right = reader.flag("right");
        entry.unknown = reader.rest();
    }
    problem = reader.mistake();
    if (entry.id <= 0)
        problem = QStringLiteral("expected an id above 0");
    else if (!entry.time.isValid())
        problem = QStringLiteral("expected a time, as 2026-01-31T12:00:00Z");
    return entry;
}

Result<std::vector<JournalEntry>> entriesFrom(const QJsonObject& json, const QString& fileName, qint64* origin) {
    JsonReader root(json);
    if (root.text("format") != journalFormat || root.count("version") != journalVersion)
        return Error{fileName.toStdString(), 1, 1, "expected a lesson notebook of Solverscope, version 1"};
    if (origin) *origin = root.number("origin");
    const QJsonArray list = root.list("entries");
    if (!root.mistake().isEmpty()) return Error{fileName.toStdString(), 0, 0, root.mistake().toStdString()};
    // Twice as many as one is meant to hold: two programs may have written into it.
    if (static_cast<std::size_t>(list.size()) > 2 * journal_limits::entries)
        return mistake(fileName, list.size() - 1, QStringLiteral("expected at most 20000 entries"));
    std::vector<JournalEntry> entries;
    entries.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        QString problem;
        entries.push_back(entryFrom(list[i].toObject(), problem));
        if (!problem.isEmpty()) return mistake(fileName, i, problem);
    }
    std::ranges::stable_sort(entries, {}, &JournalEntry::id);
    const auto same = std::ranges::adjacent_find(entries, {}, &JournalEntry::id);
    if (same != entries.end()) return mistake(fileName, same - entries.begin(), QStringLiteral("expected ids that differ"));
    return entries;
}

}  // namespace

QByteArray journalLine(const JournalEntry& entry) {
    QJsonObject json = entry.unknown;
    json[QStringLiteral("id")] = entry.id;
    if (entry.revision > 0) json[QStringLiteral("revision")] = entry.revision;
    if (entry.kind == EntryKind::Unknown) return QJsonDocument(json).toJson(QJsonDocument::Compact);
    const auto kind = std::ranges::find(kindNames, entry.kind, [](const auto& each) { return each.first; });
    json[QStringLiteral("kind")] = QLatin1String(kind->second);
    json[QStringLiteral("time")] = entry.time.toString(Qt::ISODate);
    for (const auto& [member, key] : journalTexts)
        if (!(entry.*member).isEmpty()) json[QLatin1String(key)] = (entry.*member).left(journal_limits::textCharacters);
    for (const auto& [member, key] : counts)
        if (entry.*member > 0) json[QLatin1String(key)] = entry.*member;
    if (isGraded(entry.kind)) json[QStringLiteral("right")] = entry.right;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray journalText(const std::vector<QByteArray>& lines, qint64 origin) {
    qsizetype size = 100;
    for (const QByteArray& line : lines) size += line.size() + 2;
    QByteArray text;
    text.reserve(size);
    text += "{\"format\": \"" + journalFormat.toUtf8() + "\", \"version\": " + QByteArray::number(journalVersion);
    if (origin > 0) text += ", \"origin\": " + QByteArray::number(origin);
    text += ", \"entries\": [\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += lines[i];
        text += i + 1 < lines.size() ? ",\n" : "\n";
    }
    text += "]}\n";
    return text;
}

Result<std::vector<JournalEntry>> parseJournal(const QByteArray& text, const QString& fileName, qint64* origin) {
    const auto root = parseJsonObject(text, fileName, "a lesson notebook");
    if (!root) return root.error();
    auto entries = entriesFrom(*root, fileName, origin);
    if (!entries) return located(entries.error(), text);
    return entries;
}

Result<std::vector<JournalEntry>> loadJournal(const QString& file) {
    const auto text = readFile(file, journal_limits::fileBytes);
    return text ? parseJournal(*text, file) : text.error();
}

}  // namespace solverscope
