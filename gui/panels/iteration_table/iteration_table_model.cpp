// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/iteration_table/iteration_table_model.h"

#include <algorithm>
#include <cmath>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/column_table_model.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {
namespace {

constexpr int visitDigits = 4;
constexpr double tintDecades = 6;

QString clampGlyph(Clamp clamp) {
    return clamp == Clamp::Lower ? QStringLiteral("⌊ ") : clamp == Clamp::Upper ? QStringLiteral("⌈ ") : QString();
}

}  // namespace

bool IterationTableModel::isOf(const Sweep& sweep, const Event& event) {
    return sweep.phase == event.phase && sweep.iteration == event.iteration && sweep.substep == event.substep;
}

IterationTableModel::IterationTableModel(DebuggerController& controller, QObject* parent)
    : QAbstractTableModel(parent), m_controller(controller) {
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, [this] {
        if (m_hidesRows != hidesRowCount(m_controller)) takeShape();
        stateChanged();
    });
    refresh();
}

const Session& IterationTableModel::session() const { return m_controller.session(); }

bool IterationTableModel::isShownPhase(Phase phase) const {
    return (isWarmStart(phase) || isSweep(phase) || phase == Phase::Bounce) && rowListOf(phase) == m_list;
}

void IterationTableModel::setQuantity(Quantity quantity) {
    m_quantity = quantity;
    stateChanged();
}

void IterationTableModel::showRows(RowList list) {
    if (m_list == list) return;
    m_list = list;
    m_step.forget();
    refresh();
}

void IterationTableModel::refresh() {
    if (m_step.isOf(session())) {
        if (m_hidesRows != hidesRowCount(m_controller)) takeShape();
        stateChanged();
        return;
    }
    readEvents();
    stateChanged();
    takeShape();
}

void IterationTableModel::stateChanged() {
    if (m_rowCount == 0 || m_columnCount == 0) return;
    emit dataChanged(index(0, 0), index(m_rowCount - 1, m_columnCount - 1));
}

void IterationTableModel::readEvents() {
    m_step.follow(session());
    m_collided.reset();
    m_largestDelta = 0;
    m_sweeps.assign(m_list == RowList::Positions ? 0 : 1, Sweep{});
    if (!m_sweeps.empty()) m_sweeps.back().phase = m_list == RowList::PseudoVelocities ? Phase::WarmStartPseudo : Phase::WarmStart;
    const EventList& events = session().events();
    m_firstVisit = events.size();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        if (!isShownPhase(event.phase)) continue;
        const bool isOneSweep = isWarmStart(event.phase) || event.phase == Phase::Bounce;
        if (event.kind == EventKind::Iteration || (event.kind == EventKind::Phase && isOneSweep)) {
            if (!m_sweeps.empty()) m_sweeps.back().end = static_cast<std::uint32_t>(i);
            continue;
        }
        if (event.kind != EventKind::Row) continue;
        m_firstVisit = std::min(m_firstVisit, i);
        if (m_sweeps.empty() || !isOf(m_sweeps.back(), event)) {
            const std::size_t likely = m_sweeps.empty() ? 0 : m_sweeps.back().events.size();
            m_sweeps.push_back({event.substep, event.iteration, event.phase, none, {}});
            m_sweeps.back().events.reserve(likely);
        }
        std::vector<std::uint32_t>& visits = m_sweeps.back().events;
        if (visits.size() <= event.visit.row) visits.resize(event.visit.row + 1, none);
        visits[event.visit.row] = static_cast<std::uint32_t>(i);
        m_largestDelta = std::max(m_largestDelta, std::abs(event.visit.delta));
    }
}

bool IterationTableModel::hasNoRows() const {
    return std::all_of(m_sweeps.begin(), m_sweeps.end(), [](const Sweep& sweep) { return sweep.events.empty(); });
}

/// Lines and columns come and go at the end, so that selection and scrolling stay.
void IterationTableModel::takeShape() {
    std::size_t rows = 0;
    for (const Sweep& sweep : m_sweeps) rows = std::max(rows, sweep.events.size());
    m_hidesRows = hidesRowCount(m_controller);
    const auto newRows = m_hidesRows ? 0 : static_cast<int>(rows);
    const auto newColumns = static_cast<int>(m_sweeps.size());

    if (newRows < m_rowCount) {
        beginRemoveRows({}, newRows, m_rowCount - 1);
        m_rowCount = newRows;
        endRemoveRows();
    } else if (newRows > m_rowCount) {
        beginInsertRows({}, m_rowCount, newRows - 1);
        m_rowCount = newRows;
        endInsertRows();
    }
    if (newColumns < m_columnCount) {
        beginRemoveColumns({}, newColumns, m_columnCount - 1);
        m_columnCount = newColumns;
        endRemoveColumns();
    } else if (newColumns > m_columnCount) {
        beginInsertColumns({}, m_columnCount, newColumns - 1);
        m_columnCount = newColumns;
        endInsertColumns();
    }
    if (m_rowCount > 0) emit headerDataChanged(Qt::Vertical, 0, m_rowCount - 1);
    if (m_columnCount > 0) emit headerDataChanged(Qt::Horizontal, 0, m_columnCount - 1);
}

