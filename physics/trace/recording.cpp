// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/recording.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <utility>

#include "physics/trace/contents.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"

namespace solverscope {

namespace {

/// The list of the snapshot before, if it is the same.
template <typename Value>
std::shared_ptr<const std::vector<Value>> sharedOr(const std::shared_ptr<const std::vector<Value>>* before,
                                                   const std::vector<Value>& now) {
    if (before && equalContents(**before, now)) return *before;
    return std::make_shared<const std::vector<Value>>(now);
}

template <typename Value>
std::size_t roomOf(const std::vector<Value>& values) {
    return values.capacity() * sizeof(Value);
}

}  // namespace

Snapshot::Snapshot(const World& world, const Snapshot* before)
    : m_step(world.step),
      m_settings(world.settings),
      m_drag(world.drag),
      m_impulseTime(world.impulseTime),
      m_pairColours(sharedOr(before ? &before->m_pairColours : nullptr, world.pairColours)),
      m_keptManifolds(sharedOr(before ? &before->m_keptManifolds : nullptr, world.keptManifolds)) {
    m_places.reserve(world.bodies.size());
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        m_places.push_back({world.poses[i].position, world.poses[i].angle, world.velocities[i]});
    const auto asInScene = [](const Body& body, const InverseMass& now) { return body.inverseMass == now; };
    if (!std::equal(world.bodies.begin(), world.bodies.end(), world.inverseMasses.begin(), asInScene))
        m_inverseMasses = world.inverseMasses;
    keepContacts(world, before);
    keepJoints(world);
}

void Snapshot::keepContacts(const World& world, const Snapshot* before) {
    thread_local std::vector<ContactName> names;  // for its memory alone
    names.clear();
    m_impulses.reserve(world.contacts.size());
    bool anyPseudo = false;
    bool anyHolds = false;
    for (const Contact& c : world.contacts) {
        names.push_back({c.a, c.b, c.feature, static_cast<std::uint32_t>(world.step) - c.age});
        m_impulses.push_back({c.normalImpulse, c.tangentImpulse});
        anyPseudo = anyPseudo || c.pseudoImpulse != 0 || std::signbit(c.pseudoImpulse);
        anyHolds = anyHolds || c.normalStiffness != 0 || c.tangentStiffness != 0 || c.heldSlip != 0;
    }
    m_contacts = sharedOr(before ? &before->m_contacts : nullptr, names);
    if (anyPseudo) {
        m_pseudoImpulses.reserve(world.contacts.size());
        for (const Contact& c : world.contacts) m_pseudoImpulses.push_back(c.pseudoImpulse);
    }
    if (!anyHolds) return;
    m_holds.reserve(world.contacts.size());
    for (const Contact& c : world.contacts) m_holds.push_back({c.normalStiffness, c.tangentStiffness, c.heldSlip});
}

void Snapshot::keepJoints(const World& world) {
    const auto hasStiffness = [](const Joint& joint) { return joint.stiffness != decltype(joint.stiffness){}; };
    const bool anyStiff = std::ranges::any_of(world.joints, hasStiffness);
    for (const Joint& joint : world.joints) {
        const std::size_t rows = mostRowsOf(joint);
        for (const auto* impulses : {&joint.impulse, &joint.pseudoImpulse})
            m_jointImpulses.insert(m_jointImpulses.end(), impulses->begin(), impulses->begin() + rows);
        if (anyStiff) m_jointStiffness.push_back(joint.stiffness);
        m_ropes.push_back(joint.length);
    }
}

void Snapshot::restore(World& world) const {
    world.step = m_step;
    world.settings = m_settings;
    world.drag = m_drag;
    world.impulseTime = m_impulseTime;
    world.pairColours = *m_pairColours;
    world.keptManifolds = *m_keptManifolds;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        world.poses[i] = poseAt(m_places[i].position, m_places[i].angle);
        world.velocities[i] = m_places[i].velocity;
    }
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        world.inverseMasses[i] = m_inverseMasses.empty() ? world.bodies[i].inverseMass : m_inverseMasses[i];
    world.contacts.clear();
    for (std::size_t i = 0; i < m_impulses.size(); ++i) {
        const ContactName& name = (*m_contacts)[i];
        Contact& contact = world.contacts.emplace_back(Contact{});
        contact.a = name.a;
        contact.b = name.b;
        contact.feature = name.feature;
        contact.age = static_cast<std::uint32_t>(m_step) - name.begun;
        contact.normalImpulse = m_impulses[i].normal;
        contact.tangentImpulse = m_impulses[i].tangent;
        if (!m_pseudoImpulses.empty()) contact.pseudoImpulse = m_pseudoImpulses[i];
        if (m_holds.empty()) continue;
        contact.heldSlip = m_holds[i].heldSlip;
        contact.normalStiffness = m_holds[i].normalStiffness;
        contact.tangentStiffness = m_holds[i].tangentStiffness;
    }
    auto impulse = m_jointImpulses.begin();
    for (std::size_t i = 0; i < world.joints.size(); ++i) {
        Joint& joint = world.joints[i];
        const auto rows = static_cast<std::ptrdiff_t>(mostRowsOf(joint));
        for (auto* impulses : {&joint.impulse, &joint.pseudoImpulse}) {
            *impulses = {};
            std::copy_n(impulse, rows, impulses->begin());
            impulse += rows;
        }
        joint.stiffness = m_jointStiffness.empty() ? decltype(joint.stiffness){} : m_jointStiffness[i];
        joint.length = m_ropes[i];
    }
}

