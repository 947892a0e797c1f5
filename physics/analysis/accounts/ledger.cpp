// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/accounts/ledger.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "physics/analysis/accounts/bias_parts.h"
#include "physics/constraints/row.h"
#include "physics/world/block_step.h"
#include "physics/world/position_step.h"

namespace solverscope {
namespace {

/// The row of a visit, as the arithmetic of impulses needs it.
Row rowOf(const Event& visit) {
    Row row;
    row.n = visit.n;
    row.skew = visit.skew;
    row.wA = visit.wA;
    row.wB = visit.wB;
    row.a = visit.a;
    row.b = visit.b;
    return row;
}

void add(Joules& joules, Cause cause, Real energy) { joules[static_cast<std::size_t>(cause)] += energy; }

bool isError(RowKind kind) { return kind != RowKind::Friction && kind != RowKind::Motor; }

/// Keeps the ledger while a step goes by.
class LedgerBuilder {
public:
    explicit LedgerBuilder(const World& world)
        : m_world(world), m_biases(world), m_conservation(world), m_velocities(world.velocities) {
        for (auto& field : m_fields) field.assign(world.velocities.size(), {});
        m_ledger.kineticBefore = kineticEnergy(m_velocities);
    }

    void processStop(const Event& event, std::size_t number) {
        m_biases.processStop(event);
        m_conservation.processStop(m_world, event);
        switch (event.kind) {
            case EventKind::Row:
                return actsOnPositions(event.phase) ? move(event, number) : visit(event, number);
            case EventKind::Iteration:
                if (!actsOnPositions(event.phase)) landAll(1);
                return;
            case EventKind::Phase:
                break;
            case EventKind::Substep:
            case EventKind::Pair:
                return;
            case EventKind::Body:
                m_blocks[static_cast<std::uint32_t>(index(event.a))] = {m_world.blocks.visited, number};
                return;
        }
        switch (event.phase) {
            case Phase::IntegrateForces:
                return attributeRest(Cause::Forces);
            case Phase::Linearize:
                m_rows.assign(m_world.rows.size(), {});
                m_pseudoRows.assign(m_world.pseudoRows.size(), {});
                break;
            case Phase::IntegratePositions:
                integrate();
                break;
            case Phase::DeriveVelocities:
                landAll(1 / subStepLength(m_world.settings));
                landBlocks(1 / subStepLength(m_world.settings));
                correctBlocks();
                break;
            default:
                break;
        }
        attributeRest(Cause::Other);
    }

    Ledger result() && {
        attributeRest(Cause::Other);
        m_ledger.kineticAfter = kineticEnergy(m_velocities);
        m_ledger.conservation = m_conservation.result(m_world);
        const auto order = [](ConstraintKind kind) {
            return kind == ConstraintKind::Joint ? 0 : kind == ConstraintKind::Contact ? 1 : 2;
        };
        std::ranges::sort(m_ledger.lines, {},
                          [&](const LedgerLine& line) { return std::pair(order(line.constraint.kind), line.constraint.index); });
        for (const LedgerLine& line : m_ledger.lines) {
            m_ledger.requested += line.requested;
            m_ledger.corrected += line.corrected;
            m_ledger.lifted += line.lifted;
        }
        return std::move(m_ledger);
    }

private:
    /// The causes that have their own velocities; the remainder is holding.
    enum Field { OfBounce, OfDrive, OfCorrection, fields };
    using Shares = std::array<Real, fields>;

    struct Visit {
        Event event;
        std::size_t number = 0;
        Shares shares{};  // of the impulse
        Real clamped = 0;
    };

    /// The state of a row since it was built.
    struct RowState {
        Shares lambda{};  // Λ_c
        Real wanted = 0;  // m/s; the bias for its error at the last visit
    };

    LedgerLine& lineOf(const Event& visit) {
        const ConstraintRef constraint = visit.constraint;
        if (LedgerLine* line = findLine(constraint)) return *line;
        m_places[{constraint.kind, constraint.index}] = m_ledger.lines.size();
        m_maxCorrection.push_back(0);
        m_maxImpulse.push_back(0);
        m_liftRates.push_back(0);
        LedgerLine line;
        line.constraint = constraint;
        line.row = {rowListOf(visit.phase), visit.visit.row};
        line.a = visit.a;
        line.b = visit.b;
        return m_ledger.lines.emplace_back(line);
    }

    LedgerLine* findLine(ConstraintRef constraint) {
        const auto found = m_places.find({constraint.kind, constraint.index});
        return found == m_places.end() ? nullptr : &m_ledger.lines[found->second];
    }

