// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Expressions about the engine in a lesson: `abs(event.delta) < 0.01`, `row_lambda("ground/lower#1", 2)`. Formulas are
// read-only; they have no assignment, no loop and no access to files. The quantities are listed in lessons/README.md.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/engine_state.h"
#include "physics/base/expression.h"
#include "physics/base/result.h"
#include "physics/world/world.h"

namespace solverscope {

/// Values of the names that a lesson's questions vary.
using Variables = std::map<std::string, Real, std::less<>>;

/// A place in a lesson's file; line 0 means none.
struct Place {
    int line = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};

/// An error at a place of a lesson's file.
inline Error errorAt(Place place, const std::string& fileName, std::string message) {
    return {fileName, place.line, place.column, std::move(message)};
}

class Evaluation;
struct EngineName;

/// A parsed formula with all names resolved.
class Expression {
public:
    /// What a name stands for.
    struct Leaf {
        std::string name;        // of the variable, function or object
        std::string field = {};  // of an object
        std::string text = {};   // between quotation marks, in the brackets
        bool hasText = false;
        const EngineName* engine = nullptr;  // null: a variable
    };

    const std::string& source() const { return m_source; }
    bool empty() const { return m_nodes.empty(); }

    /// Whether it depends on the engine: a formula of numbers and variations alone does not.
    bool readsEngine() const { return enginesNumbers() > 0; }

    /// Whether it is a single quantity of the engine, or compares one with numbers: something that the window shows, without
    /// any calculation.
    bool isSingleValue() const;

    /// Its place, for messages; set by the reader of the file.
    Place place;

private:
    friend class LessonExpressionParser;
    friend class Evaluation;
    friend class CheckReader;

    std::ptrdiff_t enginesNumbers() const;

    /// The formula that ends with a node.
    Expression part(std::size_t root) const;

    std::string m_source;
    std::vector<ExpressionNode> m_nodes;
    std::vector<Leaf> m_leaves;
};

/// A name that asks the engine: a function, or an object whose quantities are written behind a point. What they mean:
/// lessons/README.md.
struct EngineName {
    std::string_view name;
    std::string_view arguments;  // t: a text, n: a number; [t]: may have one
    Real (*read)(Evaluation& engine, const Expression::Leaf& leaf, std::span<const Real> numbers) = nullptr;
    std::span<const std::string_view> fields = {};  // of an object
};

/// Null if there is none of this name.
const EngineName* findEngineName(std::string_view name);

/// Parses a formula from the beginning of `text`. With `consumed`, parsing ends at the first word that cannot continue it and
/// stores its position there; without, the formula must fill the text. An error's column is its byte in `text`, from 1.
Result<Expression> parseExpression(std::string_view text, const std::vector<std::string>& variables,
                                   std::size_t* consumed = nullptr);

/// The context in which a formula is evaluated.
struct Reading {
    EngineState& engine;
    Cursor at;
    Variables variables = {};
    std::optional<RowRef> row = {};   // the meaning of `row`; otherwise the row of the event
    std::optional<BodyId> body = {};  // the meaning of `body` without a name
};

/// The value; comparisons give 1 or 0. An error if the state lacks the quantity: an event that visits no row, a row that does
/// not exist.
Result<Real> evaluate(const Expression& expression, Reading& reading);

}  // namespace solverscope
