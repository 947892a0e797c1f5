// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/settings/settings_panel.h"

#include <QAction>
#include <QActionGroup>
#include <QScrollBar>
#include <QSettings>
#include <algorithm>

#include "gui/panels/settings/setting_entry.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/search_field.h"
#include "gui/widgets/setting_editor.h"
#include "physics/scene/presets.h"
#include "physics/trace/input.h"

namespace solverscope {
namespace {

QString closedKey() { return QStringLiteral("settings/closedGroups"); }
QString explainedKey() { return QStringLiteral("settings/explained"); }
QString idleHiddenKey() { return QStringLiteral("settings/idleHidden"); }

}  // namespace

/// The step from which on each setting has the value that the next step sees; without those that have not been changed.
SettingsPanel::BeginOfSettings SettingsPanel::begins() const {
    const Session& session = m_controller.session();
    const std::int64_t next = session.step() + (session.atEndOfStep() ? 1 : 0);
    BeginOfSettings all;
    for (const TimedInput& input : session.recording().inputs()) {
        if (input.step > next) break;
        if (const auto* setting = std::get_if<SetSetting>(&input.input)) all[setting->key] = input.step;
    }
    return all;
}

SettingsPanel::SettingsPanel(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_presetName(selectableLabel("settingsPreset", this)),
      m_lock(selectableLabel("settingsLock", this)) {
    setObjectName(QStringLiteral("settingsPanel"));
    auto* content = new QWidget;
    buildSections(content);
    auto* scroll = scrolling(content, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(content->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    for (QLabel* label : {m_presetName, m_lock}) label->setContentsMargins(6, 0, 6, 0);
    m_lock->setWordWrap(true);
    fillPanel(this, 0, {buildSearch(), m_presetName, m_lock, scroll});
    restoreState();

    connect(&controller, &DebuggerController::settingsChanged, this, &SettingsPanel::refresh);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] { m_shownAny = false; });
}

QWidget* SettingsPanel::buildSearch() {
    auto* line = new QWidget(this);
    m_search = new SearchField("settingsSearch", tr("Find a setting"), tr("Type to find a setting"), line);
    m_search->setToolTip(
        tr("Finds settings by name, key, explanation and choices; Enter goes to the best one, Esc shows all again"));
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPanel::applyFilter);
    connect(m_search, &SearchField::entered, this, &SettingsPanel::enterBest);

    auto* options = menuButton("settingsOptions", tr("Show"), tr("What the list of settings shows"), line);
    options->setAutoRaise(true);
    QMenu* menu = options->menu();
    m_explained = named(menu->addAction(tr("&Explanations")), "settingsExplained");
    m_idleHidden = named(menu->addAction(tr("&Hide settings that are not used")), "settingsIdleHidden");
    menu->addSeparator();
    connect(menu->addAction(tr("&Open all groups")), &QAction::triggered, this, [this] { openAll(true); });
    connect(menu->addAction(tr("&Close all groups")), &QAction::triggered, this, [this] { openAll(false); });
    menu->addSeparator();
    m_allBack = named(menu->addAction(tr("Reset &all to the scene's own values")), "settingsAllBack");
    connect(m_allBack, &QAction::triggered, this, &SettingsPanel::resetAllToScene);
    for (QAction* option : {m_explained, m_idleHidden}) {
        option->setCheckable(true);
        connect(option, &QAction::toggled, this, [this] {
            applyFilter();
            saveState();
        });
    }
    fillRow(line, {.margins = {6, 6, 6, 0}}, {{m_search, 1}, buildPresets(line), options});
    return line;
}

QToolButton* SettingsPanel::buildPresets(QWidget* parent) {
    auto* button =
        menuButton("settingsPresets", tr("Presets"), tr("Settings under which the solver does what another engine does"), parent);
    button->setAutoRaise(true);
    QMenu* menu = button->menu();
    menu->setToolTipsVisible(true);
    auto* group = new QActionGroup(menu);
    for (const Preset& preset : presets()) {
        QAction* action = named(menu->addAction(engineText(preset.label)), ("preset." + std::string(preset.key)).c_str());
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &preset] {
            const Settings now = m_controller.session().nextSettings();
            m_controller.changeSettings(settingChanges(now, withPreset(now, preset)));
            refreshPresets();  // also if it was refused
        });
        m_presets.push_back(action);
    }
    connect(menu, &QMenu::aboutToShow, this, &SettingsPanel::refreshPresets);
    return button;
}

