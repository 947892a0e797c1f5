// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Edits that move and turn bodies, and the joints with them.
#include <algorithm>
#include <cmath>
#include <functional>

#include "physics/editing/edit.h"
#include "physics/scene/body.h"

namespace solverscope {
namespace {

/// Without the last digits, which are those of a sum and not of the place: a box comes to lie at 3.5, not at 3.5000000000000004.
Vec2 tidied(Vec2 point) {
    constexpr Real perMetre = 1e9;
    constexpr Real farthest = 1e5;
    const auto tidy = [](Real at) { return std::abs(at) < farthest ? std::round(at * perMetre) / perMetre : at; };
    return {tidy(point.x), tidy(point.y)};
}

/// How a body moves: it turns about a point, then it shifts.
struct Shift {
    Vec2 by;
    Real angle = 0;
    Vec2 about;

    Vec2 operator()(Vec2 point) const {
        if (angle != 0) return by + about + rotate(rotationBy(angle), point - about);
        return by == Vec2{} ? point : tidied(by + point);
    }
    Vec2 direction(Vec2 axis) const {
        if (angle == 0) return axis;
        const Vec2 turned = rotate(rotationBy(angle), axis);
        return (1 / length(turned)) * turned;
    }
    bool operator==(const Shift&) const = default;
};

using Shifts = std::vector<std::optional<Shift>>;  // by BodyId; nothing: it stays

void place(BodyDef& body, const Shift& shift) {
    const bool turns = !hasFixedRotation(body.shape);
    body.position = shift(body.position);
    if (turns) body.angle += shift.angle;
    if (!body.start) return;
    body.start->position = shift(body.start->position);
    if (turns) body.start->angle += shift.angle;
}

/// The anchors of one joint, and its axis.
class JointShift {
public:
    JointShift(const Scene& before, const JointDef& joint, const Shifts& shifts)
        : m_before(before), m_joint(joint), m_ofA(shifts[index(joint.bodyA)]), m_ofB(shifts[index(joint.bodyB)]) {}

    void operator()(RevoluteDef& kind) const { common(kind.anchor); }
    void operator()(DistanceDef& kind) const { ends(kind); }
    void operator()(RopeDef& kind) const { ends(kind); }
    void operator()(WinchDef& kind) const { ends(kind); }
    void operator()(PulleyDef& kind) const { ends(kind); }
    void operator()(WeldDef& kind) const {
        if (!kind.anchorB) return common(kind.anchor);
        own(kind.anchor, m_ofA);
        own(*kind.anchorB, m_ofB);
    }
    void operator()(PrismaticDef& kind) const { slider(kind); }
    void operator()(WheelDef& kind) const { slider(kind); }
    void operator()(GearDef&) const {}
    void operator()(CustomDef&) const {}

private:
    static void own(Vec2& anchor, const std::optional<Shift>& shift) {
        if (shift) anchor = (*shift)(anchor);
    }
    void ends(auto& kind) const {
        own(kind.anchorA, m_ofA);
        own(kind.anchorB, m_ofB);
    }
    bool isCentreOf(BodyId body, Vec2 anchor) const {
        return length(m_before.bodies[index(body)].position - anchor) < scene_limits::minSize;
    }
    void common(Vec2& anchor) const {
        if (m_ofA && m_ofA == m_ofB)
            own(anchor, m_ofA);
        else if (m_ofB && isCentreOf(m_joint.bodyB, anchor))
            own(anchor, m_ofB);
        else if (m_ofA && isCentreOf(m_joint.bodyA, anchor))
            own(anchor, m_ofA);
    }
    void slider(auto& kind) const {
        common(kind.anchor);
        if (m_ofA) kind.axis = m_ofA->direction(kind.axis);
    }

