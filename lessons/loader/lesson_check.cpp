// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_check.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "lessons/loader/block_check.h"
#include "lessons/loader/lesson_link.h"
#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/task_check.h"
#include "physics/base/plain_text.h"
#include "physics/debugger/breakpoints/condition.h"

namespace solverscope {
namespace {

constexpr std::size_t maxTickedRows = 24;

class Check {
public:
    Check(const Lesson& lesson, const SceneLoader& load, const ProgramLoader& programs)
        : m_lesson(lesson), m_load(load), m_programs(programs) {}

    std::vector<Error> run() {
        m_findings = checkLength(m_lesson);
        // A lesson that says what one can do after it is written to these rules; older ones are not yet.
        if (!m_lesson.skill.empty()) find(missingParts(m_lesson));
        for (const Stage& stage : m_lesson.stages) checkStage(stage);
        return std::move(m_findings);
    }

private:
    void find(Error finding) {
        if (std::none_of(m_findings.begin(), m_findings.end(), [&](const Error& known) { return known.text() == finding.text(); }))
            m_findings.push_back(std::move(finding));
    }
    void find(std::vector<Error> findings) {
        for (Error& finding : findings) find(std::move(finding));
    }
    void find(Place place, std::string message) { find(errorAt(place, m_lesson.file, std::move(message))); }

    std::optional<Session> sessionOf(const Setup& setup, const std::vector<SceneChange>& changes, const Variables& variables) {
        auto session = solverscope::sessionOf(setup, changes, variables, m_load, m_lesson.file);
        if (session) return std::move(*session);
        find(session.error());
        return std::nullopt;
    }

    Cursor where(const Moment& moment, EngineState& engine, const Variables& variables) {
        const auto cursor = locate(moment, engine, variables, m_lesson.file);
        if (cursor) return *cursor;
        find(cursor.error());
        return {};
    }

    void checkStage(const Stage& stage) {
        auto session = sessionOf(stage.setup, {}, {});
        if (!session) return;
        EngineState engine(session->recording());
        Cursor at{1, static_cast<std::size_t>(-1), Term::VelocityB};
        m_within.reset();
        m_seen.reset();
        if (stage.span) {
            at = where(stage.span->from, engine, {});
            if (stage.span->to) {
                m_within = {at, where(*stage.span->to, engine, {})};
                if (m_within->second < at) find(stage.span->place, "expected 'to' not to be before 'from'");
            }
        }
        for (const auto& block : stage.blocks) {
            if (const auto* watch = std::get_if<WatchBlock>(&block)) find(checkWatch(*watch, m_load, m_lesson.file));
            if (const auto* program = std::get_if<ProgramBlock>(&block)) checkProgram(*program, engine);
            const auto checkRest = [&]<typename Kind>(const Kind& one) {
                if constexpr (std::is_base_of_v<Exercise, Kind>) {
                    for (const Variables& instance : instancesOf(one)) check(one, stage, at, instance);
                } else {
                    for (const auto& [use, text] : textsOf(block)) checkText(*text, engine, at, {});
                }
            };
            std::visit(checkRest, block);
        }
    }

    /// Its lines lead to moments that the learner can reach.
    void checkProgram(const ProgramBlock& program, EngineState& engine) {
        const auto listing = listingOf(program, m_programs, m_lesson.file);
        if (!listing) return find(listing.error());
        for (const ProgramStop& stop : program.stops) needWithin(where(stop.moment, engine, {}), stop.place, "this line");
    }

    /// A kind of exercise with nothing to check but its texts, at the stage's moment.
    void check(const Exercise& exercise, const Stage& stage, Cursor at, const Variables& variables) {
        auto session = sessionOf(exercise.setupIn(stage.setup), exercise.changes, variables);
        if (!session) return;
        EngineState engine(session->recording());
        checkTexts(exercise, engine, at, variables, variables);
    }

    void checkTexts(const Exercise& exercise, EngineState& engine, Cursor at, const Variables& variables,
                    const Variables& inHints) {
        checkText(exercise.ask, engine, at, variables);
        checkText(exercise.why, engine, at, variables);
        for (const LessonText& hint : exercise.hints) checkText(hint, engine, at, inHints);
    }

