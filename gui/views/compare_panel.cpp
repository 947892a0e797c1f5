// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/compare_panel.h"

#include <QComboBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/elided_label.h"
#include "gui/charts/line_chart.h"
#include "gui/charts/ticks.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/view_pace.h"
#include "gui/views/compare_fields.h"

namespace solverscope {
namespace {

constexpr int refreshMilliseconds = 250;  // while playing
constexpr std::size_t ghostBudget = std::size_t{64} << 20;
constexpr std::int64_t longestGhostJump = 60;  // steps that are made at once, while the window waits
constexpr double goal = 0.01;                  // of the larger error before the first sweep

struct RunQuantity {
    const char* name;
    const char* unit;
    Real StepSummary::*value;
    LineChart::Scale scale;
};

const std::array<RunQuantity, 3>& runQuantities() {
    static const std::array<RunQuantity, 3> all{RunQuantity{QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Worst penetration"),
                                                            "m", &StepSummary::worstPenetration, LineChart::Scale::Linear},
                                                RunQuantity{QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Kinetic energy"), "J",
                                                            &StepSummary::kineticEnergy, LineChart::Scale::Logarithmic},
                                                RunQuantity{QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Residual"), "m/s",
                                                            &StepSummary::residual, LineChart::Scale::Logarithmic}};
    return all;
}

QList<QPointF> pointsOf(const std::vector<StepSummary>& run, Real StepSummary::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(run.size()));
    for (const StepSummary& one : run) points.append({static_cast<double>(one.step), one.*value});
    return points;
}

QList<QPointF> differenceOf(const QList<QPointF>& a, const QList<QPointF>& b) {
    QList<QPointF> points;
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i) points.append({a[i].x(), std::abs(a[i].y() - b[i].y())});
    return points;
}

/// A solid, B dashed, and how far they are apart.
std::vector<ChartSeries> overlaid(const QString& a, const QString& b, const QString& difference, const QString& unit,
                                  const QList<QPointF>& pointsA, const QList<QPointF>& pointsB) {
    return {{a, unit, 0, Qt::SolidLine, ChartMarker::Circle, pointsA, true, {}},
            {b, unit, 3, Qt::DashLine, ChartMarker::Square, pointsB, true, {}},
            {difference, unit, 2, Qt::DotLine, ChartMarker::None, differenceOf(pointsA, pointsB), false, {}}};
}

QString iterationsTo(const QList<QPointF>& errors, double target) {
    const auto found = std::find_if(errors.begin(), errors.end(), [target](const QPointF& p) { return p.y() <= target; });
    return found == errors.end() ? ComparePanel::tr("not reached") : QString::number(found->x(), 'f', 0);
}

QString lastOf(const QList<QPointF>& errors, const QString& unit) {
    if (errors.isEmpty() || !std::isfinite(errors.last().y())) return QStringLiteral("–");
    return readable(errors.last().y()) + QChar(0xa0) + unit;
}

}  // namespace

