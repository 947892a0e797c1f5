// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/question_widget.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "gui/lessons/answer_row.h"
#include "gui/lessons/fresh_instance.h"
#include "gui/lessons/heading_font.h"
#include "gui/lessons/hints.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/models/number_text.h"
#include "gui/models/row_words.h"
#include "gui/session/asked_arrow.h"
#include "gui/session/debugger_controller.h"
#include "gui/widgets/build.h"
#include "physics/constraints/contact_rows.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

QString asShown(Real number) { return QString::fromStdString(shownNumber(number)); }

QString arrowText(Vec2 arrow, const QString& unit) {
    const QString numbers = QStringLiteral("(%1, %2)").arg(asShown(arrow.x), asShown(arrow.y));
    return unit.isEmpty() ? numbers : numbers + QChar(0x00A0) + unit;
}

/// "this or that or the other"
QString anyOf(const QStringList& names) {
    QString all;
    for (const QString& name : names) all = all.isEmpty() ? name : QuestionWidget::tr("%1 or %2").arg(all, name);
    return all;
}

/// What is so small beside the tolerance that its digits would only puzzle: a rest of rounding.
bool isRoundingBeside(const Question& question, Real number) {
    constexpr Real share = 0.01;
    return !question.relative && std::abs(number) < share * question.tolerance;
}

QString withUnit(const QString& number, const QString& unit) { return unit.isEmpty() ? number : number + QChar(0x00A0) + unit; }

}  // namespace

QuestionWidget::QuestionWidget(const Question& question, const Stage& stage, LessonEngine& engine,
                               const std::optional<AnswerRecord>& record, QWidget* parent)
    : QFrame(parent),
      m_question(question),
      m_stage(stage),
      m_engine(engine),
      m_controller(engine.controller()),
      m_instances(instancesOf(question)) {
    setObjectName(QStringLiteral("question-") + QString::fromStdString(question.id));
    setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    if (question.role == QuestionRole::Bug || question.role == QuestionRole::Transfer) {
        auto* role = new QLabel(question.role == QuestionRole::Bug ? tr("Find the bug") : tr("Somewhere new"), this);
        role->setFont(bold(font()));
        layout->addWidget(role);
    }
    m_ask = named(new LessonTextView(this), "ask");
    connect(m_ask, &LessonTextView::anchorClicked, this, &QuestionWidget::linkActivated);
    layout->addWidget(m_ask);
    m_answer = new AnswerRow(question, this);
    layout->addWidget(m_answer);
    m_complaint = named(new QLabel(this), "complaint");
    m_complaint->setWordWrap(true);
    m_complaint->hide();
    layout->addWidget(m_complaint);
    m_hints = new QVBoxLayout;
    m_hints->setSpacing(6);
    layout->addLayout(m_hints);

    auto* buttons = new QHBoxLayout;
    m_hint = named(new QPushButton(this), "hint");
    m_commit = named(new QPushButton(tr("Commit"), this), "commit", {},
                     tr("Locks your prediction and runs the engine to the moment of truth"));
    buttons->addWidget(m_hint);
    buttons->addStretch();
    buttons->addWidget(m_commit);
    layout->addLayout(buttons);

    m_result = new QuestionResult(question.kind, this);
    layout->addWidget(m_result);

    connect(m_hint, &QPushButton::clicked, this, &QuestionWidget::showHint);
    connect(m_commit, &QPushButton::clicked, this, &QuestionWidget::commit);
    connect(m_answer, &AnswerRow::edited, m_complaint, &QWidget::hide);
    connect(m_answer, &AnswerRow::edited, this, &QuestionWidget::keepDraft);
    connect(m_answer, &AnswerRow::entered, this, &QuestionWidget::commit);
    connect(m_answer, &AnswerRow::picked, this, &QuestionWidget::showPick);
    connect(m_answer, &AnswerRow::arrowChanged, this, &QuestionWidget::showArrow);
    if (question.kind == AnswerKind::Arrow)
        connect(&engine.controller().askedArrow(), &AskedArrow::changed, this, &QuestionWidget::takeArrow);
    if (question.kind == AnswerKind::PickRow || question.kind == AnswerKind::PickBody || question.kind == AnswerKind::PickContact)
        connect(&engine.controller(), &DebuggerController::selectionChanged, this, &QuestionWidget::takePick);
    connect(m_result, &QuestionResult::fresh, this, &QuestionWidget::tryFresh);
    connect(m_result, &QuestionResult::proceed, this, &QuestionWidget::proceed);
    connect(m_result, &QuestionResult::linkActivated, this, &QuestionWidget::linkActivated);

    if (record) m_record = *record;
    if (m_record.instance >= static_cast<int>(m_instances.size())) m_record.instance = 0;
    ask();
    if (!record) return;
    if (record->open) {
        for (int i = 0; i < record->shownHints; ++i) showHint();
        m_record.shownHints = record->shownHints;
        m_answer->setDraft(record->draft);
        return;
    }
    m_answered = true;
    m_given = m_record.given.toDouble();
    const QStringList numbers = m_record.given.split(QLatin1Char(' '));
    if (question.kind == AnswerKind::Arrow && numbers.size() == 2) m_givenArrow = {numbers[0].toDouble(), numbers[1].toDouble()};
    showResult();
}

