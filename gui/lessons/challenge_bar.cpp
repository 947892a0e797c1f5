// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/challenge_bar.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "gui/lessons/check_text.h"
#include "gui/lessons/question_result.h"
#include "gui/lessons/task_gauge.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_edits.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"

namespace solverscope {
namespace {

constexpr int gaugeInterval = 100;  // ms
constexpr int gaugeWidth = 240;     // px
constexpr auto fileOfChallenge = "";

/// As high as what is in it, but the scene below keeps most of the room: then it scrolls.
class BarScroll : public ContentScroll {
public:
    BarScroll(QWidget* content, QWidget* bar) : ContentScroll(content, bar) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        for (QWidget* each : {viewport(), content}) each->setAutoFillBackground(false);
        QSizePolicy high(QSizePolicy::Preferred, QSizePolicy::Maximum);
        high.setHeightForWidth(true);
        setSizePolicy(high);
        bar->parentWidget()->installEventFilter(this);
    }

    QSize sizeHint() const override { return {widget()->sizeHint().width(), heightForWidth(width())}; }
    QSize minimumSizeHint() const override { return {widget()->minimumSizeHint().width(), fontMetrics().height()}; }
    int heightForWidth(int width) const override {
        constexpr double most = 0.4;  // of the middle of the window
        const int middle = parentWidget()->parentWidget()->height();
        return std::min(widget()->heightForWidth(width), static_cast<int>(most * middle));
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parentWidget()->parentWidget() && event->type() == QEvent::Resize) updateGeometry();
        return ContentScroll::eventFilter(watched, event);
    }
};

}  // namespace

ChallengeBar::ChallengeBar(DebuggerController& controller, QWidget* parent)
    : QFrame(parent),
      m_controller(controller),
      m_content(new QWidget(this)),
      m_ask(selectableLabel("challengeAsk", m_content)),
      m_state(selectableLabel("challengeState", m_content)),
      m_parts(new QWidget(m_content)),
      m_try(named(new QPushButton(m_parts), "challengeTry")),
      m_free(named(new QToolButton(m_parts), "challengeFree", {},
                   tr("Unlocks every setting and the editing of the scene; the challenge stays here"))),
      m_flow(new FlowLayout(m_parts)),
      m_meters(flowBar(m_content, {{0, 0, 0, 0}, 6}, {})) {
    setObjectName(QStringLiteral("challengeBar"));
    setAccessibleName(tr("Challenge"));
    setAutoFillBackground(true);
    m_ask->setFont(bold(font()));
    m_free->setText(tr("Free play"));
    m_free->setCheckable(true);
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(6);
    QVBoxLayout* words = inColumn({m_ask, m_state});
    words->setSpacing(0);
    fillPanel(m_content, {{8, 4, 8, 0}, 2}, {words, m_parts, m_meters});
    fillPanel(this, 0, {new BarScroll(m_content, this)});
    m_soon.setSingleShot(true);
    paintGround();

    connect(&m_soon, &QTimer::timeout, this, &ChallengeBar::showGauges);
    connect(m_try, &QPushButton::clicked, this, &ChallengeBar::tryIt);
    connect(m_free, &QToolButton::toggled, this, &ChallengeBar::controlsChanged);
    // Later: the palette also stops building while the window is being destroyed.
    const auto tellLater = [this] {
        if (m_task) emit controlsChanged();
    };
    connect(&controller.edits(), &SceneEdits::buildingChanged, this, tellLater, Qt::QueuedConnection);
    connect(&controller, &DebuggerController::sceneOpened, m_free, [this] { m_free->setChecked(false); });
    connect(&controller, &DebuggerController::sceneChanged, this, &ChallengeBar::read);
    connect(&controller, &DebuggerController::cursorMoved, this, &ChallengeBar::showGaugesSoon);
    connect(&controller, &DebuggerController::recordingChanged, this, &ChallengeBar::forgetVerdict);
    connect(&controller, &DebuggerController::settingsChanged, this, [this] {
        const Settings now = m_controller.session().nextSettings();
        for (SettingEditor* editor : m_editors) editor->show(now);
        forgetVerdict();
    });
    showButton();
    read();
}