ComparePanel::ComparePanel(DebuggerController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_frozenTask(this), m_freeTask(this) {
    setObjectName(QStringLiteral("comparePanel"));
    m_fields = new CompareFields(controller, this);
    connect(m_fields, &CompareFields::chosen, this, [this] {
        m_on = false;  // whatever was compared before
        setOn(true);
    });
    connect(m_fields, &CompareFields::switchedOff, this, [this] { setOn(false); });

    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("compareTabs"));
    m_tabs->setDocumentMode(true);
    m_corner = new QStackedWidget(m_tabs);
    m_family = new QComboBox(m_corner);
    m_family->setObjectName(QStringLiteral("compareFamily"));
    m_family->setAccessibleName(tr("Error shown"));
    for (const ErrorFamily& family : errorFamilies()) m_family->addItem(family.name);
    m_quantity = new QComboBox(m_corner);
    m_quantity->setObjectName(QStringLiteral("compareQuantity"));
    m_quantity->setAccessibleName(tr("Quantity shown"));
    for (const RunQuantity& quantity : runQuantities()) m_quantity->addItem(tr(quantity.name));
    m_corner->addWidget(m_family);
    m_corner->addWidget(m_quantity);
    m_tabs->setCornerWidget(m_corner);

    const auto page = [this](const QString& title, const QString& meaning, const QString& chartName, ElidedLabel*& text,
                             LineChart*& chart) {
        auto* widget = new QWidget(m_tabs);
        auto* layout = new QVBoxLayout(widget);
        layout->setContentsMargins(4, 2, 4, 0);
        layout->setSpacing(1);
        text = new ElidedLabel(widget);
        chart = new LineChart(widget);
        chart->setObjectName(chartName);
        chart->setAccessibleName(title);
        layout->addWidget(text);
        layout->addWidget(chart, 1);
        m_tabs->setTabToolTip(m_tabs->addTab(widget, title), meaning);
    };
    page(tr("Same frozen step"), tr("The state at the start of the cursor's step, solved under both settings."),
         QStringLiteral("compareFrozenChart"), m_frozenText, m_frozenChart);
    page(tr("Free run"),
         tr("The scene from its beginning under both settings; everything else as it is set now, drags are not repeated."),
         QStringLiteral("compareFreeChart"), m_freeText, m_freeChart);
    m_frozenText->setObjectName(QStringLiteral("compareFrozenText"));
    m_freeText->setObjectName(QStringLiteral("compareFreeText"));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    layout->setSpacing(2);
    layout->addWidget(m_fields);
    layout->addWidget(m_tabs, 1);

    new ViewPace(controller, this, refreshMilliseconds, [this] { refresh(); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        m_corner->setCurrentIndex(tab);
        refresh();
        emit ghostChanged();
    });
    connect(m_family, &QComboBox::currentIndexChanged, this, &ComparePanel::drawFrozen);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &ComparePanel::drawFree);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        forget();
        emit ghostChanged();
    });
    connect(m_frozenChart, &LineChart::clickedAt, this, [this](double iteration) {
        m_controller.pause();
        const auto& events = m_controller.session().events();
        const auto found = std::find_if(events.begin(), events.end(), [iteration](const Event& event) {
            return event.kind == EventKind::Iteration && event.phase == Phase::SolveVelocities &&
                   event.iteration == std::lround(iteration);
        });
        if (found == events.end()) return;
        m_controller.seek(
            {m_controller.session().cursor().step, static_cast<std::size_t>(found - events.begin()), Term::VelocityB});
    });
    connect(m_freeChart, &LineChart::clickedAt, this, [this](double step) { m_controller.toStep(std::llround(step)); });
    drawFrozen();
    drawFree();
}

void ComparePanel::compare(const QString& key, const QString& a, const QString& b) {
    if (!m_fields->choose(key, a, b)) return;
    m_on = false;  // whatever was compared before
    setOn(true);
}

void ComparePanel::setOn(bool on) {
    m_fields->showOn(on);
    if (m_on == on) return;
    m_on = on;
    if (!on) forget();
    refresh();
    emit ghostChanged();
}

void ComparePanel::forget() {
    m_frozenTask.cancel();
    m_freeTask.cancel();
    m_frozen.reset();
    m_frozenKey.reset();
    m_frozenSides.reset();
    m_free.reset();
    m_freeSides.reset();
    m_freeSteps = 0;
    drawFrozen();
    drawFree();
}

QString ComparePanel::nameOf(int side) const { return m_fields->nameOf(side); }

bool ComparePanel::showsFreeRun() const { return m_tabs->currentIndex() == 1; }