void SettingsPanel::refreshPresets() {
    const Settings now = m_controller.session().nextSettings();
    m_presetName->hide();
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const Preset& preset = presets()[i];
        const Settings then = withPreset(now, preset);
        QString reason;
        for (const SetSetting& change : settingChanges(now, then)) {
            const SettingInfo* info = findSetting(change.key);
            if (info && isLocked(*info)) reason = disabledReason(then, *info);
        }
        m_presets[i]->setChecked(then == now);
        if (then == now) {
            m_presetName->setText(tr("Preset: %1").arg(engineText(preset.label)));
            m_presetName->show();
        }
        m_presets[i]->setEnabled(reason.isEmpty());
        const QString missing = preset.missing.empty() ? QString() : tr("Differences: %1").arg(engineText(preset.missing));
        m_presets[i]->setToolTip(reason.isEmpty() ? sentences({engineText(preset.explanation), missing}) : reason);
    }
}

void SettingsPanel::buildSections(QWidget* content) {
    auto* layout = new QVBoxLayout(content);
    layout->setSpacing(2);
    layout->setContentsMargins(4, 2, 6, 6);
    m_noNameMatch = selectableLabel("settingsNameless", content);
    layout->addWidget(m_noNameMatch);
    for (const SettingGroupInfo& group : settingGroups()) {
        auto* section = new SettingSection(qstring(group.key), engineText(group.label), content);
        for (const SettingInfo& info : settingsTable())
            if (info.group == group.group) section->add(new SettingEntry(m_controller, info, section));
        connect(section, &SettingSection::toggled, this, &SettingsPanel::saveState);
        layout->addWidget(section);
        m_sections.push_back(section);
    }
    m_note = named(new QLabel(content), "settingsNote");
    m_note->setWordWrap(true);
    connect(m_note, &QLabel::linkActivated, this, [this] { m_idleHidden->setChecked(false); });
    layout->addWidget(m_note);
    m_bodyNote = named(new QLabel(content), "settingsOfBodies");
    m_bodyNote->setWordWrap(true);
    m_bodyNote->setText(
        tr("Friction, restitution, mass and density belong to the bodies: see <a href=\"properties\">Properties</a>."));
    connect(m_bodyNote, &QLabel::linkActivated, this, &SettingsPanel::propertiesRequested);
    layout->addWidget(m_bodyNote);
    layout->addStretch(1);
}

void SettingsPanel::unlock(const QStringList& keys) {
    m_unlocked = keys;
    m_shownAny = false;
    refresh();
}

bool SettingsPanel::isLocked(const DebuggerController& controller, const QStringList& unlocked, const SettingInfo& info) {
    if (controller.scene().playback) return true;
    return !unlocked.contains(QStringLiteral("*")) && !unlocked.contains(qstring(info.key));
}

QString SettingsPanel::disabledReason(const DebuggerController& controller, const QStringList& unlocked, const Settings& settings,
                                      const SettingInfo& info) {
    if (controller.scene().playback) return tr("A recorded trace plays as it was recorded.");
    if (isLocked(controller, unlocked, info)) return tr("The lesson or challenge locks this setting for now.");
    return engineText(idleReason(settings, info));
}

void SettingsPanel::startSearch() { m_search->begin(); }

void SettingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void SettingsPanel::refresh() {
    if (!isVisible()) return;
    const Settings settings = m_controller.session().nextSettings();
    if (BeginOfSettings now = begins(); now != m_begins) {
        m_begins = std::move(now);
        for (SettingSection* section : m_sections)
            for (SettingEntry* entry : section->entries()) {
                const auto begin = m_begins.find(entry->info().key);
                entry->showBegin(begin == m_begins.end() ? 1 : begin->second);
            }
    }
    if (m_shownAny && settings == m_shown) return;
    m_shownAny = true;
    m_shown = settings;
    showSettings(settings);
}

