// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/models/term_story.h"

namespace solverscope {

/// Letter, words and source of a term of the visit at the cursor, without its number.
TermStory termInWords(const Session& session, RowTerm term);

/// The unit of a term; empty where it has none.
QString termUnit(const Event& event, RowTerm term);

/// What bounds the friction at the cursor: the normal row's Λ, or Δλ, as the visit took it.
Real normalImpulseOf(const Session& session);

}  // namespace solverscope
