// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <cmath>
#include <nlohmann/json.hpp>
#include <span>

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

/// Not equal to the last bit: −0 is not the default 0.
bool differs(Real value, Real defaultValue) { return jsonNumber(value) != jsonNumber(defaultValue); }
bool differs(Vec2 value, Vec2 defaultValue) { return differs(value.x, defaultValue.x) || differs(value.y, defaultValue.y); }

bool differs(BodyId value, BodyId defaultValue) { return value != defaultValue; }
bool differs(bool value, bool defaultValue) { return value != defaultValue; }
bool differs(const std::string& value, const std::string& defaultValue) { return value != defaultValue; }
bool differs(const std::vector<std::string>& value, const std::vector<std::string>& defaultValue) { return value != defaultValue; }
template <typename Value>
bool differs(const std::optional<Value>& value, const std::optional<Value>&) {
    return value.has_value();
}

/// Adds the members of an object that must be there or are not the default, by its table.
class TableWriter {
public:
    /// What ids of bodies are taken from.
    TableWriter(Members& members, std::span<const BodyDef> bodies) : m_members(members), m_bodies(bodies) {}

    template <typename Def>
    void operator()(const Def& def) {
        const Def defaultValue;
        const auto addIfGiven = [&](const MemberInfo& info, const auto& value, const auto& usualValue) {
            if (info.required || differs(value, usualValue)) add(info, value);
        };
        std::apply([&](const auto&... each) { (addIfGiven(each.info, def.*each.field, defaultValue.*each.field), ...); },
                   Def::members());
    }
    void operator()(const Polygon& polygon) {
        std::string points;
        for (std::uint32_t k = 0; k < polygon.count; ++k) points += (k == 0 ? "" : ", ") + vectorText(polygon.points[k]);
        m_members.add("points", "[" + points + "]");
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
    void add(const MemberInfo& info, Real value) { m_members.add(info.key, value); }
    void add(const MemberInfo& info, bool value) { m_members.add(info.key, value); }
    void add(const MemberInfo& info, const std::string& text) { m_members.add(info.key, std::string_view(text)); }
    void add(const MemberInfo& info, const std::vector<std::string>& words) {
        std::string text;
        for (const std::string& word : words) text += (text.empty() ? "" : ", ") + stringText(word);
        m_members.add(info.key, "[" + text + "]");
    }
    void add(const MemberInfo& info, Vec2 value) { m_members.add(info.key, value); }
    void add(const MemberInfo& info, BodyId body) { m_members.add(info.key, std::string_view(m_bodies[index(body)].id)); }
    void add(const MemberInfo& info, const Range& range) { m_members.add(info.key, Vec2{range.lower, range.upper}); }
    void add(const MemberInfo& info, const MotorDef& motor) {
        Members members;
        members.add("speed", motor.speed);
        members.add(info.strength, motor.strength);
        m_members.add(info.key, members.text());
    }
    void add(const MemberInfo& info, const auto& part) {
        Members members;
        TableWriter(members, m_bodies)(part);
        m_members.add(info.key, members.text());
    }
    template <typename Value>
    void add(const MemberInfo& info, const std::optional<Value>& value) {
        add(info, *value);
    }

    Members& m_members;
    std::span<const BodyDef> m_bodies;
};

std::string_view typeOf(const auto& either) {
    return std::visit([](const auto& kind) { return kind.type; }, either);
}

std::string bodyText(const BodyDef& body) {
    Members shape;
    shape.add("type", typeOf(body.shape));
    std::visit(TableWriter(shape, {}), body.shape);
    Members members;
    members.add("id", std::string_view(body.id));
    if (body.isStatic) members.add("type", "static");
    members.add("shape", shape.text());
    BodyDef said = body;
    if (said.mass) said.density = BodyDef().density;
    TableWriter(members, {})(said);
    return members.text();
}

std::string jointText(const JointDef& joint, std::span<const BodyDef> bodies) {
    Members members;
    members.add("id", std::string_view(joint.id));
    members.add("type", typeOf(joint.kind));
    members.add("body_a", std::string_view(bodies[index(joint.bodyA)].id));
    members.add("body_b", std::string_view(bodies[index(joint.bodyB)].id));
    TableWriter writer(members, bodies);
    std::visit(writer, joint.kind);
    if (joint.spring) std::visit(writer, *joint.spring);
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

constexpr std::string_view head = "{\n  \"format\": \"solverscope-scene\",\n  \"version\": 1,\n";

std::string partsText(const Scene& scene) {
    std::string text = "  \"bodies\": " + listText(scene.bodies, bodyText);
    if (!scene.joints.empty())
        text += ",\n  \"joints\": " + listText(scene.joints, [&](const JointDef& joint) { return jointText(joint, scene.bodies); });
    return text + "\n}\n";
}

}  // namespace

std::string sceneText(const Scene& scene) {
    std::string text(head);
    text += "  \"title\": " + stringText(scene.title) + ",\n";
    if (!scene.description.empty()) text += "  \"description\": " + stringText(scene.description) + ",\n";
    text += "  \"gravity\": " + vectorText(scene.gravity) + ",\n";
    text += "  \"settings\": " + settingsText(scene.settings) + ",\n";
    if (scene.challenge) {
        Members members;
        TableWriter(members, {})(*scene.challenge);
        text += "  \"challenge\": " + members.text() + ",\n";
    }
    return text + partsText(scene);
}

std::string partText(const Scene& part) { return std::string(head) + partsText(part); }

}  // namespace solverscope