QStringList ChallengeBar::controls() const {
    const QStringList all{QStringLiteral("*")};
    if (!m_task || m_free->isChecked() || m_controller.edits().isBuilding()) return all;
    QStringList keys;
    for (const std::string& key : m_task->controls) keys += QString::fromStdString(key);
    return keys;
}

void ChallengeBar::read() {
    const std::optional<ChallengeDef>& now = m_controller.scene().challenge;
    forgetVerdict();
    if (now == m_challenge) {
        setVisible(m_task.has_value());
        return showGaugesSoon();
    }
    const QStringList before = controls();
    m_run.cancel();
    m_isRunning = false;
    m_challenge = now;
    m_task.reset();
    if (now)
        if (auto task = taskOf(*now)) m_task = std::move(*task);
    setVisible(m_task.has_value());
    readControls();
    if (m_task) {
        m_ask->setText(libraryText(now->ask));
        m_isSolved = false;
        m_judged.reset();
        say({});
        showButton();
        showGauges();
    }
    if (controls() != before) emit controlsChanged();
}

void ChallengeBar::readControls() {
    for (QWidget* box : m_controlBoxes) box->deleteLater();
    m_controlBoxes.clear();
    m_editors.clear();
    for (QWidget* gauge : m_gauges) gauge->deleteLater();
    m_gauges.clear();
    while (QLayoutItem* item = m_flow->takeAt(0)) delete item;
    if (!m_task) return;
    for (const std::string& key : m_task->controls) {
        auto* box = new QWidget(m_parts);
        m_controlBoxes.push_back(box);
        if (const SettingInfo* info = findSetting(key)) {
            auto* editor = new SettingEditor(m_controller, *info, false, box);
            // The settings panel has the same editor; its fields keep their names for themselves.
            for (QWidget* part : editor->findChildren<QWidget*>())
                part->setObjectName(QStringLiteral("challenge.") + part->objectName());
            auto* label = labelFor(editor, settingLabel(*info));
            label->setWordWrap(true);
            label->setToolTip(settingExplanation(*info));
            fillRow(box, {{0, 0, 0, 0}, 6}, {label, editor});
            editor->show(m_controller.session().nextSettings());
            m_editors.push_back(editor);
        } else {
            fillRow(box, {{0, 0, 0, 0}, 6}, {new QLabel(tr("Bodies can be moved."), box)});
        }
        m_flow->addWidget(box);
    }
    for (QWidget* button : std::initializer_list<QWidget*>{m_try, m_free}) m_flow->addWidget(button);
}

bool ChallengeBar::counts(std::int64_t step) const {
    const auto last = static_cast<std::int64_t>(m_challenge->step);
    return step <= last && step > last - static_cast<std::int64_t>(m_challenge->hold);
}

QString ChallengeBar::whenText() const {
    const auto step = static_cast<qlonglong>(m_challenge->step);
    const auto hold = static_cast<qlonglong>(m_challenge->hold);
    if (hold == 1) return tr("The goal counts at the end of step %1.").arg(step);
    return tr("The goal counts in every step from %1 to %2.").arg(step - hold + 1).arg(step);
}

void ChallengeBar::showGaugesSoon() {
    if (m_task && !m_soon.isActive()) m_soon.start(gaugeInterval);
}

void ChallengeBar::showGauges() {
    m_soon.stop();
    if (!m_task || !isVisibleTo(parentWidget())) return;
    const Session& session = m_controller.session();
    auto judgement = judgeAt(session.cursor(), *m_task, session, fileOfChallenge);
    if (judgement) {
        if (!counts(session.step()))
            for (CheckFinding& finding : judgement->findings) finding.holds = false;  // not yet: what it is now does not count
        return show(judgement->findings);
    }
    show({});
    say(QString::fromStdString(judgement.error().message));
}

