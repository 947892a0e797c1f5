// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/json_tree.h"
#include "physics/scene/scene.h"
#include "physics/scene/scene_file.h"

namespace solverscope {

/// A key that an object may have, and how its value is read.
struct Member {
    std::string_view key;
    bool required = false;
    std::function<void(const JsonNode&)> read;
};

/// Reads the tree into a scene. The first error wins; after it nothing is read any more.
class SceneReader {
public:
    explicit SceneReader(const JsonTree& tree, FormulaCheck checkFormula = nullptr)
        : m_tree(tree), m_checkFormula(checkFormula) {}

    Result<Scene> read();

    /// A single shape, written as in a scene.
    static Result<Shape> readShape(const JsonTree& tree, const JsonNode& node);

    /// A joint more of a scene, written as in its file.
    static Result<JointDef> readJoint(const JsonTree& tree, const Scene& scene);

private:
    void failAt(std::size_t byte, const std::string& message);
    void fail(const JsonNode& node, const std::string& message);
    void failExpected(const JsonNode& node, const std::string& what, std::string_view key);
    std::string found(const JsonNode& node) const;

    // ---- values ----
    void string(const JsonNode& node, std::string_view key, std::string& value);
    /// A string that fits in one line of a table or a message.
    void line(const JsonNode& node, std::string_view key, std::string& value);
    void id(const JsonNode& node, std::string_view key, std::string& value);
    /// One of the words; returns its place, or the number of words after an error.
    std::size_t choice(const JsonNode& node, std::string_view key, const std::vector<std::string_view>& words);

    // ---- objects ----
    bool isObject(const JsonNode& node, const std::string& what);
    void unknownKey(const JsonNode& node, const std::string& what, const std::vector<std::string_view>& known);
    /// Reads the members in the order given here, independent of their order in the text.
    void object(const JsonNode& node, const std::string& what, const std::vector<Member>& members);
    const JsonNode* required(const JsonNode& node, const std::string& what, std::string_view key);
    template <typename ReadEntry>
    void array(const JsonNode& node, std::string_view key, ReadEntry readEntry) {
        if (node.kind != JsonKind::Array) return failExpected(node, "an array", key);
        for (const JsonNode* child = m_tree.firstChild(node); child && !m_error; child = m_tree.nextSibling(*child))
            readEntry(*child);
    }

    // ---- the scene ----
    /// First of all, so that a scene of a later version is called that, and not full of unknown keys.
    void readVersion(const JsonNode& root);
    void readSettings(const JsonNode& node);
    void readBodies(const JsonNode& node);
    void readBody(const JsonNode& node);
    void readChallenge(const JsonNode& node);  // challenge_reader.cpp
    void readShape(const JsonNode& node, Shape& shape);
    /// The corners of a convex polygon, in either sense.
    void corners(const JsonNode& node, std::string_view key, Polygon& value);

    // ---- objects with a table of members: members.h ----
    /// Reads the type of a shape or a joint, which is then that with its defaults. False: there is no such type.
    template <typename... Kinds>
    bool readType(const JsonNode& node, const std::string& what, std::variant<Kinds...>& kind) {
        const JsonNode* type = isObject(node, what) ? required(node, what, "type") : nullptr;
        if (!type) return false;
        const std::size_t place = choice(*type, "type", {Kinds::type...});
        const std::array<std::variant<Kinds...>, sizeof...(Kinds)> kinds{Kinds{}...};
        if (place < kinds.size()) kind = kinds[place];
        return place < kinds.size();
    }
    /// Reads an object: first members that are not in its table, then those that are.
    template <typename Def>
    void read(const JsonNode& node, Def& def, std::vector<Member> members = {}) {
        const auto add = [&](const MemberInfo& info, auto& field) {
            members.push_back({info.key, info.required, [this, info, &field](const JsonNode& n) { value(n, info, field); }});
        };
        std::apply([&](const auto&... each) { (add(each.info, def.*each.field), ...); }, Def::members());
        object(node, std::string(Def::called), members);
        if constexpr (requires { def.problem(); })
            if (const auto problem = m_error ? std::nullopt : def.problem())
                fail(problem->key.empty() ? node : *m_tree.member(node, problem->key), problem->message);
    }
    void read(const JsonNode& node, Polygon& polygon, std::vector<Member> members);
    void read(const JsonNode& node, CustomDef& custom, std::vector<Member> members);

    // The value of a member, by its type.
    void value(const JsonNode& node, const MemberInfo& member, Real& number);
    void value(const JsonNode& node, const MemberInfo& member, bool& isOn);
    void value(const JsonNode& node, const MemberInfo& member, std::string& text);
    void value(const JsonNode& node, const MemberInfo& member, std::vector<std::string>& words);
    void value(const JsonNode& node, const MemberInfo& member, Vec2& vector);
    void value(const JsonNode& node, const MemberInfo& member, BodyId& body);
    void value(const JsonNode& node, const MemberInfo& member, Range& range);
    void value(const JsonNode& node, const MemberInfo& member, MotorDef& motor);
    void value(const JsonNode& node, const MemberInfo&, auto& part) { read(node, part); }
    template <typename Value>
    void value(const JsonNode& node, const MemberInfo& member, std::optional<Value>& given) {
        value(node, member, given.emplace());
    }

    // ---- joints: joint_reader.cpp ----
    void readJoints(const JsonNode& node);
    void readJoint(const JsonNode& node);
    void readParameters(const JsonNode& node, std::vector<ParameterDef>& parameters);
    void readFormula(const JsonNode& node, CustomDef& custom);
    /// The byte of the text for a byte of a string, which has escapes there.
    std::size_t byteInString(const JsonNode& node, std::size_t place) const;
    void checkBodies(const JsonNode& node, const JointDef& joint);
    void checkPulley(const JsonNode& node, const JointDef& joint, const PulleyDef& pulley);
    void spring(const JsonNode& node, std::optional<AnySpringDef>& value, bool always);

    const JsonTree& m_tree;
    FormulaCheck m_checkFormula;
    Scene m_scene;
    std::map<std::string_view, BodyId> m_bodies;  // by id; the names are owned by the tree
    std::map<std::string_view, JointId> m_joints;
    std::optional<Error> m_error;
};

}  // namespace solverscope
