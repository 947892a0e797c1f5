// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/source_text.h"

#include <QEvent>
#include <QFontDatabase>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include "gui/charts/colours.h"
#include "gui/models/number_text.h"
#include "gui/views/cpp_highlighter.h"

namespace solverscope {

/// The strip with the line numbers and the arrow.
class SourceGutter : public QWidget {
public:
    explicit SourceGutter(SourceText* text) : QWidget(text), m_text(text) {}
    QSize sizeHint() const override { return {m_text->gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { m_text->paintGutter(event); }

private:
    SourceText* m_text;
};

SourceText::SourceText(QWidget* parent) : QPlainTextEdit(parent), m_gutter(new SourceGutter(this)) {
    setObjectName(QStringLiteral("sourceText"));
    setAccessibleName(tr("Solver source"));
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    m_highlighter = new CppHighlighter(document(), palette());
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        dy != 0 ? m_gutter->scroll(0, dy) : m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
        // Notes reach past the text that scrolling moves.
        if (dy != 0) viewport()->update();
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceText::placeGutter);
    placeGutter();
}

void SourceText::setSource(const QString& text) {
    m_marked = 0;
    m_notes.clear();
    setPlainText(text);
    showMark();
}

void SourceText::mark(int line) {
    if (line == m_marked) return;
    m_marked = line;
    showMark();
    bringMarkIntoView();
}

void SourceText::bringMarkIntoView() {
    if (m_marked == 0) return;
    const QRectF place = placeOf(document()->findBlockByNumber(m_marked - 1));
    if (place.top() >= 0 && place.bottom() <= viewport()->height()) return;
    // Two thirds down: what led to the line is what one wants to read.
    const int visibleLines = static_cast<int>(viewport()->height() / std::max(1.0, place.height()));
    verticalScrollBar()->setValue(std::max(0, m_marked - 1 - visibleLines * 2 / 3));
}

void SourceText::setNotes(std::vector<SolverSource::Note> notes) {
    m_notes = std::move(notes);
    viewport()->update();
}

QColor SourceText::markColour() const { return blended(palette().color(QPalette::Base), seriesColour(1, palette()), 0.28); }

void SourceText::showMark() {
    QList<QTextEdit::ExtraSelection> selections;
    if (m_marked > 0) {
        QTextEdit::ExtraSelection selection;
        selection.format.setBackground(markColour());
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selection.cursor = QTextCursor(document()->findBlockByNumber(m_marked - 1));
        selections.append(selection);
    }
    setExtraSelections(selections);
    m_gutter->update();
}

QRectF SourceText::placeOf(const QTextBlock& block) const { return blockBoundingGeometry(block).translated(contentOffset()); }

void SourceText::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    if (m_notes.empty()) return;
    QPainter painter(viewport());
    QFont italic = font();
    italic.setItalic(true);
    painter.setFont(italic);
    painter.setPen(blended(palette().color(QPalette::Base), seriesColour(0, palette()), 0.9));
    const double gap = fontMetrics().averageCharWidth();
    for (const SolverSource::Note& note : m_notes) {
        const QTextBlock block = document()->findBlockByNumber(note.line - 1);
        if (!block.isValid()) continue;
        const QRectF place = placeOf(block);
        const QString text = QStringLiteral("= ") + shown(note.value);
        const double width = painter.fontMetrics().horizontalAdvance(text) + 2.0 * gap;
        const double end = document()->documentMargin() + contentOffset().x() + fontMetrics().horizontalAdvance(block.text());
        // Beside the line, or over its end where the line runs out of the view.
        const double x = std::min(end + gap, viewport()->width() - width);
        const QRectF rect(x, place.top(), width, place.height());
        if (x < end) painter.fillRect(rect, note.line == m_marked ? markColour() : palette().color(QPalette::Base));
        painter.drawText(rect, Qt::AlignCenter, text);
    }
}

int SourceText::gutterWidth() const {
    const int digits = std::max<int>(3, static_cast<int>(QString::number(blockCount()).size()));
    return fontMetrics().horizontalAdvance(QLatin1Char('9')) * (digits + 2) + 8;
}

void SourceText::placeGutter() {
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect rect = contentsRect();
    m_gutter->setGeometry(rect.left(), rect.top(), gutterWidth(), rect.height());
}

void SourceText::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
    bringMarkIntoView();
}

void SourceText::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter != nullptr) {
        m_highlighter->setPalette(palette());
        showMark();
    }
    if (event->type() == QEvent::FontChange && m_gutter != nullptr) placeGutter();
}

void SourceText::paintGutter(QPaintEvent* event) {
    QPainter painter(m_gutter);
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    painter.fillRect(event->rect(), blended(base, ink, 0.06));
    painter.setFont(font());
    const int charWidth = fontMetrics().horizontalAdvance(QLatin1Char('9'));
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = placeOf(block);
        if (place.top() > event->rect().bottom()) break;
        const bool marked = block.blockNumber() + 1 == m_marked;
        const QRectF row(0, place.top(), m_gutter->width(), place.height());
        if (marked) painter.fillRect(row, markColour());
        painter.setPen(marked ? ink : blended(base, ink, 0.5));
        painter.drawText(row.adjusted(0, 0, -charWidth / 2.0 - 2, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
        if (!marked) continue;
        const double middle = row.center().y();
        const double size = place.height() * 0.3;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(seriesColour(3, palette()));
        painter.drawPolygon(QPolygonF({{3, middle - size}, {3 + 1.4 * size, middle}, {3, middle + size}}));
    }
}

}  // namespace solverscope
