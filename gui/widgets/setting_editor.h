// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>

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

/// The control of one line of the settings table: a combo box, a check box, a spin box, a line edit, or for warm starting a
/// check box with a factor. A change by the user becomes an input of the recording.
class SettingEditor : public QWidget {
    Q_OBJECT

public:
    /// `brief`: as in the tool bar, without the factor next to a check box.
    SettingEditor(DebuggerController& controller, const SettingInfo& info, bool brief = false, QWidget* parent = nullptr);

    const SettingInfo& info() const { return m_info; }

    /// Shows the value without reporting a change.
    void show(const Settings& settings);

    /// Requests another value, as if the user had entered it.
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
