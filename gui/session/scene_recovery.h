// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/notebook_file.h"

namespace solverscope {

class DebuggerController;
class MomentTravel;
class SceneDocument;

/// Keeps an edited scene, with its inputs and the place of the cursor, in a file of the program's own while it is not saved, and
/// finds such files of programs that did not end properly. The file is a notebook with one moment. A lock next to each file belongs
/// to the program that writes it, or that offers it to the user: programs that run at the same time have different files.
class SceneRecovery : public QObject {
    Q_OBJECT

public:
    static constexpr int delay = 3000;  // ms, from an edit to writing it

    SceneRecovery(DebuggerController& controller, SceneDocument& document, MomentTravel& travel, QObject* parent = nullptr);

    /// An orderly end: nothing is kept, unless `keep` was called.
    ~SceneRecovery() override;

    /// Writes the edited scene now, or removes the file if there are no unsaved edits. False if it cannot be written.
    bool write();

    /// The file stays when the program ends: nobody could be asked.
    void keep();

    /// Where the files are.
    static QString folder();

    /// Looks for scenes that other programs have left.
    void look();

    /// A scene that a program left, the latest one first.
    struct Lost {
        QString title;
        QDateTime time;  // of the last edit that was written
        std::size_t more = 0;
    };
    std::optional<Lost> lost() const;

    /// Opens it, with what is unsaved in it still unsaved; or removes it. Then the next one is the latest.
    void restore();
    void discard();

    /// Files that could not be read, in a sentence; empty if there are none.
    const QString& problem() const { return m_problem; }

signals:
    void lostChanged();

private:
    struct Left {
        QString file;
        QDateTime time;
        std::unique_ptr<QLockFile> lock;
        Notebook notebook;
    };

    void remove();

    DebuggerController& m_controller;
    SceneDocument& m_document;
    MomentTravel& m_travel;
    QTimer m_writing;
    QString m_file;  // of this program; empty before anything was written
    std::unique_ptr<QLockFile> m_lock;
    bool m_keeps = false;
    std::vector<Left> m_left;  // the latest one last
    QString m_problem;
};

}  // namespace solverscope
