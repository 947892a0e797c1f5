// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/analysis/accounts/bias_parts.h"
#include "physics/analysis/accounts/provenance.h"

namespace solverscope {

/// The causes of a visit's impulse. `unit`: the change of the number in question per unit of the impulse; 1 for the impulse
/// itself.
inline Shares sharesOfVisit(const Event& visit, const BiasSplitter& biases, Real unit) {
    const BiasParts bias = biases.of(visit);
    const Real perSpeed = -visit.effectiveMass * unit;
    Shares shares;
    shares.speed = perSpeed * (visit.visit.jv + bias.foreseen);
    shares.bounce = perSpeed * bias.bounce;
    shares.drive = perSpeed * bias.drive;
    shares.correction = perSpeed * bias.correction;
    shares.softness = perSpeed * visit.softness * visit.visit.lambdaBefore;
    shares.clamped = (visit.visit.delta - visit.visit.rawDelta) * unit;
    return shares;
}

}  // namespace solverscope
