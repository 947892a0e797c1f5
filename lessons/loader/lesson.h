// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A lesson as parsed from its file. The file format: lessons/README.md; its parser: lesson_file.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "lessons/loader/expression.h"
#include "physics/base/phase.h"
#include "physics/base/result.h"
#include "physics/debugger/manual_solve/manual_grading.h"

namespace solverscope {

/// A moment of the lesson's recording. With a row, its visit; with an iteration only, the end of that sweep; with a phase
/// only, the end of that phase; with a step only, the end of the step.
struct Moment {
    Place place;
    Expression step;  // empty: 1
    std::optional<Expression> iteration;
    std::optional<Expression> rowPlace;  // by number, from 0
    std::string rowName;
    std::optional<Phase> phase;
};

/// A number or words in a text that the engine must confirm, or (with nothing `shown`) a number that the engine fills in.
struct Claim {
    Place place;
    std::string shown;     // as written; empty: filled in
    bool isWords = false;  // which hold if the expression is not 0
    Real number = 0;
    Expression expression;
    std::optional<Moment> at;                                   // otherwise the moment of the text
    std::vector<std::pair<std::string, std::string>> settings;  // of the run that is asked, otherwise the text's own run
    Real tolerance = 0;
};

/// A formula on a line of its own, in TeX.
struct Formula {
    Place place;
    std::string tex;
};

/// A link, as written.
struct TextLink {
    Place place;
    std::string address;
};

/// Markdown with numbers of the engine in it.
struct LessonText {
    Place place;
    std::vector<std::variant<std::string, Claim>> pieces;
    std::vector<Formula> formulas;  // they are in the pieces, too,
    std::vector<TextLink> links;    // and so are these
    bool empty() const { return pieces.empty(); }
};

/// A name whose value differs between instances of a question.
struct Variation {
    std::string name;
    std::vector<Real> values;
};

/// Before the first step: a body's number is another one.
struct SceneChange {
    Place place;
    std::string body;
    std::string field;  // x, y, angle, vx, vy, omega, mass, restitution
    Expression value;
};

/// An input of the recording, as the learner could make it.
struct LessonInput {
    enum class Kind : std::uint8_t { Set, Move, Run, Go, Joint };
    Place place;
    Kind kind = Kind::Set;
    std::string key;   // Set: the setting; Move: the body
    std::string text;  // Joint: as in a scene file
    Real x = 0;        // Move
    Real y = 0;
    std::int64_t steps = 0;  // Run: how many; Set and Move in a setup: at which step
    Moment moment;           // Go
};

/// The state of the engine before a stage begins.
struct Setup {
    Place place;
    std::string scene;  // the lesson's own, unless it names another
    std::vector<LessonInput> inputs;
};

enum class AnswerKind : std::uint8_t {
    Number,
    Sign,
    PickRow,
    PickBody,
    PickContact,
    Arrow,
    PickLine,
    OrderLines,
    PickRows,
    Plane,
    Curve
};

/// The names of the kinds in lesson files.
inline constexpr auto answerKindNames =
    std::to_array<std::string_view>({"number", "sign", "pick_row", "pick_body", "pick_contact", "arrow", "pick_line", "order_lines",
                                     "pick_rows", "plane", "curve"});

inline std::string_view answerKindName(AnswerKind kind) { return answerKindNames[static_cast<std::size_t>(kind)]; }

/// The origin of an arrow to be drawn in the scene, its drawn length, and the required accuracy.
struct ArrowForm {
    Place place;
    std::string body;     // at its position …
    std::string contact;  // … or at the contact point of that row
    Expression y;         // the truth's y; its x is the question's value
    Real metresPerUnit = 1;
    std::int64_t flies = 0;      // steps that the body, given the drawn arrow as its velocity, flies after the answer
    Real angle = 0;              // rad; tolerance of the direction
    std::optional<Real> length;  // how far the length, as a share of the truth; without it only the direction counts
};

/// A wrong answer that reveals how the learner thinks.
struct Misconception {
    Place place;
    Expression value;  // of curves with `k`, the sweep; of picks of several rows: true for those that are ticked
    Expression y;      // arrows and planes only
    int first = 0;     // lines put in order: this one comes before …
    int second = 0;    // … that one
    LessonText feedback;
};

/// What a line that was picked should be.
struct Repair {
    Place place;
    std::string text;
    std::optional<Misconception> thought;  // what a wrong one reveals
};

/// A listing in which a line is picked, or whose lines are put in order; they are numbered from 1.
struct ListingForm {
    std::vector<std::string> lines;        // in the right order
    std::vector<Repair> repairs;           // of the picked line; the first is right
    std::vector<std::vector<int>> either;  // neighbours whose order among themselves does not matter
};

/// Whether one line may come before another.
bool isInOrder(const ListingForm& listing, int first, int second);

/// The plane of the impulses of two rows, on which the next point is placed.
struct PlaneForm {
    Place place;
    std::string xRow;
    std::string yRow;
    Expression y;    // the truth's y; its x is the question's value
    Real share = 0;  // tolerance, of the larger side of the picture
};

/// A curve over the sweeps, on a logarithmic axis. The value is a formula with `k`, the sweep.
struct CurveForm {
    std::vector<int> sweeps;  // at which the learner places a point
    int first = 0;            // the sweep whose point is given
    Real factor = 1;          // tolerance
};

/// A given number of a row, shown next to the one that is asked for.
struct GivenCell {
    std::string label;
    Expression value;
    std::string unit;
};

enum class QuestionRole : std::uint8_t { Plain, Transfer, Bug };

/// What every kind of exercise has.
struct Exercise {
    Place place;
    std::string id;  // unique in the lesson; the key of stored progress
    LessonText ask;
    std::vector<LessonText> hints;  // which quantity, which formula, which numbers
    LessonText why;
    std::optional<Setup> setup;  // otherwise that of its stage
    std::vector<Variation> variations;
    std::vector<SceneChange> changes;

