// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/energy_chart.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/charts/chosen_list.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"
#include "gui/session/step_sampler.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/sampler_bar.h"
#include "gui/widgets/view_state.h"
#include "physics/analysis/step_measures.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

struct TimeSeries {
    Q_DECLARE_TR_FUNCTIONS(TimeSeries)
};

constexpr std::size_t bodyNumbers = 4;
constexpr int defaultWindow = 30;  // steps of jitter

struct SeriesQuantity {
    const char* name;
    const char* unit;
    int colour;
    ChartMarker marker;
    const char* meaning;
    Real (*value)(const Measures& measures, const Measures& first);
    bool ofSprings = false;  // only in scenes that have some
};

Real potentialSinceFirst(const Measures& m, const Measures& first) { return m.potentialEnergy - first.potentialEnergy; }

struct SeriesPage {
    const char* name;
    const char* axis;
    std::vector<SeriesQuantity> recorded;
};

const SeriesPage& recordOf(TimeSeriesPage page) {
    static const std::array<SeriesPage, timeSeriesPageCount> all{{
        {QT_TRANSLATE_NOOP("TimeSeries", "Energy"),
         QT_TRANSLATE_NOOP("TimeSeries", "energy [J]"),
         {{QT_TRANSLATE_NOOP("TimeSeries", "kinetic"), "J", 0, ChartMarker::Circle,
           QT_TRANSLATE_NOOP("TimeSeries", "½ m v² and ½ I ω² of all bodies"),
           [](const Measures& m, const Measures&) { return m.kineticEnergy; }},
          {QT_TRANSLATE_NOOP("TimeSeries", "potential"), "J", 1, ChartMarker::Square,
           QT_TRANSLATE_NOOP("TimeSeries", "−m g·x of all bodies, 0 at the end of the first step"), potentialSinceFirst},
          {QT_TRANSLATE_NOOP("TimeSeries", "total"), "J", 2, ChartMarker::Diamond,
           QT_TRANSLATE_NOOP("TimeSeries", "All kinds together"),
           [](const Measures& m, const Measures& first) {
               return m.kineticEnergy + potentialSinceFirst(m, first) + m.springEnergy;
           }},
          {QT_TRANSLATE_NOOP("TimeSeries", "translational"), "J", 3, ChartMarker::Triangle,
           QT_TRANSLATE_NOOP("TimeSeries", "½ m v² of all bodies"),
           [](const Measures& m, const Measures&) { return m.linearEnergy; }},
          {QT_TRANSLATE_NOOP("TimeSeries", "rotational"), "J", 4, ChartMarker::Diamond,
           QT_TRANSLATE_NOOP("TimeSeries", "½ I ω² of all bodies"),
           [](const Measures& m, const Measures&) { return m.rotationalEnergy; }},
          {QT_TRANSLATE_NOOP("TimeSeries", "springs"), "J", 5, ChartMarker::Circle,
           QT_TRANSLATE_NOOP("TimeSeries", "½ k C² of the springs of joints"),
           [](const Measures& m, const Measures&) { return m.springEnergy; }, true}}},
        {QT_TRANSLATE_NOOP("TimeSeries", "Momentum"),
         QT_TRANSLATE_NOOP("TimeSeries", "momentum [N s]"),
         {{QT_TRANSLATE_NOOP("TimeSeries", "momentum x"), "N s", 0, ChartMarker::Circle, QT_TRANSLATE_NOOP("TimeSeries", "Σ m v"),
           [](const Measures& m, const Measures&) { return m.momentum.x; }},
          {QT_TRANSLATE_NOOP("TimeSeries", "momentum y"), "N s", 1, ChartMarker::Square, QT_TRANSLATE_NOOP("TimeSeries", "Σ m v"),
           [](const Measures& m, const Measures&) { return m.momentum.y; }}}},
        {QT_TRANSLATE_NOOP("TimeSeries", "Angular momentum"),
         QT_TRANSLATE_NOOP("TimeSeries", "angular momentum [N m s]"),
         {{QT_TRANSLATE_NOOP("TimeSeries", "about the origin"), "N m s", 0, ChartMarker::Diamond,
           QT_TRANSLATE_NOOP("TimeSeries", "Σ m x × v + I ω"),
           [](const Measures& m, const Measures&) { return m.angularMomentum; }}}},
        {QT_TRANSLATE_NOOP("TimeSeries", "Position errors"),
         QT_TRANSLATE_NOOP("TimeSeries", "error [m]"),
         {{QT_TRANSLATE_NOOP("TimeSeries", "worst penetration"), "m", 0, ChartMarker::Circle,
           QT_TRANSLATE_NOOP("TimeSeries", "The deepest overlap of the step"),
           [](const Measures& m, const Measures&) { return m.worstPenetration; }},
          {QT_TRANSLATE_NOOP("TimeSeries", "worst joint error"), "m", 1, ChartMarker::Triangle,
           QT_TRANSLATE_NOOP("TimeSeries", "The error of the worst joint"),
           [](const Measures& m, const Measures&) { return m.worstJointError; }}}},
        {QT_TRANSLATE_NOOP("TimeSeries", "Jitter of bodies"), QT_TRANSLATE_NOOP("TimeSeries", "jitter [m/s]"), {}},
    }};
    return all[static_cast<std::size_t>(page)];
}

