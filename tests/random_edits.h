// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <random>

#include "physics/editing/makers.h"
#include "physics/editing/snap.h"

namespace solverscope {

/// Edits as somebody might make them in the window, from a seed. Some are refused, as some by people are.
class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : m_random(seed) {}

    int below(int count) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(count)); }

    Scene start() {
        Scene scene;
        if (below(4) > 0) scene.bodies.push_back(groundAt(0));
        return scene;
    }

    Result<Edit> edit(const Scene& scene) {
        const bool isFull = scene.bodies.size() > 40;
        switch (isFull ? 14 : below(16)) {
            case 0:
            case 1:
            case 2:
                return addTo(scene, {body()});
            case 3:
                return addTo(scene, stackOf(point(), {0.5, 0.5}, 1 + below(4)));
            case 4:
                return addTo(scene, pyramidOf(point(), {0.4, 0.3}, 1 + below(3)));
            case 5:
                return addTo(scene, {rampAlong(point(), point())});
            case 6:
                return addChain(scene, path(), {anyBody(scene), anyBody(scene)});
            case 7:
                return addRope(scene, path(), {anyBody(scene), anyBody(scene)});
            case 8:
            case 9:
                return joint(scene);
            case 10:
                return moveIn(scene, selection(scene), point());
            case 11:
                return rotateIn(scene, selection(scene), real(-7, 7), point());
            case 12:
                return duplicateIn(scene, selection(scene), point());
            case 13:
                return below(2) ? alignIn(scene, selection(scene), Alignment{static_cast<std::uint8_t>(below(6))})
                                : distributeIn(scene, selection(scene), below(2) == 0);
            case 14:
                return removeFrom(scene, selection(scene));
            default:
                return change(scene);
        }
    }

private:
    Real real(Real low, Real high) { return low + (high - low) * static_cast<Real>(m_random() >> 11) * 0x1p-53; }
    Vec2 point() { return below(2) ? Vec2{real(-5, 5), real(0, 8)} : onGrid({real(-5, 5), real(0, 8)}); }
    std::vector<Vec2> path() {
        std::vector<Vec2> points;
        for (int k = 2 + below(3); k > 0; --k) points.push_back(point());
        return points;
    }
    std::optional<BodyId> anyBody(const Scene& scene) {
        if (scene.bodies.empty()) return std::nullopt;
        return BodyId{static_cast<std::uint32_t>(below(static_cast<int>(scene.bodies.size())))};
    }
    SceneSelection selection(const Scene& scene) {
        SceneSelection selection;
        if (scene.bodies.empty()) return selection;
        for (int k = below(5); k >= 0; --k) selection.add(*anyBody(scene));
        if (!scene.joints.empty() && below(3) == 0)
            selection.add(JointId{static_cast<std::uint32_t>(below(static_cast<int>(scene.joints.size())))});
        return selection;
    }
    BodyDef body() {
        BodyDef body;
        body.position = point();
        body.isStatic = below(6) == 0;
        switch (below(6)) {
            case 0:
                body.shape = Circle{real(0.05, 1)};
                break;
            case 1:
                body.shape = Capsule{real(0.1, 2), real(0.05, 0.5)};
                break;
            case 2:
                body.shape = Particle{};
                return body;
            case 3:
                body.shape = Polygon{.points = {Vec2{0, 0}, Vec2{real(0.5, 2), 0}, Vec2{0, real(0.5, 2)}}, .count = 3};
                break;
            default:
                body.shape = Box{real(0.1, 2), real(0.1, 2)};
        }
        body.angle = real(-4, 4);
        return body;
    }
    Result<Edit> joint(const Scene& scene) {
        const auto a = anyBody(scene);
        const auto b = anyBody(scene);
        if (!a) return Error{.file = {}, .message = "there is nothing to join"};
        const Vec2 onA = shownPose(scene.bodies[index(*a)]).position;
        const Vec2 onB = shownPose(scene.bodies[index(*b)]).position;
        return addTo(scene, {}, {jointBetween(*a, onA, *b, onB, static_cast<JointKind>(below(10)))});
    }
    Result<Edit> change(const Scene& scene) {
        const auto place = anyBody(scene);
        if (!place) return Error{.file = {}, .message = "there is nothing to change"};
        BodyDef body = scene.bodies[index(*place)];
        switch (below(5)) {
            case 0:
                body.mass = real(0.01, 100);
                break;
            case 1:
                body.velocity = point();
                break;
            case 2:
                body.isStatic = !body.isStatic;
                break;
            case 3:
                body.id = "renamed_" + std::to_string(below(3));
                break;
            default:
                body.friction = real(0, 2);
        }
        return replaceIn(scene, *place, std::move(body));
    }

    std::mt19937_64 m_random;
};

}  // namespace solverscope
