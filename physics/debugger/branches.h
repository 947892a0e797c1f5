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

/// One course of the run of a scene.
struct Branch {
    BranchId id{};
    std::string name;
    std::optional<BranchId> parent;  // nothing for the original
    Cursor left;                     // the moment of the parent at which it went its own way
    int depth = 0;                   // how many parents there are above it
};

/// The runs of one scene: the original, and branches that leave it, or each other, at some moment. One of them is shown;
/// changes to it do not affect the others. All keep their recordings, so that switching is immediate; they share the memory
/// budget of one recording, half of it for the branch shown.
///
/// Branches exist only while the program runs: no file stores them.
class Branches {
public:
    static constexpr std::size_t maxCount = 32;
    static constexpr std::size_t maxNameLength = 80;  // bytes

    explicit Branches(Scene scene, std::size_t memoryBudget = Recording::defaultBudget);

    /// What they can be made of again, their steps computed anew.
    struct Kept {
        std::vector<Branch> list;
        std::vector<Session::Kept> sessions;
        std::size_t shown = 0;
    };
    Kept kept() const;
    explicit Branches(Kept kept, std::size_t memoryBudget = Recording::defaultBudget);

    Session& shown() { return *m_sessions[m_shown]; }
    const Session& shown() const { return *m_sessions[m_shown]; }
    BranchId shownId() const { return m_list[m_shown].id; }

    /// Each branch follows its parent, siblings in order of creation. The first is the original.
    const std::vector<Branch>& list() const { return m_list; }
    const Branch* find(BranchId id) const;

    /// The run of a branch that exists.
    const Session& session(BranchId id) const { return *m_sessions[placeOf(id)]; }

    /// Whether a branch and its parent still have the same steps up to where it left: neither was restarted, or changed earlier.
    bool leavesParent(const Branch& branch) const;

    /// Whether there is room for another one.
    bool hasRoom() const { return m_list.size() < maxCount; }

    /// Creates and shows a new branch from the cursor's moment: its steps end with the cursor's. Without a name it gets a
    /// default one. Returns nothing if there is no room.
    std::optional<BranchId> branchHere(std::string_view name = {});

    /// Turns the steps replaced by the last input into a branch of the one shown, which stays shown. Returns nothing if no
    /// steps were replaced or there is no room. The steps are replayed gradually: `replayNext`.
    std::optional<BranchId> keepReplaced(std::string_view name = {});

    /// Shows another branch. False if it does not exist.
    bool show(BranchId id);

    /// False if the branch does not exist or the name is empty. A name that is too long is truncated.
    bool rename(BranchId id, std::string_view name);

    /// Removes a branch; it can be restored until the next removal. Its own branches then belong to its parent. Shows the
    /// parent if it was shown. False for the original, which cannot be removed.
    bool remove(BranchId id);

    /// The name of the branch that `restore` brings back; empty if there is none.
    std::string_view removed() const { return m_removed ? std::string_view(m_removed->branch.name) : std::string_view(); }

    /// Restores the branch that was removed last, with the branches that it had.
    std::optional<BranchId> restore();

    /// Steps that still have to be replayed.
    std::int64_t pendingReplaySteps() const;

    /// Creates one of them.
    void replayNext();

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
