// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <array>
#include <cmath>

#include "physics/scene/scene_file.h"
#include "physics/scene/scene_reader.h"

namespace solverscope {

namespace limits = scene_limits;

void SceneReader::readJoints(const JsonNode& node) {
    array(node, "joints", [this](const JsonNode& entry) { readJoint(entry); });
}

namespace {

/// The kinds by their names in the file, each as its definition with defaults.
struct NamedKind {
    std::string_view name;
    JointKindDef kind;
};
const std::vector<NamedKind>& namedKinds() {
    static const std::vector<NamedKind> kinds{
        {"revolute", RevoluteDef{}}, {"distance", DistanceDef{}},   {"rope", RopeDef{}},   {"winch", WinchDef{}},
        {"weld", WeldDef{}},         {"prismatic", PrismaticDef{}}, {"wheel", WheelDef{}}, {"gear", GearDef{}},
        {"pulley", PulleyDef{}},     {"custom", CustomDef{}}};
    return kinds;
}

}  // namespace

void SceneReader::readJoint(const JsonNode& node) {
    if (!isObject(node, "a joint")) return;
    const JsonNode* type = required(node, "a joint", "type");
    if (!type) return;
    std::vector<std::string_view> names;
    for (const NamedKind& kind : namedKinds()) names.push_back(kind.name);
    const std::size_t place = choice(*type, "type", names);
    if (place == names.size()) return;

    JointDef joint;
    joint.kind = namedKinds()[place].kind;
    const std::vector<Member> members{
        {"id", true, [&](const JsonNode& n) { id(n, "id", joint.id); }},
        {"type", true, {}},
        {"body_a", true, [&](const JsonNode& n) { bodyOf(n, "body_a", joint.bodyA); }},
        {"body_b", true, [&](const JsonNode& n) { bodyOf(n, "body_b", joint.bodyB); }},
        {"collide_connected", false, [&](const JsonNode& n) { boolean(n, "collide_connected", joint.collideConnected); }},
        {"frequency", false, {}},
        {"damping_ratio", false, {}},
        {"stiffness", false, {}},
        {"damping", false, {}},
        {"beta", false, {}},
        {"gamma", false, {}}};
    std::visit([&](auto& kind) { readKind(node, kind, members); }, joint.kind);
    if (!m_error) spring(node, joint.spring, std::holds_alternative<WheelDef>(joint.kind));
    if (!m_error) checkBodies(node, joint);
    if (m_error) return;
    const JsonNode& idNode = *m_tree.member(node, "id");
    if (!m_joints.emplace(idNode.text, static_cast<JointId>(m_scene.joints.size())).second)
        return fail(idNode, "expected an id that no other joint has, found " + inQuotes(joint.id) + " again");
    m_scene.joints.push_back(std::move(joint));
}

Result<JointDef> SceneReader::readJoint(const JsonTree& tree, const Scene& scene) {
    SceneReader reader(tree);
    reader.m_scene.bodies = scene.bodies;
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) reader.m_bodies.emplace(scene.bodies[i].id, static_cast<BodyId>(i));
    for (std::size_t i = 0; i < scene.joints.size(); ++i) reader.m_joints.emplace(scene.joints[i].id, static_cast<JointId>(i));
    reader.readJoint(tree.root());
    if (reader.m_error) return *reader.m_error;
    return std::move(reader.m_scene.joints.back());
}

Result<JointDef> parseJoint(std::string_view text, const Scene& scene, const std::string& fileName) {
    const auto tree = JsonTree::parse(text, fileName);
    if (!tree) return tree.error();
    return SceneReader::readJoint(*tree, scene);
}

// ---- the kinds ----

void SceneReader::readKind(const JsonNode& node, RevoluteDef& revolute, std::vector<Member> members) {
    members.push_back({"anchor", true, [&](const JsonNode& n) { vector(n, "anchor", revolute.anchor); }});
    members.push_back({"limits", false, [&](const JsonNode& n) { range(n, "limits", revolute.limits); }});
    members.push_back({"motor", false, [&](const JsonNode& n) { motor(n, "max_torque", revolute.motor); }});
    object(node, "a revolute joint", members);
}

