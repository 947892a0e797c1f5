// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <cstdint>

#include "physics/world/world.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace solverscope {

class DebuggerController;
class ManualSolveView;

/// Solving the sweeps of any step manually: from the cursor on, with the numbers of the step or with random ones.
class ManualSolvePanel : public QWidget {
    Q_OBJECT

public:
    explicit ManualSolvePanel(DebuggerController& controller, QWidget* parent = nullptr);
    ~ManualSolvePanel() override;

    /// Takes the sweeps that follow the cursor; of a step that has none left, those of the whole step.
    void start();

    /// Gives the bodies other velocities and masses in this step, in a new branch, and starts.
    void startWithFreshNumbers();

    /// Set the seed to get the same random numbers again.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    void takeFocus();
    ManualSolveView& view() { return *m_view; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void startFrom(std::int64_t step, std::size_t event);
    void stop(const QString& reason);
    void follow();
    void updateState();
    void sceneChanged();
    bool isRunning() const;

    DebuggerController& m_controller;
    std::uint64_t m_seed;
    QSpinBox* m_sweeps;
    QCheckBox* m_anyOrder;
    QPushButton* m_stop = nullptr;
    QLabel* m_state;
    ManualSolveView* m_view;
    std::int64_t m_step = 0;  // that is being solved; 0: none
    World m_start;            // its beginning
};

}  // namespace solverscope
