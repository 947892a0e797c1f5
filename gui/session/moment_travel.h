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

/// Where a scene is best looked at first: the first visit to a row by the solver, when everything that the step is about is
/// on the table; or the first pair that is tested for overlap, in a scene that stops at these. The beginning, for a scene in which
/// nothing touches yet.
Cursor openingMoment(const Session& session);

/// Goes to moments that may be far away: the steps towards them are made in slices, so that the window never freezes. Moving
/// the cursor meanwhile calls it off.
class MomentTravel : public QObject {
    Q_OBJECT

public:
    explicit MomentTravel(DebuggerController& controller, QObject* parent = nullptr);

    /// Opens the link's scene where another one is open, puts its inputs in place and goes there. False, with `outcome()`, when
    /// the link cannot be understood; nothing has changed then.
    bool openLink(const QString& link);

    /// `then` is called on arrival, unless the travel is called off.
    void go(const StepPlace& place, std::function<void()> then = {});
    void cancel();
    bool isTravelling() const { return m_to.has_value(); }

    /// How far it is, in words; empty when not travelling.
    QString progress() const;

    /// What there is to say about where it ended, in a sentence; empty when it is the very moment that was meant.
    QString outcome() const { return m_outcome; }
    bool isSame() const { return m_same; }

signals:
    void progressed();
    void arrived();  // also where the step is there, but no such event in it
    void failed();   // nowhere

private:
    void advanceSlice();
    void arrive();

    DebuggerController& m_controller;
    std::optional<StepPlace> m_to;
    std::function<void()> m_then;
    QTimer m_slices;
    QString m_outcome;
    bool m_same = true;
    bool m_advancing = false;
};

}  // namespace solverscope
