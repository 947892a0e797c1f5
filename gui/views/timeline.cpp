// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/timeline.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "gui/session/debugger_controller.h"
#include "gui/session/simulated_time.h"
#include "gui/session/view_pace.h"
#include "gui/views/row_map.h"
#include "gui/views/step_strip.h"

namespace solverscope {
Timeline::Timeline(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_strip(new StepStrip(controller, this)),
      m_map(new RowMap(controller, this)),
      m_status(new QLabel(this)) {
    setObjectName(QStringLiteral("timeline"));
    m_status->setObjectName(QStringLiteral("timelineStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_status->setToolTip(
        tr("The cursor's step and time, and the memory that the recording has taken of what it may take. When it "
           "is full, every other state between steps is dropped; travelling then takes a little longer."));
    auto* top = new QHBoxLayout;
    top->setSpacing(6);
    top->addWidget(m_strip, 1);
    top->addWidget(m_status);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_map, 1);
    new ViewPace(controller, this, [this] { refresh(); });
    connect(&controller, &DebuggerController::recordingGrew, this, [this] {
        if (isVisible()) refresh();
    });
}

void Timeline::setMarks(std::function<std::vector<StepMark>()> marks) {
    m_marks = std::move(marks);
    refresh();
}

void Timeline::refresh() {
    if (m_marks) m_strip->setMarks(m_marks());
    const Session& session = m_controller.session();
    const Recording& recording = session.recording();
    constexpr double megabyte = 1 << 20;
    const double seconds = timeAtCursor(session);
    QString text =
        tr("step %1 of %2\n%3 s · %4/%5 MB")
            .arg(QString::number(session.cursor().step), QString::number(recording.steps()), QString::number(seconds, 'f', 3),
                 QString::number(static_cast<double>(recording.memoryUsed()) / megabyte, 'f', 0),
                 QString::number(static_cast<double>(recording.memoryBudget()) / megabyte, 'f', 0));
    m_status->setText(text);
    const int wanted = m_status->sizeHint().width();
    if (wanted > m_status->minimumWidth()) m_status->setMinimumWidth(wanted);  // only ever wider: the strip must not jitter
}

}  // namespace solverscope
