// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/custom_joint/joint_examples.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

struct JointExamples {
    Q_DECLARE_TR_FUNCTIONS(solverscope::JointExamples)
};

/// As a user would type it: four decimals.
Real rounded(Real number) { return std::round(1e4 * number) / 1e4; }

}  // namespace

std::vector<JointExample> jointExamples(const Pose& a, const Pose& b) {
    constexpr Real headroom = 3;  // m, from the higher body up to a pulley's wheels
    const Vec2 d = b.position - a.position;
    const Real apart = rounded(b.angle - a.angle);
    const Real height = rounded(std::max(a.position.y, b.position.y) + headroom);
    const Real overA = rounded(a.position.x);
    const Real overB = rounded(b.position.x);
    const Real rope = rounded(length(a.position - Vec2{overA, height}) + length(b.position - Vec2{overB, height}));
    return {{JointExamples::tr("Distance"),
             JointExamples::tr("keeps the two centres at their initial distance"),
             {{{"sqrt((x_b - x_a)^2 + (y_b - y_a)^2) - L", Demand::Zero}}, {{"L", rounded(length(d))}}}},
            {JointExamples::tr("Pulley"),
             JointExamples::tr("a rope from A over two fixed wheels at the height h to B, which can only pull"),
             {{{"L - sqrt((x_a - p)^2 + (y_a - h)^2) - sqrt((x_b - q)^2 + (y_b - h)^2)", Demand::AtLeastZero}},
              {{"p", overA}, {"q", overB}, {"h", height}, {"L", rope}}}},
            {JointExamples::tr("Gear"),
             JointExamples::tr("B turns ratio times as far as A; with a negative ratio they turn in opposite directions"),
             {{{"angle_b - ratio * angle_a - start", Demand::Zero}}, {{"ratio", -1}, {"start", rounded(b.angle + a.angle)}}}},
            {JointExamples::tr("Slider"),
             JointExamples::tr("B slides along the x axis of A and does not rotate relative to it: two rows"),
             {{{"(y_b - y_a) * cos(angle_a) - (x_b - x_a) * sin(angle_a) - d", Demand::Zero},
               {"angle_b - angle_a - start", Demand::Zero}},
              {{"d", rounded(d.y * a.rotation.c - d.x * a.rotation.s)}, {"start", apart}}}},
            {JointExamples::tr("Angle limit"),
             JointExamples::tr("B rotates relative to A by at most half a radian in either direction: two rows that only push"),
             {{{"angle_b - angle_a - least", Demand::AtLeastZero}, {"angle_b - angle_a - most", Demand::AtMostZero}},
              {{"least", rounded(apart - 0.5)}, {"most", rounded(apart + 0.5)}}}}};
}

}  // namespace solverscope
