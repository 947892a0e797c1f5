// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QPalette>
#include <QSize>

namespace solverscope {

class Session;

/// A small picture of the world at the cursor, the row of the event marked, as PNG.
QByteArray momentPicture(const Session& session, const QPalette& palette, QSize size = {240, 150});

}  // namespace solverscope
