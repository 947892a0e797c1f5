// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QMainWindow>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <cstdint>
#include <optional>
#include <vector>

#include "physics/debugger/cursor.h"

class QComboBox;
class QMenu;
class QTabWidget;
class QTimer;

namespace solverscope {

class Actions;
class Bookmarks;
class Breakpoints;
class BranchesPanel;
class ComparePanel;
class DebuggerController;
class Journal;
class JournalExport;
class JournalPanel;
class LessonPanel;
class MessageBar;
class Meters;
class MomentTravel;
class NotebookExport;
class NotebookPanel;
class SceneView;
class SettingEditor;
class SettingsPanel;
class Timeline;
class WelcomePage;
class WindowLayout;
class Workspace;
struct StepMark;

inline constexpr int readingTime = 10'000;  // ms, of a message in the status bar

/// Composes the views around one controller and decides nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    /// Shows what somebody else owns, which must outlive the window; nullptr: the window has a workspace of its own.
    explicit MainWindow(Workspace* workspace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Goes on where another window of the same workspace stands, in its place on the screen.
    void takeOver(MainWindow& before);

    DebuggerController& controller() { return *m_controller; }
    Actions& actions() { return *m_actions; }
    SceneView& sceneView() { return *m_scene; }
    Breakpoints& breakpoints() { return *m_breakpoints; }
    Bookmarks& bookmarks() { return *m_bookmarks; }
    MomentTravel& travel() { return *m_travel; }

    /// Opens a scene (a file, or the name of one of the library) at a moment that shows something. On a bad file the open scene
    /// stays, and a bar says what was expected where.
    bool openScene(const QString& file);

    /// Opens a link to a moment, with its scene where another one is open. False when it cannot be understood; a bar says why.
    bool openLink(const QString& link);

    /// Opens a lesson of the program by its number; false when there is none.
    bool openLesson(const QString& id);

    /// The lessons of a folder in place of the program's own; empty for those again. False when there are none in it.
    bool openLessons(const QString& folder);

    /// What a start without a file shows: the welcome page, or, where that is not wanted, the last place.
    void start();

    /// The welcome page over the window, until a scene or a lesson is opened.
    void welcome();

    /// Writes the open scene with the settings in force to a file, with its bodies as they were at the start or as they are at the
    /// cursor, and says so. False when it cannot be written; a bar says why.
    enum class SavedMoment { Start, Now };
    bool saveScene(const QString& file, SavedMoment moment);

    /// Writes what closing the window writes, without a question: the session of the user ends.
    void keepAll();

    void showProblem(const QString& problem);

    /// What is wrong with the user's files, by whose they are; empty: it is over. Several stand below one another.
    void showProblemOf(const QObject* files, const QString& problem);

    /// Closes the window as somebody outside has asked. Where work cannot be written it asks first, and closes when the work has
    /// been written, or when it is told again.
    void endFromOutside();

    /// What the bar above the scene says; empty when it is not there.
    QString message() const;

    /// The docks as they were before the first start.
    void resetLayout();

signals:
    /// The user has chosen this language. Who owns the window makes it anew.
    void languageWanted(const QString& code);

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
    static constexpr int messageTime = 8000;  // ms; long enough to read it

    void buildCentre();
    void buildDocks();
    void buildCommands();
    void buildDebugCommands();
    void buildMoments();
    void buildMomentCommands();
    void buildNotebook();
    void buildNotebookCommands();
    void buildWelcome();
    void buildWelcomeCommands();
    void buildLessonCommands();
    void chooseLessons();
    void listLessons();
    void showWaiting();
    QVariantMap lastPlace() const;
    QVariantMap placeAndLayout() const;
    void keepPlace();
    QStringList saveWork();
    void askAboutUnsaved(const QStringList& files);
    bool continueLast();
    void leaveWelcome();
    void compareWarmStarting(const QString& scene);
    void keepBookmarksInJournal();
    void goToEntry(qint64 id);
    void buildAccounts();
    void buildAccountCommands();
    void buildExact();
    void buildExactCommands();
    void buildBranchCommands();
    void buildSandboxes();
    void buildSandboxCommands();
    void buildSeries();
    void buildJoint();
    void buildJointCommands();
    void buildSeriesCommands();
    void buildCompareCommands();
    void buildChartCommands();
    void buildHandSolve();
    void buildHandSolveCommands();
    void hangCurtains();
    void buildToolBar();
    void buildMenus();
    void buildLanguageMenu(QMenu& view);
    void fillRecent();
    void rememberRecent(const QString& file);
    void showPanel(const QString& panel);
    void unlockControls(const QStringList& keys);
    void showGhosts();
    void showSearch();
    void showStop(int place);

    void copyLink();
    void askForLink();
    void arrived();
    std::vector<StepMark> stepMarks() const;
    void askWhy();

    void chooseFromLibrary();
    void chooseScene();
    void saveSceneAs();
    std::optional<SavedMoment> askWhatToSave();
    QString proposedFile(SavedMoment moment) const;
    void exportPicture();
    void showKeys();
    void showShortcuts();
    void showAbout();

    void sceneChanged();
    void recordingChanged();
    void offerBranch();
    void settingsChanged();

    Workspace* m_workspace;
    DebuggerController* m_controller;
    Actions* m_actions;
    Breakpoints* m_breakpoints;
    MomentTravel* m_travel;
    Bookmarks* m_bookmarks;
    QTimer* m_keeping;  // of the place and the layout, while the window is open
    SceneView* m_scene = nullptr;
    WindowLayout* m_layout = nullptr;
    LessonPanel* m_lessons = nullptr;
    SettingsPanel* m_settings = nullptr;
    ComparePanel* m_compare = nullptr;
    QMenu* m_lessonList = nullptr;  // at its end stand the lessons themselves
    std::vector<QAction*> m_listed;
    QTabWidget* m_notebooks = nullptr;
    NotebookPanel* m_notebook = nullptr;
    JournalPanel* m_journalPanel = nullptr;
    JournalExport* m_journalExport = nullptr;
    WelcomePage* m_welcome = nullptr;  // made when it is shown first
    MessageBar* m_waiting = nullptr;   // says that a lesson waits
    QString m_waitingDismissed;
    NotebookExport* m_export = nullptr;
    Timeline* m_timeline = nullptr;
    Meters* m_meters = nullptr;
    BranchesPanel* m_branches = nullptr;
    MessageBar* m_problem = nullptr;
    MessageBar* m_hint = nullptr;
    MessageBar* m_trace = nullptr;  // who recorded the steps, where they are recorded
    MessageBar* m_replaced = nullptr;
    Cursor m_offered;  // where the steps were left that the bar has offered to keep
    std::vector<SettingEditor*> m_toolBarSettings;
    std::vector<QAction*> m_toolBarSettingActions;  // theirs, and their labels'
    QComboBox* m_speed = nullptr;
    QMenu* m_recent = nullptr;
    std::int64_t m_steps = 0;
    QString m_loss;      // what was said last of steps that are forgotten
    QVariantMap m_kept;  // the place and the layout, as they were kept last
    QMap<const QObject*, QString> m_problems;
    bool m_closesUnsaved = false;  // the user has chosen to lose what cannot be written
};

}  // namespace solverscope
