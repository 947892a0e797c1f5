// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_sections.h"

#include <algorithm>
#include <cmath>

#include "gui/charts/line_chart.h"
#include "gui/text/event_description.h"

namespace solverscope {

std::size_t ChartSections::at(double x) const {
    const auto after = std::ranges::upper_bound(m_starts, x, {}, &ChartMark::x);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - m_starts.begin() - 1));
}

QString ChartSections::title() { return LineChart::tr("section"); }

QString ChartSections::prefixed(double x, const QString& text) const {
    return isEmpty() ? text : LineChart::tr("%1: %2").arg(m_starts[at(x)].text, text);
}

std::vector<QList<QPointF>> ChartSections::split(const QList<QPointF>& points) const {
    if (count() < 2) return {points};
    std::vector<QList<QPointF>> parts;
    auto begin = points.begin();
    for (std::size_t i = 0; i < count(); ++i) {
        const auto isBefore = [](const QPointF& point, double x) { return point.x() < x; };
        const auto end = i + 1 == count() ? points.end() : std::lower_bound(begin, points.end(), m_starts[i + 1].x, isBefore);
        parts.emplace_back(begin, end);
        begin = end;
    }
    return parts;
}

std::vector<Tick> ChartSections::ticks(double lowest, double highest, int most) const {
    const auto endOf = [&](std::size_t i) { return i + 1 < count() ? m_starts[i + 1].x - 1 : highest; };
    double longest = 0;
    for (std::size_t i = 0; i < count(); ++i) longest = std::max(longest, endOf(i) - m_starts[i].x);
    const int each = std::max(most, 1) / static_cast<int>(count());
    const auto steps = linearTicks(0, longest, each, true);
    const double step = each < 2 || steps.size() < 2 ? longest + 1 : steps[1].value;  // else only the beginnings
    const std::size_t every = each > 0 ? 1 : (count() + static_cast<std::size_t>(most) - 1) / static_cast<std::size_t>(most);
    std::vector<Tick> ticks;
    QString unlike;  // Qt Charts refuses a label that it has: each section adds an invisible space
    for (std::size_t i = 0; i < count(); i += every, unlike += QChar(0x200b))
        // A label at the end of a section would meet that of the next one's beginning.
        for (double x = 0; m_starts[i].x + x <= endOf(i) && (x == 0 || x + step / 2 <= longest + 1); x += step)
            if (m_starts[i].x + x >= lowest) ticks.push_back({m_starts[i].x + x, QString::number(x, 'f', 0) + unlike});
    return ticks;
}

std::vector<ChartMark> ChartSections::borders() const {
    std::vector<ChartMark> marks = m_starts;
    for (std::size_t i = 1; i < marks.size(); ++i) marks[i].x -= 0.5;
    return marks;
}

ChartSections substepSections(std::span<const int> starts) {
    std::vector<ChartMark> sections;
    for (std::size_t i = 0; starts.size() > 1 && i < starts.size(); ++i)
        sections.push_back({static_cast<double>(starts[i]), substepText(static_cast<int>(i) + 1)});
    return ChartSections(std::move(sections));
}

}  // namespace solverscope
