// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QContextMenuEvent>
#include <QLabel>
#include <QList>
#include <QMouseEvent>
#include <QPalette>
#include <QPointF>
#include <QStackedLayout>
#include <QString>
#include <QToolButton>
#include <QWidget>
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_sections.h"
#include "gui/charts/chart_series.h"
#include "gui/charts/chart_table.h"
#include "gui/charts/line_chart.h"
#include "gui/widgets/build.h"

class QFont;
class QGraphicsLineItem;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;
class QLineSeries;
class QScatterSeries;
class QXYSeries;

namespace solverscope {

/// Charts here need no item picking by Qt Charts, so it never gets mouse events: in 6.4 QChartView crashes on a press outside
/// of its items (QTBUG-118669).
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
    std::function<void()> released;
    std::function<void()> left;

protected:
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && pressed) pressed(event->pos());
        event->setAccepted(event->button() == Qt::LeftButton);
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && released) released();
        event->setAccepted(event->button() == Qt::LeftButton);
    }
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

/// One series as the items of a chart: a line for every run without gaps, markers, and exact zeros on the edge.
class DrawnSeries {
public:
    explicit DrawnSeries(QChart& chart);

    /// Takes its items out of the chart; it is of no use afterwards.
    void remove();

    /// Draws the points at most two per column. True if restyle must be called: items are new, or the line has become a band.
    bool draw(const ChartSeries& series, const ChartSections& sections, const PlotMap& map, int columns);
    void clear();

    void restyle(const ChartSeries& series, const QPalette& palette);

    /// The displayed points, in data coordinates.
    const QList<QPointF>& points() const { return m_points; }
    const QList<QPointF>& zeroPoints() const { return m_zeroPoints; }

    /// How often its lines go from the bottom to the top of the plot or back, all their ups and downs taken together.
    double verticalTravel() const { return m_verticalTravel; }

private:
    void attach(QXYSeries* series);
    bool drawLines(const ChartSeries& series, const ChartSections& sections, const PlotMap& map, int columns);
    void drawZeros(const ChartSeries& series, const PlotMap& map, int columns);

    QChart* m_chart;
    std::vector<QLineSeries*> m_lines;
    QScatterSeries* m_dots;
    QScatterSeries* m_zeros;
    QList<QPointF> m_points;
    QList<QPointF> m_zeroPoints;
    bool m_dense = false;  // the line oscillates within every column of pixels
    double m_verticalTravel = 0;
};

/// The slope of a series within the span, in the colour of the series.
struct FitLine {
    SlopeFit fit;
    int colour = 0;
};

/// The items drawn over the lines of a chart: the cursor, the reading line, marks, the span with its slopes, and a notice. The
/// items belong to its scene.
class ChartOverlays {
public:
    explicit ChartOverlays(QChart& chart);

    void setMarks(const std::vector<ChartMark>& marks, const ChartSections& sections);
    void setNotice(const QString& notice);
    QString notice() const;
    void setSpan(std::optional<ChartSpan> span, std::vector<FitLine> fits);
    void restyle(const QPalette& palette, const QFont& font);

    /// Lays out all items. Without `lines` only the notice is shown.
    void place(const PlotMap& map, std::optional<double> cursor, std::optional<double> reading, bool lines);
    void hideReading();

    /// What is after it becomes faint: it has not happened yet.
    void setKnownUntil(std::optional<double> x) { m_knownUntil = x; }

private:
    struct Mark {
        double x = 0;
        QGraphicsLineItem* line = nullptr;
        QGraphicsSimpleTextItem* text = nullptr;
        bool isBorder = false;  // of a section: one of many, which may have no room for their names
    };

    void placeSpan(const PlotMap& map, bool lines);
    int namedBorders(const std::function<double(double)>& pixelX) const;

    QChart* m_chart;
    std::vector<Mark> m_marks;
    std::optional<ChartSpan> m_span;
    std::vector<FitLine> m_fits;
    std::vector<QGraphicsLineItem*> m_fitLines;  // two for each: a rim and the line
    QPalette m_palette;
    QGraphicsRectItem* m_spanBand;
    QGraphicsRectItem* m_veil;
    std::optional<double> m_knownUntil;
    QGraphicsLineItem* m_cursor;
    QGraphicsLineItem* m_reading;
    QGraphicsSimpleTextItem* m_notice;
    QString m_noticeText;  // with its own line breaks; the displayed text is wrapped to the width of the plot
};

/// A button for each series of a chart, which shows and hides it.
class ChartLegend : public QScrollArea {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget* parent = nullptr);

    /// Whole lines, at most a third of the chart, but one; a longer legend scrolls.
    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize minimumSizeHint() const override { return {}; }

    /// New buttons; names and samples come with setNames and restyle.
    void rebuild(const std::vector<ChartSeries>& series);

    void setShown(std::size_t place, bool shown);

    /// With units if there is room.
    void setNames(const std::vector<ChartSeries>& series, bool useFullNames);

    void restyle(const std::vector<ChartSeries>& series, const QPalette& palette);

signals:
    void toggled(const QString& name, bool shown);

private:
    FlowLayout* m_layout;
    std::vector<QToolButton*> m_buttons;
};

/// The parts of a LineChart.
struct LineChart::Plot {
    QChart* chart = new QChart;
    ChartView* view = nullptr;
    QCategoryAxis* x = new QCategoryAxis;
    QCategoryAxis* y = new QCategoryAxis;
    ChartLegend* legend = nullptr;
    QToolButton* menu = nullptr;
    QStackedLayout* pages = nullptr;  // the view and the table
    ChartTable* table = nullptr;      // created on first use
    std::vector<ChartSeries> styles;  // of the legend and the drawn series
    std::vector<DrawnSeries> drawn;
    std::unique_ptr<ChartOverlays> over;
    QLabel* reading = nullptr;
    QWidget* spanLine = nullptr;
    ElidedLabel* spanText = nullptr;
    ChartRange range;

    /// The current labels of an axis: every change of one triggers a new layout of the whole chart.
    struct Labels {
        QStringList words;
        QList<double> places;
        bool operator==(const Labels&) const = default;
    };
    Labels xLabels;
    Labels yLabels;

    static void label(QCategoryAxis* axis, Labels& present, const std::vector<Tick>& ticks,
                      const std::function<double(double)>& place) {
        Labels wanted;
        for (const Tick& tick : ticks) {
            wanted.words += tick.label;
            wanted.places += place(tick.value);
        }
        if (wanted == present) return;
        for (const QString& old : axis->categoriesLabels()) axis->remove(old);
        axis->setStartValue(-10);
        for (qsizetype i = 0; i < wanted.words.size(); ++i) axis->append(wanted.words[i], wanted.places[i]);
        present = std::move(wanted);
    }
};

}  // namespace solverscope
