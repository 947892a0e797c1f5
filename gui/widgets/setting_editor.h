// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>
#include <string_view>

#include "physics/scene/settings.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace solverscope {

class CountEdit;
class DebuggerController;
class NumberEdit;

/// From the settings table, in the language in use.
QString settingLabel(const SettingInfo& info);
QString settingExplanation(const SettingInfo& info);

/// The control for one line of the settings table: a list, a check box, a spin box, a line of text, or for warm starting a
/// check box with a factor. What the user changes becomes an input of the recording.
class SettingEditor : public QWidget {
    Q_OBJECT

public:
    /// `brief`: as the tool bar has it, without the factor beside a check box.
    SettingEditor(DebuggerController& controller, const SettingInfo& info, bool brief = false, QWidget* parent = nullptr);

    const SettingInfo& info() const { return m_info; }

    /// Shows the value without reporting a change.
    void show(const Settings& settings);

    /// Asks for another value, as if the user had entered it.
    void change(const QString& text);

private:
    void refresh();
    void fill(QComboBox& list) const;

    DebuggerController& m_controller;
    const SettingInfo& m_info;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_switch = nullptr;
    CountEdit* m_count = nullptr;
    NumberEdit* m_number = nullptr;
    QLineEdit* m_text = nullptr;
    double m_factorWhenOn = 1;
    QString m_shown;
};

}  // namespace solverscope
