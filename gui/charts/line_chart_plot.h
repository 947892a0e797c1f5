// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCategoryAxis>
#include <QChart>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <functional>
#include <memory>
#include <vector>

#include "gui/charts/chart_items.h"
#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_table.h"
#include "gui/charts/line_chart.h"
#include "gui/widgets/build.h"

namespace solverscope {

/// The parts of a LineChart.
struct LineChart::Plot {
    QChart* chart = new QChart;
    ChartView* view = nullptr;
    QCategoryAxis* x = new QCategoryAxis;
    QCategoryAxis* y = new QCategoryAxis;
    ChartLegend* legend = nullptr;
    QToolButton* menu = nullptr;
    QStackedLayout* pages = nullptr;  // the view and the table
    ChartTable* table = nullptr;      // created on first use
    std::vector<ChartSeries> styles;  // of the legend and the drawn series
    std::vector<DrawnSeries> drawn;
    std::unique_ptr<ChartOverlays> over;
    QLabel* reading = nullptr;
    QWidget* spanLine = nullptr;
    ElidedLabel* spanText = nullptr;
    ChartRange range;

    /// The current labels of an axis: every change of one triggers a new layout of the whole chart.
    struct Labels {
        QStringList words;
        QList<double> places;
        bool operator==(const Labels&) const = default;
    };
    Labels xLabels;
    Labels yLabels;

    static void label(QCategoryAxis* axis, Labels& present, const std::vector<Tick>& ticks,
                      const std::function<double(double)>& place) {
        Labels wanted;
        for (const Tick& tick : ticks) {
            wanted.words += tick.label;
            wanted.places += place(tick.value);
        }
        if (wanted == present) return;
        for (const QString& old : axis->categoriesLabels()) axis->remove(old);
        axis->setStartValue(-10);
        for (qsizetype i = 0; i < wanted.words.size(); ++i) axis->append(wanted.words[i], wanted.places[i]);
        present = std::move(wanted);
    }
};

}  // namespace solverscope
