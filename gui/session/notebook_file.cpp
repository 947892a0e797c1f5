// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/notebook_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <optional>

#include "gui/session/kept_file.h"
#include "physics/scene/scene_file.h"
#include "physics/trace/input_text.h"
#include "physics/trace/recording.h"

namespace solverscope {
namespace {

constexpr int notebookVersion = 1;
const QString notebookFormat = QStringLiteral("solverscope-notebook");
const QString momentKind = QStringLiteral("moment");

/// A scene and the inputs of the longest bookmark that begins with those of the others.
struct Run {
    std::shared_ptr<const Scene> scene;
    std::vector<TimedInput> inputs;
};

bool isBeginningOf(const std::vector<TimedInput>& shorter, const std::vector<TimedInput>& longer) {
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

/// Whether cutting the run's inputs behind the bookmark's step gives the bookmark's inputs.
bool leadsTo(const Run& run, const Bookmark& bookmark) {
    if (*run.scene != *bookmark.scene || !isBeginningOf(bookmark.inputs, run.inputs)) return false;
    return run.inputs.size() == bookmark.inputs.size() || run.inputs[bookmark.inputs.size()].step > bookmark.place.step;
}

std::vector<Run> runsOf(const Notebook& notebook) {
    std::vector<const Bookmark*> longestFirst;
    for (const Bookmark& entry : notebook.entries)
        if (entry.isMoment()) longestFirst.push_back(&entry);
    std::ranges::stable_sort(longestFirst, std::greater{}, [](const Bookmark* entry) { return entry->inputs.size(); });
    std::vector<Run> runs;
    for (const Bookmark* entry : longestFirst)
        if (std::ranges::none_of(runs, [&](const Run& run) { return leadsTo(run, *entry); }))
            runs.push_back({entry->scene, entry->inputs});
    return runs;
}

/// Reads the parts of a notebook; the first mistake stays.
class NotebookReader {
public:
    NotebookReader(QString fileName, const Scene* open) : m_fileName(std::move(fileName)), m_open(open) {}

    Result<Notebook> read(const QJsonObject& root) {
        JsonReader values(root);
        if (values.text("format") != notebookFormat) return mistake("format", "\"" + notebookFormat + "\"");
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
            auto bookmark = entry(entries[i].toObject(), QStringLiteral("entries[%1]").arg(i));
            if (!bookmark) return bookmark.error();
            notebook.entries.push_back(std::move(*bookmark));
        }
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
            if (!(step >= least && step <= static_cast<double>(Recording::longest)))
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

    Result<Bookmark> entry(const QJsonObject& json, const QString& where) const {
        JsonReader values(json);
        Bookmark bookmark;
        bookmark.name = values.text("name");
        const QString kind = values.text("kind");
        if (kind.isEmpty()) return mistake(where + ".kind", QStringLiteral("a kind"));
        if (kind != momentKind) {
            bookmark.unknown = json;
            return bookmark;
        }
        bookmark.id = values.number("id");
        bookmark.revision = values.number("revision");
        bookmark.note = values.text("note");
        bookmark.where = values.text("where");
        const auto run = static_cast<std::size_t>(values.number("run", -1));
        const auto place = parsePlace(values.text("place").toStdString());
        bookmark.picture = QByteArray::fromBase64(values.text("picture").toLatin1());
        bookmark.unknown = values.rest();
        if (!values.mistake().isEmpty()) return mistake(where + '.' + values.mistake());
        if (run >= m_runs.size()) return mistake(where + ".run", QStringLiteral("the number of a run"));
        if (!place)
            return mistake(where + ".place", QStringLiteral("a place; column %1: %2")
                                                 .arg(place.error().column)
                                                 .arg(QString::fromStdString(place.error().message)));
        if (bookmark.picture.size() > notebook_limits::pictureBytes)
            return mistake(where + ".picture", QStringLiteral("at most %1 bytes").arg(notebook_limits::pictureBytes));
        bookmark.place = *place;
        bookmark.scene = m_runs[run].scene;
        for (const TimedInput& input : m_runs[run].inputs)
            if (input.step <= place->step) bookmark.inputs.push_back(input);
        return bookmark;
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

}  // namespace

QByteArray notebookText(const Notebook& notebook) {
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
    for (const Bookmark& entry : notebook.entries) {
        if (!entry.isMoment()) {
            entries.append(entry.unknown);
            continue;
        }
        const auto run = std::ranges::find_if(runs, [&](const Run& each) { return leadsTo(each, entry); });
        QJsonObject json = entry.unknown;
        if (entry.id > 0) json[QStringLiteral("id")] = entry.id;
        if (entry.revision > 0) json[QStringLiteral("revision")] = entry.revision;
        json[QStringLiteral("kind")] = momentKind;
        json[QStringLiteral("name")] = entry.name;
        json[QStringLiteral("note")] = entry.note;
        json[QStringLiteral("where")] = entry.where;
        json[QStringLiteral("place")] = QString::fromStdString(placeText(entry.place));
        json[QStringLiteral("run")] = static_cast<int>(run - runs.begin());
        json[QStringLiteral("picture")] = QString::fromLatin1(entry.picture.toBase64());
        entries.append(json);
    }
    QJsonObject root{{QStringLiteral("format"), notebookFormat}, {QStringLiteral("version"), notebookVersion},
                     {QStringLiteral("title"), notebook.title},  {QStringLiteral("source"), notebook.source},
                     {QStringLiteral("scenes"), sceneTexts},     {QStringLiteral("runs"), runList},
                     {QStringLiteral("entries"), entries}};
    if (notebook.origin > 0) root[QStringLiteral("origin")] = notebook.origin;
    return QJsonDocument(root).toJson();
}

Result<Notebook> parseNotebook(const QByteArray& text, const QString& fileName, const Scene* open) {
    const auto root = parseJsonObject(text, fileName, "a notebook");
    if (!root) return root.error();
    auto notebook = NotebookReader(fileName, open).read(*root);
    if (!notebook) return located(notebook.error(), text);
    return notebook;
}

Result<Notebook> loadNotebook(const QString& file, const Scene* open) {
    const auto text = readFile(file, notebook_limits::fileBytes);
    return text ? parseNotebook(*text, file, open) : text.error();
}

bool saveNotebook(const Notebook& notebook, const QString& file) { return replaceFileInMadeFolder(notebookText(notebook), file); }

}  // namespace solverscope
