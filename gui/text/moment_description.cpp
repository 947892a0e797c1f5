// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/event_description.h"

#include <QStringList>

#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"

namespace solverscope {

QString describeTerm(Term term) {
    switch (term) {
        case Term::Jv:
            return MomentDescription::tr("after Jv");
        case Term::RawDelta:
            return MomentDescription::tr("after the raw Δλ");
        case Term::Sum:
            return MomentDescription::tr("after the sum");
        case Term::Clamp:
            return MomentDescription::tr("after the clamp");
        case Term::VelocityA:
            return MomentDescription::tr("after the velocity of A");
        case Term::VelocityB:
            break;
    }
    return {};
}

MomentDescription MomentDescription::of(const Session& session) {
    const Event& event = session.event();
    QStringList parts{tr("Step %1").arg(session.cursor().step)};
    QStringList details;
    if (session.atEndOfStep()) {
        details += tr("end of the step");
    } else if (event.kind == EventKind::Pair) {
        details += tr("%1, overlap test of %2 and %3")
                       .arg(phaseLabel(event.phase), bodyText(session.scene(), event.a), bodyText(session.scene(), event.b));
    } else {
        if (hasSubsteps(session.settings().method)) parts += tr("sub-step %1").arg(event.substep);
        const bool swept = event.iteration > 0;
        if (!swept && event.kind == EventKind::Row) parts += phaseLabel(event.phase);
        if (swept) parts += tr("iteration %1").arg(event.iteration);
        if (event.kind == EventKind::Phase) parts += tr("end of “%1”").arg(phaseLabel(event.phase));
        if (event.kind == EventKind::Row) parts += tr("row %1").arg(event.visit.row + 1);
        if (event.kind != EventKind::Phase && (swept || event.kind != EventKind::Row)) details += phaseLabel(event.phase);
        if (event.kind == EventKind::Row)
            details += QStringLiteral("%1 (%2)").arg(constraintText(session.scene(), session.world(), event.constraint),
                                                     rowKindLabel(event.rowKind, event.constraint.kind));
        if (const QString term = describeTerm(session.cursor().term); !term.isEmpty()) details += term;
    }
    return {parts.join(QStringLiteral(", ")), details.join(QStringLiteral(", "))};
}

}  // namespace solverscope
