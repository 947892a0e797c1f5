// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/exercise_widget.h"

#include <QAbstractSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "gui/lessons/check_text.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/lessons/score_label.h"
#include "gui/lessons/task_gauge.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/variants.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"
#include "lessons/loader/challenge.h"

namespace solverscope {
namespace {

// A check may solve a step to its end; while playing it does not run for every frame. The gauge follows more often.
constexpr int idleMilliseconds = 120;
constexpr int gaugeMilliseconds = 100;
constexpr int gaugesPerCheck = 5;

constexpr int maxNameWidth = 140;  // px, of a setting; longer ones wrap

/// The score in the learner's record; nothing in one from before there were any.
std::optional<Real> scoreIn(const QString& record) {
    bool isNumber = false;
    const Real score = record.toDouble(&isNumber);
    return isNumber ? std::optional(score) : std::nullopt;
}

bool passes(const JudgedRun& run) { return run.judgement && run.judgement->isDone; }

/// Of two runs of a task with a score.
bool isBetter(const JudgedRun& run, const JudgedRun& other) {
    return passes(run) && run.judgement->score && *run.judgement->score < other.judgement->score;
}

}  // namespace

TaskWidget::TaskWidget(const Task& task, const WidgetPlace& place)
    : ExerciseWidget("task", task, place), m_task(task), m_done(place.record.has_value()) {
    auto* ask = addText("ask");
    auto* controls = new QGridLayout;
    controls->setHorizontalSpacing(8);
    for (const std::string& key : task.controls) {
        const SettingInfo* info = findSetting(key);
        if (!info) continue;
        auto* editor = new SettingEditor(m_controller, *info, false, this);
        editor->setObjectName(QStringLiteral("control-") + QString::fromStdString(key));
        auto* label = new QLabel(settingLabel(*info), this);
        label->setWordWrap(true);
        label->setMinimumWidth(std::min(maxNameWidth, label->fontMetrics().horizontalAdvance(label->text())));
        label->setToolTip(settingExplanation(*info));
        controls->addWidget(label, controls->rowCount(), 0);
        controls->addWidget(editor, controls->rowCount() - 1, 1);
        m_editors.push_back(editor);
    }
    controls->setColumnStretch(1, 1);
    column().addLayout(controls);

    m_late = addLabel("late");
    m_gauges = new QVBoxLayout;
    m_gauges->setSpacing(6);
    column().addLayout(m_gauges);
    if (task.score) column().addWidget(m_score = new ScoreLabel(task.par, this));
    if (m_score && m_done) m_score->setScore(scoreIn(m_record.given));
    m_state = addLabel("state");
    for (QLabel* label : {m_late, m_state}) label->setTextFormat(Qt::PlainText);
    m_state->setFont(bold(font()));
    addHints();
    column().addLayout(inRow({hintButton(), emptyStretch()}));
    m_again = makeButton("again", tr("Start over"),
                         tr("Returns the engine to the start of this task. The settings that you have entered stay."));
    m_check = makeButton("check", {});
    setPrimary(*m_again, false);
    column().addLayout(inRow({m_again, emptyStretch(), m_check}));
    m_why = addText("why");

    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TaskWidget::check);
    connect(hintButton(), &QPushButton::clicked, this, [this] {
        if (showNextHint({})) m_record.hints = hintsShown();
    });
    connect(m_check, &QPushButton::clicked, this, &TaskWidget::checkFromBeginning);
    connect(m_again, &QPushButton::clicked, this, &TaskWidget::startOver);
    connect(&m_controller, &DebuggerController::cursorMoved, this, &TaskWidget::checkSoon);
    connect(&m_controller, &DebuggerController::playbackChanged, this, &TaskWidget::checkSoon);
    connect(&m_controller, &DebuggerController::settingsChanged, this, &TaskWidget::showSettings);
    ask->setLessonText(asMarkdown(task.ask));
    showState();
    showSettings();
}

