// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/tool_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QWidgetAction>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/app/actions.h"
#include "gui/app/perspective.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/text_size.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"

namespace solverscope {
namespace {

constexpr std::array speeds{0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0};

/// A button with the perspectives in which it is used; one without a name is a separator.
struct Button {
    const char* command;
    bool isClear = false;  // its picture is understood anywhere
    bool inLearn = true;
    bool inCompare = true;
    bool inBuild = true;
    int givenUp = neverGivenUp;  // its turn when there is no room for all

    static constexpr int neverGivenUp = 100;

    bool isIn(Perspective perspective) const {
        switch (perspective) {
            case Perspective::Learn:
                return inLearn;
            case Perspective::Debug:
                return true;
            case Perspective::Compare:
                return inCompare;
            case Perspective::Build:
                return inBuild;
        }
        Q_UNREACHABLE();
    }
};

constexpr std::array toolButtons{
    Button{"run", true},  // where it is, and what it is called, is the same everywhere
    Button{"restart", true},
    Button{""},
    Button{"step-back"},
    Button{"phase-back", false, false, false, false, 1},
    Button{"iteration-back", false, true, true, false},
    Button{"row-back", false, true, false, false},
    Button{"row-forward", false, true, false, false},
    Button{"iteration-forward", false, true, true, false},
    Button{"phase-forward", false, false, false, false, 1},
    Button{"step-forward"},
    Button{"", false, true, false, false},
    Button{"continue-back", true, false, false, false, 2},
    Button{"continue", true, false, false, false, 2},
    Button{"sweeps", true, true, false, false},
};

constexpr int kindsGivenUp = 3;  // two of buttons; last the word before the number of iterations, which its tool tip has, too

}  // namespace

ToolBar::ToolBar(DebuggerController& controller, const Actions& commands, QWidget* parent)
    : QToolBar(tr("Steps and settings"), parent), m_controller(controller), m_commands(commands), m_speed(new QComboBox(this)) {
    setObjectName(QStringLiteral("toolBar"));
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    m_run = commands[QStringLiteral("run")];
    setIconSize({textScaled(20), textScaled(20)});
    for (const Perspective each : allPerspectives) addAction(commands[QLatin1String(infoOf(each).name)]);
    addSeparator();
    addSpeed();
    addSweeps(commands);
    addSeparator();
    addSettings();
}

void ToolBar::addSpeed() {
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Simulated seconds per second while running"));
    for (const double speed : speeds) m_speed->addItem(tr("× %1").arg(speed), speed);
    const auto showSpeed = [this] { m_speed->setCurrentIndex(m_speed->findData(m_controller.speed())); };
    showSpeed();
    m_speedAction = addWidget(m_speed);
    connect(m_speed, &QComboBox::activated, this, [this] { m_controller.setSpeed(m_speed->currentData().toDouble()); });
    connect(&m_controller, &DebuggerController::playbackChanged, this, showSpeed);
}

/// The menu of the button that plays sweeps: how many rows a second, on a logarithmic scale, and whether the step begins again.
void ToolBar::addSweeps(const Actions& commands) {
    m_sweepMenu = new QMenu(this);
    auto* page = new QWidget(m_sweepMenu);
    auto* text = named(new QLabel(page), "rowSpeedText");
    auto* slider = named(new QSlider(Qt::Horizontal, page), "rowSpeed", tr("Speed of the sweeps, rows per second"));
    constexpr int places = 100;
    slider->setRange(0, places);
    slider->setPageStep(places / 5);
    slider->setMinimumWidth(200);
    fillPanel(page, 8, {text, slider});
    const double range = std::log(DebuggerController::fastestRows / DebuggerController::slowestRows);
    const auto showSpeed = [this, slider, text, range] {
        const double rows = m_controller.rowSpeed();
        text->setText(tr("%1 rows per second").arg(rows, 0, 'f', rows < 10 ? 1 : 0));
        const QSignalBlocker quiet(slider);
        slider->setValue(static_cast<int>(std::lround(places * std::log(rows / DebuggerController::slowestRows) / range)));
    };
    showSpeed();
    connect(slider, &QSlider::valueChanged, this, [this, range](int place) {
        m_controller.setRowSpeed(DebuggerController::slowestRows * std::exp(range * place / places));
    });
    connect(&m_controller, &DebuggerController::playbackChanged, slider, showSpeed);
    auto* action = new QWidgetAction(m_sweepMenu);
    action->setDefaultWidget(page);
    m_sweepMenu->addAction(action);
    m_sweepMenu->addAction(commands[QStringLiteral("loop-step")]);
}

void ToolBar::addSettings() {
    for (const char* key : {"method", "iterations", "warm_starting"}) {
        const SettingInfo& info = *findSetting(key);
        auto* editor = new SettingEditor(m_controller, info, true, this);
        editor->setObjectName(QStringLiteral("toolBar.") + QLatin1String(key));
        if (info.kind == SettingKind::Integer) {
            auto* label = new QLabel(settingLabel(info) + QLatin1Char(' '), this);
            label->setContentsMargins(8, 0, 0, 0);
            m_settingActions.push_back(addWidget(label));
            m_countLabel = m_settingActions.back();
        }
        editor->setContentsMargins(info.kind == SettingKind::Choice ? 0 : 6, 0, 6, 0);
        m_settingActions.push_back(addWidget(editor));
        m_editors.push_back(editor);
    }
}

void ToolBar::refresh(const QStringList& unlocked) {
    const Settings settings = m_controller.session().nextSettings();
    showSettings();
    for (SettingEditor* editor : m_editors) {
        editor->show(settings);
        const QString why = SettingsPanel::disabledReason(m_controller, unlocked, settings, editor->info());
        editor->setEnabled(why.isEmpty());
        setDisabledReason(*editor, why);
    }
}

void ToolBar::showSettings() {
    // The settings with which a trace was recorded are unknown.
    const bool areKnown = !m_controller.scene().playback;
    for (QAction* action : m_settingActions) action->setVisible(areKnown && (action != m_countLabel || m_givenUp < kindsGivenUp));
}

void ToolBar::showCommandsOf(Perspective perspective) {
    m_perspective = perspective;
    m_givenUp = 0;
    placeCommands();
    show(m_texts);
    m_widthAvailable = 0;
    fit();
}

void ToolBar::placeCommands() {
    showSettings();
    for (QAction* action : m_shown) {
        removeAction(action);
        if (action->isSeparator()) delete action;
    }
    m_shown.clear();
    for (const Button& each : toolButtons) {
        if (!each.isIn(m_perspective) || each.givenUp <= m_givenUp) continue;
        const bool isSeparator = *each.command == 0;
        if (!isSeparator) insertAction(m_speedAction, m_commands[QLatin1String(each.command)]);
        m_shown.push_back(isSeparator ? insertSeparator(m_speedAction) : m_commands[QLatin1String(each.command)]);
    }
    if (auto* sweeps = qobject_cast<QToolButton*>(widgetForAction(m_commands[QStringLiteral("sweeps")]))) {
        sweeps->setMenu(m_sweepMenu);
        sweeps->setPopupMode(QToolButton::MenuButtonPopup);
    }
}

bool ToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) fit();
    return handled;
}

