// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "lessons/capstone/audit.h"
#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// How much of what has been compared.
struct AuditCounts {
    std::int64_t rows = 0;
    std::int64_t visits = 0;
    std::int64_t frictionVisits = 0;
    std::int64_t starts = 0;  // rows that have an impulse to begin with
    std::int64_t deep = 0;    // contacts deeper than the slop
};

/// The differences of a trace: the first one, and how often each mistake explains the others.
class AuditFindings {
public:
    explicit AuditFindings(const Scene& trace) : scene(trace) {}

    void add(CapstoneDifference difference, std::vector<SolverMistake> mistakes);

    /// Perhaps the first one to the row that the first difference is in.
    void noteVisit(const Event& event, std::int64_t step);

    const Scene& scene;
    AuditCounts counts;
    CapstoneVerdict verdict;
};

/// The impulses that a step leaves for the next one.
struct ImpulseMemory {
    /// A contact's normal row or its friction row.
    using Key = std::tuple<BodyId, BodyId, std::uint32_t, bool>;

    bool isKnown = true;            // the last step was recorded
    bool hasGap = false;            // a step before was not
    std::map<Key, Real> last;       // Λ at its end, of friction along the normal turned left
    std::map<Key, Real> lastDelta;  // what the last visit added
    std::map<Key, Real> ever;       // Λ of contacts of any earlier step
    std::vector<Real> byPlace;      // Λ by place in the list of rows
};

/// Compares one step with the reference while it is played.
class StepAudit {
public:
    StepAudit(const World& world, const AuditRules& rules, ImpulseMemory& memory, AuditFindings& findings)
        : m_world(world), m_rules(rules), m_memory(memory), m_findings(findings) {}

    void atStop(const Event& event);

    /// After the last stop.
    void finish();

    /// Why this step cannot be compared at all.
    const std::string& problem() const { return m_problem; }

private:
    bool has(CapstoneLevel level) const { return m_rules.level >= level; }
    bool isCompared(const Row& row) const;

    void linearize();
    void compareRow(std::uint32_t place);
    void comparePseudoRows();
    void compareFields(const BuiltRow& built, const Row& theirs, RowRef place, Real expectedBias);
    Real beta() const;
    BuiltRow builtRow(const Row& theirs, Real beta) const;
    void compareWhichRows();

    void expectStart();
    void warmStarted(const Event& event);
    void endWarmStart();
    void compareColdStart(std::uint32_t place, Real found);
    std::vector<SolverMistake> mistakesOfStart(std::uint32_t place, Real expected, Real found) const;

    void visited(const Event& event);
    void endSweep();
    void endSweeps();
    void compareOtherVelocities(std::optional<BodyId> a, std::optional<BodyId> b);
    bool compareApplied(const Event& event, const AppliedImpulse& impulse, DifferenceIn in);
    void takeOver(const Event& event);

    CapstoneDifference difference(DifferenceIn in, std::optional<std::uint32_t> row, Real expected, Real found) const;
    void nameRow(CapstoneDifference& difference, const Row& row) const;
    ImpulseMemory::Key keyOf(const Row& row) const;
    Real orientation(const Row& row) const;

    const World& m_world;  // as recorded, at the stop
    const AuditRules& m_rules;
    ImpulseMemory& m_memory;
    AuditFindings& m_findings;
    std::string m_problem;

    Event m_event;
    World m_reference;  // with the right rows; velocities and sums are the solver's own
    std::vector<Velocity> m_afterForces;
    std::vector<Real> m_start;  // expected Λ before the sweeps; not a number: unknown
    std::vector<bool> m_isWarm;
    std::vector<int> m_visitsInSweep;
    std::vector<Real> m_lambdaBefore;     // before the first sweep
    std::vector<Real> m_lambdaLastSweep;  // after the last one
    std::vector<Velocity> m_sweepStart;
    bool m_isLinearized = false;
    bool m_hasStarted = false;  // the sweeps
    int m_sweeps = 0;
    std::int64_t m_visits = 0;
};

}  // namespace solverscope
