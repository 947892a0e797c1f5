// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/line_chart.h"

#include <QBuffer>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGraphicsLayout>
#include <QGraphicsLineItem>
#include <QGraphicsSimpleTextItem>
#include <QGuiApplication>
#include <QLabel>
#include <QLineSeries>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>
#include <QScatterSeries>
#include <QSvgGenerator>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <functional>

#include "gui/charts/colours.h"
#include "gui/charts/decimate.h"
#include "gui/charts/flow_layout.h"
#include "gui/charts/ticks.h"

namespace solverscope {
namespace {

constexpr double edge = 6;          // pixels between the outermost points and the edges of the plot
constexpr double zeroBand = 0.8;    // decades below the lowest label, where exact zeros stand
constexpr int fewPoints = 32;       // up to these every point has its marker
constexpr int markersOnDense = 12;  // markers along a line of many points
constexpr double markerSize = 7;
constexpr int roomyHeight = 230;  // from which the legend has room for units
constexpr double huge = 1e150;    // so that differences stay finite

bool sameStyle(const ChartSeries& a, const ChartSeries& b) {
    return a.name == b.name && a.colour == b.colour && a.dash == b.dash && a.marker == b.marker;
}

QPen linePen(const ChartSeries& series, const QPalette& palette) {
    return {seriesColour(series.colour, palette), 1.8, series.dash, Qt::FlatCap, Qt::RoundJoin};
}

QScatterSeries::MarkerShape shapeOf(ChartMarker marker) {
    switch (marker) {
        case ChartMarker::Square:
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

void paintMarker(QPainter& painter, ChartMarker marker, QPointF at, double size) {
    const double r = size / 2;
    switch (marker) {
        case ChartMarker::None:
            return;
        case ChartMarker::Circle:
            painter.drawEllipse(at, r, r);
            return;
        case ChartMarker::Square:
            painter.drawRect(QRectF(at.x() - r, at.y() - r, size, size));
            return;
        case ChartMarker::Diamond:
            painter.drawPolygon(QPolygonF{{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}});
            return;
        case ChartMarker::Triangle:
            painter.drawPolygon(QPolygonF{{at + QPointF(0, -r), at + QPointF(r, r), at + QPointF(-r, r)}});
            return;
    }
}

constexpr QSize sampleSize{24, 12};

void paintSample(QPainter& painter, const ChartSeries& series, const QPalette& palette, QPointF corner) {
    const QPointF middle = corner + QPointF(sampleSize.width() / 2.0, sampleSize.height() / 2.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(linePen(series, palette));
    painter.drawLine(QPointF(corner.x() + 1, middle.y()), QPointF(corner.x() + sampleSize.width() - 1, middle.y()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(seriesColour(series.colour, palette));
    paintMarker(painter, series.marker, middle, markerSize);
}

QString legendText(const ChartSeries& series) {
    return series.unit.isEmpty() ? series.name : QStringLiteral("%1 [%2]").arg(series.name, series.unit);
}

QString withUnit(double value, const QString& unit) {
    return unit.isEmpty() ? readable(value) : readable(value) + QChar(0xa0) + unit;
}

/// The place in points ascending by x that is nearest to x; -1 without points.
qsizetype nearestTo(const QList<QPointF>& points, double x) {
    if (points.isEmpty()) return -1;
    const auto after = std::lower_bound(points.begin(), points.end(), x, [](const QPointF& p, double at) { return p.x() < at; });
    if (after == points.end()) return points.size() - 1;
    if (after != points.begin() && x - (after - 1)->x() <= after->x() - x) return after - 1 - points.begin();
    return after - points.begin();
}

}  // namespace

/// Nothing in a chart of ours is picked by Qt Charts, so it never sees the mouse: 6.4's QChartView ends the program when one
/// presses beside its items (QTBUG-118669).
class ChartView : public QChartView {
public:
    ChartView(QChart* chart, QWidget* parent) : QChartView(chart, parent) {
        setInteractive(false);
        setMouseTracking(true);
        setFocusPolicy(Qt::NoFocus);
        setFrameShape(QFrame::NoFrame);
        setRenderHint(QPainter::Antialiasing);
        setMinimumSize(0, 0);
    }

    std::function<void(QPoint)> pressed;
    std::function<void(QPoint)> moved;
    std::function<void()> left;

protected:
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && pressed) pressed(event->pos());
        event->setAccepted(event->button() == Qt::LeftButton);
    }
    void mouseReleaseEvent(QMouseEvent* event) override { event->ignore(); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void mouseMoveEvent(QMouseEvent* event) override {
        if (moved) moved(event->pos());
    }
    void leaveEvent(QEvent*) override {
        if (left) left();
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
    void contextMenuEvent(QContextMenuEvent* event) override { event->ignore(); }
};

struct LineChart::Plot {
    struct Drawn {
        std::vector<QLineSeries*> lines;
        QScatterSeries* dots = nullptr;
        QScatterSeries* zeros = nullptr;
        QList<QPointF> points;  // what is on the screen, in the data's own numbers
        QList<QPointF> zeroPoints;
    };
    struct Mark {
        QGraphicsLineItem* line = nullptr;
        QGraphicsSimpleTextItem* text = nullptr;
    };

    QChart* chart = new QChart;
    ChartView* view = nullptr;
    QCategoryAxis* x = new QCategoryAxis;
    QCategoryAxis* y = new QCategoryAxis;
    QWidget* legend = nullptr;
    FlowLayout* legendLayout = nullptr;
    std::vector<QToolButton*> buttons;
    std::vector<ChartSeries> styles;  // of the buttons and the drawn series
    std::vector<Drawn> drawn;
    std::vector<Mark> marks;
    QGraphicsLineItem* cursor = nullptr;
    QGraphicsLineItem* readingLine = nullptr;
    QGraphicsSimpleTextItem* notice = nullptr;
    QLabel* reading = nullptr;
    std::vector<Tick> xTicks;
    std::vector<Tick> yTicks;

    // The data's range; values as exponents on a logarithmic axis.
    double left = 0;
    double right = 1;
    double bottom = 0;
    double top = 1;

    void attach(QXYSeries* series) {
        chart->addSeries(series);
        series->attachAxis(x);
        series->attachAxis(y);
    }

    static void label(QCategoryAxis* axis, const std::vector<Tick>& ticks, const std::function<double(double)>& place) {
        for (const QString& old : axis->categoriesLabels()) axis->remove(old);
        axis->setStartValue(-10);
        for (const Tick& tick : ticks) axis->append(tick.label, place(tick.value));
    }
};

LineChart::LineChart(QWidget* parent) : QWidget(parent), m_plot(std::make_unique<Plot>()) {
    Plot& plot = *m_plot;
    setFocusPolicy(Qt::StrongFocus);

    plot.legend = new QWidget(this);
    plot.legendLayout = new FlowLayout(plot.legend);
    QSizePolicy wraps(QSizePolicy::Preferred, QSizePolicy::Minimum);
    wraps.setHeightForWidth(true);
    plot.legend->setSizePolicy(wraps);

    plot.chart->legend()->hide();
    plot.chart->setAnimationOptions(QChart::NoAnimation);
    plot.chart->setBackgroundVisible(false);
    plot.chart->setMargins({2, 4, 8, 2});
    plot.chart->layout()->setContentsMargins(0, 0, 0, 0);
    for (QCategoryAxis* axis : {plot.x, plot.y}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setRange(0, 1);
    }
    plot.chart->addAxis(plot.x, Qt::AlignBottom);
    plot.chart->addAxis(plot.y, Qt::AlignLeft);

    plot.view = new ChartView(plot.chart, this);
    plot.cursor = new QGraphicsLineItem;
    plot.readingLine = new QGraphicsLineItem;
    plot.notice = new QGraphicsSimpleTextItem;
    for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{plot.cursor, plot.readingLine, plot.notice}) {
        item->setZValue(100);
        item->setVisible(false);
        plot.chart->scene()->addItem(item);
    }

    plot.reading = new QLabel(plot.view);
    plot.reading->setObjectName(QStringLiteral("reading"));
    plot.reading->setAttribute(Qt::WA_TransparentForMouseEvents);
    plot.reading->setAutoFillBackground(true);
    plot.reading->setFrameShape(QFrame::StyledPanel);
    plot.reading->setMargin(3);
    plot.reading->setTextFormat(Qt::PlainText);
    plot.reading->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(plot.legend);
    layout->addWidget(plot.view, 1);

    plot.view->pressed = [this](QPoint at) {
        setFocus(Qt::MouseFocusReason);
        if (m_series.empty() || !plotArea().contains(at)) return;
        emit clickedAt(std::clamp(fromViewX(at.x()), m_plot->left, m_plot->right));
    };
    plot.view->moved = [this](QPoint at) {
        if (plotArea().contains(at))
            showReading(fromViewX(at.x()));
        else
            showReading({});
    };
    plot.view->left = [this] { showReading({}); };
    connect(plot.chart, &QChart::plotAreaChanged, this, &LineChart::scheduleRebuild);
    restyle();
}

LineChart::~LineChart() {
    disconnect(m_plot->chart, nullptr, this, nullptr);  // the view is still there while children are deleted
}

void LineChart::setAxes(const QString& xTitle, const QString& yTitle, Scale scale, bool wholeX) {
    if (m_xTitle == xTitle && m_yTitle == yTitle && m_scale == scale && m_wholeX == wholeX) return;
    m_xTitle = xTitle;
    m_yTitle = yTitle;
    m_scale = scale;
    m_wholeX = wholeX;
    m_plot->x->setTitleText(xTitle);
    m_plot->y->setTitleText(yTitle);
    scheduleRebuild();
}

void LineChart::replace(std::vector<ChartSeries> series) {
    for (const ChartSeries& one : series) {
        if (m_known.contains(one.name)) continue;
        m_known.insert(one.name);
        if (!one.shown) m_hidden.insert(one.name);
    }
    m_series = std::move(series);
    rebuildLegend();
    scheduleRebuild();
}

const ChartSeries* LineChart::findSeries(const QString& name) const {
    const auto found = std::find_if(m_series.begin(), m_series.end(), [&](const ChartSeries& one) { return one.name == name; });
    return found == m_series.end() ? nullptr : &*found;
}

QList<QPointF> LineChart::plotted(const QString& name) const {
    const ChartSeries* series = findSeries(name);
    const auto place = static_cast<std::size_t>(series - m_series.data());
    return series && place < m_plot->drawn.size() ? m_plot->drawn[place].points : QList<QPointF>{};
}

QList<QPointF> LineChart::plottedZeros(const QString& name) const {
    const ChartSeries* series = findSeries(name);
    const auto place = static_cast<std::size_t>(series - m_series.data());
    return series && place < m_plot->drawn.size() ? m_plot->drawn[place].zeroPoints : QList<QPointF>{};
}

bool LineChart::isShown(const QString& name) const { return !m_hidden.contains(name); }

void LineChart::setShown(const QString& name, bool shown) {
    if (isShown(name) == shown) return;
    if (shown)
        m_hidden.remove(name);
    else
        m_hidden.insert(name);
    m_known.insert(name);
    rebuildLegend();
    scheduleRebuild();
    emit shownChanged();
}

void LineChart::setCursorAt(std::optional<double> x) {
    if (m_cursorX == x) return;
    m_cursorX = x;
    placeOverlays();
}

void LineChart::setMarks(std::vector<ChartMark> marks) {
    if (m_marks == marks) return;
    m_marks = std::move(marks);
    Plot& plot = *m_plot;
    for (const Plot::Mark& mark : plot.marks) {
        delete mark.line;
        delete mark.text;
    }
    plot.marks.clear();
    for (const ChartMark& mark : m_marks) {
        auto* line = new QGraphicsLineItem;
        auto* text = new QGraphicsSimpleTextItem(mark.text);
        for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{line, text}) {
            item->setZValue(90);
            plot.chart->scene()->addItem(item);
        }
        plot.marks.push_back({line, text});
    }
    restyle();
    placeOverlays();
}

void LineChart::setNotice(const QString& notice) {
    if (m_plot->notice->text() == notice) return;
    m_plot->notice->setText(notice);
    placeOverlays();
}

QRectF LineChart::plotArea() const { return m_plot->chart->plotArea(); }

int LineChart::plotColumns() const {
    const double width = plotArea().width();
    return static_cast<int>(width >= 16 ? width : std::max(16, this->width() - 80));
}

double LineChart::toPlotX(double x) const {
    const double pad = edge / plotColumns();
    return pad + (1 - 2 * pad) * (x - m_plot->left) / (m_plot->right - m_plot->left);
}

double LineChart::toPlotY(double value) const {
    const double pad = edge / std::max(40.0, plotArea().height());
    return pad + (1 - 2 * pad) * (value - m_plot->bottom) / (m_plot->top - m_plot->bottom);
}

double LineChart::fromViewX(double pixel) const {
    const QRectF area = plotArea();
    const double pad = edge / plotColumns();
    const double share = ((pixel - area.left()) / std::max(1.0, area.width()) - pad) / (1 - 2 * pad);
    return m_plot->left + share * (m_plot->right - m_plot->left);
}

void LineChart::rebuildLegend() {
    Plot& plot = *m_plot;
    const bool same = std::equal(m_series.begin(), m_series.end(), plot.styles.begin(), plot.styles.end(), sameStyle) &&
                      plot.buttons.size() == m_series.size();
    if (!same) {
        for (QToolButton* button : plot.buttons) {
            plot.legendLayout->removeWidget(button);
            button->hide();
            button->deleteLater();
        }
        plot.buttons.clear();
        for (const Plot::Drawn& old : plot.drawn) {
            for (QLineSeries* line : old.lines) {
                plot.chart->removeSeries(line);
                delete line;
            }
            for (QScatterSeries* dots : {old.dots, old.zeros}) {
                plot.chart->removeSeries(dots);
                delete dots;
            }
        }
        plot.drawn.clear();
        plot.styles.clear();
        for (const ChartSeries& series : m_series) {
            auto* button = new QToolButton(plot.legend);
            button->setObjectName(QStringLiteral("legend:") + series.name);
            button->setCheckable(true);
            button->setAutoRaise(true);
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setIconSize(sampleSize);
            button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
            const QString name = series.name;
            connect(button, &QToolButton::toggled, this, [this, name](bool on) { setShown(name, on); });
            plot.legendLayout->addWidget(button);
            button->show();
            plot.buttons.push_back(button);
            ChartSeries style = series;
            style.points.clear();
            plot.styles.push_back(std::move(style));

            Plot::Drawn drawn;
            drawn.dots = new QScatterSeries;
            drawn.zeros = new QScatterSeries;
            plot.attach(drawn.dots);
            plot.attach(drawn.zeros);
            plot.drawn.push_back(std::move(drawn));
        }
        restyle();
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const QSignalBlocker quiet(plot.buttons[i]);
        plot.buttons[i]->setChecked(isShown(m_series[i].name));
    }
    nameButtons();
    plot.legend->setVisible(!m_series.empty());
}

void LineChart::nameButtons() {
    const bool roomy = height() >= roomyHeight;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const ChartSeries& series = m_series[i];
        QToolButton* button = m_plot->buttons[i];
        const QString text = roomy ? legendText(series) : series.name;
        if (button->text() == text) continue;
        button->setText(text);
        button->setToolTip(series.meaning.isEmpty() ? legendText(series) : legendText(series) + QChar('\n') + series.meaning);
    }
}

void LineChart::scheduleRebuild() {
    if (m_stale) return;
    m_stale = true;
    QTimer::singleShot(0, this, [this] {
        if (m_stale) rebuild();
    });
}

void LineChart::rebuild() {
    m_stale = false;
    Plot& plot = *m_plot;
    const bool logarithmic = m_scale == Scale::Logarithmic;
    const auto isGap = [logarithmic](const QPointF& p) { return !std::isfinite(p.y()) || (logarithmic && p.y() <= 0); };
    const auto height = [logarithmic](double value) {
        if (logarithmic) return std::clamp(std::log10(value), double{lowestExponent}, double{highestExponent});
        return std::clamp(value, -huge, huge);
    };

    double left = huge;
    double right = -huge;
    double bottom = huge;
    double top = -huge;
    bool anyZero = false;
    for (const ChartSeries& series : m_series) {
        if (!isShown(series.name)) continue;
        for (const QPointF& point : series.points) {
            if (!std::isfinite(point.x())) continue;
            left = std::min(left, point.x());
            right = std::max(right, point.x());
            anyZero = anyZero || (logarithmic && point.y() == 0);
            if (isGap(point)) continue;
            const double h = height(point.y());
            bottom = std::min(bottom, h);
            top = std::max(top, h);
        }
    }
    const bool empty = left > right;
    if (empty) left = 0, right = 1;
    if (left == right) left -= 0.5, right += 0.5;
    if (bottom > top) bottom = logarithmic ? -1 : 0, top = logarithmic ? 0 : 1;
    if (logarithmic) {
        bottom = std::floor(bottom + 1e-9);
        top = std::max(std::ceil(top - 1e-9), bottom + 1);
    } else if (!(top - bottom > 1e-9 * std::max(std::abs(top), std::abs(bottom)))) {
        const double room = std::max(std::abs(top), std::abs(bottom)) * 0.1;
        bottom -= room > 0 ? room : 1;
        top += room > 0 ? room : 1;
    }
    const double lowestLabel = bottom;
    if (anyZero) bottom -= zeroBand * std::max(1.0, (top - bottom) / 10);
    plot.left = left;
    plot.right = right;
    plot.bottom = bottom;
    plot.top = top;

    const QFontMetrics metrics(font());
    const double areaHeight = plotArea().height() > 0 ? plotArea().height() : this->height() - 60;
    const int mostY = std::max(2, static_cast<int>(areaHeight / (1.9 * metrics.height())));
    const int mostX = std::max(2, plotColumns() / (metrics.horizontalAdvance(QStringLiteral("000000")) + 12));
    auto yTicks = logarithmic ? exponentTicks(static_cast<int>(lowestLabel), static_cast<int>(top), mostY)
                              : linearTicks(bottom, top, mostY, false);
    if (anyZero) yTicks.insert(yTicks.begin(), {bottom, QStringLiteral("0")});
    plot.xTicks = linearTicks(left, right, mostX, m_wholeX);
    plot.yTicks = std::move(yTicks);
    Plot::label(plot.x, plot.xTicks, [this](double v) { return toPlotX(v); });
    Plot::label(plot.y, plot.yTicks, [this](double v) { return toPlotY(v); });

    bool newLines = false;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const ChartSeries& series = m_series[i];
        Plot::Drawn& drawn = plot.drawn[i];
        const bool shown = isShown(series.name);
        const Runs runs = shown ? decimated(series.points, left, right, plotColumns(), isGap) : Runs{};
        drawn.points.clear();
        drawn.zeroPoints.clear();
        QList<QPointF> dots;
        std::size_t line = 0;
        qsizetype count = 0;
        for (const auto& run : runs) count += run.size();
        const qsizetype every = count <= fewPoints ? 1 : count / markersOnDense;
        for (const auto& run : runs) {
            QList<QPointF> mapped;
            mapped.reserve(run.size());
            for (const QPointF& point : run) {
                const QPointF at(toPlotX(point.x()), toPlotY(height(point.y())));
                const bool alone = run.size() == 1;
                const bool marked = series.marker != ChartMarker::None && drawn.points.size() % every == every / 2;
                if (alone || marked) dots.append(at);
                drawn.points.append(point);
                mapped.append(at);
            }
            if (mapped.size() < 2) continue;
            if (line == drawn.lines.size()) {
                drawn.lines.push_back(new QLineSeries);
                plot.attach(drawn.lines.back());
                newLines = true;
            }
            drawn.lines[line++]->replace(mapped);
        }
        for (; line < drawn.lines.size(); ++line) drawn.lines[line]->replace(QList<QPointF>{});
        drawn.dots->replace(dots);

        QList<QPointF> zeros;
        if (shown && anyZero) {
            const Runs onEdge =
                decimated(series.points, left, right, std::max(1, plotColumns() / 4), [](const QPointF& p) { return p.y() != 0; });
            for (const auto& run : onEdge)
                for (const QPointF& point : run) {
                    drawn.zeroPoints.append(point);
                    zeros.append({toPlotX(point.x()), toPlotY(bottom)});
                }
        }
        drawn.zeros->replace(zeros);
    }
    if (newLines) restyle();
    placeOverlays();

    QStringList summary;
    for (const ChartSeries& series : m_series) {
        if (!isShown(series.name) || series.points.isEmpty()) continue;
        summary += tr("%1: %2 points, from %3 to %4")
                       .arg(series.name, QString::number(series.points.size()), withUnit(series.points.first().y(), series.unit),
                            withUnit(series.points.last().y(), series.unit));
    }
    setAccessibleDescription(summary.isEmpty() ? tr("No data") : summary.join(QStringLiteral("; ")));
}

void LineChart::restyle() {
    Plot& plot = *m_plot;
    const QPalette& colours = palette();
    const QColor ground = colours.color(QPalette::Base);
    const QColor text = colours.color(QPalette::Text);
    plot.view->setBackgroundBrush(ground);
    for (QCategoryAxis* axis : {plot.x, plot.y}) {
        axis->setLabelsBrush(text);
        axis->setLabelsFont(font());
        axis->setTitleBrush(text);
        axis->setTitleFont(font());
        axis->setGridLinePen(QPen(blended(ground, text, 0.16), 1));
        axis->setLinePen(QPen(blended(ground, text, 0.5), 1));
    }
    for (std::size_t i = 0; i < plot.drawn.size(); ++i) {
        const ChartSeries& series = plot.styles[i];
        const QColor colour = seriesColour(series.colour, colours);
        for (QLineSeries* line : plot.drawn[i].lines) line->setPen(linePen(series, colours));
        for (QScatterSeries* dots : {plot.drawn[i].dots, plot.drawn[i].zeros}) {
            const bool zeros = dots == plot.drawn[i].zeros;
            dots->setMarkerShape(shapeOf(series.marker));
            dots->setMarkerSize(markerSize);
            dots->setBrush(zeros ? ground : colour);
            dots->setPen(zeros ? QPen(colour, 1.5) : QPen(Qt::NoPen));
        }
        QPixmap pixmap(sampleSize * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintSample(painter, series, colours, {0, 0});
        painter.end();
        plot.buttons[i]->setIcon(pixmap);
    }
    plot.cursor->setPen(QPen(colours.color(QPalette::Highlight), 2));
    plot.readingLine->setPen(QPen(blended(ground, text, 0.6), 1, Qt::DotLine));
    plot.notice->setBrush(blended(ground, text, 0.75));
    plot.notice->setFont(font());
    for (const Plot::Mark& mark : plot.marks) {
        mark.line->setPen(QPen(blended(ground, text, 0.7), 1.2, Qt::DashDotLine));
        mark.text->setBrush(text);
        mark.text->setFont(font());
    }
}

void LineChart::placeOverlays() {
    Plot& plot = *m_plot;
    const QRectF area = plotArea();
    const auto pixelX = [&](double x) { return area.left() + toPlotX(x) * area.width(); };
    const auto place = [&](QGraphicsLineItem* line, std::optional<double> x) {
        const bool inside = x && *x >= plot.left && *x <= plot.right && !m_series.empty();
        line->setVisible(inside);
        if (inside) line->setLine(pixelX(*x), area.top(), pixelX(*x), area.bottom());
    };
    place(plot.cursor, m_cursorX);
    place(plot.readingLine, m_readingX);
    for (std::size_t i = 0; i < plot.marks.size(); ++i) {
        const Plot::Mark& mark = plot.marks[i];
        place(mark.line, m_marks[i].x);
        mark.text->setVisible(mark.line->isVisible());
        const double width = mark.text->boundingRect().width();
        const double at = pixelX(m_marks[i].x);
        const bool onLeft = at + 4 + width > area.right();
        mark.text->setPos(onLeft ? std::max(area.left(), at - 4 - width) : at + 4, area.top() + 1);
    }
    plot.notice->setVisible(!plot.notice->text().isEmpty());
    const QRectF notice = plot.notice->boundingRect();
    plot.notice->setPos(area.center() - notice.center());
}

std::optional<double> LineChart::nearestX(double x) const {
    std::optional<double> at;
    for (const ChartSeries& series : m_series) {
        if (!isShown(series.name)) continue;
        const qsizetype nearest = nearestTo(series.points, x);
        if (nearest < 0) continue;
        const double candidate = series.points[nearest].x();
        if (!at || std::abs(candidate - x) < std::abs(*at - x)) at = candidate;
    }
    return at;
}

QString LineChart::readingAt(double x) const {
    const std::optional<double> at = nearestX(x);
    if (!at) return {};
    QString text = m_xTitle + QStringLiteral(" ") + (m_wholeX ? QString::number(*at, 'f', 0) : readable(*at));
    for (const ChartSeries& series : m_series) {
        if (!isShown(series.name)) continue;
        const qsizetype nearest = nearestTo(series.points, *at);
        if (nearest < 0 || series.points[nearest].x() != *at) continue;
        text += QStringLiteral("\n%1: %2").arg(series.name, withUnit(series.points[nearest].y(), series.unit));
    }
    return text;
}

void LineChart::showReading(std::optional<double> x) {
    Plot& plot = *m_plot;
    m_readingX.reset();
    const QString text = x ? readingAt(*x) : QString{};
    plot.reading->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        m_readingX = nearestX(*x);
        plot.reading->setText(text);
        plot.reading->adjustSize();
        const QRectF area = plotArea();
        const int at = static_cast<int>(area.left() + toPlotX(*m_readingX) * area.width());
        const int width = plot.reading->width();
        const bool onLeft = at + 10 + width > plot.view->width();
        plot.reading->move(onLeft ? std::max(0, at - 10 - width) : at + 10, static_cast<int>(area.top()) + 4);
        plot.reading->raise();
    }
    placeOverlays();
}

QString LineChart::valuesAsText() const {
    std::vector<const ChartSeries*> shown;
    for (const ChartSeries& series : m_series)
        if (isShown(series.name)) shown.push_back(&series);
    QList<double> xs;
    for (const ChartSeries* series : shown)
        for (const QPointF& point : series->points) xs.append(point.x());
    std::sort(xs.begin(), xs.end());
    xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
    QString text = m_xTitle;
    for (const ChartSeries* series : shown) text += QChar('\t') + legendText(*series);
    text += QChar('\n');
    for (const double x : xs) {
        text += QString::number(x, 'g', QLocale::FloatingPointShortest);
        for (const ChartSeries* series : shown) {
            const qsizetype place = nearestTo(series->points, x);
            text += QChar('\t');
            if (place >= 0 && series->points[place].x() == x)
                text += QString::number(series->points[place].y(), 'g', QLocale::FloatingPointShortest);
        }
        text += QChar('\n');
    }
    return text;
}

void LineChart::paintTo(QPainter& painter, const QRectF& target) {
    if (m_stale) rebuild();
    painter.save();
    painter.setFont(font());
    painter.fillRect(target, palette().color(QPalette::Base));
    const QFontMetrics metrics(font());
    const double lineHeight = metrics.height() + 4;
    double x = target.left() + 8;
    double y = target.top() + 4;
    for (const ChartSeries& series : m_series) {
        if (!isShown(series.name)) continue;
        const QString text = legendText(series);
        const double width = sampleSize.width() + 4 + metrics.horizontalAdvance(text) + 14;
        if (x > target.left() + 8 && x + width > target.right()) {
            x = target.left() + 8;
            y += lineHeight;
        }
        paintSample(painter, series, palette(), {x, y + (lineHeight - sampleSize.height()) / 2.0});
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(x + sampleSize.width() + 4, y, width, lineHeight), Qt::AlignVCenter | Qt::AlignLeft, text);
        x += width;
    }
    // The chart is laid out for the picture, which may have another shape than the widget.
    const QRectF place(target.left(), y + lineHeight + 2, target.width(), target.bottom() - y - lineHeight - 2);
    const QSizeF size = m_plot->chart->size();
    m_plot->chart->resize(place.size());
    m_plot->chart->layout()->activate();
    rebuild();
    m_plot->readingLine->setVisible(false);
    m_plot->view->scene()->render(&painter, place, QRectF(QPointF(0, 0), place.size()), Qt::IgnoreAspectRatio);
    m_plot->chart->resize(size);
    m_plot->chart->layout()->activate();
    rebuild();
    painter.restore();
}

QImage LineChart::toImage(qreal pixelRatio) {
    QImage image(size() * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTo(painter, rect());
    return image;
}

bool LineChart::savePicture(const QString& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size());
        generator.setViewBox(rect());
        generator.setTitle(accessibleName());
        generator.setDescription(accessibleDescription());
        QPainter painter(&generator);
        paintTo(painter, rect());
    } else {
        buffer.open(QIODevice::WriteOnly);
        toImage().save(&buffer, "PNG");
    }
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
}

void LineChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    nameButtons();
    showReading({});
    scheduleRebuild();
}

void LineChart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    scheduleRebuild();
}

void LineChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    restyle();
    scheduleRebuild();
}

void LineChart::keyPressEvent(QKeyEvent* event) {
    const Plot& plot = *m_plot;
    const bool isMove = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (m_series.empty() || (!isMove && event->key() != Qt::Key_Return && event->key() != Qt::Key_Escape)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        showReading({});
        return;
    }
    if (!isMove) {
        if (m_readingX) emit clickedAt(*m_readingX);
        return;
    }
    const double step = std::max(m_wholeX ? 1.0 : 0.0, (plot.right - plot.left) / plotColumns());
    const double from = m_readingX.value_or(m_cursorX.value_or(plot.left));
    showReading(std::clamp(from + (event->key() == Qt::Key_Left ? -step : step), plot.left, plot.right));
}

void LineChart::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* copy = menu.addAction(tr("Copy values"));
    QAction* save = menu.addAction(tr("Save picture…"));
    const QAction* chosen = menu.exec(event->globalPos());
    if (chosen == copy) QGuiApplication::clipboard()->setText(valuesAsText());
    if (chosen != save) return;
    const QString file = QFileDialog::getSaveFileName(this, tr("Save picture"), {}, tr("Pictures (*.svg *.png)"));
    if (!file.isEmpty() && !savePicture(file)) setNotice(tr("“%1” could not be written.").arg(file));
}

}  // namespace solverscope
