// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/timeline/row_map_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "gui/style/theme.h"
#include "physics/base/missing.h"

namespace solverscope {
namespace {

int columnOf(const Event& event) { return std::max(event.iteration, 1) - 1; }

/// |Δλ|, zero only if it is exactly zero.
float magnitudeOf(const Event& event) {
    if (!isPresent(event.visit.delta)) return RowMapTable::missingMagnitude;
    const auto magnitude = static_cast<float>(std::abs(event.visit.delta));
    return event.visit.delta != 0 && magnitude == 0 ? std::numeric_limits<float>::min() : magnitude;
}

}  // namespace

RowMapTable::RowMapTable(EventRange events) : m_eventCount(events.size()) {
    std::vector<std::size_t> blockOf(events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const bool substep = event.kind == EventKind::Substep;
        const bool continues = !m_blocks.empty() && !substep && !m_blocks.back().startsSubstep &&
                               m_blocks.back().phase == event.phase && m_blocks.back().substep == event.substep;
        if (!continues) {
            Block& block = m_blocks.emplace_back();
            block.phase = event.phase;
            block.substep = event.substep;
            block.startsSubstep = substep;
            block.firstEvent = i;
        }
        Block& block = m_blocks.back();
        block.lastEvent = i;
        blockOf[i] = m_blocks.size() - 1;
        if (event.kind == EventKind::Row) {
            block.columns = std::max(block.columns, columnOf(event) + 1);
            block.rows = std::max(block.rows, static_cast<int>(event.visit.row) + 1);
        }
    }
    for (Block& block : m_blocks) {
        block.cells.resize(static_cast<std::size_t>(block.columns) * block.rows);
        block.iterationEvents.resize(block.columns, none);
    }
    double largest = 0;
    double ofVelocities = -1;  // the largest of velocity rows; less than 0 if there are none
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        Block& block = m_blocks[blockOf[i]];
        if (event.kind == EventKind::Iteration && columnOf(event) < block.columns) block.iterationEvents[columnOf(event)] = i;
        if (event.kind != EventKind::Row) continue;
        Cell& cell = block.cells[static_cast<std::size_t>(columnOf(event)) * block.rows + event.visit.row];
        cell = {static_cast<std::uint32_t>(i + 1), magnitudeOf(event), event.visit.clamp};
        if (!std::isfinite(event.visit.delta)) continue;
        const double size = std::abs(event.visit.delta);
        largest = std::max(largest, size);
        if (!actsOnPositions(event.phase) && event.phase != Phase::Bounce) ofVelocities = std::max(ofVelocities, size);
    }
    if (ofVelocities > 0 || (ofVelocities == 0 && largest == 0)) m_list = RowList::Velocities;
    if (largest > 0) m_topExponent = std::max(minTopExponent, static_cast<int>(std::ceil(std::log10(largest))));
}

RowMapTable::Place RowMapTable::placeOf(const Event& event, std::size_t number) const {
    const auto after = std::upper_bound(m_blocks.begin(), m_blocks.end(), number,
                                        [](std::size_t at, const Block& block) { return at < block.firstEvent; });
    if (after == m_blocks.begin()) return {};
    Place place{static_cast<int>(after - m_blocks.begin()) - 1, -1, -1};
    const bool inSweep = event.kind == EventKind::Row || event.kind == EventKind::Body || event.kind == EventKind::Iteration;
    if (inSweep) place.column = columnOf(event);
    if (event.kind == EventKind::Row) place.row = static_cast<int>(event.visit.row);
    if (place.column >= m_blocks[place.block].columns) place.column = -1;
    return place;
}

QColor RowMapTable::colourOf(double magnitude, const QPalette& palette) const {
    if (magnitude < 0) return palette.color(QPalette::Mid);
    if (magnitude == 0 || !m_topExponent) return palette.color(QPalette::Base);
    if (!std::isfinite(magnitude)) return seriesColour(3, palette);
    return rampColour(1 + (std::log10(magnitude) - *m_topExponent) / decades, palette);
}

QImage RowMapTable::picture(const Block& block, QSize largest, const QPalette& palette, bool hatchClamps) const {
    const int width = std::max(1, hatchClamps ? largest.width() : std::min(block.columns, largest.width()));
    const int height = std::max(1, hatchClamps ? largest.height() : std::min(block.rows, largest.height()));
    QImage image(width, height, QImage::Format_RGB32);
    const QRgb ground = palette.color(QPalette::Base).rgb();
    const QRgb emptyVisit = palette.color(QPalette::Mid).rgb();
    const QRgb hatch = palette.color(QPalette::Text).rgb();
    constexpr int shades = 256;
    std::array<QRgb, shades> ramp{};
    for (int i = 0; i < shades; ++i) ramp[i] = rampColour(i / (shades - 1.0), palette).rgb();
    const QRgb broken = seriesColour(3, palette).rgb();
    const double top = m_topExponent.value_or(0);

    for (int y = 0; y < height; ++y) {
        const int firstRow = y * block.rows / height;
        const int endRow = std::max(firstRow + 1, (y + 1) * block.rows / height);
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        QRgb colour = ground;
        bool clamped = false;
        std::pair shown{-1, -1};  // the columns that these two are of: a cell may be many pixels wide
        for (int x = 0; x < width; ++x) {
            const int firstColumn = x * block.columns / width;
            const int endColumn = std::max(firstColumn + 1, (x + 1) * block.columns / width);
            if (const std::pair columns{firstColumn, endColumn}; std::exchange(shown, columns) != columns) {
                float magnitude = 0;
                bool finite = true;
                bool recorded = true;
                clamped = false;
                for (int column = firstColumn; column < endColumn; ++column)
                    for (int row = firstRow; row < endRow; ++row) {
                        const Cell& cell = block.cell(column, row);
                        finite = finite && std::isfinite(cell.magnitude);
                        recorded = recorded && cell.magnitude >= 0;
                        magnitude = std::max(magnitude, cell.magnitude);
                        clamped = clamped || cell.clamp != Clamp::None;
                    }
                const double share = 1 + (std::log10(static_cast<double>(magnitude)) - top) / decades;
                colour = !finite         ? broken
                         : magnitude > 0 ? ramp[std::clamp(static_cast<int>(share * (shades - 1) + 0.5), 0, shades - 1)]
                         : recorded      ? ground
                                         : emptyVisit;
            }
            line[x] = hatchClamps && clamped && (x + y) % 3 == 0 ? hatch : colour;
        }
    }
    return image;
}

}  // namespace solverscope
