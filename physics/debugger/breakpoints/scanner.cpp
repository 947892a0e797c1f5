// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/breakpoints/scanner.h"

#include <algorithm>
#include <functional>
#include <mutex>
#include <ranges>
#include <thread>
#include <vector>

#include "physics/world/step.h"

namespace solverscope {
namespace {

/// How many steps one stretch has at least: enough that taking up a keyframe does not count.
constexpr std::int64_t minStretchSteps = 16;

WantedQuantities fieldsNeededBy(std::span<const Breakpoint> breakpoints) {
    WantedQuantities wanted;
    for (const Breakpoint& one : breakpoints)
        if (one.enabled && one.condition) wanted |= one.condition->wanted();
    return wanted;
}

bool anyEnabled(std::span<const Breakpoint> breakpoints) {
    return std::ranges::any_of(breakpoints, [](const Breakpoint& one) { return one.enabled && (one.line || one.condition); });
}

/// Computes steps and looks for breakpoints in them.
class StepSearch {
public:
    explicit StepSearch(std::span<const Breakpoint> breakpoints)
        : m_breakpoints(breakpoints), m_wanted(fieldsNeededBy(breakpoints)) {
        StopSet asked = 0;
        for (const Breakpoint& one : breakpoints) {
            if (!one.enabled || (!one.condition && !one.line)) continue;
            const StopSet mine = one.condition ? one.condition->possibleStops() : stop_set::all;
            asked |= mine;
            if ((mine & stop_set::row) == 0) continue;
            m_guards.push_back(one.condition ? one.condition->guard() : VisitGuard{});
        }
        const bool sweepsWanted = FieldValues::followsVisits(m_wanted);
        const bool needsRows = (asked & stop_set::row) != 0;
        m_visits = sweepsWanted ? (needsRows ? ShownVisits::All : ShownVisits::Followed)
                                : (needsRows ? ShownVisits::Guarded : ShownVisits::None);
    }

    /// Computes the step that begins with `world` and calls `found(stop, breakpoint)` for all hits.
    void make(World& world, const std::function<void(std::size_t, std::size_t)>& found) const {
        switch (m_visits) {
            case ShownVisits::All:
                return stepShowing<ShownVisits::All>(world, found);
            case ShownVisits::Followed:
                return stepShowing<ShownVisits::Followed>(world, found);
            case ShownVisits::Guarded:
                return stepShowing<ShownVisits::Guarded>(world, found);
            case ShownVisits::None:
                return stepShowing<ShownVisits::None>(world, found);
        }
    }

private:
    template <ShownVisits visits>
    void stepShowing(World& world, const std::function<void(std::size_t, std::size_t)>& found) const {
        const auto onStop = [&](const FieldValues& figures) {
            for (std::size_t i = 0; i < m_breakpoints.size(); ++i)
                if (matches(m_breakpoints[i], figures)) found(figures.place(), i);
        };
        ScanWatch<visits, decltype(onStop)> watch(world, m_wanted, m_guards, onStop);
        // Where every visit is looked at anyhow, a virtual call is no matter.
        if constexpr (visits == ShownVisits::All || visits == ShownVisits::Followed)
            step<AnyStepWatch>(world, watch);
        else
            step(world, watch);
    }

    std::span<const Breakpoint> m_breakpoints;
    WantedQuantities m_wanted;
    std::vector<VisitGuard> m_guards;
    ShownVisits m_visits = ShownVisits::All;
};

/// The step records answer some conditions without repeating the step.
class RecordedFieldValues {
public:
    RecordedFieldValues(std::span<const StepRecord> records, std::int64_t step, const Settings& settings)
        : m_now(records[static_cast<std::size_t>(step - 1)].measures),
          m_before(records[static_cast<std::size_t>(step - 2)].measures),
          m_step(step),
          m_settings(settings) {}

    static bool has(const QuantityInfo& info) { return info.ofStep || info.key == "step" || info.key == "phase"; }

