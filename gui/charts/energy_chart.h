// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "gui/charts/line_chart.h"
#include "gui/charts/time_series.h"
#include "gui/language/take_over.h"

class QComboBox;
class QSpinBox;

namespace solverscope {

class ChosenList;
class DebuggerController;
class SamplerBar;
class StepSampler;

/// Numbers of every step over time: energy by kind, momentum, how far bodies overlap and joints gape, and how much chosen bodies
/// jitter. What the recording does not keep is taken from the last steps in the background.
class EnergyChart : public QWidget, public Heir<EnergyChart> {
    Q_OBJECT

public:
    static constexpr std::size_t mostBodies = 6;

    explicit EnergyChart(DebuggerController& controller, QWidget* parent = nullptr);

    /// Goes on where the same view of another language stands.
    void inherit(EnergyChart& before);

    LineChart& chart() { return *m_chart; }
    const std::vector<BodyId>& bodies() const { return m_bodies; }

    void addBody();  // the selected one
    void removeBody(int place);

    /// Whether something of what is to be shown is still being worked out.
    bool isBusy() const;

private:
    void build();
    void sceneChanged();
    void selectionChanged();
    void bodiesChanged();
    void pageChanged();
    void refresh();
    void takeRecords();
    void draw();
    bool samples() const;
    TimeSeriesPage page() const;

    DebuggerController& m_controller;
    QComboBox* m_page;
    QSpinBox* m_window;
    QWidget* m_jitterTools;
    ChosenList* m_list;
    StepSampler* m_sampler;
    SamplerBar* m_samplerBar;
    LineChart* m_chart;
    std::vector<std::vector<ChartSeries>> m_pages;  // all that has been taken from the recording so far
    std::size_t m_taken = 0;
    std::uint64_t m_lastHash = 0;  // of the last record taken
    bool m_springs = false;        // the scene has some
    std::vector<BodyId> m_bodies;  // whose jitter is shown
    std::optional<BodyId> m_selected;
    bool m_stale = true;  // what is shown
};

}  // namespace solverscope
