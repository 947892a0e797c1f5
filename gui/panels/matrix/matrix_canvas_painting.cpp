// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What is drawn around and over the heat map: names, active set, cross, selection, and the colour key.
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/panels/matrix/matrix_canvas.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr double band = 6;        // px, the strip that shows the active rows
constexpr double markRoom = 8;    // px, for the marks of disturbed rows
constexpr double hatchFrom = 7;   // px a cell has when hatching can be seen in it
constexpr double legendBar = 10;  // px

QString legendNumber(double value) { return (value > 0 ? QStringLiteral("+") : QString()) + shown(value, 3); }

}  // namespace

bool MatrixCanvas::namesShown() const { return m_cell >= fontMetrics().height(); }

QRectF MatrixCanvas::plot() const {
    const QFontMetrics metrics = fontMetrics();
    const double numbers = metrics.horizontalAdvance(QString::number(std::max(99, count()))) + 6;
    const double left = (namesShown() ? std::min(230.0, 0.38 * width()) : numbers) + markRoom + band;
    const double top = metrics.height() + 4 + band;
    const double legend = metrics.horizontalAdvance(QStringLiteral("+0.00123")) + legendBar + 16;
    return {left, top, std::max(20.0, width() - left - legend), std::max(20.0, height() - top - 4)};
}

void MatrixCanvas::paintGutters(QPainter& painter) const {
    const QRectF view = plot();
    const QFontMetrics metrics = fontMetrics();
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor active = seriesColour(2, palette());
    const bool names = namesShown();
    const auto isInView = [&](double from, double low, double high) { return from + m_cell > low && from < high; };
    const double room = std::max<double>(1.2 * metrics.height(), 1.5 * metrics.horizontalAdvance(QString::number(count())));
    const int between = std::max(1, static_cast<int>(std::ceil(room / m_cell)));
    for (int place = 0; place < count(); ++place) {
        const bool samePixel = place > 0 && std::floor(place * m_cell) == std::floor((place - 1) * m_cell);
        if (samePixel && place % between != 0) continue;
        const std::uint32_t row = rowAt(place);
        const QRectF cell = cellRect({place, place});
        const bool idle = m_content.idle[row];
        const QBrush brush = idle ? QBrush(blended(palette().color(QPalette::Window), ink, 0.6), Qt::BDiagPattern) : QBrush(active);
        if (isInView(cell.top(), view.top(), view.bottom())) {
            const QRectF strip = QRectF(view.left() - band, cell.top(), band - 1, std::max(1.0, m_cell - (m_cell > 4 ? 1 : 0)));
            painter.fillRect(strip.intersected(view.adjusted(-band, 0, 0, 0)), brush);
        }
        if (isInView(cell.left(), view.left(), view.right())) {
            const QRectF strip(cell.left(), view.top() - band, std::max(1.0, m_cell - (m_cell > 4 ? 1 : 0)), band - 1);
            painter.fillRect(strip.intersected(view.adjusted(0, -band, 0, 0)), brush);
        }
        painter.setPen(idle ? blended(palette().color(QPalette::Window), ink, 0.55) : ink);
        const double middle = cell.center().y();
        if (names && middle > view.top() && middle < view.bottom()) {
            const QRectF label(2, middle - metrics.height() / 2.0, view.left() - band - markRoom - 4, metrics.height());
            const QString text = QStringLiteral("%1  %2").arg(row + 1).arg(m_name ? m_name(row) : QString());
            painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                             metrics.elidedText(text, Qt::ElideMiddle, static_cast<int>(label.width())));
        }
        const bool numbered = names || place % between == 0;
        if (!names && numbered && middle > view.top() - 1 && middle + metrics.height() / 2.0 < view.bottom())
            painter.drawText(QRectF(0, cell.top() - 2, view.left() - band - markRoom - 1, metrics.height()),
                             Qt::AlignRight | Qt::AlignTop, QString::number(row + 1));
        const double wide = metrics.horizontalAdvance(QString::number(row + 1));
        if (numbered && cell.center().x() > view.left() && cell.center().x() + wide < view.right() && (!names || wide < m_cell))
            painter.drawText(QRectF(cell.center().x() - wide, 0, 2 * wide, metrics.height() + 2), Qt::AlignCenter,
                             QString::number(row + 1));
    }
    if (!m_content.current) return;
    painter.save();
    painter.setClipRect(QRectF(0, view.top(), view.left(), view.height()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(seriesColour(1, palette()));
    const RowMatrix& A = *m_content.matrix;
    const std::uint32_t current = *m_content.current;
    for (std::size_t k = 0; k < A.columns(current).size(); ++k) {
        const std::uint32_t other = A.columns(current)[k];
        if (other == current || std::abs(A.scaled(current, other, A.values(current)[k])) < RowMatrix::minCoupling) continue;
        const double y = cellRect({0, static_cast<int>(m_place[other])}).center().y();
        const double x = view.left() - band - 2;
        painter.drawPolygon(QPolygonF({{x - 6, y - 4}, {x, y}, {x - 6, y + 4}}));
    }
    painter.restore();
}

void MatrixCanvas::paintCells(QPainter& painter) const {
    const QRectF view = plot();
    if (m_cell < hatchFrom) return;
    const QFontMetrics metrics = fontMetrics();
    QColor hatch = palette().color(QPalette::Text);
    hatch.setAlphaF(0.22F);
    const double size = m_cell * count();
    for (int place = 0; place < count(); ++place) {
        if (!m_content.idle[rowAt(place)]) continue;
        const QRectF cell = cellRect({place, place});
        const QRectF line(origin().x(), cell.top(), size, m_cell - 1);
        const QRectF column(cell.left(), origin().y(), m_cell - 1, size);
        for (const QRectF& strip : {line, column})
            if (strip.intersects(view)) painter.fillRect(strip.intersected(view), QBrush(hatch, Qt::BDiagPattern));
    }
    if (m_cell < metrics.horizontalAdvance(QStringLiteral("−0.12")) + 4) return;
    const RowMatrix& A = *m_content.matrix;
    for (int line = 0; line < count(); ++line) {
        const std::uint32_t row = rowAt(line);
        for (std::size_t k = 0; k < A.columns(row).size(); ++k) {
            const std::uint32_t column = A.columns(row)[k];
            const QRectF cell = cellRect({static_cast<int>(m_place[column]), line});
            if (!cell.intersects(view)) continue;
            const bool idle = m_content.idle[row] || m_content.idle[column];
            const QColor under = entryColour(entryShare(A.values(row)[k], A.largest()), idle, palette());
            const auto luminance = 0.3 * under.redF() + 0.6 * under.greenF() + 0.1 * under.blueF();
            painter.setPen(luminance > 0.5 ? QColor(Qt::black) : QColor(Qt::white));
            for (int digits = 4; digits > 0; --digits) {
                const QString text = roundedText(A.values(row)[k], digits);
                if (metrics.horizontalAdvance(text) > m_cell - 4) continue;
                painter.drawText(cell, Qt::AlignCenter, text);
                break;
            }
        }
    }
}

void MatrixCanvas::paintCross(QPainter& painter) const {
    if (!m_content.current) return;
    const int place = static_cast<int>(m_place[*m_content.current]);
    const QRectF cell = cellRect({place, place});
    const double more = std::max(0.0, 3 - m_cell) / 2;
    const double size = m_cell * count();
    const QRectF line(origin().x(), cell.top() - more, size, m_cell + 2 * more);
    const QRectF column(cell.left() - more, origin().y(), m_cell + 2 * more, size);
    painter.setBrush(Qt::NoBrush);
    const QColor ink = seriesColour(1, palette());
    for (const QRectF& strip : {line, column}) {
        painter.setPen(QPen(ink, m_cell >= 6 ? 2 : 1));
        painter.drawRect(strip);
    }
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.drawRect(cell.adjusted(-more, -more, more, more));
}

void MatrixCanvas::paintSelection(QPainter& painter) const {
    const auto selection = block();
    if (!selection) return;
    const QRectF frame = cellRect({selection->left, selection->top}).united(cellRect({selection->right, selection->bottom}));
    const double more = std::max(0.0, 6 - m_cell) / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Base), 3));
    painter.drawRect(frame.adjusted(-more, -more, more, more));
    painter.setPen(QPen(palette().color(QPalette::Text), hasFocus() ? 2 : 1, Qt::DotLine));
    painter.drawRect(frame.adjusted(-more, -more, more, more));
}

