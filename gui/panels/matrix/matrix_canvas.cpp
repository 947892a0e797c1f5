// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/matrix/matrix_canvas.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/style/theme.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr double faintest = 0.2;        // of the colour, for the smallest entry
constexpr double matrixDimming = 0.68;  // towards the ground
constexpr double gridFrom = 8;          // pixels a cell has when a line of ground is left between cells
constexpr int shades = 127;             // on either side
constexpr double largestCell = 64;      // px

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

/// The places that may be visible.
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

MatrixCanvas::MatrixCanvas(QWidget* parent) : ZoomCanvas("matrixCanvas", tr("Matrix of the rows"), parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // With its content: for another one of the same size zoom and selection stay.
    new ViewState(
        this, [this](MatrixCanvas&) { m_drawn = false; }, m_content, m_place, m_fitted, m_cell, m_offset, m_selected, m_anchor);
}

void MatrixCanvas::show(Content content) {
    const bool otherSize = content.order.size() != m_content.order.size();
    const bool otherPicture =
        otherSize || content.matrix != m_content.matrix || content.order != m_content.order || content.idle != m_content.idle;
    m_content = std::move(content);
    if (otherPicture) {
        m_place.resize(m_content.order.size());
        for (std::uint32_t place = 0; place < m_content.order.size(); ++place) m_place[m_content.order[place]] = place;
        m_drawn = false;
    }
    if (otherSize) {
        m_selected.reset();
        fit();
        emit selectionChanged();
    }
    update();
}

std::optional<MatrixBlock> MatrixCanvas::block() const {
    if (!m_selected) return std::nullopt;
    return MatrixBlock{std::min(m_anchor.y(), m_selected->y()), std::min(m_anchor.x(), m_selected->x()),
                       std::max(m_anchor.y(), m_selected->y()), std::max(m_anchor.x(), m_selected->x())};
}

void MatrixCanvas::select(QPoint cell, bool extend) {
    if (count() == 0) return;
    cell = {std::clamp(cell.x(), 0, count() - 1), std::clamp(cell.y(), 0, count() - 1)};
    if (!extend || !m_selected) m_anchor = cell;
    m_selected = cell;
    showSelected();
    update();
    emit selectionChanged();
}

void MatrixCanvas::selectAll() {
    if (count() == 0) return;
    m_anchor = {0, 0};
    m_selected = QPoint(count() - 1, count() - 1);
    update();
    emit selectionChanged();
}

void MatrixCanvas::showSelected() {
    const QRectF rect = cellRect(*m_selected);
    const QRectF view = plot();
    const auto shift = [](double low, double high, double from, double to) {
        if (low < from) return from - low;
        return high > to ? to - high : 0.0;
    };
    const QPointF by(shift(rect.left(), rect.right(), view.left(), view.right()),
                     shift(rect.top(), rect.bottom(), view.top(), view.bottom()));
    if (by.isNull()) return;
    m_offset += by;
    keepInside();
    redraw();
}

std::optional<QPoint> MatrixCanvas::cellAt(QPointF at) const {
    if (count() == 0 || !plot().contains(at)) return std::nullopt;
    const QPointF cell = (at - origin()) / m_cell;
    const QPoint found(static_cast<int>(std::floor(cell.x())), static_cast<int>(std::floor(cell.y())));
    if (found.x() < 0 || found.y() < 0 || found.x() >= count() || found.y() >= count()) return std::nullopt;
    return found;
}

QRectF MatrixCanvas::cellRect(QPoint cell) const {
    const QPointF at = origin() + m_cell * QPointF(cell);
    return {at.x(), at.y(), m_cell, m_cell};
}

void MatrixCanvas::setCell(double cell) {
    const QRectF view = plot();
    const double all = std::min(view.width(), view.height()) / std::max(1, count());
    m_cell = std::clamp(cell, std::min(all, largestCell), largestCell);
}

