// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a visit does to its two bodies, and where positions are solved also what comes before.
#include "gui/models/number_text.h"
#include "gui/models/row_formula.h"
#include "gui/models/row_visit_parts.h"
#include "physics/trace/names.h"

namespace solverscope {

using namespace row_visit;

void RowFormula::addPositionSolve(const Session& session) {
    const Event& event = session.event();
    const Settings& settings = session.settings();
    const Units units = unitsOf(event);
    const bool turns = onlyTurns(event);

    FormulaLine error{Term::Jv, tr("bias = the error to be removed"), {}, {{event.bias, RowTerm::Bias}}, units.velocity, {}};
    error.remark = event.bias == 0  ? tr("nothing is missing")
                   : turns          ? tr("so far the angle is off")
                   : event.bias < 0 ? tr("so far B has to go along n, seen from A")
                                    : tr("so far B has to go against n, seen from A");
    if (event.constraint.kind == ConstraintKind::Contact && event.rowKind == RowKind::Unilateral)
        error.remark = event.bias < 0 ? tr("so deep must the bodies still be moved apart") : tr("nothing to move apart");
    if (event.rowKind == RowKind::Friction) error.remark = tr("so far the bodies have slid in this sub-step");
    if (correctsPositions(settings) && event.bias != 0)
        error.remark += tr("; β = %1 of the error, contacts less the slop").arg(shown(settings.erp));
    lines.push_back(error);

    FormulaLine raw{
        Term::RawDelta, tr("Δλ_raw = −m_eff (bias + α̃ Λ)"), {}, {{event.visit.rawDelta, RowTerm::RawDelta}}, units.impulse, {}};
    raw.numbers << QStringLiteral("−") << Operand{RowTerm::EffectiveMass, event.effectiveMass} << QStringLiteral("·(")
                << Named{RowTerm::Bias, event.bias} << plus << Operand{RowTerm::Softness, event.softness} << times
                << Operand{RowTerm::LambdaBefore, event.visit.sumBefore} << QStringLiteral(")");
    raw.remark = tr("J, K and C worked out anew for where the bodies are now; there is no Jv");
    if (event.visit.relaxation != 1) raw.remark = tr("stiffness %1 of the whole way").arg(shown(event.visit.relaxation));
    if (isOutOfAction(event))
        raw.remark = tr("J = 0: the joint's formula has no value or no direction here, and the row does nothing");
    const Real m = -event.effectiveMass;
    compare(raw, session, {m * event.bias, m * (event.softness * event.visit.sumBefore)}, event.visit.rawDelta);
    lines.push_back(raw);
}

void RowFormula::addPositions(const Session& session) {
    const Event& event = session.event();
    const World& before = session.worldBefore();
    const Real delta = event.visit.delta;

    for (const Side& side : sidesOf(event)) {
        const Velocity was = motionOf(before, event.phase, side.body);
        const InverseMass mass = before.inverseMasses[index(side.body)];
        const bool moves = mass.m > 0 || mass.I > 0;
        const QString name = QString::fromStdString(bodyName(session.scene(), side.body));

        FormulaLine linear{side.term, {}, {}, {}, QStringLiteral("m"), {}};
        linear.letters =
            QStringLiteral("x_%1 ← x_%1%2Δλ m_%1⁻¹ %3").arg(side.letter, side.sign, directionLetter(event, side.letter));
        if (moves)
            linear.numbers << NamedVector{side.of(RowTerm::PositionA, RowTerm::PositionB), was.v} << side.sign
                           << Operand{RowTerm::Delta, delta} << times
                           << Named{side.of(RowTerm::InverseMassA, RowTerm::InverseMassB), mass.m} << times
                           << NamedVector{RowTerm::Direction, side.n};
        linear.result << NamedVector{side.of(RowTerm::NewPositionA, RowTerm::NewPositionB), side.after.v};
        linear.remark =
            !moves ? tr("%1: nothing moves it").arg(name) : tr("%1 goes %2 m").arg(name, shown(length(side.after.v - was.v)));
        if (moves) compare(linear, session, was.v, (side.isB ? delta : -delta) * (mass.m * side.n), side.after.v);
        lines.push_back(linear);

        FormulaLine angular{side.term, {}, {}, {}, QStringLiteral("rad"), {}};
        angular.letters = QStringLiteral("θ_%1 ← θ_%1%2Δλ I_%1⁻¹ w_%1").arg(side.letter, side.sign);
        if (moves)
            angular.numbers << Named{side.of(RowTerm::AngleA, RowTerm::AngleB), was.w} << side.sign
                            << Operand{RowTerm::Delta, delta} << times
                            << Named{side.of(RowTerm::InverseInertiaA, RowTerm::InverseInertiaB), mass.I} << times
                            << Operand{side.of(RowTerm::LeverArmA, RowTerm::LeverArmB), side.w};
        angular.result << Named{side.of(RowTerm::NewAngleA, RowTerm::NewAngleB), side.after.w};
        if (moves) compare(angular, session, {was.w, (side.isB ? delta : -delta) * (mass.I * side.w)}, side.after.w);
        lines.push_back(angular);
    }
}

void RowFormula::addVelocities(const Session& session) {
    const Event& event = session.event();
    const World& before = session.worldBefore();
    const auto& velocities = velocitiesOf(before, event.phase);
    const Real delta = event.visit.delta;
    const QString perSecond = QStringLiteral("m/s");
    const QString radians = QStringLiteral("rad/s");

    for (const Side& side : sidesOf(event)) {
        const Velocity& was = velocities[index(side.body)];
        const InverseMass mass = before.inverseMasses[index(side.body)];
        const bool moves = mass.m > 0 || mass.I > 0;
        const bool later = session.settings().method == Method::Jacobi && !isWarmStart(event.phase);
        const QString name = QString::fromStdString(bodyName(session.scene(), side.body));
        const QString pseudo = actsOnPseudoVelocities(event.phase) ? tr("pseudo-velocity of %1").arg(name) : name;

        FormulaLine linear{side.term, {}, {}, {}, perSecond, {}};
        linear.letters =
            QStringLiteral("v_%1 ← v_%1%2Δλ m_%1⁻¹ %3").arg(side.letter, side.sign, directionLetter(event, side.letter));
        if (later) linear.letters = QStringLiteral("v_%1").arg(side.letter);
        if (moves && !later)
            linear.numbers << NamedVector{side.of(RowTerm::VelocityA, RowTerm::VelocityB), was.v} << side.sign
                           << Operand{RowTerm::Delta, delta} << times
                           << Named{side.of(RowTerm::InverseMassA, RowTerm::InverseMassB), mass.m} << times
                           << NamedVector{RowTerm::Direction, side.n};
        linear.result << NamedVector{side.of(RowTerm::NewVelocityA, RowTerm::NewVelocityB), side.after.v};
        linear.remark = !moves  ? tr("%1: no impulse moves it").arg(pseudo)
                        : later ? tr("%1: its impulses land after the sweep").arg(pseudo)
                                : pseudo;
        if (moves && !later) compare(linear, session, was.v, (side.isB ? delta : -delta) * (mass.m * side.n), side.after.v);
        lines.push_back(linear);

        FormulaLine angular{side.term, {}, {}, {}, radians, {}};
        angular.letters = QStringLiteral("ω_%1 ← ω_%1%2Δλ I_%1⁻¹ w_%1").arg(side.letter, side.sign);
        if (later) angular.letters = QStringLiteral("ω_%1").arg(side.letter);
        if (moves && !later)
            angular.numbers << Named{side.of(RowTerm::OmegaA, RowTerm::OmegaB), was.w} << side.sign
                            << Operand{RowTerm::Delta, delta} << times
                            << Named{side.of(RowTerm::InverseInertiaA, RowTerm::InverseInertiaB), mass.I} << times
                            << Operand{side.of(RowTerm::LeverArmA, RowTerm::LeverArmB), side.w};
        angular.result << Named{side.of(RowTerm::NewOmegaA, RowTerm::NewOmegaB), side.after.w};
        if (moves && !later) compare(angular, session, {was.w, (side.isB ? delta : -delta) * (mass.I * side.w)}, side.after.w);
        lines.push_back(angular);
    }
}

}  // namespace solverscope