void MatrixCanvas::paintLegend(QPainter& painter) const {
    const QRectF view = plot();
    const QFontMetrics metrics = fontMetrics();
    const double line = metrics.height();
    const QRectF bar(view.right() + 10, view.top(), legendBar, std::min(view.height(), 180.0));
    const int height = std::max(2, static_cast<int>(bar.height()));
    for (int y = 0; y < height; ++y)
        painter.fillRect(QRectF(bar.left(), bar.top() + y, bar.width(), 1.2),
                         entryColour(1 - 2.0 * y / (height - 1.0), false, palette()));
    painter.setPen(QPen(blended(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.4), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    painter.setPen(palette().color(QPalette::WindowText));
    const double largest = m_content.matrix->largest();
    const auto label = [&](double share, double value) {
        const double y = bar.top() + (1 - share) / 2 * bar.height();
        const double top = std::clamp(y - line / 2, bar.top() - 2, bar.bottom() - line + 2);
        painter.drawText(QRectF(bar.right() + 4, top, width() - bar.right() - 4, line), Qt::AlignLeft | Qt::AlignVCenter,
                         legendNumber(value));
    };
    label(1, largest);
    label(0, 0);
    label(-1, -largest);
    if (bar.height() > 7 * line)
        for (const double side : {0.5, -0.5}) label(side, side * std::abs(side) * largest);
    painter.drawText(QRectF(bar.left() - 2, 0, width() - bar.left() + 2, line + 2), Qt::AlignLeft | Qt::AlignVCenter,
                     m_content.unit);
}

}  // namespace solverscope