std::optional<std::size_t> IterationTableModel::eventAt(const QModelIndex& cell) const {
    if (!cell.isValid() || static_cast<std::size_t>(cell.column()) >= m_sweeps.size()) return std::nullopt;
    const std::vector<std::uint32_t>& visits = m_sweeps[static_cast<std::size_t>(cell.column())].events;
    const auto row = static_cast<std::size_t>(cell.row());
    if (row >= visits.size() || visits[row] == none) return std::nullopt;
    return visits[row];
}

/// Between a move of the cursor and the next refresh the table is that of an older step: a place may then mean nothing.
std::optional<Event> IterationTableModel::visitAt(std::size_t event) const {
    if (event >= session().events().size()) return std::nullopt;
    const Event found = session().events()[event];
    return found.kind == EventKind::Row ? std::optional(found) : std::nullopt;
}

std::optional<std::size_t> IterationTableModel::endOfColumn(int column) const {
    if (column < 0 || static_cast<std::size_t>(column) >= m_sweeps.size()) return std::nullopt;
    const std::uint32_t end = m_sweeps[static_cast<std::size_t>(column)].end;
    return end == none ? std::nullopt : std::optional<std::size_t>(end);
}

QModelIndex IterationTableModel::cellOf(std::size_t event) const {
    const std::optional<Event> visit = visitAt(event);
    if (!visit || !isShownPhase(visit->phase)) return {};
    const auto isItsSweep = [&](const Sweep& sweep) { return isOf(sweep, *visit); };
    const auto sweep = std::find_if(m_sweeps.begin(), m_sweeps.end(), isItsSweep);
    if (sweep == m_sweeps.end()) return {};
    return index(static_cast<int>(visit->visit.row), static_cast<int>(sweep - m_sweeps.begin()));
}

int IterationTableModel::columnAt(std::size_t event) const {
    const auto hasBegun = [event](const Sweep& sweep) {
        return std::ranges::any_of(sweep.events, [event](std::uint32_t visit) { return visit != none && visit <= event; });
    };
    const auto last = std::find_if(m_sweeps.rbegin(), m_sweeps.rend(), hasBegun);
    return static_cast<int>(m_sweeps.rend() - last) - 1;
}

double IterationTableModel::number(const Event& event) const {
    switch (m_quantity) {
        case Quantity::Sum:
            return event.visit.lambdaAfter;
        case Quantity::Delta:
            return event.visit.delta;
        case Quantity::Jv:
            return m_list == RowList::Positions ? event.bias : event.visit.jv;
        case Quantity::Clamp:
            return static_cast<double>(event.visit.clamp);
    }
    return 0;
}

QString IterationTableModel::text(const Event& event) const {
    if (m_quantity != Quantity::Clamp) return clampGlyph(event.visit.clamp) + shown(number(event), visitDigits);
    if (!event.visit.clampKnown) return QStringLiteral("–");
    switch (event.visit.clamp) {
        case Clamp::None:
            return QStringLiteral("·");
        case Clamp::Lower:
            return clampGlyph(Clamp::Lower) + tr("lower");
        case Clamp::Upper:
            return clampGlyph(Clamp::Upper) + tr("upper");
    }
    return {};
}

QString IterationTableModel::toolTip(const Event& event) const {
    const RowVisit& visit = event.visit;
    const QString asked = m_list == RowList::Positions ? tr("error to remove = %1").arg(exact(event.bias))
                                                       : tr("Jv before = %1").arg(exact(visit.jv));
    QString text = tr("%1\n%2\nΔλ raw = %3\nΛ before = %4\nΛ after = %5\nΔλ = %6")
                       .arg(nameOf(static_cast<int>(visit.row)), asked, exact(visit.rawDelta), exact(visit.lambdaBefore),
                            exact(visit.lambdaAfter), exact(visit.delta));
    if (visit.clamp == Clamp::Lower) text += QLatin1Char('\n') + tr("stopped at the lower bound %1").arg(exact(visit.lower));
    if (visit.clamp == Clamp::Upper) text += QLatin1Char('\n') + tr("stopped at the upper bound %1").arg(exact(visit.upper));
    return text;
}

