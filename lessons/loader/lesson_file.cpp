// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson.h"

#include <algorithm>
#include <array>
#include <fstream>

#include "lessons/loader/lesson_link.h"
#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/value_reader.h"
#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

constexpr std::array<std::string_view, 11> stageNames{"Goal",       "Worked",  "Predict", "Step",      "Fade",   "Change",
                                                      "Checkpoint", "Explain", "Recap",   "Free play", "Program"};
constexpr std::size_t maxSkill = 120;  // characters

Span spanOf(const FieldBlock& block) {
    checkKeys(block, {{"from", "to", "show"}, {}});
    Span span;
    span.place = block.place;
    span.from = wholeMoment(block.need("from"), {});
    if (const BlockField* to = block.find("to")) span.to = wholeMoment(*to, {});
    if (const BlockField* show = block.find("show")) {
        const auto panel = panelNamed(show->text());
        if (!panel) fail(show->place(), panel.error().message);
        span.panel = *panel;
    }
    return span;
}

template <typename Kind>
int countOf(const Stage& stage) {
    return static_cast<int>(
        std::ranges::count_if(stage.blocks, [](const LessonBlock& block) { return std::holds_alternative<Kind>(block); }));
}

int countOf(const Stage& stage, QuestionRole role) {
    return static_cast<int>(std::ranges::count_if(stage.blocks, [role](const LessonBlock& block) {
        const auto* question = std::get_if<Question>(&block);
        return question && question->role == role;
    }));
}

/// The blocks that belong to one kind of stage, one in each.
struct HomeOfBlock {
    std::string_view block;
    StageKind stage;
    bool isNeeded;
    int (*count)(const Stage&);
};
constexpr std::array homesOfBlocks{HomeOfBlock{"change", StageKind::Change, true, countOf<Task>},
                                   HomeOfBlock{"model", StageKind::Explain, false, countOf<ModelAnswer>},
                                   HomeOfBlock{"program", StageKind::Program, true, countOf<ProgramBlock>}};

void checkStage(const Stage& stage) {
    const int questions = countOf<Question>(stage);
    if (stage.kind == StageKind::Checkpoint &&
        (questions < 3 || countOf(stage, QuestionRole::Transfer) == 0 || countOf(stage, QuestionRole::Bug) == 0))
        fail(stage.place, "expected at least three questions in a checkpoint, one with 'role: transfer' and one with 'role: bug'");
    if ((stage.kind == StageKind::Predict || stage.kind == StageKind::Fade) && questions + countOf<ManualExercise>(stage) == 0)
        fail(stage.place, "expected a question in this stage");
    for (const HomeOfBlock& home : homesOfBlocks) {
        const int count = home.count(stage);
        const std::string name = "'" + std::string(home.block) + "' block";
        if (stage.kind != home.stage && count > 0)
            fail(stage.place, "expected " + name + "s in '# " + std::string(stageName(home.stage)) + "' only");
        if (stage.kind == home.stage && (count > 1 || (home.isNeeded && count == 0)))
            fail(stage.place, "expected one " + name + " in this stage");
    }
}

class LessonParser {
public:
    explicit LessonParser(std::string fileName) { m_lesson.file = std::move(fileName); }

    Lesson parse(std::string_view text) {
        m_lines = linesOf(text);
        readFrontMatter();
        while (m_next < m_lines.size()) readLine();
        finishText();
        if (m_lesson.stages.empty()) fail({lastLine(), 1}, "expected a stage: '# Goal'");
        if (m_lesson.stages.front().kind != StageKind::Goal) fail(m_lesson.stages.front().place, "expected '# Goal' first");
        for (const Stage& stage : m_lesson.stages) checkStage(stage);
        return std::move(m_lesson);
    }

private:
    int lastLine() const { return m_lines.empty() ? 1 : m_lines.back().number; }

    void readFrontMatter() {
        if (m_lines.empty() || trimmed(m_lines.front().text) != "---") fail({1, 1}, "expected '---' and the lesson's front matter");
        FieldBlock block{"front matter", {1, 1}, {}};
        for (m_next = 1;; ++m_next) {
            if (m_next >= m_lines.size()) fail({lastLine(), 1}, "expected '---' at the end of the front matter");
            if (trimmed(m_lines[m_next].text) == "---") break;
            addField(block.fields, m_lines[m_next]);
        }
        ++m_next;
        checkKeys(block, {{"id", "title", "part", "article", "skill", "older", "scene", "minutes", "controls"}, {}});
        m_lesson.id = block.need("id").text();
        if (m_lesson.id.find_first_not_of("0123456789.") != std::string::npos || m_lesson.id.size() > 10)
            fail(block.need("id").place(), "expected the lesson's number, such as 3.2");
        m_lesson.title = block.need("title").text();
        m_lesson.part = block.need("part").text();
        m_lesson.article = block.need("article").text();
        if (const BlockField* skill = block.find("skill")) m_lesson.skill = skillOf(*skill);
        if (const BlockField* older = block.find("older")) m_lesson.isOlder = isYes(*older);
        m_lesson.scene = sceneName(block.need("scene"));
        ValueReader minutes(block.need("minutes"));
        m_lesson.minutes = static_cast<int>(minutes.wholeNumber("minutes", 1, 60));
        minutes.needEnd("expected a whole number of minutes");
        if (const BlockField* controls = block.find("controls")) m_lesson.controls = controlNames(*controls);
        m_setup.scene = m_lesson.scene;
        m_setup.place = block.need("scene").place();
    }

