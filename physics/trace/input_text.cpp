// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/input_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "physics/base/plain_text.h"
#include "physics/scene/scene_file.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::string_view hexDigits = "0123456789ABCDEF";

Error wrong(std::size_t place, std::string message) { return {{}, 1, static_cast<int>(place) + 1, std::move(message)}; }

/// Numbers with commas between them.
template <typename... Numbers>
std::string listed(Real first, Numbers... others) {
    std::string list = numberText(first);
    ((list += "," + numberText(others)), ...);
    return list;
}

std::optional<unsigned> hexValue(char c) {
    if (c >= 'a' && c <= 'f') c = static_cast<char>(c - 'a' + 'A');
    const std::size_t place = hexDigits.find(c);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<unsigned>(place);
}

/// A body's id with commas encoded too, as a comma separates two bodies.
std::string bodyText(const Scene& scene, BodyId body) {
    std::string text = encodedText(bodyName(scene, body));
    for (std::size_t at = text.find(','); at != std::string::npos; at = text.find(',', at)) text.replace(at, 1, "%2C");
    return text;
}

std::string textOf(const Scene&, const SetSetting& input) { return encodedText(input.key) + "=" + encodedText(input.text); }
std::string textOf(const Scene& scene, const MoveBody& input) {
    return "move:" + bodyText(scene, input.body) + "=" + listed(input.position.x, input.position.y, input.angle);
}
std::string textOf(const Scene& scene, const GrabBody& input) {
    return "grab:" + bodyText(scene, input.body) + "=" +
           listed(input.localAnchor.x, input.localAnchor.y, input.target.x, input.target.y);
}
std::string textOf(const Scene&, const DragTo& input) { return "drag=" + listed(input.target.x, input.target.y); }
std::string textOf(const Scene&, const ReleaseBody&) { return "release"; }
std::string textOf(const Scene& scene, const BreakMatch& input) {
    return "break:" + bodyText(scene, input.a) + "," + bodyText(scene, input.b) + "=" + std::to_string(input.feature);
}

std::string textOf(const Scene& scene, const SetMass& input) {
    return "mass:" + bodyText(scene, input.body) + "=" + numberText(input.mass);
}
std::string textOf(const Scene& scene, const SetVelocity& input) {
    return "velocity:" + bodyText(scene, input.body) + "=" + listed(input.velocity.v.x, input.velocity.v.y, input.velocity.w);
}

std::string textOf(const Scene&, const Intervention& input) {
    return "impulse:" + std::string(rowListNames[static_cast<std::size_t>(input.list)]) + "=" + std::to_string(input.stop) + "," +
           std::to_string(input.row) + "," + numberText(input.lambda);
}

/// Reads one input. Places count from 0 here.
class InputReader {
public:
    InputReader(const Scene& scene, std::string_view text) : m_scene(scene), m_text(text) {
        const std::size_t equals = text.find('=');
        const std::string_view left = text.substr(0, equals);
        m_hasValue = equals != std::string_view::npos;
        m_valueAt = m_hasValue ? equals + 1 : text.size();
        // A key has no colon, so the first one ends the name of the operation on a body.
        const std::size_t colon = left.find(':');
        m_hasBody = colon != std::string_view::npos;
        m_verb = left.substr(0, colon);
        m_bodyAt = m_hasBody ? colon + 1 : left.size();
        m_body = left.substr(std::min(m_bodyAt, left.size()));
    }

    Result<Input> read() {
        if (m_hasBody && m_verb == "move")
            return partsInto<1, 3>("x, y and angle", [this](auto body, auto at) -> Result<Input> {
                if (std::abs(at[2]) > scene_limits::angle) return wrong(m_valueAt, "expected an angle within ±100000 rad");
                return Input{MoveBody{body[0], {at[0], at[1]}, at[2]}};
            });
        if (m_hasBody && m_verb == "grab")
            return partsInto<1, 4>("x and y in the body, x and y of the mouse", [](auto body, auto at) {
                return Input{GrabBody{body[0], {at[0], at[1]}, {at[2], at[3]}}};
            });
        if (m_hasBody && m_verb == "break") {
            const auto pair = bodies<2>();
            if (!pair) return pair.error();
            const auto feature = numberOf<std::uint32_t>(m_text.substr(std::min(m_valueAt, m_text.size())));
            if (!feature) return wrong(m_valueAt, "expected the number of a feature");
            return Input{BreakMatch{(*pair)[0], (*pair)[1], *feature}};
        }
        if (m_hasBody && m_verb == "mass")
            return partsInto<1, 1>("a mass", [this](auto body, auto mass) -> Result<Input> {
                if (!(mass[0] >= scene_limits::minMass)) return wrong(m_valueAt, "expected a mass of at least 1e-9 kg");
                return Input{SetMass{body[0], mass[0]}};
            });
        if (m_hasBody && m_verb == "velocity")
            return partsInto<1, 3>("x, y and angular velocity", [](auto body, auto velocity) {
                return Input{SetVelocity{body[0], {{velocity[0], velocity[1]}, velocity[2]}}};
            });
        if (m_hasBody && m_verb == "impulse") return impulse();
        if (m_hasBody)
            return wrong(0, "expected 'move:', 'grab:', 'break:', 'mass:', 'velocity:' or 'impulse:' before ':', found '" +
                                shown(m_verb) + ":'");
        if (m_verb == "drag") return partsInto<0, 2>("x and y", [](auto, auto to) { return Input{DragTo{{to[0], to[1]}}}; });
        if (m_verb == "release") {
            if (m_hasValue) return wrong(m_valueAt - 1, "expected nothing after 'release'");
            return Input{ReleaseBody{}};
        }
        return setting();
    }

private:
    static std::string shown(std::string_view text) { return std::string(text.substr(0, 40)); }

