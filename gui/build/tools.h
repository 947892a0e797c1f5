// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The tools of the palette: what each is called, how it is drawn with, and the edit that the drawn points stand for.
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "gui/session/build_tool.h"
#include "gui/session/scene_edits.h"
#include "physics/editing/edit.h"
#include "physics/editing/snap.h"

namespace solverscope {

enum class ToolGroup : std::uint8_t { Select, Bodies, Joints, Groups };

/// How a tool takes its points: by a click, by dragging from one to another, or by one click after the other.
enum class ToolPoints : std::uint8_t { None, Click, Drag, Path };

struct ToolInfo {
    BuildTool tool;
    const char* name;  // of its button and its icon
    QString text;
    QString tip;
    Qt::Key key;  // while the scene has the focus
    ToolGroup group;
    ToolPoints points;
};

/// All tools in the order of the palette, in the language in use.
std::vector<ToolInfo> toolTable();
ToolInfo infoOf(BuildTool tool);
QString titleOf(ToolGroup group);

/// What a tool made last: the size of the next one that is placed by a click.
struct ToolSizes {
    Box box{1, 1};
    Circle circle{0.5};
    Capsule capsule{0.6, 0.2};
    int stack = 5;
    int pyramid = 4;
};

/// The points that a tool has so far, in the scene.
struct ToolDrawing {
    BuildTool tool = BuildTool::Select;
    std::vector<Vec2> points;  // of a drag its two ends, or one for a click
    SceneSelection selection;  // what was selected before
    bool snaps = true;
    double reach = 0.1;                    // m, how near a body must be to snap to it
    bool falls = false;                    // onto whatever is below: placed by a key
    std::optional<SpringDef> spring = {};  // of a joint; nothing: as its kind usually is
    bool isFinished = false;               // no further points follow
};

/// What the points stand for.
struct ToolEdit {
    QString name;
    SceneEdits::Make make;
};

/// Nothing if there are not enough points. The sizes are used for clicks.
std::optional<ToolEdit> editOf(const ToolDrawing& drawing, const ToolSizes& sizes);

/// The sizes after this drawing was made.
void remember(ToolSizes& sizes, const ToolDrawing& drawing);

/// A body or a group with its size and mass: "1 × 0.5 m · 0.5 kg".
QString sizeText(const Edit& edit);

}  // namespace solverscope
