// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/json_tree.h"
#include "physics/scene/scene.h"

namespace solverscope {

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

    Result<Scene> read();

    /// A shape by itself, written as in a scene.
    static Result<Shape> readShape(const JsonTree& tree, const JsonNode& node);

    /// A joint more of a scene, written as in its file.
    static Result<JointDef> readJoint(const JsonTree& tree, const Scene& scene);

private:
    void failAt(std::size_t byte, const std::string& message);
    void fail(const JsonNode& node, const std::string& message);
    void failExpected(const JsonNode& node, const std::string& what, std::string_view key);
    std::string found(const JsonNode& node) const;
    static std::string inQuotes(std::string_view text);

    // ---- values ----
    void number(const JsonNode& node, std::string_view key, Real lowest, Real highest, Real& value);
    void number(const JsonNode& node, std::string_view key, Real& value);
    void size(const JsonNode& node, std::string_view key, Real& value);
    void vector(const JsonNode& node, std::string_view key, Vec2& value);
    void boolean(const JsonNode& node, std::string_view key, bool& value);
    void string(const JsonNode& node, std::string_view key, std::string& value);
    /// A string that can stand in one line of a table or a message.
    void line(const JsonNode& node, std::string_view key, std::string& value);
    void id(const JsonNode& node, std::string_view key, std::string& value);
    /// One of the words; returns its place, or the number of words after an error.
    std::size_t choice(const JsonNode& node, std::string_view key, const std::vector<std::string_view>& words);

    // ---- objects ----
    bool isObject(const JsonNode& node, const std::string& what);
    void unknownKey(const JsonNode& node, const std::string& what, const std::vector<std::string_view>& known);
    /// Reads the members in the order in which they are given here, whatever their order in the text.
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
    void readShape(const JsonNode& node, Shape& shape);
    /// The corners of a convex polygon, in either sense.
    void corners(const JsonNode& node, std::string_view key, Polygon& value);
    void readStart(const JsonNode& node, std::optional<BodyStart>& value);
    void readTyre(const JsonNode& node, std::optional<TyreDef>& value);
    void unitVector(const JsonNode& node, std::string_view key, Vec2& value);

    // ---- joints: joint_reader.cpp, formula_reader.cpp ----
    void readJoints(const JsonNode& node);
    void readJoint(const JsonNode& node);
    /// Reads the keys of one kind after those that all joints have.
    void readKind(const JsonNode& node, RevoluteDef& revolute, std::vector<Member> members);
    void readKind(const JsonNode& node, DistanceDef& distance, std::vector<Member> members);
    void readKind(const JsonNode& node, RopeDef& rope, std::vector<Member> members);
    void readKind(const JsonNode& node, WinchDef& winch, std::vector<Member> members);
    void readKind(const JsonNode& node, WeldDef& weld, std::vector<Member> members);
    void readKind(const JsonNode& node, PrismaticDef& prismatic, std::vector<Member> members);
    void readKind(const JsonNode& node, WheelDef& wheel, std::vector<Member> members);
    void readKind(const JsonNode& node, GearDef& gear, std::vector<Member> members);
    void readKind(const JsonNode& node, PulleyDef& pulley, std::vector<Member> members);
    void readKind(const JsonNode& node, CustomDef& custom, std::vector<Member> members);
    void readParameters(const JsonNode& node, std::vector<ParameterDef>& parameters);
    void readFormula(const JsonNode& node, CustomDef& custom);
    /// The byte of the text at which a byte of a string stands, which has escapes there.
    std::size_t byteInString(const JsonNode& node, std::size_t place) const;
    void checkBodies(const JsonNode& node, const JointDef& joint);
    void checkPulley(const JsonNode& node, const JointDef& joint, const PulleyDef& pulley);
    void checkLengths(const JsonNode& node, const std::optional<Real>& least, const std::optional<Real>& most);
    void bodyOf(const JsonNode& node, std::string_view key, BodyId& body);
    void range(const JsonNode& node, std::string_view key, std::optional<Range>& value);
    void motor(const JsonNode& node, std::string_view strength, std::optional<MotorDef>& value);
    void spring(const JsonNode& node, std::optional<AnySpringDef>& value, bool always);

    const JsonTree& m_tree;
    Scene m_scene;
    std::map<std::string_view, BodyId> m_bodies;  // by id; the names lie in the tree
    std::map<std::string_view, JointId> m_joints;
    std::optional<Error> m_error;
};

}  // namespace solverscope
