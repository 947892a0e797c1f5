// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/row_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "gui/text/number_text.h"
#include "physics/trace/names.h"
#include "physics/trace/quantities.h"

namespace solverscope {
namespace {

struct RowText {
    Q_DECLARE_TR_FUNCTIONS(RowText)
};

}  // namespace

int sweepsOf(const Settings& settings, Phase phase) {
    switch (phase) {
        case Phase::SolvePseudoVelocities:
            return pseudoVelocitySweeps(settings);
        case Phase::SolvePositions:
            if (!correctsPositions(settings)) return settings.iterations;
            return settings.positionCorrection == PositionCorrection::LinearProjection ? 1 : settings.positionIterations;
        case Phase::RelaxVelocities:
            return settings.relaxIterations;
        default:
            return velocitySweeps(settings);
    }
}

QString rowKindText(RowKind kind, ConstraintKind constraint) {
    const bool isRope = constraint == ConstraintKind::Joint && kind == RowKind::Unilateral;
    return isRope ? RowText::tr("pulls only") : rowKindText(kind);
}

QString rowKindText(RowKind kind) {
    switch (kind) {
        case RowKind::Equality:
            return RowText::tr("equality");
        case RowKind::Unilateral:
            return RowText::tr("pushes only");
        case RowKind::Friction:
            return RowText::tr("friction");
        case RowKind::Limit:
            return RowText::tr("limit");
        case RowKind::Motor:
            return RowText::tr("motor");
    }
    return {};
}

QString rowKindLabel(RowKind kind, ConstraintKind constraint) {
    if (kind != RowKind::Unilateral) return rowKindText(kind);
    return constraint == ConstraintKind::Joint ? RowText::tr("pull") : RowText::tr("push");
}

QString bodyText(const Scene& scene, BodyId body) { return QString::fromStdString(bodyName(scene, body)); }

QString constraintText(const Scene& scene, const World& world, ConstraintRef constraint) {
    return QString::fromStdString(constraintName(scene, world, constraint));
}

QString rowName(const Scene& scene, const World& world, const std::vector<Row>& rows, std::uint32_t row) {
    if (row >= rows.size()) return {};
    const Row& named = rows[row];
    QString name = constraintText(scene, world, named.constraint);
    const auto isSameConstraint = [&](const Row& other) { return other.constraint == named.constraint; };
    const bool isJoint = named.constraint.kind == ConstraintKind::Joint;
    if (isJoint && std::count_if(rows.begin(), rows.end(), isSameConstraint) > 1)
        name += QStringLiteral(":%1").arg(std::count_if(rows.begin(), rows.begin() + row + 1, isSameConstraint));
    const bool justHolds = named.kind == RowKind::Equality || named.kind == RowKind::Unilateral;
    return justHolds ? name : QStringLiteral("%1, %2").arg(name, rowKindText(named.kind));
}

QString rowListText(RowList list) {
    switch (list) {
        case RowList::Velocities:
            break;
        case RowList::PseudoVelocities:
            return RowText::tr("pseudo-velocity rows");
        case RowList::Positions:
            return RowText::tr("position rows");
    }
    return RowText::tr("velocity rows");
}

QString rowListText(Phase phase) { return rowListText(rowListOf(phase)); }

QString impulseUnit(RowList list, bool turns) { return qstring(unitText(UnitKind::Impulse, list, turns)); }

QString rowUnit(RowList list, bool turns) { return qstring(unitText(UnitKind::RowSpeed, list, turns)); }

}  // namespace solverscope
