// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/branches/change_form.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <tuple>
#include <utility>

#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {
namespace {

constexpr double maxNumber = 1e9;  // as in scenes
constexpr double minMass = 1e-9;   // kg

}  // namespace

ChangeForm::ChangeForm(DebuggerController& controller, QWidget* parent)
    : StepPanel("changeForm", controller, parent, RefreshThrottle::calm),
      m_rowTitle(named(new QLabel(this), "changeRowTitle")),
      m_bodyTitle(named(new QLabel(this), "changeBodyTitle")),
      m_why(named(new QLabel(this), "whyNoChange")),
      m_when(new QLabel(this)),
      m_setImpulse(new QPushButton(tr("Set"), this)),
      m_setMass(new QPushButton(tr("Set"), this)),
      m_setVelocity(new QPushButton(tr("Set"), this)) {
    const std::array<std::pair<const char*, QString>, fieldCount> fields{{
        {"changeImpulse", tr("Impulse")},
        {"changeMass", tr("Mass")},
        {"changeVx", tr("Velocity along x")},
        {"changeVy", tr("Velocity along y")},
        {"changeOmega", tr("Angular velocity")},
    }};
    for (std::size_t i = 0; i < fieldCount; ++i) {
        m_edits[i] = named(new NumberEdit(this), fields[i].first, fields[i].second);
        m_edits[i]->setRange(i == Mass ? minMass : -maxNumber, maxNumber);
        m_edits[i]->setKeyboardTracking(false);
        m_edits[i]->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("−0.000123456")) + 24);
        void (ChangeForm::*const slot)() = i == Impulse ? &ChangeForm::setImpulse
                                           : i == Mass  ? &ChangeForm::setMass
                                                        : &ChangeForm::setVelocity;
        connect(m_edits[i]->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, slot);
    }
    m_edits[Mass]->setSuffix(QStringLiteral(" kg"));
    m_edits[Vx]->setSuffix(QStringLiteral(" m/s"));
    m_edits[Vy]->setSuffix(QStringLiteral(" m/s"));
    m_edits[Omega]->setSuffix(QStringLiteral(" rad/s"));
    const std::array<std::tuple<QPushButton*, const char*, QString, void (ChangeForm::*)()>, 3> buttons{{
        {m_setImpulse, "setImpulse", tr("Set the impulse"), &ChangeForm::setImpulse},
        {m_setMass, "setMass", tr("Set the mass"), &ChangeForm::setMass},
        {m_setVelocity, "setVelocity", tr("Set the velocity"), &ChangeForm::setVelocity},
    }};
    for (const auto& [button, name, meaning, slot] : buttons) {
        named(button, name, meaning, meaning);
        connect(button, &QPushButton::clicked, this, slot);
    }
    for (QLabel* label : {m_rowTitle, m_bodyTitle, m_why, m_when}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (QLabel* title : {m_rowTitle, m_bodyTitle}) title->setFont(bold(font()));

    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    int line = 0;
    const auto add = [&](const QString& name, Field field, QPushButton* button) {
        grid->addWidget(labelFor(m_edits[field], name), line, 0);
        grid->addWidget(m_edits[field], line, 1);
        if (button) grid->addWidget(button, line, 2);
        ++line;
    };
    grid->addWidget(m_rowTitle, line++, 0, 1, 3);
    add(tr("impulse Λ"), Impulse, m_setImpulse);
    grid->addWidget(m_why, line++, 0, 1, 3);
    grid->addWidget(m_bodyTitle, line++, 0, 1, 3);
    add(tr("mass"), Mass, m_setMass);
    add(tr("velocity x"), Vx, nullptr);
    add(tr("velocity y"), Vy, nullptr);
    add(tr("angular velocity ω"), Omega, m_setVelocity);
    fillPanel(this, 6, {grid, m_when, emptyStretch()});

    connect(&controller, &DebuggerController::selectionChanged, this, &ChangeForm::refreshIfVisible);
}

void ChangeForm::typeImpulse() {
    refresh();
    m_edits[Impulse]->setFocus();
    m_edits[Impulse]->selectAll();
}

void ChangeForm::typeMass() {
    // A body must be selected: without a selection it is the first that can be changed.
    if (!movableBody()) {
        const World& world = session().world();
        for (std::uint32_t i = 0; i < world.bodies.size() && !movableBody(); ++i)
            if (!world.bodies[i].isStatic) m_controller.selectBody(BodyId{i});
    }
    refresh();
    m_edits[Mass]->setFocus();
    m_edits[Mass]->selectAll();
}

