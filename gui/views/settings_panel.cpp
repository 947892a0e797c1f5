// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/settings_panel.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/language/engine_text.h"
#include "gui/models/number_text.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/icons.h"
#include "gui/views/setting_editor.h"
#include "gui/views/setting_entry.h"
#include "gui/views/setting_section.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

QString closedKey() { return QStringLiteral("settings/closedGroups"); }
QString explainedKey() { return QStringLiteral("settings/explained"); }
QString idleHiddenKey() { return QStringLiteral("settings/idleHidden"); }

}  // namespace

QString whyIdle(const Settings& settings, const SettingInfo& info) {
    const bool split = splitsImpulses(settings);
    const bool soft = isSoft(settings.method);
    const bool moves = solvesPositions(settings.method);
    if (info.key == "substeps" && !hasSubsteps(settings.method))
        return QCoreApplication::translate("Settings", "Does nothing now: only TGS soft and XPBD have sub-steps.");
    if (info.key == "relax_iterations" && settings.method != Method::TgsSoft)
        return QCoreApplication::translate("Settings", "Does nothing now: only TGS soft has a relaxing pass.");
    if (info.key == "compliance" && settings.method != Method::Xpbd)
        return QCoreApplication::translate("Settings", "Does nothing now: only XPBD has compliant rows.");
    if (info.key == "stiffness" && settings.method != Method::Verlet)
        return QCoreApplication::translate("Settings", "Does nothing now: only Verlet has links of a stiffness.");
    if (info.group == SettingGroup::PositionCorrection && moves)
        return QCoreApplication::translate("Settings", "Does nothing now: the method moves the bodies out of each other itself.");
    if ((info.key == "joint_order" || info.key == "bounce_target") && moves)
        return QCoreApplication::translate("Settings", "Does nothing now: the rows of positions are built in one order.");
    if (info.key == "speculative" && moves)
        return QCoreApplication::translate("Settings",
                                           "Does nothing now: where positions are solved, contacts always reach ahead.");
    if (info.key == "warm_starting" && moves)
        return QCoreApplication::translate("Settings", "Does nothing now: every row begins at 0 where positions are solved.");
    if (info.key == "bounce_threshold" && settings.method == Method::Verlet)
        return QCoreApplication::translate("Settings", "Does nothing now: Verlet has no bounce.");
    if ((info.key == "contact_hertz" || info.key == "contact_damping_ratio" || info.key == "joint_damping_ratio") && !soft)
        return QCoreApplication::translate("Settings", "Does nothing now: the rows are hard.");
    if ((info.key == "position_correction" || info.key == "erp") && soft)
        return QCoreApplication::translate("Settings", "Does nothing now: soft rows remove overlap themselves.");
    const bool once = settings.method == Method::ImpulseOnce;
    if (info.key == "iterations" && once)
        return QCoreApplication::translate("Settings", "Does nothing now: every row has one impulse.");
    if ((info.key == "gravity_order" || info.key == "integrator") && !hasOneSubStep(settings.method))
        return QCoreApplication::translate("Settings", "Does nothing now: this method has its own order of sub-steps.");
    if (info.key == "speculative" && solvesPositions(settings.method))
        return QCoreApplication::translate("Settings",
                                           "Does nothing now: this method finds contacts where the bodies have moved to.");
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
    if (info.key == "joint_blocks" && !(soft || (settings.method == Method::SequentialImpulses && settings.accumulate)))
        return QCoreApplication::translate("Settings", "Does nothing now: this method visits each row by itself.");
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
    if ((info.key == "warm_starting" || (info.key == "pseudo_warm_starting" && split)) && settings.method == Method::Direct)
        return QCoreApplication::translate("Settings", "Does nothing up to 300 rows: a direct solution needs no start.");
    if (info.key == "warm_starting" && !accumulates(settings))
        return QCoreApplication::translate("Settings", "Does nothing now: there are no accumulated impulses to start from.");
    if (info.key == "position_iterations" && once && settings.positionCorrection != PositionCorrection::Ngs)
        return QCoreApplication::translate("Settings", "Does nothing now: every row has one impulse.");
    if (info.key == "position_iterations" && !split && settings.positionCorrection != PositionCorrection::Ngs)
        return QCoreApplication::translate("Settings", "Does nothing now: no sweeps remove overlap beside the velocities.");
    if (info.key == "pseudo_warm_starting" && !split)
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
    buildSections(content);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(content->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(buildSearch());
    layout->addWidget(scroll);
    recall();

    connect(&controller, &DebuggerController::settingsChanged, this, &SettingsPanel::refresh);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] { m_shownAny = false; });
}

