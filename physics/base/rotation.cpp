// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/rotation.h"

#include <cmath>

namespace solverscope {
namespace {

// Taylor polynomials on [-π/4, π/4]; the first term left out is below 1e-17 there.
Real sinePolynomial(Real x) {
    const Real z = x * x;
    Real p = 1.0 / 355687428096000.0;  // 1/17!
    p = -1.0 / 1307674368000.0 + z * p;
    p = 1.0 / 6227020800.0 + z * p;
    p = -1.0 / 39916800.0 + z * p;
    p = 1.0 / 362880.0 + z * p;
    p = -1.0 / 5040.0 + z * p;
    p = 1.0 / 120.0 + z * p;
    p = -1.0 / 6.0 + z * p;
    return x + x * (z * p);
}

Real cosinePolynomial(Real x) {
    const Real z = x * x;
    Real p = 1.0 / 20922789888000.0;  // 1/16!
    p = -1.0 / 87178291200.0 + z * p;
    p = 1.0 / 479001600.0 + z * p;
    p = -1.0 / 3628800.0 + z * p;
    p = 1.0 / 40320.0 + z * p;
    p = -1.0 / 720.0 + z * p;
    p = 1.0 / 24.0 + z * p;
    return 1.0 - 0.5 * z + z * (z * p);
}

/// Taylor's series on [0, tan π/16]; the first term left out is below 1e-19 there.
Real arctangentSeries(Real x) {
    const Real z = x * x;
    Real p = 1.0 / 25;
    for (int n = 23; n >= 3; n -= 2) p = 1.0 / n - z * p;
    return x - x * (z * p);
}

/// The tangent of half the angle.
Real halved(Real x) { return x / (1 + std::sqrt(1 + x * x)); }

}  // namespace

Rotation rotationBy(Real angle) {
    // Cody and Waite: π/2 in three parts, so that the reduction keeps all bits for quadrants up to 2^20.
    constexpr Real twoOverPi = 0.63661977236758134308;
    constexpr Real p1 = 1.57079632673412561417e+00;
    constexpr Real p2 = 6.07710050630396597660e-11;
    constexpr Real p3 = 2.02226624879595063154e-21;
    // From here on neighbouring numbers are at least a quarter of a radian apart: such an angle has no meaningful direction,
    // and the result of the reduction could be longer than 1.
    constexpr Real largest = 1125899906842624.0;  // 2^50
    if (std::abs(angle) > largest) return {};
    const Real quadrant = std::floor(angle * twoOverPi + 0.5);
    const Real x = ((angle - quadrant * p1) - quadrant * p2) - quadrant * p3;
    const Real s = sinePolynomial(x);
    const Real c = cosinePolynomial(x);
    const Real turn = quadrant - 4.0 * std::floor(quadrant * 0.25);
    if (turn == 0.0) return {c, s};
    if (turn == 1.0) return {-s, c};
    if (turn == 2.0) return {-c, -s};
    return {s, -c};
}

Real arctangent(Real x) {
    constexpr Real halfPi = 1.57079632679489661923;
    const Real size = std::abs(x);
    const Real angle = size <= 1 ? 4 * arctangentSeries(halved(halved(size)))  //
                                 : halfPi - 4 * arctangentSeries(halved(halved(1 / size)));
    return x < 0 ? -angle : angle;
}

Real arctangent(Real y, Real x) {
    if (x == 0 && y == 0) return 0;
    if (std::abs(y) > std::abs(x)) return (y < 0 ? -pi / 2 : pi / 2) - arctangent(x / y);
    const Real angle = arctangent(y / x);
    if (x > 0) return angle;
    return y < 0 ? angle - pi : angle + pi;
}

}  // namespace solverscope
