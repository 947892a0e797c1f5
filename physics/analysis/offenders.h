// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The worst rows of a step, those furthest from their targets, and the worst steps of a recording.
#pragma once

#include <cstdint>
#include <vector>

#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"
#include "physics/world/world.h"

namespace solverscope {

enum class OffenderCriterion : std::uint8_t {
    Unsatisfied,   // residual of a row after the last sweep over the velocities, within its bounds [m/s or rad/s]; for methods
                   // that solve positions, after the last one over these [m or rad]
    LateImpulse,   // |Δλ| of a row's last visit: how far it is from coming to rest [N s; of rows that move positions kg m]
    ClampChanges,  // in how many sweeps a row's clamp differed from the sweep before
    Penetration,   // overlap of the row's contact when it was found [m]
};

constexpr int offenderCriterionCount = 4;

struct Offender {
    Real amount = 0;
    RowRef row;
    ConstraintRef constraint;
    RowKind kind = RowKind::Equality;
    bool turns = false;     // the row has no direction: amounts are those of a rotation
    std::size_t event = 0;  // the row's last visit

    bool operator==(const Offender&) const = default;
};

/// The worst first, at most `most`; rows of which there is nothing to say are left out. Rows of equal amount stay in their order.
std::vector<Offender> worstOffenders(const StepTrace& step, OffenderCriterion criterion, std::size_t most);

enum class StepCriterion : std::uint8_t {
    Penetration,  // deepest overlap [m]
    JointError,   // furthest that a joint is apart [m]
    EnergyRise,   // by how much kinetic and potential energy rose over the step [J]
};

constexpr int stepCriterionCount = 3;

struct StepOffender {
    std::int64_t step = 1;
    Real amount = 0;

    bool operator==(const StepOffender&) const = default;
};

/// The worst steps of a recording, the worst first; steps with an amount of zero or less are left out.
std::vector<StepOffender> worstSteps(const Recording& recording, StepCriterion criterion, std::size_t most);

}  // namespace solverscope
