// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/soft_designer/soft_designer.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <cmath>
#include <utility>

#include "gui/charts/line_chart.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr std::size_t maxOffered = 300;  // a list of thousands of contacts would help nobody
constexpr int maxResponseSteps = 400;
constexpr int exactPoints = 400;
constexpr int minChartHeight = 120;
constexpr int shownDigits = 5;
constexpr SpringDef forHardRows{5, 1};  // to begin with

}  // namespace

SoftDesigner::SoftDesigner(DebuggerController& controller, QWidget* parent)
    : StepPanel("softDesigner", controller, parent, RefreshThrottle::slow),
      m_choice(named(new QComboBox(this), "softTarget", tr("Joint or contact"),
                     tr("The row to design; with this panel open, a click on a joint or contact in the scene chooses it"))),
      m_facts(selectableLabel("softFacts", this)),
      m_fields(new SoftFields(this)),
      m_problem(selectableLabel("softProblem", this)),
      m_limit(selectableLabel("softLimit", this)),
      m_chart(named(new LineChart(this), "softResponse", tr("Step response of the row"))),
      m_effect(selectableLabel("softEffect", this)),
      m_apply(named(new QPushButton(tr("&Apply to the scene"), this), "softApply")),
      m_reset(named(new QPushButton(tr("&Reset"), this), "softReset", QString(), tr("Shows the values of the scene again"))) {
    m_choice->setMinimumContentsLength(8);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chart->setMinimumHeight(minChartHeight);
    m_chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_facts->setToolTip(
        SoftDesigner::tr("1/K is the effective mass of the row, h the time for which the solver moves the bodies at once"));
    auto* content = new QWidget(this);
    fillPanel(content, {.margins = {0, 0, 0, 0}, .spacing = 3},
              {inRow({labelFor(m_choice, SoftDesigner::tr("Ro&w")), {m_choice, 1}}),
               m_facts,
               m_fields,
               m_problem,
               m_limit,
               {m_chart, 1}});
    fillPanel(this, {.margins = {6, 4, 6, 2}, .spacing = 2},
              {{scrolling(content, this), 1}, inRow({m_apply, m_reset, {m_effect, 1}})});
    connect(m_fields, &SoftFields::edited, this, [this](const SoftForm& form) {
        m_given = form;
        m_form = form.index();
        m_edited = true;
        showSpring();
    });
    connect(m_choice, &QComboBox::activated, this, [this](int place) { choose(m_targets[static_cast<std::size_t>(place)]); });
    connect(m_apply, &QPushButton::clicked, this, &SoftDesigner::apply);
    connect(m_reset, &QPushButton::clicked, this, [this] { choose(SoftTarget(*m_target)); });
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        m_step.forget();
        m_edited = false;
        refreshIfVisible();
    });
    connect(&controller, &DebuggerController::settingsChanged, this, &SoftDesigner::refreshIfVisible);
    connect(&controller, &DebuggerController::selectionChanged, this, [this] {
        if (isVisible()) takeMarked(true);
    });
    new ViewState(
        this,
        [this](SoftDesigner&) {
            if (m_target) refresh();  // before the fields are restored one by one
        },
        m_target, m_given, m_form, m_marked, m_edited);
}

void SoftDesigner::takeFocus() { m_fields->takeFocus(); }

void SoftDesigner::allowUse(bool joints, bool contacts) {
    m_jointsAllowed = joints;
    m_contactsAllowed = contacts;
    refreshButton();
}