QString TaskWidget::markdown(const LessonText& text, const Variables& numbers) const {
    const Session& session = m_controller.session();
    EngineState engine(session.recording());
    Cursor at = session.cursor();
    if (m_task.at)
        if (const auto there = locate(*m_task.at, engine, {}, m_engine.lessonFile())) at = *there;
    return QString::fromStdString(rendered(text, engine, at, numbers));
}

void TaskWidget::begin() {
    m_begun = false;
    const bool ready = m_engine.prepare(m_stage.setup) && (!m_stage.span || m_engine.go(m_stage.span->from));
    m_begun = true;
    const Session& session = m_controller.session();
    m_first = session.step() + (session.atEndOfStep() ? 1 : 0);
    m_solvedBy.reset();
    if (!ready) emit problem(m_engine.problem());
    showSettings();
    showState();
    checkSoon();
}

/// Whether what is entered now is what solved it.
bool TaskWidget::isSolved() const {
    if (!m_solvedBy || !m_engine.isSceneShown()) return false;
    const auto inputs = m_controller.session().recording().inputs();
    return std::equal(inputs.begin(), inputs.end(), m_solvedBy->begin(), m_solvedBy->end());
}

void TaskWidget::startOver() {
    const std::vector<SetSetting> kept = m_engine.isSceneShown() ? entered(ownInputs()) : std::vector<SetSetting>();
    begin();
    if (!m_controller.changeSettings(kept)) emit problem(m_controller.problem());
}

std::vector<TimedInput> TaskWidget::ownInputs() const {
    return learnerInputs(m_controller.session().recording().inputs(), setupInputs());
}

std::vector<TimedInput> TaskWidget::setupInputs() const {
    const auto inputs = inputsOf(m_stage.setup, m_controller.scene(), m_engine.lessonFile());
    return inputs ? *inputs : std::vector<TimedInput>();
}

bool TaskWidget::allows(std::string_view control) const {
    return std::find(m_task.controls.begin(), m_task.controls.end(), control) != m_task.controls.end();
}

/// The unlocked settings that the learner has changed, as entered last.
std::vector<SetSetting> TaskWidget::entered(std::span<const TimedInput> own) const {
    std::vector<SetSetting> settings = settingsIn(own);
    std::erase_if(settings, [this](const SetSetting& one) { return !allows(one.key); });
    return settings;
}

void TaskWidget::restoreFrom(ExerciseWidget& other) {
    const auto& before = static_cast<const TaskWidget&>(other);
    m_done = before.m_done;
    m_solvedBy = before.m_solvedBy;
    m_begun = before.m_begun;
    m_first = before.m_first;
    m_record = before.m_record;
    if (m_score && m_done) m_score->setScore(scoreIn(m_record.given));
    while (hintsShown() < before.hintsShown() && showNextHint({})) continue;
    showSettings();
    showState();
}

