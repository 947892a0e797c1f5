// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/matrix/matrix_text.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "physics/trace/formats/table.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::size_t maxRowsNamed = 12;
constexpr int matrixDigits = 4;

// Rows with perpendicular directions still have a coupling of the size of rounding.

bool turns(const Row& row) { return isAngular(row); }

}  // namespace

QString MatrixText::unitOf(const Row& i, const Row& j) {
    switch (turns(i) + turns(j)) {
        case 0:
            return QStringLiteral("1/kg");
        case 1:
            return QStringLiteral("1/(kg m)");
        default:
            return QStringLiteral("1/(kg m²)");
    }
}

QString MatrixText::nameOf(std::uint32_t row) const {
    const Row& of = m_matrix.rows()[row];
    return QStringLiteral("%1 %2").arg(QString::fromStdString(constraintName(m_scene, m_world, of.constraint)),
                                       rowKindLabel(of.kind, of.constraint.kind));
}

QString MatrixText::longNameOf(std::uint32_t row) const { return tr("row %1 (%2)").arg(row + 1).arg(nameOf(row)); }

QString MatrixText::change(std::uint32_t i, Real value) const {
    const QString amount = QStringLiteral("%1 %2").arg(shown(value, matrixDigits), rowUnit(m_list, turns(m_matrix.rows()[i])));
    return m_list == RowList::Positions ? tr("moves row %1 by %2").arg(i + 1).arg(amount)
                                        : tr("changes the speed of row %1 by %2").arg(i + 1).arg(amount);
}

QString MatrixText::cell(std::uint32_t i, std::uint32_t j) const {
    const Row& rowI = m_matrix.rows()[i];
    const Row& rowJ = m_matrix.rows()[j];
    const QString push = tr("an impulse of 1 %1 on row %2").arg(impulseUnit(m_list, turns(rowJ))).arg(j + 1);
    if (i == j) {
        const Real K = couplingOf(rowI, rowI, m_matrix.inverseMasses());
        QString text = tr("%1, on the diagonal: %2 %3.").arg(longNameOf(i), push, change(i, K));
        if (rowI.softness > 0)
            text = sentences({text, tr("With its softness γ = %1, K + γ = %2 %3.")
                                        .arg(shown(rowI.softness, matrixDigits), shown(m_matrix.diagonal(i), matrixDigits),
                                             unitOf(rowI, rowI))});
        if (m_matrix.diagonal(i) > 0)
            text =
                sentences({text, tr("Its effective mass is 1/%1 = %2 %3.")
                                     .arg(shown(m_matrix.diagonal(i), matrixDigits), shown(1 / m_matrix.diagonal(i), matrixDigits),
                                          turns(rowI) ? QStringLiteral("kg m²") : QStringLiteral("kg"))});
        text[0] = text[0].toUpper();
        return text;
    }
    const auto shares = sharedBodies(rowI, rowJ, m_matrix.inverseMasses());
    QString text;
    if (shares.empty()) {
        text = tr("%1 and %2 share no body that an impulse moves: neither disturbs the other.").arg(longNameOf(i), longNameOf(j));
    } else {
        QStringList bodies;
        for (const BodyShare& share : shares) {
            const QString name = QString::fromStdString(bodyName(m_scene, share.body));
            bodies += shares.size() == 1 ? name : QStringLiteral("%1 (%2)").arg(name, shown(share.value, matrixDigits));
        }
        const QString shared = bodies.size() == 1 ? bodies.front() : tr("%1 and %2").arg(bodies.front(), bodies.back());
        text = tr("%1 and %2 share %3: %4 %5.").arg(longNameOf(i), longNameOf(j), shared, push, change(i, m_matrix.at(i, j)));
    }
    text[0] = text[0].toUpper();
    return text;
}

