// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/key_dialogs.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTextBrowser>
#include <QToolButton>

#include "gui/app/actions.h"
#include "gui/style/icons.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

QString plainText(const Command& command) { return Actions::plain(command.action->text()); }

QKeySequence first(const QList<QKeySequence>& keys) { return keys.isEmpty() ? QKeySequence() : keys.first(); }

}  // namespace

KeysDialog::KeysDialog(const Actions& actions, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='4' width='100%'>");
    QString group;
    for (const Command& command : actions.commands()) {
        if (command.action->shortcuts().isEmpty()) continue;
        if (command.group != group) {
            group = command.group;
            html += QStringLiteral("<tr><td colspan='2'><br><b>%1</b></td></tr>").arg(group.toHtmlEscaped());
        }
        const QString keys = QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText);
        html += QStringLiteral("<tr><td style='white-space:nowrap'><code>%1</code></td><td>%2<br><small>%3</small></td></tr>")
                    .arg(keys.toHtmlEscaped(), plainText(command).toHtmlEscaped(), command.explanation.toHtmlEscaped());
    }
    html += QStringLiteral("</table>");

    auto* overview = new QTextBrowser(this);
    overview->setHtml(html);
    overview->setAccessibleName(tr("Overview of keys"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(overview);
    layout->addWidget(buttons);
    resize(620, 640);
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
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Fixed);
    table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    table->setColumnWidth(1, 180);
    m_conflict->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, &ShortcutsDialog::reset);
    fillPanel(this, Gaps{}, {table, m_conflict, buttons});
    resize(560, 600);
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