std::size_t Snapshot::bytes(const Snapshot* before) const {
    const auto own = [before](const auto& list, auto member) { return before && before->*member == list ? 0 : roomOf(*list); };
    return sizeof(Snapshot) + own(m_contacts, &Snapshot::m_contacts) + own(m_pairColours, &Snapshot::m_pairColours) +
           own(m_keptManifolds, &Snapshot::m_keptManifolds) + roomOf(m_places) + roomOf(m_impulses) + roomOf(m_pseudoImpulses) +
           roomOf(m_holds) + roomOf(m_jointImpulses) + roomOf(m_jointStiffness) + roomOf(m_ropes) + roomOf(m_settings.givenOrder) +
           roomOf(m_inverseMasses);
}

Recording::Recording(Scene scene, std::size_t memoryBudget)
    : m_scene(std::move(scene)),
      m_budget(memoryBudget),
      m_first(std::make_shared<const World>(makeWorld(m_scene))),
      m_last(std::make_shared<World>(*m_first)) {}

bool Recording::canAdvance() const {
    if (m_last->playback && !canPlayBack(*m_last)) return false;
    return steps() < maxLength && (m_records.empty() || m_records.back().finite);
}

void Recording::advance() {
    advanceBy([](World& world) { solverscope::step(world); });
}

StepRecord StepRecord::of(const World& end) { return {checksumOf(end), measure(end), isFinite(end)}; }

/// To be changed: who has kept the last world keeps it.
World& Recording::ownLast() {
    if (m_last.use_count() > 1) m_last = std::make_shared<World>(*m_last);
    return *m_last;
}

void Recording::recordLast() {
    m_records.push_back(StepRecord::of(*m_last));
    if (m_last->step % m_spacing == 0) addKeyframe(std::make_shared<const Snapshot>(*m_last, lastKeyframe()));
}

void Recording::append(Made made) {
    for (std::size_t i = 0; i < made.records.size(); ++i) {
        const std::int64_t step = made.ends[i]->step();
        assert(step <= steps() + 1);
        if (step <= steps()) {
            check(step, made.records[i].checksum);
            continue;
        }
        m_records.push_back(made.records[i]);
        if (step % m_spacing == 0) addKeyframe(std::move(made.ends[i]));
    }
    if (made.last->step == steps()) m_last = std::move(made.last);
}

std::shared_ptr<const Snapshot> Recording::snapshotOf(std::int64_t step) const {
    const auto kept = std::ranges::lower_bound(m_keyframes, step, {}, &Snapshot::step);
    if (kept != m_keyframes.end() && (*kept)->step() == step) return *kept;
    if (step == steps()) return std::make_shared<const Snapshot>(*m_last, lastKeyframe());
    return std::make_shared<const Snapshot>(endOf(step));
}

std::function<World()> Recording::laterStart(std::shared_ptr<const Snapshot> end) const {
    std::vector<Input> inputs;
    for (const TimedInput& input : m_inputs)
        if (input.step == end->step() + 1) inputs.push_back(input.input);
    return [first = m_first, end = std::move(end), inputs = std::move(inputs)] {
        World world = *first;
        end->restore(world);
        for (const Input& input : inputs) applyInput(world, input);
        return world;
    };
}

World Recording::endOf(std::int64_t step) const {
    assert(step >= 0 && step <= steps());
    if (step == steps()) return *m_last;
    World world = *m_first;
    const auto next = std::ranges::upper_bound(m_keyframes, step, {}, &Snapshot::step);
    if (next != m_keyframes.begin()) (*std::prev(next))->restore(world);
    while (world.step < step) {
        applyInputs(world, m_inputs, world.step + 1);
        replay(world);
    }
    return world;
}

