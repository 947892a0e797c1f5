// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

class QMenu;
class QPainter;
class QWidget;

namespace solverscope {

/// What can be taken out of the window as values, and mostly as a picture that stands alone. Views that are neither a LineChart
/// nor a table implement it, and then take part in the window's command to export what was used last.
class Exported {
public:
    virtual ~Exported() = default;

    virtual QString exportTitle() const = 0;

    /// Empty: there is no picture, only values.
    virtual QSize pictureSize() const { return {}; }
    virtual void paintPicture(QPainter&, const QRectF&) {}

    /// A line of titles with units, then the values, numbers in full.
    virtual QList<QStringList> exportedLines() const = 0;
};

/// Columns separated by tabs, as spreadsheets take it from the clipboard.
QString tabbedText(const QList<QStringList>& lines);

/// Comma-separated values as RFC 4180 has them, but lines end with a line feed.
QString csvText(const QList<QStringList>& lines);

/// Writes a file whose ending says as what: .png, .svg, else .csv. False if it cannot be written, or there is no picture.
bool exportTo(Exported& what, const QString& file);

void copyPicture(Exported& what);
void copyValues(const Exported& what);

/// Asks for a file and writes it; says so where that is impossible.
void askAndExport(Exported& what, QWidget* parent);

/// "Copy picture", "Copy values", "Export…".
void addExportActions(QMenu& menu, Exported& what, QWidget* parent);

/// The exported one that a widget is, or lies in, the outermost where there are several; null when there is none.
Exported* exportedAround(QWidget* widget);

}  // namespace solverscope
