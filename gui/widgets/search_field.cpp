// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/search_field.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

#include "gui/widgets/build.h"

namespace solverscope {

SearchField::SearchField(const char* name, const QString& meaning, const QString& placeholder, QWidget* parent)
    : QLineEdit(parent) {
    named(this, name, meaning);
    setPlaceholderText(placeholder);
    setClearButtonEnabled(true);
}

void SearchField::begin() {
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void SearchField::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            if (m_list) {
                m_list->setFocus();
                QCoreApplication::sendEvent(m_list, event);
            } else {
                emit entered();
            }
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit entered();
            return;
        case Qt::Key_Escape:
            if (text().isEmpty()) break;
            clear();
            return;
        default:
            break;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace solverscope
