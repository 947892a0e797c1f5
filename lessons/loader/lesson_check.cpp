// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_check.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "lessons/loader/lesson_link.h"
#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/task_check.h"
#include "physics/base/plain_text.h"
#include "physics/debugger/breakpoints/condition.h"

namespace solverscope {
namespace {

class Check {
public:
    Check(const Lesson& lesson, const SceneLoader& load) : m_lesson(lesson), m_load(load) {}

    std::vector<Error> run() {
        m_findings = checkLength(m_lesson);
        for (const Stage& stage : m_lesson.stages) checkStage(stage);
        return std::move(m_findings);
    }

private:
    void find(Error finding) {
        if (std::none_of(m_findings.begin(), m_findings.end(), [&](const Error& known) { return known.text() == finding.text(); }))
            m_findings.push_back(std::move(finding));
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
            if (const auto* text = std::get_if<LessonText>(&block)) {
                checkText(*text, engine, at, {});
                continue;
            }
            for (const Variables& instance : instancesOf(*exerciseIn(block)))
                std::visit([&](const auto& one) { check(one, stage, at, instance); }, block);
        }
    }

    void check(const LessonText&, const Stage&, Cursor, const Variables&) {}  // of a stage, not of an instance

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

    void checkClaim(const Claim& claim, EngineState& engine, Cursor at, const Variables& variables) {
        Reading reading{engine, at, variables};
        if (claim.at) reading.at = where(*claim.at, engine, variables);
        const auto value = read(claim.expression, reading, m_lesson.file);
        if (!value) return find(value.error());
        if (!std::isfinite(*value)) return find(claim.place, "the formula gives no finite number");
        if (claim.shown.empty() || std::abs(*value - claim.number) <= claim.tolerance) return;
        find(claim.place, "the text says " + claim.shown + ", the engine says " + numberText(*value));
    }

    void check(const Question& question, const Stage& stage, Cursor, const Variables& variables) {
        auto session = sessionOf(question.setupIn(stage.setup), question.changes, variables);
        if (!session) return;
        EngineState engine(session->recording());
        const auto truth = truthOf(question, engine, variables, m_lesson.file);
        if (!truth) return find(truth.error());
        if (!std::isfinite(truth->number)) find(question.value.place, "the correct answer is not a finite number");
        checkEnginesSide(question, engine.scene());
        checkUnseen(question, stage, *truth, engine, variables);
        const std::size_t right = truth->rows.size() + truth->bodies.size();
        if (isPick(question.kind) && right == 0) find(question.value.place, "no pick is right");
        if (isPick(question.kind) && right > 0 && right == truth->candidates) find(question.value.place, "every pick is right");
        if (question.from) needWithin(where(*question.from, engine, variables), question.from->place, "this question");
        needWithin(truth->at, question.at.place, "this question");

        checkTexts(question, engine, truth->at, variables, variables);
        Reading reading{engine, truth->at, variables};
        for (const GivenCell& cell : question.given)
            if (const auto value = read(cell.value, reading, m_lesson.file); !value) find(value.error());
        checkMisconceptions(question, *truth, engine, variables);
    }

    /// A number that is asked for must not be visible in the window already: where the engine is during the question, or where
    /// an earlier question of the stage has been.
    void checkUnseen(const Question& question, const Stage& stage, const Truth& truth, EngineState& engine,
                     const Variables& variables) {
        const Cursor here = question.from ? where(*question.from, engine, variables)
                            : stage.span  ? where(stage.span->from, engine, variables)
                                          : Cursor{1, static_cast<std::size_t>(-1), Term::VelocityB};
        if (question.value.isSingleValue() && truth.at <= here)
            find(question.at.place, "the window already shows the answer at the moment when this is asked");
        if (question.setup || !question.changes.empty()) return;
        if (question.value.isSingleValue() && m_seen && truth.at < *m_seen)
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
        Reading reading{engine, truth.at, variables};
        for (const Misconception& one : question.misconceptions) {
            checkText(one.feedback, engine, truth.at, variables);
            const auto value = read(one.value, reading, m_lesson.file);
            const auto y = question.arrow && value ? read(one.y, reading, m_lesson.file) : value;
            if (!value)
                find(value.error());
            else if (!y)
                find(y.error());
            else if (!isPossibleAnswer(question.kind, *value) || !std::isfinite(*y))
                find(one.value.place, "this answer is impossible, " + numberText(*value));
            else if (question.arrow ? isRight(question, truth, Vec2{*value, *y}) : isRight(question, truth, *value))
                find(one.value.place, "this wrong answer is within the tolerance of the correct one");
            else if (const auto given = question.arrow ? std::variant<Real, Vec2>(Vec2{*value, *y}) : *value;
                     misconceptionOf(question, truth, given, engine, variables) != &one)
                find(one.value.place, "an earlier misconception already covers this number, " + numberText(*value));
        }
    }

    static bool isPossibleAnswer(AnswerKind kind, Real value) {
        if (kind == AnswerKind::Sign) return value == -1 || value == 0 || value == 1;
        return (kind == AnswerKind::Number || kind == AnswerKind::Arrow) && std::isfinite(value);
    }

