// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <utility>
#include <vector>

// The parts of a page to read: no script, nothing loaded from elsewhere, light or dark as the reader likes it.
namespace solverscope {

/// The beginning of a page, to its heading, and its end.
QString pageBegin(const QString& title, const QString& moreStyle = {});
QString pageEnd();

/// Text that means itself in HTML.
QString htmlText(const QString& plain);

/// `<p class="…">` with a plain text.
QString htmlParagraph(const char* cssClass, const QString& text);

/// A cell of a table, with a text or with a number that is shown to six digits and in full in its tool tip.
QString htmlCell(const QString& text);
QString htmlNumberCell(double value);

/// The cells of a line of a table, on another ground where it is the current one.
QString htmlLine(const QString& cells, bool isCurrent = false);

/// A table of such lines; each column with its title, and whether it holds numbers.
QString htmlTable(const std::vector<std::pair<QString, bool>>& columns, const QString& lines);

/// The same to fold in and out, below its title.
QString htmlFoldedTable(const QString& title, const std::vector<std::pair<QString, bool>>& columns, const QString& lines,
                        bool isOpen);

/// A picture that is part of the page, and for dark grounds another. `imageType` as in "image/png"; `darkFor`: the media that
/// show dark grounds.
QString htmlFigure(const char* imageType, const QByteArray& light, const QByteArray& dark, QSize size, const QString& words,
                   const char* darkFor = "(prefers-color-scheme: dark)");

/// The last paragraph about a moment: the link to it.
QString htmlLink(const QString& title, const QString& link);

/// A note's Markdown as HTML: HTML in it is text, pictures become their names, and links lead only to web pages.
QString htmlNote(const QString& markdown);

/// Markdown of a lesson as HTML: HTML in it is text, links and pictures are their names, formulas are drawings in the page.
QString htmlLesson(const QString& markdown);

}  // namespace solverscope
