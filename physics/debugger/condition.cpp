// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/condition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "physics/world/playback.h"

namespace solverscope {

/// Runs the code with sets of stops in place of values: of a number, where it is there; of a truth, where it may be true.
StopClasses Condition::findWhereItMayHold() const {
    std::array<StopClasses, deepest + 2> stack;
    std::size_t top = 0;
    struct Side {
        std::size_t end;
        StopClasses stops;
        bool both;
    };
    std::vector<Side> sides;  // of && and || whose other side is being run
    for (std::size_t at = 0; at < m_code.size(); ++at) {
        const Instruction& now = m_code[at];
        switch (now.op) {
            case Op::Number:
            case Op::Setting:
                stack[top++] = StopClasses::all();
                break;
            case Op::Figure:
            case Op::Truth:
                stack[top++] = stopsOf(infoOf(static_cast<Field>(now.index)).scope);
                break;
            case Op::IsBody:
            case Op::IsConstraint:
                stack[top++] = StopClass::Row;
                break;
            case Op::SkipIfFalse:
            case Op::SkipIfTrue:
                sides.push_back({now.index, stack[--top], now.op == Op::SkipIfFalse});
                break;
            case Op::Not:
                stack[top - 1] = StopClasses::all();
                break;
            case Op::Negate:
            case Op::Abs:
            case Op::Sqrt:
                break;
            case Op::Min:
            case Op::Max:
                --top;
                stack[top - 1] = stack[top - 1] | stack[top];
                break;
            default:
                --top;
                stack[top - 1] = stack[top - 1] & stack[top];
        }
        for (; !sides.empty() && sides.back().end == at; sides.pop_back())
            stack[top - 1] = sides.back().both ? sides.back().stops & stack[top - 1] : sides.back().stops | stack[top - 1];
    }
    return top > 0 ? stack[0] : StopClasses();
}

MissingFigures missingFigures(const Condition& condition, const Scene& scene) {
    MissingFigures missing;
    if (!scene.playback) return missing;
    const auto collect = [&](const std::vector<std::string>& names, std::vector<std::string_view>& into) {
        for (const std::string& name : names)
            if (condition.asksFor(findField(name)->field)) into.emplace_back(name);
    };
    collect(scene.playback->absentFigures, missing.everywhere);
    collect(scene.playback->patchyFigures, missing.atSomeVisits);
    return missing;
}

VisitGuard Condition::guard() const {
    using Number = VisitGuard::Number;
    static constexpr std::array<std::pair<Field, Number>, 7> numbers{{{Field::Clamp, Number::Clamp},
                                                                      {Field::Iteration, Number::Iteration},
                                                                      {Field::Row, Number::Row},
                                                                      {Field::Jv, Number::Jv},
                                                                      {Field::RawDelta, Number::RawDelta},
                                                                      {Field::SumAfter, Number::SumAfter},
                                                                      {Field::Delta, Number::Delta}}};
    VisitGuard guard;
    std::size_t at = 0;
    const auto is = [&](Op op) { return at < m_code.size() && m_code[at].op == op; };
    if (!is(Op::Figure)) return {};
    const auto known = std::ranges::find(numbers, static_cast<Field>(m_code[at++].index), &std::pair<Field, Number>::first);
    if (known == numbers.end()) return {};
    guard.m_number = known->second;
    if (is(Op::Abs)) {
        guard.m_abs = true;
        ++at;
    }
    if (!is(Op::Number)) return {};
    Real bound = m_code[at++].number;
    if (is(Op::Negate)) {
        bound = -bound;
        ++at;
    }
    if (at == m_code.size()) return {};
    const Op comparison = m_code[at++].op;
    // The comparison must be all of it, or the first part of an && that reaches to the end.
    if (at < m_code.size() && !(m_code[at].op == Op::SkipIfFalse && m_code[at].index + 1 == m_code.size())) return {};
    const Real justBelow = std::nextafter(bound, -infinity);
    const Real justAbove = std::nextafter(bound, infinity);
    switch (comparison) {
        case Op::Equal:
            guard.m_above = justBelow;
            guard.m_below = justAbove;
            return guard;
        case Op::Less:
        case Op::LessEqual:
            // Turned, so that infinities and what is undefined pass, too.
            guard.m_turned = true;
            guard.m_above = comparison == Op::Less ? justBelow : bound;
            guard.m_below = infinity;
            return guard;
        case Op::Greater:
        case Op::GreaterEqual:
            guard.m_turned = true;
            guard.m_above = -infinity;
            guard.m_below = comparison == Op::Greater ? justAbove : bound;
            return guard;
        default:
            return {};
    }
}

}  // namespace solverscope