    Real number(QuantityId id) const {
        const QuantityInfo& info = infoOf(id);
        if (info.ofStep) return info.ofStep(m_now, energyOf(m_now) - energyOf(m_before));
        return info.key == "step" ? static_cast<Real>(m_step) : static_cast<Real>(Phase::End);
    }
    Real setting(std::size_t place) const { return settingNumber(m_settings, settingsTable()[place].key); }
    bool concerns(BodySide, BodyId) const { return false; }
    bool concerns(const ConstraintName&) const { return false; }

private:
    const Measures& m_now;
    const Measures& m_before;
    std::int64_t m_step;
    const Settings& m_settings;
};

/// A run of steps that one thread searches: after `begin`, up to and with `end`. `begin` is a keyframe, or 0.
struct Stretch {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

/// Searches from a cursor in one direction.
class Search {
public:
    Search(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from, bool forward, ScanOptions options)
        : m_recording(recording),
          m_breakpoints(breakpoints),
          m_from(from),
          m_forward(forward),
          m_progress(options.progress),
          m_steps(breakpoints),
          m_recordedFieldsSuffice(recordedFieldsSuffice()),
          m_counting(std::ranges::any_of(breakpoints, [](const Breakpoint& one) { return one.every > 1; })),
          m_threads(m_counting ? 1 : std::max(1, options.threads)),  // counting passes through the stretches in order
          m_counts(breakpoints.size(), 0) {}

    std::optional<Hit> run() {
        if (!anyEnabled(m_breakpoints)) return std::nullopt;
        cutIntoStretches();
        m_best = m_stretches.size();
        std::vector<std::jthread> helpers;
        for (int i = 1; i < m_threads; ++i) helpers.emplace_back([this] { work(); });
        work();
        helpers.clear();
        return isCancelled() ? std::nullopt : m_hit;
    }

private:
    bool isCancelled() const { return m_progress && m_progress->cancelled; }

    /// Whether the step records suffice for every breakpoint.
    bool recordedFieldsSuffice() const {
        const auto inputs = m_recording.inputs();
        const bool settingsStay =
            std::ranges::none_of(inputs, [](const TimedInput& input) { return std::holds_alternative<SetSetting>(input.input); });
        return std::ranges::all_of(m_breakpoints, [&](const Breakpoint& one) {
            if (!one.enabled || (!one.condition && !one.line)) return true;
            if (!one.condition || one.condition->possibleStops() != stop_set::endOfStep) return false;
            if (one.condition->usesSetting() && !settingsStay) return false;
            const auto all = quantities();
            for (std::size_t i = 0; i < all.size(); ++i)
                if (one.condition->wanted().test(i) && !RecordedFieldValues::has(all[i])) return false;
            return true;
        });
    }

    /// Whether nothing can be found in a step, which need not be searched then.
    bool canSkip(std::int64_t step) const {
        if (!m_recordedFieldsSuffice || step < 2) return false;
        const auto inputs = m_recording.inputs();
        const auto input = std::ranges::lower_bound(inputs, step, {}, &TimedInput::step);
        if (input != inputs.end() && input->step == step) return false;  // inputs change the energy between two steps
        const RecordedFieldValues figures(m_recording.records(), step, m_recording.scene().settings);
        return std::ranges::none_of(
            m_breakpoints, [&](const Breakpoint& one) { return one.enabled && one.condition && one.condition->holds(figures); });
    }

    void cutIntoStretches() {
        const std::int64_t spacing = m_recording.keyframeSpacing();
        const std::int64_t length = (minStretchSteps + spacing - 1) / spacing * spacing;
        const std::int64_t first = m_forward ? m_from.step : 1;
        const std::int64_t last = m_forward ? m_recording.steps() : std::min(m_from.step, m_recording.steps());
        for (std::int64_t begin = (first - 1) / length * length; begin < last; begin += length)
            m_stretches.push_back({begin, std::min(begin + length, last)});
        if (!m_forward) std::ranges::reverse(m_stretches);
    }

