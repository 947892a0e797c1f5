// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "gui/scene/scene_painter.h"
#include "gui/session/latest_task.h"
#include "gui/widgets/column_table_model.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/reference/exact_answer.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QTabWidget;
class QTableView;

namespace solverscope {

class ReferenceBar;

/// The converged solution of the step at the cursor compared with the solver's current one: its quality, every row and body,
/// and how the impulses could differ without any effect on a body.
class ExactPanel : public StepPanel {
    Q_OBJECT

public:
    explicit ExactPanel(DebuggerController& controller, QWidget* parent = nullptr);
    ~ExactPanel() override;

    /// The displayed solution, if it belongs to the cursor's step.
    const ExactAnswer* answer() const;
    bool isBusy() const { return m_run != nullptr; }

    void startReading();

signals:
    /// Impulses to be drawn in the scene; none: nothing.
    void directionChosen(const std::vector<SceneImpulse>& direction);
    void rowPointed(std::optional<RowRef> row);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    /// A search that is under way, shared with its thread.
    struct Run {
        std::atomic<bool> stop = false;
        ReferenceLimits limits;
    };
    struct Target {
        StepSeen step;
        RowList list = RowList::Velocities;
        int substep = 1;
        bool operator==(const Target&) const = default;
    };
    struct Result {
        Target target;
        ExactAnswer answer;
        ReferenceLimits limits;
        double milliseconds = 0;
    };

    struct RowLine {
        std::uint32_t row = 0;
        QString kind;
        QString constraint;
        QString unit;
        std::optional<Real> now;
        Real exact = 0;
        Clamp state = Clamp::None;
        bool unmoved = false;  // no impulse moves it
        Real direction = 0;    // its part of the selected null direction
    };
    struct BodyLine {
        BodyId body{};
        QString name;
        std::optional<Velocity> now;
        Velocity exact;
    };
    using Rows = ColumnTableModel<RowLine>;
    using Bodies = ColumnTableModel<BodyLine>;

    static std::vector<Rows::Column> rowColumns();
    static std::vector<Bodies::Column> bodyColumns();
    Target target() const;
    void refresh() override;
    void search(ReferenceLimits limits);
    void stopSearch();
    void arrived(Result result);
    void offerLists();
    void showAnswer();
    void makeLines();
    void showState();
    void showProgress();
    void showDirection();
    const NullDirection* chosenDirection() const;
    Real chosenLength() const;  // t

    QComboBox* m_list;
    QLabel* m_verdict;
    QLabel* m_uniqueness;
    QLabel* m_empty;
    ReferenceBar* m_reference;
    QTabWidget* m_tabs;
    Rows* m_rows;
    bool m_linesMade = false;  // of the result
    Bodies* m_bodies;          // all that can move
    QTableView* m_rowTable;
    QTableView* m_bodyTable;
    QWidget* m_nullPart;
    QComboBox* m_direction;
    QCheckBox* m_inScene;
    QSlider* m_slider;
    QLabel* m_moved;
    std::shared_ptr<Run> m_run;
    std::optional<Result> m_result;
    std::optional<Target> m_searched;
    LatestTask<Result> m_task;
};

}  // namespace solverscope