Qt::PenStyle dashOf(int colour) {
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    return dashes[static_cast<std::size_t>(colour) % dashes.size()];
}

ChartSeries seriesOf(const QString& name, const char* unit, int colour, ChartMarker marker, const QString& meaning) {
    return {name, QString::fromUtf8(unit), colour, dashOf(colour), marker, {}, true, meaning};
}

QString pageName(TimeSeriesPage page) { return TimeSeries::tr(recordOf(page).name); }
QString pageAxis(TimeSeriesPage page) { return TimeSeries::tr(recordOf(page).axis); }

/// The lines of a page that come from the step records, without points. Those of springs are the last.
std::vector<ChartSeries> recordedSeries(TimeSeriesPage page, bool springs) {
    std::vector<ChartSeries> all;
    for (const SeriesQuantity& each : recordOf(page).recorded)
        if (springs || !each.ofSprings)
            all.push_back(seriesOf(TimeSeries::tr(each.name), each.unit, each.colour, each.marker, TimeSeries::tr(each.meaning)));
    return all;
}

/// Their next points: those of the records from `taken` on.
void appendRecorded(TimeSeriesPage page, std::vector<ChartSeries>& series, std::span<const StepRecord> records, std::size_t taken) {
    const auto& quantities = recordOf(page).recorded;
    for (std::size_t q = 0; q < series.size(); ++q)
        for (std::size_t i = taken; i < records.size(); ++i)
            series[q].points.append(
                {static_cast<double>(i + 1), quantities[q].value(records[i].measures, records.front().measures)});
}

/// Makes the step that begins with `world`; returns the velocity of each body before and after.
std::vector<double> sampleStep(World& world, std::span<const BodyId> bodies) {
    std::vector<double> numbers(bodyNumbers * bodies.size());
    const auto keep = [&](std::size_t body, std::size_t place) {
        const Vec2 v = world.velocities[index(bodies[body])].v;
        numbers[bodyNumbers * body + place] = v.x;
        numbers[bodyNumbers * body + place + 1] = v.y;
    };
    for (std::size_t i = 0; i < bodies.size(); ++i) keep(i, 0);
    step(world);
    for (std::size_t i = 0; i < bodies.size(); ++i) keep(i, 2);
    return numbers;
}

