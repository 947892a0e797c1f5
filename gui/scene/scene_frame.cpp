// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_frame.h"

namespace solverscope {

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto between = [share](double x, double y) { return static_cast<float>(x + share * (y - x)); };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()), between(a.blueF(), b.blueF()));
}

SceneStyle SceneStyle::of(const QPalette& palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor ink = palette.color(QPalette::Text);
    const bool dark = base.lightnessF() < ink.lightnessF();
    const auto hue = [&](const char* name) { return dark ? mixed(QColor(name), ink, 0.22) : QColor(name); };
    const QColor blue("#0072B2");
    const QColor sky("#56B4E9");

    SceneStyle style;
    style.background = base;
    style.grid = mixed(base, ink, dark ? 0.07 : 0.055);
    style.axis = mixed(base, ink, dark ? 0.16 : 0.14);
    style.ink = ink;
    style.faintInk = mixed(base, ink, 0.62);
    style.badge = mixed(base, ink, dark ? 0.05 : 0.02);

    style.bodyFill = mixed(base, sky, dark ? 0.20 : 0.20);
    style.bodyLine = mixed(mixed(base, blue, dark ? 0.6 : 0.8), ink, dark ? 0.35 : 0.25);
    style.staticFill = mixed(base, ink, dark ? 0.12 : 0.09);
    style.staticLine = mixed(base, ink, 0.65);
    style.hatch = mixed(base, ink, dark ? 0.34 : 0.32);
    style.markedFill = mixed(base, sky, dark ? 0.42 : 0.46);
    style.selection = palette.color(QPalette::Highlight);

    style.normalImpulse = dark ? QColor(sky) : QColor(blue);
    style.frictionImpulse = dark ? QColor("#E69F00") : mixed(QColor("#E69F00"), ink, 0.12);
    style.jointImpulse = hue("#009E73");
    style.pseudo = hue("#CC79A7");
    style.velocity = mixed(base, ink, 0.75);
    style.penetration = hue("#D55E00");
    style.spring = hue("#009E73");
    style.ghost = mixed(base, ink, 0.8);  // no hue: all hues have other meanings
    return style;
}

}  // namespace solverscope