/// The rows as the cursor's sub-step builds them.
void SoftDesigner::findTargets() {
    const int substep = session().event().substep;
    if (!m_step.follow(session()) && m_substep == substep) return;
    m_substep = substep;
    const StepTrace& step = *session().trace();
    auto built = step.endOf(Phase::Linearize, substep);
    if (solvesPositions(session().settings().method)) built = step.endOf(Phase::LinearizePositions, substep);
    const World world = built ? step.worldAt(*built) : step.end();
    m_targets = softTargetsOf(world);
    const auto isChosen = [this](const SoftTarget& each) { return m_target && each.isSameRow(*m_target); };
    auto chosen = std::ranges::find_if(m_targets, isChosen);
    if (m_targets.size() > maxOffered) {
        const bool isBeyond = chosen - m_targets.begin() >= static_cast<std::ptrdiff_t>(maxOffered);
        if (isBeyond && chosen != m_targets.end()) std::iter_swap(m_targets.begin(), chosen);
        m_targets.resize(maxOffered);
        chosen = std::ranges::find_if(m_targets, isChosen);
    }
    if (chosen != m_targets.end()) {
        m_target = *chosen;
    } else {
        m_target = m_targets.empty() ? std::nullopt : std::optional(m_targets.front());
        m_form.reset();
        m_edited = false;
    }
    listTargets(world);
}

void SoftDesigner::listTargets(const World& world) {
    const QSignalBlocker quiet(m_choice);
    QStringList names;
    for (const SoftTarget& each : m_targets) {
        const auto ofTheSame = [&](const SoftTarget& other) { return other.constraint == each.constraint; };
        QString name = constraintText(session().scene(), world, each.constraint);
        if (!each.isContact() && std::ranges::count_if(m_targets, ofTheSame) > 1) name += QStringLiteral(":%1").arg(each.place + 1);
        names << name;
    }
    QStringList before;
    for (int i = 0; i < m_choice->count(); ++i) before << m_choice->itemText(i);
    if (names != before) {
        m_choice->clear();
        m_choice->addItems(names);
    }
    markChosen();
}

void SoftDesigner::markChosen() {
    const auto chosen =
        std::ranges::find_if(m_targets, [this](const SoftTarget& each) { return m_target && each.isSameRow(*m_target); });
    m_choice->setCurrentIndex(chosen == m_targets.end() ? -1 : static_cast<int>(chosen - m_targets.begin()));
}

void SoftDesigner::choose(const SoftTarget& target) {
    m_target = target;
    m_form.reset();
    m_edited = false;
    markChosen();
    showSpring();
}

/// What is clicked, or the row to which the cursor has stepped, if it can be designed. Steps interrupt no editing.
void SoftDesigner::takeMarked(bool isPicked) {
    const auto marked = m_controller.markedRow();
    if (!marked || (isPicked ? marked != m_controller.pickedRow() : m_edited)) return;
    const RowVector& rows = rowsOf(session().world(), marked->list);
    if (marked->row >= rows.size()) return;
    const ConstraintRef constraint = rows[marked->row].constraint;
    if (std::exchange(m_marked, constraint) == constraint && !isPicked) return;
    const auto found = std::ranges::find(m_targets, constraint, &SoftTarget::constraint);
    if (found != m_targets.end() && !(m_target && m_target->constraint == constraint)) choose(SoftTarget(*found));
}

void SoftDesigner::refresh() {
    findTargets();
    takeMarked(false);
    showSpring();
}

/// In all forms; nothing if the values make no sense.
std::optional<RowSpring> SoftDesigner::designed() const {
    if (!m_target || !problemOf(m_given, m_target->turns).text.isEmpty()) return std::nullopt;
    return springOf(m_given, m_target->mass, subStepLength(session().nextSettings()));
}

