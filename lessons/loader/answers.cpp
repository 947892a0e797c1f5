// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/answers.h"

#include <algorithm>
#include <cmath>

#include "lessons/loader/lesson_run.h"
#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

constexpr Real rounding = 1e-12;  // tolerance between two ways of computing the same number

bool isNear(const Question& question, const Truth& truth, Real answer) {
    const Real allowed = question.relative ? question.tolerance * std::abs(truth.number) : question.tolerance;
    return std::abs(answer - truth.number) <= allowed + rounding;
}

bool isNear(const ArrowForm& form, Vec2 truth, Vec2 answer) {
    const Real wanted = length(truth);
    const Real drawn = length(answer);
    // An arrow of no length has no direction either.
    if (wanted <= rounding || drawn <= rounding) return wanted <= rounding && drawn <= rounding;
    const Real off = std::atan2(std::abs(cross(truth, answer)), dot(truth, answer));
    const bool lengthMatches = !form.length || std::abs(drawn - wanted) <= *form.length * wanted + rounding;
    return off <= form.angle + rounding && lengthMatches;
}

bool isNear(const CurveForm& form, const std::vector<Real>& truth, const std::vector<Real>& answer) {
    const auto isWithin = [&](Real wanted, Real given) {
        return given > 0 && std::abs(std::log(given / wanted)) <= std::log(form.factor) + rounding;
    };
    return std::ranges::equal(truth, answer, isWithin);
}

bool isInOrder(const ListingForm& listing, const std::vector<int>& lines) {
    if (lines.size() != listing.lines.size()) return false;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = i + 1; j < lines.size(); ++j)
            if (!solverscope::isInOrder(listing, lines[i], lines[j])) return false;
    return true;
}

struct Judge {
    const Question& question;
    const Truth& truth;

    bool operator()(Real answer) const { return isNear(question, truth, answer); }
    bool operator()(Vec2 answer) const {
        return question.plane ? length(answer - truth.point) <= truth.reach : isNear(*question.arrow, truth.arrow, answer);
    }
    bool operator()(const LineAnswer& answer) const { return answer.line == static_cast<int>(truth.number) && answer.repair == 0; }
    bool operator()(const OrderAnswer& answer) const { return isInOrder(*question.listing, answer.lines); }
    bool operator()(const RowsAnswer& answer) const { return answer.rows == truth.rows; }
    bool operator()(const CurveAnswer& answer) const { return isNear(*question.curve, truth.curve, answer.values); }
};

/// The same truth, if this wrong answer were right.
Truth asTruth(Truth truth, const QuestionAnswer& answer) {
    if (const auto* number = std::get_if<Real>(&answer)) truth.number = *number;
    if (const auto* both = std::get_if<Vec2>(&answer)) truth.arrow = truth.point = *both;
    if (const auto* line = std::get_if<LineAnswer>(&answer)) truth.number = line->line;
    if (const auto* rows = std::get_if<RowsAnswer>(&answer)) truth.rows = rows->rows;
    if (const auto* curve = std::get_if<CurveAnswer>(&answer)) truth.curve = curve->values;
    return truth;
}

bool hasWrongOrder(const Misconception& one, const OrderAnswer& answer) {
    const auto placeOf = [&](int line) { return std::ranges::find(answer.lines, line); };
    return placeOf(one.first) < placeOf(one.second);
}

}  // namespace

bool isRight(const Question& question, const Truth& truth, const QuestionAnswer& answer) {
    return std::visit(Judge{question, truth}, answer);
}

const Misconception* misconceptionOf(const Question& question, const Truth& truth, const QuestionAnswer& answer,
                                     EngineState& engine, const Variables& variables) {
    if (const auto* line = std::get_if<LineAnswer>(&answer); line && line->line == static_cast<int>(truth.number)) {
        const auto& repairs = question.listing->repairs;
        const auto chosen = static_cast<std::size_t>(line->repair);
        return chosen < repairs.size() && repairs[chosen].thought ? &*repairs[chosen].thought : nullptr;
    }
    for (const Misconception& one : question.misconceptions) {
        if (const auto* order = std::get_if<OrderAnswer>(&answer)) {
            if (hasWrongOrder(one, *order)) return &one;
            continue;
        }
        const auto thought = answerOf(question, one, truth, engine, variables);
        if (!thought) continue;
        QuestionAnswer given = answer;
        if (auto* line = std::get_if<LineAnswer>(&given)) line->repair = 0;  // the line alone reveals the thought
        if (isRight(question, asTruth(truth, *thought), given)) return &one;
    }
    return nullptr;
}

