// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "gui/session/predicted_motion.h"
#include "lessons/loader/lesson_run.h"

namespace solverscope {

/// What an answer says about a body's motion, if the question asks for one of its coordinates or velocities: the way from `from` to
/// the predicted place, or the way on from the moment of truth with the predicted velocity.
std::optional<PredictedMotion> predictedMotion(const Question& question, const Truth& truth, const QuestionAnswer& answer,
                                               EngineState& engine, Cursor from);

}  // namespace solverscope
