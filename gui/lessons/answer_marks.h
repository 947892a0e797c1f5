// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;
class QPalette;

namespace solverscope {

/// How pictures distinguish the learner's answer from the right one: by colour, shape and word.
class AnswerMarks {
    Q_DECLARE_TR_FUNCTIONS(AnswerMarks)

public:
    enum class Kind { Yours, Right };

    static QString text(Kind kind);
    static QColor colour(Kind kind, const QPalette& palette);

    /// A word next to a place, on a ground of its own and within `within`; `side`: 1 below, −1 above.
    static void drawLabel(QPainter& painter, QPointF at, const QString& text, const QRectF& within, const QPalette& palette,
                          int side);
};

}  // namespace solverscope
