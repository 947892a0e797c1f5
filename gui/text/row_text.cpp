// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/row_text.h"

#include <algorithm>

#include "gui/text/number_text.h"
#include "physics/trace/names.h"
#include "physics/trace/non_finite.h"
#include "physics/trace/quantities.h"
#include "physics/world/measures.h"

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

QString rowName(const Scene& scene, const World& world, const RowVector& rows, std::uint32_t row) {
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

QString bodyTip(const Session& session, BodyId id) {
    const World& world = session.world();
    const Body& body = world.bodies[index(id)];
    const Pose& pose = world.poses[index(id)];
    const Velocity& velocity = world.velocities[index(id)];
    QStringList lines{QStringLiteral("<b>%1</b>").arg(bodyText(session.scene(), id).toHtmlEscaped())};
    if (body.isStatic)
        lines << RowText::tr("static");
    else
        lines << RowText::tr("mass %1 kg").arg(shown(1 / world.inverseMasses[index(id)].m, 3));
    if (hasFixedRotation(body.shape)) lines << RowText::tr("never turns");
    lines << RowText::tr("x = (%1, %2) m, angle %3 rad")
                 .arg(shown(pose.position.x, 3), shown(pose.position.y, 3), shown(pose.angle, 3));
    lines << RowText::tr("v = (%1, %2) m/s").arg(shown(velocity.v.x, 3), shown(velocity.v.y, 3));
    lines << RowText::tr("ω = %1 rad/s").arg(shown(velocity.w, 3));
    return lines.join(QStringLiteral("<br>"));
}

QString contactTip(const Session& session, std::uint32_t place) {
    const World& world = session.world();
    const Contact& contact = world.contacts[place];
    const QString name = constraintText(session.scene(), world, {ConstraintKind::Contact, place});
    QStringList lines{QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped())};
    const auto age = static_cast<int>(contact.age);
    const QString matched = age == 1 ? RowText::tr("matched for 1 step") : RowText::tr("matched for %n steps", nullptr, age);
    lines << RowText::tr("feature %1, %2").arg(contact.feature).arg(age == 0 ? RowText::tr("new") : matched);
    lines << RowText::tr("separation %1 m").arg(shown(contact.separation, 3));
    for (const Row& row : world.rows) {
        if (row.constraint != ConstraintRef{ConstraintKind::Contact, place}) continue;
        const QString symbol = row.kind == RowKind::Friction ? QStringLiteral("Λt") : QStringLiteral("Λn");
        lines << RowText::tr("%1 = %2 N s").arg(symbol, shown(row.lambda, 3));
    }
    return lines.join(QStringLiteral("<br>"));
}

std::optional<RunError> RunError::of(const Session& session) {
    const World& last = session.recording().last();
    const std::int64_t step = session.step();
    const auto tooMuch = [](const World& world) { return tooMuchWorkReason(world.settings, sizeOfWork(world)); };
    if (const std::string problem = tooMuch(last); !problem.empty() && tooMuch(session.startOfStep()).empty())
        return RunError{tr("Step %1: %2. The run stops there.").arg(step).arg(QString::fromStdString(problem)), {}};
    if (isCrowded(last) && !isCrowded(session.startOfStep()))
        return RunError{
            tr("Step %1 has %2 contacts, the most that are found. The run stops there.").arg(step).arg(last.contacts.size()), {}};
    if (session.isFinite()) return std::nullopt;
    const StepTrace& trace = *session.trace();
    const auto found = findNonFinite(trace);
    if (!found) return RunError{};
    const QString where =
        found->row
            ? tr("row %1 (%2), sweep %3")
                  .arg(found->row->visit.row + 1)
                  .arg(constraintText(session.scene(), trace.worldAt(found->event), found->row->constraint))
                  .arg(found->cause.iteration)
            : tr("body %1, phase \"%2\"").arg(bodyText(session.scene(), found->body), qstring(phaseName(found->cause.phase)));
    return RunError{tr("Step %1 produced a number that is not finite, at %2. The run stops there.").arg(step).arg(where),
                    found->event};
}

QString refusalText(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotBuilt:
            return RowText::tr("The step has no such rows yet at this stop: continue into its sweeps.");
        case Refusal::NotApplied:
            return RowText::tr(
                "At this stop the impulses of the last step have not been applied yet: continue to the end of the warm start.");
        case Refusal::Pivoting:
            return RowText::tr("The direct method builds each pivot on the previous ones: go back to the end of the warm start.");
        case Refusal::SweepsOver:
            return RowText::tr("The sweeps over these rows are done: go back to a stop within them.");
        case Refusal::NoSuchRow:
            return RowText::tr("This stop has no such row.");
        case Refusal::NotFinite:
            return RowText::tr("An impulse must be a finite number.");
        case Refusal::Recorded:
            return RowText::tr("This is a recorded trace: what happened in it cannot be changed.");
        case Refusal::TooLate:
            return RowText::tr("There are too many visits before this stop; change an impulse earlier in the step.");
        case Refusal::None:
            break;
    }
    return {};
}

}  // namespace solverscope
