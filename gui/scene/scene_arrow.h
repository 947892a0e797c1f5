// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPointF>

class QPainter;
class QPalette;

namespace solverscope {

class ArrowPrompt;
struct SceneCamera;

/// Whether the mouse at this point of the scene grabs the requested arrow: by its tail, by its head.
bool grabsArrow(const ArrowPrompt& arrow, const SceneCamera& camera, QPointF at);

/// Draws the arrow to the mouse.
void drawArrowTo(ArrowPrompt& arrow, const SceneCamera& camera, QPointF at);

/// The drawn arrow, its origin if there is none yet, and the correct one next to it once revealed.
void paintArrowPrompt(QPainter& painter, const ArrowPrompt& arrow, const SceneCamera& camera, const QPalette& palette);

}  // namespace solverscope
