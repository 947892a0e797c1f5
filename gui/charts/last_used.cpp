// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/last_used.h"

#include <QApplication>
#include <QDockWidget>
#include <QTableView>

#include "gui/charts/chart_caption.h"
#include "gui/charts/chart_table.h"
#include "gui/charts/line_chart.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/table_export.h"

namespace solverscope {
namespace {

/// What a table is called, by itself or by its panel.
QString titleOf(const QTableView& table) {
    for (const QWidget* each = &table; each; each = each->parentWidget())
        if (const auto* dock = qobject_cast<const QDockWidget*>(each)) {
            const QString name = table.accessibleName();
            return name.isEmpty() || name == dock->windowTitle() ? dock->windowTitle()
                                                                 : dock->windowTitle() + QStringLiteral(" – ") + name;
        }
    return table.accessibleName();
}

LineChart* chartAround(QWidget* widget) {
    for (QWidget* each = widget; each; each = each->parentWidget())
        if (auto* chart = qobject_cast<LineChart*>(each)) return chart;
    return nullptr;
}

}  // namespace

LastUsed::LastUsed(QWidget& window) : QObject(&window), m_window(window) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && isOurs(now) && exportedAround(now)) m_place = now;
    });
}

/// Floating panels are windows of their own, and still children.
bool LastUsed::isOurs(const QWidget* widget) const {
    for (; widget; widget = widget->parentWidget())
        if (widget == &m_window) return true;
    return false;
}

QWidget* LastUsed::place() const {
    if (m_place && m_place->isVisible()) return m_place;
    const auto charts = m_window.findChildren<LineChart*>();
    for (LineChart* chart : charts)
        if (chart->isVisible() && !chart->visibleRegion().isEmpty()) return chart;
    return nullptr;
}

Exported* LastUsed::exported() const { return exportedAround(place()); }

LineChart* LastUsed::chart() const {
    if (LineChart* chart = chartAround(place())) return chart;
    const auto charts = m_window.findChildren<LineChart*>();
    for (LineChart* chart : charts)
        if (chart->isVisible() && !chart->visibleRegion().isEmpty()) return chart;
    return nullptr;
}

void makeAllExportable(QWidget& window, const DebuggerController& controller) {
    for (LineChart* chart : window.findChildren<LineChart*>())
        if (!chart->hasCaption()) chart->setCaption([&controller] { return captionOf(controller); });
    for (QTableView* table : window.findChildren<QTableView*>())
        if (!qobject_cast<ChartTable*>(table) && !table->findChild<TableExport*>(QString(), Qt::FindDirectChildrenOnly))
            makeExportable(*table, titleOf(*table));
}

}  // namespace solverscope
