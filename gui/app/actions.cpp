// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/actions.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <algorithm>
#include <cassert>
#include <utility>

#include "gui/app/stop_keys.h"
#include "gui/scene/view_buttons.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"
#include "gui/widgets/typed_text.h"

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

QChar letterOf(const QString& text) {
    const auto match = mark().match(text);
    return match.hasMatch() ? match.captured(1).front().toUpper() : QChar();
}

/// Gives every item of a menu a different mnemonic, in any language: the first item keeps its letter, a later one with the same
/// letter gets an unused one of its text, or none. In texts without Latin letters, such as "開く(&O)", any unused one will do.
void makeMnemonicsUnique(const QList<QAction*>& actions) {
    QSet<QChar> taken;
    std::vector<QAction*> late;
    for (QAction* action : actions) {
        const QChar letter = letterOf(action->text());
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
        if (const QChar letter = letterOf(action->text()); !letter.isNull()) taken.insert(letter);
    }
}

QSet<QChar> reservedLetters(const QMenuBar& bar, const std::vector<Command>& commands) {
    QSet<QChar> taken;
    for (const QAction* menu : bar.actions()) taken.insert(letterOf(menu->text()));
    for (const Command& command : commands)
        for (const QKeySequence& keys : command.action->shortcuts())
            if (keys.count() == 1 && keys[0].keyboardModifiers() == Qt::AltModifier && keys[0].key() <= Qt::Key_Z)
                taken.insert(QChar(keys[0].key()));
    taken.remove(QChar());
    return taken;
}

}  // namespace

Actions::Actions(DebuggerController& controller, QObject* parent) : QObject(parent), m_controller(controller) {}

void Actions::build(QMenuBar& bar, const std::vector<MenuInfo>& menus) {
    for (const MenuInfo& info : menus) {
        QMenu* menu = bar.addMenu(info.title);
        m_group = plain(info.title);
        QMenu* open = menu;
        for (const Command& command : info.commands) {
            if (command.submenu.isEmpty())
                open = menu;
            else if (open->title() != command.submenu)
                open = menu->addMenu(command.submenu);
            if (command.insert)
                command.insert(*open);
            else
                open->addAction(add(command));
        }
    }
    makeMnemonicsUnique(bar.actions());
    for (const QMenu* menu : bar.findChildren<QMenu*>()) makeMnemonicsUnique(menu->actions());
    loadKeys();
    m_reserved = reservedLetters(bar, m_commands);
    reserveMnemonics(*bar.window());
    for (const auto changed :
         {&DebuggerController::cursorMoved, &DebuggerController::playbackChanged, &DebuggerController::sceneChanged})
        connect(&m_controller, changed, this, &Actions::refresh);
    refresh();
    new StopKeys(m_controller, *this, this);
}

void Actions::reserveMnemonics(const QWidget& widget) const {
    const auto free = [this](const QString& text) { return m_reserved.contains(letterOf(text)) ? marked(text, m_reserved) : text; };
    for (auto* button : widget.findChildren<QAbstractButton*>()) button->setText(free(button->text()));
    for (auto* group : widget.findChildren<QGroupBox*>()) group->setTitle(free(group->title()));
    for (auto* tabs : widget.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i) tabs->setTabText(i, free(tabs->tabText(i)));
    for (auto* label : widget.findChildren<QLabel*>())
        if (label->buddy()) label->setText(free(label->text()));
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
    connect(action, command.toggle ? &QAction::toggled : &QAction::triggered, this, enterTypedText);
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
    const bool sweeping = m_controller.playing() == Playing::Sweeps;
    showRunning(*find(QStringLiteral("run")), playing && !sweeping, runTexts()[1], runTexts()[0]);
    showRunning(*find(QStringLiteral("sweeps")), sweeping, tr("&Stop the sweeps"), tr("&Play the sweeps"));
    (*this)[QStringLiteral("loop-step")]->setChecked(m_controller.isLooping());
    if (!playing) nameUndo();
    const bool atStart = m_controller.session().step() == 1 && m_controller.session().cursor() == Cursor{};
    for (const char* name : {"step-back", "phase-back", "iteration-back", "row-back", "term-back", "stop-back"})
        (*this)[QLatin1String(name)]->setEnabled(!atStart);
}

/// A command that starts something, or pauses it while it goes on.
void Actions::showRunning(const Command& command, bool on, const QString& pause, const QString& start) const {
    const QString& text = on ? pause : start;
    if (plain(command.action->text()) == plain(text)) return;  // the mnemonic may be another one
    command.action->setText(text);
    if (command.shortText.isEmpty()) command.action->setIconText(plain(text));
    command.action->setIcon(themedIcon(on ? QStringLiteral("pause") : command.icon));
    describe(command);
}

/// What would be undone or redone is part of their names.
void Actions::nameUndo() {
    const ChangeHistory history = m_controller.history();
    const auto name = [&](const char* command, bool isThere, qsizetype change, const QString& plainText, const QString& text) {
        const Command& named = *find(QLatin1String(command));
        named.action->setEnabled(isThere);
        QString wanted = plainText;
        if (isThere && change >= 0 && change < history.names.size())
            wanted = text.arg(QString(history.names[change]).replace(QLatin1Char('&'), QLatin1String("&&")));
        if (named.action->text() == wanted) return;
        named.action->setText(wanted);
        named.action->setIconText(plain(plainText));
        describe(named);
    };
    name("undo", m_controller.canUndo(), history.done - 1, tr("&Undo"), tr("&Undo “%1”"));
    name("redo", m_controller.canRedo(), history.done, tr("&Redo"), tr("&Redo “%1”"));
}

