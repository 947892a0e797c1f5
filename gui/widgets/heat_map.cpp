// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/heat_map.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr double logarithmicFrom = 50;

}  // namespace

bool HeatCell::isDrawn() const { return state == State::Done && std::isfinite(value); }

HeatScale HeatScale::of(const HeatMap& map) {
    HeatScale scale;
    for (const HeatCell& cell : map.cells) {
        if (!cell.isDrawn()) continue;
        scale.lowest = scale.any ? std::min(scale.lowest, cell.value) : cell.value;
        scale.highest = scale.any ? std::max(scale.highest, cell.value) : cell.value;
        scale.any = true;
    }
    scale.logarithmic = scale.any && scale.lowest > 0 && scale.highest > logarithmicFrom * scale.lowest;
    return scale;
}

double HeatScale::shareOf(double value) const {
    if (!(highest > lowest)) return 0.5;
    if (logarithmic) return std::log(value / lowest) / std::log(highest / lowest);
    return (value - lowest) / (highest - lowest);
}

double HeatScale::valueAt(double share) const {
    if (logarithmic) return lowest * std::exp(share * std::log(highest / lowest));
    return lowest + share * (highest - lowest);
}

namespace {

constexpr double mapGap = 6;        // px
constexpr double barWidth = 12;     // px
constexpr double maxLabelled = 90;  // px that the names of the lines may take
constexpr double hatchShare = 0.35;

double widest(const QStringList& texts, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& text : texts) width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

QColor inkOn(const QColor& ground) {
    const double luminance = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF();
    return luminance > 0.5 ? QColor(Qt::black) : QColor(Qt::white);
}

void paintCells(QPainter& painter, const HeatMap& map, const HeatMapLayout& layout, const HeatScale& scale,
                const QPalette& palette) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QColor hatch = faded(palette.color(QPalette::Text), hatchShare);
    for (int line = 0; line < map.lines(); ++line)
        for (int column = 0; column < map.columns(); ++column) {
            const HeatCell& cell = map.cells[map.cellAt(column, line)];
            const QRectF rect = layout.cellRect(column, line).adjusted(0.5, 0.5, -0.5, -0.5);
            QString text;
            QColor ground = palette.color(QPalette::Base);
            if (cell.state == HeatCell::State::Waiting) {
                painter.fillRect(rect, blended(ground, palette.color(QPalette::Text), 0.06));
                continue;
            }
            if (cell.isDrawn()) {
                ground = rampColour(scale.shareOf(cell.value), palette);
                painter.fillRect(rect, ground);
                for (int digits = 5; digits > 0 && text.isEmpty(); --digits) {
                    const QString candidate = roundedText(cell.value, digits);
                    if (metrics.horizontalAdvance(candidate) <= rect.width() - 4) text = candidate;
                }
            } else {
                painter.fillRect(rect, QBrush(hatch, Qt::BDiagPattern));
                text = cell.state == HeatCell::State::NotFinite ? QStringLiteral("✕") : shown(cell.value);
                if (std::isnan(cell.value) && cell.state == HeatCell::State::Done) text = QStringLiteral("–");
            }
            if (metrics.height() > rect.height()) continue;
            painter.setPen(cell.isDrawn() ? inkOn(ground) : palette.color(QPalette::Text));
            painter.drawText(rect, Qt::AlignCenter, text);
        }
}

void paintAxes(QPainter& painter, const QRectF& target, const HeatMap& map, const HeatMapLayout& layout) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QRectF& plot = layout.plot();
    double free = -1e9;  // from here on a label does not run into the one before
    for (int column = 0; column < map.columns(); ++column) {
        const double centre = layout.cellRect(column, 0).center().x();
        const double half = metrics.horizontalAdvance(map.xValues[column]) / 2;
        if (centre - half < free) continue;
        free = centre + half + mapGap;
        painter.drawText(QRectF(centre - half - 1, plot.bottom() + 2, 2 * half + 2, metrics.height()), Qt::AlignCenter,
                         map.xValues[column]);
    }
    painter.drawText(QRectF(plot.left(), plot.bottom() + 2 + metrics.height(), plot.width(), metrics.height() + 2), Qt::AlignCenter,
                     map.xTitle);
    double lowestFree = 1e9;
    for (int line = 0; line < map.lines(); ++line) {
        const double centre = layout.cellRect(0, line).center().y();
        if (centre + metrics.height() / 2 > lowestFree) continue;
        lowestFree = centre - metrics.height() / 2;
        const QRectF room(target.left() + metrics.height() + 4, centre - metrics.height() / 2,
                          plot.left() - target.left() - metrics.height() - 4 - mapGap, metrics.height());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(map.yValues[line], Qt::ElideRight, room.width()));
    }
    painter.save();
    painter.translate(target.left() + 2, plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plot.height() / 2 - 40, 0, plot.height() + 80, metrics.height()), Qt::AlignCenter,
                     metrics.elidedText(map.yTitle, Qt::ElideRight, plot.height() + 80));
    painter.restore();
    painter.drawText(QRectF(plot.left(), target.top() + 2, target.right() - plot.left() - mapGap, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     map.unit.isEmpty() ? map.title : QStringLiteral("%1 [%2]").arg(map.title, map.unit));
}

