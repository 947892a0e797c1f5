// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What is refused of a scene, as far as editing it by hand can lead there. The messages are patterns, so that the window can say
// them in other languages; messages about a place in a file are shown as they are.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace solverscope {
namespace scene_refusals {
inline constexpr std::string_view numberRange = "expected a number from %1 to %2 for %3, found %4";
inline constexpr std::string_view numberFromZero = "expected a number at least %1 from 0 for %2, found %3";
inline constexpr std::string_view value = "expected a value of %1, found %2";
inline constexpr std::string_view entries = "expected at most %1 entries in '%2'";
inline constexpr std::string_view textLength = "expected a string of 1 to %1 bytes for %2, found %3";
inline constexpr std::string_view controlCharacters = "expected a string without control characters for %1, found %2";
inline constexpr std::string_view bodyId = "expected %1 to be different for every body, found %2 again";
inline constexpr std::string_view jointId = "expected %1 to be different for every joint, found %2 again";
inline constexpr std::string_view oneBody = "expected a 'body_b' other than 'body_a'";
inline constexpr std::string_view staticBodies = "expected at least one body of a joint to be dynamic, found two static ones";
inline constexpr std::string_view anchors = "expected 'anchor_b' at least %1 m from 'anchor_a'";
inline constexpr std::string_view ropeLength = "expected a 'length' of the rope, because its anchors coincide";
inline constexpr std::string_view minLength = "expected a 'min_length' of at most the rope's length, %1";
inline constexpr std::string_view maxLength = "expected a 'max_length' of at least the rope's length, %1";
inline constexpr std::string_view lengths = "expected a 'max_length' of at least 'min_length', %1";
inline constexpr std::string_view nearCorners = "expected a corner at least %1 m from its neighbours, found %2 m";
inline constexpr std::string_view flatCorner = "expected a corner at least %1 m from the line through two others, found %2 m";
inline constexpr std::string_view convex = "expected a convex polygon: this corner lies on or beyond the line through two others";
inline constexpr std::string_view wheel = "expected a 'wheel' other than 'body_a' and 'body_b'";
inline constexpr std::string_view staticWheel = "expected a 'wheel' that is dynamic, so that it can turn";
inline constexpr std::string_view wheelAnchor = "expected %1 more than %2 m from the centre of the wheel";
inline constexpr std::string_view shortPath = "expected a path longer than %1 m";
inline constexpr std::string_view trace = "expected a scene, found a recorded trace, which has no model";
inline constexpr std::string_view tooMuchWork =
    "expected fewer iterations or sub-steps: at most %1 sweeps in a step with this many bodies, joints and contacts, found %2";
inline constexpr std::string_view tooCrowded =
    "expected fewer than %1 contacts at the start, found at least as many: too many bodies touch";
}  // namespace scene_refusals

/// All of them.
std::span<const std::string_view> refusalPatterns();

/// A pattern with its parts.
std::string filled(std::string_view pattern, std::initializer_list<std::string> parts);

}  // namespace solverscope
