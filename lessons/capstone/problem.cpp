// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/capstone/problem.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <variant>
#include <vector>

#include "physics/base/plain_text.h"
#include "physics/collision/collide.h"
#include "physics/scene/body.h"
#include "physics/solvers/row_order.h"
#include "physics/trace/step_trace.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_random(seed) {}
    Real between(Real lowest, Real highest) {
        return lowest + (highest - lowest) * static_cast<Real>(m_random.next() >> 11) * 0x1p-53;
    }
    int below(int count) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(count))); }

private:
    SplitMix64 m_random;
};

BodyDef box(const std::string& name, Real width, Real height, Vec2 position, Real angle = 0) {
    BodyDef body;
    body.id = name;
    body.shape = Box{width, height};
    body.position = position;
    body.angle = angle;
    return body;
}

int pointsBetween(const BodyDef& a, const BodyDef& b, std::array<Contact, 2>& points) {
    return manifold(a.shape, startPose(a), b.shape, startPose(b), touching, std::span<Contact, 2>(points));
}

/// Lets a box down on the others until it is `depth` deep in one of them.
void lower(std::span<const BodyDef> others, BodyDef& body, Real depth) {
    const auto touches = [&](Real y) {
        body.position.y = y;
        std::array<Contact, 2> points;
        return std::ranges::any_of(others, [&](const BodyDef& other) { return pointsBetween(other, body, points) > 0; });
    };
    Real above = 30;
    Real below = above;
    while (below > -5 && !touches(below)) below -= 0.05;
    above = below + 0.05;
    for (int i = 0; i < 50; ++i) {
        const Real middle = 0.5 * (above + below);
        (touches(middle) ? below : above) = middle;
    }
    body.position.y = above - depth;
}

void setInMotion(BodyDef& body, Dice& dice, Real speed) {
    body.velocity = {dice.between(-speed, speed), dice.between(-speed, 0.3 * speed)};
    body.angularVelocity = dice.between(-speed, speed);
}

/// Level 1: a corner of one box has just met another box.
Scene oneContact(Dice& dice, bool onStatic) {
    Scene scene;
    scene.gravity = {0, 0};
    BodyDef lowerBox = box("box_1", dice.between(1, 2), dice.between(0.6, 1.2), {0, 0}, dice.between(-0.3, 0.3));
    lowerBox.isStatic = onStatic;
    if (!onStatic) setInMotion(lowerBox, dice, 1);
    BodyDef upper = box("box_2", dice.between(0.6, 1.2), dice.between(0.6, 1.2), {dice.between(-0.4, 0.4), 0},
                        lowerBox.angle + dice.between(0.4, 1.1));
    upper.density = dice.between(0.5, 3);
    lower({&lowerBox, 1}, upper, 0.002);
    setInMotion(upper, dice, 1);
    upper.velocity.y = dice.between(-3, -2);
    scene.bodies = {lowerBox, upper};
    return scene;
}

/// Levels 2 to 5: boxes of several sizes on each other and next to each other, in motion.
Scene heap(Dice& dice, CapstoneLevel level) {
    Scene scene;
    const int count = 3 + dice.below(2);
    std::vector<BodyDef> placed{box("ground", 12, 1, {0, -0.5})};
    placed[0].isStatic = true;
    for (int i = 1; i <= count; ++i) {
        const bool tilted = level != CapstoneLevel::PositionCorrection && dice.below(3) == 0;
        BodyDef body = box("box_" + std::to_string(i), dice.between(0.7, 1.4), dice.between(0.5, 0.9), {dice.between(-0.6, 0.6), 0},
                           tilted ? dice.between(-0.5, 0.5) : 0);
        body.density = dice.between(0.7, 2);
        const bool deep = level == CapstoneLevel::PositionCorrection && dice.below(2) == 0;
        const bool drops = level == CapstoneLevel::WarmStart && dice.below(3) == 0;
        lower(placed, body, deep ? dice.between(0.015, 0.05) : drops ? -dice.between(0.005, 0.05) : dice.between(0, 0.003));
        setInMotion(body, dice, level == CapstoneLevel::WarmStart ? 0.3 : 1);
        placed.push_back(body);
    }
    // The order of the bodies is that of the contacts: the one on top need not be the last.
    for (int i = count; i > 1; --i)
        std::swap(placed[static_cast<std::size_t>(i)], placed[static_cast<std::size_t>(1 + dice.below(i))]);
    for (BodyDef& body : placed) body.friction = level < CapstoneLevel::Friction ? 0 : dice.between(0.15, 0.6);
    scene.bodies = placed;
    return scene;
}