void paintScale(QPainter& painter, const QRectF& target, const HeatMapLayout& layout, const HeatScale& scale,
                const QPalette& palette) {
    if (!scale.any) return;
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QRectF& bar = layout.bar();
    const int height = std::max(2, static_cast<int>(bar.height()));
    for (int y = 0; y < height; ++y)
        painter.fillRect(QRectF(bar.left(), bar.top() + y, bar.width(), 1.2), rampColour(1 - y / (height - 1.0), palette));
    painter.setPen(palette.color(QPalette::Text));
    painter.drawRect(bar);
    const int labels =
        scale.lowest == scale.highest ? 1 : std::clamp(static_cast<int>(bar.height() / (2.2 * metrics.height())), 2, 5);
    for (int i = 0; i < labels; ++i) {
        const double share = labels == 1 ? 0.5 : i / (labels - 1.0);
        const double y = bar.bottom() - share * bar.height();
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 3, y));
        const double top =
            std::clamp(y - metrics.height() / 2, bar.top() - metrics.height() / 2, bar.bottom() - metrics.height() / 2);
        painter.drawText(QRectF(bar.right() + 5, top, target.right() - bar.right() - 5, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, roundedText(scale.valueAt(share), 4));
    }
    if (scale.logarithmic)
        painter.drawText(QRectF(bar.left(), layout.plot().bottom() + 2, target.right() - bar.left(), metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, QCoreApplication::translate("HeatMap", "log"));
}

}  // namespace

HeatMapLayout::HeatMapLayout(const HeatMap& map, const QRectF& target, const QFontMetricsF& metrics, bool withCaption)
    : m_columns(std::max(1, map.columns())), m_lines(std::max(1, map.lines())) {
    const double line = metrics.height();
    const double caption = withCaption ? static_cast<double>(map.caption.size()) * (line + 2) : 0;
    const double left = line + 4 + std::min(maxLabelled, widest(map.yValues, metrics) + 2) + mapGap;
    const double right = mapGap + barWidth + 5 + metrics.horizontalAdvance(QStringLiteral("0.001234")) + mapGap;
    const double top = line + 6 + line / 2;
    const double bottom = 2 * line + 8 + caption;
    m_plot = QRectF(target.left() + left, target.top() + top, std::max(20.0, target.width() - left - right),
                    std::max(20.0, target.height() - top - bottom));
    m_bar = QRectF(m_plot.right() + mapGap, m_plot.top(), barWidth, m_plot.height());
    m_caption = QRectF(target.left() + mapGap, target.bottom() - caption, target.width() - 2 * mapGap, caption);
}

QRectF HeatMapLayout::cellRect(int column, int line) const {
    const double width = m_plot.width() / m_columns;
    const double height = m_plot.height() / m_lines;
    return {m_plot.left() + column * width, m_plot.bottom() - (line + 1) * height, width, height};
}

std::optional<QPoint> HeatMapLayout::cellUnder(QPointF at) const {
    const int column = static_cast<int>(std::floor((at.x() - m_plot.left()) / m_plot.width() * m_columns));
    const int line = static_cast<int>(std::floor((m_plot.bottom() - at.y()) / m_plot.height() * m_lines));
    if (column < 0 || line < 0 || column >= m_columns || line >= m_lines) return std::nullopt;
    return QPoint(column, line);
}

void paintHeatMap(QPainter& painter, const QRectF& target, const HeatMap& map, const QFont& font, const QPalette& palette,
                  bool withCaption, std::optional<QPoint> marked) {
    painter.setFont(font);
    const QFontMetricsF metrics(painter.font(), painter.device());
    const HeatMapLayout layout(map, target, metrics, withCaption);
    const HeatScale scale = HeatScale::of(map);
    paintCells(painter, map, layout, scale, palette);
    painter.setPen(palette.color(QPalette::Text));
    paintAxes(painter, target, map, layout);
    paintScale(painter, target, layout, scale, palette);
    if (marked) {
        const QRectF cell = layout.cellRect(marked->x(), marked->y());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.color(QPalette::Base), 4));
        painter.drawRect(cell.adjusted(1, 1, -1, -1));
        painter.setPen(QPen(seriesColour(3, palette), 2));
        painter.drawRect(cell.adjusted(1, 1, -1, -1));
    }
    if (!withCaption) return;
    painter.setPen(palette.color(QPalette::Text));
    for (qsizetype i = 0; i < map.caption.size(); ++i)
        painter.drawText(QRectF(layout.caption().left(), layout.caption().top() + static_cast<double>(i) * (metrics.height() + 2),
                                layout.caption().width(), metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(map.caption[i], Qt::ElideRight, layout.caption().width()));
}

}  // namespace solverscope
