// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/provenance/waterfall_chart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QTreeView>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_scales.h"
#include "gui/panels/provenance/provenance_model.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/column_table_model.h"

namespace solverscope {
namespace {

constexpr int barMargin = 6;     // px
constexpr int groupIndent = 13;  // px, of the members of a group, and of the expand symbol

double from(const QModelIndex& line) { return line.data(ProvenanceModel::FromRole).toDouble(); }
double to(const QModelIndex& line) { return line.data(ProvenanceModel::ToRole).toDouble(); }

bool begins(const QModelIndex& line) { return !line.parent().isValid() && line.row() == 0; }

QString signedText(double number) {
    constexpr int digits = 4;
    return number > 0 ? QLatin1Char('+') + shown(number, digits) : shown(number, digits);
}

QString amountText(const QModelIndex& line) {
    const double amount = to(line) - from(line);
    const QString text = line.siblingAtColumn(ProvenanceModel::Amount).data(exactRole).toString();
    bool fine = false;
    const double exactly = text.toDouble(&fine);
    return begins(line) ? shown(fine ? exactly : amount) : signedText(fine ? exactly : amount);
}

}  // namespace

WaterfallChart::WaterfallChart(ProvenanceModel& model, QTreeView& table, QWidget* parent)
    : QAbstractScrollArea(parent), m_model(model), m_table(table) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    connect(&model, &QAbstractItemModel::modelReset, this, &WaterfallChart::relayout);
    connect(&table, &QTreeView::expanded, this, &WaterfallChart::relayout);
    connect(&table, &QTreeView::collapsed, this, &WaterfallChart::relayout);
    connect(table.selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        const QRect rect = rectOf(current);
        if (!rect.isNull()) {
            const int lowest = viewport()->height() - axisHeight();
            if (rect.top() < 0) verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top());
            if (rect.bottom() > lowest) verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.bottom() - lowest);
        }
        viewport()->update();
    });
    relayout();
}

void WaterfallChart::setCursorEvent(std::optional<std::size_t> event) {
    m_cursorEvent = event;
    viewport()->update();
}

int WaterfallChart::lineHeight() const { return fontMetrics().height() + 7; }
int WaterfallChart::axisHeight() const { return fontMetrics().height() + 8; }
int WaterfallChart::firstLine() const { return -verticalScrollBar()->value(); }

bool WaterfallChart::isOpen(const QModelIndex& line) const {
    return m_model.rowCount(line) > 0 && m_table.isExpanded(line.siblingAtColumn(0));
}

void WaterfallChart::relayout() {
    m_lines.clear();
    for (int i = 0; i < m_model.rowCount(); ++i) {
        const QModelIndex group = m_model.index(i, 0);
        m_lines.emplace_back(group);
        if (!isOpen(group)) continue;
        for (int k = 0; k < m_model.rowCount(group); ++k) m_lines.emplace_back(m_model.index(k, 0, group));
    }
    findAxis();
    arrange();
    viewport()->update();
}

void WaterfallChart::arrange() {
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const QPersistentModelIndex& line : m_lines)
        widest =
            std::max(widest, metrics.horizontalAdvance(line.data().toString()) + (line.parent().isValid() ? 2 : 1) * groupIndent);
    m_numberWidth = metrics.horizontalAdvance(QStringLiteral("+0.0001234")) + barMargin;
    m_labelWidth = std::min(widest + barMargin, static_cast<int>(0.45 * viewport()->width()));
    const int height = static_cast<int>(m_lines.size() + 1) * lineHeight();
    const int room = viewport()->height() - axisHeight();
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(lineHeight());
    verticalScrollBar()->setRange(0, std::max(0, height - room));
}

