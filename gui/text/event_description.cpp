// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/event_description.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/text/block_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "physics/constraints/contact_rows.h"
#include "physics/solvers/direct.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"

namespace solverscope {
namespace {

QString describeCollide(const World& world) {
    const auto contacts = static_cast<int>(world.contacts.size());
    if (contacts == 0) return EventDescription::tr("No bodies touch.");
    const auto isNew = [](const Contact& contact) { return contact.age == 0; };
    const auto fresh = static_cast<int>(std::count_if(world.contacts.begin(), world.contacts.end(), isNew));
    const auto byDepth = [](const Contact& a, const Contact& b) { return a.separation < b.separation; };
    const Real separation = std::min_element(world.contacts.begin(), world.contacts.end(), byDepth)->separation;
    const QString known =
        traitsOf(world.settings).matchesContactsByPlace
            ? EventDescription::tr("%1 take the impulses of whichever contact had their position in the list; %2 find none there.")
            : EventDescription::tr("Matched with the last step by their features, so that they keep their impulses: %1; new: %2.");
    return sentences({EventDescription::tr("Contacts found: %1.").arg(contacts), known.arg(contacts - fresh).arg(fresh),
                      separation < 0 ? EventDescription::tr("The deepest overlap is %1 m.").arg(shown(-separation))
                                     : EventDescription::tr("Nothing overlaps; the smallest gap is %1 m.").arg(shown(separation))});
}

QString describeLinearize(const World& world) {
    if (solvesPositions(world.settings.method))
        return EventDescription::tr("%1 velocity rows for the contacts that have pushed, each with the impulse it has applied.")
            .arg(world.rows.size());
    const auto friction =
        std::count_if(world.rows.begin(), world.rows.end(), [](const Row& r) { return r.kind == RowKind::Friction; });
    QString text =
        EventDescription::tr("Contacts: %1, joints: %2. Velocity rows built from them: %3, friction rows among them: %4.")
            .arg(world.contacts.size())
            .arg(world.joints.size())
            .arg(world.rows.size())
            .arg(friction);
    if (!world.pseudoRows.empty())
        text = sentences(
            {text, EventDescription::tr("Pseudo-velocity rows that will remove the overlap: %1.").arg(world.pseudoRows.size())});
    const Settings& settings = world.settings;
    if (skipsSeparating(settings)) {
        const auto skipped = std::count_if(world.rows.begin(), world.rows.end(),
                                           [](const Row& r) { return isContactNormal(r) && r.effectiveMass == 0; });
        text = sentences({text, EventDescription::tr("Contacts excluded because they are already separating: %1.").arg(skipped)});
    }
    if (traitsOf(settings).hasOneImpulse)
        return sentences({text, EventDescription::tr("Each contact computes its bounce when its turn comes.")});
    if (chasesBounce(settings))
        return sentences({text, EventDescription::tr("Bounce targets are recomputed at every visit, which is wrong.")});
    return sentences({text, EventDescription::tr("Bounce targets are fixed now, before the sweeps.")});
}

QString warmStartReport(const Session& session, bool pseudo) {
    const Settings& settings = session.settings();
    const auto& rows = pseudo ? session.world().pseudoRows : session.world().rows;
    const bool on = takesWarmStart(settings, rows.size()) && (pseudo ? settings.pseudoWarmStarting : settings.warmStarting > 0);
    if (solvesDirectly(settings, rows.size()))
        return EventDescription::tr("A direct solution needs no initial guess: every Λ starts at 0.");
    if (!on) return EventDescription::tr("Warm starting is off here: every Λ starts at 0.");
    const auto begun = std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.lambda != 0; });
    const QString applied =
        EventDescription::tr("%1 of %2 rows start with %3 times their impulse at the end of the last step, and have applied it.")
            .arg(begun)
            .arg(rows.size())
            .arg(shown(pseudo ? 1 : settings.warmStarting));
    const Real scale = pseudo ? 1 : warmStartScale(session.world());
    if (scale == 1) return applied;
    return sentences(
        {applied, EventDescription::tr("The time step has changed: the impulses were scaled by %1.").arg(shown(scale))});
}

