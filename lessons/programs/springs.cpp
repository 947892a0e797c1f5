// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Part 4: soft constraints in the solver of part 3: links that are springs with a frequency and a
// damping ratio, and a hard one. Prints the balls after N steps: ./springs 240
#include <cmath>
#include <cstdio>
#include <cstdlib>

struct Vec2 {
    double x, y;
};
Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

struct Ball {
    Vec2 p, v;    // [m], [m/s]
    double invM;  // [1/kg], 0 for what never moves
};

struct Link {
    int a, b;
    double length;            // at rest [m]
    double frequency, ratio;  // of the spring [Hz], 1; frequency 0: a hard rod
    double sum = 0;           // Λ [N s], which the next step begins with
};

struct Row {  // asks for Jv + β/h C + γ Λ = 0
    Vec2 n;
    double C, beta,
        gamma;    // error of the length [m], share of it that a step removes, softness [1/kg]
    double mass;  // 1 / (K + γ)
};

const double pi = 3.14159265358979323846;
const double h = 1.0 / 60;
const double hardBeta = 0.2;
const int iterations = 10;
const Vec2 g = {0, -10};

Ball balls[] = {
    {{0, 3}, {0, 0}, 0},           {{0.6, 2.2}, {0, 0}, 1 / 2.0}, {{1.4, 1.6}, {0, 0}, 1 / 1.0},
    {{1.4, 0.8}, {1, 0}, 1 / 0.5}, {{2.5, 3}, {0, 0}, 0},
};

Link links[] = {
    {0, 1, 1, 1.5, 0.1},  // soft, hardly damped
    {1, 2, 1, 3, 0.5},    // stiffer, and damped
    {2, 3, 0.8, 0, 0},    // a rod
    {4, 2, 1.5, 0.8, 1},  // soft, critically damped
};

// Spring and damper from frequency and damping ratio, and from them what a row needs. 1/K is the
// mass that swings.
Row rowOf(const Link& link) {
    const Ball &a = balls[link.a], &b = balls[link.b];
    Vec2 d = b.p - a.p;
    double distance = std::sqrt(dot(d, d));
    double K = a.invM + b.invM;
    double omega = 2 * pi * link.frequency;
    double k = omega * omega / K;           // stiffness [N/m]
    double c = 2 * link.ratio * omega / K;  // damping [N s/m]
    bool hard = link.frequency == 0;
    double beta = hard ? hardBeta : h * k / (c + h * k);
    double gamma = hard ? 0 : 1 / (h * (c + h * k));
    return {(1 / distance) * d, distance - link.length, beta, gamma, 1 / (K + gamma)};
}

void apply(const Link& link, const Row& row, double impulse) {
    Ball &a = balls[link.a], &b = balls[link.b];
    a.v = a.v - impulse * a.invM * row.n;
    b.v = b.v + impulse * b.invM * row.n;
}

// The spring yields by γ times the whole impulse that it has given in this step, so Λ is in the
// sum, and Δλ is applied.
void visit(Link& link, const Row& row) {
    double jv = dot(row.n, balls[link.b].v - balls[link.a].v);
    double delta = -row.mass * (jv + row.beta / h * row.C + row.gamma * link.sum);
    link.sum += delta;
    apply(link, row, delta);
}

void step() {
    for (Ball& ball : balls)
        if (ball.invM > 0) ball.v = ball.v + h * g;
    Row rows[4];
    for (int i = 0; i < 4; ++i) rows[i] = rowOf(links[i]);
    for (int i = 0; i < 4; ++i) apply(links[i], rows[i], links[i].sum);  // warm start
    for (int sweep = 0; sweep < iterations; ++sweep)
        for (int i = 0; i < 4; ++i) visit(links[i], rows[i]);
    for (Ball& ball : balls) ball.p = ball.p + h * ball.v;
}

int main(int argc, char** argv) {
    int steps = argc > 1 ? std::atoi(argv[1]) : 240;
    for (int i = 0; i < steps; ++i) step();
    std::printf("body,x,y,vx,vy\n");
    int number = 0;
    for (const Ball& b : balls)
        std::printf("ball_%d,%.17g,%.17g,%.17g,%.17g\n", number++, b.p.x, b.p.y, b.v.x, b.v.y);
}
