// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

#include "gui/session/build_tool.h"
#include "physics/editing/edit.h"
#include "physics/editing/makers.h"
#include "physics/trace/input.h"

namespace solverscope {

class DebuggerController;

/// Edits by hand, at any moment of the run. At the start they change the scene. Later, a place, mass or velocity becomes an input
/// of the recording; any other edit makes a scene that begins with this moment, and one undo brings the run back.
class SceneEdits : public QObject {
    Q_OBJECT

public:
    using Make = std::function<Result<Edit>(const Scene&)>;

    explicit SceneEdits(DebuggerController& controller);

    /// Why nothing can be edited now; empty if it can.
    QString refusal() const;

    /// A lesson forbids edits, for this reason; empty: it does not.
    void lock(const QString& reason);

    /// Whether the user builds: the scene shows its grid, a drag at the start moves what the scene has.
    bool isBuilding() const { return !m_builders.empty(); }
    void setBuilding(const QObject* requester, bool builds);  // the object that requests it also ends it

    /// What the left button does then.
    BuildTool tool() const { return m_tool; }
    void setTool(BuildTool tool);
    /// The spring of the next joint; nothing: it is rigid.
    const std::optional<SpringDef>& spring() const { return m_spring; }
    void setSpring(const std::optional<SpringDef>& spring);
    bool snaps() const { return m_snaps; }
    void setSnaps(bool snaps);

    /// Whether nothing has moved yet, so that edits change the scene.
    bool isAtStart() const;

    /// The scene that an edit changes: the one that begins with what is seen.
    Scene scene() const;

    /// Makes an edit with this name and selects what it made. False, with `refused`, if that is not possible.
    bool apply(const QString& name, const Make& make);

    // The selection
    bool move(Vec2 by);
    bool rotate(Real angle);
    bool remove();
    bool duplicate(Vec2 by);
    bool align(Alignment to);
    bool distribute(bool alongX);
    bool pin();  // static bodies become dynamic, and others static
    QString copied() const;
    bool cut(QString& text);
    bool paste(const QString& text, std::optional<Vec2> at = {});

    /// Another definition of a body or joint. Later than the start, a change of nothing but place, mass and velocity is an input.
    bool replace(BodyId body, BodyDef definition, const QString& name = {});
    bool replace(JointId joint, JointDef definition, const QString& name = {});

    /// A scene with nothing but the ground; one undo brings back the one before. Whether the user agreed to leave that.
    bool newScene();

    /// What the selection is called: "box_3", "3 bodies".
    QString selectedText() const;

    /// Moves the selection by a key. One press after the other in the same direction is one change.
    bool nudge(Vec2 by);

signals:
    void noticed(const QString& text);  // what an edit did besides what was asked
    void refused(const QString& reason);
    void buildingChanged();  // building, the tool, or snapping
    void lockChanged();

private:
    bool refuse(const QString& reason);
    bool input(std::vector<Input> inputs);

    /// What presses of a key have moved so far.
    struct Nudge {
        SceneSelection selection;
        Vec2 by;
        Vec2 total;
        QStringList changes;  // after the last press
    };

    DebuggerController& m_controller;
    std::optional<Nudge> m_nudge;
    QString m_lock;
    std::vector<const QObject*> m_builders;
    BuildTool m_tool = BuildTool::Select;
    bool m_snaps = true;
    std::optional<SpringDef> m_spring;
};

}  // namespace solverscope
