// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/formula_pictures.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>

#include "lessons/loader/formula.h"

namespace solverscope {
namespace {

constexpr double texLetterHeight = 10;  // pt; lessons/make-formulas writes at this size
constexpr int widestPicture = 4096;     // px
const QString scheme = QStringLiteral("formula");

QString pictureOf(const QString& tex) {
    return QStringLiteral(":/lessons/") + QString::fromStdString(formulaPicture(tex.toStdString()));
}

}  // namespace

QString FormulaPictures::html(const QString& tex) const {
    const QString file = pictureOf(tex);
    QSvgRenderer renderer(file);
    if (!renderer.isValid()) return QStringLiteral("<code>%1</code>").arg(tex.toHtmlEscaped());
    QSizeF size = renderer.viewBoxF().size() * (m_letterHeight / texLetterHeight);
    if (size.width() > m_widest) size *= m_widest / size.width();
    // The address says all that the picture depends on: documents keep pictures by it.
    QUrl address;
    address.setScheme(scheme);
    address.setPath(QStringLiteral("%1/%2x%3/%4")
                        .arg(m_colour.name().mid(1))
                        .arg(std::lround(std::ceil(size.width())))
                        .arg(std::lround(std::ceil(size.height())))
                        .arg(file.section(QLatin1Char('/'), -1)));
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
        .arg(address.toString())
        .arg(std::lround(std::ceil(size.width())))
        .arg(std::lround(std::ceil(size.height())))
        .arg(tex.toHtmlEscaped());
}

QImage FormulaPictures::image(const QUrl& address) const {
    if (address.scheme() != scheme) return {};
    const QStringList parts = address.path().split(QLatin1Char('/'));
    if (parts.size() != 3) return {};
    QFile file(QStringLiteral(":/lessons/formulas/") + parts[2]);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray svg = file.readAll();
    svg.replace("<svg ", "<svg fill='#" + parts[0].toLatin1() + "' ");  // what has no colour of its own takes this one
    QSvgRenderer renderer(svg);
    const QSize size(parts[1].section(QLatin1Char('x'), 0, 0).toInt(), parts[1].section(QLatin1Char('x'), 1, 1).toInt());
    if (size.width() > widestPicture || size.height() > widestPicture) return {};
    QImage image(size * m_pixelRatio, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return {};
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    painter.end();
    image.setDevicePixelRatio(m_pixelRatio);
    return image;
}

}  // namespace solverscope
