// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/line_chart.h"

#include <QCategoryAxis>
#include <QChart>
#include <QClipboard>
#include <QFileDialog>
#include <QGraphicsLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <functional>

#include "gui/charts/chart_legend.h"
#include "gui/charts/chart_overlays.h"
#include "gui/charts/chart_picture.h"
#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_values.h"
#include "gui/charts/chart_view.h"
#include "gui/charts/colours.h"
#include "gui/charts/drawn_series.h"
#include "gui/charts/series_look.h"
#include "gui/charts/ticks.h"

namespace solverscope {
namespace {

constexpr int roomyHeight = 230;  // from which the legend has room for units

bool sameStyle(const ChartSeries& a, const ChartSeries& b) {
    return a.name == b.name && a.colour == b.colour && a.dash == b.dash && a.marker == b.marker;
}

}  // namespace

struct LineChart::Plot {
    QChart* chart = new QChart;
    ChartView* view = nullptr;
    QCategoryAxis* x = new QCategoryAxis;
    QCategoryAxis* y = new QCategoryAxis;
    ChartLegend* legend = nullptr;
    std::vector<ChartSeries> styles;  // of the legend and the drawn series
    std::vector<DrawnSeries> drawn;
    std::unique_ptr<ChartOverlays> over;
    QLabel* reading = nullptr;
    ChartRange range;

