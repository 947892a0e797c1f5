// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/source/source_text.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/panels/source/source_names.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {

/// The strip with the line numbers and the arrow.
class SourceGutter : public QWidget {
public:
    explicit SourceGutter(SourceText* text) : QWidget(text), m_text(text) {
        setObjectName(QStringLiteral("sourceGutter"));
        setCursor(Qt::PointingHandCursor);
        setToolTip(SourceText::tr("Click to set or remove a breakpoint: continuing stops there"));
    }
    QSize sizeHint() const override { return {m_text->gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { m_text->paintGutter(event); }
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() != Qt::LeftButton) return;
        if (const int line = m_text->lineAt(qRound(event->position().y())); line > 0) emit m_text->gutterClicked(line);
    }

private:
    SourceText* m_text;
};

SourceText::SourceText(QWidget* parent) : QPlainTextEdit(parent), m_gutter(new SourceGutter(this)) {
    named(this, "sourceText", tr("Solver source"));
    setFont(fixedFont());
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
    m_remarks.clear();
    setPlainText(text);
    showMark();
}

void SourceText::mark(int line) {
    if (line == m_marked) return;
    // The text cursor follows, until the reader moves it.
    const bool along = !hasFocus() || caretLine() == m_marked;
    m_marked = line;
    if (along && line > 0) setTextCursor(QTextCursor(document()->findBlockByNumber(line - 1)));
    showMark();
    bringMarkIntoView();
}

void SourceText::bringMarkIntoView() {
    if (m_marked == 0) return;
    const QRectF place = placeOf(document()->findBlockByNumber(m_marked - 1));
    // At two thirds of the height: the code before the line is what one wants to read, so a line at the very top also scrolls.
    const int visibleLines = static_cast<int>(viewport()->height() / std::max(1.0, place.height()));
    const double minHeightAbove = std::min(m_marked - 1, visibleLines / 5) * place.height();
    if (place.top() >= minHeightAbove - 1 && place.bottom() <= viewport()->height()) return;
    verticalScrollBar()->setValue(std::max(0, m_marked - 1 - visibleLines * 2 / 3));
}

void SourceText::setNotes(std::vector<SolverSource::Note> notes) {
    m_notes = std::move(notes);
    viewport()->update();
}

void SourceText::setSigns(std::vector<Sign> signs) {
    m_signs = std::move(signs);
    m_gutter->update();
}

int SourceText::lineAt(int y) const {
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = placeOf(block);
        if (place.bottom() > y) return block.blockNumber() + 1;
    }
    return 0;
}

void SourceText::showMark() {
    QList<QTextEdit::ExtraSelection> selections;
    if (m_marked > 0) {
        QTextEdit::ExtraSelection selection;
        selection.format.setBackground(markedLineColour(palette()));
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
    if (m_notes.empty() && m_remarks.empty()) return;
    QPainter painter(viewport());
    QFont italic = font();
    italic.setItalic(true);
    painter.setFont(italic);
    const QColor base = palette().color(QPalette::Base);
    const double gap = fontMetrics().averageCharWidth();
    const auto widthOf = [&](const QString& text) {
        return text.isEmpty() ? 0.0 : painter.fontMetrics().horizontalAdvance(text) + 2.0 * gap;
    };
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = placeOf(block);
        if (place.top() > viewport()->height()) break;
        const int line = block.blockNumber() + 1;
        const auto note = std::ranges::find(m_notes, line, &SolverSource::Note::line);
        const auto remark = std::ranges::find(m_remarks, line, &Remark::line);
        if (note == m_notes.end() && remark == m_remarks.end()) continue;
        const QString value = note == m_notes.end() ? QString() : QStringLiteral("= ") + shown(note->value);
        const QString words = remark == m_remarks.end() ? QString() : remark->text;
        const double end = document()->documentMargin() + contentOffset().x() + fontMetrics().horizontalAdvance(block.text());
        const double width = widthOf(value) + widthOf(words);
        // Next to the line, or over its end if the line extends beyond the view.
        const double x = std::max(0.0, std::min(end + gap, viewport()->width() - width));
        if (x < end)
            painter.fillRect(QRectF(x, place.top(), width, place.height()), line == m_marked ? markedLineColour(palette()) : base);
        painter.setPen(blended(base, seriesColour(0, palette()), 0.9));
        painter.drawText(QRectF(x, place.top(), widthOf(value), place.height()), Qt::AlignCenter, value);
        painter.setPen(blended(base, seriesColour(2, palette()), 0.9));
        painter.drawText(QRectF(x + widthOf(value), place.top(), widthOf(words), place.height()), Qt::AlignCenter, words);
    }
}