    void checkText(const LessonText& text, EngineState& engine, Cursor at, const Variables& variables) {
        for (const auto& piece : text.pieces)
            if (const auto* claim = std::get_if<Claim>(&piece)) checkClaim(*claim, engine, at, variables);
        for (const TextLink& link : text.links) checkLink(link, engine, at);
    }

    /// Followed from the moment of its text, the link is valid.
    void checkLink(const TextLink& link, EngineState& engine, Cursor at) {
        const auto read = parseLink(link.address);
        if (!read) return find(link.place, read.error().message);
        if (const auto* seek = std::get_if<SeekLink>(&*read)) {
            const auto there = locate(seek->moment, engine, {}, m_lesson.file);
            if (!there) return find(link.place, "this link has no valid target: " + there.error().message);
            needWithin(*there, link.place, "this link");
        } else if (const auto* highlight = std::get_if<HighlightLink>(&*read)) {
            if (const auto mark = markOf(*highlight, engine, at.step); !mark)
                find(link.place, "this link has no valid target: " + mark.error().message);
        } else if (const auto* stop = std::get_if<BreakpointLink>(&*read)) {
            if (const auto condition = parseCondition(stop->condition, engine.scene()); !condition)
                find(link.place, "this link has no valid condition: " + condition.error().message);
        } else if (const auto* scene = std::get_if<SceneLink>(&*read)) {
            if (const auto loaded = m_load(scene->name); !loaded) find(link.place, "there is no scene '" + scene->name + "'");
        }
    }

    /// The window keeps the learner between the moments of the stage, wherever a link leads.
    void needWithin(Cursor there, Place place, const std::string& what) {
        if (m_within && (there < m_within->first || there > m_within->second))
            find(place, what + " leads out of the stage, which its 'step' block limits to the moments between 'from' and 'to'");
    }

    /// In another run of the text's scene, with the settings that the claim names.
    void checkInOtherRun(Claim claim, Scene scene, Cursor at, const Variables& variables) {
        for (const auto& [key, text] : std::exchange(claim.settings, {})) {
            auto changed = withSetting(scene.settings, key, text);
            if (!changed) return find(claim.place, changed.error().message);
            scene.settings = *changed;
        }
        if (const std::string problem = tooMuchWorkReason(scene.settings, sizeOfWork(scene)); !problem.empty())
            return find(claim.place, problem);
        const Recording run(scene);
        EngineState engine(run);
        checkClaim(claim, engine, at, variables);
    }

    void checkClaim(const Claim& claim, EngineState& engine, Cursor at, const Variables& variables) {
        if (!claim.settings.empty()) return checkInOtherRun(claim, engine.scene(), at, variables);
        Reading reading{engine, at, variables};
        if (claim.at) reading.at = where(*claim.at, engine, variables);
        const auto value = read(claim.expression, reading, m_lesson.file);
        if (!value) return find(value.error());
        if (!std::isfinite(*value)) return find(claim.place, "the formula gives no finite number");
        if (claim.isWords) {
            if (*value == 0) find(claim.place, "the text says '" + claim.shown + "', the engine says otherwise");
            return;
        }
        if (claim.shown.empty() || std::abs(*value - claim.number) <= claim.tolerance) return;
        find(claim.place, "the text says " + claim.shown + ", the engine says " + numberText(*value));
    }

