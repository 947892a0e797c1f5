// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Boxes, and the points at which two of them touch: what solver.cpp solves. A longer aabbVsAabb()
// of part 2, for boxes that turn.
#pragma once

#include <cmath>
#include <utility>
#include <vector>

struct Vec2 {
    double x, y;
};
inline Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
inline double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
inline Vec2 left(Vec2 a) { return {-a.y, a.x}; }

struct Motion {
    Vec2 v;    // [m/s]
    double w;  // [rad/s]
};

struct Box {
    Vec2 half, p;  // half its width and height, its centre [m]
    double angle;
    Motion motion, pseudo;  // velocities, and those that only remove overlap
    bool isStatic;
    double m = 4 * half.x * half.y;  // 1 kg/m²
    double invM = isStatic ? 0 : 1 / m, invI = isStatic ? 0 : 3 / (m * dot(half, half));
    Vec2 turned(Vec2 a) const { return std::cos(angle) * a + std::sin(angle) * left(a); }
};

struct Contact {
    int a, b, feature;  // the same three mean the same point in the next step
    Vec2 n, point;      // unit normal from a to b
    double separation;  // negative in overlap [m]
};

const double touching = 1e-6;  // boxes this near count as touching [m]

const Vec2 corners[] = {
    {-1, -1}, {1, -1}, {1, 1}, {-1, 1}};  // edge k goes from corner k to the next one
const Vec2 normals[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
inline Vec2 cornerOf(const Box& box, int k) {
    return box.p + box.turned({corners[k].x * box.half.x, corners[k].y * box.half.y});
}

// Cuts the edge of `other` that faces edge k of `box` to the length of that edge, and keeps what
// lies below it.
inline std::vector<Contact> clip(const Box& box, int k, const Box& other, int name) {
    Vec2 n = box.turned(normals[k]), t = left(n);
    double height = k % 2 ? box.half.x : box.half.y, reach = k % 2 ? box.half.y : box.half.x;
    int facing = 0;
    for (int i = 1; i < 4; ++i)
        if (dot(n, other.turned(normals[i])) < dot(n, other.turned(normals[facing]))) facing = i;
    int next = (facing + 1) % 4;
    Vec2 p = cornerOf(other, facing) - box.p, q = cornerOf(other, next) - box.p;
    double from = dot(t, p), to = dot(t, q);  // the edge runs the other way round: from is above to
    if (to > reach || from < -reach) return {};
    Vec2 slope = (1 / (to - from)) * (q - p);
    if (to < -reach) q = q + (-reach - to) * slope;
    if (from > reach) p = p + (reach - from) * slope;
    std::vector<Contact> points;
    for (auto [corner, end] : {std::pair(facing, p), std::pair(next, q)}) {
        double above = dot(n, end) - height;
        if (above <= touching)
            points.push_back(
                {0, 0, name + 4 * k + corner, n, box.p + end - 0.5 * above * n, above});
    }
    if (points.size() == 2 && points[1].feature < points[0].feature)
        std::swap(points[0], points[1]);
    return points;
}

// Separating axes: the sides of a, then those of b. The least overlap decides, with a margin so
// that it does not flicker.
inline void collide(const std::vector<Box>& boxes, int a, int b, std::vector<Contact>& contacts) {
    double best = -INFINITY;
    int side = 0;
    for (int axis = 0; axis < 4; ++axis) {
        const Box &box = boxes[axis < 2 ? a : b], &other = boxes[axis < 2 ? b : a];
        Vec2 n = box.turned(axis % 2 ? Vec2{0, 1} : Vec2{1, 0});
        double size = axis % 2 ? box.half.y : box.half.x;
        double shadow = other.half.x * std::abs(dot(n, other.turned({1, 0}))) +
                        other.half.y * std::abs(dot(n, other.turned({0, 1})));
        double along = dot(n, other.p - box.p), separation = std::abs(along) - size - shadow;
        if (separation > touching) return;
        if (axis > 0 && separation <= 0.95 * best + 0.01 * size) continue;
        best = separation;
        side = axis / 2 * 4 + (axis % 2 ? (along >= 0 ? 2 : 0) : (along >= 0 ? 1 : 3));
    }
    bool ofB = side >= 4;
    for (Contact c : clip(boxes[ofB ? b : a], side % 4, boxes[ofB ? a : b], ofB ? 16 : 0))
        contacts.push_back({a, b, c.feature, ofB ? -1 * c.n : c.n, c.point, c.separation});
}
