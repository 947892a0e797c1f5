// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <optional>
#include <set>
#include <vector>

#include "gui/session/kept_notebook.h"

namespace solverscope {

class DebuggerController;
class MomentTravel;

/// The notebook of the open scene: its bookmarks, kept in a file of their own which is written after every change, and merged there
/// with what other windows have done. Every change can be taken back.
class Bookmarks : public QObject {
    Q_OBJECT

public:
    Bookmarks(DebuggerController& controller, MomentTravel& travel, QObject* parent = nullptr);
    ~Bookmarks() override;

    const std::vector<Bookmark>& entries() const { return notebook().entries; }
    const Bookmark& operator[](int place) const { return entries()[static_cast<std::size_t>(place)]; }
    int count() const { return static_cast<int>(entries().size()); }

    /// The place of a bookmark, which changes when other windows add and delete; −1 when it has gone.
    int find(qint64 id) const;

    /// Whether there is one at this place. A view that is told of a change later may ask for one that has gone; what is asked of it
    /// then changes nothing.
    bool has(int place) const { return place >= 0 && place < count(); }
    const Notebook& notebook() const { return m_kept->notebook(); }

    /// Bookmarks the moment at the cursor, behind the others. Returns its place.
    int addHere(const QByteArray& picture);

    void rename(int place, const QString& name);
    void setNote(int place, const QString& note);
    void move(int from, int to);
    void remove(int place);
    QUndoStack& undoStack() { return m_undo; }

    /// Why coming back leads somewhere else than where the window is, in a sentence; empty for a moment of the run that is open.
    QString whyElsewhere(int place) const;

    /// Goes to the moment. Where the scene or its inputs are not those of the bookmark, they are put back first; what was there
    /// can be had again by undoing.
    void comeBack(int place);

    /// What coming back did beside moving the cursor, in a sentence; may be empty.
    QString remark() const { return m_remark; }

    /// Where the notebook is kept.
    QString file() const { return m_kept->file(); }

    /// Goes on in another file. False, with `problem()`, when it cannot be written or read; nothing has changed then.
    bool saveAs(const QString& file);
    bool open(const QString& file);

    QString problem() const { return m_problem; }

    /// Takes in what another program has written.
    void readAgain();

    /// Writes what has not been written yet, also of scenes that were open before. False when that is not possible now; it is
    /// tried again later.
    bool flush();

    /// The files that are still to be written.
    QStringList unsavedFiles() const;

signals:
    void changed();
    void added(int place);  // by the user: not when a deletion is taken back
    void noted(int place);
    void cameBack();
    void problemFound();

private:
    friend class NotebookEdit;

    void sceneChanged();
    void load(const QString& file);
    void leave();
    void hold(const QString& file);
    void write(KeptNotebook& notebook);
    void reportDamage(KeptNotebook& notebook);
    void edit(const QString& what, qint64 noted, std::vector<Bookmark> after);
    void setEntries(std::vector<Bookmark> entries);
    void report(const QString& problem);
    QString ownFile() const;
    void adoptScene();

    DebuggerController& m_controller;
    MomentTravel& m_travel;
    std::optional<KeptNotebook> m_kept;
    std::vector<KeptNotebook> m_left;  // of scenes that were open before, not written yet
    QString m_ownFile;                 // that of the open scene, where no other was chosen
    QUndoStack m_undo;
    QTimer m_writing;
    QString m_problem;
    QString m_remark;
    bool m_comingBack = false;
    bool m_failing = false;      // writing has failed, which was reported
    std::set<qint64> m_differs;  // bookmarks that were visited, and were other moments
};

/// Where the notebook of a scene is kept when nobody chose another file.
QString notebookFileOf(const QString& sceneFile, const Scene& scene);

}  // namespace solverscope
