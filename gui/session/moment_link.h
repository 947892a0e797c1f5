// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "physics/debugger/permalink.h"

namespace solverscope {

class DebuggerController;

/// A link to the current moment, and in a sentence what it cannot contain.
struct MomentLink {
    Q_DECLARE_TR_FUNCTIONS(MomentLink)

public:
    /// Longer links omit the inputs made with the mouse.
    static constexpr qsizetype maxLength = 1500;  // characters

    QString text;
    QString remark;

    static MomentLink of(const DebuggerController& controller);
};

/// The meaning of a link, with its scene loaded.
struct LinkedMoment {
    std::optional<Scene> scene;  // none: the scene that is open
    QString file;
    std::vector<TimedInput> inputs;
    std::optional<StepPlace> place;
};

/// Error: with the column of the link, or the scene file's own. `open`: the scene that a link without a scene is about.
Result<LinkedMoment> readLink(const QString& link, const Scene& open);

}  // namespace solverscope
