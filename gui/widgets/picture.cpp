// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/picture.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QScreen>
#include <QSvgGenerator>

namespace solverscope {

QByteArray svgOf(QSize size, const std::function<void(QPainter&)>& paint, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size);
    svg.setViewBox(QRect({}, size));
    if (!title.isEmpty()) {
        svg.setTitle(title);
        svg.setResolution(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch()));
    }
    QPainter painter(&svg);
    paint(painter);
    painter.end();
    return bytes;
}

QByteArray pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

bool isSvgName(const QString& file) { return file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive); }
bool isPngName(const QString& file) { return file.endsWith(QLatin1String(".png"), Qt::CaseInsensitive); }

}  // namespace solverscope