    const Scene& m_before;
    const JointDef& m_joint;
    const std::optional<Shift>& m_ofA;
    const std::optional<Shift>& m_ofB;
};

Result<Edit> shifted(const Scene& scene, const SceneSelection& selection, const std::function<Shift(BodyId)>& shiftOf) {
    Edit edit{scene, selection};
    Shifts shifts(scene.bodies.size());
    for (const BodyId body : selection.bodies) {
        shifts[index(body)] = shiftOf(body);
        place(edit.scene.bodies[index(body)], *shifts[index(body)]);
    }
    for (JointDef& joint : edit.scene.joints) std::visit(JointShift(scene, joint, shifts), joint.kind);
    return checkedEdit(std::move(edit));
}

}  // namespace

std::optional<Aabb> boxAround(const Scene& scene, const SceneSelection& selection) {
    std::optional<Aabb> all;
    for (const BodyId body : selection.bodies) {
        const auto box = shownBox(scene.bodies[index(body)]);
        if (!box) continue;
        if (!all) all = box;
        all->lower = {std::min(all->lower.x, box->lower.x), std::min(all->lower.y, box->lower.y)};
        all->upper = {std::max(all->upper.x, box->upper.x), std::max(all->upper.y, box->upper.y)};
    }
    return all;
}

Result<Edit> moveIn(const Scene& scene, const SceneSelection& selection, Vec2 by) {
    return shifted(scene, selection, [by](BodyId) { return Shift{.by = by, .about = {}}; });
}

Result<Edit> rotateIn(const Scene& scene, const SceneSelection& selection, Real angle, Vec2 about) {
    return shifted(scene, selection, [=](BodyId) { return Shift{.by = {}, .angle = angle, .about = about}; });
}

Vec2 middleOf(const Scene& scene, const SceneSelection& selection) {
    if (selection.bodies.size() == 1) return shownPose(scene.bodies[index(selection.bodies.front())]).position;
    const auto box = boxAround(scene, selection);
    return box ? 0.5 * (box->lower + box->upper) : Vec2{};
}

Result<Edit> alignIn(const Scene& scene, const SceneSelection& selection, Alignment to) {
    const auto all = boxAround(scene, selection);
    return shifted(scene, selection, [&](BodyId body) {
        Shift shift;
        const auto box = shownBox(scene.bodies[index(body)]);
        if (!box || !all) return shift;
        const Vec2 lower = all->lower - box->lower;
        const Vec2 upper = all->upper - box->upper;
        switch (to) {
            case Alignment::Left:
                shift.by.x = lower.x;
                break;
            case Alignment::Centre:
                shift.by.x = 0.5 * (lower.x + upper.x);
                break;
            case Alignment::Right:
                shift.by.x = upper.x;
                break;
            case Alignment::Bottom:
                shift.by.y = lower.y;
                break;
            case Alignment::Middle:
                shift.by.y = 0.5 * (lower.y + upper.y);
                break;
            case Alignment::Top:
                shift.by.y = upper.y;
                break;
        }
        return shift;
    });
}

Result<Edit> distributeIn(const Scene& scene, const SceneSelection& selection, bool alongX) {
    struct Placed {
        BodyId body{};
        Real at = 0;
    };
    std::vector<Placed> bodies;
    for (const BodyId body : selection.bodies) {
        if (!shownBox(scene.bodies[index(body)])) continue;
        const Vec2 at = shownPose(scene.bodies[index(body)]).position;
        bodies.push_back({body, alongX ? at.x : at.y});
    }
    std::ranges::stable_sort(bodies, {}, &Placed::at);
    std::vector<Real> moves(scene.bodies.size(), 0);
    if (bodies.size() > 2) {
        const Real gap = (bodies.back().at - bodies.front().at) / static_cast<Real>(bodies.size() - 1);
        for (std::size_t k = 1; k + 1 < bodies.size(); ++k)
            moves[index(bodies[k].body)] = bodies.front().at + static_cast<Real>(k) * gap - bodies[k].at;
    }
    return shifted(scene, selection, [&](BodyId body) {
        const Real by = moves[index(body)];
        return Shift{.by = alongX ? Vec2{by, 0} : Vec2{0, by}, .about = {}};
    });
}

}  // namespace solverscope
