// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

class QPushButton;
class QVBoxLayout;
class QWidget;

namespace solverscope {

class LessonTextView;

/// Shows hint number `place` of `count`, the next one, and says on the button what is left.
LessonTextView* addHint(QVBoxLayout& hints, QPushButton& button, std::size_t place, std::size_t count, const QString& markdown,
                        QWidget* parent);

}  // namespace solverscope
