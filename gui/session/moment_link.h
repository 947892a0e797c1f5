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

/// A link to where the window stands, and in a sentence what it cannot say.
struct MomentLink {
    Q_DECLARE_TR_FUNCTIONS(MomentLink)

public:
    /// Longer links leave out what the mouse did.
    static constexpr qsizetype longest = 1500;  // characters

    QString text;
    QString remark;

    static MomentLink of(const DebuggerController& controller);
};

/// What a link means, its scene loaded.
struct LinkedMoment {
    std::optional<Scene> scene;  // none: the scene that is open
    QString file;
    std::vector<TimedInput> inputs;
    std::optional<StepPlace> place;
};

/// Error: with the column of the link, or the scene file's own. `open`: the scene that a link without a scene is about.
Result<LinkedMoment> readLink(const QString& link, const Scene& open);

}  // namespace solverscope
