// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/formats/table.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <sstream>
#include <string_view>

#include "physics/base/missing.h"
#include "physics/base/plain_text.h"
#include "physics/trace/names.h"
#include "physics/trace/quantities.h"
#include "physics/trace/step_trace.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr const char* formulaBegins = "=+-@\t\r";

/// Whether an unquoted line would have a cell after a comma that a spreadsheet takes for a formula.
bool holdsFormula(std::string_view text) {
    for (std::size_t i = 1; i < text.size(); ++i)
        if ((text[i - 1] == ',' || text[i - 1] == ';') && std::string_view(formulaBegins).find(text[i]) != std::string_view::npos)
            return true;
    return false;
}

std::string quoted(const std::string& text) {
    if (text.find_first_of(",;\"\t\r\n") == std::string::npos) return text;
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
    std::string operator()(Real number) const { return isPresent(number) ? numberText(number) : std::string(); }
    std::string operator()(const std::string& text) const { return text; }
};

struct JsonCell {
    nlohmann::ordered_json operator()(std::monostate) const { return nullptr; }
    nlohmann::ordered_json operator()(std::int64_t number) const { return number; }
    nlohmann::ordered_json operator()(Real number) const {
        if (std::isfinite(number)) return number;
        if (!isPresent(number)) return nullptr;
        return numberText(number);
    }
    nlohmann::ordered_json operator()(const std::string& text) const { return text; }
};

nlohmann::ordered_json jsonObject(const std::vector<std::string>& columns, const std::vector<Cell>& line) {
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < line.size(); ++i) object[columns[i]] = std::visit(JsonCell{}, line[i]);
    return object;
}

/// As a part of a larger text, at this nesting depth.
std::string dumped(const nlohmann::ordered_json& json, std::size_t level) {
    const std::string text = json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace);
    std::string indented;
    for (const char c : text) {
        indented += c;
        if (c == '\n') indented.append(level, ' ');
    }
    return indented;
}

/// The numbers of a test, by name: they have no columns of their own.
void writePairFacts(const PairTest& test, const std::string& name, auto& to) {
    const auto fact = [&](const char* what, Cell value) { to.fact(name + what, std::move(value)); };
    fact("overlaps", std::int64_t{test.overlaps});
    for (std::uint8_t i = 0; i < test.axes; ++i) to.fact(name + "overlap_" + std::to_string(i + 1), test.overlap[i]);
    if (test.reachSquared > 0) {
        fact("distance_squared", test.distanceSquared);
        fact("reach_squared", test.reachSquared);
    }
    if (test.normal != Vec2{}) fact("depth", test.depth);
    fact("special_case", std::string(specialCaseName(test.special)));
    fact("contacts", std::int64_t{test.contacts});
}

/// The numbers of a visit to a body, and those of the rows that came in.
void writeBlockFacts(const BodyBlock& block, const std::string& name, auto& to) {
    const auto fact = [&](const std::string& what, Real value) { to.fact(name + what, value); };
    const BodyMatrix& A = block.matrix;
    for (const auto& [what, value] : {std::pair("xx", A.xx), std::pair("xy", A.xy), std::pair("xw", A.xw), std::pair("yy", A.yy),
                                      std::pair("yw", A.yw), std::pair("ww", A.ww)})
        fact(std::string("matrix_") + what, value);
    const auto vector = [&](const std::string& what, const Velocity& value) {
        fact(what + "_x", value.v.x);
        fact(what + "_y", value.v.y);
        fact(what + "_w", value.w);
    };
    vector("force", block.force);
    vector("step", block.step);
    for (const BlockRow& row : block.rows) {
        const std::string ofRow = "row[" + std::to_string(row.row) + "].";
        fact(ofRow + "error", row.C);
        fact(ofRow + "stiffness", row.stiffness);
        fact(ofRow + "force", row.force);
    }
}

void appendVelocity(std::vector<Cell>& line, const Velocity& velocity) {
    line.insert(line.end(), {velocity.v.x, velocity.v.y, velocity.w});
}

