// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What a lesson says about the engine, as formulas: `abs(event.delta) < 0.01`, `row_lambda("ground/lower#1", 2)`. Formulas only
// read; they have no assignment, no loop and no way to name a file. The quantities are listed in lessons/README.md.
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
#include "physics/trace/row_ref.h"

namespace solverscope {

/// Values of the names that a lesson's questions vary.
using Variables = std::map<std::string, Real, std::less<>>;

/// Where something stands in a lesson's file; line 0 is nowhere.
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

/// A formula that has been read and whose names are all known.
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

    /// Whether it asks the engine anything: a formula of numbers and variations alone does not.
    bool readsEngine() const { return enginesNumbers() > 0; }

    /// Whether it is one number of the engine, or compares one with numbers: what the window shows, and nothing that is to be
    /// worked out.
    bool isSingleValue() const;

    /// Where it stands, for messages; whoever reads the file says it.
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
    std::string_view arguments;                     // t: a text, n: a number; [t]: may have one
    std::span<const std::string_view> fields = {};  // of an object
    Real (*read)(Evaluation& engine, const Expression::Leaf& leaf, std::span<const Real> numbers) = nullptr;
};

/// Null where there is none of this name.
const EngineName* findEngineName(std::string_view name);

/// Reads a formula from the beginning of `text`. With `consumed`, reading ends at the first word that cannot go on with it
/// and its place is stored there; without, the formula must fill the text. An error's column is its byte in `text`, from 1.
Result<Expression> parseExpression(std::string_view text, const std::vector<std::string>& variables,
                                   std::size_t* consumed = nullptr);

/// What a formula is read at.
struct Reading {
    EngineState& engine;
    Cursor at;
    Variables variables = {};
    std::optional<RowRef> row = {};   // what `row` means; else the row of the event
    std::optional<BodyId> body = {};  // what `body` means without a name
};

/// The value; comparisons give 1 or 0. An error where the state has no such quantity: an event that visits no row, a row that
/// is not there.
Result<Real> evaluate(const Expression& expression, Reading& reading);

}  // namespace solverscope
