// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/convergence_chart.h"

#include <QComboBox>
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
#include "gui/text/convergence_text.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/reference_bar.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {
namespace {

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
    const double rounding = std::max(1e-12 * largest, sweeps.rounding.velocityError);
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

constexpr std::array phases{Phase::SolveVelocities, Phase::SolvePseudoVelocities, Phase::SolvePositions};
constexpr int busyNoticeDelay = 200;
constexpr std::size_t maxMarkedSweeps = 13;  // if every visit is a point; more would be too dense

}  // namespace

ConvergenceChart::ConvergenceChart(DebuggerController& controller, MetricsService& metrics, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_service(metrics),
      m_phase(named(new QComboBox(this), "convergencePhase", tr("Sweeps over"))),
      m_per(named(new QComboBox(this), "convergencePer", tr("A point for"),
                  tr("A point for every sweep over the rows, or for every visit to a row"))),
      m_reference(new ReferenceBar("convergence", this)),
      m_subtitle(named(new ElidedLabel(this), "convergenceSubtitle")),
      m_busyNoticeTimer(new QTimer(this)),
      m_chart(new LineChart(this)) {
    setObjectName(QStringLiteral("convergenceChart"));
    m_phase->addItem(tr("Velocities"));
    m_phase->addItem(tr("Pseudo-velocities"));
    m_phase->addItem(tr("Positions"));
    m_per->addItem(tr("per sweep"));
    m_per->addItem(tr("per row visit"));
    m_chart->setAccessibleName(tr("Error per sweep"));
    m_chart->setCaption([this] { return captionOf(m_controller) << m_facts; });

    fillPanel(this, {.margins = {4, 2, 4, 2}, .spacing = 2}, {inRow({m_phase, m_per, {m_subtitle, 1}}), m_reference, {m_chart, 1}});

    m_busyNoticeTimer->setSingleShot(true);
    m_busyNoticeTimer->setInterval(busyNoticeDelay);
    connect(m_busyNoticeTimer, &QTimer::timeout, this, [this] {
        if (m_service.isCurrent() || m_controller.isPlaying()) return;
        m_subtitle->setFullText(tr("measuring step %1 …").arg(m_controller.session().step()));
    });
    new RefreshThrottle(controller, this, [this] { cursorMoved(); });
    connect(&m_service, &MetricsService::measured, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &ConvergenceChart::refresh);
    connect(&controller, &DebuggerController::playbackChanged, this, [this] {
        if (isVisible()) showCursor();
    });
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, &ConvergenceChart::refresh);
    connect(m_phase, &QComboBox::currentIndexChanged, this, &ConvergenceChart::refresh);
    connect(m_reference, &ReferenceBar::findClicked, &m_service, &MetricsService::requestReference);
    connect(m_reference, &ReferenceBar::cancelClicked, &m_service, &MetricsService::cancelReference);
    connect(&m_service, &MetricsService::searchChanged, this, &ConvergenceChart::showReferenceBar);
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
    m_chart->setAccessibleName(m_per->currentIndex() == 1 ? tr("Error per row visit") : tr("Error per sweep"));
    m_chart->setSpan({});
    if (!isVisible()) return;
    m_service.setMeasuresVisits(m_per->currentIndex() == 1);
    m_service.request();
    refresh();
    cursorMoved();
}

Phase ConvergenceChart::phase() const { return phases[static_cast<std::size_t>(std::clamp(m_phase->currentIndex(), 0, 2))]; }

/// Offers the sweeps that this step has, and removes the others.
void ConvergenceChart::offerPhases(const MeasuredStep& step) {
    auto* items = qobject_cast<QStandardItemModel*>(m_phase->model());
    int first = -1;
    int count = 0;
    for (int i = 0; i < static_cast<int>(phases.size()); ++i) {
        const Phase phase = phases[static_cast<std::size_t>(i)];
        const bool any = std::ranges::any_of(step.substeps, [phase](const StepMetrics& each) { return hasSweeps(each, phase); });
        items->item(i)->setEnabled(any);
        count += any;
        if (any && first < 0) first = i;
    }
    m_phase->setEnabled(count > 1);
    if (!items->item(std::max(0, m_phase->currentIndex()))->isEnabled()) m_phase->setCurrentIndex(std::max(0, first));
}

/// Where the sub-steps begin on the chart's axis.
std::vector<int> ConvergenceChart::starts(const MeasuredStep& step) const {
    if (!perVisit()) return step.starts;
    std::vector<int> starts{0};
    for (const StepMetrics& each : step.substeps)
        starts.push_back(starts.back() + std::max(1, static_cast<int>(sweepsOf(each, phase()).visits.size())));
    starts.pop_back();
    return starts;
}