void TaskWidget::focusFirst() {
    for (const SettingEditor* editor : m_editors)
        for (auto* part : editor->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (part->isEnabled() && (part->focusPolicy() & Qt::TabFocus)) return part->setFocus();
    m_check->setFocus();
}

QWidget* TaskWidget::numberField() const {
    for (const SettingEditor* editor : m_editors)
        if (auto* field = editor->findChild<QAbstractSpinBox*>(); field && field->isEnabled() && !m_done) return field;
    return nullptr;
}

void TaskWidget::showSettings() {
    const Session& session = m_controller.session();
    const Settings now = session.nextSettings();
    for (SettingEditor* editor : m_editors) editor->show(now);
    // Called at every move of the cursor: without entered settings there is nothing to look up.
    if (!m_begun || session.recording().inputs().empty() || isSolved()) return m_late->hide();
    const std::vector<TimedInput> own = ownInputs();
    if (own.empty() || !m_engine.isSceneShown()) return m_late->hide();
    const auto isMove = [](const TimedInput& input) { return std::holds_alternative<MoveBody>(input.input); };
    const std::int64_t judged = std::ranges::any_of(own, isMove) ? judgedStep() : 0;  // of no use to settings
    std::int64_t from = 0;
    for (const TimedInput& input : own) {
        const auto* setting = std::get_if<SetSetting>(&input.input);
        const bool isLateMove = isMove(input) && input.step > judged;
        if ((setting && allows(setting->key) && input.step > m_first) || isLateMove) from = std::max(from, input.step);
    }
    QStringList settings;
    for (const SetSetting& one : entered(own)) settings.append(qstring(one.key) + QLatin1Char('=') + qstring(one.text));
    QStringList all;
    if (!settings.isEmpty()) all.append(nameOfChanges(settings.join(QLatin1Char(','))));
    for (const MoveBody& move : movesAfter(judged, own)) all.append(tr("%1 moved").arg(bodyText(session.scene(), move.body)));
    m_late->setVisible(from > 0);
    m_late->setText(tr("Entered: %1. It takes effect from step %2 on; Check runs again with it from step %3.")
                        .arg(all.join(QStringLiteral(", ")))
                        .arg(from)
                        .arg(m_first));
}

void TaskWidget::checkSoon() {
    if (!m_begun || !isVisible() || !isEnabled() || m_soon.isActive() || isSolved()) return;
    m_soon.start(m_controller.isPlaying() ? gaugeMilliseconds : idleMilliseconds);
}

void TaskWidget::showEvent(QShowEvent* event) {
    ExerciseWidget::showEvent(event);
    checkSoon();
}

void TaskWidget::hideEvent(QHideEvent* event) {
    ExerciseWidget::hideEvent(event);
    m_soon.stop();
}

/// Of a task with a moment of its own, the gauge shows the cursor's while the scene runs.
void TaskWidget::check() {
    m_soon.stop();
    if (!m_begun || !m_engine.isSceneShown() || isSolved()) return showState();
    if (m_isRunning) return;
    const Session& session = m_controller.session();
    if (m_task.at && m_controller.isPlaying() && ++m_gaugesShown % gaugesPerCheck != 0) {
        const auto here = judgeAt(session.cursor(), m_task, session, m_engine.lessonFile());
        if (!here) return;
        showGauges(here->findings);
        say(tr("○ Step %1").arg(here->at.step));
        return;
    }
    const auto judgement = judge(m_task, session, m_engine.lessonFile());
    if (const auto missing = conclude(judgement)) say(tr("○ Not yet. %1").arg(*missing));
}

/// The present run counts if it passes; otherwise, or if its score is better, a run from the beginning with the same settings. Both
/// are made again in the background, away from the recording.
void TaskWidget::checkFromBeginning() {
    m_soon.stop();
    if (!m_begun || !m_engine.isSceneShown() || isSolved()) return showState();
    if (std::exchange(m_isRunning, false)) {
        m_run.cancel();
        return showState();
    }
    const Session& session = m_controller.session();
    const auto inputs = session.recording().inputs();
    const std::vector<TimedInput> present(inputs.begin(), inputs.end());
    std::vector<std::vector<TimedInput>> runs{present};
    auto moved = withSettingsFrom(m_first, judgedStep(), inputs, setupInputs());
    if (moved != present) runs.push_back(std::move(moved));
    m_isRunning = true;
    const auto work = [this, scene = session.scene(), cursor = session.cursor(), runs,
                       file = m_engine.lessonFile()](const std::atomic<bool>& cancelled) {
        JudgedRun result;
        for (const auto& each : runs) {
            const auto run = judgedRun(scene, each, cursor, m_task, file, cancelled);
            if (!run) break;
            if (!passes(result) || isBetter(*run, result)) result = *run;
            if (passes(result) && !m_task.score) break;
        }
        return result;
    };
    m_run.run(
        work,
        [this, present](const JudgedRun& result) {
            m_isRunning = false;
            const auto now = m_controller.session().recording().inputs();
            if (std::equal(now.begin(), now.end(), present.begin(), present.end())) return take(result);
            showState();  // something else has been entered meanwhile
            checkSoon();
        },
        true);
    showState();
    say(tr("Running again from step %1 …").arg(m_first));
}

/// The run that was judged is in the window from now on; the cursor keeps its moment.
void TaskWidget::take(const JudgedRun& run) {
    const Session& session = m_controller.session();
    const auto inputs = session.recording().inputs();
    const bool again = !std::equal(inputs.begin(), inputs.end(), run.inputs.begin(), run.inputs.end());
    if (again) {
        const Cursor cursor = session.cursor();
        const bool atEnd = session.atEndOfStep();
        m_controller.replaceInputs(run.inputs);
        atEnd ? m_controller.toStep(cursor.step) : m_controller.seek(cursor);
        showSettings();
    }
    const auto missing = conclude(run.judgement);
    m_soon.stop();
    if (!missing) return;
    playRun();
    say(again ? tr("○ Run again from step %1 with what you have entered: not yet. %2").arg(m_first).arg(*missing)
              : tr("○ Checked: not yet. %1").arg(*missing));
}

/// The reasons why the task is not done; nothing: it is done.
std::optional<QString> TaskWidget::conclude(const Result<TaskJudgement>& judgement) {
    if (judgement) showGauges(judgement->findings);
    const QString other = otherChange();
    if (!judgement || !judgement->isDone || !other.isEmpty()) {
        showState();
        if (!judgement) return QString::fromStdString(judgement.error().message);
        return judgement->isDone ? other : missing(*judgement);
    }
    if (m_score && m_score->score() && *judgement->score >= *m_score->score()) {
        showState();  // what is entered now may be better in a run from the beginning
        return tr("The solution before was as good or better.");
    }
    if (m_score) {
        m_record.given = qstring(recordText(*judgement->score));
        m_score->setScore(*judgement->score);
    }
    const auto inputs = m_controller.session().recording().inputs();
    m_solvedBy.emplace(inputs.begin(), inputs.end());
    const bool isFirst = !std::exchange(m_done, true) || m_score;  // a better score is an answer of its own
    m_record.right = true;
    showSettings();
    showState();
    showOutcome();
    if (isFirst) emit done();
    return std::nullopt;
}

void TaskWidget::showGauges(const std::vector<CheckFinding>& findings) {
    int count = 0;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (!CheckText::isMeasured(findings[i])) continue;
        if (count == m_gauges->count())
            m_gauges->addWidget(named(new TaskGauge(this), ("gauge" + std::to_string(count + 1)).c_str()));
        auto* gauge = static_cast<TaskGauge*>(m_gauges->itemAt(count++)->widget());
        gauge->setFinding(findings[i], i < m_task.names.size() ? qstring(m_task.names[i]) : QString());
        gauge->show();
    }
    for (; count < m_gauges->count(); ++count) m_gauges->itemAt(count)->widget()->hide();
}

