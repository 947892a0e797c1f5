// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/scene_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "physics/base/plain_text.h"
#include "physics/scene/refusals.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

namespace limits = scene_limits;

constexpr std::string_view formatName = "solverscope-scene";

/// Changes of one letter that make one word of the other (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

/// A length that is refused, without digits that mean nothing.
std::string lengthFound(Real length) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), length, std::chars_format::general, 3).ptr;
    return {digits.data(), end};
}

}  // namespace

Result<Scene> SceneReader::read() {
    const JsonNode& root = m_tree.root();
    readVersion(root);
    object(root, "a scene",
           {{"format", true, {}},
            {"version", true, {}},
            {"title", false, [this](const JsonNode& node) { line(node, "title", m_scene.title); }},
            {"description", false, [this](const JsonNode& node) { string(node, "description", m_scene.description); }},
            {"gravity", false, [this](const JsonNode& node) { value(node, {"gravity"}, m_scene.gravity); }},
            {"settings", false, [this](const JsonNode& node) { readSettings(node); }},
            {"bodies", true, [this](const JsonNode& node) { readBodies(node); }},
            {"joints", false, [this](const JsonNode& node) { readJoints(node); }},
            {"challenge", false, [this](const JsonNode& node) { readChallenge(node); }}});
    if (const std::string problem = tooMuchWorkReason(m_scene.settings, m_scene.bodies.size() + m_scene.joints.size());
        !m_error && !problem.empty()) {
        const JsonNode* settings = m_tree.member(root, "settings");
        fail(settings ? *settings : root, problem);
    }
    if (m_error) return *m_error;
    return std::move(m_scene);
}

Result<Shape> SceneReader::readShape(const JsonTree& tree, const JsonNode& node) {
    SceneReader reader(tree);
    Shape shape;
    reader.readShape(node, shape);
    if (reader.m_error) return *reader.m_error;
    return shape;
}

void SceneReader::failAt(std::size_t byte, const std::string& message) {
    if (!m_error) m_error = m_tree.error(byte, message);
}

void SceneReader::fail(const JsonNode& node, const std::string& message) { failAt(node.begin, message); }

void SceneReader::failExpected(const JsonNode& node, const std::string& what, std::string_view key) {
    fail(node, "expected " + what + " for " + inQuotes(key) + ", found " + found(node));
}

std::string SceneReader::found(const JsonNode& node) const {
    if (node.kind == JsonKind::Array) return "an array";
    if (node.kind == JsonKind::Object) return "an object";
    return shownText(m_tree.source(node));
}

void SceneReader::string(const JsonNode& node, std::string_view key, std::string& value) {
    if (node.kind != JsonKind::String) return failExpected(node, "a string", key);
    value = node.text;
}

void SceneReader::line(const JsonNode& node, std::string_view key, std::string& value) {
    string(node, key, value);
    if (hasControlCharacters(value)) fail(node, filled(scene_refusals::controlCharacters, {inQuotes(key), found(node)}));
}

void SceneReader::id(const JsonNode& node, std::string_view key, std::string& value) {
    line(node, key, value);
    if (value.empty() || value.size() > limits::idBytes)
        fail(node, filled(scene_refusals::textLength, {std::to_string(limits::idBytes), inQuotes(key), found(node)}));
}

std::size_t SceneReader::choice(const JsonNode& node, std::string_view key, const std::vector<std::string_view>& words) {
    const auto place = node.kind == JsonKind::String ? std::find(words.begin(), words.end(), node.text) : words.end();
    if (place == words.end()) failExpected(node, (words.size() > 1 ? "one of " : "") + listed(words), key);
    return static_cast<std::size_t>(place - words.begin());
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, Real& value) {
    const NumberRange& range = member.range;
    if (node.kind != JsonKind::Number || node.number < range.lowest || node.number > range.highest)
        return fail(node, filled(scene_refusals::numberRange,
                                 {numberText(range.lowest), numberText(range.highest), inQuotes(member.key), found(node)}));
    if (std::abs(node.number) < range.leastMagnitude)
        return fail(node,
                    filled(scene_refusals::numberFromZero, {numberText(range.leastMagnitude), inQuotes(member.key), found(node)}));
    value = node.number;
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, bool& value) {
    if (node.kind != JsonKind::Boolean) return failExpected(node, "true or false", member.key);
    value = node.boolean;
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, Vec2& value) {
    if (node.kind != JsonKind::Array || node.count != 2) return failExpected(node, "two numbers [x, y]", member.key);
    const JsonNode& x = *m_tree.firstChild(node);
    this->value(x, {member.key}, value.x);
    this->value(*m_tree.nextSibling(x), {member.key}, value.y);
    if (m_error || !member.isDirection) return;
    const Real squared = lengthSquared(value);
    if (squared < limits::minSize * limits::minSize)
        return fail(node, (member.key == "axis" ? "expected an " : "expected a ") + inQuotes(member.key) + " at least " +
                              numberText(limits::minSize) + " long");
    // A vector that is already normalised stays as it is, bit for bit.
    if (std::abs(squared - 1) <= 1e-15) return;
    const Real size = std::sqrt(squared);
    value = {value.x / size, value.y / size};
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, BodyId& value) {
    std::string name;
    id(node, member.key, name);
    if (m_error) return;
    const auto place = m_bodies.find(name);
    if (place == m_bodies.end()) return failExpected(node, "the id of a body", member.key);
    value = place->second;
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, Range& value) {
    Vec2 ends;
    if (node.kind != JsonKind::Array || node.count != 2) return failExpected(node, "two numbers [lower, upper]", member.key);
    this->value(node, {member.key}, ends);
    if (!m_error && ends.x > ends.y) return fail(node, "expected " + inQuotes(member.key) + " with the lower one first");
    value = {ends.x, ends.y};
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, MotorDef& motor) {
    object(node, "a motor",
           {{"speed", true, [&](const JsonNode& n) { value(n, {"speed"}, motor.speed); }},
            {member.strength, true, [&](const JsonNode& n) { value(n, {.key = member.strength, .range = {0}}, motor.strength); }}});
}

