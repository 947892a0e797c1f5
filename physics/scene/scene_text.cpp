// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <cmath>
#include <nlohmann/json.hpp>

#include "physics/scene/json_tree.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

std::string stringText(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// JSON readers take "-0" for an integer, which has no sign.
std::string jsonNumber(Real number) { return number == 0 && std::signbit(number) ? "-0.0" : numberText(number); }

std::string vectorText(Vec2 v) { return "[" + jsonNumber(v.x) + ", " + jsonNumber(v.y) + "]"; }

/// The members of one object, on one line.
class Members {
public:
    void add(std::string_view key, const std::string& value) {
        m_text += (m_text.empty() ? "" : ", ") + stringText(key) + ": " + value;
    }
    void add(std::string_view key, std::string_view text) { add(key, stringText(text)); }
    void add(std::string_view key, const char* text) { add(key, stringText(text)); }
    void add(std::string_view key, Real number) { add(key, jsonNumber(number)); }
    void add(std::string_view key, Vec2 v) { add(key, vectorText(v)); }
    void add(std::string_view key, bool value) { add(key, std::string(value ? "true" : "false")); }
    std::string text() const { return "{ " + m_text + " }"; }

private:
    std::string m_text;
};

std::string shapeText(const Circle& circle) {
    Members shape;
    shape.add("type", "circle");
    shape.add("radius", circle.radius);
    return shape.text();
}

std::string shapeText(const Box& box) {
    Members shape;
    shape.add("type", "box");
    shape.add("width", box.width);
    shape.add("height", box.height);
    return shape.text();
}

std::string shapeText(const HalfPlane& plane) {
    Members shape;
    shape.add("type", "half_plane");
    shape.add("normal", plane.normal);
    shape.add("offset", plane.offset);
    return shape.text();
}

std::string shapeText(const Particle&) {
    Members shape;
    shape.add("type", "particle");
    return shape.text();
}

std::string shapeText(const AxisBox& box) {
    Members shape;
    shape.add("type", "aabb");
    shape.add("width", box.width);
    shape.add("height", box.height);
    return shape.text();
}

std::string shapeText(const Polygon& polygon) {
    std::string points;
    for (std::uint32_t k = 0; k < polygon.count; ++k) points += (k == 0 ? "" : ", ") + vectorText(polygon.points[k]);
    Members shape;
    shape.add("type", "polygon");
    shape.add("points", "[" + points + "]");
    return shape.text();
}

std::string shapeText(const Capsule& capsule) {
    Members shape;
    shape.add("type", "capsule");
    shape.add("length", capsule.length);
    shape.add("radius", capsule.radius);
    return shape.text();
}

/// Not equal to the last bit: −0 is not the default 0.
bool differs(Real value, Real usual) { return jsonNumber(value) != jsonNumber(usual); }
bool differs(Vec2 value, Vec2 usual) { return differs(value.x, usual.x) || differs(value.y, usual.y); }

std::string tyreText(const TyreDef& tyre) {
    Members members;
    members.add("B", tyre.B);
    members.add("C", tyre.C);
    members.add("E", tyre.E);
    if (differs(tyre.slowest, TyreDef{}.slowest)) members.add("slowest", tyre.slowest);
    return members.text();
}

std::string startText(const BodyStart& start) {
    Members members;
    members.add("position", start.position);
    members.add("angle", start.angle);
    members.add("velocity", start.velocity);
    members.add("angular_velocity", start.angularVelocity);
    return members.text();
}

std::string bodyText(const BodyDef& body) {
    const BodyDef usual;
    Members members;
    members.add("id", std::string_view(body.id));
    if (body.isStatic) members.add("type", "static");
    members.add("shape", std::visit([](const auto& shape) { return shapeText(shape); }, body.shape));
    if (differs(body.position, usual.position)) members.add("position", body.position);
    if (differs(body.angle, usual.angle)) members.add("angle", body.angle);
    if (differs(body.velocity, usual.velocity)) members.add("velocity", body.velocity);
    if (differs(body.angularVelocity, usual.angularVelocity)) members.add("angular_velocity", body.angularVelocity);
    if (body.mass)
        members.add("mass", *body.mass);
    else if (differs(body.density, usual.density))
        members.add("density", body.density);
    if (differs(body.friction, usual.friction)) members.add("friction", body.friction);
    if (differs(body.restitution, usual.restitution)) members.add("restitution", body.restitution);
    if (body.fixedRotation) members.add("fixed_rotation", true);
    if (body.tyre) members.add("tyre", tyreText(*body.tyre));
    if (body.start) members.add("start", startText(*body.start));
    return members.text();
}

std::string motorText(const MotorDef& motor, std::string_view strength) {
    Members members;
    members.add("speed", motor.speed);
    members.add(strength, motor.strength);
    return members.text();
}

/// Adds what each kind of joint has beside its bodies.
class JointWriter {
public:
    JointWriter(Members& members, const std::vector<BodyDef>& bodies) : m_members(members), m_bodies(bodies) {}

    void operator()(const RevoluteDef& revolute) {
        m_members.add("anchor", revolute.anchor);
        moves(revolute.limits, revolute.motor, "max_torque");
    }
    void operator()(const DistanceDef& distance) {
        anchors(distance);
        lengths(distance);
    }
    void operator()(const RopeDef& rope) { anchors(rope); }
    void operator()(const WinchDef& winch) {
        anchors(winch);
        m_members.add("speed", winch.speed);
        lengths(winch);
        if (winch.maxForce) m_members.add("max_force", *winch.maxForce);
    }
    void operator()(const WeldDef& weld) {
        m_members.add("anchor", weld.anchor);
        if (weld.anchorB) m_members.add("anchor_b", *weld.anchorB);
        if (differs(weld.angle, WeldDef{}.angle)) m_members.add("angle", weld.angle);
    }
    void operator()(const PrismaticDef& prismatic) {
        m_members.add("anchor", prismatic.anchor);
        m_members.add("axis", prismatic.axis);
        moves(prismatic.limits, prismatic.motor, "max_force");
    }
    void operator()(const WheelDef& wheel) {
        m_members.add("anchor", wheel.anchor);
        m_members.add("axis", wheel.axis);
        moves(wheel.limits, wheel.motor, "max_torque");
    }
    void operator()(const GearDef& gear) { m_members.add("ratio", gear.ratio); }
    void operator()(const PulleyDef& pulley) {
        m_members.add("wheel", std::string_view(m_bodies.at(index(pulley.wheel)).id));
        m_members.add("anchor_a", pulley.anchorA);
        m_members.add("anchor_b", pulley.anchorB);
        m_members.add("radius", pulley.radius);
        if (differs(pulley.ratio, PulleyDef{}.ratio)) m_members.add("ratio", pulley.ratio);
    }
    void operator()(const CustomDef& custom) {
        std::string formulas;
        for (const FormulaDef& formula : custom.formulas) {
            Members members;
            members.add("C", std::string_view(formula.C));
            if (formula.demand != Demand::Zero) members.add("demand", demandName(formula.demand));
            formulas += (formulas.empty() ? "" : ", ") + members.text();
        }
        m_members.add("formulas", "[" + formulas + "]");
        Members parameters;
        for (const ParameterDef& parameter : custom.parameters) parameters.add(parameter.name, parameter.value);
        if (!custom.parameters.empty()) m_members.add("parameters", parameters.text());
    }

private:
    void anchors(const auto& joint) {
        m_members.add("anchor_a", joint.anchorA);
        m_members.add("anchor_b", joint.anchorB);
        if (joint.length) m_members.add("length", *joint.length);
    }
    void lengths(const auto& joint) {
        if (joint.minLength) m_members.add("min_length", *joint.minLength);
        if (joint.maxLength) m_members.add("max_length", *joint.maxLength);
    }
    void moves(const std::optional<Range>& limits, const std::optional<MotorDef>& motor, std::string_view strength) {
        if (limits) m_members.add("limits", Vec2{limits->lower, limits->upper});
        if (motor) m_members.add("motor", motorText(*motor, strength));
    }

    Members& m_members;
    const std::vector<BodyDef>& m_bodies;
};

constexpr std::string_view nameOf(const RevoluteDef&) { return "revolute"; }
constexpr std::string_view nameOf(const DistanceDef&) { return "distance"; }
constexpr std::string_view nameOf(const RopeDef&) { return "rope"; }
constexpr std::string_view nameOf(const WinchDef&) { return "winch"; }
constexpr std::string_view nameOf(const WeldDef&) { return "weld"; }
constexpr std::string_view nameOf(const PrismaticDef&) { return "prismatic"; }
constexpr std::string_view nameOf(const WheelDef&) { return "wheel"; }
constexpr std::string_view nameOf(const GearDef&) { return "gear"; }
constexpr std::string_view nameOf(const PulleyDef&) { return "pulley"; }
constexpr std::string_view nameOf(const CustomDef&) { return "custom"; }

void addSpring(Members& members, const SpringDef& spring) {
    members.add("frequency", spring.frequency);
    if (differs(spring.dampingRatio, SpringDef{}.dampingRatio)) members.add("damping_ratio", spring.dampingRatio);
}

void addSpring(Members& members, const StiffnessDef& spring) {
    members.add("stiffness", spring.stiffness);
    if (differs(spring.damping, StiffnessDef{}.damping)) members.add("damping", spring.damping);
}

void addSpring(Members& members, const BetaGammaDef& spring) {
    members.add("beta", spring.beta);
    if (differs(spring.gamma, BetaGammaDef{}.gamma)) members.add("gamma", spring.gamma);
}

std::string jointText(const JointDef& joint, const std::vector<BodyDef>& bodies) {
    Members members;
    members.add("id", std::string_view(joint.id));
    members.add("type", std::visit([](const auto& kind) { return nameOf(kind); }, joint.kind));
    members.add("body_a", std::string_view(bodies.at(index(joint.bodyA)).id));
    members.add("body_b", std::string_view(bodies.at(index(joint.bodyB)).id));
    std::visit(JointWriter(members, bodies), joint.kind);
    if (joint.spring) std::visit([&](const auto& spring) { addSpring(members, spring); }, *joint.spring);
    if (joint.collideConnected) members.add("collide_connected", true);
    return members.text();
}

std::string settingsText(const Settings& settings) {
    std::string text;
    for (const SettingInfo& info : settingsTable()) {
        const std::string value = settingText(settings, info.key);
        const bool isString = info.kind == SettingKind::Choice || info.kind == SettingKind::Text;
        text += (text.empty() ? "\n    " : ",\n    ") + stringText(info.key) + ": " + (isString ? stringText(value) : value);
    }
    return "{" + text + "\n  }";
}

template <typename Item, typename ItemText>
std::string listText(const std::vector<Item>& items, ItemText itemText) {
    std::string text;
    for (const Item& item : items) text += (text.empty() ? "\n    " : ",\n    ") + itemText(item);
    return "[" + text + (items.empty() ? "]" : "\n  ]");
}

}  // namespace

std::string sceneText(const Scene& scene) {
    std::string text = "{\n  \"format\": \"solverscope-scene\",\n  \"version\": 1,\n";
    text += "  \"title\": " + stringText(scene.title) + ",\n";
    if (!scene.description.empty()) text += "  \"description\": " + stringText(scene.description) + ",\n";
    text += "  \"gravity\": " + vectorText(scene.gravity) + ",\n";
    text += "  \"settings\": " + settingsText(scene.settings) + ",\n";
    text += "  \"bodies\": " + listText(scene.bodies, bodyText);
    if (!scene.joints.empty())
        text += ",\n  \"joints\": " + listText(scene.joints, [&](const JointDef& joint) { return jointText(joint, scene.bodies); });
    return text + "\n}\n";
}

}  // namespace solverscope
