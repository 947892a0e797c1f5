// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/debugger/session.h"

namespace solverscope {

enum class BranchId : std::uint32_t {};

/// One way that a run of a scene has gone.
struct Branch {
    BranchId id{};
    std::string name;
    std::optional<BranchId> parent;  // nothing for the original
    Cursor left;                     // the moment of the parent at which it went its own way
    int depth = 0;                   // how many parents there are above it
};

/// The runs of one scene: the original, and branches that have left it, or one another, at some moment. One of them is shown;
/// whatever is done to it changes nothing in the others. All keep their recordings, so that another one is shown at once; the
/// memory of one recording is shared between them, half of it for the one that is shown.
///
/// Branches live as long as the run of the program: they are part of no file.
class Branches {
public:
    static constexpr std::size_t most = 32;
    static constexpr std::size_t longestName = 80;  // bytes

    explicit Branches(Scene scene, std::size_t memoryBudget = Recording::defaultBudget);

    Session& shown() { return *m_sessions[m_shown]; }
    const Session& shown() const { return *m_sessions[m_shown]; }
    BranchId shownId() const { return m_list[m_shown].id; }

    /// Every branch behind its parent, those of one parent in the order in which they were made. The first is the original.
    const std::vector<Branch>& list() const { return m_list; }
    const Branch* find(BranchId id) const;

    /// The run of a branch that exists.
    const Session& session(BranchId id) const { return *m_sessions[placeOf(id)]; }

    /// Whether there is room for another one.
    bool hasRoom() const { return m_list.size() < most; }

    /// A new branch from the moment at which the cursor stands, which is then shown: its steps end with the cursor's. Without a
    /// name it gets one. Nothing where there is no room.
    std::optional<BranchId> branchHere(std::string_view name = {});

    /// Makes the steps that the last input has replaced a branch of the one shown, which stays the one shown. Nothing where no
    /// steps were replaced, or where there is no room. The steps are made again by and by: `remake`.
    std::optional<BranchId> keepReplaced(std::string_view name = {});

    /// Shows another one. False where it does not exist.
    bool show(BranchId id);

    /// False where the branch does not exist, or the name is empty. A name that is too long is cut.
    bool rename(BranchId id, std::string_view name);

    /// Takes a branch out, until another one is taken out after it; its own branches then belong to its parent. Shows the parent
    /// if it was shown. False for the original, which stays.
    bool remove(BranchId id);

    /// The name of the branch that `restore` brings back; empty where there is none.
    std::string_view removed() const { return m_removed ? std::string_view(m_removed->branch.name) : std::string_view(); }

    /// Brings back the branch that was taken out last, beside the branches that it had.
    std::optional<BranchId> restore();

    /// Steps that are still to be made again.
    std::int64_t pendingReplaySteps() const;

    /// Makes one of them.
    void remake();

    std::size_t memoryUsed() const;

private:
    struct Removed {
        Branch branch;
        std::unique_ptr<Session> session;
    };

    std::size_t placeOf(BranchId id) const;
    std::string nameFor(std::string_view wanted) const;
    BranchId insert(Branch branch, std::unique_ptr<Session> session);
    void shareMemory();

    std::size_t m_budget;
    std::vector<Branch> m_list;
    std::vector<std::unique_ptr<Session>> m_sessions;  // by place in the list
    std::size_t m_shown = 0;
    std::uint32_t m_nextId = 0;
    std::optional<Removed> m_removed;
};

}  // namespace solverscope