QWidget* SettingsPanel::buildSearch() {
    auto* line = new QWidget(this);
    m_search = new QLineEdit(line);
    m_search->setObjectName(QStringLiteral("settingsSearch"));
    m_search->setPlaceholderText(tr("Type to find a setting"));
    m_search->setAccessibleName(tr("Find a setting"));
    m_search->setToolTip(
        tr("Finds settings by name, key, explanation and choices; Enter goes to the best one, Esc shows all again"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPanel::sift);
    connect(m_search, &QLineEdit::returnPressed, this, &SettingsPanel::enterBest);

    auto* options = new QToolButton(line);
    options->setObjectName(QStringLiteral("settingsOptions"));
    options->setText(tr("Show"));
    options->setAutoRaise(true);
    options->setPopupMode(QToolButton::InstantPopup);
    options->setToolTip(tr("What the list of settings shows"));
    auto* menu = new QMenu(options);
    m_explained = menu->addAction(tr("&Explanations"));
    m_explained->setObjectName(QStringLiteral("settingsExplained"));
    m_explained->setCheckable(true);
    m_idleHidden = menu->addAction(tr("&Hide settings that do nothing now"));
    m_idleHidden->setObjectName(QStringLiteral("settingsIdleHidden"));
    m_idleHidden->setCheckable(true);
    menu->addSeparator();
    connect(menu->addAction(tr("&Open all groups")), &QAction::triggered, this, [this] { openAll(true); });
    connect(menu->addAction(tr("&Close all groups")), &QAction::triggered, this, [this] { openAll(false); });
    menu->addSeparator();
    m_allBack = menu->addAction(tr("&All back to the scene's own values"));
    m_allBack->setObjectName(QStringLiteral("settingsAllBack"));
    connect(m_allBack, &QAction::triggered, this, &SettingsPanel::putAllBack);
    options->setMenu(menu);
    for (QAction* option : {m_explained, m_idleHidden})
        connect(option, &QAction::toggled, this, [this] {
            sift();
            remember();
        });

    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(6, 6, 6, 0);
    layout->addWidget(m_search, 1);
    layout->addWidget(options);
    return line;
}

void SettingsPanel::buildSections(QWidget* content) {
    auto* layout = new QVBoxLayout(content);
    layout->setSpacing(2);
    layout->setContentsMargins(4, 2, 6, 6);
    m_nameless = selectableLabel("settingsNameless", content);
    layout->addWidget(m_nameless);
    for (const SettingGroupInfo& group : settingGroups()) {
        auto* section = new SettingSection(qstring(group.key), engineText(group.label), content);
        for (const SettingInfo& info : settingsTable())
            if (info.group == group.group) section->add(new SettingEntry(m_controller, info, section));
        connect(section, &SettingSection::toggled, this, &SettingsPanel::remember);
        layout->addWidget(section);
        m_sections.push_back(section);
    }
    m_note = new QLabel(content);
    m_note->setObjectName(QStringLiteral("settingsNote"));
    m_note->setWordWrap(true);
    connect(m_note, &QLabel::linkActivated, this, [this] { m_idleHidden->setChecked(false); });
    layout->addWidget(m_note);
    layout->addStretch(1);
}

void SettingsPanel::unlock(const QStringList& keys) {
    m_unlocked = keys;
    m_shownAny = false;
    refresh();
}

bool SettingsPanel::isLocked(const SettingInfo& info) const {
    if (m_controller.scene().playback) return true;
    return !m_unlocked.contains(QStringLiteral("*")) && !m_unlocked.contains(qstring(info.key));
}

QString SettingsPanel::whyNot(const Settings& settings, const SettingInfo& info) const {
    if (m_controller.scene().playback) return tr("A recorded trace plays as it was recorded.");
    if (isLocked(info)) return tr("The lesson keeps this setting where it is for now.");
    return whyIdle(settings, info);
}

void SettingsPanel::startSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void SettingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

bool SettingsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Escape:
            m_search->clear();
            return true;
        case Qt::Key_Down:
            enterBest();
            return true;
        default:
            return QWidget::eventFilter(watched, event);
    }
}