void ChallengeBar::show(const std::vector<CheckFinding>& findings) {
    std::size_t count = 0;
    for (const CheckFinding& finding : findings) {
        if (!CheckText::isMeasured(finding)) continue;
        if (count == m_gauges.size()) {
            auto* gauge = named(new TaskGauge(m_meters), ("challengeGauge" + std::to_string(count + 1)).c_str());
            gauge->setBrief();
            gauge->setMinimumWidth(gaugeWidth);
            m_gauges.push_back(gauge);
            m_meters->layout()->addWidget(gauge);
        }
        static_cast<TaskGauge*>(m_gauges[count])->setFinding(finding);
        m_gauges[count++]->show();
    }
    for (; count < m_gauges.size(); ++count) m_gauges[count]->hide();
}

void ChallengeBar::tryIt() {
    if (!m_task) return;
    if (std::exchange(m_isRunning, false)) {
        m_run.cancel();
        showButton();
        return say({});
    }
    m_controller.pause();
    const Session& session = m_controller.session();
    const auto judged = static_cast<std::int64_t>(m_challenge->step);
    const auto inputs = session.recording().inputs();
    if (const TimedInput* other = forbiddenInput(*m_task, inputs)) {
        const auto* setting = std::get_if<SetSetting>(&other->input);
        return say(setting ? tr("“%1” was changed too: it is not part of the challenge. Undo that, or reset the settings.")
                                 .arg(settingLabel(*findSetting(setting->key)))
                           : tr("A body was moved or pulled: that is not part of the challenge. Undo it."));
    }
    m_isRunning = true;
    m_isSolved = false;
    showButton();
    say(tr("Running from the start …"));
    m_run.run(
        [scene = session.scene(), moved = attemptOf(*m_task, judged, inputs), judged,
         task = *m_task](const std::atomic<bool>& cancelled) {
            return judgedRun(scene, moved, {judged, 0, Term::VelocityB}, task, fileOfChallenge, cancelled);
        },
        [this](const std::optional<JudgedRun>& run) {
            m_isRunning = false;
            showButton();
            if (run) take(*run);
        },
        true);
}

/// The run that was judged is the one in the window from now on, and it plays.
void ChallengeBar::take(const JudgedRun& run) {
    const auto inputs = m_controller.session().recording().inputs();
    m_judged.emplace(run.inputs.begin(), run.inputs.end());
    if (!std::equal(inputs.begin(), inputs.end(), run.inputs.begin(), run.inputs.end())) m_controller.replaceInputs(run.inputs);
    if (!run.judgement) return say(QString::fromStdString(run.judgement.error().message));
    m_controller.toStep(run.judgement->at.step);
    if (isVisible()) m_controller.replay({1, 0, Term::VelocityB});
    m_isSolved = run.judgement->isDone;
    showGauges();
    QStringList parts;
    for (const CheckFinding& finding : run.judgement->findings)
        if (!finding.holds) parts.append(CheckText::of(finding));
    const QString step = tr("Step %1: %2.").arg(run.judgement->at.step).arg(parts.join(QStringLiteral(". ")));
    say(m_isSolved ? tr("✓ Solved") : tr("○ Not yet. %1").arg(step));
}

/// Something else is in the recording now.
void ChallengeBar::forgetVerdict() {
    if (!m_task || m_isRunning || !m_judged) return;
    const auto inputs = m_controller.session().recording().inputs();
    if (std::equal(inputs.begin(), inputs.end(), m_judged->begin(), m_judged->end())) return;
    m_judged.reset();
    m_isSolved = false;
    say({});
}

void ChallengeBar::say(const QString& text) {
    m_state->setText(text.isEmpty() && m_challenge ? whenText() : text);
    m_state->setFont(bold(font(), m_isSolved));
    colourByVerdict(*m_state, m_isSolved ? std::optional(true) : std::nullopt, palette());
}

void ChallengeBar::showButton() {
    m_try->setText(m_isRunning ? tr("Cancel") : tr("Try it"));
    m_try->setToolTip(m_isRunning
                          ? tr("Cancels the run")
                          : tr("Runs the scene from the start with what you have entered, and says whether the goal is reached"));
}

void ChallengeBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) paintGround();
}

void ChallengeBar::paintGround() {
    const QColor colour = hintGround(QGuiApplication::palette());
    if (palette().color(QPalette::Window) == colour) return;  // changing it comes back here
    QPalette ground;
    ground.setColor(QPalette::Window, colour);
    setPalette(ground);
}

}  // namespace solverscope
