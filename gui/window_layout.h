// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QObject>
#include <QVariantMap>
#include <functional>
#include <initializer_list>
#include <vector>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace solverscope {

class SceneView;

/// Where the panels of the window stand: at first, as the user left them, and while only the scene is to be seen.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, SceneView& scene);
    ~WindowLayout() override;

    /// `open`: whether it is there at the first start; the others wait in the menus until they are asked for.
    QDockWidget* addDock(const char* name, const QString& title, QWidget* view, bool open = true);
    const std::vector<QDockWidget*>& docks() const { return m_docks; }

    /// The docks as they were before the first start.
    void reset();

    /// As it was when the window was closed the last time. Qt does not check what it is given to restore, and damage can end the
    /// program: what does not fit its checksum is left out, and so is what the last start was given when it came to no end.
    void restore();

    /// What `restore` reads: values of the user's settings, by their keys.
    QVariantMap settings() const;

    /// As it stands in another window of the same panels.
    void takeOver(const WindowLayout& before);

    /// To be called when the window is shown: before the first start its size decides where things go.
    void windowShown();

    /// To be called before a panel is shown for a while only: `takeBack` closes it then, or puts in front what was there.
    void lend(QDockWidget* dock);
    void takeBack();

    /// Hides all panels, or brings them back.
    void setFullScene(bool on);

private:
    QDockWidget* placeTabs(std::initializer_list<const char*> names, const std::function<void(QDockWidget*)>& place);
    struct Lent {
        QDockWidget* dock;
        std::vector<QDockWidget*> inSight;  // what was, of all panels
        bool wasOpen;
    };

    void startEnded();
    void trimTitlesSoon();
    void trimTitles();

    QMainWindow& m_window;
    SceneView& m_scene;
    std::vector<QDockWidget*> m_docks;
    std::vector<QDockWidget*> m_closedAtFirst;
    std::vector<Lent> m_lent;
    QByteArray m_beforeFullScene;
    bool m_trimIsDue = false;
    bool m_resetIsDue = false;
    bool m_isStarting = false;
};

}  // namespace solverscope
