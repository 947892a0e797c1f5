// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/convergence_chart.h"

#include <QComboBox>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <span>

#include "gui/charts/exportable.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/session/step_analysis.h"
#include "gui/text/convergence_text.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {

std::vector<ErrorFamily> errorFamilies() {
    using M = IterationMetrics;
    const QString speed = QStringLiteral("m/s");
    return {
        {ConvergenceChart::tr("velocity error"), QStringLiteral("√J"), &M::velocityError, 0, ChartMarker::Circle, true,
         ConvergenceChart::tr(
             "‖v − v*‖ in the norm of kinetic energy: how far the velocities are from those of infinitely many sweeps.")},
        {ConvergenceChart::tr("residual"), speed, &M::residual, 1, ChartMarker::Square, true,
         ConvergenceChart::tr("The worst row: how far its velocity is from its target, bias included.")},
        {ConvergenceChart::tr("unbiased residual"), speed, &M::unbiasedResidual, 5, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The same without bias: by how much the velocities violate the constraints themselves.")},
        {ConvergenceChart::tr("bias part"), speed, &M::biasPart, 5, ChartMarker::Square, false,
         ConvergenceChart::tr("The part of the residual that comes from the bias alone: the largest change of a row's residual "
                              "when the bias is left out."),
         Qt::DotLine},
        {ConvergenceChart::tr("complementarity"), speed, &M::complementarity, 2, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The residual of rows that push one way only (contacts, limits): |min(w, Λ / m)|. One of the speed w "
                              "and the impulse Λ must be 0, and neither may be negative; Λ / m, with the row's effective mass m, "
                              "is the speed that corresponds to Λ."),
         Qt::DashLine},
        {ConvergenceChart::tr("friction residual"), speed, &M::frictionResidual, 4, ChartMarker::Diamond, false,
         ConvergenceChart::tr("The residual of friction rows alone, within the cones of the current normal impulses."),
         Qt::DashLine},
        {ConvergenceChart::tr("impulse change"), QStringLiteral("N s"), &M::impulseChange, 2, ChartMarker::Diamond, false,
         ConvergenceChart::tr("‖Δλ‖ over all rows in one sweep, or |Δλ| of one visit; at iteration 0 what warm starting applied.")},
        {ConvergenceChart::tr("penetration"), QStringLiteral("m"), &M::worstPenetration, 4, ChartMarker::Square, false,
         ConvergenceChart::tr("The deepest overlap that would be left if the bodies moved on at the current velocities.")},
        {ConvergenceChart::tr("active set changes"), ConvergenceChart::tr("rows"), &M::clampChanges, 3, ChartMarker::Circle, false,
         ConvergenceChart::tr("Rows that have reached or left a bound since the previous sweep."), Qt::DotLine},
    };
}

std::vector<PositionFamily> positionFamilies() {
    return {
        {ConvergenceChart::tr("constraint error"), QStringLiteral("m"), &PositionMetrics::constraintError, 0, ChartMarker::Circle,
         true,
         ConvergenceChart::tr(
             "The largest constraint violation |C| of a row: the deepest overlap, or the joint that is furthest apart.")},
        {ConvergenceChart::tr("largest correction"), QStringLiteral("m"), &PositionMetrics::largestCorrection, 2,
         ChartMarker::Diamond, true,
         ConvergenceChart::tr("The largest distance by which a single visit of the sweep moved a body.")},
        {ConvergenceChart::tr("penetration"), QStringLiteral("m"), &PositionMetrics::worstPenetration, 4, ChartMarker::Square,
         false, ConvergenceChart::tr("The deepest overlap left after the sweep.")},
        {ConvergenceChart::tr("angle error"), QStringLiteral("rad"), &PositionMetrics::angleError, 5, ChartMarker::Triangle, false,
         ConvergenceChart::tr("The largest |C| of the rows that only rotate bodies.")},
    };
}

QList<QPointF> visitPointsOf(const SweepMetrics& sweeps, Real IterationMetrics::*value) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(sweeps.visits.size()));
    double visit = 0;
    for (const IterationMetrics& one : sweeps.visits) points.append({visit++, one.*value});
    return points;
}

