// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "physics/debugger/permalink.h"

namespace solverscope {

class DebuggerController;
class Session;

/// A link to the current moment, and in a sentence what it cannot contain.
struct MomentLink {
    Q_DECLARE_TR_FUNCTIONS(MomentLink)

public:
    /// Longer links omit the inputs made with the mouse.
    static constexpr qsizetype maxLength = 1500;  // characters

    QString text;
    QString remark;

    static MomentLink of(const DebuggerController& controller);

    /// A link to the scene alone, as its beginning is with the settings in force: a scene of the library by its name, any other one
    /// as a whole, so that the link can be opened anywhere. Empty if the scene is too large, which the remark says.
    static MomentLink ofScene(const DebuggerController& controller);
};

/// The meaning of a link, with its scene loaded.
struct LinkedMoment {
    std::optional<Scene> scene;  // none: the scene that is open
    QString file;                // empty: the scene was in the link
    std::vector<TimedInput> inputs;
    std::optional<StepPlace> place;
};

/// Error: with the column of the link, or the scene file's own. `open`: the scene that a link without a scene is about.
Result<LinkedMoment> readLink(const QString& link, const Scene& open);

/// The best first view of a scene: the solver's first visit to a row, when everything in the step is visible; or the first pair
/// tested for overlap, in a scene that stops at these. The beginning, for a scene without any contact.
Cursor openingMoment(const Session& session);

/// The same for whoever is looking: what is built is seen at its beginning.
Cursor openingMoment(const DebuggerController& controller);

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