void MatrixCanvas::fit() {
    m_fitted = true;
    m_offset = {};
    m_cell = largestCell;  // with names next to it, if all of it fits then; otherwise with numbers
    const auto fill = [this] { return std::min(plot().width(), plot().height()) / std::max(1, count()); };
    const double named = fill();
    m_cell = std::min(largestCell, named);
    if (!namesShown()) m_cell = std::min(fill(), 0.999 * fontMetrics().height());
    redraw();
}

void MatrixCanvas::zoom(double factor, std::optional<QPointF> about) {
    if (count() == 0) return;
    QPointF fixed = plot().center();
    if (about)
        fixed = *about;
    else if (m_selected && plot().intersects(cellRect(*m_selected)))
        fixed = cellRect(*m_selected).center();
    const QPointF at = (fixed - origin()) / m_cell;
    setCell(m_cell * factor);
    m_fitted = false;
    m_offset = fixed - m_cell * at - plot().topLeft();
    keepInside();
    redraw();
}

void MatrixCanvas::keepInside() {
    const QRectF view = plot();
    const double size = m_cell * count();
    m_offset.setX(std::clamp(m_offset.x(), std::min(0.0, view.width() - size), 0.0));
    m_offset.setY(std::clamp(m_offset.y(), std::min(0.0, view.height() - size), 0.0));
}

void MatrixCanvas::redraw() {
    m_drawn = false;
    update();
}

void MatrixCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (count() == 0) return;
    const QRectF view = plot();
    if (!m_drawn) {
        const qreal ratio = devicePixelRatioF();
        m_picture = matrixPicture({*m_content.matrix, m_content.order, m_place, m_content.idle, ratio * m_offset, ratio * m_cell},
                                  (ratio * view.size()).toSize(), palette());
        m_picture.setDevicePixelRatio(ratio);
        m_drawn = true;
    }
    painter.drawImage(view.topLeft(), m_picture);
    paintGutters(painter);
    painter.save();
    painter.setClipRect(view);
    paintCells(painter);
    paintCross(painter);
    paintSelection(painter);
    painter.restore();
    paintLegend(painter);
}

void MatrixCanvas::resizeEvent(QResizeEvent*) {
    if (m_fitted) return fit();
    keepInside();
    redraw();
}

void MatrixCanvas::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_fitted) fit();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) redraw();
}

void MatrixCanvas::pan(QPointF by) {
    m_offset += by;
    keepInside();
    redraw();
}

void MatrixCanvas::hovered(const QMouseEvent& event) {
    const auto cell = cellAt(event.position());
    if (cell && m_tip)
        QToolTip::showText(event.globalPosition().toPoint(), m_tip(rowAt(cell->y()), rowAt(cell->x())), this,
                           cellRect(*cell).toAlignedRect());
    else
        QToolTip::hideText();
}

void MatrixCanvas::clicked(const QMouseEvent& event) {
    const auto cell = cellAt(event.position());
    if (!cell) return;
    select(*cell, event.modifiers().testFlag(Qt::ShiftModifier));
    if (!event.modifiers().testFlag(Qt::ShiftModifier)) emit rowChosen(rowAt(cell->y()));
}

void MatrixCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return emit copyRequested();
    if (event->matches(QKeySequence::SelectAll)) return selectAll();
    const auto move = [&](int right, int down) {
        const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
        const int start = m_content.current ? static_cast<int>(m_place[*m_content.current]) : 0;
        select(m_selected ? *m_selected + QPoint(right, down) : QPoint(start, start), extend);
    };
    if (count() == 0) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Left:
            return move(-1, 0);
        case Qt::Key_Right:
            return move(1, 0);
        case Qt::Key_Up:
            return move(0, -1);
        case Qt::Key_Down:
            return move(0, 1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_selected) emit rowChosen(rowAt(m_selected->y()));
            return;
        case Qt::Key_0:
            return fit();
        default:
            ZoomCanvas::keyPressEvent(event);
    }
}

}  // namespace solverscope
