// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QObject>
#include <QVariantMap>
#include <map>
#include <vector>

#include "gui/app/panel_dock.h"
#include "gui/app/perspective.h"

class QMainWindow;

namespace solverscope {

class SceneView;

/// The panels of the window, each in a dock, and where they are in each perspective: at first, as the user left them, and while
/// only the scene is to be seen.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /// A dock for each panel.
    WindowLayout(QMainWindow& window, SceneView& scene, Workspace& workspace);
    ~WindowLayout() override;

    /// In the order of the menu View.
    const std::vector<PanelDock*>& docks() const { return m_docks; }

    /// The dock of a panel, by the name of the panel; nullptr: there is none of that name.
    PanelDock* dock(const QString& panel) const;

    PanelPlace placeOf(const QDockWidget& dock) const;

    /// The panel of a class, which is made if need be; the table must have one.
    template <typename Panel>
    Panel& panel() const {
        return static_cast<Panel&>(dockOf(Panel::staticMetaObject).panel());
    }

    /// The same if it has been made, otherwise nullptr.
    template <typename Panel>
    Panel* made() const {
        return static_cast<Panel*>(dockOf(Panel::staticMetaObject).made());
    }

    /// Calls `use` with the panel of a class, now or when it is made.
    template <typename Panel, typename Use>
    void whenMade(QObject* context, Use use) const {
        if (Panel* panel = made<Panel>()) return use(*panel);
        connect(&dockOf(Panel::staticMetaObject), &PanelDock::panelMade, context,
                [use](QWidget* panel) { use(static_cast<Panel&>(*panel)); });
    }

    /// Makes the panels that another window has.
    void makePanelsOf(const WindowLayout& other);

    /// While something lies over the whole window, panels that are shown are not made before `makeCovered`.
    void setCovered(bool on);
    void makeCovered();

    Perspective perspective() const { return m_perspective; }

    /// Shows the panels of another perspective as they were left there.
    void show(Perspective perspective);

    /// The initial docks of the perspective in use.
    void reset();

    /// The state when the window was last closed. Qt does not validate what it restores, and damaged data can crash it: data
    /// that does not match its checksum is ignored, and so is the data of a start that did not finish.
    void restore();

    /// The data read by `restore`: values of the user's settings, by their keys.
    QVariantMap settings() const;

    /// To be called when the window is shown: before the first start its size decides where things go.
    void windowShown();

    /// To be called before a panel is shown temporarily: `restoreHidden` then closes it, or raises the previous one.
    void showsTemporarily(const QString& panel);
    void restoreHidden();

    /// Hides all panels, or brings them back.
    void setFullScene(bool on);

    /// From now on a perspective shows its first panel only, and `settings` has nothing to save.
    void present();
    bool isPresenting() const { return m_isPresenting; }

    struct DockSize {
        QDockWidget* dock;
        QSize size;
    };
    struct Temporary {
        QDockWidget* dock;
        std::vector<QDockWidget*> inFront;  // previous state of all panels
        std::vector<DockSize> sizes;        // previous, of what it takes room from
        bool wasOpen;
    };
    struct State {
        Perspective perspective = Perspective::Debug;
        QByteArray docks;
        std::vector<Temporary> temporary;
    };

    /// What a visit of another scene comes back to: first to the perspective, then to the rest by `comeBackTo`.
    State state() const;
    void comeBackTo(const State& before);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    PanelDock& dockOf(const QMetaObject& panel) const;
    void addDock(const PanelInfo& panel, Workspace& workspace);
    void arrange();
    std::vector<QDockWidget*> docksInFront() const;
    std::vector<QDockWidget*> docksBeside(const QDockWidget& dock) const;  // in front, in the same area
    void resizeTo(const std::vector<DockSize>& sizes);
    void giveRoom(QDockWidget& dock);
    void giveShare(QDockWidget& dock);
    bool restoreDocks(const QByteArray& state);
    void restoreDocksAgain();
    std::vector<QDockWidget*> docksOf(const Arrangement::Tabs& kinds) const;
    QByteArray stateNow() const;
    void startEnded();
    void trimTitlesSoon();
    void trimTitles();

    QMainWindow& m_window;
    SceneView& m_scene;
    std::vector<PanelInfo> m_panels;
    std::vector<PanelDock*> m_docks;
    std::vector<Temporary> m_temporary;
    Perspective m_perspective = Perspective::Debug;
    std::map<Perspective, QByteArray> m_left;  // the other perspectives that were seen, as they were left
    QByteArray m_restored;                     // in the window before it had its size
    QByteArray m_beforeFullScene;
    bool m_isCovered = false;
    bool m_trimIsDue = false;
    bool m_resetIsDue = false;
    bool m_isStarting = false;
    bool m_isPresenting = false;
};

}  // namespace solverscope