    void check(const Question& question, const Stage& stage, Cursor, const Variables& variables) {
        auto session = sessionOf(question.setupIn(stage.setup), question.changes, variables);
        if (!session) return;
        EngineState engine(session->recording());
        const auto truth = truthOf(question, engine, variables, m_lesson.file);
        if (!truth) return find(truth.error());
        const bool isFinite = std::isfinite(truth->number) && std::isfinite(truth->point.x) && std::isfinite(truth->point.y);
        if (!isFinite) find(question.value.place, "the correct answer is not a finite number");
        checkEnginesSide(question, engine.scene());
        checkUnseen(question, stage, *truth, engine, variables);
        checkCandidates(question, *truth);
        if (question.from) needWithin(where(*question.from, engine, variables), question.from->place, "this question");
        needWithin(truth->at, question.at.place, "this question");

        checkTexts(question, engine, truth->at, variables, variables);
        Reading reading{engine, truth->at, variables};
        for (const GivenCell& cell : question.given)
            if (const auto value = read(cell.value, reading, m_lesson.file); !value) find(value.error());
        checkMisconceptions(question, *truth, engine, variables);
    }

    /// There is something to choose: an answer without a thought is not right.
    void checkCandidates(const Question& question, const Truth& truth) {
        const std::size_t right = truth.rows.size() + truth.bodies.size();
        const bool areSeveral = question.kind == AnswerKind::PickRows;
        if ((isPick(question.kind) || areSeveral) && right == 0) find(question.value.place, "no pick is right");
        if ((isPick(question.kind) || areSeveral) && right > 0 && right == truth.candidates)
            find(question.value.place, "every pick is right");
        if (areSeveral && truth.candidates > maxTickedRows)
            find(question.value.place, "expected at most " + std::to_string(maxTickedRows) + " rows to choose from, found " +
                                           std::to_string(truth.candidates));
        if (!truth.picture) return;
        const PlaneSpot& now = truth.picture->plane.now;
        if (isRight(question, truth, Vec2{now[0], now[1]}))
            find(question.value.place, "the point where the path is now is within the tolerance of the correct one");
    }

    /// A number that is asked for must not be visible in the window already: where the engine is during the question, or where
    /// an earlier question of the stage has been.
    void checkUnseen(const Question& question, const Stage& stage, const Truth& truth, EngineState& engine,
                     const Variables& variables) {
        const Cursor here = question.from ? where(*question.from, engine, variables)
                            : stage.span  ? where(stage.span->from, engine, variables)
                                          : Cursor{1, static_cast<std::size_t>(-1), Term::VelocityB};
        const bool isShown = question.value.isSingleValue();
        if (isShown && truth.at <= here)
            find(question.at.place, "the window already shows the answer at the moment when this is asked");
        if (question.setup || !question.changes.empty()) return;
        if (isShown && m_seen && truth.at < *m_seen)
            find(question.at.place, "an earlier question of this stage has already shown the answer");
        m_seen = std::max({m_seen.value_or(here), here, truth.at});
    }

    /// The engine's number is shown next to the learner's answer; for one that is deliberately wrong, the correct number
    /// differs.
    void checkEnginesSide(const Question& question, const Scene& scene) {
        const bool isNumber = question.kind == AnswerKind::Number || question.kind == AnswerKind::Sign;
        if (isNumber && isMuseumPiece(scene.settings.method) && question.value.readsEngine() && !question.engine)
            find(question.value.place, "expected 'engine:', the number that this solver computes: it is wrong on purpose");
    }

    /// Each of the wrong answers gets its own feedback, and only that.
    void checkMisconceptions(const Question& question, const Truth& truth, EngineState& engine, const Variables& variables) {
        for (const LessonText* feedback : feedbackOf(question)) checkText(*feedback, engine, truth.at, variables);
        for (const Misconception& one : question.misconceptions) {
            if (question.kind == AnswerKind::OrderLines) {
                checkIsFirst(one, question);
                continue;
            }
            const auto thought = answerOf(question, one, truth, engine, variables);
            if (!thought)
                find(one.place, thought.error().message);
            else if (!isPossibleAnswer(question.kind, *thought))
                find(one.place, "this answer is impossible, " + recordText(*thought));
            else if (isRight(question, truth, *thought))
                find(one.place, "this wrong answer is within the tolerance of the correct one");
            else if (misconceptionOf(question, truth, *thought, engine, variables) != &one)
                find(one.place, "an earlier misconception already covers this answer, " + recordText(*thought));
        }
    }

