// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What each kind of question asks for: its keys, its value, and how exact an answer must be.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

using Names = std::vector<std::string>;

constexpr std::size_t maxPickLines = 16;
constexpr std::size_t maxOrderLines = 10;
constexpr std::size_t maxRepairs = 5;
constexpr std::size_t maxLineCharacters = 120;
constexpr std::size_t maxCurvePoints = 5;

/// "0.005", or "2 %" of the truth.
void readTolerance(const BlockField& field, Question& question) {
    ValueReader reader(field);
    const Place place = reader.here();
    question.tolerance = reader.number("a tolerance");
    if (question.tolerance < 0) fail(place, "expected a tolerance of at least 0");
    if (reader.take("%")) {
        question.relative = true;
        question.tolerance /= 100;
    }
    reader.needEnd("expected a number, or a number and '%'");
}

/// The second number of a point or an arrow: ", formula".
Expression otherNumber(ValueReader& reader) {
    if (!reader.take(",")) fail(reader.here(), "expected ',' and the second number, y");
    return reader.expression();
}

/// The value of a point or an arrow: x, of the question, and y.
Expression readBothValues(const FieldBlock& block, const Names& variables, Question& question) {
    ValueReader value(block.need("value"), variables);
    question.value = value.expression();
    Expression y = otherNumber(value);
    value.needEnd("expected the end of the second formula");
    return y;
}

void readNumber(const FieldBlock& block, const Names& variables, LessonCounters&, Question& question) {
    question.value = wholeExpression(block.need("value"), variables);
    if (const BlockField* engine = block.find("engine")) question.engine = wholeExpression(*engine, variables);
    if (question.kind == AnswerKind::Number) readTolerance(block.need("tolerance"), question);
}

void readPick(const FieldBlock& block, const Names& variables, LessonCounters&, Question& question) {
    question.value = wholeExpression(block.need("value"), variables);
    const BlockField* column = block.find("column");
    if (!column) return;
    ValueReader reader(*column);
    question.column = reader.quoted("the row whose column it is");
    reader.needEnd("expected the end of the line");
}

/// "8 deg" or "8 deg, 15 %": the direction, and the length if it matters.
void readArrowTolerance(const BlockField& field, ArrowForm& arrow) {
    ValueReader reader(field);
    const Place place = reader.here();
    arrow.angle = reader.number("an angle in degrees") * pi / 180;
    if (!reader.takeWord("deg") && !reader.take("deg")) fail(reader.here(), "expected 'deg' after the angle");
    if (!(arrow.angle > 0) || arrow.angle > pi / 2) fail(place, "expected an angle from 0 to 90 deg");
    if (reader.take(",")) {
        const Place share = reader.here();
        arrow.length = reader.number("a share of the length in %") / 100;
        if (!reader.take("%") || !(*arrow.length > 0)) fail(share, "expected a share of the length, such as 15 %");
    }
    reader.needEnd("expected an angle, or an angle and a share of the length");
}

/// value, tail, scale and tolerance of an arrow.
void readArrow(const FieldBlock& block, const Names& variables, LessonCounters&, Question& question) {
    ArrowForm arrow;
    arrow.place = block.place;
    arrow.y = readBothValues(block, variables, question);
    ValueReader tail(block.need("tail"));
    const Place place = tail.here();
    const std::string kind = tail.word("'body' or 'contact'");
    if (kind != "body" && kind != "contact") fail(place, "expected 'body' or 'contact' and a name in quotation marks");
    (kind == "body" ? arrow.body : arrow.contact) = tail.quoted(kind == "body" ? "a body" : "a row");
    tail.needEnd("expected the end of the line");
    if (const BlockField* field = block.find("scale")) {
        ValueReader scale(*field);
        const Place at = scale.here();
        arrow.metresPerUnit = scale.number("metres for one unit of the arrow");
        if (!(arrow.metresPerUnit > 0) || arrow.metresPerUnit > 1e6) fail(at, "expected a length above 0 m");
        scale.needEnd("expected a number");
    }
    if (const BlockField* field = block.find("flies")) {
        ValueReader steps(*field);
        const Place at = steps.here();
        arrow.flies = steps.wholeNumber("a number of steps", 1, 600);
        if (arrow.body.empty()) fail(at, "expected an arrow that begins at a body");
        steps.needEnd("expected a number");
    }
    readArrowTolerance(block.need("tolerance"), arrow);
    question.arrow = std::move(arrow);
}

