// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/moment_report.h"

#include <QPainter>
#include <span>

#include "gui/charts/error_series.h"
#include "gui/scene/scene_painter.h"
#include "gui/style/theme.h"
#include "gui/text/event_description.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/picture.h"

namespace solverscope {
namespace {

constexpr QSize sceneSize{640, 420};
constexpr QSize briefSize{400, 250};

QByteArray scenePicture(const Session& session, const QPalette& palette) {
    return svgOf(sceneSize, [&](QPainter& painter) {
        painter.fillRect(QRect({}, sceneSize), palette.color(QPalette::Base));
        painter.setRenderHint(QPainter::Antialiasing);
        SceneOptions options;
        options.palette = palette;
        paintScene(painter, QRectF({}, sceneSize), session, options);
    });
}

QString describeStop(const Session& session) {
    if (const auto formula = RowFormula::of(session)) return formula->text().trimmed();
    const EventDescription description = EventDescription::of(session);
    return description.text.isEmpty() ? description.title : description.title + QLatin1Char('\n') + description.text;
}

/// The rows of the cursor's phase; if it has none, any existing ones.
RowList listAt(const Session& session) {
    const RowList own = rowListOf(session.event().phase);
    for (const RowList list : {own, RowList::Velocities, RowList::Positions, RowList::PseudoVelocities})
        if (!rowsOf(session.world(), list).empty()) return list;
    return own;
}

std::vector<MomentReport::RowLine> rowsAt(const Session& session, RowList list) {
    const World& world = session.world();
    const auto& velocities = velocitiesOf(world, list);
    const Event& event = session.event();
    std::vector<MomentReport::RowLine> lines;
    const RowVector& rows = rowsOf(world, list);
    lines.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        MomentReport::RowLine line;
        line.number = static_cast<std::uint32_t>(i) + 1;
        line.constraint = constraintText(session.scene(), world, row.constraint);
        line.kind = rowKindLabel(row.kind, row.constraint.kind);
        if (list != RowList::Positions) line.jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        line.effectiveMass = row.effectiveMass;
        line.bias = row.bias;
        line.lambda = row.lambda;
        line.current = event.kind == EventKind::Row && rowListOf(event.phase) == list && event.visit.row == i;
        lines.push_back(std::move(line));
    }
    for (std::size_t at = 0; at <= session.cursor().event; ++at) {
        const Event past = session.events()[at];
        const bool counts = past.kind == EventKind::Row && rowListOf(past.phase) == list && past.visit.row < lines.size();
        // The visit at the cursor may not have reached its clamp yet.
        const bool reached = at < session.cursor().event || session.cursor().term >= Term::Clamp;
        if (counts && reached) lines[past.visit.row].clamp = past.visit.clamp;
    }
    return lines;
}

std::vector<MomentReport::BodyLine> bodiesAt(const Session& session) {
    const World& world = session.world();
    const Event& event = session.event();
    const bool hasSides = event.kind == EventKind::Row || event.kind == EventKind::Pair;
    const bool hasBody = hasSides || event.kind == EventKind::Body;
    std::vector<MomentReport::BodyLine> lines;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const Pose& pose = world.poses[i];
        const Velocity& velocity = world.velocities[i];
        const InverseMass& mass = world.inverseMasses[i];
        const BodyId body{static_cast<std::uint32_t>(i)};
        lines.push_back({bodyText(session.scene(), body),
                         {pose.position.x, pose.position.y, pose.angle, velocity.v.x, velocity.v.y, velocity.w, mass.m, mass.I},
                         (hasBody && event.a == body) || (hasSides && event.b == body)});
    }
    return lines;
}

Phase chartedPhase(const Session& session, const StepMetrics& metrics) {
    const Phase phase = session.event().phase;
    if (phase == Phase::SolvePseudoVelocities && !metrics.pseudoVelocities.iterations.empty()) return phase;
    if (phase == Phase::SolvePositions && !metrics.positions.empty()) return phase;
    if (!metrics.velocities.iterations.empty()) return Phase::SolveVelocities;
    return metrics.positions.empty() ? Phase::SolveVelocities : Phase::SolvePositions;
}

}  // namespace

MomentReport MomentReporter::report(const NotebookEntry& bookmark, const std::atomic<bool>* cancelled, MomentDetail detail) {
    MomentReport report;
    if (!m_session || m_session->scene() != *bookmark.scene) m_session = std::make_unique<Session>(*bookmark.scene);
    Session& session = *m_session;
    session.replaceInputs(bookmark.inputs);
    session.extendTo(bookmark.place.step, [cancelled] { return cancelled && *cancelled; });
    if (cancelled && *cancelled) return report;
    const auto same = goTo(session, bookmark.place);
    if (!same) {
        report.problem = QString::fromStdString(same.error().message);
        return report;
    }
    report.same = *same;
    const MomentDescription words = MomentDescription::of(session);
    report.where = words.where.isEmpty() ? words.name : words.name + QStringLiteral(" · ") + words.where;
    report.description = describeStop(session);
    report.settings = session.settings();
    report.list = listAt(session);
    report.rows = rowsAt(session, report.list);
    report.bodies = bodiesAt(session);
    if (detail == MomentDetail::Brief) {
        report.light = momentPicture(session, lightPalette(), briefSize);
        report.dark = momentPicture(session, darkPalette(), briefSize);
        return report;
    }
    report.metrics = measureSubsteps(*session.trace(), {.substep = session.event().substep, .cancelled = cancelled});
    report.charted = chartedPhase(session, report.metrics.ofChosen());
    report.reached = sweepPlaceOf(session.events(), session.cursor().event, report.charted);
    report.light = scenePicture(session, lightPalette());
    report.dark = scenePicture(session, darkPalette());
    return report;
}

}  // namespace solverscope
