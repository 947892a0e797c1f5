// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

namespace solverscope {

/// How fast things are shown that move by themselves. Reduced: nothing moves by itself, answers jump to where they end.
enum class Motion { Slow, Normal, Fast, Reduced };

/// The last selected one, and how it is stored from one start to the next.
Motion savedMotion();
void saveMotion(Motion motion);

/// Of the whole program from now on. Until then, as for commands and tests, motion is reduced.
void applyMotion(Motion motion);

/// Whether it was chosen, or the desktop asks for no animations.
bool isMotionReduced();

/// 1 is normal, 2 twice as fast.
double motionSpeed();

}  // namespace solverscope
