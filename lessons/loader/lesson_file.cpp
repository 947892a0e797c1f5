// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fstream>
#include <set>
#include <sstream>

#include "lessons/loader/lesson_link.h"
#include "lessons/loader/source_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::array<std::string_view, 9> stageNames{"Goal",   "Worked",     "Predict", "Step",     "Fade",
                                                     "Change", "Checkpoint", "Explain", "Free play"};

/// Thrown inside this file only; parseLesson turns it into a Result.
struct Problem {
    Place place;
    std::string message;
};

[[noreturn]] void fail(Place place, std::string message) { throw Problem{place, std::move(message)}; }

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// How many bytes the UTF-8 character at the beginning has; 0 if there is none.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80                      ? 1
                               : byte(0) >= 0xC2 && byte(0) < 0xE0 ? 2
                               : byte(0) >= 0xE0 && byte(0) < 0xF0 ? 3
                               : byte(0) >= 0xF0 && byte(0) < 0xF5 ? 4
                                                                   : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    if (length == 3 && ((byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xED && byte(1) >= 0xA0))) return 0;
    if (length == 4 && ((byte(0) == 0xF0 && byte(1) < 0x90) || (byte(0) == 0xF4 && byte(1) >= 0x90))) return 0;
    return length;
}

struct Line {
    int number = 0;
    std::string_view text;
};

std::vector<Line> linesOf(std::string_view text) {
    if (text.size() > lesson_limits::fileBytes) fail({1, 1}, "expected at most 256 KB");
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > lesson_limits::lineBytes) fail({number, 1}, "expected at most 4096 bytes in a line");
        for (std::size_t i = 0; i < line.size();) {
            const std::size_t length = characterLength(line.substr(i));
            if (length == 0) fail({number, static_cast<int>(i) + 1}, "expected text in UTF-8");
            if (static_cast<unsigned char>(line[i]) < 0x20 && line[i] != '\t')
                fail({number, static_cast<int>(i) + 1}, "expected no control characters");
            i += length;
        }
        lines.push_back({number, line});
    }
    return lines;
}

/// A value of a block: everything after "key:", and the indented lines that follow.
struct Field {
    std::string key;
    Place keyPlace;
    SourceText value;

    const std::string& text() const { return value.text(); }
    Place place() const { return value.text().empty() ? keyPlace : value.placeOf(0); }
};

/// A fenced block of fields.
struct FieldBlock {
    std::string kind;
    Place place;
    std::vector<Field> fields;

    const Field* find(std::string_view key) const {
        const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& one) { return one.key == key; });
        return found == fields.end() ? nullptr : &*found;
    }
    const Field& need(std::string_view key) const {
        if (const Field* field = find(key); field && !field->text().empty()) return *field;
        const Field* empty = find(key);
        fail(empty ? empty->keyPlace : place, "expected '" + std::string(key) + ":' and a value in this '" + kind + "' block");
    }
    std::vector<const Field*> all(std::string_view key) const {
        std::vector<const Field*> found;
        for (const Field& field : fields)
            if (field.key == key) found.push_back(&field);
        return found;
    }
};

/// Keys of a block: those that may be there once, and those that may be repeated.
struct Keys {
    std::vector<std::string_view> once;
    std::vector<std::string_view> repeated;
};

void checkKeys(const FieldBlock& block, const Keys& keys) {
    std::set<std::string_view> seen;
    for (const Field& field : block.fields) {
        const bool repeated = std::find(keys.repeated.begin(), keys.repeated.end(), field.key) != keys.repeated.end();
        if (!repeated && std::find(keys.once.begin(), keys.once.end(), field.key) == keys.once.end()) {
            std::string list;
            for (const auto& group : {keys.once, keys.repeated})
                for (const auto key : group) list += (list.empty() ? "" : ", ") + std::string(key);
            fail(field.keyPlace, "unknown key '" + field.key + "' in a '" + block.kind + "' block, expected one of " + list);
        }
        if (!seen.insert(field.key).second && !repeated) fail(field.keyPlace, "'" + field.key + "' is given twice");
    }
}

