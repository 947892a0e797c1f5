// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "physics/debugger/branches.h"

namespace solverscope {

/// A scene with its runs.
struct SceneRun {
    std::unique_ptr<Branches> branches;
    QString file;
    std::uint64_t document = 0;  // scenes that follow from each other by edits are one document
};

/// The changes that can be undone and redone, of scenes and of their runs, in one order.
struct ChangeHistory {
    QStringList names;
    qsizetype done = 0;  // so many of them are in force
};

/// Scenes before they were edited, and those whose edit was undone. The last few are kept as they were left, so that they come
/// back at once; of those before only what their steps can be computed from.
class SceneRuns {
public:
    static constexpr std::size_t maxCount = 300;
    static constexpr std::size_t maxReady = 20;

    /// A scene was edited: `left` is the one before. What was undone can't be redone any more.
    void edited(SceneRun left, const QString& name);

    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    SceneRun undo(SceneRun now) { return exchange(std::move(now), m_before, m_after); }
    SceneRun redo(SceneRun now) { return exchange(std::move(now), m_after, m_before); }

    void forgetUndone() { m_after.clear(); }
    void clear();

    ChangeHistory history(const Session& now) const;

private:
    struct Aside {
        QString name;  // of the edit between it and the next one on the way to the scene that is open
        QString file;
        std::uint64_t document;
        std::unique_ptr<Branches> ready;
        std::optional<Branches::Kept> kept;
    };

    static void put(SceneRun left, const QString& name, std::vector<Aside>& to);
    static SceneRun exchange(SceneRun now, std::vector<Aside>& from, std::vector<Aside>& to);

    std::vector<Aside> m_before;
    std::vector<Aside> m_after;  // the next one last
};

}  // namespace solverscope
