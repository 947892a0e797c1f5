// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Numbers that are typed anywhere in the window while a lesson expects one.
#include <QAbstractSpinBox>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>

#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"

namespace solverscope {
namespace {

/// Whether letters typed into it go into it.
bool takesText(const QWidget& widget) {
    return widget.testAttribute(Qt::WA_InputMethodEnabled) || qobject_cast<const QKeySequenceEdit*>(&widget);
}

const QWidget* outermost(const QWidget* widget) {
    while (widget->parentWidget()) widget = widget->parentWidget();
    return widget;
}

}  // namespace

/// The field for the number that the lesson expects now; nullptr if it expects none.
QWidget* LessonPanel::numberField() const {
    if (!m_lesson || isWaiting() || !isVisible()) return nullptr;
    return m_atWork ? m_atWork->numberField() : nullptr;
}

/// While a lesson expects a number, typing anywhere in the window enters that number instead of triggering commands.
bool LessonPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    auto* widget = isKey ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget || outermost(widget) != outermost(this) || qobject_cast<QDialog*>(widget->window())) return false;
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!isPlain || key->text().size() != 1 || !key->text().front().isPrint() || key->text().front().isSpace()) return false;
    QWidget* field = numberField();
    if (!field || takesText(*widget)) return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (!QStringLiteral("0123456789.,+-−").contains(key->text())) return false;
    // A setting has a value, which the new one replaces; an answer may have been begun.
    field->setFocus(qobject_cast<QAbstractSpinBox*>(field) ? Qt::TabFocusReason : Qt::OtherFocusReason);
    QCoreApplication::sendEvent(field, event);
    return true;
}

}  // namespace solverscope
