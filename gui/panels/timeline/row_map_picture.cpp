// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The part of the map that is independent of the cursor: the blocks with their cells and names, and the colour key.
#include <QPainter>
#include <algorithm>

#include "gui/charts/chart_scales.h"
#include "gui/panels/timeline/row_map.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr double bigCell = 5;  // pixels from which a cell can hold a mark of its own

}  // namespace

void RowMap::draw() {
    m_drawn = true;
    const qreal ratio = devicePixelRatioF();
    m_picture = QPixmap(size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(palette().color(QPalette::Window));
    QPainter painter(&m_picture);
    const QFontMetrics metrics = fontMetrics();
    const QColor ground = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor faint = blended(palette().color(QPalette::Window), text, 0.7);
    const QRectF map = mapRect();
    int maxRows = 0;
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        const auto& block = m_table.blocks()[i];
        const QRectF& rect = m_rects[i];
        painter.fillRect(rect, ground);
        if (isNarrow(block)) {
            if (rect.width() < metrics.ascent()) continue;  // no room for its name; the tool tip has it
            painter.save();
            painter.setPen(faint);
            painter.translate(rect.center());
            painter.rotate(-90);
            const QRectF turned(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width());
            const int room = static_cast<int>(rect.height()) - 2;
            const QString name = metrics.horizontalAdvance(labelOf(block)) <= room ? labelOf(block) : shortLabelOf(block);
            painter.drawText(turned, Qt::AlignCenter, metrics.elidedText(name, Qt::ElideRight, room));
            painter.restore();
            continue;
        }
        maxRows = std::max(maxRows, block.rows);
        const double w = rect.width() / block.columns;
        const double h = rect.height() / block.rows;
        const bool big = w >= bigCell && h >= bigCell;
        const QSize pixels = (rect.size() * ratio).toSize();
        if (pixels.isEmpty()) continue;
        painter.drawImage(rect, m_table.picture(block, pixels, palette(), !big));
        if (big) {
            for (int column = 0; column < block.columns; ++column)
                for (int row = 0; row < block.rows; ++row) {
                    const auto& cell = block.cell(column, row);
                    if (cell.clamp == Clamp::None) continue;
                    const QRectF at = cellRect(static_cast<int>(i), column, row);
                    const QColor under = m_table.colourOf(cell.magnitude, palette());
                    painter.setPen(QPen(under.lightnessF() > 0.5 ? QColor(Qt::black) : QColor(Qt::white), 1.5));
                    const double y = cell.clamp == Clamp::Lower ? at.bottom() - 2 : at.top() + 2;
                    painter.drawLine(QPointF(at.left() + 1.5, y), QPointF(at.right() - 1.5, y));
                }
            painter.setPen(QPen(blended(ground, text, 0.15), 0));
            for (int column = 1; column < block.columns; ++column)
                painter.drawLine(QPointF(rect.left() + column * w, rect.top()), QPointF(rect.left() + column * w, rect.bottom()));
            for (int row = 1; row < block.rows; ++row)
                painter.drawLine(QPointF(rect.left(), rect.top() + row * h), QPointF(rect.right(), rect.top() + row * h));
        }
    }
    painter.setPen(faint);
    for (const auto& labels : {headings(), sweepLabels()})
        for (const Label& label : labels) painter.drawText(label.place, Qt::AlignCenter, label.text);
    if (maxRows > 0) {
        painter.setPen(faint);
        const QRectF gutter(0, map.top(), map.left() - 4, map.height());
        painter.drawText(gutter, Qt::AlignRight | Qt::AlignTop, QStringLiteral("1"));
        if (maxRows > 1) painter.drawText(gutter, Qt::AlignRight | Qt::AlignBottom, QString::number(maxRows));
        // Between the two numbers, otherwise next to them; without room it is in the tool tips of the cells.
        const QString name = tr("row");
        const double between = map.height() - 2 * metrics.height();
        const bool fits = metrics.horizontalAdvance(name) <= between;
        const double left = fits ? gutter.right() - metrics.height() : 0;
        const double numbers = gutter.right() - metrics.horizontalAdvance(QString::number(maxRows)) - 2;
        if (fits || (metrics.horizontalAdvance(name) <= map.height() && left + metrics.height() <= numbers)) {
            painter.save();
            painter.translate(left + metrics.height() / 2.0, gutter.center().y());
            painter.rotate(-90);
            painter.drawText(QRectF(-map.height() / 2, -metrics.height() / 2.0, map.height(), metrics.height()), Qt::AlignCenter,
                             name);
            painter.restore();
        }
    }
    drawLegend(painter, {map.right() + 8, 0, width() - map.right() - 8.0, static_cast<double>(height())});
}

