// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Part 2: axis-aligned boxes and circles that collide by impulses. Prints the bodies after N steps:
// ./impulses 100
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Vec2 {
    double x, y;
};
Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

struct Body {
    const char* name;
    Vec2 half;    // of a box: half its width and height [m]; of a circle: 0
    double r;     // radius of a circle [m]; of a box: 0
    Vec2 p, v;    // position of the centre [m], velocity [m/s]
    double m, e;  // mass [kg], 0 for what never moves; restitution
    double invM = m == 0 ? 0 : 1 / m;
    bool isCircle() const { return r > 0; }
};

struct Manifold {
    Body *a, *b;
    Vec2 n;        // unit normal, from a to b
    double depth;  // overlap along n [m]
};

const double h = 1.0 / 60;   // time step [s]
const Vec2 g = {0, -10};     // gravity [m/s²]
const double percent = 0.2;  // share of the overlap that a step removes
const double slop = 0.01;    // overlap that is left alone [m]

std::vector<Body> bodies = {
    {"floor", {5, 0.5}, 0, {0, -0.5}, {0, 0}, 0, 0.4},
    {"crate", {0.5, 0.5}, 0, {0, 0.55}, {0, 0}, 2, 0.2},
    {"plate", {0.8, 0.2}, 0, {0.1, 1.5}, {0, -1}, 1, 0.2},
    {"ball", {0, 0}, 0.4, {-1.5, 2}, {2, 0}, 1.5, 0.5},
    {"marble", {0, 0}, 0.2, {2.4, 0.95}, {-2, 1}, 0.5, 0.8},
    {"post", {0.1, 0.5}, 0, {-2.5, 0.5}, {0, 0}, 0, 0.4},
};

bool circleVsCircle(Manifold& m) {
    Vec2 d = m.b->p - m.a->p;
    double reach = m.a->r + m.b->r;
    if (dot(d, d) > reach * reach) return false;  // without a square root
    double distance = std::sqrt(dot(d, d));
    m.n = distance > 0 ? (1 / distance) * d
                       : Vec2{0, 1};  // concentric circles: any direction will do
    m.depth = reach - distance;
    return true;
}

bool aabbVsAabb(Manifold& m) {
    Vec2 d = m.b->p - m.a->p;
    Vec2 overlap = m.a->half + m.b->half - Vec2{std::abs(d.x), std::abs(d.y)};
    if (overlap.x < 0 || overlap.y < 0) return false;  // one separating axis is enough
    if (overlap.x < overlap.y) {
        m.n = {d.x < 0 ? -1.0 : 1.0, 0};
        m.depth = overlap.x;
    } else {
        m.n = {0, d.y < 0 ? -1.0 : 1.0};
        m.depth = overlap.y;
    }
    return true;
}

bool aabbVsCircle(Manifold& m) {  // a is the box
    Vec2 half = m.a->half, d = m.b->p - m.a->p;
    Vec2 nearest = {std::clamp(d.x, -half.x, half.x), std::clamp(d.y, -half.y, half.y)};
    Vec2 out = d - nearest;
    if (dot(out, out) > m.b->r * m.b->r) return false;
    double distance = std::sqrt(dot(out, out));
    if (distance > 0) {
        m.n = (1 / distance) * out;
    } else if (half.x - std::abs(d.x) <
               half.y - std::abs(d.y)) {  // the centre is inside: out at the nearest side
        m.n = {d.x < 0 ? -1.0 : 1.0, 0};
        distance = std::abs(d.x) - half.x;
    } else {
        m.n = {0, d.y < 0 ? -1.0 : 1.0};
        distance = std::abs(d.y) - half.y;
    }
    m.depth = m.b->r - distance;
    return true;
}

bool collide(Manifold& m) {
    if (m.a->isCircle() && !m.b->isCircle()) std::swap(m.a, m.b);
    if (m.a->isCircle()) return circleVsCircle(m);
    return m.b->isCircle() ? aabbVsCircle(m) : aabbVsAabb(m);
}

void resolveCollision(const Manifold& m) {
    double speed = dot(m.n, m.b->v - m.a->v);
    if (speed >= 0) return;  // they part already
    double e = std::min(m.a->e, m.b->e);
    double j = -(1 + e) * speed / (m.a->invM + m.b->invM);
    m.a->v = m.a->v - j * m.a->invM * m.n;
    m.b->v = m.b->v + j * m.b->invM * m.n;
}

void positionalCorrection(const Manifold& m) {
    double share = percent * std::max(m.depth - slop, 0.0) / (m.a->invM + m.b->invM);
    m.a->p = m.a->p - share * m.a->invM * m.n;
    m.b->p = m.b->p + share * m.b->invM * m.n;
}

void step() {
    std::vector<Manifold> manifolds;
    for (Body& a : bodies)
        for (Body* b = &a + 1; b != bodies.data() + bodies.size(); ++b) {
            Manifold m = {&a, b, {0, 0}, 0};
            if (a.invM + b->invM > 0 && collide(m)) manifolds.push_back(m);
        }
    for (Body& body : bodies)
        if (body.invM > 0) body.v = body.v + h * g;
    for (const Manifold& m : manifolds) resolveCollision(m);
    for (Body& body : bodies) body.p = body.p + h * body.v;
    for (const Manifold& m : manifolds) positionalCorrection(m);
}

int main(int argc, char** argv) {
    int steps = argc > 1 ? std::atoi(argv[1]) : 100;
    for (int i = 0; i < steps; ++i) step();
    std::printf("body,x,y,vx,vy\n");
    for (const Body& b : bodies)
        std::printf("%s,%.17g,%.17g,%.17g,%.17g\n", b.name, b.p.x, b.p.y, b.v.x, b.v.y);
}
