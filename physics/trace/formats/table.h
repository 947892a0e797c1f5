// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "physics/base/vec2.h"
#include "physics/scene/scene.h"
#include "physics/world/world.h"

namespace solverscope {

/// A cell of a table that is printed: nothing, a whole number, a number, or text.
using Cell = std::variant<std::monostate, std::int64_t, Real, std::string>;

/// The output of the command line: lines of cells, followed by facts about the whole.
struct Table {
    struct Fact {
        std::string name;
        Cell value;
    };

    std::vector<std::string> columns;
    std::vector<std::vector<Cell>> lines;
    std::vector<Fact> facts;
};

enum class TableFormat { Csv, Json };

/// Prints a table line by line, so that it is never in memory as a whole: lines, then facts, then end().
/// CSV: comma-separated values as in RFC 4180, an empty field for a number that a recorded trace lacks (null in JSON), numbers
/// that read back the same; then the facts as "# name=value".
/// JSON: {"columns": […], "rows": [{…}, …], "facts": {…}}. Numbers that are not finite are strings, as JSON has none.
class TablePrinter {
public:
    TablePrinter(std::ostream& out, TableFormat format, std::vector<std::string> columns);
    void line(const std::vector<Cell>& line);
    void fact(const std::string& name, const Cell& value);
    void end();

private:
    void closeRows();

    std::ostream& m_out;
    TableFormat m_format;
    std::vector<std::string> m_columns;
    bool m_hasLines = false;
    bool m_hasFacts = false;
};

/// The complete output of a TablePrinter.
std::string csvText(const Table& table);
std::string jsonText(const Table& table);

/// A text as a cell of CSV, quoted if necessary. What a spreadsheet would take for a formula (= + - @ at the beginning of
/// something that is not a number) gets a leading ', and control characters become U+FFFD: names and notes may come from other
/// people.
std::string csvField(const std::string& text);

/// The content of a cell in CSV, without quotes.
std::string cellText(const Cell& cell);

/// One line of it, with its end; the columns' names are a line of text cells.
std::string csvLine(const std::vector<Cell>& line);

/// One line as an object of JSON, on a line of its own.
std::string jsonLine(const std::vector<std::string>& columns, const std::vector<Cell>& line);

/// A hash in print: sixteen hexadecimal digits.
std::string hashText(std::uint64_t hash);

/// The world after a step: a line per body, and its hash and measures as facts.
Table worldTable(const Scene& scene, const World& world);

/// The step that begins with `start`: a line per event. The facts give every body's inverse masses and the velocities that the
/// first visit to a row begins with, so that each line can be worked out from the lines before it:
/// jv = n·v_b + w_b ω_b − n·v_a − w_a ω_a, raw_delta = −effective_mass (jv + bias + softness · sum_before), except in
/// warm starts, where raw_delta is the impulse brought along; sum_after = sum_before + delta. Where positions are solved, jv is 0,
/// va_x, va_y and wa are x, y and angle of body a, and the facts give those with which these sweeps begin.
/// The line of a pair test has the pair's number under `row`, "pair" under `kind`, the test's name under `constraint`, the bodies,
/// and the normal or separating axis under n_x and n_y where there is one; what it computed are facts pair[number].….
/// The line of a visit to a body has "body" under `kind` and the body under body_a; its matrix, right-hand side and step, and
/// error, stiffness and force of each of its rows are facts event[number].….
Table traceTable(const Scene& scene, const World& start);

/// Prints that table; its lines are created one by one.
void printTrace(const Scene& scene, const World& start, TableFormat format, std::ostream& out);

}  // namespace solverscope