QuestionWidget::~QuestionWidget() { leave(); }

void QuestionWidget::setAsking(bool asking) {
    m_asking = asking;
    setHides(asking);
    if (!asking || m_question.kind != AnswerKind::Arrow) return;
    m_arrowShown = true;
    m_controller.askedArrow().ask(this, m_truth.tail, m_question.arrow->metresPerUnit);
}

void QuestionWidget::setHides(bool hides) {
    m_hides = hides;
    m_controller.hideWhatFollows(this, hides);
}

/// Whether a later question of the stage asks for something of the step that this one has led to, if with other numbers.
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
    if (m_arrowShown) m_controller.askedArrow().clear(this);
    m_arrowShown = false;
}

void QuestionWidget::watchScene(bool ours) {
    m_controller.hideWhatFollows(this, ours && m_hides);
    if (!m_arrowShown) return;
    AskedArrow& arrow = m_controller.askedArrow();
    if (!ours) return arrow.clear(this);
    if (arrow.isAsked()) return;
    arrow.ask(this, m_truth.tail, m_question.arrow->metresPerUnit);
    arrow.draw(m_answer->arrow());
    if (m_answered) arrow.tell(m_truth.arrow);
}

void QuestionWidget::showArrow() {
    if (m_asking && !m_answered) m_controller.askedArrow().draw(m_answer->arrow());
}

/// What was drawn in the scene is the answer.
void QuestionWidget::takeArrow() {
    const auto drawn = m_controller.askedArrow().drawn();
    if (!m_asking || m_answered || !drawn || m_answer->arrow() == drawn) return;
    m_answer->setArrow(*drawn);
    m_complaint->hide();
}

std::uint32_t QuestionWidget::rowOfPick(unsigned number) const {
    if (m_question.kind != AnswerKind::PickContact) return number;
    return number < m_contactRows.size() ? m_contactRows[number] : 0;
}

QWidget* QuestionWidget::result() const { return m_result; }

void QuestionWidget::fillPicks() {
    QStringList names;
    if (m_question.kind == AnswerKind::PickRow) {
        const auto count = static_cast<std::uint32_t>(m_state->worldAt(m_truth.at).rows.size());
        for (std::uint32_t i = 0; i < count; ++i) names.append(tr("%1  %2").arg(i + 1).arg(nameOfRow(i)));
    } else if (m_question.kind == AnswerKind::PickContact) {
        const std::vector<Row>& rows = m_state->worldAt(m_truth.at).rows;
        m_contactRows.clear();
        for (std::uint32_t i = 0; i < rows.size(); ++i) {
            if (!isContactNormal(rows[i])) continue;
            m_contactRows.push_back(i);
            names.append(nameOfRow(i));
        }
    } else if (m_question.kind == AnswerKind::PickBody) {
        for (const auto& body : m_state->scene().bodies) names.append(QString::fromStdString(body.id));
    } else {
        return;
    }
    m_answer->setPicks(names);
}

/// What was picked here is marked in the window.
void QuestionWidget::showPick(unsigned number) {
    if (!m_asking) return;
    if (m_question.kind == AnswerKind::PickRow || m_question.kind == AnswerKind::PickContact)
        m_controller.pickRow(RowRef{RowList::Velocities, rowOfPick(number)});
    else
        m_controller.selectBody(static_cast<BodyId>(number));
}

/// The contact of the row that was picked in the window. Its friction row is the same contact.
std::optional<unsigned> QuestionWidget::contactPicked() const {
    const auto row = m_controller.pickedRow();
    const std::vector<Row>& rows = m_state->worldAt(m_truth.at).rows;
    if (!row || row->list != RowList::Velocities || row->row >= rows.size()) return std::nullopt;
    for (unsigned i = 0; i < m_contactRows.size(); ++i)
        if (rows[m_contactRows[i]].constraint == rows[row->row].constraint) return i;
    return std::nullopt;
}

