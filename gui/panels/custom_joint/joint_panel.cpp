// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/custom_joint/joint_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

#include "gui/panels/custom_joint/joint_study_table.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {
namespace {

constexpr int minFieldLength = 12;  // letters: narrow docks stay narrow

void chooseBody(QComboBox& box, BodyId body) { box.setCurrentIndex(box.findData(QVariant::fromValue(index(body)))); }
BodyId chosenBody(const QComboBox& box) { return BodyId{box.currentData().toUInt()}; }

/// The label next to a field of the table.
QString problemText(const JointDraft::Problem& problem, bool several) {
    using Field = JointDraft::Problem::Field;
    const QString column = QString::number(problem.column);
    switch (problem.field) {
        case Field::Name:
            return JointPanel::tr("Name: %1").arg(problem.message);
        case Field::Bodies:
            return JointPanel::tr("Bodies: %1").arg(problem.message);
        case Field::Parameters:
            return JointPanel::tr("Parameters, column %1: %2").arg(column, problem.message);
        case Field::Formula:
            break;
    }
    if (!several) return JointPanel::tr("C, column %1: %2").arg(column, problem.message);
    return JointPanel::tr("C%1, column %2: %3").arg(QString::number(problem.formula + 1), column, problem.message);
}

}  // namespace

JointPanel::JointPanel(DebuggerController& controller, JointDraft& draft, QWidget* parent)
    : StepPanel("jointPanel", controller, parent),
      m_draft(draft),
      m_joints(new QComboBox(this)),
      m_examples(menuButton("jointExamples", tr("&Examples"), tr("Fills the fields with a joint to start from"), this)),
      m_name(new QLineEdit(this)),
      m_a(new QComboBox(this)),
      m_b(new QComboBox(this)),
      m_pick(new QToolButton(this)),
      m_parameters(new QLineEdit(this)),
      m_soft(named(new QCheckBox(tr("s&oft"), this), "jointSoft", {}, tr("The rows yield like springs with dampers"))),
      m_frequency(named(new NumberEdit(this), "jointFrequency", tr("Frequency"),
                        tr("Oscillations per second of the spring without its damper"))),
      m_dampingRatio(named(new NumberEdit(this), "jointDampingRatio", tr("Damping ratio"), tr("Damping ratio: 1 is critical"))),
      m_problem(selectableLabel("jointProblem", this, Qt::PlainText)),
      m_study(new JointStudyTable(this)),
      m_add(named(new QPushButton(tr("&Add to scene"), this), "jointAdd")),
      m_change(named(new QPushButton(tr("&Change"), this), "jointChange")),
      m_remove(named(new QPushButton(tr("Re&move"), this), "jointRemove")) {
    buildFields();
    connectFields();
    connect(&controller, &DebuggerController::sceneChanged, this, &JointPanel::sceneChanged);
    connect(&controller, &DebuggerController::settingsChanged, this, &JointPanel::refreshIfVisible);
    connect(&controller, &DebuggerController::selectionChanged, this, &JointPanel::pickBody);
    sceneChanged();
}

