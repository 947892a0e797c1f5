// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

#include "gui/charts/chart_series.h"
#include "gui/charts/line_chart.h"
#include "physics/analysis/metrics.h"

class QComboBox;
class QPushButton;
class QTimer;

namespace solverscope {

class DebuggerController;
class ElidedLabel;
class MetricsService;

/// One number that sweeps are measured by, as charts name and plot it.
template <typename Metrics>
struct MetricFamily {
    QString name;
    QString unit;
    Real Metrics::*value;
    int colour = 0;
    ChartMarker marker = ChartMarker::Circle;
    bool shown = false;  // at first
    QString meaning;
    Qt::PenStyle dash = Qt::SolidLine;

    /// As a line of a chart.
    ChartSeries series(QList<QPointF> points) const {
        return {name, unit, colour, dash, marker, std::move(points), shown, meaning};
    }
};

/// Of sweeps over velocities, and of those over positions.
using ErrorFamily = MetricFamily<IterationMetrics>;
using PositionFamily = MetricFamily<PositionMetrics>;

/// Velocity error, residuals and their parts, impulse change, penetration, rows whose active set changed.
std::vector<ErrorFamily> errorFamilies();

/// Constraint error, largest correction, penetration, angle error.
std::vector<PositionFamily> positionFamilies();

/// The family's values over the iterations of a phase.
template <typename Metrics>
QList<QPointF> pointsOf(const std::vector<Metrics>& sweeps, Real Metrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.size()));
    for (const Metrics& one : sweeps) points.append({static_cast<double>(one.iteration), one.*value});
    return points;
}

/// The same over its visits to rows: x is how many there have been.
QList<QPointF> visitPointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value);

/// The residual of every sweep of the cursor's step.
class ConvergenceChart : public QWidget {
    Q_OBJECT

public:
    ConvergenceChart(DebuggerController& controller, MetricsService& metrics, QWidget* parent = nullptr);

    LineChart& chart() { return *m_chart; }

    /// A point for every visit to a row instead of one for every sweep.
    void setPerVisit(bool on);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void cursorMoved();
    void refresh();
    void titleAxes();
    void travelTo(double place);
    void changePer();
    void showSweeps(const StepMetrics& metrics);
    QString slopeMeaning(const SweepMetrics& sweeps) const;
    std::optional<std::size_t> eventOfIteration(int iteration, int substep) const;
    std::optional<std::size_t> eventOfVisit(std::size_t visit, int substep) const;
    double cursorInIterations() const;
    double cursorInVisits() const;
    Phase phase() const;
    bool perVisit() const;
    void offerPhases(const StepMetrics& metrics);
    void hideFuture(std::vector<ChartSeries>& all) const;
    void showPositions(const StepMetrics& metrics);
    QString substepText(const StepMetrics& metrics) const;

    DebuggerController& m_controller;
    MetricsService& m_service;
    QComboBox* m_phase;
    QComboBox* m_per;
    QPushButton* m_find;
    ElidedLabel* m_subtitle;
    QString m_facts;            // the numbers in the caption of a picture
    QTimer* m_busyNoticeTimer;  // until the chart shows that it is being measured
    LineChart* m_chart;
};

}  // namespace solverscope
