// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What a task says: how far it is, what is missing, and what goes into the notebook.
#include <QLabel>
#include <QPushButton>

#include "gui/lessons/check_text.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/lessons/score_label.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/variants.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"
#include "lessons/loader/challenge.h"

namespace solverscope {

NotebookEntry TaskWidget::entry(NotebookEntry here) const {
    NotebookEntry entry = entryOf(EntryKind::Task, std::move(here));
    if (m_score) entry.given = m_score->brief();
    return entry;
}

/// Where it was judged, and what no gauge can show.
QString TaskWidget::missing(const TaskJudgement& judgement) const {
    QStringList parts;
    for (const CheckFinding& finding : judgement.findings)
        if (!finding.holds && !CheckText::isMeasured(finding)) parts.append(CheckText::of(finding));
    if (parts.isEmpty()) return (m_task.at ? tr("What counts is step %1.") : tr("This is step %1.")).arg(judgement.at.step);
    return tr("Step %1: %2.").arg(judgement.at.step).arg(parts.join(QStringLiteral(". ")));
}

/// Names the input of the recording that the task does not allow; empty if there is none.
QString TaskWidget::otherChange() const {
    const std::vector<TimedInput> own = ownInputs();
    const TimedInput* other = forbiddenInput(m_task, own);
    if (!other) return {};
    const auto* setting = std::get_if<SetSetting>(&other->input);
    return setting ? tr("Correct, but “%1” was changed too. Start over, and use only what is unlocked.")
                         .arg(settingLabel(*findSetting(setting->key)))
                   : tr("Correct, but a body was moved too. Start over, and leave the bodies alone.");
}

/// What is entered now, after what has been reached.
void TaskWidget::say(const QString& text) { m_state->setText(m_done ? tr("✓ Done before. Now: %1").arg(text) : text); }

void TaskWidget::showState() {
    const bool solved = isSolved();
    if (solved)
        m_state->setText(tr("✓ Done"));
    else
        say(m_engine.isSceneShown() ? tr("○ Not yet.") : tr("Another scene is open: press “Start over”."));
    colourByVerdict(*m_state, solved ? std::optional(true) : std::nullopt, palette());
    m_check->setEnabled(!solved);
    setPrimary(*m_check, !m_done);
    m_check->setText(m_isRunning ? tr("Cancel") : tr("Check"));
    m_check->setToolTip(m_isRunning
                            ? tr("Cancels the run")
                            : tr("Runs from the start of this task with the settings that you have entered, and shows the result"));
    hintButton()->setVisible(!m_done);
    m_why->setVisible(m_done);
    if (m_done) m_why->setLessonText(asMarkdown(m_task.why));
}

}  // namespace solverscope
