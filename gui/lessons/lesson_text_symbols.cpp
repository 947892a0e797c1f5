// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The symbols in a lesson's text: tips that say what they are.
#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

#include "gui/lessons/lesson_text.h"

namespace solverscope {
namespace {

const QChar picture(0xFFFC);  // where a text has a picture of a formula

bool isListing(const QTextBlock& block) {
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (!it.fragment().charFormat().fontFixedPitch()) return false;
    return block.length() > 1;
}

void addOnce(std::vector<const GlossaryEntry*>& entries, const std::vector<FoundSymbol>& found) {
    for (const FoundSymbol& each : found)
        if (std::ranges::find(entries, each.entry) == entries.end()) entries.push_back(each.entry);
}

QStringList scopesAround(const QWidget& place) {
    for (const QWidget* around = &place; around; around = around->parentWidget())
        if (const QVariant value = around->property(symbolScopes); value.isValid()) return value.toStringList();
    return {};
}

QString tipAbout(const std::vector<const GlossaryEntry*>& entries) {
    if (entries.size() == 1) return symbolTip(*entries.front());
    QString tip;
    for (const GlossaryEntry* entry : entries) tip += QStringLiteral("<div>%1</div>").arg(symbolBrief(*entry));
    return tip;
}

}  // namespace

QString symbolTips(const QString& line, const QWidget& place) {
    std::vector<const GlossaryEntry*> entries;
    addOnce(entries, symbolsIn(line, SymbolPlace::Text, scopesAround(place)));
    return tipAbout(entries);
}

std::vector<FoundSymbol> LessonTextView::symbolsIn(const QTextBlock& block) const {
    return solverscope::symbolsIn(block.text(), isListing(block) ? SymbolPlace::Listing : SymbolPlace::Text, scopesAround(*this));
}

/// Those of a formula on its own line, by its number in the text.
std::vector<FoundSymbol> LessonTextView::symbolsOfFormula(int number) const {
    static const QRegularExpression formula(QStringLiteral("\\$\\$(.*?)\\$\\$"), QRegularExpression::DotMatchesEverythingOption);
    auto it = formula.globalMatch(m_markdown);
    while (it.hasNext()) {
        const auto match = it.next();
        if (number-- == 0)
            return solverscope::symbolsIn(lettersOfTex(match.captured(1)), SymbolPlace::Formula, scopesAround(*this));
    }
    return {};
}

std::vector<const GlossaryEntry*> LessonTextView::symbols() const {
    std::vector<const GlossaryEntry*> entries;
    int formulas = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (qsizetype i = block.text().count(picture); i > 0; --i) addOnce(entries, symbolsOfFormula(formulas++));
        addOnce(entries, symbolsIn(block));
    }
    return entries;
}

/// Of a letter its entry, of a formula's picture those of all its letters.
std::vector<const GlossaryEntry*> LessonTextView::symbolsAt(QPoint at) const {
    const QPointF place(at.x() + horizontalScrollBar()->value(), at.y() + verticalScrollBar()->value());
    const int position = document()->documentLayout()->hitTest(place, Qt::ExactHit);
    if (position < 0) return {};
    const QTextBlock block = document()->findBlock(position);
    const int column = position - block.position();
    std::vector<const GlossaryEntry*> entries;
    if (column < block.text().size() && block.text().at(column) == picture) {
        const QString before = document()->toRawText().left(position);
        addOnce(entries, symbolsOfFormula(static_cast<int>(before.count(picture))));
        return entries;
    }
    // A hit names the gap between two letters that is nearest; the letter itself tells which one it is.
    for (const FoundSymbol& each : symbolsIn(block)) {
        QTextCursor from(block);
        from.setPosition(block.position() + static_cast<int>(each.from));
        QTextCursor to(block);
        to.setPosition(block.position() + static_cast<int>(each.from + each.length));
        const QRect first = cursorRect(from);
        const QRect last = cursorRect(to);
        if (first.top() == last.top() && QRect(first.topLeft(), last.bottomLeft()).adjusted(-1, 0, 1, 0).contains(at))
            addOnce(entries, {each});
    }
    return entries;
}

void LessonTextView::mouseMoveEvent(QMouseEvent* event) {
    QTextBrowser::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    const auto here = symbolsAt(at);
    const bool wasThere = m_underMouse;
    m_underMouse = here.empty() ? nullptr : here.front();
    if (anchorAt(at).isEmpty() && (m_underMouse || wasThere))
        viewport()->setCursor(m_underMouse ? Qt::WhatsThisCursor : Qt::IBeamCursor);
}

void LessonTextView::leaveEvent(QEvent* event) {
    m_underMouse = nullptr;
    QTextBrowser::leaveEvent(event);
}

bool LessonTextView::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QTextBrowser::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAbout(symbolsAt(help->pos())), this);
    return true;
}

}  // namespace solverscope
