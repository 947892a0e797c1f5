// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/arctangent.h"

#include <cmath>

namespace solverscope {
namespace {

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
