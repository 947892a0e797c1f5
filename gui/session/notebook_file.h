// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <memory>
#include <vector>

#include "physics/debugger/permalink.h"

namespace solverscope {

/// A moment that somebody kept: with its scene and all inputs that led there, so that it can always be made again.
struct Bookmark {
    qint64 id = 0;        // 0: it has none yet, as in files from before there were any
    qint64 revision = 0;  // larger after each change; 0: never changed
    QString name;
    QString note;   // Markdown
    QString where;  // in words, as it was when the bookmark was set
    StepPlace place;
    std::shared_ptr<const Scene> scene;
    std::vector<TimedInput> inputs;  // of its step and those before
    QByteArray picture;              // PNG; may be empty

    // The values that this program does not know, kept as they are read. Of an entry of an unknown kind these are all, and all but
    // the name is empty above.
    QJsonObject unknown;

    bool isMoment() const { return scene != nullptr; }
};

struct Notebook {
    QString title;   // of the scene
    QString source;  // what the scene was loaded from
    std::vector<Bookmark> entries;
    qint64 origin = 0;  // given to the file when it was begun; 0: before there were origins
};

namespace notebook_limits {
inline constexpr qsizetype fileBytes = 64 << 20;
inline constexpr qsizetype entries = 10'000;
inline constexpr qsizetype inputs = 1'000'000;  // in all
inline constexpr qsizetype pictureBytes = 1 << 20;
}  // namespace notebook_limits

/// The notebook as JSON. Scenes and lists of inputs that several bookmarks share are written once. The same notebook gives the
/// same bytes.
QByteArray notebookText(const Notebook& notebook);

/// Reads what notebookText writes. Error: line and column where it is no JSON, else the name of the value and what was expected.
/// A recorded trace is not written into notebooks: `open` is the scene to take for it, if it is one.
Result<Notebook> parseNotebook(const QByteArray& text, const QString& fileName, const Scene* open = nullptr);

/// Reads a notebook from a file.
Result<Notebook> loadNotebook(const QString& file, const Scene* open = nullptr);

/// Writes it to a new file beside `file` and moves that into place. False when it cannot be written.
bool saveNotebook(const Notebook& notebook, const QString& file);

}  // namespace solverscope
