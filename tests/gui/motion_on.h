// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/style/motion.h"

namespace solverscope {

/// In tests motion is reduced, except while one of these exists.
struct MotionOn {
    explicit MotionOn(Motion motion = Motion::Fast) { applyMotion(motion); }
    ~MotionOn() { applyMotion(Motion::Reduced); }
    MotionOn(const MotionOn&) = delete;
    MotionOn& operator=(const MotionOn&) = delete;
};

}  // namespace solverscope