void Actions::describe(const Command& command) const {
    QString title = plain(command.action->text());
    const QKeySequence key = command.action->shortcut();
    if (!key.isEmpty()) title += QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText));
    command.action->setToolTip(QStringLiteral("<p style='white-space:pre'><b>%1</b></p><p>%2</p>")
                                   .arg(title.toHtmlEscaped(), command.explanation.toHtmlEscaped()));
}

namespace {

QString plainText(const Command& command) { return Actions::plain(command.text); }  // not what Undo would undo now

QKeySequence first(const QList<QKeySequence>& keys) { return keys.isEmpty() ? QKeySequence() : keys.first(); }

}  // namespace

KeysDialog::KeysDialog(const Actions& actions, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='4' width='100%'>");
    QString group;
    const auto add = [&](const QString& in, const QString& what, const QString& effect) {
        if (in != group) html += QStringLiteral("<tr><td colspan='2'><br><b>%1</b></td></tr>").arg(in.toHtmlEscaped());
        html += QStringLiteral("<tr><td style='white-space:nowrap'>%1</td><td>%2</td></tr>").arg(what, effect);
        group = in;
    };
    for (const Command& command : actions.commands()) {
        const QString keys = QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText).toHtmlEscaped();
        const QString text = plainText(command).toHtmlEscaped() + QStringLiteral("<br><small>%1</small>");
        if (!keys.isEmpty()) add(command.group, "<code>" + keys + "</code>", text.arg(command.explanation.toHtmlEscaped()));
    }
    for (const auto& [gesture, effect] : ViewButtons::mouseActions()) add(tr("Mouse in the scene"), gesture, effect);
    auto* overview = named(new QTextBrowser(this), "keysOverview", tr("Overview of keys"));
    overview->setHtml(html + QStringLiteral("</table>"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillPanel(this, 9, {overview, buttons});
    resizeForText(*this, {620, 640});
}

ShortcutsDialog::ShortcutsDialog(Actions& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_conflict(named(new QLabel(this), "conflict")) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    const auto& commands = actions.commands();
    auto* table = new QTableWidget(static_cast<int>(commands.size()), 3, this);
    table->setAccessibleName(tr("Commands and their keys"));
    table->setHorizontalHeaderLabels({tr("Command"), tr("Key"), QString()});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setFocusPolicy(Qt::NoFocus);
    table->setShowGrid(false);
    for (int row = 0; row < table->rowCount(); ++row) {
        const Command& command = commands[static_cast<std::size_t>(row)];
        auto* item = new QTableWidgetItem(command.action->icon(), tr("%1: %2").arg(command.group, plainText(command)));
        item->setToolTip(command.explanation);
        table->setItem(row, 0, item);
        auto* edit = new QKeySequenceEdit(first(command.action->shortcuts()), table);
        edit->setObjectName(command.name);
        edit->setAccessibleName(tr("Key for %1").arg(plainText(command)));
        table->setCellWidget(row, 1, edit);
        edit->setMinimumWidth(widthToShowAll(*edit->findChild<QLineEdit*>()));
        edit->installEventFilter(this);
        m_edits.push_back(edit);
        auto* clear = new QToolButton(table);
        clear->setIcon(themedIcon(QStringLiteral("close")));
        clear->setAutoRaise(true);
        clear->setToolTip(tr("No key"));
        clear->setAccessibleName(tr("No key for %1").arg(plainText(command)));
        table->setCellWidget(row, 2, clear);
        connect(clear, &QToolButton::clicked, edit, &QKeySequenceEdit::clear);
        connect(edit, &QKeySequenceEdit::keySequenceChanged, this, [this, edit](const QKeySequence& keys) {
            // One chord is enough for a key that is pressed repeatedly.
            if (keys.count() > 1) edit->setKeySequence(QKeySequence(keys[0]));
            check();
        });
    }
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int column : {1, 2}) table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_conflict->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, &ShortcutsDialog::reset);
    fillPanel(this, Gaps{}, {table, m_conflict, buttons});
    m_ok->setFocus();  // a field would record the next key
    resizeForText(*this, {560, 600});
    check();
}

/// Escape leaves the dialog; the fields would record it.
bool ShortcutsDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto* pressed = static_cast<QKeyEvent*>(event);
    if (pressed->key() != Qt::Key_Escape || pressed->modifiers() != Qt::NoModifier) return false;
    reject();
    return true;
}

void ShortcutsDialog::check() {
    const auto& commands = m_actions.commands();
    QString conflict;
    for (std::size_t i = 0; i < m_edits.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const QKeySequence key = m_edits[i]->keySequence();
            if (key.isEmpty() || key != m_edits[j]->keySequence()) continue;
            conflict = tr("%1 belongs to two commands: “%2” and “%3”.")
                           .arg(key.toString(QKeySequence::NativeText), plainText(commands[j]), plainText(commands[i]));
        }
    m_conflict->setText(conflict);
    m_ok->setEnabled(conflict.isEmpty());
}

void ShortcutsDialog::reset() {
    for (std::size_t i = 0; i < m_edits.size(); ++i) m_edits[i]->setKeySequence(first(m_actions.commands()[i].keys));
}

void ShortcutsDialog::accept() {
    if (!m_ok->isEnabled()) return;
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        const Command& command = m_actions.commands()[i];
        const QKeySequence key = m_edits[i]->keySequence();
        if (key == first(command.action->shortcuts())) continue;
        const bool isDefault = key == first(command.keys);
        m_actions.setKeys(command.name, isDefault ? command.keys : key.isEmpty() ? QList<QKeySequence>{} : QList{key});
    }
    m_actions.saveKeys();
    QDialog::accept();
}

}  // namespace solverscope
