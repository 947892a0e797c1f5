// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "physics/debugger/session.h"
#include "physics/trace/quantities.h"

namespace solverscope {

/// The meaning of a name of the solver sources.
struct SourceName {
    const char* name;      // as in the source, with what precedes its dot: "row.lambda"; "[]" for any index
    const char* letter;    // as the row card writes it
    const char* articles;  // the letters of the articles, translated
    const char* meaning;   // one line, translated
    UnitKind unit;
    Term from;  // it has its value when this term has been computed

    /// At the session's visit; one number, x and y, or x, y and the rotation.
    std::vector<double> (*value)(const Session& session);
};

/// All of them.
std::span<const SourceName> sourceNames();

/// The line of the table for a qualified name ("system.rows[i].lambda"); nullptr if it has none.
const SourceName* findSourceName(const QString& name);

/// The qualified name at a column of a line, from 0; empty if there is none.
QString nameIn(const QString& line, int column);

/// The description of a name at the session's place.
struct SourceNameDescription {
    Q_DECLARE_TR_FUNCTIONS(SourceNameDescription)

public:
    QString name;
    std::vector<double> numbers;  // empty if it has no value
    QString unit;
    QString valueText;  // the numbers with their unit, or why there is none
    QString meaning;
    QString articles;

    /// `visited`: whether the source that is looked at is the one of the session's event.
    static std::optional<SourceNameDescription> of(const QString& name, const Session& session, bool visited);

    QString html() const;
};

/// A formula in the letters of the articles, for lines of source that match a pattern.
struct ArticleFormula {
    const char* pattern;
    const char* formula;
    const char* articles;  // which ones
};
std::span<const ArticleFormula> articleFormulas();

/// The formula for a line of source, with the articles it is from; empty if there is none.
QString articleFormulaOf(const QString& line);

}  // namespace solverscope
