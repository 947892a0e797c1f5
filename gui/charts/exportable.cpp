// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/exportable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTableView>

#include "gui/charts/chart_table.h"
#include "gui/charts/line_chart.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/kept_file.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/picture.h"
#include "physics/trace/formats/table.h"

namespace solverscope {
namespace {

constexpr qreal pixelRatio = 2;  // of PNG: sharp in a talk

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(ExportText)
};

QImage imageOf(Exportable& what) {
    const QSize size = what.pictureSize();
    QImage image(size * pixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    what.paintPicture(painter, QRectF({}, size));
    return image;
}

/// The title as the name of a file.
QString fileNameOf(const Exportable& what) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w ()+-]+"), QRegularExpression::UseUnicodePropertiesOption);
    return what.exportTitle().replace(unfit, QStringLiteral(" ")).simplified();
}

/// In the status bar of the window that the widget is in.
void report(QWidget& from, const QString& text) {
    constexpr int milliseconds = 10'000;
    for (QWidget* each = &from; each; each = each->parentWidget())
        if (auto* window = qobject_cast<QMainWindow*>(each)) return window->statusBar()->showMessage(text, milliseconds);
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

bool exportTo(Exportable& what, const QString& file) {
    const QSize size = what.pictureSize();
    const bool isPicture = isSvgName(file) || isPngName(file);
    if (isPicture && size.isEmpty()) return false;
    const auto paint = [&](QPainter& painter) { what.paintPicture(painter, QRectF({}, size)); };
    const QByteArray bytes = !isPicture        ? csvText(what.exportedLines()).toUtf8()
                             : isSvgName(file) ? svgOf(size, paint, what.exportTitle())
                                               : pngOf(imageOf(what));
    return replaceFile(bytes, file);
}

void copyPicture(Exportable& what) {
    if (!what.pictureSize().isEmpty()) QGuiApplication::clipboard()->setImage(imageOf(what));
}

void copyValues(const Exportable& what) { QGuiApplication::clipboard()->setText(tabbedText(what.exportedLines())); }

void askAndExport(Exportable& what, QWidget* parent) {
    const QString png = ExportText::tr("PNG picture (*.png)");
    const QString svg = ExportText::tr("SVG picture (*.svg)");
    const QString csv = ExportText::tr("Comma-separated values (*.csv)");
    const bool hasPicture = !what.pictureSize().isEmpty();
    const QString filters = hasPicture ? QStringList{png, svg, csv}.join(QStringLiteral(";;")) : csv;
    QString chosen = hasPicture ? png : csv;
    QString file = QFileDialog::getSaveFileName(parent, ExportText::tr("Export “%1”").arg(what.exportTitle()),
                                                fileNameOf(what) + (hasPicture ? QStringLiteral(".png") : QStringLiteral(".csv")),
                                                filters, &chosen);
    if (file.isEmpty()) return;
    // A file type chosen below the file name overrides its extension.
    const QString ending = chosen == svg ? QStringLiteral("svg") : chosen == csv ? QStringLiteral("csv") : QStringLiteral("png");
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    const bool isKnown = suffix == QLatin1String("png") || suffix == QLatin1String("svg") || suffix == QLatin1String("csv");
    if (!isKnown) file += QLatin1Char('.') + ending;
    if (exportTo(what, file))
        report(*parent, ExportText::tr("Saved: %1").arg(QDir::toNativeSeparators(file)));
    else
        QMessageBox::warning(parent, ExportText::tr("Export"), ExportText::tr("“%1” could not be written.").arg(file),
                             QMessageBox::Ok);
}

void addExportActions(QMenu& menu, Exportable& what, QWidget* parent) {
    if (!what.pictureSize().isEmpty())
        QObject::connect(menu.addAction(ExportText::tr("Copy &picture")), &QAction::triggered, parent,
                         [&what] { copyPicture(what); });
    QObject::connect(menu.addAction(ExportText::tr("Copy &values")), &QAction::triggered, parent, [&what] { copyValues(what); });
    QObject::connect(menu.addAction(ExportText::tr("&Export…")), &QAction::triggered, parent,
                     [&what, parent] { askAndExport(what, parent); });
}

Exportable* exportableAround(QWidget* widget) {
    Exportable* found = nullptr;
    for (QWidget* each = widget; each; each = each->parentWidget()) {
        if (auto* exported = dynamic_cast<Exportable*>(each))
            found = exported;
        else if (auto* table = each->findChild<TableExport*>(QString(), Qt::FindDirectChildrenOnly))
            found = table;
    }
    return found;
}

namespace {

/// The number in full where a cell has one, else what it displays.
QString textOf(const QModelIndex& cell) {
    const QVariant full = cell.data(exactRole);
    return (full.isValid() ? full : cell.data(Qt::DisplayRole)).toString();
}

}  // namespace

TableExport::TableExport(QTableView& table, const QString& title) : QObject(&table), m_table(table), m_title(title) {
    const auto add = [this](const QString& words, auto slot) {
        auto* action = new QAction(words, this);
        m_table.addAction(action);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    auto* line = new QAction(this);
    line->setSeparator(true);
    m_table.addAction(line);
    QAction* copy = add(tr("&Copy lines"), [this] {
        const QItemSelectionModel* selection = m_table.selectionModel();
        const bool none = !selection || !selection->hasSelection();
        QGuiApplication::clipboard()->setText(tabbedText(none ? exportedLines() : selectedLines()));
    });
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    add(tr("Copy &whole table"), [this] { copyValues(*this); });
    add(tr("&Export table…"), [this] { askAndExport(*this, &m_table); });
    m_table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

QList<QStringList> TableExport::linesWhere(const std::function<bool(int)>& wanted) const {
    const QAbstractItemModel* model = m_table.model();
    if (!model) return {};
    const QHeaderView* across = m_table.horizontalHeader();
    const QHeaderView* down = m_table.verticalHeader();
    const bool named = !down->isHidden();
    QList<int> columns;
    for (int place = 0; place < across->count(); ++place) {
        const int column = across->logicalIndex(place);
        if (!across->isSectionHidden(column)) columns += column;
    }
    QStringList titles;
    if (named) titles += QString();
    for (const int column : columns) titles += model->headerData(column, Qt::Horizontal).toString();
    QList<QStringList> lines{titles};
    for (int place = 0; place < down->count(); ++place) {
        const int row = down->logicalIndex(place);
        if (down->isSectionHidden(row) || !wanted(row)) continue;
        QStringList line;
        if (named) line += model->headerData(row, Qt::Vertical).toString();
        for (const int column : columns) line += textOf(model->index(row, column, m_table.rootIndex()));
        lines += line;
    }
    return lines;
}

QList<QStringList> TableExport::exportedLines() const {
    return linesWhere([](int) { return true; });
}

QList<QStringList> TableExport::selectedLines() const {
    const QItemSelectionModel* selection = m_table.selectionModel();
    return linesWhere([&](int row) { return selection && selection->rowIntersectsSelection(row, m_table.rootIndex()); });
}

void makeExportable(QTableView& table, const QString& title) { new TableExport(table, title); }

namespace {

struct ChartCaption {
    Q_DECLARE_TR_FUNCTIONS(ChartCaption)
};

QString unusualSettings(const Settings& settings) {
    QStringList unusual;
    for (const auto& [key, text] : settingChanges({}, settings))
        unusual += QString::fromStdString(key + "=" + (text.find(' ') == text.npos ? text : '"' + text + '"'));
    return unusual.join(QLatin1Char(' '));
}

}  // namespace

QString sceneName(const DebuggerController& controller) {
    const QString title = libraryText(controller.scene().title);
    return title.isEmpty() ? QFileInfo(controller.sceneFile()).completeBaseName() : title;
}

QStringList captionOf(const DebuggerController& controller) {
    const Session& session = controller.session();
    const Event& event = session.event();
    QString moment = ChartCaption::tr("step %1").arg(session.step());
    if (event.kind == EventKind::Row || event.kind == EventKind::Iteration)
        moment += ChartCaption::tr(", sweep %1").arg(event.iteration);
    const QString name = sceneName(controller);
    QStringList lines{name.isEmpty() ? moment : name + QStringLiteral(" · ") + moment};
    if (controller.scene().playback) return lines;  // the settings of a trace are unknown
    const QString unusual = unusualSettings(session.settings());
    lines += unusual.isEmpty() ? ChartCaption::tr("all settings at their defaults")
                               : ChartCaption::tr("settings that are not the defaults: %1").arg(unusual);
    return lines;
}

namespace {

/// The title of a table, from the table or its panel.
QString titleOf(const QTableView& table) {
    for (const QWidget* each = &table; each; each = each->parentWidget())
        if (const auto* dock = qobject_cast<const QDockWidget*>(each)) {
            const QString name = table.accessibleName();
            return name.isEmpty() || name == dock->windowTitle() ? dock->windowTitle()
                                                                 : dock->windowTitle() + QStringLiteral(" – ") + name;
        }
    return table.accessibleName();
}

LineChart* chartAround(QWidget* widget) {
    for (QWidget* each = widget; each; each = each->parentWidget())
        if (auto* chart = qobject_cast<LineChart*>(each)) return chart;
    return nullptr;
}

}  // namespace

LastUsed::LastUsed(QWidget& window) : QObject(&window), m_window(window) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && isOurs(now) && exportableAround(now)) m_place = now;
    });
}

