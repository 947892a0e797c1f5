// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/provenance_text.h"

#include <QStringList>
#include <array>

#include "gui/text/event_description.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

using Kind = Quantity::Kind;

constexpr std::array linkNames{"x", "y", "angle", "vx", "vy", "omega", "pseudo_vx", "pseudo_vy", "pseudo_omega", "lambda"};

}  // namespace

QString ProvenanceText::kind(Quantity::Kind kind) {
    switch (kind) {
        case Kind::X:
            return QStringLiteral("x");
        case Kind::Y:
            return QStringLiteral("y");
        case Kind::Angle:
            return tr("angle");
        case Kind::Vx:
            return QStringLiteral("v x");
        case Kind::Vy:
            return QStringLiteral("v y");
        case Kind::Omega:
            return QStringLiteral("ω");
        case Kind::PseudoVx:
            return QStringLiteral("ṽ x");
        case Kind::PseudoVy:
            return QStringLiteral("ṽ y");
        case Kind::PseudoOmega:
            return QStringLiteral("ω̃");
        case Kind::Lambda:
            break;
    }
    return QStringLiteral("Λ");
}

QString ProvenanceText::quantity(const Session& session, Quantity quantity) {
    if (quantity.kind != Kind::Lambda) return tr("%1 of %2").arg(kind(quantity.kind), bodyText(session.scene(), quantity.body));
    const auto& rows = rowsOf(session.world(), quantity.row.list);
    if (quantity.row.row >= rows.size()) return kind(quantity.kind);
    const Row& row = rows[quantity.row.row];
    return tr("%1 of %2")
        .arg(kind(quantity.kind), ProvenanceText::row(session, quantity.row.list, quantity.row.row, row.constraint, row.kind));
}

QString ProvenanceText::unit(const Session& session, Quantity quantity) {
    using enum UnitKind;
    static constexpr std::array<UnitKind, Quantity::bodyKinds> units{Length,  Length,   Angle,    Velocity, Velocity,
                                                                     Turning, Velocity, Velocity, Turning};
    if (quantity.kind != Kind::Lambda) return qstring(unitText(units[static_cast<std::size_t>(quantity.kind)]));
    const auto& rows = rowsOf(session.world(), quantity.row.list);
    const bool turns = quantity.row.row < rows.size() && rows[quantity.row.row].n == Vec2{};
    return impulseUnit(quantity.row.list, turns);
}

QString ProvenanceText::row(const Session& session, RowList list, std::uint32_t row, ConstraintRef constraint, RowKind kind) {
    const QString name = constraintText(session.scene(), session.world(), constraint);
    const QString word = rowKindLabel(kind, constraint.kind);
    return list == RowList::Velocities ? tr("row %1, %2, %3").arg(row + 1).arg(name, word)
                                       : tr("row %1, %2, %3, %4").arg(row + 1).arg(name, word, rowListText(list));
}

QString ProvenanceText::origin(const Contribution& part, Quantity quantity) {
    switch (part.origin) {
        case Origin::LastStep:
            return tr("the last step");
        case Origin::Start:
            return quantity.kind == Kind::Lambda ? tr("start of the row") : tr("start of the step");
        case Origin::Forces:
            return tr("gravity, h g");
        case Origin::WarmStart:
            return tr("warm start");
        case Origin::NotCarried:
            return tr("not carried over");
        case Origin::Visit:
            return tr("visit");
        case Origin::Sweep:
            return tr("visit, after the sweep");
        case Origin::Derived:
            return tr("visit, Δx / h");
        case Origin::WholeTurns:
            return tr("whole turns, which become no velocity");
        case Origin::Clamp:
            return tr("removed by the bound");
        case Origin::Move:
            return part.shares ? tr("the velocities, h (v + ṽ)") : tr("the velocity, h v");
        case Origin::Inertia:
            return tr("its own motion, M (y − x)");
        case Origin::LeftOut:
            return tr("gravity left out where the sweeps begin, −h g");
        case Origin::Manual:
            return tr("set manually");
        case Origin::Rounding:
            return tr("rounding");
        case Origin::Other:
            break;
    }
    return tr("changed without a visit");
}

QString ProvenanceText::group(const Session& session, const Provenance& provenance, const PartGroup& group) {
    const Contribution& first = provenance.parts[group.parts.front()];
    const auto count = static_cast<int>(group.parts.size());
    switch (group.kind) {
        case PartGroup::Kind::Row:
            return tr("%1: %2 ×").arg(row(session, rowListOf(first.phase), *first.row, first.constraint, first.rowKind)).arg(count);
        case PartGroup::Kind::Sweep: {
            QString sweep = tr("sweep %1").arg(first.iteration);
            if (isInSubstep(session.settings(), first.substep)) sweep = tr("%1, %2").arg(substepText(first.substep), sweep);
            if (first.iteration == 0) return tr("%1: %2 ×").arg(phaseLabel(first.phase)).arg(count);
            return first.phase == Phase::SolveVelocities ? tr("%1: %2 ×").arg(sweep).arg(count)
                                                         : tr("%1, %2: %3 ×").arg(phaseLabel(first.phase), sweep).arg(count);
        }
        case PartGroup::Kind::Small:
            return tr("smaller ones: %1 ×").arg(count);
        case PartGroup::Kind::SameOrigin:
        case PartGroup::Kind::Part:
            break;
    }
    return tr("%1: %2 ×").arg(origin(first, provenance.quantity)).arg(count);
}

QString ProvenanceText::shares(const Shares& shares, Quantity::Kind kind) {
    QStringList parts;
    const auto add = [&parts](const QString& name, Real share) {
        if (share != 0) parts += name + QChar(0x00a0) + shown(share);
    };
    const bool moves = kind <= Kind::Angle && shares.clamped == 0 && shares.softness == 0;
    add(tr("from speed"), shares.speed);
    add(tr("from the bounce"), shares.bounce);
    add(tr("from the motor"), shares.drive);
    add(moves ? tr("from the error or the pseudo-velocity") : tr("from the error to correct"), shares.correction);
    add(tr("from softness"), shares.softness);
    add(tr("removed by the clamp"), shares.clamped);
    return parts.join(QStringLiteral(", "));
}

QString ProvenanceText::link(Quantity quantity) {
    const QString name = QLatin1String(linkNames[static_cast<std::size_t>(quantity.kind)]);
    if (quantity.kind != Kind::Lambda) return QStringLiteral("why:%1:%2").arg(name).arg(index(quantity.body));
    return QStringLiteral("why:%1:%2:%3").arg(name).arg(static_cast<int>(quantity.row.list)).arg(quantity.row.row);
}

std::optional<Quantity> ProvenanceText::fromLink(const QString& link) {
    const QStringList parts = link.split(QLatin1Char(':'));
    if (parts.size() < 3 || parts[0] != QLatin1String("why")) return std::nullopt;
    for (std::size_t i = 0; i < linkNames.size(); ++i) {
        if (parts[1] != QLatin1String(linkNames[i])) continue;
        Quantity quantity;
        quantity.kind = static_cast<Kind>(i);
        bool first = false;
        bool second = true;
        if (quantity.kind != Kind::Lambda) {
            quantity.body = BodyId{parts[2].toUInt(&first)};
            return first && parts.size() == 3 ? std::optional(quantity) : std::nullopt;
        }
        const int list = parts[2].toInt(&first);
        quantity.row.row = parts.value(3).toUInt(&second);
        quantity.row.list = static_cast<RowList>(list);
        const bool known = list >= 0 && list <= static_cast<int>(RowList::Positions);
        return first && second && known && parts.size() == 4 ? std::optional(quantity) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace solverscope