/// Of the body number `number` of those that were sampled. Without samples: name and look alone.
ChartSeries jitterSeries(const Scene& scene, BodyId body, int number, std::int64_t firstStep,
                         const std::deque<std::vector<double>>& samples, int window) {
    constexpr std::array markers{ChartMarker::Circle, ChartMarker::Square, ChartMarker::Diamond, ChartMarker::Triangle};
    ChartSeries series = seriesOf(bodyText(scene, body), "m/s", number % seriesColourCount,
                                  markers[static_cast<std::size_t>(number) % markers.size()],
                                  TimeSeries::tr("√( mean of |v − v before|² ) over the last %1 steps").arg(window));
    series.inLegend = false;  // the list of bodies is one
    const std::size_t place = bodyNumbers * static_cast<std::size_t>(number);
    if (samples.empty() || samples.front().size() < place + bodyNumbers) return series;
    std::vector<Vec2> velocities{{samples.front()[place], samples.front()[place + 1]}};
    for (const auto& sample : samples) velocities.push_back({sample[place + 2], sample[place + 3]});
    auto x = static_cast<double>(firstStep);
    for (const Real jitter : jitterOf(velocities, window)) {
        series.points.append({x, jitter});
        x += 1;
    }
    return series;
}

}  // namespace

EnergyChart::EnergyChart(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_page(named(new QComboBox(this), "energyPage", tr("Quantity"))),
      m_window(new CountEdit(this)),
      m_jitterTools(new QWidget(this)),
      m_list(named(new ChosenList(this), "jitterBodies", tr("Bodies that are shown"))),
      m_sampler(new StepSampler(controller, this)),
      m_samplerBar(new SamplerBar(*m_sampler, "energy", this)),
      m_chart(new LineChart(this)) {
    setObjectName(QStringLiteral("energyChart"));
    build();
    connect(m_page, &QComboBox::currentIndexChanged, this, &EnergyChart::pageChanged);
    connect(m_window, &QSpinBox::valueChanged, this, [this] {
        m_stale = true;
        refresh();
    });
    connect(m_sampler, &StepSampler::sampled, this, [this] {
        m_stale = true;
        if (isVisible()) draw();
    });
    connect(m_list, &ChosenList::removalRequested, this, &EnergyChart::removeBody);
    connect(m_list, &ChosenList::entryActivated, this,
            [this](int place) { m_controller.selectBody(m_bodies[static_cast<std::size_t>(place)]); });
    connect(&controller, &DebuggerController::sceneChanged, this, &EnergyChart::sceneChanged);
    connect(&controller, &DebuggerController::selectionChanged, this, &EnergyChart::selectionChanged);
    connect(m_chart, &LineChart::clickedAt, this, [this](double step) { m_controller.toStep(std::llround(step)); });
    new RefreshThrottle(
        controller, this, [this] { refresh(); }, Reads::End);
    sceneChanged();
    pageChanged();
    new ViewState(
        this, [this](EnergyChart&) { bodiesChanged(); }, m_bodies, m_selected);
}

void EnergyChart::build() {
    for (int page = 0; page < timeSeriesPageCount; ++page) m_page->addItem(pageName(static_cast<TimeSeriesPage>(page)));
    m_chart->setAccessibleName(tr("Quantities per step"));
    m_list->setHint(tr("no bodies yet"));
    named(m_window, "jitterWindow", tr("Window of the jitter"),
          tr("Jitter: the root mean square of the change of the velocity from step to step, √( mean of |v − v before|² ), over "
             "this many steps, in m/s. A body at rest has none; one in free fall has |g| h."));
    m_window->setRange(1, 600);
    m_window->setValue(defaultWindow);
    setPrefixAndSuffix(*m_window, tr("mean over %1 steps"));
    auto* add = textButton("addJitterBody", tr("+ Body"), tr("Adds the selected body (Ins)"), this);
    auto* remove = textButton("removeJitterBody", tr("Remove"), tr("Removes the selected body from the list (Del)"), this);
    fillRow(m_jitterTools, {.margins = {0, 0, 0, 0}}, {add, remove, m_window});
    connect(add, &QToolButton::clicked, this, &EnergyChart::addBody);
    connect(remove, &QToolButton::clicked, this, [this] { removeBody(m_list->currentRow()); });
    auto* key = new QShortcut(Qt::Key_Insert, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, this, &EnergyChart::addBody);

    fillPanel(this, {.margins = {4, 2, 4, 2}, .spacing = 2},
              {flowBar(this, {}, {m_page, m_jitterTools, m_samplerBar}), {m_list->placedBeside(m_chart), 1}});
}

TimeSeriesPage EnergyChart::page() const { return static_cast<TimeSeriesPage>(std::max(0, m_page->currentIndex())); }

/// Whether the page shows something that is not recorded.
bool EnergyChart::samples() const { return page() == TimeSeriesPage::Jitter && !m_bodies.empty(); }

bool EnergyChart::isBusy() const { return samples() && m_sampler->isBusy(); }

void EnergyChart::pageChanged() {
    const bool jitter = page() == TimeSeriesPage::Jitter;
    m_jitterTools->setVisible(jitter);
    m_list->setVisible(jitter);
    m_samplerBar->setVisible(jitter);
    m_selected = m_controller.selectedBody();
    if (jitter && m_bodies.empty()) addBody();
    m_stale = true;
    refresh();
}

void EnergyChart::sceneChanged() {
    m_pages.clear();
    m_springs = hasSprings(m_controller.session().startOfStep());
    m_bodies.clear();
    bodiesChanged();
}

void EnergyChart::selectionChanged() {
    const auto selected = m_controller.selectedBody();
    if (selected == m_selected) return;
    m_selected = selected;
    if (selected && isVisible() && page() == TimeSeriesPage::Jitter) addBody();
}

void EnergyChart::addBody() {
    const auto body = m_controller.selectedBody();
    if (!body || m_bodies.size() == maxBodies || std::ranges::find(m_bodies, *body) != m_bodies.end()) return;
    m_bodies.push_back(*body);
    bodiesChanged();
}

void EnergyChart::removeBody(int place) {
    if (place < 0 || place >= static_cast<int>(m_bodies.size())) return;
    m_bodies.erase(m_bodies.begin() + place);
    bodiesChanged();
}

void EnergyChart::bodiesChanged() {
    std::vector<ChartSeries> looks;
    for (std::size_t i = 0; i < m_bodies.size(); ++i)
        looks.push_back(jitterSeries(m_controller.scene(), m_bodies[i], static_cast<int>(i), 1, {}, m_window->value()));
    m_list->show(std::move(looks));
    m_sampler->take([bodies = m_bodies](World& world) { return sampleStep(world, bodies); });
    m_stale = true;
    refresh();
}

void EnergyChart::takeRecords() {
    const auto records = m_controller.session().recording().records();
    const bool same =
        !m_pages.empty() && m_taken <= records.size() && (m_taken == 0 || records[m_taken - 1].checksum == m_lastHash);
    if (!same) {
        m_pages.clear();
        m_taken = 0;
        m_stale = true;
        for (int page = 0; page < timeSeriesPageCount; ++page)
            m_pages.push_back(recordedSeries(static_cast<TimeSeriesPage>(page), m_springs));
    }
    if (m_taken == records.size()) return;
    m_stale = true;
    for (std::size_t page = 0; page < m_pages.size(); ++page)
        appendRecorded(static_cast<TimeSeriesPage>(page), m_pages[page], records, m_taken);
    m_taken = records.size();
    m_lastHash = records.back().checksum;
}

void EnergyChart::refresh() {
    if (!isVisible()) return;
    takeRecords();
    if (samples()) m_sampler->follow();
    draw();
    m_chart->setCursorAt(static_cast<double>(m_controller.session().step()));
}

void EnergyChart::draw() {
    if (!m_stale || m_pages.empty()) return;
    m_stale = false;
    m_chart->setAxes(tr("step"), pageAxis(page()), LineChart::Scale::Linear);
    std::vector<ChartSeries> series = m_pages[static_cast<std::size_t>(page())];
    if (page() == TimeSeriesPage::Jitter) {
        for (std::size_t i = 0; i < m_bodies.size(); ++i)
            series.push_back(jitterSeries(m_controller.scene(), m_bodies[i], static_cast<int>(i), m_sampler->firstStep(),
                                          m_sampler->samples(), m_window->value()));
    }
    const bool nobody = page() == TimeSeriesPage::Jitter && m_bodies.empty();
    m_chart->setNotice(nobody ? tr("Click a body in the scene, or a line of “Bodies”:\nits jitter is plotted here.") : QString());
    m_chart->replace(std::move(series));
}

}  // namespace solverscope
