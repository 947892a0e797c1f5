// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>

#include "gui/charts/line_chart.h"

namespace solverscope {

/// What a chart says in several lines in the place of its own; empty while it says nothing.
inline QString noticeOf(const LineChart& chart) {
    for (const QGraphicsItem* item : chart.findChild<QGraphicsView*>()->scene()->items())
        if (const auto* text = qgraphicsitem_cast<const QGraphicsSimpleTextItem*>(item); text && text->isVisible())
            if (text->text().contains(QLatin1Char('\n'))) return text->text();
    return {};
}

}  // namespace solverscope