/// If the number was already large, an axis from 0 would show nothing of its changes.
void WaterfallChart::findAxis() {
    m_axis = {};
    if (m_lines.empty()) return;
    double lowest = to(m_lines.front());
    double highest = lowest;
    for (std::size_t i = 1; i < m_lines.size(); ++i)
        for (const double number : {from(m_lines[i]), to(m_lines[i])}) {
            if (!std::isfinite(number)) continue;
            lowest = std::min(lowest, number);
            highest = std::max(highest, number);
        }
    if (!std::isfinite(lowest) || !std::isfinite(highest)) return;
    constexpr double farFromZero = 6;
    const double span = highest - lowest;
    const double reach = std::max(std::abs(lowest), std::abs(highest));
    m_axis.hasBreak = span > 0 && lowest * highest > 0 && reach > farFromZero * span;
    if (!m_axis.hasBreak) {
        lowest = std::min(lowest, 0.0);
        highest = std::max(highest, 0.0);
    }
    const double room = highest > lowest ? highest - lowest : 1;
    m_axis.lowest = lowest - (m_axis.hasBreak ? 0.15 : 0.02) * room;
    m_axis.highest = highest + (m_axis.hasBreak ? 0.15 : 0.02) * room;
}

double WaterfallChart::screenX(double number) const {
    const double left = m_labelWidth + 2 * barMargin;
    const double right = viewport()->width() - m_numberWidth - 2 * barMargin;
    const double share = (number - m_axis.lowest) / (m_axis.highest - m_axis.lowest);
    return left + std::clamp(std::isfinite(share) ? share : 0.0, -0.5, 1.5) * std::max(right - left, 1.0);
}

QRect WaterfallChart::rectOf(const QModelIndex& line) const {
    const auto found = std::find(m_lines.begin(), m_lines.end(), line.siblingAtColumn(0));
    if (!line.isValid() || found == m_lines.end()) return {};
    const auto place = static_cast<int>(found - m_lines.begin());
    return {0, firstLine() + place * lineHeight(), viewport()->width(), lineHeight()};
}

QModelIndex WaterfallChart::lineAt(QPoint at) const {
    if (at.y() >= viewport()->height() - axisHeight() || at.y() < firstLine()) return {};
    const auto place = static_cast<std::size_t>((at.y() - firstLine()) / lineHeight());
    return place < m_lines.size() ? QModelIndex(m_lines[place]) : QModelIndex();
}

