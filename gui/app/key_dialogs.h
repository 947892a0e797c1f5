// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDialog>
#include <vector>

class QKeySequenceEdit;
class QLabel;
class QPushButton;

namespace solverscope {

class Actions;

/// All keys at a glance, made from the commands.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(const Actions& actions, QWidget* parent = nullptr);
};

/// Lets the user change the shortcut of every command. A key belongs to one command only; until that holds, nothing is applied.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(Actions& actions, QWidget* parent = nullptr);

    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void check();
    void reset();

    Actions& m_actions;
    std::vector<QKeySequenceEdit*> m_edits;  // one a command, in the registry's order
    QLabel* m_conflict;
    QPushButton* m_ok;
};

}  // namespace solverscope
