// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/hand_exercise_widget.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "gui/lessons/fresh_instance.h"
#include "gui/lessons/hand_solve_view.h"
#include "gui/lessons/heading_font.h"
#include "gui/lessons/hints.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/models/hand_solve_words.h"
#include "gui/session/debugger_controller.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

/// What the record keeps, the same in every language: visits done at once, after more tries, shown.
QString recordText(const HandExam& exam) {
    return QStringLiteral("%1 at once, %2 after tries, %3 shown")
        .arg(exam.count(HandOutcome::AtOnce))
        .arg(exam.count(HandOutcome::AfterTries))
        .arg(exam.count(HandOutcome::Shown));
}

std::array<int, 3> countsIn(const QString& record) {
    std::array<int, 3> counts{};
    static const QRegularExpression number(QStringLiteral("\\d+"));
    auto found = number.globalMatch(record);
    for (int& count : counts)
        if (found.hasNext()) count = found.next().captured().toInt();
    return counts;
}

}  // namespace

HandExerciseWidget::HandExerciseWidget(const HandExercise& exercise, const Stage& stage, LessonEngine& engine,
                                       const std::optional<AnswerRecord>& record, QWidget* parent)
    : QFrame(parent),
      m_exercise(exercise),
      m_stage(stage),
      m_engine(engine),
      m_controller(engine.controller()),
      m_instances(instancesOf(exercise)) {
    setObjectName(QStringLiteral("solver-") + QString::fromStdString(exercise.id));
    setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    auto* role = new QLabel(tr("You are the solver"), this);
    role->setFont(bold(font()));
    layout->addWidget(role);
    m_ask = addText("ask", *layout);
    m_view = new HandSolveView(m_controller, true, this);
    layout->addWidget(m_view);
    m_hints = new QVBoxLayout;
    m_hints->setSpacing(6);
    layout->addLayout(m_hints);
    m_hint = named(new QPushButton(this), "hint");
    layout->addLayout(inRow({m_hint, emptyStretch(0)}));
    m_grade = named(new QLabel(this), "grade");
    m_grade->setWordWrap(true);
    m_grade->setFont(bold(font()));
    m_grade->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_grade);
    m_why = addText("why", *layout);
    auto* buttons = new QHBoxLayout;
    m_fresh = named(new QPushButton(tr("New numbers"), this), "fresh", {}, tr("The same exercise with other numbers"));
    m_continue = named(new QPushButton(tr("Continue"), this), "continue");
    buttons->addWidget(m_fresh);
    buttons->addStretch();
    buttons->addWidget(m_continue);
    layout->addLayout(buttons);

    connect(m_view, &HandSolveView::stood, this, &HandExerciseWidget::follow);
    connect(m_view, &HandSolveView::answered, this, &HandExerciseWidget::clearHints);
    connect(m_view, &HandSolveView::finished, this, &HandExerciseWidget::finish);
    connect(m_hint, &QPushButton::clicked, this, &HandExerciseWidget::showHint);
    connect(m_fresh, &QPushButton::clicked, this, &HandExerciseWidget::takeFresh);
    connect(m_continue, &QPushButton::clicked, this, &HandExerciseWidget::proceed);

    if (record) m_record = *record;
    if (m_record.instance >= static_cast<int>(m_instances.size())) m_record.instance = 0;
    m_done = record.has_value();
    m_session = m_engine.copy(setup(), m_exercise.changes, variables());
    if (!m_session) m_session = std::make_unique<Session>(Scene{});
    m_state = std::make_unique<EngineState>(m_session->recording());
    if (const auto from = locate(m_exercise.from, *m_state, variables(), m_engine.lessonFile())) m_from = *from;
    m_ask->setLessonText(markdown(m_exercise.ask, variables()));
    showGrade();
}

HandExerciseWidget::~HandExerciseWidget() { leave(); }

LessonTextView* HandExerciseWidget::addText(const char* name, QVBoxLayout& layout) {
    auto* text = named(new LessonTextView(this), name);
    connect(text, &LessonTextView::anchorClicked, this, &HandExerciseWidget::linkActivated);
    layout.addWidget(text);
    return text;
}

QString HandExerciseWidget::markdown(const LessonText& text, const Variables& numbers) const {
    return QString::fromStdString(rendered(text, *m_state, m_from, numbers));
}

