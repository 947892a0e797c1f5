// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/accounts/conservation.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "physics/analysis/accounts/ledger.h"
#include "physics/base/missing.h"
#include "physics/constraints/joint_equations.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

struct Breach {
    enum Reason : std::size_t {
        MistakeOnPurpose,
        Unexplained,
        ExplicitMove,
        PushesElsewhere,
        OneBodyAtATime,
        LeversOfBefore,
        AnchorsApart,
        MovedWithoutVelocity,
        MovesBecomeVelocity,
        SoftRows,
        Bias,
        Lift,
        Bounces,
        Unfinished,
        reasonCount,
    };
};

constexpr std::array<std::string_view, Breach::reasonCount> breachTexts{
    "the method is wrong on purpose",
    "no row explains it",
    "the explicit integrator moves bodies by their velocities from the start of the step",
    "pushes act where the bodies are, but velocities are measured from where they were",
    "bodies were solved one at a time, and the sweeps ended before their motion agreed with the forces",
    "contacts kept the lever arms from before the bodies moved, so opposite impulses act at different points and turn the bodies",
    "the anchors of joints are apart, so opposite impulses act at different points and turn the bodies",
    "corrections moved bodies and left their velocities as they were",
    "bodies were moved out of their errors, which lifts them and becomes velocity",
    "soft rows returned what overlap or joint errors had stored",
    "the bias that removes errors is a velocity, and it stays",
    "corrections lifted bodies",
    "several points bounced at once",
    "the rows were not solved to the end, or the step along the tangent left its circle",
};

/// Whether the world takes a part of a constraint's impulses: of a joint written as C(q), at a pulley's axle, in a gear's bearings.
bool leansOnWorld(const World& world, ConstraintRef constraint) {
    if (constraint.kind != ConstraintKind::Joint) return false;
    const JointKind kind = world.joints[constraint.index].kind;
    return kind == JointKind::Custom || kind == JointKind::Pulley || kind == JointKind::Gear;
}

bool mayDrive(const World& world) {
    const auto drives = [](const Joint& joint) { return joint.motor || traitsOf(joint.kind).advance; };
    return world.drag || !world.interventions.empty() || std::ranges::any_of(world.joints, drives);
}

}  // namespace

Conservation& operator+=(Conservation& sum, const Conservation& step) {
    for (const auto kept : {&Conservation::momentum, &Conservation::angularMomentum, &Conservation::energy}) {
        (sum.*kept).change += (step.*kept).change;
        (sum.*kept).scale += (step.*kept).scale;
    }
    sum.apart += step.apart;
    sum.apartAtContacts += step.apartAtContacts;
    sum.isDriven = sum.isDriven || step.isDriven;
    return sum;
}

const KeptQuantity& quantityOf(const Conservation& conservation, Law law) {
    return law == Law::Momentum          ? conservation.momentum
           : law == Law::AngularMomentum ? conservation.angularMomentum
                                         : conservation.energy;
}

bool breaks(const Conservation& conservation, Law law) {
    const KeptQuantity& kept = quantityOf(conservation, law);
    if (law == Law::Energy && (conservation.isDriven || kept.change < 0)) return false;
    return std::abs(kept.change) > keptUpTo[static_cast<std::size_t>(law)] * kept.scale;
}

std::span<const std::string_view> breachReasons() { return breachTexts; }

std::string_view breachReason(const Ledger& ledger, Law law, const Settings& settings) {
    if (isMuseumPiece(settings.method)) return breachTexts[Breach::MistakeOnPurpose];
    if (law != Law::Energy && solvesBodies(settings.method)) return breachTexts[Breach::OneBodyAtATime];
    if (law == Law::Momentum) return breachTexts[Breach::Unexplained];
    if (law == Law::AngularMomentum) {
        const Conservation& conservation = ledger.conservation;
        if (solvesPositions(settings.method)) return breachTexts[Breach::PushesElsewhere];
        const Real most = 0.5 * std::abs(conservation.angularMomentum.change);
        if (std::abs(conservation.apartAtContacts) > most) return breachTexts[Breach::LeversOfBefore];
        if (std::abs(conservation.apart) > most) return breachTexts[Breach::AnchorsApart];
        return breachTexts[movesWithStartVelocities(settings) ? Breach::ExplicitMove : Breach::MovedWithoutVelocity];
    }
    if (solvesPositions(settings.method)) return breachTexts[Breach::MovesBecomeVelocity];
    const auto of = [&ledger](Cause cause) { return ledger.kinetic[static_cast<std::size_t>(cause)]; };
    const Real bias = of(Cause::Correction);
    const Real bounce = of(Cause::Bounce);
    const Real rest = ledger.conservation.energy.change - bias - bounce - ledger.lifted;
    const Real most = std::max({bias, ledger.lifted, bounce, rest});
    if (most == bias) return breachTexts[isSoft(settings.method) ? Breach::SoftRows : Breach::Bias];
    if (most == ledger.lifted) return breachTexts[isSoft(settings.method) ? Breach::SoftRows : Breach::Lift];
    if (most == bounce) return breachTexts[Breach::Bounces];
    return breachTexts[movesWithStartVelocities(settings) ? Breach::ExplicitMove : Breach::Unfinished];
}

