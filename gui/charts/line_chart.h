// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QHash>
#include <QList>
#include <QPointF>
#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/charts/chart_sections.h"
#include "gui/charts/chart_series.h"
#include "gui/charts/exportable.h"

class QMenu;

namespace solverscope {

class ChartTable;
class DrawnSeries;
class PlotMap;

/// Lines over one axis, linear or logarithmic: the only class that knows Qt Charts.
///
/// Qt Charts 6.4 draws nothing, or crashes, if a logarithmic axis gets a value that is zero or not finite, and it ignores
/// ranges below 1e-12. So all points are mapped to 0 … 1 here before they are passed to it, on linear axes that never change,
/// with our own labels. On a logarithmic axis exact zeros are markers on the bottom edge, which is then labelled 0; values
/// beyond 1e±17 are drawn at these limits. At most two points per column of pixels are drawn, the lowest and the highest.
///
/// Left and Right move a reading from point to point (with Ctrl ten times as far) and Enter goes there; dragging, or the same
/// keys with Shift, select a span whose slopes are drawn and displayed; Escape removes first the span and then the reading.
class LineChart : public QWidget, public Exportable {
    Q_OBJECT

public:
    enum class Scale { Linear, Logarithmic };

    explicit LineChart(QWidget* parent = nullptr);
    ~LineChart() override;

    /// Titles with units in brackets. `integerX`: x counts something.
    void setAxes(const QString& xTitle, const QString& yTitle, Scale scale, bool integerX = true);

    const QString& yTitle() const { return m_yTitle; }

    /// Replaces all series. Their visibility is remembered by name.
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

    /// While something is played: what comes after this place is drawn faintly.
    void setKnownUntil(std::optional<double> x);
    std::optional<double> knownUntil() const { return m_knownUntil; }

    /// Charts of a window with the same meaning of x share the reading under the mouse. Empty: the title is the meaning.
    void setXMeaning(const QString& meaning) { m_xMeaning = meaning; }

    /// A part of the x axis: the slope of every shown series in it is drawn and displayed below the chart.
    void setSpan(std::optional<ChartSpan> span);
    std::optional<ChartSpan> span() const { return m_span; }

    /// The slopes in words; empty without a span.
    QString spanText() const;

    /// The same values as a table instead of the lines: selecting one of its lines is a click on the chart.
    void showTable(bool on);
    bool isTableShown() const { return m_tableShown; }
    ChartTable& table();

    void setMarks(std::vector<ChartMark> marks);
    const std::vector<ChartMark>& marks() const { return m_marks; }

    /// Readings, labels and exports count from the beginning of each section.
    void setSections(ChartSections sections);
    const ChartSections& sections() const { return m_sections; }

    /// The text shown instead of the lines; empty: none.
    void setNotice(const QString& notice);

    int plotColumns() const;

    /// The values next to `x`, a line for each shown series, as text.
    QString readingAt(double x) const;

    /// Legend and plot alone.
    void paintTo(QPainter& painter, const QRectF& target);

    /// The caption of exported pictures, which makes them understandable without the window: scene, step, settings. One line
    /// each.
    void setCaption(std::function<QStringList()> caption) { m_caption = std::move(caption); }

    bool hasCaption() const { return m_caption != nullptr; }

    /// The accessible name is the title of pictures.
    QString exportTitle() const override { return accessibleName(); }
    QSize pictureSize() const override;
    void paintPicture(QPainter& painter, const QRectF& target) override;
    QList<QStringList> exportedLines() const override;

    QSize sizeHint() const override { return {480, 260}; }
    QSize minimumSizeHint() const override { return {200, 90}; }
    bool hasHeightForWidth() const override { return false; }  // the legend takes what it needs from the lines

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
    void connectMouse();
    void buildSpanLine();
    void fillMenu(QMenu& menu);
    void rebuildLegend();
    void scheduleRebuild();
    void rebuild();
    void restyle();
    void placeOverlays();
    QString xMeaning() const { return m_xMeaning.isEmpty() ? m_xTitle : m_xMeaning; }
    void showReading(std::optional<double> x);
    void showOwnReading(std::optional<double> x);
    void showBubble(const QString& text, double x);
    void dragTo(double x);
    void moveReading(bool forward, double times);
    void stretchSpan(bool forward, double times);
    double keyStep() const;
    double keyPlace() const;
    double rounded(double x) const;
    QString numberAt(double x) const;
    QString placeText(double x) const;
    void updateSlopes();
    PlotMap map() const;
    double fromViewX(double pixel) const;
    QRectF plotArea() const;

    std::unique_ptr<Plot> m_plot;
    std::vector<ChartSeries> m_series;
    std::vector<ChartMark> m_marks;
    ChartSections m_sections;
    QHash<QString, bool> m_shown;     // by name, of all series that there ever were
    std::vector<bool> m_shownBefore;  // which series the chart of another language showed, by place, until they are here
    std::optional<double> m_cursorX;
    std::optional<double> m_knownUntil;
    std::optional<double> m_readingX;
    QString m_xMeaning;
    std::optional<ChartSpan> m_span;
    double m_spanAnchor = 0;  // start of the span selection
    std::optional<double> m_pressX;
    double m_pressPixel = 0;
    bool m_dragging = false;
    bool m_tableShown = false;
    std::function<QStringList()> m_caption;
    QString m_xTitle;
    QString m_yTitle;
    Scale m_scale = Scale::Linear;
    bool m_integerX = true;
    bool m_stale = false;
};

}  // namespace solverscope
