// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/lessons/exercise_widget.h"
#include "gui/session/moment_travel.h"
#include "gui/session/solver_check.h"

namespace solverscope {

/// A level of the final project: the learner's own solver, which is built, run and compared with the reference.
class CapstoneWidget : public ExerciseWidget {
    Q_OBJECT

public:
    CapstoneWidget(const Capstone& capstone, const WidgetPlace& place);

    void begin() override {}
    void restoreFrom(ExerciseWidget& before) override;
    bool isDone() const override { return m_record.right; }
    bool holdsBack() const override { return false; }
    void focusFirst() override;
    QWidget* numberField() const override { return nullptr; }
    NotebookEntry entry(NotebookEntry here) const override;

    /// The learner's file, the same in all levels.
    QString file() const { return m_file; }
    void setFile(const QString& file);

    /// Writes the file to begin with, and takes it. False if it exists or cannot be written.
    bool makeFile(const QString& file);

    /// Builds and checks all levels up to this one.
    void check();
    bool isChecking() const { return m_isChecking; }

protected:
    QString markdown(const LessonText&, const Variables&) const override { return {}; }  // it has no texts

private:
    void chooseNew();
    void chooseFile();
    void openInEditor();
    void cancel();
    void take(SolverCheck check);
    void showState();
    void showProgress(const SolverCheckProgress& progress);
    void showResult();
    void openMoment(const QString& file);

    const Capstone& m_capstone;
    CapstoneLevel m_level;
    QString m_file;
    std::optional<SolverCheck> m_check;  // the last one
    bool m_isChecking = false;
    MomentTravel m_travel;

    QLabel* m_name;
    QPushButton* m_editor;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QLabel* m_progress;
    QLabel* m_levels;
    QLabel* m_difference;
    QLabel* m_mistake;
    QLabel* m_explained;
    QLabel* m_output;
    QPushButton* m_moment;
    QPushButton* m_reference;
    LatestTask<SolverCheck> m_task{this};  // last: what runs reports to the rest
};

}  // namespace solverscope
