// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/exported.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QScreen>
#include <QSvgGenerator>

#include "gui/session/kept_file.h"
#include "gui/views/table_export.h"
#include "physics/trace/table.h"

namespace solverscope {
namespace {

constexpr qreal pixelRatio = 2;  // of PNG: sharp in a talk

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(ExportWords)
};

QImage imageOf(Exported& what) {
    const QSize size = what.pictureSize();
    QImage image(size * pixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    what.paintPicture(painter, QRectF({}, size));
    return image;
}

QByteArray pngOf(Exported& what) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    imageOf(what).save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(Exported& what) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(what.pictureSize());
    generator.setViewBox(QRect({}, what.pictureSize()));
    generator.setTitle(what.exportTitle());
    generator.setResolution(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch()));  // letters as large as on the screen
    QPainter painter(&generator);
    what.paintPicture(painter, QRectF({}, what.pictureSize()));
    painter.end();
    return bytes;
}

bool hasEnding(const QString& file, const char* ending) { return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive); }

/// The title as the name of a file.
QString fileNameOf(const Exported& what) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w ()+-]+"), QRegularExpression::UseUnicodePropertiesOption);
    return what.exportTitle().replace(unfit, QStringLiteral(" ")).simplified();
}

}  // namespace

QString tabbedText(const QList<QStringList>& lines) {
    QString text;
    for (const QStringList& line : lines) text += line.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

QString csvText(const QList<QStringList>& lines) {
    QString text;
    for (const QStringList& line : lines) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            if (i > 0) text += QLatin1Char(',');
            text += QString::fromStdString(csvField(line[i].toStdString()));
        }
        text += QLatin1Char('\n');
    }
    return text;
}

bool exportTo(Exported& what, const QString& file) {
    const bool svg = hasEnding(file, ".svg");
    const bool isPicture = svg || hasEnding(file, ".png");
    if (isPicture && what.pictureSize().isEmpty()) return false;
    const QByteArray bytes = !isPicture ? csvText(what.exportedLines()).toUtf8() : svg ? svgOf(what) : pngOf(what);
    return replaceFile(bytes, file);
}

void copyPicture(Exported& what) {
    if (!what.pictureSize().isEmpty()) QGuiApplication::clipboard()->setImage(imageOf(what));
}

void copyValues(const Exported& what) { QGuiApplication::clipboard()->setText(tabbedText(what.exportedLines())); }

void askAndExport(Exported& what, QWidget* parent) {
    const QString png = ExportWords::tr("PNG picture (*.png)");
    const QString svg = ExportWords::tr("SVG picture (*.svg)");
    const QString csv = ExportWords::tr("Comma-separated values (*.csv)");
    const bool hasPicture = !what.pictureSize().isEmpty();
    const QString filters = hasPicture ? QStringList{png, svg, csv}.join(QStringLiteral(";;")) : csv;
    QString chosen = hasPicture ? png : csv;
    QString file = QFileDialog::getSaveFileName(parent, ExportWords::tr("Export “%1”").arg(what.exportTitle()),
                                                fileNameOf(what) + (hasPicture ? QStringLiteral(".png") : QStringLiteral(".csv")),
                                                filters, &chosen);
    if (file.isEmpty()) return;
    // Who chooses another kind below the name of a file means the kind.
    const QString ending = chosen == svg ? QStringLiteral("svg") : chosen == csv ? QStringLiteral("csv") : QStringLiteral("png");
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    const bool isKnown = suffix == QLatin1String("png") || suffix == QLatin1String("svg") || suffix == QLatin1String("csv");
    if (!isKnown) file += QLatin1Char('.') + ending;
    if (!exportTo(what, file))
        QMessageBox::warning(parent, ExportWords::tr("Export"), ExportWords::tr("“%1” could not be written.").arg(file),
                             QMessageBox::Ok);
}

void addExportActions(QMenu& menu, Exported& what, QWidget* parent) {
    if (!what.pictureSize().isEmpty())
        QObject::connect(menu.addAction(ExportWords::tr("Copy &picture")), &QAction::triggered, parent,
                         [&what] { copyPicture(what); });
    QObject::connect(menu.addAction(ExportWords::tr("Copy &values")), &QAction::triggered, parent, [&what] { copyValues(what); });
    QObject::connect(menu.addAction(ExportWords::tr("&Export…")), &QAction::triggered, parent,
                     [&what, parent] { askAndExport(what, parent); });
}

Exported* exportedAround(QWidget* widget) {
    Exported* found = nullptr;
    for (QWidget* each = widget; each; each = each->parentWidget()) {
        if (auto* exported = dynamic_cast<Exported*>(each))
            found = exported;
        else if (auto* table = each->findChild<TableExport*>(QString(), Qt::FindDirectChildrenOnly))
            found = table;
    }
    return found;
}

}  // namespace solverscope
