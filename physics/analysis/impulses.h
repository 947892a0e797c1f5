// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The history of the impulses of chosen rows: over the visits of one step, and at the end of a step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "physics/trace/step_trace.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Identifies a row across steps, in which its index may differ: the contact's bodies and feature, or the joint and the index
/// of the row in it.
struct RowIdentity {
    RowList list = RowList::Velocities;
    ConstraintKind constraint = ConstraintKind::Contact;
    RowKind kind = RowKind::Equality;
    BodyId a{};
    BodyId b{};
    std::uint32_t number = 0;  // a contact's feature, a joint's index, the mouse's axis
    std::uint32_t place = 0;   // among the rows of this kind of one joint
    bool operator==(const RowIdentity&) const = default;
};

/// Nothing if there is no such row.
std::optional<RowIdentity> identityOf(const World& world, RowRef row);
std::optional<RowRef> findRow(const World& world, const RowIdentity& identity);

/// A row that can be found again in other steps, and its display name.
struct KnownRow {
    RowIdentity identity;
    std::uint32_t point = 0;  // of contacts: the index of the point of its two bodies, from 1; it may differ in other steps
    bool turns = false;       // its impulse is in N m s
    bool operator==(const KnownRow&) const = default;
};

/// One visit to a row, from the step's event.
struct ImpulseVisit {
    std::size_t event = 0;  // of the step
    std::size_t visit = 0;  // the visit's number in the step, over all rows, from 1
    int substep = 1;
    int place = 0;                // of its sweep on the SweepAxis; of others after the sweeps so far
    bool givesWarmStart = false;  // the impulse of the last step or sub-step, before the sweeps
    Real lambda = 0;              // Λ after it [N s]
    Real delta = 0;               // impulse it added [N s]
    Real lower = 0;               // bounds in this visit
    Real upper = 0;
    Clamp clamp = Clamp::None;

    bool operator==(const ImpulseVisit&) const = default;
};

/// The visits to each row in the step, in their order.
std::vector<std::vector<ImpulseVisit>> impulsesInStep(const StepTrace& step, std::span<const RowIdentity> rows);

/// The result of a step for a row. NaN if the step has no such row.
struct StepImpulse {
    static constexpr Real absent = std::numeric_limits<Real>::quiet_NaN();

    Real lambda = absent;  // Λ that its last visit left [N s]
    Real delta = absent;   // the change of Λ by its sweeps, without the warm start [N s]
    Real lower = absent;   // bounds in its last visit
    Real upper = absent;
    Clamp clamp = Clamp::None;  // of its last visit
};

/// The same for each row of the step that begins with `world`; the step is computed.
std::vector<StepImpulse> impulsesOfStep(World& world, std::span<const RowIdentity> rows);

/// A row of the step, by its place in its list; nothing where it is not visited.
std::optional<KnownRow> knownRow(const StepTrace& step, RowRef row);

/// The rows that push a body in the step, velocity rows before others; at most `most`.
std::vector<KnownRow> rowsOfBody(const StepTrace& step, BodyId body, std::size_t most);

}  // namespace solverscope
