// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/frame_overlay.h"

#include <QApplication>
#include <QEvent>

#include "gui/session/frame_times.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr std::size_t maxViews = 5;  // with a line of their own
constexpr int toEdges = 8;           // px, to the edges of the scene

}  // namespace

FrameOverlay::FrameOverlay(FrameTimes& times, QWidget* scene) : QLabel(scene), m_times(times) {
    named(this, "frameTimes", tr("Where the time of a frame goes"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    setContentsMargins(6, 4, 6, 4);
    setTextFormat(Qt::RichText);
    hide();
    scene->installEventFilter(this);
    connect(&times, &FrameTimes::reported, this, &FrameOverlay::refresh);
}

void FrameOverlay::setOn(bool on) {
    m_times.setOn(on);
    on ? qApp->installEventFilter(this) : qApp->removeEventFilter(this);
    setVisible(on);
    refresh();
}

void FrameOverlay::refresh() {
    const auto& report = m_times.report();
    QString lines;
    const auto line = [&lines](const QString& name, double milliseconds) {
        lines += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;&nbsp;%2</td></tr>")
                     .arg(name.toHtmlEscaped(), shownFixed(milliseconds, 1));
    };
    if (report) {
        line(tr("frame (%1 per second), ms").arg(shownFixed(1e3 / report->frame, 0)), report->frame);
        std::size_t views = 0;
        double others = 0;
        for (const FrameTimes::Time& time : report->times) {
            switch (time.part) {
                case FrameTimes::Part::Physics:
                    line(tr("physics"), time.milliseconds);
                    break;
                case FrameTimes::Part::PhysicsBeside:
                    line(tr("physics, in a thread of its own"), time.milliseconds);
                    break;
                case FrameTimes::Part::Events:
                    line(tr("events"), time.milliseconds);
                    break;
                case FrameTimes::Part::EventsBeside:
                    line(tr("events, in a thread of its own"), time.milliseconds);
                    break;
                case FrameTimes::Part::View:
                    if (views++ < maxViews)
                        line(time.view, time.milliseconds);
                    else
                        others += time.milliseconds;
                    break;
                case FrameTimes::Part::Painting:
                    if (others > 0) line(tr("other views"), others);
                    line(tr("painting"), time.milliseconds);
                    break;
            }
        }
        line(tr("waiting, and the rest"), report->rest);
    }
    setText(lines.isEmpty() ? tr("Press Run: the times of a frame appear here.") : QStringLiteral("<table>%1</table>").arg(lines));
    place();
}

void FrameOverlay::place() {
    adjustSize();
    move(parentWidget()->width() - width() - toEdges, parentWidget()->height() - height() - toEdges);
}

/// A window paints all of it at once, when it handles this event.
bool FrameOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent()) place();
    if (event->type() != QEvent::UpdateRequest || m_isPainting || !watched->isWidgetType()) return false;
    m_isPainting = true;
    {
        const FrameTimes::Span span(m_times, FrameTimes::Part::Painting);
        watched->event(event);
    }
    m_isPainting = false;
    return true;
}

}  // namespace solverscope
