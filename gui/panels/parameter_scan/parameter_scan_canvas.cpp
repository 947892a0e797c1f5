// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/parameter_scan/parameter_scan_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "gui/widgets/build.h"
#include "gui/widgets/heat_map.h"

namespace solverscope {

ParameterScanCanvas::ParameterScanCanvas(QWidget* parent) : QWidget(parent) {
    named(this, "sweepCanvas", tr("Heat map of the parameter scan"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ParameterScanCanvas::show(HeatMap map) {
    const bool otherSize = map.columns() != m_map.columns() || map.lines() != m_map.lines();
    m_map = std::move(map);
    if (otherSize) {
        m_chosen.reset();
        emit cellChosen();
    }
    update();
}

void ParameterScanCanvas::setCell(std::size_t cell, const HeatCell& value) {
    m_map.cells[cell] = value;
    update();
}

std::optional<std::size_t> ParameterScanCanvas::chosen() const {
    if (!m_chosen) return std::nullopt;
    return m_map.cellAt(m_chosen->x(), m_chosen->y());
}

void ParameterScanCanvas::choose(QPoint columnAndLine) {
    if (m_map.cells.empty()) return;
    m_chosen = QPoint(std::clamp(columnAndLine.x(), 0, m_map.columns() - 1), std::clamp(columnAndLine.y(), 0, m_map.lines() - 1));
    update();
    emit cellChosen();
}

QRectF ParameterScanCanvas::cellRect(int column, int line) const {
    return HeatMapLayout(m_map, rect(), fontMetrics(), false).cellRect(column, line);
}

std::optional<QPoint> ParameterScanCanvas::cellUnder(QPointF at) const {
    if (m_map.cells.empty()) return std::nullopt;
    return HeatMapLayout(m_map, rect(), fontMetrics(), false).cellUnder(at);
}

bool ParameterScanCanvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellUnder(help->pos());
    if (cell && m_tip)
        QToolTip::showText(help->globalPos(), m_tip(m_map.cellAt(cell->x(), cell->y())), this,
                           cellRect(cell->x(), cell->y()).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void ParameterScanCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_map.cells.empty()) return;
    paintHeatMap(painter, rect(), m_map, font(), palette(), false, m_chosen);
}

void ParameterScanCanvas::mousePressEvent(QMouseEvent* event) {
    if (const auto cell = cellUnder(event->position())) choose(*cell);
}

void ParameterScanCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto cell = cellUnder(event->position())) emit cellOpened(m_map.cellAt(cell->x(), cell->y()));
}

void ParameterScanCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return emit copyRequested();
    const auto step = [event]() -> std::optional<QPoint> {
        switch (event->key()) {
            case Qt::Key_Left:
                return QPoint(-1, 0);
            case Qt::Key_Right:
                return QPoint(1, 0);
            case Qt::Key_Up:
                return QPoint(0, 1);
            case Qt::Key_Down:
                return QPoint(0, -1);
            default:
                return std::nullopt;
        }
    }();
    if (step && event->modifiers() == Qt::NoModifier) return choose(m_chosen ? *m_chosen + *step : QPoint(0, 0));
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && m_chosen) return emit cellOpened(*chosen());
    QWidget::keyPressEvent(event);
}

}  // namespace solverscope
