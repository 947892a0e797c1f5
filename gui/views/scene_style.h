// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QPalette>

namespace solverscope {

QColor mixed(const QColor& a, const QColor& b, double share);

/// The colours of the scene, made from the palette of the window so that light and dark both hold. The hues are Okabe and
/// Ito's, which colour-blind people tell apart.
struct SceneStyle {
    QColor background;
    QColor grid;
    QColor axis;
    QColor ink;
    QColor faintInk;
    QColor badge;

    QColor bodyFill;
    QColor bodyLine;
    QColor staticFill;
    QColor staticLine;
    QColor hatch;
    QColor markedFill;
    QColor selection;

    QColor normalImpulse;
    QColor frictionImpulse;
    QColor jointImpulse;
    QColor pseudo;
    QColor velocity;
    QColor penetration;
    QColor spring;
    QColor ghost;

    static SceneStyle of(const QPalette& palette);
};

}  // namespace solverscope