std::optional<ComparePanel::Sides> ComparePanel::sides() {
    const Settings& now = m_controller.session().settings();
    const auto a = m_fields->side(0, now);
    const auto b = m_fields->side(1, now);
    if (a && b) return Sides{*a, *b};
    const QString problem = QString::fromStdString((a ? b.error() : a.error()).text());
    m_frozenText->setWholeText(problem);
    m_freeText->setWholeText(problem);
    return std::nullopt;
}

void ComparePanel::refresh() {
    if (!m_on || !isVisible()) return;
    if (m_controller.scene().playback) {
        const QString reason =
            tr("A recorded trace plays as it was recorded: there is nothing to solve again with other settings.");
        m_frozenText->setWholeText(reason);
        m_freeText->setWholeText(reason);
        return;
    }
    if (const auto both = sides()) {
        if (showsFreeRun())
            refreshFree(*both);
        else
            refreshFrozen(*both);
    }
    moveCursors();
}

void ComparePanel::refreshFrozen(const Sides& both) {
    StepKey here = stepKeyOf(m_controller.session());
    if (m_frozenKey == here && m_frozenSides == both) return;
    m_frozenKey = std::move(here);
    m_frozenSides = both;
    World start = m_controller.session().startOfStep();
    m_frozenTask.run(
        [start = std::move(start), both](const std::atomic<bool>& cancelled) {
            return compareFrozen(start, both.a, both.b, {.cancelled = &cancelled});
        },
        [this](Comparison comparison) {
            m_frozen = std::move(comparison);
            drawFrozen();
        },
        !m_controller.isPlaying());
}

void ComparePanel::refreshFree(const Sides& both) {
    const std::int64_t recorded = std::min(longestRun, m_controller.session().recording().steps());
    const bool enough = recorded <= m_freeSteps || (m_controller.isPlaying() && m_freeSteps > 0);
    if (m_freeSides == both && enough) return;
    // A run is made anew in whole seconds, not for each step that is added.
    const std::int64_t steps = std::clamp((recorded + 59) / 60 * 60, shortestRun, longestRun);
    m_freeSides = both;
    m_freeSteps = steps;
    m_freeText->setWholeText(tr("running %1 steps of each …").arg(steps));
    Scene scene = m_controller.scene();
    const bool ghostIsA = m_controller.session().settings() == both.b && both.a != both.b;
    m_freeTask.run(
        [scene = std::move(scene), both, steps, ghostIsA, name = nameOf(ghostIsA ? 0 : 1)](const std::atomic<bool>& cancelled) {
            FreeRun run;
            run.sides = both;
            run.ghostName = name;
            run.comparison = compareFreeRun(scene, both.a, both.b, steps, [&] { return !cancelled; });
            Scene other = scene;
            other.settings = ghostIsA ? both.a : both.b;
            auto ghost = std::make_shared<Recording>(std::move(other), ghostBudget);
            while (!cancelled && ghost->steps() < steps && ghost->canAdvance()) ghost->advance();
            run.ghost = std::move(ghost);
            return run;
        },
        [this](FreeRun run) {
            m_free = std::move(run);
            drawFree();
            moveCursors();
            emit ghostChanged();
        },
        true);
}

