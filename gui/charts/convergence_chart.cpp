// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/convergence_chart.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSet>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <span>

#include "gui/charts/elided_label.h"
#include "gui/charts/ticks.h"
#include "gui/models/row_formula.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/session/view_pace.h"

namespace solverscope {
namespace {

constexpr int refreshMilliseconds = 100;  // while playing
constexpr int patienceMilliseconds = 200;

QString predictedName() { return ConvergenceChart::tr("prediction"); }

/// A line of the predicted slope through the last error that is more than rounding.
QList<QPointF> predictedPoints(const SweepMetrics& sweeps) {
    const auto& iterations = sweeps.iterations;
    if (!(sweeps.predictedRate > 0) || iterations.size() < 2 || !(iterations.front().velocityError > 0)) return {};
    double largest = 0;
    for (const auto& one : iterations) largest = std::max(largest, one.velocityError);
    const double rounding = 1e-12 * largest;
    const auto anchor = std::find_if(iterations.rbegin(), iterations.rend(),
                                     [rounding](const IterationMetrics& one) { return one.velocityError > rounding; });
    if (anchor == iterations.rend()) return {};
    QList<QPointF> points;
    for (const auto& one : iterations) {
        const double value = anchor->velocityError * std::pow(sweeps.predictedRate, one.iteration - anchor->iteration);
        if (value <= 10 * largest && value > 0) points.append({static_cast<double>(one.iteration), value});
    }
    return points;
}

/// How much of its sweep has happened with a visit to a row.
double shareOfSweep(const std::vector<Event>& events, std::size_t visit) {
    const auto isOther = [&](const Event& e) { return e.kind != EventKind::Row || e.iteration != events[visit].iteration; };
    const auto here = events.begin() + static_cast<std::ptrdiff_t>(visit);
    const auto end = std::find_if(here, events.end(), isOther);
    const auto begin = std::find_if(std::make_reverse_iterator(here), events.rend(), isOther).base();
    return static_cast<double>(here + 1 - begin) / static_cast<double>(end - begin);
}

QString rateText(Real rate) { return std::isfinite(rate) ? QString::number(rate, 'f', 4) : QStringLiteral("–"); }

}  // namespace

std::vector<ErrorFamily> errorFamilies() {
    using Chart = ConvergenceChart;
    return {
        {Chart::tr("velocity error"), QStringLiteral("√J"), &IterationMetrics::velocityError, 0, ChartMarker::Circle, true,
         Chart::tr("‖v − v*‖ in the norm of kinetic energy: how far the velocities are from those of infinitely many sweeps.")},
        {Chart::tr("residual"), QStringLiteral("m/s"), &IterationMetrics::residual, 1, ChartMarker::Square, true,
         Chart::tr("The row that is worst off: by how much its velocity misses what it aims at, bias included.")},
        {Chart::tr("unbiased residual"), QStringLiteral("m/s"), &IterationMetrics::unbiasedResidual, 5, ChartMarker::Triangle,
         false, Chart::tr("The same without bias: by how much the velocities violate the constraints themselves.")},
        {Chart::tr("impulse change"), QStringLiteral("N s"), &IterationMetrics::impulseChange, 2, ChartMarker::Diamond, false,
         Chart::tr("‖Δλ‖ over all rows in one sweep; at iteration 0 what warm starting applied.")},
        {Chart::tr("penetration"), QStringLiteral("m"), &IterationMetrics::worstPenetration, 4, ChartMarker::Square, false,
         Chart::tr("The deepest overlap that would be left if the bodies moved on at the present velocities.")},
    };
}

std::vector<PositionFamily> positionFamilies() {
    using Chart = ConvergenceChart;
    return {
        {Chart::tr("constraint error"), QStringLiteral("m"), &PositionMetrics::constraintError, 0, ChartMarker::Circle, true,
         Chart::tr("The largest |C| that a row forbids: the deepest overlap, or the joint that is furthest apart.")},
        {Chart::tr("largest correction"), QStringLiteral("m"), &PositionMetrics::largestCorrection, 2, ChartMarker::Diamond, true,
         Chart::tr("How far the visit that moved a body furthest moved it in one sweep.")},
        {Chart::tr("penetration"), QStringLiteral("m"), &PositionMetrics::worstPenetration, 4, ChartMarker::Square, false,
         Chart::tr("The deepest overlap that the sweep has left.")},
        {Chart::tr("angle error"), QStringLiteral("rad"), &PositionMetrics::angleError, 5, ChartMarker::Triangle, false,
         Chart::tr("The largest |C| of the rows that only turn.")},
    };
}

QList<QPointF> pointsOf(const std::vector<PositionMetrics>& sweeps, Real PositionMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.size()));
    for (const PositionMetrics& one : sweeps) points.append({static_cast<double>(one.iteration), one.*value});
    return points;
}

