// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/engine_text.h"

#include <QCoreApplication>
#include <string>

namespace solverscope {
namespace {

QString translatedIn(const char* context, std::string_view english) {
    // Qt needs a null-terminated text.
    return english.empty() ? QString() : QCoreApplication::translate(context, std::string(english).c_str());
}

}  // namespace

QString engineText(std::string_view english) { return translatedIn("Engine", english); }
QString libraryText(std::string_view english) { return translatedIn("Scenes", english); }

QString branchText(std::string_view name) {
    constexpr std::string_view numbered = "Branch ";
    const bool isNumbered = name.starts_with(numbered) && name.find_first_not_of("0123456789", numbered.size()) == name.npos;
    if (!isNumbered || name.size() == numbered.size()) return engineText(name);
    return engineText("Branch %1").arg(QString::fromStdString(std::string(name.substr(numbered.size()))));
}

}  // namespace solverscope