QuestionAnswer rightAnswer(const Question& question, const Truth& truth) {
    switch (question.kind) {
        case AnswerKind::Arrow:
            return truth.arrow;
        case AnswerKind::Plane:
            return truth.point;
        case AnswerKind::PickLine:
            return LineAnswer{static_cast<int>(truth.number), 0};
        case AnswerKind::OrderLines: {
            OrderAnswer order;
            for (std::size_t i = 1; i <= question.listing->lines.size(); ++i) order.lines.push_back(static_cast<int>(i));
            return order;
        }
        case AnswerKind::PickRows:
            return RowsAnswer{truth.rows};
        case AnswerKind::Curve:
            return CurveAnswer{truth.curve};
        default:
            return truth.number;
    }
}

namespace {

std::string joined(const auto& numbers) {
    std::string text;
    for (const auto number : numbers) text += (text.empty() ? "" : " ") + numberText(static_cast<Real>(number));
    return text;
}

struct RecordText {
    std::string operator()(Real number) const { return numberText(number); }
    std::string operator()(Vec2 both) const { return joined(std::array{both.x, both.y}); }
    std::string operator()(const LineAnswer& line) const { return joined(std::array{line.line, line.repair}); }
    std::string operator()(const OrderAnswer& order) const { return joined(order.lines); }
    std::string operator()(const RowsAnswer& rows) const { return joined(rows.rows); }
    std::string operator()(const CurveAnswer& curve) const { return joined(curve.values); }
};

std::optional<std::vector<Real>> numbersIn(std::string_view record) {
    constexpr std::size_t most = 1000;
    std::vector<Real> numbers;
    while (!record.empty()) {
        const std::size_t end = std::min(record.find(' '), record.size());
        const auto number = numberOf<Real>(record.substr(0, end));
        if (!number || !std::isfinite(*number) || numbers.size() == most) return std::nullopt;
        numbers.push_back(*number);
        record.remove_prefix(std::min(end + 1, record.size()));
    }
    return numbers;
}

/// The numbers as whole ones from `lowest` to `highest`.
template <typename Whole>
std::optional<std::vector<Whole>> wholeNumbers(const std::vector<Real>& numbers, Real lowest, Real highest) {
    std::vector<Whole> whole;
    for (const Real number : numbers) {
        if (!(number >= lowest && number <= highest) || number != std::floor(number)) return std::nullopt;
        whole.push_back(static_cast<Whole>(number));
    }
    return whole;
}

std::optional<QuestionAnswer> lineIn(const ListingForm& listing, const std::vector<Real>& numbers) {
    const auto line = wholeNumbers<int>(numbers, 0, 1000);
    if (!line || line->size() != 2) return std::nullopt;
    const LineAnswer answer{(*line)[0], (*line)[1]};
    const bool isLine = answer.line >= 1 && answer.line <= static_cast<int>(listing.lines.size());
    if (!isLine || answer.repair >= std::max(1, static_cast<int>(listing.repairs.size()))) return std::nullopt;
    return answer;
}

std::optional<QuestionAnswer> orderIn(const ListingForm& listing, const std::vector<Real>& numbers) {
    auto lines = wholeNumbers<int>(numbers, 1, static_cast<Real>(listing.lines.size()));
    if (!lines || lines->size() != listing.lines.size()) return std::nullopt;
    std::vector<int> sorted = *lines;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) return std::nullopt;
    return OrderAnswer{std::move(*lines)};
}

std::optional<QuestionAnswer> rowsIn(const std::vector<Real>& numbers) {
    auto rows = wholeNumbers<std::uint32_t>(numbers, 0, 1e6);
    if (!rows || rows->empty() || std::ranges::adjacent_find(*rows, std::greater_equal()) != rows->end()) return std::nullopt;
    return RowsAnswer{std::move(*rows)};
}

}  // namespace

std::string recordText(const QuestionAnswer& answer) { return std::visit(RecordText{}, answer); }

std::optional<QuestionAnswer> answerInRecord(const Question& question, std::string_view record) {
    const auto numbers = numbersIn(record);
    if (!numbers) return std::nullopt;
    switch (question.kind) {
        case AnswerKind::Arrow:
        case AnswerKind::Plane:
            return numbers->size() == 2 ? std::optional<QuestionAnswer>(Vec2{(*numbers)[0], (*numbers)[1]}) : std::nullopt;
        case AnswerKind::PickLine:
            return lineIn(*question.listing, *numbers);
        case AnswerKind::OrderLines:
            return orderIn(*question.listing, *numbers);
        case AnswerKind::PickRows:
            return rowsIn(*numbers);
        case AnswerKind::Curve: {
            const bool arePoints = std::ranges::all_of(*numbers, [](Real value) { return value > 0; });
            if (numbers->size() != question.curve->sweeps.size() || !arePoints) return std::nullopt;
            return CurveAnswer{*numbers};
        }
        default:
            return numbers->size() == 1 ? std::optional<QuestionAnswer>(numbers->front()) : std::nullopt;
    }
}

}  // namespace solverscope
