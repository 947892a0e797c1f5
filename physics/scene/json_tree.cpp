// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/json_tree.h"

#include <cmath>
#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>

#include "physics/base/plain_text.h"
#include "physics/scene/refusals.h"

namespace solverscope {
namespace {

/// Reads the text and tells the builder how far the parser has got.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* place, std::size_t* read) : m_place(place), m_read(read) {}
    reference operator*() const { return *m_place; }
    CountingIterator& operator++() {
        ++m_place;
        ++*m_read;
        return *this;
    }
    CountingIterator operator++(int) {
        const CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_place == other.m_place; }

private:
    const char* m_place;
    std::size_t* m_read;
};

std::string between(const std::string& text, std::string_view before, std::string_view after) {
    const auto found = text.find(before);
    if (found == std::string::npos) return {};
    const auto begin = found + before.size();
    const auto end = after.empty() ? std::string::npos : text.find(after, begin);
    return text.substr(begin, end == std::string::npos ? end : end - begin);
}

std::string tokenName(const std::string& name) {
    if (name == "string literal") return "a string";
    if (name == "number literal") return "a number";
    if (name == "'[', '{', or a literal") return "a value";
    if (name == "end of input") return "the end of the text";
    if (name.ends_with(" literal")) return name.substr(0, name.size() - 8);
    return name;
}

bool isPunctuation(const std::string& token) { return token.size() == 3 && token.front() == '\''; }

}  // namespace

/// Receives the parser's events, enforces the limits, and notes where each value begins.
class JsonTreeBuilder {
public:
    JsonTreeBuilder(JsonTree& tree, const JsonLimits& limits) : m_tree(tree), m_limits(limits) {}

    bool build(std::size_t skipped) {
        const std::string_view text = m_tree.m_text;
        m_read = m_previousEnd = skipped;
        const char* const begin = text.data() + skipped;
        return nlohmann::json::sax_parse(CountingIterator(begin, &m_read), CountingIterator(text.data() + text.size(), &m_read),
                                         this);
    }
    const Error& error() const { return m_error; }

