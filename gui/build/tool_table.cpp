// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCoreApplication>
#include <algorithm>

#include "gui/build/tools.h"

namespace solverscope {
namespace {

class Tools {
    Q_DECLARE_TR_FUNCTIONS(solverscope::Tools)

public:
    static std::vector<ToolInfo> table() {
        using enum BuildTool;
        using enum ToolPoints;
        constexpr auto bodies = ToolGroup::Bodies;
        constexpr auto joints = ToolGroup::Joints;
        constexpr auto groups = ToolGroup::Groups;
        return {
            {Select, "select", tr("Select"), tr("Selects and moves. Drag around bodies to select several; Shift adds."), Qt::Key_V,
             ToolGroup::Select, None},
            {Box, "box", tr("Box"), tr("Drag from corner to corner, or click for one more like the last."), Qt::Key_B, bodies,
             Drag},
            {BuildTool::Circle, "circle", tr("Circle"), tr("Drag from the centre to the edge."), Qt::Key_C, bodies, Drag},
            {BuildTool::Polygon, "polygon", tr("Polygon"),
             tr("Click the corners, 3 to 8, then press Return or double-click. Drag for a pentagon."), Qt::Key_P, bodies, Path},
            {BuildTool::Capsule, "capsule", tr("Capsule"), tr("Drag along its axis."), Qt::Key_K, bodies, Drag},
            {BuildTool::Particle, "particle", tr("Particle"), tr("Click: a point with a mass, without size."), Qt::Key_O, bodies,
             Click},
            {Ground, "ground", tr("Ground"), tr("Click at its height: everything below is solid."), Qt::Key_G, bodies, Click},
            {BuildTool::HalfPlane, "half-plane", tr("Half-plane"), tr("Drag along its surface; what lies to the right is solid."),
             Qt::Key_H, bodies, Drag},
            {Revolute, "revolute", tr("Hinge"),
             tr("Click where two bodies overlap, or drag from a body to another: they turn about that point."), Qt::Key_1, joints,
             Drag},
            {Distance, "distance", tr("Rod"), tr("Drag from body to body: their distance stays the same."), Qt::Key_2, joints,
             Drag},
            {Rope, "rope", tr("Rope"), tr("Drag from body to body: no further apart than now."), Qt::Key_3, joints, Drag},
            {Winch, "winch", tr("Winch"), tr("Drag from body to body: a rope that is wound in."), Qt::Key_4, joints, Drag},
            {Weld, "weld", tr("Weld"), tr("Drag from body to body: they neither move nor turn against each other."), Qt::Key_5,
             joints, Drag},
            {Prismatic, "prismatic", tr("Slider"), tr("Drag from body to body along the way that the second one may slide."),
             Qt::Key_6, joints, Drag},
            {Wheel, "wheel", tr("Wheel"), tr("Drag from the frame to the centre of the wheel: it turns, on a spring."), Qt::Key_7,
             joints, Drag},
            {Gear, "gear", tr("Gear"), tr("Drag from wheel to wheel: when one turns, so does the other."), Qt::Key_8, joints, Drag},
            {Pulley, "pulley", tr("Pulley"), tr("Select the wheel, then drag from the one body on its rope to the other."),
             Qt::Key_9, joints, Drag},
            {Custom, "custom", tr("Formula"),
             tr("Drag from body to body: a joint whose formula you edit in the panel Custom joint."), Qt::Key_0, joints, Drag},
            {Stack, "stack", tr("Stack"), tr("Drag upwards: boxes on each other."), Qt::Key_S, groups, Drag},
            {Pyramid, "pyramid", tr("Pyramid"), tr("Drag upwards: rows of boxes."), Qt::Key_Y, groups, Drag},
            {Ramp, "ramp", tr("Ramp"), tr("Drag along the slope."), Qt::Key_A, groups, Drag},
            {Chain, "chain", tr("Chain"),
             tr("Drag, or click a path and press Return: links pinned to each other, and to bodies at its ends."), Qt::Key_X,
             groups, Path},
            {RopeOfParticles, "rope-of-particles", tr("Soft rope"),
             tr("Drag, or click a path and press Return: particles tied to each other, and to bodies at its ends."), Qt::Key_Z,
             groups, Path},
        };
    }

    static QString title(ToolGroup group) {
        switch (group) {
            case ToolGroup::Select:
                return {};
            case ToolGroup::Bodies:
                return tr("Bodies");
            case ToolGroup::Joints:
                return tr("Joints");
            case ToolGroup::Groups:
                return tr("Groups");
        }
        return {};
    }
};

}  // namespace

std::vector<ToolInfo> toolTable() { return Tools::table(); }

ToolInfo infoOf(BuildTool tool) {
    const auto table = toolTable();
    return *std::ranges::find(table, tool, &ToolInfo::tool);
}

QString titleOf(ToolGroup group) { return Tools::title(group); }

}  // namespace solverscope