/// The name of each block of sweeps, which is a little wider than a short block where nothing is next to it.
std::vector<RowMap::Label> RowMap::headings() const {
    constexpr double beyond = 6;
    constexpr double gap = 4;
    const QFontMetrics metrics = fontMetrics();
    std::vector<std::size_t> named;
    for (std::size_t i = 0; i < m_rects.size(); ++i)
        if (!isNarrow(m_table.blocks()[i]) && m_rects[i].width() >= 2 * metrics.ascent()) named.push_back(i);
    std::vector<Label> headings;
    for (std::size_t i = 0; i < named.size(); ++i) {
        const auto& block = m_table.blocks()[named[i]];
        const QRectF& rect = m_rects[named[i]];
        double left = rect.left() - beyond;
        double right = rect.right() + beyond;
        if (i > 0) left = std::max(left, (m_rects[named[i - 1]].right() + rect.left() + gap) / 2);
        if (i + 1 < named.size()) right = std::min(right, (rect.right() + m_rects[named[i + 1]].left() - gap) / 2);
        const bool fits = metrics.horizontalAdvance(labelOf(block)) <= right - left;
        const QString text =
            metrics.elidedText(fits ? labelOf(block) : shortLabelOf(block), Qt::ElideRight, static_cast<int>(right - left));
        headings.push_back({QRectF(left, 0, right - left, mapRect().top()), text});
    }
    return headings;
}

/// The numbers of sweeps below the map, as many as have room next to each other.
std::vector<RowMap::Label> RowMap::sweepLabels() const {
    constexpr double gap = 4;
    const QFontMetrics metrics = fontMetrics();
    const QRectF map = mapRect();
    std::vector<Label> labels;
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        const auto& block = m_table.blocks()[i];
        const QRectF& rect = m_rects[i];
        if (isNarrow(block) || rect.width() < 2 * metrics.ascent() || block.iterationEvents.front() == RowMapTable::none) continue;
        const double wide = metrics.horizontalAdvance(QString::number(block.columns)) + 6;
        const int most = std::max(1, static_cast<int>(rect.width() / wide));
        for (const Tick& tick : linearTicks(0.99, block.columns + 0.01, most, true)) {
            const int column = static_cast<int>(tick.value) - 1;
            if (column < 0 || column >= block.columns) continue;
            const double middle = rect.left() + (column + 0.5) * rect.width() / block.columns;
            const double half = metrics.horizontalAdvance(tick.label) / 2.0 + 1;
            if (!labels.empty() && middle - half < labels.back().place.right() + gap) continue;
            labels.push_back({QRectF(middle - half, map.bottom() + 1, 2 * half, metrics.height()), tick.label});
        }
    }
    return labels;
}

void RowMap::drawLegend(QPainter& painter, const QRectF& rect) {
    const QFontMetrics metrics = fontMetrics();
    const double line = metrics.height();
    const QRectF map = mapRect();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(rect.left(), 0, rect.width(), map.top()), Qt::AlignLeft | Qt::AlignVCenter, tr("|Δλ|"));
    const QRectF bar(rect.left(), map.top(), 10, map.height());
    const int height = std::max(1, static_cast<int>(bar.height()));
    for (int y = 0; y < height; ++y)
        painter.fillRect(QRectF(bar.left(), bar.top() + y, bar.width(), 1.2), rampColour(1 - y / (height - 1.0), palette()));
    if (const auto top = m_table.topExponent()) {
        const double x = bar.right() + 4;
        const auto label = [&](double y, const QString& text) {
            painter.drawText(QRectF(x, y, rect.right() - x, line), Qt::AlignLeft | Qt::AlignVCenter, text);
        };
        label(bar.top() - 2, withUnit(powerOfTen(*top), m_table.unit()));
        if (bar.height() > 4 * line) label(bar.center().y() - line / 2, powerOfTen(*top - RowMapTable::decades / 2));
        label(bar.bottom() - line + 2, powerOfTen(*top - RowMapTable::decades));
    }
    painter.drawText(QRectF(rect.left(), map.bottom() + 1, rect.width(), line), Qt::AlignLeft | Qt::AlignVCenter, tr("‒ clamped"));
}

}  // namespace solverscope
