// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QPointF>
#include <vector>

#include "physics/debugger/row_matrix.h"

namespace solverscope {

/// What of a matrix is drawn, and where, in pixels of the picture.
struct MatrixDrawing {
    const RowMatrix& matrix;
    const std::vector<std::uint32_t>& order;  // row by place
    const std::vector<std::uint32_t>& place;  // and back
    const std::vector<bool>& idle;            // by row: entries of these rows are dim
    QPointF origin;                           // where the upper left corner of the matrix is
    double cell = 1;                          // how large an entry is
};

/// How far an entry stands from the ground: −1 … 1, the root of its share of the largest, so that small ones are seen.
double entryShare(Real value, Real largest);

/// Blue for positive, vermilion for negative entries, from the ground on; not red and green, which many cannot tell apart.
QColor entryColour(double share, bool idle, const QPalette& palette);

/// Where several entries share a pixel, the largest of them is seen.
QImage matrixPicture(const MatrixDrawing& scene, QSize pixels, const QPalette& palette);

}  // namespace solverscope