    void noteCorrection(LedgerLine& line, std::size_t number, Real correction, Real impulse) {
        const auto place = static_cast<std::size_t>(&line - m_ledger.lines.data());
        if (std::abs(correction) > m_maxCorrection[place]) {
            m_maxCorrection[place] = std::abs(correction);
            line.event = number;
        } else if (m_maxCorrection[place] == 0 && std::abs(impulse) > m_maxImpulse[place]) {
            m_maxImpulse[place] = std::abs(impulse);
            line.event = number;
        }
    }

    void visit(const Event& event, std::size_t number) {
        LedgerLine& line = lineOf(event);
        if (!std::isfinite(event.visit.delta)) return;  // missing in the trace: its energy is part of the rest
        const bool pushes = !isWarmStart(event.phase) && !event.visit.isManual;
        if (actsOnPseudoVelocities(event.phase)) {
            if (pushes && event.visit.row < m_pseudoRows.size())
                m_pseudoRows[event.visit.row].wanted = m_biases.of(event).correction;
            return noteCorrection(line, number, event.visit.delta, 0);
        }
        Visit made{event, number, {}, 0};
        if (pushes) share(made);
        if (pushes && appliesAfterSweep(m_world.settings, event.phase))
            m_pending.push_back(made);
        else
            land(made, 1);
    }

    void move(const Event& event, std::size_t number) {
        LedgerLine& line = lineOf(event);
        if (!std::isfinite(event.visit.delta)) return;
        if (solvesBodies(m_world.settings.method)) return;  // the visits to bodies move
        if (isError(event.rowKind) && !isSpring(event) && !event.visit.isManual) {
            const Row row = rowOf(event);
            const Real K = inverseEffectiveMass(row, m_world.inverseMasses[index(event.a)], m_world.inverseMasses[index(event.b)]);
            const Real direction = event.bias > 0 ? -1 : 1;
            const Real way = direction * K * event.visit.delta;
            line.corrected += way;
            line.lifted += liftOf(row, event.visit.delta);
            if (event.iteration == 1)
                line.requested += event.rowKind == RowKind::Equality ? std::abs(event.bias) : std::max(-event.bias, 0.0);
            noteCorrection(line, number, way, event.visit.delta);
        }
        if (solvesPositions(m_world.settings.method)) m_pending.push_back({event, number, {}, 0});
    }

    /// Splits the impulse by the causes that requested it.
    void share(Visit& made) {
        const Event& e = made.event;
        if (e.visit.row >= m_rows.size() || isSpring(e)) return;
        RowState& state = m_rows[e.visit.row];
        const BiasParts bias = m_biases.of(e);
        // A gap that may still close needs no impulse: the bodies may move on.
        const bool isGap = e.rowKind != RowKind::Equality && bias.correction > 0;
        Shares wanted{};
        wanted[OfBounce] = bias.bounce;
        wanted[OfDrive] = bias.drive;
        wanted[OfCorrection] = isGap ? 0 : bias.correction;
        state.wanted = wanted[OfCorrection];
        const Real raw = e.visit.rawDelta;
        if (!std::isfinite(raw + e.effectiveMass + e.bias + e.softness)) return;  // missing in the trace: all of it is holding
        const Real kept = raw != 0 ? std::clamp(e.visit.delta / raw, 0.0, 1.0) : 0;
        made.clamped = e.visit.delta - kept * raw;
        const Row row = rowOf(e);
        for (std::size_t c = 0; c < fields; ++c) {
            const Real jv = relativeVelocity(row, m_fields[c][index(e.a)], m_fields[c][index(e.b)]);
            made.shares[c] = -kept * e.effectiveMass * (jv + wanted[c] + e.softness * state.lambda[c]);
            state.lambda[c] += made.shares[c];
        }
    }

