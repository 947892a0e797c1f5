// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Four ways to specify the softness of a row, and the conversions between them.
// Source: article 4; E. Catto, "Soft constraints" (2011); R. Smith, Open Dynamics Engine, "How to make new joints"; Bullet's
// contacts.
//
//   f, ζ    frequency [Hz] and damping ratio of a mass m: ω = 2π f, k = m ω², c = 2 m ζ ω
//   k, c    stiffness [N/m] and damping [N s/m] of a spring with its damper
//   β, γ    of steps of h seconds: the row demands Jv + β/h · C + γ Λ = 0
//             β = h k / (c + h k)      the share of the error that a step removes
//             γ = 1 / (h (c + h k))    softness [1/kg]; how much the row yields per N s
//           and back:  k = β / (h² γ),  c = (1 − β) / (h γ);  γ = 0 is a row without give, as stiff as can be
//
//   ERP, CFM  the last two as engines that mix in a force: j / h in place of j
//             ERP = β,  CFM = h γ = 1 / (c + h k)   [s/kg]; such an engine divides CFM by h before it adds it to K
//
// Derivation: the spring at the end of the step, j = −h (k (C + h v') + c v'), solved for v'. So a single row behaves like a
// damped spring integrated implicitly. Angular rows have rad instead of m: k in N m/rad, m in kg m², γ in 1/(kg m²).
#pragma once

#include <cmath>
#include <limits>
#include <variant>

#include "physics/scene/joint_def.h"
#include "physics/scene/settings.h"

namespace solverscope {

inline StiffnessDef stiffnessOf(const SpringDef& spring, Real m) {
    const Real omega = twoPi * spring.frequency;
    const Real k = m * omega * omega;
    const Real c = 2 * m * spring.dampingRatio * omega;
    return {k, c};
}

inline BetaGammaDef betaGammaOf(const StiffnessDef& spring, Real h) {
    const Real k = spring.stiffness;
    const Real c = spring.damping;
    return {h * k / (c + h * k), 1 / (h * (c + h * k))};
}

/// β and γ for the error evaluated after the step: v' + β (C + h v')/h + γ j = 0, divided by the factor of v'.
inline BetaGammaDef implicitBetaGamma(const BetaGammaDef& spring) {
    return {spring.beta / (1 + spring.beta), spring.gamma / (1 + spring.beta)};
}

/// Infinitely stiff where γ = 0.
inline StiffnessDef stiffnessOf(const BetaGammaDef& spring, Real h) {
    if (spring.gamma == 0) return {infinity, spring.beta < 1 ? infinity : 0};
    return {spring.beta / (h * h * spring.gamma), (1 - spring.beta) / (h * spring.gamma)};
}

/// A damper without a spring has frequency 0 and no damping ratio (not a number).
inline SpringDef springOf(const StiffnessDef& spring, Real m) {
    const Real omega = std::sqrt(spring.stiffness / m);
    const Real dampingRatio = spring.damping / (2 * m * omega);
    return {omega / twoPi, omega > 0 ? dampingRatio : std::numeric_limits<Real>::quiet_NaN()};
}

/// β and γ of a row between bodies whose K is 1/m, for any specification of its spring. Those derived from a stiffness already
/// evaluate the error after the step.
inline BetaGammaDef betaGammaOf(const AnySpringDef& spring, Real m, Real h, PositionError seen = PositionError::SemiImplicit) {
    if (const auto* byFrequency = std::get_if<SpringDef>(&spring)) return betaGammaOf(stiffnessOf(*byFrequency, m), h);
    if (const auto* byStiffness = std::get_if<StiffnessDef>(&spring)) return betaGammaOf(*byStiffness, h);
    const BetaGammaDef& given = std::get<BetaGammaDef>(spring);
    return seen == PositionError::Implicit ? implicitBetaGamma(given) : given;
}

/// Error reduction and constraint force mixing of a row, as in ODE and of Bullet's contacts.
struct ErpCfm {
    Real erp = 0;
    Real cfm = 0;  // s/kg, for rows that turn s/(kg m²)
    bool operator==(const ErpCfm&) const = default;
};

inline ErpCfm erpCfmOf(const BetaGammaDef& spring, Real h) { return {spring.beta, h * spring.gamma}; }
inline BetaGammaDef betaGammaOf(const ErpCfm& spring, Real h) { return {spring.erp, spring.cfm / h}; }

/// A soft row in all its forms.
struct RowSpring {
    Real mass = 0;  // kg, or kg m² for angular rows: the oscillating mass, 1/K
    Real h = 0;     // s
    SpringDef byFrequency;
    StiffnessDef byStiffness;
    BetaGammaDef byStep;
    ErpCfm byErp;

    bool operator==(const RowSpring&) const = default;
};

/// The form that is given stays as it is; the others follow from it.
inline RowSpring inAllForms(const AnySpringDef& spring, Real mass, Real h) {
    const auto* byFrequency = std::get_if<SpringDef>(&spring);
    const auto* byStiffness = std::get_if<StiffnessDef>(&spring);
    RowSpring all;
    all.mass = mass;
    all.h = h;
    all.byStep = betaGammaOf(spring, mass, h);
    all.byStiffness = byStiffness ? *byStiffness : byFrequency ? stiffnessOf(*byFrequency, mass) : stiffnessOf(all.byStep, h);
    all.byFrequency = byFrequency ? *byFrequency : springOf(all.byStiffness, mass);
    all.byErp = erpCfmOf(all.byStep, h);
    return all;
}

}  // namespace solverscope
