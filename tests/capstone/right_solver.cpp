// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A solver that passes all levels of the capstone. Tests change a line of it.
#include <map>
#include <tuple>

#include "solverscope_capstone.h"

using namespace capstone;

using Key = std::tuple<int, int, unsigned, Kind>;
static std::map<Key, double> kept;  // Λ at the end of the last step

static Key keyOf(const Step& step, const Row& row) {
    const Contact& c = step.contacts[row.contact];
    return {c.a, c.b, c.feature, row.kind};
}

static Row makeRow(const Step& step, int contact, Kind kind, Vec2 n) {
    const Contact& c = step.contacts[contact];
    const Body& a = step.bodies[c.a];
    const Body& b = step.bodies[c.b];
    Row row;
    row.kind = kind;
    row.contact = contact;
    row.n = n;
    row.wA = cross(c.point - a.position, n);
    row.wB = cross(c.point - b.position, n);
    double K = a.invMass + b.invMass;
    K += a.invInertia * row.wA * row.wA + b.invInertia * row.wB * row.wB;
    row.effectiveMass = 1 / K;
    if (kind == Kind::Normal) row.bias = -step.beta / step.h * std::max(c.depth - step.slop, 0.0);
    auto old = kept.find(keyOf(step, row));
    if (old != kept.end()) row.lambda = old->second;
    return row;
}

static void applyImpulse(Step& step, const Row& row, double lambda) {
    Body& a = step.bodies[step.contacts[row.contact].a];
    Body& b = step.bodies[step.contacts[row.contact].b];
    a.velocity = a.velocity - lambda * a.invMass * row.n;
    a.omega -= lambda * a.invInertia * row.wA;
    b.velocity = b.velocity + lambda * b.invMass * row.n;
    b.omega += lambda * b.invInertia * row.wB;
}

static void visit(Step& step, int i) {
    Row& row = step.rows[i];
    const Contact& c = step.contacts[row.contact];
    const Body& a = step.bodies[c.a];
    const Body& b = step.bodies[c.b];
    double jv = dot(row.n, b.velocity) + row.wB * b.omega - dot(row.n, a.velocity) - row.wA * a.omega;
    double raw = -row.effectiveMass * (jv + row.bias);
    double lower = 0, upper = INFINITY;
    if (row.kind == Kind::Friction) {
        upper = c.friction * step.rows[i - 1].lambda;
        lower = -upper;
    }
    double before = row.lambda;
    row.lambda = std::min(std::max(before + raw, lower), upper);
    applyImpulse(step, row, row.lambda - before);
    step.visited(i);
}

void solve(Step& step) {
    for (int i = 0; i < int(step.contacts.size()); ++i) {
        step.rows.push_back(makeRow(step, i, Kind::Normal, step.contacts[i].normal));
        if (step.contacts[i].friction > 0) step.rows.push_back(makeRow(step, i, Kind::Friction, left(step.contacts[i].normal)));
    }
    step.built();
    for (int i = 0; i < int(step.rows.size()); ++i) {
        applyImpulse(step, step.rows[i], step.rows[i].lambda);
        step.warmStarted(i);
    }
    for (int sweep = 0; sweep < step.iterations; ++sweep) {
        for (int i = 0; i < int(step.rows.size()); ++i) visit(step, i);
        step.swept();
    }
    kept.clear();
    for (const Row& row : step.rows) kept[keyOf(step, row)] = row.lambda;
}
