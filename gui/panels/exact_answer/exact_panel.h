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
#include "gui/widgets/take_over.h"
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

/// The converged solution of the step at the cursor beside what the solver has so far: how good it is, every row and body, and
/// where the impulses could be others without any body noticing.
class ExactPanel : public QWidget, public ViewState<ExactPanel> {
    Q_OBJECT

public:
    explicit ExactPanel(DebuggerController& controller, QWidget* parent = nullptr);
    ~ExactPanel() override;

    /// Goes on where the same view of another language stands.
    void restoreFrom(ExactPanel& before);

    /// What is shown, if it belongs to the cursor's step.
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
    struct Wish {
        std::shared_ptr<const StepTrace> step;
        RowList list = RowList::Velocities;
        int substep = 1;
        bool operator==(const Wish&) const = default;
    };
    struct Result {
        Wish wish;
        ExactAnswer answer;
        double milliseconds = 0;
    };

    Wish wish() const;
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
    std::optional<Wish> m_searched;
    LatestTask<Result> m_task;
};

}  // namespace solverscope
