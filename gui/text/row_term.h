// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "physics/debugger/session.h"
#include "physics/trace/quantities.h"

namespace solverscope {

/// The quantities of a row's formula, each of which the row card explains and the scene can show. Letters and numbers: infoOf.
enum class RowTerm : std::uint8_t {
    None,
    Direction,
    LeverArmA,
    LeverArmB,
    VelocityA,  // before the visit, like the next seven
    VelocityB,
    OmegaA,
    OmegaB,
    PositionA,  // where positions are solved
    PositionB,
    AngleA,
    AngleB,
    Jv,
    Bias,
    EffectiveMass,
    Softness,
    Spring,
    LambdaLast,
    Factor,
    RawDelta,
    LambdaBefore,
    Sum,
    Friction,
    NormalImpulse,
    Bounds,
    LambdaAfter,
    Delta,
    StiffnessAfter,
    InverseMassA,
    InverseMassB,
    InverseInertiaA,
    InverseInertiaB,
    NewVelocityA,
    NewVelocityB,
    NewOmegaA,
    NewOmegaB,
    NewPositionA,
    NewPositionB,
    NewAngleA,
    NewAngleB,
};

constexpr int rowTermCount = static_cast<int>(RowTerm::NewAngleB) + 1;

/// What a term is in formulas, and its numbers at the visit of the cursor of a session.
struct RowTermInfo {
    using Numbers = std::vector<double>;

    const char* letters;   // `_X` is a subscript
    Term from = Term::Jv;  // it has its value when this term has been computed
    char body = 0;         // 'A' or 'B': whose it is
    bool angular = false;  // of a body: of its turning
    UnitKind unit = UnitKind::None;
    const char* key = nullptr;                          // in the catalogue of quantities; there the rest comes from
    const char* second = nullptr;                       // y beside x, upper beside lower
    Numbers (*read)(const Session& session) = nullptr;  // of what the catalogue does not have

    Numbers numbers(const Session& session) const;
};

const RowTermInfo& infoOf(RowTerm term);

/// As it is written at a visit.
QString lettersOf(RowTerm term, const Event& event);

/// Empty where it has none.
QString unitOf(RowTerm term, const Event& event);

/// The row that the session's visit found.
const Row& rowBefore(const Session& session);

/// The row's Λ at the end of the last step. A trace may give its rows sums that already include the warm start, or begin with
/// 0: then the contact point has it.
Real carriedOver(const Session& session);

/// The bound of the friction at the cursor: the normal row's Λ, or Δλ, as the visit used it.
Real normalImpulseOf(const Session& session);

/// Whether that is what the normal row ended the last step with, which is wrong on purpose.
bool boundsByLastStep(const Session& session);

/// What a term of the visit at the cursor is: for a tooltip, and for screen readers.
struct TermDescription {
    QString letter;  // as in formulas: `_X` is a subscript
    QString value;   // this row's number with its unit; empty if not computed yet
    QString exact;   // the same, every number in full
    QString words;   // one or two sentences
    QString source;  // the letter of the article, empty if it has none

    QString html() const;
    QString plain() const;

    /// Empty if the cursor is not in a visit to a row.
    static TermDescription of(const Session& session, RowTerm term);
};

/// Letters as rich text.
QString lettersInHtml(const QString& letters);

}  // namespace solverscope
