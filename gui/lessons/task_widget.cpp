// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/task_widget.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/lessons/heading_font.h"
#include "gui/lessons/hints.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/setting_editor.h"

namespace solverscope {
namespace {

// A check may solve a step to its end; while playing it is not asked for every frame.
constexpr int calmMilliseconds = 120;
constexpr int playingMilliseconds = 500;

}  // namespace

TaskWidget::TaskWidget(const Task& task, const Stage& stage, LessonEngine& engine, bool done, QWidget* parent)
    : QFrame(parent), m_task(task), m_stage(stage), m_engine(engine), m_done(done) {
    setObjectName(QStringLiteral("task-") + QString::fromStdString(task.id));
    setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    const auto addText = [&](const char* name) {
        auto* text = new LessonTextView(this);
        text->setObjectName(QLatin1String(name));
        connect(text, &LessonTextView::anchorClicked, this, &TaskWidget::linkActivated);
        layout->addWidget(text);
        return text;
    };
    addText("ask")->setLessonText(markdown(task.ask));

    auto* controls = new QGridLayout;
    controls->setHorizontalSpacing(8);
    for (const std::string& key : task.controls) {
        const SettingInfo* info = findSetting(key);
        if (!info) continue;
        auto* editor = new SettingEditor(engine.controller(), *info, false, this);
        editor->setObjectName(QStringLiteral("control-") + QString::fromStdString(key));
        auto* label = new QLabel(settingLabel(*info), this);
        label->setWordWrap(true);
        label->setToolTip(settingExplanation(*info));
        controls->addWidget(label, controls->rowCount(), 0);
        controls->addWidget(editor, controls->rowCount() - 1, 1);
        m_editors.push_back(editor);
    }
    controls->setColumnStretch(1, 1);
    layout->addLayout(controls);

    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_state->setFont(bold(font()));
    layout->addWidget(m_state);
    m_hints = new QVBoxLayout;
    layout->addLayout(m_hints);

    auto* hint = new QHBoxLayout;
    m_hint = new QPushButton(tr("Hint 1 of %1").arg(task.hints.size()), this);
    m_hint->setObjectName(QStringLiteral("hint"));
    hint->addWidget(m_hint);
    hint->addStretch();
    layout->addLayout(hint);
    auto* buttons = new QHBoxLayout;
    m_again = new QPushButton(tr("Start over"), this);
    m_again->setObjectName(QStringLiteral("again"));
    m_again->setToolTip(tr("Puts the engine back to where this task begins"));
    m_check = new QPushButton(tr("Check"), this);
    m_check->setObjectName(QStringLiteral("check"));
    buttons->addWidget(m_again);
    buttons->addStretch();
    buttons->addWidget(m_check);
    layout->addLayout(buttons);
    m_why = addText("why");

    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TaskWidget::check);
    connect(m_hint, &QPushButton::clicked, this, &TaskWidget::showHint);
    connect(m_check, &QPushButton::clicked, this, &TaskWidget::check);
    connect(m_again, &QPushButton::clicked, this, &TaskWidget::begin);
    connect(&engine.controller(), &DebuggerController::cursorMoved, this, &TaskWidget::checkSoon);
    connect(&engine.controller(), &DebuggerController::settingsChanged, this, &TaskWidget::showSettings);
    showState();
    showSettings();
}

TaskWidget::~TaskWidget() = default;

QString TaskWidget::markdown(const LessonText& text) const {
    const DebuggerController& controller = m_engine.controller();
    EngineState state(controller.session().recording());
    Cursor at = controller.session().cursor();
    if (m_task.at)
        if (const auto there = locate(*m_task.at, state, {}, m_engine.lessonFile())) at = *there;
    return QString::fromStdString(rendered(text, state, at, {}));
}

void TaskWidget::begin() {
    m_begun = false;
    const bool ready = m_engine.prepare(m_stage.setup) && (!m_stage.span || m_engine.go(m_stage.span->from));
    m_begun = true;
    if (!ready) emit problem(m_engine.problem());
    showSettings();
    showState();
}

