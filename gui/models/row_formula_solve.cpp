// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a visit works out before the clamp, where velocities are solved.
#include <algorithm>
#include <cmath>

#include "gui/models/number_text.h"
#include "gui/models/row_formula.h"
#include "gui/models/row_visit_parts.h"
#include "physics/base/not_told.h"
#include "physics/world/row_spring.h"

namespace solverscope {

using namespace row_visit;

namespace {

QString softnessInWords(SoftnessKind kind) {
    if (kind == SoftnessKind::WithoutJ0)
        return RowFormula::tr("; the bias takes −γ j₀ along, so that γ acts on this step's j alone");
    if (kind == SoftnessKind::ScaledVelocity)
        return RowFormula::tr("; here without γ: m_eff is d/K and the bias divided by d = K/(K + γ)");
    return {};
}

/// What the row ended the last step with. A trace may give its rows sums that already count the warm start, or begin with 0: there
/// the contact point knows it.
Real carriedOver(const Session& session) {
    const World& world = session.worldBefore();
    const Row& row = rowBefore(session);
    const Event& event = session.event();
    const bool isContact = row.constraint.kind == ConstraintKind::Contact && row.constraint.index < world.contacts.size();
    if (!world.playback || !isContact || event.substep > 1) return row.lambda;
    const auto key = contactKey(world.contacts[row.constraint.index]);
    const auto before = std::ranges::find(world.previousContacts, key, contactKey);
    if (before == world.previousContacts.end()) return row.lambda;
    return event.phase == Phase::WarmStartPseudo ? before->pseudoImpulse
           : row.kind == RowKind::Friction       ? before->tangentImpulse
                                                 : before->normalImpulse;
}

/// Why a row has nothing to begin with.
QString whyCold(const Session& session) {
    const World& world = session.world();
    const ConstraintRef constraint = session.event().constraint;
    if (constraint.kind == ConstraintKind::Contact && constraint.index < world.contacts.size()) {
        switch (matchOf(world.contacts[constraint.index], world.previousContacts)) {
            case Match::NewPair:
                return RowFormula::tr("nothing to begin with: the bodies did not touch in the last step");
            case Match::NewFeatures:
                return RowFormula::tr("nothing to begin with: the bodies touched at other features in the last step");
            case Match::Broken:
                return RowFormula::tr("nothing to begin with: the match was broken by hand");
            case Match::Kept:
                break;
        }
        return RowFormula::tr("nothing to begin with: the row did nothing in the last step");
    }
    return RowFormula::tr("nothing to begin with: the row is new, or did nothing");
}

}  // namespace

void RowFormula::addSpring(const Session& session) {
    const Event& event = session.event();
    const auto spring = springOfRow(session.worldBefore(), event.visit.row);
    if (!spring) return;
    const bool turns = onlyTurns(event);
    const QString perWay = turns ? QStringLiteral("rad") : QStringLiteral("m");
    const QString push = turns ? QStringLiteral("N m") : QStringLiteral("N");
    const auto& [frequency, dampingRatio] = spring->byFrequency;
    const auto& [k, c] = spring->byStiffness;
    const auto& [beta, gamma] = spring->byStep;
    lines.push_back({Term::Jv,
                     tr("f, ζ: this row as a spring"),
                     {},
                     {{frequency, RowTerm::Spring}, QStringLiteral(" Hz, "), {dampingRatio, RowTerm::Spring}},
                     {},
                     tr("swings %1 %2").arg(shown(spring->mass), turns ? QStringLiteral("kg m²") : QStringLiteral("kg"))});
    lines.push_back({Term::Jv,
                     QStringLiteral("k, c"),
                     {},
                     {{k, RowTerm::Spring}, QStringLiteral(" %1/%2, ").arg(push, perWay), {c, RowTerm::Spring}},
                     QStringLiteral("%1 s/%2").arg(push, perWay),
                     {}});
    lines.push_back({Term::Jv,
                     QStringLiteral("β, γ"),
                     {},
                     {{beta, RowTerm::Spring}, QStringLiteral(", "), {gamma, RowTerm::Softness}},
                     turns ? QStringLiteral("1/(kg m²)") : QStringLiteral("1/kg"),
                     tr("of steps of %1 s").arg(shown(spring->h)) + softnessInWords(session.settings().softnessKind)});
}

void RowFormula::addSolve(const Session& session) {
    const Event& event = session.event();
    const Units units = unitsOf(event);
    const auto& velocities = velocitiesOf(session.worldBefore(), event.phase);
    const Velocity& a = velocities[index(event.a)];
    const Velocity& b = velocities[index(event.b)];

    FormulaLine jv{Term::Jv, tr("Jv = n·v_B + w_B ω_B − n·v_A − w_A ω_A"), {}, {{event.visit.jv, RowTerm::Jv}}, units.velocity, {}};
    jv.numbers << NamedVector{RowTerm::Direction, event.n} << times << NamedVector{RowTerm::VelocityB, b.v} << plus
               << Operand{RowTerm::LeverArmB, event.wB} << times << Operand{RowTerm::OmegaB, b.w} << minus
               << NamedVector{RowTerm::Direction, directionOnA(event)} << times << NamedVector{RowTerm::VelocityA, a.v} << minus
               << Operand{RowTerm::LeverArmA, event.wA} << times << Operand{RowTerm::OmegaA, a.w};
    if (event.skew != Vec2{}) jv.letters = tr("Jv = n_B·v_B + w_B ω_B − n_A·v_A − w_A ω_A");
    jv.remark = event.visit.jv < 0   ? tr("B and A approach along n")
                : event.visit.jv > 0 ? tr("B and A part along n")
                                     : tr("no motion along n");
    // Ropes and limits have their n turned so that they push along it, wherever B lies.
    if (event.constraint.kind == ConstraintKind::Joint && event.rowKind != RowKind::Equality && event.visit.jv != 0)
        jv.remark = event.visit.jv > 0 ? tr("B moves along n, seen from A") : tr("B moves against n, seen from A");
    if (onlyTurns(event)) jv.remark = event.visit.jv == 0 ? tr("no turning against each other") : tr("turning against each other");
    if (event.rowKind == RowKind::Friction) jv.remark = event.visit.jv == 0 ? tr("no sliding") : tr("sliding speed");
    if (!isTold(event.visit.jv)) jv.remark = tr("not in the trace, and does not follow from it");
    compare(jv, session, {dot(event.n, b.v), event.wB * b.w, -dot(directionOnA(event), a.v), -event.wA * a.w}, event.visit.jv);
    lines.push_back(jv);

    FormulaLine raw{Term::RawDelta,
                    tr("Δλ_raw = −m_eff (Jv + bias + γ Λ)"),
                    {},
                    {{event.visit.rawDelta, RowTerm::RawDelta}},
                    units.impulse,
                    {}};
    raw.numbers << QStringLiteral("−") << Operand{RowTerm::EffectiveMass, event.effectiveMass} << QStringLiteral("·(")
                << Named{RowTerm::Jv, event.visit.jv} << plus << Operand{RowTerm::Bias, event.bias} << plus
                << Operand{RowTerm::Softness, event.softness} << times << Operand{RowTerm::LambdaBefore, event.visit.sumBefore}
                << QStringLiteral(")");
    raw.remark = tr("makes this row right, were it alone");
    if (session.settings().method == Method::ImpulseOnce && event.visit.addedBias != 0)
        raw.remark = tr("bias with %1 m/s, so that the bounce is e times the Jv of this moment").arg(shown(event.visit.addedBias));
    else if (chasesBounce(session.settings()) && event.visit.addedBias != 0)
        raw.remark = tr("bias moved by %1 m/s: e times the Jv of this moment, which is wrong").arg(shown(event.visit.addedBias));
    else if (session.settings().method == Method::Direct && event.visit.addedBias != 0)
        raw.remark = tr("bias with %1 m/s: what the other rows of this pivot do, and what is left to later pivots")
                         .arg(shown(event.visit.addedBias));
    else if (event.visit.addedBias != 0 && event.constraint.kind == ConstraintKind::Contact)
        raw.remark = tr("bias with %1 m/s that the other point, found at once, is about to add").arg(shown(event.visit.addedBias));
    if (event.visit.addedBias != 0 && event.constraint.kind == ConstraintKind::Joint && session.settings().method != Method::Direct)
        raw.remark = tr("bias with %1 %2 that the joint's other rows, found at once, are about to add")
                         .arg(shown(event.visit.addedBias), units.velocity);
    if (session.settings().method == Method::Sor)
        raw.remark = tr("ω = %1 times what makes this row right").arg(shown(event.visit.relaxation));
    if (session.settings().method == Method::Jacobi)
        raw.remark = tr("m_eff of the bodies' shares: %1 of the whole").arg(shown(event.visit.relaxation));
    if (isTakenOut(session)) raw.remark = tr("m_eff = 0: taken out before the sweeps, as the bodies parted already");
    if (isOutOfAction(event))
        raw.remark = tr("J = 0: the joint's formula has no value or no direction here, and the row does nothing");
    const Real m = -event.effectiveMass;
    compare(raw, session, {m * event.visit.jv, m * event.bias, m * (event.softness * event.visit.sumBefore)}, event.visit.rawDelta);
    lines.push_back(raw);
}

void RowFormula::addByHand(const Session& session) {
    const Event& event = session.event();
    const QString unit = unitsOf(event).impulse;
    lines.push_back({Term::Jv,
                     tr("Λ_new: what the row was given"),
                     {},
                     {{event.visit.sumAfter, RowTerm::LambdaAfter}},
                     unit,
                     tr("no formula here: the impulse was set by hand, behind the stop before")});
    FormulaLine raw{Term::RawDelta, tr("Δλ_raw = Λ_new − Λ"), {}, {{event.visit.rawDelta, RowTerm::RawDelta}}, unit, {}};
    raw.numbers << Named{RowTerm::LambdaAfter, event.visit.sumAfter} << minus
                << Operand{RowTerm::LambdaBefore, event.visit.sumBefore};
    lines.push_back(raw);
}

void RowFormula::addWarmStart(const Session& session) {
    const Event& event = session.event();
    const Units units = unitsOf(event);
    const Real carried = carriedOver(session);
    const Real factor = event.phase == Phase::WarmStart ? session.settings().warmStarting : 1;

    lines.push_back({Term::Jv,
                     tr("Λ_last: what this row ended the last step with"),
                     {},
                     {{carried, RowTerm::LambdaLast}},
                     units.impulse,
                     isTakenOut(session)
                         ? tr("taken out before the sweeps, as the bodies parted already: its old impulses are forgotten")
                     : carried == 0 && !(std::abs(event.visit.delta) > 0) ? whyCold(session)
                                                                          : tr("no Jv here: nothing is solved")});
    FormulaLine raw{
        Term::RawDelta, tr("Δλ_raw = factor · Λ_last"), {}, {{event.visit.rawDelta, RowTerm::RawDelta}}, units.impulse, {}};
    raw.numbers << Named{RowTerm::Factor, factor} << times << Operand{RowTerm::LambdaLast, carried};
    compare(raw, session, {factor * carried}, event.visit.rawDelta);
    lines.push_back(raw);
}

}  // namespace solverscope
