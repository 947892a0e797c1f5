// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/window_layout.h"

#include <QAction>
#include <QCryptographicHash>
#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <algorithm>
#include <iterator>
#include <utility>

#include "gui/views/scene_view.h"

namespace solverscope {
namespace {

// Counts up when docks are added or renamed: an older layout is then put aside for the default one.
constexpr int layoutVersion = 4;

// From this size on, source, table and chart are in sight together.
constexpr QSize roomyWindow{1600, 900};

// How large the window is at the first start; it fills screens that are no wider.
constexpr QSize largestFirstSize{1920, 1200};

bool isInFront(const QDockWidget* dock) { return dock->toggleViewAction()->isChecked() && !dock->visibleRegion().isEmpty(); }

QString stateKey() { return QStringLiteral("window/state"); }
QString geometryKey() { return QStringLiteral("window/geometry"); }
QString startingKey() { return QStringLiteral("window/starting"); }
QString checksumOf(const QString& key) { return key + QStringLiteral("_checksum"); }
QString layerKey(const QAction* layer) { return QStringLiteral("layers/") + layer->objectName(); }

QString checksum(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

void keep(QVariantMap& settings, const QString& key, const QByteArray& bytes) {
    settings[key] = bytes;
    settings[checksumOf(key)] = checksum(bytes);
}

/// Nothing where it is not as it was kept; older versions kept no checksum.
QByteArray kept(const QSettings& settings, const QString& key) {
    const QByteArray bytes = settings.value(key).toByteArray();
    const QVariant expected = settings.value(checksumOf(key));
    return !expected.isValid() || expected.toString() == checksum(bytes) ? bytes : QByteArray();
}

}  // namespace

WindowLayout::WindowLayout(QMainWindow& window, SceneView& scene) : QObject(&window), m_window(window), m_scene(scene) {}

WindowLayout::~WindowLayout() { startEnded(); }

QDockWidget* WindowLayout::addDock(const char* name, const QString& title, QWidget* view, bool open) {
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(view);
    dock->toggleViewAction()->setToolTip(tr("Shows or hides the panel “%1”").arg(title));
    dock->toggleViewAction()->setStatusTip(dock->toggleViewAction()->toolTip());
    m_docks.push_back(dock);
    if (!open) m_closedAtFirst.push_back(dock);
    for (const auto changed : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged})
        connect(dock, changed, this, &WindowLayout::trimTitlesSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &WindowLayout::trimTitlesSoon);
    return dock;
}

QDockWidget* WindowLayout::placeTabs(std::initializer_list<const char*> names, const std::function<void(QDockWidget*)>& place) {
    QDockWidget* first = nullptr;
    for (const char* name : names) {
        auto* dock = m_window.findChild<QDockWidget*>(QLatin1String(name));
        if (!dock) continue;
        if (first)
            m_window.tabifyDockWidget(first, dock);
        else
            place(first = dock);
    }
    return first;
}

void WindowLayout::reset() {
    for (QDockWidget* each : m_docks) {
        m_window.removeDockWidget(each);
        each->setFloating(false);
    }
    const bool roomy = m_window.width() >= roomyWindow.width() && m_window.height() >= roomyWindow.height();
    const auto into = [this](Qt::DockWidgetArea area) {
        return [this, area](QDockWidget* dock) { m_window.addDockWidget(area, dock, Qt::Vertical); };
    };
    const auto show = [this](std::initializer_list<QDockWidget*> fronts) {
        for (QDockWidget* each : m_docks) each->setVisible(std::ranges::find(m_closedAtFirst, each) == m_closedAtFirst.end());
        for (QDockWidget* front : fronts) front->raise();
    };
    const auto beside = [this](QDockWidget* other, Qt::Orientation way) {
        return [this, other, way](QDockWidget* dock) { m_window.splitDockWidget(other, dock, way); };
    };
    QDockWidget* lesson = placeTabs({"lessonDock"}, into(Qt::LeftDockWidgetArea));
    if (roomy) {
        QDockWidget* card = placeTabs({"rowCardDock", "warmStartDock", "provenanceDock", "exactDock", "offendersDock"},
                                      into(Qt::RightDockWidgetArea));
        QDockWidget* source = placeTabs({"sourceDock", "bodiesDock", "metersDock", "settingsDock", "breakpointsDock",
                                         "branchesDock", "jointDock", "notebookDock"},
                                        beside(card, Qt::Vertical));
        QDockWidget* iterations = placeTabs({"iterationsDock"}, into(Qt::BottomDockWidgetArea));
        QDockWidget* timeline = placeTabs({"timelineDock"}, into(Qt::BottomDockWidgetArea));
        QDockWidget* charts = placeTabs({"convergenceDock", "impulsesDock", "energyDock", "compareDock", "sweepDock", "orderDock",
                                         "handSolveDock", "matrixDock", "planeDock", "ledgerDock"},
                                        beside(iterations, Qt::Horizontal));
        show({source, charts});
        m_window.resizeDocks({lesson, card}, {420, 500}, Qt::Horizontal);
        m_window.resizeDocks({iterations, timeline}, {260, 170}, Qt::Vertical);
        m_window.resizeDocks({card, source}, {420, 200}, Qt::Vertical);
        m_window.resizeDocks({iterations, charts}, {m_window.width() / 2, m_window.width() / 2}, Qt::Horizontal);
    } else {
        QDockWidget* card =
            placeTabs({"rowCardDock", "warmStartDock", "provenanceDock", "exactDock", "offendersDock", "bodiesDock", "metersDock",
                       "settingsDock", "breakpointsDock", "branchesDock", "jointDock", "notebookDock"},
                      into(Qt::RightDockWidgetArea));
        // Tabs come last: beside a tab only another tab can be put.
        QDockWidget* tables = placeTabs({"sourceDock"}, into(Qt::BottomDockWidgetArea));
        QDockWidget* timeline = placeTabs({"timelineDock"}, beside(tables, Qt::Horizontal));
        placeTabs({"sourceDock", "iterationsDock", "convergenceDock", "impulsesDock", "energyDock", "compareDock", "sweepDock",
                   "orderDock", "handSolveDock", "matrixDock", "planeDock", "ledgerDock"},
                  [](QDockWidget*) {});
        show({card, tables});
        m_window.resizeDocks({lesson, card}, {340, 390}, Qt::Horizontal);
        m_window.resizeDocks({tables}, {230}, Qt::Vertical);
        m_window.resizeDocks({tables, timeline}, {m_window.width() * 11 / 20, m_window.width() * 9 / 20}, Qt::Horizontal);
    }
}

void WindowLayout::trimTitlesSoon() {
    if (m_trimIsDue) return;
    m_trimIsDue = true;
    // Docks must not be changed while the layout that reports them is at work.
    QMetaObject::invokeMethod(this, &WindowLayout::trimTitles, Qt::QueuedConnection);
}

void WindowLayout::lend(QDockWidget* dock) {
    if (std::any_of(m_lent.begin(), m_lent.end(), [dock](const Lent& each) { return each.dock == dock; })) return;
    std::vector<QDockWidget*> inSight;
    std::copy_if(m_docks.begin(), m_docks.end(), std::back_inserter(inSight), isInFront);
    m_lent.push_back({dock, std::move(inSight), dock->toggleViewAction()->isChecked()});
}

void WindowLayout::takeBack() {
    for (auto lent = m_lent.rbegin(); lent != m_lent.rend(); ++lent) {
        const bool isStillInFront = isInFront(lent->dock);
        const auto besides = m_window.tabifiedDockWidgets(lent->dock);
        if (!lent->wasOpen) lent->dock->hide();
        if (!isStillInFront) continue;
        const auto before = std::find_if(lent->inSight.begin(), lent->inSight.end(), [&](QDockWidget* each) {
            return each != lent->dock && besides.contains(each) && each->toggleViewAction()->isChecked();
        });
        if (before != lent->inSight.end()) (*before)->raise();
    }
    m_lent.clear();
}

void WindowLayout::trimTitles() {
    m_trimIsDue = false;
    for (QDockWidget* dock : m_docks) {
        const auto besides = m_window.tabifiedDockWidgets(dock);
        const bool hasTab = !dock->isFloating() && std::any_of(besides.begin(), besides.end(), [](const QDockWidget* other) {
            return other->toggleViewAction()->isChecked();
        });
        // The tab says the title already and can be dragged like a title bar.
        if (hasTab == (dock->titleBarWidget() != nullptr)) continue;
        QWidget* before = dock->titleBarWidget();
        dock->setTitleBarWidget(hasTab ? new QWidget(dock) : nullptr);
        delete before;
    }
    for (QTabBar* tabs : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setAccessibleName(tr("Panels"));
        tabs->setElideMode(Qt::ElideNone);  // names that are cut off tell nothing; the bar scrolls instead
        tabs->setUsesScrollButtons(true);
    }
}

void WindowLayout::restore() {
    QSettings settings;
    const bool isTrusted = !settings.value(startingKey()).toBool();
    settings.setValue(startingKey(), true);
    settings.sync();
    m_isStarting = true;
    if (!isTrusted || !m_window.restoreGeometry(kept(settings, geometryKey()))) {
        const QSize room = m_window.screen()->availableSize();
        m_window.resize(largestFirstSize.boundedTo(room));
        if (room.width() <= largestFirstSize.width()) m_window.setWindowState(m_window.windowState() | Qt::WindowMaximized);
    }
    reset();
    if (!isTrusted || !m_window.restoreState(kept(settings, stateKey()), layoutVersion)) m_resetIsDue = true;
    for (QAction* layer : m_scene.layerActions()) layer->setChecked(settings.value(layerKey(layer), layer->isChecked()).toBool());
}

void WindowLayout::takeOver(const WindowLayout& before) {
    m_resetIsDue = before.m_resetIsDue;
    m_window.restoreGeometry(before.m_window.saveGeometry());
    // A window that is larger than its screen stays so.
    if (!before.m_window.isMaximized() && !before.m_window.isFullScreen()) m_window.setGeometry(before.m_window.geometry());
    const bool full = !before.m_beforeFullScene.isEmpty();
    m_window.restoreState(full ? before.m_beforeFullScene : before.m_window.saveState(layoutVersion), layoutVersion);
    const auto layers = m_scene.layerActions();
    const auto layersBefore = before.m_scene.layerActions();
    for (qsizetype i = 0; i < layers.size(); ++i) layers[i]->setChecked(layersBefore[i]->isChecked());
}

void WindowLayout::startEnded() {
    if (!std::exchange(m_isStarting, false)) return;
    QSettings settings;
    settings.remove(startingKey());
    settings.sync();
}

void WindowLayout::windowShown() {
    QMetaObject::invokeMethod(this, &WindowLayout::startEnded, Qt::QueuedConnection);
    if (!m_resetIsDue) return;
    m_resetIsDue = false;
    // Only now the window has its size, which decides where things go.
    QMetaObject::invokeMethod(this, &WindowLayout::reset, Qt::QueuedConnection);
}

QVariantMap WindowLayout::settings() const {
    if (m_resetIsDue) return {};
    QVariantMap now;
    keep(now, geometryKey(), m_window.saveGeometry());
    for (const QAction* layer : m_scene.layerActions()) now[layerKey(layer)] = layer->isChecked();
    keep(now, stateKey(), m_beforeFullScene.isEmpty() ? m_window.saveState(layoutVersion) : m_beforeFullScene);
    return now;
}

void WindowLayout::setFullScene(bool on) {
    if (!on) {
        m_window.restoreState(m_beforeFullScene, layoutVersion);
        m_beforeFullScene.clear();
        return;
    }
    m_beforeFullScene = m_window.saveState(layoutVersion);
    for (QDockWidget* each : m_docks) each->hide();
}

}  // namespace solverscope