QString sweepSentence(const Session& session, std::size_t event) {
    const Event& iteration = session.events()[event];
    const SweepSummary sweep = summaryOfSweep(session.events(), event);
    if (sweep.visited == 0) return EventDescription::tr("There were no rows to visit.");
    const Row& row = rowsOf(session.world(), iteration.phase)[sweep.largestRow];
    return EventDescription::tr("%n rows visited, %1 stopped at a bound. The largest |Δλ| was %2, at row %3 (%4, %5).", nullptr,
                                static_cast<int>(sweep.visited))
        .arg(sweep.clamped)
        .arg(withUnit(shown(sweep.largestDelta), impulseUnit(rowListOf(iteration.phase), isAngular(row))))
        .arg(sweep.largestRow + 1)
        .arg(constraintText(session.scene(), session.world(), row.constraint), rowKindText(row.kind, row.constraint.kind));
}

/// How the direct method ended, for the phase that has just been solved.
QString describeDirect(const Session& session) {
    switch (session.world().direct.outcome) {
        case DirectOutcome::Solved:
            return EventDescription::tr("Solved directly: every row is satisfied.");
        case DirectOutcome::SolvedAfterSweeps:
            return EventDescription::tr(
                "The pivoting went into a cycle; a few sweeps of sequential impulses showed which rows are free, and with these "
                "every row is satisfied.");
        case DirectOutcome::TooManyRows:
            return EventDescription::tr(
                       "More than %1 rows are too many for the direct method: sequential impulses solved this step.")
                .arg(maxDirectRows);
        case DirectOutcome::Stuck:
            return EventDescription::tr("The direct method could not continue: sequential impulses finished this step.");
    }
    return {};
}

QString describeSolve(const Session& session) {
    if (traitsOf(session.settings()).hasPivots) {
        const std::size_t here = session.cursor().event;
        const bool any = here > 0 && session.events()[here - 1].kind == EventKind::Iteration;
        if (!any) return sentences({describeDirect(session), EventDescription::tr("No row needed an impulse.")});
        return sentences({describeDirect(session), EventDescription::tr("%1 pivots over the %2. In the last one: %3")
                                                       .arg(session.events()[here - 1].iteration)
                                                       .arg(rowListText(session.event().phase), sweepSentence(session, here - 1))});
    }
    const std::size_t event = session.cursor().event;
    if (event == 0 || session.events()[event - 1].kind != EventKind::Iteration)
        return EventDescription::tr("There were no sweeps.");
    return EventDescription::tr("%1 sweeps over the %2 are done. In the last one: %3")
        .arg(session.events()[event - 1].iteration)
        .arg(rowListText(session.event().phase), sweepSentence(session, event - 1));
}

QString describePositionRows(const World& world) {
    const auto& rows = world.positionRows;
    const auto missing = std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.bias != 0; });
    return EventDescription::tr(
               "Position rows that are ready: %1, with an error to remove: %2. Each is recomputed when it is visited.")
        .arg(rows.size())
        .arg(missing);
}

