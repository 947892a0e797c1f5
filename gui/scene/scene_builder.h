// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "gui/build/tools.h"
#include "gui/scene/scene_painter.h"

class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace solverscope {

class DebuggerController;

/// What is under a point of the scene.
struct SceneSpot {
    Vec2 at;
    std::optional<BodyId> body;
    std::optional<JointId> joint;
    std::optional<std::uint32_t> contact;
};

/// The mouse and the keys of the scene while it is being built: the tool in use draws, or selects and moves.
class SceneBuilder : public QObject {
    Q_OBJECT

public:
    /// `camera`: of the view, which it follows.
    SceneBuilder(DebuggerController& controller, const SceneCamera& camera, QWidget& view);

    // Each says whether it has used the event; the view then leaves it alone.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool doubleClick();
    bool key(const QKeyEvent& event);

    /// Whether the key is used here although a command of the window has it.
    bool claims(const QKeyEvent& event) const;

    /// Ends what is being drawn or moved.
    void cancel();
    bool isBuilding() const { return m_edits.isBuilding() && m_edits.isAtStart(); }
    bool draws() const { return m_edits.isBuilding() && m_edits.tool() != BuildTool::Select; }
    bool isDrawing() const { return m_gesture != Gesture::None || !m_points.empty(); }

    /// What is to be painted of it; nothing where there is nothing.
    std::optional<BuildPicture> picture() const;

    /// Whether the mouse would resize what is selected.
    bool isOnHandle(QPointF at) const { return m_gesture == Gesture::Resize || handleAt(m_camera.toWorld(at)).has_value(); }

    /// The joint whose line or anchor is near a point.
    std::optional<JointId> jointAt(Vec2 point) const;

    /// Where a key puts something.
    Vec2 keyPoint() const;

signals:
    void changed();

private:
    enum class Gesture { None, Draw, Move, Resize, Rubber, Click };

    double reach() const;  // m, how near something is to snap to it
    Vec2 snapped(QPointF at, Qt::KeyboardModifiers modifiers) const;
    ToolDrawing drawing() const;
    std::optional<BodyId> bodyAtPoint(Vec2 point) const;
    /// The single selected body, if it can be resized now; its handles; the one at a point; and what dragging it does.
    struct Handle {
        std::size_t number;
        Vec2 at;
    };
    std::optional<BodyId> resizableBody() const;
    std::vector<Handle> handles() const;
    std::optional<std::size_t> handleAt(Vec2 point) const;
    std::optional<ToolEdit> resizing() const;

    void pressSelect(const QMouseEvent& event);
    void finish();
    void selectInRubber(bool adds);
    bool useKey(int key, Qt::KeyboardModifiers modifiers);
    bool useEditKey(const QKeyEvent& event);
    bool useToolKey(int key);
    bool nudge(Vec2 direction, bool fine);
    void placeByKey();
    void selectNext(int by);
    void forgetPreview();
    void refreshPreview() const;

    DebuggerController& m_controller;
    SceneEdits& m_edits;
    const SceneCamera& m_camera;
    QWidget& m_view;
    ToolSizes m_sizes;
    Gesture m_gesture = Gesture::None;
    std::vector<Vec2> m_points;  // of the drawing
    std::optional<Vec2> m_hover;
    QPointF m_pressedAt;
    bool m_dragged = false;
    bool m_ignoresSnap = false;
    bool m_usesKeys = false;  // the place for the next thing is that of the keys
    std::optional<Vec2> m_keyPoint;
    Vec2 m_shift;              // of what is being moved
    std::size_t m_handle = 0;  // that is being dragged
    std::optional<SnapTargets> m_targets;

    mutable std::optional<SceneGhost> m_preview;
    mutable QString m_words;
    mutable bool m_previewIsNew = false;
};

}  // namespace solverscope
