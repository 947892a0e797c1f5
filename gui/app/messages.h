// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>

#include "physics/trace/event.h"

class QStatusBar;
class QVBoxLayout;

namespace solverscope {

class Actions;
class MessageBar;
class Workspace;

/// What the window says: in bars above and below the scene, and in its status bar.
class Messages : public QObject {
    Q_OBJECT

public:
    static constexpr int statusMessageTime = 10'000;  // ms
    static constexpr int messageTime = 8000;

    /// `around`: the scene is in it already; the bars go above and below.
    Messages(Workspace& workspace, const Actions& commands, QStatusBar& status, QVBoxLayout& around, QObject* parent);

    /// In the status bar; without a time until something else is said.
    void say(const QString& text, int milliseconds = 0);

    void showProblem(const QString& problem);

    /// What is wrong with the user's files, by whose they are; empty: it is over. Several problems are shown below one another.
    void showProblemOf(const QObject* files, const QString& problem);

    /// The text of the bar above the scene; empty if it is hidden.
    QString problem() const;

    /// The lines of keys, at the first starts; to be called when the commands have their keys.
    void showHint();

    /// Above the scene: that a lesson waits.
    MessageBar& waiting() { return *m_waiting; }

    /// Above the scene: that an edited scene was left by a program that has ended.
    MessageBar& recovered() { return *m_recovered; }

    /// Goes on where those of another window were.
    void takeStateFrom(const Messages& before);

signals:
    /// Steps that a change had replaced are kept as a branch.
    void replacedKept();

private:
    void sceneChanged();
    void recordingChanged();
    void offerBranch();
    void showSearch();
    QString beginOfNewSetting();

    /// One notice at a time: the bars, the most important first.
    std::array<MessageBar*, 5> inOrder() const;
    void showMostImportant();

    Workspace& m_workspace;
    const Actions& m_commands;
    QStatusBar& m_status;
    MessageBar* m_waiting;
    MessageBar* m_recovered;
    MessageBar* m_problem;
    MessageBar* m_trace;     // who recorded the steps, for a recorded trace
    MessageBar* m_replaced;  // offers to keep steps that a change has replaced
    MessageBar* m_hint;
    QMap<const QObject*, QString> m_problems;
    Cursor m_offered;  // the place of the replaced steps that the bar has offered to keep
    std::int64_t m_steps = 0;
    std::size_t m_inputs = 0;
    QString m_lastLossMessage;  // the last message about discarded steps
};

}  // namespace solverscope
