// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPalette>
#include <QPen>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <array>

#include "gui/style/theme.h"
#include "physics/analysis/spectrum/lambda_plane.h"

class QFontMetrics;
class QPainter;

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

/// Which part of a plane is on the screen: one N s is as long on one axis as on the other.
struct PlaneMap {
    QRectF plot;  // px
    PlaneSpot centre{};
    double scale = 100;  // px per N s

    QPointF toScreen(PlaneSpot spot) const;
    PlaneSpot toPlane(QPointF at) const;

    /// All from `low` to `high`, with room around it [px].
    void fit(PlaneSpot low, PlaneSpot high, double room);
};

/// Where the plot is in a widget, next to the numbers and titles of the axes.
QRectF planePlot(const QFontMetrics& metrics, QSizeF size);

/// An entry of a legend in rich text: signs in a colour, and what they are.
QString legendEntry(const QString& signs, const QColor& colour, const QString& text);

/// The whole legend, its words in this colour.
QString legendText(const QStringList& entries, const QColor& ink);

/// The title of an axis, such as "Λ of row 3 [N s]", in this room: rather without its unit than cut [px].
QString axisTitle(const QString& title, const QFontMetrics& metrics, double room);

/// Paints the plane of two impulses. What is given must outlive it.
class PlanePainter {
public:
    PlanePainter(QPainter& painter, const LambdaPlane& plane, const PlaneMap& map, const QPalette& palette)
        : m_painter(painter), m_plane(plane), m_map(map), m_palette(palette) {}

    /// What the bounds exclude is hatched.
    void drawGround() const;
    void drawAxes(const QString& xTitle, const QString& yTitle) const;

    /// Where each row is satisfied.
    void drawLines() const;

    /// Names on the two lines, where they leave the plot.
    void drawLineNames(const std::array<QString, 2>& names) const;

    /// So many corners as having happened; of the others, if `ahead`, the way on.
    void drawPath(std::size_t reached, bool ahead) const;
    void drawJacobi() const;
    void drawJacobiSpots() const;
    void drawSolution() const;
    void drawStart() const;
    void drawNow() const;

private:
    QPainterPath allowed() const;
    QLineF lineOf(int row) const;

    QPainter& m_painter;
    const LambdaPlane& m_plane;
    const PlaneMap& m_map;
    const QPalette& m_palette;
};

}  // namespace solverscope
