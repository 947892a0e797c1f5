// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_overlays.h"

#include <QChart>
#include <QFont>
#include <QGraphicsLineItem>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QPalette>
#include <QPen>
#include <algorithm>

#include "gui/charts/colours.h"

namespace solverscope {

ChartOverlays::ChartOverlays(QChart& chart)
    : m_chart(&chart), m_cursor(new QGraphicsLineItem), m_reading(new QGraphicsLineItem), m_notice(new QGraphicsSimpleTextItem) {
    for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{m_cursor, m_reading, m_notice}) {
        item->setZValue(100);
        item->setVisible(false);
        chart.scene()->addItem(item);
    }
}

void ChartOverlays::setMarks(const std::vector<ChartMark>& marks) {
    for (const Mark& mark : m_marks) {
        delete mark.line;
        delete mark.text;
    }
    m_marks.clear();
    for (const ChartMark& mark : marks) {
        auto* line = new QGraphicsLineItem;
        auto* text = new QGraphicsSimpleTextItem(mark.text);
        for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{line, text}) {
            item->setZValue(90);
            m_chart->scene()->addItem(item);
        }
        m_marks.push_back({mark.x, line, text});
    }
}

void ChartOverlays::setNotice(const QString& notice) { m_notice->setText(notice); }

QString ChartOverlays::notice() const { return m_notice->text(); }

void ChartOverlays::restyle(const QPalette& palette, const QFont& font) {
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    m_cursor->setPen(QPen(palette.color(QPalette::Highlight), 2));
    m_reading->setPen(QPen(blended(ground, text, 0.6), 1, Qt::DotLine));
    m_notice->setBrush(blended(ground, text, 0.75));
    m_notice->setFont(font);
    for (const Mark& mark : m_marks) {
        mark.line->setPen(QPen(blended(ground, text, 0.7), 1.2, Qt::DashDotLine));
        mark.text->setBrush(text);
        mark.text->setFont(font);
    }
}

void ChartOverlays::place(const PlotMap& map, std::optional<double> cursor, std::optional<double> reading, bool lines) {
    const QRectF area = m_chart->plotArea();
    const auto pixelX = [&](double x) { return area.left() + map.x(x) * area.width(); };
    const auto put = [&](QGraphicsLineItem* line, std::optional<double> x) {
        const bool inside = lines && x && *x >= map.range().left && *x <= map.range().right;
        line->setVisible(inside);
        if (inside) line->setLine(pixelX(*x), area.top(), pixelX(*x), area.bottom());
    };
    put(m_cursor, cursor);
    put(m_reading, reading);
    for (const Mark& mark : m_marks) {
        put(mark.line, mark.x);
        mark.text->setVisible(mark.line->isVisible());
        const double width = mark.text->boundingRect().width();
        const double at = pixelX(mark.x);
        const bool onLeft = at + 4 + width > area.right();
        mark.text->setPos(onLeft ? std::max(area.left(), at - 4 - width) : at + 4, area.top() + 1);
    }
    m_notice->setVisible(!m_notice->text().isEmpty());
    const QRectF notice = m_notice->boundingRect();
    m_notice->setPos(area.center() - notice.center());
}

void ChartOverlays::hideReading() { m_reading->setVisible(false); }

}  // namespace solverscope
