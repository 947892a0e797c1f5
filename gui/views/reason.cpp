// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/reason.h"

#include <QString>
#include <QVariant>
#include <QWidget>

namespace solverscope {
namespace {

constexpr const char* ownToolTip = "ownToolTip";
constexpr const char* given = "reason";

void giveTo(QWidget& widget, const QString& why) {
    if (widget.property(given).toString().isEmpty()) widget.setProperty(ownToolTip, widget.toolTip());
    const QString own = widget.property(ownToolTip).toString();
    const QString text = Qt::mightBeRichText(own) || own.isEmpty() ? own : QStringLiteral("<p>%1</p>").arg(own.toHtmlEscaped());
    widget.setProperty(given, why);
    widget.setToolTip(why.isEmpty() ? own : text + QStringLiteral("<p><b>%1</b></p>").arg(why.toHtmlEscaped()));
    widget.setStatusTip(why);
}

}  // namespace

void giveReason(QWidget& control, const QString& why) {
    if (control.property(given).toString() == why) return;
    giveTo(control, why);
    for (QWidget* part : control.findChildren<QWidget*>())
        if (!part->isWindow() && (part->focusPolicy() != Qt::NoFocus || !part->toolTip().isEmpty())) giveTo(*part, why);
}

}  // namespace solverscope
