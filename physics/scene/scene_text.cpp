// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <nlohmann/json.hpp>

#include "physics/scene/json_tree.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

std::string stringText(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string vectorText(Vec2 v) { return "[" + numberText(v.x) + ", " + numberText(v.y) + "]"; }

/// The members of one object, on one line.
class Members {
public:
    void add(std::string_view key, const std::string& value) {
        m_text += (m_text.empty() ? "" : ", ") + stringText(key) + ": " + value;
    }
    void add(std::string_view key, std::string_view text) { add(key, stringText(text)); }
    void add(std::string_view key, const char* text) { add(key, stringText(text)); }
    void add(std::string_view key, Real number) { add(key, numberText(number)); }
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

/// Not equal to the last bit: −0 is not the default 0.
bool differs(Real value, Real usual) { return numberText(value) != numberText(usual); }
bool differs(Vec2 value, Vec2 usual) { return differs(value.x, usual.x) || differs(value.y, usual.y); }

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
    return members.text();
}

std::string jointText(const JointDef& joint, const std::vector<BodyDef>& bodies) {
    const auto* distance = std::get_if<DistanceDef>(&joint.kind);
    Members members;
    members.add("id", std::string_view(joint.id));
    members.add("type", distance ? "distance" : "revolute");
    members.add("body_a", std::string_view(bodies.at(index(joint.bodyA)).id));
    members.add("body_b", std::string_view(bodies.at(index(joint.bodyB)).id));
    if (distance) {
        members.add("anchor_a", distance->anchorA);
        members.add("anchor_b", distance->anchorB);
        if (distance->length) members.add("length", *distance->length);
    } else {
        members.add("anchor", std::get<RevoluteDef>(joint.kind).anchor);
    }
    if (joint.collideConnected) members.add("collide_connected", true);
    return members.text();
}

std::string settingsText(const Settings& settings) {
    std::string text;
    for (const SettingInfo& info : settingsTable()) {
        const std::string value = settingText(settings, info.key);
        text += (text.empty() ? "\n    " : ",\n    ") + stringText(info.key) + ": " +
                (info.kind == SettingKind::Choice ? stringText(value) : value);
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
