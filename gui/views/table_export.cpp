// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/table_export.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>
#include <cmath>
#include <optional>

#include "gui/models/number_text.h"

namespace solverscope {
namespace {

constexpr double shownPrecision = 0.1;  // relative; a cell may show as few as two digits

struct Leading {
    double number = 0;
    qsizetype length = 0;
};

/// The number with which a text begins.
std::optional<Leading> leadingNumber(const QString& text) {
    const qsizetype blank = text.indexOf(QLatin1Char(' '));
    const qsizetype length = blank < 0 ? text.size() : blank;
    bool isNumber = false;
    const double number = text.left(length).replace(QChar(0x2212), QLatin1Char('-')).toDouble(&isNumber);
    if (!isNumber) return std::nullopt;
    return Leading{number, length};
}

}  // namespace

QString cellInFull(const QModelIndex& cell) {
    const QVariant value = cell.data(Qt::DisplayRole);
    if (value.typeId() == QMetaType::Double) return exact(value.toDouble());
    const QString text = value.toString();
    const auto shortened = leadingNumber(text);
    if (!shortened) return text;
    const auto full = leadingNumber(cell.data(Qt::ToolTipRole).toString());
    const bool isTheSame = full && std::abs(full->number - shortened->number) <= shownPrecision * std::abs(full->number);
    return exact(isTheSame ? full->number : shortened->number) + text.mid(shortened->length);
}

TableExport::TableExport(QTableView& table, const QString& title, CellText text)
    : QObject(&table), m_table(table), m_title(title), m_text(std::move(text)) {
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
        for (const int column : columns) {
            const QModelIndex cell = model->index(row, column, m_table.rootIndex());
            line += m_text ? m_text(cell) : cellInFull(cell);
        }
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

TableExport& makeExportable(QTableView& table, const QString& title, TableExport::CellText text) {
    return *new TableExport(table, title, std::move(text));
}

}  // namespace solverscope
