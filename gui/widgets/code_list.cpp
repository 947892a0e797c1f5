// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/code_list.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int codeGap = 4;        // px, around a line and beside its number
constexpr int hangingIndent = 4;  // letters
constexpr std::array<const char16_t*, 8> signTexts{u"",  u"",  u"",  u"○",
                                                   u"●", u"✓", u"✗", u"≡"};  // by Sign; Stop and Here are drawn

QPalette activePalette(QPalette palette) {
    palette.setCurrentColorGroup(QPalette::Active);  // a locked answer is still read
    return palette;
}

}  // namespace

double layOutCode(QTextLayout& layout, double width) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    const QString text = layout.text();
    const auto first = std::ranges::find_if_not(text, [](QChar letter) { return letter.isSpace(); });
    const auto blanks = static_cast<int>(first - text.begin()) + hangingIndent;
    const double hanging = std::min(blanks * QFontMetricsF(layout.font()).horizontalAdvance(QLatin1Char(' ')), width / 2);
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        const double indent = height > 0 ? hanging : 0;
        line.setLineWidth(std::max(1.0, width - indent));
        line.setPosition({indent, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// Draws the lines of its list.
class CodeLines : public QStyledItemDelegate {
public:
    explicit CodeLines(CodeList* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const int width = m_list.viewport()->width();
        return {width, m_list.lineHeight(index.row(), width)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const CodeList::Line& line = m_list.m_lines[static_cast<std::size_t>(index.row())];
        const QPalette palette = activePalette(m_list.palette());
        const QColor base = palette.color(QPalette::Base);
        const QColor ink = palette.color(QPalette::Text);
        const QFont font = m_list.font();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect rect = option.rect;
        const int margin = m_list.marginWidth();
        painter->fillRect(QRect(rect.left(), rect.top(), margin, rect.height()), blended(base, ink, 0.06));
        if (line.isMarked) painter->fillRect(rect, markedLineColour(palette));

        QTextLayout layout(line.text, font);
        if (!m_list.m_colours) m_list.m_colours.emplace(palette);
        auto formats = m_list.m_isCode ? m_list.m_colours->of(line.text) : QList<QTextLayout::FormatRange>();
        layout.setFormats(formats);
        layOutCode(layout, rect.width() - margin - 2 * codeGap);
        painter->setPen(ink);
        const QPointF at(rect.left() + margin + codeGap, rect.top() + codeGap / 2);
        layout.draw(painter, at);
        const bool isHot = option.state.testFlag(QStyle::State_MouseOver) && m_list.isEnabled() && line.isChoosable;
        if (isHot && !m_list.m_isMovable) underline(*painter, layout, at);

        painter->setFont(font);
        const double lineHeight = layout.lineAt(0).height();
        const QRectF beside(rect.left() + codeGap, at.y(), margin - 2 * codeGap, lineHeight);
        painter->setPen(line.isMarked ? ink : blended(base, ink, 0.6));
        painter->drawText(beside, Qt::AlignRight | Qt::AlignVCenter, line.number);
        drawSign(*painter, line.sign, beside, palette);
        if (option.state.testFlag(QStyle::State_HasFocus) && m_list.isEnabled()) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(palette.color(QPalette::Highlight), 2));
            painter->drawRect(QRectF(rect).adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

private:
    static void underline(QPainter& painter, const QTextLayout& layout, QPointF at) {
        for (int i = 0; i < layout.lineCount(); ++i) {
            const QTextLine line = layout.lineAt(i);
            const QString text = layout.text().mid(line.textStart(), line.textLength());
            const auto blanks = std::ranges::find_if_not(text, [](QChar letter) { return letter.isSpace(); }) - text.begin();
            const double left = line.cursorToX(line.textStart() + static_cast<int>(blanks));
            const double y = line.y() + line.ascent() + 2;
            painter.drawLine(at + QPointF(left, y), at + QPointF(line.x() + line.naturalTextWidth(), y));
        }
    }

    /// Distinguished by shape, too.
    static void drawSign(QPainter& painter, CodeList::Sign sign, const QRectF& beside, const QPalette& palette) {
        const QColor ink = palette.color(QPalette::Text);
        if (sign == CodeList::Sign::Here) {
            const double size = 0.3 * beside.height();
            const QPointF left = beside.topLeft() + QPointF(1, beside.height() / 2);
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawPolygon(QPolygonF({left - QPointF(0, size), left + QPointF(1.4 * size, 0), left + QPointF(0, size)}));
            return;
        }
        if (sign == CodeList::Sign::Stop) {
            const double size = 0.17 * beside.height();
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette.color(QPalette::Link));
            painter.drawEllipse(beside.topLeft() + QPointF(1.5 * size, beside.height() / 2), size, size);
            return;
        }
        const bool isVerdict = sign == CodeList::Sign::Right || sign == CodeList::Sign::Wrong;
        painter.setFont(bold(painter.font(), isVerdict));
        painter.setPen(ink);
        painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter, QString::fromUtf16(signTexts[static_cast<std::size_t>(sign)]));
    }

    CodeList& m_list;
};

CodeList::CodeList(const char* name, const QString& accessible, QWidget* parent) : QListWidget(parent) {
    named(this, name, accessible);
    setItemDelegate(new CodeLines(this));
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCode(true);
    connect(this, &QListWidget::currentRowChanged, this, &CodeList::bringIntoView);
}

void CodeList::setCode(bool code) {
    m_isCode = code;
    setFont(code ? fixedFont() : parentWidget()->font());
}

void CodeList::setMovable(bool movable) {
    m_isMovable = movable;
    viewport()->setCursor(movable ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void CodeList::setLines(std::vector<Line> lines) {
    const int current = currentRow();
    m_lines = std::move(lines);
    const auto wanted = static_cast<int>(m_lines.size());
    while (count() > wanted) delete takeItem(count() - 1);
    while (count() < wanted) addItem(QString());
    for (int i = 0; i < wanted; ++i) {
        item(i)->setText(m_lines[static_cast<std::size_t>(i)].text);
        item(i)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        describe(i);
    }
    if (current < wanted) setCurrentRow(current);
    updateGeometry();
    scheduleDelayedItemsLayout();
}

void CodeList::setSign(int line, Sign sign, bool marked) {
    Line& one = m_lines[static_cast<std::size_t>(line)];
    if (one.sign == sign && one.isMarked == marked) return;
    one.sign = sign;
    one.isMarked = marked;
    describe(line);
    viewport()->update();
}

/// For screen readers.
void CodeList::describe(int line) {
    const Line& one = m_lines[static_cast<std::size_t>(line)];
    const std::array<QString, 8> words{
        QString(), tr("leads to its moment"), tr("the debugger is here"), QString(), tr("picked"), tr("right"), tr("wrong"),
        QString()};
    QStringList parts;
    if (!one.number.isEmpty()) parts << one.number;
    parts << one.text.trimmed();
    if (const QString& word = words[static_cast<std::size_t>(one.sign)]; !word.isEmpty()) parts << word;
    item(line)->setData(Qt::AccessibleTextRole, parts.join(QStringLiteral(", ")));
}

int CodeList::marginWidth() const {
    qsizetype digits = 0;
    for (const Line& line : m_lines) digits = std::max(digits, line.number.size());
    const int sign = fontMetrics().horizontalAdvance(QStringLiteral("✗"));
    return 2 * codeGap + sign + (digits > 0 ? codeGap : 0) +
           static_cast<int>(digits) * fontMetrics().horizontalAdvance(QLatin1Char('0'));
}

int CodeList::lineHeight(int line, int width) const {
    QTextLayout layout(m_lines[static_cast<std::size_t>(line)].text, font());
    return static_cast<int>(std::ceil(layOutCode(layout, width - marginWidth() - 2 * codeGap))) + codeGap;
}

int CodeList::heightForWidth(int width) const {
    int height = 2 * frameWidth();
    for (int i = 0; i < count(); ++i) height += lineHeight(i, width - 2 * frameWidth());
    return height;
}

QSize CodeList::sizeHint() const {
    constexpr int usualWidth = 300;
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize CodeList::minimumSizeHint() const { return {120, fontMetrics().height()}; }

bool CodeList::isChoosable(int line) const {
    return line >= 0 && line < count() && m_lines[static_cast<std::size_t>(line)].isChoosable;
}

int CodeList::lineAt(QPoint place) const { return indexAt(place).row(); }

bool CodeList::uses(const QKeyEvent& key) const {
    const bool isUpOrDown = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
    if (key.matches(QKeySequence::Copy)) return true;
    if (m_isMovable && isUpOrDown && key.modifiers() == Qt::AltModifier) return true;
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    const bool isEnd = key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
    const bool isChoice = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    return isUpOrDown || isEnd || (isChoice && !m_isMovable);
}

bool CodeList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && uses(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QListWidget::event(event);
}

void CodeList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    m_colours.reset();
    viewport()->update();
}

void CodeList::keyPressEvent(QKeyEvent* event) {
    if (!uses(*event)) return event->ignore();
    const int line = currentRow();
    if (event->matches(QKeySequence::Copy)) {
        if (line >= 0) QApplication::clipboard()->setText(m_lines[static_cast<std::size_t>(line)].text);
    } else if (event->modifiers() == Qt::AltModifier) {
        if (line >= 0) emit moveRequested(line, event->key() == Qt::Key_Up ? -1 : 1);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        if (isChoosable(line)) emit chosen(line, event->key() != Qt::Key_Space);
    } else {
        QListWidget::keyPressEvent(event);
    }
}

void CodeList::focusInEvent(QFocusEvent* event) {
    QListWidget::focusInEvent(event);
    const auto first = std::ranges::find_if(m_lines, &Line::isChoosable);
    const bool isByMouse = event->reason() == Qt::MouseFocusReason;
    if (!isByMouse && !isChoosable(currentRow()) && first != m_lines.end())
        setCurrentRow(static_cast<int>(first - m_lines.begin()));
    bringIntoView(currentRow());
}

/// From one line that can be chosen to the next.
QModelIndex CodeList::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    const bool isDown = action == MoveDown || action == MoveEnd;
    const bool isToEnd = action == MoveHome || action == MoveEnd;
    int found = currentRow();
    for (int line = found + (isDown ? 1 : -1); line >= 0 && line < count(); line += isDown ? 1 : -1) {
        if (!isChoosable(line)) continue;
        found = line;
        if (!isToEnd) break;
    }
    return model()->index(found, 0);
}

void CodeList::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    m_pressed = lineAt(event->position().toPoint());
    if (isChoosable(m_pressed)) setCurrentRow(m_pressed);
    if (m_isMovable) viewport()->setCursor(Qt::ClosedHandCursor);
}

void CodeList::mouseMoveEvent(QMouseEvent* event) {
    if (m_isMovable && event->buttons().testFlag(Qt::LeftButton)) return drag(event->position().toPoint().y());
    if (!m_isMovable)
        viewport()->setCursor(isChoosable(lineAt(event->position().toPoint())) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

/// A line changes places with its neighbour as soon as it would then be under the mouse.
void CodeList::drag(int y) {
    while (m_pressed >= 0) {
        const auto place = [&](int line) { return visualItemRect(item(line)); };
        const int height = place(m_pressed).height();
        const bool isDown =
            m_pressed + 1 < count() && y > std::max(place(m_pressed + 1).top(), place(m_pressed + 1).bottom() - height);
        const bool isUp = m_pressed > 0 && y < std::min(place(m_pressed - 1).bottom(), place(m_pressed - 1).top() + height);
        if (!isDown && !isUp) return;
        const int by = isDown ? 1 : -1;
        emit moveRequested(m_pressed, by);
        m_pressed += by;
        executeDelayedItemsLayout();
    }
}

void CodeList::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    if (m_isMovable) viewport()->setCursor(Qt::OpenHandCursor);
    const int released = lineAt(event->position().toPoint());
    const bool isClick = !m_isMovable && released == m_pressed && isChoosable(released);
    m_pressed = -1;
    if (isClick) emit chosen(released, false);
}

/// The page around it scrolls, it does not.
void CodeList::bringIntoView(int line) {
    if (!hasFocus() || line < 0) return;
    for (QWidget* around = parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (!area || !area->widget()) continue;
        const QRect place = visualItemRect(item(line));
        const QPoint middle = viewport()->mapTo(area->widget(), place.center());
        return area->ensureVisible(0, middle.y(), 0, 2 * place.height());
    }
}

}  // namespace solverscope
