// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/debugger/breakpoints/watches.h"

namespace solverscope {

/// The value of a field in the format of the field table, with its unit; "–" if there is none.
QString fieldText(const Condition& figure, double value);
QString fieldText(const WatchExpression& meter, double value);

}  // namespace solverscope
