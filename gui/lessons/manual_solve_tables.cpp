// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/manual_solve_tables.h"

#include <QCoreApplication>
#include <QFont>
#include <QStringList>
#include <cmath>
#include <tuple>

#include "gui/text/manual_solve_text.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "physics/world/position_step.h"

namespace solverscope {
namespace {

constexpr int tableDigits = 5;
constexpr Real rounding = 1e-9;  // smaller ones are rounding: the power of ten suffices
constexpr int digitsOfRounding = 2;

struct ManualSolveTables {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ManualSolveTables)
};

int digitsFor(Real number, int most) { return std::abs(number) < rounding ? digitsOfRounding : most; }

QVariant handCell(Real number, int role) { return numberCell(number, role, digitsFor(number, tableDigits)); }

/// Rows as at their next visit: position rows are recomputed for the current poses.
World workedOut(const ManualSolve& solve) {
    World world = solve.world();
    if (solve.list() == RowList::Positions)
        for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) relinearizePosition(world, i);
    return world;
}

QVariant bodyCell(const ManualBodyLine& line, std::size_t place, int role) {
    const auto& before = line.before[place];
    if (role == Qt::FontRole && before) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role != Qt::DisplayRole || !before) return handCell(line.now[place], role);
    const auto text = [](Real number) { return shown(number, digitsFor(number, tableDigits - 1)); };
    return QStringLiteral("%1 → %2").arg(text(*before), text(line.now[place]));
}

}  // namespace

std::vector<ManualRowLine> manualRowLines(const Scene& scene, const ManualSolve& solve) {
    const World world = workedOut(solve);
    const auto& rows = rowsOf(world, solve.phase());
    std::vector<ManualRowLine> lines;
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        lines.push_back({manualRowName(scene, solve, i), rowKindLabel(row.kind, row.constraint.kind), bodyText(scene, row.a),
                         bodyText(scene, row.b), row, boundsOf(row, rows[row.normalRow].lambda),
                         !solve.isDone() && solve.isVisited(i)});
    }
    return lines;
}

std::vector<ManualBodyLine> manualBodyLines(const Scene& scene, const ManualSolve& solve) {
    const World& world = solve.world();
    const std::optional<World> before = solve.made() > 0 ? std::optional(solve.worldAfter(solve.made() - 1)) : std::nullopt;
    std::vector<bool> touched(world.bodies.size(), false);
    std::vector<std::array<bool, 3>> reached(world.bodies.size());
    for (const Row& row : rowsOf(world, solve.phase()))
        for (const auto& [body, n, w] : {std::tuple{row.a, directionOnA(row), row.wA}, std::tuple{row.b, row.n, row.wB}}) {
            if (index(body) >= touched.size() || !(world.inverseMasses[index(body)].m > 0)) continue;
            touched[index(body)] = true;
            auto& numbers = reached[index(body)];
            numbers = {numbers[0] || n.x != 0, numbers[1] || n.y != 0, numbers[2] || w != 0};
        }
    std::vector<ManualBodyLine> lines;
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i) {
        if (!touched[i]) continue;
        const Velocity now = motionOf(world, solve.phase(), BodyId{i});
        ManualBodyLine line;
        line.name = bodyText(scene, BodyId{i});
        line.now = {now.v.x, now.v.y, now.w};
        if (before) {
            const Velocity old = motionOf(*before, solve.phase(), BodyId{i});
            const std::array<Real, 3> numbers{old.v.x, old.v.y, old.w};
            for (std::size_t k = 0; k < numbers.size(); ++k)
                if (numbers[k] != line.now[k]) line.before[k] = numbers[k];
        }
        line.reached = reached[i];
        line.inverseMass = world.inverseMasses[i].m;
        line.inverseInertia = world.inverseMasses[i].I;
        lines.push_back(std::move(line));
    }
    return lines;
}

