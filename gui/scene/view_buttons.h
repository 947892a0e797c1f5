// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

class QToolButton;

namespace solverscope {

class SceneView;

/// Zoom, fit and pan as buttons at the edge of the scene; their tool tips say what the mouse and the keys do instead.
class ViewButtons : public QWidget {
    Q_OBJECT

public:
    explicit ViewButtons(SceneView& scene);

    /// What the mouse does in the scene: a gesture, and its effect.
    static std::vector<std::pair<QString, QString>> mouseActions();

    /// The first of them, where there is nothing in the scene.
    static QString mouseLine();

private:
    QToolButton* add(const char* name, const char* icon, const QString& text, const QString& explanation);
};

}  // namespace solverscope
