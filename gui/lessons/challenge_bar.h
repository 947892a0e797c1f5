// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

#include "gui/session/latest_task.h"
#include "lessons/loader/challenge.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace solverscope {

class DebuggerController;
class FlowLayout;
class SettingEditor;

/// The challenge of the open scene, above it: what to reach, what may be changed, the gauges, and a button that runs it from the
/// start with what has been entered. Hidden for scenes without one.
class ChallengeBar : public QFrame {
    Q_OBJECT

public:
    ChallengeBar(DebuggerController& controller, QWidget* parent);

    /// What the challenge unlocks; "*" where everything is: there is none, or it is left for free play or for building.
    QStringList controls() const;

    bool isSolved() const { return m_isSolved; }

    /// Runs from the start in the background, shows that run, and says whether it reaches the goal. Again: cancels.
    void tryIt();

signals:
    void controlsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void read();
    void readControls();
    void showGaugesSoon();
    void showGauges();
    void show(const std::vector<CheckFinding>& findings);
    void take(const JudgedRun& run);
    void forgetVerdict();
    void say(const QString& text);  // empty: when the goal counts
    void showButton();
    void paintGround();
    QString whenText() const;
    bool counts(std::int64_t step) const;

    DebuggerController& m_controller;
    std::optional<ChallengeDef> m_challenge;
    std::optional<Task> m_task;
    bool m_isSolved = false;
    bool m_isRunning = false;
    std::optional<std::vector<TimedInput>> m_judged;  // the inputs that the verdict is about
    std::vector<SettingEditor*> m_editors;
    std::vector<QWidget*> m_controlBoxes;
    QTimer m_soon;
    QWidget* m_content;
    QLabel* m_ask;
    QLabel* m_state;
    QWidget* m_parts;
    QPushButton* m_try;
    QToolButton* m_free;
    FlowLayout* m_flow;
    QWidget* m_meters;
    std::vector<QWidget*> m_gauges;
    LatestTask<std::optional<JudgedRun>> m_run{this};  // last: what runs reads the rest
};

}  // namespace solverscope
