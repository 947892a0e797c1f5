// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <random>
#include <string>

#include "physics/base/rotation.h"
#include "physics/scene/scene_file.h"

namespace solverscope {

/// Scenes that the format allows, from a seed: all kinds of shapes and joints, numbers of every magnitude, odd strings.
class RandomScene {
public:
    explicit RandomScene(std::uint64_t seed) : m_random(seed) {}

    Scene make() {
        Scene scene;
        scene.title = name(0);
        scene.description = coin() ? "Two\nlines \\ \"quoted\" and a tab\t" : "";
        scene.gravity = vector();
        changeSettings(scene.settings);
        const std::size_t bodies = below(8);
        for (std::size_t i = 0; i < bodies; ++i) scene.bodies.push_back(body(i));
        const std::size_t joints = bodies < 2 ? 0 : below(6);
        for (std::size_t i = 0; i < joints; ++i) addJoint(scene, i);
        return scene;
    }

private:
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    bool coin() { return below(2) == 1; }
    Real fraction() { return static_cast<Real>(m_random() >> 11) * 0x1p-53; }
    Real between(Real lowest, Real highest) {
        switch (below(8)) {
            case 0:
                return lowest;
            case 1:
                return highest;
            default:
                return std::min(highest, lowest + fraction() * (highest - lowest));
        }
    }
    /// Between two positive numbers, every magnitude as likely as any other.
    Real scaled(Real lowest, Real highest) { return std::clamp(lowest * std::pow(highest / lowest, fraction()), lowest, highest); }
    Real number() {
        switch (below(6)) {
            case 0:
                return 0;
            case 1:
                return -0.0;
            case 2:
                return static_cast<Real>(below(2001)) - 1000;
            case 3:
                return between(-scene_limits::number, scene_limits::number);
            case 4:
                return std::ldexp(fraction(), -static_cast<int>(below(1060)));
            default:
                return between(-10, 10);
        }
    }
    Vec2 vector() { return {number(), number()}; }

    std::string name(std::size_t place) {
        static constexpr const char* words[] = {"box", "ящик", "箱", "a \"b\" \\ c", "/", " ", "😀", "null"};
        return words[below(std::size(words))] + std::to_string(place);
    }

    void changeSettings(Settings& settings) {
        for (const SettingInfo& info : settingsTable()) {
            if (coin()) continue;
            std::string text;
            switch (info.kind) {
                case SettingKind::Choice:
                    text = std::string(info.choices[below(info.choices.size())].name);
                    break;
                case SettingKind::Switch:
                    text = coin() ? "true" : "false";
                    break;
                case SettingKind::Integer:
                    text = std::to_string(static_cast<int>(between(info.lowest, info.highest)));
                    break;
                case SettingKind::Number: {
                    char buffer[32];
                    std::snprintf(buffer, sizeof buffer, "%.17g", between(info.lowest, info.highest));
                    text = buffer;
                    break;
                }
                case SettingKind::Text:
                    for (std::size_t number = below(4), left = below(5); left > 0; --left, number += 1 + below(3))
                        text += (text.empty() ? "" : " ") + std::to_string(number);
            }
            settings = withSetting(settings, info.key, text).value();
        }
        // A file that asks for a longer step is refused.
        if (!tooMuchWorkReason(settings, 500).empty())
            settings.substeps = settings.iterations = settings.relaxIterations = settings.positionIterations = 1;
    }

    Shape shape(bool isStatic) {
        const auto size = [&] { return scaled(scene_limits::minSize, scene_limits::maxSize); };
        switch (below(isStatic ? 7 : 6)) {
            case 0:
                return Circle{size()};
            case 2:
                return Particle{};
            case 4:
                return polygon();
            case 5: {
                const Real length = size();
                return Capsule{length, size()};
            }
            case 3: {
                const Real width = size();
                return AxisBox{width, size()};
            }
            case 1: {
                const Real width = size();
                return Box{width, size()};
            }
            default: {
                const Rotation turn = rotationBy(between(-4, 4));
                return HalfPlane{{turn.c, turn.s}, number()};
            }
        }
    }

    /// Corners on a circle, some way from the origin.
    Polygon polygon() {
        Polygon polygon;
        polygon.count = static_cast<std::uint32_t>(3 + below(6));
        const Real radius = scaled(1e-4, 1e5);
        const Vec2 middle = radius * Vec2{between(-5, 5), between(-5, 5)};
        for (std::uint32_t k = 0; k < polygon.count; ++k) {
            const Rotation turn = rotationBy(6.283185307179586 * (k + 0.5 * fraction()) / polygon.count);
            polygon.points[k] = middle + radius * Vec2{turn.c, turn.s};
        }
        return polygon;
    }

    BodyDef body(std::size_t place) {
        BodyDef body;
        body.id = name(place);
        body.isStatic = place > 0 && coin();
        body.shape = shape(body.isStatic);
        if (coin()) body.position = vector();
        if (!hasFixedRotation(body.shape) && coin()) body.angle = between(-scene_limits::angle, scene_limits::angle);
        if (!body.isStatic && coin()) body.velocity = vector();
        if (!body.isStatic && !hasFixedRotation(body.shape) && coin()) body.angularVelocity = number();
        switch (below(3)) {
            case 0:
                body.mass = scaled(scene_limits::minMass, scene_limits::maxMass);
                break;
            case 1:
                if (!std::holds_alternative<Particle>(body.shape))
                    body.density = scaled(scene_limits::minMass, scene_limits::maxMass);
                break;
            default:
                break;
        }
        if (coin()) body.friction = between(0, scene_limits::friction);
        if (coin()) body.restitution = between(0, scene_limits::restitution);
        body.fixedRotation = coin();
        if (below(4) == 0)
            body.tyre = {between(scene_limits::minTyreB, scene_limits::maxTyreB),
                         between(scene_limits::minTyreC, scene_limits::maxTyreC),
                         between(scene_limits::minTyreE, scene_limits::maxTyreE), coin() ? 0.5 : scaled(1e-3, 1e3)};
        if (!body.isStatic && below(4) == 0) {
            const bool turns = !hasFixedRotation(body.shape);
            body.start = {vector(), turns ? between(-scene_limits::angle, scene_limits::angle) : 0, vector(), turns ? number() : 0};
        }
        return body;
    }

