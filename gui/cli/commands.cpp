// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/commands.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <ostream>
#include <utility>

#include "gui/lessons/lesson_progress.h"
#include "gui/session/kept_file.h"
#include "gui/session/scene_source.h"
#include "lessons/loader/challenge.h"
#include "lessons/loader/lesson_check.h"
#include "physics/analysis/spectrum/degrees_of_freedom.h"
#include "physics/debugger/session.h"
#include "physics/scene/presets.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/formats/table.h"
#include "physics/trace/non_finite.h"
#include "physics/world/measures.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

using exit_status::badInput;
using exit_status::checkFailed;
using exit_status::fine;

/// Copies a folder of the resources to the disk.
bool unpack(const QString& from, const QString& to) {
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString target = to + file.mid(from.size());
        if (!QDir().mkpath(QFileInfo(target).path()) || !QFile::copy(file, target)) return false;
    }
    return true;
}

/// The changes of --preset and --set.
std::vector<std::string> changesOf(const GivenScene& given) {
    std::vector<std::string> changes = given.settings;
    if (!given.preset.empty()) changes.insert(changes.begin(), "preset=" + given.preset);
    return changes;
}

Result<Scene> withSettings(Scene scene, const std::vector<std::string>& settings) {
    if (scene.playback && !settings.empty())
        return Error{{}, 0, 0, "--set: expected a scene: a recorded trace plays as it was recorded"};
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos) return Error{{}, 0, 0, "--set: expected KEY=VALUE, found '" + setting + "'"};
        const auto changed = withChange(scene.settings, setting.substr(0, equals), setting.substr(equals + 1));
        if (!changed) return Error{{}, 0, 0, "--set: " + changed.error().message};
        scene.settings = *changed;
    }
    if (settings.empty()) return scene;
    if (const std::string problem = tooMuchWorkReason(scene.settings, sizeOfWork(scene)); !problem.empty())
        return Error{{}, 0, 0, "--set: " + problem};
    return scene;
}

TableFormat formatOf(const StepOptions& options) { return options.format == "json" ? TableFormat::Json : TableFormat::Csv; }

/// Problems tolerated while reading a trace.
void noteTrace(const Playback& playback, std::ostream& err) {
    if (playback.truncation)
        err << playback.truncation->text() << "; the line is incomplete, and the trace ends with its last complete step, "
            << playback.stepCount() << "\n";
    if (playback.endMissing)
        err << "the trace has no line 'end', as after a crash; its last step is " << playback.stepCount() << "\n";
    if (playback.firstInconsistency)
        err << playback.firstInconsistency->text() << " (one visit of " << playback.inconsistencies << ")\n";
    if (playback.softnessAssumed) err << "the trace has rows without a softness, which is treated as 0\n";
}

/// The step of a link, as `trace` prints those of scenes.
int traceLink(const StepOptions& options, std::ostream& out, std::ostream& err) {
    auto moment = linkWithSettings(options);
    if (!moment) return refuse(err, moment.error());
    StepPlace place;
    place.step = options.step;
    if (moment->place && !options.stepIsGiven) place = *moment->place;
    Session session(std::move(*moment->scene));
    session.replaceInputs(std::move(moment->inputs));
    const auto same = goTo(session, place);
    if (!same) return refuse(err, {options.scene, 0, 0, same.error().message});
    if (options.format != "jsonl")
        printTrace(session.scene(), session.startOfStep(), formatOf(options), out);
    else if (!writeTrace(session.scene(), session.startOfStep(), 1, out))
        return checkFailed;
    if (*same) return fine;
    err << options.scene << ": this moment differs from the one that was linked to\n";
    return checkFailed;
}

}  // namespace

int refuse(std::ostream& err, const Error& error) {
    err << error.text() << "\n";
    return badInput;
}

bool isOutputFile(const std::string& file, std::ostream& err) {
    const QString name = QString::fromStdString(file);
    const bool isKept = name.toStdString() == file;  // QString replaces invalid UTF-8
    if (isKept && isReplaceable(name)) return true;
    err << file << (isKept ? ": expected a regular file to write to\n" : ": expected a name in UTF-8 to write to\n");
    return false;
}

void print(std::ostream& out, const Table& table, const std::string& format) {
    out << (format == "json" ? jsonText(table) : csvText(table));
}

bool advance(const Scene& scene, World& world, std::int64_t steps, std::ostream& err) {
    bool isKnown = false;
    while (world.step < steps) {
        if (world.playback && !canPlayBack(world)) {
            err << "the trace has " << world.step << " steps only\n";
            return false;
        }
        step(world);
        if (isCrowded(world) && !std::exchange(isKnown, true))
            err << "note: step " << world.step << " has " << maxContacts << " contacts, the most that are found\n";
        if (isFinite(world)) continue;
        // Repeated from the beginning, as no step stores the world before it.
        World start = makeWorld(scene);
        while (start.step + 1 < world.step) step(start);
        const StepTrace failed(start);
        if (const auto found = findNonFinite(failed)) err << nonFiniteSentence(scene, failed, *found);
        err << "; 'solverscope trace --step " << world.step << "' shows its events\n";
        return false;
    }
    return true;
}