/// The lines of a listing, with the blanks that they begin with.
void readLines(const FieldBlock& block, std::size_t least, std::size_t most, ListingForm& listing) {
    for (const BlockField* field : block.all("line")) {
        if (field->text().empty()) fail(field->keyPlace, "expected a line of code after 'line:'");
        listing.lines.push_back(std::string(field->indent, ' ') + field->text());
        if (codePoints(listing.lines.back()).size() > maxLineCharacters)
            fail(field->place(), "expected a line of at most " + std::to_string(maxLineCharacters) + " characters");
    }
    if (listing.lines.size() < least || listing.lines.size() > most)
        fail(block.place, "expected " + std::to_string(least) + " to " + std::to_string(most) + " times 'line:', found " +
                              std::to_string(listing.lines.size()));
}

/// Where "=>" is between blanks: "<=>" is code. npos: nowhere.
std::size_t arrowIn(std::string_view text) {
    constexpr std::string_view arrow = "=>";
    for (std::size_t at = text.find(arrow); at != text.npos; at = text.find(arrow, at + 1)) {
        const std::size_t after = at + arrow.size();
        if ((at == 0 || text[at - 1] == ' ') && (after == text.size() || text[after] == ' ')) return at;
    }
    return text.npos;
}

/// "CODE", or "CODE => what to say" of a wrong one.
Repair repairOf(const BlockField& field, const Names& variables, LessonCounters& counters) {
    Repair repair;
    repair.place = field.place();
    const std::size_t arrow = arrowIn(field.text());
    repair.text = std::string(trimmed(std::string_view(field.text()).substr(0, arrow)));
    if (repair.text.empty()) fail(repair.place, "expected what the line should be after 'repair:'");
    if (arrow == std::string::npos) return repair;
    ValueReader reader(field.value, variables, arrow);
    repair.thought = Misconception{};
    repair.thought->place = repair.place;
    repair.thought->feedback = feedbackAfter(reader, variables, counters);
    return repair;
}

void readPickLine(const FieldBlock& block, const Names& variables, LessonCounters& counters, Question& question) {
    ListingForm listing;
    readLines(block, 2, maxPickLines, listing);
    question.value = wholeExpression(block.need("value"), variables);
    for (const BlockField* field : block.all("repair")) {
        listing.repairs.push_back(repairOf(*field, variables, counters));
        const auto isSame = [&](const Repair& one) { return one.text == listing.repairs.back().text; };
        if (std::ranges::count_if(listing.repairs, isSame) > 1) fail(field->place(), "this repair is given twice");
    }
    if (listing.repairs.size() == 1 || listing.repairs.size() > maxRepairs)
        fail(block.find("repair")->keyPlace, "expected 2 to " + std::to_string(maxRepairs) + " repairs, the right one first");
    if (!listing.repairs.empty() && listing.repairs.front().thought)
        fail(listing.repairs.front().place, "the first repair is the right one: expected nothing to say about it");
    question.listing = std::move(listing);
}

int lineNumber(ValueReader& reader, const ListingForm& listing) {
    return static_cast<int>(reader.wholeNumber("the number of a line", 1, static_cast<std::int64_t>(listing.lines.size())));
}

