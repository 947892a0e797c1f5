// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How a row's impulse is kept within its bounds. Source: article 3, "warm starting".
#pragma once

#include "physics/constraints/row.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

struct Bounds {
    Real lower = 0;
    Real upper = 0;
};

/// The row's bounds: its own, or Coulomb's cone ±μ λn for friction, λn being an impulse of the row it rubs against.
inline Bounds boundsOf(const Row& row, Real normalImpulse) {
    if (row.kind != RowKind::Friction) return {row.lower, row.upper};
    const Real cone = row.friction * normalImpulse;
    return {-cone, cone};
}

inline Real clamped(Real value, Bounds bounds) {
    const Real capped = value > bounds.upper ? bounds.upper : value;
    return capped < bounds.lower ? bounds.lower : capped;
}

inline Clamp clampOf(Real raw, Bounds bounds) {
    return raw < bounds.lower ? Clamp::Lower : raw > bounds.upper ? Clamp::Upper : Clamp::None;
}

}  // namespace solverscope
