// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// Loads a scene, or a trace of another engine (physics/trace/formats/foreign_trace.h), from a file of the disk, from the library
/// (":/scenes/name.json") or, for "-", from standard input. A bare name that is no file but is in the library ("stack_10")
/// means that one.
Result<Scene> loadSceneFrom(const QString& source);

/// The same for a file name as given by the system, which may be invalid UTF-8: QString cannot hold that.
Result<Scene> loadSceneNamed(const std::string& source);

/// Why a scene or a link could not be opened. Of a scene that is not there: its name, and what to do.
QString openingProblem(const Error& error);

/// Whether this is a link to a moment (permalink.h) rather than a scene: it holds a scene, or it has a '#' or a
/// '?' and there is no such file.
bool isMomentLink(const QString& source);

/// Whether a file contains a trace and not a scene: by its extension (.jsonl, .ndjson), or by its contents.
bool isTraceFile(const QString& file);

/// The names of the scenes in the library, ascending.
QStringList libraryScenes();

/// A scene of the program's own, as the list of them shows it.
struct LibraryScene {
    QString group;
    QString name;  // of the file, without ending
    QString title;
    QString description;

    /// The first sentence of the description.
    QString brief() const;

    /// The score of a scene for a search text, 0 if a word is missing: the beginning of its title, then whole words in the title,
    /// then parts of them, then the description. The name of its file counts like the title.
    int matchScore(const QString& typed) const;

    QString file() const { return QStringLiteral(":/scenes/%1.json").arg(name); }
};

/// Every scene of the program, in the order of resources/scenes/contents.txt; those that it does not name come last.
std::vector<LibraryScene> sceneLibrary();

/// The headings of the library in English.
std::vector<std::string> sceneGroups();

}  // namespace solverscope
