// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/base/result.h"

namespace solverscope {

/// Why an edit is refused, in the language in use (physics/scene/refusals.h). What is wrong at a place of a text is said as it is.
QString editRefusalText(const Error& error);
QString editRefusalText(const std::string& message);

}  // namespace solverscope
