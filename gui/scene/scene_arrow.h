// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPointF>

class QPainter;
class QPalette;

namespace solverscope {

class ArrowPrompt;
struct SceneCamera;

/// Whether the mouse, at that point of the scene, takes hold of the arrow that is asked for: by its tail, by its head.
bool grabsArrow(const ArrowPrompt& arrow, const SceneCamera& camera, QPointF at);

/// Draws the arrow to where the mouse is.
void drawArrowTo(ArrowPrompt& arrow, const SceneCamera& camera, QPointF at);

/// The drawn arrow, where to begin while there is none, and the right one beside it once it is told.
void paintArrowPrompt(QPainter& painter, const ArrowPrompt& arrow, const SceneCamera& camera, const QPalette& palette);

}  // namespace solverscope
