// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/breakpoints/watches.h"

#include <algorithm>
#include <limits>

#include "physics/base/text_cursor.h"
#include "physics/debugger/breakpoints/field_values.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

constexpr std::string_view placeWord = "where";

/// The position of the word that begins the place, between words and outside of names in quotation marks.
std::size_t findPlaceWord(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (quoted || text.substr(i, placeWord.size()) != placeWord) continue;
        const std::size_t end = i + placeWord.size();
        if ((i == 0 || !isNameCharacter(text[i - 1])) && (end == text.size() || !isNameCharacter(text[end]))) return i;
    }
    return std::string_view::npos;
}

Error errorAt(std::size_t at, std::string message) { return {{}, 1, static_cast<int>(at) + 1, std::move(message)}; }

/// v_y("box"), without quotation marks if the name is a word; nothing if the text does not begin with it.
std::optional<Result<BodyNumber>> parseBodyNumber(std::string_view text, const Scene& scene) {
    TextCursor in{text};
    in.skipBlanks();
    const auto quantity = findBodyQuantity(in.word());
    if (!quantity || !in.take("(")) return std::nullopt;
    in.skipBlanks();
    const std::size_t nameAt = in.at;
    const bool quoted = in.peek() == '"';
    const std::size_t end = text.find('"', nameAt + 1);
    if (quoted && end == std::string_view::npos) return errorAt(nameAt, "expected a closing quotation mark");
    const std::string_view name = quoted ? text.substr(nameAt + 1, end - nameAt - 1) : in.word();
    if (quoted) in.at = end + 1;
    if (name.empty()) return errorAt(nameAt, "expected the name of a body");
    const auto body = std::ranges::find(scene.bodies, name, &BodyDef::id);
    if (body == scene.bodies.end()) return errorAt(nameAt, "the scene has no body '" + std::string(name) + "'");
    if (!in.take(")")) return errorAt(in.at, "expected ')'");
    in.skipBlanks();
    if (!in.atEnd()) return errorAt(in.at, "expected 'where' or the end: a quantity of a body cannot be part of an expression");
    return BodyNumber{*quantity, BodyId{static_cast<std::uint32_t>(body - scene.bodies.begin())}};
}

/// Calls `read(meter, event, value)` wherever one has a value while `make(watch)` takes the world through a step.
template <typename Make, typename Read>
void readWatchExpressions(const World& world, std::span<const WatchExpression> meters, Make make, Read read) {
    WantedQuantities wanted;
    for (const WatchExpression& meter : meters) {
        wanted |= meter.figure.wanted();
        if (meter.where) wanted |= meter.where->wanted();
    }
    const auto onStop = [&](const FieldValues& figures) {
        for (std::size_t i = 0; i < meters.size(); ++i) {
            const WatchExpression& meter = meters[i];
            if (meter.where && !meter.where->holds(figures)) continue;
            const Real value =
                meter.body ? infoOf(meter.body->quantity).ofBody(world, meter.body->body) : meter.figure.evaluate(figures);
            if (value == value) read(i, figures.place(), value);
        }
    };
    ScanWatch<ShownVisits::All, decltype(onStop)> watch(world, wanted, {}, onStop);
    make(watch);
}

}  // namespace

std::string_view WatchExpression::unit() const {
    const QuantityInfo* info = body ? &infoOf(body->quantity) : figure.onlyQuantity();
    return info ? unitText(info->unit) : std::string_view();
}

Result<WatchExpression> parseWatchExpression(std::string_view text, const Scene& scene) {
    const std::size_t word = findPlaceWord(text);
    WatchExpression meter;
    if (const auto ofBody = parseBodyNumber(text.substr(0, word), scene)) {
        if (!*ofBody) return ofBody->error();
        meter.body = **ofBody;
    } else {
        auto figure = parseValue(text.substr(0, word), scene);
        if (!figure) return figure.error();
        meter.figure = std::move(*figure);
    }
    if (word == std::string_view::npos) return meter;
    const std::size_t place = word + placeWord.size();
    auto where = parseCondition(text.substr(place), scene);
    if (!where) {
        Error error = where.error();
        error.column += static_cast<int>(place);
        return error;
    }
    meter.where = std::move(*where);
    return meter;
}

std::vector<std::vector<WatchReading>> watchReadings(const StepTrace& step, std::span<const WatchExpression> meters) {
    std::vector<std::vector<WatchReading>> readings(meters.size());
    World world = step.start();
    readWatchExpressions(
        world, meters, [&](auto& watch) { step.replay(world, watch); },
        [&](std::size_t meter, std::size_t event, Real value) {
            auto& all = readings[meter];
            if (all.empty() || all.back().value != value) all.push_back({event, value});
        });
    return readings;
}

std::vector<Real> watchExpressionValues(World& world, std::span<const WatchExpression> meters) {
    std::vector<Real> values(meters.size(), std::numeric_limits<Real>::quiet_NaN());
    readWatchExpressions(
        world, meters, [&](auto& watch) { step<AnyStepWatch>(world, watch); },
        [&](std::size_t meter, std::size_t, Real value) { values[meter] = value; });
    return values;
}

std::vector<Real> valuesAt(const StepTrace& step, std::size_t event, std::span<const Condition> expressions) {
    WantedQuantities wanted;
    for (const Condition& one : expressions) wanted |= one.wanted();
    std::vector<Real> values(expressions.size(), std::numeric_limits<Real>::quiet_NaN());
    World world = step.start();
    const auto onStop = [&](const FieldValues& figures) {
        if (figures.place() != event) return;
        for (std::size_t i = 0; i < expressions.size(); ++i) values[i] = expressions[i].evaluate(figures);
    };
    ScanWatch<ShownVisits::All, decltype(onStop)> watch(world, wanted, {}, onStop);
    step.replay(world, watch, event);
    return values;
}

}  // namespace solverscope
