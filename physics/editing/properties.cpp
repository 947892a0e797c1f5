// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/editing/properties.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <span>

#include "physics/base/plain_text.h"
#include "physics/scene/body.h"
#include "physics/scene/refusals.h"

namespace solverscope {
namespace {

constexpr std::string_view separator = "; ";  // of corners

/// Visits every member with its path. A reading walk lists them; a writing one sets that of one path.
class PropertyWalk {
public:
    PropertyWalk() = default;
    PropertyWalk(std::string_view path, std::string_view text) : m_path(path), m_text(text) {}

    std::vector<Property>& list() { return m_list; }
    std::optional<Error> problem() const {
        if (m_isFound) return m_problem;
        return Error{{}, 0, 0, "expected the name of a property, found " + inQuotes(*m_path)};
    }

    /// Members of the body itself that make no sense in it are not visited.
    void hide(std::vector<std::string_view> keys) { m_hidden = std::move(keys); }

    /// What ids of bodies are taken from.
    void useBodies(std::span<const BodyDef> bodies) { m_bodies = bodies; }

    template <typename Def>
    void members(Def& def) {
        const auto prefix = m_prefix;
        const auto visit = [&](const auto& each) {
            const bool isHidden = std::ranges::find(m_hidden, m_prefix + std::string(each.info.key)) != m_hidden.end();
            if (!isHidden) member(each.info, def.*each.field);
        };
        std::apply([&](const auto&... each) { (visit(each), ...); }, std::decay_t<Def>::members());
        m_prefix = prefix;
    }
    void members(Polygon& polygon) { leaf("points", PropertyKind::Text, polygon, cornersText, cornersOf); }
    void members(CustomDef& custom) {
        for (std::size_t i = 0; i < custom.formulas.size(); ++i) {
            FormulaDef& formula = custom.formulas[i];
            const std::string number = std::to_string(i + 1);
            word("C" + number, formula.C);
            choice("demand" + number, demandNames, formula.demand);
        }
        for (ParameterDef& parameter : custom.parameters) number("parameters." + parameter.name, parameter.value, {}, false);
    }

    /// Members of a part: of a shape, a motor, a start.
    template <typename Part>
    void part(std::string_view key, Part& part) {
        const auto prefix = m_prefix;
        m_prefix += std::string(key) + ".";
        members(part);
        m_prefix = prefix;
    }

    void member(const MemberInfo& info, Real& value) { number(info.key, value, info.range, false); }
    void member(const MemberInfo& info, std::optional<Real>& value) {
        const auto text = [](const std::optional<Real>& given) { return given ? numberText(*given) : std::string(); };
        const auto read = [&](std::string_view given) -> std::optional<std::optional<Real>> {
            if (given.empty()) return std::optional<Real>();
            const auto found = numberIn(given, info.range);
            return found ? std::optional<std::optional<Real>>(found) : std::nullopt;
        };
        if (Property* made = leaf(info.key, PropertyKind::Number, value, text, read)) {
            made->isOptional = true;
            made->range = info.range;
        }
    }
    void member(const MemberInfo& info, std::string& value) { word(info.key, value); }
    /// Words separated by commas.
    void member(const MemberInfo& info, std::vector<std::string>& value) {
        leaf(info.key, PropertyKind::Text, value, wordsText, wordsOf);
    }
    void member(const MemberInfo& info, ChallengeDef& value) { part(info.key, value); }
    void member(const MemberInfo& info, bool& value) {
        flag(info.key, value, [&](bool on) { value = on; });
    }
    void member(const MemberInfo& info, Vec2& value) {
        number(std::string(info.key) + ".x", value.x, {}, false, info.isDirection);
        number(std::string(info.key) + ".y", value.y, {}, false, info.isDirection);
    }
    void member(const MemberInfo& info, BodyId& value) { body(info.key, value); }
    void member(const MemberInfo& info, Range& value) {
        number(std::string(info.key) + ".lower", value.lower, {}, false, true);
        number(std::string(info.key) + ".upper", value.upper, {}, false, true);
    }
    void member(const MemberInfo& info, MotorDef& value) {
        number(std::string(info.key) + ".speed", value.speed, {}, false);
        number(std::string(info.key) + "." + std::string(info.strength), value.strength, {0}, false);
    }
    void member(const MemberInfo& info, TyreDef& value) { part(info.key, value); }
    void member(const MemberInfo& info, BodyStart& value) { part(info.key, value); }