void Recording::replay(World& world) const {
    solverscope::step(world);
    check(world.step, checksumOf(world));
}

/// Whether a step that was made again gave what was recorded.
void Recording::check(std::int64_t step, std::uint64_t checksum) const {
    const bool same = checksum == m_records[static_cast<std::size_t>(step - 1)].checksum;
    if (!same && (!m_divergedAt || step < *m_divergedAt)) m_divergedAt = step;
}

World Recording::startAfter(World end) const {
    check(end.step, checksumOf(end));
    applyInputs(end, m_inputs, end.step + 1);
    return end;
}

World Recording::startOf(std::int64_t step) const {
    assert(step >= 1 && step <= steps() + 1);
    World world = endOf(step - 1);
    applyInputs(world, m_inputs, step);
    return world;
}

void Recording::addInput(std::int64_t step, Input input) {
    if (m_first->playback) return;
    forgetFrom(step);
    std::erase_if(m_inputs, [&](const TimedInput& old) { return old.step > step; });
    if (!m_inputs.empty() && m_inputs.back().step == step && replaces(input, m_inputs.back().input))
        m_inputs.back().input = std::move(input);
    else
        m_inputs.push_back({step, std::move(input)});
}

void Recording::replaceInputs(std::vector<TimedInput> inputs, std::int64_t step) {
    if (m_first->playback) return;
    forgetFrom(step);
    m_inputs = std::move(inputs);
}

void Recording::forgetFrom(std::int64_t step) {
    assert(step >= 1 && step <= steps() + 1);
    if (step == steps() + 1) return;
    m_last = std::make_shared<World>(endOf(step - 1));
    m_records.resize(static_cast<std::size_t>(step - 1));
    std::erase_if(m_keyframes, [step](const auto& keyframe) { return keyframe->step() >= step; });
    m_keyframeBytes = bytesOfKeyframes();
    if (m_keyframes.empty()) m_spacing = firstSpacing;
    if (m_divergedAt && *m_divergedAt >= step) m_divergedAt.reset();
}

const Snapshot* Recording::lastKeyframe() const { return m_keyframes.empty() ? nullptr : m_keyframes.back().get(); }

void Recording::addKeyframe(std::shared_ptr<const Snapshot> end) {
    m_keyframeBytes += end->bytes(lastKeyframe());
    m_keyframes.push_back(std::move(end));
    trimToBudget();
}

void Recording::trimToBudget() {
    while (memoryUsed() > m_budget && !m_keyframes.empty()) {
        m_spacing *= 2;
        std::erase_if(m_keyframes, [&](const auto& keyframe) { return keyframe->step() % m_spacing != 0; });
        m_keyframeBytes = bytesOfKeyframes();
    }
}

std::size_t Recording::bytesOfKeyframes() const {
    std::size_t bytes = 0;
    const Snapshot* before = nullptr;
    for (const auto& keyframe : m_keyframes) bytes += keyframe->bytes(std::exchange(before, keyframe.get()));
    return bytes;
}

void Recording::setMemoryBudget(std::size_t bytes) {
    m_budget = bytes;
    trimToBudget();
}

Recording Recording::upTo(std::int64_t step, std::size_t memoryBudget) const {
    assert(step >= 0 && step <= steps());
    Recording copy(m_scene, memoryBudget);
    copy.m_last = std::make_shared<World>(endOf(step));
    const auto isTaken = [&](const TimedInput& input) { return input.step <= step || step == steps(); };
    std::copy_if(m_inputs.begin(), m_inputs.end(), std::back_inserter(copy.m_inputs), isTaken);
    copy.m_records.assign(m_records.begin(), m_records.begin() + static_cast<std::ptrdiff_t>(step));
    if (m_divergedAt && *m_divergedAt <= step) copy.m_divergedAt = m_divergedAt;

    const auto isTakenToo = [step](const auto& keyframe) { return keyframe->step() <= step; };
    std::ranges::copy_if(m_keyframes, std::back_inserter(copy.m_keyframes), isTakenToo);
    copy.m_spacing = m_spacing;
    copy.m_keyframeBytes = copy.bytesOfKeyframes();
    copy.trimToBudget();
    return copy;
}

std::size_t Recording::memoryUsed() const {
    return m_keyframeBytes + m_records.capacity() * sizeof(StepRecord) + m_inputs.capacity() * sizeof(TimedInput);
}

}  // namespace solverscope
