// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/drag.h"

#include "physics/constraints/row_building.h"
#include "physics/constraints/spring.h"

namespace solverscope {

void appendDragRows(const Drag& drag, const BodiesView& bodies, Real frequency, Real dampingRatio, Real h, RowVector& rows) {
    const BodyId world{static_cast<std::uint32_t>(bodies.poses.size())};
    const Pose& pose = bodies.poses[index(drag.body)];
    const InverseMass inverseMass = bodies.inverseMasses[index(drag.body)];
    if (inverseMass.m == 0) return;
    const Vec2 r = rotate(pose.rotation, drag.localAnchor);
    const Vec2 C = pose.position + r - drag.target;

    const BetaGammaDef spring = betaGammaOf(SpringDef{frequency, dampingRatio}, 1 / inverseMass.m, h);

    const auto append = [&](Vec2 n, Real error, Real lambda, std::uint32_t place) {
        Row& row = rows.emplace_back(Row{});
        pushThroughPoints(row, world, drag.body, {}, r, n);
        row.kind = RowKind::Equality;
        row.constraint = {ConstraintKind::Drag, place};
        row.lower = -infinity;
        row.upper = infinity;
        row.softness = spring.gamma;
        row.effectiveMass = effectiveMassOf(row, bodies);
        row.bias = spring.beta / h * error;
        row.lambda = lambda;
    };
    append({1, 0}, C.x, drag.impulse[0], 0);
    append({0, 1}, C.y, drag.impulse[1], 1);
}

}  // namespace solverscope
