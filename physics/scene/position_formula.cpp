// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/position_formula.h"

#include <cassert>
#include <cmath>

#include "physics/base/arctangent.h"
#include "physics/base/rotation.h"

namespace solverscope {
namespace {

/// A value with the derivatives of another one times a slope; what does not move does not, however steep.
Dual chained(Real value, Real slope, const Dual& x) {
    Dual result{value, {}};
    for (std::size_t i = 0; i < coordinateCount; ++i)
        if (x.by[i] != 0) result.by[i] = slope * x.by[i];
    return result;
}

Dual chained(Real value, Real slopeX, const Dual& x, Real slopeY, const Dual& y) {
    Dual result = chained(value, slopeX, x);
    for (std::size_t i = 0; i < coordinateCount; ++i)
        if (y.by[i] != 0) result.by[i] += slopeY * y.by[i];
    return result;
}

Real power(Real x, int exponent) {
    Real product = 1;
    for (int i = 0; i < std::abs(exponent); ++i) product *= x;
    return exponent < 0 ? 1 / product : product;
}

}  // namespace

Dual PositionFormula::at(const Coordinates& q) const {
    std::array<Dual, mostWaiting*(deepest + 1) + 1> stack;
    std::size_t size = 0;
    for (const Step& step : m_steps) {
        if (step.op == Op::Number || step.op == Op::Coordinate) {
            assert(size < stack.size());
            const auto place = static_cast<std::size_t>(step.whole);
            Dual& top = stack[size++];
            top = {step.op == Op::Number ? step.number : q[place], {}};
            if (step.op == Op::Coordinate) top.by[place] = 1;
            continue;
        }
        if (takesTwo(step.op)) --size;
        Dual& x = stack[size - 1];
        const Dual& y = stack[size];  // of operations that take two
        switch (step.op) {
            case Op::Negate:
                x = chained(-x.value, -1, x);
                break;
            case Op::Add:
                x = chained(x.value + y.value, 1, x, 1, y);
                break;
            case Op::Subtract:
                x = chained(x.value - y.value, 1, x, -1, y);
                break;
            case Op::Multiply:
                x = chained(x.value * y.value, y.value, x, x.value, y);
                break;
            case Op::Divide:
                x = chained(x.value / y.value, 1 / y.value, x, -x.value / (y.value * y.value), y);
                break;
            case Op::Power:
                x = chained(power(x.value, step.whole), step.whole == 0 ? 0 : step.whole * power(x.value, step.whole - 1), x);
                break;
            case Op::Sqrt: {
                const Real root = std::sqrt(x.value);
                x = chained(root, 1 / (2 * root), x);
                break;
            }
            case Op::Abs:
                x = x.value < 0 ? chained(-x.value, -1, x) : x;
                break;
            case Op::Sin: {
                const Rotation turn = rotationBy(x.value);
                x = chained(turn.s, turn.c, x);
                break;
            }
            case Op::Cos: {
                const Rotation turn = rotationBy(x.value);
                x = chained(turn.c, -turn.s, x);
                break;
            }
            case Op::Min:
                if (y.value < x.value) x = y;
                break;
            case Op::Max:
                if (y.value > x.value) x = y;
                break;
            case Op::Atan2: {
                // The first argument is the ordinate.
                const Real squared = x.value * x.value + y.value * y.value;
                x = chained(arctangent(x.value, y.value), y.value / squared, x, -x.value / squared, y);
                break;
            }
            default:
                break;
        }
    }
    return size == 0 ? Dual{} : stack[0];
}

}  // namespace solverscope
