// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/properties/properties_panel.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/session/scene_edits.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/refusal_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/setting_editor.h"
#include "gui/widgets/typed_text.h"
#include "lessons/loader/challenge.h"
#include "physics/editing/edit.h"
#include "physics/scene/body.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

QString typeNameOf(const auto& kinds) {
    return std::visit([](const auto& kind) { return qstring(kind.type); }, kinds);
}

/// What a body has where neither mass nor density say it.
QString usualTextOf(const BodyDef& body, const std::string& path) {
    if (path == "mass" && !body.mass)
        if (const auto mass = massOf(body)) return PropertiesPanel::tr("%1 from the density").arg(shown(*mass));
    if (path == "density" && body.mass) return PropertiesPanel::tr("as the mass says");
    return {};
}

/// What holds for a joint where a length or force is left out.
QString usualTextOf(const JointDef& joint, const std::string& path) {
    if (path == "min_length" || path == "max_length" || path == "max_force") return PropertiesPanel::tr("none");
    if (path != "length") return {};
    return std::visit(
        [](const auto& kind) -> QString {
            if constexpr (requires { kind.length, kind.anchorA; })
                return PropertiesPanel::tr("%1 as at the start").arg(shown(length(kind.anchorB - kind.anchorA)));
            else
                return {};
        },
        joint.kind);
}

/// The start itself is not shown: places and velocities are those that are seen.
bool isPropertyShown(const Property& property, bool isOne) {
    if (property.path == "start") return false;
    return isOne || (property.path != "id" && property.path != "type");
}

template <typename Def, typename... More>
Result<Def> withValues(Def def, const EnteredValues& values, const More&... more) {
    Result<Def> changed = std::move(def);
    for (const auto& [path, value] : values)
        if (changed) changed = withProperty(std::move(*changed), more..., path.toStdString(), value.toStdString());
    return changed;
}

}  // namespace

PropertiesPanel::PropertiesPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("propertiesPanel", controller, parent, RefreshThrottle::usual, Reads::End),
      m_heading(selectableLabel("propertiesHeading", this)),
      m_kind(selectableLabel("propertiesKind", this)),
      m_note(selectableLabel("propertiesNote", this)),
      m_inertia(selectableLabel("propertiesInertia", this)),
      m_fields(nullptr),
      m_content(new QWidget),
      m_ofScene(new QWidget(m_content)),
      m_dt(new SettingEditor(controller, *findSetting("dt"), false, m_ofScene)) {
    m_heading->setFont(scaled(font(), 1.1, true));
    auto* all =
        named(new QPushButton(tr("All &settings"), m_ofScene), "propertiesSettings", {}, tr("Shows the settings of the solver."));
    connect(all, &QPushButton::clicked, this, &PropertiesPanel::settingsRequested);
    // The settings panel has the same editor; its fields keep their names for themselves.
    for (QWidget* part : m_dt->findChildren<QWidget*>()) part->setObjectName(QStringLiteral("properties.") + part->objectName());
    auto* layout = filled(new QVBoxLayout(m_ofScene), {});
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(inRow({labelFor(m_dt, settingLabel(m_dt->info())), {m_dt, 1}}));
    layout->addWidget(all, 0, Qt::AlignLeft);
    fillPanel(m_content, 8, {m_heading, m_kind, m_note, m_inertia, m_ofScene, emptyStretch()});
    fillPanel(this, 0, {scrolling(m_content, this)});

    // What is typed belongs to what is selected until then.
    connect(&controller, &DebuggerController::selectionAboutToChange, this, [this] {
        if (!m_isChanging && isAncestorOf(QApplication::focusWidget())) enterTypedText();
    });
    connect(&controller, &DebuggerController::selectionChanged, this, [this] { refreshIfVisible(); });
    connect(&controller, &DebuggerController::sceneChanged, this, [this] { refreshIfVisible(); });
    connect(&controller, &DebuggerController::settingsChanged, this, [this] { refreshIfVisible(); });
    connect(&controller.edits(), &SceneEdits::lockChanged, this, [this] { refreshIfVisible(); });
}

void PropertiesPanel::takeFocus(const QString& path) {
    if (m_fields)
        if (auto* field = m_fields->findChild<QLineEdit*>(path)) field->setFocus(Qt::ShortcutFocusReason);
}

void PropertiesPanel::typeMass() {
    const std::vector<Body>& bodies = session().world().bodies;
    const auto first = std::ranges::find(bodies, false, &Body::isStatic);
    if (m_controller.selection().bodies.empty() && first != bodies.end())
        m_controller.selectBody(BodyId{static_cast<std::uint32_t>(first - bodies.begin())});
    refresh();
    takeFocus(QStringLiteral("mass"));
}

