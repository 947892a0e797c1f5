// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/playback.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

#include "physics/constraints/contact_rows.h"
#include "physics/solvers/clamping.h"
#include "physics/world/step_parts.h"

namespace solverscope {
namespace {

/// The type of a record of the log.
enum class Entry : std::uint8_t { State, Contacts, Row, Stop };

/// v + M⁻¹ Jᵀ Δλ. Bodies that cannot move stay, for any impulse.
void push(Velocity& v, InverseMass mass, Vec2 n, Real lever, Real impulse) {
    if (mass.m != 0) v.v += impulse * (mass.m * n);
    if (mass.I != 0) v.w += impulse * (mass.I * lever);
}

/// Fills in derived numbers. `take(place, follows)` returns the number: the one given, or the one derived from those before it.
/// The same order is used when a trace is packed and when it is played.
template <typename Take>
void complete(PlayedStop& stop, const World& world, Take take) {
    RowVisit& visit = stop.visit;
    visit.phase = stop.phase;
    const auto& rows = rowsOf(world, stop.phase);
    const Row& row = rows[visit.row];
    const bool positions = actsOnPositions(stop.phase);
    Velocity vA = motionOf(world, stop.phase, row.a);
    Velocity vB = motionOf(world, stop.phase, row.b);

    take(visit.lambdaBefore, isWarmStart(stop.phase) ? 0 : row.lambda);
    take(visit.relaxation, 1);
    take(visit.addedBias, 0);
    take(visit.jv, positions ? 0 : relativeVelocity(row, vA, vB));
    const Real error = visit.jv + (row.bias + visit.addedBias) + row.softness * visit.lambdaBefore;
    take(visit.rawDelta, isWarmStart(stop.phase) ? missingValue : -(visit.relaxation * row.effectiveMass) * error);
    take(visit.lambdaAfter, missingValue);
    take(visit.delta, visit.lambdaAfter - visit.lambdaBefore);
    if (!isPresent(visit.lambdaAfter)) visit.lambdaAfter = visit.lambdaBefore + visit.delta;
    const Bounds bounds = boundsOf(row, rows[row.normalRow].lambda);
    take(visit.lower, bounds.lower);
    take(visit.upper, bounds.upper);

    push(vA, world.inverseMasses[index(row.a)], directionOnA(row), row.wA, -visit.delta);
    push(vB, world.inverseMasses[index(row.b)], row.n, row.wB, visit.delta);
    if (positions && !isPresent(vA.v.x + vA.v.y + vA.w)) vA = motionOf(world, stop.phase, row.a);
    if (positions && !isPresent(vB.v.x + vB.v.y + vB.w)) vB = motionOf(world, stop.phase, row.b);
    for (const auto& [given, follows] : {std::pair(&stop.vA, &vA), std::pair(&stop.vB, &vB)}) {
        take(given->v.x, follows->v.x);
        take(given->v.y, follows->v.y);
        take(given->w, follows->w);
    }
}

/// If the trace does not give the clamp of a visit, it is derived from the sum and the bounds. Engines round bounds to float.
void deriveClamp(RowVisit& visit) {
    if (visit.clampKnown || isWarmStart(visit.phase) || std::isnan(visit.lambdaAfter)) return;
    const auto endedAt = [&](Real bound) {
        return std::isfinite(bound) && std::abs(visit.lambdaAfter - bound) <= 1e-6 * std::abs(bound);
    };
    const Real raw = visit.lambdaBefore + visit.rawDelta;  // if unknown, the end of the visit decides
    const bool atLower = endedAt(visit.lower) && !(raw >= visit.lower);
    const bool atUpper = endedAt(visit.upper) && !(raw <= visit.upper);
    visit.clamp = atLower ? Clamp::Lower : atUpper ? Clamp::Upper : Clamp::None;
    visit.clampKnown = atLower || atUpper || !(std::isnan(visit.lower) || std::isnan(visit.upper));
}

// ---- the effect of each record on the world ----

void tell(Real& number, Real given) {
    if (isPresent(given)) number = given;
}

void tell(Velocity& velocity, const Velocity& given) {
    tell(velocity.v.x, given.v.x);
    tell(velocity.v.y, given.v.y);
    tell(velocity.w, given.w);
}

void apply(World& world, const PlayedState& state) {
    const std::size_t body = index(state.body);
    Pose pose = world.poses[body];
    tell(pose.position.x, state.position.x);
    tell(pose.position.y, state.position.y);
    if (isPresent(state.angle) && !sameBits(state.angle, pose.angle)) pose = poseAt(pose.position, state.angle);
    world.poses[body] = pose;
    tell(world.velocities[body], state.velocity);
    tell(world.pseudoVelocities[body], state.pseudoVelocity);
}

void apply(World& world, RowList list, std::uint32_t place, const Row& row) {
    RowVector& rows = rowsOf(world, list);
    if (place == rows.size()) rows.push_back(row);
    const Real before = rows[place].lambda;
    rows[place] = row;
    if (!isPresent(row.lambda)) rows[place].lambda = before;
}

void clearRows(World& world) {
    world.rows.clear();
    world.pseudoRows.clear();
    world.positionRows.clear();
}

/// The impulses with which the contacts end the step.
void keepContactImpulses(World& world) {
    for (const auto* rows : {&world.rows, &world.pseudoRows})
        for (const Row& row : *rows) {
            if (row.constraint.kind != ConstraintKind::Contact || row.constraint.index >= world.contacts.size()) continue;
            Contact& contact = world.contacts[row.constraint.index];
            (rows == &world.pseudoRows ? contact.pseudoImpulse : impulseOf(contact, row)) = row.lambda;
        }
}

void apply(World& world, const PlayedStop& stop) {
    if (stop.kind == PlayedStop::Kind::Substep) clearRows(world);
    if (stop.kind == PlayedStop::Kind::Phase && stop.phase == Phase::End) {
        keepContactImpulses(world);
        ++world.step;
    }
    if (stop.kind != PlayedStop::Kind::Row) return;
    Row& row = rowsOf(world, stop.phase)[stop.visit.row];
    row.lambda = stop.visit.lambdaAfter;
    setMotion(world, stop.phase, row.a, stop.vA);
    setMotion(world, stop.phase, row.b, stop.vB);
}

// A visit is packed as a set of bits, one for each of its numbers in the order of complete(), and the numbers whose bit is set.
using PresenceBits = std::uint32_t;

}  // namespace

World startOfPlayback(const Scene& scene) {
    World world;
    world.playback = scene.playback;
    world.gravity = scene.gravity;
    world.settings = scene.settings;
    world.bodies = scene.playback->bodies;
    world.poses = scene.playback->poses;
    world.velocities = scene.playback->velocities;
    for (const Body& body : world.bodies) world.inverseMasses.push_back(body.inverseMass);
    world.inverseMasses.emplace_back();
    world.velocities.emplace_back();
    world.pseudoVelocities.resize(world.velocities.size());
    return world;
}

std::vector<std::string_view> missingForSolving(const World& world) {
    std::vector<std::string_view> missing;
    if (!world.playback) return missing;
    const auto need = [&](std::string_view key, bool present) {
        if (!present && std::ranges::find(missing, key) == missing.end()) missing.push_back(key);
    };
    const auto finite = [&](std::string_view key, auto... numbers) { need(key, (std::isfinite(numbers) && ...)); };
    for (const auto* rows : {&world.rows, &world.pseudoRows})
        for (const Row& row : *rows) {
            finite("n", row.n.x, row.n.y);
            finite("skew", row.skew.x, row.skew.y);
            finite("w_a", row.wA);
            finite("w_b", row.wB);
            finite("effective_mass", row.effectiveMass);
            finite("bias", row.bias);
            finite("softness", row.softness);
            finite("sum", row.lambda);
            const bool cone = row.kind == RowKind::Friction;
            need("friction", !cone || std::isfinite(row.friction));
            need("lower", cone || !std::isnan(row.lower));
            need("upper", cone || !std::isnan(row.upper));
        }
    for (const InverseMass& mass : world.inverseMasses) {
        finite("inverse_mass", mass.m);
        finite("inverse_inertia", mass.I);
    }
    for (const Velocity& velocity : world.velocities) {
        finite("velocity", velocity.v.x, velocity.v.y);
        finite("angular_velocity", velocity.w);
    }
    return missing;
}

bool canPlayBack(const World& world) { return world.step < world.playback->stepCount(); }

// ---- packing ----

void PlaybackBuilder::beginStep() {
    m_playback.log.begin();
    m_playback.steps.push_back(m_playback.log.end());
    solverscope::beginStep(m_world);
}

void PlaybackBuilder::put(const PlayedState& state) {
    PlayLog& log = m_playback.log;
    log.begin();
    log.put(Entry::State);
    log.put(state);
    apply(m_world, state);
}

void PlaybackBuilder::put(std::span<const Contact> contacts) {
    PlayLog& log = m_playback.log;
    log.begin();
    log.put(Entry::Contacts);
    log.put(static_cast<std::uint32_t>(contacts.size()));
    for (const Contact& contact : contacts) {
        log.begin();
        log.put(contact);
    }
    assert(m_world.rows.empty() && m_world.pseudoRows.empty() && m_world.positionRows.empty());  // they name contacts by place
    m_world.contacts.assign(contacts.begin(), contacts.end());
}

void PlaybackBuilder::put(RowList list, std::uint32_t place, const Row& row) {
    assert(place <= rowsOf(m_world, list).size());
    PlayLog& log = m_playback.log;
    log.begin();
    log.put(Entry::Row);
    log.put(list);
    log.put(place);
    log.put(row);
    apply(m_world, list, place, row);
}

PlayedStop PlaybackBuilder::put(const PlayedStop& stop) {
    PlayLog& log = m_playback.log;
    log.begin();
    log.put(Entry::Stop);
    log.put(stop.kind);
    log.put(stop.phase);
    log.put(stop.number);
    log.put(stop.file);
    log.put(stop.line);
    PlayedStop played = stop;
    if (stop.kind == PlayedStop::Kind::Row) {
        PresenceBits given = 0;
        PresenceBits bit = 1;
        std::array<Real, 32> numbers{};
        std::size_t count = 0;
        complete(played, m_world, [&](Real& number, Real follows) {
            if (isPresent(number) && !sameBits(number, follows)) {
                given |= bit;
                numbers[count++] = number;
            } else {
                number = follows;
            }
            bit <<= 1;
        });
        log.put(played.visit.row);
        log.put(played.visit.clamp);
        log.put(played.visit.clampKnown);
        log.put(given);
        for (std::size_t i = 0; i < count; ++i) log.put(numbers[i]);
        deriveClamp(played.visit);
    }
    apply(m_world, played);
    return played;
}

// ---- playing ----

namespace {

/// Iterates over one recorded step of a world.
class PlayedStep {
public:
    explicit PlayedStep(World& world) : m_world(world), m_playback(*world.playback), m_pastEnd(!canPlayBack(world)) {
        if (!m_pastEnd) m_place = m_playback.steps[static_cast<std::size_t>(world.step)];
        beginStep(world);
        world.previousContacts = world.contacts;
    }

