// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QPointF>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/scene/zoom_canvas.h"
#include "physics/analysis/spectrum/row_matrix.h"

namespace solverscope {

/// A rectangle of a matrix, by places in the solve order.
struct MatrixBlock {
    int top = 0;
    int left = 0;
    int bottom = 0;  // the last one, included
    int right = 0;

    std::size_t cells() const { return static_cast<std::size_t>(bottom - top + 1) * static_cast<std::size_t>(right - left + 1); }
    bool operator==(const MatrixBlock&) const = default;
};

/// The visible part of a matrix, and its place in pixels of the picture.
struct MatrixDrawing {
    const RowMatrix& matrix;
    const std::vector<std::uint32_t>& order;  // row by place
    const std::vector<std::uint32_t>& place;  // and back
    const std::vector<bool>& idle;            // by row: entries of these rows are dim
    QPointF origin;                           // the upper left corner of the matrix
    double cell = 1;                          // how large an entry is
};

/// How far an entry is from the background: −1 … 1, the root of its ratio to the largest, so that small ones are visible.
double entryShare(Real value, Real largest);

/// Blue for positive, vermilion for negative entries, from the background on; not red and green, which many cannot tell apart.
QColor entryColour(double share, bool idle, const QPalette& palette);

/// Where several entries share a pixel, the largest of them is seen.
QImage matrixPicture(const MatrixDrawing& scene, QSize pixels, const QPalette& palette);

/// A matrix as a heat map in solve order, with zoom and pan. Knows only the indices of the rows.
class MatrixCanvas : public ZoomCanvas {
    Q_OBJECT

public:
    struct Content {
        std::shared_ptr<const RowMatrix> matrix;  // null: nothing to show
        std::vector<std::uint32_t> order;         // row by place
        std::vector<bool> idle;                   // by row: stopped at a bound, or not acting
        std::optional<std::uint32_t> current;     // the row that gets a cross
        QString unit;                             // of the entries
    };

    explicit MatrixCanvas(QWidget* parent = nullptr);

    /// Zoom and selection are kept if the number of rows is the same.
    void show(Content content);

    /// The names of rows next to the matrix, and of cells under the mouse.
    void setNames(std::function<QString(std::uint32_t)> name) { m_name = std::move(name); }
    void setTips(std::function<QString(std::uint32_t, std::uint32_t)> tip) { m_tip = std::move(tip); }

    /// The selected cells; the last one has the keyboard focus. Empty before the first click or key.
    std::optional<MatrixBlock> block() const;
    std::optional<QPoint> selected() const { return m_selected; }  // column and line, by place
    void select(QPoint cell, bool extend = false);
    void selectAll();

    void zoom(double factor, std::optional<QPointF> about = {}) override;
    void fit();
    double cellSize() const { return m_cell; }

    /// The cell under a point: column and line, by place.
    std::optional<QPoint> cellAt(QPointF at) const;
    QRectF cellRect(QPoint cell) const;
    QRectF plot() const;

    std::uint32_t rowAt(int place) const { return m_content.order[static_cast<std::size_t>(place)]; }

    QSize sizeHint() const override { return {360, 300}; }
    QSize minimumSizeHint() const override { return {180, 120}; }

signals:
    void selectionChanged();
    void rowChosen(std::uint32_t row);
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void pan(QPointF by) override;
    void clicked(const QMouseEvent& event) override;
    void hovered(const QMouseEvent& event) override;

private:
    int count() const { return static_cast<int>(m_content.order.size()); }
    bool namesShown() const;
    void setCell(double cell);
    void keepInside();
    void showSelected();
    void redraw();
    QPointF origin() const { return plot().topLeft() + m_offset; }
    void paintGutters(QPainter& painter) const;
    void paintCells(QPainter& painter) const;
    void paintCross(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    Content m_content;
    std::vector<std::uint32_t> m_place;  // by row
    std::function<QString(std::uint32_t)> m_name;
    std::function<QString(std::uint32_t, std::uint32_t)> m_tip;
    QImage m_picture;
    bool m_drawn = false;
    bool m_fitted = true;  // the whole matrix is visible, whatever the size
    double m_cell = 1;     // px
    QPointF m_offset;      // px, of the matrix in the plot
    std::optional<QPoint> m_selected;
    QPoint m_anchor;  // the other corner of the selection
};

}  // namespace solverscope
