// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/lambda_plane/plane_text.h"

#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"

namespace solverscope {
namespace {

constexpr int planeDigits = 5;

}  // namespace

PlaneText::PlaneText(const LambdaPlane& plane, const Session& session, RowList list) : m_plane(plane), m_session(session) {
    const auto& rows = rowsOf(session.world(), list);
    for (std::size_t k = 0; k < 2; ++k) {
        const bool turns = plane.rows[k].row < rows.size() && rows[plane.rows[k].row].n == Vec2{};
        m_units[k] = impulseUnit(list, turns);
        m_speeds[k] = rowUnit(list, turns);
    }
}

QString PlaneText::axis(int row) const { return tr("Λ of row %1").arg(m_plane.rows[static_cast<std::size_t>(row)].row + 1); }

QString PlaneText::spot(PlaneSpot at) const {
    if (m_units[0] == m_units[1])
        return QStringLiteral("(%1, %2) %3").arg(shown(at[0], planeDigits), shown(at[1], planeDigits), m_units[0]);
    return QStringLiteral("(%1 %2, %3 %4)").arg(shown(at[0], planeDigits), m_units[0], shown(at[1], planeDigits), m_units[1]);
}

QString PlaneText::corner(const PlaneCorner& corner) const {
    if (corner.moved < 0) return tr("Start, after the warm start: Λ = %1").arg(spot(corner.at));
    const Event& event = m_session.events()[corner.event];
    const QString when =
        event.iteration > 0 ? tr("%1, iteration %2").arg(phaseLabel(event.phase)).arg(event.iteration) : phaseLabel(event.phase);
    QString text = tr("%1: visit to row %2, Λ = %3").arg(when).arg(event.visit.row + 1).arg(spot(corner.at));
    if (corner.clamp == Clamp::Lower) text += tr(", stopped at the lower bound");
    if (corner.clamp == Clamp::Upper) text += tr(", stopped at the upper bound");
    return text;
}

QString PlaneText::summary() const {
    QString text = tr("Λ = %1 at the cursor.").arg(spot(m_plane.now));
    for (const int k : {0, 1}) {
        const auto place = static_cast<std::size_t>(k);
        text = sentences({text, tr("Row %1: Jv + bias + γΛ = %2 %3.")
                                    .arg(m_plane.rows[place].row + 1)
                                    .arg(shown(m_plane.residual(k, m_plane.now), 3), m_speeds[place])});
    }
    text += QLatin1Char(' ');
    text += m_plane.solution ? tr("Alone, the two rows would end at %1.").arg(spot(*m_plane.solution))
                             : tr("The two lines are parallel: the two rows alone have no unique solution.");
    if (m_plane.coupling == 0) text = sentences({text, tr("The rows share no body that moves: neither disturbs the other.")});
    if (!m_plane.boundsSums)
        text = sentences({text, tr("The bounds apply to each single impulse here, so that no Λ is excluded.")});
    if (traitsOf(m_session.settings()).appliesAfterSweep)
        text = sentences({text, tr("Impulses are applied at the end of the sweep; the lines are those of this sweep.")});
    return text;
}

}  // namespace solverscope
