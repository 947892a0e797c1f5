// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/formats/trace_line.h"

#include <algorithm>
#include <cmath>

#include "physics/base/missing.h"
#include "physics/base/plain_text.h"
#include "physics/scene/scene_reader.h"

namespace solverscope {
namespace {

JsonLimits limitsOfLine() {
    JsonLimits limits;
    limits.bytes = TraceLine::maxBytes;
    limits.depth = 8;
    limits.keys = 64;
    limits.entries = 64;
    limits.values = 512;
    limits.number = std::numeric_limits<Real>::max();
    return limits;
}

}  // namespace

TraceLine::TraceLine(std::string_view text, const std::string& file, int number) : m_number(number) {
    static const JsonLimits limits = limitsOfLine();
    auto tree = JsonTree::parse(text, file, limits);
    if (!tree) {
        m_error = tree.error();
        m_error->line = m_number;
        return;
    }
    m_tree = std::move(*tree);
    if (m_tree->root().kind != JsonKind::Object) failAt(m_tree->root(), "expected a JSON object on every line");
}

const JsonNode* TraceLine::member(std::string_view key) const { return m_error ? nullptr : m_tree->member(m_tree->root(), key); }

void TraceLine::failAt(const JsonNode& node, const std::string& message) {
    if (m_error) return;
    m_error = m_tree->error(node.begin, message);
    m_error->line = m_number;
}

Error TraceLine::mistake(std::string_view key, const std::string& message) const {
    const JsonNode* node = member(key);
    Error error = m_tree->error((node ? *node : m_tree->root()).begin, message);
    error.line = m_number;
    return error;
}

void TraceLine::fail(std::string_view key, const std::string& message) {
    if (!m_error) m_error = mistake(key, message);
}

void TraceLine::failExpected(const JsonNode& node, std::string_view key, const std::string& what) {
    const std::string found = node.kind == JsonKind::Array    ? "an array"
                              : node.kind == JsonKind::Object ? "an object"
                                                              : shownText(m_tree->source(node));
    failAt(node, "expected " + what + " for " + inQuotes(key) + ", found " + found);
}

void TraceLine::allow(std::string_view what, std::span<const std::string_view> keys) {
    if (m_error) return;
    for (const JsonNode* child = m_tree->firstChild(m_tree->root()); child; child = m_tree->nextSibling(*child)) {
        if (std::ranges::find(keys, child->key) != keys.end()) continue;
        m_error = m_tree->error(
            child->keyBegin, "expected a key of " + std::string(what) + " (" + listed(keys) + "), found " + inQuotes(child->key));
        m_error->line = m_number;
        return;
    }
}

void TraceLine::require(std::string_view what, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (!has(key)) fail({}, "expected the key '" + std::string(key) + "' in " + std::string(what));
}

Real TraceLine::number(const JsonNode& node, std::string_view key) {
    if (node.kind == JsonKind::Number) return node.number;
    if (node.kind == JsonKind::String) {
        if (node.text == "nan") return std::numeric_limits<Real>::quiet_NaN();
        if (node.text == "inf") return infinity;
        if (node.text == "-inf") return -infinity;
    }
    failExpected(node, key, "a number, \"nan\", \"inf\" or \"-inf\"");
    return missingValue;
}

Real TraceLine::number(std::string_view key) {
    const JsonNode* node = member(key);
    return node ? number(*node, key) : missingValue;
}

Real TraceLine::number(std::string_view key, Real lowest, Real highest) {
    const JsonNode* node = member(key);
    if (!node) return missingValue;
    if (node->kind != JsonKind::Number || node->number < lowest || node->number > highest)
        failExpected(*node, key, "a number from " + numberText(lowest) + " to " + numberText(highest));
    return node->number;
}

Vec2 TraceLine::vector(std::string_view key) {
    const JsonNode* node = member(key);
    if (!node) return {missingValue, missingValue};
    if (node->kind != JsonKind::Array || node->count != 2) {
        failExpected(*node, key, "two numbers [x, y]");
        return {};
    }
    const JsonNode& x = *m_tree->firstChild(*node);
    return {number(x, key), number(*m_tree->nextSibling(x), key)};
}

std::optional<std::uint32_t> TraceLine::whole(std::string_view key, std::uint32_t least, std::uint32_t most) {
    const JsonNode* node = member(key);
    if (!node) return std::nullopt;
    if (node->kind != JsonKind::Number || node->number < least || node->number > most || node->number != std::floor(node->number)) {
        const std::string lowest = std::to_string(least);
        failExpected(*node, key, least == most ? lowest : "a whole number from " + lowest + " to " + std::to_string(most));
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(node->number);
}

bool TraceLine::flag(std::string_view key) {
    const JsonNode* node = member(key);
    if (node && node->kind != JsonKind::Boolean) failExpected(*node, key, "true or false");
    return node && node->boolean;
}

std::optional<std::string> TraceLine::text(std::string_view key, std::size_t most) {
    const JsonNode* node = member(key);
    if (!node) return std::nullopt;
    if (node->kind != JsonKind::String || node->text.empty() || node->text.size() > most || hasControlCharacters(node->text)) {
        failExpected(*node, key, "a text of 1 to " + std::to_string(most) + " bytes without control characters");
        return std::nullopt;
    }
    return node->text;
}

std::optional<std::size_t> TraceLine::choice(std::string_view key, std::span<const std::string_view> words) {
    const JsonNode* node = member(key);
    if (!node) return std::nullopt;
    const auto found = node->kind == JsonKind::String ? std::ranges::find(words, node->text) : words.end();
    if (found == words.end()) {
        failExpected(*node, key, (words.size() > 1 ? "one of " : "") + listed(words));
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - words.begin());
}

std::optional<Shape> TraceLine::shape(std::string_view key) {
    const JsonNode* node = member(key);
    if (!node) return std::nullopt;
    auto shape = SceneReader::readShape(*m_tree, *node);
    if (shape) return *shape;
    m_error = shape.error();
    m_error->line = m_number;
    return std::nullopt;
}

}  // namespace solverscope