double IterationTableModel::tint(const Event& event) const {
    const double size = std::abs(event.visit.delta);
    if (!(size > 0) || !std::isfinite(size)) return 0;
    return std::clamp(1 + std::log10(size / m_largestDelta) / tintDecades, 0.0, 1.0);
}

bool IterationTableModel::isHidden(std::size_t event) const {
    return m_controller.hidesFuture() && event > session().cursor().event;
}

/// A visit to be predicted: it is known that it will be made, but not what it computes.
QVariant IterationTableModel::hiddenData(int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return QStringLiteral("?");
        case Qt::ToolTipRole:
            return hiddenNotice();
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case FutureRole:
            return true;
        default:
            return {};
    }
}

QVariant IterationTableModel::data(const QModelIndex& cell, int role) const {
    const auto place = eventAt(cell);
    const std::optional<Event> visit = place ? visitAt(*place) : std::nullopt;
    if (!visit) return {};
    if (isHidden(*place)) return hiddenData(role);
    const Event& event = *visit;
    switch (role) {
        case Qt::DisplayRole:
            return text(event);
        case Qt::ToolTipRole:
            return plainToolTip(toolTip(event));
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case TintRole:
            return tint(event);
        case CurrentRole:
            return *place == session().cursor().event;
        case FutureRole:
            return *place > session().cursor().event;
        case ClampRole:
            return static_cast<int>(event.visit.clamp);
        case exactRole:
            return m_quantity == Quantity::Clamp ? QVariant() : exact(number(event));
        default:
            return {};
    }
}

const World& IterationTableModel::worldWithContacts() const {
    if (session().cursor().event >= m_firstVisit) return session().world();
    if (!m_collided) m_collided = session().trace()->worldAt(m_firstVisit);
    return *m_collided;
}

std::optional<Event> IterationTableModel::anyVisitTo(int line) const {
    for (const Sweep& sweep : m_sweeps) {
        const auto row = static_cast<std::size_t>(line);
        if (row < sweep.events.size() && sweep.events[row] != none) return visitAt(sweep.events[row]);
    }
    return std::nullopt;
}

QString IterationTableModel::nameOf(int line) const {
    const std::optional<Event> event = anyVisitTo(line);
    if (!event) return {};
    return QStringLiteral("%1 %2").arg(constraintText(session().scene(), worldWithContacts(), event->constraint),
                                       rowKindLabel(event->rowKind, event->constraint.kind));
}

QString IterationTableModel::describe(const Sweep& sweep) const {
    int clamped = 0;
    double largest = 0;
    for (const std::uint32_t place : sweep.events) {
        if (place != none && isHidden(place)) return hiddenNotice();
        const std::optional<Event> event = place == none ? std::nullopt : visitAt(place);
        if (!event) continue;
        const RowVisit& visit = event->visit;
        clamped += visit.clamp == Clamp::None ? 0 : 1;
        largest = std::max(largest, std::abs(visit.delta));
    }
    if (sweep.iteration == 0 && sweep.events.empty()) return tr("Warm start: none, every Λ starts at 0");
    const QString what = sweep.phase == Phase::Bounce            ? tr("Bounces, after all sub-steps")
                         : sweep.phase == Phase::RelaxVelocities ? tr("Relaxation sweep %1, after the move").arg(sweep.iteration)
                         : sweep.iteration == 0 ? tr("Warm start: the last step's impulses, applied before the first sweep")
                                                : tr("Sweep %1").arg(sweep.iteration);
    return what + QLatin1Char('\n') +
           tr("%n rows visited, %1 stopped at a bound, largest |Δλ| %2", nullptr, static_cast<int>(sweep.events.size()))
               .arg(clamped)
               .arg(withUnit(shown(largest), impulseUnit(m_list, false)));
}

QVariant IterationTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (section < 0 || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    if (orientation == Qt::Vertical) {
        if (section >= m_rowCount) return {};
        const QString name = QStringLiteral("%1  %2").arg(section + 1).arg(nameOf(section));
        return role == Qt::ToolTipRole ? plainToolTip(name) : name;
    }
    if (static_cast<std::size_t>(section) >= m_sweeps.size()) return {};
    const Sweep& sweep = m_sweeps[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole) return describe(sweep);
    if (sweep.phase == Phase::Bounce) return tr("bounce");
    const QString name = sweep.phase == Phase::RelaxVelocities ? tr("relax %1").arg(sweep.iteration)
                         : sweep.iteration == 0                ? tr("warm")
                                                               : QString::number(sweep.iteration);
    return sweep.substep == 1 ? name : QStringLiteral("%1.%2").arg(sweep.substep).arg(name);
}

}  // namespace solverscope