    bool null() { return add(JsonKind::Null, m_read); }
    bool boolean(bool value) {
        if (!add(JsonKind::Boolean, m_read)) return false;
        m_tree.m_nodes.back().boolean = value;
        return true;
    }
    bool number_integer(std::int64_t value) { return number(static_cast<Real>(value)); }
    bool number_unsigned(std::uint64_t value) { return number(static_cast<Real>(value)); }
    bool number_float(Real value, const std::string&) { return number(value); }
    bool string(std::string& value) {
        if (!fits(value) || !add(JsonKind::String, m_read)) return false;
        m_tree.m_nodes.back().text = std::move(value);
        return true;
    }
    bool binary(std::vector<std::uint8_t>&) { return false; }
    bool start_object(std::size_t) { return open(JsonKind::Object); }
    bool start_array(std::size_t) { return open(JsonKind::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& value) {
        const std::size_t begin = tokenBegin();
        const JsonNode& object = m_tree.m_nodes[m_open.back()];
        if (!fits(value)) return false;
        if (m_tree.member(object, value)) return fail(begin, "expected each key once, found '" + shownText(value) + "' again");
        if (object.count == m_limits.keys)
            return fail(begin, "expected at most " + std::to_string(m_limits.keys) + " keys in an object");
        m_key = std::move(value);
        m_keyBegin = begin;
        m_previousEnd = m_read;
        return true;
    }

    template <typename Exception>
    bool parse_error(std::size_t, const std::string& token, const Exception& exception) {
        const std::string what = exception.what();
        if (std::is_same_v<Exception, nlohmann::json::out_of_range>) return tooLarge(tokenBegin(), token);
        const std::string found = between(what, "- unexpected ", ";");
        if (found.empty()) {
            const std::string complaint = between(what, " - ", "; last read");
            const bool inString = complaint.starts_with("invalid string") && complaint.find("closing quote") == std::string::npos;
            return fail(inString ? m_read - 1 : tokenBegin(), "expected JSON: " + complaint);
        }
        std::string expected = tokenName(between(what, "; expected ", ""));
        if (expected == "']'" || expected == "'}'") expected = "',' or " + expected;
        if (found == "end of input") return fail(m_tree.m_text.size(), "expected " + expected + ", found the end of the text");
        return fail(isPunctuation(found) ? m_read - 1 : tokenBegin(), "expected " + expected + ", found " + tokenName(found));
    }

private:
    /// The first byte of the token read last: after the previous token and the punctuation between them.
    std::size_t tokenBegin() const {
        const std::size_t begin = m_tree.m_text.find_first_not_of(" \t\r\n,:", m_previousEnd);
        return begin == std::string_view::npos ? m_tree.m_text.size() : begin;
    }

    bool fail(std::size_t byte, const std::string& message) {
        m_error = m_tree.error(byte, message);
        return false;
    }

    bool tooLarge(std::size_t byte, std::string_view found) {
        return fail(byte,
                    "expected a number of at most " + numberText(m_limits.number) + " in magnitude, found " + shownText(found));
    }

    bool fits(const std::string& value) {
        if (value.size() <= m_limits.stringBytes) return true;
        return fail(tokenBegin(), "expected a string of at most " + std::to_string(m_limits.stringBytes) + " bytes, found " +
                                      std::to_string(value.size()));
    }

    bool number(Real value) {
        const std::string_view text = m_tree.m_text;
        const std::size_t begin = tokenBegin();
        // To find a number's end the parser had to take the byte after it, unless the text ends there.
        const bool hasReadAhead = text.find_first_not_of("+-.0123456789eE", begin) < m_read || m_read < text.size();
        const std::size_t end = m_read - (hasReadAhead ? 1 : 0);
        if (std::abs(value) > m_limits.number) return tooLarge(begin, text.substr(begin, end - begin));
        if (!add(JsonKind::Number, end)) return false;
        // The parser reads "-0" as the whole number 0.
        m_tree.m_nodes.back().number = value == 0 && text[begin] == '-' ? -0.0 : value;
        return true;
    }

    bool open(JsonKind kind) {
        if (static_cast<int>(m_open.size()) == m_limits.depth)
            return fail(tokenBegin(), "expected at most " + std::to_string(m_limits.depth) + " levels of nesting");
        if (!add(kind, m_read)) return false;
        m_open.push_back(static_cast<std::uint32_t>(m_tree.m_nodes.size() - 1));
        return true;
    }

    bool close() {
        m_open.pop_back();
        m_previousEnd = m_read;
        return true;
    }

    bool add(JsonKind kind, std::size_t end) {
        const std::size_t begin = tokenBegin();
        std::vector<JsonNode>& nodes = m_tree.m_nodes;
        if (nodes.size() == m_limits.values) return fail(begin, "expected at most " + std::to_string(m_limits.values) + " values");
        const auto place = static_cast<std::uint32_t>(nodes.size());
        JsonNode node;
        node.kind = kind;
        node.begin = static_cast<std::uint32_t>(begin);
        node.end = static_cast<std::uint32_t>(end);
        if (!m_open.empty()) {
            JsonNode& parent = nodes[m_open.back()];
            if (parent.kind == JsonKind::Array && parent.count == m_limits.entries)
                return fail(begin, parent.key.empty() ? "expected at most " + std::to_string(m_limits.entries) + " entries"
                                                      : filled(scene_refusals::entries,
                                                               {std::to_string(m_limits.entries), shownText(parent.key)}));
            if (parent.kind == JsonKind::Object) {
                node.key = std::move(m_key);
                node.keyBegin = static_cast<std::uint32_t>(m_keyBegin);
            }
            if (parent.last == JsonNode::none)
                parent.first = place;
            else
                nodes[parent.last].next = place;
            parent.last = place;
            ++parent.count;
        }
        nodes.push_back(std::move(node));
        m_previousEnd = end;
        return true;
    }

    JsonTree& m_tree;
    const JsonLimits& m_limits;
    Error m_error;
    std::size_t m_read = 0;         // bytes that the parser has taken; after a number one more than the number has
    std::size_t m_previousEnd = 0;  // one past the last token that was noted
    std::vector<std::uint32_t> m_open;
    std::string m_key;
    std::size_t m_keyBegin = 0;
};

Result<JsonTree> JsonTree::parse(std::string_view text, const std::string& fileName, const JsonLimits& limits) {
    using namespace std::string_view_literals;
    JsonTree tree;
    tree.m_fileName = fileName;
    if (text.size() > limits.bytes)
        return tree.error(0, "expected at most " + std::to_string(limits.bytes) + " bytes, found " + std::to_string(text.size()));
    if (text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv))
        return tree.error(0, "expected text in UTF-8, found UTF-16 or UTF-32");
    // Editors do not show the mark, so that columns do not count it.
    if (text.starts_with("\xEF\xBB\xBF"sv)) text.remove_prefix(3);
    tree.m_text = text;
    // The parser would take a zero byte for the end of the text.
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        return tree.error(zero, "expected text in UTF-8, found a zero byte");
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return tree.error(0, "expected a JSON object, found an empty text");
    JsonTreeBuilder builder(tree, limits);
    if (!builder.build(0)) return builder.error();
    return tree;
}

const JsonNode* JsonTree::member(const JsonNode& object, std::string_view key) const {
    for (const JsonNode* child = firstChild(object); child; child = nextSibling(*child))
        if (child->key == key) return child;
    return nullptr;
}

Error JsonTree::error(std::size_t byte, std::string message) const {
    int line = 1;
    std::size_t lineBegin = 0;
    for (std::size_t i = 0; i < byte && i < m_text.size(); ++i) {
        if (m_text[i] != '\n') continue;
        ++line;
        lineBegin = i + 1;
    }
    return {m_fileName, line, static_cast<int>(byte - lineBegin) + 1, std::move(message)};
}

}  // namespace solverscope
