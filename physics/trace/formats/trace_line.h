// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "physics/base/vec2.h"
#include "physics/scene/json_tree.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// One line of a trace: a JSON object whose members are read one by one. The first mistake is kept, with its position; later
/// results are then meaningless.
class TraceLine {
public:
    static constexpr std::size_t maxBytes = 1 << 20;

    TraceLine(std::string_view text, const std::string& file, int number);

    const std::optional<Error>& error() const { return m_error; }

    bool has(std::string_view key) const { return member(key) != nullptr; }

    /// Refuses members that are not among these.
    void allow(std::string_view what, std::span<const std::string_view> keys);
    void allow(std::string_view what, std::initializer_list<std::string_view> keys) {
        allow(what, std::span(keys.begin(), keys.size()));
    }

    /// Rejects the line if one of these is missing.
    void require(std::string_view what, std::initializer_list<std::string_view> keys);

    /// A number; "nan", "inf" or "-inf" in quotes if an engine computed that. The missing value if there is no such member.
    Real number(std::string_view key);
    Real number(std::string_view key, Real lowest, Real highest);

    /// Two of them.
    Vec2 vector(std::string_view key);

    std::optional<std::uint32_t> whole(std::string_view key, std::uint32_t least, std::uint32_t most);
    bool flag(std::string_view key);

    /// A text of one line, of 1 to `most` bytes.
    std::optional<std::string> text(std::string_view key, std::size_t most);

    /// The place of the word among those that are possible.
    std::optional<std::size_t> choice(std::string_view key, std::span<const std::string_view> words);

    /// A shape as in scenes; nothing if the member is missing.
    std::optional<Shape> shape(std::string_view key);

    /// A mistake at the member that does not refuse the line.
    Error mistake(std::string_view key, const std::string& message) const;

    /// "expected …" at the member, or at the beginning of the line if there is none of that name.
    void fail(std::string_view key, const std::string& message);

private:
    const JsonNode* member(std::string_view key) const;
    void failAt(const JsonNode& node, const std::string& message);
    void failExpected(const JsonNode& node, std::string_view key, const std::string& what);
    Real number(const JsonNode& node, std::string_view key);

    int m_number;
    std::optional<JsonTree> m_tree;
    std::optional<Error> m_error;
};

}  // namespace solverscope