    /// Applies the changes up to the next stop to the world, and returns that stop. Nothing after the last one.
    std::optional<PlayedStop> next() {
        if (m_pastEnd && !m_ended) {
            PlayedStop end;
            end.phase = Phase::End;
            apply(m_world, end);
            m_ended = true;
            return end;
        }
        const PlayLog& log = m_playback.log;
        while (!m_ended) {
            m_place = PlayLog::startOfRecord(m_place);
            Entry entry{};
            log.take(m_place, entry);
            if (entry == Entry::State) {
                PlayedState state;
                log.take(m_place, state);
                apply(m_world, state);
            } else if (entry == Entry::Contacts) {
                std::uint32_t count = 0;
                log.take(m_place, count);
                m_world.contacts.resize(count);
                for (Contact& contact : m_world.contacts) {
                    m_place = PlayLog::startOfRecord(m_place);
                    log.take(m_place, contact);
                }
            } else if (entry == Entry::Row) {
                RowList list{};
                std::uint32_t place = 0;
                Row row;
                log.take(m_place, list);
                log.take(m_place, place);
                log.take(m_place, row);
                apply(m_world, list, place, row);
            } else {
                PlayedStop stop;
                log.take(m_place, stop.kind);
                log.take(m_place, stop.phase);
                log.take(m_place, stop.number);
                log.take(m_place, stop.file);
                log.take(m_place, stop.line);
                if (stop.kind == PlayedStop::Kind::Row) {
                    PresenceBits given = 0;
                    log.take(m_place, stop.visit.row);
                    log.take(m_place, stop.visit.clamp);
                    log.take(m_place, stop.visit.clampKnown);
                    log.take(m_place, given);
                    complete(stop, m_world, [&](Real& number, Real follows) {
                        number = follows;
                        if (given & 1) log.take(m_place, number);
                        given >>= 1;
                    });
                    deriveClamp(stop.visit);
                }
                apply(m_world, stop);
                m_ended = stop.kind == PlayedStop::Kind::Phase && stop.phase == Phase::End;
                return stop;
            }
        }
        return std::nullopt;
    }

    Where where(const PlayedStop& stop) const { return {m_playback.files[stop.file].c_str(), stop.line}; }

private:
    World& m_world;
    const Playback& m_playback;
    std::size_t m_place = 0;
    bool m_pastEnd = false;
    bool m_ended = false;
};

}  // namespace

void playBack(World& world, AnyStepWatch& watch) {
    PlayedStep step(world);
    while (const auto stop = step.next()) {
        const Where where = step.where(*stop);
        switch (stop->kind) {
            case PlayedStop::Kind::Phase:
                watch.phase(stop->phase, where);
                break;
            case PlayedStop::Kind::Substep:
                watch.substep(stop->number, where);
                break;
            case PlayedStop::Kind::Iteration:
                watch.iteration(stop->phase, stop->number, where);
                break;
            case PlayedStop::Kind::Row:
                watch.row(stop->visit, where);
                break;
        }
    }
}

}  // namespace solverscope
