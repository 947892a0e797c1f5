// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Building a panel: widgets with their names, and the layouts that place them, written as they are nested.
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <initializer_list>

#include "gui/style/icons.h"

namespace solverscope {

/// The widget with its object name, its name for screen readers and its tool tip.
template <typename Widget>
Widget* named(Widget* widget, const char* name, const QString& accessible = {}, const QString& toolTip = {}) {
    widget->setObjectName(QLatin1String(name));
    if (!accessible.isEmpty()) widget->setAccessibleName(accessible);
    if (!toolTip.isEmpty()) widget->setToolTip(toolTip);
    return widget;
}

/// What a layout places, and its share of the room that is left: a widget, another layout, or an empty stretch.
struct Placed {
    Placed(QWidget* theWidget, int theStretch = 0, Qt::Alignment theAlignment = {})
        : widget(theWidget), stretch(theStretch), alignment(theAlignment) {}
    Placed(QLayout* theLayout, int theStretch = 0) : layout(theLayout), stretch(theStretch) {}
    explicit Placed(int theStretch) : stretch(theStretch) {}

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment;
};

inline Placed emptyStretch() { return Placed(1); }

template <typename Layout>
Layout* filled(Layout* layout, std::initializer_list<Placed> content) {
    for (const Placed& each : content) {
        if (each.widget)
            layout->addWidget(each.widget, each.stretch, each.alignment);
        else if (each.layout)
            layout->addLayout(each.layout, each.stretch);
        else
            layout->addStretch(each.stretch);
    }
    return layout;
}

/// From left to right, `spacing` pixels apart.
inline QHBoxLayout* inRow(std::initializer_list<Placed> content) { return filled(new QHBoxLayout, content); }
inline QHBoxLayout* inRow(int spacing, std::initializer_list<Placed> content) {
    QHBoxLayout* row = inRow(content);
    row->setSpacing(spacing);
    return row;
}

/// From top to bottom.
inline QVBoxLayout* inColumn(std::initializer_list<Placed> content) { return filled(new QVBoxLayout, content); }

/// The layout of a panel: from top to bottom, `margin` pixels from its edges.
inline QVBoxLayout* fillPanel(QWidget* panel, int margin, std::initializer_list<Placed> content) {
    auto* layout = filled(new QVBoxLayout(panel), content);
    layout->setContentsMargins(margin, margin, margin, margin);
    return layout;
}

/// A flat button in a panel's row of buttons; without an icon, its text is all of it.
inline QToolButton* panelButton(const char* name, const QString& text, const QString& toolTip, const QString& icon,
                                QWidget* parent) {
    auto* button = named(new QToolButton(parent), name, text, toolTip);
    button->setText(text);
    if (!icon.isEmpty()) button->setIcon(themedIcon(icon));
    button->setToolButtonStyle(icon.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    return button;
}

/// A label of several lines whose text can be selected by mouse and by keys.
inline QLabel* selectableLabel(const char* name, QWidget* parent, Qt::TextFormat format = Qt::PlainText) {
    auto* label = named(new QLabel(parent), name);
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
