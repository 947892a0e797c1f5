// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/trace/input.h"
#include "physics/world/measures.h"
#include "physics/world/world.h"

namespace solverscope {

/// The state of a world between two steps, without the constant data of the scene and the data that a step rebuilds. Contacts
/// store only their identity and impulses: the next step finds their geometry again. What is as in the snapshot before is shared
/// with it: fresh memory costs more than what is written to it.
class Snapshot {
public:
    explicit Snapshot(const World& world, const Snapshot* before = nullptr);

    /// Puts a world of the same scene into this state.
    void restore(World& world) const;

    std::int64_t step() const { return m_step; }

    /// Beside what it shares with the snapshot before.
    std::size_t bytes(const Snapshot* before) const;

private:
    void keepContacts(const World& world, const Snapshot* before);
    void keepJoints(const World& world);

    struct Place {
        Vec2 position;
        Real angle = 0;
        Velocity velocity;
    };
    struct ContactName {
        BodyId a{};
        BodyId b{};
        std::uint32_t feature = 0;
        std::uint32_t begun = 0;  // the step before the contact's first; its age, seen from now
        bool operator==(const ContactName&) const = default;
    };
    struct ContactImpulses {
        Real normal = 0;
        Real tangent = 0;
    };
    /// What only methods that solve positions leave in a contact.
    struct KeptHold {
        Real normalStiffness = 0;
        Real tangentStiffness = 0;
        Real heldSlip = 0;
    };
    template <typename Value>
    using Shared = std::shared_ptr<const std::vector<Value>>;

    std::int64_t m_step = 0;
    Settings m_settings;
    std::vector<Place> m_places;
    Shared<ContactName> m_contacts;
    std::vector<ContactImpulses> m_impulses;  // by contact
    std::vector<Real> m_pseudoImpulses;       // by contact; empty while all are zero
    std::vector<KeptHold> m_holds;            // by contact; empty while all are zero
    std::vector<Real> m_jointImpulses;        // by joint, of the rows that it may have: Λ, then the pseudo-impulse
    std::vector<std::array<Real, maxJointRows>> m_jointStiffness;  // by joint; empty while all is zero
    std::vector<Real> m_ropes;                                     // by joint, lengths of winches; empty without joints
    std::optional<Drag> m_drag;
    Real m_impulseTime = 0;
    Shared<PairColour> m_pairColours;
    Shared<KeptManifold> m_keptManifolds;
    std::vector<InverseMass> m_inverseMasses;  // empty while they are those of the scene
};

/// The record of every step: a checksum to verify replays, and the numbers of the energy chart.
struct StepRecord {
    std::uint64_t checksum = 0;
    Measures measures;
    bool finite = true;

    static StepRecord of(const World& end);
};

/// A run of a scene that can be visited at any step: the scene, the inputs, and keyframes from which steps are replayed.
/// There is one every few steps: fresh memory for it takes longer than a small step, and making a step again is quick. Keyframes
/// stay within a memory budget: when it is full, every other one is dropped and the spacing doubles.
class Recording {
public:
    static constexpr std::size_t defaultBudget = std::size_t{512} << 20;  // bytes
    static constexpr std::int64_t maxLength = 1'000'000;                  // steps
    static constexpr std::int64_t firstSpacing = 4;                       // steps from keyframe to keyframe

    explicit Recording(Scene scene, std::size_t memoryBudget = defaultBudget);

    const Scene& scene() const { return m_scene; }

    /// The number of computed steps.
    std::int64_t steps() const { return static_cast<std::int64_t>(m_records.size()); }

    /// The world after the last step.
    const World& last() const { return *m_last; }

    /// The same, to be kept: it stays as it is when the recording goes on.
    std::shared_ptr<const World> sharedLast() const { return m_last; }

    /// Whether another step can be made: not after a number has become infinite or undefined, and not past the longest
    /// recording or the last step of a trace.
    bool canAdvance() const;

    /// Computes one more step. Pending inputs take effect first.
    void advance();

    /// The same, with the step made by `make(world)`, which must be equivalent to `step(world)`: it may use a watch.
    template <typename Make>
    void advanceBy(Make make) {
        if (!canAdvance()) return;
        World& last = ownLast();
        applyInputs(last, m_inputs, steps() + 1);
        make(last);
        recordLast();
    }

    /// Steps that were made elsewhere from a world of this recording, inputs applied: of each its record and its end, of the last
    /// one also the world. Those that are recorded already are compared with the record, as a replay is.
    struct Made {
        std::vector<StepRecord> records;
        std::vector<std::shared_ptr<const Snapshot>> ends;
        std::shared_ptr<World> last;
        std::shared_ptr<const Snapshot> before;  // the end of the step before the last one
    };
    void append(Made made);

    /// The end of a step of this recording, kept in little memory.
    std::shared_ptr<const Snapshot> snapshotOf(std::int64_t step) const;

    /// Makes the start of the step after this end when it is called, in any thread and also when the recording has changed.
    std::function<World()> laterStart(std::shared_ptr<const Snapshot> end) const;

    /// The world at the beginning of a step, 1 … steps() + 1, its inputs applied.
    World startOf(std::int64_t step) const;

    /// The world after a step, 0 … steps(); 0 is the initial scene.
    World endOf(std::int64_t step) const;

    /// The start of the step after the one that has ended with `end`, which was made again and is looked at as such.
    World startAfter(World end) const;

    /// Adds an input to a step, 1 … steps() + 1, after its existing ones; a second move of the same body, or of the mouse,
    /// replaces the first. That step and all later ones are discarded, and with them the inputs of later steps: the run takes
    /// another course from here. The steps of a trace accept no inputs.
    void addInput(std::int64_t step, Input input);

    std::span<const TimedInput> inputs() const { return m_inputs; }

    /// Replaces the list of inputs and keeps the steps before `step`: undo and redo.
    void replaceInputs(std::vector<TimedInput> inputs, std::int64_t step);

    /// A recording of the same steps up to `step`, with as many keyframes as fit. Inputs pending after the last step are copied
    /// if that is `step`.
    Recording upTo(std::int64_t step, std::size_t memoryBudget) const;

    /// Keyframes that no longer fit are dropped; those that were dropped before do not come back.
    void setMemoryBudget(std::size_t bytes);

    std::span<const StepRecord> records() const { return m_records; }

    /// The first step whose replay differed from the recorded checksum, if any.
    std::optional<std::int64_t> divergedAt() const { return m_divergedAt; }

    std::size_t memoryUsed() const;
    std::size_t memoryBudget() const { return m_budget; }
    std::int64_t keyframeSpacing() const { return m_spacing; }

private:
    void replay(World& world) const;
    void check(std::int64_t step, std::uint64_t checksum) const;
    World& ownLast();
    void forgetFrom(std::int64_t step);
    void recordLast();
    const Snapshot* lastKeyframe() const;
    void addKeyframe(std::shared_ptr<const Snapshot> end);
    void trimToBudget();
    std::size_t bytesOfKeyframes() const;

    Scene m_scene;
    std::size_t m_budget;
    std::shared_ptr<const World> m_first;  // the initial scene
    std::shared_ptr<World> m_last;
    std::vector<TimedInput> m_inputs;  // ascending by step
    std::vector<StepRecord> m_records;
    std::vector<std::shared_ptr<const Snapshot>> m_keyframes;  // ascending by step, multiples of the spacing
    std::size_t m_keyframeBytes = 0;
    std::int64_t m_spacing = firstSpacing;
    mutable std::optional<std::int64_t> m_divergedAt;
};

}  // namespace solverscope