/// "2, 3": neighbours.
std::vector<int> neighbours(const BlockField& field, const ListingForm& listing) {
    ValueReader reader(field);
    const Place place = reader.here();
    std::vector<int> lines;
    do {
        lines.push_back(lineNumber(reader, listing));
        if (lines.size() > 1 && lines.back() != lines[lines.size() - 2] + 1)
            fail(place, "expected lines that follow each other, such as 2, 3");
    } while (reader.take(","));
    reader.needEnd("expected ',' between the lines");
    if (lines.size() < 2) fail(place, "expected at least two lines");
    for (const auto& others : listing.either)
        if (std::ranges::find_first_of(others, lines) != others.end()) fail(place, "expected each line in one 'either:' only");
    return lines;
}

void readOrderLines(const FieldBlock& block, const Names&, LessonCounters&, Question& question) {
    ListingForm listing;
    readLines(block, 3, maxOrderLines, listing);
    for (const BlockField* field : block.all("either")) listing.either.push_back(neighbours(*field, listing));
    if (!listing.either.empty() && listing.either.front().size() == listing.lines.size())
        fail(block.find("either")->place(), "every order would be right");
    question.listing = std::move(listing);
}

void readPlane(const FieldBlock& block, const Names& variables, LessonCounters&, Question& question) {
    PlaneForm plane;
    plane.place = block.place;
    plane.y = readBothValues(block, variables, question);
    ValueReader rows(block.need("rows"));
    const Place place = rows.here();
    plane.xRow = rows.quoted("a row");
    if (!rows.take(",")) fail(rows.here(), "expected ',' and a second row");
    plane.yRow = rows.quoted("a row");
    rows.needEnd("expected two rows");
    if (plane.xRow == plane.yRow) fail(place, "expected two different rows");
    ValueReader tolerance(block.need("tolerance"));
    const Place at = tolerance.here();
    plane.share = tolerance.number("a share of the picture, such as 8 %") / 100;
    if (!tolerance.take("%") || !(plane.share > 0) || plane.share > 0.25) fail(at, "expected a share of up to 25 %, such as 8 %");
    tolerance.needEnd("expected a share of the picture, such as 8 %");
    block.need("from");  // up to there the path is shown
    question.plane = std::move(plane);
}

/// "2, 5, 10".
std::vector<int> curveSweeps(const BlockField& field, int first) {
    ValueReader reader(field);
    std::vector<int> sweeps;
    do {
        const Place place = reader.here();
        const auto sweep = static_cast<int>(reader.wholeNumber("a sweep", 1, EngineState::maxSweeps));
        if (sweep <= (sweeps.empty() ? first : sweeps.back())) fail(place, "expected a later sweep than the one before");
        sweeps.push_back(sweep);
    } while (reader.take(","));
    reader.needEnd("expected ',' between the sweeps");
    if (sweeps.size() > maxCurvePoints) fail(field.place(), "expected at most " + std::to_string(maxCurvePoints) + " sweeps");
    return sweeps;
}

Names withSweep(Names variables) {
    variables.emplace_back("k");
    return variables;
}

void readCurve(const FieldBlock& block, const Names& variables, LessonCounters&, Question& question) {
    if (std::ranges::find(variables, "k") != variables.end())
        fail(block.find("vary")->place(), "'k' is the sweep of the curve: expected another name");
    question.value = wholeExpression(block.need("value"), withSweep(variables));
    CurveForm curve;
    if (const BlockField* first = block.find("first")) {
        ValueReader reader(*first);
        curve.first = static_cast<int>(reader.wholeNumber("a sweep", 0, EngineState::maxSweeps));
        reader.needEnd("expected a sweep");
    }
    curve.sweeps = curveSweeps(block.need("sweeps"), curve.first);
    ValueReader tolerance(block.need("tolerance"));
    if (!tolerance.takeWord("factor")) fail(tolerance.here(), "expected 'factor' and a number, such as factor 2");
    const Place place = tolerance.here();
    curve.factor = tolerance.number("a number above 1");
    if (!(curve.factor > 1) || curve.factor > 10) fail(place, "expected a number above 1, up to 10");
    tolerance.needEnd("expected 'factor' and a number");
    question.curve = std::move(curve);
}

