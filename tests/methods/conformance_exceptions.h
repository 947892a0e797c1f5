// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where the presets of solver2d do not agree with it in digits until the end; docs/conformance.md says why.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace solverscope {

struct ConformanceException {
    std::string_view scene;
    std::string_view method;
    int until = 0;  // the last step of the list at which they agree
    bool otherOutcome = false;
    bool inTheirOrder = false;
};

inline constexpr std::array conformanceExceptions{
    // Which open points have an impulse: those that closed in the last step have one there, and rounding decides what is open.
    ConformanceException{"spin", "PGS_NGS", 10},
    ConformanceException{"tip_30", "PGS_NGS", 1},
    ConformanceException{"stack_2", "PGS_NGS", 1},
    ConformanceException{"stack_5", "PGS_NGS", 1},
    ConformanceException{"stack_10", "PGS_NGS", 10},
    ConformanceException{"stack_15", "PGS_NGS", 10, true},
    ConformanceException{"twin_5", "PGS_NGS", 1},
    ConformanceException{"pyramid_5", "PGS_NGS", 1, false, true},
    ConformanceException{"pyramid_10", "PGS_NGS", 1, false, true},
    // Positions of two points together.
    ConformanceException{"stack_20", "PGS_NGS_Block", 60},
    // Chaos, from the twelfth decimal place on.
    ConformanceException{"chain_1000", "PGS_NGS", 10},
    ConformanceException{"chain_1000", "PGS_NGS_Block", 10},
};

/// What is expected of a scene under a method. Pyramids agree only in solver2d's order of contacts.
inline ConformanceException expectedConformance(std::string_view scene, bool inTheirOrder, std::string_view method, int lastStep) {
    if (scene.starts_with("pyramid") && !inTheirOrder) return {scene, method, 0};
    const auto known = std::ranges::find_if(conformanceExceptions, [&](const ConformanceException& each) {
        return each.scene == scene && each.method == method && each.inTheirOrder == inTheirOrder;
    });
    return known == conformanceExceptions.end() ? ConformanceException{scene, method, lastStep} : *known;
}

}  // namespace solverscope
