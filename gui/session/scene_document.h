// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <map>
#include <optional>

#include "physics/scene/scene.h"

namespace solverscope {

class DebuggerController;

/// The scene as the user's document: which file it belongs to, and whether it differs from what was opened, begun or saved last.
/// Only editing it makes a difference: running it, moving the cursor and the inputs of the recording – settings among them – do
/// not. A new scene is another document, and undoing it brings back the one before with its file.
class SceneDocument : public QObject {
    Q_OBJECT

public:
    explicit SceneDocument(DebuggerController& controller, QObject* parent = nullptr);

    /// Never during a visit: the visited scene is not the user's.
    bool isModified() const { return m_isModified; }

    /// The file of the user that the scene was opened from or saved to, also after an edit; empty for a scene of the library, and
    /// for one that has no file yet.
    QString file() const;

    /// The scene's title in the language in use, otherwise the name of its file; may be empty.
    QString name() const;

    /// The open scene is in this file now. `isStart`: as its beginning is, so that the file can be opened in its place.
    void saved(const QString& file, bool isStart);

    /// The open scene was never saved; it belongs to this file, or to none.
    void recovered(const QString& file);

signals:
    void changed();

private:
    struct Document {
        QString file;
        std::optional<Scene> saved;  // none: nothing equals it
    };

    void opened();
    void compare();
    Document& current();

    DebuggerController& m_controller;
    std::map<std::uint64_t, Document> m_documents;  // that undo, redo and the end of a visit can bring back
    bool m_isModified = false;
};

}  // namespace solverscope