    /// `scale`: converts the visit's Δλ to an impulse; position rows have kg m.
    void land(const Visit& made, Real scale) {
        const Event& e = made.event;
        const Row row = rowOf(e);
        const InverseMass massA = m_world.inverseMasses[index(e.a)];
        const InverseMass massB = m_world.inverseMasses[index(e.b)];
        Velocity& a = m_velocities[index(e.a)];
        Velocity& b = m_velocities[index(e.b)];
        const Real before = relativeVelocity(row, a, b);
        applyImpulse(row, scale * e.visit.delta, massA, massB, a, b);
        const Real mean = 0.5 * (before + relativeVelocity(row, a, b));

        LedgerLine& line = lineOf(e);
        const auto put = [&](Cause cause, Real impulse) {
            const Real energy = scale * impulse * mean;
            add(line.kinetic, cause, energy);
            add(m_ledger.kinetic, cause, energy);
        };
        if (e.visit.isManual) return put(Cause::Other, e.visit.delta);
        if (isWarmStart(e.phase)) {
            put(Cause::WarmStart, e.visit.delta);
            return noteCorrection(line, made.number, 0, e.visit.delta);
        }
        if (isSpring(e) || actsOnPositions(e.phase)) {
            put(isSpring(e) ? Cause::Spring : Cause::Positions, e.visit.delta);
            return noteCorrection(line, made.number, 0, e.visit.delta);
        }
        constexpr std::array causes{Cause::Bounce, Cause::Drive, Cause::Correction};
        Real held = e.visit.delta - made.clamped;
        for (std::size_t c = 0; c < fields; ++c) {
            applyImpulse(row, made.shares[c], massA, massB, m_fields[c][index(e.a)], m_fields[c][index(e.b)]);
            put(causes[c], made.shares[c]);
            held -= made.shares[c];
        }
        put(Cause::Speed, held);
        put(Cause::Clamped, made.clamped);
        m_liftRates[static_cast<std::size_t>(&line - m_ledger.lines.data())] += liftOf(row, made.shares[OfCorrection]);
        noteCorrection(line, made.number, made.shares[OfCorrection], e.visit.delta);
    }

    void landAll(Real scale) {
        for (const Visit& each : m_pending) land(each, scale);
        m_pending.clear();
    }

    /// The last visit to a body leaves it in balance: M (x + Δx − y) = Σ (Jᵀ (f − k J Δx) − G Δx), which is M times what the rows
    /// have changed of its velocity, times h. Each of the two bodies of a row has its own share of this.
    void landBlocks(Real scale) {
        for (const auto& [body, last] : m_blocks) {
            const auto& [block, number] = last;
            const InverseMass mass = m_world.inverseMasses[body];
            Velocity& velocity = m_velocities[body];
            for (const BlockRow& row : block.rows) {
                const Velocity step = block.step;
                const Real force = row.force - row.stiffness * (dot(row.n, step.v) + row.w * step.w);
                const Vec2 push{force * row.n.x - row.turning.v.x * step.v.x, force * row.n.y - row.turning.v.y * step.v.y};
                const Real turn = force * row.w - row.turning.w * step.w;
                const Velocity before = velocity;
                velocity = {velocity.v + (scale * mass.m) * push, velocity.w + (scale * mass.I) * turn};
                const Real energy =
                    0.5 * scale * (dot(push, before.v + velocity.v) + (mass.I > 0 ? turn * (before.w + velocity.w) : 0));
                const Row& of = m_world.positionRows[row.row];
                const Cause cause = of.softness > 0 ? Cause::Spring : Cause::Positions;
                add(m_ledger.kinetic, cause, energy);
                LedgerLine* line = findLine(of.constraint);
                if (!line) continue;
                add(line->kinetic, cause, energy);
                noteCorrection(*line, number, 0, force);
            }
        }
        m_blocks.clear();
    }

    /// Of the errors that a step begins with, AVBD removes the share 1 − α.
    void correctBlocks() {
        for (std::uint32_t i = 0; i < m_world.blocks.startC.size(); ++i) {
            const Row& row = m_world.positionRows[i];
            const Real before = isError(row.kind) ? std::abs(startErrorOf(m_world, i)) : 0;
            LedgerLine* line = findLine(row.constraint);
            if (!line || before == 0) continue;
            line->requested += (1 - m_world.settings.keptError) * before;
            line->corrected += before - positionErrorOf(m_world, i);
        }
    }

    void integrate() {
        const Real h = subStepLength(m_world.settings);
        // The explicit integrator moves bodies by the velocities of the beginning, which know of no correction.
        if (m_world.startVelocities.empty()) {
            for (std::size_t i = 0; i < std::min(m_rows.size(), m_world.rows.size()); ++i)
                correctedBy(m_world.rows[i], m_rows[i], h, m_fields[OfCorrection]);
            for (std::size_t i = 0; i < m_ledger.lines.size(); ++i) m_ledger.lines[i].lifted += h * m_liftRates[i];
        }
        for (std::size_t i = 0; i < std::min(m_pseudoRows.size(), m_world.pseudoRows.size()); ++i) {
            const Row& row = m_world.pseudoRows[i];
            correctedBy(row, m_pseudoRows[i], h, m_world.pseudoVelocities);
            if (LedgerLine* line = findLine(row.constraint)) line->lifted += liftOf(row, h * row.lambda);
        }
    }

