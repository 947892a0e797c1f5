// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_edits.h"

#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/text/refusal_text.h"
#include "gui/text/row_text.h"
#include "physics/world/measures.h"

namespace solverscope {

SceneEdits::SceneEdits(DebuggerController& controller) : QObject(&controller), m_controller(controller) {}

QString SceneEdits::refusal() const {
    if (m_controller.scene().playback)
        return tr("A recorded trace plays as it was recorded: it has no scene that could be edited.");
    return m_lock;
}

void SceneEdits::lock(const QString& reason) {
    if (m_lock == reason) return;
    m_lock = reason;
    emit lockChanged();
}

void SceneEdits::setBuilding(const QObject* requester, bool builds) {
    const bool before = isBuilding();
    std::erase(m_builders, requester);
    if (builds) m_builders.push_back(requester);
    if (isBuilding() == before) return;
    m_tool = BuildTool::Select;
    emit buildingChanged();
}

void SceneEdits::setTool(BuildTool tool) {
    if (m_tool == tool) return;
    m_tool = tool;
    emit buildingChanged();
}

void SceneEdits::setSpring(const std::optional<SpringDef>& spring) {
    if (m_spring == spring) return;
    m_spring = spring;
    emit buildingChanged();
}

void SceneEdits::setSnaps(bool snaps) {
    if (m_snaps == snaps) return;
    m_snaps = snaps;
    emit buildingChanged();
}

bool SceneEdits::isAtStart() const {
    const Session& session = m_controller.session();
    return session.step() == 1 && !hasReached(session.event().phase, Phase::IntegratePositions, session.settings());
}

Scene SceneEdits::scene() const {
    const Session& session = m_controller.session();
    return sceneAt(session.scene(), isAtStart() ? session.startOfStep() : session.world());
}

bool SceneEdits::refuse(const QString& reason) {
    emit refused(reason);
    return false;
}

bool SceneEdits::apply(const QString& name, const Make& make) {
    if (const QString reason = refusal(); !reason.isEmpty()) return refuse(reason);
    m_controller.pause();
    const Session& session = m_controller.session();
    const bool atStart = isAtStart();
    const std::int64_t step = session.step();
    const std::int64_t steps = session.recording().steps();
    auto edit = make(scene());
    if (!edit) return refuse(editRefusalText(edit.error()));
    if (const std::string problem = tooMuchWorkReason(session.nextSettings(), sizeOfWork(edit->scene)); !problem.empty())
        return refuse(editRefusalText(problem));
    m_controller.editScene(std::move(edit->scene), name);
    m_controller.select(std::move(edit->selection));
    if (!atStart)
        emit noticed(tr("The scene now begins at step %1; Undo brings back its run.").arg(step));
    else if (steps > 1)
        emit noticed(tr("The scene starts over; Undo brings back its run of %n steps.", nullptr, static_cast<int>(steps)));
    return true;
}

bool SceneEdits::input(std::vector<Input> inputs) {
    if (const QString reason = refusal(); !reason.isEmpty()) return refuse(reason);
    // Inputs take effect at the beginning of a step: go there, so that they are visible at once.
    m_controller.pause();
    if (m_controller.session().atEndOfStep()) m_controller.forward(Granularity::Stop);
    m_controller.addInputs(std::move(inputs));
    return true;
}

QString SceneEdits::selectedText() const {
    const SceneSelection& selection = m_controller.selection();
    const Scene& scene = m_controller.scene();
    if (selection.bodies.size() == 1) return bodyText(scene, selection.bodies.front());
    if (selection.bodies.empty() && selection.joints.size() == 1)
        return QString::fromStdString(scene.joints[index(selection.joints.front())].id);
    if (selection.bodies.empty()) return tr("%n joints", nullptr, static_cast<int>(selection.joints.size()));
    return tr("%n bodies", nullptr, static_cast<int>(selection.bodies.size()));
}

bool SceneEdits::move(Vec2 by) {
    const SceneSelection selection = m_controller.selection();
    if (selection.bodies.empty() || by == Vec2{}) return false;
    const QString name = tr("Move %1").arg(selectedText());
    const World& world = m_controller.session().world();
    const bool allMove = std::ranges::none_of(selection.bodies, [&](BodyId body) { return world.bodies[index(body)].isStatic; });
    if (isAtStart() || !allMove) return apply(name, [&](const Scene& scene) { return moveIn(scene, selection, by); });
    std::vector<Input> inputs;
    for (const BodyId body : selection.bodies) {
        const Pose& pose = world.poses[index(body)];
        inputs.emplace_back(MoveBody{body, pose.position + by, pose.angle});
    }
    return input(std::move(inputs));
}

bool SceneEdits::nudge(Vec2 by) {
    const auto changesNow = [this] {
        const ChangeHistory history = m_controller.history();
        return history.names.mid(0, history.done);
    };
    const SceneSelection selection = m_controller.selection();
    const bool goesOn = m_nudge && m_nudge->selection == selection && m_nudge->by == by && refusal().isEmpty() &&
                        m_controller.canUndo() && !m_controller.canRedo() && m_nudge->changes == changesNow();
    const Vec2 total = goesOn ? m_nudge->total + by : by;
    m_nudge.reset();
    if (goesOn) {
        m_controller.undo();
        m_controller.select(selection);
    }
    if (!move(total)) return false;
    m_nudge = Nudge{selection, by, total, changesNow()};
    return true;
}

bool SceneEdits::rotate(Real angle) {
    const SceneSelection selection = m_controller.selection();
    if (selection.bodies.empty()) return false;
    return apply(tr("Rotate %1").arg(selectedText()),
                 [&](const Scene& scene) { return rotateIn(scene, selection, angle, middleOf(scene, selection)); });
}

bool SceneEdits::remove() {
    const SceneSelection selection = m_controller.selection();
    if (selection.isEmpty()) return false;
    return apply(tr("Delete %1").arg(selectedText()), [&](const Scene& scene) { return removeFrom(scene, selection); });
}

bool SceneEdits::duplicate(Vec2 by) {
    const SceneSelection selection = m_controller.selection();
    if (selection.bodies.empty()) return false;
    return apply(tr("Duplicate %1").arg(selectedText()), [&](const Scene& scene) { return duplicateIn(scene, selection, by); });
}

bool SceneEdits::align(Alignment to) {
    const SceneSelection selection = m_controller.selection();
    if (selection.bodies.size() < 2) return false;
    return apply(tr("Align %1").arg(selectedText()), [&](const Scene& scene) { return alignIn(scene, selection, to); });
}

bool SceneEdits::distribute(bool alongX) {
    const SceneSelection selection = m_controller.selection();
    if (selection.bodies.size() < 3) return false;
    return apply(tr("Distribute %1").arg(selectedText()),
                 [&](const Scene& scene) { return distributeIn(scene, selection, alongX); });
}

bool SceneEdits::pin() {
    const auto body = m_controller.selectedBody();
    if (!body) return false;
    const bool isStatic = m_controller.scene().bodies[index(*body)].isStatic;
    const QString name = isStatic ? tr("Release %1") : tr("Pin %1");
    return apply(name.arg(bodyText(m_controller.scene(), *body)), [&](const Scene& scene) {
        BodyDef definition = scene.bodies[index(*body)];
        definition.isStatic = !isStatic;
        if (definition.start) {  // where it is seen; a polygon's position is not that of its centre of mass
            const Vec2 toPosition = definition.position - startPose(definition).position;
            definition.position = definition.start->position +
                                  solverscope::rotate(rotationBy(definition.start->angle - definition.angle), toPosition);
            definition.angle = definition.start->angle;
        }
        definition.start.reset();
        definition.velocity = {};
        definition.angularVelocity = 0;
        return replaceIn(scene, *body, std::move(definition));
    });
}

QString SceneEdits::copied() const { return QString::fromStdString(sceneFragment(scene(), m_controller.selection())); }

bool SceneEdits::cut(QString& text) {
    if (m_controller.selection().bodies.empty()) return false;
    text = copied();
    return remove();
}

bool SceneEdits::paste(const QString& text, std::optional<Vec2> at) {
    return apply(tr("Paste"), [&](const Scene& scene) -> Result<Edit> {
        const std::string name = tr("clipboard").toStdString();
        auto pasted = pasteInto(Scene{}, text.toStdString(), {}, name);
        if (!pasted) return pasted;
        const Vec2 by = at ? *at - middleOf(pasted->scene, pasted->selection) : Vec2{0.5, 0.5};
        return pasteInto(scene, pasted->scene, by);
    });
}

bool SceneEdits::replace(BodyId body, BodyDef definition, const QString& name) {
    const QString said = name.isEmpty() ? tr("Change %1").arg(bodyText(m_controller.scene(), body)) : name;
    const BodyDef before = scene().bodies[index(body)];
    if (definition == before) return false;
    if (!isAtStart() && !before.isStatic) {
        // Everything else is as it was: what an input can change is one.
        std::vector<Input> inputs;
        BodyDef rest = definition;
        rest.position = before.position;
        rest.angle = before.angle;
        rest.velocity = before.velocity;
        rest.angularVelocity = before.angularVelocity;
        rest.start = before.start;
        rest.mass = before.mass;
        if (rest == before) {
            const Pose from = shownPose(before);
            const Pose to = shownPose(definition);
            const Velocity was =
                before.start ? Velocity{before.start->velocity, before.start->angularVelocity} : startVelocity(before);
            const Velocity is = definition.start ? Velocity{definition.start->velocity, definition.start->angularVelocity}
                                                 : startVelocity(definition);
            if (from != to) inputs.emplace_back(MoveBody{body, to.position, to.angle});
            if (was != is) inputs.emplace_back(SetVelocity{body, is});
            if (massOf(before) != massOf(definition)) inputs.emplace_back(SetMass{body, *massOf(definition)});
            if (const auto checked = replaceIn(scene(), body, std::move(definition)); !checked)
                return refuse(editRefusalText(checked.error()));
            return inputs.empty() ? false : input(std::move(inputs));
        }
    }
    return apply(said, [&](const Scene& scene) { return replaceIn(scene, body, std::move(definition)); });
}

bool SceneEdits::replace(JointId joint, JointDef definition, const QString& name) {
    const QString id = QString::fromStdString(m_controller.scene().joints[index(joint)].id);
    return apply(name.isEmpty() ? tr("Change %1").arg(id) : name,
                 [&](const Scene& scene) { return replaceIn(scene, joint, std::move(definition)); });
}

bool SceneEdits::newScene() {
    if (!m_controller.mayLeaveScene()) return false;
    Scene scene;
    scene.title = tr("New scene").toStdString();
    scene.bodies.push_back(groundAt(0));
    m_controller.beginDocument(std::move(scene), tr("New scene"));
    return true;
}

}  // namespace solverscope
