// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLayout>
#include <QWidget>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "gui/charts/impulse_lines.h"
#include "gui/session/step_analysis.h"

class QComboBox;

namespace solverscope {

class ChosenList;
class DebuggerController;
class ElidedLabel;
class LineChart;
class SamplerBar;
class StepSampler;

/// The impulses of chosen rows: Λ and Δλ over the sweeps or the visits of the cursor's step, or over the last steps.
class ImpulseChart : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t maxRows = 8;

    explicit ImpulseChart(DebuggerController& controller, QWidget* parent = nullptr);

    /// What it needs, not what it would like to have: a scroll area around it takes this as the least.
    int heightForWidth(int width) const override { return layout()->minimumHeightForWidth(width); }

    LineChart& chart() { return *m_chart; }
    const std::vector<KnownRow>& rows() const { return m_rows; }
    const std::vector<std::vector<ImpulseVisit>>& visits() const { return m_visits; }

    /// Whether something to be shown is still being computed.
    bool isBusy() const;

    void addMarkedRow();
    void addRowsOfBody();
    void removeRow(int place);
    void startReading();  // moves the keyboard focus to the chart

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildTop();
    void sceneChanged();
    void selectionChanged();
    void addRow(RowRef row);
    void find(std::function<std::vector<KnownRow>(const StepTrace& step)> search);
    void add(const std::vector<KnownRow>& found);
    void rowsChanged();
    void refresh();
    void visitsArrived();
    std::vector<RowIdentity> identities() const;
    std::span<const ImpulseVisit> visibleVisits(std::size_t row) const;
    void draw();
    void titleAxes();
    void updateSubtitle();
    void travelTo(double x);
    void travelToRow(int place);
    ImpulseAxis axis() const;
    ImpulseQuantity quantity() const;
    bool boundsApply() const;

    struct StepImpulses {
        std::vector<std::vector<ImpulseVisit>> visits;
        std::vector<int> starts;  // of the sub-steps on the SweepAxis
    };

    DebuggerController& m_controller;
    QComboBox* m_quantity;
    QComboBox* m_axis;
    ChosenList* m_list;
    LineChart* m_chart;
    ElidedLabel* m_subtitle;
    StepSampler* m_sampler;
    SamplerBar* m_samplerBar;
    std::vector<KnownRow> m_rows;
    std::vector<std::vector<ImpulseVisit>> m_visits;  // of each row in the step at the cursor
    std::vector<std::string> m_bodies;                // of the scene that the rows are of
    std::optional<RowRef> m_picked;
    QString m_remark;
    LatestTask<std::vector<KnownRow>> m_finding;
    StepAnalysis<StepImpulses, std::vector<RowIdentity>> m_task;
};

}  // namespace solverscope