    void checkIsFirst(const Misconception& one, const Question& question) {
        const auto isSame = [&](const Misconception& other) { return other.first == one.first && other.second == one.second; };
        if (&*std::ranges::find_if(question.misconceptions, isSame) != &one)
            find(one.place, "an earlier misconception already covers this order");
    }

    static bool isPossibleAnswer(AnswerKind kind, const QuestionAnswer& answer) {
        const auto isPositive = [](Real value) { return value > 0 && std::isfinite(value); };
        if (const auto* curve = std::get_if<CurveAnswer>(&answer)) return std::ranges::all_of(curve->values, isPositive);
        if (const auto* rows = std::get_if<RowsAnswer>(&answer)) return !rows->rows.empty();
        if (const auto* both = std::get_if<Vec2>(&answer)) return std::isfinite(both->x) && std::isfinite(both->y);
        const auto* number = std::get_if<Real>(&answer);
        if (!number) return true;
        if (kind == AnswerKind::Sign) return *number == -1 || *number == 0 || *number == 1;
        return kind == AnswerKind::Number && std::isfinite(*number);
    }

    void check(const ManualExercise& exercise, const Stage& stage, Cursor, const Variables& variables) {
        auto session = sessionOf(exercise.setupIn(stage.setup), exercise.changes, variables);
        if (!session) return;
        EngineState engine(session->recording());
        auto task = manualTaskOf(exercise, engine, variables, m_lesson.file);
        if (!task) return find(task.error());
        needWithin(task->from, exercise.from.place, "this exercise");
        checkTexts(exercise, engine, task->from, variables, withRowNumbers(variables, task->solve, task->solve.expected()));
        find(checkModelSolution(exercise, std::move(*task), engine, m_lesson.file));
    }

    void check(const Task& task, const Stage& stage, Cursor at, const Variables&) {
        auto session = sessionOf(stage.setup, {}, {});
        if (!session) return;
        session->seek(at);
        const auto before = judge(task, *session, m_lesson.file);
        if (!before) return find(before.error());
        if (before->isDone) find(task.check.place, "the check is true from the start");
        for (const LessonInput& input : task.solution) {
            if (input.kind == LessonInput::Kind::Set && !allows(task, input.key))
                find(input.place, "the solution changes '" + input.key + "', which is not among the controls");
            if (input.kind == LessonInput::Kind::Move && !allows(task, "bodies"))
                find(input.place, "the solution moves a body, but 'bodies' is not among the controls");
            const auto done = perform(*session, input, m_lesson.file);
            if (!done) return find(done.error());
        }
        const auto after = judge(task, *session, m_lesson.file);
        if (!after) return find(after.error());
        if (!after->isDone) find(task.check.place, "the check stays false after the solution");
        if (after->isDone && task.names.size() > after->findings.size())
            find(task.place, "expected at most one 'name' for each comparison of the check");
        if (after->score && !(*after->score <= task.par))
            find(task.score->place,
                 "the solution does not reach the par, " + numberText(task.par) + ": its score is " + numberText(*after->score));

        EngineState engine(session->recording());
        const Cursor end = task.at ? where(*task.at, engine, {}) : session->cursor();
        needWithin(end, task.at ? task.at->place : task.place, "this task");
        checkTexts(task, engine, end, {}, {});
    }

    bool allows(const Task& task, const std::string& control) const {
        const auto in = [&](const std::vector<std::string>& list) {
            return std::find(list.begin(), list.end(), control) != list.end();
        };
        return in(task.controls) || in(m_lesson.controls);
    }

    const Lesson& m_lesson;
    const SceneLoader& m_load;
    const ProgramLoader& m_programs;
    std::optional<std::pair<Cursor, Cursor>> m_within;  // where the stage keeps the learner
    std::optional<Cursor> m_seen;                       // the latest moment that a question of the stage has shown
    std::vector<Error> m_findings;
};

}  // namespace

std::vector<Error> checkLesson(const Lesson& lesson, const SceneLoader& load, const ProgramLoader& programs) {
    return Check(lesson, load, programs).run();
}

}  // namespace solverscope
