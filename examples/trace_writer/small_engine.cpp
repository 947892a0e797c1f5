// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A physics engine in a hundred lines – circles on a floor, sequential impulses – that writes what it does as a trace:
//   small_engine STEPS > circles.jsonl && solverscope circles.jsonl
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "include/solverscope_trace.h"

namespace {

const double dt = 1.0 / 60;     // s
const double gravity = -10;     // m/s²
const double bounceBack = 0.2;  // share of the overlap that a step takes away
const int sweeps = 8;

struct Circle {
    std::string name;
    double x, y, radius, inverseMass;  // m, 1/kg
    double vx, vy;                     // m/s
};

/// Two circles that touch, or a circle on the floor (a = −1), as one row: its impulse acts along the normal, from a to b.
struct Touch {
    int a, b;
    double nx, ny, depth;
    double effectiveMass, bias, sum;
};

std::vector<Circle> circles = {
    {"left", 0, 0.49, 0.5, 1, 0, 0}, {"right", 0.9, 0.48, 0.5, 1, 0, 0}, {"top", 0.4, 1.3, 0.5, 0.5, 0, 0}};

std::vector<Touch> findTouches() {
    std::vector<Touch> touches;
    const int count = static_cast<int>(circles.size());
    for (int b = 0; b < count; ++b)
        if (circles[b].y < circles[b].radius) touches.push_back({-1, b, 0, 1, circles[b].radius - circles[b].y, 0, 0, 0});
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b) {
            const double x = circles[b].x - circles[a].x;
            const double y = circles[b].y - circles[a].y;
            const double distance = std::hypot(x, y);
            const double depth = circles[a].radius + circles[b].radius - distance;
            if (depth > 0) touches.push_back({a, b, x / distance, y / distance, depth, 0, 0, 0});
        }
    for (Touch& touch : touches) {
        const double K = (touch.a < 0 ? 0 : circles[touch.a].inverseMass) + circles[touch.b].inverseMass;
        touch.effectiveMass = 1 / K;
        touch.bias = -bounceBack / dt * touch.depth;
    }
    return touches;
}

const char* nameOf(int circle) { return circle < 0 ? "floor" : circles[circle].name.c_str(); }

void solve(Touch& touch, unsigned row, solverscope_trace::Writer& trace) {
    static Circle floor = {"floor", 0, 0, 0, 0, 0, 0};
    Circle& A = touch.a < 0 ? floor : circles[touch.a];
    Circle& B = circles[touch.b];
    const double jv = touch.nx * (B.vx - A.vx) + touch.ny * (B.vy - A.vy);
    const double raw = -touch.effectiveMass * (jv + touch.bias);
    const double before = touch.sum;
    touch.sum = std::max(0.0, before + raw);
    const double delta = touch.sum - before;
    A.vx -= delta * A.inverseMass * touch.nx;
    A.vy -= delta * A.inverseMass * touch.ny;
    B.vx += delta * B.inverseMass * touch.nx;
    B.vy += delta * B.inverseMass * touch.ny;
    trace.visit(row)
        .jv(jv)
        .rawDelta(raw)
        .sums(before, touch.sum)
        .delta(delta)
        .clamp(before + raw < 0 ? "lower" : "none")
        .velocityA(A.vx, A.vy, 0)
        .velocityB(B.vx, B.vy, 0)
        .at(SOLVERSCOPE_HERE);
}

void step(solverscope_trace::Writer& trace) {
    trace.step();
    for (Circle& circle : circles) {
        circle.vy += gravity * dt;
        trace.state(circle.name.c_str()).velocity(circle.vx, circle.vy, 0);
    }
    trace.phase("integrate_forces").at(SOLVERSCOPE_HERE);

    std::vector<Touch> touches = findTouches();
    for (unsigned i = 0; i < touches.size(); ++i) {
        const Touch& t = touches[i];
        const double reach = circles[t.b].radius - t.depth / 2;
        trace.contact()
            .bodies(nameOf(t.a), nameOf(t.b))
            .normal(t.nx, t.ny)
            .separation(-t.depth)
            .point(circles[t.b].x - reach * t.nx, circles[t.b].y - reach * t.ny);
    }
    for (unsigned i = 0; i < touches.size(); ++i) {
        const Touch& t = touches[i];
        trace.row(i, "unilateral")
            .contact(i)
            .bodies(nameOf(t.a), nameOf(t.b))
            .n(t.nx, t.ny)
            .levers(0, 0)
            .effectiveMass(t.effectiveMass)
            .bias(t.bias)
            .softness(0)
            .bounds(0, INFINITY)
            .sum(t.sum);
    }
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (unsigned i = 0; i < touches.size(); ++i) solve(touches[i], i, trace);
        trace.iteration().at(SOLVERSCOPE_HERE);
    }
    trace.phase("solve_velocities").at(SOLVERSCOPE_HERE);

    for (Circle& circle : circles) {
        circle.x += dt * circle.vx;
        circle.y += dt * circle.vy;
        trace.state(circle.name.c_str()).position(circle.x, circle.y);
    }
    trace.phase("integrate_positions").at(SOLVERSCOPE_HERE);
}

}  // namespace

int main(int argc, char** argv) {
    solverscope_trace::Writer trace(stdout);
    trace.begin(dt).title("Circles").engine("small_engine").gravity(0, gravity);
    trace.body("floor").isStatic().halfPlane(0, 1, 0).position(0, 0);
    for (const Circle& circle : circles)
        trace.body(circle.name.c_str())
            .circle(circle.radius)
            .position(circle.x, circle.y)
            .velocity(circle.vx, circle.vy, 0)
            .inverseMass(circle.inverseMass, 0);
    const int steps = argc > 1 ? std::atoi(argv[1]) : 60;
    for (int i = 0; i < steps; ++i) step(trace);
    trace.end();
    return trace.good() ? 0 : 1;
}