    const Setup& setupIn(const Setup& ofStage) const { return setup ? *setup : ofStage; }
};

/// Something to commit to before the engine shows it.
struct Question : Exercise {
    QuestionRole role = QuestionRole::Plain;
    AnswerKind kind = AnswerKind::Number;
    std::string label;                 // of the blank: "Δλ"
    std::vector<GivenCell> given;      // fade: the other cells of the row
    Expression value;                  // the truth; of picks: true for the right ones
    Moment at;                         // where it is evaluated, and where the engine is afterwards
    std::optional<Moment> from;        // where the engine is during the question
    std::optional<Expression> engine;  // the value in the engine, if the correct answer is what it should be
    Real tolerance = 0;
    bool relative = false;  // the tolerance is a share of the truth
    std::optional<ArrowForm> arrow;
    std::optional<ListingForm> listing;
    std::string column;  // picks of several rows: the row whose column of the matrix they are picked in; may be empty
    std::optional<PlaneForm> plane;
    std::optional<CurveForm> curve;
    std::string unit;
    std::vector<Misconception> misconceptions;
};

/// A contact is picked by its normal row.
inline bool picksRow(AnswerKind kind) { return kind == AnswerKind::PickRow || kind == AnswerKind::PickContact; }
inline bool isPick(AnswerKind kind) { return picksRow(kind) || kind == AnswerKind::PickBody; }

/// Something to make happen. It has no setup, variations or changes of its own.
struct Task : Exercise {
    std::vector<std::string> controls;  // what is unlocked: keys of settings, and "bodies" for dragging
    Expression check;
    std::optional<Moment> at;  // otherwise the position of the learner's cursor
    std::int64_t hold = 1;     // at the end of so many steps up to that moment
    std::vector<LessonInput> solution;
    std::optional<Expression> score;  // smaller is better
    Real par = 0;                     // a good solution's score
    std::vector<std::string> names;   // of the gauges of the first comparisons of the check; otherwise of what they measure
};

/// Sweeps to make by hand: the learner picks the rows and says what the solver computes at each. Its hints may name the numbers of
/// the row whose turn it is: "jv", "effective_mass".
struct ManualExercise : Exercise {
    Moment from;  // the sweeps that follow it
    ManualSolvePlan plan;
    AnswerTolerance tolerance;
};

/// One run of a `watch` block.
struct WatchSide {
    Place place;
    std::string caption;
    Setup setup;       // all of it from the first step on
    Expression check;  // true at the end of the run
};

/// Two runs of a scene next to each other, which play by themselves: what goes wrong, and how it is mended.
struct WatchBlock {
    Place place;
    std::array<WatchSide, 2> sides;  // left, right
    std::int64_t steps = 0;
    bool isAgain = false;  // the lesson's first one, shown again
};

/// What an expert would have written, shown after the learner has explained the lesson in a line of their own.
struct ModelAnswer {
    LessonText text;
};

/// A line of a program, and the moment in the debugger at which it has been executed.
struct ProgramStop {
    Place place;
    std::string text;  // part of that line, and of no other
    Moment moment;
};

/// A complete program, shown as a listing.
struct ProgramBlock {
    Place place;
    Place filePlace;
    std::string file;  // in lessons/programs
    std::vector<ProgramStop> stops;
};

/// A level of the final project, for which the learner writes a solver. It asks nothing else.
struct Capstone : Exercise {
    static constexpr int levels = 6;
    int level = 1;
};

/// Where the engine goes when the stage begins; with `to`, it stays between the two.
struct Span {
    Place place;
    Moment from;
    std::optional<Moment> to;
    std::string panel;  // what the stage speaks of, which the window shows; empty: none
};

enum class StageKind : std::uint8_t { Goal, Worked, Predict, Step, Fade, Change, Checkpoint, Explain, Recap, FreePlay, Program };

using LessonBlock = std::variant<LessonText, Question, Task, ManualExercise, Capstone, WatchBlock, ModelAnswer, ProgramBlock>;

/// The exercise that a block is; nullptr for what is only read or watched.
inline const Exercise* exerciseIn(const LessonBlock& block) {
    const auto exercise = []<typename Kind>(const Kind& one) -> const Exercise* {
        if constexpr (std::is_base_of_v<Exercise, Kind>)
            return &one;
        else
            return nullptr;
    };
    return std::visit(exercise, block);
}

struct Stage {
    Place place;
    StageKind kind = StageKind::Goal;
    std::string title;
    Setup setup;  // its own, or the one of the stage before
    std::optional<Span> span;
    std::vector<LessonBlock> blocks;
};

struct Lesson {
    std::string file;
    std::string id;  // "3.2"
    std::string title;
    std::string part;
    std::string article;  // which section it mirrors
    std::string skill;    // what one can do after it: "You can …"; empty: not said
    std::string scene;    // a file next to the lesson ("scene.json") or a scene of the library ("stack_10")
    int minutes = 0;
    bool isOlder = false;               // a translation of an earlier version of the English lesson
    std::vector<std::string> controls;  // settings in reach from the beginning
    std::vector<Stage> stages;
};

/// The lesson's first 'watch' block; nullptr if there is none.
const WatchBlock* firstWatchOf(const Lesson& lesson);

/// The name that a stage's heading begins with: "Free play".
std::string_view stageName(StageKind kind);

/// The limits of a lesson. parseLesson rejects anything beyond these; they are documented in lessons/README.md.
namespace lesson_limits {
inline constexpr std::size_t fileBytes = 256 * 1024;
inline constexpr std::size_t lineBytes = 4096;
inline constexpr std::size_t stages = 40;
inline constexpr std::size_t blocks = 400;
inline constexpr std::size_t claims = 1000;
inline constexpr std::size_t values = 50;            // of one variation
inline constexpr std::size_t textBytes = 16 * 1024;  // between two blocks
inline constexpr std::size_t nesting = 6;            // lists and quotations in each other
inline constexpr std::size_t bars = 16;              // "|" in a line: columns of a table
inline constexpr std::size_t tableRows = 200;        // of one text
inline constexpr std::size_t lessons = 200;          // in a folder
inline constexpr std::size_t programBytes = 16 * 1024;
inline constexpr std::size_t programLines = 200;
inline constexpr std::int64_t watchSteps = 2400;  // 10 s in steps of 1/240 s
}  // namespace lesson_limits

/// Reads a lesson. Anything wrong is an Error with its line and column. `fileName` is for messages and for Lesson::file.
Result<Lesson> parseLesson(std::string_view text, const std::string& fileName);

Result<Lesson> loadLesson(const std::filesystem::path& file);

/// Whether it may name a file in lessons/programs: no folders, a C++ source.
bool isProgramName(std::string_view name);

/// Whether the file is a regular file inside the folder after links have been resolved.
bool isWithinFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace solverscope
