// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <memory>
#include <optional>
#include <vector>

#include "gui/charts/exportable.h"
#include "gui/session/latest_task.h"
#include "gui/widgets/step_panel.h"
#include "physics/study/parameter_scan.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace solverscope {

class ElidedLabel;
class ParameterAxisEdit;
class ParameterScanCanvas;

/// A grid over two settings: the scene is run once for every cell, from its beginning and independently, and one number of each
/// run is shown as a heat map. Opening a cell turns its run into a branch.
class ParameterScanPanel : public StepPanel, public Exportable {
    Q_OBJECT

public:
    static constexpr std::size_t maxCells = 10'000;  // that can be distinguished

    explicit ParameterScanPanel(DebuggerController& controller, QWidget* parent = nullptr);
    ~ParameterScanPanel() override;

    /// Takes two settings with values as typed; the first is the vertical axis, the second the horizontal one.
    void choose(const QString& vertical, const QString& verticalValues, const QString& horizontal, const QString& horizontalValues,
                int steps);
    void start();
    void cancel();
    bool isBusy() const { return m_task.isBusy(); }

    ParameterScanCanvas& canvas() { return *m_canvas; }
    const std::optional<ParameterScanPlan>& plan() const { return m_plan; }
    const std::vector<std::optional<ParameterScanCell>>& cells() const { return m_cells; }

    /// Shows the run of a cell as a branch; an existing one is shown again. False if that is impossible.
    bool openCell(std::size_t cell);

    /// Whether cells may be opened: lessons may forbid that.
    void allowOpening(bool allowed) { m_allowed = allowed; }

    /// The output of the command line for the finished cells; and the command.
    QList<QStringList> exportedLines() const override;
    QString asCommand() const;

    QString exportTitle() const override;
    QSize pictureSize() const override;
    void paintPicture(QPainter& painter, const QRectF& target) override;

    void takeFocus();

    QSize sizeHint() const override { return {560, 220}; }

signals:
    void stepRequested(std::int64_t step);  // of the opened run: computed and shown up to here

private:
    void buildFields();
    void refresh() override;
    void run(std::size_t from);
    std::optional<ParameterScanPlan> typedPlan() const;
    void cellArrived(int generation, std::size_t cell, const ParameterScanCell& result);
    void showMap();
    void showCell();
    void showState();
    void forgetOtherScene();
    const OutcomeField& field() const;

    ParameterAxisEdit* m_verticalAxis;
    ParameterAxisEdit* m_horizontalAxis;
    QSpinBox* m_steps;
    QPushButton* m_start;
    QComboBox* m_outcome;
    QToolButton* m_export;
    QProgressBar* m_progress;
    QLabel* m_message;
    ParameterScanCanvas* m_canvas;
    QLabel* m_empty;
    ElidedLabel* m_cell;
    bool m_allowed = true;
    int m_generation = 0;  // of the scan whose cells are shown
    std::size_t m_done = 0;
    QElapsedTimer m_clock;
    qint64 m_milliseconds = 0;             // that the cells took
    std::shared_ptr<const Scene> m_scene;  // that was run
    std::optional<ParameterScanPlan> m_plan;
    std::vector<std::optional<ParameterScanCell>> m_cells;
    LatestTask<bool> m_task;
};

}  // namespace solverscope