    void work() {
        while (true) {
            const std::size_t mine = m_next++;
            if (mine >= m_stretches.size() || mine > m_best || isCancelled()) return;
            const auto hit = search(m_stretches[mine], mine);
            if (!hit) continue;
            const std::lock_guard lock(m_mutex);
            if (mine < m_best) {
                m_best = mine;
                m_hit = hit;
            }
        }
    }

    /// Forward the first hit of the stretch that counts, back the last one.
    std::optional<Hit> search(Stretch stretch, std::size_t place) {
        std::int64_t last = stretch.end;  // later stops can be skipped
        while (last > stretch.begin && canSkip(last)) --last;
        if (m_progress) m_progress->steps += stretch.end - last;
        if (last == stretch.begin) return std::nullopt;
        std::vector<Hit> hits;
        World world = m_recording.endOf(stretch.begin);
        while (world.step < last && place <= m_best && !isCancelled()) {
            const std::int64_t number = world.step + 1;
            applyInputs(world, m_recording.inputs(), number);
            if ((m_forward && number < m_from.step) || canSkip(number)) {
                step(world);
                if (m_progress) ++m_progress->steps;
                continue;
            }
            m_steps.make(world, [&](std::size_t event, std::size_t breakpoint) {
                const Cursor at{number, event, Term::VelocityB};
                const Cursor from{m_from.step, m_from.event, Term::VelocityB};
                if (m_forward ? at <= from || !hits.empty() || !counts(breakpoint) : at >= from) return;
                if (!hits.empty() && hits.back().at == at && !m_counting) return;  // of several at one stop the first
                if (!m_forward && !m_counting) hits.clear();
                hits.push_back({at, breakpoint});
            });
            if (m_progress) ++m_progress->steps;
            if (m_forward && !hits.empty()) return hits.front();
        }
        if (!m_forward)
            for (const Hit& hit : hits | std::views::reverse)
                if (counts(hit.breakpoint)) return hit;
        return std::nullopt;
    }

    bool counts(std::size_t breakpoint) {
        return !m_counting || ++m_counts[breakpoint] % std::max<std::int64_t>(1, m_breakpoints[breakpoint].every) == 0;
    }

    const Recording& m_recording;
    std::span<const Breakpoint> m_breakpoints;
    Cursor m_from;
    bool m_forward;
    ScanProgress* m_progress;
    StepSearch m_steps;
    bool m_recordedFieldsSuffice;
    bool m_counting;
    int m_threads;
    std::vector<std::int64_t> m_counts;
    std::vector<Stretch> m_stretches;  // in the order in which they are searched
    std::atomic<std::size_t> m_next = 0;
    std::atomic<std::size_t> m_best = 0;  // the earliest stretch with a hit
    std::mutex m_mutex;
    std::optional<Hit> m_hit;
};

}  // namespace

std::optional<Hit> findForward(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from,
                               ScanOptions options) {
    return Search(recording, breakpoints, from, true, options).run();
}

std::optional<Hit> findBack(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from, ScanOptions options) {
    return Search(recording, breakpoints, from, false, options).run();
}

std::optional<Hit> AdvancingScan::advance(Recording& recording) {
    std::optional<Hit> hit;
    recording.advanceBy([&](World& world) { hit = searchStep(world); });
    return hit;
}

std::optional<Hit> AdvancingScan::scanStep(World start, Cursor from) { return searchStep(start, from); }

std::optional<Hit> AdvancingScan::searchStep(World& world, Cursor from) {
    const std::int64_t number = world.step + 1;
    from.term = Term::VelocityB;
    std::optional<Hit> hit;
    StepSearch(m_breakpoints).make(world, [&](std::size_t event, std::size_t breakpoint) {
        const Cursor at{number, event, Term::VelocityB};
        const std::int64_t every = m_breakpoints[breakpoint].every;
        if (hit || at <= from || (every > 1 && ++m_counts[breakpoint] % every != 0)) return;
        hit = Hit{at, breakpoint};
    });
    return hit;
}

}  // namespace solverscope
