// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/link_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_link.h"
#include "gui/session/scene_source.h"
#include "gui/style/theme.h"
#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

/// The target of a link, in words.
QString meaning(const LinkedMoment& moment, const QString& openTitle) {
    QStringList parts{moment.scene ? libraryText(moment.scene->title) : openTitle};
    if (!moment.inputs.empty()) parts += LinkDialog::tr("inputs: %1").arg(moment.inputs.size());
    if (moment.place) parts += LinkDialog::tr("step %1").arg(moment.place->step);
    return LinkDialog::tr("Leads to: %1").arg(parts.join(QStringLiteral(" · ")));
}

}  // namespace

LinkDialog::LinkDialog(const DebuggerController& controller, QWidget* parent)
    : QDialog(parent),
      m_controller(controller),
      m_edit(named(new QLineEdit(this), "linkEdit", tr("Link to a moment"))),
      m_message(named(new QLabel(this), "linkMessage")) {
    setObjectName(QStringLiteral("linkDialog"));
    setWindowTitle(tr("Go to a link"));
    auto* about =
        new QLabel(tr("A link names a scene and a moment: <tt>stack_10#f12.i3.r5</tt> is step 12, sweep 3, row 5. "
                      "Without a scene, <tt>#f12.i3.r5</tt>, it refers to the scene that is open. Instead of a "
                      "sweep and a row it may contain the number of an event, as in <tt>#f12.e345</tt>. A link that begins with "
                      "<tt>solverscope:</tt> contains a whole scene."),
                   this);
    about->setWordWrap(true);
    m_edit->setFont(fixedFont());
    m_edit->setPlaceholderText(QStringLiteral("stack_10#f12.i3.r5"));
    m_edit->setClearButtonEnabled(true);
    m_edit->setMaxLength(static_cast<int>(Permalink::maxLength));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setMinimumHeight(2 * fontMetrics().height());
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_go = buttons->button(QDialogButtonBox::Ok);
    m_go->setText(tr("&Go there"));
    fillPanel(this, Gaps{}, {about, m_edit, m_message, buttons});
    setMinimumWidth(520);
    connect(m_edit, &QLineEdit::textChanged, this, &LinkDialog::read);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // A link that was just copied is most likely the wanted one.
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    const bool mayBeLink = copied.contains(QLatin1Char('#')) || isSceneWord(copied);
    const bool isLink = mayBeLink && copied.size() <= static_cast<qsizetype>(Permalink::maxLength) &&
                        !copied.contains(QLatin1Char('\n')) && parsePermalink(copied.toStdString());
    m_edit->setText(isLink ? copied : QString());
    m_edit->selectAll();
    read();
}

QString LinkDialog::link() const { return m_edit->text().trimmed(); }

void LinkDialog::read() {
    m_problem.clear();
    QString message;
    if (!link().isEmpty()) {
        const auto moment = readLink(link(), m_controller.scene());
        if (moment) {
            message = meaning(*moment, libraryText(m_controller.scene().title));
        } else if (moment.error().file.empty() && moment.error().column > 0) {
            message = m_problem = errorText(link(), moment.error());
        } else {
            message = m_problem = openingProblem(moment.error());
        }
    }
    m_message->setText(message);
    m_go->setEnabled(!link().isEmpty() && m_problem.isEmpty());
}

}  // namespace solverscope
