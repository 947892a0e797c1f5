// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>

namespace solverscope {

class MainWindow;
class SceneDocument;
class SceneRecovery;

/// Asks before an edited scene would be lost, and offers those that an earlier run has left.
class UnsavedScene : public QObject {
    Q_OBJECT

public:
    explicit UnsavedScene(MainWindow& window);

    /// Whether the scene may be left: it has no unsaved edits, or the user has saved or discarded them. The scene of a lesson is
    /// the lesson's, which keeps what the learner adds to it.
    bool mayLeave();

private:
    void offer();

    MainWindow& m_window;
    SceneDocument& m_document;
    SceneRecovery& m_recovery;
};

}  // namespace solverscope
