// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "gui/charts/line_chart.h"

class QComboBox;

namespace solverscope {

class DebuggerController;

/// What the recording keeps of every step: energy, momentum, and how far bodies overlap and joints gape.
class EnergyChart : public QWidget {
    Q_OBJECT

public:
    explicit EnergyChart(DebuggerController& controller, QWidget* parent = nullptr);

    LineChart& chart() { return *m_chart; }

private:
    void refresh();
    void takeRecords();

    DebuggerController& m_controller;
    QComboBox* m_page;
    LineChart* m_chart;
    std::vector<std::vector<ChartSeries>> m_pages;  // all that has been taken from the recording so far
    std::size_t m_taken = 0;
    std::uint64_t m_lastHash = 0;  // of the last record taken
    int m_shownPage = -1;
};

}  // namespace solverscope
