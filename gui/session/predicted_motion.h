// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "physics/base/ids.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// Where somebody has predicted a body to be, or to go.
struct PredictedMotion {
    BodyId body{};
    std::optional<Vec2> position;  // of the body's middle
    std::vector<Vec2> path;        // of it
    bool isNamed = true;           // false: an arrow next to it says whose it is
};

/// What the scene shows of a prediction, next to what happens. There is one at a time.
class PredictionGhost : public QObject {
    Q_OBJECT

public:
    explicit PredictionGhost(QObject* parent = nullptr) : QObject(parent) {}

    void show(const QObject* requester, std::optional<PredictedMotion> motion) {
        m_requester = requester;
        m_motion = std::move(motion);
        emit changed();
    }

    /// Withdraws what this caller has shown.
    void clear(const QObject* requester) {
        if (m_requester == requester) show(nullptr, std::nullopt);
    }

    const std::optional<PredictedMotion>& motion() const { return m_motion; }

signals:
    void changed();

private:
    const QObject* m_requester = nullptr;
    std::optional<PredictedMotion> m_motion;
};

}  // namespace solverscope
