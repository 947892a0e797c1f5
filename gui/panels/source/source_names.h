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

/// What a name of the solver sources stands for.
struct SourceName {
    const char* name;      // as in the source, with what stands before its dot: "row.lambda"; "[]" for any index
    const char* letter;    // as the row card writes it
    const char* articles;  // the letters of the articles, translated
    const char* meaning;   // one line, translated
    UnitKind unit;
    Term from;  // it has its value when this term has been computed

    /// At the visit where the session stands; one number, x and y, or x, y and the rotation.
    std::vector<double> (*value)(const Session& session);
};

/// All of them.
std::span<const SourceName> sourceNames();

/// The line of the table for a name with all that stands before it ("system.rows[i].lambda"); nullptr when it has none.
const SourceName* findSourceName(const QString& name);

/// The name at a column of a line, from 0, with all that stands before its dots; empty where there is none.
QString nameIn(const QString& line, int column);

/// What there is to say about a name where the session stands.
struct SourceNameDescription {
    Q_DECLARE_TR_FUNCTIONS(SourceNameDescription)

public:
    QString name;
    std::vector<double> numbers;  // empty where it has no value
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

/// The formula for a line of source, with the articles it is from; empty when there is none.
QString articleFormulaOf(const QString& line);

}  // namespace solverscope
