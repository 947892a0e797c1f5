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

    /// How well it answers to what was typed, 0 where a word is missing. The title and the name count before the rest, whole words
    /// before beginnings of words, and these before what stands inside words.
    int answers(const QString& typed) const;

    QString file() const { return QStringLiteral(":/scenes/%1.json").arg(name); }
};

/// Every scene of the program, in the order of resources/scenes/contents.txt; those that it does not name come last.
std::vector<LibraryScene> sceneLibrary();

/// The headings of the library in English.
std::vector<std::string> sceneGroups();

}  // namespace solverscope
