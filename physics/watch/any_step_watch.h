// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/watch/step_watch.h"

namespace solverscope {

/// Any watch behind one type, for uses that are too rare to be compiled separately for each of them.
class AnyStepWatch {
public:
    virtual ~AnyStepWatch() = default;
    virtual void phase(Phase phase, Where where = Where::here()) = 0;
    virtual void substep(int number, Where where = Where::here()) = 0;
    virtual void iteration(Phase phase, int number, Where where = Where::here()) = 0;
    virtual void row(const RowVisit& visit, Where where = Where::here()) = 0;
    virtual void pair(std::uint32_t place, Where where = Where::here()) = 0;
};

/// Forwards everything to a watch, with the source line if the watch takes it.
template <StepWatch Watch>
class StepWatchAdapter final : public AnyStepWatch {
public:
    explicit StepWatchAdapter(Watch& watch) : m_watch(watch) {}

    void phase(Phase phase, Where where) override {
        if constexpr (requires(Watch & w) { w.phase(phase, where); })
            m_watch.phase(phase, where);
        else
            m_watch.phase(phase);
    }
    void substep(int number, Where where) override {
        if constexpr (requires(Watch & w) { w.substep(number, where); })
            m_watch.substep(number, where);
        else
            m_watch.substep(number);
    }
    void iteration(Phase phase, int number, Where where) override {
        if constexpr (requires(Watch & w) { w.iteration(phase, number, where); })
            m_watch.iteration(phase, number, where);
        else
            m_watch.iteration(phase, number);
    }
    void row(const RowVisit& visit, Where where) override {
        if constexpr (requires(Watch & w) { w.row(visit, where); })
            m_watch.row(visit, where);
        else
            m_watch.row(visit);
    }
    void pair(std::uint32_t place, Where where) override {
        if constexpr (requires(Watch & w) { w.pair(place, where); })
            m_watch.pair(place, where);
        else
            m_watch.pair(place);
    }

private:
    Watch& m_watch;
};

}  // namespace solverscope
