// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>

#include "lessons/loader/lesson.h"

namespace solverscope {

inline Result<Lesson> parsed(const QByteArray& text) {
    return parseLesson({text.constData(), static_cast<std::size_t>(text.size())}, "lesson.md");
}

}  // namespace solverscope
