// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "physics/scene/settings.h"

class QLabel;
class QToolButton;

namespace solverscope {

class DebuggerController;
class SettingEditor;

/// One setting of the panel: its name, the control, a button that restores the scene's value, and its meaning. For a choice,
/// the meaning of the selected value is shown below.
class SettingEntry : public QWidget {
    Q_OBJECT

public:
    SettingEntry(DebuggerController& controller, const SettingInfo& info, QWidget* parent = nullptr);

    const SettingInfo& info() const { return m_info; }

    /// Shows the value next to the scene's own one. `idle` says why a change has no effect now; empty: it has one. A locked
    /// setting cannot be reset either.
    void showValue(const Settings& settings, const Settings& own, const QString& idle, bool locked);

    /// The step from which on the value acts; 1: from the first.
    void showBegin(std::int64_t step);

    void setExplained(bool on);

    /// Whether the value is another one than the scene's own.
    bool differs() const { return m_differs; }
    bool isIdle() const { return !m_idle.isEmpty(); }

    /// Whether all of these words, in lower case, occur in the texts of the window and files about the setting.
    bool matches(const QStringList& words) const;

    /// Whether they all occur in its name or key.
    bool matchesName(const QStringList& words) const;

    void takeFocus();

    void resetToScene();

private:
    void explain();

    DebuggerController& m_controller;
    const SettingInfo& m_info;
    QLabel* m_name;
    SettingEditor* m_editor;
    QToolButton* m_reset;
    QLabel* m_text;
    QString m_searched;
    QString m_sceneText;
    QString m_chosen;
    QString m_idle;
    bool m_locked = false;  // the panel says so once
    std::int64_t m_begin = 1;
    bool m_differs = false;
    bool m_explained = true;
};

/// The settings of one group below a heading that opens and closes them.
class SettingSection : public QWidget {
    Q_OBJECT

public:
    SettingSection(const QString& key, const QString& title, QWidget* parent = nullptr);

    const QString& key() const { return m_key; }
    void add(SettingEntry* entry);
    const std::vector<SettingEntry*>& entries() const { return m_entries; }

    bool isOpen() const { return m_open; }
    void setOpen(bool open);

    /// During a search the matches are shown whether the section is open or not.
    void setSearched(bool on);

    /// Shows the number of changed settings in the heading.
    void countChanges();

signals:
    /// The user opened or closed it.
    void toggled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void toggle(bool open);
    void refresh();

    QString m_key;
    QString m_title;
    QToolButton* m_heading;
    QWidget* m_content;
    std::vector<SettingEntry*> m_entries;
    bool m_open = true;
    bool m_searched = false;
};

}  // namespace solverscope
