// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "physics/debugger/session.h"
#include "tests/method_variants.h"

namespace solverscope {

/// So many steps of a scene of the library.
inline Recording recorded(const QString& scene, int steps) {
    Recording recording(shippedScene(scene));
    for (int i = 0; i < steps; ++i) recording.advance();
    return recording;
}

/// Stands at the beginning of a step.
inline Session sessionAt(Scene scene, std::int64_t step, const QString& variant = {}) {
    scene.settings = withVariant(scene.settings, variant);
    Session session(std::move(scene));
    session.seek({step, 0, Term::VelocityB});
    return session;
}

inline Session sessionAt(const QString& scene, std::int64_t step, const QString& variant = {}) {
    return sessionAt(shippedScene(scene), step, variant);
}

}  // namespace solverscope
