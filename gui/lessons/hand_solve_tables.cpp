// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/hand_solve_tables.h"

#include <QCoreApplication>
#include <QFont>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <tuple>

#include "gui/text/hand_solve_words.h"
#include "gui/text/number_text.h"
#include "gui/text/row_words.h"
#include "physics/solvers/clamping.h"
#include "physics/trace/names.h"
#include "physics/world/position_step.h"

namespace solverscope {
namespace {

constexpr int tableDigits = 5;
constexpr Real rounding = 1e-9;  // what is smaller is left over from rounding: its power of ten says all
constexpr int digitsOfRounding = 2;

struct HandSolveTables {
    Q_DECLARE_TR_FUNCTIONS(solverscope::HandSolveTables)
};

int digitsFor(Real number, int most) { return std::abs(number) < rounding ? digitsOfRounding : most; }

QVariant handCell(Real number, int role) { return numberCell(number, role, digitsFor(number, tableDigits)); }

/// Rows as they will be when their turn comes: what moves positions is worked out for where the bodies are now.
World workedOut(const HandSolve& solve) {
    World world = solve.world();
    if (solve.list() == RowList::Positions)
        for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) relinearizePosition(world, i);
    return world;
}

QVariant bodyCell(const HandBodyLine& line, std::size_t place, int role) {
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

std::vector<HandRowLine> handRowLines(const Scene& scene, const HandSolve& solve) {
    const World world = workedOut(solve);
    const auto& rows = rowsOf(world, solve.phase());
    std::vector<HandRowLine> lines;
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const Bounds bounds = boundsOf(row, rows[row.normalRow].lambda);
        HandRowLine line;
        line.row = i;
        line.name = handRowName(scene, solve, i);
        line.kind = rowKindInAWord(row.kind, row.constraint.kind);
        line.mass = row.effectiveMass;
        line.bias = row.bias;
        line.softness = row.softness;
        line.lambda = row.lambda;
        line.lower = bounds.lower;
        line.upper = bounds.upper;
        line.n = row.n;
        line.wA = row.wA;
        line.wB = row.wB;
        line.a = QString::fromStdString(bodyName(scene, row.a));
        line.b = QString::fromStdString(bodyName(scene, row.b));
        line.visited = !solve.isDone() && solve.isVisited(i);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<HandBodyLine> handBodyLines(const Scene& scene, const HandSolve& solve) {
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
    std::vector<HandBodyLine> lines;
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i) {
        if (!touched[i]) continue;
        const Velocity now = motionOf(world, solve.phase(), BodyId{i});
        HandBodyLine line;
        line.name = QString::fromStdString(bodyName(scene, BodyId{i}));
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

HandRowTable* makeHandRowTable(QObject* parent) {
    const auto number = [](Real HandRowLine::*member) {
        return [member](const HandRowLine& line, int role) { return handCell(line.*member, role); };
    };
    return new HandRowTable(
        {{HandSolveTables::tr("Row"), HandSolveTables::tr("The rows of this phase; ✓: this sweep has been there"),
          [](const HandRowLine& line, int role) {
              return textCell(line.visited ? QStringLiteral("✓ ") + line.name : line.name, role);
          }},
         {HandSolveTables::tr("Kind"), HandSolveTables::tr("What the row may do"),
          [](const HandRowLine& line, int role) { return textCell(line.kind, role); }},
         {HandSolveTables::tr("eff. mass"), HandSolveTables::tr("1 / (K + γ): how much impulse one unit of velocity takes [kg]"),
          number(&HandRowLine::mass)},
         {HandSolveTables::tr("bias"),
          HandSolveTables::tr("What is added to Jv [m/s]; of rows that move positions the error C [m]"),
          number(&HandRowLine::bias)},
         {QStringLiteral("γ"), HandSolveTables::tr("Softness: Λ gives way by so much"), number(&HandRowLine::softness)},
         {QStringLiteral("Λ"), HandSolveTables::tr("The sum so far [N s; kg m where positions are moved]"),
          number(&HandRowLine::lambda)},
         {HandSolveTables::tr("bounds"), HandSolveTables::tr("Between these Λ has to stay"),
          [](const HandRowLine& line, int role) {
              return textCell(QStringLiteral("%1 … %2").arg(shown(line.lower, tableDigits - 1), shown(line.upper, tableDigits - 1)),
                              role);
          }},
         {QStringLiteral("n; wA; wB"),
          HandSolveTables::tr("J = (−n, −wA, n, wB): the direction, and the lever arms on both bodies [m]"),
          [](const HandRowLine& line, int role) {
              return textCell(QStringLiteral("(%1; %2); %3; %4")
                                  .arg(shown(line.n.x, tableDigits - 1), shown(line.n.y, tableDigits - 1),
                                       shown(line.wA, tableDigits - 1), shown(line.wB, tableDigits - 1)),
                              role);
          }},
         {HandSolveTables::tr("A → B"), HandSolveTables::tr("The two bodies: n points from A to B"),
          [](const HandRowLine& line, int role) { return textCell(QStringLiteral("%1 → %2").arg(line.a, line.b), role); }}},
        parent);
}

HandBodyTable* makeHandBodyTable(QObject* parent) {
    std::vector<HandBodyTable::Column> columns{
        {HandSolveTables::tr("Body"), {}, [](const HandBodyLine& line, int role) { return textCell(line.name, role); }}};
    for (std::size_t place = 0; place < 3; ++place)
        columns.push_back({{}, HandSolveTables::tr("Bold: changed by the last visit"), [place](const HandBodyLine& line, int role) {
                               return bodyCell(line, place, role);
                           }});
    columns.push_back({QStringLiteral("1/m"), HandSolveTables::tr("Inverse mass [1/kg]"),
                       [](const HandBodyLine& line, int role) { return handCell(line.inverseMass, role); }});
    columns.push_back({QStringLiteral("1/I"), HandSolveTables::tr("Inverse moment of inertia [1/(kg m²)]"),
                       [](const HandBodyLine& line, int role) { return handCell(line.inverseInertia, role); }});
    return new HandBodyTable(std::move(columns), parent);
}

QStringList handBodyTitles(RowList list) {
    if (list == RowList::Positions) return {QStringLiteral("x [m]"), QStringLiteral("y [m]"), HandSolveTables::tr("angle [rad]")};
    return {QStringLiteral("vx [m/s]"), QStringLiteral("vy [m/s]"), QStringLiteral("ω [rad/s]")};
}

}  // namespace solverscope
