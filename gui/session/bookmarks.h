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

    /// Why coming back leads somewhere else than where the window is, in a sentence; empty for a moment of the run that is open.
    QString elsewhereReason(int place) const;

    /// Goes to the moment. Where the scene or its inputs are not those of the bookmark, they are put back first; what was there
    /// can be had again by undoing.
    void comeBack(int place);

    /// What coming back did beside moving the cursor, in a sentence; may be empty.
    QString remark() const { return m_remark; }

    /// Goes on in another file. False, with `problem()`, when it cannot be written or read; nothing has changed then.
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
    QString m_ownFile;  // that of the open scene, where no other was chosen
    QString m_remark;
    bool m_goingToBookmark = false;
    std::set<qint64> m_differs;  // bookmarks that were visited, and were other moments
};

/// Where the notebook of a scene is kept when nobody chose another file.
QString notebookFileOf(const QString& sceneFile, const Scene& scene);

}  // namespace solverscope
