// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

namespace solverscope {

/// The quantities of a row's formula, each of which the row card explains and the scene can show.
enum class RowTerm : std::uint8_t {
    None,
    Direction,        // n
    LeverArmA,        // w_A
    LeverArmB,        // w_B
    VelocityA,        // v_A before the visit
    VelocityB,        // v_B
    OmegaA,           // ω_A
    OmegaB,           // ω_B
    PositionA,        // x_A before the visit, where positions are solved
    PositionB,        // x_B
    AngleA,           // θ_A
    AngleB,           // θ_B
    Jv,               //
    Bias,             //
    EffectiveMass,    // m_eff
    Softness,         // γ, α̃
    Spring,           // f, ζ, k, c, β
    LambdaLast,       // Λ of the last step
    Factor,           // of warm starting
    RawDelta,         // Δλ_raw
    LambdaBefore,     // Λ
    Sum,              // Λ + Δλ_raw
    Friction,         // μ
    NormalImpulse,    // Λ_n, or Δλ_n
    Bounds,           // lower, upper
    LambdaAfter,      // Λ′
    Delta,            // Δλ
    InverseMassA,     // m_A⁻¹
    InverseMassB,     // m_B⁻¹
    InverseInertiaA,  // I_A⁻¹
    InverseInertiaB,  // I_B⁻¹
    NewVelocityA,     // v_A after the visit
    NewVelocityB,     //
    NewOmegaA,        //
    NewOmegaB,        //
    NewPositionA,     //
    NewPositionB,     //
    NewAngleA,        //
    NewAngleB,        //
};

constexpr int rowTermCount = static_cast<int>(RowTerm::NewAngleB) + 1;

}  // namespace solverscope