namespace {

/// Whether there is a reference and how accurate it is, in a sentence.
QString referenceSentence(const ReferenceSolution& reference) {
    const QString residual = QString::number(reference.residual, 'g', 2);
    if (reference.certified) return ConvergenceChart::tr("reference certified, residual %1 m/s").arg(residual);
    return ConvergenceChart::tr("no certified reference for this step: the best result has residual %1 m/s").arg(residual);
}

/// After how many visits each sweep had ended; as many sweeps as all visits are known of.
std::vector<double> sweepEnds(const SweepMetrics& sweeps) {
    std::vector<double> ends;
    for (std::size_t visit = 0; visit < sweeps.visits.size(); ++visit) {
        const auto iteration = static_cast<std::size_t>(sweeps.visits[visit].iteration);
        if (iteration >= ends.size()) ends.resize(iteration + 1);
        ends[iteration] = static_cast<double>(visit);
    }
    return ends;
}

/// A line with the predicted slope through the last velocity error above rounding; over visits if `ends` contains the ends of
/// the sweeps.
QList<QPointF> predictedPoints(const SweepMetrics& sweeps, const std::vector<double>& ends) {
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
        const auto sweep = static_cast<std::size_t>(one.iteration);
        if (value > 10 * largest || !(value > 0) || (!ends.empty() && sweep >= ends.size())) continue;
        points.append({ends.empty() ? static_cast<double>(one.iteration) : ends[sweep], value});
    }
    return points;
}

constexpr int busyNoticeDelay = 200;
constexpr std::size_t maxMarkedSweeps = 13;  // if every visit is a point; more would be too dense

/// How much of its sweep has happened with a visit to a row.
double shareOfSweep(const std::vector<Event>& events, std::size_t visit) {
    const auto isOther = [&](const Event& e) { return e.kind != EventKind::Row || e.iteration != events[visit].iteration; };
    const auto here = events.begin() + static_cast<std::ptrdiff_t>(visit);
    const auto end = std::find_if(here, events.end(), isOther);
    const auto begin = std::find_if(std::make_reverse_iterator(here), events.rend(), isOther).base();
    return static_cast<double>(here + 1 - begin) / static_cast<double>(end - begin);
}

}  // namespace

ConvergenceChart::ConvergenceChart(DebuggerController& controller, MetricsService& metrics, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_service(metrics),
      m_phase(named(new QComboBox(this), "convergencePhase", tr("Sweeps over"))),
      m_per(named(new QComboBox(this), "convergencePer", tr("A point for"),
                  tr("A point for every sweep over the rows, or for every visit to a row"))),
      m_find(new QPushButton(tr("Find the exact answer"), this)),
      m_subtitle(named(new ElidedLabel(this), "convergenceSubtitle")),
      m_busyNoticeTimer(new QTimer(this)),
      m_chart(new LineChart(this)) {
    setObjectName(QStringLiteral("convergenceChart"));
    m_phase->addItem(tr("Velocities"));
    m_phase->addItem(tr("Pseudo-velocities"));
    m_phase->addItem(tr("Positions"));
    m_per->addItem(tr("per iteration"));
    m_per->addItem(tr("per row visit"));
    named(m_find, "convergenceFind", {},
          tr("Computes the answer to which the sweeps converge; this may take a long time. Moving to another step cancels it."));
    m_find->hide();
    m_chart->setAccessibleName(tr("Error per iteration"));
    m_chart->setCaption([this] { return captionOf(m_controller) << m_facts; });

    fillPanel(this, {.margins = {4, 2, 4, 2}, .spacing = 2}, {inRow({m_phase, m_per, m_find, {m_subtitle, 1}}), {m_chart, 1}});

    m_busyNoticeTimer->setSingleShot(true);
    m_busyNoticeTimer->setInterval(busyNoticeDelay);
    connect(m_busyNoticeTimer, &QTimer::timeout, this, [this] {
        if (m_service.isCurrent() || m_controller.isPlaying()) return;
        m_subtitle->setFullText(tr("measuring step %1 …").arg(m_controller.session().cursor().step));
    });
    new RefreshThrottle(controller, this, [this] { cursorMoved(); });
    connect(&m_service, &MetricsService::measured, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &ConvergenceChart::refresh);
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, &ConvergenceChart::refresh);
    connect(m_phase, &QComboBox::currentIndexChanged, this, &ConvergenceChart::refresh);
    connect(m_find, &QPushButton::clicked, this, [this] {
        m_find->hide();
        m_service.requestReference();
        m_busyNoticeTimer->start();
    });
    connect(m_per, &QComboBox::currentIndexChanged, this, &ConvergenceChart::changePer);
    connect(m_chart, &LineChart::shownChanged, this, &ConvergenceChart::titleAxes);
    connect(m_chart, &LineChart::clickedAt, this, &ConvergenceChart::travelTo);
}

void ConvergenceChart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_service.setMeasuresVisits(m_per->currentIndex() == 1);
    m_service.request();
    refresh();
}

void ConvergenceChart::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_service.setMeasuresVisits(false);  // others have no use for them
}

bool ConvergenceChart::perVisit() const { return m_per->currentIndex() == 1 && phase() != Phase::SolvePositions; }

void ConvergenceChart::setPerVisit(bool on) { m_per->setCurrentIndex(on ? 1 : 0); }

