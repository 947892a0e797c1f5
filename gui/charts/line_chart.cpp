// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/line_chart.h"

#include <QGraphicsLayout>
#include <QMenu>
#include <QPainter>
#include <QTimer>
#include <algorithm>

#include "gui/charts/chart_items.h"
#include "gui/charts/chart_series.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr int roomyHeight = 230;  // from which the legend has room for units
constexpr QSize minPictureSize{800, 450};
constexpr double pictureMargin = 8;  // pixels

bool sameStyle(const ChartSeries& a, const ChartSeries& b) {
    return a.name == b.name && a.colour == b.colour && a.dash == b.dash && a.marker == b.marker;
}

}  // namespace

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

    plot.reading = named(new QLabel(plot.view), "reading");
    plot.reading->setAttribute(Qt::WA_TransparentForMouseEvents);
    plot.reading->setAutoFillBackground(true);
    plot.reading->setFrameShape(QFrame::StyledPanel);
    plot.reading->setMargin(3);
    plot.reading->setTextFormat(Qt::PlainText);
    plot.reading->hide();

    plot.menu = textButton("chartMenu", QStringLiteral("⋮"), tr("Copy, export, show as a table"), this);
    plot.menu->setAutoRaise(true);
    plot.menu->setAccessibleName(tr("Chart menu"));
    connect(plot.menu, &QToolButton::clicked, this, [this] {
        QMenu menu(this);
        fillMenu(menu);
        menu.exec(m_plot->menu->mapToGlobal(m_plot->menu->rect().bottomLeft()));
    });

    plot.pages = new QStackedLayout;
    plot.pages->addWidget(plot.view);
    buildSpanLine();
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0},
              {inRow(0, {{plot.legend, 1}, {plot.menu, 0, Qt::AlignTop}}), {plot.pages, 1}, plot.spanLine});

    connectMouse();
    connect(plot.chart, &QChart::plotAreaChanged, this, &LineChart::scheduleRebuild);
    restyle();
    new ViewState(this, [this](LineChart& before) {
        m_shownBefore.clear();
        for (const ChartSeries& each : before.m_series) m_shownBefore.push_back(before.isShown(each.name));
        if (!m_series.empty()) replace(m_series);
        setSpan(before.m_span);
        showTable(before.m_tableShown);
    });
}

LineChart::~LineChart() {
    disconnect(m_plot->chart, nullptr, this, nullptr);  // the view is still there while children are deleted
}

void LineChart::setAxes(const QString& xTitle, const QString& yTitle, Scale scale, bool integerX) {
    if (m_xTitle == xTitle && m_yTitle == yTitle && m_scale == scale && m_integerX == integerX) return;
    m_xTitle = xTitle;
    m_yTitle = yTitle;
    m_scale = scale;
    m_integerX = integerX;
    m_plot->x->setTitleText(xTitle);
    m_plot->y->setTitleText(yTitle);
    scheduleRebuild();
}