Result<LinkedMoment> linkWithSettings(const GivenScene& given) {
    const std::string& link = given.scene;
    const std::vector<std::string> settings = changesOf(given);
    auto moment = readLink(QString::fromStdString(link), {});
    if (!moment) {
        Error error = moment.error();
        if (error.file.empty()) error.file = link;
        return error;
    }
    if (!moment->scene) return Error{link, 1, 1, "expected a scene before the moment"};
    auto scene = withSettings(std::move(*moment->scene), settings);
    if (!scene) return scene.error();
    if (const auto problem = findTooMuchWork(*scene, moment->inputs); !settings.empty() && problem)
        return Error{{}, 0, 0, "--set: " + problem->expected};
    moment->scene = std::move(*scene);
    return moment;
}

Result<Scene> sceneWithSettings(const GivenScene& given, std::ostream* notes) {
    const std::string& source = given.scene;
    if (isMomentLink(QString::fromStdString(source)))
        return Error{source, 0, 0, "expected a scene; only trace, render and the window accept a link to a moment"};
    auto scene = loadSceneNamed(source);
    if (!scene) return scene;
    if (scene->playback && notes) noteTrace(*scene->playback, *notes);
    return withSettings(std::move(*scene), changesOf(given));
}

int runCommand(const StepOptions& options, std::ostream& out, std::ostream& err) {
    const auto scene = sceneWithSettings(options, &err);
    if (!scene) return refuse(err, scene.error());
    World world = makeWorld(*scene);
    const bool finite = advance(*scene, world, options.step, err);
    Table table = worldTable(*scene, world);
    if (const auto freedom = degreesOfFreedom(world, solvedRows(world))) {
        table.facts.push_back({"degrees_of_freedom", std::int64_t{freedom->all}});
        table.facts.push_back({"degrees_of_freedom_left", std::int64_t{freedom->left()}});
    }
    print(out, table, options.format);
    return finite ? fine : checkFailed;
}

int traceCommand(const StepOptions& options, std::ostream& out, std::ostream& err) {
    if (options.lastStep && options.format != "jsonl")
        return refuse(err, {{}, 0, 0, "--to: expected only with --format jsonl: a table shows one step"});
    if (options.lastStep && *options.lastStep < options.step)
        return refuse(err, {{},
                            0,
                            0,
                            "--to: expected a step from --step " + std::to_string(options.step) + " on, found " +
                                std::to_string(*options.lastStep)});
    if (isMomentLink(QString::fromStdString(options.scene))) return traceLink(options, out, err);
    const auto scene = sceneWithSettings(options, &err);
    if (!scene) return refuse(err, scene.error());
    World world = makeWorld(*scene);
    if (!advance(*scene, world, options.step - 1, err)) return checkFailed;
    if (world.playback && !canPlayBack(world)) {
        err << "the trace has " << world.step << " steps only\n";
        return checkFailed;
    }
    if (options.format != "jsonl") {
        printTrace(*scene, world, formatOf(options), out);
        return fine;
    }
    const std::int64_t last = std::max(options.step, options.lastStep.value_or(options.step));
    const std::int64_t recorded = world.playback ? world.playback->stepCount() : last;
    return writeTrace(*scene, std::move(world), std::min(last, recorded) - options.step + 1, out) ? fine : checkFailed;
}

namespace {

/// Runs the challenge with the scene as it is: its formula must make sense in this scene.
std::optional<Error> tryChallenge(const Scene& scene, const std::string& file, std::ostream& out) {
    const auto task = taskOf(*scene.challenge);
    if (!task) return task.error();
    const auto step = static_cast<std::int64_t>(scene.challenge->step);
    const auto run = judgedRun(scene, {}, {step, 0, Term::VelocityB}, *task, file, false);
    if (!run->judgement) return Error{file, 0, 0, "challenge: " + run->judgement.error().message};
    out << file << ": challenge: " << (run->judgement->isDone ? "reached without a change" : "not reached yet") << "\n";
    return std::nullopt;
}

/// "310 questions in English: 254 number (82 %), …; 47 have fresh instances (15 %)".
std::string questionKinds(const QuestionCount& count) {
    const auto withShare = [&](int part) { return " (" + std::to_string((200 * part / count.all() + 1) / 2) + " %)"; };
    std::string kinds;
    for (std::size_t i = 0; i < answerKindNames.size(); ++i)
        if (const int number = count.byKind[i]; number > 0)
            kinds +=
                (kinds.empty() ? "" : ", ") + std::to_string(number) + " " + std::string(answerKindNames[i]) + withShare(number);
    return std::to_string(count.all()) + " questions in English: " + kinds + "; " + std::to_string(count.fresh) +
           " have fresh instances" + withShare(count.fresh);
}

}  // namespace

int checkScenesCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err) {
    int status = fine;
    for (const std::string& file : files) {
        const auto scene = loadSceneNamed(file);
        if (!scene || (scene->playback && scene->playback->firstInconsistency)) {
            status = refuse(err, scene ? *scene->playback->firstInconsistency : scene.error());
            continue;
        }
        if (scene->playback) noteTrace(*scene->playback, err);
        out << file << ": fine: \"" << scene->title << "\", bodies: " << scene->bodies.size()
            << ", joints: " << scene->joints.size() << "\n";
        if (const auto problem = scene->challenge ? tryChallenge(*scene, file, out) : std::nullopt) status = refuse(err, *problem);
    }
    return status;
}

int lessonsCommand(const std::string& folder, std::ostream& out, std::ostream& err) {
    // The built-in lessons are in resources; the check reads files.
    const QTemporaryDir unpacked;
    std::filesystem::path lessons = folder;
    const std::filesystem::path library = unpacked.filePath("scenes").toStdString();
    if (!unpacked.isValid() || !unpack(QStringLiteral(":/scenes"), unpacked.filePath("scenes")))
        return refuse(err, {{}, 0, 0, "no temporary folder for the scenes of the library"});
    if (folder.empty()) {
        lessons = unpacked.filePath("lessons").toStdString();
        if (!unpack(QStringLiteral(":/lessons"), unpacked.filePath("lessons")))
            return refuse(err, {{}, 0, 0, "no temporary folder for the lessons"});
    } else {
        std::error_code problem;
        const bool exists = std::filesystem::exists(lessons, problem);
        if (std::filesystem::is_directory(lessons, problem)) std::filesystem::directory_iterator(lessons, problem);
        if (!exists || problem) {
            const std::string reason = problem ? ": " + problem.message() : std::string();
            return refuse(err, {folder, 0, 0, "expected a folder of lessons or a lesson file" + reason});
        }
    }
    const LessonsReport report = checkLessons(lessons, library);
    const std::string prefix = folder.empty() ? unpacked.path().toStdString() + "/" : std::string();
    for (Error finding : report.findings) {
        if (finding.file.starts_with(prefix)) finding.file.erase(0, prefix.size());
        err << finding.text() << "\n";
    }
    if (report.english.all() > 0) out << questionKinds(report.english) << "\n";
    out << report.lessons << " lessons, " << report.claims << " numbers, " << report.questions << " questions, " << report.tasks
        << " tasks, " << report.manualExercises
        << " to solve by hand: " << (report.findings.empty() ? "all hold" : std::to_string(report.findings.size()) + " findings")
        << "\n";
    return report.findings.empty() ? fine : checkFailed;
}

int listScenesCommand(std::ostream& out, std::ostream& err) {
    for (const QString& name : libraryScenes()) {
        const auto scene = loadSceneFrom(name);
        if (!scene) return refuse(err, scene.error());
        out << name.toStdString() << ": " << scene->title << "\n";
    }
    return fine;
}

int listSettingsCommand(std::ostream& out) {
    const Settings defaults;
    for (const SettingInfo& info : settingsTable()) {
        out << info.key << " = " << settingText(defaults, info.key);
        if (!info.unit.empty()) out << " " << info.unit;
        if (!info.symbol.empty()) out << " (" << info.symbol << ")";
        if (!info.choices.empty()) {
            out << ", one of";
            for (const SettingChoice& choice : info.choices) out << " " << choice.name;
        } else if (info.kind == SettingKind::Switch) {
            out << ", true or false";
        } else if (info.kind == SettingKind::Text) {
            out << ", different whole numbers separated by blanks";
        } else {
            out << ", " << settingRange(info);
        }
        out << "\n    " << info.explanation << "\n";
        for (const SettingChoice& choice : info.choices) out << "      " << choice.name << ": " << choice.explanation << "\n";
    }
    return fine;
}

int listPresetsCommand(std::ostream& out) {
    for (const Preset& preset : presets()) {
        out << preset.key << ": like " << preset.label << ". " << preset.explanation << "\n    " << preset.settings << "\n";
        if (!preset.missing.empty()) out << "    Differences: " << preset.missing << "\n";
    }
    return fine;
}

int reportCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err) {
    Table table;
    table.columns = {"file", "lesson", "done", "stage", "answered", "right", "right_at_once", "tries", "hints", "explanation"};
    int status = exit_status::fine;
    for (const std::string& file : files) {
        const auto progress = readProgress(QString::fromStdString(file));
        if (!progress) {
            status = refuse(err, progress.error());
            continue;
        }
        for (auto it = progress->begin(); it != progress->end(); ++it) {
            std::int64_t right = 0;
            std::int64_t atOnce = 0;
            std::int64_t tries = 0;
            std::int64_t hints = 0;
            std::int64_t answered = 0;
            for (const AnswerRecord& answer : it->answers) {
                answered += !answer.open || answer.tries > 0;  // others were only begun
                right += answer.right;
                atOnce += answer.right && answer.tries <= 1 && answer.hints == 0;
                tries += answer.tries;
                hints += answer.hints;
            }
            table.lines.push_back({file, it.key().toStdString(), std::string(it->done ? "yes" : "no"),
                                   static_cast<std::int64_t>(it->stage + 1), answered, right, atOnce, tries, hints,
                                   it->explanation.toStdString()});
        }
    }
    out << csvText(table);
    return status;
}

}  // namespace solverscope
