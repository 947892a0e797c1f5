// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/refusals.h"

#include <array>

namespace solverscope {

std::span<const std::string_view> refusalPatterns() {
    using namespace scene_refusals;
    static constexpr std::array all{
        numberRange,  numberFromZero, entries,     value,     textLength, controlCharacters, bodyId,      jointId,    oneBody,
        staticBodies, anchors,        ropeLength,  minLength, maxLength,  lengths,           nearCorners, flatCorner, convex,
        wheel,        staticWheel,    wheelAnchor, shortPath, trace,      tooMuchWork,       tooCrowded};
    return all;
}

std::string filled(std::string_view pattern, std::initializer_list<std::string> parts) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%') {
            text += pattern[i];
            continue;
        }
        text += parts.begin()[pattern[++i] - '1'];
    }
    return text;
}

}  // namespace solverscope
