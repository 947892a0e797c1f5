// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/build.h"

#include <QCompleter>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QStyleOption>
#include <QVariant>
#include <algorithm>

#include "gui/style/text_size.h"
#include "gui/text/language.h"

namespace solverscope {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString& text) {
    m_fullText = text;
    setText(fontMetrics().elidedText(text, Qt::ElideRight, contentsRect().width()));
    setToolTip(plainToolTip(text));
    setAccessibleName(text);
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    setText(fontMetrics().elidedText(m_fullText, Qt::ElideRight, contentsRect().width()));
}

WrappingCheckBox::WrappingCheckBox(const QString& text, QWidget* parent) : QCheckBox(text, parent), m_text(text) {
    setAccessibleName(text);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappingCheckBox::sizeWith(const QString& text) const {
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = text;
    return style()->sizeFromContents(QStyle::CT_CheckBox, &option, fontMetrics().size(Qt::TextShowMnemonic, text), this);
}

QString WrappingCheckBox::wrappedText(int width) const {
    QStringList lines;
    for (const QString& word : m_text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || sizeWith(longer).width() > width)
            lines += word;
        else
            lines.back() = longer;
    }
    return lines.join(QLatin1Char('\n'));
}

QSize WrappingCheckBox::minimumSizeHint() const {
    int widest = 0;
    for (const QString& word : m_text.split(QLatin1Char(' '))) widest = std::max(widest, sizeWith(word).width());
    return {widest, sizeWith(m_text).height()};
}

int WrappingCheckBox::heightForWidth(int width) const { return sizeWith(wrappedText(width)).height(); }

void WrappingCheckBox::resizeEvent(QResizeEvent* event) {
    QCheckBox::resizeEvent(event);
    setText(wrappedText(width()));
}

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(2);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const { return index >= 0 && index < count() ? m_items[index].get() : nullptr; }

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* taken = m_items[index].release();
    m_items.erase(m_items.begin() + index);
    return taken;
}

int FlowLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, false); }