void SceneReader::readKind(const JsonNode& node, DistanceDef& distance, std::vector<Member> members) {
    members.push_back({"anchor_a", true, [&](const JsonNode& n) { vector(n, "anchor_a", distance.anchorA); }});
    members.push_back({"anchor_b", true, [&](const JsonNode& n) { vector(n, "anchor_b", distance.anchorB); }});
    members.push_back({"length", false, [&](const JsonNode& n) { size(n, "length", distance.length.emplace()); }});
    members.push_back({"min_length", false, [&](const JsonNode& n) { size(n, "min_length", distance.minLength.emplace()); }});
    members.push_back({"max_length", false, [&](const JsonNode& n) { size(n, "max_length", distance.maxLength.emplace()); }});
    object(node, "a distance joint", members);
    if (m_error) return;
    // Between anchors in one place there is no direction in which to push.
    if (length(distance.anchorB - distance.anchorA) < limits::smallestSize)
        fail(*m_tree.member(node, "anchor_b"),
             "expected 'anchor_b' at least " + numberText(limits::smallestSize) + " m from 'anchor_a'");
    checkLengths(node, distance.minLength, distance.maxLength);
    const JsonNode* rest = m_tree.member(node, "length");
    const bool sprung = m_tree.member(node, "frequency") || m_tree.member(node, "stiffness") || m_tree.member(node, "beta");
    if (rest && (distance.minLength || distance.maxLength) && !sprung)
        failAt(rest->keyBegin,
               "expected 'length' beside 'min_length' or 'max_length' only with a 'frequency', a 'stiffness' or a 'beta'");
}

void SceneReader::readKind(const JsonNode& node, RopeDef& rope, std::vector<Member> members) {
    members.push_back({"anchor_a", true, [&](const JsonNode& n) { vector(n, "anchor_a", rope.anchorA); }});
    members.push_back({"anchor_b", true, [&](const JsonNode& n) { vector(n, "anchor_b", rope.anchorB); }});
    members.push_back({"length", false, [&](const JsonNode& n) { size(n, "length", rope.length.emplace()); }});
    object(node, "a rope", members);
    if (!m_error && !rope.length && length(rope.anchorB - rope.anchorA) < limits::smallestSize)
        fail(node, "expected a 'length' of the rope, because its anchors are in one place");
}

void SceneReader::readKind(const JsonNode& node, WinchDef& winch, std::vector<Member> members) {
    members.push_back({"anchor_a", true, [&](const JsonNode& n) { vector(n, "anchor_a", winch.anchorA); }});
    members.push_back({"anchor_b", true, [&](const JsonNode& n) { vector(n, "anchor_b", winch.anchorB); }});
    members.push_back({"speed", true, [&](const JsonNode& n) { number(n, "speed", winch.speed); }});
    members.push_back({"length", false, [&](const JsonNode& n) { size(n, "length", winch.length.emplace()); }});
    members.push_back({"min_length", false, [&](const JsonNode& n) { size(n, "min_length", winch.minLength.emplace()); }});
    members.push_back({"max_length", false, [&](const JsonNode& n) { size(n, "max_length", winch.maxLength.emplace()); }});
    members.push_back(
        {"max_force", false, [&](const JsonNode& n) { number(n, "max_force", 0, limits::number, winch.maxForce.emplace()); }});
    object(node, "a winch", members);
    if (m_error) return;
    checkLengths(node, winch.minLength, winch.maxLength);
    const Real start = winch.length.value_or(length(winch.anchorB - winch.anchorA));
    if (start < limits::smallestSize) return fail(node, "expected a 'length' of the rope, because its anchors are in one place");
    if (winch.minLength && *winch.minLength > start)
        return fail(*m_tree.member(node, "min_length"),
                    "expected a 'min_length' of at most the rope's length, " + numberText(start));
    if (winch.maxLength && *winch.maxLength < start)
        fail(*m_tree.member(node, "max_length"), "expected a 'max_length' of at least the rope's length, " + numberText(start));
}

