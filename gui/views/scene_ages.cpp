// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Contacts by the age of their match. The idea is R. Gaul's (2013): a pile whose contacts are always new cannot come to rest.
#include <algorithm>
#include <cmath>

#include "gui/models/warm_start_words.h"
#include "gui/views/scene_frame.h"
#include "gui/views/scene_geometry.h"

namespace solverscope {

void paintContactAges(const SceneFrame& frame) {
    constexpr double withNumbers = 34;  // px, breadth of a body from which on its contacts have room for a number
    const double r = std::clamp(0.16 * frame.bodyPixels, 2.2, 6.0);
    const bool numbers = frame.bodyPixels >= withNumbers;
    QPainter& painter = frame.painter;
    painter.save();
    QFont small = painter.font();
    small.setPointSizeF(0.78 * small.pointSizeF());
    painter.setFont(small);
    const QFontMetricsF metrics(small);
    for (const Contact& contact : frame.world.contacts) {
        if (!hasGeometry(contact)) continue;
        const QPointF at = frame.camera.toScreen(contact.point);
        if (!frame.area.contains(at)) continue;
        const QColor color = ageColour(contact.age, frame.options.palette);
        painter.setPen(QPen(contact.age == 0 ? color : frame.style.background, contact.age == 0 ? 1.8 : 1));
        painter.setBrush(contact.age == 0 ? frame.style.background : color);
        if (contact.age == 0)  // new: a hollow diamond, not only another colour
            painter.drawConvexPolygon(QPolygonF{
                {at + QPointF(1.3 * r, 0), at + QPointF(0, 1.3 * r), at - QPointF(1.3 * r, 0), at - QPointF(0, 1.3 * r)}});
        else
            painter.drawEllipse(at, r, r);
        if (!numbers) continue;
        const QString text = QString::number(contact.age);
        const QRectF box(at.x() + r + 2, at.y() + 1, metrics.horizontalAdvance(text) + 4, metrics.height() - 2);
        QColor ground = frame.style.background;
        ground.setAlphaF(0.75F);
        painter.fillRect(box, ground);
        painter.setPen(frame.style.ink);
        painter.drawText(box, Qt::AlignCenter, text);
    }
    painter.restore();
}

}  // namespace solverscope
