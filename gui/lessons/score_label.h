// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLabel>
#include <optional>

#include "physics/base/vec2.h"

namespace solverscope {

/// What a task has cost the learner, next to its par.
class ScoreLabel : public QLabel {
    Q_OBJECT

public:
    ScoreLabel(Real par, QWidget* parent);

    /// The best score so far; nothing: the task is not done.
    void setScore(std::optional<Real> score);
    std::optional<Real> score() const { return m_score; }

    /// Whether there is nothing more to reach.
    bool hasReachedPar() const { return m_score && *m_score <= m_par; }

    /// "yours 5200, par 4000", for the notebook; empty without a score.
    QString brief() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showScore();

    Real m_par;
    std::optional<Real> m_score;
};

}  // namespace solverscope