/// Floating panels are windows of their own, and still children.
bool LastUsed::isOurs(const QWidget* widget) const {
    for (; widget; widget = widget->parentWidget())
        if (widget == &m_window) return true;
    return false;
}

LineChart* LastUsed::firstInSight() const {
    for (LineChart* chart : m_window.findChildren<LineChart*>())
        if (chart->isVisible() && !chart->visibleRegion().isEmpty()) return chart;
    return nullptr;
}

QWidget* LastUsed::place() const { return m_place && m_place->isVisible() ? m_place.data() : firstInSight(); }

Exportable* LastUsed::exported() const { return exportableAround(place()); }

LineChart* LastUsed::chart() const {
    LineChart* chart = chartAround(place());
    return chart ? chart : firstInSight();
}

void makeAllExportable(QWidget& window, const DebuggerController& controller) {
    for (LineChart* chart : window.findChildren<LineChart*>())
        if (!chart->hasCaption()) chart->setCaption([&controller] { return captionOf(controller); });
    for (QTableView* table : window.findChildren<QTableView*>())
        if (!qobject_cast<ChartTable*>(table) && !table->findChild<TableExport*>(QString(), Qt::FindDirectChildrenOnly))
            makeExportable(*table, titleOf(*table));
}

}  // namespace solverscope
