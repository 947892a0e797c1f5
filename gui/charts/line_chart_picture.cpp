// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QGraphicsLayout>
#include <QPainter>

#include "gui/charts/chart_values.h"
#include "gui/charts/colours.h"
#include "gui/charts/line_chart_plot.h"
#include "gui/charts/series_look.h"

// A chart outside of the window.
namespace solverscope {
namespace {

constexpr QSize smallestPicture{800, 450};
constexpr double pictureMargin = 8;  // pixels

}  // namespace

QList<QStringList> LineChart::exportedLines() const { return valueLines(shownSeries(), m_xTitle); }

QString LineChart::valuesAsText() const { return tabbedText(exportedLines()); }

void LineChart::paintTo(QPainter& painter, const QRectF& target) {
    if (m_stale) rebuild();
    painter.save();
    painter.setFont(font());
    painter.fillRect(target, palette().color(QPalette::Base));
    const double top = paintLegend(painter, target, shownSeries(), palette(), QFontMetrics(font())) + 2;
    // The chart is laid out for the picture, which may have another shape than the widget.
    const QRectF place(target.left(), top, target.width(), target.bottom() - top);
    const QSizeF size = m_plot->chart->size();
    // The labels of one round decide how much room there is in the next. The first rounds have another size, so that the picture
    // does not depend on what the widget has shown before.
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

QImage LineChart::toImage(qreal pixelRatio) {
    QImage image(size() * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTo(painter, rect());
    return image;
}

QSize LineChart::pictureSize() const { return size().expandedTo(smallestPicture); }

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
