// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLabel>

namespace solverscope {

/// A label of several lines whose text can be selected by mouse and by keys.
inline QLabel* selectableLabel(const char* name, QWidget* parent, Qt::TextFormat format = Qt::PlainText) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setTextFormat(format);
    label->setWordWrap(true);
    return label;
}

/// The same, which takes the focus when it is clicked, so that its text can be copied with the keyboard.
inline QLabel* focusableLabel(const char* name, QWidget* parent, Qt::TextFormat format = Qt::PlainText) {
    QLabel* label = selectableLabel(name, parent, format);
    label->setFocusPolicy(Qt::ClickFocus);
    return label;
}

}  // namespace solverscope
