// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <algorithm>
#include <utility>

#include "lessons/capstone/mistakes.h"

namespace solverscope {
namespace {

/// A wrong number, and the mistake that leads to it.
struct Wrong {
    SolverMistake mistake;
    Real number;
};

/// Those that differ from the right number and agree with the one found.
std::vector<SolverMistake> matching(std::initializer_list<Wrong> wrongs, Real truth, Real found, Real scale,
                                    const Closeness& close) {
    std::vector<SolverMistake> mistakes;
    for (const Wrong& wrong : wrongs)
        if (close(wrong.number, found, scale) && !close(wrong.number, truth, scale)) mistakes.push_back(wrong.mistake);
    return mistakes;
}

Real massOf(Real K) { return K > 0 ? 1 / K : 0; }

}  // namespace

std::vector<SolverMistake> mistakesOfDirection(const BuiltRow& row, Vec2 found, const Closeness& close) {
    const auto is = [&](Vec2 n) { return close(found.x, n.x, 1) && close(found.y, n.y, 1); };
    const bool isFriction = row.truth.kind == RowKind::Friction;
    const Vec2 across = leftPerpendicular(row.contact.normal);
    if (isFriction && (is(row.contact.normal) || is(-row.contact.normal))) return {SolverMistake::FrictionAlongNormal};
    if (!isFriction && is(-row.contact.normal)) return {SolverMistake::NormalReversed};
    if (!isFriction && (is(across) || is(-across))) return {SolverMistake::NormalAcross};
    return {};
}

std::vector<SolverMistake> mistakesOfLever(const BuiltRow& row, bool ofA, Real found, const Closeness& close) {
    using enum SolverMistake;
    const Vec2 n = row.truth.n;
    const Vec2 r = ofA ? row.rA : row.rB;
    const Real truth = ofA ? row.truth.wA : row.truth.wB;
    return matching({{NoLeverArm, 0},
                     {LeverArmReversed, -truth},
                     {LeverArmOfNormal, cross(r, row.contact.normal)},
                     {LeverArmFromOrigin, cross(row.contact.point, n)},
                     {LeverArmOfOtherBody, ofA ? row.truth.wB : row.truth.wA},
                     {LeverArmAlong, dot(r, n)}},
                    truth, found, 1, close);
}

std::vector<SolverMistake> mistakesOfMass(const BuiltRow& row, Real found, const Closeness& close) {
    using enum SolverMistake;
    const Real truth = row.truth.effectiveMass;
    const auto [n, wA, wB] = std::tuple(row.truth.n, row.truth.wA, row.truth.wB);
    const Real ofA = row.a.m * dot(n, n) + row.a.I * wA * wA;
    const Real ofB = row.b.m * dot(n, n) + row.b.I * wB * wB;
    const Real straight = row.a.m + row.b.m;
    return matching({{MassWithoutLeverArms, massOf(straight)},
                     {MassOfNormal, row.normal.effectiveMass},
                     {MassOfOneBody, massOf(ofB)},
                     {MassOfOneBody, massOf(ofA)},
                     {MassOfOneBody, massOf(straight + row.b.I * wB * wB)},
                     {MassOfOneBody, massOf(straight + row.a.I * wA * wA)},
                     {MassIsK, ofA + ofB},
                     {MassWithoutInertia, massOf(straight + wA * wA + wB * wB)},
                     {MassLeverNotSquared, massOf(straight + row.a.I * std::abs(wA) + row.b.I * std::abs(wB))},
                     {MassLeverNotSquared, massOf(straight + row.a.I * wA + row.b.I * wB)}},
                    truth, found, 0, close);
}

std::vector<SolverMistake> mistakesOfBias(const BuiltRow& row, Real found, const Closeness& close) {
    using enum SolverMistake;
    if (row.truth.kind == RowKind::Friction) return matching({{BiasOnFriction, row.normal.bias}}, row.truth.bias, found, 1, close);
    const Real depth = -row.contact.separation;
    const Real rate = row.beta / row.h;
    if (row.beta == 0) return {BiasNotAsked};
    return matching({{NoBias, 0},
                     {BiasReversed, -row.truth.bias},
                     {WholeDepth, -std::max(depth - row.slop, 0.0) / row.h},
                     {WholeDepth, -depth / row.h},
                     {SlopIgnored, -rate * std::max(depth, 0.0)},
                     {SlopAsLeast, -rate * std::max(depth, row.slop)},
                     {SlopAdded, -rate * (depth + row.slop)},
                     {BiasBelowSlop, -rate * (depth - row.slop)},
                     {BiasNotDividedByH, -row.beta * std::max(depth - row.slop, 0.0)},
                     {BiasTimesH, -row.beta * row.h * std::max(depth - row.slop, 0.0)}},
                    row.truth.bias, found, 1, close);
}

}  // namespace solverscope
