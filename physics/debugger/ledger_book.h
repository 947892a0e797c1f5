// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <map>

#include "physics/debugger/bias_parts.h"
#include "physics/debugger/ledger.h"

namespace solverscope {

/// Keeps the ledger of a running step.
class LedgerBook {
public:
    explicit LedgerBook(const World& world);

    void arrive(const Event& event, std::size_t number);

    Ledger result() &&;

private:
    /// The causes that have velocities of their own; whatever they do not account for is holding.
    enum Field { OfBounce, OfDrive, OfCorrection, fields };
    using Shares = std::array<Real, fields>;

    struct Visit {
        Event event;
        std::size_t number = 0;
        Shares shares{};  // of the impulse
        Real clamped = 0;
    };

    /// What is known of a row since it was built.
    struct RowState {
        Shares lambda{};  // Λ_c
        Real wanted = 0;  // m/s; the bias for its error at the last visit
    };

    LedgerLine& lineOf(const Event& visit);
    LedgerLine* findLine(ConstraintRef constraint);
    void see(LedgerLine& line, std::size_t number, Real correction, Real impulse);
    void visit(const Event& event, std::size_t number);
    void move(const Event& event, std::size_t number);
    void share(Visit& visit);
    void land(const Visit& visit, Real scale);
    void landAll(Real scale);
    void integrate();
    void correctedBy(const Row& row, const RowState& state, Real h, const std::vector<Velocity>& velocities);
    void takeOver(Cause cause);
    bool isSpring(const Event& visit) const;
    bool isSpring(const Row& row) const;
    Real liftOf(const Row& row, Real impulse) const;
    Real kineticEnergy(const std::vector<Velocity>& velocities) const;

    const World& m_world;
    BiasParser m_biases;
    std::vector<Velocity> m_velocities;  // as far as they are accounted for
    std::array<std::vector<Velocity>, fields> m_fields;
    std::vector<Visit> m_pending;  // made, but not landed
    std::vector<RowState> m_rows;
    std::vector<RowState> m_pseudoRows;
    std::map<std::pair<ConstraintKind, std::uint32_t>, std::size_t> m_places;
    std::vector<Real> m_most;  // by line: the largest correction of one visit
    std::vector<Real> m_mostImpulse;
    std::vector<Real> m_liftRates;  // by line: J/s, of its correction's velocity
    Ledger m_ledger;
};

}  // namespace solverscope
