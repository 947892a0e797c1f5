// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/block_description.h"

#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {

std::optional<BlockDescription> BlockDescription::of(const Session& session) {
    const Event& event = session.event();
    if (event.kind != EventKind::Body) return std::nullopt;
    const World& world = session.world();
    const BodyBlock& block = world.blocks.visited;
    BlockDescription description;
    description.body = block.body;
    description.title = tr("%1 · visit to a body").arg(bodyText(session.scene(), block.body));
    description.subtitle = tr("sweep %1 of %2, all its rows at once").arg(event.iteration).arg(session.settings().iterations);
    description.sentence =
        tr("Rows that came in: %1. They leave the body %2 m from where it was, and turned by %3 rad, while the other bodies stay.")
            .arg(block.rows.size())
            .arg(shown(length(block.step.v)), shown(block.step.w));
    description.matrix = block.matrix;
    description.force = block.force;
    description.step = block.step;
    description.h = stepLength(session.settings());
    for (const BlockRow& each : block.rows) {
        const Row& row = world.positionRows[each.row];
        const QString name =
            tr("row %1: %2, %3")
                .arg(each.row + 1)
                .arg(constraintText(session.scene(), world, row.constraint), rowKindLabel(row.kind, row.constraint.kind));
        description.lines.push_back({{RowList::Positions, each.row}, name, each.C, each.stiffness, each.force, isAngular(row)});
    }
    return description;
}

std::optional<QString> BlockDescription::ofPhase(const Session& session) {
    const Settings& settings = session.settings();
    if (!solvesBodies(settings.method)) return std::nullopt;
    if (session.event().phase == Phase::IntegratePositions)
        return tr("Every body has moved by h v₀, h = %1 s, with its velocity v₀ from the start of the step: what rests is where it "
                  "will be. The sweeps begin here.")
            .arg(shown(stepLength(settings)));
    if (session.event().phase == Phase::End)
        return tr("Step %1 is done. Contacts and joints keep their forces and their stiffnesses: the next step begins with α γ of "
                  "the "
                  "ones and γ of the others.")
            .arg(session.step());
    return std::nullopt;
}

QString BlockDescription::text() const {
    QString text = title + QLatin1Char('\n') + subtitle + QLatin1Char('\n') + sentence + QLatin1Char('\n');
    for (const Line& line : lines)
        text += QStringLiteral("%1: C = %2, k = %3, f = %4\n")
                    .arg(line.name, withUnit(exact(line.C), rowUnit(RowList::Positions, line.turns)),
                         withUnit(exact(line.stiffness), unitText(UnitKind::Mass, RowList::Positions, line.turns)),
                         withUnit(exact(line.force), impulseUnit(RowList::Positions, line.turns)));
    const auto row = [&](Real x, Real y, Real w, Real right) {
        text += QStringLiteral("[%1, %2, %3] Δx = %4\n").arg(exact(x), exact(y), exact(w), exact(right));
    };
    text += blockEquation + QLatin1Char('\n');
    row(matrix.xx, matrix.xy, matrix.xw, force.v.x);
    row(matrix.xy, matrix.yy, matrix.yw, force.v.y);
    row(matrix.xw, matrix.yw, matrix.ww, force.w);
    return text + QStringLiteral("Δx = (%1 m, %2 m, %3 rad)\n").arg(exact(step.v.x), exact(step.v.y), exact(step.w));
}

}  // namespace solverscope
