// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/provenance/provenance_model.h"

#include "gui/session/debugger_controller.h"
#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/provenance_text.h"
#include "gui/widgets/column_table_model.h"

namespace solverscope {
namespace {

constexpr quintptr topLevel = 0;

}  // namespace

ProvenanceModel::ProvenanceModel(DebuggerController& controller, QObject* parent)
    : QAbstractItemModel(parent), m_controller(controller) {}

void ProvenanceModel::show(Provenance provenance, Grouping grouping) {
    beginResetModel();
    m_groups = groupsOf(provenance, grouping);
    const Session& session = m_controller.session();
    m_unit = ProvenanceText::unit(session, provenance.quantity);
    m_groupNames.clear();
    for (const PartGroup& group : m_groups)
        m_groupNames += group.parts.size() == 1 ? QString() : ProvenanceText::group(session, provenance, group);
    m_provenance = std::move(provenance);
    endResetModel();
}

void ProvenanceModel::clear() {
    if (!m_provenance) return;
    beginResetModel();
    m_groups.clear();
    m_groupNames.clear();
    m_provenance.reset();
    endResetModel();
}

QModelIndex ProvenanceModel::index(int line, int column, const QModelIndex& parent) const {
    if (!hasIndex(line, column, parent)) return {};
    return createIndex(line, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex ProvenanceModel::parent(const QModelIndex& line) const {
    if (!line.isValid() || line.internalId() == topLevel) return {};
    return createIndex(static_cast<int>(line.internalId() - 1), 0, topLevel);
}

int ProvenanceModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(m_groups.size());
    if (parent.internalId() != topLevel || parent.column() != 0) return 0;
    const auto count = m_groups[static_cast<std::size_t>(parent.row())].parts.size();
    return count > 1 ? static_cast<int>(count) : 0;
}

const PartGroup& ProvenanceModel::groupOf(const QModelIndex& line) const {
    const auto place = line.internalId() == topLevel ? static_cast<std::size_t>(line.row()) : line.internalId() - 1;
    return m_groups[place];
}

const PartGroup* ProvenanceModel::severalAt(const QModelIndex& line) const {
    const PartGroup& group = groupOf(line);
    return line.internalId() == topLevel && group.parts.size() > 1 ? &group : nullptr;
}

const Contribution* ProvenanceModel::partAt(const QModelIndex& line) const {
    if (!line.isValid() || severalAt(line)) return nullptr;
    const PartGroup& group = groupOf(line);
    return &parts()[group.parts[line.internalId() == topLevel ? 0 : static_cast<std::size_t>(line.row())]];
}

QModelIndex ProvenanceModel::lineOf(std::size_t event) const {
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto& places = m_groups[i].parts;
        for (std::size_t k = 0; k < places.size(); ++k) {
            const Contribution& part = parts()[places[k]];
            if (part.event != event || part.origin == Origin::LastStep) continue;
            const QModelIndex group = index(static_cast<int>(i), 0);
            return places.size() == 1 ? group : index(static_cast<int>(k), 0, group);
        }
    }
    return {};
}

Real ProvenanceModel::amountOf(const QModelIndex& line) const {
    if (const PartGroup* group = severalAt(line)) return group->total;
    return partAt(line)->amount;
}

/// Bars inside a group are drawn in sequence from the start of the group's bar.
Real ProvenanceModel::fromOf(const QModelIndex& line) const {
    const std::size_t place = line.internalId() == topLevel ? static_cast<std::size_t>(line.row()) : line.internalId() - 1;
    Real from = place == 0 ? 0 : m_groups[place - 1].after;
    if (line.internalId() == topLevel) return from;
    for (int i = 0; i < line.row(); ++i) from += parts()[m_groups[place].parts[static_cast<std::size_t>(i)]].amount;
    return from;
}

std::optional<RowRef> ProvenanceModel::rowOf(const QModelIndex& line) const {
    const PartGroup& group = groupOf(line);
    const Contribution* part = partAt(line);
    if (!part && group.kind == PartGroup::Kind::Row) part = &parts()[group.parts.front()];
    if (!part || !part->row) return std::nullopt;
    return RowRef{rowListOf(part->phase), *part->row};
}

QString ProvenanceModel::rowText(const QModelIndex& line) const {
    const Contribution* part = partAt(line);
    if (!part || !part->row) return {};
    return ProvenanceText::row(m_controller.session(), rowListOf(part->phase), *part->row, part->constraint, part->rowKind);
}

QString ProvenanceModel::textOf(const QModelIndex& cell) const {
    const Contribution* part = partAt(cell);
    switch (cell.column()) {
        case What: {
            if (!part) return m_groupNames[cell.row()];
            const QString origin = ProvenanceText::origin(*part, m_provenance->quantity);
            if (!part->row) return origin;
            // All visits of an impulse are to its own row: the sweep distinguishes them.
            if (m_provenance->quantity.kind == Quantity::Kind::Lambda && part->iteration > 0)
                return tr("sweep %1: %2").arg(part->iteration).arg(origin);
            return tr("row %1: %2").arg(*part->row + 1).arg(origin);
        }
        case EventColumn:
            return part && part->origin != Origin::LastStep ? QString::number(part->event) : QString();
        case Iteration:
            return part && part->iteration > 0 ? QString::number(part->iteration) : QString();
        case RowColumn:
            return rowText(cell);
        case Amount:
            return shown(amountOf(cell));
        case After:
            // Groups are not in order of time; only single contributions have a value of the number after them.
            return part ? shown(part->after) : QString();
        default:
            return {};
    }
}

QString ProvenanceModel::exactOf(const QModelIndex& cell) const {
    const Contribution* part = partAt(cell);
    if (cell.column() == Amount) return exact(amountOf(cell));
    if (cell.column() == After && part) return exact(part->after);
    return textOf(cell);
}

QString ProvenanceModel::description(const QModelIndex& line) const {
    if (!line.isValid()) return {};
    const QModelIndex first = line.siblingAtColumn(What);
    const Contribution* part = partAt(line);
    QStringList lines;
    if (part) {
        const QString row = rowText(line);
        lines += row.isEmpty() ? textOf(first) : tr("%1: %2").arg(row, ProvenanceText::origin(*part, m_provenance->quantity));
        if (part->origin != Origin::LastStep) {
            QString where = tr("event %1, %2").arg(part->event).arg(phaseLabel(part->phase));
            if (isInSubstep(m_controller.session().settings(), part->substep)) where += tr(", %1").arg(substepText(part->substep));
            if (part->iteration > 0) where += tr(", sweep %1").arg(part->iteration);
            lines += where;
        }
    } else {
        lines += textOf(first);
    }
    lines += tr("adds %1").arg(withUnit(exact(amountOf(line)), m_unit));
    if (part) lines += tr("then the number is %1").arg(withUnit(exact(part->after), m_unit));
    Shares shares;
    const PartGroup* group = severalAt(line);
    for (const std::size_t place : group ? group->parts : std::vector<std::size_t>{})
        if (parts()[place].shares) shares += *parts()[place].shares;
    if (part && part->shares) shares = *part->shares;
    const QString text = ProvenanceText::shares(shares, m_provenance->quantity.kind);
    if (!text.isEmpty()) lines += text;
    return lines.join(QLatin1Char('\n'));
}

QString ProvenanceModel::tableLine(const QModelIndex& line) const {
    QStringList cells;
    for (int column = 0; column < columns; ++column) cells += exactOf(line.siblingAtColumn(column));
    return cells.join(QLatin1Char('\t'));
}

QString ProvenanceModel::table() const {
    if (!m_provenance) return {};
    QStringList titles;
    for (int column = 0; column < columns; ++column) titles += headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QString text = titles.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (int i = 0; i < rowCount(); ++i) {
        const QModelIndex group = index(i, 0);
        text += tableLine(group) + QLatin1Char('\n');
        for (int k = 0; k < rowCount(group); ++k) text += QStringLiteral("  ") + tableLine(index(k, 0, group)) + QLatin1Char('\n');
    }
    return text;
}

QVariant ProvenanceModel::data(const QModelIndex& cell, int role) const {
    if (!checkIndex(cell, CheckIndexOption::IndexIsValid)) return {};
    switch (role) {
        case Qt::DisplayRole:
            return textOf(cell);
        case Qt::ToolTipRole:
            return plainToolTip(description(cell));
        case Qt::TextAlignmentRole:
            return cell.column() == What || cell.column() == RowColumn ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                                       : QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case FromRole:
            return fromOf(cell);
        case ToRole:
            return fromOf(cell) + amountOf(cell);
        case exactRole:
            return exactOf(cell);
        case EventRole: {
            const Contribution* part = partAt(cell);
            return part && part->origin != Origin::LastStep ? QVariant(static_cast<qulonglong>(part->event)) : QVariant();
        }
        case RowRole: {
            const auto row = rowOf(cell);
            return row ? QVariant(row->row) : QVariant();
        }
        case ListRole: {
            const auto row = rowOf(cell);
            return row ? QVariant(static_cast<int>(row->list)) : QVariant();
        }
        default:
            return {};
    }
}

QVariant ProvenanceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    const bool title = role == Qt::DisplayRole;
    switch (section) {
        case What:
            return title ? tr("contribution") : tr("What changed the number");
        case EventColumn:
            return title ? tr("event") : tr("The stop that did it");
        case Iteration:
            return title ? tr("sweep") : tr("The sweep of that stop");
        case RowColumn:
            return title ? tr("row") : tr("The row that was visited");
        case Amount:
            return title ? tr("adds, %1").arg(m_unit) : tr("By how much; exact in the tool tip and when copied");
        case After:
            return title ? tr("then, %1").arg(m_unit) : tr("The number after this stop");
        default:
            return {};
    }
}

}  // namespace solverscope
