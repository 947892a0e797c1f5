// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPainterPath>
#include <QPen>
#include <functional>
#include <optional>

#include "gui/scene/zoom_canvas.h"
#include "gui/style/theme.h"
#include "physics/analysis/spectrum/lambda_plane.h"

namespace solverscope {

/// What is drawn as a line in the plane of two impulses; each has its colour and dash.
enum class PlaneSeries { First, Second, Path, Jacobi };

inline QPen planePen(PlaneSeries series, const QPalette& palette) {
    switch (series) {
        case PlaneSeries::First:
            return QPen(seriesColour(0, palette), 2);
        case PlaneSeries::Second:
            return QPen(seriesColour(3, palette), 2, Qt::DashLine);
        case PlaneSeries::Path:
            return QPen(seriesColour(2, palette), 2);
        case PlaneSeries::Jacobi:
            return QPen(seriesColour(4, palette), 1.5, Qt::DashDotLine);
    }
    return {};
}

/// Draws the plane of two impulses, one N s as long on one axis as on the other. Zoom by wheel and keys, drag to move.
class PlaneCanvas : public ZoomCanvas {
    Q_OBJECT

public:
    explicit PlaneCanvas(QWidget* parent = nullptr);

    enum class Frame { All, Path, Free };

    void show(std::optional<LambdaPlane> plane, const QString& xTitle, const QString& yTitle);
    void setTips(std::function<QString(const PlaneCorner&)> tip) { m_tip = std::move(tip); }
    void setJacobiShown(bool shown);

    void frame(Frame frame);  // All or Path: follows what is shown
    Frame framing() const { return m_frame; }
    void zoom(double factor, std::optional<QPointF> about = {}) override;

    QPointF toScreen(PlaneSpot spot) const;
    PlaneSpot toPlane(QPointF at) const;
    QRectF plot() const;

    /// The corner under a point, of several the one nearest to the cursor's.
    const PlaneCorner* cornerAt(QPointF at) const;

    QSize sizeHint() const override { return {400, 300}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    void cornerChosen(qulonglong event);
    void moveAlongPath(int way);  // −1 back, +1 forward

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void pan(QPointF by) override;
    void clicked(const QMouseEvent& event) override;
    void hovered(const QMouseEvent& event) override;

private:
    void reframe();
    void drawGround(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    void drawLines(QPainter& painter) const;
    void drawJacobi(QPainter& painter) const;
    void drawJacobiSpots(QPainter& painter) const;
    void drawPath(QPainter& painter) const;
    void drawSpots(QPainter& painter) const;
    QPainterPath allowed() const;

    std::optional<LambdaPlane> m_plane;
    QString m_xTitle;
    QString m_yTitle;
    std::function<QString(const PlaneCorner&)> m_tip;
    bool m_jacobi = true;
    Frame m_frame = Frame::All;
    PlaneSpot m_centre{};
    double m_scale = 100;  // px per N s
};

}  // namespace solverscope
