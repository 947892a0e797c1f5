// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "physics/debugger/session.h"

namespace solverscope {

/// One test of two bodies for overlap, in words and numbers.
struct PairDescription {
    Q_DECLARE_TR_FUNCTIONS(solverscope::PairDescription)

public:
    QString title;
    QString text;

    static PairDescription of(const Scene& scene, const World& world, const PairTest& test, std::size_t number);
};

}  // namespace solverscope
