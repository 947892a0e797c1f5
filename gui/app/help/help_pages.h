// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <vector>

namespace solverscope {

/// A page of the help: a panel, or a term of the glossary.
struct HelpPage {
    QString id;  // of a panel: its name (panels.h); of a term: termPrefix and its own
    QString title;
    QString text;  // Markdown; helpMarkdown() fills in what it leaves out
    bool isTerm = false;

    /// For the line that finds a page, 0 if it does not fit: titles come before texts.
    int matchScore(const QString& typed) const;
};

inline const QString termPrefix = QStringLiteral("term-");

/// The pages of resources/help/LANGUAGE/ in the order of the files, titles of panels from the table of panels. A language
/// without pages has the English ones.
std::vector<HelpPage> helpPages(const QString& language);

}  // namespace solverscope
