// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/lesson_lines.h"
#include "lessons/loader/placed_text.h"

namespace solverscope {

/// A value of a block: everything after "key:", and the indented lines that follow.
struct BlockField {
    std::string key;
    Place keyPlace;
    PlacedText value;

    const std::string& text() const { return value.text(); }
    Place place() const { return value.text().empty() ? keyPlace : value.placeOf(0); }
};

/// A fenced block of fields.
struct FieldBlock {
    std::string kind;
    Place place;
    std::vector<BlockField> fields;

    const BlockField* find(std::string_view key) const;  // null: not there
    const BlockField& need(std::string_view key) const;  // with a value
    std::vector<const BlockField*> all(std::string_view key) const;
};

/// Takes the next line of a block: a field, or more of the one before.
void addField(std::vector<BlockField>& fields, const Line& line);

/// Keys of a block: those that may be there once, and those that may be repeated.
struct Keys {
    std::vector<std::string_view> once;
    std::vector<std::string_view> repeated;
};

/// Fails at a key that is not among these, or stands twice.
void checkKeys(const FieldBlock& block, const Keys& keys);

}  // namespace solverscope
