// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <utility>

#include "physics/scene/scene.h"

namespace solverscope {

class DebuggerController;

/// The scene as the user's document: which file it belongs to, and whether it differs from what was opened or saved last. Only
/// editing it makes a difference: running it, moving the cursor and the inputs of the recording – settings among them – do not.
class SceneDocument : public QObject {
    Q_OBJECT

public:
    explicit SceneDocument(DebuggerController& controller, QObject* parent = nullptr);

    bool isModified() const { return m_isModified; }

    /// The file of the user that the scene was opened from or saved to, also after an edit; empty for a scene of the library, and
    /// for one that has no file yet.
    const QString& file() const { return m_file; }

    /// The scene's title in the language in use, otherwise the name of its file; may be empty.
    QString name() const;

    /// The open scene is a new one: it has no file, and is worth saving only after an edit. Undo leads back to the one before.
    void begun();

    /// The open scene is in this file now. `isStart`: as its beginning is, so that the file can be opened in its place.
    void saved(const QString& file, bool isStart);

    /// The open scene was never saved; it belongs to this file, or to none.
    void recovered(const QString& file);

signals:
    void changed();

private:
    void opened();
    void compare();

    DebuggerController& m_controller;
    QString m_file;
    std::optional<Scene> m_saved;                      // none: nothing equals it
    std::optional<std::pair<QString, Scene>> m_other;  // file and saved scene of the one that Undo or Redo leads to
    bool m_isModified = false;
};

}  // namespace solverscope