void WaterfallChart::paintBar(QPainter& painter, const QModelIndex& line, const QRect& rect) const {
    const double a = begins(line) && m_axis.hasBreak ? m_labelWidth + 2.0 * barMargin : screenX(begins(line) ? 0 : from(line));
    const double b = screenX(to(line));
    const bool up = to(line) >= from(line);
    const QColor ink = palette().color(QPalette::Text);
    QColor fill = begins(line) ? blended(palette().color(QPalette::Base), ink, 0.45) : seriesColour(up ? 0 : 3, palette());
    if (m_model.rowCount(line) > 0 && isOpen(line)) fill = blended(palette().color(QPalette::Base), fill, 0.35);
    const QRectF bar(std::min(a, b), rect.top() + 4, std::max(std::abs(b - a), 2.0), rect.height() - 8);
    // The tip gives the direction if colours do not.
    const double tip = begins(line) ? 0 : std::min(5.0, std::abs(b - a) / 2);
    const double y0 = bar.top();
    const double y1 = bar.bottom();
    const double middle = bar.center().y();
    QPolygonF shape;
    if (std::abs(b - a) < 2)
        shape << bar.topLeft() << bar.topRight() << bar.bottomRight() << bar.bottomLeft();
    else if (b > a)
        shape << QPointF(a, y0) << QPointF(b - tip, y0) << QPointF(b, middle) << QPointF(b - tip, y1) << QPointF(a, y1);
    else
        shape << QPointF(a, y0) << QPointF(b + tip, y0) << QPointF(b, middle) << QPointF(b + tip, y1) << QPointF(a, y1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(shape);
    if (begins(line) && m_axis.hasBreak) {
        painter.setPen(QPen(palette().color(QPalette::Base), 2));
        for (const double x : {a + 6, a + 11}) painter.drawLine(QPointF(x + 3, y0 - 1), QPointF(x - 3, y1 + 1));
    }
}

void WaterfallChart::paintLine(QPainter& painter, const QModelIndex& line, const QRect& rect) const {
    const QColor base = palette().color(QPalette::Base);
    const bool current = m_table.currentIndex().siblingAtColumn(0) == line;
    if (current)
        painter.fillRect(rect, blended(base, palette().color(QPalette::Highlight), hasFocus() ? 0.3 : 0.16));
    else if (m_pointed == line)
        painter.fillRect(rect, blended(base, palette().color(QPalette::Highlight), 0.1));
    const QVariant event = line.data(ProvenanceModel::EventRole);
    const bool here = m_cursorEvent && event.isValid() && event.toULongLong() == *m_cursorEvent;
    if (here) {
        painter.setPen(QPen(seriesColour(3, palette()), 2));
        painter.drawRect(rect.adjusted(1, 1, -1, -1));
    }

    int x = barMargin;
    painter.setPen(palette().color(QPalette::Text));
    if (m_model.rowCount(line) > 0) {
        const double y = rect.center().y() + 0.5;
        const QPolygonF sign = isOpen(line) ? QPolygonF({{x + 0.0, y - 2}, {x + 8.0, y - 2}, {x + 4.0, y + 3}})
                                            : QPolygonF({{x + 1.0, y - 4}, {x + 6.0, y}, {x + 1.0, y + 4}});
        painter.setBrush(painter.pen().color());
        painter.drawPolygon(sign);
    }
    x += (line.parent().isValid() ? 2 : 1) * groupIndent;
    const QString label = fontMetrics().elidedText(line.data().toString(), Qt::ElideMiddle, m_labelWidth + barMargin - x);
    painter.drawText(QRect(x, rect.top(), m_labelWidth + barMargin - x, rect.height()), Qt::AlignLeft | Qt::AlignVCenter, label);
    const QRect number(rect.right() - m_numberWidth - barMargin, rect.top(), m_numberWidth, rect.height());
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, amountText(line));
    paintBar(painter, line, rect);
}

void WaterfallChart::paintAxis(QPainter& painter) const {
    const QRect strip(0, viewport()->height() - axisHeight(), viewport()->width(), axisHeight());
    painter.fillRect(strip, palette().color(QPalette::Base));
    const QColor faint = blended(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.55);
    painter.setPen(faint);
    painter.drawLine(strip.topLeft(), strip.topRight());
    const int width = static_cast<int>(screenX(m_axis.highest) - screenX(m_axis.lowest));
    const int labelRoom = fontMetrics().horizontalAdvance(QStringLiteral("−0.00012"));
    int free = 0;
    for (const Tick& tick : linearTicks(m_axis.lowest, m_axis.highest, std::max(2, width / (labelRoom + 8)), false)) {
        const int x = static_cast<int>(screenX(tick.value));
        painter.drawLine(x, strip.top(), x, strip.top() + 3);
        const QString label = QString(tick.label).replace(QLatin1Char('-'), QChar(0x2212));
        const int room = fontMetrics().horizontalAdvance(label);
        if (x - room / 2 < free || x + room / 2 > strip.right()) continue;
        painter.drawText(QRect(x - room / 2 - 2, strip.top() + 3, room + 4, strip.height() - 3), Qt::AlignCenter, label);
        free = x + room / 2 + 4;
    }
    // The unit is at the axis, as written in the column.
    painter.drawText(
        QRect(barMargin, strip.top() + 3, m_labelWidth, strip.height() - 3), Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(
            m_model.headerData(ProvenanceModel::After, Qt::Horizontal, Qt::DisplayRole).toString().section(QStringLiteral(", "), 1),
            Qt::ElideRight, m_labelWidth));
}

