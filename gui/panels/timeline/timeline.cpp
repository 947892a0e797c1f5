// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/timeline/timeline.h"

#include <QLabel>

#include "gui/panels/timeline/row_map.h"
#include "gui/panels/timeline/step_strip.h"
#include "gui/session/bookmarks.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/refresh_throttle.h"
#include "gui/session/simulated_time.h"
#include "gui/widgets/build.h"

namespace solverscope {
Timeline::Timeline(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_strip(new StepStrip(controller, this)),
      m_map(new RowMap(controller, this)),
      m_status(named(new QLabel(this), "timelineStatus")) {
    setObjectName(QStringLiteral("timeline"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_status->setToolTip(
        tr("The cursor's step and time, and the memory that the recording uses of its budget. When the budget is full, every other "
           "state between steps is dropped; travelling then takes a little longer."));
    auto* layout = filled(new QVBoxLayout(this), {inRow(6, {{m_strip, 1}, m_status}), {m_map, 1}});
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    new RefreshThrottle(controller, this, [this] { refresh(); });
    connect(&controller, &DebuggerController::recordingGrew, this, [this] {
        if (isVisible()) refresh();
    });
}

void Timeline::useBookmarks(Bookmarks& bookmarks) {
    m_bookmarks = &bookmarks;
    connect(&bookmarks, &Bookmarks::changed, this, &Timeline::refresh);
    connect(m_strip, &StepStrip::markChosen, &bookmarks, &Bookmarks::goToBookmark);
    refresh();
}

std::vector<StepMark> Timeline::marks() const {
    std::vector<StepMark> marks;
    for (int i = 0; m_bookmarks && i < m_bookmarks->count(); ++i) {
        const NotebookEntry& bookmark = (*m_bookmarks)[i];
        if (bookmark.isMoment())
            marks.push_back({bookmark.place.step, i, bookmark.heading, !m_bookmarks->elsewhereReason(i).isEmpty()});
    }
    return marks;
}

void Timeline::refresh() {
    m_strip->setMarks(marks());
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