void ConvergenceChart::changePer() {
    m_chart->setAccessibleName(m_per->currentIndex() == 1 ? tr("Error per row visit") : tr("Error per iteration"));
    m_chart->setSpan({});
    if (!isVisible()) return;
    m_service.setMeasuresVisits(m_per->currentIndex() == 1);
    m_service.request();
    refresh();
    cursorMoved();
}

Phase ConvergenceChart::phase() const {
    constexpr std::array phases{Phase::SolveVelocities, Phase::SolvePseudoVelocities, Phase::SolvePositions};
    return phases[static_cast<std::size_t>(std::clamp(m_phase->currentIndex(), 0, 2))];
}

/// Offers the sweeps that this step has, and removes the others.
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

QString ConvergenceChart::substepText(const StepMetrics& metrics) const {
    const Settings& settings = m_controller.session().settings();
    const int substeps = substepsOf(settings);
    return substeps == 1 ? QString() : tr("sub-step %1 of %2 · ").arg(metrics.substep).arg(substeps);
}

void ConvergenceChart::showPositions(const StepMetrics& metrics) {
    std::vector<ChartSeries> all;
    for (const PositionFamily& family : positionFamilies()) all.push_back(family.series(pointsOf(metrics.positions, family.value)));
    hideFuture(all);
    m_chart->replace(std::move(all));
    m_chart->setMarks({});
    m_chart->setNotice(QString());
    titleAxes();
    m_facts = substepText(metrics) + tr("positions, in metres · no reference: the rows change with every move");
    m_subtitle->setFullText(m_controller.hidesFuture() ? hiddenNotice() : m_facts);
}

void ConvergenceChart::cursorMoved() {
    m_service.request();
    if (!m_busyNoticeTimer->isActive() && !m_controller.isPlaying()) m_busyNoticeTimer->start();
    m_chart->setCursorAt(perVisit() ? cursorInVisits() : cursorInIterations());
    if (m_controller.hidesFuture()) refresh();
}

/// Removes what is after the cursor, and what would reveal it, while the learner predicts it.
void ConvergenceChart::hideFuture(std::vector<ChartSeries>& all) const {
    if (!m_controller.hidesFuture()) return;
    const double here = perVisit() ? cursorInVisits() : cursorInIterations();
    for (ChartSeries& series : all) {
        const bool isPrediction = series.marker == ChartMarker::None;  // a line to the goal, not a measurement
        if (isPrediction) series.points.clear();
        series.points.removeIf([here](QPointF point) { return point.x() > here; });
    }
}

double ConvergenceChart::cursorInIterations() const {
    const Session& session = m_controller.session();
    const Event& event = session.event();
    const Phase shown = phase();
    if (event.phase == shown && event.kind == EventKind::Row)
        return event.iteration - 1 + shareOfSweep(session.events(), session.cursor().event);
    if (event.phase == shown && event.kind == EventKind::Iteration) return event.iteration;
    // After the sweeps: at the last one of the sub-step.
    const auto before = std::span(session.events()).first(session.cursor().event) | std::views::reverse;
    const auto last = std::ranges::find_if(
        before, [&](const Event& e) { return e.kind == EventKind::Iteration && e.phase == shown && e.substep == event.substep; });
    return last != before.end() ? last->iteration : 0;
}

double ConvergenceChart::cursorInVisits() const {
    const Session& session = m_controller.session();
    const auto metrics = m_service.metrics();
    const int substep = metrics ? metrics->substep : 1;
    const auto past = std::span(session.events()).first(session.cursor().event + 1);
    return static_cast<double>(std::ranges::count_if(past, [shown = phase(), substep](const Event& event) {
        return event.kind == EventKind::Row && event.phase == shown && event.substep == substep;
    }));
}

void ConvergenceChart::titleAxes() {
    QStringList units;
    const auto note = [&](const auto& families) {
        for (const auto& family : families)
            if (m_chart->isShown(family.name) && !units.contains(family.unit)) units += family.unit;
    };
    phase() == Phase::SolvePositions ? note(positionFamilies()) : note(errorFamilies());
    m_chart->setAxes(perVisit() ? tr("row visit") : tr("iteration"),
                     units.isEmpty() ? tr("error") : tr("error [%1]").arg(units.join(QStringLiteral(", "))),
                     LineChart::Scale::Logarithmic);
    // Other charts over iterations are over those of the velocities.
    m_chart->setXMeaning(phase() == Phase::SolveVelocities ? QString() : QStringLiteral("phase %1").arg(static_cast<int>(phase())));
}

void ConvergenceChart::refresh() {
    const auto metrics = m_service.metrics();
    m_find->hide();
    if (!metrics) {
        m_chart->replace({});
        m_subtitle->setFullText(tr("measuring …"));
        return;
    }
    offerPhases(*metrics);
    m_per->setEnabled(phase() != Phase::SolvePositions);
    if (phase() == Phase::SolvePositions)
        showPositions(*metrics);
    else
        showSweeps(*metrics);
}