void SceneReader::readKind(const JsonNode& node, WeldDef& weld, std::vector<Member> members) {
    members.push_back({"anchor", true, [&](const JsonNode& n) { vector(n, "anchor", weld.anchor); }});
    members.push_back({"anchor_b", false, [&](const JsonNode& n) { vector(n, "anchor_b", weld.anchorB.emplace()); }});
    members.push_back({"angle", false, [&](const JsonNode& n) { number(n, "angle", -limits::angle, limits::angle, weld.angle); }});
    object(node, "a weld joint", members);
}

void SceneReader::readKind(const JsonNode& node, PrismaticDef& prismatic, std::vector<Member> members) {
    members.push_back({"anchor", true, [&](const JsonNode& n) { vector(n, "anchor", prismatic.anchor); }});
    members.push_back({"axis", true, [&](const JsonNode& n) { unitVector(n, "axis", prismatic.axis); }});
    members.push_back({"limits", false, [&](const JsonNode& n) { range(n, "limits", prismatic.limits); }});
    members.push_back({"motor", false, [&](const JsonNode& n) { motor(n, "max_force", prismatic.motor); }});
    object(node, "a prismatic joint", members);
}

void SceneReader::readKind(const JsonNode& node, WheelDef& wheel, std::vector<Member> members) {
    members.push_back({"anchor", true, [&](const JsonNode& n) { vector(n, "anchor", wheel.anchor); }});
    members.push_back({"axis", true, [&](const JsonNode& n) { unitVector(n, "axis", wheel.axis); }});
    members.push_back({"limits", false, [&](const JsonNode& n) { range(n, "limits", wheel.limits); }});
    members.push_back({"motor", false, [&](const JsonNode& n) { motor(n, "max_torque", wheel.motor); }});
    object(node, "a wheel joint", members);
}

void SceneReader::readKind(const JsonNode& node, GearDef& gear, std::vector<Member> members) {
    members.push_back({"ratio", true, [&](const JsonNode& n) {
                           number(n, "ratio", -limits::largestRatio, limits::largestRatio, gear.ratio);
                           if (std::abs(gear.ratio) < limits::smallestRatio)
                               failExpected(n, "a number at least " + numberText(limits::smallestRatio) + " from 0", "ratio");
                       }});
    object(node, "a gear", members);
}

void SceneReader::readKind(const JsonNode& node, PulleyDef& pulley, std::vector<Member> members) {
    members.push_back({"wheel", true, [&](const JsonNode& n) { bodyOf(n, "wheel", pulley.wheel); }});
    members.push_back({"anchor_a", true, [&](const JsonNode& n) { vector(n, "anchor_a", pulley.anchorA); }});
    members.push_back({"anchor_b", true, [&](const JsonNode& n) { vector(n, "anchor_b", pulley.anchorB); }});
    members.push_back({"radius", true, [&](const JsonNode& n) { size(n, "radius", pulley.radius); }});
    members.push_back({"ratio", false,
                       [&](const JsonNode& n) { number(n, "ratio", limits::smallestRatio, limits::largestRatio, pulley.ratio); }});
    object(node, "a pulley", members);
}

// ---- their parts ----

void SceneReader::checkBodies(const JsonNode& node, const JointDef& joint) {
    const JsonNode& bodyB = *m_tree.member(node, "body_b");
    if (joint.bodyA == joint.bodyB) return fail(bodyB, "expected a 'body_b' other than 'body_a'");
    if (m_scene.bodies[index(joint.bodyA)].isStatic && m_scene.bodies[index(joint.bodyB)].isStatic)
        return fail(bodyB, "expected at least one body of a joint to be dynamic, found two static ones");
    if (const auto* pulley = std::get_if<PulleyDef>(&joint.kind)) checkPulley(node, joint, *pulley);
}