void JointPanel::buildFields() {
    named(m_joints, "jointChoice", tr("Joint"), tr("A new joint, or a custom joint of the scene"));
    m_examples->setAccessibleName(tr("Examples"));
    const auto examples = jointExamples({}, {});  // their names do not depend on where the bodies begin
    for (std::size_t i = 0; i < examples.size(); ++i) {
        QAction* action = m_examples->menu()->addAction(examples[i].name + QStringLiteral(" – ") + examples[i].explanation);
        action->setObjectName(QStringLiteral("jointExample%1").arg(i));
        connect(action, &QAction::triggered, this, [this, i] { takeExample(i); });
    }
    named(m_name, "jointName", tr("Name of the joint"), tr("The name of the joint in rows and tables"));
    named(m_a, "jointA", tr("Body A"), tr("The body of x_a, y_a and angle_a"));
    named(m_b, "jointB", tr("Body B"), tr("The body of x_b, y_b and angle_b"));
    named(m_pick, "jointPick", tr("Pick the bodies in the scene"), tr("Click A in the scene, then B"));
    m_pick->setText(tr("&Pick"));
    m_pick->setCheckable(true);
    for (QComboBox* box : {m_joints, m_a, m_b}) box->setMinimumContentsLength(minFieldLength / 2);
    for (QComboBox* box : {m_joints, m_a, m_b}) box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    named(m_parameters, "jointParameters", tr("Parameters"), tr("Names with their numbers, such as L = 2, h = 3"));
    m_parameters->setPlaceholderText(QStringLiteral("L = 2, h = 3"));

    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Joint"), inRow({{m_joints, 1}, {m_name, 1}, m_examples}));
    form->addRow(tr("A and B"), bodiesRow());
    for (std::size_t i = 0; i < m_formulas.size(); ++i) {
        FormulaRow& row = m_formulas[i];
        const QString number = QString::number(i + 1);
        row = {new QLabel(QStringLiteral("C") + number, this), nullptr, new QLineEdit(this), new QComboBox(this)};
        named(
            row.C, qPrintable(QStringLiteral("jointC") + number), tr("Formula C%1").arg(number),
            tr("C(q): x_a, y_a, angle_a, x_b, y_b, angle_b, the parameters, + − * / ^, sqrt, abs, sin, cos, atan2, min, max, pi"));
        named(row.demand, qPrintable(QStringLiteral("jointDemand") + number), tr("Condition on C%1").arg(number),
              tr("= 0 holds both ways; ≥ 0 and ≤ 0 only push"));
        for (const Demand demand : {Demand::Zero, Demand::AtLeastZero, Demand::AtMostZero}) row.demand->addItem(demandText(demand));
        row.C->setPlaceholderText(i == 0 ? tr("C(q), such as x_b - x_a - L") : tr("another row, optional"));
        row.fields = new QWidget(this);
        fillRow(row.fields, {.margins = {0, 0, 0, 0}}, {{row.C, 1}, row.demand});
        form->addRow(row.label, row.fields);
    }
    form->addRow(tr("Parameters"), m_parameters);
    form->addRow(tr("Rows"), softRow());

    fillPanel(this, 6, {form, m_problem, {m_study, 1}, buttonRow()});
}

QWidget* JointPanel::bodiesRow() {
    auto* row = new QWidget(this);
    fillRow(row, {.margins = {0, 0, 0, 0}}, {{m_a, 1}, {m_b, 1}, m_pick});
    return row;
}

QWidget* JointPanel::softRow() {
    m_frequency->setRange(scene_limits::minFrequency, scene_limits::maxFrequency);
    m_frequency->setSuffix(tr(" Hz"));
    m_dampingRatio->setRange(0, scene_limits::dampingRatio);
    m_dampingRatio->setPrefix(QStringLiteral("ζ = "));
    auto* row = new QWidget(this);
    fillRow(row, {.margins = {0, 0, 0, 0}}, {m_soft, {m_frequency, 1}, {m_dampingRatio, 1}});
    return row;
}

QWidget* JointPanel::buttonRow() {
    auto* row = new QWidget(this);
    fillRow(row, {.margins = {0, 0, 0, 0}}, {m_add, m_change, m_remove, emptyStretch(0)});
    return row;
}

void JointPanel::connectFields() {
    const auto edited = [this] {
        if (m_showing) return;
        takeFields();
        refreshIfVisible();
    };
    for (QLineEdit* field : {m_name, m_parameters}) connect(field, &QLineEdit::textEdited, this, edited);
    for (const FormulaRow& row : m_formulas) {
        connect(row.C, &QLineEdit::textEdited, this, edited);
        connect(row.demand, &QComboBox::currentIndexChanged, this, edited);
    }
    for (QComboBox* box : {m_a, m_b}) connect(box, &QComboBox::currentIndexChanged, this, edited);
    connect(m_soft, &QCheckBox::toggled, this, edited);
    for (QDoubleSpinBox* box : {m_frequency, m_dampingRatio})
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, edited] {
            if (!m_showing) m_draft.otherSpring.reset();
            edited();
        });
    connect(m_joints, &QComboBox::activated, this, &JointPanel::choose);
    connect(m_pick, &QToolButton::toggled, this, [this] { m_pickedA = false; });
    connect(m_add, &QPushButton::clicked, this, [this] { change(true); });
    connect(m_change, &QPushButton::clicked, this, [this] { change(false); });
    connect(m_remove, &QPushButton::clicked, this, &JointPanel::removeJoint);
}

void JointPanel::takeFocus() { m_formulas[0].C->setFocus(Qt::ShortcutFocusReason); }

void JointPanel::allowUse(bool allowed) {
    m_allowed = allowed;
    refreshButtons();  // no more: lessons hear of another scene before the draft's bodies are looked up in it
}

