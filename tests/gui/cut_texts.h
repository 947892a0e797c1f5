// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOption>

namespace solverscope {

inline QString pathOf(const QWidget& widget, const QString& text) {
    QString path = QStringLiteral("“%1”").arg(text);
    for (const QWidget* each = &widget; each; each = each->parentWidget())
        if (!each->objectName().isEmpty()) path += QStringLiteral(" < ") + each->objectName();
    return path;
}

inline bool isSeen(const QWidget& widget) { return widget.isVisible() && !widget.visibleRegion().isEmpty(); }

/// Drop-down lists with a choice that they do not show as a whole, and empty fields with a hint that they do not.
inline QStringList cutLists(const QWidget& window) {
    QStringList cut;
    for (const auto* list : window.findChildren<QComboBox*>()) {
        QStyleOptionComboBox option;
        option.initFrom(list);
        const int room = list->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, list).width();
        if (isSeen(*list) && list->fontMetrics().horizontalAdvance(list->currentText()) > room)
            cut += pathOf(*list, list->currentText());
    }
    for (const auto* field : window.findChildren<QLineEdit*>()) {
        if (!isSeen(*field) || !field->displayText().isEmpty()) continue;
        QStyleOptionFrame option;
        option.initFrom(field);
        option.lineWidth = field->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, field);
        constexpr int margins = 2 * 2;  // of QLineEdit
        const int room = field->style()->subElementRect(QStyle::SE_LineEditContents, &option, field).width() - margins;
        if (field->fontMetrics().horizontalAdvance(field->placeholderText()) > room)
            cut += pathOf(*field, field->placeholderText());
    }
    return cut;
}

}  // namespace solverscope
