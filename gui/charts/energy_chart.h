// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "gui/charts/chart_series.h"
#include "gui/charts/line_chart.h"
#include "gui/widgets/take_over.h"
#include "physics/base/ids.h"
#include "physics/scene/scene.h"
#include "physics/trace/recording.h"

class QComboBox;
class QSpinBox;

namespace solverscope {

class ChosenList;
class DebuggerController;
class SamplerBar;
class StepSampler;

/// What the time series tell, page by page.
enum class TimeSeriesPage : std::uint8_t { Energy, Momentum, AngularMomentum, PositionErrors, Jitter };
constexpr int timeSeriesPageCount = static_cast<int>(TimeSeriesPage::Jitter) + 1;

QString pageName(TimeSeriesPage page);
QString pageAxis(TimeSeriesPage page);

/// The lines of a page that the recording's own record of every step tells, without points.
std::vector<ChartSeries> recordedSeries(TimeSeriesPage page, bool springs);

/// Their next points: those of the records from `taken` on.
void appendRecorded(TimeSeriesPage page, std::vector<ChartSeries>& series, std::span<const StepRecord> records, std::size_t taken);

/// Makes the step that begins with `world`; in numbers what its record does not keep: the energy by kind, and of each body the
/// velocity before and after.
std::vector<double> sampleStep(World& world, std::span<const BodyId> bodies);

/// What the samples tell of the energy: moving, turning, and with springs what they hold and the total with it.
std::vector<ChartSeries> sampledEnergy(std::int64_t firstStep, const std::deque<std::vector<double>>& samples,
                                       std::span<const StepRecord> records, bool springs);

/// Of the body number `number` of those that were sampled. Without samples: name and look alone.
ChartSeries jitterSeries(const Scene& scene, BodyId body, int number, std::int64_t firstStep,
                         const std::deque<std::vector<double>>& samples, int window);

/// Numbers of every step over time: energy by kind, momentum, how far bodies overlap and joints gape, and how much chosen bodies
/// jitter. What the recording does not keep is taken from the last steps in the background.
class EnergyChart : public QWidget, public ViewState<EnergyChart> {
    Q_OBJECT

public:
    static constexpr std::size_t maxBodies = 6;

    explicit EnergyChart(DebuggerController& controller, QWidget* parent = nullptr);

    /// Goes on where the same view of another language stands.
    void restoreFrom(EnergyChart& before);

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
