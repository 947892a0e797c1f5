// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The way of a contact's two impulses through the visits of a step: normal Λn and friction Λt, against Coulomb's cone
// |Λt| ≤ μ Λn. Source: article 3.
//
// Every point is the pair of sums after a visit to one of the two rows, read from the events. A visit to the friction row ends
// inside the cone or on its boundary; a visit to the normal row moves the boundary, and the pair may be outside until the next
// friction visit.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "physics/debugger/session.h"
#include "physics/world/world.h"

namespace solverscope {

/// The state of a contact relative to its cone.
enum class ConeState : std::uint8_t {
    Open,     // nothing presses: Λn = 0
    Sticks,   // inside
    Slips,    // on the edge
    Outside,  // the edge has moved in since friction's last visit
};

struct FrictionPoint {
    std::size_t event = 0;
    Phase phase = Phase::SolveVelocities;
    int substep = 1;
    int iteration = 0;        // 0 is the warm start
    bool ofFriction = false;  // the friction row's visit, not the normal row's
    Real normal = 0;          // Λn after the visit
    Real tangent = 0;         // Λt after the visit
    Real wanted = 0;          // the visited row's Λ without the clamp
    Real bound = 0;           // friction visits: the largest |Λt| that the visit allowed
    Clamp clamp = Clamp::None;
};

struct FrictionHistory {
    RowList list = RowList::Velocities;
    std::uint32_t normalRow = 0;
    std::uint32_t frictionRow = 0;
    Real friction = 0;                  // μ
    Real startNormal = 0;               // before the first visit
    Real startTangent = 0;              //
    bool clampsSums = true;             // false: each single impulse is clamped, and the sums may leave the cone
    std::vector<FrictionPoint> points;  // up to the cursor

    Real normal() const { return points.empty() ? startNormal : points.back().normal; }
    Real tangent() const { return points.empty() ? startTangent : points.back().tangent; }
    ConeState state() const;
};

/// For a normal row with friction, or a friction row, up to the session's cursor: inside a visit, after its clamp. If contacts
/// are found in every sub-step, the history begins with the cursor's sub-step. Nothing for other rows.
std::optional<FrictionHistory> frictionHistory(const Session& session, RowRef row);

}  // namespace solverscope
