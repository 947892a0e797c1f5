// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/plain_text.h"
#include "physics/base/result.h"
#include "physics/base/vec2.h"
#include "physics/scene/members.h"

namespace solverscope {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// One value of a JSON text and its position in it.
struct JsonNode {
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    JsonKind kind = JsonKind::Null;
    bool boolean = false;
    std::uint32_t begin = 0;     // byte of the text at which the value begins
    std::uint32_t end = 0;       // one past its last byte; arrays and objects: one past the opening bracket
    std::uint32_t keyBegin = 0;  // members of objects: byte of the key's opening quote
    std::uint32_t first = none;  // arrays and objects: first child
    std::uint32_t last = none;   //                     last child
    std::uint32_t next = none;   // the next child of the same parent
    std::uint32_t count = 0;     // how many children
    Real number = 0;
    std::string key;   // members of objects
    std::string text;  // strings, without escapes
};

/// The limits of a JSON text. The defaults are those of scene files.
struct JsonLimits {
    std::size_t bytes = scene_limits::fileBytes;
    int depth = scene_limits::depth;
    std::size_t stringBytes = scene_limits::stringBytes;
    std::uint32_t keys = 64;                                                       // of one object
    std::uint32_t entries = std::max(scene_limits::bodies, scene_limits::joints);  // of one array
    std::uint32_t values = 1000000;                                                // in all
    Real number = scene_limits::number;                                            // magnitude
};

/// A JSON text as values with positions, for messages with line and column. The text must outlive the tree. The values are in
/// one list, so that deep nesting cannot exhaust the stack.
class JsonTree {
public:
    /// Refuses, with a position, text that is not strict JSON in UTF-8, that exceeds the limits, and repeated keys. A byte
    /// order mark before the text is skipped.
    static Result<JsonTree> parse(std::string_view text, const std::string& fileName, const JsonLimits& limits = {});

    const JsonNode& root() const { return m_nodes.front(); }
    const JsonNode* firstChild(const JsonNode& node) const { return at(node.first); }
    const JsonNode* nextSibling(const JsonNode& node) const { return at(node.next); }
    /// The member of an object with this key, or nullptr.
    const JsonNode* member(const JsonNode& object, std::string_view key) const;

    /// The value as written in the text; for arrays and objects only the opening bracket.
    std::string_view source(const JsonNode& node) const { return m_text.substr(node.begin, node.end - node.begin); }

    /// An error at a byte of the text. Lines end with LF; columns count bytes from 1, a tab is one and a CR belongs to the line.
    Error error(std::size_t byte, std::string message) const;

private:
    friend class JsonTreeBuilder;
    const JsonNode* at(std::uint32_t place) const { return place == JsonNode::none ? nullptr : &m_nodes[place]; }

    std::string_view m_text;
    std::string m_fileName;
    std::vector<JsonNode> m_nodes;
};

}  // namespace solverscope