void HandExerciseWidget::begin() {
    m_done = false;
    showGrade();
    if (!m_engine.prepare(setup(), m_exercise.changes, variables()) || !m_engine.go(m_exercise.from, variables()))
        return emit problem(m_engine.problem());
    m_controller.pickRow(std::nullopt);
    m_session = m_engine.copy(setup(), m_exercise.changes, variables());
    if (!m_session) return emit problem(m_engine.problem());
    m_state = std::make_unique<EngineState>(m_session->recording());
    auto task = handTaskOf(m_exercise, *m_state, variables(), m_engine.lessonFile());
    if (!task) return emit problem(QString::fromStdString(task.error().text()));
    m_from = task->from;
    m_ask->setLessonText(markdown(m_exercise.ask, variables()));
    m_controller.hideWhatFollows(this, true);
    clearHints();
    m_view->begin(HandExam(std::move(task->solve), m_exercise.tolerance), m_state->scene(), m_state->startOf(m_from.step));
}

void HandExerciseWidget::inherit(HandExerciseWidget& before) {
    m_record = before.m_record;
    m_done = before.m_done;
    m_from = before.m_from;
    m_session = m_engine.copy(setup(), m_exercise.changes, variables());
    if (!m_session) return emit problem(m_engine.problem());
    m_state = std::make_unique<EngineState>(m_session->recording());
    m_ask->setLessonText(markdown(m_exercise.ask, variables()));
    m_view->inherit(*before.m_view);
    showGrade();
    watchScene(m_engine.ownsTheWindow());
}

/// The window's engine goes along: velocities change before the eyes.
void HandExerciseWidget::follow() {
    const auto event = m_view->standsAt();
    if (!event || !m_ours || !m_engine.ownsTheWindow()) return;
    const Cursor there{m_from.step, *event, Term::VelocityB};
    if (m_controller.session().cursor() != there) m_controller.seek(there);
}

void HandExerciseWidget::clearHints() {
    while (QLayoutItem* item = m_hints->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_hint->setText(tr("Hint 1 of %1").arg(m_exercise.hints.size()));
    m_hint->setEnabled(true);
}

void HandExerciseWidget::showHint() {
    const auto next = static_cast<std::size_t>(m_hints->count());
    if (next >= m_exercise.hints.size() || !m_view->isBegun() || m_view->exam().isDone()) return;
    const Variables numbers = withRowNumbers(variables(), m_view->exam().solve(), m_view->rowInQuestion());
    const LessonTextView* text =
        addHint(*m_hints, *m_hint, next, m_exercise.hints.size(), markdown(m_exercise.hints[next], numbers), this);
    connect(text, &LessonTextView::anchorClicked, this, &HandExerciseWidget::linkActivated);
    ++m_record.hints;
}

void HandExerciseWidget::finish() {
    const HandExam& exam = m_view->exam();
    m_done = true;
    m_record.given = recordText(exam);
    m_record.right = exam.count(HandOutcome::Shown) == 0;
    const int wrong = exam.allTries() - exam.count(HandOutcome::AtOnce) - exam.count(HandOutcome::AfterTries);
    m_record.tries += 1 + wrong;
    m_controller.hideWhatFollows(this, false);
    showGrade();
    (m_record.right ? m_continue : m_fresh)->setFocus();
    emit done();
}

void HandExerciseWidget::showGrade() {
    const bool begun = m_view->isBegun();
    m_view->setVisible(begun || !m_done);
    m_hint->setVisible(!m_done);
    for (QWidget* each : std::initializer_list<QWidget*>{m_grade, m_why, m_continue}) each->setVisible(m_done);
    m_fresh->setVisible(m_done && m_instances.size() > 1);
    if (!m_done) return;
    clearHints();
    const QString verdict = m_record.right ? tr("✓ All visits are yours") : tr("○ Some visits were shown: try it with new numbers");
    m_grade->setText(verdict + QLatin1Char('\n') + given());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, verdictColour(m_record.right, palette()));
    m_grade->setPalette(colours);
    m_why->setLessonText(markdown(m_exercise.why, variables()));
}

QString HandExerciseWidget::given() const {
    const auto [atOnce, afterTries, shown] = countsIn(m_record.given);
    return handOutcomeText(atOnce, afterTries, shown);
}

void HandExerciseWidget::takeFresh() {
    m_record.instance = freshInstance(m_record.instance, m_instances.size());
    begin();
    focusFirst();
}

void HandExerciseWidget::focusFirst() {
    if (m_done)
        m_continue->setFocus();
    else
        m_view->focusFirst();
}

QWidget* HandExerciseWidget::numberField() const { return m_done ? nullptr : m_view->numberField(); }

void HandExerciseWidget::close() { m_continue->hide(); }

void HandExerciseWidget::leave() { m_controller.hideWhatFollows(this, false); }

void HandExerciseWidget::watchScene(bool ours) {
    m_ours = ours;
    m_controller.hideWhatFollows(this, ours && !m_done && m_view->isBegun());
}

}  // namespace solverscope
