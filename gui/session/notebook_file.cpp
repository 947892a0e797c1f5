// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/notebook_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "gui/session/kept_file.h"
#include "physics/scene/scene_file.h"
#include "physics/trace/input_text.h"
#include "physics/trace/recording.h"

namespace solverscope {
namespace {

constexpr int notebookVersion = 1;
const QString sceneFormat = QStringLiteral("solverscope-notebook");
const QString lessonFormat = QStringLiteral("solverscope-lesson-notebook");

constexpr auto kindNames = std::to_array<std::pair<EntryKind, const char*>>({
    {EntryKind::Answer, "answer"},
    {EntryKind::Task, "task"},
    {EntryKind::Exercise, "exercise"},
    {EntryKind::Explanation, "explanation"},
    {EntryKind::Note, "note"},
    {EntryKind::Moment, "moment"},
});

EntryKind kindNamed(const QString& name) {
    const auto kind = std::ranges::find_if(kindNames, [&](const auto& each) { return name == QLatin1String(each.second); });
    return kind == kindNames.end() ? EntryKind::Unknown : kind->first;
}

/// The members that are plain texts, and what each kind of file calls them; not every one is in the notebook of a scene.
struct TextMember {
    QString NotebookEntry::*member;
    const char* inLessons;
    const char* inScene = nullptr;
};
constexpr auto textMembers = std::to_array<TextMember>({
    {&NotebookEntry::lesson, "lesson"},
    {&NotebookEntry::lessonTitle, "title"},
    {&NotebookEntry::stage, "stage"},
    {&NotebookEntry::question, "question"},
    {&NotebookEntry::heading, "asked", "name"},
    {&NotebookEntry::given, "given"},
    {&NotebookEntry::truth, "truth"},
    {&NotebookEntry::feedback, "feedback"},
    {&NotebookEntry::text, "text", "note"},
    {&NotebookEntry::where, "where", "where"},
    {&NotebookEntry::link, "link"},
});

constexpr auto countMembers = std::to_array<std::pair<int NotebookEntry::*, const char*>>({
    {&NotebookEntry::tries, "tries"},
    {&NotebookEntry::hints, "hints"},
    {&NotebookEntry::instance, "instance"},
});

bool isGraded(EntryKind kind) { return kind == EntryKind::Answer || kind == EntryKind::Task || kind == EntryKind::Exercise; }

/// A scene and the inputs of the longest bookmark that begins with those of the others.
struct Run {
    std::shared_ptr<const Scene> scene;
    std::vector<TimedInput> inputs;
};

bool isBeginningOf(const std::vector<TimedInput>& shorter, const std::vector<TimedInput>& longer) {
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

/// Whether the run's inputs up to the bookmark's step are the bookmark's inputs.
bool leadsTo(const Run& run, const NotebookEntry& bookmark) {
    if (*run.scene != *bookmark.scene || !isBeginningOf(bookmark.inputs, run.inputs)) return false;
    return run.inputs.size() == bookmark.inputs.size() || run.inputs[bookmark.inputs.size()].step > bookmark.place.step;
}

std::vector<Run> runsOf(const Notebook& notebook) {
    std::vector<const NotebookEntry*> longestFirst;
    for (const NotebookEntry& entry : notebook.entries)
        if (entry.isMoment()) longestFirst.push_back(&entry);
    std::ranges::stable_sort(longestFirst, std::greater{}, [](const NotebookEntry* entry) { return entry->inputs.size(); });
    std::vector<Run> runs;
    for (const NotebookEntry* entry : longestFirst)
        if (std::ranges::none_of(runs, [&](const Run& run) { return leadsTo(run, *entry); }))
            runs.push_back({entry->scene, entry->inputs});
    return runs;
}

/// Reads the parts of a notebook; the first error is kept.
class NotebookReader {
public:
    NotebookReader(QString fileName, const Scene* open) : m_fileName(std::move(fileName)), m_open(open) {}

    Result<Notebook> readOfScene(const QJsonObject& root) {
        JsonReader values(root);
        if (values.text("format") != sceneFormat) return mistake("format", "\"" + sceneFormat + "\"");
        if (values.count("version") != notebookVersion) return mistake("version", QString::number(notebookVersion));
        Notebook notebook;
        notebook.title = values.text("title");
        notebook.source = values.text("source");
        notebook.origin = values.number("origin");
        const QJsonArray scenes = values.list("scenes");
        const QJsonArray runs = values.list("runs");
        const QJsonArray entries = values.list("entries");
        if (!values.mistake().isEmpty()) return mistake(values.mistake());
        for (qsizetype i = 0; i < scenes.size(); ++i) {
            if (scenes[i].toString().isEmpty()) {
                if (!m_open || !m_open->playback)
                    return mistake(QStringLiteral("scenes[%1]").arg(i), QStringLiteral("its recorded trace to be open"));
                m_scenes.push_back(std::make_shared<const Scene>(*m_open));
                continue;
            }
            auto scene = parseScene(scenes[i].toString().toStdString(),
                                    QStringLiteral("%1: scenes[%2]").arg(m_fileName).arg(i).toStdString());
            if (!scene) return scene.error();
            m_scenes.push_back(std::make_shared<const Scene>(std::move(*scene)));
        }
        for (qsizetype i = 0; i < runs.size(); ++i)
            if (auto error = run(runs[i].toObject(), QStringLiteral("runs[%1]").arg(i))) return *error;
        if (entries.size() > notebook_limits::entries)
            return mistake("entries", QStringLiteral("at most %1 entries").arg(notebook_limits::entries));
        for (qsizetype i = 0; i < entries.size(); ++i) {
            auto read = entry(entries[i].toObject(), QStringLiteral("entries[%1]").arg(i));
            if (!read) return read.error();
            notebook.entries.push_back(std::move(*read));
        }
        return notebook;
    }

    Result<Notebook> readOfLessons(const QJsonObject& root) const {
        JsonReader values(root);
        if (values.text("format") != lessonFormat || values.count("version") != notebookVersion)
            return Error{m_fileName.toStdString(), 1, 1, "expected a lesson notebook of Solverscope, version 1"};
        Notebook notebook;
        notebook.kind = NotebookKind::OfLessons;
        notebook.origin = values.number("origin");
        const QJsonArray list = values.list("entries");
        if (!values.mistake().isEmpty()) return mistake(values.mistake());
        const auto mistakeAt = [&](qsizetype place, const QString& what) {
            return mistake(QStringLiteral("entries[%1]: %2").arg(place).arg(what));
        };
        // Twice as many as one is meant to hold: two programs may have written into it.
        if (static_cast<std::size_t>(list.size()) > 2 * lesson_notebook_limits::entries)
            return mistakeAt(list.size() - 1, QStringLiteral("expected at most 20000 entries"));
        auto& entries = notebook.entries;
        entries.reserve(static_cast<std::size_t>(list.size()));
        for (qsizetype i = 0; i < list.size(); ++i) {
            QString problem;
            entries.push_back(lessonEntry(list[i].toObject(), problem));
            if (!problem.isEmpty()) return mistakeAt(i, problem);
        }
        std::ranges::stable_sort(entries, {}, &NotebookEntry::id);
        const auto same = std::ranges::adjacent_find(entries, {}, &NotebookEntry::id);
        if (same != entries.end()) return mistakeAt(same - entries.begin(), QStringLiteral("expected different ids"));
        return notebook;
    }

private:
    Error mistake(const QString& what) const { return {m_fileName.toStdString(), 0, 0, what.toStdString()}; }
    Error mistake(const QString& where, const QString& expected) const {
        return mistake(QStringLiteral("%1: expected %2").arg(where, expected));
    }

    std::optional<Error> run(const QJsonObject& json, const QString& where) {
        JsonReader values(json);
        const auto scene = static_cast<std::size_t>(values.number("scene", -1));
        const QJsonArray inputs = values.list("inputs");
        if (!values.mistake().isEmpty()) return mistake(where + '.' + values.mistake());
        if (scene >= m_scenes.size()) return mistake(where + ".scene", QStringLiteral("the number of a scene"));
        Run run{m_scenes[scene], {}};
        m_inputs += inputs.size();
        if (m_inputs > notebook_limits::inputs)
            return mistake(where, QStringLiteral("at most %1 inputs in all").arg(notebook_limits::inputs));
        for (qsizetype i = 0; i < inputs.size(); ++i) {
            const QJsonObject timed = inputs[i].toObject();
            const QString place = QStringLiteral("%1.inputs[%2]").arg(where).arg(i);
            const double step = timed[QStringLiteral("step")].toDouble(-1);
            const double least = run.inputs.empty() ? 1 : static_cast<double>(run.inputs.back().step);
            if (!(step >= least && step <= static_cast<double>(Recording::maxLength)))
                return mistake(place + ".step", QStringLiteral("a step from %1 on").arg(least));
            auto input = parseInput(*run.scene, timed[QStringLiteral("input")].toString().toStdString());
            if (!input)
                return mistake(place + ".input", QStringLiteral("an input; column %1: %2")
                                                     .arg(input.error().column)
                                                     .arg(QString::fromStdString(input.error().message)));
            run.inputs.push_back({static_cast<std::int64_t>(step), std::move(*input)});
        }
        if (const auto problem = findTooMuchWork(*run.scene, run.inputs))
            return mistake(
                QStringLiteral("%1.inputs[%2]: %3").arg(where).arg(problem->input).arg(QString::fromStdString(problem->expected)));
        m_runs.push_back(std::move(run));
        return std::nullopt;
    }

    Result<NotebookEntry> entry(const QJsonObject& json, const QString& where) const {
        JsonReader values(json);
        NotebookEntry entry;
        const QString kind = values.text("kind");
        if (kind.isEmpty()) return mistake(where + ".kind", QStringLiteral("a kind"));
        entry.kind = kindNamed(kind);
        if (entry.kind != EntryKind::Moment) {
            entry.kind = EntryKind::Unknown;
            entry.heading = json[QStringLiteral("name")].toString();
            entry.unknown = json;
            return entry;
        }
        entry.id = values.number("id");
        entry.revision = values.number("revision");
        for (const TextMember& each : textMembers)
            if (each.inScene) entry.*each.member = values.text(each.inScene);
        const auto run = static_cast<std::size_t>(values.number("run", -1));
        const auto place = parsePlace(values.text("place").toStdString());
        entry.picture = QByteArray::fromBase64(values.text("picture").toLatin1());
        entry.unknown = values.rest();
        if (!values.mistake().isEmpty()) return mistake(where + '.' + values.mistake());
        if (run >= m_runs.size()) return mistake(where + ".run", QStringLiteral("the number of a run"));
        if (!place)
            return mistake(where + ".place", QStringLiteral("a place; column %1: %2")
                                                 .arg(place.error().column)
                                                 .arg(QString::fromStdString(place.error().message)));
        if (entry.picture.size() > notebook_limits::pictureBytes)
            return mistake(where + ".picture", QStringLiteral("at most %1 bytes").arg(notebook_limits::pictureBytes));
        entry.place = *place;
        entry.scene = m_runs[run].scene;
        for (const TimedInput& input : m_runs[run].inputs)
            if (input.step <= place->step) entry.inputs.push_back(input);
        return entry;
    }

    /// `problem`: what is wrong with the values; empty if nothing is.
    static NotebookEntry lessonEntry(const QJsonObject& json, QString& problem) {
        JsonReader values(json);
        NotebookEntry entry;
        entry.id = values.number("id");
        entry.revision = values.number("revision");
        entry.time = QDateTime::fromString(values.text("time"), Qt::ISODate).toUTC();
        entry.kind = kindNamed(values.text("kind"));
        if (entry.kind == EntryKind::Unknown) {
            entry.lesson = json[QStringLiteral("lesson")].toString();
            entry.unknown = json;
        } else {
            for (const TextMember& each : textMembers) entry.*each.member = values.text(each.inLessons);
            for (const auto& [member, key] : countMembers) entry.*member = values.count(key);
            if (isGraded(entry.kind)) entry.right = values.flag("right");
            entry.unknown = values.rest();
            cutToFileLimits(entry);
        }
        problem = values.mistake();
        if (entry.id <= 0)
            problem = QStringLiteral("expected an id above 0");
        else if (!entry.time.isValid())
            problem = QStringLiteral("expected a time, such as 2026-01-31T12:00:00Z");
        return entry;
    }

    QString m_fileName;
    const Scene* m_open;
    std::vector<std::shared_ptr<const Scene>> m_scenes;
    std::vector<Run> m_runs;
    qsizetype m_inputs = 0;
};

QJsonObject toJson(const Run& run, int scene) {
    QJsonArray inputs;
    for (const TimedInput& timed : run.inputs)
        inputs.append(QJsonObject{{QStringLiteral("step"), static_cast<qint64>(timed.step)},
                                  {QStringLiteral("input"), QString::fromStdString(inputText(*run.scene, timed.input))}});
    return {{QStringLiteral("scene"), scene}, {QStringLiteral("inputs"), inputs}};
}

QByteArray sceneNotebookText(const Notebook& notebook) {
    const std::vector<Run> runs = runsOf(notebook);
    std::vector<std::shared_ptr<const Scene>> scenes;
    QJsonArray sceneTexts, runList, entries;
    for (const Run& run : runs) {
        auto known = std::ranges::find_if(scenes, [&](const auto& scene) { return *scene == *run.scene; });
        if (known == scenes.end()) {
            sceneTexts.append(run.scene->playback ? QString() : QString::fromStdString(sceneText(*run.scene)));
            known = scenes.insert(scenes.end(), run.scene);
        }
        runList.append(toJson(run, static_cast<int>(known - scenes.begin())));
    }
    for (const NotebookEntry& entry : notebook.entries) {
        if (!entry.isMoment()) {
            entries.append(entry.unknown);
            continue;
        }
        const auto run = std::ranges::find_if(runs, [&](const Run& each) { return leadsTo(each, entry); });
        QJsonObject json = entry.unknown;
        if (entry.id > 0) json[QStringLiteral("id")] = entry.id;
        if (entry.revision > 0) json[QStringLiteral("revision")] = entry.revision;
        json[QStringLiteral("kind")] = QStringLiteral("moment");
        for (const TextMember& each : textMembers)
            if (each.inScene) json[QLatin1String(each.inScene)] = entry.*each.member;
        json[QStringLiteral("place")] = QString::fromStdString(placeText(entry.place));
        json[QStringLiteral("run")] = static_cast<int>(run - runs.begin());
        json[QStringLiteral("picture")] = QString::fromLatin1(entry.picture.toBase64());
        entries.append(json);
    }
    QJsonObject root{{QStringLiteral("format"), sceneFormat},   {QStringLiteral("version"), notebookVersion},
                     {QStringLiteral("title"), notebook.title}, {QStringLiteral("source"), notebook.source},
                     {QStringLiteral("scenes"), sceneTexts},    {QStringLiteral("runs"), runList},
                     {QStringLiteral("entries"), entries}};
    if (notebook.origin > 0) root[QStringLiteral("origin")] = notebook.origin;
    return QJsonDocument(root).toJson();
}

}  // namespace

bool isSameEntry(const NotebookEntry& a, const NotebookEntry& b) {
    if (a == b) return true;
    NotebookEntry other = b;
    other.revision = a.revision;
    other.where = a.where;
    other.picture = a.picture;
    if (a.scene && b.scene && *a.scene == *b.scene) other.scene = a.scene;
    return a == other;
}

void cutToFileLimits(NotebookEntry& entry) {
    if (entry.time.isValid()) entry.time = QDateTime::fromSecsSinceEpoch(entry.time.toSecsSinceEpoch(), Qt::UTC);
    for (const TextMember& each : textMembers) (entry.*each.member).truncate(lesson_notebook_limits::textCharacters);
}

QByteArray entryLine(const NotebookEntry& entry) {
    QJsonObject json = entry.unknown;
    json[QStringLiteral("id")] = entry.id;
    if (entry.revision > 0) json[QStringLiteral("revision")] = entry.revision;
    if (entry.kind == EntryKind::Unknown) return QJsonDocument(json).toJson(QJsonDocument::Compact);
    const auto kind = std::ranges::find(kindNames, entry.kind, [](const auto& each) { return each.first; });
    json[QStringLiteral("kind")] = QLatin1String(kind->second);
    json[QStringLiteral("time")] = entry.time.toString(Qt::ISODate);
    for (const TextMember& each : textMembers)
        if (!(entry.*each.member).isEmpty()) json[QLatin1String(each.inLessons)] = entry.*each.member;
    for (const auto& [member, key] : countMembers)
        if (entry.*member > 0) json[QLatin1String(key)] = entry.*member;
    if (isGraded(entry.kind)) json[QStringLiteral("right")] = entry.right;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray lessonNotebookText(const std::vector<QByteArray>& lines, qint64 origin) {
    qsizetype size = 100;
    for (const QByteArray& line : lines) size += line.size() + 2;
    QByteArray text;
    text.reserve(size);
    text += "{\"format\": \"" + lessonFormat.toUtf8() + "\", \"version\": " + QByteArray::number(notebookVersion);
    if (origin > 0) text += ", \"origin\": " + QByteArray::number(origin);
    text += ", \"entries\": [\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += lines[i];
        text += i + 1 < lines.size() ? ",\n" : "\n";
    }
    text += "]}\n";
    return text;
}

QByteArray notebookText(const Notebook& notebook) {
    if (notebook.kind == NotebookKind::OfScene) return sceneNotebookText(notebook);
    std::vector<QByteArray> lines;
    lines.reserve(notebook.entries.size());
    for (const NotebookEntry& entry : notebook.entries) lines.push_back(entryLine(entry));
    return lessonNotebookText(lines, notebook.origin);
}

Result<Notebook> parseNotebook(const QByteArray& text, const QString& fileName, const Scene* open, NotebookKind kind) {
    const bool ofLessons = kind == NotebookKind::OfLessons;
    const auto root = parseJsonObject(text, fileName, ofLessons ? "a lesson notebook" : "a notebook");
    if (!root) return root.error();
    NotebookReader reader(fileName, open);
    auto notebook = ofLessons ? reader.readOfLessons(*root) : reader.readOfScene(*root);
    if (!notebook) return located(notebook.error(), text);
    return notebook;
}

Result<Notebook> loadNotebook(const QString& file, const Scene* open, NotebookKind kind) {
    const auto text = readFile(file, notebook_limits::fileBytes);
    return text ? parseNotebook(*text, file, open, kind) : text.error();
}

bool saveNotebook(const Notebook& notebook, const QString& file) { return replaceFileCreatingFolder(notebookText(notebook), file); }

}  // namespace solverscope
