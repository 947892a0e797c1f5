// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/settings_panel.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/session/debugger_controller.h"
#include "gui/style/icons.h"
#include "gui/views/number_edit.h"
#include "gui/views/setting_editor.h"

namespace solverscope {
namespace {

constexpr int gapBetweenEntries = 10;

QString qstring(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString title(const SettingInfo& info) {
    QString text = settingLabel(info);
    if (!info.symbol.empty()) text += QStringLiteral(" ") + qstring(info.symbol);
    return text;
}

QString rangeText(const SettingInfo& info) {
    if (info.kind != SettingKind::Integer && info.kind != SettingKind::Number) return {};
    const QString unit = info.unit.empty() ? QString() : QStringLiteral(" ") + qstring(info.unit);
    return QCoreApplication::translate("Settings", "%1 to %2%3.").arg(shortText(info.lowest), shortText(info.highest), unit);
}

}  // namespace

QString whyIdle(const Settings& settings, const SettingInfo& info) {
    const bool split = splitsImpulses(settings);
    const bool soft = isSoft(settings.method);
    if ((info.key == "substeps" || info.key == "relax_iterations") && settings.method != Method::TgsSoft)
        return QCoreApplication::translate("Settings", "Does nothing now: only TGS soft has sub-steps.");
    if ((info.key == "contact_hertz" || info.key == "contact_damping_ratio" || info.key == "joint_damping_ratio") && !soft)
        return QCoreApplication::translate("Settings", "Does nothing now: the rows are hard.");
    if ((info.key == "position_correction" || info.key == "erp") && soft)
        return QCoreApplication::translate("Settings", "Does nothing now: soft rows remove overlap themselves.");
    const bool once = settings.method == Method::ImpulseOnce;
    if (info.key == "iterations" && once)
        return QCoreApplication::translate("Settings", "Does nothing now: every row has one impulse.");
    if ((info.key == "gravity_order" || info.key == "integrator") && !hasOneSubStep(settings.method))
        return QCoreApplication::translate("Settings", "Does nothing now: this method has its own order of sub-steps.");
    if (info.key == "skip_separating" && !hasOneSubStep(settings.method))
        return QCoreApplication::translate("Settings", "Does nothing now: this method builds its rows in every sub-step.");
    if (info.key == "approach_test" && !once)
        return QCoreApplication::translate("Settings", "Does nothing now: only impulse once can do without.");
    if (info.key == "bounce_target" && (settings.method != Method::SequentialImpulses || solvesBlocks(settings)))
        return QCoreApplication::translate("Settings",
                                           "Does nothing now: only sequential impulses, row by row, can look for it anew.");
    if (info.key == "relaxation" && settings.method != Method::Sor)
        return QCoreApplication::translate("Settings", "Does nothing now: only SOR relaxes.");
    if (info.key == "block_solve" && !(settings.method == Method::SequentialImpulses && settings.accumulate))
        return QCoreApplication::translate("Settings",
                                           "Does nothing now: only sequential impulses with accumulation solve blocks.");
    if (info.key == "row_order" && !hasRowOrder(settings.method))
        return QCoreApplication::translate("Settings", "Does nothing now: this method has no order of rows to choose.");
    if (info.key == "row_seed" && !(hasRowOrder(settings.method) && settings.rowOrder == RowOrder::Shuffled))
        return QCoreApplication::translate("Settings", "Does nothing now: no row is shuffled.");
    if (info.key == "given_order" && !(hasRowOrder(settings.method) && settings.rowOrder == RowOrder::Given))
        return QCoreApplication::translate("Settings", "Does nothing now: the row order is another one.");
    if (info.key == "accumulate" && once)
        return QCoreApplication::translate("Settings", "Does nothing now: one impulse is no sum.");
    if (info.key == "accumulate" && settings.method != Method::SequentialImpulses)
        return QCoreApplication::translate("Settings", "Does nothing now: this method always accumulates.");
    if (info.key == "warm_starting" && !accumulates(settings))
        return QCoreApplication::translate("Settings", "Does nothing now: there are no accumulated impulses to start from.");
    if (info.key == "position_iterations" && once)
        return QCoreApplication::translate("Settings", "Does nothing now: every row has one impulse.");
    if ((info.key == "position_iterations" || info.key == "pseudo_warm_starting") && !split)
        return QCoreApplication::translate("Settings", "Does nothing now: only split impulse has pseudo-velocities.");
    if (info.key == "pseudo_warm_starting" && !accumulates(settings))
        return QCoreApplication::translate("Settings", "Does nothing now: there are no accumulated impulses to start from.");
    if ((info.key == "erp" || info.key == "slop") && !soft && settings.positionCorrection == PositionCorrection::None)
        return QCoreApplication::translate("Settings", "Does nothing now: no position correction is chosen.");
    return {};
}

SettingsPanel::SettingsPanel(DebuggerController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
    setObjectName(QStringLiteral("settingsPanel"));
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    int line = 0;
    for (const SettingInfo& info : settingsTable()) {
        const QString key = qstring(info.key);
        Entry entry{&info, new QLabel(title(info)), new SettingEditor(controller, info), new QToolButton, new QLabel};
        entry.label->setBuddy(entry.editor);
        entry.reset->setIcon(themedIcon(QStringLiteral("reset")));
        entry.reset->setAutoRaise(true);
        entry.reset->setObjectName(key + QStringLiteral(".reset"));
        entry.reset->setAccessibleName(tr("Reset %1").arg(settingLabel(info)));
        QSizePolicy policy = entry.reset->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        entry.reset->setSizePolicy(policy);
        connect(entry.reset, &QToolButton::clicked, this, [this, key] {
            const std::string text = settingText(m_controller.scene().settings, key.toStdString());
            m_controller.changeSetting(key, QString::fromStdString(text));
        });
        entry.explanation->setWordWrap(true);
        entry.explanation->setForegroundRole(QPalette::PlaceholderText);
        entry.explanation->setContentsMargins(0, 0, 0, gapBetweenEntries);
        entry.explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);

        grid->addWidget(entry.label, line, 0);
        grid->addWidget(entry.editor, line, 1);
        grid->addWidget(entry.reset, line, 2);
        grid->addWidget(entry.explanation, line + 1, 0, 1, 3);
        line += 2;
        m_entries.push_back(entry);
    }
    grid->setRowStretch(line, 1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(content->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    connect(&controller, &DebuggerController::settingsChanged, this, &SettingsPanel::refresh);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] { m_shownAny = false; });
}

void SettingsPanel::unlock(const QStringList& keys) {
    m_unlocked = keys;
    m_shownAny = false;
    refresh();
}

QString SettingsPanel::whyNot(const Settings& settings, const SettingInfo& info) const {
    if (!m_unlocked.contains(QStringLiteral("*")) && !m_unlocked.contains(qstring(info.key)))
        return tr("The lesson keeps this setting where it is for now.");
    return whyIdle(settings, info);
}

void SettingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void SettingsPanel::refresh() {
    if (!isVisible()) return;
    const Settings settings = m_controller.session().nextSettings();
    if (m_shownAny && settings == m_shown) return;
    m_shownAny = true;
    m_shown = settings;
    show(settings);
}

void SettingsPanel::show(const Settings& settings) {
    const Settings& own = m_controller.scene().settings;
    for (const Entry& entry : m_entries) {
        entry.editor->show(settings);
        const std::string sceneText = settingText(own, entry.info->key);
        const bool differs = sceneText != settingText(settings, entry.info->key);
        QFont font = entry.label->font();
        font.setBold(differs);
        entry.label->setFont(font);
        entry.reset->setVisible(differs);
        entry.reset->setToolTip(tr("Back to the scene's own value, %1").arg(QString::fromStdString(sceneText)));
        const QString idle = whyNot(settings, *entry.info);
        entry.editor->setEnabled(idle.isEmpty());
        entry.reset->setEnabled(idle.isEmpty());
        QString text = settingExplanation(*entry.info);
        if (!rangeText(*entry.info).isEmpty()) text += QStringLiteral(" ") + rangeText(*entry.info);
        entry.explanation->setText(idle.isEmpty() ? text
                                                  : QStringLiteral("<b>%1</b> %2").arg(idle.toHtmlEscaped(), text.toHtmlEscaped()));
    }
}

}  // namespace solverscope