void WaterfallChart::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    if (m_lines.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const int lowest = viewport()->height() - axisHeight();
    const QColor faint = blended(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.35);
    if (!m_axis.hasBreak) {
        painter.setPen(faint);
        painter.drawLine(QPointF(screenX(0), 0), QPointF(screenX(0), lowest));
    }
    const int height = lineHeight();
    const auto firstSeen = static_cast<std::size_t>(std::max(0, -firstLine() / height));
    for (std::size_t i = firstSeen; i < m_lines.size(); ++i) {
        const QRect rect(0, firstLine() + static_cast<int>(i) * height, viewport()->width(), height);
        if (rect.top() > lowest) break;
        paintLine(painter, m_lines[i], rect);
        // The running total continues on the next line.
        const bool opens = isOpen(m_lines[i]);
        const double x = screenX(opens ? from(m_lines[i]) : to(m_lines[i]));
        painter.setPen(QPen(faint, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, rect.bottom() - 3), QPointF(x, rect.bottom() + 5));
    }
    const QRect last(0, firstLine() + static_cast<int>(m_lines.size()) * height, viewport()->width(), height);
    if (last.top() <= lowest && m_model.provenance()) {
        painter.setFont(bold(font()));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(last.adjusted(barMargin + groupIndent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tr("= the number now"));
        painter.drawText(last.adjusted(0, 0, -barMargin, 0), Qt::AlignRight | Qt::AlignVCenter, shown(m_model.provenance()->value));
        painter.setFont(font());
        const double x = screenX(m_model.provenance()->value);
        painter.setPen(QPen(palette().color(QPalette::Text), 2));
        painter.drawLine(QPointF(x, last.top() + 2), QPointF(x, last.bottom() - 2));
    }
    paintAxis(painter);
}

void WaterfallChart::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    arrange();
}

void WaterfallChart::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

std::size_t WaterfallChart::chosen() const {
    const auto found = std::find(m_lines.begin(), m_lines.end(), m_table.currentIndex().siblingAtColumn(0));
    return static_cast<std::size_t>(found - m_lines.begin());
}

void WaterfallChart::choose(std::size_t place) {
    if (m_lines.empty()) return;
    m_table.setCurrentIndex(m_lines[std::min(place, m_lines.size() - 1)]);
}

void WaterfallChart::toggle(const QModelIndex& line) { m_table.setExpanded(line, !m_table.isExpanded(line)); }

void WaterfallChart::mousePressEvent(QMouseEvent* event) {
    const QModelIndex line = lineAt(event->position().toPoint());
    if (!line.isValid() || event->button() != Qt::LeftButton) return QAbstractScrollArea::mousePressEvent(event);
    m_table.setCurrentIndex(line);
    if (m_model.rowCount(line) > 0)
        toggle(line);
    else
        emit activated(line);
}

void WaterfallChart::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex line = lineAt(event->position().toPoint());
    viewport()->setCursor(line.isValid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (m_pointed == line) return;
    m_pointed = line;
    viewport()->update();
    emit pointed(line);
}

bool WaterfallChart::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QModelIndex line = lineAt(help->pos());
        QToolTip::showText(help->globalPos(), plainToolTip(m_model.description(line)), viewport(), rectOf(line));
        return true;
    }
    if (event->type() == QEvent::Leave && m_pointed.isValid()) {
        m_pointed = QModelIndex();
        viewport()->update();
        emit pointed({});
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void WaterfallChart::keyPressEvent(QKeyEvent* event) {
    const std::size_t place = chosen();
    const bool any = place < m_lines.size();
    const QModelIndex line = any ? QModelIndex(m_lines[place]) : QModelIndex();
    switch (event->key()) {
        case Qt::Key_Down:
            return choose(any ? place + 1 : 0);
        case Qt::Key_Up:
            return choose(any && place > 0 ? place - 1 : 0);
        case Qt::Key_Right:
            if (any && m_model.rowCount(line) > 0) m_table.expand(line);
            return;
        case Qt::Key_Left:
            if (any && line.parent().isValid()) return m_table.setCurrentIndex(line.parent());
            if (any) m_table.collapse(line);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!any) return;
            return m_model.rowCount(line) > 0 ? toggle(line) : emit activated(line);
        default:
            QAbstractScrollArea::keyPressEvent(event);
    }
}

}  // namespace solverscope
