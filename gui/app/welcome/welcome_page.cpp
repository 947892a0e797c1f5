// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/welcome/welcome_page.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "gui/app/panel_dock.h"
#include "gui/app/scene_library.h"
#include "gui/app/welcome/welcome_tile.h"
#include "gui/session/scene_source.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int pageMargin = 28;
constexpr int logoSize = 44;

QString atStartKey() { return QStringLiteral("welcome/atStart"); }

std::function<Result<Scene>()> stackWithWarmStarting(double factor) {
    return [factor]() -> Result<Scene> {
        auto scene = loadSceneFrom(QStringLiteral(":/scenes/stack_10.json"));
        if (scene) scene->settings.warmStarting = factor;
        return scene;
    };
}

std::function<Result<Scene>()> libraryScene(const char* name) {
    return [file = QStringLiteral(":/scenes/%1.json").arg(QLatin1String(name))] { return loadSceneFrom(file); };
}

}  // namespace

WelcomePage::WelcomePage(QWidget* window) : QWidget(window), m_pages(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("welcomePage"));
    setAccessibleName(tr("Welcome"));
    setFocusPolicy(Qt::StrongFocus);
    m_pages->addWidget(buildTiles());
    m_pages->addWidget(buildScenes());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(pageMargin, pageMargin / 2, pageMargin, pageMargin / 2);
    layout->addWidget(m_pages);
    window->installEventFilter(this);
    setAttribute(Qt::WA_OpaquePaintEvent);  // what is under it is not painted
    connect(this, &WelcomePage::appeared, this, [this] {
        for (WelcomeTile* each : m_tiles) each->start();
    });
    hide();
}

