// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/journal_delegate.h"

#include <QApplication>
#include <QPainter>

#include "gui/charts/colours.h"
#include "gui/lessons/heading_font.h"
#include "gui/lessons/question_result.h"
#include "gui/models/journal_model.h"

namespace solverscope {
namespace {

constexpr int lineMargin = 4;

}  // namespace

QSize JournalDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int lines = index.parent().isValid() ? 2 : 1;
    return {160, 2 * lineMargin + lines * (option.fontMetrics.height() + 2)};
}

void JournalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString first = ground.text;
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QColor back = option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
    const QColor ink = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    QRect line = option.rect.adjusted(lineMargin, lineMargin, -lineMargin, -lineMargin);
    line.setHeight(option.fontMetrics.height() + 2);
    const auto write = [&](const QRect& room, const QString& text, const QFont& font, const QColor& colour) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
    };
    const QString second = index.data(JournalModel::Outcome).toString();
    if (!index.parent().isValid()) {
        const int room = option.fontMetrics.horizontalAdvance(second) + lineMargin;
        write(line.adjusted(0, 0, -room, 0), first, bold(option.font), ink);
        write(QRect(line.right() - room, line.top(), room, line.height()), second, option.font, blended(back, ink, 0.7));
    } else {
        const QVariant verdict = index.data(JournalModel::Verdict);
        const int indent = option.fontMetrics.height();
        if (verdict.isValid()) {
            const bool right = verdict.toBool();
            const QColor colour = selected ? ink : verdictColour(right, option.palette);
            write(QRect(line.left(), line.top(), indent, line.height()), right ? QStringLiteral("✓") : QStringLiteral("✗"),
                  bold(option.font), colour);
        }
        line.setLeft(line.left() + indent);
        write(line, first, option.font, ink);
        write(line.translated(0, line.height()), second, option.font, blended(back, ink, 0.7));
    }
    painter->restore();
}

}  // namespace solverscope
