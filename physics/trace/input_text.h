// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Inputs as text that links and notebooks hold, one input each:
//
//   iterations=20           a setting, key and value as in a scene file
//   move:box_3=1.5,0.25,0   a body put at x, y [m] and an angle [rad]
//   grab:box_3=0,0.5,2,3    the mouse takes hold at a point of the body [m] and pulls towards a point [m]
//   drag=2,3.1              the mouse moves to a point [m]
//   release                 the mouse lets go
//   break:box_3,box_4=257   discard the stored impulses of this contact feature
//   mass:box_3=2.5          another mass [kg]
//   velocity:box_3=1,0,0.5  another velocity: x and y [m/s] and the angular velocity [rad/s]
//   impulse:velocities=34,3,0.5  after stop 34 of the step row 3 has the impulse 0.5 [N s]; also pseudo_velocities, positions
//
// Names and values may be percent-encoded, and are wherever a URL or this format would misread a character; a blank is a plus
// sign. Bodies have their ids; the world itself has none.
#pragma once

#include <string>
#include <string_view>

#include "physics/base/result.h"
#include "physics/trace/input.h"

namespace solverscope {

/// The numbers are the shortest that read back the same.
std::string inputText(const Scene& scene, const Input& input);

/// Error: the column (in bytes, from 1) and what was expected there. Settings and bodies must be valid for the scene.
Result<Input> parseInput(const Scene& scene, std::string_view text);

/// Text for use in a URL: characters other than letters, digits and - . _ / : , become %XX, a blank a plus sign.
std::string encodedText(std::string_view plain);

/// The inverse; anything that is not an escape stays unchanged.
std::string decodedText(std::string_view encoded);

}  // namespace solverscope
