// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "gui/charts/plane_painter.h"
#include "lessons/loader/answers.h"

namespace solverscope {

/// A picture of the plane of two impulses, in which the learner places a point: by a click, by dragging, or by the arrow keys.
class PlanePad : public QWidget {
    Q_OBJECT

public:
    explicit PlanePad(QWidget* parent = nullptr);

    /// Only what has happened up to now is drawn. `titles` of the axes; `names` of the two rows.
    void show(const PlanePicture& picture, const std::array<QString, 2>& titles, const std::array<QString, 2>& names);

    void setPoint(std::optional<Vec2> point);
    std::optional<Vec2> point() const { return m_point; }

    /// Draws the right point, how far from it an answer is still right, and the way there.
    void reveal(Vec2 right, Real reach);
    bool isRevealed() const { return m_right.has_value(); }

    /// Of the path, the corners that are drawn.
    std::size_t cornersShown() const { return m_corners; }

    QPointF toScreen(Vec2 spot) const;
    QSize sizeHint() const override;

signals:
    void placed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    PlaneMap map() const;
    Real resolution() const;
    void place(Vec2 spot);
    void placeAt(QPointF at);
    void drawAnswers(QPainter& painter, const PlaneMap& map, const QPalette& colours) const;
    void describe();

    std::optional<PlanePicture> m_picture;
    std::array<QString, 2> m_titles;
    std::array<QString, 2> m_names;
    std::size_t m_corners = 0;
    std::optional<Vec2> m_point;
    std::optional<Vec2> m_right;
    Real m_reach = 0;
};

}  // namespace solverscope