ConservationAccount::Totals ConservationAccount::totalsOf(const World& world) {
    Totals totals;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.inverseMasses[i];
        if (inverse.m == 0) continue;
        const Vec2 p = (1 / inverse.m) * world.velocities[i].v;
        const Real turning = inverse.I > 0 ? world.velocities[i].w / inverse.I : 0;
        totals.momentumScale += length(p);
        totals.angularScale += length(world.poses[i].position) * length(p) + std::abs(turning);
    }
    const Measures measures = measure(world);
    totals.momentum = measures.momentum;
    totals.angularMomentum = measures.angularMomentum;
    totals.kinetic = measures.kineticEnergy;
    totals.energy = energyOf(measures) + measures.springEnergy;
    return totals;
}

ConservationAccount::ConservationAccount(const World& world) : m_start(totalsOf(world)), m_isDriven(mayDrive(world)) {}

void ConservationAccount::receive(const World& world, BodyId body, Vec2 impulse, Real turning) {
    if (world.inverseMasses[index(body)].m == 0) return;
    const Vec2 position = world.poses[index(body)].position;
    m_external.momentum += impulse;
    m_external.angularMomentum += cross(position, impulse) + (world.inverseMasses[index(body)].I > 0 ? turning : 0);
    m_external.momentumScale += length(impulse);
    m_external.angularScale += length(position) * length(impulse) + std::abs(turning);
}

void ConservationAccount::push(const World& world, const auto& row, Real impulse) {
    receive(world, row.a, -impulse * directionOnA(row), -impulse * row.wA);
    receive(world, row.b, impulse * row.n, impulse * row.wB);
    if (leansOnWorld(world, row.constraint)) return;
    // Opposite impulses at one point, or along one line, turn nothing; from a fixed body too, at the point of the contact.
    const auto about = [&world](BodyId body, Vec2 n, Real lever) { return cross(world.poses[index(body)].position, n) + lever; };
    const bool holdsA = world.inverseMasses[index(row.a)].m == 0;
    const bool holdsB = world.inverseMasses[index(row.b)].m == 0;
    const bool isContact = row.constraint.kind == ConstraintKind::Contact;
    if ((holdsA || holdsB) && !isContact) return;
    const Real atPoint = isContact ? cross(world.contacts[row.constraint.index].point, row.n) : 0;
    const Real onA = holdsA ? atPoint : about(row.a, row.n, row.wA);
    const Real onB = holdsB ? atPoint : about(row.b, row.n, row.wB);
    const Real apart = impulse * (onB - onA);
    m_apart += apart;
    if (isContact) m_apartAtContacts += apart;
}

void ConservationAccount::visit(const World& world, const Event& event) {
    const bool positions = actsOnPositions(event.phase);
    if (actsOnPseudoVelocities(event.phase) || (positions && !solvesPositions(world.settings.method))) return;
    // Visits between those to bodies move nothing: what rows end with counts.
    if (solvesBodies(world.settings.method)) return;
    push(world, event, positions ? event.visit.delta / subStepLength(world.settings) : event.visit.delta);
}

void ConservationAccount::processStop(const World& world, const Event& event) {
    if (world.playback) return;
    if (event.kind == EventKind::Row) {
        m_isDriven = m_isDriven || event.visit.isManual;
        return visit(world, event);
    }
    const Real h = subStepLength(world.settings);
    if (event.kind == EventKind::Phase && event.phase == Phase::SolvePositions && solvesBodies(world.settings.method))
        for (const Row& row : world.positionRows) push(world, row, row.lambda / h);
    if (event.kind != EventKind::Phase || event.phase != Phase::IntegrateForces) return;
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i) {
        const InverseMass inverse = world.inverseMasses[i];
        if (inverse.m > 0) receive(world, BodyId{i}, (h / inverse.m) * world.gravity, 0);
    }
}

Conservation ConservationAccount::result(const World& end) const {
    constexpr KeptQuantity unknown{missingValue, missingValue};
    if (end.playback) return {unknown, unknown, unknown, missingValue, missingValue};  // a trace does not tell all forces
    const Totals now = totalsOf(end);
    Conservation result;
    result.momentum = {length(now.momentum - m_start.momentum - m_external.momentum),
                       m_start.momentumScale + now.momentumScale + m_external.momentumScale};
    // The world would have to give `apart` back: opposite impulses at different points are no torque from outside.
    result.angularMomentum = {now.angularMomentum - m_start.angularMomentum - (m_external.angularMomentum - m_apart),
                              m_start.angularScale + now.angularScale + m_external.angularScale};
    result.apart = m_apart;
    result.apartAtContacts = m_apartAtContacts;
    const Real h = stepLength(end.settings);
    Real fall = 0;  // J, what gravity gives to bodies at rest
    for (std::size_t i = 0; i < end.bodies.size(); ++i)
        if (end.inverseMasses[i].m > 0) fall += h * h * lengthSquared(end.gravity) / end.inverseMasses[i].m;
    result.energy = {now.energy - m_start.energy, m_start.kinetic + now.kinetic + fall};
    result.isDriven = m_isDriven;
    return result;
}

}  // namespace solverscope
