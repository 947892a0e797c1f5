// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDir>
#include <QDockWidget>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "gui/app/main_window.h"
#include "gui/app/run_window.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "tests/gui/waiting.h"

namespace solverscope {

/// What the user keeps between two starts goes to a folder of the test.
class UserOfATest {
public:
    void begin() {
        if (!m_config.isValid()) qFatal("no folder for the settings of the test");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_config.path());
        // Progress and notebooks; QStandardPaths' own test mode has one folder for all tests, which run at the same time.
        qputenv("XDG_DATA_HOME", dataFolder().toUtf8());
        prepareApplication(*static_cast<QApplication*>(QCoreApplication::instance()));
    }

    /// Settings, progress and notebooks are those of a first start.
    void forget() {
        QSettings().clear();
        QDir(dataFolder()).removeRecursively();
    }

private:
    QString dataFolder() const { return m_config.filePath(QStringLiteral("data")); }

    QTemporaryDir m_config;
};

inline constexpr QSize smallWindow(1280, 800);

/// Tests look into panels that a user has not opened yet.
inline void makeAllPanels(MainWindow& window) {
    for (PanelDock* each : window.panels().docks()) each->panel();
}

/// The window that tests of a class share, between two of them.
inline std::unique_ptr<MainWindow>& waitingWindow() {
    static std::unique_ptr<MainWindow> window;
    static const bool closedAtTheEnd = (qAddPostRoutine([] { waitingWindow().reset(); }), true);
    Q_UNUSED(closedAtTheEnd)
    return window;
}

struct EndOfUse {
    bool shared = false;

    void operator()(MainWindow* window) const {
        if (shared)
            waitingWindow().reset(window);
        else
            delete window;
    }
};

using ShownWindow = std::unique_ptr<MainWindow, EndOfUse>;

inline ShownWindow shown(ShownWindow window, const QString& scene, QSize size) {
    makeAllPanels(*window);
    window->setWindowState(Qt::WindowNoState);
    window->resize(size);
    window->workspace().document.saved({}, false);  // what the test before has edited
    if (!window->openScene(scene)) qFatal("the scene does not open");
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
    settle();
    window->sceneView().setFocus();
    return window;
}

inline ShownWindow shownWindow(const QString& scene = QStringLiteral("stack_10"), QSize size = smallWindow) {
    waitingWindow().reset();
    return shown(ShownWindow(new MainWindow), scene, size);
}

/// The window of the test before, with its docks in their places and the scene opened again: for tests of one panel, which do not
/// ask how a window begins. What a panel keeps from scene to scene is still there.
inline ShownWindow sharedWindow(const QString& scene = QStringLiteral("stack_10")) {
    if (!waitingWindow()) waitingWindow() = std::make_unique<MainWindow>();
    ShownWindow window(waitingWindow().release(), {.shared = true});
    window->resetLayout();
    return shown(std::move(window), scene, smallWindow);
}

inline void press(MainWindow& window, Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&window, key, with); }

inline const Session& session(MainWindow& window) { return window.controller().session(); }

inline QDockWidget* dockOf(MainWindow& window, const char* name) { return window.findChild<QDockWidget*>(QLatin1String(name)); }

}  // namespace solverscope