QString describePhase(const Session& session) {
    const Settings& settings = session.settings();
    switch (session.event().phase) {
        case Phase::Begin:
            return EventDescription::tr(
                       "Step %1 begins: the world is as the last step left it, with the inputs of this step applied.")
                .arg(session.step());
        case Phase::Collide:
            return describeCollide(session.world());
        case Phase::IntegrateForces:
            if (traitsOf(settings).forcesPerStep > 1)
                return EventDescription::tr(
                           "Gravity %1 m/s² has acted twice for h = %2 s on every body that can move: wrong on purpose.")
                    .arg(shown(session.world().gravity), shown(subStepLength(settings)));
            if (appliesForcesLate(settings))
                return EventDescription::tr(
                           "Gravity %1 m/s² has acted for h = %2 s on every body that can move. Contacts have already been solved "
                           "in this step: its velocity goes into the positions.")
                    .arg(shown(session.world().gravity), shown(subStepLength(settings)));
            return EventDescription::tr(
                       "Gravity %1 m/s² has acted for h = %2 s on every body that can move. Contacts have not responded to it yet.")
                .arg(shown(session.world().gravity), shown(subStepLength(settings)));
        case Phase::Linearize:
            return describeLinearize(session.world());
        case Phase::WarmStart:
            return warmStartReport(session, false);
        case Phase::WarmStartPseudo:
            return warmStartReport(session, true);
        case Phase::SolveVelocities:
        case Phase::SolvePseudoVelocities:
        case Phase::SolvePositions:
        case Phase::RelaxVelocities:
            return describeSolve(session);
        case Phase::LinearizePositions:
            return describePositionRows(session.world());
        case Phase::DeriveVelocities:
            return EventDescription::tr(
                       "Every body has the velocity that takes it from its previous position to its current one in h = %1 s.")
                .arg(shown(subStepLength(settings)));
        case Phase::IntegratePositions:
            if (movesWithStartVelocities(settings))
                return EventDescription::tr(
                           "Every body has moved by h (v₀ + pseudo-velocity), h = %1 s, with its velocity v₀ from the start of the "
                           "step.")
                    .arg(shown(subStepLength(settings)));
            if (traitsOf(settings).keepsNoVelocity)
                return EventDescription::tr(
                           "Every body has moved by h v = x − x₀ + g h², h = %1 s: x₀ is its position one step earlier.")
                    .arg(shown(subStepLength(settings)));
            if (solvesPositions(settings.method))
                return EventDescription::tr("Every body has moved by h v, h = %1 s.").arg(shown(subStepLength(settings)));
            return EventDescription::tr("Every body has moved by h (v + pseudo-velocity), h = %1 s.")
                .arg(shown(subStepLength(settings)));
        case Phase::Bounce:
            if (solvesPositions(settings.method))
                return EventDescription::tr(
                    "Contacts that pushed have the velocity of their bounce, or none: removing overlap has added no velocity.");
            return EventDescription::tr("Contacts that closed fast enough before the sub-steps, and were pushed, now bounce.");
        case Phase::End:
            if (solvesPositions(settings.method))
                return EventDescription::tr("Step %1 is done. The next one starts only from positions and velocities.")
                    .arg(session.step());
            if (settings.warmStarting == 0 || !takesWarmStart(settings, session.world().rows.size()))
                return EventDescription::tr(
                           "Step %1 is done. Contacts and joints show their impulses; the next step starts without them.")
                    .arg(session.step());
            return EventDescription::tr("Step %1 is done. Contacts and joints keep their impulses: the next warm start uses them.")
                .arg(session.step());
    }
    return {};
}

QString visitPlace(const Event& visit) {
    return visit.iteration > 0 ? RowDescription::tr("in sweep %1").arg(visit.iteration) : RowDescription::tr("by the warm start");
}

bool visits(const Event& event, RowRef row) {
    return event.kind == EventKind::Row && event.visit.row == row.row && rowListOf(event.phase) == row.list;
}

QString lastVisitSentence(const EventList& events, std::size_t now, RowRef row, const QString& unit) {
    for (std::size_t i = now + 1; i-- > 0;) {
        if (!visits(events[i], row)) continue;
        const RowVisit& visit = events[i].visit;
        QString text =
            RowDescription::tr("Last visited %1: Δλ = %2").arg(visitPlace(events[i]), withUnit(shown(visit.delta), unit));
        if (visit.clamp == Clamp::Lower) text += RowDescription::tr(", stopped at the lower bound %1").arg(shown(visit.lower));
        if (visit.clamp == Clamp::Upper) text += RowDescription::tr(", stopped at the upper bound %1").arg(shown(visit.upper));
        return text + QLatin1Char('.');
    }
    return RowDescription::tr("Not visited yet in this step.");
}

