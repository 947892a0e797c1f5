// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What the stage of a lesson shows, block by block, and what is kept of the learner's work in it.
#include <QLabel>
#include <QLineEdit>

#include "gui/lessons/hand_exercise_widget.h"
#include "gui/lessons/lesson_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_widget.h"
#include "gui/lessons/task_widget.h"
#include "gui/models/moment_words.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/journal.h"
#include "gui/session/moment_link.h"

namespace solverscope {
namespace {

constexpr int mostNotebookCharacters = 400;

}  // namespace

void LessonPanel::clearStage() {
    m_within.reset();
    if (m_question) m_question->leave();
    if (m_byHand) m_byHand->leave();
    m_question = nullptr;
    m_byHand = nullptr;
    m_task = nullptr;
    m_explain = nullptr;
    // A button of the stage may be what brought us here: its widget goes when its signal has been handled.
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

template <typename Block>
void LessonPanel::listenTo(Block& block) {
    connect(&block, &Block::linkActivated, this, &LessonPanel::follow);
    connect(&block, &Block::problem, this, [this](const QString& problem) { m_page->showNotice(problem); });
}

/// What was done before is shown as it was; else it is the block that the learner works on now.
template <typename Block>
void LessonPanel::putToWork(Block& block, Block* LessonPanel::*atWork, bool isDone) {
    connect(&block, &Block::proceed, this, [this, &block] {
        block.close();
        revealOrGoOn();
    });
    m_page->add(&block);
    auto* before = m_before ? m_before->findChild<Block*>(block.objectName()) : nullptr;
    if (before) block.inherit(*before);
    if (before ? before != m_before->*atWork : isDone) return block.close();
    this->*atWork = &block;
    if (!m_before) block.begin();
}

void LessonPanel::addQuestion(const Question& question) {
    const QString id = QString::fromStdString(question.id);
    auto* widget = new QuestionWidget(question, current(), *m_engine, recordOf(id), this);
    listenTo(*widget);
    connect(widget, &QuestionWidget::answered, this, [this, widget, id] {
        NotebookEntry entry = entryOf(EntryKind::Answer, id, widget->asked(), widget->record());
        entry.given = widget->given();
        entry.truth = widget->truth();
        entry.feedback = widget->feedback();
        keep(widget->record(), std::move(entry));
        m_page->scrollTo(widget->result());
    });
    connect(widget, &QuestionWidget::changed, this, [this, widget, id] {
        m_record.answers[id] = widget->record();
        m_keeping.start(keepDelay);
    });
    putToWork(*widget, &LessonPanel::m_question, widget->isAnswered());
}

void LessonPanel::addByHand(const HandExercise& exercise) {
    const QString id = QString::fromStdString(exercise.id);
    auto* widget = new HandExerciseWidget(exercise, current(), *m_engine, recordOf(id), this);
    listenTo(*widget);
    connect(widget, &HandExerciseWidget::done, this, [this, widget, id] {
        NotebookEntry entry = entryOf(EntryKind::Exercise, id, widget->asked(), widget->record());
        entry.given = widget->given();
        keep(widget->record(), std::move(entry));
        m_page->scrollTo(widget);
    });
    putToWork(*widget, &LessonPanel::m_byHand, widget->isDone());
}

void LessonPanel::addTask(const Task& task) {
    const QString id = QString::fromStdString(task.id);
    m_task = new TaskWidget(task, current(), *m_engine, m_record.answers.contains(id), this);
    listenTo(*m_task);
    connect(m_task, &TaskWidget::done, this, [this, id] {
        AnswerRecord record;
        record.right = true;
        record.hints = m_task->hintsShown();
        keep(record, entryOf(EntryKind::Task, id, m_task->asked(), record));
        m_page->focusOnward();
    });
    m_page->add(m_task);
    if (m_before && m_before->m_task)
        m_task->inherit(*m_before->m_task);
    else
        m_task->begin();
}

void LessonPanel::revealNext() {
    const Stage& stage = current();
    QWidget* newest = nullptr;
    m_question = nullptr;
    m_byHand = nullptr;
    while (m_revealed < stage.blocks.size() && !m_question && !m_byHand) {
        const auto& block = stage.blocks[m_revealed++];
        QWidget* shown = nullptr;
        if (const auto* text = std::get_if<LessonText>(&block)) {
            shown = addText(*text);
        } else if (const auto* question = std::get_if<Question>(&block)) {
            addQuestion(*question);
            shown = m_question;
        } else if (const auto* exercise = std::get_if<HandExercise>(&block)) {
            addByHand(*exercise);
            shown = m_byHand;
        } else {
            addTask(std::get<Task>(block));
        }
        // What is to be answered is seen whole, as much of what leads to it as there is room for.
        if (!newest || m_question || m_byHand) newest = shown;
    }
    if (stage.kind == StageKind::Explain && !m_explain) addExplain();
    updateButtons();
    if (!isVisible()) return;
    if (m_question)
        m_question->focusFirst();
    else if (m_byHand)
        m_byHand->focusFirst();
    else if (m_task && !m_task->isDone())
        m_task->focusFirst();
    else if (m_explain)
        m_explain->setFocus();
    else if (m_page->canGoOn())
        m_page->focusOnward();
    if (newest && !m_page->isFirst(newest)) m_page->scrollTo(newest);
}

void LessonPanel::revealOrGoOn() {
    if (m_revealed < current().blocks.size())
        revealNext();
    else
        goOn();
}

void LessonPanel::addExplain() {
    m_explain = new QLineEdit(m_record.explanation, this);
    m_explain->setObjectName(QStringLiteral("explanation"));
    m_explain->setAccessibleName(tr("Your explanation, one line"));
    m_explain->setPlaceholderText(tr("In one line …"));
    m_explain->setMaxLength(mostNotebookCharacters);
    m_page->add(m_explain);
    auto* note = new QLabel(tr("It is kept in your notebook, for you alone."), this);
    note->setWordWrap(true);
    m_page->add(note);
    connect(m_explain, &QLineEdit::textChanged, this, &LessonPanel::updateButtons);
    connect(m_explain, &QLineEdit::textEdited, this, [this] { m_keeping.start(keepDelay); });
    connect(m_explain, &QLineEdit::editingFinished, this, &LessonPanel::save);
    connect(m_explain, &QLineEdit::returnPressed, this, [this] {
        if (m_page->canGoOn()) goOn();
    });
}

bool LessonPanel::isComplete() const {
    if (!m_lesson) return false;
    const Stage& stage = current();
    if (m_revealed < stage.blocks.size() || (m_question && !m_question->isAnswered())) return false;
    if (m_byHand && !m_byHand->isDone()) return false;
    if (m_task && !m_task->isDone()) return false;
    return !m_explain || !m_explain->text().trimmed().isEmpty();
}

void LessonPanel::updateButtons() { m_page->showButtons(m_stage == 0, m_stage + 1 >= stageCount(), isComplete()); }

NotebookEntry LessonPanel::entryHere() const {
    const MomentWords words = MomentWords::of(m_controller.session());
    NotebookEntry entry;
    entry.where = words.where.isEmpty() ? words.name : tr("%1 · %2").arg(words.name, words.where);
    entry.link = MomentLink::of(m_controller).text;
    if (!m_lesson) return entry;
    entry.lesson = QString::fromStdString(m_lesson->lesson.id);
    entry.lessonTitle = QString::fromStdString(m_lesson->lesson.title);
    entry.stage = QString::fromStdString(std::string(stageName(current().kind)));
    return entry;
}

NotebookEntry LessonPanel::entryOf(EntryKind kind, const QString& id, const QString& asked, const AnswerRecord& record) const {
    NotebookEntry entry = entryHere();
    entry.kind = kind;
    entry.question = id;
    entry.heading = asked;
    entry.right = record.right;
    entry.tries = record.tries;
    entry.hints = record.hints;
    entry.instance = record.instance;
    return entry;
}

void LessonPanel::keep(const AnswerRecord& record, NotebookEntry entry) {
    m_record.answers[entry.question] = record;
    m_journal.add(std::move(entry));
    save();
    updateButtons();
}

/// What is written anew before the lesson is left is still the same explanation.
void LessonPanel::noteExplanation() {
    if (m_explained && m_journal.find(m_explained)) return m_journal.follow(m_explained, m_record.explanation);
    if (m_record.explanation.isEmpty()) return;
    NotebookEntry entry = entryHere();
    entry.kind = EntryKind::Explanation;
    entry.text = m_record.explanation;
    m_explained = m_journal.add(std::move(entry));
}

}  // namespace solverscope
