// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/actions.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <algorithm>
#include <cassert>
#include <utility>

#include "gui/session/debugger_controller.h"
#include "gui/style/icons.h"

namespace solverscope {
namespace {

const QString keysGroup = QStringLiteral("keys");

QStringList keyTexts(const QList<QKeySequence>& keys) {
    QStringList all;
    for (const QKeySequence& key : keys) all.append(key.toString(QKeySequence::PortableText));
    return all;
}

const QRegularExpression& mark() {
    static const QRegularExpression expression(QStringLiteral("&([^&\\s])"));
    return expression;
}

const QRegularExpression& bracketedMark() {
    static const QRegularExpression expression(QStringLiteral("\\s*\\(&.\\)"));
    return expression;
}

/// The same text with another letter as mnemonic; without one if all of its letters are used.
QString marked(QString text, const QSet<QChar>& taken) {
    if (const auto brackets = bracketedMark().match(text); brackets.hasMatch()) {
        const QString letters = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
        const auto free = std::find_if(letters.begin(), letters.end(), [&](QChar letter) { return !taken.contains(letter); });
        return free == letters.end() ? text.remove(bracketedMark()) : text.replace(mark(), QLatin1Char('&') + QString(*free));
    }
    text.remove(mark().match(text).capturedStart(), 1);
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i].isLetterOrNumber() && !taken.contains(text[i].toUpper())) places.push_back(i);
    const auto beginsWord = [&](qsizetype place) { return place == 0 || !text[place - 1].isLetterOrNumber(); };
    const auto word = std::ranges::find_if(places, beginsWord);
    if (places.empty()) return text;
    return text.insert(word == places.end() ? places.front() : *word, QLatin1Char('&'));
}

/// Gives every item of a menu a different mnemonic, in any language: the first item keeps its letter, a later one with the same
/// letter gets an unused one of its text, or none. In texts without Latin letters, such as "開く(&O)", any unused one will do.
void makeMnemonicsUnique(const QList<QAction*>& actions) {
    QSet<QChar> taken;
    const auto letterOf = [](const QAction* action) {
        const auto match = mark().match(action->text());
        return match.hasMatch() ? match.captured(1).front().toUpper() : QChar();
    };
    std::vector<QAction*> late;
    for (QAction* action : actions) {
        const QChar letter = letterOf(action);
        if (letter.isNull()) continue;
        if (taken.contains(letter))
            late.push_back(action);
        else
            taken.insert(letter);
    }
    for (QAction* action : late) {
        const QString icon = action->iconText();
        action->setText(marked(action->text(), taken));
        action->setIconText(icon);
        if (const QChar letter = letterOf(action); !letter.isNull()) taken.insert(letter);
    }
}

}  // namespace

Actions::Actions(DebuggerController& controller, QObject* parent) : QObject(parent), m_controller(controller) {}

void Actions::build(QMenuBar& bar, const std::vector<MenuInfo>& menus) {
    for (const MenuInfo& info : menus) {
        QMenu* menu = bar.addMenu(info.title);
        m_group = plain(info.title);
        for (const Command& command : info.commands)
            if (command.insert)
                command.insert(*menu);
            else
                menu->addAction(add(command));
    }
    makeMnemonicsUnique(bar.actions());
    for (const QMenu* menu : bar.findChildren<QMenu*>()) makeMnemonicsUnique(menu->actions());
    loadKeys();
    for (const auto changed :
         {&DebuggerController::cursorMoved, &DebuggerController::playbackChanged, &DebuggerController::sceneChanged})
        connect(&m_controller, changed, this, &Actions::refresh);
    refresh();
}