void LineChart::replace(std::vector<ChartSeries> series) {
    // Names change with the language; places do not.
    const bool inherits = !series.empty() && m_shownBefore.size() == series.size();
    for (std::size_t i = 0; i < series.size(); ++i)
        if (inherits)
            m_shown[series[i].name] = m_shownBefore[i];
        else if (!m_shown.contains(series[i].name))
            m_shown[series[i].name] = series[i].shown;
    if (inherits) m_shownBefore.clear();
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

bool LineChart::isShown(const QString& name) const { return m_shown.value(name, true); }

void LineChart::setShown(const QString& name, bool shown) {
    if (isShown(name) == shown) return;
    m_shown[name] = shown;
    rebuildLegend();
    scheduleRebuild();
    emit shownChanged();
}

void LineChart::setCursorAt(std::optional<double> x) {
    if (m_cursorX == x) return;
    m_cursorX = x;
    if (m_tableShown) m_plot->table->setCursorAt(x);
    placeOverlays();
}

void LineChart::setKnownUntil(std::optional<double> x) {
    if (m_knownUntil == x) return;
    m_knownUntil = x;
    m_plot->over->setKnownUntil(x);
    placeOverlays();
}

void LineChart::setMarks(std::vector<ChartMark> marks) {
    if (m_marks == marks) return;
    m_marks = std::move(marks);
    m_plot->over->setMarks(m_marks, m_sections);
    restyle();
    placeOverlays();
}

void LineChart::setSections(ChartSections sections) {
    if (m_sections == sections) return;
    m_sections = std::move(sections);
    m_plot->over->setMarks(m_marks, m_sections);
    restyle();
    scheduleRebuild();
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
    plot.menu->setVisible(!m_series.empty());
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
    plot.x->setTitleVisible(plot.chart->size().height() > 7 * metrics.height());  // else the labels would have no room
    const double areaHeight = plotArea().height() > 0 ? plotArea().height() : height() - 60;
    const int maxTicksY = std::max(2, static_cast<int>(areaHeight / (1.9 * metrics.height())));
    const int maxTicksX = std::max(2, plotColumns() / (metrics.horizontalAdvance(QStringLiteral("000000")) + 12));
    auto yTicks = logarithmic ? exponentTicks(static_cast<int>(range.lowestLabel), static_cast<int>(range.top), maxTicksY)
                              : linearTicks(range.bottom, range.top, maxTicksY, false);
    if (range.zeros) yTicks.insert(yTicks.begin(), {range.bottom, range.noise ? QStringLiteral("≈ 0") : QStringLiteral("0")});
    const int columns = plotColumns();
    const PlotMap place = map();  // for all: new labels change the width of the plot, and then all of this is repeated
    const auto xTicks = m_sections.isEmpty() ? linearTicks(range.left, range.right, maxTicksX, m_integerX)
                                             : m_sections.ticks(range.left, range.right, maxTicksX);
    Plot::label(plot.x, plot.xLabels, xTicks, [&place](double v) { return place.x(v); });
    Plot::label(plot.y, plot.yLabels, yTicks, [&place](double v) { return place.y(v); });

    bool newLines = false;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        if (!isShown(m_series[i].name))
            plot.drawn[i].clear();
        else if (plot.drawn[i].draw(m_series[i], m_sections, place, columns))
            newLines = true;
    }
    if (newLines) restyle();
    // Overlapping bands need no antialiasing, which would take most of the time.
    constexpr double maxAntialiasedClimbs = 4000;
    double verticalTravel = 0;
    for (const DrawnSeries& drawn : plot.drawn) verticalTravel += drawn.verticalTravel();
    plot.view->setRenderHint(QPainter::Antialiasing, verticalTravel < maxAntialiasedClimbs);
    updateSlopes();
    if (m_tableShown) plot.table->setSeries(shownSeries(), m_xTitle, m_sections);

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

void LineChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_plot->legend->setNames(m_series, height() >= roomyHeight);
    m_plot->legend->updateGeometry();
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

QList<QStringList> LineChart::exportedLines() const { return valueLines(shownSeries(), m_xTitle, m_sections); }

void LineChart::paintTo(QPainter& painter, const QRectF& target) {
    if (m_stale) rebuild();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    painter.fillRect(target, palette().color(QPalette::Base));
    const double top = paintLegend(painter, target, shownSeries(), palette(), QFontMetrics(font())) + 2;
    // The chart is laid out for the picture, which may have another shape than the widget.
    const QRectF place(target.left(), top, target.width(), target.bottom() - top);
    const QSizeF size = m_plot->chart->size();
    // The labels of one layout pass determine the room in the next. The first passes use another size, so that the picture does
    // not depend on what the widget has shown before.
    for (const QSizeF& laidOut : {place.size() / 2, place.size()}) {
        m_plot->chart->resize(laidOut);
        for (int round = 0; round < 2; ++round) {
            m_plot->chart->layout()->activate();
            rebuild();
        }
    }
    m_plot->over->hideReading();
    m_plot->view->scene()->render(&painter, place, QRectF(QPointF(0, 0), place.size()), Qt::IgnoreAspectRatio);
    m_plot->chart->resize(size);
    m_plot->chart->layout()->activate();
    rebuild();
    painter.restore();
}

QSize LineChart::pictureSize() const { return size().expandedTo(minPictureSize); }

void LineChart::paintPicture(QPainter& painter, const QRectF& target) {
    const QFontMetrics metrics(font());
    const QRectF inside = target.adjusted(pictureMargin, pictureMargin, -pictureMargin, -pictureMargin);
    QStringList caption;
    if (m_span) caption += spanText();
    if (m_caption) caption += m_caption();
    caption.removeAll(QString());
    const QString words = caption.join(QLatin1Char('\n'));
    const auto height = [&](const QString& text, const QFontMetrics& letters) {
        return text.isEmpty() ? 0.0 : 4.0 + letters.boundingRect(inside.toRect(), Qt::TextWordWrap, text).height();
    };
    QFont bold = font();
    bold.setBold(true);
    const double titleHeight = height(exportTitle(), QFontMetrics(bold));
    const double captionHeight = height(words, metrics);

    painter.save();
    const QColor ground = palette().color(QPalette::Base);
    painter.fillRect(target, ground);
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(bold);
    painter.drawText(inside, Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, exportTitle());
    painter.setFont(font());
    painter.setPen(blended(ground, palette().color(QPalette::Text), 0.8));
    painter.drawText(inside, Qt::TextWordWrap | Qt::AlignBottom | Qt::AlignLeft, words);
    painter.restore();
    paintTo(painter, inside.adjusted(0, titleHeight, 0, -captionHeight));
}

}  // namespace solverscope