QList<QPointF> pointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.iterations.size()));
    for (const IterationMetrics& one : sweeps.iterations) points.append({static_cast<double>(one.iteration), one.*value});
    return points;
}

QString referenceSentence(const ReferenceSolution& reference) {
    const QString residual = QString::number(reference.residual, 'g', 2);
    if (reference.certified) return ConvergenceChart::tr("reference certified, residual %1 m/s").arg(residual);
    return ConvergenceChart::tr("no certified reference for this step: the best has residual %1 m/s").arg(residual);
}

ConvergenceChart::ConvergenceChart(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_service(MetricsService::of(controller)),
      m_phase(new QComboBox(this)),
      m_subtitle(new ElidedLabel(this)),
      m_patience(new QTimer(this)),
      m_chart(new LineChart(this)) {
    setObjectName(QStringLiteral("convergenceChart"));
    m_phase->setObjectName(QStringLiteral("convergencePhase"));
    m_phase->setAccessibleName(tr("Sweeps over"));
    m_phase->addItem(tr("Velocities"));
    m_phase->addItem(tr("Pseudo-velocities"));
    m_phase->addItem(tr("Positions"));
    m_subtitle->setObjectName(QStringLiteral("convergenceSubtitle"));
    m_chart->setAccessibleName(tr("Error per iteration"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_phase);
    top->addWidget(m_subtitle, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_chart, 1);

    m_patience->setSingleShot(true);
    m_patience->setInterval(patienceMilliseconds);
    connect(m_patience, &QTimer::timeout, this, [this] {
        if (m_service.isCurrent() || m_controller.isPlaying()) return;
        m_subtitle->setWholeText(tr("measuring step %1 …").arg(m_controller.session().cursor().step));
    });
    new ViewPace(controller, this, refreshMilliseconds, [this] { cursorMoved(); });
    connect(&m_service, &MetricsService::measured, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &ConvergenceChart::refresh);
    connect(m_phase, &QComboBox::currentIndexChanged, this, &ConvergenceChart::refresh);
    connect(m_chart, &LineChart::shownChanged, this, &ConvergenceChart::titleAxes);
    connect(m_chart, &LineChart::clickedAt, this, &ConvergenceChart::travelTo);
}

void ConvergenceChart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

Phase ConvergenceChart::phase() const {
    constexpr std::array phases{Phase::SolveVelocities, Phase::SolvePseudoVelocities, Phase::SolvePositions};
    return phases[static_cast<std::size_t>(std::clamp(m_phase->currentIndex(), 0, 2))];
}

/// Offers the sweeps that this step makes, and leaves those that it does not make.
void ConvergenceChart::offerPhases(const StepMetrics& metrics) {
    const std::array made{!metrics.velocities.iterations.empty(), !metrics.pseudoVelocities.iterations.empty(),
                          !metrics.positions.empty()};
    auto* items = qobject_cast<QStandardItemModel*>(m_phase->model());
    for (std::size_t i = 0; i < made.size(); ++i) items->item(static_cast<int>(i))->setEnabled(made[i]);
    m_phase->setEnabled(std::count(made.begin(), made.end(), true) > 1);
    if (made[static_cast<std::size_t>(std::max(0, m_phase->currentIndex()))]) return;
    const auto first = std::find(made.begin(), made.end(), true);
    m_phase->setCurrentIndex(first == made.end() ? 0 : static_cast<int>(first - made.begin()));
}

QString ConvergenceChart::substepText() const {
    const Settings& settings = m_controller.session().settings();
    return hasSubsteps(settings.method) && settings.substeps > 1 ? tr("sub-step 1 of %1 · ").arg(settings.substeps) : QString();
}

void ConvergenceChart::showPositions(const StepMetrics& metrics) {
    std::vector<ChartSeries> all;
    for (const PositionFamily& family : positionFamilies())
        all.push_back({family.name, family.unit, family.colour, Qt::SolidLine, family.marker,
                       pointsOf(metrics.positions, family.value), family.shown, family.meaning});
    m_chart->replace(std::move(all));
    m_chart->setNotice(QString());
    titleAxes();
    m_subtitle->setWholeText(substepText() + tr("positions, in metres · no reference: the rows change with every move"));
}

void ConvergenceChart::cursorMoved() {
    m_service.request();
    if (!m_patience->isActive() && !m_controller.isPlaying()) m_patience->start();
    const Session& session = m_controller.session();
    const Event& event = session.event();
    const Phase shown = phase();
    double at = 0;
    if (event.phase == shown && event.kind == EventKind::Row) {
        at = event.iteration - 1 + shareOfSweep(session.events(), session.cursor().event);
    } else if (event.phase == shown && event.kind == EventKind::Iteration) {
        at = event.iteration;
    } else {
        // Behind the sweeps: at the last one that there was.
        const auto before = std::span(session.events()).first(session.cursor().event) | std::views::reverse;
        const auto last =
            std::ranges::find_if(before, [shown](const Event& e) { return e.kind == EventKind::Iteration && e.phase == shown; });
        if (last != before.end()) at = last->iteration;
    }
    m_chart->setCursorAt(at);
}

void ConvergenceChart::titleAxes() {
    QSet<QString> units;
    const auto note = [&](const auto& families) {
        for (const auto& family : families)
            if (m_chart->isShown(family.name)) units.insert(family.unit);
    };
    phase() == Phase::SolvePositions ? note(positionFamilies()) : note(errorFamilies());
    m_chart->setAxes(tr("iteration"), units.size() == 1 ? tr("error [%1]").arg(*units.begin()) : tr("error"),
                     LineChart::Scale::Logarithmic);
}

void ConvergenceChart::refresh() {
    const auto metrics = m_service.metrics();
    if (!metrics) {
        m_chart->replace({});
        m_subtitle->setWholeText(tr("measuring …"));
        return;
    }
    offerPhases(*metrics);
    if (phase() == Phase::SolvePositions) {
        showPositions(*metrics);
        return;
    }
    const SweepMetrics& sweeps = m_phase->currentIndex() == 1 ? metrics->pseudoVelocities : metrics->velocities;
    std::vector<ChartSeries> all;
    for (const ErrorFamily& family : errorFamilies())
        all.push_back({family.name, family.unit, family.colour, Qt::SolidLine, family.marker, pointsOf(sweeps, family.value),
                       family.shown, family.meaning});
    all.push_back({predictedName(), QStringLiteral("√J"), 3, Qt::DashLine, ChartMarker::None, predictedPoints(sweeps), true,
                   tr("The slope that late sweeps tend to: the spectral radius of a sweep over the rows that are free.")});
    m_chart->replace(std::move(all));
    m_chart->setNotice(sweeps.iterations.empty() ? tr("This step has no such sweeps.") : QString());
    titleAxes();

    QString text = referenceSentence(sweeps.reference);
    text.prepend(substepText());
    text += tr(" · rate per sweep: predicted %1, measured %2").arg(rateText(sweeps.predictedRate), rateText(sweeps.measuredRate));
    if (sweeps.uniqueImpulses == Uniqueness::NotUnique) text += tr(" · impulses not unique");
    m_subtitle->setWholeText(text);
}

void ConvergenceChart::travelTo(double iteration) {
    m_controller.pause();
    const Session& session = m_controller.session();
    const auto wanted = static_cast<int>(std::lround(iteration));
    const Phase shown = phase();
    const Phase before = shown == Phase::SolveVelocities  ? Phase::WarmStart
                         : shown == Phase::SolvePositions ? Phase::LinearizePositions
                                                          : Phase::WarmStartPseudo;
    const auto& events = session.events();
    const auto metrics = m_service.metrics();
    const int substep = metrics ? metrics->substep : 1;
    const auto found = std::find_if(events.begin(), events.end(), [&](const Event& event) {
        if (event.substep != substep) return false;
        if (wanted <= 0) return event.kind == EventKind::Phase && event.phase == before;
        return event.kind == EventKind::Iteration && event.phase == shown && event.iteration == wanted;
    });
    if (found == events.end()) return;
    m_controller.seek({session.cursor().step, static_cast<std::size_t>(found - events.begin()), Term::VelocityB});
}

}  // namespace solverscope
