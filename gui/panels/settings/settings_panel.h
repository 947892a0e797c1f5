// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>
#include <QWidget>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "physics/scene/settings.h"

class QAction;
class QLabel;
class QToolButton;

namespace solverscope {

class SearchField;
class DebuggerController;
class SettingSection;

/// Every line of the settings table with unit, range and explanation, under the headings of its group. A line of search finds
/// settings by key, name, explanation and choices. Changes are inputs of the recording. A value that differs from the scene's
/// own is bold and has a button that puts it back.
class SettingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit SettingsPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Lets the user change only these settings, by key; "*" means all.
    void unlock(const QStringList& keys);

    /// Why a setting cannot be changed with any use now, as a sentence; empty when it can.
    QString disabledReason(const Settings& settings, const SettingInfo& info) const {
        return disabledReason(m_controller, m_unlocked, settings, info);
    }

    /// The same when these settings are unlocked, without a panel.
    static QString disabledReason(const DebuggerController& controller, const QStringList& unlocked, const Settings& settings,
                                  const SettingInfo& info);

    /// Puts the keyboard into the line of search.
    void startSearch();

signals:
    void propertiesRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    bool isLocked(const SettingInfo& info) const { return isLocked(m_controller, m_unlocked, info); }
    static bool isLocked(const DebuggerController& controller, const QStringList& unlocked, const SettingInfo& info);
    QWidget* buildSearch();
    QToolButton* buildPresets(QWidget* parent);
    /// Marks the preset in use, and says of each that cannot be chosen why.
    void refreshPresets();
    void buildSections(QWidget* content);
    void refresh();
    void showSettings(const Settings& settings);
    /// Shows the entries that the search and the options leave.
    void applyFilter();
    QStringList words() const;
    bool looksForBodies() const;
    void enterBest();
    void openAll(bool open);
    void resetAllToScene();
    void saveState();
    void restoreState();

    DebuggerController& m_controller;
    std::vector<SettingSection*> m_sections;
    SearchField* m_search = nullptr;
    QAction* m_explained = nullptr;
    QAction* m_idleHidden = nullptr;
    QAction* m_allBack = nullptr;
    std::vector<QAction*> m_presets;  // in the order of presets()
    QLabel* m_presetName;             // of the one in force
    QLabel* m_lock;                   // why settings are locked
    QLabel* m_noNameMatch = nullptr;
    QLabel* m_note = nullptr;
    QLabel* m_bodyNote = nullptr;
    using BeginOfSettings = std::map<std::string, std::int64_t, std::less<>>;
    BeginOfSettings begins() const;

    BeginOfSettings m_begins;
    Settings m_shown;
    bool m_shownAny = false;
    QStringList m_unlocked{QStringLiteral("*")};
};

}  // namespace solverscope
