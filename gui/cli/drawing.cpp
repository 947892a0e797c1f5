// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/drawing.h"

#include <QApplication>
#include <QFontDatabase>
#include <QImage>
#include <ostream>

#include "gui/notebook/notebook_export.h"
#include "gui/session/kept_file.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/widgets/picture.h"

namespace solverscope {

bool isPictureFile(const std::string& file, std::ostream& err) {
    const QString name = QString::fromStdString(file);
    if (isPngName(name) || isSvgName(name)) return isOutputFile(file, err);
    err << "--out: expected a name that ends in .png or .svg, found '" << file << "'\n";
    return false;
}

void useFixedLook(bool dark) {
    const QString family = QStringLiteral("DejaVu Sans");
    constexpr int points = 9;
    if (QFontDatabase::hasFamily(family)) QApplication::setFont(withFontsOfLanguage(QFont(family, points)));
    applyTheme(dark ? ThemeMode::Dark : ThemeMode::Light);
}

QSize pictureSize(const RenderRequest& request, QSize defaultSize) {
    return {request.width > 0 ? request.width : defaultSize.width(), request.height > 0 ? request.height : defaultSize.height()};
}

bool savePicture(const Picture& picture, const std::string& file) {
    const QString name = QString::fromStdString(file);
    const auto paint = [&](QPainter& painter) {
        painter.fillRect(QRect({}, picture.size), QGuiApplication::palette().color(QPalette::Base));
        picture.paint(painter);
    };
    if (isSvgName(name)) return replaceFile(svgOf(picture.size, paint, QStringLiteral("Solverscope")), name);
    QImage image(picture.size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    return replaceFile(pngOf(image), name);
}

int notebookCommand(const NotebookRequest& request, std::ostream& err) {
    if (!isOutputFile(request.out, err)) return exit_status::badInput;
    auto notebook = loadNotebook(QString::fromStdString(request.file), nullptr,
                                 request.ofLessons ? NotebookKind::OfLessons : NotebookKind::OfScene);
    if (!notebook) return refuse(err, notebook.error());
    if (replaceFile(pageOf(std::move(*notebook)), QString::fromStdString(request.out))) return exit_status::fine;
    err << request.out << ": cannot be written\n";
    return exit_status::checkFailed;
}

}  // namespace solverscope
