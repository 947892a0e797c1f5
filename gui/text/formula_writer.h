// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Writes a RowFormula. Only for the row_formula*.cpp files.
#pragma once

#include <initializer_list>

#include "gui/text/row_formula.h"

namespace solverscope {

inline FormulaPart plainPart(const QString& text) { return {text, std::nullopt, RowTerm::None}; }
inline FormulaPart numberPart(double number, RowTerm term) { return {{}, number, term}; }

class FormulaWriter {
public:
    explicit FormulaWriter(const Session& session);

    RowFormula write();

private:
    using T = RowTerm;
    using Tokens = std::initializer_list<FormulaToken>;

    static constexpr FormulaSign plus{" + "};
    static constexpr FormulaSign minus{" − "};
    static constexpr FormulaSign dot{"·"};
    static constexpr FormulaSign times{" ", "·"};  // letters that stand side by side
    static constexpr FormulaSign minusOne{"−"};
    static constexpr FormulaSign open{" (", "·(", false};
    static constexpr FormulaSign close{")"};

    /// One of the two bodies of a visit: how the impulse acts on it, and its state afterwards.
    struct Side {
        bool isB;
        BodyId body;
        Vec2 n;
        Real w;
        Velocity after;
    };

    void addSpring();
    void addSolve();
    void addWarmStart();
    void addManualVisit();
    void addPositionSolve();
    void addDualUpdate();
    void addStiffness();
    void addCone();
    void addClamp();
    void addMotion(const Side& side);

    FormulaToken direction(const Side& side) const;
    QString unit(T term) const { return unitOf(term, m_event); }

    /// A line `result = right`, or with another sign in the middle; its unit is that of the result.
    FormulaLine formula(Term term, T result, Tokens right, const char* middle = " = ") const;

    /// A line of words that name a term by its letters.
    FormulaLine words(Term term, const QString& text, T result, const QString& remark, const QString& letters = {}) const;

    void add(FormulaLine line) { m_formula.lines.push_back(std::move(line)); }

    void append(FormulaLine& line, const FormulaToken& token) const;
    FormulaParts numbersOf(const FormulaToken& token, bool isOperand) const;

    /// An equation of a recorded trace may not hold. `terms`: the terms of the line's sum.
    void compare(FormulaLine& line, std::initializer_list<Real> terms, Real told) const;
    void compare(FormulaLine& line, Vec2 was, Vec2 change, Vec2 told) const;

    const Session& m_session;
    const Event m_event;
    const RowVisit& m_visit;
    bool m_turns;
    RowFormula m_formula;
};

}  // namespace solverscope