    static std::string skillOf(const BlockField& field) {
        std::string skill = field.text();
        for (const std::string_view stop : {".", "。"})
            if (skill.ends_with(stop)) skill.resize(skill.size() - stop.size());
        if (skill.empty()) fail(field.keyPlace, "expected what one can do after the lesson: 'You can …'");
        if (codePoints(skill).size() > maxSkill)
            fail(field.place(), "expected at most " + std::to_string(maxSkill) + " characters");
        return skill;
    }

    void readLine() {
        const Line line = m_lines[m_next];
        if (line.text.starts_with("# ")) {
            finishText();
            ++m_next;
            return beginStage(line);
        }
        if (line.text.starts_with("```")) return readFence(line);
        ++m_next;
        addText(line);
    }

    void addText(const Line& line) {
        if (m_lesson.stages.empty()) {
            if (!isBlank(line.text)) fail({line.number, 1}, "expected a stage: '# Goal'");
            return;
        }
        m_text.append(line.text, {line.number, 1});
        m_text.append("\n", {line.number, static_cast<int>(line.text.size()) + 1});
    }

    void finishText() {
        if (m_text.text().find_first_not_of(" \t\n") != std::string::npos) {
            static const std::vector<std::string> none;
            addBlock(lessonText(m_text, none, m_counters.claims));
        }
        m_text = {};
    }

    void addBlock(LessonBlock block) {
        if (++m_blockCount > lesson_limits::blocks) fail({lastLine(), 1}, "expected at most 400 blocks in a lesson");
        m_lesson.stages.back().blocks.push_back(std::move(block));
    }

    void beginStage(const Line& line) {
        if (m_lesson.stages.size() >= lesson_limits::stages) fail({line.number, 1}, "expected at most 40 stages");
        const std::string_view heading = trimmed(line.text.substr(2));
        for (std::size_t i = 0; i < stageNames.size(); ++i) {
            if (!heading.starts_with(stageNames[i])) continue;
            const std::string_view rest = heading.substr(stageNames[i].size());
            if (!rest.empty() && rest.front() != ':') continue;
            Stage stage;
            stage.place = {line.number, 1};
            stage.kind = static_cast<StageKind>(i);
            stage.title = std::string(rest.empty() ? "" : trimmed(rest.substr(1)));
            stage.setup = m_setup;
            m_lesson.stages.push_back(std::move(stage));
            return;
        }
        fail({line.number, 3}, "expected a stage, one of " + listed(stageNames));
    }

    /// Fences of fields are blocks of the lesson; others are listings and belong to the text.
    void readFence(const Line& opening) {
        const std::string kind(trimmed(opening.text.substr(3)));
        const bool ours = kind == "step" || kind == "setup" || isBlockKind(kind);
        FieldBlock block{kind, {opening.number, 1}, {}};
        if (ours) finishText();
        if (m_lesson.stages.empty()) fail(block.place, "expected a stage: '# Goal'");
        if (!ours) addText(opening);
        for (++m_next;; ++m_next) {
            if (m_next >= m_lines.size()) fail(block.place, "expected '```' at the end of this block");
            const Line line = m_lines[m_next];
            if (!ours) addText(line);
            if (trimmed(line.text) == "```") break;
            if (ours) addField(block.fields, line);
        }
        ++m_next;
        if (ours) addFieldBlock(block);
    }

    void addFieldBlock(const FieldBlock& block) {
        Stage& stage = m_lesson.stages.back();
        if (block.kind == "step") {
            if (stage.span) fail(block.place, "expected one 'step' block in a stage");
            stage.span = spanOf(block);
        } else if (block.kind == "setup") {
            if (!stage.blocks.empty()) fail(block.place, "expected the 'setup' block at the beginning of the stage");
            checkKeys(block, {{"scene"}, {"setting", "move"}});
            m_setup = stage.setup = setupOf(block, m_lesson.scene);
        } else {
            addBlock(blockOf(block, {m_lesson.scene, stage.setup.scene, firstWatchOf(m_lesson), m_counters}));
        }
    }

    Lesson m_lesson;
    std::vector<Line> m_lines;
    std::size_t m_next = 0;
    Setup m_setup;
    PlacedText m_text;
    LessonCounters m_counters;
    std::size_t m_blockCount = 0;
};

}  // namespace

const WatchBlock* firstWatchOf(const Lesson& lesson) {
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            if (const auto* watch = std::get_if<WatchBlock>(&block)) return watch;
    return nullptr;
}

std::string_view stageName(StageKind kind) { return stageNames[static_cast<std::size_t>(kind)]; }

Result<Lesson> parseLesson(std::string_view text, const std::string& fileName) {
    try {
        return LessonParser(fileName).parse(text);
    } catch (const LessonProblem& problem) {
        return Error{fileName, std::max(problem.place.line, 1), std::max(problem.place.column, 1), problem.message};
    }
}

bool isWithinFolder(const std::filesystem::path& folder, const std::filesystem::path& file) {
    std::error_code status;
    const auto home = std::filesystem::canonical(folder, status);
    if (status) return false;
    const auto target = std::filesystem::canonical(file, status);
    return !status && target.parent_path() == home && std::filesystem::is_regular_file(target, status);
}

Result<Lesson> loadLesson(const std::filesystem::path& file) {
    std::error_code status;
    if (!std::filesystem::is_regular_file(file, status)) return Error{file.string(), 0, 0, "expected a lesson file"};
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    if (!isWithinFolder(folder, file))
        return Error{file.string(), 1, 1, "expected a file of this folder, found a link that leads out of it"};
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return Error{file.string(), 0, 0, "cannot read the file"};
    return parseLesson(readBytes(stream, lesson_limits::fileBytes + 1), file.string());
}

}  // namespace solverscope
