// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/debugger/session.h"
#include "physics/scene/scene.h"
#include "physics/scene/settings.h"
#include "physics/world/intervention.h"
#include "physics/world/world.h"

namespace solverscope {

/// The effect of a kind of row, in a few words.
QString rowKindText(RowKind kind);
QString rowKindText(RowKind kind, ConstraintKind constraint);

/// The same in one word.
QString rowKindLabel(RowKind kind, ConstraintKind constraint);

/// The name of a body, and of the owner of a row (physics/trace/names.h).
QString bodyText(const Scene& scene, BodyId body);
QString constraintText(const Scene& scene, const World& world, ConstraintRef constraint);

/// A row by its constraint. A joint has several: with its number, and its effect if it does more than hold.
QString rowName(const Scene& scene, const World& world, const RowVector& rows, std::uint32_t row);

/// The number of sweeps of a phase that has any.
int sweepsOf(const Settings& settings, Phase phase);

/// A list of rows, or the one that a phase works on, in words.
QString rowListText(RowList list);
QString rowListText(Phase phase);

/// What is known of a body and of a contact at the cursor, for tool tips.
QString bodyTip(const Session& session, BodyId body);
QString contactTip(const Session& session, std::uint32_t contact);

/// Why a run cannot go on after the step at the cursor, the last one that was computed.
struct RunError {
    Q_DECLARE_TR_FUNCTIONS(RunError)

public:
    QString text;                      // a sentence; empty where the cause is in an earlier step
    std::optional<std::size_t> event;  // of the step, where it happened

    static std::optional<RunError> of(const Session& session);
};

/// Why the impulse of a row cannot be changed; empty: it can.
QString refusalText(Refusal refusal);

/// The unit of λ: kg m for position rows, and another length unit for angular rows.
QString impulseUnit(RowList list, bool turns);

/// The unit of a row's Jv, and of C in methods that solve positions.
QString rowUnit(RowList list, bool turns);

}  // namespace solverscope
