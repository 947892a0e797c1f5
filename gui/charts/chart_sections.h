// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <span>
#include <vector>

#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_series.h"

namespace solverscope {

/// Parts of an x axis of whole numbers, each of which counts from 0: where each begins, and its name. Lines do not lead from one
/// to the next.
class ChartSections {
public:
    ChartSections() = default;

    /// `starts` ascend.
    explicit ChartSections(std::vector<ChartMark> starts) : m_starts(std::move(starts)) {}

    bool isEmpty() const { return m_starts.empty(); }
    std::size_t count() const { return m_starts.size(); }
    const ChartMark& operator[](std::size_t place) const { return m_starts[place]; }

    /// Which of them a place belongs to; the first for places before it.
    std::size_t at(double x) const;

    /// The place as counted in its section.
    double within(double x) const { return isEmpty() ? x : x - m_starts[at(x)].x; }

    /// Of a column with their names.
    static QString title();

    /// The text with the name of the section: "sub-step 2: sweep 3".
    QString prefixed(double x, const QString& text) const;

    /// The points of each section; all of them in one if there are none.
    std::vector<QList<QPointF>> split(const QList<QPointF>& points) const;

    /// At the same numbers in every section, at most `most` in all.
    std::vector<Tick> ticks(double lowest, double highest, int most) const;

    /// Lines between the sections, each with the name of the next.
    std::vector<ChartMark> borders() const;

    bool operator==(const ChartSections&) const = default;

private:
    std::vector<ChartMark> m_starts;
};

/// A section for each sub-step of a step; none if it has only one.
ChartSections substepSections(std::span<const int> starts);

}  // namespace solverscope