QString nextVisitSentence(const EventList& events, std::size_t now, RowRef row) {
    for (std::size_t i = now + 1; i < events.size(); ++i)
        if (visits(events[i], row)) return RowDescription::tr("Visited next %1.").arg(visitPlace(events[i]));
    return RowDescription::tr("Not visited again in this step.");
}

}  // namespace

SweepSummary summaryOfSweep(const EventList& events, std::size_t event) {
    SweepSummary summary;
    for (std::size_t i = event; i > 0 && events[i - 1].kind == EventKind::Row; --i) {
        const Event& row = events[i - 1];
        if (row.phase != events[event].phase || row.iteration != events[event].iteration) break;
        ++summary.visited;
        if (row.visit.clamp != Clamp::None) ++summary.clamped;
        if (std::abs(row.visit.delta) < summary.largestDelta) continue;
        summary.largestDelta = std::abs(row.visit.delta);
        summary.largestRow = row.visit.row;
    }
    return summary;
}

QString substepText(int substep) { return EventDescription::tr("sub-step %1").arg(substep); }

bool isInSubstep(const Settings& settings, int substep) { return hasSubsteps(settings.method) || substep > 1; }

QString phaseLabel(Phase phase) {
    static constexpr std::array<const char*, phaseCount> words{
        QT_TRANSLATE_NOOP("EventDescription", "Begin"),
        QT_TRANSLATE_NOOP("EventDescription", "Contacts found"),
        QT_TRANSLATE_NOOP("EventDescription", "Forces applied"),
        QT_TRANSLATE_NOOP("EventDescription", "Rows built"),
        QT_TRANSLATE_NOOP("EventDescription", "Warm start"),
        QT_TRANSLATE_NOOP("EventDescription", "Velocities solved"),
        QT_TRANSLATE_NOOP("EventDescription", "Warm start of the pseudo-velocities"),
        QT_TRANSLATE_NOOP("EventDescription", "Pseudo-velocities solved"),
        QT_TRANSLATE_NOOP("EventDescription", "Positions moved"),
        QT_TRANSLATE_NOOP("EventDescription", "Position rows built"),
        QT_TRANSLATE_NOOP("EventDescription", "Positions solved"),
        QT_TRANSLATE_NOOP("EventDescription", "Velocities from positions"),
        QT_TRANSLATE_NOOP("EventDescription", "Velocities relaxed"),
        QT_TRANSLATE_NOOP("EventDescription", "Bounce"),
        QT_TRANSLATE_NOOP("EventDescription", "End of the step"),
    };
    return EventDescription::tr(words[static_cast<std::size_t>(phase)]);
}

