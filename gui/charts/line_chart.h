// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QImage>
#include <QList>
#include <QPointF>
#include <QSet>
#include <QString>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

class DrawnSeries;
class PlotMap;

/// Lines over one axis, linear or logarithmic: the only class that knows Qt Charts.
///
/// Qt Charts 6.4 draws nothing, or ends the program, where a logarithmic axis meets a value that is zero or not finite, and it
/// overlooks ranges below 1e-12. So all points are mapped to 0 … 1 here before they are handed over, on linear axes that never
/// change, with labels of our own. On a logarithmic axis exact zeros are markers on the bottom edge, which is then labelled 0;
/// values beyond 1e±17 stand at these ends. At most two points per column of pixels are drawn, the lowest and the highest.
class LineChart : public QWidget {
    Q_OBJECT

public:
    enum class Scale { Linear, Logarithmic };

    explicit LineChart(QWidget* parent = nullptr);
    ~LineChart() override;

    /// Titles with units in brackets. `wholeX`: x counts something.
    void setAxes(const QString& xTitle, const QString& yTitle, Scale scale, bool wholeX = true);

    /// Takes over all series. Which of them are shown is remembered by name.
    void replace(std::vector<ChartSeries> series);

    const std::vector<ChartSeries>& series() const { return m_series; }
    const ChartSeries* findSeries(const QString& name) const;

    /// The points that are on the screen for a series, gaps left out.
    QList<QPointF> plotted(const QString& name) const;

    /// Points of a series that are exact zeros, on a logarithmic axis.
    QList<QPointF> plottedZeros(const QString& name) const;

    bool isShown(const QString& name) const;
    void setShown(const QString& name, bool shown);

    void setCursorAt(std::optional<double> x);
    std::optional<double> cursorAt() const { return m_cursorX; }
    void setMarks(std::vector<ChartMark> marks);
    const std::vector<ChartMark>& marks() const { return m_marks; }

    /// What to say in place of the lines; empty: nothing.
    void setNotice(const QString& notice);

    int plotColumns() const;

    /// The values next to `x`, a line for each shown series, as text.
    QString readingAt(double x) const;

    /// All shown values, a column per series, separated by tabs.
    QString valuesAsText() const;

    void paintTo(QPainter& painter, const QRectF& target);
    QImage toImage(qreal pixelRatio = 2);

    /// Writes a picture; ".svg" means SVG, all else PNG. False if the file cannot be written.
    bool savePicture(const QString& file);

    QSize sizeHint() const override { return {480, 260}; }
    QSize minimumSizeHint() const override { return {200, 90}; }

signals:
    void clickedAt(double x);
    void shownChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Plot;

    std::vector<const ChartSeries*> shownSeries() const;
    const DrawnSeries* findDrawn(const QString& name) const;
    void rebuildLegend();
    void scheduleRebuild();
    void rebuild();
    void restyle();
    void placeOverlays();
    void showReading(std::optional<double> x);
    PlotMap map() const;
    double fromViewX(double pixel) const;
    QRectF plotArea() const;

    std::unique_ptr<Plot> m_plot;
    std::vector<ChartSeries> m_series;
    std::vector<ChartMark> m_marks;
    QSet<QString> m_hidden;
    QSet<QString> m_known;
    std::optional<double> m_cursorX;
    std::optional<double> m_readingX;
    QString m_xTitle;
    QString m_yTitle;
    Scale m_scale = Scale::Linear;
    bool m_wholeX = true;
    bool m_stale = false;
};

}  // namespace solverscope
