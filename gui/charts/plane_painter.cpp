// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/plane_painter.h"

#include <QPainter>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <vector>

#include "gui/charts/chart_scales.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr double rightMargin = 8;  // px
constexpr double minSpan = 1e-9;

QPolygonF diamond(QPointF at, double r) {
    return QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)});
}

}  // namespace

QPointF PlaneMap::toScreen(PlaneSpot spot) const {
    const QPointF middle = plot.center();
    constexpr double far = 1e6;  // px; points beyond it are indistinguishable
    return {std::clamp(middle.x() + scale * (spot[0] - centre[0]), -far, far),
            std::clamp(middle.y() - scale * (spot[1] - centre[1]), -far, far)};
}

PlaneSpot PlaneMap::toPlane(QPointF at) const {
    const QPointF middle = plot.center();
    return {centre[0] + (at.x() - middle.x()) / scale, centre[1] - (at.y() - middle.y()) / scale};
}

void PlaneMap::fit(PlaneSpot low, PlaneSpot high, double room) {
    const double size = std::max({std::abs(low[0]), std::abs(low[1]), std::abs(high[0]), std::abs(high[1])});
    const double least = size > 0 ? 1e-6 * size : 1;
    const double x = std::max({high[0] - low[0], least, minSpan});
    const double y = std::max({high[1] - low[1], least, minSpan});
    centre = {(low[0] + high[0]) / 2, (low[1] + high[1]) / 2};
    scale = std::min(std::max(20.0, plot.width() - 2 * room) / x, std::max(20.0, plot.height() - 2 * room) / y);
}

QRectF planePlot(const QFontMetrics& metrics, QSizeF size) {
    const double left = metrics.horizontalAdvance(QStringLiteral("−0.00012")) + metrics.height() + 8;
    const double bottom = 2 * metrics.height() + 8;
    return {left, 6, std::max(40.0, size.width() - left - rightMargin), std::max(40.0, size.height() - bottom - 6)};
}

QString axisTitle(const QString& title, const QFontMetrics& metrics, double room) {
    const bool fits = metrics.horizontalAdvance(title) <= room;
    const QString shown = fits ? title : title.section(QLatin1String(" ["), 0, 0);
    return metrics.elidedText(shown, Qt::ElideMiddle, static_cast<int>(room));
}

QString legendEntry(const QString& signs, const QColor& colour, const QString& text) {
    // On one line: Japanese would break between any two letters.
    static const QRegularExpression between(QStringLiteral("(?<=.)(?=[\\x{2e80}-\\x{ffef}])|(?<=[\\x{2e80}-\\x{ffef}])(?=.)"));
    QString words = text;
    words.replace(between, QString(wordJoiner));
    return QStringLiteral("<span style='color:%1; font-weight:bold'>%2</span>&nbsp;%3")
        .arg(colour.name(), signs, words.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
}

QString legendText(const QStringList& entries, const QColor& ink) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(ink.name(), entries.join(QStringLiteral("&nbsp;&nbsp; ")));
}

/// The rectangle that the bounds allow for the two impulses, on the screen.
QPainterPath PlanePainter::allowed() const {
    const QRectF view = m_map.plot.adjusted(-4, -4, 4, 4);
    const PlaneSpot low = m_map.toPlane(view.bottomLeft());
    const PlaneSpot high = m_map.toPlane(view.topRight());
    QPainterPath region;
    region.addRect(view);
    if (!m_plane.boundsSums) return region;
    for (const std::size_t k : {0, 1}) {
        const PlaneRow& row = m_plane.rows[k];
        QPainterPath part;
        const auto spot = [&](Real own, Real other) {
            return m_map.toScreen(k == 0 ? PlaneSpot{own, other} : PlaneSpot{other, own});
        };
        if (row.cone > 0) {  // |own| ≤ μ other, other ≥ 0
            const Real far = std::max<Real>(0, high[1 - k]);
            part.addPolygon(QPolygonF({spot(0, 0), spot(row.cone * far, far), spot(-row.cone * far, far)}));
        } else {
            const Real from = std::max(row.bounds.lower, low[k]);
            const Real to = std::min(row.bounds.upper, high[k]);
            if (from <= to) part.addRect(QRectF(spot(from, low[1 - k]), spot(to, high[1 - k])).normalized());
        }
        region = region.intersected(part);
    }
    return region;
}

void PlanePainter::drawGround() const {
    const QRectF view = m_map.plot;
    const QColor base = m_palette.color(QPalette::Base);
    const QColor ink = m_palette.color(QPalette::Text);
    m_painter.save();
    m_painter.setClipRect(view);
    m_painter.fillRect(view, blended(base, ink, 0.1));
    m_painter.fillRect(view, QBrush(blended(base, ink, 0.22), Qt::BDiagPattern));
    const QPainterPath region = allowed();
    m_painter.setBrush(base);
    m_painter.setPen(QPen(blended(base, ink, 0.55), 1.2));
    m_painter.drawPath(region);
    m_painter.restore();
}

