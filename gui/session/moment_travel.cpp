// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/moment_travel.h"

#include <QApplication>
#include <algorithm>
#include <utility>

#include "gui/session/debugger_controller.h"
#include "gui/session/trace_opening.h"

namespace solverscope {
namespace {

constexpr int travelSlice = 12;

}  // namespace

Cursor openingMoment(const Session& session) {
    const auto& events = session.events();
    const auto first = std::find_if(events.begin(), events.end(), [](const Event& event) {
        if (event.kind == EventKind::Pair) return true;
        return event.kind == EventKind::Row && (event.phase == Phase::SolveVelocities || event.phase == Phase::SolvePositions);
    });
    Cursor cursor;
    if (first != events.end()) cursor.event = static_cast<std::size_t>(first - events.begin());
    cursor.step = session.cursor().step;
    return cursor;
}

MomentTravel::MomentTravel(DebuggerController& controller, QObject* parent) : QObject(parent), m_controller(controller) {
    connect(&m_slices, &QTimer::timeout, this, &MomentTravel::advanceSlice);
    connect(&controller, &DebuggerController::aboutToMove, this, &MomentTravel::cancel);
}

bool MomentTravel::openLink(const QString& link) {
    cancel();
    auto moment = readLink(link, m_controller.scene());
    if (!moment) {
        const Error& error = moment.error();
        const bool ofLink = error.file.empty() && error.column > 0;
        m_outcome = ofLink ? tr("%1, column %2: %3").arg(link).arg(error.column).arg(QString::fromStdString(error.message))
                           : QString::fromStdString(error.text());
        emit failed();
        return false;
    }
    if (moment->scene) {
        const bool isOpen = moment->file == m_controller.sceneFile() && *moment->scene == m_controller.scene();
        if (!isOpen) m_controller.openScene(std::move(*moment->scene), moment->file);
    }
    m_controller.replaceInputs(std::move(moment->inputs));
    recordTrace(m_controller, QApplication::activeWindow());
    if (moment->place)
        go(*moment->place);
    else
        m_controller.seek(openingMoment(m_controller.session()));
    return true;
}

void MomentTravel::go(const StepPlace& place, std::function<void()> then) {
    cancel();
    m_outcome.clear();
    m_same = true;
    m_controller.pause();
    m_to = place;
    m_then = std::move(then);
    if (place.step <= m_controller.session().recording().steps())
        finishTravel();
    else
        m_slices.start();
}

void MomentTravel::cancel() {
    if (!m_to || m_advancing) return;
    m_slices.stop();
    m_to.reset();
    m_then = {};
    emit progressed();
}

QString MomentTravel::progress() const {
    if (!m_to) return {};
    return tr("Going to step %1, now at %2 …").arg(m_to->step).arg(m_controller.session().recording().steps());
}

void MomentTravel::advanceSlice() {
    m_advancing = true;
    const bool there = m_controller.extendTo(m_to->step, travelSlice);
    m_advancing = false;
    if (there) finishTravel();
    emit progressed();
}

void MomentTravel::finishTravel() {
    const StepPlace to = *m_to;
    m_slices.stop();
    m_to.reset();
    m_controller.seek({to.step, 0, Term::VelocityB});
    const Session& session = m_controller.session();
    const auto event = eventAt(to, session.events());
    if (session.cursor().step != to.step) {
        m_same = false;
        m_outcome = tr("The recording ends at step %1, before step %2 of this moment.").arg(session.cursor().step).arg(to.step);
    } else if (!event) {
        m_same = false;
        m_outcome = tr("This moment no longer exists: %1.").arg(QString::fromStdString(event.error().message));
    } else {
        m_controller.seek({to.step, *event, to.term});
        m_same = !to.check || *to.check == checkOf(session);
        if (!m_same)
            m_outcome =
                tr("This moment differs from the one that was saved: the scene, its inputs or the solver have changed since.");
    }
    const auto then = std::exchange(m_then, {});
    if (then) then();
    emit arrived();
}

}  // namespace solverscope
