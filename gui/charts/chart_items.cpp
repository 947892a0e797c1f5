// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_items.h"

#include <QAbstractAxis>
#include <QChart>
#include <QFont>
#include <QGraphicsLineItem>
#include <QGraphicsRectItem>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QLineSeries>
#include <QPainter>
#include <QPalette>
#include <QPen>
#include <QScatterSeries>
#include <QSignalBlocker>
#include <QTextLayout>
#include <QTextOption>
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
                                    [&](const QPointF& point) { return isGap(point, range.logarithmic); }),
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
                                      [](const QPointF& p) { return p.y() != 0; });
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

namespace {

constexpr double noticeMargin = 6;  // px

/// The text in lines that are no wider than that.
QString broken(const QString& text, const QFont& font, double width) {
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(line, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
            part.setLineWidth(std::max(width, 60.0));
            lines += line.mid(part.textStart(), part.textLength()).trimmed();
        }
        layout.endLayout();
        if (line.isEmpty()) lines += QString();
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

ChartOverlays::ChartOverlays(QChart& chart)
    : m_chart(&chart),
      m_spanBand(new QGraphicsRectItem),
      m_cursor(new QGraphicsLineItem),
      m_reading(new QGraphicsLineItem),
      m_notice(new QGraphicsSimpleTextItem) {
    m_spanBand->setVisible(false);
    m_spanBand->setZValue(-1);
    chart.scene()->addItem(m_spanBand);
    for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{m_cursor, m_reading, m_notice}) {
        item->setZValue(100);
        item->setVisible(false);
        chart.scene()->addItem(item);
    }
}

void ChartOverlays::setMarks(const std::vector<ChartMark>& marks, const ChartSections& sections) {
    for (const Mark& mark : m_marks) {
        delete mark.line;
        delete mark.text;
    }
    m_marks.clear();
    const auto add = [this](const ChartMark& mark, bool isBorder) {
        auto* line = new QGraphicsLineItem;
        auto* text = new QGraphicsSimpleTextItem(mark.text);
        for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{line, text}) {
            item->setZValue(90);
            m_chart->scene()->addItem(item);
        }
        m_marks.push_back({mark.x, line, text, isBorder});
    };
    for (const ChartMark& mark : marks) add(mark, false);
    for (const ChartMark& mark : sections.borders()) add(mark, true);
}

void ChartOverlays::setNotice(const QString& notice) { m_noticeText = notice; }

void ChartOverlays::setSpan(std::optional<ChartSpan> span, std::vector<FitLine> fits) {
    m_span = span;
    m_fits = std::move(fits);
    while (m_fitLines.size() < 2 * m_fits.size()) {
        auto* line = new QGraphicsLineItem;
        line->setZValue(95);
        m_chart->scene()->addItem(line);
        m_fitLines.push_back(line);
    }
}

QString ChartOverlays::notice() const { return m_noticeText; }

void ChartOverlays::restyle(const QPalette& palette, const QFont& font) {
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    m_cursor->setPen(QPen(palette.color(QPalette::Highlight), 2));
    m_reading->setPen(QPen(blended(ground, text, 0.6), 1, Qt::DotLine));
    m_notice->setBrush(blended(ground, text, 0.75));
    m_notice->setFont(font);
    m_spanBand->setBrush(faded(palette.color(QPalette::Highlight), 0.16));
    m_spanBand->setPen(Qt::NoPen);
    m_palette = palette;
    for (const Mark& mark : m_marks) {
        mark.line->setPen(QPen(blended(ground, text, 0.7), 1.2, Qt::DashDotLine));
        mark.text->setBrush(text);
        mark.text->setFont(font);
    }
}

/// Of how many borders one has room for its name.
int ChartOverlays::namedBorders(const std::function<double(double)>& pixelX) const {
    constexpr double gap = 12;
    double widest = 0;
    double left = 0;
    double right = 0;
    int count = 0;
    for (const Mark& mark : m_marks) {
        if (!mark.isBorder) continue;
        widest = std::max(widest, mark.text->boundingRect().width());
        if (count++ == 0) left = pixelX(mark.x);
        right = pixelX(mark.x);
    }
    if (count < 2 || !(right > left)) return 1;
    return std::max(1, static_cast<int>(std::ceil((widest + gap) * (count - 1) / (right - left))));
}