bool SceneReader::isObject(const JsonNode& node, const std::string& what) {
    if (node.kind != JsonKind::Object) fail(node, "expected " + what + " as an object, found " + found(node));
    return !m_error;
}

void SceneReader::unknownKey(const JsonNode& node, const std::string& what, const std::vector<std::string_view>& known) {
    const auto nearest = std::min_element(known.begin(), known.end(), [&](std::string_view a, std::string_view b) {
        return distance(a, node.key) < distance(b, node.key);
    });
    std::string message = "expected a key of " + what + " (" + listed(known) + "), found " + inQuotes(node.key);
    // A suggestion helps as long as most of the word is right.
    if (node.key.size() <= 64 && distance(*nearest, node.key) <= std::max<std::size_t>(2, nearest->size() / 3))
        message += "; did you mean '" + std::string(*nearest) + "'?";
    failAt(node.keyBegin, message);
}

void SceneReader::object(const JsonNode& node, const std::string& what, const std::vector<Member>& members) {
    if (m_error || !isObject(node, what)) return;
    std::vector<std::string_view> known;
    for (const Member& member : members) known.push_back(member.key);
    for (const JsonNode* child = m_tree.firstChild(node); child; child = m_tree.nextSibling(*child))
        if (std::find(known.begin(), known.end(), child->key) == known.end()) return unknownKey(*child, what, known);
    for (const Member& member : members)
        if (member.required) required(node, what, member.key);
    for (const Member& member : members) {
        const JsonNode* child = m_tree.member(node, member.key);
        if (child && member.read && !m_error) member.read(*child);
    }
}

const JsonNode* SceneReader::required(const JsonNode& node, const std::string& what, std::string_view key) {
    const JsonNode* child = m_tree.member(node, key);
    if (!child) fail(node, "expected the key '" + std::string(key) + "' in " + what);
    return child;
}

void SceneReader::readVersion(const JsonNode& root) {
    if (!isObject(root, "a scene")) return;
    if (const JsonNode* format = required(root, "a scene", "format")) choice(*format, "format", {formatName});
    const JsonNode* version = required(root, "a scene", "version");
    if (version && (version->kind != JsonKind::Number || version->number != 1)) failExpected(*version, "1", "version");
}

void SceneReader::readSettings(const JsonNode& node) {
    if (!isObject(node, "settings")) return;
    for (const JsonNode* child = m_tree.firstChild(node); child && !m_error; child = m_tree.nextSibling(*child)) {
        const SettingInfo* info = findSetting(child->key);
        if (!info) {
            std::vector<std::string_view> known;
            for (const SettingInfo& line : settingsTable()) known.push_back(line.key);
            return unknownKey(*child, "settings", known);
        }
        // Only choices and texts are written as strings: "10" is not a number of iterations, and 10 is not a given order.
        const bool wantsString = info->kind == SettingKind::Choice || info->kind == SettingKind::Text;
        const bool isString = child->kind == JsonKind::String;
        if (info->kind == SettingKind::Text && !isString) return failExpected(*child, "a string", child->key);
        const std::string text = wantsString && isString ? child->text : found(*child);
        const Result<Settings> changed = withSetting(m_scene.settings, child->key, text);
        // The message shows only the part of a text that fits; a truncated text is not a valid value either.
        if (!changed) return fail(*child, withSetting(m_scene.settings, child->key, shownText(text)).error().message);
        m_scene.settings = *changed;
    }
}

void SceneReader::readBodies(const JsonNode& node) {
    array(node, "bodies", [this](const JsonNode& entry) { readBody(entry); });
}

