// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/debugger/bias_parts.h"
#include "physics/debugger/provenance.h"

namespace solverscope {

/// Follows one number through a running step and writes down what is added to it.
class NumberStory {
public:
    NumberStory(const World& world, Quantity quantity);

    /// Before the first stop.
    void begin();

    /// At a stop; `place` is its number. Visits that touch neither the number's bodies nor its row may be left out.
    void arrive(const Event& event, std::size_t place, const BiasParser& biases);

    std::optional<Provenance> result() &&;

private:
    Quantity::Kind kind() const { return m_result.quantity.kind; }
    Real value() const { return m_result.parts.back().after; }

    Contribution part(Origin origin, Real amount, const Event& event) const;
    void start(Origin origin, const Event& event);
    void add(Contribution part);
    void settle(Origin origin, const Event& event);

    void followVisit(const Event& event, const BiasParser& biases);
    void landSweep(const Event& event);
    void followPhase(const Event& event);
    void deriveVelocity(const Event& event);
    void followImpulse(const Event& event, const BiasParser& biases);
    bool isAnotherRow();

    const World& m_world;
    RowList m_list;  // whose rows change the number, where it is a body's
    std::size_t m_place = 0;
    Real m_now = 0;
    bool m_there = false;
    Row m_row;                            // the row that Λ belongs to
    std::vector<Contribution> m_pending;  // made, but not landed
    Provenance m_result;
};

}  // namespace solverscope