void JointPanel::sceneChanged() {
    const Scene& scene = m_controller.scene();
    const auto known = [&](const QString& id) {
        return std::ranges::any_of(scene.joints, [&](const JointDef& joint) { return QString::fromStdString(joint.id) == id; });
    };
    if (!m_draft.edited.isEmpty() && !known(m_draft.edited)) m_draft.edited.clear();
    // A scene loaded with custom joints shows the first of them, unless one is being edited.
    const bool untouched = m_draft.edited.isEmpty() && m_draft.lines[0].C.isEmpty();
    for (const JointDef& joint : scene.joints)
        if (untouched && m_draft.edited.isEmpty()) m_draft.take(joint);
    const auto count = static_cast<std::uint32_t>(scene.bodies.size());
    if (index(m_draft.a) >= count) m_draft.a = BodyId{0};
    if (index(m_draft.b) >= count || m_draft.b == m_draft.a) m_draft.b = BodyId{index(m_draft.a) == 0 && count > 1 ? 1u : 0u};
    if (m_draft.edited.isEmpty() && (m_draft.name.isEmpty() || known(m_draft.name))) m_draft.name = freeName();
    showDraft();
    refreshIfVisible();
}

QString JointPanel::freeName() const {
    for (int number = 1;; ++number) {
        const QString name = QStringLiteral("own_%1").arg(number);
        const auto& joints = m_controller.scene().joints;
        if (std::ranges::none_of(joints, [&](const JointDef& joint) { return QString::fromStdString(joint.id) == name; }))
            return name;
    }
}

void JointPanel::showDraft() {
    m_showing = true;
    const Scene& scene = m_controller.scene();
    m_joints->clear();
    m_joints->addItem(tr("New joint"), QString());
    for (const JointDef& joint : scene.joints) {
        const QString id = QString::fromStdString(joint.id);
        if (std::holds_alternative<CustomDef>(joint.kind)) m_joints->addItem(id, id);
    }
    m_joints->setCurrentIndex(std::max(0, m_joints->findData(m_draft.edited)));
    for (QComboBox* box : {m_a, m_b}) {
        box->clear();
        for (std::size_t i = 0; i < scene.bodies.size(); ++i)
            box->addItem(QString::fromStdString(scene.bodies[i].id), QVariant::fromValue(static_cast<std::uint32_t>(i)));
    }
    chooseBody(*m_a, m_draft.a);
    chooseBody(*m_b, m_draft.b);
    m_name->setText(m_draft.name);
    for (std::size_t i = 0; i < m_formulas.size(); ++i) {
        m_formulas[i].C->setText(m_draft.lines[i].C);
        m_formulas[i].C->setCursorPosition(0);
        m_formulas[i].demand->setCurrentIndex(static_cast<int>(m_draft.lines[i].demand));
    }
    m_parameters->setText(m_draft.parameters);
    m_parameters->setCursorPosition(0);
    m_soft->setChecked(m_draft.soft);
    m_frequency->setValue(m_draft.frequency);
    m_dampingRatio->setValue(m_draft.dampingRatio);
    m_showing = false;
}

void JointPanel::takeFields() {
    m_draft.name = m_name->text();
    m_draft.a = chosenBody(*m_a);
    m_draft.b = chosenBody(*m_b);
    for (std::size_t i = 0; i < m_formulas.size(); ++i)
        m_draft.lines[i] = {m_formulas[i].C->text(), static_cast<Demand>(m_formulas[i].demand->currentIndex())};
    m_draft.parameters = m_parameters->text();
    m_draft.soft = m_soft->isChecked();
    m_draft.frequency = m_frequency->value();
    m_draft.dampingRatio = m_dampingRatio->value();
}

void JointPanel::choose(int place) {
    const QString id = m_joints->itemData(place).toString();
    m_draft.edited.clear();
    for (const JointDef& joint : m_controller.scene().joints)
        if (QString::fromStdString(joint.id) == id) m_draft.take(joint);
    if (m_draft.edited.isEmpty()) m_draft.name = freeName();
    showDraft();
    refreshIfVisible();
}

void JointPanel::pickBody() {
    const auto body = m_controller.selectedBody();
    if (!m_pick->isChecked() || !body) return;
    (m_pickedA ? m_draft.b : m_draft.a) = *body;
    const bool done = std::exchange(m_pickedA, true);
    showDraft();
    refreshIfVisible();
    if (done) m_pick->setChecked(false);
}