void PlanePainter::drawAxes(const QString& xTitle, const QString& yTitle) const {
    const QRectF view = m_map.plot;
    const QFontMetrics metrics = m_painter.fontMetrics();
    const QColor base = m_palette.color(QPalette::Base);
    const QColor ink = m_palette.color(QPalette::WindowText);
    const PlaneSpot low = m_map.toPlane(view.bottomLeft());
    const PlaneSpot high = m_map.toPlane(view.topRight());
    const auto grid = [&](double value) { return QPen(blended(base, ink, value == 0 ? 0.5 : 0.12), value == 0 ? 1.2 : 1); };
    double drawnTo = -1e9;
    for (const Tick& tick : linearTicks(low[0], high[0], std::max(2, static_cast<int>(view.width() / 60)), false)) {
        const double x = m_map.toScreen({tick.value, 0}).x();
        m_painter.setPen(grid(tick.value));
        m_painter.drawLine(QPointF(x, view.top()), QPointF(x, view.bottom()));
        const double half = metrics.horizontalAdvance(tick.label) / 2.0 + 4;
        if (x - half < drawnTo || x - half < view.left() - 20 || x + half > view.right() + rightMargin) continue;
        drawnTo = x + half;
        m_painter.setPen(ink);
        m_painter.drawText(QRectF(x - half, view.bottom() + 2, 2 * half, metrics.height()), Qt::AlignCenter, tick.label);
    }
    for (const Tick& tick : linearTicks(low[1], high[1], std::max(2, static_cast<int>(view.height() / 36)), false)) {
        const double y = m_map.toScreen({0, tick.value}).y();
        m_painter.setPen(grid(tick.value));
        m_painter.drawLine(QPointF(view.left(), y), QPointF(view.right(), y));
        m_painter.setPen(ink);
        const double top = std::clamp(y - metrics.height() / 2.0, 0.0, view.bottom() - metrics.height() + 4.0);
        m_painter.drawText(QRectF(0, top, view.left() - 4, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    m_painter.setPen(QPen(blended(base, ink, 0.4), 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(view);
    m_painter.setPen(ink);
    m_painter.drawText(QRectF(view.left(), view.bottom() + metrics.height() + 4, view.width(), metrics.height()), Qt::AlignCenter,
                       axisTitle(xTitle, metrics, view.width()));
    // Along the side of the plot, or of all of the picture, as there are no numbers below.
    const bool fits = metrics.horizontalAdvance(yTitle) <= view.height();
    const double length = fits ? view.height() : view.bottom() + 2 * metrics.height() + 4;
    m_painter.save();
    m_painter.translate(metrics.height() / 2.0 + 1, fits ? view.center().y() : length / 2);
    m_painter.rotate(-90);
    m_painter.drawText(QRectF(-length / 2, -metrics.height() / 2.0, length, metrics.height()), Qt::AlignCenter,
                       axisTitle(yTitle, metrics, length));
    m_painter.restore();
}

/// Through the sides of the view that it crosses less steeply.
QLineF PlanePainter::lineOf(int row) const {
    const PlaneSpot low = m_map.toPlane(m_map.plot.bottomLeft());
    const PlaneSpot high = m_map.toPlane(m_map.plot.topRight());
    const PlaneRow& one = m_plane.rows[static_cast<std::size_t>(row)];
    const Real onX = row == 0 ? one.diagonal : m_plane.coupling;
    const Real onY = row == 0 ? m_plane.coupling : one.diagonal;
    if (std::abs(onX) >= std::abs(onY))
        return {m_map.toScreen({(one.rhs - onY * low[1]) / onX, low[1]}),
                m_map.toScreen({(one.rhs - onY * high[1]) / onX, high[1]})};
    return {m_map.toScreen({low[0], (one.rhs - onX * low[0]) / onY}), m_map.toScreen({high[0], (one.rhs - onX * high[0]) / onY})};
}

void PlanePainter::drawLines() const {
    for (const int row : {0, 1}) {
        m_painter.setPen(planePen(row == 0 ? PlaneSeries::First : PlaneSeries::Second, m_palette));
        m_painter.drawLine(lineOf(row));
    }
}

namespace {

/// Where a line crosses the sides of a plot.
std::vector<QPointF> crossings(const QLineF& line, const QRectF& plot) {
    std::vector<QPointF> found;
    for (const QLineF& side : {QLineF(plot.topLeft(), plot.topRight()), QLineF(plot.topRight(), plot.bottomRight()),
                               QLineF(plot.bottomRight(), plot.bottomLeft()), QLineF(plot.bottomLeft(), plot.topLeft())})
        if (QPointF at; line.intersects(side, &at) == QLineF::BoundedIntersection) found.push_back(at);
    return found;
}

double nearest(QPointF at, const std::vector<QPointF>& others) {
    double least = 1e9;
    for (const QPointF& other : others) least = std::min(least, QLineF(at, other).length());
    return least;
}

}  // namespace

/// At the end that is further from the other line, unless the other name is there.
void PlanePainter::drawLineNames(const std::array<QString, 2>& names) const {
    const QFontMetrics metrics = m_painter.fontMetrics();
    const QRectF view = m_map.plot;
    const QRectF inside = view.adjusted(2, 2, -2, -2);
    const std::array<std::vector<QPointF>, 2> ends{crossings(lineOf(0), inside), crossings(lineOf(1), inside)};
    QRectF taken;
    for (const std::size_t row : {0U, 1U}) {
        const QString name = metrics.elidedText(names[row], Qt::ElideMiddle, static_cast<int>(view.width() / 2));
        const auto placeAt = [&](QPointF end) {
            QRectF place(0, 0, metrics.horizontalAdvance(name) + 6, metrics.height());
            place.moveCenter(end);
            place.moveLeft(std::clamp(place.left(), inside.left(), inside.right() - place.width()));
            place.moveTop(std::clamp(place.top(), inside.top(), inside.bottom() - place.height()));
            return place;
        };
        auto free = ends[row];
        std::erase_if(free, [&](const QPointF& end) { return placeAt(end).intersects(taken); });
        if (free.empty()) continue;  // the legend has its name, too
        const QRectF place =
            placeAt(*std::ranges::max_element(free, {}, [&](const QPointF& at) { return nearest(at, ends[1 - row]); }));
        taken = place;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(m_palette.color(QPalette::Base), 0.85));
        m_painter.drawRoundedRect(place, 3, 3);
        m_painter.setPen(m_palette.color(QPalette::Text));
        m_painter.drawText(place, Qt::AlignCenter, name);
    }
}

void PlanePainter::drawJacobi() const {
    const QPen pen = planePen(PlaneSeries::Jacobi, m_palette);
    QPolygonF line;
    for (const PlaneSpot& spot : m_plane.jacobi) line << m_map.toScreen(spot);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(line);
}

/// Around the corners of the staircase: if there are only two rows, Jacobi's method reaches the same points, but later.
void PlanePainter::drawJacobiSpots() const {
    m_painter.setPen(QPen(planePen(PlaneSeries::Jacobi, m_palette).color(), 2));
    m_painter.setBrush(Qt::NoBrush);
    for (const PlaneSpot& spot : m_plane.jacobi) m_painter.drawPolygon(diamond(m_map.toScreen(spot), 7));
}

void PlanePainter::drawPath(std::size_t reached, bool ahead) const {
    const QPen pen = planePen(PlaneSeries::Path, m_palette);
    const QColor base = m_palette.color(QPalette::Base);
    const QColor later = blended(base, m_palette.color(QPalette::Text), 0.45);
    const std::size_t count = ahead ? m_plane.path.size() : std::min(reached, m_plane.path.size());
    for (std::size_t k = 1; k < count; ++k) {
        m_painter.setPen(k < reached ? pen : QPen(later, 1, Qt::DotLine));
        m_painter.drawLine(m_map.toScreen(m_plane.path[k - 1].at), m_map.toScreen(m_plane.path[k].at));
    }
    for (std::size_t k = 1; k < count; ++k) {
        const QPointF at = m_map.toScreen(m_plane.path[k].at);
        const QColor colour = k < reached ? pen.color() : later;
        m_painter.setPen(QPen(colour, 1.5));
        m_painter.setBrush(k < reached ? QBrush(colour) : QBrush(base));
        if (m_plane.path[k].clamp == Clamp::None)
            m_painter.drawEllipse(at, 3.2, 3.2);
        else
            m_painter.drawRect(QRectF(at - QPointF(3.5, 3.5), QSizeF(7, 7)));
    }
}

void PlanePainter::drawSolution() const {
    if (!m_plane.solution) return;
    const QPointF at = m_map.toScreen(*m_plane.solution);
    for (const QPen& pen : {QPen(m_palette.color(QPalette::Base), 4), QPen(m_palette.color(QPalette::Text), 2)}) {
        m_painter.setPen(pen);
        m_painter.drawLine(at + QPointF(-6, -6), at + QPointF(6, 6));
        m_painter.drawLine(at + QPointF(-6, 6), at + QPointF(6, -6));
    }
}

void PlanePainter::drawStart() const {
    if (!m_plane.started) return;
    const QPointF at = m_map.toScreen(m_plane.path.front().at);
    m_painter.setPen(QPen(m_palette.color(QPalette::Base), 1.5));
    m_painter.setBrush(seriesColour(1, m_palette));
    m_painter.drawPolygon(QPolygonF({at + QPointF(0, -8), at + QPointF(7, 5), at + QPointF(-7, 5)}));
}

void PlanePainter::drawNow() const {
    m_painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(m_palette.color(QPalette::Base), 4), QPen(m_palette.color(QPalette::Text), 2)}) {
        m_painter.setPen(pen);
        m_painter.drawEllipse(m_map.toScreen(m_plane.now), 7, 7);
    }
}

}  // namespace solverscope
