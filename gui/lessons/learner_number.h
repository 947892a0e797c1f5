// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <optional>

namespace solverscope {

/// The number that a learner means: comma or point, a true minus sign, a fraction, the unit behind it or not.
std::optional<double> numberFromLearner(QString text, const QString& unit);

}  // namespace solverscope
