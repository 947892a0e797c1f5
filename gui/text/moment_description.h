// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "physics/debugger/session.h"

namespace solverscope {

/// A session's place, for lists of moments.
struct MomentDescription {
    Q_DECLARE_TR_FUNCTIONS(MomentDescription)

public:
    QString name;   // "Step 12, iteration 3, row 5"
    QString where;  // "solve velocities, lower/upper#1 (friction), after the clamp"

    static MomentDescription of(const Session& session);
};

/// A term of a visit in words: "after the clamp".
QString describeTerm(Term term);

}  // namespace solverscope