QString ConvergenceChart::substepOf(const MeasuredStep& step) {
    if (step.substeps.size() == 1) return {};
    return tr("sub-step %1 of %2 · ").arg(step.ofChosen().substep).arg(step.substeps.size());
}

void ConvergenceChart::showPositions(const MeasuredStep& step) {
    std::vector<ChartSeries> all = errorSeries(step, phase(), step.starts, false);
    hideFuture(all);
    m_chart->replace(std::move(all));
    m_chart->setMarks({});
    m_chart->setNotice(QString());
    titleAxes();
    m_facts = substepOf(step) + tr("positions, in metres · no reference: the rows change with every move");
    m_subtitle->setFullText(m_controller.hidesFuture() ? hiddenNotice() : m_facts);
}

void ConvergenceChart::cursorMoved() {
    m_service.request();
    showReferenceBar();
    if (!m_busyNoticeTimer->isActive() && !m_controller.isPlaying()) m_busyNoticeTimer->start();
    showCursor();
    if (m_controller.hidesFuture()) refresh();
}

/// While sweeps play, the curves grow with them.
void ConvergenceChart::showCursor() {
    const double here = cursorPlace();
    m_chart->setCursorAt(here);
    m_chart->setKnownUntil(m_controller.isPlayingRows() ? std::optional(here) : std::nullopt);
}

/// Removes what is after the cursor, and what would reveal it, while the learner predicts it.
void ConvergenceChart::hideFuture(std::vector<ChartSeries>& all) const {
    if (!m_controller.hidesFuture()) return;
    const double here = cursorPlace();
    for (ChartSeries& series : all) {
        const bool isPrediction = series.marker == ChartMarker::None;  // a line to the goal, not a measurement
        if (isPrediction) series.points.clear();
        series.points.removeIf([here](QPointF point) { return point.x() > here; });
    }
}

double ConvergenceChart::cursorPlace() const {
    const Session& session = m_controller.session();
    const std::size_t here = session.cursor().event;
    if (!perVisit()) return sweepPlaceOf(session.events(), here, phase());
    const auto past = session.events().first(here + 1);
    const auto visits = std::ranges::count_if(
        past, [shown = phase()](const Event& event) { return event.kind == EventKind::Row && event.phase == shown; });
    return static_cast<double>(visits) + session.event().substep - 1;
}

void ConvergenceChart::titleAxes() {
    QStringList units;
    const auto note = [&](const auto& families) {
        for (const auto& family : families)
            if (m_chart->isShown(family.name) && !units.contains(family.unit)) units += family.unit;
    };
    phase() == Phase::SolvePositions ? note(positionFamilies()) : note(errorFamilies());
    m_chart->setAxes(perVisit() ? tr("row visit") : tr("sweep"),
                     units.isEmpty() ? tr("error") : tr("error [%1]").arg(units.join(QStringLiteral(", "))),
                     LineChart::Scale::Logarithmic);
    // Other charts over iterations are over those of the velocities.
    m_chart->setXMeaning(phase() == Phase::SolveVelocities ? QString() : QStringLiteral("phase %1").arg(static_cast<int>(phase())));
}

void ConvergenceChart::refresh() {
    const auto step = m_service.step();
    showReferenceBar();
    if (!step) {
        m_chart->replace({});
        m_subtitle->setFullText(tr("measuring …"));
        return;
    }
    offerPhases(*step);
    m_per->setEnabled(phase() != Phase::SolvePositions);
    m_chart->setSections(substepSections(starts(*step)));
    if (phase() == Phase::SolvePositions)
        showPositions(*step);
    else
        showSweeps(*step);
    showCursor();  // it may be the first time that this step has these sweeps
}

QString ConvergenceChart::slopeMeaning(const SweepMetrics& sweeps) const {
    QString meaning = tr("The slope that late sweeps approach: the spectral radius of a sweep over the free rows.");
    if (sweeps.slopeCause) {
        const QString cause = describeSlopeCause(*sweeps.slopeCause, m_controller.scene());
        if (!cause.isEmpty()) meaning += QLatin1Char('\n') + cause;
    }
    return meaning;
}

/// Asks where the exact answer is not computed unasked.
void ConvergenceChart::showReferenceBar() {
    const bool applies = !m_controller.hidesFuture() && !m_controller.isRunning() && phase() != Phase::SolvePositions;
    const auto lacksAnswer = [this](const StepMetrics& each) { return sweepsOf(each, phase()).reference.unfinished; };
    if (applies && m_service.isSearching())
        m_reference->showSearch(m_service.progress());
    else if (applies && m_service.isCurrent() && std::ranges::any_of(m_service.step()->substeps, lacksAnswer))
        m_reference->ask();
    else
        m_reference->showNothing();
}

