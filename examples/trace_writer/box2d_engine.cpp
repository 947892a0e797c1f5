// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Box2D 2.4 traced from outside, its source as it is: a stack of boxes.
//   box2d_engine STEPS > boxes.jsonl && solverscope boxes.jsonl
//
// What Box2D lets others see of a step is where bodies are before and after it, which points touch, and with which impulses each
// point ends (b2ContactListener::PostSolve, called when the bodies have moved). It does not show its iterations, effective masses
// or biases; the trace leaves them out, and Solverscope shows them as absent.
#include <box2d/box2d.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "include/solverscope_trace.h"

namespace {

const float dt = 1.0f / 60;

struct TracedBody {
    std::string name;
    b2Body* body;
};

std::vector<TracedBody> bodies;

const char* nameOf(const b2Body* body) {
    for (const TracedBody& traced : bodies)
        if (traced.body == body) return traced.name.c_str();
    return "";
}

/// One point of a manifold, as Box2D leaves it behind.
struct SolvedPoint {
    const b2Body* a;
    const b2Body* b;
    b2Vec2 normal, point;
    float separation, friction, normalImpulse, tangentImpulse;
    unsigned feature;
};

class Listener : public b2ContactListener {
public:
    std::vector<SolvedPoint> points;

    void PostSolve(b2Contact* contact, const b2ContactImpulse* impulse) override {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        for (int i = 0; i < impulse->count; ++i)
            points.push_back({contact->GetFixtureA()->GetBody(), contact->GetFixtureB()->GetBody(), manifold.normal,
                              manifold.points[i], manifold.separations[i], contact->GetFriction(), impulse->normalImpulses[i],
                              impulse->tangentImpulses[i], contact->GetManifold()->points[i].id.key});
    }
};

double cross(b2Vec2 r, b2Vec2 n) { return static_cast<double>(r.x) * n.y - static_cast<double>(r.y) * n.x; }

void tellRow(solverscope_trace::Writer& trace, unsigned row, unsigned contact, const SolvedPoint& p, bool isFriction) {
    const b2Vec2 n = isFriction ? b2Vec2(p.normal.y, -p.normal.x) : p.normal;
    const b2Vec2 armA = p.point - p.a->GetWorldCenter();
    const b2Vec2 armB = p.point - p.b->GetWorldCenter();
    solverscope_trace::Line line = trace.row(row, isFriction ? "friction" : "unilateral");
    line.contact(contact).bodies(nameOf(p.a), nameOf(p.b)).n(n.x, n.y).levers(cross(armA, n), cross(armB, n));
    if (isFriction)
        line.friction(p.friction).normalRow(row - 1);
    else
        line.bounds(0, INFINITY);
}

void tellStates(solverscope_trace::Writer& trace) {
    for (const TracedBody& traced : bodies) {
        if (traced.body->GetType() == b2_staticBody) continue;
        const b2Vec2 x = traced.body->GetWorldCenter();
        const b2Vec2 v = traced.body->GetLinearVelocity();
        trace.state(traced.name.c_str())
            .position(x.x, x.y)
            .angle(traced.body->GetAngle())
            .velocity(v.x, v.y, traced.body->GetAngularVelocity());
    }
}

}  // namespace

int main(int argc, char** argv) {
    b2World world(b2Vec2(0, -10));
    Listener listener;
    world.SetContactListener(&listener);
    world.SetContinuousPhysics(false);  // it would solve some contacts twice in a step
    world.SetAllowSleeping(false);

    solverscope_trace::Writer trace(stdout);
    trace.begin(dt).title("Box2D: a stack of boxes").engine("Box2D 2.4, seen from outside").gravity(0, -10);

    b2BodyDef groundDefinition;
    b2Body* ground = world.CreateBody(&groundDefinition);
    b2EdgeShape floor;
    floor.SetTwoSided(b2Vec2(-50, 0), b2Vec2(50, 0));
    ground->CreateFixture(&floor, 0);
    bodies.push_back({"ground", ground});
    trace.body("ground").isStatic().halfPlane(0, 1, 0).position(0, 0);

    for (int i = 0; i < 5; ++i) {
        b2BodyDef definition;
        definition.type = b2_dynamicBody;
        definition.position.Set(0, 0.5f + 1.02f * static_cast<float>(i));
        b2Body* body = world.CreateBody(&definition);
        b2PolygonShape box;
        box.SetAsBox(0.5f, 0.5f);
        body->CreateFixture(&box, 1);
        bodies.push_back({"box " + std::to_string(i + 1), body});
        trace.body(bodies.back().name.c_str())
            .box(1, 1)
            .position(definition.position.x, definition.position.y)
            .velocity(0, 0, 0)
            .inverseMass(1 / body->GetMass(), 1 / body->GetInertia());
    }

    const int steps = argc > 1 ? std::atoi(argv[1]) : 60;
    for (int step = 0; step < steps; ++step) {
        trace.step();
        listener.points.clear();
        world.Step(dt, 8, 3);
        // Contacts and rows as they were solved; of the visits only what they came to.
        for (const SolvedPoint& p : listener.points)
            trace.contact()
                .bodies(nameOf(p.a), nameOf(p.b))
                .point(p.point.x, p.point.y)
                .normal(p.normal.x, p.normal.y)
                .separation(p.separation)
                .friction(p.friction)
                .feature(p.feature);
        unsigned row = 0;
        for (unsigned i = 0; i < listener.points.size(); ++i) {
            tellRow(trace, row++, i, listener.points[i], false);
            tellRow(trace, row++, i, listener.points[i], true);
        }
        row = 0;
        for (const SolvedPoint& p : listener.points) {
            trace.visit(row++).sumAfter(p.normalImpulse);
            trace.visit(row++).sumAfter(p.tangentImpulse);
        }
        tellStates(trace);
    }
    trace.end();
    return trace.good() ? 0 : 1;
}