PropertiesPanel::Subject PropertiesPanel::subject() const {
    const SceneSelection& selection = m_controller.selection();
    if (!selection.bodies.empty()) return Subject::Bodies;
    return selection.joints.size() == 1 ? Subject::Joint : Subject::Scene;
}

/// Of several bodies, the properties that all of them have.
std::vector<ShownProperty> PropertiesPanel::shownOf(const Scene& scene) const {
    const SceneSelection& selection = m_controller.selection();
    std::vector<ShownProperty> shown;
    if (subject() == Subject::Scene)
        for (Property& each : propertiesOf(scene)) shown.push_back({std::move(each), false, {}});
    if (subject() == Subject::Joint)
        for (Property& each : propertiesOf(scene.joints[index(selection.joints.front())], scene)) {
            const QString usual = usualTextOf(scene.joints[index(selection.joints.front())], each.path);
            shown.push_back({std::move(each), false, usual});
        }
    if (subject() != Subject::Bodies) return shown;
    const bool isOne = selection.bodies.size() == 1;
    for (const BodyId id : selection.bodies) {
        const BodyDef& body = scene.bodies[index(id)];
        const std::vector<Property> own = propertiesOf(body);
        if (id == selection.bodies.front()) {
            for (const Property& each : own)
                if (isPropertyShown(each, isOne)) shown.push_back({each, false, usualTextOf(body, each.path)});
            continue;
        }
        std::erase_if(shown, [&](const ShownProperty& each) {
            return std::ranges::find(own, each.property.path, &Property::path) == own.end();
        });
        for (ShownProperty& each : shown) {
            const auto same = std::ranges::find(own, each.property.path, &Property::path);
            each.differs = each.differs || same->value != each.property.value;
            each.property.isOptional = each.property.isOptional || same->isOptional;
        }
    }
    return shown;
}

void PropertiesPanel::refresh() {
    if (m_isChanging) return;
    const Scene scene = m_controller.edits().scene();
    const SceneSelection& selection = m_controller.selection();
    const std::vector<ShownProperty> shown = shownOf(scene);
    const QString type = subject() == Subject::Joint ? typeNameOf(scene.joints[index(selection.joints.front())].kind) : QString();
    QStringList parts{type};
    for (const ShownProperty& each : shown)
        parts += QString::fromStdString(each.property.path) + QString::number(each.property.choices.size());
    for (const BodyId body : selection.bodies) parts += QString::number(index(body));
    for (const JointId joint : selection.joints) parts += QStringLiteral("j%1").arg(index(joint));
    const QString structure = parts.join(QLatin1Char('\n'));
    if (structure != m_structure) {
        m_structure = structure;
        rebuild(shown, type);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        std::vector<ShownProperty> ofRow;
        for (const std::size_t place : m_places[i]) ofRow.push_back(shown[place]);
        m_rows[i]->show(ofRow);
    }
    showHeading(scene);
}

void PropertiesPanel::rebuild(const std::vector<ShownProperty>& shown, const QString& type) {
    for (PropertyRow* row : m_rows) disconnect(row, nullptr, this, nullptr);  // hidden, a field would enter its text elsewhere
    m_rows.clear();
    m_places.clear();
    // Later: a field of it may be what asks for this.
    if (m_fields) {
        m_fields->hide();
        m_fields->deleteLater();
    }
    m_fields = new QWidget(m_content);
    auto* grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    QStringList paths;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const QString path = PropertyRow::rowOf(QString::fromStdString(shown[i].property.path));
        const qsizetype row = paths.indexOf(path);
        if (row < 0) {
            paths += path;
            m_places.push_back({i});
        } else {
            m_places[static_cast<std::size_t>(row)].push_back(i);
        }
    }
    for (qsizetype row = 0; row < paths.size(); ++row) {
        std::vector<ShownProperty> ofRow;
        for (const std::size_t place : m_places[static_cast<std::size_t>(row)]) ofRow.push_back(shown[place]);
        m_rows.push_back(new PropertyRow(paths[row], MemberText::of(paths[row], type), ofRow, *grid, m_fields));
        connect(m_rows.back(), &PropertyRow::changed, this, &PropertiesPanel::change);
    }
    auto* layout = qobject_cast<QVBoxLayout*>(m_content->layout());
    layout->insertWidget(layout->indexOf(m_inertia), m_fields);
    m_fields->show();
}

