// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <optional>

class QMenu;

namespace solverscope {

class DebuggerController;
class MainWindow;
class SceneDocument;

/// Which bodies a scene is saved with.
enum class SavedMoment { Start, Now };

/// Opens and saves scenes and pictures of them, and asks where.
class SceneFiles : public QObject {
    Q_OBJECT

public:
    explicit SceneFiles(MainWindow& window);

    /// Opens a scene (a file, or the name of one of the library) at an interesting moment. On a bad file the open scene stays,
    /// and a bar shows what was expected where.
    bool open(const QString& file);

    /// An empty scene with ground, to be built in.
    void newScene();

    void chooseFromLibrary();
    void choose();

    /// Writes the open scene with the current settings to a file, with its bodies as at the start or as at the cursor, and
    /// reports it. False if it cannot be written; a bar shows why.
    bool save(const QString& file, SavedMoment moment);
    /// To the scene's own file, if it has one and the scene is saved as at the start; otherwise asks where. False if it is not
    /// saved.
    bool save();
    bool saveStart();
    bool saveAs();

    /// The scene as a link in the clipboard.
    void copyLink();

    /// Of the scene or of the window; asks where.
    void exportPicture();

    /// Reports that it is written, or why not.
    void exportPicture(QWidget& of, const QString& file);

    /// Puts the menu of recent scenes into another one.
    void addRecentTo(QMenu& menu);

private:
    void fill(QMenu& recent);
    void rememberRecent(const QString& file);
    bool canSave();
    bool saveAs(SavedMoment moment);
    std::optional<SavedMoment> askWhichMoment();
    QString proposedFile(SavedMoment moment, const QString& suffix = QStringLiteral(".json")) const;

    MainWindow& m_window;
    DebuggerController& m_controller;
    SceneDocument& m_document;
};

}  // namespace solverscope
