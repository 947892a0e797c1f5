// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/own_joint.h"

#include <algorithm>

#include "physics/analysis/joint_study.h"

namespace solverscope {

Result<Real> ownJointField(std::string_view field, const Scene& scene, const World& world) {
    const auto isCustom = [](const JointDef& joint) { return std::holds_alternative<CustomDef>(joint.kind); };
    if (field == "count") return static_cast<Real>(std::ranges::count_if(scene.joints, isCustom));
    const auto joint = std::ranges::find_if(scene.joints, isCustom);
    if (joint == scene.joints.end()) return Error{.file = {}, .message = "the scene has no custom joint"};
    const FormulaStudy study = studyJoint(*joint, world).front();
    if (field == "C") return study.C;
    if (field == "K") return study.K;
    if (field == "effective_mass") return study.row.effectiveMass;
    const auto coordinate = std::ranges::find(coordinateNames, field.substr(2));
    return study.J[static_cast<std::size_t>(coordinate - coordinateNames.begin())];
}

}  // namespace solverscope
