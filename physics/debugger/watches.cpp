// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/watches.h"

#include <algorithm>
#include <array>
#include <limits>

#include "physics/debugger/figures.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

constexpr std::string_view placeWord = "where";

constexpr std::array bodyTable{
    BodyFigureInfo{BodyFigure::X, "x", "m", "where the body's centre is"},
    BodyFigureInfo{BodyFigure::Y, "y", "m", "where the body's centre is"},
    BodyFigureInfo{BodyFigure::Angle, "angle", "rad", "by how much the body is turned"},
    BodyFigureInfo{BodyFigure::Vx, "v_x", "m/s", "velocity of the body's centre"},
    BodyFigureInfo{BodyFigure::Vy, "v_y", "m/s", "velocity of the body's centre"},
    BodyFigureInfo{BodyFigure::Omega, "omega", "rad/s", "angular velocity of the body"},
    BodyFigureInfo{BodyFigure::Speed, "speed", "m/s", "how fast the body's centre moves, wherever to"},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < bodyTable.size(); ++i)
        if (bodyTable[i].figure != static_cast<BodyFigure>(i)) return false;
    return true;
}
static_assert(inOrder());

bool isOfWord(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

/// Where the word stands that begins the place, between words and outside of names in quotation marks.
std::size_t findPlaceWord(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (quoted || text.substr(i, placeWord.size()) != placeWord) continue;
        const std::size_t end = i + placeWord.size();
        if ((i == 0 || !isOfWord(text[i - 1])) && (end == text.size() || !isOfWord(text[end]))) return i;
    }
    return std::string_view::npos;
}

std::size_t skipSpace(std::string_view text, std::size_t at) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
    return at;
}

Error errorAt(std::size_t at, std::string message) { return {{}, 1, static_cast<int>(at) + 1, std::move(message)}; }

/// v_y("box"), without quotation marks where the name is a word; nothing where the text does not begin so.
std::optional<Result<BodyNumber>> parseBodyNumber(std::string_view text, const Scene& scene) {
    const std::size_t begin = skipSpace(text, 0);
    std::size_t end = begin;
    while (end < text.size() && isOfWord(text[end])) ++end;
    const auto info = std::ranges::find(bodyTable, text.substr(begin, end - begin), &BodyFigureInfo::name);
    std::size_t at = skipSpace(text, end);
    if (info == bodyTable.end() || at == text.size() || text[at] != '(') return std::nullopt;
    at = skipSpace(text, at + 1);
    const std::size_t nameAt = at;
    const bool quoted = at < text.size() && text[at] == '"';
    std::size_t nameEnd = quoted ? text.find('"', at + 1) : at;
    if (quoted && nameEnd == std::string_view::npos) return errorAt(at, "expected a closing quotation mark");
    while (!quoted && nameEnd < text.size() && isOfWord(text[nameEnd])) ++nameEnd;
    const std::string_view name = quoted ? text.substr(at + 1, nameEnd - at - 1) : text.substr(at, nameEnd - at);
    if (name.empty()) return errorAt(nameAt, "expected the name of a body");
    const auto body = std::ranges::find(scene.bodies, name, &BodyDef::id);
    if (body == scene.bodies.end()) return errorAt(nameAt, "the scene has no body '" + std::string(name) + "'");
    at = skipSpace(text, quoted ? nameEnd + 1 : nameEnd);
    if (at == text.size() || text[at] != ')') return errorAt(at, "expected ')'");
    at = skipSpace(text, at + 1);
    if (at < text.size()) return errorAt(at, "expected 'where' or the end: a figure of a body stands alone");
    return BodyNumber{info->figure, BodyId{static_cast<std::uint32_t>(body - scene.bodies.begin())}};
}

/// Calls `read(meter, event, value)` wherever one has a value while `make(watch)` takes the world through a step.
template <typename Make, typename Read>
void readMeters(const World& world, std::span<const Meter> meters, Make make, Read read) {
    WantedFields wanted;
    for (const Meter& meter : meters) {
        wanted |= meter.figure.fields();
        if (meter.where) wanted |= meter.where->fields();
    }
    const auto onStop = [&](const Figures& figures) {
        for (std::size_t i = 0; i < meters.size(); ++i) {
            const Meter& meter = meters[i];
            if (meter.where && !meter.where->holds(figures)) continue;
            const Real value = meter.body ? figureOf(world, meter.body->body, meter.body->figure) : meter.figure.evaluate(figures);
            if (value == value) read(i, figures.place(), value);
        }
    };
    ScanWatch<ShownVisits::All, decltype(onStop)> watch(world, wanted, {}, onStop);
    make(watch);
}

}  // namespace

std::span<const BodyFigureInfo> bodyFigureTable() { return bodyTable; }

Real figureOf(const World& world, BodyId body, BodyFigure figure) {
    const Pose& pose = world.poses[index(body)];
    const Velocity& velocity = world.velocities[index(body)];
    switch (figure) {
        case BodyFigure::X:
            return pose.position.x;
        case BodyFigure::Y:
            return pose.position.y;
        case BodyFigure::Angle:
            return pose.angle;
        case BodyFigure::Vx:
            return velocity.v.x;
        case BodyFigure::Vy:
            return velocity.v.y;
        case BodyFigure::Omega:
            return velocity.w;
        case BodyFigure::Speed:
            break;
    }
    return length(velocity.v);
}

std::string_view Meter::unit() const {
    if (body) return bodyTable[static_cast<std::size_t>(body->figure)].unit;
    const auto field = figure.onlyField();
    return field ? infoOf(*field).unit : std::string_view();
}

Result<Meter> parseMeter(std::string_view text, const Scene& scene) {
    const std::size_t word = findPlaceWord(text);
    Meter meter;
    if (const auto ofBody = parseBodyNumber(text.substr(0, word), scene)) {
        if (!*ofBody) return ofBody->error();
        meter.body = **ofBody;
    } else {
        auto figure = parseFigure(text.substr(0, word), scene);
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

std::vector<std::vector<MeterReading>> meterReadings(const StepTrace& step, std::span<const Meter> meters) {
    std::vector<std::vector<MeterReading>> readings(meters.size());
    World world = step.start();
    readMeters(
        world, meters, [&](auto& watch) { step.replay(world, watch); },
        [&](std::size_t meter, std::size_t event, Real value) {
            auto& all = readings[meter];
            if (all.empty() || all.back().value != value) all.push_back({event, value});
        });
    return readings;
}

std::vector<Real> meterValues(World& world, std::span<const Meter> meters) {
    std::vector<Real> values(meters.size(), std::numeric_limits<Real>::quiet_NaN());
    readMeters(
        world, meters, [&](auto& watch) { relayedStep(world, watch); },
        [&](std::size_t meter, std::size_t, Real value) { values[meter] = value; });
    return values;
}

std::vector<Real> valuesAt(const StepTrace& step, std::size_t event, std::span<const Condition> expressions) {
    WantedFields wanted;
    for (const Condition& one : expressions) wanted |= one.fields();
    std::vector<Real> values(expressions.size(), std::numeric_limits<Real>::quiet_NaN());
    World world = step.start();
    const auto onStop = [&](const Figures& figures) {
        if (figures.place() != event) return;
        for (std::size_t i = 0; i < expressions.size(); ++i) values[i] = expressions[i].evaluate(figures);
    };
    ScanWatch<ShownVisits::All, decltype(onStop)> watch(world, wanted, {}, onStop);
    step.replay(world, watch);
    return values;
}

}  // namespace solverscope