void TaskWidget::inherit(const TaskWidget& before) {
    m_done = before.m_done;
    m_begun = before.m_begun;
    while (m_hintsShown < before.m_hintsShown) showHint();
    showSettings();
    showState();
}

void TaskWidget::focusFirst() {
    for (const SettingEditor* editor : m_editors)
        for (auto* part : editor->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (part->isEnabled() && (part->focusPolicy() & Qt::TabFocus)) return part->setFocus();
    m_check->setFocus();
}

void TaskWidget::showSettings() {
    const Settings settings = m_engine.controller().session().nextSettings();
    for (SettingEditor* editor : m_editors) editor->show(settings);
}

void TaskWidget::checkSoon() {
    if (m_done || !m_begun || !isVisible() || !isEnabled() || m_soon.isActive()) return;
    m_soon.start(m_engine.controller().isPlaying() ? playingMilliseconds : calmMilliseconds);
}

void TaskWidget::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    checkSoon();
}

void TaskWidget::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    m_soon.stop();
}

void TaskWidget::check() {
    m_soon.stop();
    if (m_done || !m_begun || !m_engine.ownsTheWindow()) return showState();
    const auto fulfilled = solverscope::isDone(m_task, m_engine.controller().session(), m_engine.lessonFile());
    const QString other = otherChange();
    if (fulfilled && *fulfilled && other.isEmpty()) {
        m_done = true;
        showState();
        showOutcome();
        emit done();
        return;
    }
    showState();
    if (fulfilled && *fulfilled) m_state->setText(other);
}

/// The moment that was judged is the one to look at, unless the learner is looking at the motion just now.
void TaskWidget::showOutcome() {
    const DebuggerController& controller = m_engine.controller();
    if (!m_task.at || controller.isPlaying() || controller.isDragging()) return;
    if (!m_engine.go(*m_task.at)) emit problem(m_engine.problem());
}

/// Says which input of the recording the task does not allow; empty when there is none.
QString TaskWidget::otherChange() const {
    const auto& recording = m_engine.controller().session().recording();
    const auto expected = inputsOf(m_stage.setup, recording.scene(), m_engine.lessonFile());
    const auto allows = [this](std::string_view control) {
        return std::find(m_task.controls.begin(), m_task.controls.end(), control) != m_task.controls.end();
    };
    for (const TimedInput& input : recording.inputs()) {
        if (expected && std::find(expected->begin(), expected->end(), input) != expected->end()) continue;
        const auto* setting = std::get_if<SetSetting>(&input.input);
        if (setting && !allows(setting->key))
            return tr("So it is, but “%1” was changed too. Start over, and use only what is unlocked.")
                .arg(settingLabel(*findSetting(setting->key)));
        if (!setting && !allows("bodies")) return tr("So it is, but a body was moved too. Start over, and leave the bodies alone.");
    }
    return {};
}

void TaskWidget::showState() {
    m_state->setText(m_done                     ? tr("✓ Done")
                     : m_engine.ownsTheWindow() ? tr("○ Not yet. The engine is read while you work.")
                                                : tr("Another scene is open: press “Start over”."));
    QPalette colours = palette();
    if (m_done) colours.setColor(QPalette::WindowText, verdictColour(true, palette()));
    m_state->setPalette(colours);
    m_check->setEnabled(!m_done);
    m_hint->setVisible(!m_done);
    m_why->setVisible(m_done);
    if (m_done) m_why->setLessonText(markdown(m_task.why));
}

void TaskWidget::showHint() {
    const auto next = static_cast<std::size_t>(m_hintsShown);
    if (next >= m_task.hints.size()) return;
    const LessonTextView* text = addHint(*m_hints, *m_hint, next, m_task.hints.size(), markdown(m_task.hints[next]), this);
    connect(text, &LessonTextView::anchorClicked, this, &TaskWidget::linkActivated);
    ++m_hintsShown;
}

}  // namespace solverscope