    void addJoint(Scene& scene, std::size_t place) {
        JointDef joint;
        joint.id = name(place);
        // The first body always moves.
        joint.bodyA = BodyId{0};
        joint.bodyB = static_cast<BodyId>(1 + below(scene.bodies.size() - 1));
        if (coin()) std::swap(joint.bodyA, joint.bodyB);
        joint.kind = kind(scene, joint);
        if (coin() || std::holds_alternative<WheelDef>(joint.kind)) joint.spring = spring();
        if (auto* piston = std::get_if<DistanceDef>(&joint.kind);
            piston && !joint.spring && (piston->minLength || piston->maxLength))
            piston->length.reset();
        joint.collideConnected = coin();
        scene.joints.push_back(std::move(joint));
    }

    AnySpringDef spring() {
        switch (below(3)) {
            case 0:
                return StiffnessDef{scaled(scene_limits::minStiffness, scene_limits::number),
                                    coin() ? 0 : between(0, scene_limits::number)};
            case 1:
                return BetaGammaDef{between(0, 1), coin() ? 0 : scaled(1e-9, scene_limits::number)};
            default:
                return SpringDef{scaled(scene_limits::minFrequency, scene_limits::maxFrequency),
                                 between(0, scene_limits::dampingRatio)};
        }
    }
    Real size() { return scaled(scene_limits::minSize, scene_limits::maxSize); }
    Vec2 direction() {
        const Rotation turn = rotationBy(between(-4, 4));
        return {turn.c, turn.s};
    }
    std::optional<Range> limits() {
        if (coin()) return std::nullopt;
        const Real lower = number();
        return Range{lower, std::max(lower, number())};
    }
    std::optional<MotorDef> motor() {
        if (coin()) return std::nullopt;
        return MotorDef{number(), between(0, scene_limits::number)};
    }

    JointKindDef kind(const Scene& scene, const JointDef& joint) {
        const Vec2 a{between(-5, 5), number()};
        const Vec2 b{between(6, 9), number()};
        const Real start = length(b - a);
        switch (below(10)) {
            case 0:
                return RevoluteDef{vector(), limits(), motor()};
            case 1: {
                DistanceDef distance{a, b, {}, {}, {}};
                if (coin()) distance.length = size();
                if (coin()) distance.minLength = size();
                if (coin()) distance.maxLength = std::max(distance.minLength.value_or(0), size());
                return distance;
            }
            case 2: {
                RopeDef rope{a, b, {}};
                if (coin()) rope.length = size();
                return rope;
            }
            case 3: {
                WinchDef winch{a, b, number(), {}, {}, {}};
                if (coin()) winch.length = size();
                const Real now = winch.length.value_or(start);
                if (coin() && now < scene_limits::maxSize) winch.minLength = std::max(0.5 * now, scene_limits::minSize);
                if (coin() && now < 0.4 * scene_limits::maxSize) winch.maxLength = 2 * now;
                if (coin()) winch.maxForce = between(0, scene_limits::number);
                return winch;
            }
            case 4:
                return coin() ? WeldDef{vector()} : WeldDef{vector(), vector(), between(-4, 4)};
            case 5:
                return PrismaticDef{vector(), direction(), limits(), motor()};
            case 6:
                return WheelDef{vector(), direction(), limits(), motor()};
            case 7:
                for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
                    const BodyId wheel = static_cast<BodyId>(i);
                    const Vec2 middle = scene.bodies[i].position;
                    if (scene.bodies[i].isStatic || wheel == joint.bodyA || wheel == joint.bodyB || length(middle) > 1e6) continue;
                    const Real ratio = scaled(scene_limits::minRatio, scene_limits::maxRatio);
                    return PulleyDef{wheel, middle + Vec2{-3000, number() / 1e3}, middle + Vec2{3000, 0}, between(0.01, 2), ratio};
                }
                [[fallthrough]];
            case 8:
                return written();
            default:
                return GearDef{(coin() ? 1 : -1) * scaled(scene_limits::minRatio, scene_limits::maxRatio)};
        }
    }

    /// Formulas that have a value anywhere, and some that seldom have one.
    CustomDef written() {
        static constexpr const char* formulas[] = {
            "L - sqrt((x_b - x_a)^2 + (y_b - y_a)^2)",    "θ_b - k_1 * angle_a",
            "sqrt(x_a^2 + (y_a - L)^2) + k_1 * abs(y_b)", "max(x_b - x_a, L)·sin(theta_a) − cos(angle_b) / (x_a - L)",
            "sqrt(L - x_b^2) + atan2(y_b, x_a)^-2",       "7 + pi"};
        CustomDef custom;
        custom.parameters = {{"L", number()}, {"k_1", number()}};
        for (std::size_t i = 0; i <= below(scene_limits::formulas); ++i)
            custom.formulas.push_back({formulas[below(std::size(formulas))], static_cast<Demand>(below(demandNames.size()))});
        return custom;
    }

    std::mt19937_64 m_random;
};

}  // namespace solverscope