void ToolBar::fit() {
    if (!isVisible() || orientation() != Qt::Horizontal) return;
    // The same width with the same buttons is not tried again: each try requires a layout.
    if (width() == m_widthAvailable && sizeHint().width() == m_requiredWidth) return;
    if (m_givenUp > 0) {
        m_givenUp = 0;
        placeCommands();
    }
    while (!fitsWithLessText() && m_givenUp < kindsGivenUp) {
        ++m_givenUp;
        placeCommands();
    }
    m_widthAvailable = width();
    m_requiredWidth = sizeHint().width();
}

bool ToolBar::fitsWithLessText() {
    for (const Texts texts : {Texts::All, Texts::WhereNeeded, Texts::Perspectives, Texts::None}) {
        show(texts);
        if (auto* run = qobject_cast<QToolButton*>(widgetForAction(m_run))) run->setMinimumWidth(widestOfRun(*run));
        layout()->invalidate();
        if (sizeHint().width() <= width()) return true;
    }
    return false;
}

/// With the longer of its two texts, so that the buttons beside it stay where they are.
int ToolBar::widestOfRun(const QToolButton& button) {
    if (button.toolButtonStyle() == Qt::ToolButtonIconOnly) return 0;
    const QFontMetrics metrics = button.fontMetrics();
    const auto widthOf = [&](const QString& text) {
        const int spaces = 2 * metrics.horizontalAdvance(QLatin1Char(' '));
        return std::max(button.iconSize().width(), metrics.size(Qt::TextShowMnemonic, Actions::plain(text)).width() + spaces);
    };
    int widest = 0;
    for (const QString& text : Actions::runTexts()) widest = std::max(widest, widthOf(text));
    return button.sizeHint().width() - widthOf(button.text()) + widest;
}

void ToolBar::show(Texts texts) {
    m_texts = texts;
    const auto isOf = [](const QAction* action, const char* name) { return action->objectName() == QLatin1String(name); };
    for (QAction* action : actions()) {
        auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
        if (!button) continue;
        const bool isPerspective =
            std::ranges::any_of(allPerspectives, [&](Perspective each) { return isOf(action, infoOf(each).name); });
        const bool isClear =
            std::ranges::any_of(toolButtons, [&](const Button& each) { return each.isClear && isOf(action, each.command); });
        const bool isLast = isPerspective || action == m_run;
        const bool hasText = texts == Texts::All || (texts == Texts::WhereNeeded && (!isClear || isLast)) ||
                             (texts == Texts::Perspectives && isLast);
        button->setToolButtonStyle(hasText ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    }
}

}  // namespace solverscope
