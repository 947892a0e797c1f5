// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <span>

namespace solverscope {

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

/// The file's variant in the language in use, if there is one ("lesson.ru.md" next to "lesson.md"); otherwise `file`.
QString inLanguage(const QString& file);

}  // namespace solverscope
