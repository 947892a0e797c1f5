// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/sparkline.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "gui/charts/chart_scales.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr int sparkMargin = 3;  // pixels

QList<QPointF> pointsOf(const QModelIndex& index) { return index.data(SparklineDelegate::pointsRole).value<QList<QPointF>>(); }

/// The lowest and the highest value; the other way round if there is none.
std::pair<double, double> extremesOf(const QList<QPointF>& points) {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    for (const QPointF& point : points) {
        if (!std::isfinite(point.y())) continue;
        lowest = std::min(lowest, point.y());
        highest = std::max(highest, point.y());
    }
    return {lowest, highest};
}

/// The line between x and y of the cell and of the points.
struct Frame {
    QRectF room;
    double left = 0;
    double right = 1;
    double bottom = 0;
    double top = 1;

    Frame(const QRect& cell, const QList<QPointF>& points, const QVariant& range)
        : room(QRectF(cell).adjusted(sparkMargin, sparkMargin, -sparkMargin, -sparkMargin)) {
        left = range.isValid() ? range.toPointF().x() : points.first().x();
        right = range.isValid() ? range.toPointF().y() : points.last().x();
        std::tie(bottom, top) = extremesOf(points);
    }
    QPointF at(QPointF point) const {
        const double x = right > left ? (point.x() - left) / (right - left) : 0.5;
        const double y = top > bottom ? (point.y() - bottom) / (top - bottom) : 0.5;
        return {room.left() + x * room.width(), room.bottom() - y * room.height()};
    }
    double valueAt(double pixel) const {
        return left + std::clamp((pixel - room.left()) / std::max(1.0, room.width()), 0.0, 1.0) * (right - left);
    }
};

QPolygonF lineOf(const QList<QPointF>& run, const Frame& frame, bool stepped) {
    QPolygonF line;
    for (const QPointF& point : run) {
        const QPointF at = frame.at(point);
        if (stepped && !line.isEmpty()) line.append({at.x(), line.last().y()});
        line.append(at);
    }
    return line;
}

}  // namespace

void SparklineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QList<QPointF> points = pointsOf(index);
    if (points.isEmpty()) return;
    const Frame frame(option.rect, points, index.data(rangeRole));
    painter->save();
    painter->setClipRect(option.rect);
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor text = option.palette.color(QPalette::Text);
    if (const QVariant cursor = index.data(cursorRole); cursor.isValid() && cursor.toDouble() >= frame.left) {
        const double x = frame.at({std::min(cursor.toDouble(), frame.right), frame.bottom}).x();
        painter->setPen(QPen(blended(option.palette.color(QPalette::Base), text, 0.45), 1));
        painter->drawLine(QPointF(x, option.rect.top()), QPointF(x, option.rect.bottom()));
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(QPen(selected ? option.palette.color(QPalette::HighlightedText) : seriesColour(0, option.palette), 1.4));
    const Runs runs = decimated(points, frame.left, frame.right, static_cast<int>(frame.room.width()),
                                [](const QPointF& point) { return !std::isfinite(point.y()); });
    const bool stepped = index.data(steppedRole).toBool();
    for (const auto& run : runs) {
        QPolygonF line = lineOf(run, frame, stepped);
        if (stepped) line.append({frame.room.right(), line.last().y()});
        if (line.size() == 1)
            painter->drawEllipse(line.first(), 1, 1);
        else
            painter->drawPolyline(line);
    }
    painter->restore();
}

QSize SparklineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {120, std::max(QStyledItemDelegate::sizeHint(option, index).height(), 26)};
}

bool SparklineDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (event->type() != QEvent::MouseButtonRelease || mouse->button() != Qt::LeftButton) return false;
    const QList<QPointF> points = pointsOf(index);
    if (points.isEmpty()) return false;
    emit clickedAt(index.row(), Frame(option.rect, points, index.data(rangeRole)).valueAt(mouse->position().x()));
    return true;
}

QString describeRange(const QList<QPointF>& points) {
    const auto [lowest, highest] = extremesOf(points);
    if (lowest > highest) return {};
    return QCoreApplication::translate("Sparkline", "%1 … %2, from %3 to %4")
        .arg(shown(lowest, 4), shown(highest, 4), shown(points.first().x()), shown(points.last().x()));
}

}  // namespace solverscope