    /// A part that may be left out: a switch, and if it is there, what it contains.
    template <typename Part>
    void member(const MemberInfo& info, std::optional<Part>& value) {
        bool isThere = value.has_value();
        flag(info.key, isThere, [&](bool on) {
            if (on != value.has_value()) value = on ? std::optional(usual<Part>()) : std::nullopt;
        });
        if (value) member(info, *value);
    }

    void word(std::string_view key, std::string& value) {
        leaf(
            key, PropertyKind::Text, value, [](const std::string& given) { return given; },
            [](std::string_view given) { return std::optional(std::string(given)); });
    }
    void number(std::string_view key, Real& value, const NumberRange& range, bool isOptional, bool isHalf = false) {
        Property* made =
            leaf(key, PropertyKind::Number, value, numberText, [&](std::string_view given) { return numberIn(given, range); });
        if (!made) return;
        made->range = range;
        made->isOptional = isOptional;
        made->isHalf = isHalf;
    }
    void flag(std::string_view key, bool value, const std::function<void(bool)>& set) {
        bool shown = value;
        const auto read = [&](std::string_view given) -> std::optional<bool> {
            if (given != "true" && given != "false") return std::nullopt;
            set(given == "true");
            return given == "true";
        };
        leaf(
            key, PropertyKind::Switch, shown, [](bool on) { return std::string(on ? "true" : "false"); }, read);
    }
    template <typename Names, typename Value>
    void choice(std::string_view key, const Names& names, Value& value) {
        const auto read = [&](std::string_view given) -> std::optional<Value> {
            const auto place = std::ranges::find(names, given);
            return place == std::end(names) ? std::nullopt : std::optional(static_cast<Value>(place - std::begin(names)));
        };
        const auto text = [&](Value given) { return std::string(names[static_cast<std::size_t>(given)]); };
        if (Property* made = leaf(key, PropertyKind::Choice, value, text, read))
            made->choices = {std::begin(names), std::end(names)};
    }
    void body(std::string_view key, BodyId& value) {
        std::vector<std::string> ids;
        for (const BodyDef& each : m_bodies) ids.push_back(each.id);
        choice(key, ids, value);
    }

private:
    static std::optional<Real> numberIn(std::string_view text, const NumberRange& range) {
        const auto number = numberOf<Real>(text);
        const bool fits =
            number && *number >= range.lowest && *number <= range.highest && std::abs(*number) >= range.leastMagnitude;
        return fits ? number : std::nullopt;
    }

    template <typename Part>
    static Part usual() {
        if constexpr (std::is_same_v<Part, ChallengeDef>)
            return {"?", {"iterations"}, "max_penetration() < 0.01", 300, 1};
        else
            return {};
    }

    static std::string wordsText(const std::vector<std::string>& words) {
        std::string text;
        for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
        return text;
    }
    static std::optional<std::vector<std::string>> wordsOf(std::string_view text) {
        std::vector<std::string> words(1);
        for (const char each : text) {
            if (each == ',')
                words.emplace_back();
            else if (each != ' ' && each != '\n')
                words.back() += each;
        }
        std::erase(words, "");
        return words;
    }

