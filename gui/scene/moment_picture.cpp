// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/moment_picture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include "gui/scene/scene_painter.h"

namespace solverscope {

QByteArray momentPicture(const Session& session, const QPalette& palette, QSize size) {
    SceneOptions options;
    options.labels = options.words = options.grid = false;
    options.palette = palette;
    // Drawn larger, so that labels and margins do not take the room of the bodies.
    const QSize drawn = 3 * size;
    QImage image(drawn, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScene(painter, QRectF({}, drawn), session, options);
    painter.end();
    image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

}  // namespace solverscope
