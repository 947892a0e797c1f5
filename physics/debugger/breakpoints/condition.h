// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Conditions over the figures of a stop: `clamp == lower && iteration > 3`, `penetration > 2*slop`, `body == "box_3"`.
//
//   or         a || b         (also: a or b)
//   and        a && b         (also: a and b)
//   not        !a             (also: not a)
//   compare    == != < <= > >=
//   arithmetic + - * /  and signs;  abs(x)  sqrt(x)  min(x, y)  max(x, y)
//
// Names are those of the catalogue (trace/quantities.h) and of the settings. A figure that a stop does not have makes every
// comparison with it false, so that `iteration > 3 || jv < 0` means what it says at a stop without a row.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/expression.h"
#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/trace/quantities.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// Which constraint is meant: a joint, the mouse, or a contact between two bodies (all of its points, or one).
struct ConstraintName {
    ConstraintKind kind = ConstraintKind::Contact;
    std::uint32_t joint = 0;
    BodyId a{};
    BodyId b{};
    std::uint32_t point = 0;  // from 1; 0 is all of them

    bool operator==(const ConstraintName&) const = default;
};

/// Which of the two bodies of a row is meant.
enum class BodySide : std::uint8_t { Either, A, B };

/// A cheap test of a visit that usually suffices to rule out a condition. Derived from the condition's first operand; if that
/// is not a comparison of one number of the visit, every visit passes.
class VisitGuard {
public:
    bool passes(const RowVisit& visit, int iteration) const {
        Real value = 0;
        switch (m_number) {
            case Number::None:
                return true;
            case Number::Clamp:
                if (!visit.clampKnown) return false;  // no comparison holds
                value = static_cast<Real>(visit.clamp);
                break;
            case Number::Iteration:
                value = iteration;
                break;
            case Number::Row:
                value = visit.row;
                break;
            case Number::OfVisit:
                value = visit.*m_ofVisit;
                break;
        }
        if (m_abs) value = std::abs(value);
        return m_negated != (value > m_above && value < m_below);
    }

private:
    friend class Condition;
    enum class Number : std::uint8_t { None, Clamp, Iteration, Row, OfVisit };

    Number m_number = Number::None;
    Real RowVisit::*m_ofVisit = nullptr;
    bool m_abs = false;
    bool m_negated = false;
    Real m_above = 0;
    Real m_below = 0;
};

class Condition {
public:
    const std::string& text() const { return m_text; }

    /// Whether it uses a field: expensive ones are computed only then.
    bool uses(QuantityId id) const { return m_wanted.test(id); }

    /// All fields that it uses.
    const WantedQuantities& wanted() const { return m_wanted; }

    bool usesSetting() const { return m_usesSetting; }

    /// The stops at which it may hold; at all others a figure that it needs is absent.
    StopSet possibleStops() const { return m_possibleStops; }

    /// Passes every visit at which the condition holds.
    VisitGuard guard() const;

    bool operator==(const Condition& other) const { return m_text == other.m_text; }

    /// Whether it is true or false somewhere, and not a number.
    bool isBoolean() const { return m_isBoolean; }

    /// The quantity that it is, where it is nothing but that.
    const QuantityInfo* onlyQuantity() const { return m_only ? &infoOf(*m_only) : nullptr; }

    template <typename Values>
    bool holds(Values&& values) const {
        const Real value = evaluate(values);
        return value != 0 && value == value;
    }

    /// NaN where it needs a figure that is absent. `values` gives `Real number(QuantityId)` (NaN: absent here),
    /// `Real setting(std::size_t)` by place in the settings table, and `bool concerns(BodySide, BodyId)` and
    /// `bool concerns(const ConstraintName&)`.
    template <typename Values>
    Real evaluate(Values&& values) const {
        return solverscope::evaluate<Real>(m_nodes, Language<std::remove_reference_t<Values>>{{}, values, m_constraints});
    }

private:
    friend class ConditionParser;

    enum Leaf : std::uint8_t {
        FieldValue,
        Boolean,  // false if absent
        Setting,
        IsBody,  // in the order of BodySide
        IsBodyA,
        IsBodyB,
        IsConstraint,
    };

    template <typename Values>
    struct Language : RealArithmetic {
        Values& values;
        const std::vector<ConstraintName>& constraints;

        Real leaf(const ExpressionNode& node, std::span<const Real>) const {
            switch (node.leaf) {
                case FieldValue:
                    return values.number(static_cast<QuantityId>(node.index));
                case Boolean:
                    return values.number(static_cast<QuantityId>(node.index)) == 1;
                case Setting:
                    return values.setting(node.index);
                case IsConstraint:
                    return values.concerns(constraints[node.index]);
                default:
                    return values.concerns(static_cast<BodySide>(node.leaf - IsBody), BodyId{node.index});
            }
        }
    };

    StopSet findPossibleStops() const;

    std::string m_text;
    std::vector<ExpressionNode> m_nodes;
    std::vector<ConstraintName> m_constraints;
    WantedQuantities m_wanted;
    std::optional<QuantityId> m_only;
    bool m_isBoolean = true;
    bool m_usesSetting = false;
    StopSet m_possibleStops = 0;
};

/// Error: line 1 and the column with what was expected there. Bodies and joints are those of the scene.
Result<Condition> parseCondition(std::string_view text, const Scene& scene);

/// The same for an expression that is only displayed: it may be a number, a Boolean or a choice (its index in valuesOf).
Result<Condition> parseValue(std::string_view text, const Scene& scene);

/// Fields that a condition uses and a recorded trace lacks: at every stop, or at some visits. Empty for scenes without a trace.
struct MissingFields {
    std::vector<std::string_view> everywhere;
    std::vector<std::string_view> atSomeVisits;
};
MissingFields missingFields(const Condition& condition, const Scene& scene);

/// The name as written in a condition, in quotation marks if needed.
std::string quoted(std::string_view name);

}  // namespace solverscope
