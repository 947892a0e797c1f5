// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/exercise_widget.h"

#include <QAbstractSpinBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/variants.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"
#include "lessons/loader/task_check.h"
#include "physics/trace/quantities.h"

namespace solverscope {
namespace {

// A check may solve a step to its end; while playing it does not run for every frame.
constexpr int idleMilliseconds = 120;
constexpr int playingMilliseconds = 500;

/// The findings of a task's check, as text: "y of model = 1.89 m, y of yours = 1.93 m; they must be nearer than 0.003 m".
struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)

public:
    static QString of(const CheckFinding& finding);
};

struct NamedQuantity {
    QString name;
    QString unit;
};

constexpr int checkDigits = 4;

QString numberWithUnit(Real number, const QString& unit) { return withUnit(shown(number, checkDigits), unit); }

QString unitOfBody(const std::string& field) {
    const auto quantity = findBodyQuantity(field);
    return quantity ? qstring(unitText(infoOf(*quantity).unit)) : QString();
}

QString symbolOfBody(const std::string& field) { return field == "omega" ? QStringLiteral("ω") : qstring(field); }

NamedQuantity nameOfVisit(const std::string& field) {
    const QString impulse = QStringLiteral("N s");
    if (field == "raw_delta") return {CheckText::tr("Δλ before the clamp"), impulse};
    if (field == "delta") return {QStringLiteral("Δλ"), impulse};
    if (field == "sum_before") return {CheckText::tr("Λ before this visit"), impulse};
    if (field == "sum_after") return {CheckText::tr("Λ after this visit"), impulse};
    return {qstring(field), {}};
}

NamedQuantity nameOf(const CheckedQuantity& quantity) {
    const QString of = qstring(quantity.argument);
    const std::string& object = quantity.object;
    if (object == "body") return {CheckText::tr("%1 of %2").arg(symbolOfBody(quantity.field), of), unitOfBody(quantity.field)};
    if (object == "settings") {
        const SettingInfo* info = findSetting(quantity.field);
        if (info) return {settingLabel(*info), qstring(info->unit)};
    }
    if (object == "event") return nameOfVisit(quantity.field);
    if (object == "row" && quantity.field == "lambda") return {CheckText::tr("Λ of row %1").arg(of), QStringLiteral("N s")};
    if (object == "row_lambda")
        return {CheckText::tr("Λ of %1 after sweep %2").arg(of).arg(quantity.number), QStringLiteral("N s")};
    if (object == "error_share")
        return {CheckText::tr("The error after sweep %1, relative to a cold start").arg(quantity.number), {}};
    if (object == "iterations_to") return {CheckText::tr("Sweeps until %1 of the error remains").arg(shown(quantity.number)), {}};
    if (object == "max_penetration") return {CheckText::tr("The deepest overlap"), QStringLiteral("m")};
    if (object == "contact_count") return {CheckText::tr("Contacts"), {}};
    if (object == "kinetic_energy") return {CheckText::tr("The kinetic energy"), QStringLiteral("J")};
    if (object == "fastest") return {CheckText::tr("The highest speed"), QStringLiteral("m/s")};
    if (object == "time") return {CheckText::tr("The time"), QStringLiteral("s")};
    if (object == "step") return {CheckText::tr("The step"), {}};
    if (object == "own_joint" && quantity.field == "count") return {CheckText::tr("Custom joints"), {}};
    return {CheckText::tr("The value"), {}};
}

QString CheckText::of(const CheckFinding& finding) {
    using Kind = CheckFinding::Kind;
    const QString row = qstring(finding.left.argument);
    if (finding.kind == Kind::MissingRow) return tr("Row %1 does not exist, but it must").arg(row);
    if (finding.kind == Kind::RowExists) return tr("Row %1 exists, but it must not").arg(row);
    if (finding.kind == Kind::NoVisit) return tr("The engine is not at a visit to a row");
    if (finding.kind == Kind::Other) return tr("The condition does not hold yet");

    const NamedQuantity left = nameOf(finding.left);
    const NamedQuantity right = nameOf(finding.right);
    const QString now = tr("%1 = %2").arg(left.name, numberWithUnit(finding.left.value, left.unit));
    const QString allowed = numberWithUnit(finding.allowed, left.unit);
    if (finding.kind == Kind::Near && finding.right.isConstant)
        return tr("%1; it must be %2, to within %3").arg(now, numberWithUnit(finding.right.value, left.unit), allowed);
    const QString other = tr("%1 = %2").arg(right.name, numberWithUnit(finding.right.value, right.unit));
    if (finding.kind == Kind::Near) return tr("%1, %2; they must differ by less than %3").arg(now, other, allowed);

    const QString bound = finding.right.isConstant ? numberWithUnit(finding.right.value, left.unit) : other;
    switch (finding.kind) {
        case Kind::Less:
            return tr("%1; it must be less than %2").arg(now, bound);
        case Kind::AtMost:
            return tr("%1; it must be at most %2").arg(now, bound);
        case Kind::More:
            return tr("%1; it must be more than %2").arg(now, bound);
        case Kind::AtLeast:
            return tr("%1; it must be at least %2").arg(now, bound);
        default:
            return tr("%1; it must be %2").arg(now, bound);
    }
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
        label->setToolTip(settingExplanation(*info));
        controls->addWidget(label, controls->rowCount(), 0);
        controls->addWidget(editor, controls->rowCount() - 1, 1);
        m_editors.push_back(editor);
    }
    controls->setColumnStretch(1, 1);
    column().addLayout(controls);

    m_late = addLabel("late");
    m_state = addLabel("state");
    for (QLabel* label : {m_late, m_state}) label->setTextFormat(Qt::PlainText);
    m_state->setFont(bold(font()));
    addHints();
    column().addLayout(inRow({hintButton(), emptyStretch()}));
    m_again = makeButton("again", tr("Start over"),
                         tr("Returns the engine to the start of this task. The settings that you have entered stay."));
    m_check = makeButton("check", tr("Check"),
                         tr("Runs from the start of this task with the settings that you have entered, and shows the result"));
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
    m_first = session.cursor().step + (session.atEndOfStep() ? 1 : 0);
    if (!ready) emit problem(m_engine.problem());
    showSettings();
    showState();
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
    m_begun = before.m_begun;
    m_first = before.m_first;
    m_record = before.m_record;
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
    if (m_done || !m_begun || session.recording().inputs().empty()) return m_late->hide();
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
    if (m_done || !m_begun || !isVisible() || !isEnabled() || m_soon.isActive()) return;
    m_soon.start(m_controller.isPlaying() ? playingMilliseconds : idleMilliseconds);
}

