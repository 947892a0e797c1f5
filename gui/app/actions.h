// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAction>
#include <QDialog>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QSet>
#include <QString>
#include <functional>
#include <vector>

class QKeySequenceEdit;
class QLabel;
class QMenu;
class QMenuBar;
class QPushButton;

namespace solverscope {

class DebuggerController;
class MainWindow;

/// A command of the window: what its menu, tool tip and keys are, and what it does. One without a name is something else in the
/// menu, which `insert` puts there: a separator, a menu inside the menu.
struct Command {
    QString name;  // never changes; used in settings files
    QString text;  // with the mark of its mnemonic
    QString explanation = {};
    QList<QKeySequence> keys = {};  // those of a first start
    std::function<void()> run = {};
    QString icon = {};
    QString shortText = {};                 // of a button in the tool bar; empty: the text
    bool repeats = false;                   // for as long as its keys are held
    std::function<void(bool)> toggle = {};  // in place of `run`, where the command is on or off
    std::function<void(QMenu&)> insert = {};
    QString submenu = {};  // the title of the menu inside the menu that it is in; empty: in the menu itself

    QString group = {};  // the title of the menu
    QAction* action = nullptr;
    QList<QKeySequence> savedKeys = {};  // as last loaded or saved
};

/// A menu of the window with its commands, in order.
struct MenuInfo {
    QString title;
    std::vector<Command> commands;
};

/// Every command of a window, in its menu, in the language in use.
std::vector<MenuInfo> menusOf(MainWindow& window);

/// The commands of the window as Qt's actions, in the order of the menus.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(DebuggerController& controller, QObject* parent = nullptr);

    /// Fills the bar, and gives every command the keys that the user chose in an earlier run.
    void build(QMenuBar& bar, const std::vector<MenuInfo>& menus);

    /// Controls of a panel leave the letters of the menu bar, and of commands that have Alt and a letter as key, to these: of two
    /// owners, Alt and the letter would reach each only every second time. Before `build` there are none.
    void reserveMnemonics(const QWidget& panel) const;

    QAction* add(Command command);

    /// The text of a command without the mark of its mnemonic, as "&Open" or "開く(&O)".
    static QString plain(QString text);

    /// The texts of the command that runs and pauses.
    static QStringList runTexts() { return {tr("&Run"), tr("&Pause")}; }

    /// The action of that name; there must be one.
    QAction* operator[](const QString& name) const;

    /// Its key as the user reads it; empty when it has none.
    QString keyOf(const QString& name) const;

    const std::vector<Command>& commands() const { return m_commands; }

    /// Disables a command and gives the reason in its tool tip and in the status bar; an empty reason enables it.
    void lock(const QString& name, const QString& reason);

    void setKeys(const QString& name, const QList<QKeySequence>& keys);

    /// The keys that the user chose in an earlier run; kept are only those that differ from the ones of a first start.
    void loadKeys();
    void saveKeys();

private:
    void refresh();
    void nameUndo();
    void describe(const Command& command) const;
    void showRunning(const Command& command, bool on, const QString& pause, const QString& start) const;
    const Command* find(const QString& name) const;

    DebuggerController& m_controller;
    std::vector<Command> m_commands;
    QSet<QChar> m_reserved;  // letters
    QString m_group;         // of the menu that is being filled
};

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
