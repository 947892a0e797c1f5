// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The language in use, and texts in it.
#pragma once

#include <QString>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

class QFont;
class QSpinBox;

namespace solverscope {

struct Error;

/// A language in which the window can speak.
struct Language {
    const char* code;  // ISO 639-1: that of lesson.ru.md and solverscope_ru.ts
    const char* name;  // in the language itself
};

/// All of them; English, in which the texts are written, is the first.
std::span<const Language> languages();

/// Whether there is a language with this code.
bool isLanguage(const QString& code);

/// The user's choice; empty: the system's language.
QString savedLanguage();
void saveLanguage(const QString& code);

/// The code of that language which the user of this system prefers among those that there are.
QString systemLanguage();

/// From now on texts are looked up in this language, including Qt's own. Existing texts do not change. Numbers keep their
/// decimal point in every language. Empty: the system's; an unknown code counts as English.
void useLanguage(const QString& code);

/// The code of the language in use; "en" before any was chosen.
QString languageInUse();

/// The font with the families that the language in use prefers for its letters: Chinese and Japanese draw some shared characters
/// differently, and without a preference Qt may choose the font of the other. useLanguage() gives the application such a font.
QFont withFontsOfLanguage(const QFont& font);

/// The file's variant in the language in use, if there is one ("lesson.ru.md" next to "lesson.md"); otherwise `file`.
QString inLanguage(const QString& file);

/// A text of the layers below the window (labels and explanations of their tables) in the language in use. Texts that
/// engineTexts() (gui/app/table_texts.h) does not contain are returned unchanged.
QString engineText(std::string_view english);

/// The title or description of a scene of the library in the language in use. Others are returned unchanged.
QString libraryText(std::string_view english);

/// The name of a branch: a default name in the language in use, a name given by the user unchanged.
QString branchText(std::string_view name);

/// One sentence after another, as the language in use sets them: with a blank between them, or without. Empty ones are left out.
QString sentences(std::initializer_list<QString> texts);

/// Names one after another, with commas between them.
QString inARow(const std::vector<std::string_view>& names);

/// Columns of errors count bytes; the user counts characters. Both count from 1.
int columnOf(const QString& typed, std::size_t byte);

/// What is wrong with a text that was typed, and in which column.
QString errorText(const QString& typed, const Error& error);

/// The words around a number that can be typed: "the last %1 steps".
void setPrefixAndSuffix(QSpinBox& number, const QString& words);

/// Tool tips guess whether a text is HTML, which could name files. Texts of lessons are never HTML, and neither are names of
/// bodies, joints, files or variants.
QString plainToolTip(const QString& text);

}  // namespace solverscope
