// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chosen_list.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QShortcut>
#include <QSplitter>

#include "gui/charts/chart_series.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"

namespace solverscope {

ChosenList::ChosenList(QWidget* parent) : QListWidget(parent) {
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setIconSize(sampleSize);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* remove = new QAction(tr("Remove\tDel"), this);
    auto* key = new QShortcut(Qt::Key_Delete, this, nullptr, nullptr, Qt::WidgetShortcut);
    addAction(remove);
    connect(key, &QShortcut::activated, remove, &QAction::trigger);
    connect(remove, &QAction::triggered, this, [this] {
        if (currentRow() >= 0) emit removalRequested(currentRow());
    });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { emit entryActivated(row(item)); });
}

QWidget* ChosenList::placedBeside(QWidget* chart) {
    auto* split = new QSplitter(Qt::Horizontal, parentWidget());
    split->setChildrenCollapsible(false);
    split->addWidget(chart);
    split->addWidget(this);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    return split;
}

void ChosenList::show(std::vector<ChartSeries> chosen) {
    m_chosen = std::move(chosen);
    const int current = currentRow();
    clear();
    for (const ChartSeries& one : m_chosen) {
        auto* item = new QListWidgetItem(one.name, this);
        item->setToolTip(plainToolTip(one.meaning.isEmpty() ? one.name : one.meaning));
    }
    if (count() > 0) setCurrentRow(std::clamp(current, 0, count() - 1));
    restyle();
}

void ChosenList::restyle() {
    for (int i = 0; i < count(); ++i)
        item(i)->setIcon(sampleIcon(m_chosen[static_cast<std::size_t>(i)], palette(), devicePixelRatioF()));
}

void ChosenList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) restyle();
}

/// The colours of the samples must be seen on the marked line, too.
void ChosenList::initViewItemOption(QStyleOptionViewItem* option) const {
    QListWidget::initViewItemOption(option);
    const QColor ground = palette().color(QPalette::Base);
    option->palette.setColor(QPalette::Highlight, blended(ground, palette().color(QPalette::Highlight), 0.25));
    option->palette.setColor(QPalette::HighlightedText, palette().color(QPalette::Text));
}

void ChosenList::paintEvent(QPaintEvent* event) {
    QListWidget::paintEvent(event);
    if (count() > 0 || m_hint.isEmpty()) return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(6, 4, -6, -4), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

}  // namespace solverscope