    static std::string cornersText(const Polygon& polygon) {
        std::string text;
        for (std::uint32_t i = 0; i < polygon.count; ++i)
            text += std::string(i == 0 ? "" : separator) + numberText(polygon.points[i].x) + " " + numberText(polygon.points[i].y);
        return text;
    }
    static std::optional<Polygon> cornersOf(std::string_view text) {
        Polygon polygon;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(';'), text.size());
            std::string_view corner = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            const auto trim = [](std::string_view part) {
                while (part.starts_with(' ')) part.remove_prefix(1);
                while (part.ends_with(' ')) part.remove_suffix(1);
                return part;
            };
            corner = trim(corner);
            const std::size_t space = corner.find(' ');
            if (space == std::string_view::npos || polygon.count == Polygon::maxCorners) return std::nullopt;
            const auto x = numberOf<Real>(corner.substr(0, space));
            const auto y = numberOf<Real>(trim(corner.substr(space)));
            if (!x || !y) return std::nullopt;
            polygon.points[polygon.count++] = {*x, *y};
        }
        return polygon.count < 3 ? std::nullopt : std::optional(polygon);
    }

    /// Lists the member, or sets it if it is the one. Returns what was listed.
    template <typename Value, typename Text, typename Read>
    Property* leaf(std::string_view key, PropertyKind kind, Value& value, const Text& text, const Read& read) {
        const std::string path = m_prefix + std::string(key);
        if (!m_path) {
            m_list.push_back({path, kind, text(value)});
            return &m_list.back();
        }
        if (m_isFound || path != *m_path) return nullptr;
        m_isFound = true;
        if (auto found = read(m_text))
            value = std::move(*found);
        else
            m_problem = Error{{}, 0, 0, filled(scene_refusals::value, {inQuotes(path), inQuotes(m_text)})};
        return nullptr;
    }

    std::string m_prefix;
    std::vector<std::string_view> m_hidden;
    std::vector<Property> m_list;
    std::optional<std::string_view> m_path;  // that is set; none: all are listed
    std::string_view m_text;
    bool m_isFound = false;
    std::optional<Error> m_problem;
    std::span<const BodyDef> m_bodies;
};

template <typename Kinds>
std::vector<std::string> typesOf() {
    std::vector<std::string> types;
    const auto add = [&]<std::size_t... i>(std::index_sequence<i...>) {
        (types.emplace_back(std::variant_alternative_t<i, Kinds>::type), ...);
    };
    add(std::make_index_sequence<std::variant_size_v<Kinds>>());
    return types;
}

/// A box either turns or never does; the one can become the other.
void walkBoxKind(PropertyWalk& to, BodyDef& body) {
    static constexpr std::array boxKinds{Box::type, AxisBox::type};
    const auto* box = std::get_if<Box>(&body.shape);
    const auto* aabb = std::get_if<AxisBox>(&body.shape);
    if (!box && !aabb) return;
    const bool before = aabb != nullptr;
    bool neverTurns = before;
    to.choice("shape.type", boxKinds, neverTurns);
    if (neverTurns == before) return;
    if (box) {
        body.shape = AxisBox{box->width, box->height};
        body.angle = body.angularVelocity = 0;
        body.fixedRotation = false;
        if (body.start) body.start->angle = body.start->angularVelocity = 0;
    } else {
        body.shape = Box{aabb->width, aabb->height};
    }
}

void walk(PropertyWalk& to, BodyDef& body) {
    static constexpr std::array<std::string_view, 2> types{"dynamic", "static"};
    to.word("id", body.id);
    to.choice("type", types, body.isStatic);
    walkBoxKind(to, body);
    std::visit([&](auto& shape) { to.part("shape", shape); }, body.shape);
    std::vector<std::string_view> senseless;
    const auto add = [&](bool isSo, const std::vector<std::string_view>& keys) {
        if (isSo) senseless.insert(senseless.end(), keys.begin(), keys.end());
    };
    const bool isParticle = std::holds_alternative<Particle>(body.shape);
    add(body.isStatic, {"velocity", "angular_velocity", "mass", "density", "fixed_rotation", "start"});
    add(hasFixedRotation(body.shape), {"angle", "angular_velocity", "fixed_rotation", "start.angle", "start.angular_velocity"});
    add(isParticle, {"density"});
    // Where it begins is where it is seen; joints alone know the place of its definition.
    add(body.start.has_value(), {"position", "angle", "velocity", "angular_velocity"});
    to.hide(std::move(senseless));
    to.members(body);
}

