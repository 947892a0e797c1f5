// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/step_map.h"

#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "gui/lessons/step_map_box.h"
#include "gui/widgets/build.h"

namespace solverscope {

StepMap::StepMap(DebuggerController& controller, QWidget* parent)
    : StepPanel("stepMap", controller, parent), m_substep(named(new QLabel(this), "stepMapSubstep")) {
    setAccessibleName(tr("Where in the step the cursor is"));
    auto* boxes = new FlowLayout(this);
    boxes->setContentsMargins(12, 0, 12, 0);
    boxes->setSpacing(2);
    m_substep->setFont(scaled(font(), 0.88, false));
    boxes->addWidget(m_substep);
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, [this] { refreshIfVisible(); });
}

void StepMap::setRange(std::optional<std::pair<Cursor, Cursor>> range) {
    m_range = std::move(range);
    refreshIfVisible();
}

void StepMap::refresh() {
    if (m_step.follow(session())) {
        m_runs.clear();
        const EventList& events = session().events();
        for (std::size_t i = 0; i < events.size(); ++i) {
            const Event& event = events[i];
            if (event.kind == EventKind::Substep) continue;
            if (m_runs.empty() || m_runs.back().phase != event.phase || m_runs.back().substep != event.substep)
                m_runs.push_back({event.phase, event.substep, i, i});
            m_runs.back().last = i;
        }
        build();
    }
    mark();
}

/// Phases that every sub-step goes through have one box.
void StepMap::build() {
    std::vector<Phase> phases;
    for (const Run& run : m_runs)
        if (std::ranges::find(phases, run.phase) == phases.end()) phases.push_back(run.phase);
    if (std::ranges::equal(phases, m_boxes, {}, {}, &StepMapBox::phase)) return;
    // A box may be what was clicked just now.
    for (StepMapBox* box : m_boxes) {
        layout()->removeWidget(box);
        box->hide();
        box->disconnect(this);
        box->deleteLater();
    }
    m_boxes.clear();
    layout()->removeWidget(m_substep);
    for (const Phase phase : phases) {
        auto* box = new StepMapBox(phase, phase == phases.back(), this);
        connect(box, &QAbstractButton::clicked, this, [this, phase] {
            if (const auto target = targetOf(phase)) m_controller.seek(*target);
        });
        layout()->addWidget(box);
        box->show();
        m_boxes.push_back(box);
    }
    layout()->addWidget(m_substep);
    updateGeometry();
}

/// The first moment of a phase that may be gone to: in the cursor's sub-step, if that has the phase.
std::optional<Cursor> StepMap::targetOf(Phase phase) const {
    const std::int64_t step = session().step();
    const int substep = session().event().substep;
    std::optional<Cursor> target;
    for (const Run& run : m_runs) {
        if (run.phase != phase) continue;
        Cursor first{step, run.first, Term::VelocityB};
        const Cursor last{step, run.last, Term::VelocityB};
        if (m_range) {
            if (last < m_range->first || first > m_range->second) continue;
            first = std::clamp(first, m_range->first, m_range->second);
        }
        if (!target || run.substep == substep) target = first;
    }
    return target;
}

QString StepMap::reason(Phase phase, const std::optional<Cursor>& target) const {
    if (!target) return tr("This stage does not go there.");
    const bool isLater = *target > session().cursor() && phase != session().event().phase;
    return isLater && m_controller.hidesFuture() ? tr("It is hidden until you have answered.") : QString();
}

void StepMap::mark() {
    const std::size_t here = session().cursor().event;
    const Phase now = session().event().phase;
    const int substep = session().event().substep;
    int substeps = 1;
    for (const Run& run : m_runs) substeps = std::max(substeps, run.substep);
    StepMapBox* current = nullptr;
    const bool hadFocus = std::ranges::any_of(m_boxes, &QWidget::hasFocus);
    for (StepMapBox* box : m_boxes) {
        // In the cursor's sub-step; phases before and after all sub-steps have one run.
        bool isPassed = false;
        for (const Run& run : m_runs)
            if (run.phase == box->phase() && (run.substep == substep || substeps == 1 || !isPassed)) isPassed = run.last < here;
        const bool isCurrent = box->phase() == now;
        box->setState(isCurrent  ? StepMapBox::State::Current
                      : isPassed ? StepMapBox::State::Passed
                                 : StepMapBox::State::ToCome,
                      reason(box->phase(), targetOf(box->phase())));
        if (isCurrent) current = box;
    }
    // The Tab key comes to one box; the arrow keys go on from there.
    const auto able = std::ranges::find_if(m_boxes, &QWidget::isEnabled);
    StepMapBox* stop = current && current->isEnabled() ? current : able != m_boxes.end() ? *able : nullptr;
    for (StepMapBox* box : m_boxes) box->setFocusPolicy(box == stop || box->hasFocus() ? Qt::StrongFocus : Qt::ClickFocus);
    if (hadFocus && stop && std::ranges::none_of(m_boxes, &QWidget::hasFocus)) stop->setFocus();
    m_substep->setText(substeps > 1 ? tr("sub-step %1 of %2").arg(substep).arg(substeps) : QString());
    m_substep->setVisible(substeps > 1);
}

void StepMap::keyPressEvent(QKeyEvent* event) {
    const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const auto from = std::ranges::find_if(m_boxes, &QWidget::hasFocus);
    if (direction == 0 || from == m_boxes.end()) return StepPanel::keyPressEvent(event);
    const auto count = static_cast<std::ptrdiff_t>(m_boxes.size());
    for (auto at = from - m_boxes.begin() + direction; at >= 0 && at < count; at += direction)
        if (StepMapBox* box = m_boxes[static_cast<std::size_t>(at)]; box->isEnabled()) return box->setFocus(Qt::OtherFocusReason);
}

}  // namespace solverscope