void SettingsPanel::showSettings(const Settings& settings) {
    const Settings& own = m_controller.scene().settings;
    bool differs = false;
    bool anyLocked = false;
    for (SettingSection* section : m_sections) {
        for (SettingEntry* entry : section->entries()) {
            entry->showValue(settings, own, disabledReason(settings, entry->info()), isLocked(entry->info()));
            differs = differs || entry->differs();
            anyLocked = anyLocked || isLocked(entry->info());
        }
        section->countChanges();
    }
    m_allBack->setEnabled(differs);
    m_lock->setText(m_controller.scene().playback ? tr("A recorded trace plays as it was recorded.")
                                                  : tr("The lesson or challenge locks the settings that are grey for now."));
    m_lock->setVisible(anyLocked);
    refreshPresets();
    applyFilter();
}

QStringList SettingsPanel::words() const { return m_search->text().toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts); }

/// Whether one of the words, or the beginning of one, names what bodies have.
bool SettingsPanel::looksForBodies() const {
    constexpr int shortest = 3;  // letters
    const QStringList names = tr("friction restitution mass density", "words that are searched for").split(QLatin1Char(' '));
    return std::ranges::any_of(words(), [&](const QString& word) {
        return std::ranges::any_of(
            names, [&](const QString& name) { return name == word || (word.size() >= shortest && name.startsWith(word)); });
    });
}

void SettingsPanel::applyFilter() {
    m_bodyNote->setVisible(looksForBodies());
    const bool searching = !words().isEmpty();
    int found = 0;
    int called = 0;
    int hidden = 0;
    for (SettingSection* section : m_sections) {
        bool any = false;
        for (SettingEntry* entry : section->entries()) {
            // A setting that was searched for by name is shown even if it has no effect: the reason is what one wants to know.
            const bool idle = !searching && m_idleHidden->isChecked() && entry->isIdle();
            const bool shown = !idle && entry->matches(words());
            entry->setExplained(m_explained->isChecked());
            entry->setVisible(shown);
            any = any || shown;
            hidden += idle ? 1 : 0;
            found += shown ? 1 : 0;
            called += shown && entry->matchesName(words()) ? 1 : 0;
        }
        section->setSearched(searching);
        section->setVisible(any);
    }
    m_noNameMatch->setVisible(found > 0 && called == 0);
    m_noNameMatch->setText(tr("No setting is called “%1”. It is mentioned here:").arg(m_search->text().simplified()));
    m_note->setVisible(found == 0 || hidden > 0);
    if (found == 0)
        m_note->setText(tr("No setting found."));
    else
        m_note->setText(tr("%n settings that are not used are hidden. <a href=\"show\">Show them</a>", nullptr, hidden));
}

void SettingsPanel::enterBest() {
    SettingEntry* best = nullptr;
    for (const SettingSection* section : m_sections)
        for (SettingEntry* entry : section->entries()) {
            if (!entry->isVisible() || entry->isIdle()) continue;
            if (!best || (entry->matchesName(words()) && !best->matchesName(words()))) best = entry;
        }
    if (best) best->takeFocus();
}

void SettingsPanel::openAll(bool open) {
    for (SettingSection* section : m_sections) section->setOpen(open);
    saveState();
}

void SettingsPanel::resetAllToScene() {
    for (const SettingSection* section : m_sections)
        for (SettingEntry* entry : section->entries())
            if (entry->differs() && !isLocked(entry->info())) entry->resetToScene();
}

void SettingsPanel::saveState() {
    QStringList closed;
    for (const SettingSection* section : m_sections)
        if (!section->isOpen()) closed << section->key();
    QSettings().setValue(closedKey(), closed);
    QSettings().setValue(explainedKey(), m_explained->isChecked());
    QSettings().setValue(idleHiddenKey(), m_idleHidden->isChecked());
}

void SettingsPanel::restoreState() {
    const QSettings settings;
    const QStringList closed = settings.value(closedKey(), QStringList{QStringLiteral("mouse")}).toStringList();
    for (SettingSection* section : m_sections) section->setOpen(!closed.contains(section->key()));
    const QSignalBlocker quiet(m_explained);
    const QSignalBlocker hiddenBlocker(m_idleHidden);
    m_explained->setChecked(settings.value(explainedKey(), true).toBool());
    m_idleHidden->setChecked(settings.value(idleHiddenKey(), false).toBool());
}

}  // namespace solverscope
