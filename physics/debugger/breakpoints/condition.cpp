// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/breakpoints/condition.h"

#include <cmath>

#include "physics/world/playback.h"

namespace solverscope {

/// Works the nodes off with sets of stops in place of values: of a number, where it is there; of a truth, where it may be true.
StopSet Condition::findPossibleStops() const {
    std::vector<StopSet> stack;
    for (const ExpressionNode& now : m_nodes) {
        if (now.op == ExpressionOp::Number) {
            stack.push_back(stop_set::all);
        } else if (now.op == ExpressionOp::Leaf) {
            const bool isValue = now.leaf == FieldValue || now.leaf == Boolean;
            stack.push_back(now.leaf == Setting ? stop_set::all
                            : isValue           ? stopsOf(infoOf(static_cast<QuantityId>(now.index)).scope)
                                                : stop_set::row | stop_set::body);
        } else if (now.op == ExpressionOp::Not) {
            stack.back() = stop_set::all;
        } else if (isBinary(now.op) || now.op == ExpressionOp::And || now.op == ExpressionOp::Or) {
            const StopSet right = stack.back();
            stack.pop_back();
            const bool any = now.op == ExpressionOp::Or || now.op == ExpressionOp::Min || now.op == ExpressionOp::Max;
            stack.back() = static_cast<StopSet>(any ? stack.back() | right : stack.back() & right);
        }
    }
    return stack.empty() ? StopSet{0} : stack.back();
}

MissingFields missingFields(const Condition& condition, const Scene& scene) {
    MissingFields missing;
    if (!scene.playback) return missing;
    const auto collect = [&](const std::vector<std::string>& names, std::vector<std::string_view>& into) {
        for (const std::string& name : names)
            if (condition.uses(quantityOf(name))) into.emplace_back(name);
    };
    collect(scene.playback->absentFields, missing.everywhere);
    collect(scene.playback->partlyMissingFields, missing.atSomeVisits);
    return missing;
}

VisitGuard Condition::guard() const {
    using Number = VisitGuard::Number;
    using Op = ExpressionOp;
    VisitGuard guard;
    std::size_t at = 0;
    const auto is = [&](Op op) { return at < m_nodes.size() && m_nodes[at].op == op; };
    if (!is(Op::Leaf) || m_nodes[at].leaf != FieldValue) return {};
    const QuantityInfo& number = infoOf(static_cast<QuantityId>(m_nodes[at++].index));
    guard.m_number = number.ofVisit              ? Number::OfVisit
                     : number.key == "clamp"     ? Number::Clamp
                     : number.key == "iteration" ? Number::Iteration
                     : number.key == "row"       ? Number::Row
                                                 : Number::None;
    if (guard.m_number == Number::None) return {};
    guard.m_ofVisit = number.ofVisit;
    if (is(Op::Abs)) {
        guard.m_abs = true;
        ++at;
    }
    if (!is(Op::Number)) return {};
    Real bound = m_nodes[at++].number;
    if (is(Op::Negate)) {
        bound = -bound;
        ++at;
    }
    if (at == m_nodes.size()) return {};
    const Op comparison = m_nodes[at++].op;
    // The comparison must be the whole condition, or the first operand of an && that extends to the end.
    while (is(Op::SkipIfFalse)) at = m_nodes[at].index + 1;
    if (at < m_nodes.size()) return {};
    const Real justBelow = std::nextafter(bound, -infinity);
    const Real justAbove = std::nextafter(bound, infinity);
    switch (comparison) {
        case Op::Equal:
            guard.m_above = justBelow;
            guard.m_below = justAbove;
            return guard;
        case Op::Less:
        case Op::LessEqual:
            // Negated, so that infinities and NaN pass, too.
            guard.m_negated = true;
            guard.m_above = comparison == Op::Less ? justBelow : bound;
            guard.m_below = infinity;
            return guard;
        case Op::Greater:
        case Op::GreaterEqual:
            guard.m_negated = true;
            guard.m_above = -infinity;
            guard.m_below = comparison == Op::Greater ? justAbove : bound;
            return guard;
        default:
            return {};
    }
}

}  // namespace solverscope