/// A warning that the numbers come from the bug museum, not from a correct solver.
void warnOfMistake(const Settings& settings, auto& to) {
    if (!isMuseumPiece(settings.method)) return;
    const SettingChoice& method = *chosen(settings, "method");
    to.fact("wrong_on_purpose", std::string(method.name) + ": " + std::string(method.explanation));
}

/// Collects lines and facts.
struct TableFiller {
    Table& table;
    void line(std::vector<Cell> line) { table.lines.push_back(std::move(line)); }
    void fact(std::string name, Cell value) { table.facts.push_back({std::move(name), std::move(value)}); }
};

}  // namespace

std::string csvField(const std::string& text) {
    const std::string plain = withoutControlCharacters(text, "\uFFFD", "\n\t\r");
    const bool looksLikeFormula = plain.find_first_of(formulaBegins) == 0 && !numberOf<Real>(plain);
    return quoted(looksLikeFormula ? "'" + plain : plain);
}

std::string cellText(const Cell& cell) { return std::visit(CsvCell{}, cell); }

std::string csvLine(const std::vector<Cell>& line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i > 0) text += ',';
        text += csvField(cellText(line[i]));
    }
    return text + '\n';
}

TablePrinter::TablePrinter(std::ostream& out, TableFormat format, std::vector<std::string> columns)
    : m_out(out), m_format(format), m_columns(std::move(columns)) {
    if (m_format == TableFormat::Json) {
        m_out << "{\n \"columns\": " << dumped(m_columns, 1) << ",\n \"rows\": [";
        return;
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) m_out << (i > 0 ? "," : "") << m_columns[i];
    m_out << '\n';
}

void TablePrinter::line(const std::vector<Cell>& line) {
    if (m_format == TableFormat::Json)
        m_out << (m_hasLines ? ",\n  " : "\n  ") << dumped(jsonObject(m_columns, line), 2);
    else
        m_out << csvLine(line);
    m_hasLines = true;
}

void TablePrinter::closeRows() { m_out << (m_hasLines ? "\n ]" : "]") << ",\n \"facts\": {"; }

void TablePrinter::fact(const std::string& name, const Cell& value) {
    if (m_format == TableFormat::Json) {
        if (!m_hasFacts) closeRows();
        m_out << (m_hasFacts ? ",\n  " : "\n  ") << dumped(name, 2) << ": " << dumped(std::visit(JsonCell{}, value), 2);
    } else if (holdsFormula(name)) {
        m_out << csvField("# " + name + "=" + cellText(value)) << '\n';
    } else {
        m_out << "# " << name << '=' << csvField(cellText(value)) << '\n';
    }
    m_hasFacts = true;
}

void TablePrinter::end() {
    if (m_format != TableFormat::Json) return;
    if (!m_hasFacts) closeRows();
    m_out << (m_hasFacts ? "\n }" : "}") << "\n}\n";
}

namespace {

std::string printedText(const Table& table, TableFormat format) {
    std::ostringstream out;
    TablePrinter printer(out, format, table.columns);
    for (const auto& line : table.lines) printer.line(line);
    for (const Table::Fact& fact : table.facts) printer.fact(fact.name, fact.value);
    printer.end();
    return out.str();
}

}  // namespace

std::string csvText(const Table& table) { return printedText(table, TableFormat::Csv); }
std::string jsonText(const Table& table) { return printedText(table, TableFormat::Json); }

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
    TableFiller filler{table};
    warnOfMistake(world.settings, filler);
    return table;
}

