// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/exercise_widget.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

#include "gui/lessons/answer_row.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/session/arrow_prompt.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/predicted_motion.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "physics/constraints/contact_rows.h"

namespace solverscope {

QuestionWidget::QuestionWidget(const Question& question, const WidgetPlace& place)
    : ExerciseWidget("question", question, place), m_question(question) {
    if (question.role != QuestionRole::Plain)
        addTitle(question.role == QuestionRole::Bug ? tr("Find the bug") : tr("A new situation"));
    m_ask = addText("ask");
    m_answer = new AnswerRow(question, this);
    column().addWidget(m_answer);
    m_inputError = addLabel("complaint");
    addHints();
    m_commit = makeButton("commit", tr("Commit"), tr("Locks your prediction and runs the engine to the moment in question"));
    setPrimary(*m_commit, true);
    column().addLayout(inRow({hintButton(), emptyStretch(), m_commit}));
    m_result = new QuestionResult(question.kind, this);
    column().addWidget(m_result);

    connect(hintButton(), &QPushButton::clicked, this, &QuestionWidget::showHint);
    connect(m_commit, &QPushButton::clicked, this, &QuestionWidget::commit);
    connect(m_answer, &AnswerRow::edited, m_inputError, &QWidget::hide);
    connect(m_answer, &AnswerRow::edited, this, &QuestionWidget::keepDraft);
    connect(m_answer, &AnswerRow::entered, this, &QuestionWidget::commit);
    connect(m_answer, &AnswerRow::picked, this, &QuestionWidget::showPick);
    connect(m_answer, &AnswerRow::arrowChanged, this, &QuestionWidget::showArrow);
    if (question.kind == AnswerKind::Arrow)
        connect(&m_controller.arrowPrompt(), &ArrowPrompt::changed, this, &QuestionWidget::takeArrow);
    if (isPick(question.kind)) connect(&m_controller, &DebuggerController::selectionChanged, this, &QuestionWidget::takePick);
    connect(m_result, &QuestionResult::fresh, this, &QuestionWidget::tryFresh);
    connect(m_result, &QuestionResult::proceed, this, &QuestionWidget::proceed);
    connect(m_result, &QuestionResult::linkActivated, this, &QuestionWidget::linkActivated);

    ask();
    if (!place.record) return;
    if (place.record->open) {
        for (int i = 0; i < place.record->shownHints; ++i) showHint();
        m_record.shownHints = place.record->shownHints;
        m_answer->setDraft(place.record->draft);
        return;
    }
    m_answered = true;
    if (const auto given = answerInRecord(question, m_record.given.toStdString())) m_given = *given;
    showResult();
}

QuestionWidget::~QuestionWidget() { leave(); }

void QuestionWidget::setAsking(bool asking) {
    m_asking = asking;
    setHidesFuture(asking);
    if (!asking || m_question.kind != AnswerKind::Arrow) return;
    m_arrowShown = true;
    m_controller.arrowPrompt().ask(this, m_truth.tail, m_question.arrow->metresPerUnit);
}

void QuestionWidget::setHidesFuture(bool hides) {
    m_hidesFuture = hides;
    m_controller.hideFuture(this, hides);
}

/// Whether a later question of the stage is about the step that this one has led to, with other numbers.
bool QuestionWidget::leadsToAnother() const {
    const auto isHere = [this](const Question& question) {
        return !question.setup && question.changes.empty() && question.at.step.source() == m_question.at.step.source();
    };
    bool isLater = false;
    for (const LessonBlock& block : m_stage.blocks) {
        const auto* question = std::get_if<Question>(&block);
        if (!question) continue;
        if (isLater && isHere(*question)) return !m_question.setup;
        isLater = isLater || question->id == m_question.id;
    }
    return false;
}

void QuestionWidget::leave() {
    setAsking(false);
    m_controller.prediction().clear(this);
    if (m_arrowShown) m_controller.arrowPrompt().clear(this);
    m_arrowShown = false;
}

void QuestionWidget::watchScene(bool ours) {
    m_controller.hideFuture(this, ours && m_hidesFuture);
    if (!ours) m_controller.prediction().clear(this);
    if (!m_arrowShown) return;
    ArrowPrompt& arrow = m_controller.arrowPrompt();
    if (!ours) return arrow.clear(this);
    if (arrow.isRequested()) return;
    arrow.ask(this, m_truth.tail, m_question.arrow->metresPerUnit);
    arrow.draw(m_answer->arrow());
    if (m_answered) arrow.reveal(m_truth.arrow);
}

void QuestionWidget::showArrow() {
    if (m_asking && !m_answered) m_controller.arrowPrompt().draw(m_answer->arrow());
}

/// The arrow drawn in the scene is the answer.
void QuestionWidget::takeArrow() {
    const auto drawn = m_controller.arrowPrompt().drawn();
    if (!m_asking || m_answered || !drawn || m_answer->arrow() == drawn) return;
    m_answer->setArrow(*drawn);
    m_inputError->hide();
}

std::uint32_t QuestionWidget::rowOfPick(unsigned number) const { return number < m_pickRows.size() ? m_pickRows[number] : 0; }

QWidget* QuestionWidget::outcome() { return m_result; }

void QuestionWidget::fillPicks() {
    if (!isPick(m_question.kind)) return;
    QStringList names;
    m_pickRows.clear();
    if (m_question.kind == AnswerKind::PickBody) {
        for (const auto& body : state().scene().bodies) names.append(QString::fromStdString(body.id));
    } else {
        const RowVector& rows = state().worldAt(m_truth.at).rows;
        const bool isContact = m_question.kind == AnswerKind::PickContact;
        for (std::uint32_t i = 0; i < rows.size(); ++i) {
            if (isContact && !isContactNormal(rows[i])) continue;
            m_pickRows.push_back(i);
            const QString name = nameOfRow(i, m_truth, state());
            names.append(isContact ? name : tr("%1  %2").arg(i + 1).arg(name));
        }
    }
    m_answer->setPicks(names);
}

/// The pick in the list is marked in the window.
void QuestionWidget::showPick(unsigned number) {
    if (!m_asking) return;
    if (picksRow(m_question.kind))
        m_controller.pickRow(RowRef{RowList::Velocities, rowOfPick(number)});
    else
        m_controller.selectBody(static_cast<BodyId>(number));
}

/// The contact of the row that was picked in the window. Its friction row is the same contact.
std::optional<unsigned> QuestionWidget::contactPicked() const {
    const auto row = m_controller.pickedRow();
    const RowVector& rows = state().worldAt(m_truth.at).rows;
    if (!row || row->list != RowList::Velocities || row->row >= rows.size()) return std::nullopt;
    for (unsigned i = 0; i < m_pickRows.size(); ++i)
        if (rows[m_pickRows[i]].constraint == rows[row->row].constraint) return i;
    return std::nullopt;
}

/// The pick in the window is the answer.
void QuestionWidget::takePick() {
    if (!m_asking || m_answered) return;
    std::optional<unsigned> picked;
    if (m_question.kind == AnswerKind::PickRow) {
        const auto row = m_controller.markedRow();
        if (row && row->list == RowList::Velocities && m_controller.session().event().kind != EventKind::Row) picked = row->row;
    } else if (m_question.kind == AnswerKind::PickContact) {
        picked = contactPicked();
    } else if (m_controller.selectedBody()) {
        picked = static_cast<unsigned>(index(*m_controller.selectedBody()));
    }
    if (!picked) return;
    m_answer->pick(*picked);
    m_inputError->hide();
    keepDraft();
}

QString QuestionWidget::markdown(const LessonText& text, const Variables& numbers) const {
    return QString::fromStdString(rendered(text, state(), m_truth.at, numbers));
}

void QuestionWidget::ask() {
    m_answered = false;
    takeInstance();
    const auto truth = truthOf(m_question, state(), variables(), m_engine.lessonFile());
    m_truth = truth ? *truth : Truth{};
    m_ask->setLessonText(asMarkdown(m_question.ask));
    Reading reading{state(), m_truth.at, variables()};
    for (std::size_t i = 0; i < m_question.given.size(); ++i) {
        const auto value = evaluate(m_question.given[i].value, reading);
        m_answer->setGiven(i, value ? QString::fromStdString(shownNumber(*value)) : QStringLiteral("?"));
    }
    clearHints();
    m_answer->clear();
    if (AnswerInput* input = m_answer->input()) input->ask(m_truth, state(), m_record.instance);
    fillPicks();
    hintButton()->show();
    m_inputError->hide();
    m_result->hide();
    setLocked(false);
}

void QuestionWidget::restoreFrom(ExerciseWidget& other) {
    const auto& before = static_cast<const QuestionWidget&>(other);
    m_record = before.m_record;
    m_given = before.m_given;
    ask();
    m_answered = before.m_answered;
    m_asking = before.m_asking;
    m_hidesFuture = before.m_hidesFuture;
    m_arrowShown = before.m_arrowShown;
    if (m_arrowShown) m_controller.arrowPrompt().transferTo(this);
    watchScene(m_engine.isSceneShown());
    for (int i = 0; i < before.hintsShown(); ++i) showHint();
    if (m_answered) return showResult();
    if (m_answer->input()) m_answer->setDraft(before.m_answer->draft());
}

void QuestionWidget::begin() {
    if (m_answered) return;
    setAsking(true);
    if (!m_engine.prepare(setup(), m_question.changes, variables())) return emit problem(m_engine.problem());
    m_controller.pickRow(std::nullopt);
    m_controller.selectBody(std::nullopt);
    if (m_question.from && !m_engine.go(*m_question.from, variables())) emit problem(m_engine.problem());
}

void QuestionWidget::focusFirst() {
    if (m_answered)
        m_result->focusContinue();
    else
        m_answer->focusFirst();
}

QWidget* QuestionWidget::numberField() const { return m_answered ? nullptr : m_answer->numberField(); }

void QuestionWidget::setLocked(bool locked) {
    m_answer->setEnabled(!locked);
    m_commit->setVisible(!locked);
}

/// Return commits for every kind of answer, not only typed ones.
void QuestionWidget::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || event->isAutoRepeat() || !m_answer->isAncestorOf(focusWidget())) return ExerciseWidget::keyPressEvent(event);
    commit();
}

