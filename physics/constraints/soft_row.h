// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A row as a damped spring whose stiffness follows the masses, so that it is told by frequency and damping ratio alone.
// Source: E. Catto, "Soft constraints" (2011), and Box2D 3.0 (2024).
//
//   ω = 2π f                     f in Hz, at most a quarter of the steps in a second: nothing can swing faster than that
//   s = h ω (2ζ + h ω)
//   γ = K / s                    softness; K/(K + γ) is what Box2D calls the mass scale, γ/(K + γ) its impulse scale
//   bias = ω / (2ζ + h ω) · C    the position error goes at this rate [1/s]
#pragma once

#include <algorithm>

#include "physics/constraints/bodies_view.h"
#include "physics/constraints/row.h"

namespace solverscope {

struct Softness {
    Real rate = 0;   // 1/s
    Real scale = 0;  // s: K / γ
};

inline Softness softnessOf(Real frequency, Real dampingRatio, Real h) {
    constexpr Real twoPi = 6.28318530717958647693;
    const Real omega = twoPi * std::min(frequency, 0.25 / h);
    const Real damping = 2 * dampingRatio + h * omega;
    return {omega / damping, h * omega * damping};
}

/// Makes a hard row soft. What is soft already, what holds no position (friction, motors) and what only lets bodies come as far
/// as a limit or a length of rope (bias > 0) stays as it is.
inline void soften(Row& row, Softness softness, const BodiesView& bodies) {
    if (row.kind == RowKind::Friction || row.kind == RowKind::Motor || row.softness > 0 || row.effectiveMass == 0) return;
    if (row.kind != RowKind::Equality && row.bias > 0) return;
    const Real K = inverseEffectiveMass(row, bodies.inverseMasses[index(row.a)], bodies.inverseMasses[index(row.b)]);
    row.softness = K / softness.scale;
    row.effectiveMass = 1 / (K + row.softness);
}

}  // namespace solverscope
