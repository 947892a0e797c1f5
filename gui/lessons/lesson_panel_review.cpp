// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The review of old questions, and the map of what one can do.
#include <QLocale>
#include <QStackedWidget>

#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_contents.h"
#include "gui/lessons/lesson_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/skill_map.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {

void LessonPanel::setToday(Today today) {
    m_today = std::move(today);
    fillContents();
}

ReviewPlan LessonPanel::fillContents() {
    ReviewPlan plan = reviewPlan(m_library, m_progress, m_today());
    m_contents->fill(m_library, m_progress, plan);
    return plan;
}

void LessonPanel::showSkills() {
    leaveLesson();
    m_skills->fill(m_library, m_progress, m_today());
    m_pages->setCurrentWidget(m_skills);
    m_skills->focusList();
}

void LessonPanel::startReview() {
    if (!m_controller.mayLeaveScene()) return;
    leaveLesson();
    m_left.clear();
    m_progress.readAgain();
    ReviewPlan plan = fillContents();
    if (plan.session.empty()) return;
    m_review.emplace();
    m_review->items = std::move(plan.session);
    emit stageEntered(true);
    enterReviewed();
}

/// Asks the question whose turn it is, with other numbers than last time.
void LessonPanel::enterReviewed() {
    clearStage();
    const ReviewItem& item = m_review->items[m_review->at];
    enterLesson(item.lesson);
    const auto& question = std::get<Question>(m_lesson->lesson.stages[static_cast<std::size_t>(item.stage)].blocks[item.block]);
    const int last = m_record.answers.value(QString::fromStdString(question.id)).instance;
    m_review->record = {};
    m_review->record.instance = otherInstance(last, static_cast<int>(instancesOf(question).size()));
    m_review->record.open = true;
    enterStage(item.stage);
}

/// In a review, the texts of the stage say what the question is about.
std::vector<const LessonBlock*> LessonPanel::blocksToShow() const {
    const auto& blocks = current().blocks;
    std::vector<const LessonBlock*> shown;
    const std::size_t end = m_review ? m_review->items[m_review->at].block : blocks.size();
    for (std::size_t i = 0; i < end; ++i)
        if (!m_review || std::holds_alternative<LessonText>(blocks[i])) shown.push_back(&blocks[i]);
    if (m_review) shown.push_back(&blocks[end]);
    return shown;
}

void LessonPanel::showStageHeading() {
    const Stage& stage = current();
    const QString title = QString::fromStdString(stage.title);
    if (!m_review) return m_page->showStage(stageLabel(stage.kind), title, m_stage);
    const Lesson& lesson = m_lesson->lesson;
    const QString from = tr("From %1  %2").arg(QString::fromStdString(lesson.id), QString::fromStdString(lesson.title));
    m_page->showStage(from, title.isEmpty() ? stageLabel(stage.kind) : title, static_cast<int>(m_review->at));
}

/// The first answer counts; what is tried afterwards is practice.
void LessonPanel::keepReviewed(const ExerciseWidget& exercise) {
    const bool isFirst = m_review->record.tries == 0;
    m_review->record = exercise.record();
    if (!isFirst) return;
    const ReviewItem& item = m_review->items[m_review->at];
    const Stage& stage = current();
    const auto& question = std::get<Question>(stage.blocks[item.block]);
    const QString id = QString::fromStdString(question.id);
    const bool isRight = exercise.record().right;
    ++m_review->answered;
    m_review->right += isRight;
    if (!isRight) {
        const QString name = tr("%1  %2").arg(lesson(), QString::fromStdString(m_lesson->lesson.title));
        const QString link = QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(lesson()).arg(item.stage).arg(name.toHtmlEscaped());
        if (!m_review->missed.contains(link)) m_review->missed.append(link);
    }
    m_progress.keepReview(lesson(), id, afterReview(m_record.answers.value(id).review, isRight, m_today()));
}

void LessonPanel::continueReview() {
    if (m_review->at + 1 >= m_review->items.size()) return finishReview();
    if (!m_controller.mayLeaveScene()) return;
    ++m_review->at;
    enterReviewed();
}

void LessonPanel::finishReview() {
    const ReviewSession done = *m_review;
    leaveLesson();
    showContents();
    const ReviewPlan plan = reviewPlan(m_library, m_progress, m_today());
    QStringList lines;
    if (!done.missed.isEmpty())
        lines << tr("These come back tomorrow:").toHtmlEscaped() + QLatin1Char(' ') + done.missed.join(QStringLiteral(" · "));
    if (plan.due > 0)
        lines << tr("%n more questions are due today.", nullptr, static_cast<int>(plan.due)).toHtmlEscaped();
    else if (plan.next.isValid())
        lines << tr("The next review is on %1.").arg(QLocale().toString(plan.next, QLocale::LongFormat)).toHtmlEscaped();
    m_contents->showSummary(tr("Review: %1 of %2 right").arg(done.right).arg(done.answered), lines.join(QStringLiteral("<br>")), {},
                            {});
    emit waitingChanged();
}

}  // namespace solverscope