void JointPanel::refresh() {
    const Scene& scene = m_controller.scene();
    const bool several = !m_draft.lines[1].C.isEmpty() || !m_draft.lines[2].C.isEmpty();
    for (std::size_t i = 0; i < m_formulas.size(); ++i) {
        m_formulas[i].label->setText(several || i > 0 ? QStringLiteral("C%1").arg(i + 1) : QStringLiteral("C"));
        // There is always one empty field after the filled ones.
        bool wanted = i == 0;
        for (std::size_t k = i == 0 ? 0 : i - 1; k < m_formulas.size(); ++k) wanted = wanted || !m_draft.lines[k].C.isEmpty();
        m_formulas[i].label->setVisible(wanted);
        m_formulas[i].fields->setVisible(wanted);
    }
    m_frequency->setEnabled(m_draft.soft);
    m_dampingRatio->setEnabled(m_draft.soft);
    m_examples->setEnabled(scene.bodies.size() > 1 && !scene.playback);

    QString problem;
    if (scene.playback)
        problem = tr("A recorded trace can't get another joint: it contains no model to continue from.");
    else if (scene.bodies.size() < 2)
        problem = tr("Open a scene with at least two bodies: a joint connects two bodies.");
    const auto read = problem.isEmpty() ? m_draft.read(scene) : std::variant<JointDef, JointDraft::Problem>(JointDraft::Problem{});
    const auto* joint = std::get_if<JointDef>(&read);
    if (joint) {
        const World& world = session().world();
        m_study->show(studyJoint(*joint, world), std::get<CustomDef>(joint->kind));
    } else {
        m_study->showNothing();
        const bool empty = m_draft.lines[0].C.isEmpty() && !several;
        if (problem.isEmpty() && empty)
            problem =
                tr("Choose two bodies and type C(q), which the joint keeps at 0 – or start from an example. J is computed "
                   "automatically.");
        else if (problem.isEmpty())
            problem = problemText(std::get<JointDraft::Problem>(read), several);
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_readable = joint != nullptr;
    refreshButtons();
}

void JointPanel::refreshButtons() {
    const bool isNew = m_draft.edited.isEmpty();
    const QString refused = m_allowed ? QString() : tr("The lesson or challenge locks the joints for now.");
    const auto offer = [&](QPushButton* button, bool possible, const QString& toolTip) {
        button->setEnabled(possible && m_allowed);
        button->setToolTip(refused.isEmpty() ? toolTip : refused);
        button->setStatusTip(button->toolTip());
    };
    offer(m_add, m_readable && isNew, tr("Adds the joint to the scene and restarts it; undo removes the joint again"));
    offer(m_change, m_readable && !isNew, tr("Changes the joint of the scene and restarts it; undo restores the old joint"));
    offer(m_remove, !isNew, tr("Removes the joint from the scene and restarts it; undo restores the joint"));
}

void JointPanel::takeExample(std::size_t place) {
    const World start = makeWorld(m_controller.scene());
    const auto examples = jointExamples(start.poses[index(m_draft.a)], start.poses[index(m_draft.b)]);
    m_draft.take(examples[place].joint);
    showDraft();
    refreshIfVisible();
    takeFocus();
}

void JointPanel::change(bool asNew) {
    auto read = m_draft.read(m_controller.scene());
    auto* joint = std::get_if<JointDef>(&read);
    if (!joint || !m_allowed) return;
    Scene scene = m_controller.scene();
    const auto before = m_draft.edited.toStdString();
    m_draft.edited = m_draft.name = QString::fromStdString(joint->id);
    if (asNew)
        scene.joints.push_back(std::move(*joint));
    else
        *std::ranges::find(scene.joints, before, &JointDef::id) = std::move(*joint);
    m_controller.editScene(std::move(scene), (asNew ? tr("Add %1") : tr("Change %1")).arg(m_draft.name));
}

void JointPanel::removeJoint() {
    if (!m_allowed) return;
    Scene scene = m_controller.scene();
    std::erase_if(scene.joints, [id = m_draft.edited.toStdString()](const JointDef& other) { return other.id == id; });
    const QString name = tr("Delete %1").arg(m_draft.edited);
    m_draft.edited.clear();
    m_controller.editScene(std::move(scene), name);
}

}  // namespace solverscope