QString ConvergenceChart::slopeMeaning(const SweepMetrics& sweeps) const {
    QString meaning = tr("The slope that late sweeps approach: the spectral radius of a sweep over the free rows.");
    if (sweeps.slopeCause) {
        const QString cause = describeSlopeCause(*sweeps.slopeCause, m_controller.scene());
        if (!cause.isEmpty()) meaning += QLatin1Char('\n') + cause;
    }
    return meaning;
}

void ConvergenceChart::showSweeps(const StepMetrics& metrics) {
    const SweepMetrics& sweeps = phase() == Phase::SolvePseudoVelocities ? metrics.pseudoVelocities : metrics.velocities;
    const std::vector<double> ends = perVisit() ? sweepEnds(sweeps) : std::vector<double>();
    std::vector<ChartSeries> all;
    for (const ErrorFamily& family : errorFamilies())
        all.push_back(family.series(perVisit() ? visitPointsOf(sweeps, family.value) : pointsOf(sweeps.iterations, family.value)));
    const bool predicts = !perVisit() || !ends.empty();
    all.push_back({tr("predicted"), QStringLiteral("√J"), 3, Qt::DashLine, ChartMarker::None,
                   predicts ? predictedPoints(sweeps, ends) : QList<QPointF>(), true, slopeMeaning(sweeps)});
    hideFuture(all);
    m_chart->replace(std::move(all));
    std::vector<ChartMark> marks;
    for (std::size_t sweep = 1; sweep < ends.size() && ends.size() <= maxMarkedSweeps; ++sweep)
        marks.push_back({ends[sweep], QString::number(sweep)});
    m_chart->setMarks(std::move(marks));
    m_chart->setNotice(sweeps.iterations.empty()             ? tr("This step has no such sweeps.")
                       : perVisit() && sweeps.visits.empty() ? tr("measuring every visit …")
                                                             : QString());
    titleAxes();

    QString facts =
        tr("rate per sweep: predicted %1, measured %2").arg(shownRate(sweeps.predictedRate), shownRate(sweeps.measuredRate));
    if (sweeps.uniqueImpulses == Uniqueness::NotUnique) facts += tr(" · impulses not unique");
    if (sweeps.visits.size() > SweepMetrics::maxVisits) facts += tr(" · the first %1 visits").arg(SweepMetrics::maxVisits);
    m_find->setVisible(sweeps.tooManyRows && !m_controller.hidesFuture());
    const QString yardstick = sweeps.tooManyRows ? askFirstText()
                              : metrics.missing.empty()
                                  ? referenceSentence(sweeps.reference)
                                  : tr("no reference for this step: the trace lacks %1").arg(inARow(metrics.missing));
    m_subtitle->setFullText(substepText(metrics) + yardstick + QStringLiteral(" · ") + facts);
    m_facts =
        substepText(metrics) +
        (sweeps.reference.certified ? tr("the exact answer is certified to 1e-10 m/s · ") : tr("no certified exact answer · ")) +
        facts;
    if (m_controller.hidesFuture()) m_subtitle->setFullText(m_facts = hiddenNotice());
}

std::optional<std::size_t> ConvergenceChart::eventOfIteration(int iteration, int substep) const {
    const Phase shown = phase();
    const Phase before = shown == Phase::SolveVelocities  ? Phase::WarmStart
                         : shown == Phase::SolvePositions ? Phase::LinearizePositions
                                                          : Phase::WarmStartPseudo;
    const auto& events = m_controller.session().events();
    const auto found = std::find_if(events.begin(), events.end(), [&](const Event& event) {
        if (event.substep != substep) return false;
        if (iteration <= 0) return event.kind == EventKind::Phase && event.phase == before;
        return event.kind == EventKind::Iteration && event.phase == shown && event.iteration == iteration;
    });
    if (found == events.end()) return std::nullopt;
    return static_cast<std::size_t>(found - events.begin());
}

std::optional<std::size_t> ConvergenceChart::eventOfVisit(std::size_t visit, int substep) const {
    if (visit == 0) return eventOfIteration(0, substep);
    const auto& events = m_controller.session().events();
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].kind == EventKind::Row && events[i].phase == phase() && events[i].substep == substep && --visit == 0)
            return i;
    return std::nullopt;
}

void ConvergenceChart::travelTo(double place) {
    m_controller.pause();
    const auto metrics = m_service.metrics();
    const int substep = metrics ? metrics->substep : 1;
    const auto wanted = std::max(0L, std::lround(place));
    const auto event =
        perVisit() ? eventOfVisit(static_cast<std::size_t>(wanted), substep) : eventOfIteration(static_cast<int>(wanted), substep);
    if (event) m_controller.seek({m_controller.session().cursor().step, *event, Term::VelocityB});
}

}  // namespace solverscope
