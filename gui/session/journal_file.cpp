// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/journal_file.h"

#include <QFile>
#include <QFileInfo>
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

Error mistake(const QString& file, qsizetype entry, const char* expected) {
    return {file.toStdString(), 0, 0,
            QStringLiteral("entries[%1]: expected %2").arg(entry).arg(QLatin1String(expected)).toStdString()};
}

JournalEntry entryFrom(const QJsonObject& json) {
    JournalEntry entry;
    entry.id = json[QStringLiteral("id")].toInteger();
    entry.time = QDateTime::fromString(json[QStringLiteral("time")].toString(), Qt::ISODate).toUTC();
    const QString name = json[QStringLiteral("kind")].toString();
    const auto kind = std::ranges::find_if(kindNames, [&](const auto& each) { return name == QLatin1String(each.second); });
    if (kind == kindNames.end()) {
        entry.kind = EntryKind::Unknown;
        entry.lesson = json[QStringLiteral("lesson")].toString();
        entry.unknown = json;
        return entry;
    }
    entry.kind = kind->first;
    for (const auto& [member, key] : journalTexts)
        entry.*member = json[QLatin1String(key)].toString().left(journal_limits::textCharacters);
    for (const auto& [member, key] : counts) entry.*member = std::max(0, json[QLatin1String(key)].toInt());
    entry.right = json[QStringLiteral("right")].toBool();
    return entry;
}

}  // namespace

QByteArray journalLine(const JournalEntry& entry) {
    if (entry.kind == EntryKind::Unknown) return QJsonDocument(entry.unknown).toJson(QJsonDocument::Compact);
    const auto kind = std::ranges::find(kindNames, entry.kind, [](const auto& each) { return each.first; });
    QJsonObject json{{QStringLiteral("id"), entry.id},
                     {QStringLiteral("kind"), QLatin1String(kind->second)},
                     {QStringLiteral("time"), entry.time.toString(Qt::ISODate)}};
    for (const auto& [member, key] : journalTexts)
        if (!(entry.*member).isEmpty()) json[QLatin1String(key)] = (entry.*member).left(journal_limits::textCharacters);
    for (const auto& [member, key] : counts)
        if (entry.*member > 0) json[QLatin1String(key)] = entry.*member;
    if (isGraded(entry.kind)) json[QStringLiteral("right")] = entry.right;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray journalText(const std::vector<QByteArray>& lines) {
    qsizetype size = 100;
    for (const QByteArray& line : lines) size += line.size() + 2;
    QByteArray text;
    text.reserve(size);
    text += "{\"format\": \"" + journalFormat.toUtf8() + "\", \"version\": " + QByteArray::number(journalVersion) +
            ", \"entries\": [\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += lines[i];
        text += i + 1 < lines.size() ? ",\n" : "\n";
    }
    text += "]}\n";
    return text;
}

Result<std::vector<JournalEntry>> parseJournal(const QByteArray& text, const QString& fileName) {
    const auto parsed = parseJsonObject(text, fileName, "a lesson notebook");
    if (!parsed) return parsed.error();
    const QJsonObject& root = *parsed;
    if (root[QStringLiteral("format")].toString() != journalFormat || root[QStringLiteral("version")].toInt() != journalVersion)
        return Error{fileName.toStdString(), 1, 1, "expected a lesson notebook of Solverscope, journalVersion 1"};
    const QJsonArray list = root[QStringLiteral("entries")].toArray();
    // Twice as many as one is meant to hold: two programs may have written into it.
    if (static_cast<std::size_t>(list.size()) > 2 * journal_limits::entries)
        return mistake(fileName, list.size() - 1, "at most 20000 entries");
    std::vector<JournalEntry> entries;
    entries.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject json = list[i].toObject();
        if (json[QStringLiteral("id")].toInteger() <= 0) return mistake(fileName, i, "an id above 0");
        entries.push_back(entryFrom(json));
        if (!entries.back().time.isValid()) return mistake(fileName, i, "a time, as 2026-01-31T12:00:00Z");
    }
    std::ranges::stable_sort(entries, {}, &JournalEntry::id);
    const auto same = std::ranges::adjacent_find(entries, {}, &JournalEntry::id);
    if (same != entries.end()) return mistake(fileName, same - entries.begin(), "ids that differ");
    return entries;
}

Result<std::vector<JournalEntry>> loadJournal(const QString& file) {
    QFile source(file);
    if (!QFileInfo(file).isFile() || !source.open(QIODevice::ReadOnly)) return Error{file.toStdString(), 0, 0, "cannot be read"};
    const QByteArray text = source.read(journal_limits::fileBytes + 1);
    if (text.size() > journal_limits::fileBytes)
        return Error{file.toStdString(), 0, 0, "expected a lesson notebook of at most 64 MiB"};
    return parseJournal(text, file);
}

}  // namespace solverscope
