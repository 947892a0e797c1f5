// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>

#include "gui/app/perspective.h"

namespace solverscope {

class MainWindow;

/// What goes with a perspective besides its layout: the command that is checked, the scene or the scenes side by side, and the
/// lesson, which waits while the learner looks at something else.
class Perspectives : public QObject {
    Q_OBJECT

public:
    explicit Perspectives(MainWindow& window);

    void show(Perspective perspective);

    /// For a scene that the user has opened.
    void showForScene();

    /// After the layout was restored.
    void begin();

signals:
    void changed(Perspective perspective);

private:
    void enter();

    MainWindow& m_window;
};

}  // namespace solverscope
