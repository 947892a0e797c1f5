// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_card/formula_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <algorithm>
#include <cstdlib>
#include <set>

#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

const QString termScheme = QStringLiteral("term:");

}  // namespace

QString termAnchor(RowTerm term) { return termScheme + QString::number(static_cast<int>(term)); }

RowTerm termOfAnchor(const QString& anchor) {
    if (!anchor.startsWith(termScheme)) return RowTerm::None;
    const int number = anchor.mid(termScheme.size()).toInt();
    return number > 0 && number < rowTermCount ? static_cast<RowTerm>(number) : RowTerm::None;
}

FormulaText::FormulaText(std::function<QString(RowTerm)> explain, QWidget* parent)
    : QTextBrowser(parent), m_explain(std::move(explain)) {
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl& url) { hover(termOfAnchor(url.toString())); });
    // Later: the scroll bar has not moved yet.
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &FormulaText::scrolled, Qt::QueuedConnection);
}

void FormulaText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    emit resized();
}

void FormulaText::showHtml(const QString& html) {
    const int scrolled = verticalScrollBar()->value();
    const RowTerm before = m_reached < 0 ? RowTerm::None : stopAt(m_reached).term;
    const int place = m_reached;
    // The empty document in between would hide the scroll bar and so change the width: all lines would be laid out once more.
    if (verticalScrollBar()->isVisible()) setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHtml(html);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    findStops();
    m_reached = -1;
    if (before != RowTerm::None) {
        // The same term, as near as possible to its previous place.
        for (int i = 0; i < static_cast<int>(m_firsts.size()); ++i) {
            if (stopAt(i).term != before) continue;
            if (m_reached < 0 || std::abs(i - place) < std::abs(m_reached - place)) m_reached = i;
        }
    }
    if (std::ranges::none_of(m_stops, [this](const Stop& each) { return each.term == m_hovered; })) m_hovered = RowTerm::None;
    verticalScrollBar()->setValue(scrolled);
    highlight();
}

const FormulaText::Stop& FormulaText::stopAt(int place) const {
    return m_stops[static_cast<std::size_t>(m_firsts[static_cast<std::size_t>(place)])];
}

void FormulaText::findStops() {
    m_stops.clear();
    m_firsts.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        std::set<RowTerm> inLine;
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const QString anchor = fragment.charFormat().anchorHref();
            if (anchor.isEmpty()) continue;
            const RowTerm term = termOfAnchor(anchor);
            const int from = fragment.position();
            const int to = from + fragment.length();
            // A subscript is a fragment of its own.
            if (!m_stops.empty() && m_stops.back().to == from && m_stops.back().anchor == anchor) {
                m_stops.back().to = to;
                continue;
            }
            m_stops.push_back({from, to, term, anchor});
            if (term == RowTerm::None || inLine.insert(term).second) m_firsts.push_back(static_cast<int>(m_stops.size()) - 1);
        }
    }
}

RowTerm FormulaText::highlightedTerm() const { return m_highlightedTerm; }

void FormulaText::hover(RowTerm term) {
    if (term == m_hovered) return;
    m_hovered = term;
    highlight();
}

void FormulaText::highlight() {
    const bool byKey = m_reached >= 0 && m_reached < static_cast<int>(m_firsts.size());
    const Stop* stop = byKey ? &stopAt(m_reached) : nullptr;
    const RowTerm now = m_hovered != RowTerm::None ? m_hovered : stop ? stop->term : RowTerm::None;
    QList<ExtraSelection> marks;
    const auto mark = [&](const Stop& each, bool strong) {
        ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(each.from);
        selection.cursor.setPosition(each.to, QTextCursor::KeepAnchor);
        if (strong) {
            selection.format.setBackground(palette().color(QPalette::Highlight));
            selection.format.setForeground(palette().color(QPalette::HighlightedText));
        } else {
            selection.format.setBackground(blended(palette().color(QPalette::Base), seriesColour(5, palette()), 0.35));
        }
        marks.append(selection);
    };
    for (const Stop& each : m_stops)
        if (each.term == now && now != RowTerm::None) mark(each, false);
    if (stop) mark(*stop, true);
    setExtraSelections(marks);
    if (now == m_highlightedTerm) return;
    m_highlightedTerm = now;
    emit highlightedTermChanged();
}

void FormulaText::reach(int stop) {
    m_reached = stop;
    highlight();
    if (stop < 0) return;
    const Stop& reachedStop = stopAt(stop);
    QTextCursor cursor(document());
    cursor.setPosition(reachedStop.from);
    setTextCursor(cursor);
    ensureCursorVisible();
    emit reached();
}

void FormulaText::enter() {
    setFocus(Qt::ShortcutFocusReason);
    if (!m_firsts.empty()) reach(m_reached < 0 ? 0 : m_reached);
}

QRect FormulaText::reachedRect() const {
    if (m_reached < 0) return {};
    const Stop& stop = stopAt(m_reached);
    QTextCursor from(document());
    from.setPosition(stop.from);
    QTextCursor to(document());
    to.setPosition(stop.to);
    return cursorRect(from).united(cursorRect(to));
}

bool FormulaText::focusNextPrevChild(bool next) {
    const int wanted = m_reached + (next ? 1 : -1);
    if (wanted < 0 || wanted >= static_cast<int>(m_firsts.size())) {
        reach(-1);
        return QAbstractScrollArea::focusNextPrevChild(next);
    }
    reach(wanted);
    return true;
}

void FormulaText::keyPressEvent(QKeyEvent* event) {
    const bool plain = event->modifiers() == Qt::NoModifier;
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (plain && (on || back) && !m_firsts.empty()) {
        const int last = static_cast<int>(m_firsts.size()) - 1;
        reach(m_reached < 0 ? (on ? 0 : last) : std::clamp(m_reached + (on ? 1 : -1), 0, last));
        return;
    }
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_reached >= 0) {
        if (stopAt(m_reached).term == RowTerm::None) emit anchorClicked(QUrl(stopAt(m_reached).anchor));
        return;
    }
    if (plain && event->key() == Qt::Key_Escape && m_reached >= 0) {
        reach(-1);
        return;
    }
    QTextBrowser::keyPressEvent(event);
}

/// Qt would take the tip of the letter before the mouse.
bool FormulaText::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QTextBrowser::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const RowTerm term = termOfAnchor(anchorAt(help->pos()));
    QToolTip::showText(help->globalPos(), term == RowTerm::None ? QString() : m_explain(term), this);
    return true;
}

void FormulaText::leaveEvent(QEvent* event) {
    hover(RowTerm::None);
    QTextBrowser::leaveEvent(event);
}

void FormulaText::focusInEvent(QFocusEvent* event) {
    QTextBrowser::focusInEvent(event);
    if (m_firsts.empty()) return;
    if (event->reason() == Qt::TabFocusReason) reach(0);
    if (event->reason() == Qt::BacktabFocusReason) reach(static_cast<int>(m_firsts.size()) - 1);
}

void FormulaText::focusOutEvent(QFocusEvent* event) {
    // A menu or another window takes the keyboard only for a while.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) reach(-1);
    QTextBrowser::focusOutEvent(event);
}

QMimeData* FormulaText::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(unbound(textCursor().selection().toPlainText()));
    return copied;
}

}  // namespace solverscope