    static void label(QCategoryAxis* axis, const std::vector<Tick>& ticks, const std::function<double(double)>& place) {
        for (const QString& old : axis->categoriesLabels()) axis->remove(old);
        axis->setStartValue(-10);
        for (const Tick& tick : ticks) axis->append(tick.label, place(tick.value));
    }
};

LineChart::LineChart(QWidget* parent) : QWidget(parent), m_plot(std::make_unique<Plot>()) {
    Plot& plot = *m_plot;
    setFocusPolicy(Qt::StrongFocus);

    plot.legend = new ChartLegend(this);
    connect(plot.legend, &ChartLegend::toggled, this, &LineChart::setShown);

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
    plot.over = std::make_unique<ChartOverlays>(*plot.chart);

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
        emit clickedAt(std::clamp(fromViewX(at.x()), m_plot->range.left, m_plot->range.right));
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

std::vector<const ChartSeries*> LineChart::shownSeries() const {
    std::vector<const ChartSeries*> shown;
    for (const ChartSeries& series : m_series)
        if (isShown(series.name)) shown.push_back(&series);
    return shown;
}

const DrawnSeries* LineChart::findDrawn(const QString& name) const {
    const ChartSeries* series = findSeries(name);
    if (!series) return nullptr;
    const auto place = static_cast<std::size_t>(series - m_series.data());
    return place < m_plot->drawn.size() ? &m_plot->drawn[place] : nullptr;
}

QList<QPointF> LineChart::plotted(const QString& name) const {
    const DrawnSeries* drawn = findDrawn(name);
    return drawn ? drawn->points() : QList<QPointF>{};
}

QList<QPointF> LineChart::plottedZeros(const QString& name) const {
    const DrawnSeries* drawn = findDrawn(name);
    return drawn ? drawn->zeroPoints() : QList<QPointF>{};
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
    m_plot->over->setMarks(m_marks);
    restyle();
    placeOverlays();
}

void LineChart::setNotice(const QString& notice) {
    if (m_plot->over->notice() == notice) return;
    m_plot->over->setNotice(notice);
    placeOverlays();
}

QRectF LineChart::plotArea() const { return m_plot->chart->plotArea(); }

int LineChart::plotColumns() const {
    const double width = plotArea().width();
    return static_cast<int>(width >= 16 ? width : std::max(16, this->width() - 80));
}

PlotMap LineChart::map() const { return {m_plot->range, static_cast<double>(plotColumns()), plotArea().height()}; }

double LineChart::fromViewX(double pixel) const {
    const QRectF area = plotArea();
    return map().valueAt((pixel - area.left()) / std::max(1.0, area.width()));
}

void LineChart::rebuildLegend() {
    Plot& plot = *m_plot;
    const bool same = std::equal(m_series.begin(), m_series.end(), plot.styles.begin(), plot.styles.end(), sameStyle);
    if (!same) {
        plot.legend->rebuild(m_series);
        for (DrawnSeries& old : plot.drawn) old.remove();
        plot.drawn.clear();
        plot.styles.clear();
        for (const ChartSeries& series : m_series) {
            ChartSeries style = series;
            style.points.clear();
            plot.styles.push_back(std::move(style));
            plot.drawn.emplace_back(*plot.chart);
        }
        restyle();
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) plot.legend->setShown(i, isShown(m_series[i].name));
    plot.legend->setNames(m_series, height() >= roomyHeight);
    plot.legend->setVisible(!m_series.empty());
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
    plot.range = rangeOf(shownSeries(), logarithmic);
    const ChartRange& range = plot.range;

    const QFontMetrics metrics(font());
    const double areaHeight = plotArea().height() > 0 ? plotArea().height() : height() - 60;
    const int mostY = std::max(2, static_cast<int>(areaHeight / (1.9 * metrics.height())));
    const int mostX = std::max(2, plotColumns() / (metrics.horizontalAdvance(QStringLiteral("000000")) + 12));
    auto yTicks = logarithmic ? exponentTicks(static_cast<int>(range.lowestLabel), static_cast<int>(range.top), mostY)
                              : linearTicks(range.bottom, range.top, mostY, false);
    if (range.zeros) yTicks.insert(yTicks.begin(), {range.bottom, QStringLiteral("0")});
    Plot::label(plot.x, linearTicks(range.left, range.right, mostX, m_wholeX), [this](double v) { return map().x(v); });
    Plot::label(plot.y, yTicks, [this](double v) { return map().y(v); });

    bool newLines = false;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        if (!isShown(m_series[i].name))
            plot.drawn[i].clear();
        else if (plot.drawn[i].draw(m_series[i], map(), plotColumns()))
            newLines = true;
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
    for (std::size_t i = 0; i < plot.drawn.size(); ++i) plot.drawn[i].restyle(plot.styles[i], colours);
    plot.legend->restyle(plot.styles, colours);
    plot.over->restyle(colours, font());
}

void LineChart::placeOverlays() { m_plot->over->place(map(), m_cursorX, m_readingX, !m_series.empty()); }

QString LineChart::readingAt(double x) const {
    const auto shown = shownSeries();
    const std::optional<double> at = nearestX(shown, x);
    if (!at) return {};
    return m_xTitle + QStringLiteral(" ") + (m_wholeX ? QString::number(*at, 'f', 0) : readable(*at)) + readingLines(shown, *at);
}

void LineChart::showReading(std::optional<double> x) {
    Plot& plot = *m_plot;
    m_readingX.reset();
    const QString text = x ? readingAt(*x) : QString{};
    plot.reading->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        m_readingX = nearestX(shownSeries(), *x);
        plot.reading->setText(text);
        plot.reading->adjustSize();
        const QRectF area = plotArea();
        const int at = static_cast<int>(area.left() + map().x(*m_readingX) * area.width());
        const int width = plot.reading->width();
        const bool onLeft = at + 10 + width > plot.view->width();
        plot.reading->move(onLeft ? std::max(0, at - 10 - width) : at + 10, static_cast<int>(area.top()) + 4);
        plot.reading->raise();
    }
    placeOverlays();
}

QString LineChart::valuesAsText() const { return valueTable(shownSeries(), m_xTitle); }

void LineChart::paintTo(QPainter& painter, const QRectF& target) {
    if (m_stale) rebuild();
    painter.save();
    painter.setFont(font());
    painter.fillRect(target, palette().color(QPalette::Base));
    const double top = paintLegend(painter, target, shownSeries(), palette(), QFontMetrics(font())) + 2;
    // The chart is laid out for the picture, which may have another shape than the widget.
    const QRectF place(target.left(), top, target.width(), target.bottom() - top);
    const QSizeF size = m_plot->chart->size();
    m_plot->chart->resize(place.size());
    m_plot->chart->layout()->activate();
    rebuild();
    m_plot->over->hideReading();
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

bool LineChart::savePicture(const QString& file) { return writePicture(*this, file); }

void LineChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_plot->legend->setNames(m_series, height() >= roomyHeight);
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
    const ChartRange& range = m_plot->range;
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
    const double step = std::max(m_wholeX ? 1.0 : 0.0, (range.right - range.left) / plotColumns());
    const double from = m_readingX.value_or(m_cursorX.value_or(range.left));
    showReading(std::clamp(from + (event->key() == Qt::Key_Left ? -step : step), range.left, range.right));
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
