// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <initializer_list>
#include <string_view>
#include <vector>

class QSpinBox;

namespace solverscope {

/// One sentence after another, as the language in use sets them: with a blank between them, or without. Empty ones are left out.
QString sentences(std::initializer_list<QString> texts);

/// Names one after another, with commas between them.
QString inARow(const std::vector<std::string_view>& names);

/// The words around a number that can be typed: "the last %1 steps".
void setPrefixAndSuffix(QSpinBox& number, const QString& words);

}  // namespace solverscope
