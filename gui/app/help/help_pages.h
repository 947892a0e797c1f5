// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

namespace solverscope {

/// A page of the help: a panel, an article that the lessons follow, or a term of the glossary.
struct HelpPage {
    QString id;  // of a panel: its name (panels.h); of an article: articlePrefix and its number; of a term: termPrefix and its own
    QString title;
    QString text;  // Markdown; helpMarkdown() fills in what it leaves out
    enum class Group : std::uint8_t { Panel, Article, Term } group = Group::Panel;
    QString symbols = {};  // of a term: its letters, unit and names in the articles, as Markdown

    /// For the line that finds a page, 0 if it does not fit: titles come before texts.
    int matchScore(const QString& typed) const;
};

inline const QString termPrefix = QStringLiteral("term-");
inline const QString articlePrefix = QStringLiteral("article-");

/// The page that has all articles; its text is what is said of them together.
inline const QString articlesPage = QStringLiteral("articles");

/// The pages of resources/help/LANGUAGE/, panels, articles and terms in the order of the files, titles of panels from the table of
/// panels. A language without pages has the English ones.
std::vector<HelpPage> helpPages(const QString& language);

}  // namespace solverscope
