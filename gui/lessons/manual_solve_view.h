// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/lessons/manual_solve_tables.h"
#include "gui/session/latest_task.h"
#include "physics/debugger/manual_solve/manual_grading.h"
#include "physics/debugger/manual_solve/manual_solve.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace solverscope {

class DebuggerController;

/// Sweeps to be made by hand: the rows with their known numbers, the current bodies, fields for Δλ and Λ of the picked row, and
/// the model solution to step through.
class ManualSolveView : public QWidget {
    Q_OBJECT

public:
    /// `compact`: for a narrow column; otherwise tables are side by side.
    ManualSolveView(DebuggerController& controller, bool compact, QWidget* parent = nullptr);

    /// Begins; `start` is the beginning of the step.
    void begin(ManualSolveExam exam, const Scene& scene, const World& start);

    /// Continues where the view of the previous language was.
    void restoreFrom(ManualSolveView& before);

    /// Removes the exercise.
    void clear();

    bool isBegun() const { return m_exam != nullptr; }
    const ManualSolveExam& exam() const { return *m_exam; }
    bool isShowingModel() const { return m_model != nullptr; }

    /// The picked row; otherwise the one whose turn it is.
    std::uint32_t rowInQuestion() const;

    /// The stop of the engine's own step with the state shown; nothing if the rows were visited in another order.
    std::optional<std::size_t> shownEvent() const;

    void focusFirst();

    /// The field for the impulse of the next visit; nullptr if none is expected.
    QWidget* numberField() const;

    /// The buttons for J and the model solution; a parent may place them elsewhere.
    const std::vector<QWidget*>& tools() const { return m_tools; }

signals:
    void visitsShownChanged();  // another number of visits is shown than before
    void answered();            // right or wrong
    void finished();

private:
    QWidget* buildAnswer();
    QWidget* buildModel();
    QWidget* buildTables();
    void fill();
    void enable(bool on);
    void showBegun();
    void pick(int row);
    void takePick();
    void commit();
    void giveUp();
    void showVerdict(const QString& text, std::optional<bool> right);
    void afterVisit();
    void goOnAfterAnswer(bool visited);
    void showModel(bool shown);
    void stepModel(bool forward);
    void showModelVisit();
    void updateProgress();
    void fitTables();
    const ManualSolve& shownSolve() const { return m_model ? *m_model : m_exam->solve(); }

    DebuggerController& m_controller;
    bool m_compact;
    std::unique_ptr<ManualSolveExam> m_exam;
    std::unique_ptr<ManualSolve> m_model;  // while the model solution is stepped through
    Scene m_scene;
    std::optional<SolveError> m_solveError;
    LatestTask<SolveError> m_task;
    ManualRowTable* m_rowTable;
    ManualBodyTable* m_bodyTable;
    QTableView* m_rows = nullptr;
    QTableView* m_bodies = nullptr;
    QLabel* m_progress = nullptr;
    QLabel* m_verdict = nullptr;
    QWidget* m_answer = nullptr;
    std::vector<QWidget*> m_tools;
    QComboBox* m_pick = nullptr;
    QLineEdit* m_delta = nullptr;
    QLineEdit* m_lambda = nullptr;
    QLabel* m_deltaUnit = nullptr;
    QLabel* m_lambdaUnit = nullptr;
    QPushButton* m_check = nullptr;
    QPushButton* m_giveUp = nullptr;
    QCheckBox* m_jacobian = nullptr;
    QPushButton* m_modelButton = nullptr;
    QPushButton* m_modelBack = nullptr;
    QPushButton* m_modelOn = nullptr;
    bool m_picking = false;
};

}  // namespace solverscope
