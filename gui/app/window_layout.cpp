// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/window_layout.h"

#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <algorithm>
#include <iterator>
#include <utility>

#include "gui/app/workspace.h"
#include "gui/scene/scene_view.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {
namespace {

// Counts up when docks are added or renamed: an older layout is then put aside for the default one.
constexpr int layoutVersion = 4;

// From this size on, source, table and chart are visible together.
constexpr QSize largeWindow{1600, 900};

// How large the window is at the first start; it fills screens that are no wider.
constexpr QSize maxInitialSize{1920, 1200};

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

/// Nothing if it differs from what was saved; older versions saved no checksum.
QByteArray kept(const QSettings& settings, const QString& key) {
    const QByteArray bytes = settings.value(key).toByteArray();
    const QVariant expected = settings.value(checksumOf(key));
    return !expected.isValid() || expected.toString() == checksum(bytes) ? bytes : QByteArray();
}

}  // namespace

WindowLayout::WindowLayout(QMainWindow& window, SceneView& scene, Workspace& workspace)
    : QObject(&window), m_window(window), m_scene(scene), m_panels(panelTable()) {
    std::vector<PanelInfo> byMenu = m_panels;
    std::ranges::stable_sort(byMenu, {}, &PanelInfo::menu);
    for (const PanelInfo& each : byMenu) addDock(each, workspace);
}

WindowLayout::~WindowLayout() { startEnded(); }

void WindowLayout::addDock(const PanelInfo& panel, Workspace& workspace) {
    auto* dock = new QDockWidget(panel.title, &m_window);
    dock->setObjectName(QLatin1String(panel.dock));
    QWidget* const view = panel.make(workspace, dock);
    if (panel.traits & PanelInfo::KnowsFuture) new SpoilerOverlay(workspace.controller, *view);
    dock->setWidget(view);
    dock->toggleViewAction()->setToolTip(tr("Shows or hides the panel “%1”").arg(panel.title));
    dock->toggleViewAction()->setStatusTip(dock->toggleViewAction()->toolTip());
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
        if (shown) dock->raise();  // and not behind the tab in front
    });
    connect(dock, &QDockWidget::visibilityChanged, dock, [this, dock](bool visible) {
        // Keys that the user means for the panel in front must not reach one behind it.
        const QWidget* focus = QApplication::focusWidget();
        if (!visible && focus && dock->isAncestorOf(focus) && !m_window.isMinimized()) m_scene.setFocus();
    });
    m_docks.push_back(dock);
    for (const auto changed : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged})
        connect(dock, changed, this, &WindowLayout::trimTitlesSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &WindowLayout::trimTitlesSoon);
}

QDockWidget* WindowLayout::dock(const QString& panel) const {
    const auto info = std::ranges::find(m_panels, panel, [](const PanelInfo& each) { return QLatin1String(each.name); });
    if (info == m_panels.end()) return nullptr;
    return *std::ranges::find(m_docks, QLatin1String(info->dock), &QDockWidget::objectName);
}

PanelPlace WindowLayout::placeOf(const QDockWidget& dock) const {
    return std::ranges::find(m_panels, dock.objectName(), [](const PanelInfo& each) { return QLatin1String(each.dock); })->place;
}

/// Puts the panels of some places behind each other where the first of them is.
void WindowLayout::placeTabs(std::initializer_list<PanelPlace> places) {
    QDockWidget* first = nullptr;
    for (const PanelPlace place : places)
        for (const PanelInfo& panel : m_panels) {
            if (panel.place != place) continue;
            QDockWidget* const next = dock(QLatin1String(panel.name));
            if (first)
                m_window.tabifyDockWidget(first, next);
            else
                first = next;
        }
}

