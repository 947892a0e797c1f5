// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPainter>
#include <QString>

#include "gui/scene/scene_frame.h"

namespace solverscope {

/// The drawing tools for a row's terms: all in one colour that is visible over everything else.
class HighlightKit {
public:
    explicit HighlightKit(const SceneFrame& frame);

protected:
    void line(QPointF from, QPointF to, double width) const;
    void arrow(QPointF from, QPointF vector, double width) const;

    /// Words on a ground of their own, centred at a place and inside of the picture.
    void label(QPointF at, const QString& words) const;

    /// The same beyond the end of an arrow.
    void labelBeyond(QPointF from, QPointF to, const QString& words) const;

    /// An arrow of a physical size, enlarged if it would be too short to see; `full` is the value of one arrow. Zero is a ring.
    void measured(QPointF from, QPointF unitOnScreen, double value, double full, const QString& words) const;

    /// The length of such an arrow, px; 0 if there is none.
    double pixelsOf(double value, double full) const;

    void paintOutline(BodyId body) const;

    const SceneFrame& m_frame;
    QPainter& m_painter;
    QColor m_color;

private:
    mutable QVector<QRectF> m_labels;
};

}  // namespace solverscope