/// What was picked in the window is the answer.
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
    m_complaint->hide();
    keepDraft();
}

QString QuestionWidget::nameOfRow(std::uint32_t row) const {
    const World& world = m_state->worldAt(m_truth.at);
    return rowName(m_state->scene(), world, world.rows, row);
}

QString QuestionWidget::markdown(const LessonText& text) const {
    return QString::fromStdString(rendered(text, *m_state, m_truth.at, variables()));
}

void QuestionWidget::ask() {
    m_answered = false;
    m_session = m_engine.copy(setup(), m_question.changes, variables());
    if (!m_session) m_session = std::make_unique<Session>(Scene{});
    m_state = std::make_unique<EngineState>(m_session->recording());
    const auto truth = truthOf(m_question, *m_state, variables(), m_engine.lessonFile());
    m_truth = truth ? *truth : Truth{};
    m_ask->setLessonText(markdown(m_question.ask));
    Reading reading{*m_state, m_truth.at, variables()};
    for (std::size_t i = 0; i < m_question.given.size() && m_question.kind == AnswerKind::Number; ++i) {
        const auto value = evaluate(m_question.given[i].value, reading);
        m_answer->setGiven(i, value ? asShown(*value) : QStringLiteral("?"));
    }
    while (QLayoutItem* item = m_hints->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_answer->clear();
    fillPicks();
    m_hint->setText(tr("Hint 1 of %1").arg(m_question.hints.size()));
    m_hint->setEnabled(true);
    m_hint->show();
    m_complaint->hide();
    m_result->hide();
    setLocked(false);
}

void QuestionWidget::inherit(const QuestionWidget& before) {
    m_record = before.m_record;
    m_given = before.m_given;
    m_givenArrow = before.m_givenArrow;
    ask();
    m_answered = before.m_answered;
    m_asking = before.m_asking;
    m_hides = before.m_hides;
    m_arrowShown = before.m_arrowShown;
    if (m_arrowShown) m_controller.askedArrow().handOver(this);
    watchScene(m_engine.ownsTheWindow());
    for (int i = 0; i < before.m_hints->count(); ++i) showHint();
    if (m_answered) showResult();
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

/// Return commits wherever an answer is given, not only where one is typed.
void QuestionWidget::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || event->isAutoRepeat() || !m_answer->isAncestorOf(focusWidget())) return QFrame::keyPressEvent(event);
    commit();
}

void QuestionWidget::commit() {
    if (m_answered) return;
    QString text;
    const auto arrow = m_answer->arrow();
    const auto given = m_question.kind == AnswerKind::Arrow ? (arrow ? std::optional<Real>(length(*arrow)) : std::nullopt)
                                                            : m_answer->answer(text);
    if (!given) {
        m_complaint->setText(m_question.kind == AnswerKind::Number  ? tr("Please enter a number, such as 0.25.")
                             : m_question.kind == AnswerKind::Sign  ? tr("Please choose a sign.")
                             : m_question.kind == AnswerKind::Arrow ? tr("Please draw the arrow, or type both of its numbers.")
                                                                    : tr("Please pick one first."));
        m_complaint->show();
        return;
    }
    m_given = *given;
    m_record.open = false;
    m_record.shownHints = 0;
    m_record.draft.clear();
    if (arrow) m_givenArrow = *arrow;
    m_record.given = arrow ? QStringLiteral("%1 %2").arg(exact(arrow->x), exact(arrow->y)) : text;
    ++m_record.tries;
    m_record.right = judge();
    m_answered = true;
    // The learner may have changed the engine since the question was asked.
    if (!m_engine.prepare(setup(), m_question.changes, variables()) || !m_engine.go(m_question.at, variables()))
        emit problem(m_engine.problem());
    if ((m_question.kind == AnswerKind::PickRow || m_question.kind == AnswerKind::PickContact) && !m_truth.rows.empty())
        m_controller.pickRow(RowRef{RowList::Velocities, m_truth.rows.front()});
    if (m_question.kind == AnswerKind::PickBody && !m_truth.bodies.empty()) m_controller.selectBody(m_truth.bodies.front());
    if (m_question.kind == AnswerKind::Arrow) {
        AskedArrow& shownArrow = m_controller.askedArrow();
        shownArrow.ask(this, m_truth.tail, m_question.arrow->metresPerUnit);
        shownArrow.draw(m_givenArrow);
        shownArrow.tell(m_truth.arrow);
    }
    showResult();
    setAsking(false);
    setHides(leadsToAnother());  // until the learner goes on to it
    m_result->focusNext();
    emit answered();
}