void WindowLayout::reset() {
    using enum PanelPlace;
    for (QDockWidget* each : m_docks) {
        m_window.removeDockWidget(each);
        each->setFloating(false);
    }
    const auto first = [this](PanelPlace place) {
        return dock(QLatin1String(std::ranges::find(m_panels, place, &PanelInfo::place)->name));
    };
    QDockWidget* const lesson = first(Lesson);
    QDockWidget* const card = first(Card);
    QDockWidget* const source = first(Source);
    QDockWidget* const table = first(Table);
    QDockWidget* const charts = first(Chart);
    QDockWidget* const timeline = first(Timeline);
    const auto show = [this](std::initializer_list<QDockWidget*> fronts) {
        for (const PanelInfo& each : m_panels) dock(QLatin1String(each.name))->setVisible(each.traits & PanelInfo::Open);
        for (QDockWidget* front : fronts) front->raise();
    };
    const bool isLarge = m_window.width() >= largeWindow.width() && m_window.height() >= largeWindow.height();
    m_window.addDockWidget(Qt::LeftDockWidgetArea, lesson, Qt::Vertical);
    m_window.addDockWidget(Qt::RightDockWidgetArea, card, Qt::Vertical);
    placeTabs({Lesson});
    if (isLarge) {
        placeTabs({Card});
        m_window.splitDockWidget(card, source, Qt::Vertical);
        placeTabs({Source, List});
        m_window.addDockWidget(Qt::BottomDockWidgetArea, table, Qt::Vertical);
        m_window.addDockWidget(Qt::BottomDockWidgetArea, timeline, Qt::Vertical);
        m_window.splitDockWidget(table, charts, Qt::Horizontal);
        placeTabs({Chart});
        show({source, charts});
        m_window.resizeDocks({lesson, card}, {420, 500}, Qt::Horizontal);
        m_window.resizeDocks({table, timeline}, {260, 170}, Qt::Vertical);
        m_window.resizeDocks({card, source}, {420, 200}, Qt::Vertical);
        m_window.resizeDocks({table, charts}, {m_window.width() / 2, m_window.width() / 2}, Qt::Horizontal);
    } else {
        placeTabs({Card, List});
        m_window.addDockWidget(Qt::BottomDockWidgetArea, source, Qt::Vertical);
        m_window.splitDockWidget(source, timeline, Qt::Horizontal);
        placeTabs({Source, Table, Chart});  // last: beside a tab only another tab can be put
        show({card, source});
        m_window.resizeDocks({lesson, card}, {340, 390}, Qt::Horizontal);
        m_window.resizeDocks({source}, {230}, Qt::Vertical);
        m_window.resizeDocks({source, timeline}, {m_window.width() * 11 / 20, m_window.width() * 9 / 20}, Qt::Horizontal);
    }
}

void WindowLayout::trimTitlesSoon() {
    if (m_trimIsDue) return;
    m_trimIsDue = true;
    // Docks must not be changed while the layout that reports them is at work.
    QMetaObject::invokeMethod(this, &WindowLayout::trimTitles, Qt::QueuedConnection);
}

void WindowLayout::showsTemporarily(const QString& panel) {
    QDockWidget* const shown = dock(panel);
    if (!shown || std::ranges::find(m_temporary, shown, &Temporary::dock) != m_temporary.end()) return;
    std::vector<QDockWidget*> inFront;
    std::ranges::copy_if(m_docks, std::back_inserter(inFront), isInFront);
    m_temporary.push_back({shown, std::move(inFront), shown->toggleViewAction()->isChecked()});
}

void WindowLayout::restoreHidden() {
    for (auto shown = m_temporary.rbegin(); shown != m_temporary.rend(); ++shown) {
        const bool isStillInFront = isInFront(shown->dock);
        const auto besides = m_window.tabifiedDockWidgets(shown->dock);
        if (!shown->wasOpen) shown->dock->hide();
        if (!isStillInFront) continue;
        const auto before = std::ranges::find_if(shown->inFront, [&](QDockWidget* each) {
            return each != shown->dock && besides.contains(each) && each->toggleViewAction()->isChecked();
        });
        if (before != shown->inFront.end()) (*before)->raise();
    }
    m_temporary.clear();
}

void WindowLayout::trimTitles() {
    m_trimIsDue = false;
    for (QDockWidget* dock : m_docks) {
        const auto besides = m_window.tabifiedDockWidgets(dock);
        const bool hasTab = !dock->isFloating() && std::any_of(besides.begin(), besides.end(), [](const QDockWidget* other) {
            return other->toggleViewAction()->isChecked();
        });
        // The tab shows the title already and can be dragged like a title bar.
        if (hasTab == (dock->titleBarWidget() != nullptr)) continue;
        QWidget* before = dock->titleBarWidget();
        dock->setTitleBarWidget(hasTab ? new QWidget(dock) : nullptr);
        delete before;
    }
    for (QTabBar* tabs : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setAccessibleName(tr("Panels"));
        tabs->setElideMode(Qt::ElideNone);  // names that are cut off are useless; the bar scrolls instead
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
        m_window.resize(maxInitialSize.boundedTo(room));
        if (room.width() <= maxInitialSize.width()) m_window.setWindowState(m_window.windowState() | Qt::WindowMaximized);
    }
    reset();
    if (!isTrusted || !m_window.restoreState(kept(settings, stateKey()), layoutVersion)) m_resetIsDue = true;
    for (QAction* layer : m_scene.layerActions()) layer->setChecked(settings.value(layerKey(layer), layer->isChecked()).toBool());
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
