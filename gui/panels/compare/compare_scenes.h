// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <vector>

#include "gui/scene/scene_camera.h"
#include "gui/scene/zoom_canvas.h"
#include "gui/session/variants.h"

namespace solverscope {

class DebuggerController;

/// The free runs of all variants side by side, each after the cursor's step: one pane for each, all with the same camera.
class CompareScenes : public ZoomCanvas {
    Q_OBJECT

public:
    CompareScenes(DebuggerController& controller, VariantComparison& comparison, QWidget* parent = nullptr);

    /// The rectangle of the pane of an active variant.
    QRectF paneOf(std::size_t variant) const;

    /// How that pane is seen.
    SceneCamera cameraOf(std::size_t variant) const;

    /// The step of each run that was drawn last: the cursor's, unless a run has not come that far.
    const std::vector<std::int64_t>& drawnSteps() const { return m_drawn; }

    void zoom(double factor, std::optional<QPointF> about = {}) override;

    /// Shows the whole scene in every pane, and keeps doing so, until the user zooms or pans.
    void fit();

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

signals:
    void left();  // Escape: the user wants the scene alone

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void pan(QPointF by) override;
    void clicked(const QMouseEvent& event) override;
    bool isGrabbedBy(Qt::MouseButton) const override { return true; }
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void refresh();
    void activeChanged();
    void paintPane(QPainter& painter, std::size_t variant);
    void paintName(QPainter& painter, const QRectF& pane, std::size_t variant, const World* world);
    std::optional<std::size_t> variantAt(QPointF at) const;

    DebuggerController& m_controller;
    VariantComparison& m_comparison;
    SceneCamera m_camera;      // of the first pane
    QSizeF m_sceneSize{1, 1};  // m, when it was fitted: the panes keep their scale while bodies fly about
    bool m_fitted = true;
    std::vector<std::int64_t> m_drawn;
};

}  // namespace solverscope
