// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/typed_text.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>

namespace solverscope {
namespace {

bool hasTypedText(const QWidget& field) {
    if (const auto* page = qobject_cast<const QPlainTextEdit*>(&field))
        return !page->isReadOnly() && page->document()->isModified();
    const bool isNumber = qobject_cast<const QAbstractSpinBox*>(&field);
    const auto* line = isNumber ? field.findChild<const QLineEdit*>() : qobject_cast<const QLineEdit*>(&field);
    return line && !line->isReadOnly() && line->isModified();
}

}  // namespace

void enterTypedText() {
    const QPointer field = QApplication::focusWidget();
    if (!field || QApplication::activePopupWidget() || !hasTypedText(*field)) return;
    field->clearFocus();
    if (field && !QApplication::focusWidget()) field->setFocus(Qt::OtherFocusReason);
}

}  // namespace solverscope