void QuestionWidget::commit() {
    if (m_answered) return;
    const auto given = m_answer->answer();
    if (!given) {
        const QString mistake = m_answer->mistake();
        m_inputError->setText(m_answer->input()                       ? m_answer->input()->missing()
                              : !mistake.isEmpty()                    ? unreadableNumber(mistake)
                              : m_question.kind == AnswerKind::Number ? tr("Please enter a number, such as 0.25 or 1/4.")
                              : m_question.kind == AnswerKind::Sign   ? tr("Please choose a sign.")
                              : m_question.kind == AnswerKind::Arrow  ? tr("Please draw the arrow, or type both of its numbers.")
                                                                      : tr("Please pick one first."));
        m_inputError->show();
        return;
    }
    m_inputError->hide();
    m_given = *given;
    m_record.open = false;
    m_record.shownHints = 0;
    m_record.draft.clear();
    m_record.given = qstring(recordText(m_given));
    ++m_record.tries;
    m_record.right = judge();
    m_answered = true;
    const Cursor before = m_controller.session().cursor();
    // The learner may have changed the engine since the question was shown.
    if (!m_engine.prepare(setup(), changesForAnswer(), variables()) || !m_engine.go(m_question.at, variables()))
        emit problem(m_engine.problem());
    else if (m_question.arrow && m_question.arrow->flies > 0)
        m_controller.toStep(m_question.arrow->flies);
    if (picksRow(m_question.kind) && !m_truth.rows.empty()) m_controller.pickRow(RowRef{RowList::Velocities, m_truth.rows.front()});
    if (m_question.kind == AnswerKind::PickBody && !m_truth.bodies.empty()) m_controller.selectBody(m_truth.bodies.front());
    if (m_question.kind == AnswerKind::Arrow) {
        ArrowPrompt& shownArrow = m_controller.arrowPrompt();
        shownArrow.ask(this, m_truth.tail, m_question.arrow->metresPerUnit);
        shownArrow.draw(std::get<Vec2>(m_given));
        shownArrow.reveal(m_truth.arrow);
    }
    showResult();
    setAsking(false);
    setHidesFuture(leadsToAnother());  // until the learner continues
    m_result->focusNext();
    emit done();
    playAnswer(before);
}

