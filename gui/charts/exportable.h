// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <functional>

class QMenu;
class QPainter;
class QTableView;

namespace solverscope {

class DebuggerController;
class LineChart;

/// A view whose content can be exported as values, and usually as a stand-alone picture. Implemented by views that are neither
/// a LineChart nor a table, so that the window's export command works on them.
class Exportable {
public:
    virtual ~Exportable() = default;

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

/// Writes a file in the format of its extension: .png, .svg, else .csv. False if it cannot be written, or there is no picture.
bool exportTo(Exportable& what, const QString& file);

void copyPicture(Exportable& what);
void copyValues(const Exportable& what);

/// Asks for a file and writes it; reports errors.
void askAndExport(Exportable& what, QWidget* parent);

/// "Copy picture", "Copy values", "Export…".
void addExportActions(QMenu& menu, Exportable& what, QWidget* parent);

/// The exportable view that a widget is or is in, the outermost if there are several; null if there is none.
Exportable* exportableAround(QWidget* widget);

/// A table as others take it over: the cells in the order and with the columns that are shown, numbers in full.
class TableExport : public QObject, public Exportable {
    Q_OBJECT

public:
    TableExport(QTableView& table, const QString& title);

    QString exportTitle() const override { return m_title; }
    QList<QStringList> exportedLines() const override;

    /// Below the titles, the lines in which something is selected.
    QList<QStringList> selectedLines() const;

private:
    QList<QStringList> linesWhere(const std::function<bool(int)>& wanted) const;

    QTableView& m_table;
    QString m_title;
};

/// Gives a table "Copy lines" (Ctrl+C), "Copy whole table" and "Export table…" in its context menu. The text of a cell is that of
/// `exactRole` (column_table_model.h), or else what it displays.
void makeExportable(QTableView& table, const QString& title);

/// The caption of an exported picture: the scene and the moment, and every setting that differs from its default, in
/// command-line syntax.
QStringList captionOf(const DebuggerController& controller);

/// The scene's title, or the name of its file if it has none.
QString sceneName(const DebuggerController& controller);

/// The chart or table of a window with the keyboard focus, or the last one that had it; before that the first visible chart.
class LastUsed : public QObject {
    Q_OBJECT

public:
    explicit LastUsed(QWidget& window);

    Exportable* exported() const;
    LineChart* chart() const;

private:
    bool isOurs(const QWidget* widget) const;
    LineChart* firstInSight() const;
    QWidget* place() const;

    QWidget& m_window;
    QPointer<QWidget> m_place;
};

/// Gives every chart of a window the caption with scene, step and settings, and every table its commands to copy and export.
void makeAllExportable(QWidget& window, const DebuggerController& controller);

}  // namespace solverscope