QString MatrixText::disturbed(std::uint32_t row) const {
    QStringList numbers;
    std::size_t count = 0;
    for (std::size_t k = 0; k < m_matrix.columns(row).size(); ++k) {
        const std::uint32_t other = m_matrix.columns(row)[k];
        if (other == row || std::abs(m_matrix.scaled(row, other, m_matrix.values(row)[k])) < RowMatrix::minCoupling) continue;
        if (++count <= maxRowsNamed) numbers += QString::number(other + 1);
    }
    QString name = longNameOf(row);
    name[0] = name[0].toUpper();
    if (count == 0) return tr("%1 disturbs no other row.").arg(name);
    if (count > maxRowsNamed) numbers += QStringLiteral("…");
    const Real sum = m_matrix.offDiagonalSum(row);
    const QString text =
        tr("%1 disturbs %n rows: %2.", nullptr, static_cast<int>(count)).arg(name, numbers.join(QStringLiteral(", ")));
    return sentences(
        {text,
         (sum < 1 ? tr("The row is diagonally dominant: its other entries add up to %1 of the diagonal.").arg(shown(sum, 3))
                  : tr("The row is not diagonally dominant: its other entries add up to %1 of the diagonal.").arg(shown(sum, 3)))});
}

QString MatrixText::conditioning(const Conditioning& of) const {
    if (of.freeRows == 0) return tr("No row is free.");
    QString text;
    if (of.exact)
        text = tr("Condition κ = %1, exact: eigenvalues %2 to %3 of the free rows, scaled to a diagonal of 1.")
                   .arg(shown(of.condition(), matrixDigits), shown(of.smallest, 3), shown(of.largest, 3));
    else
        text =
            tr("Condition κ ≥ %1, estimated by %2 steps of Lanczos' method (more than 400 free rows, scaled to a diagonal of 1).")
                .arg(shown(of.condition(), 3))
                .arg(of.lanczosSteps);
    if (of.nullDirections == 0) return text;
    const auto nulls = static_cast<int>(of.nullDirections);
    text = sentences({text, tr("%n null directions: the impulses are not unique.", nullptr, nulls)});
    if (of.nulls.empty()) return text;
    QStringList parts;
    for (std::size_t k = 0; k < std::min(of.nulls.front().size(), maxRowsNamed / 2); ++k) {
        const auto& part = of.nulls.front()[k];
        parts += tr("row %1: %2").arg(part.row + 1).arg(shown(part.impulse, 3));
    }
    if (of.nulls.front().size() > maxRowsNamed / 2) parts += QStringLiteral("…");
    return sentences({text, tr("For example, these change no velocity: %1.").arg(parts.join(QStringLiteral(", ")))});
}

QString MatrixText::csv(const std::vector<std::uint32_t>& order, const MatrixBlock& block, std::size_t maxCells) const {
    const auto rowAt = [&](int place) { return order[static_cast<std::size_t>(place)]; };
    QString text;
    if (block.cells() > maxCells) {
        text = QStringLiteral("row,column,value,unit\n");
        std::vector<int> place(order.size());
        for (int i = 0; i < static_cast<int>(order.size()); ++i) place[rowAt(i)] = i;
        for (int i = block.top; i <= block.bottom; ++i) {
            const std::uint32_t row = rowAt(i);
            for (std::size_t k = 0; k < m_matrix.columns(row).size(); ++k) {
                const std::uint32_t column = m_matrix.columns(row)[k];
                if (place[column] < block.left || place[column] > block.right) continue;
                text += QStringLiteral("%1,%2,%3,%4\n")
                            .arg(QString::number(row + 1), QString::number(column + 1), exact(m_matrix.values(row)[k]),
                                 unitOf(m_matrix.rows()[row], m_matrix.rows()[column]));
            }
        }
        return text;
    }
    text = QStringLiteral("row,name");
    for (int j = block.left; j <= block.right; ++j) text += QStringLiteral(",row %1").arg(rowAt(j) + 1);
    text += QLatin1Char('\n');
    for (int i = block.top; i <= block.bottom; ++i) {
        text += QStringLiteral("%1,%2").arg(rowAt(i) + 1).arg(QString::fromStdString(csvField(nameOf(rowAt(i)).toStdString())));
        for (int j = block.left; j <= block.right; ++j) text += QLatin1Char(',') + exact(m_matrix.at(rowAt(i), rowAt(j)));
        text += QLatin1Char('\n');
    }
    return text;
}

}  // namespace solverscope
