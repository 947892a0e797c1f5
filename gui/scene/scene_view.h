// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QWidget>
#include <optional>
#include <vector>

#include "gui/scene/scene_painter.h"

class QAction;
class QToolButton;

namespace solverscope {

class DebuggerController;
class FrameOverlay;
class SceneBuilder;
class ViewButtons;
struct SceneSpot;

/// The interactive view of the scene at the cursor. Wheel and keys zoom, dragging with the middle or right button pans, a click of
/// the right button asks for a menu. The left button selects and drags bodies, a click on a contact point selects its row; while a
/// scene is being built, it belongs to the tool in use (SceneBuilder).
class SceneView : public QWidget {
    Q_OBJECT

public:
    explicit SceneView(DebuggerController& controller, QWidget* parent = nullptr);

    /// What can be shown or hidden. Checkable, with fixed object names.
    QList<QAction*> layerActions() const { return m_layers; }

    /// Shows the default layers.
    void resetLayers();

    /// Draws the bodies of other worlds as outlines over the first, with their owners.
    void setGhosts(std::vector<SceneGhost> ghosts);
    const std::vector<SceneGhost>& ghosts() const { return m_ghosts; }

    /// Draws a ring around a row that another view points at, in addition to the marked one.
    void pointAtRow(std::optional<RowRef> row) { setOption(m_options.pointed, row); }
    std::optional<RowRef> pointedRow() const { return m_options.pointed; }

    /// Draws hypothetical impulses: a direction in which those of the solver could change.
    void showDirection(std::vector<SceneImpulse> direction) { setOption(m_options.direction, std::move(direction)); }
    const std::vector<SceneImpulse>& direction() const { return m_options.direction; }

    /// Highlights a term of the current row's formula.
    void highlight(RowTerm term) { setOption(m_options.highlightedTerm, term); }
    RowTerm highlightedTerm() const { return m_options.highlightedTerm; }

    /// Whether the left button may drag bodies; it picks them either way.
    void setDraggable(bool draggable);

    /// Shows the whole scene, and keeps doing so when the view is resized, until the user zooms or pans.
    void fit();

    /// About the middle of the view.
    void zoom(double factor);

    /// Whether the left button moves the view, instead of bodies.
    void setPanning(bool on);

    /// Shows in a corner where the time of a frame goes.
    void showFrameTimes(bool on);

    const SceneCamera& camera() const { return m_camera; }

    /// What is under a point of the view.
    SceneSpot spotAt(QPointF at) const;

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

signals:
    void dragRefused();  // the user tried to drag a body while that is forbidden

    /// The right button was clicked, or the menu key pressed.
    void menuRequested(const SceneSpot& spot, QPoint global);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum class Gesture { None, Pan, Press, Drag, Arrow };

    template <typename Option>
    void setOption(Option& option, Option value) {
        if (option == value) return;
        option = std::move(value);
        update();
    }
    void addLayer(const QString& name, const QString& text, bool& layer);
    void refresh();
    void keepInView();
    void keepWayInView();
    void navigated();
    void hover(QPointF at);
    void beginDrag();
    void endGesture();
    void updateCursor();
    void requestMenu(QPointF at);
    std::optional<BodyId> bodyUnder(QPointF at) const;
    std::optional<std::uint32_t> contactUnder(QPointF at) const;
    bool isMovable(BodyId body) const;
    QString tipAt(QPointF at) const;

    DebuggerController& m_controller;
    SceneOptions m_options;
    SceneMotion* m_motion;
    bool m_trails = true;
    SteadyScales m_scales;
    SceneCamera m_camera;
    QList<QAction*> m_layers;
    QToolButton* m_layerButton;
    SceneBuilder* m_builder;
    ViewButtons* m_viewButtons;
    FrameOverlay* m_frameOverlay;
    std::vector<SceneGhost> m_ghosts;
    std::optional<BodyId> m_hovered;
    bool m_onHandle = false;  // the mouse would resize
    Gesture m_gesture = Gesture::None;
    QPointF m_pressedAt;  // the start of the gesture, then the last position
    std::optional<BodyId> m_pressedBody;
    std::optional<std::uint32_t> m_pressedContact;
    bool m_panned = false;  // by the gesture
    bool m_fitted = true;
    double m_fittedScale = 1;  // px/m, when it was fitted last
    bool m_spaceHeld = false;
    bool m_pans = false;
    bool m_draggable = true;
};

}  // namespace solverscope
