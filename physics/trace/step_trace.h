// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step as it was made: once, and then read by everything that shows or explains it.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <typeindex>
#include <vector>

#include "physics/trace/event_list.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Called at a stop of a step with what happened there and the number of the stop, from 0; the world is as it is there.
using OnStop = std::function<void(const Event& event, std::size_t number)>;

/// Makes one step of `world`, which ends as after an unwatched step, to the bit. No event is kept. Returns how many visits to rows
/// were no stops because there were more than StopPlace::maxVisits.
std::size_t watchStep(World& world, const OnStop& onStop);

/// About as many events as the step can have at most, if it touches no more than the last one.
std::size_t expectedEvents(const World& start);

/// One step: its events, and the world at each of them without making the step again. Immutable; threads may share it.
///
/// Between two stops little changes. What a visit does to its row and its two bodies is in its event; everything else that
/// changes is kept as differences. Where these take too much memory they are given up, and worlds come from making the step
/// again: slower, with the same result.
class StepTrace {
public:
    static constexpr std::size_t maxBytes = std::size_t{256} << 20;  // of differences

    /// Makes the step that begins with `start`, its inputs applied. What can be asked of a step can so be asked of its start, too.
    StepTrace(World start, std::size_t maxBytesKept = maxBytes);

    /// Makes it when somebody first asks for what happens in the step: while a run passes, nobody does at most of its steps.
    StepTrace(const Settings& settings, std::function<World()> start);
    ~StepTrace();
    StepTrace(const StepTrace&) = delete;
    StepTrace& operator=(const StepTrace&) = delete;

    const World& start() const { return begun().m_start; }
    const World& end() const { return made().m_end; }
    const Settings& settings() const { return m_settings; }
    const EventList& events() const { return made().m_events; }

    /// Visits to rows that are no events because there were more than StopPlace::maxVisits.
    std::size_t leftOut() const { return made().m_leftOut; }

    /// Whether it has been made; otherwise the next question takes as long as that.
    bool isMade() const { return m_isMade; }

    /// The world as it was at an event; after the last one the end of the step.
    World worldAt(std::size_t event) const;

    /// The world with which an event began.
    World worldBefore(std::size_t event) const { return event == 0 ? start() : worldAt(event - 1); }

    /// The same, made from the world before it: much quicker late in the step.
    World worldAfter(World before, std::size_t event) const;

    static constexpr std::size_t allStops = static_cast<std::size_t>(-1);

    /// Takes `world`, a copy of the start, through the stops of the step up to `last`, or to the end of the step.
    void walk(World& world, const OnStop& onStop, std::size_t last = allStops) const;

    /// The same for what watches steps while they are made: it sees what it would see then. Where the step has to be made again,
    /// it sees all stops.
    void replay(World& world, AnyStepWatch& watch, std::size_t last = allStops) const;

    /// The first event that ends a phase, in a sub-step or in any.
    std::optional<std::size_t> endOf(Phase phase, std::optional<int> substep = std::nullopt) const;

    /// What somebody works out of the step and keeps with it: the one `Kept` of this trace, made when it is first asked for. It
    /// must take care of threads itself.
    template <typename Kept>
    Kept& kept() const {
        const std::scoped_lock lock(m_keeping);
        std::shared_ptr<void>& kept = m_kept[typeid(Kept)];
        if (!kept) kept = std::make_shared<Kept>();
        return *static_cast<Kept*>(kept.get());
    }

    /// False where the differences have been given up.
    bool keepsDifferences() const { return made().m_keepsDifferences; }

private:
    friend class StepRecorder;

    /// Turns a world at the stop before this event into the world at it.
    struct Difference {
        std::size_t event = 0;
        std::function<void(World&)> apply;
    };

    void advance(World& world, std::size_t event, std::size_t& difference) const;
    void make(std::size_t maxBytesKept) const;
    const StepTrace& begun() const;
    const StepTrace& made() const;

    Settings m_settings;
    mutable std::function<World()> m_makeStart;
    mutable std::once_flag m_begins;
    mutable std::once_flag m_makes;
    mutable std::atomic<bool> m_isMade = false;
    mutable World m_start;
    mutable World m_end;
    mutable EventList m_events;
    mutable std::size_t m_leftOut = 0;
    mutable std::vector<Difference> m_differences;  // ascending by event
    mutable bool m_keepsDifferences = true;
    mutable std::mutex m_keeping;
    mutable std::map<std::type_index, std::shared_ptr<void>> m_kept;
};

}  // namespace solverscope
