// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_items.h"

#include <QAbstractAxis>
#include <QChart>
#include <QFont>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QPainter>
#include <QPalette>
#include <QPen>
#include <QScatterSeries>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <utility>

#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_series.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int fewPoints = 32;       // up to these every point has its marker
constexpr int markersOnDense = 12;  // markers along a line of many points

QScatterSeries::MarkerShape shapeOf(ChartMarker marker) {
    switch (marker) {
        case ChartMarker::Square:
        case ChartMarker::HollowSquare:
            return QScatterSeries::MarkerShapeRectangle;
        case ChartMarker::Diamond:
            return QScatterSeries::MarkerShapeRotatedRectangle;
        case ChartMarker::Triangle:
            return QScatterSeries::MarkerShapeTriangle;
        case ChartMarker::None:
        case ChartMarker::Circle:
            break;
    }
    return QScatterSeries::MarkerShapeCircle;
}

}  // namespace

DrawnSeries::DrawnSeries(QChart& chart) : m_chart(&chart), m_dots(new QScatterSeries), m_zeros(new QScatterSeries) {
    attach(m_dots);
    attach(m_zeros);
}

void DrawnSeries::attach(QXYSeries* series) {
    m_chart->addSeries(series);
    for (QAbstractAxis* axis : m_chart->axes()) series->attachAxis(axis);
}

void DrawnSeries::remove() {
    for (QLineSeries* line : m_lines) {
        m_chart->removeSeries(line);
        delete line;
    }
    for (QScatterSeries* dots : {m_dots, m_zeros}) {
        m_chart->removeSeries(dots);
        delete dots;
    }
}

void DrawnSeries::clear() {
    m_points.clear();
    m_zeroPoints.clear();
    m_verticalTravel = 0;
    for (QLineSeries* line : m_lines) line->replace(QList<QPointF>{});
    m_dots->replace(QList<QPointF>{});
    m_zeros->replace(QList<QPointF>{});
}

bool DrawnSeries::draw(const ChartSeries& series, const ChartSections& sections, const PlotMap& map, int columns) {
    const bool mustRestyle = drawLines(series, sections, map, columns);
    drawZeros(series, map, columns);
    return mustRestyle;
}

bool DrawnSeries::drawLines(const ChartSeries& series, const ChartSections& sections, const PlotMap& map, int columns) {
    const ChartRange& range = map.range();
    Runs runs;
    for (const QList<QPointF>& section : sections.split(series.points))
        std::ranges::move(decimated(section, range.left, range.right, columns,
                                    [&](const QPointF& point) { return isGap(point, range.logarithmic, series.noise); }),
                          std::back_inserter(runs));
    m_points.clear();
    m_verticalTravel = 0;
    QList<QPointF> dots;
    std::size_t line = 0;
    qsizetype count = 0;
    for (const auto& run : runs) count += run.size();
    const bool wasDense = std::exchange(m_dense, count > columns);
    bool mustRestyle = m_dense != wasDense;
    const qsizetype every = count <= fewPoints || series.dash == Qt::NoPen ? 1 : count / markersOnDense;
    for (const auto& run : runs) {
        QList<QPointF> mapped;
        mapped.reserve(run.size());
        for (const QPointF& point : run) {
            const QPointF at(map.x(point.x()), map.y(heightOf(point.y(), range.logarithmic)));
            const bool alone = run.size() == 1;
            const bool marked = series.marker != ChartMarker::None && m_points.size() % every == every / 2;
            if (alone || marked) dots.append(at);
            m_points.append(point);
            if (!mapped.isEmpty()) m_verticalTravel += std::abs(at.y() - mapped.last().y());
            mapped.append(at);
        }
        if (mapped.size() < 2) continue;
        if (line == m_lines.size()) {
            m_lines.push_back(new QLineSeries);
            attach(m_lines.back());
            mustRestyle = true;
        }
        m_lines[line++]->replace(mapped);
    }
    for (; line < m_lines.size(); ++line) m_lines[line]->replace(QList<QPointF>{});
    m_dots->replace(dots);
    return mustRestyle;
}