/// Level 6. Twenty sweeps hold these boxes with warm starting, and never without.
Scene stackOfTen(Dice& dice) {
    Scene scene;
    scene.bodies.push_back(box("ground", 20, 1, {0, -0.5}));
    scene.bodies.back().isStatic = true;
    Real top = 0;
    for (int i = 1; i <= 10; ++i) {
        const Real height = dice.between(0.65, 0.95);
        const Vec2 position{dice.between(-0.02, 0.02), top + 0.5 * height};
        scene.bodies.push_back(box("box_" + std::to_string(i), dice.between(0.75, 1.05), height, position));
        top += height;
    }
    return scene;
}

void setRules(Scene& scene, CapstoneLevel level) {
    Settings& settings = scene.settings;
    settings.iterations = level == CapstoneLevel::OneRow ? 1 : level == CapstoneLevel::Stack ? 20 : 10;
    settings.warmStarting = level >= CapstoneLevel::WarmStart ? 1 : 0;
    settings.positionCorrection = level >= CapstoneLevel::PositionCorrection ? PositionCorrection::Erp : PositionCorrection::None;
    settings.erp = 0.2;
    settings.slop = 0.005;
}

/// What happens when our engine solves a problem.
struct Features {
    int givenBack = 0;    // visits that take back a part of an earlier impulse
    int sliding = 0;      // friction at its bound
    int sticking = 0;     // friction within it
    int kept = 0;         // contacts that begin with an impulse
    int moved = 0;        // of these, those that have another place in the list than before
    int deep = 0;         // contacts deeper than the slop
    int shallow = 0;      // and less deep
    int approaching = 0;  // rows that push in the first sweep
    std::size_t mostContacts = 0;
};

Features featuresOf(const CapstoneProblem& problem) {
    Features found;
    World world = makeWorld(problem.scene);
    std::map<std::tuple<BodyId, BodyId, std::uint32_t>, std::size_t> places;
    for (int i = 0; i < problem.steps; ++i) {
        watchStep(world, [&](const Event& event, std::size_t) {
            if (event.kind == EventKind::Phase && event.phase == Phase::Collide) {
                found.mostContacts = std::max(found.mostContacts, world.contacts.size());
                for (std::size_t k = 0; k < world.contacts.size(); ++k) {
                    const Contact& contact = world.contacts[k];
                    (contact.separation < -world.settings.slop ? found.deep : found.shallow) += 1;
                    const auto before = places.find(contactKey(contact));
                    if (before == places.end() || contact.normalImpulse == 0) continue;
                    ++found.kept;
                    found.moved += before->second != k;
                }
                places.clear();
                for (std::size_t k = 0; k < world.contacts.size(); ++k) places[contactKey(world.contacts[k])] = k;
            }
            if (event.kind != EventKind::Row || event.phase != Phase::SolveVelocities) return;
            const RowVisit& visit = event.visit;
            const bool isFriction = event.rowKind == RowKind::Friction;
            if (!isFriction && visit.rawDelta < -0.01) found.givenBack += visit.lambdaBefore > 0.01;
            if (!isFriction && visit.delta > 0.05) ++found.approaching;
            if (isFriction && visit.upper > 0.01) (visit.clamp == Clamp::None ? found.sticking : found.sliding) += 1;
        });
    }
    return found;
}

/// Whether the reference holds the stack with room to spare.
bool holds(const CapstoneProblem& problem) {
    World world = makeWorld(problem.scene);
    Real furthest = 0;
    while (world.step < problem.steps && furthest < 0.1) {
        step(world);
        for (std::size_t i = 0; i < world.bodies.size(); ++i)
            furthest = std::max(
                {furthest, length(world.poses[i].position - problem.scene.bodies[i].position), std::abs(world.poses[i].angle)});
    }
    return furthest < 0.1;
}

