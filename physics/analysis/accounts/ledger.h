// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the corrections of a step did: how far each moved bodies apart, and how much energy it added.
//
//   ΔE = Δλ (Jv + Jv′)/2                   of a visit, Jv before and Jv′ after it: exact, since Jv′ − Jv = K Δλ
//   Δλ_c = −m_eff (J v_c + bias_c + γ Λ_c)  by what asks for it: the bounce, a motor, the correction; the rest is holding
//   ΔE_c = Δλ_c (Jv + Jv′)/2                so the energies of the causes add up to the step's change of kinetic energy
//
// v_c is the velocity of the bodies from all Δλ_c so far. The part of a visit's impulse that remains after the clamp is shared
// in proportion.
//
// Corrections that are no impulses (pseudo-velocities, position sweeps) put in no kinetic energy. They lift bodies: −g·(m Δx).
// Metres: of a velocity row h J v_c of the correction, where positions are integrated; of a position row K Δλ, the way along
// the
// row at its visit.
#pragma once

#include <array>
#include <vector>

#include "physics/analysis/accounts/conservation.h"
#include "physics/trace/step_trace.h"
#include "physics/world/world.h"

namespace solverscope {

enum class Cause : std::uint8_t {
    Forces,      // h g
    WarmStart,   // the last step's impulses
    Speed,       // Jv: stopping and holding
    Bounce,      // the target of a bounce
    Drive,       // motors
    Correction,  // bias that removes an error
    Clamped,     // bounds that have narrowed, as those of friction
    Spring,      // springs and the mouse
    Positions,   // position sweeps that become velocity: they hold and correct at once
    Other,       // rounding, and changes from outside
};
constexpr int causeCount = static_cast<int>(Cause::Other) + 1;

/// By Cause, J.
using Joules = std::array<Real, causeCount>;

Real total(const Joules& joules);

/// Of one contact, joint, or the mouse in a step.
struct LedgerLine {
    ConstraintRef constraint;
    RowRef row;  // its first
    BodyId a{};
    BodyId b{};
    Real requested = 0;     // m; the target of corrections
    Real corrected = 0;     // m; the effect of corrections
    Joules kinetic{};       // J, put in by its impulses
    Real lifted = 0;        // J, by moving bodies against gravity in order to correct
    std::size_t event = 0;  // the visit with the largest correction; otherwise the one with the largest impulse
};

struct Ledger {
    std::vector<LedgerLine> lines;  // joints, then contacts, then the mouse; those that have rows
    Real requested = 0;
    Real corrected = 0;
    Joules kinetic{};
    Real lifted = 0;
    Real kineticBefore = 0;  // J, at the beginning and the end of the step
    Real kineticAfter = 0;
    Conservation conservation;
};

Ledger ledgerOf(const StepTrace& step);

/// The same of the step that begins with `world`; the step is made and not kept.
Ledger ledgerOfStep(World& world);

/// The sums of several steps, without their lines.
Ledger& operator+=(Ledger& sum, const Ledger& step);

}  // namespace solverscope
