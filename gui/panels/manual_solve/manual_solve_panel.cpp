// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/manual_solve/manual_solve_panel.h"

#include <QCheckBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <algorithm>

#include "gui/lessons/manual_solve_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/manual_solve_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/view_state.h"
#include "physics/debugger/manual_solve/manual_solve.h"

namespace solverscope {
namespace {

constexpr int maxManualSweeps = 20;

/// Numbers are right within 1 %, or within 0.1 % of the largest impulse if they are small compared with it.
AnswerTolerance toleranceFor(const ManualSolve& solve) { return {1e-3 * solve.scale(), 0.01}; }

}  // namespace

ManualSolvePanel::ManualSolvePanel(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_seed(QRandomGenerator::global()->generate64()),
      m_sweeps(named(new CountEdit(this), "handSweeps", tr("How many sweeps"))),
      m_anyOrder(named(new QCheckBox(tr("Rows in any order"), this), "handAnyOrder", {},
                       tr("Each row once per sweep, in any order; otherwise in the order of the settings"))),
      m_state(selectableLabel("handState", this)),
      m_view(new ManualSolveView(controller, false, this)) {
    setObjectName(QStringLiteral("handSolvePanel"));
    auto* top = new QWidget(this);
    auto* flow = new FlowLayout(top);
    const auto button = [&](const char* name, const QString& text, const QString& toolTip, auto slot) {
        auto* made = named(new QPushButton(text, top), name, {}, toolTip);
        connect(made, &QPushButton::clicked, this, slot);
        flow->addWidget(made);
        return made;
    };
    button("handStart", tr("Start here"), tr("Uses the sweeps that follow the cursor, with the numbers of this step"),
           &ManualSolvePanel::start);
    button("handFresh", tr("New numbers"),
           tr("Gives the bodies random velocities and masses in this step, in a separate branch, and starts"),
           &ManualSolvePanel::startWithFreshNumbers);
    m_sweeps->setRange(1, maxManualSweeps);
    m_sweeps->setSuffix(tr(" sweeps"));
    m_sweeps->setValue(2);
    flow->addWidget(m_sweeps);
    flow->addWidget(m_anyOrder);
    m_stop = button("handStop", tr("Stop"), tr("Ends the exercise"), [this] {
        stop({});
        takeFocus();
    });
    for (QWidget* tool : m_view->tools()) flow->addWidget(tool);
    auto* content = new QWidget(this);
    fillPanel(content, {.margins = {6, 4, 6, 4}, .spacing = 4}, {top, m_state, {m_view, 1}, emptyStretch(0)});
    // A low panel scrolls, so that the tables keep a few lines.
    auto* scroll = scrolling(content, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fillPanel(this, 0, {scroll});
    connect(m_view, &ManualSolveView::visitsShownChanged, this, &ManualSolvePanel::follow);
    connect(m_view, &ManualSolveView::finished, this, &ManualSolvePanel::updateState);
    connect(&controller, &DebuggerController::sceneChanged, this, &ManualSolvePanel::sceneChanged);
    stop({});
    const auto restored = [this](ManualSolvePanel& before) {
        m_view->restoreFrom(*before.m_view);
        m_view->setVisible(m_view->isBegun());
        updateState();
    };
    new ViewState(this, restored, m_seed, m_step, m_start);
}

ManualSolvePanel::~ManualSolvePanel() { m_controller.hideFuture(this, false); }

bool ManualSolvePanel::isRunning() const { return m_view->isBegun() && !m_view->exam().isDone(); }

void ManualSolvePanel::takeFocus() {
    if (m_view->isBegun())
        m_view->focusFirst();
    else
        findChild<QPushButton*>(QStringLiteral("handStart"))->setFocus();
}

void ManualSolvePanel::start() {
    m_controller.pause();
    const Cursor cursor = m_controller.session().cursor();
    startFrom(cursor.step, cursor.event);
}

void ManualSolvePanel::startFrom(std::int64_t step, std::size_t event) {
    const Session& session = m_controller.session();
    const World start = session.startOfStep();
    ManualSolvePlan plan;
    plan.sweeps = m_sweeps->value();
    plan.anyOrder = m_anyOrder->isChecked();
    ManualSolve solve(*session.trace(), event, plan);
    if (solve.obstacle() == ManualSolveObstacle::NoRows && event > 0) solve = ManualSolve(*session.trace(), 0, plan);
    if (solve.obstacle() != ManualSolveObstacle::None)
        return stop(obstacleText(solve.obstacle(), settingsAgainstVisits(solve.world())));
    m_step = step;
    m_start = start;
    const AnswerTolerance tolerance = toleranceFor(solve);
    m_view->show();
    m_view->begin(ManualSolveExam(std::move(solve), tolerance), session.scene(), start);
    updateState();
    m_view->focusFirst();
}

void ManualSolvePanel::startWithFreshNumbers() {
    m_controller.pause();
    const Session& session = m_controller.session();
    const std::int64_t step = session.step();
    if (session.scene().playback) return stop(obstacleText(ManualSolveObstacle::Recorded));
    const QString name = tr("By hand");
    const Branches& branches = m_controller.branches();
    const bool there = std::ranges::any_of(branches.list(), [&](const Branch& branch) {
        return branch.id == branches.shownId() && QString::fromStdString(branch.name) == name;
    });
    if (!there && !m_controller.branchHere(name)) return;
    std::vector<TimedInput> inputs;
    for (const TimedInput& input : m_controller.session().recording().inputs()) {
        const bool drawnBefore = input.step == step &&
                                 (std::holds_alternative<SetMass>(input.input) || std::holds_alternative<SetVelocity>(input.input));
        if (input.step <= step && !drawnBefore) inputs.push_back(input);
    }
    for (Input& input : freshNumbers(m_controller.session().startOfStep(), m_seed++)) inputs.push_back({step, std::move(input)});
    m_controller.replaceInputs(std::move(inputs));
    m_controller.seek({step, 0, Term::VelocityB});
    startFrom(step, 0);
}

void ManualSolvePanel::stop(const QString& reason) {
    m_view->clear();
    m_view->hide();
    m_step = 0;
    updateState();
    if (!reason.isEmpty()) m_state->setText(reason);
}

void ManualSolvePanel::updateState() {
    m_controller.hideFuture(this, isVisible() && isRunning());
    m_stop->setEnabled(m_view->isBegun());
    m_state->setVisible(!m_view->isBegun());
    m_state->setText(
        tr("Be the solver: pick the row whose turn it is, and enter the Δλ and the Λ that the engine will compute. Each answer is "
           "graded at once, and the velocities change. “Start here” uses this step from the cursor on."));
}

/// The window follows as long as it shows the same step, computed in the same way.
void ManualSolvePanel::follow() {
    const auto event = m_view->shownEvent();
    if (!event || m_step == 0 || !isVisible()) return;
    const Session& session = m_controller.session();
    if (session.step() != m_step || !sameWorld(session.startOfStep(), m_start)) return;
    const Cursor there{m_step, *event, Term::VelocityB};
    if (session.cursor() != there) m_controller.seek(there);
}

void ManualSolvePanel::sceneChanged() {
    if (m_view->isBegun()) stop({});
}

void ManualSolvePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_controller.hideFuture(this, isRunning());
}

void ManualSolvePanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_controller.hideFuture(this, false);
}

}  // namespace solverscope
