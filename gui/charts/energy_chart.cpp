// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/energy_chart.h"

#include <QComboBox>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "gui/charts/flow_layout.h"
#include "gui/language/sentences.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/step_sampler.h"
#include "gui/session/view_pace.h"
#include "gui/views/chosen_list.h"
#include "gui/views/sampler_bar.h"
#include "physics/debugger/step_measures.h"

namespace solverscope {
namespace {

constexpr int usualWindow = 30;  // steps of jitter

}  // namespace

EnergyChart::EnergyChart(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_page(new QComboBox(this)),
      m_window(new QSpinBox(this)),
      m_jitterTools(new QWidget(this)),
      m_list(new ChosenList(this)),
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
    connect(m_list, &ChosenList::removalAsked, this, &EnergyChart::removeBody);
    connect(m_list, &ChosenList::asked, this,
            [this](int place) { m_controller.selectBody(m_bodies[static_cast<std::size_t>(place)]); });
    connect(&controller, &DebuggerController::sceneChanged, this, &EnergyChart::sceneChanged);
    connect(&controller, &DebuggerController::selectionChanged, this, &EnergyChart::selectionChanged);
    connect(m_chart, &LineChart::clickedAt, this, [this](double step) { m_controller.toStep(std::llround(step)); });
    new ViewPace(controller, this, [this] { refresh(); });
    sceneChanged();
    pageChanged();
}

void EnergyChart::build() {
    m_page->setObjectName(QStringLiteral("energyPage"));
    m_page->setAccessibleName(tr("Quantity"));
    for (int page = 0; page < timeSeriesPageCount; ++page) m_page->addItem(pageName(static_cast<TimeSeriesPage>(page)));
    m_chart->setAccessibleName(tr("Quantities per step"));
    m_list->setObjectName(QStringLiteral("jitterBodies"));
    m_list->setAccessibleName(tr("Bodies that are shown"));
    m_list->setHint(tr("no bodies yet"));
    m_window->setObjectName(QStringLiteral("jitterWindow"));
    m_window->setAccessibleName(tr("Window of the jitter"));
    m_window->setToolTip(
        tr("Jitter: the root mean square of the change of the velocity from step to step, √( mean of |v − v before|² ), "
           "over so many steps, in m/s. What rests has none; what falls freely has |g| h."));
    m_window->setRange(1, 600);
    m_window->setValue(usualWindow);
    setWordsAround(*m_window, tr("mean over %1 steps"));
    m_window->setKeyboardTracking(false);
    auto* add = new QToolButton(this);
    add->setObjectName(QStringLiteral("addJitterBody"));
    add->setText(tr("+ Body"));
    add->setToolTip(tr("Adds the selected body (Ins)"));
    auto* remove = new QToolButton(this);
    remove->setObjectName(QStringLiteral("removeJitterBody"));
    remove->setText(tr("Remove"));
    remove->setToolTip(tr("Takes the body out that is marked in the list (Del)"));
    auto* tools = new QHBoxLayout(m_jitterTools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->addWidget(add);
    tools->addWidget(remove);
    tools->addWidget(m_window);
    connect(add, &QToolButton::clicked, this, &EnergyChart::addBody);
    connect(remove, &QToolButton::clicked, this, [this] { removeBody(m_list->currentRow()); });
    auto* key = new QShortcut(Qt::Key_Insert, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, this, &EnergyChart::addBody);

    auto* top = new QWidget(this);
    auto* flow = new FlowLayout(top);
    flow->addWidget(m_page);
    flow->addWidget(m_jitterTools);
    flow->addWidget(m_samplerBar);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addWidget(top);
    layout->addWidget(m_list->placedBeside(m_chart), 1);
}

TimeSeriesPage EnergyChart::page() const { return static_cast<TimeSeriesPage>(std::max(0, m_page->currentIndex())); }

/// Whether the page tells of something that is not recorded.
bool EnergyChart::samples() const {
    return page() == TimeSeriesPage::Energy || (page() == TimeSeriesPage::Jitter && !m_bodies.empty());
}

bool EnergyChart::isBusy() const { return samples() && m_sampler->isBusy(); }

void EnergyChart::pageChanged() {
    const bool jitter = page() == TimeSeriesPage::Jitter;
    m_jitterTools->setVisible(jitter);
    m_list->setVisible(jitter);
    m_samplerBar->setVisible(jitter || page() == TimeSeriesPage::Energy);
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
    if (!body || m_bodies.size() == mostBodies || std::ranges::find(m_bodies, *body) != m_bodies.end()) return;
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
    const bool same = !m_pages.empty() && m_taken <= records.size() && (m_taken == 0 || records[m_taken - 1].hash == m_lastHash);
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
    m_lastHash = records.back().hash;
}

void EnergyChart::refresh() {
    if (!isVisible()) return;
    takeRecords();
    if (samples()) m_sampler->follow();
    draw();
    m_chart->setCursorAt(static_cast<double>(m_controller.session().cursor().step));
}

void EnergyChart::draw() {
    if (!m_stale || m_pages.empty()) return;
    m_stale = false;
    m_chart->setAxes(tr("step"), pageAxis(page()), LineChart::Scale::Linear);
    std::vector<ChartSeries> series = m_pages[static_cast<std::size_t>(page())];
    const auto records = m_controller.session().recording().records();
    if (page() == TimeSeriesPage::Energy) {
        for (ChartSeries& each : sampledEnergy(m_sampler->firstStep(), m_sampler->samples(), records, m_springs))
            series.push_back(std::move(each));
    } else if (page() == TimeSeriesPage::Jitter) {
        for (std::size_t i = 0; i < m_bodies.size(); ++i)
            series.push_back(jitterSeries(m_controller.scene(), m_bodies[i], static_cast<int>(i), m_sampler->firstStep(),
                                          m_sampler->samples(), m_window->value()));
    }
    const bool nobody = page() == TimeSeriesPage::Jitter && m_bodies.empty();
    m_chart->setNotice(nobody ? tr("Click a body in the scene, or a line of “Bodies”:\nhow much it jitters is drawn here.")
                              : QString());
    m_chart->replace(std::move(series));
}

}  // namespace solverscope
