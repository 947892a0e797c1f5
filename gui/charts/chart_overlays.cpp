// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What lies over the lines of a chart.
#include <QChart>
#include <QFont>
#include <QGraphicsLineItem>
#include <QGraphicsRectItem>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QPalette>
#include <QPen>
#include <QTextLayout>
#include <QTextOption>
#include <algorithm>
#include <cmath>
#include <utility>

#include "gui/charts/chart_items.h"
#include "gui/charts/chart_scales.h"
#include "gui/style/theme.h"

namespace solverscope {
namespace {

constexpr double noticeMargin = 6;  // px

/// The text in lines that are no wider than that.
QString broken(const QString& text, const QFont& font, double width) {
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(line, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
            part.setLineWidth(std::max(width, 60.0));
            lines += line.mid(part.textStart(), part.textLength()).trimmed();
        }
        layout.endLayout();
        if (line.isEmpty()) lines += QString();
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

ChartOverlays::ChartOverlays(QChart& chart)
    : m_chart(&chart),
      m_spanBand(new QGraphicsRectItem),
      m_veil(new QGraphicsRectItem),
      m_cursor(new QGraphicsLineItem),
      m_reading(new QGraphicsLineItem),
      m_notice(new QGraphicsSimpleTextItem) {
    m_spanBand->setVisible(false);
    m_spanBand->setZValue(-1);
    chart.scene()->addItem(m_spanBand);
    m_veil->setVisible(false);
    m_veil->setZValue(80);
    m_veil->setPen(Qt::NoPen);
    chart.scene()->addItem(m_veil);
    for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{m_cursor, m_reading, m_notice}) {
        item->setZValue(100);
        item->setVisible(false);
        chart.scene()->addItem(item);
    }
}

void ChartOverlays::setMarks(const std::vector<ChartMark>& marks, const ChartSections& sections) {
    for (const Mark& mark : m_marks) {
        delete mark.line;
        delete mark.text;
    }
    m_marks.clear();
    const auto add = [this](const ChartMark& mark, bool isBorder) {
        auto* line = new QGraphicsLineItem;
        auto* text = new QGraphicsSimpleTextItem(mark.text);
        for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{line, text}) {
            item->setZValue(90);
            m_chart->scene()->addItem(item);
        }
        m_marks.push_back({mark.x, line, text, isBorder});
    };
    for (const ChartMark& mark : marks) add(mark, false);
    for (const ChartMark& mark : sections.borders()) add(mark, true);
}

void ChartOverlays::setNotice(const QString& notice) { m_noticeText = notice; }

void ChartOverlays::setSpan(std::optional<ChartSpan> span, std::vector<FitLine> fits) {
    m_span = span;
    m_fits = std::move(fits);
    while (m_fitLines.size() < 2 * m_fits.size()) {
        auto* line = new QGraphicsLineItem;
        line->setZValue(95);
        m_chart->scene()->addItem(line);
        m_fitLines.push_back(line);
    }
}

QString ChartOverlays::notice() const { return m_noticeText; }

void ChartOverlays::restyle(const QPalette& palette, const QFont& font) {
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    m_cursor->setPen(QPen(palette.color(QPalette::Highlight), 2));
    m_reading->setPen(QPen(blended(ground, text, 0.6), 1, Qt::DotLine));
    m_notice->setBrush(blended(ground, text, 0.75));
    m_notice->setFont(font);
    m_spanBand->setBrush(faded(palette.color(QPalette::Highlight), 0.16));
    m_spanBand->setPen(Qt::NoPen);
    m_veil->setBrush(faded(ground, 0.8));
    m_palette = palette;
    for (const Mark& mark : m_marks) {
        mark.line->setPen(QPen(blended(ground, text, 0.7), 1.2, Qt::DashDotLine));
        mark.text->setBrush(text);
        mark.text->setFont(font);
    }
}

/// Of how many borders one has room for its name.
int ChartOverlays::namedBorders(const std::function<double(double)>& pixelX) const {
    constexpr double gap = 12;
    double widest = 0;
    double left = 0;
    double right = 0;
    int count = 0;
    for (const Mark& mark : m_marks) {
        if (!mark.isBorder) continue;
        widest = std::max(widest, mark.text->boundingRect().width());
        if (count++ == 0) left = pixelX(mark.x);
        right = pixelX(mark.x);
    }
    if (count < 2 || !(right > left)) return 1;
    return std::max(1, static_cast<int>(std::ceil((widest + gap) * (count - 1) / (right - left))));
}

void ChartOverlays::place(const PlotMap& map, std::optional<double> cursor, std::optional<double> reading, bool lines) {
    const QRectF area = m_chart->plotArea();
    const auto pixelX = [&](double x) { return area.left() + map.x(x) * area.width(); };
    const auto put = [&](QGraphicsLineItem* line, std::optional<double> x) {
        const bool inside = lines && x && *x >= map.range().left && *x <= map.range().right;
        line->setVisible(inside);
        if (inside) line->setLine(pixelX(*x), area.top(), pixelX(*x), area.bottom());
    };
    placeSpan(map, lines);
    m_veil->setVisible(lines && m_knownUntil && *m_knownUntil < map.range().right);
    if (m_veil->isVisible()) {
        constexpr double marker = 6;  // px: those of the sweep that has just ended are seen whole
        const double from = std::clamp(pixelX(*m_knownUntil) + marker, area.left(), area.right());
        m_veil->setRect(QRectF(QPointF(from, area.top()), area.bottomRight()));
    }
    put(m_cursor, cursor);
    put(m_reading, reading);
    std::vector<QRectF> labels;
    const int every = namedBorders(pixelX);
    int borders = 0;
    for (const Mark& mark : m_marks) {
        put(mark.line, mark.x);
        mark.text->setVisible(mark.line->isVisible() && (!mark.isBorder || borders++ % every == 0));
        if (!mark.text->isVisible()) continue;
        const double at = pixelX(mark.x);
        QRectF label = mark.text->boundingRect();
        const bool onLeft = at + 4 + label.width() > area.right();
        label.moveTo(onLeft ? std::max(area.left(), at - 4 - label.width()) : at + 4, area.top() + 1);
        if (mark.isBorder && onLeft) mark.text->setVisible(false);
        // Below the labels in its way, within the plot.
        const auto isTaken = [&] {
            return std::any_of(labels.begin(), labels.end(), [&](const QRectF& other) { return other.intersects(label); });
        };
        while (isTaken() && label.bottom() + label.height() < area.bottom()) label.translate(0, label.height());
        mark.text->setPos(label.topLeft());
        labels.push_back(label);
    }
    m_notice->setVisible(!m_noticeText.isEmpty());
    m_notice->setText(broken(m_noticeText, m_notice->font(), area.width() - 2 * noticeMargin));
    const QRectF notice = m_notice->boundingRect();
    m_notice->setPos(area.center() - notice.center());
}

void ChartOverlays::placeSpan(const PlotMap& map, bool lines) {
    const QRectF area = m_chart->plotArea();
    const auto& range = map.range();
    const bool inside = lines && m_span && m_span->from <= range.right && m_span->to >= range.left;
    m_spanBand->setVisible(inside);
    for (QGraphicsLineItem* line : m_fitLines) line->setVisible(false);
    if (!inside) return;
    const auto pixelX = [&](double x) { return area.left() + map.x(x) * area.width(); };
    const auto pixelY = [&](double height) { return area.bottom() - map.y(height) * area.height(); };
    const double left = std::max(m_span->from, range.left);
    const double right = std::min(m_span->to, range.right);
    m_spanBand->setRect(QRectF(QPointF(pixelX(left), area.top()), QPointF(pixelX(right), area.bottom())));
    for (std::size_t i = 0; i < m_fits.size(); ++i) {
        const SlopeFit& fit = m_fits[i].fit;
        // The part of the line inside the plot.
        double from = left;
        double to = right;
        if (fit.slope != 0) {
            const double atBottom = fit.meanX + (range.bottom - fit.meanHeight) / fit.slope;
            const double atTop = fit.meanX + (range.top - fit.meanHeight) / fit.slope;
            from = std::max(from, std::min(atBottom, atTop));
            to = std::min(to, std::max(atBottom, atTop));
        }
        if (!(from < to)) continue;
        const QLineF line(pixelX(from), pixelY(fit.heightAt(from)), pixelX(to), pixelY(fit.heightAt(to)));
        const QPen rim(m_palette.color(QPalette::Base), 5, Qt::SolidLine, Qt::FlatCap);
        const QPen ink(blended(m_palette.color(QPalette::Text), seriesColour(m_fits[i].colour, m_palette), 0.6), 2.5, Qt::SolidLine,
                       Qt::FlatCap);
        for (const std::size_t layer : {0, 1}) {
            QGraphicsLineItem* item = m_fitLines[2 * i + layer];
            item->setPen(layer == 0 ? rim : ink);
            item->setLine(line);
            item->setVisible(true);
        }
    }
}

void ChartOverlays::hideReading() { m_reading->setVisible(false); }

}  // namespace solverscope
