// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "physics/base/vec2.h"

namespace solverscope {

/// A curve over sweeps on a logarithmic axis, with a handle for each point that the learner places: dragged up and down, or moved
/// by the arrow keys.
class CurvePad : public QWidget {
    Q_OBJECT

public:
    /// A point of the curve.
    struct Point {
        int sweep = 0;
        Real value = 0;
    };

    explicit CurvePad(QWidget* parent = nullptr);

    /// Begins without any handle placed. The axis goes from `lowest` to `highest`.
    void show(Point given, const std::vector<int>& sweeps, Real lowest, Real highest, const QString& title);

    /// Nothing: the handle is not placed.
    void setValue(std::size_t handle, std::optional<Real> value);
    const std::vector<std::optional<Real>>& values() const { return m_values; }
    std::size_t chosen() const { return m_chosen; }

    /// Draws the right curve, and the band of what counts as right.
    void reveal(const std::vector<Real>& right, Real factor);
    bool isRevealed() const { return !m_right.empty(); }

    QPointF toScreen(int sweep, Real value) const;
    QSize sizeHint() const override;

signals:
    void placed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    struct Label {
        Real value = 0;
        bool isDecade = false;
    };

    QRectF plot() const;
    std::vector<Label> labels() const;
    void place(Real value);
    void placeAt(QPointF at);
    void include(Real value);
    std::vector<Point> curveOf(const std::vector<Real>& values) const;
    void drawAxes(QPainter& painter, const QPalette& colours) const;
    void drawRight(QPainter& painter, const QPalette& colours) const;
    void drawOwn(QPainter& painter, const QPalette& colours) const;
    void describe();

    Point m_given;
    std::vector<int> m_sweeps;
    std::vector<std::optional<Real>> m_values;
    std::vector<Real> m_right;
    Real m_factor = 1;
    Real m_lowest = 0.1;
    Real m_highest = 1;
    QString m_title;
    std::size_t m_chosen = 0;
};

}  // namespace solverscope
