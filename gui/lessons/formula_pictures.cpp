// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/formula_pictures.h"

#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <cmath>

#include "lessons/loader/formula.h"

namespace solverscope {
namespace {

constexpr double texLetterHeight = 10;  // pt; lessons/make-formulas writes at this size
constexpr int widestPicture = 4096;     // px
const QString formulaScheme = QStringLiteral("formula");

constexpr qint64 maxFileSize = 256 * 1024;

/// The name of the formula's picture in the folder formulas/.
QString pictureOf(const QString& tex) {
    return QString::fromStdString(formulaPicture(tex.toStdString())).section(QLatin1Char('/'), -1);
}

/// Nothing but shapes, as make-formulas writes them: no images, styles, scripts or links, which could open other files.
bool holdsShapesOnly(const QByteArray& svg) {
    constexpr std::array<QLatin1String, 5> shapes{QLatin1String("svg"), QLatin1String("g"), QLatin1String("defs"),
                                                  QLatin1String("path"), QLatin1String("rect")};
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::ProcessingInstruction) return false;
        if (token == QXmlStreamReader::StartElement && std::find(shapes.begin(), shapes.end(), reader.name()) == shapes.end())
            return false;
    }
    return !reader.hasError();
}

}  // namespace

/// Empty if there is none that can be trusted.
QByteArray FormulaPictures::picture(const QString& name) const {
    const QFileInfo info((m_lessons.isEmpty() ? QStringLiteral(":/lessons") : m_lessons) + QStringLiteral("/formulas/") + name);
    if (name.contains(QLatin1Char('/')) || !info.isFile() || info.isSymLink() || QFileInfo(info.path()).isSymLink()) return {};
    QFile file(info.filePath());
    if (info.size() > maxFileSize || !file.open(QIODevice::ReadOnly)) return {};
    const QByteArray svg = file.read(maxFileSize);
    return m_lessons.isEmpty() || holdsShapesOnly(svg) ? svg : QByteArray();
}

QString FormulaPictures::html(const QString& tex) const {
    const QString name = pictureOf(tex);
    QSvgRenderer renderer(picture(name));
    if (!renderer.isValid()) return QStringLiteral("<code>%1</code>").arg(tex.toHtmlEscaped());
    QSizeF size = renderer.viewBoxF().size() * (m_letterHeight / texLetterHeight);
    if (size.width() > m_widest) size *= m_widest / size.width();
    // The address contains everything that the picture depends on: documents cache pictures by it.
    QUrl address;
    address.setScheme(formulaScheme);
    address.setPath(QStringLiteral("%1/%2x%3/%4")
                        .arg(m_colour.name().mid(1))
                        .arg(std::lround(std::ceil(size.width())))
                        .arg(std::lround(std::ceil(size.height())))
                        .arg(name));
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
        .arg(address.toString())
        .arg(std::lround(std::ceil(size.width())))
        .arg(std::lround(std::ceil(size.height())))
        .arg(tex.toHtmlEscaped());
}

QImage FormulaPictures::image(const QUrl& address) const {
    if (address.scheme() != formulaScheme) return {};
    const QStringList parts = address.path().split(QLatin1Char('/'));
    if (parts.size() != 3) return {};
    QByteArray svg = picture(parts[2]);
    if (svg.isEmpty()) return {};
    svg.replace("<svg ", "<svg fill='#" + parts[0].toLatin1() + "' ");  // parts without a colour get this one
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
