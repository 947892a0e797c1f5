// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/entry_delegate.h"

#include <QApplication>
#include <QPainter>

#include "gui/lessons/question_result.h"
#include "gui/style/colours.h"
#include "gui/style/icons.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

int lineHeight(const QStyleOptionViewItem& option) { return option.fontMetrics.height() + 2; }

bool isGroup(const QModelIndex& index) { return index.model()->hasChildren(index); }

}  // namespace

QRect EntryDelegate::textRect(const QRect& item) const {
    const QRect inside = item.adjusted(margin(), margin(), -margin(), -margin());
    return m_hasPictures ? inside.adjusted(bookmarkPicture.width() + margin(), 0, 0, 0) : inside;
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    int lines = isGroup(index) ? 1 : 2;
    for (const Role role : {Note, Elsewhere}) lines += !index.data(role).toString().isEmpty();
    return {160, 2 * margin() + std::max(m_hasPictures ? bookmarkPicture.height() : 0, lines * lineHeight(option))};
}

void EntryDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    QRect rect = textRect(option.rect);
    rect.setHeight(editor->sizeHint().height());
    editor->setGeometry(rect.translated(0, -3));
}

void EntryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString heading = ground.text;
    ground.text.clear();
    ground.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    painter->save();
    if (m_hasPictures) {
        const QRect picture(option.rect.topLeft() + QPoint(margin(), margin()), bookmarkPicture);
        const QPixmap pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
        if (!pixmap.isNull()) painter->drawPixmap(picture, pixmap);
        painter->setPen(blended(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), 0.3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(picture.adjusted(0, 0, -1, -1));
    }
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QColor ink = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor faint = blended(option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base), ink, 0.75);
    QRect line = textRect(option.rect);
    line.setHeight(lineHeight(option));
    const auto write = [&](const QRect& room, const QString& text, const QFont& font, const QColor& colour) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
    };
    const QString second = index.data(SecondLine).toString();
    if (isGroup(index)) {
        const int room = option.fontMetrics.horizontalAdvance(second) + margin();
        write(line.adjusted(0, 0, -room, 0), heading, bold(option.font), ink);
        write(QRect(line.right() - room, line.top(), room, line.height()), second, option.font, faint);
        painter->restore();
        return;
    }
    const int sign = option.fontMetrics.height();
    if (const QVariant verdict = index.data(Verdict); verdict.isValid()) {
        const bool right = verdict.toBool();
        write(QRect(line.left(), line.top(), sign, line.height()), right ? QStringLiteral("✓") : QStringLiteral("✗"),
              bold(option.font), selected ? ink : verdictColour(right, option.palette));
    }
    if (!m_hasPictures) line.setLeft(line.left() + sign);
    write(line, heading, m_hasPictures ? bold(option.font) : option.font, ink);
    line.translate(0, line.height());
    write(line, second, option.font, faint);
    line.translate(0, line.height());
    if (const QString note = index.data(Note).toString(); !note.isEmpty()) {
        QFont italic = option.font;
        italic.setItalic(true);
        write(line, note.section(QLatin1Char('\n'), 0, 0), italic, ink);
        line.translate(0, line.height());
    }
    if (const QString elsewhere = index.data(Elsewhere).toString(); !elsewhere.isEmpty()) {
        themedIcon(QStringLiteral("warning")).paint(painter, QRect(line.left(), line.top(), sign, sign));
        write(line.adjusted(sign + 4, 0, 0, 0), elsewhere, option.font, ink);
    }
    painter->restore();
}

}  // namespace solverscope