/// Of a pick, its number in the list.
unsigned QuestionWidget::placePicked() const { return static_cast<unsigned>(std::max(0.0, std::get<Real>(m_given))); }

bool QuestionWidget::judge() {
    if (picksRow(m_question.kind)) return std::ranges::count(m_truth.rows, rowOfPick(placePicked())) > 0;
    if (m_question.kind == AnswerKind::PickBody) return std::ranges::count(m_truth.bodies, static_cast<BodyId>(placePicked())) > 0;
    return isRight(m_question, m_truth, m_given);
}

QString QuestionWidget::yourText() const {
    switch (m_question.kind) {
        case AnswerKind::Number:
            return withUnit(qstring(shownNumber(std::get<Real>(m_given))), qstring(m_question.unit));
        case AnswerKind::PickRow:
        case AnswerKind::PickContact:
            return nameOfRow(rowOfPick(placePicked()), m_truth, state());
        case AnswerKind::PickBody:
            return bodyText(state().scene(), static_cast<BodyId>(placePicked()));
        default:
            return answerText(m_question, m_given, m_truth, state());
    }
}

void QuestionWidget::showResult() {
    setLocked(true);
    m_yours = yourText();
    if (AnswerInput* input = m_answer->input()) {
        input->setAnswer(m_given);
        input->reveal(m_truth, state());
    }
    const QString truth = truthText(m_question, m_truth, state());
    // The engine's value is right, unless that engine is wrong, or none was requested.
    const bool isEngines = !m_truth.engine && m_question.value.readsEngine();
    const QString engine = m_truth.engine ? numberText(m_question, *m_truth.engine) : isEngines ? truth : QString();
    m_result->setSides(m_yours, engine, isEngines ? QString() : truth);
    m_result->setVerdict(m_record.right);
    const bool hasThoughts = !m_record.right && !isPick(m_question.kind);
    const Misconception* matched = hasThoughts ? misconceptionOf(m_question, m_truth, m_given, state(), variables()) : nullptr;
    m_feedback = matched ? asMarkdown(matched->feedback) : QString();
    m_result->setTexts(m_feedback, asMarkdown(m_question.why));
    hintButton()->setVisible(!m_record.right && hintButton()->isEnabled());
    m_result->offerFresh(!m_record.right && hasFreshInstances());
    m_result->show();
}

void QuestionWidget::tryFresh() {
    m_controller.prediction().clear(this);
    takeFreshInstance();
    m_record.open = true;
    m_record.shownHints = 0;
    m_record.draft.clear();
    ask();
    begin();
    focusFirst();
    emit changed();
}

void QuestionWidget::keepDraft() {
    if (m_answered) return;
    m_record.open = true;
    m_record.draft = m_answer->draft();
    emit changed();
}

void QuestionWidget::close() {
    leave();
    m_result->hideButtons();
    hintButton()->hide();
}

void QuestionWidget::showHint() {
    if (!showNextHint(variables())) return;
    m_record.hints = std::max(m_record.hints, hintsShown());
    if (m_answered) return;
    m_record.open = true;
    m_record.shownHints = hintsShown();
    emit changed();
}

NotebookEntry QuestionWidget::entry(NotebookEntry here) const {
    NotebookEntry entry = entryOf(EntryKind::Answer, std::move(here));
    entry.given = m_yours;
    entry.truth = truthText(m_question, m_truth, state());
    entry.feedback = m_feedback;
    return entry;
}

ExerciseWidget* makeWidget(const Question& question, const WidgetPlace& place) { return new QuestionWidget(question, place); }

}  // namespace solverscope
