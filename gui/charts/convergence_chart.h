// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "gui/charts/error_families.h"
#include "gui/charts/line_chart.h"
#include "physics/debugger/metrics.h"

class QComboBox;
class QPushButton;
class QTimer;

namespace solverscope {

class DebuggerController;
class ElidedLabel;
class MetricsService;

/// Whether there is a yardstick and how good it is, in a sentence.
QString referenceSentence(const ReferenceSolution& reference);

/// What every sweep of the cursor's step left over.
class ConvergenceChart : public QWidget {
    Q_OBJECT

public:
    explicit ConvergenceChart(DebuggerController& controller, QWidget* parent = nullptr);

    LineChart& chart() { return *m_chart; }

    /// A point for every visit to a row in place of one for every sweep.
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
    void hideWhatFollows(std::vector<ChartSeries>& all) const;
    void showPositions(const StepMetrics& metrics);
    QString substepText(const StepMetrics& metrics) const;

    DebuggerController& m_controller;
    MetricsService& m_service;
    QComboBox* m_phase;
    QComboBox* m_per;
    QPushButton* m_find;
    ElidedLabel* m_subtitle;
    QString m_facts;     // what a picture says of the numbers
    QTimer* m_patience;  // until the chart says that it is being measured
    LineChart* m_chart;
};

}  // namespace solverscope