QSize FlowLayout::minimumSize() const {
    QSize largest;
    for (const auto& item : m_items)
        if (!item->isEmpty()) largest = largest.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return largest + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const {
    const QMargins margins = contentsMargins();
    const QRect inside = rect.marginsRemoved(margins);
    int x = inside.x();
    int y = inside.y();
    int lineHeight = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const int width = std::min(item->sizeHint().width(), std::max(inside.width(), item->minimumSize().width()));
        const QSize size(width, item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height());
        if (x > inside.x() && x + size.width() > inside.x() + inside.width()) {
            x = inside.x();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (move) item->setGeometry({QPoint(x, y), size});
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.y() + margins.bottom();
}

QWidget* flowBar(QWidget* parent, const Gaps& gaps, std::initializer_list<QWidget*> content) {
    auto* bar = new QWidget(parent);
    auto* flow = new FlowLayout(bar);
    if (gaps.margins.left() >= 0) flow->setContentsMargins(gaps.margins);
    if (gaps.spacing >= 0) flow->setSpacing(gaps.spacing);
    for (QWidget* each : content) flow->addWidget(each);
    return bar;
}

PictureWithWords::PictureWithWords(QWidget* picture, QScrollArea* words, std::initializer_list<QLabel*> labels, QWidget* panel)
    : QWidget(panel), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    auto* texts = new QWidget(words);
    auto* column = fillPanel(texts, {.margins = {6, 2, 6, 4}, .spacing = 6}, {});
    for (QLabel* each : labels) column->addWidget(each);
    column->addStretch(1);
    words->setWidget(texts);
    words->setWidgetResizable(true);
    words->setFrameShape(QFrame::NoFrame);
    words->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    words->setFocusPolicy(Qt::ClickFocus);
    for (QWidget* each : {texts, words->viewport()}) each->setAutoFillBackground(false);
    filled(m_layout, {.margins = {4, 0, 0, 0}, .spacing = 0}, {{picture, 3}, {words, 2}});
}

void PictureWithWords::resizeEvent(QResizeEvent*) {
    constexpr double wide = 1.25;  // times the height
    const QSize panel = parentWidget()->size();
    m_layout->setDirection(panel.width() > wide * panel.height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

namespace {

constexpr const char* ownToolTip = "ownToolTip";
constexpr const char* given = "reason";

void applyReason(QWidget& widget, const QString& why) {
    if (widget.property(given).toString().isEmpty()) widget.setProperty(ownToolTip, widget.toolTip());
    const QString own = widget.property(ownToolTip).toString();
    const QString text = Qt::mightBeRichText(own) || own.isEmpty() ? own : QStringLiteral("<p>%1</p>").arg(own.toHtmlEscaped());
    widget.setProperty(given, why);
    widget.setToolTip(why.isEmpty() ? own : text + QStringLiteral("<p><b>%1</b></p>").arg(why.toHtmlEscaped()));
    widget.setStatusTip(why);
}

}  // namespace

void setDisabledReason(QWidget& control, const QString& why) {
    if (control.property(given).toString() == why) return;
    applyReason(control, why);
    for (QWidget* part : control.findChildren<QWidget*>())
        if (!part->isWindow() && (part->focusPolicy() != Qt::NoFocus || !part->toolTip().isEmpty())) applyReason(*part, why);
}

QString breakable(const QString& text) {
    static const QRegularExpression longWord(QStringLiteral("\\S{25,}"));
    static const QRegularExpression part(QStringLiteral("(\\S{4,15}[_/#.-]|\\S{16})(?=\\S)"));
    QString broken;
    qsizetype done = 0;
    for (auto it = longWord.globalMatch(text); it.hasNext();) {
        const auto word = it.next();
        broken += text.mid(done, word.capturedStart() - done) + word.captured().replace(part, QLatin1String("\\1") + breakHere);
        done = word.capturedEnd();
    }
    return broken + text.mid(done);
}

int widthToShowAll(const QLineEdit& field) {
    QStyleOptionFrame option;
    option.initFrom(&field);
    option.lineWidth = field.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &field);
    const int frame = option.rect.width() - field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field).width();
    constexpr int margins = 2 * 2 + 1;  // of QLineEdit, and its cursor
    const QFontMetrics metrics = field.fontMetrics();
    const int text = std::max(metrics.horizontalAdvance(field.displayText()), metrics.horizontalAdvance(field.placeholderText()));
    return text + frame + margins;
}

void resizeForText(QWidget& dialog, QSize size) {
    dialog.resize(QSize(textScaled(size.width()), textScaled(size.height())).boundedTo(dialog.screen()->availableSize() * 9 / 10));
}

namespace {

class PartCompleter : public QCompleter {
public:
    PartCompleter(QLineEdit& line, QAbstractItemModel* offered, int (*beginOf)(const QString&, int))
        : QCompleter(offered, &line), m_line(line), m_beginOf(beginOf) {
        setCaseSensitivity(Qt::CaseInsensitive);
        line.setCompleter(this);
    }

    QStringList splitPath(const QString& path) const override {
        const int end = std::min<int>(m_line.cursorPosition(), static_cast<int>(path.size()));
        const int begin = m_beginOf(path, end);
        return {path.mid(begin, end - begin)};
    }

    QString pathFromIndex(const QModelIndex& index) const override {
        const QString line = m_line.text();
        const int end = m_line.cursorPosition();
        return line.left(m_beginOf(line, end)) + index.data(Qt::EditRole).toString() + line.mid(end);
    }

private:
    QLineEdit& m_line;
    int (*m_beginOf)(const QString&, int);
};

}  // namespace

QCompleter* completePart(QLineEdit& line, QAbstractItemModel* offered, int (*beginOf)(const QString& line, int end)) {
    return new PartCompleter(line, offered, beginOf);
}

int beginOfListed(const QString& line, int end) {
    int begin = end > 0 ? static_cast<int>(line.lastIndexOf(QLatin1Char(','), end - 1)) + 1 : 0;
    while (begin < end && line[begin].isSpace()) ++begin;
    return begin;
}

}  // namespace solverscope
