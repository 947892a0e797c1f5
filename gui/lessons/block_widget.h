// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>

#include "gui/lessons/exercise_widget.h"

namespace solverscope {

/// A block of a lesson that is watched or read, and asks nothing: it is never done, and nothing of it is kept.
class BlockWidget : public QFrame {
    Q_OBJECT

public:
    explicit BlockWidget(const WidgetPlace& place) : QFrame(place.parent) {}

signals:
    void problem(const QString& text);
};

/// The widget of a block with runs to watch or a program; nullptr for texts, model answers and exercises. Each is made in the
/// source of its kind, by BlockWidget* makeWidget(const Kind&, const WidgetPlace&).
BlockWidget* makeBlockWidget(const LessonBlock& block, const WidgetPlace& place);

}  // namespace solverscope
