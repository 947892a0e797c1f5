// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "physics/scene/members.h"

namespace solverscope {

/// Something to reach with a scene, in the fields of a lesson's Change task (lessons/README.md).
struct ChallengeDef {
    std::string ask;                    // what to reach
    std::vector<std::string> controls;  // what may be changed: keys of settings, and "bodies" for moving them
    std::string check;                  // the formula that has to become true
    Real step = 60;                     // at the end of which it must be true …
    Real hold = 1;                      // … and of the steps before it, so many in all

    static constexpr Real maxSteps = 20'000;
    static constexpr Real maxHold = 1000;

    static constexpr std::string_view called = "a challenge";
    static constexpr auto members() {
        return std::tuple{must("ask", &ChallengeDef::ask), must("controls", &ChallengeDef::controls),
                          must("check", &ChallengeDef::check), must("step", &ChallengeDef::step, {1, maxSteps}),
                          may("hold", &ChallengeDef::hold, {1, maxHold})};
    }
    std::optional<MemberProblem> problem() const {
        if (step != std::floor(step)) return MemberProblem{"step", "expected a whole number for 'step'"};
        if (hold != std::floor(hold)) return MemberProblem{"hold", "expected a whole number for 'hold'"};
        if (hold > step) return MemberProblem{"hold", "expected a 'hold' of no more steps than there are until 'step'"};
        return std::nullopt;
    }
    bool operator==(const ChallengeDef&) const = default;
};

}  // namespace solverscope
