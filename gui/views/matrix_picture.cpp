// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/matrix_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "gui/charts/colours.h"

namespace solverscope {
namespace {

constexpr double faintest = 0.2;        // of the colour, for the smallest entry
constexpr double matrixDimming = 0.68;  // towards the ground
constexpr double gridFrom = 8;          // pixels a cell has when a line of ground is left between cells
constexpr int shades = 127;             // on either side

struct CellSpan {
    int from = 0;
    int to = 0;
};

CellSpan pixelsOf(double origin, double cell, std::uint32_t place, int limit) {
    const double begin = origin + place * cell;
    const int from = static_cast<int>(std::floor(begin));
    const int to = std::max(from + 1, static_cast<int>(std::floor(begin + cell)) - (cell >= gridFrom ? 1 : 0));
    return {std::clamp(from, 0, limit), std::clamp(to, 0, limit)};
}

/// The places that may be in sight.
CellSpan placesIn(double origin, double cell, std::size_t count, int limit) {
    const auto bounded = [&](double place) { return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(count))); };
    return {bounded(std::floor(-origin / cell)), bounded(std::ceil((limit - origin) / cell))};
}

}  // namespace

double entryShare(Real value, Real largest) {
    if (!(largest > 0) || value == 0 || std::isnan(value)) return 0;
    return std::copysign(std::sqrt(std::min(1.0, std::abs(value) / largest)), value);
}

QColor entryColour(double share, bool idle, const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Base);
    if (share == 0) return ground;
    const QColor full = blended(ground, seriesColour(share > 0 ? 0 : 3, palette), faintest + (1 - faintest) * std::abs(share));
    return idle ? blended(full, ground, matrixDimming) : full;
}

QImage matrixPicture(const MatrixDrawing& scene, QSize pixels, const QPalette& palette) {
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    if (image.isNull() || scene.order.empty()) return image;
    const int width = pixels.width();
    const int height = pixels.height();

    // Signed shade, and twice as far apart whether the rows are idle: 0 is the ground.
    std::vector<std::int8_t> shade(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    std::vector<std::uint8_t> dim(shade.size(), 0);
    const CellSpan rows = placesIn(scene.origin.y(), scene.cell, scene.order.size(), height);
    for (int p = rows.from; p < rows.to; ++p) {
        const std::uint32_t row = scene.order[static_cast<std::size_t>(p)];
        const CellSpan y = pixelsOf(scene.origin.y(), scene.cell, static_cast<std::uint32_t>(p), height);
        const auto columns = scene.matrix.columns(row);
        const auto values = scene.matrix.values(row);
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const CellSpan x = pixelsOf(scene.origin.x(), scene.cell, scene.place[columns[k]], width);
            if (x.from >= x.to) continue;
            const double share = entryShare(values[k], scene.matrix.largest());
            if (share == 0) continue;
            const auto tone = static_cast<std::int8_t>(std::copysign(std::max(1.0, std::round(shades * std::abs(share))), share));
            const bool idle = scene.idle[row] || scene.idle[columns[k]];
            for (int line = y.from; line < y.to; ++line)
                for (int column = x.from; column < x.to; ++column) {
                    const std::size_t at =
                        static_cast<std::size_t>(line) * static_cast<std::size_t>(width) + static_cast<std::size_t>(column);
                    if (std::abs(tone) < std::abs(shade[at])) continue;
                    shade[at] = tone;
                    dim[at] = idle;
                }
        }
    }
    std::array<std::array<QRgb, 2 * shades + 1>, 2> colours{};
    for (int tone = -shades; tone <= shades; ++tone)
        for (const int idle : {0, 1})
            colours[static_cast<std::size_t>(idle)][static_cast<std::size_t>(tone + shades)] =
                entryColour(static_cast<double>(tone) / shades, idle == 1, palette).rgb();
    std::size_t at = 0;
    for (int line = 0; line < height; ++line) {
        auto* target = reinterpret_cast<QRgb*>(image.scanLine(line));
        for (int column = 0; column < width; ++column, ++at)
            if (shade[at] != 0) target[column] = colours[dim[at]][static_cast<std::size_t>(shade[at] + shades)];
    }
    return image;
}

}  // namespace solverscope
