// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The glossary: resources/help/LANGUAGE/glossary.md. It explains terms, and the symbols that texts and formulas use for them.
#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace solverscope {

/// Letters that stand for a term, everywhere or only in some lessons.
struct GlossarySymbol {
    QString letters;
    QStringList
        scopes;  // numbers of lessons ("3.5") and of the articles that lessons follow ("3", "0" for none); empty: everywhere
};

struct GlossaryEntry {
    QString id;
    QString title;
    QString text;                                       // Markdown
    QString word;                                       // what the field calls it; by default the title
    std::vector<GlossarySymbol> symbols;                // of a term without symbols none
    std::vector<std::pair<int, QString>> articleNames;  // what the articles call it, by their numbers
    QString unit;                                       // "1" of a pure number

    /// The first sentence of the text, without links.
    QString sentence() const;

    /// The symbols in a row: "λ, Λ".
    QString letters() const;
};

/// A part of a file of the help. It begins with "# id" or "# id: Title".
struct HelpSection {
    QString id;
    QString title;
    QString text;
};

/// The parts of a file in its order; of a file that does not exist none.
std::vector<HelpSection> helpSections(const QString& file);

/// The entries in the order of the file. Symbols, names and units are those of the English file; an unknown language has none.
std::vector<GlossaryEntry> readGlossary(const QString& language);

/// The glossary in the language in use; in English if that language has none.
const std::vector<GlossaryEntry>& glossary();

/// An entry as a tip: its symbols, what the field and the articles call it, its unit, and one sentence; as rich text.
QString symbolTip(const GlossaryEntry& entry);

/// Its symbols, word and unit on one line of rich text, for a tip about several.
QString symbolBrief(const GlossaryEntry& entry);

/// The same without the word, with what the articles call it, as Markdown; empty if it has no symbols.
QString symbolLine(const GlossaryEntry& entry);

}  // namespace solverscope