void SourceText::setRemarks(std::vector<Remark> remarks) {
    m_remarks = std::move(remarks);
    viewport()->update();
}

QString SourceText::nameAtCaret() const {
    const QTextCursor cursor = textCursor();
    return nameIn(cursor.block().text(), cursor.positionInBlock());
}

QString SourceText::nameAt(QPoint place) const {
    const QTextCursor cursor = cursorForPosition(place);
    // Next to the text the nearest letter would be found.
    const QRectF line = placeOf(cursor.block());
    const double end = document()->documentMargin() + contentOffset().x() + fontMetrics().horizontalAdvance(cursor.block().text());
    if (place.y() > line.bottom() || place.x() > end) return {};
    // The text cursor is between letters: past the middle of a letter it is after it.
    const int column = cursor.positionInBlock() - (cursorRect(cursor).left() > place.x() ? 1 : 0);
    return nameIn(cursor.block().text(), std::max(0, column));
}

bool SourceText::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !m_explain) return QPlainTextEdit::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString name = nameAt(help->pos());
    QToolTip::showText(help->globalPos(), name.isEmpty() ? QString() : m_explain(name), viewport());
    return true;
}

namespace {

double signSize(double height) { return 0.3 * height; }
double markLeft(double size) { return 5 + 2.4 * size; }

}  // namespace

int SourceText::gutterWidth() const {
    const int digits = std::max<int>(3, static_cast<int>(QString::number(blockCount()).size()));
    const int charWidth = fontMetrics().horizontalAdvance(QLatin1Char('9'));
    // A line's symbol and the mark next to it scale with the height of the letters, the numbers with their width.
    const double signs = markLeft(signSize(fontMetrics().height())) + 1.4 * signSize(fontMetrics().height());
    return std::max(charWidth * (digits + 2) + 14, static_cast<int>(std::ceil(signs + charWidth * (digits + 0.5) + 2)));
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

/// Distinguished by shape, too: a dot for a possible stop, a disc for a breakpoint, a ring for a disabled one.
void SourceText::paintSign(QPainter& painter, GutterSign sign, QPointF centre, double size) const {
    const QColor colour = seriesColour(3, palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
        case GutterSign::Stop:
            painter.setBrush(blended(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.35));
            painter.drawEllipse(centre, 1.6, 1.6);
            break;
        case GutterSign::Breakpoint:
            painter.setBrush(colour);
            painter.drawEllipse(centre, 1.25 * size, 1.25 * size);
            break;
        case GutterSign::BreakpointOff:
            painter.setPen(QPen(colour, 1.5));
            painter.drawEllipse(centre, 1.1 * size, 1.1 * size);
            break;
    }
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
        if (marked) painter.fillRect(row, markedLineColour(palette()));
        painter.setPen(marked ? ink : blended(base, ink, 0.5));
        painter.drawText(row.adjusted(0, 0, -charWidth / 2.0 - 2, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
        const double middle = row.center().y();
        const double size = signSize(place.height());
        painter.setRenderHint(QPainter::Antialiasing);
        const auto sign = std::ranges::find(m_signs, block.blockNumber() + 1, &Sign::line);
        if (sign != m_signs.end()) paintSign(painter, sign->sign, {4 + size, middle}, size);
        if (!marked) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        const double left = markLeft(size);
        painter.drawPolygon(QPolygonF({{left, middle - size}, {left + 1.4 * size, middle}, {left, middle + size}}));
    }
}

}  // namespace solverscope