void ChartOverlays::place(const PlotMap& map, std::optional<double> cursor, std::optional<double> reading, bool lines) {
    const QRectF area = m_chart->plotArea();
    const auto pixelX = [&](double x) { return area.left() + map.x(x) * area.width(); };
    const auto put = [&](QGraphicsLineItem* line, std::optional<double> x) {
        const bool inside = lines && x && *x >= map.range().left && *x <= map.range().right;
        line->setVisible(inside);
        if (inside) line->setLine(pixelX(*x), area.top(), pixelX(*x), area.bottom());
    };
    placeSpan(map, lines);
    put(m_cursor, cursor);
    put(m_reading, reading);
    std::vector<QRectF> labels;
    const int every = namedBorders(pixelX);
    int borders = 0;
    for (const Mark& mark : m_marks) {
        put(mark.line, mark.x);
        mark.text->setVisible(mark.line->isVisible() && (!mark.isBorder || borders++ % every == 0));
        if (!mark.text->isVisible()) continue;
        const double at = pixelX(mark.x);
        QRectF label = mark.text->boundingRect();
        const bool onLeft = at + 4 + label.width() > area.right();
        label.moveTo(onLeft ? std::max(area.left(), at - 4 - label.width()) : at + 4, area.top() + 1);
        if (mark.isBorder && onLeft) mark.text->setVisible(false);
        // Below the labels in its way, within the plot.
        const auto isTaken = [&] {
            return std::any_of(labels.begin(), labels.end(), [&](const QRectF& other) { return other.intersects(label); });
        };
        while (isTaken() && label.bottom() + label.height() < area.bottom()) label.translate(0, label.height());
        mark.text->setPos(label.topLeft());
        labels.push_back(label);
    }
    m_notice->setVisible(!m_noticeText.isEmpty());
    m_notice->setText(broken(m_noticeText, m_notice->font(), area.width() - 2 * noticeMargin));
    const QRectF notice = m_notice->boundingRect();
    m_notice->setPos(area.center() - notice.center());
}

void ChartOverlays::placeSpan(const PlotMap& map, bool lines) {
    const QRectF area = m_chart->plotArea();
    const auto& range = map.range();
    const bool inside = lines && m_span && m_span->from <= range.right && m_span->to >= range.left;
    m_spanBand->setVisible(inside);
    for (QGraphicsLineItem* line : m_fitLines) line->setVisible(false);
    if (!inside) return;
    const auto pixelX = [&](double x) { return area.left() + map.x(x) * area.width(); };
    const auto pixelY = [&](double height) { return area.bottom() - map.y(height) * area.height(); };
    const double left = std::max(m_span->from, range.left);
    const double right = std::min(m_span->to, range.right);
    m_spanBand->setRect(QRectF(QPointF(pixelX(left), area.top()), QPointF(pixelX(right), area.bottom())));
    for (std::size_t i = 0; i < m_fits.size(); ++i) {
        const SlopeFit& fit = m_fits[i].fit;
        // The part of the line inside the plot.
        double from = left;
        double to = right;
        if (fit.slope != 0) {
            const double atBottom = fit.meanX + (range.bottom - fit.meanHeight) / fit.slope;
            const double atTop = fit.meanX + (range.top - fit.meanHeight) / fit.slope;
            from = std::max(from, std::min(atBottom, atTop));
            to = std::min(to, std::max(atBottom, atTop));
        }
        if (!(from < to)) continue;
        const QLineF line(pixelX(from), pixelY(fit.heightAt(from)), pixelX(to), pixelY(fit.heightAt(to)));
        const QPen rim(m_palette.color(QPalette::Base), 5, Qt::SolidLine, Qt::FlatCap);
        const QPen ink(blended(m_palette.color(QPalette::Text), seriesColour(m_fits[i].colour, m_palette), 0.6), 2.5, Qt::SolidLine,
                       Qt::FlatCap);
        for (const std::size_t layer : {0, 1}) {
            QGraphicsLineItem* item = m_fitLines[2 * i + layer];
            item->setPen(layer == 0 ? rim : ink);
            item->setLine(line);
            item->setVisible(true);
        }
    }
}

void ChartOverlays::hideReading() { m_reading->setVisible(false); }

ChartLegend::ChartLegend(QWidget* parent) : QScrollArea(parent), m_layout(new FlowLayout(new QWidget(this))) {
    setWidget(m_layout->parentWidget());
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
