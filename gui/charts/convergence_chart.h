// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "gui/charts/error_series.h"
#include "gui/charts/line_chart.h"

class QComboBox;
class QTimer;

namespace solverscope {

class DebuggerController;
class ElidedLabel;
class MetricsService;
class ReferenceBar;

/// The residual of every sweep of the cursor's step, its sub-steps one after another.
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
    void showCursor();
    void refresh();
    void titleAxes();
    void travelTo(double place);
    void changePer();
    void showSweeps(const MeasuredStep& step);
    void showReferenceBar();
    QString slopeMeaning(const SweepMetrics& sweeps) const;
    std::optional<std::size_t> eventOfIteration(int iteration, int substep) const;
    std::optional<std::size_t> eventOfVisit(int visit, int substep) const;
    std::vector<int> starts(const MeasuredStep& step) const;
    static QString substepOf(const MeasuredStep& step);
    double cursorPlace() const;
    Phase phase() const;
    bool perVisit() const;
    void offerPhases(const MeasuredStep& step);
    void hideFuture(std::vector<ChartSeries>& all) const;
    void showPositions(const MeasuredStep& step);

    DebuggerController& m_controller;
    MetricsService& m_service;
    QComboBox* m_phase;
    QComboBox* m_per;
    ReferenceBar* m_reference;
    ElidedLabel* m_subtitle;
    QString m_facts;            // the numbers in the caption of a picture
    QTimer* m_busyNoticeTimer;  // until the chart shows that it is being measured
    LineChart* m_chart;
};

}  // namespace solverscope
