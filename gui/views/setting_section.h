// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

class QToolButton;

namespace solverscope {

class SettingEntry;

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

    /// While something is searched for, what was found is shown whether the section is open or not.
    void setSearched(bool on);

    /// Tells in the heading how many of the settings were changed.
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
