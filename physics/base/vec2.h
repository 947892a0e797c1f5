// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cmath>
#include <limits>

namespace solverscope {

/// The one floating-point type of the core. Double precision costs what single precision costs in a scalar solver,
/// because a Gauss–Seidel sweep is bound by latency.
using Real = double;

inline constexpr Real infinity = std::numeric_limits<Real>::infinity();
inline constexpr Real pi = 3.14159265358979323846;
inline constexpr Real twoPi = 2 * pi;

struct Vec2 {
    Real x = 0;
    Real y = 0;

    constexpr Vec2& operator+=(Vec2 o) {
        x += o.x;
        y += o.y;
        return *this;
    }
    constexpr Vec2& operator-=(Vec2 o) {
        x -= o.x;
        y -= o.y;
        return *this;
    }
    constexpr bool operator==(const Vec2&) const = default;
};

constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
constexpr Vec2 operator*(Real s, Vec2 a) { return {s * a.x, s * a.y}; }
constexpr Vec2 operator*(Vec2 a, Real s) { return {a.x * s, a.y * s}; }

constexpr Real dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

/// z component of the cross product: positive when b is counter-clockwise from a.
constexpr Real cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

/// Velocity of a point at r on a body that turns with w: w × r.
constexpr Vec2 cross(Real w, Vec2 r) { return {-w * r.y, w * r.x}; }

/// a turned a quarter turn counter-clockwise.
constexpr Vec2 leftPerpendicular(Vec2 a) { return {-a.y, a.x}; }

/// a turned a quarter turn clockwise.
constexpr Vec2 rightPerpendicular(Vec2 a) { return {a.y, -a.x}; }

constexpr Real lengthSquared(Vec2 a) { return dot(a, a); }
inline Real length(Vec2 a) { return std::sqrt(lengthSquared(a)); }

}  // namespace solverscope