    /// The input that `make(bodies, numbers)` makes of the two lists.
    template <std::size_t bodyCount, std::size_t numberCount>
    Result<Input> partsInto(const std::string& what, auto make) const {
        const auto ids = bodies<bodyCount>();
        if (!ids) return ids.error();
        const auto values = numbers<numberCount>(what);
        if (!values) return values.error();
        return make(*ids, *values);
    }

    Result<Input> impulse() const {
        const auto list = std::ranges::find(rowListNames, m_body);
        if (list == rowListNames.end()) return wrong(m_bodyAt, "expected 'velocities', 'pseudo_velocities' or 'positions'");
        const auto read = numbers<3>("a stop, a row and its impulse");
        if (!read) return read.error();
        const auto [stop, row, lambda] = *read;
        const auto counts = [](Real number) { return number >= 0 && number == std::floor(number); };
        if (!counts(stop) || !counts(row)) return wrong(m_valueAt, "expected whole numbers for the stop and the row");
        return Input{Intervention{static_cast<std::uint64_t>(stop), static_cast<RowList>(list - rowListNames.begin()),
                                  static_cast<std::uint32_t>(row), lambda}};
    }

    Result<Input> setting() const {
        const SetSetting input{decodedText(m_verb), decodedText(m_text.substr(std::min(m_valueAt, m_text.size())))};
        if (input.key.empty())
            return wrong(0,
                         "expected a setting, 'move:', 'grab:', 'break:', 'mass:', 'velocity:', 'impulse:', 'drag' or 'release'");
        if (!m_hasValue) return wrong(m_text.size(), "expected '=' and a value after '" + shown(m_verb) + "'");
        const auto changed = withSetting(m_scene.settings, input.key, input.text);
        if (!changed) return wrong(findSetting(input.key) ? m_valueAt : 0, changed.error().message);
        return Input{input};
    }

    template <std::size_t count>
    Result<std::array<BodyId, count>> bodies() const {
        std::array<BodyId, count> all{};
        std::size_t at = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t end = std::min(m_body.find(',', at), m_body.size());
            if ((end == m_body.size()) != (i + 1 == count))
                return wrong(m_bodyAt, "expected " + std::string(count == 1 ? "one body" : "two bodies separated by a comma"));
            const std::string id = decodedText(m_body.substr(at, end - at));
            const auto found = std::ranges::find(m_scene.bodies, id, &BodyDef::id);
            if (found == m_scene.bodies.end()) return wrong(m_bodyAt + at, "no body '" + shown(id) + "' in this scene");
            all[i] = BodyId{static_cast<std::uint32_t>(found - m_scene.bodies.begin())};
            at = end + 1;
        }
        return all;
    }

    template <std::size_t count>
    Result<std::array<Real, count>> numbers(const std::string& what) const {
        const std::string list = decodedText(m_text.substr(std::min(m_valueAt, m_text.size())));
        const auto refuse = [&] { return wrong(m_valueAt, "expected " + what + ": numbers separated by commas"); };
        std::array<Real, count> all{};
        const char* at = list.data();
        const char* const end = at + list.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0 && (at == end || *at++ != ',')) return refuse();
            const auto [after, problem] = std::from_chars(at, end, all[i]);
            if (problem != std::errc{}) return refuse();
            if (!(std::abs(all[i]) <= scene_limits::number)) return wrong(m_valueAt, "expected numbers within ±1e9");
            at = after;
        }
        if (at != end) return refuse();
        return all;
    }

    const Scene& m_scene;
    std::string_view m_text;
    std::string_view m_verb;
    std::string_view m_body;
    std::size_t m_bodyAt = 0;
    std::size_t m_valueAt = 0;
    bool m_hasBody = false;
    bool m_hasValue = false;
};

}  // namespace

std::string encodedText(std::string_view plain) {
    std::string encoded;
    for (const char c : plain) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || std::string_view("-._/:,").find(c) != std::string_view::npos) {
            encoded += c;
        } else if (c == ' ') {
            encoded += '+';
        } else {
            const auto byte = static_cast<unsigned char>(c);
            encoded += {'%', hexDigits[byte >> 4], hexDigits[byte & 15]};
        }
    }
    return encoded;
}

std::string decodedText(std::string_view encoded) {
    std::string plain;
    for (std::size_t i = 0; i < encoded.size(); ++i) {
        if (encoded[i] == '+') {
            plain += ' ';
            continue;
        }
        const auto high = encoded[i] == '%' && i + 2 < encoded.size() ? hexValue(encoded[i + 1]) : std::nullopt;
        const auto low = high ? hexValue(encoded[i + 2]) : std::nullopt;
        if (low) i += 2;
        plain += low ? static_cast<char>(16 * *high + *low) : encoded[i];
    }
    return plain;
}

std::string inputText(const Scene& scene, const Input& input) {
    return std::visit([&](const auto& what) { return textOf(scene, what); }, input);
}

Result<Input> parseInput(const Scene& scene, std::string_view text) { return InputReader(scene, text).read(); }

}  // namespace solverscope