void DrawnSeries::drawZeros(const ChartSeries& series, const PlotMap& map, int columns) {
    const ChartRange& range = map.range();
    m_zeroPoints.clear();
    QList<QPointF> zeros;
    if (range.zeros) {
        const Runs onEdge = decimated(series.points, range.left, range.right, std::max(1, columns / 4),
                                      [&](const QPointF& p) { return !isNearZero(p, series.noise); });
        for (const auto& run : onEdge)
            for (const QPointF& point : run) {
                m_zeroPoints.append(point);
                zeros.append({map.x(point.x()), map.y(range.bottom)});
            }
    }
    m_zeros->replace(zeros);
}

void DrawnSeries::restyle(const ChartSeries& series, const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Base);
    const QColor colour = seriesColour(series.colour, palette);
    QPen pen = linePen(series, palette);
    if (m_dense) pen = QPen(pen.color(), 1);  // it is a band anyhow, and Qt takes three times as long for wider lines
    for (QLineSeries* line : m_lines) line->setPen(pen);
    for (QScatterSeries* dots : {m_dots, m_zeros}) {
        const bool hollow = series.marker == ChartMarker::HollowSquare;
        const bool edged = hollow || dots == m_zeros;
        dots->setMarkerShape(shapeOf(series.marker));
        dots->setMarkerSize(hollow ? hollowMarkerSize : markerSize);
        dots->setBrush(hollow ? QColor(Qt::transparent) : edged ? ground : colour);
        dots->setPen(edged ? QPen(colour, hollowEdge) : QPen(Qt::NoPen));
    }
}

ChartLegend::ChartLegend(QWidget* parent) : QScrollArea(parent), m_layout(new FlowLayout(new QWidget(this))) {
    setWidget(m_layout->parentWidget());
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int ChartLegend::heightForWidth(int width) const {
    const int line = m_layout->minimumSize().height() + m_layout->spacing();
    const int lines = line > 0 ? std::max(1, parentWidget()->height() / (3 * line)) : 1;
    return std::min(m_layout->heightForWidth(width), lines * line - m_layout->spacing());
}

void ChartLegend::rebuild(const std::vector<ChartSeries>& series) {
    for (QToolButton* button : m_buttons) {
        m_layout->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (const ChartSeries& one : series) {
        auto* button = new QToolButton(widget());
        button->setObjectName(QStringLiteral("legend:") + one.name);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(sampleSize);
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        connect(button, &QToolButton::toggled, this, [this, name = one.name](bool on) { emit toggled(name, on); });
        m_layout->addWidget(button);
        m_buttons.push_back(button);
    }
    // At last: showing a button lays out the chart, which then names all of them.
    for (std::size_t i = 0; i < series.size(); ++i) m_buttons[i]->setVisible(series[i].inLegend);
}

void ChartLegend::setShown(std::size_t place, bool shown) {
    const QSignalBlocker quiet(m_buttons[place]);
    m_buttons[place]->setChecked(shown);
}

void ChartLegend::setNames(const std::vector<ChartSeries>& series, bool useFullNames) {
    for (std::size_t i = 0; i < series.size(); ++i) {
        const QString full = legendText(series[i]);
        const QString text = useFullNames ? full : series[i].name;
        const QString description = plainToolTip(series[i].meaning.isEmpty() ? full : full + QChar('\n') + series[i].meaning);
        if (m_buttons[i]->text() != text) m_buttons[i]->setText(text);
        if (m_buttons[i]->toolTip() != description) m_buttons[i]->setToolTip(description);
    }
}

void ChartLegend::restyle(const std::vector<ChartSeries>& series, const QPalette& palette) {
    for (std::size_t i = 0; i < series.size(); ++i) m_buttons[i]->setIcon(sampleIcon(series[i], palette, devicePixelRatioF()));
}

}  // namespace solverscope