    /// The change of a row's error by its correction, over the time for which positions are integrated.
    void correctedBy(const Row& row, const RowState& state, Real h, const std::vector<Velocity>& velocities) {
        LedgerLine* line = findLine(row.constraint);
        const bool acts = row.kind == RowKind::Equality || row.lambda != 0;
        if (!line || state.wanted == 0 || !acts || !isError(row.kind) || isSpring(row)) return;
        const Real jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        line->requested += h * std::abs(state.wanted);
        line->corrected += h * (state.wanted > 0 ? -jv : jv);
    }

    /// Changes of the velocities since the last look.
    void attributeRest(Cause cause) {
        if (m_velocities == m_world.velocities) return;
        add(m_ledger.kinetic, cause, kineticEnergy(m_world.velocities) - kineticEnergy(m_velocities));
        m_velocities = m_world.velocities;
    }

    bool isSpring(const Event& visit) const {
        const auto& rows = rowsOf(m_world, visit.phase);
        return visit.visit.row < rows.size() && isSpring(rows[visit.visit.row]);
    }

    bool isSpring(const Row& row) const {
        if (row.constraint.kind == ConstraintKind::Drag) return true;
        if (row.constraint.kind != ConstraintKind::Joint || row.constraint.index >= m_world.joints.size()) return false;
        return row.kind == RowKind::Equality && m_world.joints[row.constraint.index].spring && row.softness > 0;
    }

    /// The work of a row's impulse against gravity, as a push over the time in which it moves the bodies. Unit: that of g·n times
    /// the push.
    Real liftOf(const Row& row, Real push) const {
        const auto along = [this](BodyId body, Vec2 n) {
            return m_world.inverseMasses[index(body)].m > 0 ? dot(m_world.gravity, n) : 0;
        };
        return -push * (along(row.b, row.n) - along(row.a, directionOnA(row)));
    }

    Real kineticEnergy(const std::vector<Velocity>& velocities) const {
        Real energy = 0;
        for (std::size_t i = 0; i < m_world.bodies.size(); ++i) {
            const InverseMass mass = m_world.inverseMasses[i];
            if (mass.m > 0) energy += 0.5 / mass.m * lengthSquared(velocities[i].v);
            if (mass.I > 0) energy += 0.5 / mass.I * velocities[i].w * velocities[i].w;
        }
        return energy;
    }

    const World& m_world;
    BiasSplitter m_biases;
    ConservationAccount m_conservation;
    std::vector<Velocity> m_velocities;  // as far as accounted for
    std::array<std::vector<Velocity>, fields> m_fields;
    std::vector<Visit> m_pending;                                         // computed, but not applied
    std::map<std::uint32_t, std::pair<BodyBlock, std::size_t>> m_blocks;  // the last visit to each body, where bodies are solved
    std::vector<RowState> m_rows;
    std::vector<RowState> m_pseudoRows;
    std::map<std::pair<ConstraintKind, std::uint32_t>, std::size_t> m_places;
    std::vector<Real> m_maxCorrection;  // by line: the largest correction of one visit
    std::vector<Real> m_maxImpulse;
    std::vector<Real> m_liftRates;  // by line: J/s, of its correction's velocity
    Ledger m_ledger;
};

}  // namespace

Real total(const Joules& joules) { return std::accumulate(joules.begin(), joules.end(), Real{0}); }

Ledger ledgerOf(const StepTrace& step) {
    World world = step.start();
    LedgerBuilder book(world);
    step.walk(world, [&](const Event& event, std::size_t number) { book.processStop(event, number); });
    return std::move(book).result();
}

Ledger ledgerOfStep(World& world) {
    LedgerBuilder book(world);
    watchStep(world, [&](const Event& event, std::size_t number) { book.processStop(event, number); });
    return std::move(book).result();
}

Ledger& operator+=(Ledger& sum, const Ledger& step) {
    sum.requested += step.requested;
    sum.corrected += step.corrected;
    for (std::size_t i = 0; i < sum.kinetic.size(); ++i) sum.kinetic[i] += step.kinetic[i];
    sum.lifted += step.lifted;
    sum.conservation += step.conservation;
    sum.kineticAfter = step.kineticAfter;
    return sum;
}

}  // namespace solverscope
