// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QToolButton>

#include "gui/style/icons.h"

namespace solverscope {

/// A flat button in a panel's row of buttons; without an icon, its text is all of it.
inline QToolButton* panelButton(const char* name, const QString& text, const QString& toolTip, const QString& icon,
                                QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(text);
    if (!icon.isEmpty()) button->setIcon(themedIcon(icon));
    button->setToolButtonStyle(icon.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    return button;
}

}  // namespace solverscope
