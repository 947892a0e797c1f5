// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/scene_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <functional>
#include <map>
#include <system_error>
#include <vector>

#include "physics/scene/json_tree.h"

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

std::string listed(const std::vector<std::string_view>& words) {
    std::string list;
    for (const auto word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

std::string inQuotes(std::string_view text) { return "'" + shownText(text) + "'"; }

/// A key that an object may have, and what is done with its value.
struct Member {
    std::string_view key;
    bool required = false;
    std::function<void(const JsonNode&)> read;
};

/// Reads the tree into a scene. The first error wins; after it nothing is read any more.
class SceneReader {
public:
    explicit SceneReader(const JsonTree& tree) : m_tree(tree) {}

    Result<Scene> read() {
        const JsonNode& root = m_tree.root();
        readVersion(root);
        object(root, "a scene",
               {{"format", true, {}},
                {"version", true, {}},
                {"title", false, [this](const JsonNode& node) { line(node, "title", m_scene.title); }},
                {"description", false, [this](const JsonNode& node) { string(node, "description", m_scene.description); }},
                {"gravity", false, [this](const JsonNode& node) { vector(node, "gravity", m_scene.gravity); }},
                {"settings", false, [this](const JsonNode& node) { readSettings(node); }},
                {"bodies", true, [this](const JsonNode& node) { readBodies(node); }},
                {"joints", false, [this](const JsonNode& node) { readJoints(node); }}});
        if (m_error) return *m_error;
        return std::move(m_scene);
    }

private:
    void failAt(std::size_t byte, const std::string& message) {
        if (!m_error) m_error = m_tree.error(byte, message);
    }
    void fail(const JsonNode& node, const std::string& message) { failAt(node.begin, message); }
    void failExpected(const JsonNode& node, const std::string& what, std::string_view key) {
        fail(node, "expected " + what + " for " + inQuotes(key) + ", found " + found(node));
    }

    std::string found(const JsonNode& node) const {
        if (node.kind == JsonKind::Array) return "an array";
        if (node.kind == JsonKind::Object) return "an object";
        return shownText(m_tree.source(node));
    }

    // ---- values ----

    void number(const JsonNode& node, std::string_view key, Real lowest, Real highest, Real& value) {
        if (node.kind != JsonKind::Number || node.number < lowest || node.number > highest)
            return failExpected(node, "a number from " + numberText(lowest) + " to " + numberText(highest), key);
        value = node.number;
    }
    void number(const JsonNode& node, std::string_view key, Real& value) {
        number(node, key, -limits::number, limits::number, value);
    }
    void size(const JsonNode& node, std::string_view key, Real& value) {
        number(node, key, limits::smallestSize, limits::largestSize, value);
    }

    void vector(const JsonNode& node, std::string_view key, Vec2& value) {
        if (node.kind != JsonKind::Array || node.count != 2) return failExpected(node, "two numbers [x, y]", key);
        const JsonNode& x = *m_tree.firstChild(node);
        number(x, key, value.x);
        number(*m_tree.nextSibling(x), key, value.y);
    }

    void boolean(const JsonNode& node, std::string_view key, bool& value) {
        if (node.kind != JsonKind::Boolean) return failExpected(node, "true or false", key);
        value = node.boolean;
    }

    void string(const JsonNode& node, std::string_view key, std::string& value) {
        if (node.kind != JsonKind::String) return failExpected(node, "a string", key);
        value = node.text;
    }

    /// A string that can stand in one line of a table or a message.
    void line(const JsonNode& node, std::string_view key, std::string& value) {
        string(node, key, value);
        const bool oneLine =
            std::none_of(value.begin(), value.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
        if (!oneLine) failExpected(node, "a string without control characters", key);
    }

    void id(const JsonNode& node, std::string_view key, std::string& value) {
        line(node, key, value);
        if (value.empty() || value.size() > limits::idBytes)
            failExpected(node, "a string of 1 to " + std::to_string(limits::idBytes) + " bytes", key);
    }

    /// One of the words; returns its place, or the number of words after an error.
    std::size_t choice(const JsonNode& node, std::string_view key, const std::vector<std::string_view>& words) {
        const auto place = node.kind == JsonKind::String ? std::find(words.begin(), words.end(), node.text) : words.end();
        if (place == words.end()) failExpected(node, (words.size() > 1 ? "one of " : "") + listed(words), key);
        return static_cast<std::size_t>(place - words.begin());
    }

    // ---- objects ----

    bool isObject(const JsonNode& node, const std::string& what) {
        if (node.kind != JsonKind::Object) fail(node, "expected " + what + " as an object, found " + found(node));
        return !m_error;
    }

    void unknownKey(const JsonNode& node, const std::string& what, const std::vector<std::string_view>& known) {
        const auto nearest = std::min_element(known.begin(), known.end(), [&](std::string_view a, std::string_view b) {
            return distance(a, node.key) < distance(b, node.key);
        });
        std::string message = "expected a key of " + what + " (" + listed(known) + "), found " + inQuotes(node.key);
        // A suggestion helps as long as most of the word is right.
        if (node.key.size() <= 64 && distance(*nearest, node.key) <= std::max<std::size_t>(2, nearest->size() / 3))
            message += "; did you mean '" + std::string(*nearest) + "'?";
        failAt(node.keyBegin, message);
    }

    /// Reads the members in the order in which they are given here, whatever their order in the text.
    void object(const JsonNode& node, const std::string& what, const std::vector<Member>& members) {
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

    const JsonNode* required(const JsonNode& node, const std::string& what, std::string_view key) {
        const JsonNode* child = m_tree.member(node, key);
        if (!child) fail(node, "expected the key '" + std::string(key) + "' in " + what);
        return child;
    }

    template <typename ReadEntry>
    void array(const JsonNode& node, std::string_view key, ReadEntry readEntry) {
        if (node.kind != JsonKind::Array) return failExpected(node, "an array", key);
        for (const JsonNode* child = m_tree.firstChild(node); child && !m_error; child = m_tree.nextSibling(*child))
            readEntry(*child);
    }

    // ---- the scene ----

    /// First of all, so that a scene of a later version is called that, and not full of unknown keys.
    void readVersion(const JsonNode& root) {
        if (!isObject(root, "a scene")) return;
        if (const JsonNode* format = required(root, "a scene", "format")) choice(*format, "format", {formatName});
        const JsonNode* version = required(root, "a scene", "version");
        if (version && (version->kind != JsonKind::Number || version->number != 1)) failExpected(*version, "1", "version");
    }

    void readSettings(const JsonNode& node) {
        if (!isObject(node, "settings")) return;
        for (const JsonNode* child = m_tree.firstChild(node); child && !m_error; child = m_tree.nextSibling(*child)) {
            const SettingInfo* info = findSetting(child->key);
            if (!info) {
                std::vector<std::string_view> known;
                for (const SettingInfo& line : settingsTable()) known.push_back(line.key);
                return unknownKey(*child, "settings", known);
            }
            // Only a choice is written as a string: "10" is not a number of iterations.
            const bool isChoice = info->kind == SettingKind::Choice && child->kind == JsonKind::String;
            const std::string text = isChoice ? shownText(child->text) : found(*child);
            const Result<Settings> changed = withSetting(m_scene.settings, child->key, text);
            if (!changed) return fail(*child, changed.error().message);
            m_scene.settings = *changed;
        }
    }

    void readBodies(const JsonNode& node) {
        array(node, "bodies", [this](const JsonNode& entry) { readBody(entry); });
    }

    void readBody(const JsonNode& node) {
        BodyDef body;
        object(
            node, "a body",
            {{"id", true, [&](const JsonNode& n) { id(n, "id", body.id); }},
             {"type", false,
              [&](const JsonNode& n) {
                  body.isStatic = choice(n, "type", {"dynamic", "static"}) == 1;
              }},
             {"shape", true, [&](const JsonNode& n) { readShape(n, body.shape); }},
             {"position", false, [&](const JsonNode& n) { vector(n, "position", body.position); }},
             {"angle", false, [&](const JsonNode& n) { number(n, "angle", -limits::angle, limits::angle, body.angle); }},
             {"velocity", false, [&](const JsonNode& n) { vector(n, "velocity", body.velocity); }},
             {"angular_velocity", false, [&](const JsonNode& n) { number(n, "angular_velocity", body.angularVelocity); }},
             {"mass", false,
              [&](const JsonNode& n) { number(n, "mass", limits::smallestMass, limits::largestMass, body.mass.emplace()); }},
             {"density", false,
              [&](const JsonNode& n) { number(n, "density", limits::smallestMass, limits::largestMass, body.density); }},
             {"friction", false, [&](const JsonNode& n) { number(n, "friction", 0, limits::friction, body.friction); }},
             {"restitution", false, [&](const JsonNode& n) { number(n, "restitution", 0, limits::restitution, body.restitution); }},
             {"fixed_rotation", false, [&](const JsonNode& n) { boolean(n, "fixed_rotation", body.fixedRotation); }}});
        if (m_error) return;

        const JsonNode* density = m_tree.member(node, "density");
        if (body.mass && density) return failAt(density->keyBegin, "expected either 'mass' or 'density', found both");
        if (std::holds_alternative<HalfPlane>(body.shape)) {
            const JsonNode* type = m_tree.member(node, "type");
            if (!body.isStatic) return fail(type ? *type : node, "expected 'type': 'static' for a body with the shape half_plane");
        }
        if (body.isStatic) {
            for (const std::string_view key : {"velocity", "angular_velocity"})
                if (const JsonNode* member = m_tree.member(node, key))
                    return failAt(member->keyBegin, "expected a static body without " + inQuotes(key));
        }
        const JsonNode& idNode = *m_tree.member(node, "id");
        const auto [place, isNew] = m_bodies.emplace(idNode.text, static_cast<BodyId>(m_scene.bodies.size()));
        if (!isNew) return fail(idNode, "expected an id that no other body has, found " + inQuotes(body.id) + " again");
        m_scene.bodies.push_back(std::move(body));
    }

    void readShape(const JsonNode& node, Shape& shape) {
        if (!isObject(node, "a shape")) return;
        const JsonNode* type = required(node, "a shape", "type");
        if (!type) return;
        switch (choice(*type, "type", {"circle", "box", "half_plane"})) {
            case 0: {
                auto& circle = shape.emplace<Circle>();
                return object(node, "a circle",
                              {{"type", true, {}}, {"radius", true, [&](const JsonNode& n) { size(n, "radius", circle.radius); }}});
            }
            case 1: {
                auto& box = shape.emplace<Box>();
                return object(node, "a box",
                              {{"type", true, {}},
                               {"width", true, [&](const JsonNode& n) { size(n, "width", box.width); }},
                               {"height", true, [&](const JsonNode& n) { size(n, "height", box.height); }}});
            }
            case 2: {
                auto& plane = shape.emplace<HalfPlane>();
                return object(node, "a half_plane",
                              {{"type", true, {}},
                               {"normal", true, [&](const JsonNode& n) { normal(n, plane.normal); }},
                               {"offset", true, [&](const JsonNode& n) { number(n, "offset", plane.offset); }}});
            }
            default:
                return;
        }
    }

    void normal(const JsonNode& node, Vec2& value) {
        vector(node, "normal", value);
        if (m_error) return;
        const Real squared = lengthSquared(value);
        if (squared < limits::smallestSize * limits::smallestSize)
            return fail(node, "expected a 'normal' at least " + numberText(limits::smallestSize) + " long");
        // A normal that was normalised before stays as it is, bit for bit.
        if (std::abs(squared - 1) <= 1e-15) return;
        const Real size = std::sqrt(squared);
        value = {value.x / size, value.y / size};
    }

    void readJoints(const JsonNode& node) {
        array(node, "joints", [this](const JsonNode& entry) { readJoint(entry); });
    }

    void readJoint(const JsonNode& node) {
        if (!isObject(node, "a joint")) return;
        const JsonNode* type = required(node, "a joint", "type");
        if (!type) return;
        JointDef joint;
        std::vector<Member> members{
            {"id", true, [&](const JsonNode& n) { id(n, "id", joint.id); }},
            {"type", true, {}},
            {"body_a", true, [&](const JsonNode& n) { bodyOf(n, "body_a", joint.bodyA); }},
            {"body_b", true, [&](const JsonNode& n) { bodyOf(n, "body_b", joint.bodyB); }},
            {"collide_connected", false, [&](const JsonNode& n) { boolean(n, "collide_connected", joint.collideConnected); }}};
        switch (choice(*type, "type", {"revolute", "distance"})) {
            case 0: {
                auto& revolute = joint.kind.emplace<RevoluteDef>();
                members.push_back({"anchor", true, [&](const JsonNode& n) { vector(n, "anchor", revolute.anchor); }});
                object(node, "a revolute joint", members);
                break;
            }
            case 1: {
                auto& rod = joint.kind.emplace<DistanceDef>();
                members.push_back({"anchor_a", true, [&](const JsonNode& n) { vector(n, "anchor_a", rod.anchorA); }});
                members.push_back({"anchor_b", true, [&](const JsonNode& n) { vector(n, "anchor_b", rod.anchorB); }});
                members.push_back({"length", false, [&](const JsonNode& n) { size(n, "length", rod.length.emplace()); }});
                object(node, "a distance joint", members);
                // Between anchors in one place there is no direction in which to push.
                if (!m_error && length(rod.anchorB - rod.anchorA) < limits::smallestSize)
                    fail(*m_tree.member(node, "anchor_b"),
                         "expected 'anchor_b' at least " + numberText(limits::smallestSize) + " m from 'anchor_a'");
                break;
            }
            default:
                return;
        }
        if (m_error) return;
        const JsonNode& bodyB = *m_tree.member(node, "body_b");
        if (joint.bodyA == joint.bodyB) return fail(bodyB, "expected a 'body_b' other than 'body_a'");
        if (m_scene.bodies[index(joint.bodyA)].isStatic && m_scene.bodies[index(joint.bodyB)].isStatic)
            return fail(bodyB, "expected at least one body of a joint to be dynamic, found two static ones");
        const JsonNode& idNode = *m_tree.member(node, "id");
        if (!m_joints.emplace(idNode.text, static_cast<JointId>(m_scene.joints.size())).second)
            return fail(idNode, "expected an id that no other joint has, found " + inQuotes(joint.id) + " again");
        m_scene.joints.push_back(std::move(joint));
    }

    void bodyOf(const JsonNode& node, std::string_view key, BodyId& body) {
        std::string name;
        id(node, key, name);
        if (m_error) return;
        const auto place = m_bodies.find(name);
        if (place == m_bodies.end()) return failExpected(node, "the id of a body", key);
        body = place->second;
    }

    const JsonTree& m_tree;
    Scene m_scene;
    std::map<std::string_view, BodyId> m_bodies;  // by id; the names lie in the tree
    std::map<std::string_view, JointId> m_joints;
    std::optional<Error> m_error;
};

// ---- files ----

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }
    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    bool close() {
        const int number = m_number;
        m_number = -1;
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

std::string systemReason() { return std::generic_category().message(errno); }

bool writeAll(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

Result<Scene> parseScene(std::string_view text, const std::string& fileName) {
    JsonLimits json;
    json.bytes = limits::fileBytes;
    json.depth = limits::depth;
    json.stringBytes = limits::stringBytes;
    json.entries = std::max(limits::bodies, limits::joints);
    json.number = limits::number;
    const Result<JsonTree> tree = JsonTree::parse(text, fileName, json);
    if (!tree) return tree.error();
    return SceneReader(*tree).read();
}

Result<Scene> loadScene(const std::filesystem::path& file) {
    const std::string name = file.string();
    // Non-blocking, because opening a pipe would wait for its other end.
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor.isOpen()) return Error{.file = name, .message = "expected a file that can be read: " + systemReason()};
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0)
        return Error{.file = name, .message = "expected a file that can be read: " + systemReason()};
    if (!S_ISREG(status.st_mode))
        return Error{.file = name,
                     .message = S_ISDIR(status.st_mode) ? "expected a file, found a directory"
                                                        : "expected a regular file, found a pipe or a device"};
    // One byte more than the limit tells a file that is too large, also one that grows or that hides its size.
    std::string text(limits::fileBytes + 1, '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t count = ::read(descriptor.number(), text.data() + size, text.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return Error{.file = name, .message = "expected a file that can be read: " + systemReason()};
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
    }
    if (size > limits::fileBytes)
        return Error{.file = name, .message = "expected a file of at most " + std::to_string(limits::fileBytes) + " bytes"};
    return parseScene(std::string_view(text).substr(0, size), name);
}

std::optional<Error> saveScene(const Scene& scene, const std::filesystem::path& file) {
    const std::string text = sceneText(scene);
    const Result<Scene> readBack = parseScene(text, file.string());
    if (!readBack) return readBack.error();

    // A link stays a link: what it points to is replaced.
    std::error_code ignored;
    const std::filesystem::path resolved = std::filesystem::weakly_canonical(file, ignored);
    const std::filesystem::path target = resolved.empty() ? file : resolved;
    const auto problem = [&] {
        return Error{.file = file.string(), .message = "expected a place that can be written: " + systemReason()};
    };
    struct stat before {};
    const bool exists = ::stat(target.c_str(), &before) == 0;
    if (exists && !S_ISREG(before.st_mode)) return Error{.file = file.string(), .message = "expected a regular file to write to"};

    std::string temporary = target.string() + ".XXXXXX";
    Descriptor descriptor(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!descriptor.isOpen()) return problem();
    const mode_t mode = exists ? before.st_mode & 07777 : 0644;
    if (!writeAll(descriptor.number(), text) || ::fchmod(descriptor.number(), mode) != 0 || ::fsync(descriptor.number()) != 0 ||
        !descriptor.close() || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const Error error = problem();
        ::unlink(temporary.c_str());
        return error;
    }
    return std::nullopt;
}

}  // namespace solverscope
