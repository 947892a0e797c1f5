// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/scene/scene_painter.h"
#include "gui/session/latest_task.h"
#include "physics/analysis/reference/exact_answer.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QTabWidget;

namespace solverscope {

class DebuggerController;
class ExactBodiesTable;
class ExactRowsTable;

/// The converged solution of the step at the cursor compared with the solver's current one: its quality, every row and body,
/// and how the impulses could differ without any effect on a body.
class ExactPanel : public QWidget {
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
        ReferenceProgress progress;
    };
    struct Target {
        std::shared_ptr<const StepTrace> step;
        RowList list = RowList::Velocities;
        int substep = 1;
        bool operator==(const Target&) const = default;
    };
    struct Result {
        Target target;
        ExactAnswer answer;
        double milliseconds = 0;
    };

    Target target() const;
    void refresh();
    void search();
    void stopSearch();
    void arrived(Result result);
    void offerLists();
    void showAnswer();
    void showState();
    void showProgress();
    void showDirection();
    const NullDirection* chosenDirection() const;
    Real chosenLength() const;  // t

    DebuggerController& m_controller;
    QComboBox* m_list;
    QLabel* m_verdict;
    QLabel* m_uniqueness;
    QLabel* m_empty;
    QLabel* m_progress;
    QPushButton* m_find;
    QPushButton* m_cancel;
    QTabWidget* m_tabs;
    ExactRowsTable* m_rows;
    ExactBodiesTable* m_bodies;
    QWidget* m_nullPart;
    QComboBox* m_direction;
    QCheckBox* m_inScene;
    QSlider* m_slider;
    QLabel* m_moved;
    QTimer m_ticker;
    std::shared_ptr<Run> m_run;
    std::optional<Result> m_result;
    std::optional<Target> m_searched;
    LatestTask<Result> m_task;
};

}  // namespace solverscope
