// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/branches.h"

#include <algorithm>
#include <cassert>

#include "physics/base/plain_text.h"

namespace solverscope {
namespace {

std::string_view trimmed(std::string_view name) {
    const auto first = name.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return name.substr(first, name.find_last_not_of(" \t\r\n") - first + 1);
}

}  // namespace

Branches::Branches(Scene scene, std::size_t memoryBudget) : m_budget(memoryBudget) {
    auto session = std::make_unique<Session>(std::move(scene), memoryBudget);
    insert({.id = {}, .name = "Original", .parent = std::nullopt, .left = {}}, std::move(session));
}

Branches::Branches(Kept kept, std::size_t memoryBudget)
    : m_budget(memoryBudget), m_list(std::move(kept.list)), m_shown(kept.shown) {
    for (const Branch& branch : m_list) m_nextId = std::max(m_nextId, static_cast<std::uint32_t>(branch.id) + 1);
    for (Session::Kept& session : kept.sessions)
        m_sessions.push_back(std::make_unique<Session>(std::move(session), m_budget / m_list.size()));
    shareMemory();
}

Branches::Kept Branches::kept() const {
    Kept kept{m_list, {}, m_shown};
    for (const auto& session : m_sessions) kept.sessions.push_back(session->kept());
    return kept;
}

std::size_t Branches::placeOf(BranchId id) const {
    const auto found = std::ranges::find(m_list, id, &Branch::id);
    assert(found != m_list.end());
    return static_cast<std::size_t>(found - m_list.begin());
}

const Branch* Branches::find(BranchId id) const {
    const auto found = std::ranges::find(m_list, id, &Branch::id);
    return found == m_list.end() ? nullptr : &*found;
}

bool Branches::leavesParent(const Branch& branch) const {
    if (!branch.parent) return false;
    const Session& own = session(branch.id);
    const Session& parent = session(*branch.parent);
    const auto has = [&](const Session& run) { return run.recording().steps() + run.pendingReplaySteps() >= branch.left.step; };
    if (!has(own) || !has(parent)) return false;
    const std::int64_t common = std::min({branch.left.step - 1, own.recording().steps(), parent.recording().steps()});
    const auto hashOf = [&](const Session& run) {
        return run.recording().records()[static_cast<std::size_t>(common - 1)].checksum;
    };
    return common < 1 || hashOf(own) == hashOf(parent);
}

std::string Branches::nameFor(std::string_view wanted) const {
    if (const std::string_view name = cutText(trimmed(wanted), maxNameLength); !name.empty()) return std::string(name);
    for (int number = 1;; ++number) {
        std::string name = "Branch " + std::to_string(number);
        if (std::ranges::find(m_list, name, &Branch::name) == m_list.end()) return name;
    }
}

BranchId Branches::insert(Branch branch, std::unique_ptr<Session> session) {
    branch.id = BranchId{m_nextId++};
    std::size_t place = m_list.size();
    if (branch.parent) {
        const std::size_t parent = placeOf(*branch.parent);
        branch.depth = m_list[parent].depth + 1;
        place = parent + 1;
        while (place < m_list.size() && m_list[place].depth >= branch.depth) ++place;
    }
    const BranchId id = branch.id;
    if (m_list.size() > 0 && place <= m_shown) ++m_shown;
    m_list.insert(m_list.begin() + static_cast<std::ptrdiff_t>(place), std::move(branch));
    m_sessions.insert(m_sessions.begin() + static_cast<std::ptrdiff_t>(place), std::move(session));
    shareMemory();
    return id;
}

/// Half of it for the branch shown; the others share the rest equally.
void Branches::shareMemory() {
    const std::size_t others = m_sessions.size() - 1 + (m_removed ? 1 : 0);
    const std::size_t half = others == 0 ? m_budget : m_budget / 2;
    for (std::size_t i = 0; i < m_sessions.size(); ++i) m_sessions[i]->setMemoryBudget(i == m_shown ? half : half / others);
    if (m_removed) m_removed->session->setMemoryBudget(half / others);
}

std::optional<BranchId> Branches::branchHere(std::string_view name) {
    if (!hasRoom()) return std::nullopt;
    const Cursor here = shown().cursor();
    auto session = std::make_unique<Session>(shown().branched(m_budget / 2));
    const BranchId id = insert({.id = {}, .name = nameFor(name), .parent = shownId(), .left = here}, std::move(session));
    show(id);
    return id;
}

std::optional<BranchId> Branches::keepReplaced(std::string_view name) {
    if (!hasRoom() || shown().replacedSteps() == 0) return std::nullopt;
    const Cursor here = shown().replacedAt();
    auto session = std::make_unique<Session>(shown().takeReplaced(m_budget / 4));
    return insert({.id = {}, .name = nameFor(name), .parent = shownId(), .left = here}, std::move(session));
}

bool Branches::show(BranchId id) {
    if (!find(id)) return false;
    m_shown = placeOf(id);
    shareMemory();
    return true;
}

bool Branches::rename(BranchId id, std::string_view name) {
    if (!find(id) || trimmed(name).empty()) return false;
    m_list[placeOf(id)].name = nameFor(name);
    return true;
}

bool Branches::remove(BranchId id) {
    const Branch* branch = find(id);
    if (!branch || !branch->parent) return false;
    if (id == shownId()) show(*branch->parent);
    const std::size_t place = placeOf(id);
    Removed removed{std::move(m_list[place]), std::move(m_sessions[place])};
    m_list.erase(m_list.begin() + static_cast<std::ptrdiff_t>(place));
    m_sessions.erase(m_sessions.begin() + static_cast<std::ptrdiff_t>(place));
    if (m_shown > place) --m_shown;
    // The deeper branches that follow are its own: they move up. They now leave the new parent at the earlier of the two
    // moments.
    for (std::size_t i = place; i < m_list.size() && m_list[i].depth > removed.branch.depth; ++i) {
        --m_list[i].depth;
        if (m_list[i].parent != id) continue;
        m_list[i].parent = removed.branch.parent;
        m_list[i].left = std::min(m_list[i].left, removed.branch.left);
    }
    m_removed = std::move(removed);
    shareMemory();
    return true;
}

std::optional<BranchId> Branches::restore() {
    if (!m_removed || !hasRoom()) return std::nullopt;
    Removed removed = std::move(*m_removed);
    m_removed.reset();
    // Its parent may have been removed since.
    if (!find(*removed.branch.parent)) removed.branch.parent = m_list.front().id;
    return insert(std::move(removed.branch), std::move(removed.session));
}

std::int64_t Branches::pendingReplaySteps() const {
    std::int64_t pending = 0;
    for (const auto& session : m_sessions) pending += session->pendingReplaySteps();
    return pending;
}

void Branches::replayNext() {
    const auto owing = std::ranges::find_if(m_sessions, [](const auto& session) { return session->pendingReplaySteps() > 0; });
    if (owing != m_sessions.end()) (*owing)->replayNextPending();
}

std::size_t Branches::memoryUsed() const {
    std::size_t used = m_removed ? m_removed->session->recording().memoryUsed() : 0;
    for (const auto& session : m_sessions) used += session->recording().memoryUsed();
    return used;
}

}  // namespace solverscope
