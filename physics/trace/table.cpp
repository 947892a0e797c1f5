// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/table.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "physics/base/not_told.h"
#include "physics/base/number_text.h"
#include "physics/trace/fields.h"
#include "physics/trace/names.h"
#include "physics/trace/trace.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr std::array traceFields{
    Field::Step,     Field::Substep,    Field::Phase,    Field::Iteration,     Field::Event, Field::Row,
    Field::Kind,     Field::Constraint, Field::BodyA,    Field::BodyB,         Field::Nx,    Field::Ny,
    Field::LeverA,   Field::LeverB,     Field::Jv,       Field::EffectiveMass, Field::Bias,  Field::Softness,
    Field::RawDelta, Field::SumBefore,  Field::SumAfter, Field::Delta,         Field::Clamp, Field::VAx,
    Field::VAy,      Field::WA,         Field::VBx,      Field::VBy,           Field::WB};

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"') result += '"';
        result += c;
    }
    return result + '"';
}

struct CsvCell {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(Real number) const { return isTold(number) ? numberText(number) : std::string(); }
    std::string operator()(const std::string& text) const { return text; }
};

struct JsonCell {
    nlohmann::ordered_json operator()(std::monostate) const { return nullptr; }
    nlohmann::ordered_json operator()(std::int64_t number) const { return number; }
    nlohmann::ordered_json operator()(Real number) const {
        if (std::isfinite(number)) return number;
        if (!isTold(number)) return nullptr;
        return numberText(number);
    }
    nlohmann::ordered_json operator()(const std::string& text) const { return text; }
};

nlohmann::ordered_json jsonObject(const std::vector<std::string>& columns, const std::vector<Cell>& line) {
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < line.size(); ++i) object[columns[i]] = std::visit(JsonCell{}, line[i]);
    return object;
}

/// The numbers of a test, by name: they have no columns of their own.
void appendPairFacts(const PairTest& test, const std::string& name, Table& table) {
    const auto fact = [&](const char* what, Cell value) { table.facts.push_back({name + what, std::move(value)}); };
    fact("overlaps", std::int64_t{test.overlaps});
    for (std::uint8_t i = 0; i < test.axes; ++i)
        table.facts.push_back({name + "overlap_" + std::to_string(i + 1), test.overlap[i]});
    if (test.reachSquared > 0) {
        fact("distance_squared", test.distanceSquared);
        fact("reach_squared", test.reachSquared);
    }
    if (test.normal != Vec2{}) fact("depth", test.depth);
    fact("special_case", std::string(specialCaseName(test.special)));
    fact("contacts", std::int64_t{test.contacts});
}

void appendVelocity(std::vector<Cell>& line, const Velocity& velocity) {
    line.insert(line.end(), {velocity.v.x, velocity.v.y, velocity.w});
}

/// So that nobody takes the numbers of the bug museum for those of a solver.
void warnOfMistake(const Settings& settings, Table& table) {
    if (!isWrongOnPurpose(settings.method)) return;
    const SettingChoice& method = *chosen(settings, "method");
    table.facts.push_back({"wrong_on_purpose", std::string(method.name) + ": " + std::string(method.explanation)});
}

}  // namespace

std::string cellText(const Cell& cell) { return std::visit(CsvCell{}, cell); }

std::string csvLine(const std::vector<Cell>& line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i > 0) text += ',';
        text += quoted(cellText(line[i]));
    }
    return text + '\n';
}

std::string csvText(const Table& table) {
    std::string text;
    for (const std::string& column : table.columns) text += (text.empty() ? "" : ",") + column;
    text += '\n';
    for (const auto& line : table.lines) text += csvLine(line);
    for (const Table::Fact& fact : table.facts) text += "# " + fact.name + "=" + quoted(cellText(fact.value)) + "\n";
    return text;
}

std::string jsonText(const Table& table) {
    nlohmann::ordered_json json;
    json["columns"] = table.columns;
    json["rows"] = nlohmann::ordered_json::array();
    for (const auto& line : table.lines) json["rows"].push_back(jsonObject(table.columns, line));
    json["facts"] = nlohmann::ordered_json::object();
    for (const Table::Fact& fact : table.facts) json["facts"][fact.name] = std::visit(JsonCell{}, fact.value);
    return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string jsonLine(const std::vector<std::string>& columns, const std::vector<Cell>& line) {
    return jsonObject(columns, line).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string hashText(std::uint64_t hash) {
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; hash >>= 4) digits[i] = "0123456789abcdef"[hash & 15];
    return digits;
}

Table worldTable(const Scene& scene, const World& world) {
    Table table;
    table.columns = {"body", "x", "y", "angle", "vx", "vy", "omega", "inverse_mass", "inverse_inertia"};
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const Pose& pose = world.poses[i];
        std::vector<Cell> line{scene.bodies[i].id, pose.position.x, pose.position.y, pose.angle};
        appendVelocity(line, world.velocities[i]);
        line.insert(line.end(), {world.inverseMasses[i].m, world.inverseMasses[i].I});
        table.lines.push_back(std::move(line));
    }
    const Measures m = measure(world);
    table.facts = {{"hash", hashText(hashOf(world))},
                   {"kinetic_energy", m.kineticEnergy},
                   {"potential_energy", m.potentialEnergy},
                   {"momentum_x", m.momentum.x},
                   {"momentum_y", m.momentum.y},
                   {"angular_momentum", m.angularMomentum},
                   {"worst_penetration", m.worstPenetration},
                   {"worst_joint_error", m.worstJointError},
                   {"contacts", std::int64_t{m.contacts}}};
    warnOfMistake(world.settings, table);
    return table;
}