void TaskWidget::showEvent(QShowEvent* event) {
    ExerciseWidget::showEvent(event);
    checkSoon();
}

void TaskWidget::hideEvent(QHideEvent* event) {
    ExerciseWidget::hideEvent(event);
    m_soon.stop();
}

void TaskWidget::check() {
    m_soon.stop();
    if (m_done || !m_begun || !m_engine.isSceneShown()) return showState();
    if (const auto found = judge()) m_state->setText(tr("○ Not yet. %1").arg(*found));
}

/// The current state counts if it passes; otherwise a run from the beginning with the same settings.
void TaskWidget::checkFromBeginning() {
    m_soon.stop();
    if (m_done || !m_begun || !m_engine.isSceneShown()) return showState();
    auto found = judge();
    const bool again = found && runFromBeginning();
    if (again) found = judge();
    if (!found) return;
    m_soon.stop();
    m_state->setText(again ? tr("○ Run again from step %1 with what you have entered: not yet. %2").arg(m_first).arg(*found)
                           : tr("○ Checked: not yet. %1").arg(*found));
}

/// The reasons why the task is not done; nothing: it is done.
std::optional<QString> TaskWidget::judge() {
    const auto judgement = solverscope::judge(m_task, m_controller.session(), m_engine.lessonFile());
    const QString other = otherChange();
    if (!judgement || !judgement->isDone || !other.isEmpty()) {
        showState();
        if (!judgement) return QString::fromStdString(judgement.error().message);
        return judgement->isDone ? other : found(*judgement);
    }
    m_done = true;
    m_record.right = true;
    showSettings();
    showState();
    showOutcome();
    emit done();
    return std::nullopt;
}

/// Repeats the run with the settings from the task's first step on; the cursor keeps its moment. False: no change was needed.
bool TaskWidget::runFromBeginning() {
    DebuggerController& controller = m_controller;
    const auto inputs = controller.session().recording().inputs();
    auto moved = withSettingsFrom(m_first, judgedStep(), inputs, setupInputs());
    if (std::equal(inputs.begin(), inputs.end(), moved.begin(), moved.end())) return false;
    const Cursor cursor = controller.session().cursor();
    const bool atEnd = controller.session().atEndOfStep();
    controller.replaceInputs(std::move(moved));
    atEnd ? controller.toStep(cursor.step) : controller.seek(cursor);
    showSettings();
    return true;
}

/// Where the check is evaluated; without its own moment, at the learner's cursor.
std::int64_t TaskWidget::judgedStep() const {
    const Session& session = m_controller.session();
    if (!m_task.at) return session.cursor().step;
    EngineState engine(session.recording());
    const auto there = locate(*m_task.at, engine, {}, m_engine.lessonFile());
    return there ? there->step : session.cursor().step;
}

/// The values that the check compares, and how close they are.
QString TaskWidget::found(const TaskJudgement& judgement) {
    QStringList findings;
    for (const CheckFinding& finding : judgement.findings) findings.append(CheckText::of(finding));
    return tr("Step %1: %2.").arg(judgement.at.step).arg(findings.join(QStringLiteral(". ")));
}

/// The moment that was judged is the one to look at, unless the learner is looking at the motion just now.
void TaskWidget::showOutcome() {
    if (!m_task.at || m_controller.isPlaying() || m_controller.isDragging()) return;
    if (!m_engine.go(*m_task.at)) return emit problem(m_engine.problem());
    if (isVisible()) m_controller.replay({m_first, 0, Term::VelocityB});
}

/// Names the input of the recording that the task does not allow; empty if there is none.
QString TaskWidget::otherChange() const {
    for (const TimedInput& input : ownInputs()) {
        const auto* setting = std::get_if<SetSetting>(&input.input);
        if (setting && !allows(setting->key))
            return tr("Correct, but “%1” was changed too. Start over, and use only what is unlocked.")
                .arg(settingLabel(*findSetting(setting->key)));
        if (!setting && !allows("bodies")) return tr("Correct, but a body was moved too. Start over, and leave the bodies alone.");
    }
    return {};
}

void TaskWidget::showState() {
    m_state->setText(m_done                    ? tr("✓ Done")
                     : m_engine.isSceneShown() ? tr("○ Not yet.")
                                               : tr("Another scene is open: press “Start over”."));
    colourByVerdict(*m_state, m_done ? std::optional(true) : std::nullopt, palette());
    m_check->setEnabled(!m_done);
    hintButton()->setVisible(!m_done);
    m_why->setVisible(m_done);
    if (m_done) m_why->setLessonText(asMarkdown(m_task.why));
}

ExerciseWidget* makeWidget(const Task& task, const WidgetPlace& place) { return new TaskWidget(task, place); }

}  // namespace solverscope
