// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/score_label.h"

#include <QEvent>
#include <cmath>

#include "gui/lessons/question_result.h"
#include "gui/text/number_text.h"
#include "lessons/loader/lesson_run.h"

namespace solverscope {
namespace {

/// Visits are counted in thousands: all digits before the point are shown.
QString shownScore(Real score) { return std::abs(score) >= 1000 ? shownFixed(score, 0) : qstring(shownNumber(score)); }

}  // namespace

ScoreLabel::ScoreLabel(Real par, QWidget* parent) : QLabel(parent), m_par(par) {
    setObjectName(QStringLiteral("score"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    showScore();
}

void ScoreLabel::setScore(std::optional<Real> score) {
    m_score = score;
    showScore();
}

QString ScoreLabel::brief() const {
    return m_score ? tr("yours %1, par %2").arg(shownScore(*m_score), shownScore(m_par)) : QString();
}

void ScoreLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange) showScore();
}

void ScoreLabel::showScore() {
    setText(!m_score          ? tr("par %1").arg(shownScore(m_par))
            : hasReachedPar() ? tr("✓ %1").arg(brief())
                              : tr("○ %1: there is a better solution. Check counts again.").arg(brief()));
    colourByVerdict(*this, hasReachedPar() ? std::optional(true) : std::nullopt, parentWidget()->palette());
}

}  // namespace solverscope
