// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Files that keep what a user has done: progress, notebooks.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include "physics/base/result.h"

namespace solverscope {

/// The JSON object that a text is. Error: line and column where it is none, and what was expected there: "a notebook".
Result<QJsonObject> parseJsonObject(const QByteArray& text, const QString& fileName, const char* expected);

/// A name beside the file that is not taken yet: "notebook.json.bad", "notebook.json.bad2", …
QString nameForBad(const QString& file);

/// Writes to a new file beside `file` and moves that into place. False when it cannot be written; the old file stays then.
bool replaceFile(const QByteArray& text, const QString& file);

/// The same; a folder that is not there is made.
bool replaceFileInMadeFolder(const QByteArray& text, const QString& file);

}  // namespace solverscope
