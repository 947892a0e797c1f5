// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/energy_chart.h"

#include <QComboBox>
#include <QVBoxLayout>
#include <array>
#include <cmath>

#include "gui/session/debugger_controller.h"
#include "gui/session/view_pace.h"

namespace solverscope {
namespace {

constexpr int refreshMilliseconds = 100;  // while playing

struct Quantity {
    const char* name;
    const char* unit;
    ChartMarker marker;
    Real (*value)(const Measures& measures, const Measures& first);
};

struct Page {
    const char* name;
    const char* yTitle;
    std::vector<Quantity> quantities;
};

const std::array<Page, 4>& pages() {
    static const std::array<Page, 4> all{
        Page{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "Energy"),
             QT_TRANSLATE_NOOP("solverscope::EnergyChart", "energy [J]"),
             {{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "kinetic"), "J", ChartMarker::Circle,
               [](const Measures& m, const Measures&) { return m.kineticEnergy; }},
              {QT_TRANSLATE_NOOP("solverscope::EnergyChart", "potential"), "J", ChartMarker::Square,
               [](const Measures& m, const Measures& first) { return m.potentialEnergy - first.potentialEnergy; }},
              {QT_TRANSLATE_NOOP("solverscope::EnergyChart", "total"), "J", ChartMarker::Diamond,
               [](const Measures& m, const Measures& first) {
                   return m.kineticEnergy + (m.potentialEnergy - first.potentialEnergy);
               }}}},
        Page{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "Momentum"),
             QT_TRANSLATE_NOOP("solverscope::EnergyChart", "momentum [N s]"),
             {{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "momentum x"), "N s", ChartMarker::Circle,
               [](const Measures& m, const Measures&) { return m.momentum.x; }},
              {QT_TRANSLATE_NOOP("solverscope::EnergyChart", "momentum y"), "N s", ChartMarker::Square,
               [](const Measures& m, const Measures&) { return m.momentum.y; }}}},
        Page{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "Angular momentum"),
             QT_TRANSLATE_NOOP("solverscope::EnergyChart", "angular momentum [N m s]"),
             {{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "about the origin"), "N m s", ChartMarker::Diamond,
               [](const Measures& m, const Measures&) { return m.angularMomentum; }}}},
        Page{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "Position errors"),
             QT_TRANSLATE_NOOP("solverscope::EnergyChart", "error [m]"),
             {{QT_TRANSLATE_NOOP("solverscope::EnergyChart", "worst penetration"), "m", ChartMarker::Circle,
               [](const Measures& m, const Measures&) { return m.worstPenetration; }},
              {QT_TRANSLATE_NOOP("solverscope::EnergyChart", "worst joint error"), "m", ChartMarker::Triangle,
               [](const Measures& m, const Measures&) { return m.worstJointError; }}}}};
    return all;
}

}  // namespace

EnergyChart::EnergyChart(DebuggerController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_page(new QComboBox(this)), m_chart(new LineChart(this)) {
    setObjectName(QStringLiteral("energyChart"));
    m_page->setObjectName(QStringLiteral("energyPage"));
    m_page->setAccessibleName(tr("Quantity"));
    m_chart->setAccessibleName(tr("Quantities per step"));
    for (const Page& page : pages()) m_page->addItem(tr(page.name));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addWidget(m_page, 0, Qt::AlignLeft);
    layout->addWidget(m_chart, 1);
    new ViewPace(controller, this, refreshMilliseconds, [this] { refresh(); });
    connect(m_page, &QComboBox::currentIndexChanged, this, &EnergyChart::refresh);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] { m_pages.clear(); });
    connect(m_chart, &LineChart::clickedAt, this, [this](double step) { m_controller.toStep(std::llround(step)); });
}

void EnergyChart::takeRecords() {
    const auto records = m_controller.session().recording().records();
    const bool same = !m_pages.empty() && m_taken <= records.size() && (m_taken == 0 || records[m_taken - 1].hash == m_lastHash);
    if (!same) {
        m_pages.clear();
        m_taken = 0;
        m_shownPage = -1;
        for (const Page& page : pages()) {
            auto& all = m_pages.emplace_back();
            int colour = 0;
            for (const Quantity& quantity : page.quantities) {
                const Qt::PenStyle dash = colour == 1 ? Qt::DashLine : colour == 2 ? Qt::DotLine : Qt::SolidLine;
                all.push_back({tr(quantity.name), QString::fromUtf8(quantity.unit), colour++, dash, quantity.marker, {}, true, {}});
            }
        }
    }
    if (m_taken == records.size()) return;
    m_shownPage = -1;
    for (std::size_t p = 0; p < m_pages.size(); ++p)
        for (std::size_t q = 0; q < m_pages[p].size(); ++q) {
            auto& points = m_pages[p][q].points;
            for (std::size_t i = m_taken; i < records.size(); ++i) {
                const double value = pages()[p].quantities[q].value(records[i].measures, records.front().measures);
                points.append({static_cast<double>(i + 1), value});
            }
        }
    m_taken = records.size();
    m_lastHash = records.back().hash;
}

void EnergyChart::refresh() {
    if (!isVisible()) return;
    takeRecords();
    const int page = m_page->currentIndex();
    if (page != m_shownPage) {
        m_shownPage = page;
        m_chart->setAxes(tr("step"), tr(pages()[page].yTitle), LineChart::Scale::Linear);
        m_chart->replace(m_pages[page]);
    }
    m_chart->setCursorAt(static_cast<double>(m_controller.session().cursor().step));
}

}  // namespace solverscope