void PropertiesPanel::showHeading(const Scene& scene) {
    const SceneEdits& edits = m_controller.edits();
    const SceneSelection& selection = m_controller.selection();
    const QString refusal = edits.refusal();
    QString note = refusal;
    if (refusal.isEmpty() && !edits.isAtStart())
        note =
            subject() == Subject::Bodies
                ? tr("Place, velocity and mass become inputs of the run at this step. Any other change makes a scene that begins "
                     "with this moment; Undo brings the run back.")
                : tr("A change makes a scene that begins with this moment; Undo brings the run back.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    for (PropertyRow* row : m_rows) row->setEnabled(refusal.isEmpty());
    m_ofScene->setVisible(subject() == Subject::Scene);
    m_inertia->hide();
    switch (subject()) {
        case Subject::Scene:
            m_heading->setText(tr("Scene"));
            m_kind->setText(tr("Select a body or a joint in the scene to see its properties."));
            m_dt->show(session().nextSettings());
            m_dt->setEnabled(!scene.playback);
            break;
        case Subject::Joint: {
            const JointDef& joint = scene.joints[index(selection.joints.front())];
            m_heading->setText(QString::fromStdString(joint.id));
            m_kind->setText(MemberText::kind(typeNameOf(joint.kind)));
            break;
        }
        case Subject::Bodies: {
            m_heading->setText(edits.selectedText());
            const BodyDef& body = scene.bodies[index(selection.bodies.front())];
            const bool isOne = selection.bodies.size() == 1;
            m_kind->setText(isOne ? MemberText::kind(typeNameOf(body.shape)) : tr("A value is entered for all of them."));
            const InverseMass inverse = makeBody(body).inverseMass;
            if (!isOne || inverse.I <= 0) break;
            m_inertia->setText(tr("Moment of inertia: %1 kg m²").arg(shown(1 / inverse.I)));
            m_inertia->show();
            break;
        }
    }
}

void PropertiesPanel::change(const EnteredValues& values) {
    auto* row = qobject_cast<PropertyRow*>(sender());
    const Scene scene = m_controller.edits().scene();
    const QString label = row->text().label;
    QString problem;
    m_isChanging = true;
    switch (subject()) {
        case Subject::Bodies:
            problem = changeBodies(scene, values, tr("%1 of %2").arg(label, m_controller.edits().selectedText()));
            break;
        case Subject::Joint:
            problem = changeJoint(scene, values, tr("%1 of %2").arg(label, m_controller.edits().selectedText()));
            break;
        case Subject::Scene:
            problem = changeScene(scene, values, label);
            break;
    }
    m_isChanging = false;
    row->setProblem(problem);
    refresh();
}

/// These return why the value is refused; empty if it is not.
QString PropertiesPanel::changeBodies(const Scene& scene, const EnteredValues& values, const QString& name) {
    SceneEdits& edits = m_controller.edits();
    const SceneSelection selection = m_controller.selection();
    const auto& [path, value] = values.front();
    if (path == QLatin1String("type")) {  // keeps the body where it is seen
        const bool isStatic = scene.bodies[index(selection.bodies.front())].isStatic;
        if (isStatic != (value == QLatin1String("static"))) edits.pin();
        return {};
    }
    Edit edit{scene, selection};
    for (const BodyId id : selection.bodies) {
        BodyDef& body = edit.scene.bodies[index(id)];
        auto changed = withValues(body, values);
        if (!changed) return editRefusalText(changed.error().message);
        body = std::move(*changed);
    }
    const auto checked = checkedEdit(edit);
    if (!checked) return editRefusalText(checked.error().message);
    if (checked->scene == scene) return {};
    if (selection.bodies.size() == 1) {
        const BodyId id = selection.bodies.front();
        edits.replace(id, edit.scene.bodies[index(id)], name);
    } else {
        edits.apply(name, [&](const Scene&) { return checkedEdit(edit); });
    }
    return {};
}

QString PropertiesPanel::changeJoint(const Scene& scene, const EnteredValues& values, const QString& name) {
    const JointId id = m_controller.selection().joints.front();
    const JointDef& before = scene.joints[index(id)];
    const auto changed = withValues(before, values, scene);
    if (!changed) return editRefusalText(changed.error().message);
    if (*changed == before) return {};
    const auto checked = replaceIn(scene, id, *changed);
    if (!checked) return editRefusalText(checked.error().message);
    m_controller.edits().replace(id, *changed, name);
    return {};
}

QString PropertiesPanel::changeScene(const Scene& scene, const EnteredValues& values, const QString& name) {
    auto changed = withValues(scene, values);
    if (!changed) return editRefusalText(changed.error().message);
    if (*changed == scene) return {};
    if (changed->challenge && !scene.challenge) changed->challenge->ask = tr("Describe here what is to be reached.").toStdString();
    const auto readBack = parseScene(sceneText(*changed), {}, challengeFormulaProblem);
    if (!readBack) return editRefusalText(readBack.error().message);
    m_controller.edits().apply(name, [&](const Scene&) { return Result<Edit>(Edit{*changed, {}}); });
    return {};
}

}  // namespace solverscope
