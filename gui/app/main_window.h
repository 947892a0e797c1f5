// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QMainWindow>
#include <QString>

#include "gui/app/window_layout.h"
#include "gui/app/workspace.h"

namespace solverscope {

class Actions;
class CompareScenes;
class LessonHost;
class Messages;
class Notebooks;
class Perspectives;
class SceneFiles;
class SceneView;
class ToolBar;
class UserSession;

/// Composes the views around one workspace, and lets its parts find each other. What it has of panels, commands and menus is read
/// from panels.cpp and commands.cpp.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    /// Shows an existing workspace, which must outlive the window; nullptr: the window has its own workspace.
    explicit MainWindow(Workspace* workspace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Goes on where another window of the same workspace was, in its place on the screen.
    void takeStateFrom(MainWindow& before);

    Workspace& workspace() { return *m_workspace; }
    DebuggerController& controller() { return m_workspace->controller; }
    Breakpoints& breakpoints() { return m_workspace->breakpoints; }
    Bookmarks& bookmarks() { return m_workspace->bookmarks; }
    MomentTravel& travel() { return m_workspace->travel; }

    Actions& actions() { return *m_actions; }
    SceneView& sceneView() { return *m_scene; }
    WindowLayout& panels() { return *m_panels; }
    Messages& messages() { return *m_messages; }
    SceneFiles& files() { return *m_files; }
    LessonHost& lessons() { return *m_lessons; }
    Notebooks& notebooks() { return *m_notebooks; }
    UserSession& userSession() { return *m_session; }

    Perspective perspective() const { return m_panels->perspective(); }
    void showPerspective(Perspective perspective);

    /// Shows the window on the full screen with few panels; the layout of the user is not touched.
    void beginPresentation(Perspective perspective);

    template <typename Panel>
    Panel& panel() {
        return m_panels->panel<Panel>();
    }

    /// Shows a panel in front of the others at its place.
    template <typename Panel>
    Panel& show() {
        auto& shown = panel<Panel>();
        bringUp(shown.parentWidget());
        return shown;
    }

    /// The same by its name (panels.h); one that no panel has shows none.
    void showPanel(const QString& name) { bringUp(m_panels->dock(name)); }
    using QWidget::show;

    /// The scenes of all variants that are compared in the place of the scene, or the scene alone.
    void showSideBySide(bool on);

    /// See the parts of the window that do it.
    bool openScene(const QString& file);
    bool openLesson(const QString& id);
    bool openLink(const QString& link);
    void showProblem(const QString& problem);
    QString message() const;

    /// The initial docks of the perspective in use.
    void resetLayout();

    /// What can be changed of the settings is not what it was.
    void settingsChanged();

signals:
    /// The user has chosen this language. The owner of the window replaces it by another one.
    void languageRequested(const QString& code);

    /// The same for the size of text [%], and for a presentation.
    void textSizeRequested(int percent);
    void allDigitsRequested(bool on);
    void presentationRequested(bool on);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    QMenu* createPopupMenu() override;

private:
    void connectPanels();
    void receive(QWidget* panel);
    void connectComparison();
    void bringUp(QWidget* dock);
    void showTitle();

    Workspace* m_workspace;
    Actions* m_actions;
    SceneView* m_scene;
    CompareScenes* m_scenes = nullptr;
    WindowLayout* m_panels = nullptr;
    Messages* m_messages = nullptr;
    SceneFiles* m_files = nullptr;
    LessonHost* m_lessons = nullptr;
    Notebooks* m_notebooks = nullptr;
    Perspectives* m_perspectives = nullptr;
    UserSession* m_session = nullptr;
    ToolBar* m_toolBar = nullptr;
};

}  // namespace solverscope
