// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/field_block.h"

#include <algorithm>
#include <set>

namespace solverscope {
namespace {

BlockField fieldOf(const Line& line) {
    const auto colon = line.text.find(':');
    const std::string_view key = line.text.substr(0, colon);
    const bool isKey = colon != std::string_view::npos && !key.empty() &&
                       key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
    if (!isKey) fail({line.number, 1}, "expected 'key: value', or an indented line that goes on with the one before");
    BlockField field{std::string(key), {line.number, 1}, {}};
    const std::string_view rest = line.text.substr(colon + 1);
    const std::string_view value = trimmed(rest);
    if (!value.empty()) {
        const auto skipped = static_cast<int>(rest.find_first_not_of(" \t"));
        field.value.append(value, {line.number, static_cast<int>(colon) + 2 + skipped});
    }
    return field;
}

}  // namespace

const BlockField* FieldBlock::find(std::string_view key) const {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const BlockField& one) { return one.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

const BlockField& FieldBlock::need(std::string_view key) const {
    const BlockField* field = find(key);
    if (field && !field->text().empty()) return *field;
    fail(field ? field->keyPlace : place, "expected '" + std::string(key) + ":' and a value in this '" + kind + "' block");
}

std::vector<const BlockField*> FieldBlock::all(std::string_view key) const {
    std::vector<const BlockField*> found;
    for (const BlockField& field : fields)
        if (field.key == key) found.push_back(&field);
    return found;
}

void addField(std::vector<BlockField>& fields, const Line& line) {
    if (isBlank(line.text)) return;
    const bool goesOn = line.text.front() == ' ' || line.text.front() == '\t';
    if (!goesOn) return fields.push_back(fieldOf(line));
    const int column = static_cast<int>(line.text.find_first_not_of(" \t")) + 1;
    if (fields.empty()) fail({line.number, column}, "expected 'key: value'");
    PlacedText& value = fields.back().value;
    if (!value.text().empty()) value.append(" ", {line.number, column});
    value.append(trimmed(line.text), {line.number, column});
}

void checkKeys(const FieldBlock& block, const Keys& keys) {
    std::set<std::string_view> seen;
    for (const BlockField& field : block.fields) {
        const bool repeated = std::find(keys.repeated.begin(), keys.repeated.end(), field.key) != keys.repeated.end();
        if (!repeated && std::find(keys.once.begin(), keys.once.end(), field.key) == keys.once.end()) {
            std::string list;
            for (const auto& group : {keys.once, keys.repeated})
                for (const auto key : group) list += (list.empty() ? "" : ", ") + std::string(key);
            fail(field.keyPlace, "unknown key '" + field.key + "' in a '" + block.kind + "' block, expected one of " + list);
        }
        if (!seen.insert(field.key).second && !repeated) fail(field.keyPlace, "'" + field.key + "' is given twice");
    }
}

}  // namespace solverscope