RowDescription RowDescription::of(const Session& session, RowRef place) {
    const World& world = session.world();
    const auto& rows = rowsOf(world, place.list);
    const EventDescription event = EventDescription::of(session);
    const QString list = rowListText(place.list);
    const Phase building = place.list == RowList::Positions ? Phase::LinearizePositions : Phase::Linearize;
    const bool built = hasReached(session.event().phase, building, session.settings());
    RowDescription description;
    if (place.row >= rows.size()) {
        description.title = tr("Row %1, %2").arg(place.row + 1).arg(list);
        description.subtitle = tr("step %1").arg(session.step());
        description.text = built ? tr("This step has no such row.") : tr("This step has not built its rows yet.");
    } else {
        const Row& row = rows[place.row];
        const auto& velocities = velocitiesOf(world, place.list);
        const bool turns = isAngular(row);
        const QString impulse = impulseUnit(place.list, turns);
        description.title = QStringLiteral("%1 · %2").arg(constraintText(session.scene(), world, row.constraint),
                                                          rowKindText(row.kind, row.constraint.kind));
        description.subtitle =
            tr("row %1 of %2, picked, %3, step %4").arg(place.row + 1).arg(rows.size()).arg(list).arg(session.step());
        const Real jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        const auto& events = session.events();
        const std::size_t now = session.cursor().event;
        const QString speed = rowUnit(place.list, turns);
        const auto with = [](Real number, const QString& unit) { return withUnit(shown(number), unit); };
        const QString state =
            place.list == RowList::Positions
                ? tr("Λ = %1, C = %2").arg(with(row.lambda, impulse), with(positionErrorOf(world, place.row), speed))
                : tr("Λ = %1, Jv = %2").arg(with(row.lambda, impulse), with(jv, speed));
        description.text = tr("Not visited by this event. Now %1.").arg(state) + QLatin1Char('\n') +
                           lastVisitSentence(events, now, place, impulse) + QLatin1Char(' ') +
                           nextVisitSentence(events, now, place);
    }
    description.text += QStringLiteral("\n\n");
    if (const Event& here = session.event(); here.kind == EventKind::Row)
        description.text += tr("This event visits row %1 (%2): %3, %4.")
                                .arg(here.visit.row + 1)
                                .arg(rowListText(here.phase), constraintText(session.scene(), world, here.constraint),
                                     rowKindText(here.rowKind, here.constraint.kind));
    else
        description.text += tr("This event: %1. %2").arg(event.title, event.text);
    return description;
}

EventDescription EventDescription::of(const Session& session) {
    const Event& event = session.event();
    switch (event.kind) {
        case EventKind::Iteration:
            return {(traitsOf(session.settings()).hasPivots ? tr("Pivot %1 is done, %2") : tr("Sweep %1 is done, %2"))
                        .arg(event.iteration)
                        .arg(rowListText(event.phase)),
                    sweepSentence(session, session.cursor().event)};
        case EventKind::Substep:
            return {tr("Sub-step %1").arg(event.substep), tr("Sub-step %1 begins.").arg(event.substep)};
        case EventKind::Phase:
            return {phaseLabel(event.phase), BlockDescription::ofPhase(session).value_or(describePhase(session))};
        case EventKind::Pair:
            return describePair(session.scene(), session.world(), session.world().pairTests[event.pair], event.pair);
        case EventKind::Body:
            return {BlockDescription::of(session)->title, BlockDescription::of(session)->sentence};
        case EventKind::Row:
            break;
    }
    return {};
}

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
    QStringList parts{tr("Step %1").arg(session.step())};
    QStringList details;
    if (session.atEndOfStep()) {
        details += tr("end of the step");
    } else if (event.kind == EventKind::Pair) {
        details += tr("%1, overlap test of %2 and %3")
                       .arg(phaseLabel(event.phase), bodyText(session.scene(), event.a), bodyText(session.scene(), event.b));
    } else {
        if (isInSubstep(session.settings(), event.substep)) parts += substepText(event.substep);
        const bool swept = event.iteration > 0;
        if (!swept && event.kind == EventKind::Row) parts += phaseLabel(event.phase);
        if (swept) parts += tr("sweep %1").arg(event.iteration);
        if (event.kind == EventKind::Phase) parts += tr("end of “%1”").arg(phaseLabel(event.phase));
        if (event.kind == EventKind::Row) parts += tr("row %1").arg(event.visit.row + 1);
        if (event.kind == EventKind::Body) parts += bodyText(session.scene(), event.a);
        if (event.kind != EventKind::Phase && (swept || event.kind != EventKind::Row)) details += phaseLabel(event.phase);
        if (event.kind == EventKind::Row)
            details += QStringLiteral("%1 (%2)").arg(constraintText(session.scene(), session.world(), event.constraint),
                                                     rowKindLabel(event.rowKind, event.constraint.kind));
        if (const QString term = describeTerm(session.cursor().term); !term.isEmpty()) details += term;
    }
    return {parts.join(QStringLiteral(", ")), details.join(QStringLiteral(", "))};
}

}  // namespace solverscope