ManualRowTable* makeManualRowTable(QObject* parent) {
    const auto number = [](Real Row::*member) {
        return [member](const ManualRowLine& line, int role) { return handCell(line.row.*member, role); };
    };
    return new ManualRowTable(
        {{ManualSolveTables::tr("Row"), ManualSolveTables::tr("The rows of this phase; ✓: visited in this sweep"),
          [](const ManualRowLine& line, int role) {
              return textCell(line.visited ? QStringLiteral("✓ ") + line.name : line.name, role);
          }},
         {ManualSolveTables::tr("Kind"), ManualSolveTables::tr("Which impulses the row allows"),
          [](const ManualRowLine& line, int role) { return textCell(line.kind, role); }},
         {ManualSolveTables::tr("eff. mass"), ManualSolveTables::tr("1 / (K + γ): the impulse per unit of velocity [kg]"),
          number(&Row::effectiveMass)},
         {ManualSolveTables::tr("bias"),
          ManualSolveTables::tr("What is added to Jv [m/s]; for rows that move positions, the error C [m]"), number(&Row::bias)},
         {QStringLiteral("γ"), ManualSolveTables::tr("Softness: how much the row yields to Λ"), number(&Row::softness)},
         {QStringLiteral("Λ"), ManualSolveTables::tr("The sum so far [N s; kg m where positions are moved]"), number(&Row::lambda)},
         {ManualSolveTables::tr("bounds"), ManualSolveTables::tr("Λ has to stay between these"),
          [](const ManualRowLine& line, int role) {
              return textCell(QStringLiteral("%1 … %2").arg(shown(line.bounds.lower, tableDigits - 1),
                                                            shown(line.bounds.upper, tableDigits - 1)),
                              role);
          }},
         {QStringLiteral("n; wA; wB"),
          ManualSolveTables::tr("J = (−n, −wA, n, wB): the direction, and the lever arms on both bodies [m]"),
          [](const ManualRowLine& line, int role) {
              return textCell(QStringLiteral("(%1; %2); %3; %4")
                                  .arg(shown(line.row.n.x, tableDigits - 1), shown(line.row.n.y, tableDigits - 1),
                                       shown(line.row.wA, tableDigits - 1), shown(line.row.wB, tableDigits - 1)),
                              role);
          }},
         {ManualSolveTables::tr("A → B"), ManualSolveTables::tr("The two bodies: n points from A to B"),
          [](const ManualRowLine& line, int role) { return textCell(QStringLiteral("%1 → %2").arg(line.a, line.b), role); }}},
        parent);
}

ManualBodyTable* makeManualBodyTable(QObject* parent) {
    std::vector<ManualBodyTable::Column> columns{
        {ManualSolveTables::tr("Body"), {}, [](const ManualBodyLine& line, int role) { return textCell(line.name, role); }}};
    for (std::size_t place = 0; place < 3; ++place)
        columns.push_back({{},
                           ManualSolveTables::tr("Bold: changed by the last visit"),
                           [place](const ManualBodyLine& line, int role) { return bodyCell(line, place, role); }});
    columns.push_back({QStringLiteral("1/m"), ManualSolveTables::tr("Inverse mass [1/kg]"),
                       [](const ManualBodyLine& line, int role) { return handCell(line.inverseMass, role); }});
    columns.push_back({QStringLiteral("1/I"), ManualSolveTables::tr("Inverse moment of inertia [1/(kg m²)]"),
                       [](const ManualBodyLine& line, int role) { return handCell(line.inverseInertia, role); }});
    return new ManualBodyTable(std::move(columns), parent);
}

QStringList manualBodyTitles(RowList list) {
    if (list == RowList::Positions) return {QStringLiteral("x [m]"), QStringLiteral("y [m]"), ManualSolveTables::tr("angle [rad]")};
    return {QStringLiteral("vx [m/s]"), QStringLiteral("vy [m/s]"), QStringLiteral("ω [rad/s]")};
}

}  // namespace solverscope
