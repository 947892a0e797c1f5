// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint_equations.h"

namespace solverscope {

void addGearEquations(const Joint& joint, const BodiesView& bodies, JointEquations& equations) {
    JointEquation mesh;
    mesh.soft = joint.spring.has_value();
    mesh.a = joint.a;
    mesh.b = joint.b;
    mesh.wA = joint.ratio;
    mesh.wB = 1;
    mesh.C = bodies.poses[index(joint.b)].angle - joint.ratio * bodies.poses[index(joint.a)].angle - joint.referenceAngle;
    equations.add(mesh);
}

}  // namespace solverscope