    void check(const ManualExercise& exercise, const Stage& stage, Cursor, const Variables& variables) {
        auto session = sessionOf(exercise.setupIn(stage.setup), exercise.changes, variables);
        if (!session) return;
        EngineState engine(session->recording());
        auto task = manualTaskOf(exercise, engine, variables, m_lesson.file);
        if (!task) return find(task.error());
        needWithin(task->from, exercise.from.place, "this exercise");
        checkTexts(exercise, engine, task->from, variables, withRowNumbers(variables, task->solve, task->solve.expected()));
        for (Error& finding : checkModelSolution(exercise, std::move(*task), engine, m_lesson.file)) find(std::move(finding));
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
    std::optional<std::pair<Cursor, Cursor>> m_within;  // where the stage keeps the learner
    std::optional<Cursor> m_seen;                       // the latest moment that a question of the stage has shown
    std::vector<Error> m_findings;
};

void count(const Lesson& lesson, LessonsReport& report) {
    ++report.lessons;
    for (const Stage& stage : lesson.stages)
        for (const auto& block : stage.blocks) {
            report.questions += std::holds_alternative<Question>(block);
            report.tasks += std::holds_alternative<Task>(block);
            report.manualExercises += std::holds_alternative<ManualExercise>(block);
        }
    for (const auto& [use, text] : textsOf(lesson))
        for (const auto& piece : text->pieces)
            if (const auto* claim = std::get_if<Claim>(&piece)) report.claims += !claim->shown.empty();
}

void checkFormulas(const Lesson& lesson, const std::filesystem::path& file, std::vector<Error>& findings) {
    const std::filesystem::path lessons = file.parent_path().parent_path();
    for (const auto& [use, text] : textsOf(lesson))
        for (const Formula& formula : text->formulas) {
            std::error_code status;
            const std::string picture = formulaPicture(formula.tex);
            if (!std::filesystem::is_regular_file(lessons / picture, status))
                findings.push_back(
                    errorAt(formula.place, lesson.file,
                            "expected a picture of this formula, " + picture + "; lessons/make-formulas creates it"));
        }
}

/// Links from lesson to lesson lead to one of these.
void checkLessonLinks(const Lesson& lesson, const std::set<std::string>& ids, std::vector<Error>& findings) {
    for (const auto& [use, text] : textsOf(lesson))
        for (const TextLink& one : text->links) {
            const auto link = parseLink(one.address);
            const auto* other = link ? std::get_if<LessonLink>(&*link) : nullptr;
            if (other && !ids.contains(other->id))
                findings.push_back(errorAt(one.place, lesson.file, "there is no lesson " + other->id));
        }
}

/// Sorted by name. A folder that cannot be read is a finding.
std::vector<std::filesystem::directory_entry> entriesOf(const std::filesystem::path& folder, std::vector<Error>& findings) {
    std::vector<std::filesystem::directory_entry> entries;
    std::error_code problem;
    // A range-based loop would throw where reading on fails.
    for (std::filesystem::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem))
        entries.push_back(*it);
    if (problem) findings.push_back({folder.string(), 0, 0, "cannot be read: " + problem.message()});
    std::sort(entries.begin(), entries.end());
    return entries;
}

std::vector<std::filesystem::path> lessonFiles(const std::filesystem::path& folder, std::vector<Error>& findings) {
    std::vector<std::filesystem::path> files;
    std::error_code status;
    std::size_t folders = 0;
    for (const auto& one : entriesOf(folder, findings)) {
        if (!one.is_directory(status)) continue;
        if (one.is_symlink(status)) {
            findings.push_back({one.path().string(), 1, 1, "expected a folder, found a link"});
            continue;
        }
        if (++folders > lesson_limits::lessons) {
            findings.push_back({folder.string(), 1, 1, "expected at most 200 lessons in a folder"});
            break;
        }
        for (const auto& inside : entriesOf(one.path(), findings)) {
            const std::string name = inside.path().filename().string();
            if (name.starts_with("lesson") && name.ends_with(".md")) files.push_back(inside.path());
        }
    }
    return files;
}

}  // namespace

std::vector<Error> checkLesson(const Lesson& lesson, const SceneLoader& load) { return Check(lesson, load).run(); }

LessonsReport checkLessons(const std::filesystem::path& folderOrFile, const std::filesystem::path& sceneLibrary) {
    LessonsReport report;
    std::error_code status;
    const bool isFolder = std::filesystem::is_directory(folderOrFile, status);
    const auto files = isFolder ? lessonFiles(folderOrFile, report.findings) : std::vector{folderOrFile};
    std::map<std::string, std::string> fileOf;  // by lesson and language
    if (files.empty()) report.findings.push_back({folderOrFile.string(), 0, 0, "expected lessons in this folder"});
    std::map<std::filesystem::path, Result<Lesson>> lessons;
    std::set<std::string> ids;
    for (const auto& file : files)
        if (const auto& lesson = lessons.emplace(file, loadLesson(file)).first->second) ids.insert(lesson->id);
    for (const auto& [file, lesson] : lessons) {
        if (!lesson) {
            report.findings.push_back(lesson.error());
            continue;
        }
        count(*lesson, report);
        const auto [known, isNew] = fileOf.emplace(lesson->id + " " + languageOf(lesson->file), lesson->file);
        if (!isNew) report.findings.push_back({lesson->file, 1, 1, "lesson " + lesson->id + " already exists, " + known->second});
        checkFormulas(*lesson, file, report.findings);
        if (isFolder) checkLessonLinks(*lesson, ids, report.findings);
        for (Error& finding : checkLesson(*lesson, scenesOnDisk(file.parent_path(), sceneLibrary)))
            report.findings.push_back(std::move(finding));
        if (languageOf(lesson->file) == "en") continue;
        const auto englishFile = file.parent_path() / "lesson.md";
        const auto loaded = lessons.find(englishFile);
        const auto english = loaded == lessons.end() ? loadLesson(englishFile) : loaded->second;
        if (!english)
            report.findings.push_back({lesson->file, 1, 1, "expected the English lesson, lesson.md, next to its translation"});
        else
            for (Error& finding : checkTranslation(*english, *lesson)) report.findings.push_back(std::move(finding));
    }
    return report;
}

}  // namespace solverscope