bool isTelling(const CapstoneProblem& problem) {
    if (problem.level == CapstoneLevel::Stack) return holds(problem);
    const Features found = featuresOf(problem);
    switch (problem.level) {
        case CapstoneLevel::OneRow:
            return found.mostContacts == 1 && found.approaching == 1;
        case CapstoneLevel::ManyRows:
            return found.mostContacts >= 4 && found.givenBack >= 3;
        case CapstoneLevel::Friction:
            return found.mostContacts >= 4 && found.givenBack >= 1 && found.sliding >= 5 && found.sticking >= 5;
        case CapstoneLevel::WarmStart:
            return found.kept >= 6 && found.moved >= 2 && found.sticking >= 5;
        case CapstoneLevel::PositionCorrection:
            return found.deep >= 2 && found.shallow >= 2 && found.kept >= 3;
        case CapstoneLevel::Stack:
            break;
    }
    return true;
}

CapstoneProblem candidate(CapstoneLevel level, std::uint64_t seed, Dice& dice) {
    CapstoneProblem problem;
    problem.level = level;
    problem.seed = seed;
    if (level == CapstoneLevel::OneRow)
        problem.scene = oneContact(dice, seed % 4 == 3);
    else
        problem.scene = level == CapstoneLevel::Stack ? stackOfTen(dice) : heap(dice, level);
    if (level == CapstoneLevel::OneRow)
        for (BodyDef& body : problem.scene.bodies) body.friction = 0;
    problem.scene.title = "Capstone, level " + std::to_string(levelNumber(level));
    problem.steps = level == CapstoneLevel::WarmStart ? 8 : level == CapstoneLevel::PositionCorrection ? 4 : 1;
    problem.runs = level == CapstoneLevel::Stack;
    setRules(problem.scene, level);
    if (problem.runs) problem.steps = static_cast<int>(std::lround(10 / problem.scene.settings.dt));
    return problem;
}

void put(std::string& text, std::initializer_list<Real> numbers) {
    for (const Real number : numbers) text += numberText(number) + " ";
}

void putMotion(std::string& text, const World& world, std::size_t body) {
    const Pose& pose = world.poses[body];
    const Velocity& velocity = world.velocities[body];
    put(text, {pose.position.x, pose.position.y, pose.angle, velocity.v.x, velocity.v.y, velocity.w});
    text += "\n";
}

/// Contacts, and bodies on which gravity has acted.
void putStep(std::string& text, const World& world) {
    put(text, {static_cast<Real>(world.contacts.size())});
    text += "\n";
    for (std::size_t i = 0; i < world.bodies.size(); ++i) putMotion(text, world, i);
    for (const Contact& c : world.contacts) {
        put(text, {static_cast<Real>(index(c.a)), static_cast<Real>(index(c.b)), static_cast<Real>(c.feature)});
        put(text, {c.point.x, c.point.y, c.normal.x, c.normal.y, -c.separation, c.friction});
        text += "\n";
    }
}

}  // namespace

int problemsOf(CapstoneLevel level) { return level == CapstoneLevel::Stack ? 2 : 4; }

Real betaOf(const Scene& scene) { return scene.settings.positionCorrection == PositionCorrection::Erp ? scene.settings.erp : 0; }

CapstoneProblem makeProblem(CapstoneLevel level, std::uint64_t seed) {
    Dice dice(shuffleSeed(levelNumber(level), static_cast<std::int64_t>(seed)));
    CapstoneProblem problem = candidate(level, seed, dice);
    while (!isTelling(problem)) problem = candidate(level, seed, dice);
    return problem;
}

std::string problemText(const CapstoneProblem& problem) {
    const Settings& settings = problem.scene.settings;
    World world = makeWorld(problem.scene);
    std::string text = "solverscope-capstone 1\n";
    put(text, {settings.dt, static_cast<Real>(settings.iterations), betaOf(problem.scene), settings.slop, world.gravity.x,
               world.gravity.y, static_cast<Real>(world.bodies.size())});
    text += "\n";
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const Body& body = world.bodies[i];
        const Box& shape = std::get<Box>(body.shape);
        text += problem.scene.bodies[i].id + " ";
        put(text, {shape.width, shape.height, body.inverseMass.m, body.inverseMass.I, body.friction});
        putMotion(text, world, i);
    }
    text += (problem.runs ? "run " : "given ") + std::to_string(problem.steps) + "\n";
    for (int i = 0; i < problem.steps && !problem.runs; ++i)
        watchStep(world, [&](const Event& event, std::size_t) {
            if (event.kind == EventKind::Phase && event.phase == Phase::IntegrateForces) putStep(text, world);
        });
    return text;
}

}  // namespace solverscope
