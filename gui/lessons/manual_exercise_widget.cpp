// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/exercise_widget.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>
#include <array>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/manual_solve_view.h"
#include "gui/lessons/question_result.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/manual_solve_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

/// The record, independent of the language: visits done at once, after more tries, shown.
QString recordText(const ManualSolveExam& exam) {
    return QStringLiteral("%1 at once, %2 after tries, %3 shown")
        .arg(exam.count(AttemptOutcome::AtOnce))
        .arg(exam.count(AttemptOutcome::AfterTries))
        .arg(exam.count(AttemptOutcome::Shown));
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

ManualExerciseWidget::ManualExerciseWidget(const ManualExercise& exercise, const WidgetPlace& place)
    : ExerciseWidget("solver", exercise, place), m_exercise(exercise), m_done(place.record.has_value()) {
    addTitle(tr("You are the solver"));
    m_ask = addText("ask");
    m_view = new ManualSolveView(m_controller, true, this);
    column().addWidget(m_view);
    addHints();
    column().addLayout(inRow({hintButton(), emptyStretch()}));
    m_grade = addLabel("grade");
    m_grade->setFont(bold(font()));
    m_grade->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_why = addText("why");
    m_fresh = makeButton("fresh", tr("New numbers"), tr("The same exercise with other numbers"));
    m_continue = makeButton("continue", tr("Next part"));
    column().addLayout(inRow({m_fresh, emptyStretch(), m_continue}));

    connect(m_view, &ManualSolveView::visitsShownChanged, this, &ManualExerciseWidget::follow);
    connect(m_view, &ManualSolveView::answered, this, &ManualExerciseWidget::clearHints);
    connect(m_view, &ManualSolveView::finished, this, &ManualExerciseWidget::finish);
    connect(hintButton(), &QPushButton::clicked, this, &ManualExerciseWidget::showHint);
    connect(m_fresh, &QPushButton::clicked, this, &ManualExerciseWidget::takeFresh);
    connect(m_continue, &QPushButton::clicked, this, &ManualExerciseWidget::proceed);

    takeInstance();
    if (const auto from = locate(m_exercise.from, state(), variables(), m_engine.lessonFile())) m_from = *from;
    m_ask->setLessonText(asMarkdown(m_exercise.ask));
    showGrade();
}

ManualExerciseWidget::~ManualExerciseWidget() { leave(); }

QString ManualExerciseWidget::markdown(const LessonText& text, const Variables& numbers) const {
    return QString::fromStdString(rendered(text, state(), m_from, numbers));
}

void ManualExerciseWidget::begin() {
    m_done = false;
    showGrade();
    if (!m_engine.prepare(setup(), m_exercise.changes, variables()) || !m_engine.go(m_exercise.from, variables()))
        return emit problem(m_engine.problem());
    m_controller.pickRow(std::nullopt);
    takeInstance();
    auto task = manualTaskOf(m_exercise, state(), variables(), m_engine.lessonFile());
    if (!task) return emit problem(QString::fromStdString(task.error().text()));
    m_from = task->from;
    m_ask->setLessonText(asMarkdown(m_exercise.ask));
    m_controller.hideFuture(this, true);
    clearHints();
    m_view->begin(ManualSolveExam(std::move(task->solve), m_exercise.tolerance), state().scene(), state().startOf(m_from.step));
}

void ManualExerciseWidget::restoreFrom(ExerciseWidget& other) {
    const auto& before = static_cast<ManualExerciseWidget&>(other);
    m_record = before.m_record;
    m_done = before.m_done;
    m_from = before.m_from;
    takeInstance();
    m_ask->setLessonText(asMarkdown(m_exercise.ask));
    m_view->restoreFrom(*before.m_view);
    showGrade();
    watchScene(m_engine.isSceneShown());
}

/// The window's engine follows: velocities change visibly.
void ManualExerciseWidget::follow() {
    const auto event = m_view->shownEvent();
    if (!event || !m_ours || !m_engine.isSceneShown()) return;
    const Cursor there{m_from.step, *event, Term::VelocityB};
    if (m_controller.session().cursor() != there) m_controller.seek(there);
}

void ManualExerciseWidget::showHint() {
    if (!m_view->isBegun() || m_view->exam().isDone()) return;
    if (showNextHint(withRowNumbers(variables(), m_view->exam().solve(), m_view->rowInQuestion()))) ++m_record.hints;
}

void ManualExerciseWidget::finish() {
    const ManualSolveExam& exam = m_view->exam();
    m_done = true;
    m_record.given = recordText(exam);
    m_record.right = exam.count(AttemptOutcome::Shown) == 0;
    const int wrong = exam.allTries() - exam.count(AttemptOutcome::AtOnce) - exam.count(AttemptOutcome::AfterTries);
    m_record.tries += 1 + wrong;
    m_controller.hideFuture(this, false);
    showGrade();
    (m_record.right ? m_continue : m_fresh)->setFocus();
    emit done();
}

void ManualExerciseWidget::showGrade() {
    const bool begun = m_view->isBegun();
    m_view->setVisible(begun || !m_done);
    hintButton()->setVisible(!m_done);
    for (QWidget* each : std::initializer_list<QWidget*>{m_grade, m_why, m_continue}) each->setVisible(m_done);
    m_fresh->setVisible(m_done && hasFreshInstances());
    if (!m_done) return;
    clearHints();
    const QString verdict =
        m_record.right ? tr("✓ You solved all visits yourself") : tr("○ Some visits were shown: try it with new numbers");
    m_grade->setText(verdict + QLatin1Char('\n') + given());
    colourByVerdict(*m_grade, m_record.right, palette());
    m_why->setLessonText(asMarkdown(m_exercise.why));
}

QString ManualExerciseWidget::given() const {
    const auto [atOnce, afterTries, shown] = countsIn(m_record.given);
    return attemptOutcomeText(atOnce, afterTries, shown);
}

NotebookEntry ManualExerciseWidget::entry(NotebookEntry here) const {
    NotebookEntry entry = entryOf(EntryKind::Exercise, std::move(here));
    entry.given = given();
    return entry;
}

void ManualExerciseWidget::takeFresh() {
    takeFreshInstance();
    begin();
    focusFirst();
}

void ManualExerciseWidget::focusFirst() {
    if (m_done)
        m_continue->setFocus();
    else
        m_view->focusFirst();
}

QWidget* ManualExerciseWidget::numberField() const { return m_done ? nullptr : m_view->numberField(); }

void ManualExerciseWidget::close() { m_continue->hide(); }

void ManualExerciseWidget::leave() { m_controller.hideFuture(this, false); }

void ManualExerciseWidget::watchScene(bool ours) {
    m_ours = ours;
    m_controller.hideFuture(this, ours && !m_done && m_view->isBegun());
}

ExerciseWidget* makeWidget(const ManualExercise& exercise, const WidgetPlace& place) {
    return new ManualExerciseWidget(exercise, place);
}

}  // namespace solverscope