/// Where the check is evaluated; without its own moment, at the learner's cursor.
std::int64_t TaskWidget::judgedStep() const {
    const Session& session = m_controller.session();
    if (!m_task.at) return session.step();
    EngineState engine(session.recording());
    const auto there = locate(*m_task.at, engine, {}, m_engine.lessonFile());
    return there ? there->step : session.step();
}

/// The moment that was judged is the one to look at, unless the learner is looking at the motion just now.
void TaskWidget::showOutcome() {
    if (!m_task.at || m_controller.isPlaying() || m_controller.isDragging()) return;
    if (!m_engine.go(*m_task.at)) return emit problem(m_engine.problem());
    if (isVisible()) m_controller.replay({m_first, 0, Term::VelocityB});
}

/// What the settings did, up to the moment that counts; then the learner is back where the next one can be changed.
void TaskWidget::playRun() {
    if (!m_task.at || !isVisible() || m_controller.isPlaying()) return;
    EngineState engine(m_controller.session().recording());
    const auto there = locate(*m_task.at, engine, {}, m_engine.lessonFile());
    if (there && m_controller.session().cursor() < *there) m_controller.preview(*there);
}

ExerciseWidget* makeWidget(const Task& task, const WidgetPlace& place) { return new TaskWidget(task, place); }

}  // namespace solverscope