namespace {

std::vector<std::string> traceColumns() {
    std::vector<std::string> columns;
    for (const QuantityInfo& info : quantities())
        if (info.isColumn) columns.emplace_back(info.key);
    columns.insert(columns.end(), {"source_file", "source_line"});
    return columns;
}

/// A quantity of a stop as a cell.
Cell cellOf(const QuantityInfo& info, const Scene& scene, const Stop& stop) {
    const Event& event = stop.event;
    if (info.kind == QuantityKind::ConstraintName) return constraintName(scene, stop.world, event.constraint);
    if (info.kind == QuantityKind::BodyName) return bodyName(scene, info.key == "body_a" ? event.a : event.b);
    const auto value = valueOf(info, stop);
    if (!value || !isPresent(*value)) return {};
    if (info.kind == QuantityKind::Choice) return std::string(valuesOf(info)[static_cast<std::size_t>(*value)]);
    return info.unit == UnitKind::Count ? Cell(static_cast<std::int64_t>(*value)) : Cell(*value);
}

/// Passes the lines and the facts of the table to `to`.
void traceTo(auto& to, const Scene& scene, const World& start) {
    const StepTrace step(start);
    const World& world = step.end();
    const EventList& events = step.events();
    const std::size_t columns = traceColumns().size();
    StepSoFar soFar;
    soFar.step = world.step;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& e = events[i];
        soFar.stop = i;
        std::vector<Cell> line;
        for (const QuantityInfo& info : quantities())
            if (info.isColumn && (e.kind == EventKind::Row || info.scope == QuantityScope::Everywhere))
                line.push_back(cellOf(info, scene, {e, world, soFar}));
        if (e.kind == EventKind::Pair) {
            const PairTest& test = world.pairTests[e.pair];
            line.insert(line.end(), {std::int64_t{e.pair}, std::string(eventKindName(e.kind)),
                                     std::string(overlapTestName(test.test)), bodyName(scene, e.a), bodyName(scene, e.b)});
            if (test.normal != Vec2{}) line.insert(line.end(), {test.normal.x, test.normal.y});
        } else if (e.kind == EventKind::Body) {
            line.insert(line.end(), {Cell{}, std::string(eventKindName(e.kind)), Cell{}, bodyName(scene, e.a)});
        } else if (e.kind != EventKind::Row) {
            line.insert(line.end(), {Cell{}, std::string(eventKindName(e.kind))});
        }
        line.resize(columns - 2);
        line.insert(line.end(), {std::string(e.where.file), std::int64_t{e.where.line}});
        to.line(std::move(line));
    }

    warnOfMistake(world.settings, to);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind != EventKind::Row || events[i].skew == Vec2{}) continue;
        const std::string name = "event[" + std::to_string(i) + "].";
        to.fact(name + "n_a_x", directionOnA(events[i]).x);
        to.fact(name + "n_a_y", directionOnA(events[i]).y);
    }
    if (solvesBodies(world.settings.method)) {
        World now = step.start();
        step.walk(now, [&](const Event& e, std::size_t number) {
            if (e.kind == EventKind::Body) writeBlockFacts(now.blocks.visited, "event[" + std::to_string(number) + "].", to);
        });
    }
    for (std::size_t i = 0; i < world.pairTests.size(); ++i)
        writePairFacts(world.pairTests[i], "pair[" + std::to_string(i) + "].", to);
    if (step.leftOut() > 0) to.fact("visits_left_out", static_cast<std::int64_t>(step.leftOut()));
    const auto after = [&](Phase phase) {
        const auto event = step.endOf(phase);
        return event ? std::optional(step.worldAt(*event)) : std::nullopt;
    };
    const auto velocities = after(Phase::Linearize);
    // Where bodies are solved, they move once more before the sweeps.
    const auto positions = after(beginOfPositionSweeps(world.settings));
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const std::string name = "body[" + scene.bodies[i].id + "].";
        to.fact(name + "inverse_mass", world.inverseMasses[i].m);
        to.fact(name + "inverse_inertia", world.inverseMasses[i].I);
        if (velocities) {
            to.fact(name + "vx", velocities->velocities[i].v.x);
            to.fact(name + "vy", velocities->velocities[i].v.y);
            to.fact(name + "omega", velocities->velocities[i].w);
        }
        if (positions) {
            to.fact(name + "x", positions->poses[i].position.x);
            to.fact(name + "y", positions->poses[i].position.y);
            to.fact(name + "angle", positions->poses[i].angle);
        }
    }
}

}  // namespace

Table traceTable(const Scene& scene, const World& start) {
    Table table{traceColumns(), {}, {}};
    TableFiller filler{table};
    traceTo(filler, scene, start);
    return table;
}

void printTrace(const Scene& scene, const World& start, TableFormat format, std::ostream& out) {
    TablePrinter printer(out, format, traceColumns());
    traceTo(printer, scene, start);
    printer.end();
}

}  // namespace solverscope
