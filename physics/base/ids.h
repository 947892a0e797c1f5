// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <cstdint>

namespace solverscope {

/// Place of a body in the scene's list. Everything in the core is ordered by it, never by address.
enum class BodyId : std::uint32_t {};

/// Place of a joint in the scene's list.
enum class JointId : std::uint32_t {};

constexpr std::size_t index(BodyId id) { return static_cast<std::size_t>(id); }
constexpr std::size_t index(JointId id) { return static_cast<std::size_t>(id); }

/// Whether two rows, contacts or the like are between the same bodies, in the same order.
constexpr bool haveSameBodies(const auto& one, const auto& other) { return one.a == other.a && one.b == other.b; }

}  // namespace solverscope