std::optional<BodyId> ChangeForm::movableBody() const {
    const auto body = m_controller.selectedBody();
    const World& world = session().startOfStep();
    if (!body || index(*body) >= world.bodies.size() || world.bodies[index(*body)].isStatic) return std::nullopt;
    return body;
}

std::optional<RowRef> ChangeForm::rowToChange() const {
    const auto row = m_controller.markedRow();
    if (!row || row->row >= rowsOf(session().world(), row->list).size()) return std::nullopt;
    return row;
}

/// The world at the beginning of the step that a change of a body belongs to, inputs that wait there included.
World ChangeForm::startOfChange() const {
    if (!session().atEndOfStep()) return session().startOfStep();
    World world = session().world();
    session().recording().applyInputsOf(session().cursor().step + 1, world);
    return world;
}

void ChangeForm::show(Field field, double value, bool possible) {
    NumberEdit& edit = *m_edits[field];
    const bool isBeingTyped = edit.hasFocus() && edit.isEnabled() && edit.value() != m_shown[field];
    edit.setEnabled(possible);
    m_shown[field] = value;
    if (!isBeingTyped || !possible) edit.setValue(value);
}

void ChangeForm::refresh() {
    refreshRow();
    refreshBody();
    const std::int64_t step = session().cursor().step + (session().atEndOfStep() ? 1 : 0);
    m_when->setText(tr("A mass or velocity takes effect at the beginning of step %1, an impulse immediately after this stop. Later "
                       "steps are replaced; to keep them, branch first.")
                        .arg(step));
}

void ChangeForm::refreshRow() {
    const auto row = rowToChange();
    const QString reason = row ? m_controller.impulseRefusalReason(*row)
                               : tr("Go to a visit to a row, or select a row in the table of rows and iterations.");
    m_why->setText(reason);
    m_why->setVisible(!reason.isEmpty());
    const bool possible = row && reason.isEmpty();
    m_setImpulse->setEnabled(possible);
    if (!row) {
        m_rowTitle->setText(tr("No row is marked"));
        return show(Impulse, 0, false);
    }
    const Row& marked = rowsOf(session().world(), row->list)[row->row];
    m_rowTitle->setText(
        tr("Row %1: %2").arg(row->row + 1).arg(constraintText(session().scene(), session().world(), marked.constraint)));
    m_edits[Impulse]->setSuffix(QLatin1Char(' ') + impulseUnit(row->list, isAngular(marked)));
    show(Impulse, marked.lambda, possible);
}

void ChangeForm::refreshBody() {
    const auto body = movableBody();
    const bool possible = body && !m_controller.scene().playback;
    for (QPushButton* button : {m_setMass, m_setVelocity}) button->setEnabled(possible);
    if (!possible) {
        m_bodyTitle->setText(body ? tr("A recorded trace cannot be changed")
                                  : tr("No movable body is selected: click one in the scene"));
        show(Mass, 1, false);
        for (const Field field : {Vx, Vy, Omega}) show(field, 0, false);
        return;
    }
    const World world = startOfChange();
    const std::size_t i = index(*body);
    m_bodyTitle->setText(tr("Body %1").arg(bodyText(m_controller.scene(), *body)));
    show(Mass, 1 / world.inverseMasses[i].m, true);
    show(Vx, world.velocities[i].v.x, true);
    show(Vy, world.velocities[i].v.y, true);
    show(Omega, world.velocities[i].w, !hasFixedRotation(world.bodies[i].shape));
}

void ChangeForm::setImpulse() {
    const auto row = rowToChange();
    if (!row || !m_edits[Impulse]->isEnabled()) return;
    m_edits[Impulse]->interpretText();
    if (m_controller.setImpulse(*row, m_edits[Impulse]->value())) refresh();
}

void ChangeForm::setMass() {
    const auto body = movableBody();
    if (!body || !m_edits[Mass]->isEnabled()) return;
    m_edits[Mass]->interpretText();
    if (m_edits[Mass]->value() != m_shown[Mass]) m_controller.addInput(SetMass{*body, m_edits[Mass]->value()});
    refresh();
}

void ChangeForm::setVelocity() {
    const auto body = movableBody();
    if (!body || !m_edits[Vx]->isEnabled()) return;
    for (const Field field : {Vx, Vy, Omega}) m_edits[field]->interpretText();
    const Velocity to{{m_edits[Vx]->value(), m_edits[Vy]->value()}, m_edits[Omega]->value()};
    if (to != Velocity{{m_shown[Vx], m_shown[Vy]}, m_shown[Omega]}) m_controller.addInput(SetVelocity{*body, to});
    refresh();
}

}  // namespace solverscope
