// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/bookmark_delegate.h"

#include <QApplication>
#include <QPainter>

#include "gui/charts/colours.h"
#include "gui/lessons/heading_font.h"
#include "gui/style/icons.h"

namespace solverscope {
namespace {

constexpr int entryMargin = 6;

QRect textRect(const QRect& item) {
    return item.adjusted(bookmarkPicture.width() + 2 * entryMargin, entryMargin, -entryMargin, -entryMargin);
}

}  // namespace

QSize BookmarkDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int lines = 2 + (index.data(Note).toString().isEmpty() ? 0 : 1) + (index.data(Elsewhere).toString().isEmpty() ? 0 : 1);
    const int text = lines * (option.fontMetrics.height() + 2);
    return {200, 2 * entryMargin + std::max(bookmarkPicture.height(), text)};
}

void BookmarkDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    QRect rect = textRect(option.rect);
    rect.setHeight(editor->sizeHint().height());
    editor->setGeometry(rect.translated(0, -3));
}

void BookmarkDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString name = ground.text;
    ground.text.clear();
    ground.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    painter->save();
    const QRect picture(option.rect.topLeft() + QPoint(entryMargin, entryMargin), bookmarkPicture);
    const QPixmap pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
    if (!pixmap.isNull()) painter->drawPixmap(picture, pixmap);
    painter->setPen(blended(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), 0.3));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(picture.adjusted(0, 0, -1, -1));

    const bool selected = option.state & QStyle::State_Selected;
    const bool active = option.state & QStyle::State_Active;
    const QPalette::ColorGroup group = active ? QPalette::Active : QPalette::Inactive;
    const QColor ink = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor faint = blended(option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base), ink, 0.75);
    QRect line = textRect(option.rect);
    const int step = option.fontMetrics.height() + 2;
    const auto write = [&](const QString& text, const QFont& font, const QColor& colour) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignTop, QFontMetrics(font).elidedText(text, Qt::ElideRight, line.width()));
        line.translate(0, step);
    };
    write(name, bold(option.font), ink);
    write(index.data(Where).toString(), option.font, faint);
    if (const QString note = index.data(Note).toString(); !note.isEmpty()) {
        QFont italic = option.font;
        italic.setItalic(true);
        write(note.section(QLatin1Char('\n'), 0, 0), italic, ink);
    }
    if (const QString elsewhere = index.data(Elsewhere).toString(); !elsewhere.isEmpty()) {
        const int size = option.fontMetrics.height();
        themedIcon(QStringLiteral("warning")).paint(painter, QRect(line.left(), line.top(), size, size));
        line.setLeft(line.left() + size + 4);
        write(elsewhere, option.font, ink);
    }
    painter->restore();
}

}  // namespace solverscope
