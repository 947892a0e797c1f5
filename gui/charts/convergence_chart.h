// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "gui/charts/line_chart.h"
#include "physics/debugger/metrics.h"

class QComboBox;
class QTimer;

namespace solverscope {

class DebuggerController;
class ElidedLabel;
class MetricsService;

/// One kind of error per iteration, as charts name and plot it.
struct ErrorFamily {
    QString name;
    QString unit;
    Real IterationMetrics::*value;
    int colour = 0;
    ChartMarker marker = ChartMarker::Circle;
    bool shown = false;  // at first
    QString meaning;
};

/// Velocity error, residuals, impulse change, penetration.
std::vector<ErrorFamily> errorFamilies();

/// One number that position sweeps are measured by.
struct PositionFamily {
    QString name;
    QString unit;
    Real PositionMetrics::*value;
    int colour = 0;
    ChartMarker marker = ChartMarker::Circle;
    bool shown = false;  // at first
    QString meaning;
};

/// Constraint error, largest correction, penetration, angle error.
std::vector<PositionFamily> positionFamilies();

QList<QPointF> pointsOf(const std::vector<PositionMetrics>& sweeps, Real PositionMetrics::*value);

/// The family's values over the iterations of a phase.
QList<QPointF> pointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value);

/// Whether there is a yardstick and how good it is, in a sentence.
QString referenceSentence(const ReferenceSolution& reference);

/// What every sweep of the cursor's step left over.
class ConvergenceChart : public QWidget {
    Q_OBJECT

public:
    explicit ConvergenceChart(DebuggerController& controller, QWidget* parent = nullptr);

    LineChart& chart() { return *m_chart; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void cursorMoved();
    void refresh();
    void titleAxes();
    void travelTo(double iteration);
    Phase phase() const;
    void offerPhases(const StepMetrics& metrics);
    void showPositions(const StepMetrics& metrics);
    QString substepText() const;

    DebuggerController& m_controller;
    MetricsService& m_service;
    QComboBox* m_phase;
    ElidedLabel* m_subtitle;
    QTimer* m_patience;  // until the chart says that it is being measured
    LineChart* m_chart;
};

}  // namespace solverscope
