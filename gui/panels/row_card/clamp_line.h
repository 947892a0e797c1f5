// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <vector>

#include "gui/text/row_formula.h"
#include "physics/base/missing.h"

namespace solverscope {

/// A clamp on a number line: the bounds, the impulse before (hollow), the unclamped result (cross), the clamped result
/// (filled), and hatched the part removed by the clamp.
class ClampLine : public QWidget {
    Q_OBJECT

public:
    explicit ClampLine(QWidget* parent = nullptr);

    /// `upTo` is the last term that has been computed: later ones are not drawn.
    void show(const ClampPicture& picture, Term upTo);

    /// The same in words, for screen readers.
    QString summary() const;

    /// The positions of the labels. No two overlap.
    std::vector<QRectF> labelRects() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Label {
        QString text;
        double value;
        bool above;  // marks are above the axis, bounds below
        QRectF rect;
    };

    bool rawKnown() const { return m_upTo >= Term::Sum && isPresent(m_picture.raw); }
    bool afterKnown() const { return m_upTo >= Term::Clamp && isPresent(m_picture.after); }
    double toX(double value) const;
    double axisY() const;
    int rowsOfLabels() const;
    int rowsAbove() const;
    int rowsBelow() const;
    std::pair<double, double> range() const;
    std::vector<Label> labels() const;
    void paintBounds(QPainter& painter) const;
    void paintCut(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;

    ClampPicture m_picture;
    Term m_upTo = Term::VelocityB;
};

}  // namespace solverscope