void SceneReader::readBody(const JsonNode& node) {
    BodyDef body;
    read(node, body,
         {{"id", true, [&](const JsonNode& n) { id(n, "id", body.id); }},
          {"type", false,
           [&](const JsonNode& n) {
               body.isStatic = choice(n, "type", {"dynamic", "static"}) == 1;
           }},
          {"shape", true, [&](const JsonNode& n) { readShape(n, body.shape); }}});
    if (m_error) return;

    const JsonNode* density = m_tree.member(node, "density");
    if (body.mass && density) return failAt(density->keyBegin, "expected either 'mass' or 'density', found both");
    if (std::holds_alternative<HalfPlane>(body.shape)) {
        const JsonNode* type = m_tree.member(node, "type");
        if (!body.isStatic) return fail(type ? *type : node, "expected 'type': 'static' for a body with the shape half_plane");
    }
    if (density && std::holds_alternative<Particle>(body.shape))
        return failAt(density->keyBegin, "expected 'mass' instead of 'density' for a particle, which has no area");
    const JsonNode* start = m_tree.member(node, "start");
    for (const JsonNode* place : {&node, start}) {
        if (!place || !hasFixedRotation(body.shape)) continue;
        for (const std::string_view key : {"angle", "angular_velocity"})
            if (const JsonNode* member = m_tree.member(*place, key); member && member->number != 0)
                return failExpected(*member, "0, because this shape never turns,", key);
    }
    if (body.isStatic) {
        for (const std::string_view key : {"velocity", "angular_velocity", "start"})
            if (const JsonNode* member = m_tree.member(node, key))
                return failAt(member->keyBegin, "expected a static body without " + inQuotes(key));
    }
    const JsonNode& idNode = *m_tree.member(node, "id");
    const auto [place, isNew] = m_bodies.emplace(idNode.text, static_cast<BodyId>(m_scene.bodies.size()));
    if (!isNew) return fail(idNode, filled(scene_refusals::bodyId, {"'id'", inQuotes(body.id)}));
    m_scene.bodies.push_back(std::move(body));
}

void SceneReader::readShape(const JsonNode& node, Shape& shape) {
    if (readType(node, "a shape", shape)) std::visit([&](auto& kind) { read(node, kind, {{"type", true, {}}}); }, shape);
}

void SceneReader::read(const JsonNode& node, Polygon& polygon, std::vector<Member> members) {
    members.push_back({"points", true, [&](const JsonNode& n) { corners(n, "points", polygon); }});
    object(node, std::string(Polygon::called), members);
}

void SceneReader::corners(const JsonNode& node, std::string_view key, Polygon& value) {
    const std::string wanted = "3 to " + std::to_string(Polygon::maxCorners) + " corners [x, y]";
    if (node.kind != JsonKind::Array) return failExpected(node, wanted, key);
    if (node.count < 3 || node.count > Polygon::maxCorners)
        return fail(node, "expected " + wanted + " for " + inQuotes(key) + ", found an array of " + std::to_string(node.count));
    struct Corner {
        Vec2 at;
        const JsonNode* node;
    };
    std::vector<Corner> found;
    for (const JsonNode* child = m_tree.firstChild(node); child; child = m_tree.nextSibling(*child)) {
        Vec2 at;
        this->value(*child, {key}, at);
        if (m_error) return;
        if (std::max(std::abs(at.x), std::abs(at.y)) > limits::maxSize)
            return fail(*child, "expected a corner no further than " + numberText(limits::maxSize) + " m along x and y");
        found.push_back({at, child});
    }
    // Counter-clockwise, with the same corner first.
    const Vec2 first = found.front().at;
    Real twiceArea = 0;
    for (std::size_t k = 1; k + 1 < found.size(); ++k) twiceArea += cross(found[k].at - first, found[k + 1].at - first);
    if (twiceArea < 0) std::reverse(found.begin() + 1, found.end());

    // Convex with one winding: every corner is inside of every edge except its own.
    const auto after = [&](std::size_t k) { return k + 1 < found.size() ? k + 1 : 0; };
    for (std::size_t k = 0; k < found.size(); ++k)
        if (const Real apart = length(found[after(k)].at - found[k].at); apart < limits::minSize)
            return fail(*found[after(k)].node,
                        filled(scene_refusals::nearCorners, {numberText(limits::minSize), lengthFound(apart)}));
    for (std::size_t k = 0; k < found.size(); ++k) {
        const Vec2 edge = found[after(k)].at - found[k].at;
        for (std::size_t j = 0; j < found.size(); ++j) {
            if (j == k || j == after(k)) continue;
            const Real area = cross(edge, found[j].at - found[k].at);
            if (area >= limits::minSize * length(edge)) continue;
            if (area <= 0) return fail(*found[j].node, std::string(scene_refusals::convex));
            return fail(*found[j].node,
                        filled(scene_refusals::flatCorner, {numberText(limits::minSize), lengthFound(area / length(edge))}));
        }
    }
    value.count = static_cast<std::uint32_t>(found.size());
    for (std::size_t k = 0; k < found.size(); ++k) value.points[k] = found[k].at;
}

}  // namespace solverscope
