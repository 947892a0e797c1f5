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
#include <QTimer>
#include <algorithm>
#include <utility>

#include "gui/app/workspace.h"
#include "gui/scene/scene_view.h"
#include "gui/style/text_size.h"

namespace solverscope {
namespace {

// Counts up when docks are added or renamed: an older layout is then put aside for the default one.
constexpr int layoutVersion = 5;

// How large the window is at the first start; it fills screens that are no wider.
constexpr QSize maxInitialSize{1920, 1200};

// How long a window that is shown maximized may take to get its size; ms.
constexpr int maximizingTime = 300;

QString stateKey(Perspective perspective) { return QStringLiteral("window/") + QLatin1String(infoOf(perspective).name); }
QString perspectiveKey() { return QStringLiteral("window/perspective"); }
QString geometryKey() { return QStringLiteral("window/geometry"); }
QString temporaryKey() { return QStringLiteral("window/shownByLesson"); }
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
    window.installEventFilter(this);
}

WindowLayout::~WindowLayout() { startEnded(); }

void WindowLayout::addDock(const PanelInfo& panel, Workspace& workspace) {
    auto* dock = new PanelDock(panel, workspace, &m_window);
    dock->toggleViewAction()->setToolTip(tr("Shows or hides the panel “%1”").arg(panel.title));
    dock->toggleViewAction()->setStatusTip(dock->toggleViewAction()->toolTip());
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

PanelDock* WindowLayout::dock(const QString& panel) const {
    const auto found = std::ranges::find(m_docks, panel, [](const PanelDock* each) { return QLatin1String(each->info().name); });
    return found == m_docks.end() ? nullptr : *found;
}

PanelDock& WindowLayout::dockOf(const QMetaObject& panel) const {
    return **std::ranges::find(m_docks, &panel, [](const PanelDock* each) { return each->info().content.type; });
}

void WindowLayout::makePanelsOf(const WindowLayout& other) {
    for (const PanelDock* each : other.m_docks)
        if (each->made()) dock(QLatin1String(each->info().name))->panel();
}

void WindowLayout::setCovered(bool on) {
    m_isCovered = on;
    for (PanelDock* each : m_docks) each->setCovered(on);
    trimTitlesSoon();
}

/// One after another: the user need not wait for all.
void WindowLayout::makeCovered() {
    if (!m_isCovered) return;
    const auto next = std::ranges::find_if(m_docks, [](const PanelDock* each) { return !each->made() && each->isVisible(); });
    if (next == m_docks.end()) return trimTitles();
    (*next)->panel();
    QTimer::singleShot(0, this, &WindowLayout::makeCovered);
}

PanelPlace WindowLayout::placeOf(const QDockWidget& dock) const { return static_cast<const PanelDock&>(dock).info().place; }

std::vector<QDockWidget*> WindowLayout::docksOf(const Arrangement::Tabs& kinds) const {
    std::vector<QDockWidget*> docks;
    for (const PanelPlace kind : kinds)
        for (const PanelInfo& panel : m_panels)
            if (panel.place == kind) docks.push_back(dock(QLatin1String(panel.name)));
    return docks;
}

void WindowLayout::show(Perspective perspective) {
    if (perspective == m_perspective) return;
    restoreHidden();
    if (!m_resetIsDue) m_left[m_perspective] = stateNow();
    m_perspective = perspective;
    const auto before = m_left.find(perspective);
    m_restored.clear();
    if (before == m_left.end() || !restoreDocks(before->second)) arrange();
    m_left.erase(perspective);
}

void WindowLayout::reset() {
    m_restored.clear();
    arrange();
}

/// If the window is to be shown maximized, Qt keeps a layout that does not fit before, and comes back to it with docks that may
/// have moved in the meantime: a crash. So the layout is restored as that of a small window, and once more in one that has its
/// size.
bool WindowLayout::restoreDocks(const QByteArray& state) {
    const Qt::WindowStates states = m_window.windowState();
    const bool isWaiting = !m_window.isVisible();
    if (isWaiting) m_window.overrideWindowState(Qt::WindowNoState);
    const bool isRestored = m_window.restoreState(state, layoutVersion);
    if (isWaiting) m_window.overrideWindowState(states);
    if (isWaiting && isRestored) m_restored = state;
    return isRestored;
}

void WindowLayout::restoreDocksAgain() {
    if (m_restored.isEmpty() || !m_window.isVisible()) return;
    const std::vector<QDockWidget*> inFront = docksInFront();  // what was brought up since then
    m_window.restoreState(m_restored, layoutVersion);
    for (QDockWidget* each : inFront) {
        each->show();
        each->raise();
    }
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !m_restored.isEmpty())
        QMetaObject::invokeMethod(this, &WindowLayout::restoreDocksAgain, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void WindowLayout::arrange() {
    const Arrangement places = arrangementOf(m_perspective, m_window.size());
    for (QDockWidget* each : m_docks) {
        each->setFloating(false);  // first: Qt docks only what has a place in the window
        m_window.removeDockWidget(each);
    }
    m_window.setCorner(Qt::BottomLeftCorner, places.isBottomBelowLeft ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, places.isBottomBelowRight ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
    std::vector<std::vector<QDockWidget*>> tabs{docksOf(places.left), docksOf(places.right)};
    m_window.addDockWidget(Qt::LeftDockWidgetArea, tabs[0].front(), Qt::Vertical);
    m_window.addDockWidget(Qt::RightDockWidgetArea, tabs[1].front(), Qt::Vertical);
    QList<QDockWidget*> bottom;
    for (const Arrangement::Tabs& each : places.bottom) {
        tabs.push_back(docksOf(each));
        QDockWidget* const next = tabs.back().front();
        if (bottom.isEmpty())
            m_window.addDockWidget(Qt::BottomDockWidgetArea, next, Qt::Vertical);
        else
            m_window.splitDockWidget(bottom.last(), next, Qt::Horizontal);
        bottom.append(next);
    }
    for (const auto& behindEachOther : tabs)  // last: beside a tab only another tab can be put
        for (std::size_t i = 1; i < behindEachOther.size(); ++i)
            m_window.tabifyDockWidget(behindEachOther.front(), behindEachOther[i]);
    bool isFull = false;  // with what a presentation has room for
    for (const PanelInfo& each : m_panels) {
        const bool isShown = std::ranges::find(m_temporary, dock(QLatin1String(each.name)), &Temporary::dock) != m_temporary.end();
        const bool isOpen = !isFull && (isShown || std::ranges::find(each.openIn, m_perspective) != each.openIn.end());
        dock(QLatin1String(each.name))->setVisible(isOpen);
        isFull = isFull || (isOpen && m_isPresenting);
    }
    for (const auto& behindEachOther : tabs) {
        const auto front = std::ranges::find_if(behindEachOther, [](const QDockWidget* each) { return !each->isHidden(); });
        if (front != behindEachOther.end()) (*front)->raise();
    }
    const auto widthOf = [this](int wanted) { return std::min(textScaled(wanted), m_window.width() * 2 / 5); };
    m_window.resizeDocks({tabs[0].front(), tabs[1].front()}, {widthOf(places.leftWidth), widthOf(places.rightWidth)},
                         Qt::Horizontal);
    m_window.resizeDocks({bottom.front()}, {places.bottomHeight}, Qt::Vertical);
    QList<int> shares(bottom.size(), m_window.width());
    shares.front() = m_window.width() * 5 / 4;  // most tabs are there
    m_window.resizeDocks(bottom, shares, Qt::Horizontal);
}

void WindowLayout::trimTitlesSoon() {
    if (m_trimIsDue) return;
    m_trimIsDue = true;
    // Docks must not be changed while the layout that reports them is at work.
    const auto trim = [this] {
        m_trimIsDue = false;
        if (!m_isCovered) trimTitles();  // otherwise once the panels are made
    };
    QMetaObject::invokeMethod(this, trim, Qt::QueuedConnection);
}

void WindowLayout::trimTitles() {
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
    const QString last = settings.value(perspectiveKey()).toString();
    for (const Perspective each : allPerspectives) {
        if (QLatin1String(infoOf(each).name) == last) m_perspective = each;
        if (const QByteArray state = kept(settings, stateKey(each)); isTrusted && !state.isEmpty()) m_left[each] = state;
    }
    const auto left = m_left.extract(m_perspective);
    if (left.empty() || !restoreDocks(left.mapped())) {
        arrange();
        m_resetIsDue = true;
    }
    for (const QString& shown : settings.value(temporaryKey()).toStringList())
        if (QDockWidget* each = dock(shown); each && !m_resetIsDue) m_temporary.push_back({each, {}, {}, false});
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
    QMetaObject::invokeMethod(this, &WindowLayout::restoreDocksAgain, Qt::QueuedConnection);
    QTimer::singleShot(maximizingTime, this, [this] { m_restored.clear(); });
    if (!m_resetIsDue) return;
    m_resetIsDue = false;
    // Only now the window has its size, which decides where things go.
    QMetaObject::invokeMethod(this, &WindowLayout::reset, Qt::QueuedConnection);
}

QVariantMap WindowLayout::settings() const {
    if (m_resetIsDue || m_isPresenting) return {};
    QVariantMap now;
    keep(now, geometryKey(), m_window.saveGeometry());
    for (const QAction* layer : m_scene.layerActions()) now[layerKey(layer)] = layer->isChecked();
    now[perspectiveKey()] = QLatin1String(infoOf(m_perspective).name);
    keep(now, stateKey(m_perspective), stateNow());
    QStringList temporary;
    for (const PanelInfo& each : m_panels)
        if (std::ranges::any_of(m_temporary,
                                [&](const Temporary& one) { return !one.wasOpen && one.dock == dock(QLatin1String(each.name)); }))
            temporary.append(QLatin1String(each.name));
    now[temporaryKey()] = temporary;
    for (const Perspective each : allPerspectives) {
        const auto left = m_left.find(each);
        if (each != m_perspective) keep(now, stateKey(each), left == m_left.end() ? QByteArray() : left->second);
    }
    return now;
}

QByteArray WindowLayout::stateNow() const {
    return m_beforeFullScene.isEmpty() ? m_window.saveState(layoutVersion) : m_beforeFullScene;
}

void WindowLayout::present() {
    m_isPresenting = true;
    m_restored.clear();
    m_left.clear();
    m_resetIsDue = true;
    arrange();
}

void WindowLayout::setFullScene(bool on) {
    m_restored.clear();
    if (!on) {
        restoreDocks(m_beforeFullScene);
        m_beforeFullScene.clear();
        return;
    }
    m_beforeFullScene = m_window.saveState(layoutVersion);
    for (QDockWidget* each : m_docks) each->hide();
}

}  // namespace solverscope