void SceneReader::checkPulley(const JsonNode& node, const JointDef& joint, const PulleyDef& pulley) {
    const JsonNode& wheelNode = *m_tree.member(node, "wheel");
    if (pulley.wheel == joint.bodyA || pulley.wheel == joint.bodyB)
        return fail(wheelNode, "expected a 'wheel' other than 'body_a' and 'body_b'");
    const BodyDef& wheel = m_scene.bodies[index(pulley.wheel)];
    if (wheel.isStatic) return fail(wheelNode, "expected a 'wheel' that is dynamic, so that it can turn");
    const auto check = [&](std::string_view key, Vec2 anchor, Real radius) {
        if (m_error || length(anchor - wheel.position) > radius) return;
        fail(*m_tree.member(node, key),
             "expected " + inQuotes(key) + " more than " + numberText(radius) + " m from the middle of the wheel");
    };
    check("anchor_a", pulley.anchorA, pulley.radius);
    check("anchor_b", pulley.anchorB, pulley.radius / pulley.ratio);
}

void SceneReader::checkLengths(const JsonNode& node, const std::optional<Real>& least, const std::optional<Real>& most) {
    if (least && most && *least > *most)
        fail(*m_tree.member(node, "max_length"), "expected a 'max_length' of at least 'min_length', " + numberText(*least));
}

void SceneReader::range(const JsonNode& node, std::string_view key, std::optional<Range>& value) {
    Vec2 ends;
    if (node.kind != JsonKind::Array || node.count != 2) return failExpected(node, "two numbers [lower, upper]", key);
    vector(node, key, ends);
    if (!m_error && ends.x > ends.y) return fail(node, "expected " + inQuotes(key) + " with the lower one first");
    value = {ends.x, ends.y};
}

void SceneReader::motor(const JsonNode& node, std::string_view strength, std::optional<MotorDef>& value) {
    MotorDef& motor = value.emplace();
    object(node, "a motor",
           {{"speed", true, [&](const JsonNode& n) { number(n, "speed", motor.speed); }},
            {strength, true, [&](const JsonNode& n) { number(n, strength, 0, limits::number, motor.strength); }}});
}

void SceneReader::spring(const JsonNode& node, std::optional<AnySpringDef>& value, bool always) {
    struct Way {
        std::string_view first;
        std::string_view second;  // only with the first
    };
    constexpr std::array ways{Way{"frequency", "damping_ratio"}, Way{"stiffness", "damping"}, Way{"beta", "gamma"}};
    const JsonNode* told = nullptr;
    for (const Way& way : ways) {
        const JsonNode* first = m_tree.member(node, way.first);
        const JsonNode* second = m_tree.member(node, way.second);
        if (!first && second)
            return failAt(second->keyBegin, "expected " + inQuotes(way.second) + " only with a " + inQuotes(way.first));
        if (first && told)
            return failAt(first->keyBegin, "expected one way to say how soft the joint is, found " + inQuotes(told->key) + " and " +
                                               inQuotes(first->key));
        if (first) told = first;
    }
    if (!told && always) return fail(node, "expected the key 'frequency', 'stiffness' or 'beta' in a wheel joint");
    const auto read = [&](std::string_view key, Real lowest, Real highest, Real& number) {
        const JsonNode* member = m_tree.member(node, key);
        if (member && !m_error) this->number(*member, key, lowest, highest, number);
    };
    if (m_tree.member(node, "frequency")) {
        SpringDef spring;
        read("frequency", limits::smallestFrequency, limits::largestFrequency, spring.frequency);
        read("damping_ratio", 0, limits::dampingRatio, spring.dampingRatio);
        value = spring;
    } else if (m_tree.member(node, "stiffness")) {
        StiffnessDef spring;
        read("stiffness", limits::smallestStiffness, limits::number, spring.stiffness);
        read("damping", 0, limits::number, spring.damping);
        value = spring;
    } else if (told) {
        BetaGammaDef spring;
        read("beta", 0, 1, spring.beta);
        read("gamma", 0, limits::number, spring.gamma);
        value = spring;
    }
}

void SceneReader::bodyOf(const JsonNode& node, std::string_view key, BodyId& body) {
    std::string name;
    id(node, key, name);
    if (m_error) return;
    const auto place = m_bodies.find(name);
    if (place == m_bodies.end()) return failExpected(node, "the id of a body", key);
    body = place->second;
}

}  // namespace solverscope