bool QuestionWidget::judge() {
    const auto place = static_cast<unsigned>(std::max(0.0, m_given));
    switch (m_question.kind) {
        case AnswerKind::PickRow:
        case AnswerKind::PickContact:
            return std::find(m_truth.rows.begin(), m_truth.rows.end(), rowOfPick(place)) != m_truth.rows.end();
        case AnswerKind::PickBody:
            return std::find(m_truth.bodies.begin(), m_truth.bodies.end(), static_cast<BodyId>(place)) != m_truth.bodies.end();
        case AnswerKind::Arrow:
            return isRight(m_question, m_truth, m_givenArrow);
        default:
            return isRight(m_question, m_truth, m_given);
    }
}

/// A number of the engine as it is asked for.
QString QuestionWidget::numberText(Real number) const {
    if (m_question.kind == AnswerKind::Sign) return signName(number);
    return withUnit(asShown(isRoundingBeside(m_question, number) ? 0 : number), QString::fromStdString(m_question.unit));
}

QString QuestionWidget::truthText() const {
    switch (m_question.kind) {
        case AnswerKind::Number:
        case AnswerKind::Sign:
            return numberText(m_truth.number);
        case AnswerKind::Arrow:
            return arrowText(m_truth.arrow, QString::fromStdString(m_question.unit));
        case AnswerKind::PickRow:
        case AnswerKind::PickContact: {
            QStringList names;
            for (const auto row : m_truth.rows) names.append(nameOfRow(row));
            return anyOf(names);
        }
        case AnswerKind::PickBody:
            break;
    }
    QStringList names;
    for (const auto body : m_truth.bodies) names.append(QString::fromStdString(bodyName(m_state->scene(), body)));
    return anyOf(names);
}

QString QuestionWidget::yourText() const {
    const auto place = static_cast<unsigned>(std::max(0.0, m_given));
    switch (m_question.kind) {
        case AnswerKind::Number:
            return withUnit(asShown(m_given), QString::fromStdString(m_question.unit));
        case AnswerKind::Sign:
            return signName(m_given);
        case AnswerKind::PickRow:
        case AnswerKind::PickContact:
            return nameOfRow(rowOfPick(place));
        case AnswerKind::PickBody:
            return QString::fromStdString(bodyName(m_state->scene(), static_cast<BodyId>(place)));
        case AnswerKind::Arrow:
            break;
    }
    return arrowText(m_givenArrow, QString::fromStdString(m_question.unit));
}

void QuestionWidget::showResult() {
    setLocked(true);
    m_yours = yourText();
    // What is right is the engine's own, unless that engine is wrong, or none was asked.
    if (m_truth.engine)
        m_result->setSides(m_yours, numberText(*m_truth.engine), truthText());
    else if (m_question.value.readsEngine())
        m_result->setSides(m_yours, truthText(), {});
    else
        m_result->setSides(m_yours, {}, truthText());
    m_result->setVerdict(m_record.right);
    const bool numeric = m_question.kind == AnswerKind::Number || m_question.kind == AnswerKind::Sign;
    const Misconception* thought = nullptr;
    if (numeric && !m_record.right) thought = misconceptionOf(m_question, m_truth, m_given, *m_state, variables());
    if (m_question.kind == AnswerKind::Arrow && !m_record.right)
        thought = misconceptionOf(m_question, m_truth, m_givenArrow, *m_state, variables());
    m_feedback = thought ? markdown(thought->feedback) : QString();
    m_result->setTexts(m_feedback, markdown(m_question.why));
    m_hint->setVisible(!m_record.right && m_hint->isEnabled());
    m_result->offerFresh(!m_record.right && m_instances.size() > 1);
    m_result->show();
}

void QuestionWidget::tryFresh() {
    m_record.instance = freshInstance(m_record.instance, m_instances.size());
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
    m_hint->hide();
}

void QuestionWidget::showHint() {
    const auto next = static_cast<std::size_t>(m_hints->count());
    if (next >= m_question.hints.size()) return;
    const LessonTextView* text = addHint(*m_hints, *m_hint, next, m_question.hints.size(), markdown(m_question.hints[next]), this);
    connect(text, &LessonTextView::anchorClicked, this, &QuestionWidget::linkActivated);
    m_record.hints = std::max(m_record.hints, static_cast<int>(next) + 1);
    if (m_answered) return;
    m_record.open = true;
    m_record.shownHints = static_cast<int>(next) + 1;
    emit changed();
}

}  // namespace solverscope
