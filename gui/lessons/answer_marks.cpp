// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/answer_marks.h"

#include <QPainter>
#include <algorithm>

#include "gui/lessons/question_result.h"
#include "gui/style/theme.h"

namespace solverscope {

QString AnswerMarks::text(Kind kind) { return kind == Kind::Right ? tr("right") : tr("yours"); }

QColor AnswerMarks::colour(Kind kind, const QPalette& palette) {
    return kind == Kind::Right ? verdictColour(true, palette) : palette.color(QPalette::Text);
}

void AnswerMarks::drawLabel(QPainter& painter, QPointF at, const QString& text, const QRectF& within, const QPalette& palette,
                            int side) {
    constexpr double away = 16;  // px
    const QFontMetrics metrics = painter.fontMetrics();
    QRectF place(0, 0, metrics.horizontalAdvance(text) + 6, metrics.height());
    place.moveCenter(at + QPointF(0, side * away));
    place.moveLeft(std::clamp(place.left(), within.left() + 1, within.right() - place.width() - 1));
    if (place.top() < within.top() || place.bottom() > within.bottom())
        place.moveCenter(QPointF(place.center().x(), at.y() - side * away));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(palette.color(QPalette::Base), 0.85));
    painter.drawRoundedRect(place, 3, 3);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(place, Qt::AlignCenter, text);
}

}  // namespace solverscope
