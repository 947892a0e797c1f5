// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The blocks of a lesson's stage, and the record of the learner's work in it.
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/journal.h"
#include "gui/session/moment_link.h"
#include "gui/text/event_description.h"

namespace solverscope {
namespace {

constexpr int maxNotebookCharacters = 400;

}  // namespace

QString stageLabel(StageKind kind) {
    switch (kind) {
        case StageKind::Goal:
            return LessonPanel::tr("Goal");
        case StageKind::Worked:
            return LessonPanel::tr("Worked numbers");
        case StageKind::Predict:
            return LessonPanel::tr("Predict");
        case StageKind::Step:
            return LessonPanel::tr("Step");
        case StageKind::Fade:
            return LessonPanel::tr("Fill the gap");
        case StageKind::Change:
            return LessonPanel::tr("Change something");
        case StageKind::Checkpoint:
            return LessonPanel::tr("Checkpoint");
        case StageKind::Explain:
            return LessonPanel::tr("Explain");
        case StageKind::FreePlay:
            break;
    }
    return LessonPanel::tr("Free play");
}

QStringList unlockedControls(const Lesson& lesson, const Stage& stage) {
    if (stage.kind == StageKind::FreePlay) return {QStringLiteral("*")};
    QStringList controls;
    for (const std::string& control : lesson.controls) controls.append(QString::fromStdString(control));
    for (const auto& block : stage.blocks)
        if (const auto* task = std::get_if<Task>(&block))
            for (const std::string& control : task->controls) controls.append(QString::fromStdString(control));
    return controls;
}

void LessonPanel::clearStage() {
    m_within.reset();
    if (m_atWork) m_atWork->leave();
    m_atWork = nullptr;
    m_exercises.clear();
    m_explain = nullptr;
    // This may be called by a button of the stage: its widget is deleted after its signal has been handled.
    while (QWidget* block = m_page->takeFirst()) {
        block->hide();
        block->disconnect(this);
        m_controller.disconnect(block);
        block->deleteLater();
    }
    m_revealed = 0;
    m_stageState.reset();
    m_stageSession.reset();
}

LessonTextView* LessonPanel::addText(const LessonText& text) {
    auto* view = new LessonTextView(this);
    view->setObjectName(QStringLiteral("text%1").arg(m_revealed));
    view->setLessonText(QString::fromStdString(rendered(text, *m_stageState, m_stageAt, {})));
    connect(view, &LessonTextView::anchorClicked, this, &LessonPanel::follow);
    m_page->add(view);
    return view;
}

std::optional<AnswerRecord> LessonPanel::recordOf(const QString& id) const {
    const auto known = m_record.answers.constFind(id);
    return known == m_record.answers.cend() ? std::nullopt : std::optional(*known);
}

/// What was done before is shown as it was; else it is the exercise that the learner works on now.
ExerciseWidget* LessonPanel::addExercise(const LessonBlock& block) {
    const QString id = QString::fromStdString(exerciseIn(block)->id);
    ExerciseWidget* widget = makeExerciseWidget(block, current(), *m_engine, recordOf(id), this);
    m_exercises.push_back(widget);
    m_page->add(widget);
    connect(widget, &ExerciseWidget::linkActivated, this, &LessonPanel::follow);
    connect(widget, &ExerciseWidget::problem, this, [this](const QString& problem) { m_page->showNotice(problem); });
    connect(widget, &ExerciseWidget::done, this, [this, widget] { keep(*widget); });
    connect(widget, &ExerciseWidget::changed, this, [this, widget, id] {
        m_record.answers[id] = widget->record();
        m_keeping.start(keepDelay);
    });
    connect(widget, &ExerciseWidget::proceed, this, [this, widget] {
        widget->close();
        revealOrContinue();
    });
    auto* before = m_before ? m_before->findChild<ExerciseWidget*>(widget->objectName()) : nullptr;
    if (before) widget->restoreFrom(*before);
    if (widget->holdsBack() && (before ? before != m_before->m_atWork : widget->isDone())) {
        widget->close();
        return widget;
    }
    m_atWork = widget;
    if (!m_before) widget->begin();
    return widget;
}

void LessonPanel::revealNext() {
    const Stage& stage = current();
    QWidget* newest = nullptr;
    bool isHeldBack = false;
    m_atWork = nullptr;
    while (m_revealed < stage.blocks.size() && !isHeldBack) {
        const auto& block = stage.blocks[m_revealed++];
        const auto* text = std::get_if<LessonText>(&block);
        QWidget* shown = text ? static_cast<QWidget*>(addText(*text)) : addExercise(block);
        isHeldBack = shown == m_atWork && m_atWork->holdsBack();
        // Shows the whole block to be answered, with as much as possible of what precedes it.
        if (!newest || isHeldBack) newest = shown;
    }
    const auto open = std::ranges::find_if_not(m_exercises, &ExerciseWidget::isDone);
    if (!m_atWork && open != m_exercises.end()) m_atWork = *open;
    if (stage.kind == StageKind::Explain && !m_explain) addExplain();
    updateButtons();
    if (!isVisible()) return;
    if (m_atWork && (isHeldBack || !m_atWork->isDone()))
        m_atWork->focusFirst();
    else if (m_explain)
        m_explain->setFocus();
    else if (m_page->canContinue())
        m_page->focusNextButton();
    if (newest && !m_page->isFirst(newest)) m_page->scrollTo(newest);
}

void LessonPanel::revealOrContinue() {
    if (m_revealed < current().blocks.size())
        revealNext();
    else
        continueLesson();
}

void LessonPanel::addExplain() {
    m_explain = new QLineEdit(m_record.explanation, this);
    m_explain->setObjectName(QStringLiteral("explanation"));
    m_explain->setAccessibleName(tr("Your explanation, one line"));
    m_explain->setPlaceholderText(tr("In one line …"));
    m_explain->setMaxLength(maxNotebookCharacters);
    m_page->add(m_explain);
    auto* note = new QLabel(tr("It is kept in your notebook, only for you."), this);
    note->setWordWrap(true);
    m_page->add(note);
    connect(m_explain, &QLineEdit::textChanged, this, &LessonPanel::updateButtons);
    connect(m_explain, &QLineEdit::textEdited, this, [this] { m_keeping.start(keepDelay); });
    connect(m_explain, &QLineEdit::editingFinished, this, &LessonPanel::save);
    connect(m_explain, &QLineEdit::returnPressed, this, [this] {
        if (m_page->canContinue()) continueLesson();
    });
}

bool LessonPanel::isComplete() const {
    if (!m_lesson || m_revealed < current().blocks.size()) return false;
    const bool allDone = std::ranges::all_of(m_exercises, &ExerciseWidget::isDone);
    return allDone && (!m_explain || !m_explain->text().trimmed().isEmpty());
}

void LessonPanel::updateButtons() { m_page->showButtons(m_stage == 0, m_stage + 1 >= stageCount(), isComplete()); }

NotebookEntry LessonPanel::entryHere() const {
    const MomentDescription words = MomentDescription::of(m_controller.session());
    NotebookEntry entry;
    entry.where = words.where.isEmpty() ? words.name : tr("%1 · %2").arg(words.name, words.where);
    entry.link = MomentLink::of(m_controller).text;
    if (!m_lesson) return entry;
    entry.lesson = QString::fromStdString(m_lesson->lesson.id);
    entry.lessonTitle = QString::fromStdString(m_lesson->lesson.title);
    entry.stage = QString::fromStdString(std::string(stageName(current().kind)));
    return entry;
}

void LessonPanel::keep(ExerciseWidget& exercise) {
    NotebookEntry entry = exercise.entry();
    m_record.answers[entry.question] = exercise.record();
    const NotebookEntry here = entryHere();
    entry.where = here.where;
    entry.link = here.link;
    entry.lesson = here.lesson;
    entry.lessonTitle = here.lessonTitle;
    entry.stage = here.stage;
    m_journal.add(std::move(entry));
    save();
    updateButtons();
    if (QWidget* outcome = exercise.outcome())
        m_page->scrollTo(outcome);
    else
        m_page->focusNextButton();
}

/// What is written again before the lesson is left is still the same explanation.
void LessonPanel::noteExplanation() {
    if (m_explained && m_journal.find(m_explained)) return m_journal.follow(m_explained, m_record.explanation);
    if (m_record.explanation.isEmpty()) return;
    NotebookEntry entry = entryHere();
    entry.kind = EntryKind::Explanation;
    entry.text = m_record.explanation;
    m_explained = m_journal.add(std::move(entry));
}

}  // namespace solverscope