void SettingsPanel::refresh() {
    if (!isVisible()) return;
    const Settings settings = m_controller.session().nextSettings();
    if (m_shownAny && settings == m_shown) return;
    m_shownAny = true;
    m_shown = settings;
    showSettings(settings);
}

void SettingsPanel::showSettings(const Settings& settings) {
    const Settings& own = m_controller.scene().settings;
    bool differs = false;
    for (SettingSection* section : m_sections) {
        for (SettingEntry* entry : section->entries()) {
            entry->showValue(settings, own, whyNot(settings, entry->info()), isLocked(entry->info()));
            differs = differs || entry->differs();
        }
        section->countChanges();
    }
    m_allBack->setEnabled(differs);
    sift();
}

QStringList SettingsPanel::words() const { return m_search->text().toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts); }

void SettingsPanel::sift() {
    const bool searching = !words().isEmpty();
    int found = 0;
    int called = 0;
    int hidden = 0;
    for (SettingSection* section : m_sections) {
        bool any = false;
        for (SettingEntry* entry : section->entries()) {
            // What is searched for by name is shown even when it does nothing: the reason is what one wants to know.
            const bool idle = !searching && m_idleHidden->isChecked() && entry->isIdle();
            const bool shown = !idle && entry->matches(words());
            entry->setExplained(m_explained->isChecked());
            entry->setVisible(shown);
            any = any || shown;
            hidden += idle ? 1 : 0;
            found += shown ? 1 : 0;
            called += shown && entry->isCalled(words()) ? 1 : 0;
        }
        section->setSearched(searching);
        section->setVisible(any);
    }
    m_nameless->setVisible(found > 0 && called == 0);
    m_nameless->setText(tr("No setting is called “%1”. It is mentioned here:").arg(m_search->text().simplified()));
    m_note->setVisible(found == 0 || hidden > 0);
    if (found == 0)
        m_note->setText(tr("No setting found."));
    else
        m_note->setText(tr("%n settings that do nothing now are hidden. <a href=\"show\">Show them</a>", nullptr, hidden));
}

void SettingsPanel::enterBest() {
    SettingEntry* best = nullptr;
    for (const SettingSection* section : m_sections)
        for (SettingEntry* entry : section->entries()) {
            if (!entry->isVisible() || entry->isIdle()) continue;
            if (!best || (entry->isCalled(words()) && !best->isCalled(words()))) best = entry;
        }
    if (best) best->takeFocus();
}

void SettingsPanel::openAll(bool open) {
    for (SettingSection* section : m_sections) section->setOpen(open);
    remember();
}

void SettingsPanel::putAllBack() {
    for (const SettingSection* section : m_sections)
        for (SettingEntry* entry : section->entries())
            if (entry->differs() && !isLocked(entry->info())) entry->putBack();
}

void SettingsPanel::remember() {
    QStringList closed;
    for (const SettingSection* section : m_sections)
        if (!section->isOpen()) closed << section->key();
    QSettings().setValue(closedKey(), closed);
    QSettings().setValue(explainedKey(), m_explained->isChecked());
    QSettings().setValue(idleHiddenKey(), m_idleHidden->isChecked());
}

void SettingsPanel::recall() {
    const QSettings settings;
    const QStringList closed = settings.value(closedKey(), QStringList{QStringLiteral("mouse")}).toStringList();
    for (SettingSection* section : m_sections) section->setOpen(!closed.contains(section->key()));
    const QSignalBlocker quiet(m_explained);
    const QSignalBlocker quietToo(m_idleHidden);
    m_explained->setChecked(settings.value(explainedKey(), true).toBool());
    m_idleHidden->setChecked(settings.value(idleHiddenKey(), false).toBool());
}

}  // namespace solverscope