QAction* Actions::add(Command command) {
    auto* action = new QAction(command.text, this);
    action->setObjectName(command.name);
    action->setIconText(command.shortText.isEmpty() ? plain(command.text).remove(QChar(0x2026)) : command.shortText);
    action->setStatusTip(command.explanation);
    if (!command.icon.isEmpty()) action->setIcon(themedIcon(command.icon));
    action->setShortcuts(command.keys);
    action->setAutoRepeat(command.repeats);
    action->setCheckable(static_cast<bool>(command.toggle));
    if (command.toggle)
        connect(action, &QAction::toggled, this, command.toggle);
    else
        connect(action, &QAction::triggered, this, command.run);
    command.group = m_group;
    command.action = action;
    command.savedKeys = command.keys;
    m_commands.push_back(std::move(command));
    describe(m_commands.back());
    return action;
}

QString Actions::plain(QString text) { return text.remove(bracketedMark()).remove(QLatin1Char('&')); }

const Command* Actions::find(const QString& name) const {
    const auto found = std::ranges::find(m_commands, name, &Command::name);
    return found == m_commands.end() ? nullptr : &*found;
}

QAction* Actions::operator[](const QString& name) const {
    const Command* found = find(name);
    assert(found);
    return found->action;
}

QString Actions::keyOf(const QString& name) const { return (*this)[name]->shortcut().toString(QKeySequence::NativeText); }

void Actions::setKeys(const QString& name, const QList<QKeySequence>& keys) {
    const Command& command = *find(name);
    command.action->setShortcuts(keys);
    describe(command);
}

void Actions::lock(const QString& name, const QString& reason) {
    const Command& command = *find(name);
    command.action->setEnabled(reason.isEmpty());
    command.action->setStatusTip(reason.isEmpty() ? command.explanation : reason);
    describe(command);
    if (!reason.isEmpty())
        command.action->setToolTip(command.action->toolTip() + QStringLiteral("<p><b>%1</b></p>").arg(reason.toHtmlEscaped()));
}

void Actions::loadKeys() {
    QSettings settings;
    settings.beginGroup(keysGroup);
    for (Command& command : m_commands) {
        if (!settings.contains(command.name)) continue;
        QList<QKeySequence> keys;
        for (const QString& text : settings.value(command.name).toStringList())
            if (!text.isEmpty()) keys.append(QKeySequence(text, QKeySequence::PortableText));
        setKeys(command.name, keys);
        command.savedKeys = command.action->shortcuts();
    }
}

/// Another window may have saved other keys: only those that were changed here are touched.
void Actions::saveKeys() {
    QSettings settings;
    settings.beginGroup(keysGroup);
    for (Command& command : m_commands) {
        const QList<QKeySequence> keys = command.action->shortcuts();
        if (keys == std::exchange(command.savedKeys, keys)) continue;
        if (keys == command.keys)
            settings.remove(command.name);
        else
            settings.setValue(command.name, keyTexts(keys));
    }
}

void Actions::refresh() {
    const bool playing = m_controller.isPlaying();
    const Command& run = *find(QStringLiteral("run"));
    const QString text = playing ? tr("&Pause") : tr("&Run");
    if (run.action->text() != text) {
        run.action->setText(text);
        run.action->setIconText(plain(text));
        run.action->setIcon(themedIcon(playing ? QStringLiteral("pause") : QStringLiteral("run")));
        describe(run);
    }
    (*this)[QStringLiteral("undo")]->setEnabled(m_controller.canUndo());
    (*this)[QStringLiteral("redo")]->setEnabled(m_controller.canRedo());
    const bool atStart = m_controller.session().cursor() == Cursor{};
    for (const char* name : {"step-back", "phase-back", "iteration-back", "row-back", "term-back", "stop-back"})
        (*this)[QLatin1String(name)]->setEnabled(!atStart);
}

void Actions::describe(const Command& command) const {
    QString title = plain(command.action->text());
    const QKeySequence key = command.action->shortcut();
    if (!key.isEmpty()) title += QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText));
    command.action->setToolTip(QStringLiteral("<p style='white-space:pre'><b>%1</b></p><p>%2</p>")
                                   .arg(title.toHtmlEscaped(), command.explanation.toHtmlEscaped()));
}

}  // namespace solverscope