void SoftDesigner::showSpring() {
    if (!m_edited && m_target) {
        const auto now = springOf(*m_target, session().nextSettings());
        const std::size_t own = m_target->spring ? m_target->spring->index() : 0;
        m_given = now ? formOf(*now, m_form.value_or(own)) : forHardRows;
        if (!problemOf(m_given, m_target->turns).text.isEmpty()) m_given = now->byStiffness;
    }
    const std::optional<RowSpring> spring = designed();
    const FormProblem ofForm = m_target ? problemOf(m_given, m_target->turns) : FormProblem{};
    QString problem = ofForm.text;
    if (m_controller.scene().playback)
        problem = tr("A recorded trace has rows, but no springs.");
    else if (!m_target)
        problem = tr("No joint here can be a spring, and no bodies touch in this step.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_fields->setEnabled(m_target.has_value());
    m_choice->setEnabled(m_target.has_value());
    if (spring)
        m_fields->display(*spring, m_target->turns, m_given.index());
    else if (m_target)
        m_fields->displayProblem(ofForm, m_given.index());
    showFacts(spring ? &*spring : nullptr);
    draw(spring ? &*spring : nullptr);
    refreshButton();
}

Settings SoftDesigner::settingsOfContact(const RowSpring& spring) const {
    return withContactSpring(session().nextSettings(), *m_target, spring.byFrequency);
}

void SoftDesigner::showFacts(const RowSpring* spring) {
    m_facts->setVisible(m_target.has_value());
    m_limit->clear();
    if (m_target) {
        const Settings settings = session().nextSettings();
        const Real h = subStepLength(settings);
        const QString unit = m_target->turns ? QStringLiteral("kg m²") : QStringLiteral("kg");
        const QString step = substepsOf(settings) > 1 ? tr("sub-step h = %1 s") : tr("step h = %1 s");
        const auto now = springOf(*m_target, settings);
        const QString state =
            now ? tr("now %1 Hz, ζ = %2")
                      .arg(shown(now->byFrequency.frequency, shownDigits), shown(now->byFrequency.dampingRatio, shownDigits))
                : tr("now hard");
        m_facts->setText(QStringLiteral("1/K = %1 · %2 · %3")
                             .arg(withUnit(shown(m_target->mass, shownDigits), unit), step.arg(shown(h, shownDigits)), state));
        // Of a contact as it will be, of a joint as it is: springs of their own have no limit.
        const bool asDesigned = m_target->isContact() && m_edited && spring;
        const auto limit = bindingLimit(*m_target, asDesigned ? settingsOfContact(*spring) : settings);
        const Real share = m_target->isContact() ? contactHertzLimit(settings) : jointHertzLimit(settings);
        if (limit && m_target->isContact())
            m_limit->setText(tr("contact_hertz_limit allows %1 oscillations in h, so that this row gets only %2 Hz.")
                                 .arg(shown(share, shownDigits), shown(*limit, shownDigits)));
        else if (limit)
            m_limit->setText(tr("joint_hertz_limit allows %1 oscillations in h, so that this row has only %2 Hz now. A spring of "
                                "its own has no limit.")
                                 .arg(shown(share, shownDigits), shown(*limit, shownDigits)));
    }
    m_limit->setVisible(!m_limit->text().isEmpty());
}

void SoftDesigner::draw(const RowSpring* spring) {
    const Settings settings = session().nextSettings();
    Drawn wanted{spring ? std::optional(*spring) : std::nullopt, m_target && m_target->isContact(), m_target && m_target->onStatic,
                 settings};
    if (m_drawn == wanted) return;
    m_drawn = std::move(wanted);
    m_chart->setAxes(tr("time [s]"), QStringLiteral("x / x₀"), LineChart::Scale::Linear, false);
    m_chart->setXMeaning(QStringLiteral("response"));
    std::vector<ChartSeries> all;
    if (spring) {
        // The scene's row, which a limit may keep from being the one designed.
        const bool isContact = m_target->isContact();
        const RowSpring row = isContact && isSoft(settings.method) ? *springOf(*m_target, settingsOfContact(*spring)) : *spring;
        const Real duration = responseTime(*spring, maxResponseSteps);
        const int steps = static_cast<int>(std::ceil(duration / spring->h - 1e-9));
        const auto response = [&](const QString& name, int colour, ChartMarker marker, const QString& meaning, bool relaxed) {
            QList<QPointF> points;
            const std::vector<Real> values = rowResponse(row, settings, steps, relaxed);
            for (std::size_t i = 0; i < values.size(); ++i) points.append({static_cast<double>(i) * spring->h, values[i]});
            all.push_back({name, {}, colour, Qt::SolidLine, marker, std::move(points), true, meaning});
        };
        QList<QPointF> exactly;
        for (int i = 0; i <= exactPoints; ++i) {
            const Real t = static_cast<Real>(i) / exactPoints * steps * spring->h;
            exactly.append({t, dampedOscillation(spring->byFrequency, t)});
        }
        all.push_back({tr("oscillator"),
                       {},
                       0,
                       Qt::DashLine,
                       ChartMarker::None,
                       std::move(exactly),
                       true,
                       tr("The exact motion of the mass on this spring and damper, displaced by 1 and released at rest")});
        response(
            tr("row"), 1, ChartMarker::Circle,
            tr("The same by the row, as the solver solves it in steps of h: implicit Euler, which damps in addition. A contact "
               "lets go where it would have to pull."),
            false);
        if (isContact && traitsOf(settings).hasRelaxingPass)
            response(tr("row, relaxed"), 2, ChartMarker::Square,
                     tr("The same with the relaxing sweeps of this method, which remove after each move the velocity that the row "
                        "has added"),
                     true);
    }
    m_chart->replace(std::move(all));
}

QString SoftDesigner::refusal() const {
    if (!m_target) return {};
    if (!m_target->isContact()) return m_jointsAllowed ? QString() : tr("The lesson or challenge locks the joints for now.");
    if (!m_contactsAllowed) return tr("The lesson or challenge locks these settings for now.");
    if (const SettingInfo* info = findSetting("contact_hertz"))
        if (const auto reason = idleReason(session().nextSettings(), *info); !reason.empty()) return engineText(reason);
    if (const auto spring = designed()) {
        const Settings wanted = settingsOfContact(*spring);
        for (const auto& [key, value] :
             {std::pair("contact_hertz", wanted.contactHertz), std::pair("contact_damping_ratio", wanted.contactDampingRatio)}) {
            const SettingInfo& info = *findSetting(key);
            if (!(value >= info.lowest && value <= info.highest))
                return tr("%1 must be between %2 and %3.").arg(QLatin1String(key), shown(info.lowest), shown(info.highest));
        }
    }
    return {};
}

void SoftDesigner::refreshButton() {
    const QString refused = refusal();
    m_apply->setEnabled(designed() && refused.isEmpty());
    const bool isContact = m_target && m_target->isContact();
    const QString effect = isContact ? tr("Changes contact_hertz and contact_damping_ratio for all contacts, from here on.")
                                     : tr("Restarts the scene with this spring.");
    m_effect->setText(!designed() ? QString() : refused.isEmpty() ? effect : refused);
    m_apply->setToolTip(m_effect->text());
    m_apply->setStatusTip(m_effect->text());
    m_reset->setEnabled(m_edited && m_target);
}

/// As given where that means the same in the scene: an error evaluated after the step changes what β and γ do.
AnySpringDef SoftDesigner::springOfJoint() const {
    const RowSpring spring = *designed();
    if (const auto* byFrequency = std::get_if<SpringDef>(&m_given)) return *byFrequency;
    const bool byStep = !std::holds_alternative<StiffnessDef>(m_given);
    if (byStep && session().nextSettings().positionError != PositionError::Implicit) return spring.byStep;
    return spring.byStiffness;
}

void SoftDesigner::apply() {
    if (!designed() || !refusal().isEmpty()) return;
    if (m_target->isContact()) {
        const Settings wanted = settingsOfContact(*designed());
        m_edited = false;
        m_controller.changeSettings({{"contact_hertz", exact(wanted.contactHertz).toStdString()},
                                     {"contact_damping_ratio", exact(wanted.contactDampingRatio).toStdString()}});
        return;
    }
    Scene scene = m_controller.scene();
    scene.joints[m_target->constraint.index].spring = springOfJoint();
    m_edited = false;
    const QString joint = QString::fromStdString(scene.joints[m_target->constraint.index].id);
    m_controller.editScene(std::move(scene), tr("Spring of %1").arg(joint));
}

}  // namespace solverscope
