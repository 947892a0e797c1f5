// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <string>
#include <vector>

namespace solverscope {

/// A scene of the program's own, as the list of them shows it.
struct LibraryScene {
    QString group;
    QString name;  // of the file, without ending
    QString title;
    QString description;

    /// The first sentence of the description.
    QString brief() const;

    /// The score of a scene for a search text, 0 if a word is missing. Title and name count more than the rest, whole words
    /// more than beginnings of words, and these more than the middle of words.
    int matchScore(const QString& typed) const;

    QString file() const { return QStringLiteral(":/scenes/%1.json").arg(name); }
};

/// Every scene of the program, in the order of resources/scenes/contents.txt; those that it does not name come last.
std::vector<LibraryScene> sceneLibrary();

/// The headings of the library in English.
std::vector<std::string> sceneGroups();

}  // namespace solverscope
