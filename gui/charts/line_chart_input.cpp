// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAction>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QStyleHints>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_items.h"
#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_series.h"
#include "gui/charts/exportable.h"
#include "gui/widgets/build.h"

// Mouse, keyboard and menu of a chart.
namespace solverscope {
namespace {

constexpr double farther = 10;  // with Ctrl

/// The charts of the same window, floating panels too.
QList<LineChart*> chartsAround(const LineChart& chart) {
    const QObject* top = &chart;
    while (top->parent()) top = top->parent();
    return top->findChildren<LineChart*>();
}

}  // namespace

void LineChart::connectMouse() {
    ChartView& view = *m_plot->view;
    view.pressed = [this](QPoint at) {
        setFocus(Qt::MouseFocusReason);
        if (m_series.empty() || !plotArea().contains(at)) return;
        m_pressX = std::clamp(fromViewX(at.x()), m_plot->range.left, m_plot->range.right);
        m_pressPixel = at.x();
        m_dragging = false;
    };
    view.moved = [this](QPoint at) {
        if (m_pressX) {
            m_dragging = m_dragging || std::abs(at.x() - m_pressPixel) >= QGuiApplication::styleHints()->startDragDistance();
            if (m_dragging) dragTo(fromViewX(at.x()));
            return;
        }
        if (plotArea().contains(at))
            showReading(fromViewX(at.x()));
        else
            showReading({});
    };
    view.released = [this] {
        if (!m_pressX) return;
        const double x = *m_pressX;
        m_pressX.reset();
        if (m_dragging)
            showReading({});
        else
            emit clickedAt(x);
        m_dragging = false;
    };
    view.left = [this] {
        if (!m_pressX) showReading({});
    };
}

void LineChart::buildSpanLine() {
    Plot& plot = *m_plot;
    plot.spanLine = new QWidget(this);
    plot.spanText = named(new ElidedLabel(plot.spanLine), "spanText");
    auto* clear = textButton("clearSpan", QStringLiteral("×"), tr("Clear the selected range (Escape)"), plot.spanLine);
    clear->setAutoRaise(true);
    clear->setAccessibleName(tr("Clear the selected range"));
    connect(clear, &QToolButton::clicked, this, [this] { setSpan({}); });
    fillRow(plot.spanLine, {.margins = {4, 0, 0, 0}}, {{plot.spanText, 1}, clear});
    plot.spanLine->hide();
}

double LineChart::rounded(double x) const {
    const ChartRange& range = m_plot->range;
    return std::clamp(m_integerX ? std::round(x) : x, range.left, range.right);
}

void LineChart::dragTo(double x) {
    m_spanAnchor = rounded(*m_pressX);
    const double head = rounded(x);
    setSpan(head == m_spanAnchor ? std::nullopt
                                 : std::optional(ChartSpan{std::min(m_spanAnchor, head), std::max(m_spanAnchor, head)}));
    if (m_span)
        showBubble(spanText().replace(QStringLiteral(" · "), QStringLiteral("\n")), head);
    else
        showOwnReading({});
}

void LineChart::setSpan(std::optional<ChartSpan> span) {
    if (m_span == span) return;
    m_span = span;
    updateSlopes();
}

QString LineChart::numberAt(double x) const {
    const double number = m_sections.within(x);
    return m_integerX ? QString::number(number, 'f', 0) : shown(number, readDigits);
}

QString LineChart::placeText(double x) const { return m_sections.prefixed(x, m_xTitle + QLatin1Char(' ') + numberAt(x)); }

QString LineChart::spanText() const {
    if (!m_span) return {};
    const bool acrossSections = m_sections.at(m_span->from) != m_sections.at(m_span->to);
    QStringList parts{
        acrossSections
            ? tr("%1 to %2").arg(placeText(m_span->from), placeText(m_span->to))
            : m_sections.prefixed(m_span->from, tr("%1 %2 to %3").arg(m_xTitle, numberAt(m_span->from), numberAt(m_span->to)))};
    for (const ChartSeries* series : shownSeries())
        if (const auto fit = slopeOf(series->points, *m_span, m_scale == Scale::Logarithmic))
            parts += tr("%1: %2").arg(series->name, slopeText(*fit, series->unit, m_xTitle));
    if (parts.size() == 1) parts += tr("too few points for a slope");
    return parts.join(QStringLiteral(" · "));
}

void LineChart::updateSlopes() {
    std::vector<FitLine> lines;
    for (std::size_t i = 0; m_span && i < m_series.size(); ++i) {
        if (!isShown(m_series[i].name)) continue;
        if (const auto fit = slopeOf(m_series[i].points, *m_span, m_scale == Scale::Logarithmic))
            lines.push_back({*fit, m_series[i].colour});
    }
    m_plot->over->setSpan(m_span, std::move(lines));
    m_plot->spanText->setFullText(spanText());
    m_plot->spanLine->setVisible(m_span.has_value());
    placeOverlays();
}

QString LineChart::readingAt(double x) const {
    const auto shown = shownSeries();
    const std::optional<double> at = nearestX(shown, x);
    if (!at) return {};
    return placeText(*at) + readingLines(shown, *at);
}

/// Here and in the charts for which x means the same.
void LineChart::showReading(std::optional<double> x) {
    showOwnReading(x);
    if (xMeaning().isEmpty()) return;
    for (LineChart* other : chartsAround(*this)) {
        if (other == this || other->xMeaning() != xMeaning() || !other->isVisible()) continue;
        const ChartRange& range = other->m_plot->range;
        other->showOwnReading(m_readingX && *m_readingX >= range.left && *m_readingX <= range.right ? m_readingX : std::nullopt);
    }
}

void LineChart::showOwnReading(std::optional<double> x) {
    m_readingX.reset();
    const QString text = x ? readingAt(*x) : QString{};
    if (!text.isEmpty()) m_readingX = nearestX(shownSeries(), *x);
    showBubble(text, m_readingX.value_or(0));
    placeOverlays();
}

void LineChart::showBubble(const QString& text, double x) {
    Plot& plot = *m_plot;
    plot.reading->setVisible(!text.isEmpty());
    if (text.isEmpty()) return;
    plot.reading->setText(text);
    plot.reading->adjustSize();
    const QRectF area = plotArea();
    const int at = static_cast<int>(area.left() + map().x(x) * area.width());
    const int width = plot.reading->width();
    const bool onLeft = at + 10 + width > plot.view->width();
    plot.reading->move(onLeft ? std::max(0, at - 10 - width) : at + 10, static_cast<int>(area.top()) + 4);
    plot.reading->raise();
}

double LineChart::keyStep() const {
    const ChartRange& range = m_plot->range;
    return std::max(m_integerX ? 1.0 : 0.0, (range.right - range.left) / plotColumns());
}

double LineChart::keyPlace() const {
    const ChartRange& range = m_plot->range;
    return std::clamp(m_readingX.value_or(m_cursorX.value_or(range.left)), range.left, range.right);
}

void LineChart::moveReading(bool forward, double times) {
    const ChartRange& range = m_plot->range;
    showReading(std::clamp(keyPlace() + (forward ? times : -times) * keyStep(), range.left, range.right));
}

void LineChart::stretchSpan(bool forward, double times) {
    if (!m_span) m_spanAnchor = rounded(keyPlace());
    // The end that moves is the one that is not the anchor.
    const double head = !m_span ? m_spanAnchor : m_span->from == m_spanAnchor ? m_span->to : m_span->from;
    const double moved = rounded(head + (forward ? times : -times) * keyStep());
    setSpan(ChartSpan{std::min(m_spanAnchor, moved), std::max(m_spanAnchor, moved)});
    showReading(moved);
}

void LineChart::keyPressEvent(QKeyEvent* event) {
    const bool isMove = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isEscape = event->key() == Qt::Key_Escape && (m_span || m_readingX);
    if (m_series.empty() || (!isMove && !isEnter && !isEscape)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool forward = event->key() == Qt::Key_Right;
    const double times = event->modifiers().testFlag(Qt::ControlModifier) ? farther : 1;
    if (isEscape)
        m_span ? setSpan({}) : showReading({});
    else if (isEnter && m_readingX)
        emit clickedAt(*m_readingX);
    else if (isMove && event->modifiers().testFlag(Qt::ShiftModifier))
        stretchSpan(forward, times);
    else if (isMove)
        moveReading(forward, times);
}

ChartTable& LineChart::table() {
    Plot& plot = *m_plot;
    if (!plot.table) {
        plot.table = new ChartTable(this);
        makeExportable(*plot.table, accessibleName());
        auto* back = new QAction(tr("Show as &lines"), plot.table);
        plot.table->addAction(back);
        connect(back, &QAction::triggered, this, [this] { showTable(false); });
        connect(plot.table, &ChartTable::lineChosen, this, &LineChart::clickedAt);
        plot.pages->addWidget(plot.table);
    }
    return *plot.table;
}

void LineChart::showTable(bool on) {
    if (m_tableShown == on) return;
    ChartTable& twin = table();
    m_tableShown = on;
    const bool hadFocus = hasFocus() || twin.hasFocus();
    if (on) {
        showReading({});
        twin.setSeries(shownSeries(), m_xTitle, m_sections);
        twin.setCursorAt(m_cursorX);
    }
    m_plot->pages->setCurrentWidget(on ? static_cast<QWidget*>(&twin) : m_plot->view);
    setFocusProxy(on ? &twin : nullptr);
    if (hadFocus) setFocus();
    scheduleRebuild();
}

void LineChart::fillMenu(QMenu& menu) {
    addExportActions(menu, *this, this);
    menu.addSeparator();
    QAction* twin = menu.addAction(tr("Show as &table"));
    twin->setCheckable(true);
    twin->setChecked(m_tableShown);
    connect(twin, &QAction::toggled, this, &LineChart::showTable);
    QAction* forget = menu.addAction(tr("&Clear the selected range"));
    forget->setEnabled(m_span.has_value());
    connect(forget, &QAction::triggered, this, [this] { setSpan({}); });
}

void LineChart::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(event->globalPos());
}

}  // namespace solverscope
