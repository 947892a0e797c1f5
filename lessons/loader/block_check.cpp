// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/block_check.h"

#include <algorithm>
#include <optional>

namespace solverscope {
namespace {

constexpr Real maxSeconds = 10;
constexpr Real roundingOfSeconds = 1e-9;

/// A side of a 'watch' block that is played to its end.
class WatchRun {
public:
    WatchRun(Session session, std::int64_t steps)
        : m_session(std::move(session)),
          m_engine(m_session.recording()),
          m_end{steps, m_engine.eventsOf(steps).size() - 1, Term::VelocityB} {}

    Result<Real> read(const Expression& check, const std::string& file) {
        Reading reading{m_engine, m_end};
        return solverscope::read(check, reading, file);
    }

private:
    Session m_session;
    EngineState m_engine;
    Cursor m_end;
};

}  // namespace

std::vector<Error> checkWatch(const WatchBlock& watch, const SceneLoader& load, const std::string& lessonFile) {
    if (watch.isAgain) return {};
    std::vector<Error> findings;
    std::array<std::optional<WatchRun>, 2> runs;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        auto session = sessionOf(watch.sides[i].setup, {}, {}, load, lessonFile);
        if (!session) {
            findings.push_back(session.error());
            continue;
        }
        const Real seconds = static_cast<Real>(watch.steps) * stepLength(session->scene().settings);
        if (seconds > maxSeconds + roundingOfSeconds)
            findings.push_back(errorAt(
                watch.place, lessonFile,
                "expected at most 10 s to watch, " + std::to_string(watch.steps) + " steps take " + shownNumber(seconds) + " s"));
        else
            runs[i].emplace(std::move(*session), watch.steps);
    }
    if (!runs[0] || !runs[1]) return findings;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Expression& check = watch.sides[i].check;
        const auto here = runs[i]->read(check, lessonFile);
        if (!here)
            findings.push_back(here.error());
        else if (*here == 0)
            findings.push_back(errorAt(check.place, lessonFile, "this is false at the end of the run"));
        else if (const auto there = runs[1 - i]->read(check, lessonFile); there && *there != 0)
            findings.push_back(
                errorAt(check.place, lessonFile, "this is true at the end of the other run, too: the two do not differ in it"));
    }
    return findings;
}

namespace {

/// Where a lesson has its stages of a kind.
struct StagesOf {
    StagesOf(const Lesson& lesson, StageKind kind) {
        for (const Stage& stage : lesson.stages) {
            if (stage.kind != kind) continue;
            if (!first) first = &stage;
            last = &stage;
        }
    }
    const Stage* first = nullptr;
    const Stage* last = nullptr;
};

template <typename Kind>
bool has(const Stage& stage) {
    return std::ranges::any_of(stage.blocks, [](const LessonBlock& block) { return std::holds_alternative<Kind>(block); });
}

/// A goal that is reached by the only other position of a switch needs no thought.
bool isOneClick(const Task& task) {
    const SettingInfo* setting = task.controls.size() == 1 ? findSetting(task.controls.front()) : nullptr;
    if (!setting || task.score) return false;
    return setting->kind == SettingKind::Switch || (setting->kind == SettingKind::Choice && setting->choices.size() == 2);
}

bool isBefore(const Stage* stage, const Stage* other) { return stage && other && stage->place.line < other->place.line; }

}  // namespace

std::vector<Error> missingParts(const Lesson& lesson) {
    std::vector<Error> findings;
    const auto find = [&](const Stage* stage, std::string message) {
        findings.push_back(errorAt(stage ? stage->place : Place{1, 1}, lesson.file, std::move(message)));
    };
    const StagesOf explain(lesson, StageKind::Explain);
    const StagesOf recap(lesson, StageKind::Recap);
    const StagesOf freePlay(lesson, StageKind::FreePlay);
    const WatchBlock* watch = firstWatchOf(lesson);
    if (lesson.skill.empty()) find(nullptr, "expected 'skill:' in the front matter, which completes 'You can …'");
    if (!explain.first)
        find(nullptr, "expected a stage '# Explain'");
    else if (!has<ModelAnswer>(*explain.last))
        find(explain.last, "expected a 'model' block in this stage: what an expert would have written");
    if (!recap.first)
        find(nullptr, "expected a stage '# Recap' after '# Explain'");
    else if (isBefore(recap.first, explain.last))
        find(recap.first, "expected '# Recap' after '# Explain'");
    else if (!has<LessonText>(*recap.first))
        find(recap.first, "expected the idea of the lesson in one or two sentences");
    else if (watch && !watch->isAgain && watch->place.line < recap.first->place.line && !has<WatchBlock>(*recap.first))
        find(recap.first, "expected a 'watch' block in this stage: the runs that the lesson began with, 'again: true', or others");
    if (!freePlay.first)
        find(nullptr, "expected a stage '# Free play'");
    else if (isBefore(freePlay.first, recap.last))
        find(freePlay.first, "expected '# Free play' after '# Recap'");
    else if (!has<LessonText>(*freePlay.first))
        find(freePlay.first, "expected a text in this stage: what is worth trying");
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            if (const auto* task = std::get_if<Task>(&block); task && isOneClick(*task))
                find(&stage, "expected a goal that is not reached by the only other position of '" + task->controls.front() +
                                 "': more controls, a number to find, or a score and a par");
    return findings;
}

}  // namespace solverscope
