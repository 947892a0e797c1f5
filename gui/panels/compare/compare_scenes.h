// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "gui/scene/scene_camera.h"
#include "gui/session/variant_comparison.h"
#include "gui/widgets/take_over.h"

namespace solverscope {

class DebuggerController;

/// The free runs of all variants beside each other, each where it is after the cursor's step: one pane for each, all seen through
/// the same camera.
class CompareScenes : public QWidget, public ViewState<CompareScenes> {
    Q_OBJECT

public:
    CompareScenes(DebuggerController& controller, VariantComparison& comparison, QWidget* parent = nullptr);

    /// Goes on where the same view of another language stands.
    void restoreFrom(CompareScenes& before);

    /// Where the pane of an active variant lies.
    QRectF paneOf(std::size_t variant) const;

    /// How that pane is seen.
    SceneCamera cameraOf(std::size_t variant) const;

    /// The step of each run that was drawn last: the cursor's, unless a run has not come that far.
    const std::vector<std::int64_t>& drawnSteps() const { return m_drawn; }

    /// Shows the whole scene in every pane, and keeps showing it, until the user zooms or pans.
    void fit();

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

signals:
    void left();  // Escape: the user wants the scene alone

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void refresh();
    void activeChanged();
    void paintPane(QPainter& painter, std::size_t variant);
    void paintName(QPainter& painter, const QRectF& pane, std::size_t variant, const World* world);
    void zoom(QPointF at, double factor);
    void pan(QPointF by);
    std::optional<std::size_t> variantAt(QPointF at) const;

    DebuggerController& m_controller;
    VariantComparison& m_comparison;
    SceneCamera m_camera;      // of the first pane
    QSizeF m_sceneSize{1, 1};  // m, as it was when it was fitted: the panes keep their places while bodies fly about
    bool m_fitted = true;
    std::vector<std::int64_t> m_drawn;
    std::optional<QPointF> m_pressedAt;  // where the mouse was seen last while it is held
    bool m_panned = false;
};

}  // namespace solverscope
