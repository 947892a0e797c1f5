// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLayout>
#include <QWidget>
#include <optional>
#include <vector>

#include "gui/charts/chart_series.h"
#include "gui/charts/line_chart.h"
#include "physics/base/ids.h"

class QComboBox;
class QSpinBox;

namespace solverscope {

class ChosenList;
class DebuggerController;
class SamplerBar;
class StepSampler;

/// The quantities of the time series, page by page.
enum class TimeSeriesPage : std::uint8_t { Energy, Momentum, AngularMomentum, PositionErrors, Jitter };
constexpr int timeSeriesPageCount = static_cast<int>(TimeSeriesPage::Jitter) + 1;

/// Numbers of every step over time: energy by kind, momentum, overlap and joint errors, and the jitter of chosen bodies. Values
/// that the recording does not store are sampled from the last steps in the background.
class EnergyChart : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t maxBodies = 6;

    explicit EnergyChart(DebuggerController& controller, QWidget* parent = nullptr);

    /// What it needs, not what it would like to have: a scroll area around it takes this as the least.
    int heightForWidth(int width) const override { return layout()->minimumHeightForWidth(width); }

    LineChart& chart() { return *m_chart; }
    const std::vector<BodyId>& bodies() const { return m_bodies; }

    void addBody();  // the selected one
    void removeBody(int place);

    /// Whether something to be shown is still being computed.
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
    std::vector<std::vector<ChartSeries>> m_pages;  // everything taken from the recording so far
    std::size_t m_taken = 0;
    std::uint64_t m_lastHash = 0;  // of the last record taken
    bool m_springs = false;        // the scene has some
    std::vector<BodyId> m_bodies;  // the bodies whose jitter is shown
    std::optional<BodyId> m_selected;
    bool m_stale = true;  // what is shown
};

}  // namespace solverscope
