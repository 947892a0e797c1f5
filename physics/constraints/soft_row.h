// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A row as a damped spring whose stiffness scales with the masses, so that frequency and damping ratio define it. Source: E.
// Catto, "Soft constraints" (2011), and Box2D 3.0 (2024).
//
//   ω = 2π f                     f in Hz, at most a share of the steps in a second: faster swings cannot be followed. Contacts
//                                with static bodies are twice as stiff as the others, whose frequency has been limited
//   s = h ω (2ζ + h ω)
//   γ = K / s                    softness; K/(K + γ) is what Box2D calls the mass scale, γ/(K + γ) its impulse scale
//   bias = ω / (2ζ + h ω) · C    the position error decays at this rate [1/s]
//
// The two rows of a point that are solved at once have a γ that is a multiple of their matrix K, as in Box2D 3: the joint then
// yields by the same share in every direction.
//
// Article 4 has three kinds of soft rows, whatever the row is used for:
//
//   accumulated       Jv + bias + γ (j + j₀) = 0    j₀ from the warm start, j added in this step: γ Λ. A damped spring.
//   without j₀        Jv + bias + γ j = 0           that is γ Λ with a bias of −γ j₀ more
//   scaled velocity   λ = −(d Jv + bias) / K        Bullet 1.5's way: γ is not in the effective mass, d = K / (K + γ) scales
//   Jv.
//                                                   That is a row without γ: λ = −d/K (Jv + bias/d)
//                                                   It begins each step from nothing.
#pragma once

#include <algorithm>

#include "physics/constraints/row.h"
#include "physics/constraints/row_building.h"
#include "physics/scene/settings.h"

namespace solverscope {

struct Softness {
    Real rate = 0;          // 1/s
    Real scale = 0;         // s: K / γ
    bool ofMatrix = false;  // the two rows of a point share γ, a multiple of their whole matrix K
};

inline Softness softnessOf(Real frequency, Real dampingRatio, Real h) {
    const Real omega = twoPi * frequency;
    const Real damping = 2 * dampingRatio + h * omega;
    return {omega / damping, h * omega * damping};
}

/// The most oscillations in a (sub-)step, by the settings. Source of what they leave open: solver2d, with one step (soft PGS) and
/// with sub-steps (soft step).
inline Real contactHertzLimit(const Settings& settings) {
    if (settings.contactHertzLimit > 0) return settings.contactHertzLimit;
    return substepsOf(settings) > 1 ? 0.25 : 0.333;
}
inline Real jointHertzLimit(const Settings& settings) {
    if (settings.jointHertzLimit > 0) return settings.jointHertzLimit;
    return substepsOf(settings) > 1 ? 0.25 : 0.5;
}

/// The softness that the settings give contacts and joints. h: the (sub-)step [s].
inline Softness contactSoftness(const Settings& settings, bool onStatic, Real h) {
    const Real frequency = std::min(settings.contactHertz, contactHertzLimit(settings) / h);
    return softnessOf(onStatic ? 2 * frequency : frequency, settings.contactDampingRatio, h);
}

inline Softness jointSoftness(const Settings& settings, Real h) {
    Softness softness =
        softnessOf(std::min(2 * settings.contactHertz, jointHertzLimit(settings) / h), settings.jointDampingRatio, h);
    softness.ofMatrix = solvesJointBlocks(settings) && settings.softnessKind == SoftnessKind::Accumulated;
    return softness;
}

/// Makes a hard row soft; K as its effective mass has it. Rows that are already soft, rows without a position (friction, motors)
/// and rows that only stop bodies at a limit or a length of rope (bias > 0) stay unchanged.
inline void soften(Row& row, Softness softness, Real K) {
    if (row.kind == RowKind::Friction || row.kind == RowKind::Motor || row.softness > 0 || row.effectiveMass == 0) return;
    if (row.kind != RowKind::Equality && row.bias > 0) return;
    row.softness = K / softness.scale;
    row.effectiveMass = 1 / (K + row.softness);
}

/// Turns a row that is soft by γ Λ into one of the other kinds. `warmStartFactor` is the share of Λ that warm starting applies.
inline void applySoftnessKind(Row& row, SoftnessKind kind, Real warmStartFactor, const BodiesView& bodies) {
    if (row.softness == 0) return;
    if (kind == SoftnessKind::WithoutJ0) {
        row.bias -= row.softness * (warmStartFactor * row.lambda);
    } else if (kind == SoftnessKind::ScaledVelocity) {
        const Real K = inverseEffectiveMassOf(row, bodies);
        const Real d = K / (K + row.softness);
        row.effectiveMass = d / K;
        row.bias = row.bias / d;
        row.softness = 0;
        row.lambda = 0;  // not warm-started, as in Bullet 1.5: with nothing to limit Λ it would wind up
    }
}

}  // namespace solverscope
