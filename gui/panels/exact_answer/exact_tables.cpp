// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/exact_answer/exact_tables.h"

#include <QHeaderView>
#include <algorithm>

#include "gui/charts/exportable.h"
#include "gui/style/colours.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int exactDigits = 6;

template <typename Line, typename Words>
typename ColumnTableModel<Line>::Column textColumn(const QString& title, const QString& toolTip, Words words) {
    return {title, toolTip, [words](const Line& line, int role) { return textCell(words(line), role); }};
}

QString activeStateInWords(const ExactRowsTable::Line& line) {
    if (line.unmoved) return ExactRowsTable::tr("nothing moves");
    switch (line.state) {
        case Clamp::None:
            return ExactRowsTable::tr("free");
        case Clamp::Lower:
            return ExactRowsTable::tr("lower bound");
        case Clamp::Upper:
            return ExactRowsTable::tr("upper bound");
    }
    return {};
}

}  // namespace

ExactTable::ExactTable(QWidget* parent) : QTableView(parent) { makeLineTable(*this); }

void ExactTable::fitColumns(const QString& longestName) {
    const auto widthOf = [this](const QString& text) { return fontMetrics().horizontalAdvance(text) + 14; };
    for (int column = 0; column < model()->columnCount(); ++column) {
        const QString widest = column == 0 ? longestName : QStringLiteral("−0.000000000");
        setColumnWidth(column, std::max(widthOf(widest), horizontalHeader()->sectionSizeHint(column)));
    }
}

void ExactTable::makeCopied() { makeExportable(*this, accessibleName()); }

ExactRowsTable::ExactRowsTable(QWidget* parent) : ExactTable(parent) {
    named(this, "exactRows", tr("Impulses of the rows, and of the exact answer"));
    const auto number = [](const QString& title, const QString& toolTip, auto value) {
        return ColumnTableModel<Line>::Column{
            title, toolTip, [value](const Line& line, int role) { return numberCell(value(line), role, exactDigits, line.unit); }};
    };
    m_model = new ColumnTableModel<Line>(
        {textColumn<Line>(tr("row"), tr("Index in its list of rows, and the kind of row"),
                          [](const Line& line) { return tr("%1 · %2").arg(line.row + 1).arg(line.kind); }),
         number(tr("Λ now"), tr("Impulse at the cursor, N s (N m s where the row turns)"),
                [](const Line& line) { return line.now; }),
         number(tr("Λ*"), tr("Impulse of the exact answer, moved along the null direction by the slider, N s"),
                [](const Line& line) { return line.exact; }),
         number(tr("Λ − Λ*"), tr("How much the row's impulse differs, N s. If the impulses are not unique, this need not vanish."),
                [](const Line& line) { return line.now ? std::optional<Real>(*line.now - line.exact) : std::nullopt; }),
         textColumn<Line>(tr("state"), tr("Whether the exact impulse lies between its bounds or at one of them"),
                          activeStateInWords),
         number(tr("d"), tr("The selected null direction: adding it to Λ* moves no body"),
                [](const Line& line) { return line.direction; }),
         textColumn<Line>(tr("constraint"), tr("The constraint that the row belongs to"),
                          [](const Line& line) { return line.constraint; })},
        this);
    setModel(m_model);
    fitColumns(QStringLiteral("123 · friction"));
    setColumnWidth(m_model->columnCount() - 1, 2 * columnWidth(0));
    horizontalHeader()->setStretchLastSection(true);
    makeCopied();
}

ExactBodiesTable::ExactBodiesTable(QWidget* parent) : ExactTable(parent) {
    named(this, "exactBodies", tr("Velocities of the bodies, and of the exact answer"));
    std::vector<ColumnTableModel<Line>::Column> columns{
        textColumn<Line>(tr("body"), tr("Every body that can move"), [](const Line& line) { return line.name; })};
    const auto part = [&columns](const QString& symbol, const QString& unit, auto of) {
        const auto add = [&](const QString& title, const QString& toolTip, auto value) {
            columns.push_back({title.arg(symbol), toolTip.arg(unit), [unit, value](const Line& line, int role) {
                                   return numberCell(value(line), role, exactDigits, unit);
                               }});
        };
        const auto now = [of](const Line& line) { return line.now ? std::optional<Real>(of(*line.now)) : std::nullopt; };
        add(tr("%1 now"), tr("At the cursor, %1"), now);
        add(tr("%1*"), tr("Of the exact answer, %1"), [of](const Line& line) { return of(line.exact); });
        add(tr("%1 − %1*"), tr("What the sweeps still have to change, %1"),
            [of, now](const Line& line) { return line.now ? std::optional<Real>(*now(line) - of(line.exact)) : std::nullopt; });
    };
    part(QStringLiteral("vx"), QStringLiteral("m/s"), [](const Velocity& velocity) { return velocity.v.x; });
    part(QStringLiteral("vy"), QStringLiteral("m/s"), [](const Velocity& velocity) { return velocity.v.y; });
    part(QStringLiteral("ω"), QStringLiteral("rad/s"), [](const Velocity& velocity) { return velocity.w; });
    m_model = new ColumnTableModel<Line>(std::move(columns), this);
    setModel(m_model);
    fitColumns(QStringLiteral("box_10_10"));
    makeCopied();
}

}  // namespace solverscope