QWidget* WelcomePage::buildTiles() {
    auto* page = new QWidget(this);
    auto* logo = new QLabel(page);
    logo->setPixmap(QIcon(QStringLiteral(":/icons/solverscope.svg")).pixmap(logoSize));
    auto* name = new QLabel(QStringLiteral("Solverscope"), page);
    name->setFont(scaled(font(), 2, true));
    m_continue = new QPushButton(page);
    m_continue->setObjectName(QStringLiteral("continueLast"));
    m_continue->setIcon(themedIcon(QStringLiteral("continue")));
    m_continue->setFont(scaled(font(), 1.15, true));
    m_continue->setMinimumHeight(2 * fontMetrics().height() + 8);
    connect(m_continue, &QPushButton::clicked, this, &WelcomePage::continueRequested);
    auto* about = new QHBoxLayout;
    about->setSpacing(12);
    about->addWidget(logo);
    auto* purpose = new QLabel(
        tr("See how a physics engine keeps things apart: stop its solver at every impulse, forward and back, and change anything."),
        page);
    purpose->setObjectName(QStringLiteral("purpose"));
    purpose->setWordWrap(true);
    about->addLayout(inColumn({name, purpose}), 1);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->setSpacing(12);
    m_head->addLayout(about, 1);
    m_head->addWidget(m_continue);

    const std::array<QString, 3> titles{tr("Learn"), tr("Explore scenes"), tr("Compare")};
    auto* tiles = new QHBoxLayout;
    tiles->setSpacing(20);
    tiles->addStretch();
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles[i] = new WelcomeTile(static_cast<int>(i) + 1, titles[i], page);
        m_tiles[i]->setObjectName(QStringLiteral("door%1").arg(i + 1));
        tiles->addWidget(m_tiles[i], 100);
        connect(m_tiles[i], &WelcomeTile::resized, this, &WelcomePage::alignTiles);
        connect(m_tiles[i], &WelcomeTile::neighbourRequested, this, [this, i](int by) {
            const auto count = static_cast<int>(m_tiles.size());
            m_tiles[static_cast<std::size_t>((static_cast<int>(i) + by + count) % count)]->setFocus();
        });
    }
    tiles->addStretch();
    connect(m_tiles[0], &QAbstractButton::clicked, this, &WelcomePage::learnRequested);
    connect(m_tiles[1], &QAbstractButton::clicked, this, [this] { showScenes(true); });
    connect(m_tiles[2], &QAbstractButton::clicked, this, [this] { emit compareRequested(QStringLiteral("stack_10")); });

    LiveShow explore;
    for (const char* scene : {"pyramid_10", "newtons_cradle", "car", "rope_and_chain", "domino", "motor_arm"})
        explore.panes.push_back({libraryScene(scene), {}});
    explore.columns = 2;
    explore.impulses = false;
    m_tiles[1]->setShow(explore);
    m_tiles[1]->setLine(tr("%1 scenes to step through").arg(libraryScenes().size()));
    LiveShow compare;
    compare.panes.push_back({stackWithWarmStarting(1), tr("warm starting on")});
    compare.panes.push_back({stackWithWarmStarting(0), tr("warm starting off")});
    compare.first = 60;
    m_tiles[2]->setShow(compare);
    m_tiles[2]->setLine(
        tr("Warm starting begins each step with the impulses of the last one: with it this tower stands, without it falls."));

    m_atStart = new QCheckBox(tr("Show at start"), page);
    m_atStart->setObjectName(QStringLiteral("welcomeAtStart"));
    m_atStart->setChecked(isShownAtStart());
    connect(m_atStart, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(atStartKey(), on); });
    auto* two = new QPushButton(tr("Compare a stack of two"), page);
    two->setObjectName(QStringLiteral("compareTwo"));
    connect(two, &QPushButton::clicked, this, [this] { emit compareRequested(QStringLiteral("two_box_stack")); });
    auto* tour = new QPushButton(themedIcon(QStringLiteral("run")), tr("60-second tour"), page);
    tour->setObjectName(QStringLiteral("welcomeTour"));
    tour->setToolTip(tr("Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison"));
    connect(tour, &QPushButton::clicked, this, &WelcomePage::tourRequested);
    auto* open = new QPushButton(themedIcon(QStringLiteral("open")), tr("Open a file…"), page);
    open->setObjectName(QStringLiteral("welcomeOpen"));
    open->setToolTip(tr("Opens a scene file; you can also drop it here"));
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    auto* close = new QPushButton(tr("Close"), page);
    close->setObjectName(QStringLiteral("closeWelcome"));
    close->setToolTip(tr("Shows the window (Esc)"));
    connect(close, &QPushButton::clicked, this, &WelcomePage::left);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* each : {tour, two, open, close}) buttons->addWidget(each);
    m_foot = new QBoxLayout(QBoxLayout::LeftToRight);
    m_foot->addWidget(m_atStart);
    m_foot->addStretch();
    m_foot->addLayout(buttons);

    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addLayout(m_head);
    layout->addLayout(tiles, 1);
    layout->addLayout(m_foot);
    setTabOrder(m_continue, m_tiles[0]);
    return page;
}

QWidget* WelcomePage::buildScenes() {
    auto* page = new QWidget(this);
    auto* back = new QPushButton(tr("◀ Welcome"), page);
    back->setObjectName(QStringLiteral("backToDoors"));
    back->setToolTip(tr("Returns to the start of the welcome page (Esc)"));
    connect(back, &QPushButton::clicked, this, [this] { showScenes(false); });
    auto* name = new QLabel(tr("Explore scenes"), page);
    name->setFont(scaled(font(), 1.5, true));
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(back);
    head->addWidget(name);
    head->addStretch();
    m_grid = new SceneGrid(page);
    connect(m_grid, &SceneGrid::chosen, this, &WelcomePage::sceneRequested);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_grid, 1);
    return page;
}

bool WelcomePage::isShownAtStart() { return QSettings().value(atStartKey(), true).toBool(); }

bool WelcomePage::showsScenes() const { return m_pages->currentIndex() == 1; }

void WelcomePage::showScenes(bool on) {
    m_pages->setCurrentIndex(on ? 1 : 0);
    on ? m_grid->begin() : m_tiles[1]->setFocus();
}

void WelcomePage::welcome(const WelcomeFacts& facts) {
    complete(facts);
    m_pages->setCurrentIndex(0);
    cover();
    makeRoom();
    show();
    QTimer::singleShot(0, this, &WelcomePage::cover);  // the window's own first layout puts panels on top
    facts.last.isEmpty() ? m_tiles[0]->setFocus() : m_continue->setFocus();
}

