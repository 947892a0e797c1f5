// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where a text uses a symbol of the glossary.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "gui/text/glossary.h"

namespace solverscope {

/// What a letter means depends on where it is: running text has the words "a" and "I", a listing has names of variables, a
/// formula has symbols only.
enum class SymbolPlace { Text, Listing, Formula };

struct FoundSymbol {
    qsizetype from = 0;
    qsizetype length = 0;
    const GlossaryEntry* entry = nullptr;
};

/// The symbols in a line, from left to right. `scopes`: the number of the lesson and that of the article it follows, whose
/// own letters come first. Units after numbers are no symbols.
std::vector<FoundSymbol> symbolsIn(const QString& line, SymbolPlace place, const QStringList& scopes,
                                   const std::vector<GlossaryEntry>& entries = glossary());

/// A formula in TeX as a line of symbols, without its layout: "\frac{\beta x}{h}" is "β x h".
QString lettersOfTex(const QString& tex);

}  // namespace solverscope
