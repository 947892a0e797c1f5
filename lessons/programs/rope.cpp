// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Part 5: a rope by Verlet's method, over a ball and onto the floor. No velocities, no impulses:
// only positions, and the positions one step before. Prints the particles after N steps: ./rope 180
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

struct Particle {
    Vec2 p, before;  // position now and one step ago [m]
    double invM;     // 0 for the hook
};

struct Surface {  // a particle has to stay where n·p >= offset
    int particle;
    Vec2 n;
    double offset;
};

const double h = 1.0 / 60, spacing = 0.2;
const int count = 16, iterations = 20;
const Vec2 g = {0, -10};
const Vec2 ball = {1, 1.5};  // centre; its radius is 0.5 m
const double radius = 0.5;

std::vector<Particle> rope;

// Half of the error at each end, if both have one mass. Two particles at one place have no
// direction to part in.
void holdLink(Particle& a, Particle& b) {
    Vec2 d = b.p - a.p;
    double dist = std::sqrt(dot(d, d));
    if (!(dist > 0)) return;
    Vec2 correction = (dist - spacing) / dist / (a.invM + b.invM) * d;
    a.p = a.p + a.invM * correction;
    b.p = b.p - b.invM * correction;
}

void keepOutside(const Surface& surface) {
    Vec2& p = rope[surface.particle].p;
    p = p - std::min(dot(surface.n, p) - surface.offset, 0.0) * surface.n;
}

void step() {
    for (Particle& particle : rope) {
        if (particle.invM == 0) continue;
        Vec2 next = particle.p + (particle.p - particle.before) + h * h * g;
        particle.before = particle.p;
        particle.p = next;
    }
    std::vector<Surface>
        surfaces;  // of the floor, and of the ball the point that is nearest to each particle
    for (int i = 1; i < count; ++i) surfaces.push_back({i, {0, 1}, 0});
    for (int i = 1; i < count; ++i) {
        Vec2 d = rope[i].p - ball;
        double dist = std::sqrt(dot(d, d));
        Vec2 n = dist > 0 ? (1 / dist) * d : Vec2{0, 1};
        surfaces.push_back({i, n, dot(n, ball) + radius});
    }
    for (int sweep = 0; sweep < iterations; ++sweep) {
        for (int i = 0; i + 1 < count; ++i) holdLink(rope[i], rope[i + 1]);
        for (const Surface& surface : surfaces) keepOutside(surface);
    }
}

int main(int argc, char** argv) {
    for (int i = 0; i < count; ++i)
        rope.push_back({{i * spacing, 2.5}, {i * spacing, 2.5}, i == 0 ? 0 : 1 / 0.1});
    int steps = argc > 1 ? std::atoi(argv[1]) : 180;
    for (int i = 0; i < steps; ++i) step();
    std::printf("body,x,y,vx,vy\n");
    for (int i = 0; i < count; ++i) {
        Vec2 v = (1 / h) * (rope[i].p - rope[i].before);
        std::printf("particle_%d,%.17g,%.17g,%.17g,%.17g\n", i, rope[i].p.x, rope[i].p.y, v.x, v.y);
    }
}
