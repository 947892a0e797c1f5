// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/review.h"

#include <algorithm>
#include <map>

namespace solverscope {
namespace {

int daysOf(int level) {
    return reviewDays[static_cast<std::size_t>(std::clamp(level, 0, static_cast<int>(reviewDays.size()) - 1))];
}

QDate dueDay(const ReviewState& review, QDate today) { return review.due.isValid() ? review.due : today; }

/// Calls with every question of a done lesson that was answered and can come back.
void forEachReviewable(const Lesson& lesson, const LessonRecord& record,
                       const std::function<void(int stage, std::size_t block, const AnswerRecord& answer)>& call) {
    if (!record.done) return;
    for (std::size_t stage = 0; stage < lesson.stages.size(); ++stage) {
        const auto& blocks = lesson.stages[stage].blocks;
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            const auto* question = std::get_if<Question>(&blocks[block]);
            if (!question || !isReviewable(*question)) continue;
            const auto answer = record.answers.constFind(QString::fromStdString(question->id));
            if (answer != record.answers.cend() && answer->tries > 0) call(static_cast<int>(stage), block, *answer);
        }
    }
}

/// Questions that wait longest first; then one of each part in turn, so that neighbours differ.
std::vector<ReviewItem> mixed(const LessonLibrary& library, std::vector<ReviewItem> due) {
    std::ranges::stable_sort(due, {}, &ReviewItem::due);
    std::vector<std::vector<ReviewItem>> parts;  // in the order in which each has its first question
    std::map<std::string, std::size_t> places;
    for (const ReviewItem& item : due) {
        const std::string& part = library.lessons()[item.lesson].lesson.part;
        const auto place = places.try_emplace(part, parts.size()).first->second;
        if (place == parts.size()) parts.emplace_back();
        parts[place].push_back(item);
    }
    std::vector<ReviewItem> session;
    for (std::size_t turn = 0; session.size() < std::min(due.size(), maxReviewed); ++turn)
        for (const auto& part : parts)
            if (turn < part.size() && session.size() < maxReviewed) session.push_back(part[turn]);
    return session;
}

}  // namespace

ReviewState afterReview(const ReviewState& before, bool isRight, QDate today) {
    const int last = static_cast<int>(reviewDays.size()) - 1;
    const int level = isRight ? std::min(before.level + 1, last) : 0;
    return {level, today.addDays(daysOf(level)), !isRight};
}

QDate dayReviewed(const ReviewState& review) { return review.due.isValid() ? review.due.addDays(-daysOf(review.level)) : QDate(); }

bool isReviewable(const Question& question) {
    return std::ranges::any_of(question.variations, [](const Variation& each) { return each.values.size() > 1; });
}

void planReviews(LessonRecord& record, const Lesson& lesson, QDate today) {
    const LessonRecord before = record;
    forEachReviewable(lesson, before, [&](int stage, std::size_t block, const AnswerRecord& answer) {
        if (answer.review.due.isValid()) return;
        const auto& question = std::get<Question>(lesson.stages[static_cast<std::size_t>(stage)].blocks[block]);
        record.answers[QString::fromStdString(question.id)].review = {0, today.addDays(daysOf(0)), false};
    });
}

ReviewPlan reviewPlan(const LessonLibrary& library, const LessonProgress& progress, QDate today) {
    ReviewPlan plan;
    std::vector<ReviewItem> due;
    for (const ContentsEntry& entry : library.contents()) {
        if (!entry.lesson) continue;
        const Lesson& lesson = library.lessons()[*entry.lesson].lesson;
        forEachReviewable(lesson, progress.of(entry.id), [&](int stage, std::size_t block, const AnswerRecord& answer) {
            const QDate day = dueDay(answer.review, today);
            if (day <= today) return due.push_back({*entry.lesson, stage, block, day});
            ++plan.later;
            if (!plan.next.isValid() || day < plan.next) plan.next = day;
        });
    }
    plan.due = due.size();
    plan.session = mixed(library, std::move(due));
    return plan;
}

bool isAllRight(const Lesson& lesson, const LessonRecord& record) {
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            if (const Exercise* exercise = exerciseIn(block)) {
                const AnswerRecord answer = record.answers.value(QString::fromStdString(exercise->id));
                if (!answer.right || answer.review.lapsed) return false;
            }
    return record.done;
}

SkillState skillState(const Lesson& lesson, const LessonRecord& record, QDate today) {
    bool isDue = false;
    forEachReviewable(lesson, record, [&](int, std::size_t, const AnswerRecord& answer) {
        isDue = isDue || dueDay(answer.review, today) <= today;
    });
    if (isDue) return SkillState::Due;
    if (isAllRight(lesson, record)) return SkillState::Can;
    return record.done || record.stage > 0 || !record.answers.isEmpty() ? SkillState::Seen : SkillState::NotYet;
}

}  // namespace solverscope