Table traceTable(const Scene& scene, const World& start) {
    World world = start;
    std::vector<Event> events;
    const std::size_t leftOut = tracedStep(world, events);

    Table table;
    for (const Field field : traceFields) table.columns.emplace_back(infoOf(field).name);
    table.columns.insert(table.columns.end(), {"source_file", "source_line"});
    const std::int64_t stepNumber = world.step;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& e = events[i];
        std::vector<Cell> line{stepNumber, std::int64_t{e.substep}, std::string(phaseName(e.phase)), std::int64_t{e.iteration},
                               static_cast<std::int64_t>(i)};
        if (e.kind == EventKind::Row) {
            const RowVisit& v = e.visit;
            line.insert(line.end(), {std::int64_t{v.row}, std::string(rowKindName(e.rowKind)),
                                     constraintName(scene, world, e.constraint), bodyName(scene, e.a), bodyName(scene, e.b), e.n.x,
                                     e.n.y, e.wA, e.wB, v.jv, e.effectiveMass, e.bias, e.softness, v.rawDelta, v.sumBefore,
                                     v.sumAfter, v.delta, v.clampKnown ? Cell(std::string(clampName(v.clamp))) : Cell()});
            appendVelocity(line, e.vA);
            appendVelocity(line, e.vB);
        } else if (e.kind == EventKind::Pair) {
            const PairTest& test = world.pairTests[e.pair];
            line.insert(line.end(), {std::int64_t{e.pair}, std::string(eventKindName(e.kind)),
                                     std::string(overlapTestName(test.test)), bodyName(scene, e.a), bodyName(scene, e.b)});
            if (test.normal != Vec2{}) line.insert(line.end(), {test.normal.x, test.normal.y});
            line.resize(table.columns.size() - 2);
        } else {
            line.insert(line.end(), {Cell{}, std::string(eventKindName(e.kind))});
            line.resize(table.columns.size() - 2);
        }
        line.insert(line.end(), {std::string(e.where.file), std::int64_t{e.where.line}});
        table.lines.push_back(std::move(line));
    }

    warnOfMistake(world.settings, table);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind != EventKind::Row || events[i].skew == Vec2{}) continue;
        const std::string name = "event[" + std::to_string(i) + "].";
        table.facts.push_back({name + "n_a_x", directionOnA(events[i]).x});
        table.facts.push_back({name + "n_a_y", directionOnA(events[i]).y});
    }
    for (std::size_t i = 0; i < world.pairTests.size(); ++i)
        appendPairFacts(world.pairTests[i], "pair[" + std::to_string(i) + "].", table);
    if (leftOut > 0) table.facts.push_back({"visits_left_out", static_cast<std::int64_t>(leftOut)});
    const auto after = [&](Phase phase) {
        const auto isIt = [phase](const Event& e) { return e.kind == EventKind::Phase && e.phase == phase; };
        const auto found = std::find_if(events.begin(), events.end(), isIt);
        return found == events.end() ? std::nullopt
                                     : std::optional(photograph(start, static_cast<std::size_t>(found - events.begin())));
    };
    const auto velocities = after(Phase::Linearize);
    const auto positions = after(Phase::LinearizePositions);
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const std::string name = "body[" + scene.bodies[i].id + "].";
        table.facts.push_back({name + "inverse_mass", world.inverseMasses[i].m});
        table.facts.push_back({name + "inverse_inertia", world.inverseMasses[i].I});
        if (velocities) {
            table.facts.push_back({name + "vx", velocities->velocities[i].v.x});
            table.facts.push_back({name + "vy", velocities->velocities[i].v.y});
            table.facts.push_back({name + "omega", velocities->velocities[i].w});
        }
        if (positions) {
            table.facts.push_back({name + "x", positions->poses[i].position.x});
            table.facts.push_back({name + "y", positions->poses[i].position.y});
            table.facts.push_back({name + "angle", positions->poses[i].angle});
        }
    }
    return table;
}

}  // namespace solverscope
