// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "physics/scene/settings.h"

class QLabel;
class QToolButton;

namespace solverscope {

class DebuggerController;
class SettingEditor;

/// Every line of the settings table with unit, range and explanation. Changes are inputs of the recording. A value that
/// differs from the scene's own is bold and has a button that puts it back.
class SettingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit SettingsPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Lets the user change only these settings, by key; "*" stands for all.
    void unlock(const QStringList& keys);

    /// Why a setting cannot be changed with any use now, as a sentence; empty when it can.
    QString whyNot(const Settings& settings, const SettingInfo& info) const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Entry {
        const SettingInfo* info = nullptr;
        QLabel* label = nullptr;
        SettingEditor* editor = nullptr;
        QToolButton* reset = nullptr;
        QLabel* explanation = nullptr;
    };

    void refresh();
    void show(const Settings& settings);

    DebuggerController& m_controller;
    std::vector<Entry> m_entries;
    Settings m_shown;
    bool m_shownAny = false;
    QStringList m_unlocked{QStringLiteral("*")};
};

/// Why a setting does nothing at present, as a sentence; empty when it does something.
QString whyIdle(const Settings& settings, const SettingInfo& info);

}  // namespace solverscope