/// A kind of question: the keys that only it has, and how they are read.
struct QuestionForm {
    AnswerKind kind;
    std::vector<std::string_view> once;
    std::vector<std::string_view> repeated;
    void (*read)(const FieldBlock&, const Names&, LessonCounters&, Question&);
};

const QuestionForm& formOf(AnswerKind kind) {
    static const std::array forms{
        QuestionForm{AnswerKind::Number, {"value", "tolerance", "engine"}, {}, readNumber},
        QuestionForm{AnswerKind::Sign, {"value", "engine"}, {}, readNumber},
        QuestionForm{AnswerKind::PickRow, {"value"}, {}, readPick},
        QuestionForm{AnswerKind::PickBody, {"value"}, {}, readPick},
        QuestionForm{AnswerKind::PickContact, {"value"}, {}, readPick},
        QuestionForm{AnswerKind::Arrow, {"value", "tail", "scale", "flies", "tolerance"}, {}, readArrow},
        QuestionForm{AnswerKind::PickLine, {"value"}, {"line", "repair"}, readPickLine},
        QuestionForm{AnswerKind::OrderLines, {}, {"line", "either"}, readOrderLines},
        QuestionForm{AnswerKind::PickRows, {"value", "column"}, {}, readPick},
        QuestionForm{AnswerKind::Plane, {"value", "rows", "tolerance"}, {}, readPlane},
        QuestionForm{AnswerKind::Curve, {"value", "sweeps", "first", "tolerance"}, {}, readCurve},
    };
    return *std::ranges::find(forms, kind, &QuestionForm::kind);
}

/// "3 before 2".
void readWrongOrder(ValueReader& reader, const ListingForm& listing, Misconception& misconception) {
    misconception.first = lineNumber(reader, listing);
    if (!reader.takeWord("before")) fail(reader.here(), "expected 'before' and the number of a line");
    misconception.second = lineNumber(reader, listing);
    if (misconception.first == misconception.second || isInOrder(listing, misconception.first, misconception.second))
        fail(misconception.place, "expected two lines in a wrong order, the later one first");
}

Misconception misconceptionIn(const BlockField& field, const Names& variables, LessonCounters& counters, const Question& question) {
    const Names& names = question.curve ? withSweep(variables) : variables;
    ValueReader reader(field, names);
    Misconception misconception;
    misconception.place = reader.here();
    if (question.kind == AnswerKind::OrderLines) {
        readWrongOrder(reader, *question.listing, misconception);
    } else {
        misconception.value = reader.expression();
        if (question.arrow || question.plane) misconception.y = otherNumber(reader);
    }
    misconception.feedback = feedbackAfter(reader, variables, counters);
    return misconception;
}

}  // namespace

bool isInOrder(const ListingForm& listing, int first, int second) {
    const auto hasBoth = [&](const std::vector<int>& lines) {
        return std::ranges::count(lines, first) > 0 && std::ranges::count(lines, second) > 0;
    };
    return first < second || (first != second && std::ranges::any_of(listing.either, hasBoth));
}

void addKeysOf(AnswerKind kind, Keys& keys) {
    const QuestionForm& form = formOf(kind);
    keys.once.insert(keys.once.end(), form.once.begin(), form.once.end());
    keys.repeated.insert(keys.repeated.end(), form.repeated.begin(), form.repeated.end());
}

LessonText feedbackAfter(ValueReader& reader, const Names& variables, LessonCounters& counters) {
    if (!reader.take("=>")) fail(reader.here(), "expected '=>' and what to say");
    const Place place = reader.here();
    PlacedText feedback;
    feedback.append(reader.rest(), place);
    if (feedback.text().empty()) fail(place, "expected what to say after '=>'");
    return lessonText(feedback, variables, counters.claims);
}

void readForm(const FieldBlock& block, const Names& variables, LessonCounters& counters, Question& question) {
    formOf(question.kind).read(block, variables, counters, question);
    for (const BlockField* field : block.all("misconception"))
        question.misconceptions.push_back(misconceptionIn(*field, variables, counters, question));
}

}  // namespace solverscope