void ComparePanel::drawFrozen() {
    const ErrorFamily family = errorFamilies()[static_cast<std::size_t>(std::max(0, m_family->currentIndex()))];
    // The box above names the quantity; a low panel has room for its unit.
    m_frozenChart->setAxes(tr("iteration"), family.unit, LineChart::Scale::Logarithmic);
    if (!m_on || !m_frozen) {
        m_frozenChart->replace({});
        m_frozenChart->setNotice(m_on ? QString() : tr("Choose what to compare."));
        m_frozenText->setWholeText({});
        return;
    }
    const auto a = solverscope::pointsOf(m_frozen->a.velocities, family.value);
    const auto b = solverscope::pointsOf(m_frozen->b.velocities, family.value);
    m_frozenChart->setNotice(a.isEmpty() && b.isEmpty() ? tr("Neither makes sweeps over velocities: compare them in a free run.")
                             : a.isEmpty() || b.isEmpty()
                                 ? tr("Only one of the two makes sweeps over velocities; the other moves positions.")
                                 : QString());
    m_frozenChart->replace(overlaid(nameOf(0), nameOf(1), tr("|A − B|"), family.unit, a, b));

    double first = 0;
    for (const auto* points : {&a, &b})
        if (!points->isEmpty() && std::isfinite(points->first().y())) first = std::max(first, points->first().y());
    const bool certified = m_frozen->a.velocities.reference.certified && m_frozen->b.velocities.reference.certified;
    QString text;
    if (!certified && family.value == &IterationMetrics::velocityError) text = tr("no certified reference for this step · ");
    text += tr("to 1 %: A %1, B %2 iterations").arg(iterationsTo(a, goal * first), iterationsTo(b, goal * first));
    text += tr(" · at the end: A %1, B %2").arg(lastOf(a, family.unit), lastOf(b, family.unit));
    if (!m_frozen->sameProblem) text += tr(" · the two solve different rows");
    if (!m_frozen->parting) text += tr(" · both do exactly the same");
    const auto hasSubsteps = [](const Settings& side) { return solverscope::hasSubsteps(side.method) && side.substeps > 1; };
    if (const auto both = sides(); both && (hasSubsteps(both->a) || hasSubsteps(both->b))) text += tr(" · of sub-steps, the first");
    m_frozenText->setWholeText(text);
}

void ComparePanel::drawFree() {
    const RunQuantity& quantity = runQuantities()[static_cast<std::size_t>(std::max(0, m_quantity->currentIndex()))];
    const QString unit = QString::fromUtf8(quantity.unit);
    m_freeChart->setAxes(tr("step"), unit, quantity.scale);
    if (!m_on || !m_free) {
        m_freeChart->replace({});
        m_freeChart->setMarks({});
        m_freeChart->setNotice(m_on ? QString() : tr("Choose what to compare."));
        if (!m_on) m_freeText->setWholeText({});
        return;
    }
    const FreeRunComparison& run = m_free->comparison;
    const auto a = pointsOf(run.a, quantity.value);
    const auto b = pointsOf(run.b, quantity.value);
    m_freeChart->setNotice({});
    m_freeChart->replace(overlaid(nameOf(0), nameOf(1), tr("|A − B|"), unit, a, b));
    std::vector<ChartMark> marks;
    if (run.parting) marks.push_back({static_cast<double>(run.parting->step), tr("part")});
    m_freeChart->setMarks(std::move(marks));
    QString text = run.parting ? tr("they part in step %1").arg(run.parting->step) : tr("they never part");
    text += tr(" · after %1 steps: A %2, B %3").arg(QString::number(run.a.size()), lastOf(a, unit), lastOf(b, unit));
    m_freeText->setWholeText(text);
}

void ComparePanel::moveCursors() {
    const Session& session = m_controller.session();
    const Event& event = session.event();
    const bool inSweeps = event.phase == Phase::SolveVelocities && event.kind != EventKind::Phase;
    const int iteration = inSweeps ? event.iteration
                          : !hasReached(event.phase, Phase::SolveVelocities, session.settings())
                              ? 0
                              : velocitySweeps(session.settings());
    m_frozenChart->setCursorAt(iteration);
    m_freeChart->setCursorAt(static_cast<double>(session.cursor().step));
}

std::optional<World> ComparePanel::ghostAt(std::int64_t step) {
    if (!m_on || !m_free || !showsFreeRun() || step < 0) return std::nullopt;
    // While the window runs past the end of the free run, the ghost goes along, step by step.
    Recording& ghost = *m_free->ghost;
    if (step - ghost.steps() <= longestGhostJump)
        while (ghost.steps() < step && ghost.canAdvance()) ghost.advance();
    if (step > ghost.steps()) return std::nullopt;
    return ghost.endOf(step);
}

}  // namespace solverscope
