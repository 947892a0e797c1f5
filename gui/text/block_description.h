// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "physics/debugger/session.h"

namespace solverscope {

/// The visit to a body: the rows that came in, its three equations, and how far it has gone.
struct BlockDescription {
    Q_DECLARE_TR_FUNCTIONS(BlockDescription)

public:
    struct Line {
        RowRef row;
        QString name;  // which row
        Real C = 0;
        Real stiffness = 0;  // k
        Real force = 0;      // f
        bool turns = false;  // the units are those of angles
    };

    BodyId body{};
    QString title;
    QString subtitle;  // where in the step
    QString sentence;  // how far the body has gone
    BodyMatrix matrix;
    Velocity force;  // the right-hand side
    Velocity step;
    std::vector<Line> lines;
    Real h = 0;  // s

    /// f / h², in N or N m.
    Real newtons(const Line& line) const { return line.force / (h * h); }

    /// With every number in full.
    QString text() const;

    /// What a phase does in its own way where bodies are solved; empty for the others.
    static std::optional<QString> ofPhase(const Session& session);

    /// Empty if the cursor is not at a visit to a body.
    static std::optional<BlockDescription> of(const Session& session);
};

/// The equations of a visit to a body in letters.
inline const QString blockEquation = QStringLiteral("(M + Σ k JᵀJ + G) Δx = M (y − x) + Σ Jᵀ f");

}  // namespace solverscope
