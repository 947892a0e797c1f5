// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_runs.h"

#include "gui/text/change_text.h"

namespace solverscope {
namespace {

/// The recording of a scene that was set aside keeps this much; the rest is recomputed on return.
constexpr std::size_t memoryAside = 4 * 1024 * 1024;  // bytes

void addDone(QStringList& names, const std::vector<Session::HistoryEntry>& entries, const Scene& scene) {
    for (const auto& entry : entries) names << changeText(entry.change, scene);
}

void add(QStringList& names, const std::vector<SessionChange>& changes, const Scene& scene) {
    for (const SessionChange& change : changes) names << changeText(change, scene);
}

}  // namespace

void SceneRuns::put(SceneRun left, const QString& name, std::vector<Aside>& to) {
    left.branches->shown().setMemoryBudget(memoryAside);
    to.push_back({name, left.file, left.document, std::move(left.branches), std::nullopt});
    if (to.size() > maxReady) {
        Aside& old = to[to.size() - maxReady - 1];
        if (old.ready) {
            old.kept = old.ready->kept();
            old.ready.reset();
        }
    }
    if (to.size() > maxCount) to.erase(to.begin());
}

void SceneRuns::edited(SceneRun left, const QString& name) {
    left.branches->shown().clearRedo();
    put(std::move(left), name, m_before);
    m_after.clear();
}

SceneRun SceneRuns::exchange(SceneRun now, std::vector<Aside>& from, std::vector<Aside>& to) {
    Aside next = std::move(from.back());
    from.pop_back();
    put(std::move(now), next.name, to);
    if (!next.ready) next.ready = std::make_unique<Branches>(std::move(*next.kept));
    next.ready->shown().setMemoryBudget(Recording::defaultBudget / 2);
    return {std::move(next.ready), next.file, next.document};
}

void SceneRuns::clear() {
    m_before.clear();
    m_after.clear();
}

ChangeHistory SceneRuns::history(const Session& now) const {
    ChangeHistory history;
    for (const Aside& aside : m_before) {
        if (aside.ready) {
            add(history.names, aside.ready->shown().changesDone(), aside.ready->shown().scene());
        } else {
            const Session::Kept& kept = aside.kept->sessions[aside.kept->shown];
            addDone(history.names, kept.undo, kept.scene);
        }
        history.names << aside.name;
    }
    add(history.names, now.changesDone(), now.scene());
    history.done = history.names.size();
    add(history.names, now.changesUndone(), now.scene());
    for (auto aside = m_after.rbegin(); aside != m_after.rend(); ++aside) {
        history.names << aside->name;
        if (aside->ready) {
            add(history.names, aside->ready->shown().changesUndone(), aside->ready->shown().scene());
        } else {
            const Session::Kept& kept = aside->kept->sessions[aside->kept->shown];
            for (auto entry = kept.redo.rbegin(); entry != kept.redo.rend(); ++entry)
                history.names << changeText(entry->change, kept.scene);
        }
    }
    return history;
}

}  // namespace solverscope
