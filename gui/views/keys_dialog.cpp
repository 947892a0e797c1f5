// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/keys_dialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "gui/session/actions.h"

namespace solverscope {

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
        const QString text = Actions::plain(command.action->text());
        const QString keys = QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText);
        html += QStringLiteral("<tr><td style='white-space:nowrap'><code>%1</code></td><td>%2<br><small>%3</small></td></tr>")
                    .arg(keys.toHtmlEscaped(), text.toHtmlEscaped(), command.explanation.toHtmlEscaped());
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

}  // namespace solverscope
