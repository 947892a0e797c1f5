// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <set>

#include "gui/session/notebook_store.h"

namespace solverscope {

class DebuggerController;
class MomentTravel;

/// The notebook of the open scene: its bookmarks, kept in a file of their own.
class Bookmarks : public NotebookStore {
    Q_OBJECT

public:
    Bookmarks(DebuggerController& controller, MomentTravel& travel, QObject* parent = nullptr);
    ~Bookmarks() override;

    /// Whether there is a bookmark at this place.
    bool has(int place) const { return place >= 0 && place < count(); }

    /// Bookmarks the moment at the cursor, behind the others. Returns its id.
    qint64 addHere(const QByteArray& picture);

    void rename(qint64 id, const QString& name);
    void move(int from, int to);

    /// Why the bookmark leads away from the open run, in a sentence; empty for a moment of the open run.
    QString elsewhereReason(int place) const;

    /// Goes to the moment. If the scene or its inputs differ from the bookmark's, they are restored first; the previous ones
    /// can be restored by undo.
    void goToBookmark(int place);

    /// What returning did besides moving the cursor, in a sentence; may be empty.
    QString remark() const { return m_remark; }

    /// Switches to another file. False, with `problem()`, if it cannot be written or read; nothing has changed then.
    bool saveAs(const QString& file);
    bool open(const QString& file);

signals:
    void bookmarkReached();

private:
    void sceneChanged();
    void load(const QString& file);
    void hold(const QString& file);
    QString ownFile() const;
    void adoptScene();

    DebuggerController& m_controller;
    MomentTravel& m_travel;
    QString m_ownFile;  // that of the open scene, if no other was chosen
    QString m_remark;
    bool m_goingToBookmark = false;
    std::set<qint64> m_differs;  // bookmarks that were visited, and were other moments
};

/// The default file of a scene's notebook.
QString notebookFileOf(const QString& sceneFile, const Scene& scene);

/// The learner's notebook: what was predicted, answered and written, in order of time.
class Journal : public NotebookStore {
    Q_OBJECT

public:
    /// The file of this user.
    static QString defaultFile();

    explicit Journal(QString file = defaultFile(), QObject* parent = nullptr);
    ~Journal() override;

    /// Adds an entry, which gets its id and, unless it has one, its time. Returns the id. A full notebook first moves its oldest
    /// entries to a file of their own.
    qint64 add(NotebookEntry entry);

    /// Another text and feedback for an entry, for what is written elsewhere and can be undone there.
    void follow(qint64 id, const QString& text, const QString& feedback = {});
};

}  // namespace solverscope