void ConvergenceChart::showSweeps(const MeasuredStep& step) {
    const StepMetrics& metrics = step.ofChosen();  // whose numbers the subtitle has
    const SweepMetrics& sweeps = sweepsOf(metrics, phase());
    const std::vector<int> places = starts(step);
    const std::vector<double> ends = perVisit() ? sweepEnds(sweeps) : std::vector<double>();
    std::vector<ChartSeries> all = errorSeries(step, phase(), places, perVisit());
    QList<QPointF> predicted = !perVisit() || !ends.empty() ? predictedPoints(sweeps, ends) : QList<QPointF>();
    for (QPointF& point : predicted) point.rx() += places[step.chosen];
    all.push_back({tr("predicted"), QStringLiteral("√J"), 3, Qt::DashLine, ChartMarker::None, std::move(predicted), true,
                   slopeMeaning(sweeps)});
    hideFuture(all);
    m_chart->replace(std::move(all));
    std::vector<ChartMark> marks;
    for (std::size_t sweep = 1; sweep < ends.size() && ends.size() <= maxMarkedSweeps && places.size() == 1; ++sweep)
        marks.push_back({ends[sweep], QString::number(sweep)});
    m_chart->setMarks(std::move(marks));
    const auto isMeasured = [this](const StepMetrics& each) { return hasSweeps(each, phase()); };
    const auto hasVisits = [this](const StepMetrics& each) { return !sweepsOf(each, phase()).visits.empty(); };
    m_chart->setNotice(std::ranges::none_of(step.substeps, isMeasured)                ? tr("This step has no such sweeps.")
                       : perVisit() && std::ranges::none_of(step.substeps, hasVisits) ? tr("measuring every visit …")
                                                                                      : QString());
    titleAxes();

    QString facts =
        tr("rate per sweep: predicted %1, measured %2").arg(shownRate(sweeps.predictedRate), shownRate(sweeps.measuredRate));
    if (sweeps.uniqueImpulses == Uniqueness::NotUnique) facts += tr(" · impulses not unique");
    if (sweeps.leavesVisitsOut) facts += tr(" · the first %1 visits").arg(sweeps.visits.size() - 1);
    const QString yardstick = metrics.missing.empty()
                                  ? referenceSentence(sweeps.reference)
                                  : tr("no reference for this step: the trace lacks %1").arg(inARow(metrics.missing));
    m_subtitle->setFullText(substepOf(step) + yardstick + QStringLiteral(" · ") + facts);
    m_facts =
        substepOf(step) +
        (sweeps.reference.certified ? tr("the exact answer is certified to 1e-10 m/s · ") : tr("no certified exact answer · ")) +
        facts;
    if (m_controller.hidesFuture()) m_subtitle->setFullText(m_facts = hiddenNotice());
}

/// The end of a sweep over the rows of the phase, relaxing ones too.
std::optional<std::size_t> ConvergenceChart::eventOfIteration(int iteration, int substep) const {
    const Phase shown = phase();
    const Phase before = shown == Phase::SolveVelocities  ? Phase::WarmStart
                         : shown == Phase::SolvePositions ? beginOfPositionSweeps(m_controller.session().settings())
                                                          : Phase::WarmStartPseudo;
    const auto& events = m_controller.session().events();
    int left = iteration;
    const auto found = std::find_if(events.begin(), events.end(), [&](const Event& event) {
        if (event.substep != substep) return false;
        if (iteration <= 0) return event.kind == EventKind::Phase && event.phase == before;
        return event.kind == EventKind::Iteration && rowListOf(event.phase) == rowListOf(shown) && --left == 0;
    });
    if (found == events.end()) return std::nullopt;
    return static_cast<std::size_t>(found - events.begin());
}

std::optional<std::size_t> ConvergenceChart::eventOfVisit(int visit, int substep) const {
    if (visit <= 0) return eventOfIteration(0, substep);
    const auto& events = m_controller.session().events();
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].kind == EventKind::Row && events[i].phase == phase() && events[i].substep == substep && --visit == 0)
            return i;
    return std::nullopt;
}

void ConvergenceChart::travelTo(double place) {
    m_controller.pause();
    const ChartSections& substeps = m_chart->sections();
    const double whole = std::round(place);
    const int substep = static_cast<int>(substeps.at(whole)) + 1;
    const int within = static_cast<int>(substeps.within(whole));
    const auto event = perVisit() ? eventOfVisit(within, substep) : eventOfIteration(within, substep);
    if (event) m_controller.seek({m_controller.session().step(), *event, Term::VelocityB});
}

}  // namespace solverscope
