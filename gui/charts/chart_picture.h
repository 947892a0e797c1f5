// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

namespace solverscope {

class LineChart;

/// Writes a picture of a chart; ".svg" means SVG, all else PNG. False if the file cannot be written.
bool writePicture(LineChart& chart, const QString& file);

}  // namespace solverscope
