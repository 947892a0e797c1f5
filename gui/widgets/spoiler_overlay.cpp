// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/spoiler_overlay.h"

#include <QCoreApplication>
#include <QEvent>
#include <algorithm>
#include <array>

#include "gui/session/debugger_controller.h"

namespace solverscope {

QString hiddenNotice() {
    return QCoreApplication::translate(
        "SightWords", "Hidden until you have answered what is asked about this step: it shows what comes after the cursor.");
}

bool hidesRowCount(const DebuggerController& controller) {
    if (!controller.hidesFuture()) return false;
    constexpr std::array beforeRows{Phase::Begin, Phase::Collide, Phase::IntegrateForces, Phase::IntegratePositions};
    return std::find(beforeRows.begin(), beforeRows.end(), controller.session().event().phase) != beforeRows.end();
}

SpoilerOverlay::SpoilerOverlay(DebuggerController& controller, QWidget& view)
    : QLabel(hiddenNotice(), &view), m_controller(controller), m_view(view) {
    setObjectName(QStringLiteral("curtain"));
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setMargin(16);
    setAutoFillBackground(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    view.installEventFilter(this);
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, &SpoilerOverlay::follow);
    follow();
}

void SpoilerOverlay::follow() {
    const bool drawn = m_controller.hidesFuture();
    // The covered widgets must not be reachable by the keyboard either.
    for (QObject* child : m_view.children())
        if (auto* widget = qobject_cast<QWidget*>(child); widget && widget != this && !widget->isWindow()) {
            if (drawn && widget->isEnabledTo(&m_view)) {
                widget->setEnabled(false);
                widget->setProperty("behindCurtain", true);
            } else if (!drawn && widget->property("behindCurtain").toBool()) {
                widget->setEnabled(true);
                widget->setProperty("behindCurtain", false);
            }
        }
    setGeometry(m_view.rect());
    setVisible(drawn);
    raise();
}

bool SpoilerOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(m_view.rect());
    return QLabel::eventFilter(watched, event);
}

}  // namespace solverscope
