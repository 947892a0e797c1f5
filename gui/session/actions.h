// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <vector>

namespace solverscope {

class DebuggerController;

/// A command as the registry lists it, for the overview of keys and the dialog that changes them.
struct Command {
    QString name;  // unchanging; what settings files call it
    QString group;
    QString explanation;
    QList<QKeySequence> defaultKeys;
    QAction* action = nullptr;
    QList<QKeySequence> savedKeys;  // as they were loaded or saved last
};

/// Every command of the window: text, explanation, icon and keys. The ones that move through the recording are made and
/// connected here; the window adds its own.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(DebuggerController& controller, QObject* parent = nullptr);

    QAction* add(const QString& name, const QString& group, const QString& text, const QString& explanation,
                 const QList<QKeySequence>& keys = {}, const QString& icon = {});

    /// The same for what happens once for each press of its keys, however long they are held: calls the receiver's slot.
    template <typename Receiver, typename Slot>
    QAction* addOnce(const QString& name, const QString& group, const QString& text, const QString& explanation,
                     const QList<QKeySequence>& keys, const QString& icon, Receiver* receiver, Slot slot) {
        QAction* action = add(name, group, text, explanation, keys, icon);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, receiver, slot);
        return action;
    }

    /// The text of a command without the mark of its mnemonic, as "&Open" or "開く(&O)".
    static QString plain(QString text);

    /// The action of that name; there must be one.
    QAction* operator[](const QString& name) const;

    const std::vector<Command>& commands() const { return m_commands; }

    /// The command that has this key, or nullptr.
    const Command* commandWithKey(const QKeySequence& key) const;

    /// Greys a command and says why, in its tool tip and in the status bar; an empty reason gives it back.
    void lock(const QString& name, const QString& why);

    void setKeys(const QString& name, const QList<QKeySequence>& keys);

    /// The keys that the user chose in an earlier run; kept are only those that differ from the defaults.
    void loadKeys();
    void saveKeys();

private:
    void addMoves();
    void refresh();
    void describe(const Command& command) const;

    DebuggerController& m_controller;
    std::vector<Command> m_commands;
};

}  // namespace solverscope