void WelcomePage::complete(const WelcomeFacts& facts) {
    m_continue->setVisible(!facts.last.isEmpty());
    m_continue->setText(tr("Continue: %1").arg(facts.last));
    if (!facts.learn.isEmpty()) {
        m_tiles[0]->setLine(facts.learn + QLatin1Char('\n') + facts.learnLine);
        m_tiles[0]->setShow(facts.learnShow);
    }
    alignTiles();
}

/// The menus stay reachable; the rest of the window is under the page.
void WelcomePage::cover() {
    const auto* window = qobject_cast<QMainWindow*>(parentWidget());
    const int top = window && !window->menuBar()->isNativeMenuBar() ? window->menuBar()->height() : 0;
    setGeometry(parentWidget()->rect().adjusted(0, top, 0, 0));
    raise();
}

/// Large text has more room below than beside.
void WelcomePage::makeRoom() {
    constexpr double maxShare = 0.5;  // of the width, for the button next to the purpose
    const int room = width() - 2 * pageMargin;
    const auto lead = [](QBoxLayout& layout, bool isBelow) {
        layout.setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    };
    lead(*m_head, m_continue->sizeHint().width() > maxShare * room);
    const int buttons = m_foot->itemAt(m_foot->count() - 1)->sizeHint().width();
    lead(*m_foot, m_atStart->sizeHint().width() + m_foot->spacing() + buttons > room);
}

/// Their pictures have the same height.
void WelcomePage::alignTiles() {
    int lines = 0;
    for (const WelcomeTile* each : m_tiles) lines = std::max(lines, each->linesOfWords());
    for (WelcomeTile* each : m_tiles) each->setLinesOfWords(lines);
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

bool WelcomePage::eventFilter(QObject* watched, QEvent* event) {
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show;
    if (watched == parentWidget() && moved && isVisibleTo(parentWidget())) cover();
    return QWidget::eventFilter(watched, event);
}

bool WelcomePage::event(QEvent* event) {
    // Digits and Escape are this page's while it is there.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool ours = key->modifiers() == Qt::NoModifier &&
                          (key->key() == Qt::Key_Escape || (key->key() >= Qt::Key_1 && key->key() <= Qt::Key_3));
        if (ours) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void WelcomePage::keyPressEvent(QKeyEvent* event) {
    const int number = event->key() - Qt::Key_1;
    if (event->key() == Qt::Key_Escape) return showsScenes() ? showScenes(false) : emit left();
    if (!showsScenes() && number >= 0 && number < static_cast<int>(m_tiles.size()))
        return m_tiles[static_cast<std::size_t>(number)]->click();
    const bool arrow = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    if (!showsScenes() && arrow) return m_tiles[0]->setFocus();
    QWidget::keyPressEvent(event);
}

/// The page keeps the keyboard focus: what is under it is invisible.
bool WelcomePage::focusNextPrevChild(bool next) {
    std::vector<QWidget*> stops;
    for (QWidget* each = nextInFocusChain(); each != this; each = each->nextInFocusChain())
        if (isAncestorOf(each) && each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus))
            stops.push_back(each);
    if (stops.empty()) return false;
    const auto at = std::ranges::find(stops, focusWidget());
    const auto count = std::ssize(stops);
    const auto place = at == stops.end() ? (next ? -1 : 0) : at - stops.begin();
    stops[static_cast<std::size_t>((place + (next ? 1 : count - 1)) % count)]->setFocus(next ? Qt::TabFocusReason
                                                                                             : Qt::BacktabFocusReason);
    return true;
}

void WelcomePage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), palette().color(QPalette::Window));
    if (std::exchange(m_hasAppeared, true)) return;
    // Queued: if the picture took long, other timers have run out in the meantime, and come first.
    QTimer::singleShot(afterFirstPicture, this,
                       [this] { QMetaObject::invokeMethod(this, &WelcomePage::appeared, Qt::QueuedConnection); });
}

}  // namespace solverscope
