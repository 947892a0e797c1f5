// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The bug museum, rows: four methods of museum.h whose mistake is made before the sweeps, in what a row says. The rows of the
// mouse stay right in all of them.
#pragma once

#include "physics/constraints/bodies_view.h"
#include "physics/constraints/error_reduction.h"
#include "physics/constraints/point_row.h"
#include "physics/constraints/row.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// The lever arms of a row through a point: rowThroughPoints in constraints/point_row.h has them right. Rows that turn (n = 0)
/// have none. Whatever is computed from J afterwards, Jv, K and Jᵀ λ, follows the mistake.
inline void takeWrongLeverArms(Row& row, Method method, const BodiesView& bodies) {
    if (onlyTurns(row)) return;
    if (method == Method::WrongSign) {
        row.wB = -row.wB;  // WRONG: n × rB; right: rB × n
    } else {
        row.wA = 0;  // WRONG; right: rA × n
        row.wB = 0;  // WRONG; right: rB × n
    }
    row.effectiveMass = effectiveMassOf(row, bodies);
}

/// wrong_effective_mass: `K` is that of the joint's row at the moment at which the joint was made.
inline void takeOldEffectiveMass(Row& row, Real K) {
    row.effectiveMass = K + row.softness > 0 ? 1 / (K + row.softness) : 0;  // WRONG; right: K of where the bodies are now
}

/// wrong_beta: what is more than 1 throws the bodies past the place where they should be.
inline ErrorReduction overshootingReduction(const Settings& settings, Real h) {
    const Real beta = 10 * settings.erp;  // WRONG; right: settings.erp
    return {beta / h, settings.slop};
}

/// wrong_friction_bound, for the visits in museum.h: at this moment the normal row still carries the last step's impulse.
inline void boundByLastStep(Row& friction, const Row& normal) {
    friction.upper = friction.friction * normal.lambda;
    friction.lower = -friction.upper;
}

}  // namespace solverscope
