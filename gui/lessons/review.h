// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Old questions that come back with fresh numbers: after days, and after more of them each time that they are answered rightly.
#pragma once

#include <QDate>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_progress.h"

namespace solverscope {

/// After how many days a question comes back, by its level.
inline constexpr std::array reviewDays{1, 3, 7, 21, 60};

/// Questions of one session.
inline constexpr std::size_t maxReviewed = 10;

/// The day that counts as today.
using Today = std::function<QDate()>;

/// The plan after a question was answered in a review.
ReviewState afterReview(const ReviewState& before, bool isRight, QDate today);

/// The day on which the plan was made.
QDate dayReviewed(const ReviewState& review);

/// Whether a question can come back: it has other numbers to ask with.
bool isReviewable(const Question& question);

/// Plans the questions of a finished lesson that are not planned yet: they come back on the next day.
void planReviews(LessonRecord& record, const Lesson& lesson, QDate today);

/// A question that may come back.
struct ReviewItem {
    std::size_t lesson = 0;  // places in the library
    int stage = 0;
    std::size_t block = 0;
    QDate due;
};

/// What comes back when.
struct ReviewPlan {
    std::vector<ReviewItem> session;  // the questions of the next session: those that wait longest, from all parts in turn
    std::size_t due = 0;              // all that are due
    std::size_t later = 0;            // planned for another day
    QDate next;                       // the first of these days
};

/// The plan of all questions that were answered in lessons that are done. Those that were done before there were reviews are due.
ReviewPlan reviewPlan(const LessonLibrary& library, const LessonProgress& progress, QDate today);

/// Whether a lesson is done and every exercise was answered rightly, in reviews too.
bool isAllRight(const Lesson& lesson, const LessonRecord& record);

/// How far the learner is with what a lesson teaches. Due: a question of it comes back today. Can: all is right.
enum class SkillState { NotYet, Seen, Can, Due };
SkillState skillState(const Lesson& lesson, const LessonRecord& record, QDate today);

}  // namespace solverscope
