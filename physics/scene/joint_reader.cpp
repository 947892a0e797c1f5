// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <array>

#include "physics/base/plain_text.h"
#include "physics/scene/position_formula.h"
#include "physics/scene/refusals.h"
#include "physics/scene/scene_file.h"
#include "physics/scene/scene_reader.h"

namespace solverscope {

namespace limits = scene_limits;

void SceneReader::readJoints(const JsonNode& node) {
    array(node, "joints", [this](const JsonNode& entry) { readJoint(entry); });
}

namespace {

/// A way to say how soft a joint is: by two members, the second only beside the first.
struct SpringWay {
    AnySpringDef spring;
    std::array<MemberInfo, 2> members;
};
template <typename Def>
constexpr SpringWay springWay() {
    return {Def{}, {std::get<0>(Def::members()).info, std::get<1>(Def::members()).info}};
}
constexpr std::array springWays{springWay<SpringDef>(), springWay<StiffnessDef>(), springWay<BetaGammaDef>()};

}  // namespace

void SceneReader::readJoint(const JsonNode& node) {
    JointDef joint;
    if (!readType(node, "a joint", joint.kind)) return;
    const auto body = [&](std::string_view key, BodyId& id) {
        return Member{key, true, [this, key, &id](const JsonNode& n) { value(n, {key}, id); }};
    };
    std::vector<Member> members{
        {"id", true, [&](const JsonNode& n) { id(n, "id", joint.id); }},
        {"type", true, {}},
        body("body_a", joint.bodyA),
        body("body_b", joint.bodyB),
        {"collide_connected", false, [&](const JsonNode& n) { value(n, {"collide_connected"}, joint.collideConnected); }}};
    for (const SpringWay& way : springWays)
        for (const MemberInfo& member : way.members) members.push_back({member.key, false, {}});
    std::visit([&](auto& kind) { read(node, kind, members); }, joint.kind);
    if (const auto* distance = std::get_if<DistanceDef>(&joint.kind); distance && !m_error) {
        const JsonNode* rest = m_tree.member(node, "length");
        const bool sprung = m_tree.member(node, "frequency") || m_tree.member(node, "stiffness") || m_tree.member(node, "beta");
        if (rest && (distance->minLength || distance->maxLength) && !sprung)
            failAt(rest->keyBegin,
                   "expected 'length' together with 'min_length' or 'max_length' only with a 'frequency', a "
                   "'stiffness' or a 'beta'");
    }
    if (!m_error) spring(node, joint.spring, std::holds_alternative<WheelDef>(joint.kind));
    if (!m_error) checkBodies(node, joint);
    if (m_error) return;
    const JsonNode& idNode = *m_tree.member(node, "id");
    if (!m_joints.emplace(idNode.text, static_cast<JointId>(m_scene.joints.size())).second)
        return fail(idNode, filled(scene_refusals::jointId, {"'id'", inQuotes(joint.id)}));
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

void SceneReader::checkBodies(const JsonNode& node, const JointDef& joint) {
    const JsonNode& bodyB = *m_tree.member(node, "body_b");
    if (joint.bodyA == joint.bodyB) return fail(bodyB, std::string(scene_refusals::oneBody));
    if (m_scene.bodies[index(joint.bodyA)].isStatic && m_scene.bodies[index(joint.bodyB)].isStatic)
        return fail(bodyB, std::string(scene_refusals::staticBodies));
    if (const auto* pulley = std::get_if<PulleyDef>(&joint.kind)) checkPulley(node, joint, *pulley);
}

void SceneReader::checkPulley(const JsonNode& node, const JointDef& joint, const PulleyDef& pulley) {
    const JsonNode& wheelNode = *m_tree.member(node, "wheel");
    if (pulley.wheel == joint.bodyA || pulley.wheel == joint.bodyB) return fail(wheelNode, std::string(scene_refusals::wheel));
    const BodyDef& wheel = m_scene.bodies[index(pulley.wheel)];
    if (wheel.isStatic) return fail(wheelNode, std::string(scene_refusals::staticWheel));
    const auto check = [&](std::string_view key, Vec2 anchor, Real radius) {
        if (m_error || length(anchor - wheel.position) > radius) return;
        fail(*m_tree.member(node, key), filled(scene_refusals::wheelAnchor, {inQuotes(key), numberText(radius)}));
    };
    check("anchor_a", pulley.anchorA, pulley.radius);
    check("anchor_b", pulley.anchorB, pulley.radius / pulley.ratio);
}

void SceneReader::spring(const JsonNode& node, std::optional<AnySpringDef>& value, bool always) {
    const JsonNode* told = nullptr;
    for (const auto& [spring, members] : springWays) {
        const JsonNode* first = m_tree.member(node, members[0].key);
        const JsonNode* second = m_tree.member(node, members[1].key);
        if (!first && second)
            return failAt(second->keyBegin, "expected " + inQuotes(members[1].key) + " only with a " + inQuotes(members[0].key));
        if (first && told)
            return failAt(first->keyBegin, "expected one way to say how soft the joint is, found " + inQuotes(told->key) + " and " +
                                               inQuotes(first->key));
        if (!first) continue;
        told = first;
        value = spring;
    }
    if (!told && always) return fail(node, "expected the key 'frequency', 'stiffness' or 'beta' in a wheel joint");
    const auto read = [&](const MemberInfo& member, Real& number) {
        const JsonNode* child = m_tree.member(node, member.key);
        if (child && !m_error) this->value(*child, member, number);
    };
    const auto readBoth = [&]<typename Def>(Def& spring) {
        std::apply([&](const auto&... each) { (read(each.info, spring.*each.field), ...); }, Def::members());
    };
    if (value) std::visit(readBoth, *value);
}

// ---- custom joints ----

void SceneReader::read(const JsonNode& node, CustomDef& custom, std::vector<Member> members) {
    members.push_back({"parameters", false, [&](const JsonNode& n) { readParameters(n, custom.parameters); }});
    members.push_back({"formulas", true, [&](const JsonNode& n) {
                           if (n.kind == JsonKind::Array && (n.count == 0 || n.count > limits::formulas))
                               return failExpected(n, "a list of 1 to " + std::to_string(limits::formulas) + " formulas",
                                                   "formulas");
                           array(n, "formulas", [&](const JsonNode& entry) { readFormula(entry, custom); });
                       }});
    object(node, std::string(CustomDef::called), members);
}

void SceneReader::readParameters(const JsonNode& node, std::vector<ParameterDef>& parameters) {
    if (node.kind != JsonKind::Object) return failExpected(node, "an object of names and their numbers", "parameters");
    if (node.count > PositionFormula::maxParameters)
        return failExpected(node, "at most " + std::to_string(PositionFormula::maxParameters) + " names", "parameters");
    for (const JsonNode* child = m_tree.firstChild(node); child && !m_error; child = m_tree.nextSibling(*child)) {
        ParameterDef parameter{child->key, 0};
        if (const std::string problem = PositionFormula::problemOfName(child->key); !problem.empty())
            return failAt(child->keyBegin, problem + ", found " + inQuotes(child->key));
        value(*child, {child->key}, parameter.value);
        parameters.push_back(std::move(parameter));
    }
}

void SceneReader::readFormula(const JsonNode& node, CustomDef& custom) {
    FormulaDef formula;
    object(node, "a formula",
           {{"C", true, [&](const JsonNode& n) { line(n, "C", formula.C); }},
            {"demand", false, [&](const JsonNode& n) {
                 const std::vector<std::string_view> names(demandNames.begin(), demandNames.end());
                 const std::size_t place = choice(n, "demand", names);
                 if (place < names.size()) formula.demand = static_cast<Demand>(place);
             }}});
    if (m_error) return;
    const auto parsed = PositionFormula::parse(formula.C, custom.parameters);
    if (!parsed) {
        const JsonNode& text = *m_tree.member(node, "C");
        return failAt(byteInString(text, static_cast<std::size_t>(parsed.error().column - 1)), parsed.error().message);
    }
    custom.formulas.push_back(std::move(formula));
}

std::size_t SceneReader::byteInString(const JsonNode& node, std::size_t place) const {
    const std::string_view source = m_tree.source(node);
    std::size_t at = 1;  // after the quotation mark
    for (std::size_t read = 0; read < place && at + 1 < source.size();) {
        if (source[at] != '\\') {
            ++at;
            ++read;
        } else if (source[at + 1] != 'u') {
            at += 2;
            ++read;
        } else {
            const auto unit = std::stoul(std::string(source.substr(at + 2, 4)), nullptr, 16);
            const bool halfOfPair = unit >= 0xd800 && unit < 0xe000;  // two make four bytes
            at += 6;
            read += unit < 0x80 ? 1 : unit < 0x800 || halfOfPair ? 2 : 3;
        }
    }
    return node.begin + at;
}

}  // namespace solverscope
