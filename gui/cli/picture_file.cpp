// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/picture_file.h"

#include <QApplication>
#include <QBuffer>
#include <QFontDatabase>
#include <QImage>
#include <QScreen>
#include <QSvgGenerator>
#include <ostream>

#include "gui/session/kept_file.h"
#include "gui/style/theme.h"

namespace solverscope {
namespace {

bool endsWith(const QString& file, const char* ending) { return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive); }

}  // namespace

bool isPictureFile(const std::string& file, std::ostream& err) {
    const QString name = QString::fromStdString(file);
    if (endsWith(name, ".png") || endsWith(name, ".svg")) return isOutputFile(file, err);
    err << "--out: expected a name that ends in .png or .svg, found '" << file << "'\n";
    return false;
}

void useFixedLook(bool dark) {
    const QString family = QStringLiteral("DejaVu Sans");
    constexpr int points = 9;
    if (QFontDatabase::hasFamily(family)) QApplication::setFont(QFont(family, points));
    applyTheme(dark ? ThemeMode::Dark : ThemeMode::Light);
}

QSize pictureSize(const RenderRequest& request, QSize defaultSize) {
    return {request.width > 0 ? request.width : defaultSize.width(), request.height > 0 ? request.height : defaultSize.height()};
}

bool savePicture(const Picture& picture, const std::string& file) {
    const QString name = QString::fromStdString(file);
    const QColor ground = QGuiApplication::palette().color(QPalette::Base);
    QByteArray bytes;
    QBuffer out(&bytes);
    if (endsWith(name, ".svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&out);
        svg.setSize(picture.size);
        svg.setViewBox(QRect({}, picture.size));
        svg.setTitle(QStringLiteral("Solverscope"));
        svg.setResolution(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch()));  // letters as large as on the screen
        QPainter painter(&svg);
        painter.fillRect(QRect({}, picture.size), ground);
        picture.paint(painter);
        return painter.end() && replaceFile(bytes, name);
    }
    QImage image(picture.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    picture.paint(painter);
    painter.end();
    return image.save(&out, "PNG") && replaceFile(bytes, name);
}

}  // namespace solverscope
