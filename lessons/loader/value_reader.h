// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What a lesson's file is read with: its lines, text that still knows its place, fenced blocks of fields, their values, texts,
// inputs and exercises.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/loader/lesson.h"
#include "physics/base/text_cursor.h"

namespace solverscope {

/// An error in a lesson's file, with its place. Thrown by the readers; parseLesson turns it into a Result.
struct LessonProblem {
    Place place;
    std::string message;
};

[[noreturn]] void fail(Place place, std::string message);

bool isBlank(std::string_view text);
std::string_view trimmed(std::string_view text);

/// What a stream holds, at most so many bytes of it.
std::string readBytes(std::istream& stream, std::size_t most);

struct Line {
    int number = 0;
    std::string_view text;
};

/// The lines of a lesson's file. Fails if it is too long or not plain text in UTF-8.
std::vector<Line> linesOf(std::string_view text);

/// Text composed of lines of a file, with the place of every byte in the file.
class PlacedText {
public:
    void append(std::string_view text, Place place) {
        m_starts.emplace_back(m_text.size(), place);
        m_text += text;
    }

    const std::string& text() const { return m_text; }

    Place placeOf(std::size_t offset) const;

private:
    std::string m_text;
    std::vector<std::pair<std::size_t, Place>> m_starts;
};

/// A value of a block: everything after "key:", and the indented lines that follow.
struct BlockField {
    std::string key;
    Place keyPlace;
    PlacedText value;
    std::size_t indent = 0;  // blanks before the value, without the one after the colon

    const std::string& text() const { return value.text(); }
    Place place() const { return value.text().empty() ? keyPlace : value.placeOf(0); }
};

/// A fenced block of fields.
struct FieldBlock {
    std::string kind;
    Place place;
    std::vector<BlockField> fields;

    const BlockField* find(std::string_view key) const;  // null: not there
    const BlockField& need(std::string_view key) const;  // with a value
    std::vector<const BlockField*> all(std::string_view key) const;
};

/// Takes the next line of a block: a field, or more of the one before.
void addField(std::vector<BlockField>& fields, const Line& line);

/// Keys of a block: those allowed once, and those that may be repeated.
struct Keys {
    std::vector<std::string_view> once;
    std::vector<std::string_view> repeated;
};

/// Fails at a key that is not one of these, or is repeated.
void checkKeys(const FieldBlock& block, const Keys& keys);

/// Parses values of a text from left to right; fails if they are not as expected. The text and the names of the variables must
/// outlive it.
class ValueReader {
public:
    ValueReader(const PlacedText& source, const std::vector<std::string>& variables, std::size_t at = 0,
                std::size_t end = std::string::npos);
    explicit ValueReader(const BlockField& field);
    ValueReader(const BlockField& field, const std::vector<std::string>& variables);

    Place here();
    bool atEnd();
    void needEnd(const std::string& expected);

    bool take(std::string_view symbol) { return m_in.take(symbol); }
    bool takeWord(std::string_view word);

    /// Everything up to the next blank or one of `stops`.
    std::string word(const std::string& expected, std::string_view stops = {});

    std::string rest();
    std::string quoted(const std::string& expected);
    Real number(const std::string& expected);
    std::int64_t wholeNumber(const std::string& expected, std::int64_t lowest, std::int64_t highest);
    Expression expression();
    Moment moment();

private:
    Phase phase();

    const PlacedText& m_source;
    const std::vector<std::string>& m_variables;
    TextCursor m_in;
};

/// A field with a single value.
Expression wholeExpression(const BlockField& field, const std::vector<std::string>& variables);
Moment wholeMoment(const BlockField& field, const std::vector<std::string>& variables);

/// Markdown with its claims, `{{ … }}`. `claims` counts those of the whole lesson.
LessonText lessonText(const PlacedText& source, const std::vector<std::string>& variables, std::size_t& claims);

/// The place of a scene: a file next to the lesson, or one of the library.
std::string sceneName(const BlockField& field);

bool isYes(const BlockField& field);  // true or false

/// What the learner may change: settings, "bodies" and "joint", a custom one.
std::vector<std::string> controlNames(const BlockField& field);

/// The contents of a block with `scene`, `setting` and `move`; without `scene` it is the lesson's own.
Setup setupOf(const FieldBlock& block, const std::string& lessonScene);

/// "set KEY = VALUE", "move BODY to X Y", "run STEPS", "joint {…}" or "go MOMENT".
LessonInput solutionInput(const BlockField& field);

/// Common parts of a lesson's blocks.
struct LessonCounters {
    std::set<std::string> ids;  // of questions and tasks, each once in a lesson
    std::size_t claims = 0;
};

/// What blocks of a stage are read with.
struct BlockContext {
    const std::string& lessonScene;  // where exercises are asked, unless they say otherwise
    const std::string& stageScene;
    const WatchBlock* firstWatch;  // nullptr: none so far
    LessonCounters& counters;
};

/// Whether blocks of this kind become blocks of a stage: "predict", "change", "watch".
bool isBlockKind(std::string_view kind);

LessonBlock blockOf(const FieldBlock& block, const BlockContext& context);

/// The parts of them that are in sources of their own.
LessonText textOf(const BlockField& field, const std::vector<std::string>& variables, LessonCounters& counters);
void addKeysOf(AnswerKind kind, Keys& keys);
LessonText feedbackAfter(ValueReader& reader, const std::vector<std::string>& variables, LessonCounters& counters);
void readForm(const FieldBlock& block, const std::vector<std::string>& variables, LessonCounters& counters, Question& question);
std::string captionOf(const BlockField& field);
WatchBlock watchOf(const FieldBlock& block, const BlockContext& context);
ModelAnswer modelOf(const FieldBlock& block, const BlockContext& context);
ProgramBlock programOf(const FieldBlock& block, const BlockContext& context);

}  // namespace solverscope
