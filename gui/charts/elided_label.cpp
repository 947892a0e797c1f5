// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/elided_label.h"

#include "gui/models/plain_tool_tip.h"

namespace solverscope {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setWholeText(const QString& text) {
    m_whole = text;
    setText(fontMetrics().elidedText(text, Qt::ElideRight, width()));
    setToolTip(plainToolTip(text));
    setAccessibleName(text);
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    setText(fontMetrics().elidedText(m_whole, Qt::ElideRight, width()));
}

}  // namespace solverscope
