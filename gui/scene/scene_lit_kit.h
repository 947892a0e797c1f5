// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPainter>
#include <QString>

#include "gui/scene/scene_frame.h"

namespace solverscope {

/// What the pictures of a row's terms are drawn with: all of it in one colour that stands out over everything else.
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

    /// An arrow of a physical size, enlarged where it would be too short to see; `full` is one arrow long. Zero is a ring.
    void measured(QPointF from, QPointF unitOnScreen, double value, double full, const QString& words) const;

    /// How long such an arrow is, px; 0 where there is none.
    double pixelsOf(double value, double full) const;

    void paintOutline(BodyId body) const;

    const SceneFrame& m_frame;
    QPainter& m_painter;
    QColor m_color;

private:
    mutable QVector<QRectF> m_labels;
};

}  // namespace solverscope