void walk(PropertyWalk& to, JointDef& joint, const Scene& scene) {
    static constexpr std::array<std::string_view, 4> springs{"none", "frequency", "stiffness", "beta"};
    to.useBodies(scene.bodies);
    to.word("id", joint.id);
    to.body("body_a", joint.bodyA);
    to.body("body_b", joint.bodyB);
    std::visit([&](auto& kind) { to.members(kind); }, joint.kind);
    std::size_t spring = joint.spring ? joint.spring->index() + 1 : 0;
    const std::size_t before = spring;
    to.choice("spring", springs, spring);
    if (spring != before) {  // one that could be there: about as stiff as what is usual
        const std::array<std::optional<AnySpringDef>, 4> usual{std::nullopt, SpringDef{1, 1}, StiffnessDef{100, 1},
                                                               BetaGammaDef{0.2, 0}};
        joint.spring = usual[spring];
    }
    if (joint.spring) std::visit([&](auto& kind) { to.members(kind); }, *joint.spring);
    to.flag("collide_connected", joint.collideConnected, [&](bool on) { joint.collideConnected = on; });
}

void walk(PropertyWalk& to, Scene& scene) {
    to.word("title", scene.title);
    to.word("description", scene.description);
    to.member({.key = "gravity"}, scene.gravity);
    to.member({.key = "challenge"}, scene.challenge);
}

template <typename Def, typename... More>
std::vector<Property> listOf(Def def, const More&... more) {
    PropertyWalk reading;
    walk(reading, def, more...);
    return std::move(reading.list());
}

template <typename Def, typename... More>
Result<Def> changed(Def def, std::string_view path, std::string_view text, const More&... more) {
    PropertyWalk writing(path, text);
    walk(writing, def, more...);
    if (auto problem = writing.problem()) return *problem;
    return def;
}

}  // namespace

/// A file has a mass or a density: where the mass is given, the density is not.
std::vector<Property> propertiesOf(const BodyDef& body) {
    std::vector<Property> list = listOf(body);
    for (Property& each : list) {
        if (each.path != "density" || !body.mass) continue;
        each.value.clear();
        each.isOptional = true;
    }
    // A start stands where the place and the velocity of the definition do otherwise.
    const auto isOfStart = [](const Property& each) { return each.path == "start" || each.path.starts_with("start."); };
    const auto first = std::ranges::find_if(
        list, [](const Property& each) { return each.path != "id" && each.path != "type" && !each.path.starts_with("shape."); });
    if (body.start) std::stable_partition(first, list.end(), isOfStart);
    return list;
}
std::vector<Property> propertiesOf(const JointDef& joint, const Scene& scene) { return listOf(joint, scene); }
std::vector<Property> propertiesOf(const Scene& scene) { return listOf(scene); }

Result<BodyDef> withProperty(BodyDef body, std::string_view path, std::string_view text) {
    const bool begins = path == "start" && text == "true" && !body.start;
    const Pose pose = startPose(body);
    auto after = changed(std::move(body), path, text);
    if (after && begins && after->start) *after->start = {pose.position, pose.angle, after->velocity, after->angularVelocity};
    if (after && path == "density") after->mass.reset();
    return after;
}

Result<JointDef> withProperty(JointDef joint, const Scene& scene, std::string_view path, std::string_view text) {
    return changed(std::move(joint), path, text, scene);
}

Result<Scene> withProperty(Scene scene, std::string_view path, std::string_view text) {
    return changed(std::move(scene), path, text);
}

}  // namespace solverscope
