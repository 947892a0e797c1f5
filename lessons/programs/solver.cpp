// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Part 3: warm-started sequential impulses with friction and split impulses. Prints the boxes after
// N steps: ./solver 240
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <tuple>
#include <vector>

#include "boxes.h"  // Vec2, Box, Contact; collide() finds the contacts of two boxes

struct Row {  // Jv = n·vB + wB ωB − n·vA − wA ωA
    Box &a, &b;
    Vec2 n;
    double wA, wB;          // lever arms r × n [m]
    double mass, bias;      // effective mass 1/K [kg]; bias of the pseudo-velocities [m/s]
    double sum, pseudoSum;  // Λ [N s]
};

const double h = 1.0 / 60, mu = 0.6, beta = 0.2, slop = 0.005;
const int iterations = 10;
const Vec2 g = {0, -10};

std::vector<Box> boxes = {
    {{6, 0.5}, {0, -0.5}, 0, {{0, 0}, 0}, {{0, 0}, 0}, true},
    {{0.5, 0.5}, {0, 0.5}, 0, {{0, 0}, 0}, {{0, 0}, 0}, false},
    {{0.4, 0.4}, {0.1, 1.4}, 0, {{0, 0}, 0}, {{0, 0}, 0}, false},
    {{0.5, 0.3}, {-0.05, 2.1}, 0, {{0, 0}, 0}, {{0, 0}, 0}, false},
    {{0.3, 0.3}, {-3, 0.3}, 0, {{5, 0}, 0}, {{0, 0}, 0}, false},
    {{0.25, 0.25}, {1.8, 1}, 0.5, {{-1, 0}, 2}, {{0, 0}, 0}, false},
};
// Λ of the normal row and of the friction row at the end of a step, by contact: a, b, feature.
std::map<std::tuple<int, int, int>, std::pair<double, double>> kept;

Row rowAlong(const Contact& c, Vec2 n) {
    Box &a = boxes[c.a], &b = boxes[c.b];
    double wA = cross(c.point - a.p, n), wB = cross(c.point - b.p, n);
    double K = a.invM + a.invI * wA * wA + b.invM + b.invI * wB * wB;
    return {a, b, n, wA, wB, 1 / K, 0, 0, 0};
}

void apply(Row& row, Motion Box::*motion, double impulse) {
    Motion &a = row.a.*motion, &b = row.b.*motion;
    a.v = a.v - impulse * row.a.invM * row.n;
    a.w -= impulse * row.a.invI * row.wA;
    b.v = b.v + impulse * row.b.invM * row.n;
    b.w += impulse * row.b.invI * row.wB;
}

// One visit: the impulse that makes Jv + bias zero. The bounds hold for the sum of all visits.
void visit(Row& row, Motion Box::*motion, double bias, double& sum, double lower, double upper) {
    const Motion &a = row.a.*motion, &b = row.b.*motion;
    double jv = dot(row.n, b.v) + row.wB * b.w - dot(row.n, a.v) - row.wA * a.w;
    double before = sum;
    sum = std::min(std::max(before - row.mass * (jv + bias), lower), upper);
    apply(row, motion, sum - before);
}

void step() {
    std::vector<Contact> contacts;
    for (int a = 0; a < int(boxes.size()); ++a)
        for (int b = a + 1; b < int(boxes.size()); ++b) collide(boxes, a, b, contacts);
    for (Box& box : boxes)
        if (!box.isStatic) box.motion.v = box.motion.v + h * g;

    std::vector<Row> rows;  // of each contact its normal row, then its friction row
    for (const Contact& c : contacts) {
        auto old = kept.find({c.a, c.b, c.feature});
        for (bool friction : {false, true}) {
            Row row = rowAlong(c, friction ? left(c.n) : c.n);
            if (!friction) row.bias = beta / h * std::min(0.0, c.separation + slop);
            if (old != kept.end()) row.sum = friction ? old->second.second : old->second.first;
            rows.push_back(row);
        }
    }
    for (Row& row : rows) apply(row, &Box::motion, row.sum);  // warm start
    for (int sweep = 0; sweep < iterations; ++sweep)
        for (size_t i = 0; i < rows.size(); i += 2) {
            visit(rows[i], &Box::motion, 0, rows[i].sum, 0, INFINITY);
            double bound = mu * rows[i].sum;
            visit(rows[i + 1], &Box::motion, 0, rows[i + 1].sum, -bound, bound);
        }
    for (int sweep = 0; sweep < iterations; ++sweep)
        for (size_t i = 0; i < rows.size(); i += 2)
            visit(rows[i], &Box::pseudo, rows[i].bias, rows[i].pseudoSum, 0, INFINITY);

    for (Box& box : boxes) {
        box.p = box.p + h * (box.motion.v + box.pseudo.v);
        box.angle += h * (box.motion.w + box.pseudo.w);
        box.pseudo = {{0, 0}, 0};
    }
    kept.clear();
    for (size_t i = 0; i < contacts.size(); ++i)
        kept[{contacts[i].a, contacts[i].b, contacts[i].feature}] = {rows[2 * i].sum,
                                                                     rows[2 * i + 1].sum};
}

int main(int argc, char** argv) {
    int steps = argc > 1 ? std::atoi(argv[1]) : 240;
    for (int i = 0; i < steps; ++i) step();
    std::printf("body,x,y,angle,vx,vy,omega\n");
    int number = 0;
    for (const Box& b : boxes)
        std::printf("box_%d,%.17g,%.17g,%.17g,%.17g,%.17g,%.17g\n", number++, b.p.x, b.p.y, b.angle,
                    b.motion.v.x, b.motion.v.y, b.motion.w);
}
