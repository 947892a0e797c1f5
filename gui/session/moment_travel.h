// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <optional>

#include "gui/session/moment_link.h"

namespace solverscope {

class DebuggerController;
class Session;

/// The best first view of a scene: the solver's first visit to a row, when everything in the step is visible; or the first pair
/// tested for overlap, in a scene that stops at these. The beginning, for a scene without any contact.
Cursor openingMoment(const Session& session);

/// Goes to moments that may be far away: the steps towards them are computed in slices, so that the window stays responsive.
/// Moving the cursor meanwhile cancels it.
class MomentTravel : public QObject {
    Q_OBJECT

public:
    explicit MomentTravel(DebuggerController& controller, QObject* parent = nullptr);

    /// Opens the link's scene if another one is open, sets its inputs and goes there. False, with `outcome()`, if the link
    /// cannot be interpreted; nothing has changed then.
    bool openLink(const QString& link);

    /// `then` is called on arrival, unless the travel is called off.
    void go(const StepPlace& place, std::function<void()> then = {});
    void cancel();
    bool isTravelling() const { return m_to.has_value(); }

    /// How far it is, in words; empty when not travelling.
    QString progress() const;

    /// Where it ended if not at the requested moment, in a sentence; otherwise empty.
    QString outcome() const { return m_outcome; }
    bool isSame() const { return m_same; }

signals:
    void progressed();
    void arrived();  // also if the step exists, but has no such event
    void failed();   // nowhere

private:
    void advanceSlice();
    void finishTravel();

    DebuggerController& m_controller;
    std::optional<StepPlace> m_to;
    std::function<void()> m_then;
    QTimer m_slices;
    QString m_outcome;
    bool m_same = true;
    bool m_advancing = false;
};

}  // namespace solverscope
