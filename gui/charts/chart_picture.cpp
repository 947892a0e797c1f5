// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "gui/charts/line_chart.h"

namespace solverscope {

bool writePicture(LineChart& chart, const QString& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(chart.size());
        generator.setViewBox(chart.rect());
        generator.setTitle(chart.accessibleName());
        generator.setDescription(chart.accessibleDescription());
        QPainter painter(&generator);
        chart.paintTo(painter, chart.rect());
    } else {
        buffer.open(QIODevice::WriteOnly);
        chart.toImage().save(&buffer, "PNG");
    }
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
}

}  // namespace solverscope