Field fieldOf(const Line& line) {
    const auto colon = line.text.find(':');
    const std::string_view key = line.text.substr(0, colon);
    const bool isKey = colon != std::string_view::npos && !key.empty() &&
                       key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
    if (!isKey) fail({line.number, 1}, "expected 'key: value', or an indented line that goes on with the one before");
    Field field{std::string(key), {line.number, 1}, {}};
    const std::string_view rest = line.text.substr(colon + 1);
    const std::string_view value = trimmed(rest);
    if (!value.empty()) {
        const auto skipped = static_cast<int>(rest.find_first_not_of(" \t"));
        field.value.append(value, {line.number, static_cast<int>(colon) + 2 + skipped});
    }
    return field;
}

void addField(std::vector<Field>& fields, const Line& line) {
    if (isBlank(line.text)) return;
    const bool goesOn = line.text.front() == ' ' || line.text.front() == '\t';
    if (!goesOn) return fields.push_back(fieldOf(line));
    const int column = static_cast<int>(line.text.find_first_not_of(" \t")) + 1;
    if (fields.empty()) fail({line.number, column}, "expected 'key: value'");
    SourceText& value = fields.back().value;
    if (!value.text().empty()) value.append(" ", {line.number, column});
    value.append(trimmed(line.text), {line.number, column});
}

/// Reads values out of one piece of text from left to right.
class Reader {
public:
    Reader(const SourceText& source, const std::vector<std::string>& variables, std::size_t at = 0,
           std::size_t end = std::string::npos)
        : m_source(source), m_text(std::string_view(source.text()).substr(0, end)), m_variables(variables), m_at(at) {}

    explicit Reader(const Field& field) : Reader(field, none()) {}
    Reader(const Field& field, const std::vector<std::string>& variables) : Reader(field.value, variables) {
        if (m_text.empty()) fail(field.keyPlace, "expected a value after '" + field.key + ":'");
    }

    Place here() {
        skipBlanks();
        return m_source.placeOf(m_at);
    }
    bool atEnd() {
        skipBlanks();
        return m_at >= m_text.size();
    }
    void needEnd(const std::string& expected) {
        if (!atEnd()) fail(here(), expected);
    }

    bool take(std::string_view symbol) {
        skipBlanks();
        if (m_text.substr(m_at, symbol.size()) != symbol) return false;
        m_at += symbol.size();
        return true;
    }
    bool takeWord(std::string_view word) {
        skipBlanks();
        const std::size_t end = m_at + word.size();
        if (m_text.substr(m_at, word.size()) != word || (end < m_text.size() && m_text[end] != ' ')) return false;
        m_at = end;
        return true;
    }

    /// Everything up to the next blank or one of `stops`.
    std::string word(const std::string& expected, std::string_view stops = {}) {
        skipBlanks();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != ' ' && m_text[m_at] != '\t' && stops.find(m_text[m_at]) == stops.npos)
            ++m_at;
        if (m_at == begin) fail(m_source.placeOf(begin), "expected " + expected);
        return std::string(m_text.substr(begin, m_at - begin));
    }

    std::string rest() {
        skipBlanks();
        return std::string(trimmed(m_text.substr(std::exchange(m_at, m_text.size()))));
    }

    std::string quoted(const std::string& expected) {
        const Place place = here();
        if (!take("\"")) fail(place, "expected " + expected + " in quotation marks");
        const auto end = m_text.find('"', m_at);
        if (end == std::string_view::npos) fail(place, "expected a closing quotation mark");
        const std::string inside(m_text.substr(m_at, end - m_at));
        m_at = end + 1;
        return inside;
    }

    Real number(const std::string& expected) {
        const Place place = here();
        if (m_at < m_text.size() && m_text[m_at] == '+') fail(place, "expected " + expected);
        Real value = 0;
        const auto [end, status] = std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value);
        if (status != std::errc{} || !std::isfinite(value)) fail(place, "expected " + expected);
        m_at = static_cast<std::size_t>(end - m_text.data());
        return value;
    }

    std::int64_t wholeNumber(const std::string& expected, std::int64_t lowest, std::int64_t highest) {
        const Place place = here();
        const Real value = number(expected);
        if (value != std::floor(value) || value < static_cast<Real>(lowest) || value > static_cast<Real>(highest))
            fail(place, "expected " + expected + " from " + std::to_string(lowest) + " to " + std::to_string(highest));
        return static_cast<std::int64_t>(value);
    }

    Expression expression() {
        skipBlanks();
        std::size_t used = 0;
        auto read = parseExpression(m_text.substr(m_at), m_variables, &used);
        if (!read) fail(m_source.placeOf(m_at + static_cast<std::size_t>(read.error().column) - 1), read.error().message);
        read->place = m_source.placeOf(m_at);
        m_at += used;
        return std::move(*read);
    }

    Moment moment() {
        Moment moment;
        moment.place = here();
        bool hasStep = false;
        do {
            const Place place = here();
            const std::string key = word("step=, phase=, iteration= or row=", "=");
            if (!take("=")) fail(here(), "expected '=' after '" + key + "'");
            if (key == "step" && !hasStep) {
                moment.step = expression();
                hasStep = true;
            } else if (key == "iteration" && !moment.iteration) {
                moment.iteration = expression();
            } else if (key == "phase" && !moment.phase) {
                moment.phase = phase();
            } else if (key == "row" && moment.rowName.empty() && !moment.rowPlace) {
                skipBlanks();
                if (m_text.substr(m_at, 1) == "\"")
                    moment.rowName = quoted("a row");
                else
                    moment.rowPlace = expression();
            } else {
                fail(place, "expected step=, phase=, iteration= or row=, each once");
            }
        } while (take(","));
        if (!hasStep) fail(moment.place, "expected 'step=' in the moment");
        return moment;
    }

private:
    static const std::vector<std::string>& none() {
        static const std::vector<std::string> empty;
        return empty;
    }

    void skipBlanks() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) ++m_at;
    }

    Phase phase() {
        const Place place = here();
        const std::string name = word("the name of a phase", ",");
        for (int i = 0; i < phaseCount; ++i)
            if (phaseName(static_cast<Phase>(i)) == name) return static_cast<Phase>(i);
        std::string list;
        for (int i = 0; i < phaseCount; ++i) list += (i ? ", " : "") + std::string(phaseName(static_cast<Phase>(i)));
        fail(place, "unknown phase '" + name + "', expected one of " + list);
    }

    const SourceText& m_source;
    std::string_view m_text;
    const std::vector<std::string>& m_variables;
    std::size_t m_at;
};

/// Half a unit of the last digit that is written, and a little for rounding.
Real toleranceOf(std::string_view shown) {
    const auto point = shown.find('.');
    Real half = 0.5;
    if (point != std::string_view::npos)
        for (std::size_t i = point + 1; i < shown.size(); ++i) half /= 10;
    return half * (1 + 1e-9);
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
        checkKeys(block, {{"id", "title", "part", "article", "scene", "minutes", "controls"}, {}});
        m_lesson.id = block.need("id").text();
        if (m_lesson.id.find_first_not_of("0123456789.") != std::string::npos || m_lesson.id.size() > 10)
            fail(block.need("id").place(), "expected the lesson's number, such as 3.2");
        m_lesson.title = block.need("title").text();
        m_lesson.part = block.need("part").text();
        m_lesson.article = block.need("article").text();
        m_lesson.scene = sceneName(block.need("scene"));
        Reader minutes(block.need("minutes"));
        m_lesson.minutes = static_cast<int>(minutes.wholeNumber("minutes", 1, 60));
        minutes.needEnd("expected a whole number of minutes");
        if (const Field* controls = block.find("controls")) m_lesson.controls = controlNames(*controls);
        m_setup.scene = m_lesson.scene;
        m_setup.place = block.need("scene").place();
    }

    static std::string sceneName(const Field& field) {
        const std::string& name = field.text();
        const bool plain = !name.empty() && name.front() != '.' &&
                           name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.") == name.npos;
        if (!plain)
            fail(field.place(), "expected a scene file beside the lesson (scene.json) or a scene of the library (stack_10)");
        return name;
    }

    static std::vector<std::string> controlNames(const Field& field) {
        std::vector<std::string> names;
        Reader reader(field);
        do {
            const Place place = reader.here();
            const std::string name = reader.word("a setting or 'bodies'", ",");
            if (name != "bodies" && !findSetting(name))
                fail(place, "unknown setting '" + name + "', expected a setting or 'bodies'");
            names.push_back(name);
        } while (reader.take(","));
        reader.needEnd("expected ',' between the controls");
        return names;
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
            addBlock(lessonText(m_text, none));
        }
        m_text = {};
    }

    void addBlock(std::variant<LessonText, Question, Task> block) {
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
        std::string list;
        for (const auto name : stageNames) list += (list.empty() ? "" : ", ") + std::string(name);
        fail({line.number, 3}, "expected a stage, one of " + list);
    }

    /// Fences of fields are blocks of the lesson; others are listings and belong to the text.
    void readFence(const Line& opening) {
        const std::string kind(trimmed(opening.text.substr(3)));
        static const std::set<std::string> kinds{"predict", "fade", "question", "change", "step", "setup"};
        const bool ours = kinds.contains(kind);
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
            stage.span = span(block);
        } else if (block.kind == "setup") {
            if (!stage.blocks.empty()) fail(block.place, "expected the 'setup' block at the beginning of the stage");
            checkKeys(block, {{"scene"}, {"setting", "move"}});
            m_setup = stage.setup = setup(block);
        } else if (block.kind == "change") {
            addBlock(task(block));
        } else {
            addBlock(question(block));
        }
    }

    Span span(const FieldBlock& block) {
        checkKeys(block, {{"from", "to"}, {}});
        Span span;
        span.place = block.place;
        span.from = moment(block.need("from"), {});
        if (const Field* to = block.find("to")) span.to = moment(*to, {});
        return span;
    }

    static Moment moment(const Field& field, const std::vector<std::string>& variables) {
        Reader reader(field, variables);
        Moment moment = reader.moment();
        reader.needEnd("expected ',' between the parts of the moment");
        return moment;
    }

    Setup setup(const FieldBlock& block) {
        Setup setup{block.place, m_lesson.scene, {}};
        if (const Field* scene = block.find("scene")) setup.scene = sceneName(*scene);
        for (const Field& field : block.fields) {
            if (field.key == "setting") setup.inputs.push_back(settingInput(field, true));
            if (field.key == "move") setup.inputs.push_back(moveInput(field, true));
        }
        return setup;
    }

    /// "iterations = 10", in setups also with "at step 5".
    static LessonInput settingInput(const Field& field, bool atStep) {
        Reader reader(field);
        return settingInput(reader, atStep);
    }

    static LessonInput settingInput(Reader& reader, bool atStep) {
        LessonInput input;
        input.place = reader.here();
        input.kind = LessonInput::Kind::Set;
        input.key = reader.word("a setting", "=");
        if (!reader.take("=")) fail(reader.here(), "expected '=' after the setting");
        const Place place = reader.here();
        input.text = reader.word("a value");
        const auto changed = withSetting({}, input.key, input.text);
        if (!changed) fail(findSetting(input.key) ? place : input.place, changed.error().message);
        input.steps = 1;
        finishInput(reader, input, atStep);
        return input;
    }

    /// "box_5 to 20 0.5", in setups also with "at step 5".
    static LessonInput moveInput(const Field& field, bool atStep) {
        Reader reader(field);
        return moveInput(reader, atStep);
    }

    static LessonInput moveInput(Reader& reader, bool atStep) {
        LessonInput input;
        input.place = reader.here();
        input.kind = LessonInput::Kind::Move;
        input.key = reader.word("a body");
        if (!reader.takeWord("to")) fail(reader.here(), "expected 'to' and two coordinates");
        input.x = reader.number("x in metres");
        input.y = reader.number("y in metres");
        if (std::abs(input.x) > 1e6 || std::abs(input.y) > 1e6) fail(input.place, "expected coordinates up to 1e6 m");
        input.steps = 1;
        finishInput(reader, input, atStep);
        return input;
    }

    static void finishInput(Reader& reader, LessonInput& input, bool atStep) {
        if (atStep && reader.takeWord("at")) {
            if (!reader.takeWord("step")) fail(reader.here(), "expected 'step' and its number");
            input.steps = reader.wholeNumber("a step", 1, EngineState::longestLook);
        }
        reader.needEnd("expected the end of the line");
    }

    static LessonInput solutionInput(const Field& field) {
        Reader reader(field);
        const Place place = reader.here();
        if (reader.takeWord("set")) return settingInput(reader, false);
        if (reader.takeWord("move")) return moveInput(reader, false);
        LessonInput input;
        input.place = place;
        if (reader.takeWord("run")) {
            input.kind = LessonInput::Kind::Run;
            input.steps = reader.wholeNumber("how many steps", 1, 10'000);
        } else if (reader.takeWord("go")) {
            input.kind = LessonInput::Kind::Go;
            input.moment = reader.moment();
        } else {
            fail(place, "expected 'set KEY = VALUE', 'move BODY to X Y', 'run STEPS' or 'go MOMENT'");
        }
        reader.needEnd("expected the end of the line");
        return input;
    }

    std::string newId(const Field& field) {
        const std::string& id = field.text();
        if (id.size() > 40 || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != id.npos)
            fail(field.place(), "expected a name of small letters, digits and '-'");
        if (!m_ids.insert(id).second) fail(field.place(), "'" + id + "' is used twice in this lesson");
        return id;
    }

    Question question(const FieldBlock& block) {
        checkKeys(block, {{"id", "ask", "role", "kind", "label", "value", "at", "from", "tolerance", "unit", "why", "scene"},
                          {"hint", "misconception", "given", "vary", "start", "setting", "move"}});
        Question question;
        question.place = block.place;
        question.id = newId(block.need("id"));
        for (const Field* field : block.all("vary")) question.variations.push_back(variation(*field, question.variations));
        std::vector<std::string> variables;
        for (const Variation& one : question.variations) variables.push_back(one.name);

        if (const Field* role = block.find("role"))
            question.role = choice<QuestionRole>(*role, {{"transfer", QuestionRole::Transfer}, {"bug", QuestionRole::Bug}});
        if (const Field* kind = block.find("kind"))
            question.kind = choice<AnswerKind>(*kind, {{"number", AnswerKind::Number},
                                                       {"sign", AnswerKind::Sign},
                                                       {"pick_row", AnswerKind::PickRow},
                                                       {"pick_body", AnswerKind::PickBody}});
        question.ask = lessonText(block.need("ask").value, variables);
        question.value = wholeExpression(block.need("value"), variables);
        question.at = moment(block.need("at"), variables);
        if (const Field* from = block.find("from")) question.from = moment(*from, variables);
        if (block.find("scene") || block.find("setting") || block.find("move")) question.setup = setup(block);
        if (const Field* label = block.find("label")) question.label = label->text();
        if (const Field* unit = block.find("unit")) question.unit = unit->text();
        if (question.kind == AnswerKind::Number) readTolerance(block.need("tolerance"), question);
        for (const Field* field : block.all("given")) question.given.push_back(givenCell(*field, variables));
        for (const Field* field : block.all("hint")) question.hints.push_back(lessonText(needText(*field), variables));
        for (const Field* field : block.all("misconception")) question.misconceptions.push_back(misconception(*field, variables));
        for (const Field* field : block.all("start")) question.changes.push_back(sceneChange(*field, variables));
        question.why = lessonText(block.need("why").value, variables);
        if (question.hints.size() != 3)
            fail(block.place, "expected three hints (which quantity, which formula, which numbers), found " +
                                  std::to_string(question.hints.size()));
        if (block.kind == "fade" && question.given.empty()) fail(block.place, "expected 'given:' cells in a 'fade' block");
        return question;
    }

    static const SourceText& needText(const Field& field) {
        if (field.text().empty()) fail(field.keyPlace, "expected a text after '" + field.key + ":'");
        return field.value;
    }

    template <typename Value>
    static Value choice(const Field& field, const std::vector<std::pair<std::string_view, Value>>& choices) {
        std::string list;
        for (const auto& [name, value] : choices) {
            if (field.text() == name) return value;
            list += (list.empty() ? "" : ", ") + std::string(name);
        }
        fail(field.place(), "expected one of " + list);
    }

    static Expression wholeExpression(const Field& field, const std::vector<std::string>& variables) {
        Reader reader(field, variables);
        Expression expression = reader.expression();
        reader.needEnd("expected an operator or the end of the formula");
        return expression;
    }

    static void readTolerance(const Field& field, Question& question) {
        Reader reader(field);
        const Place place = reader.here();
        question.tolerance = reader.number("a tolerance");
        if (question.tolerance < 0) fail(place, "expected a tolerance of at least 0");
        if (reader.take("%")) {
            question.relative = true;
            question.tolerance /= 100;
        }
        reader.needEnd("expected a number, or a number and '%'");
    }

    static GivenCell givenCell(const Field& field, const std::vector<std::string>& variables) {
        const auto equals = field.text().find(" = ");
        if (equals == std::string::npos || equals == 0) fail(field.place(), "expected 'label = formula unit'");
        Reader reader(field.value, variables, equals + 3);
        GivenCell cell{field.text().substr(0, equals), reader.expression(), {}};
        cell.unit = reader.rest();
        return cell;
    }

    Misconception misconception(const Field& field, const std::vector<std::string>& variables) {
        Reader reader(field, variables);
        Misconception misconception;
        misconception.value = reader.expression();
        if (!reader.take("=>")) fail(reader.here(), "expected '=>' and what to say");
        const Place place = reader.here();
        SourceText feedback;
        feedback.append(reader.rest(), place);
        if (feedback.text().empty()) fail(place, "expected what to say after '=>'");
        misconception.feedback = lessonText(feedback, variables);
        return misconception;
    }

    /// "vy in -3, -2.5, -2"
    static Variation variation(const Field& field, const std::vector<Variation>& others) {
        Reader reader(field);
        const Place place = reader.here();
        Variation variation;
        variation.name = reader.word("a name");
        if (variation.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos)
            fail(place, "expected a name of small letters");
        if (std::any_of(others.begin(), others.end(), [&](const Variation& one) { return one.name == variation.name; }))
            fail(place, "'" + variation.name + "' is varied twice");
        if (!reader.takeWord("in")) fail(reader.here(), "expected 'in' and values");
        do {
            variation.values.push_back(reader.number("a value"));
            if (variation.values.size() > lesson_limits::values) fail(place, "expected at most 50 values");
        } while (reader.take(","));
        reader.needEnd("expected ',' between the values");
        return variation;
    }

    /// "box.vy = vy"
    static SceneChange sceneChange(const Field& field, const std::vector<std::string>& variables) {
        Reader reader(field, variables);
        SceneChange change;
        change.place = reader.here();
        change.body = reader.word("a body", ".=");
        if (!reader.take(".")) fail(reader.here(), "expected '.' and one of x, y, angle, vx, vy, omega");
        const Place place = reader.here();
        change.field = reader.word("one of x, y, angle, vx, vy, omega", "=");
        static const std::set<std::string> fields{"x", "y", "angle", "vx", "vy", "omega"};
        if (!fields.contains(change.field)) fail(place, "expected one of x, y, angle, vx, vy, omega");
        if (!reader.take("=")) fail(reader.here(), "expected '='");
        change.value = reader.expression();
        reader.needEnd("expected an operator or the end of the formula");
        return change;
    }

    Task task(const FieldBlock& block) {
        checkKeys(block, {{"id", "ask", "controls", "check", "at", "why"}, {"hint", "solution"}});
        Task task;
        task.place = block.place;
        task.id = newId(block.need("id"));
        static const std::vector<std::string> none;
        task.ask = lessonText(block.need("ask").value, none);
        task.controls = controlNames(block.need("controls"));
        task.check = wholeExpression(block.need("check"), none);
        if (const Field* at = block.find("at")) task.at = moment(*at, none);
        for (const Field* field : block.all("hint")) task.hints.push_back(lessonText(needText(*field), none));
        task.why = lessonText(block.need("why").value, none);
        for (const Field* field : block.all("solution")) task.solution.push_back(solutionInput(*field));
        if (task.hints.size() != 3) fail(block.place, "expected three hints, found " + std::to_string(task.hints.size()));
        if (task.solution.empty()) fail(block.place, "expected 'solution:' lines, so that the check can be tried");
        return task;
    }

    LessonText lessonText(const SourceText& source, const std::vector<std::string>& variables) {
        LessonText text;
        const std::string& raw = source.text();
        text.place = source.placeOf(std::min(raw.find_first_not_of(" \t\n"), raw.size()));
        if (const auto image = raw.find("!["); image != std::string::npos)
            fail(source.placeOf(image), "expected no images: the scene itself is the picture");
        checkLinks(source);
        std::size_t at = 0;
        while (true) {
            const auto open = raw.find("{{", at);
            text.pieces.emplace_back(raw.substr(at, open - at));
            if (open == std::string::npos) break;
            const auto close = raw.find("}}", open);
            if (close == std::string::npos || raw.find('\n', open) < close)
                fail(source.placeOf(open), "expected '}}' in the same line");
            text.pieces.emplace_back(claim(source, variables, open + 2, close));
            at = close + 2;
        }
        return text;
    }

    static void checkLinks(const SourceText& source) {
        const std::string& raw = source.text();
        for (auto at = raw.find("]("); at != std::string::npos; at = raw.find("](", at + 2)) {
            const auto end = raw.find(')', at);
            if (end == std::string::npos) fail(source.placeOf(at), "expected ')' at the end of the link");
            const auto link = parseLink(std::string_view(raw).substr(at + 2, end - at - 2));
            if (!link) fail(source.placeOf(at + 2), link.error().message);
        }
    }

    Claim claim(const SourceText& source, const std::vector<std::string>& variables, std::size_t begin, std::size_t end) {
        if (++m_claimCount > lesson_limits::claims) fail(source.placeOf(begin), "expected at most 1000 numbers in a lesson");
        Claim claim;
        Reader reader(source, variables, begin, end);
        claim.place = reader.here();
        const std::string_view inside = trimmed(std::string_view(source.text()).substr(begin, end - begin));
        const auto equals = inside.find('=');
        const std::string_view left = trimmed(inside.substr(0, equals));
        const bool isClaim = equals != std::string_view::npos && !left.empty() &&
                             left.find_first_not_of("0123456789.-") == std::string_view::npos && inside.substr(equals, 2) != "==";
        if (isClaim) {
            claim.shown = left;
            claim.number = reader.number("a number");
            if (!reader.take("=")) fail(reader.here(), "expected '=' after the number");
            claim.tolerance = toleranceOf(left);
        }
        claim.expression = reader.expression();
        if (reader.takeWord("at")) claim.at = reader.moment();
        if (reader.takeWord("tol")) {
            claim.tolerance = reader.number("a tolerance");
            if (!(claim.tolerance >= 0)) fail(claim.place, "expected a tolerance of at least 0");
        }
        reader.needEnd("expected 'at', 'tol' or '}}'");
        return claim;
    }

    void checkStage(const Stage& stage) const {
        int questions = 0;
        int tasks = 0;
        int transfers = 0;
        int bugs = 0;
        for (const auto& block : stage.blocks) {
            tasks += std::holds_alternative<Task>(block);
            const auto* question = std::get_if<Question>(&block);
            if (!question) continue;
            ++questions;
            transfers += question->role == QuestionRole::Transfer;
            bugs += question->role == QuestionRole::Bug;
        }
        if (stage.kind == StageKind::Checkpoint && (questions != 3 || transfers != 1 || bugs != 1))
            fail(stage.place, "expected three questions in a checkpoint, one with 'role: transfer' and one with 'role: bug'");
        if ((stage.kind == StageKind::Predict || stage.kind == StageKind::Fade) && questions == 0)
            fail(stage.place, "expected a question in this stage");
        if (stage.kind == StageKind::Change && tasks != 1) fail(stage.place, "expected one 'change' block in this stage");
        if (stage.kind != StageKind::Change && tasks > 0) fail(stage.place, "expected 'change' blocks in '# Change' only");
    }

    Lesson m_lesson;
    std::vector<Line> m_lines;
    std::size_t m_next = 0;
    Setup m_setup;
    SourceText m_text;
    std::set<std::string> m_ids;
    std::size_t m_blockCount = 0;
    std::size_t m_claimCount = 0;
};

}  // namespace

std::string_view stageName(StageKind kind) { return stageNames[static_cast<std::size_t>(kind)]; }

Result<Lesson> parseLesson(std::string_view text, const std::string& fileName) {
    try {
        return LessonParser(fileName).parse(text);
    } catch (const Problem& problem) {
        return Error{fileName, std::max(problem.place.line, 1), std::max(problem.place.column, 1), problem.message};
    }
}

Result<Lesson> loadLesson(const std::filesystem::path& file) {
    std::error_code status;
    if (!std::filesystem::is_regular_file(file, status)) return Error{file.string(), 0, 0, "expected a lesson file"};
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return Error{file.string(), 0, 0, "cannot read the file"};
    std::string text(lesson_limits::fileBytes + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return parseLesson(text, file.string());
}

}  // namespace solverscope
