// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/welcome/welcome_tile.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "gui/style/motion.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int frameMilliseconds = 66;
constexpr int staggerMilliseconds = 250;  // the tiles begin one after the other
constexpr int minWordLines = 3;           // of the words below the title
constexpr int minPictureHeight = 90;
constexpr int padding = 14;
constexpr double corner = 10;
constexpr double titleFactor = 1.5;

}  // namespace

WelcomeTile::WelcomeTile(int number, const QString& title, QWidget* parent)
    : QAbstractButton(parent), m_number(number), m_linesOfWords(minWordLines), m_task(this) {
    setText(title);
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumWidth(620);
    m_frames.setInterval(frameMilliseconds);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        m_frames.setInterval(frameMilliseconds);
        if (!m_drawing) draw(true);
    });
}

WelcomeTile::~WelcomeTile() { m_task.cancelAndWait(); }

void WelcomeTile::setShow(LiveShow show) {
    m_scenes = std::make_shared<LiveScenes>(std::move(show));
    if (isVisible()) draw(false);
}

void WelcomeTile::start() {
    if (!std::exchange(m_isStarted, true) && isVisible()) draw(false);
}

void WelcomeTile::setLine(const QString& line) {
    m_line = line;
    setAccessibleDescription(line);
    update();
}

int WelcomeTile::textHeight() const {
    const QFontMetrics title(scaled(font(), titleFactor, true));
    return title.height() + m_linesOfWords * fontMetrics().lineSpacing() + 6;
}

/// A title that is too long for the tile is a little smaller.
QFont WelcomeTile::titleFont() const {
    const int width = QFontMetrics(scaled(font(), titleFactor, true)).horizontalAdvance(text()) + 1;
    return scaled(font(), std::clamp(titleFactor * wordsWidth() / width, 1.0, titleFactor), true);
}

/// They begin to the right of the number's circle.
int WelcomeTile::wordsWidth() const {
    return width() - 2 * padding - QFontMetrics(scaled(font(), titleFactor, true)).height() - 10;
}

int WelcomeTile::heightOf(const QString& words) const {
    return fontMetrics().boundingRect(QRect(0, 0, wordsWidth(), QWIDGETSIZE_MAX), Qt::TextWordWrap, words).height();
}

int WelcomeTile::linesOfWords() const {
    const int spacing = fontMetrics().lineSpacing();
    const int lines = (heightOf(m_line) + spacing - 1) / spacing;
    const QFontMetrics title(scaled(font(), titleFactor, true));
    const int room = (height() - 3 * padding - minPictureHeight - title.height() - 6) / spacing;
    return std::max(minWordLines, std::min(lines, room));
}

void WelcomeTile::setLinesOfWords(int lines) {
    if (std::exchange(m_linesOfWords, lines) == lines) return;
    if (isVisible()) draw(false);
    update();
}

QString WelcomeTile::shownWords() const {
    const int room = m_linesOfWords * fontMetrics().lineSpacing();
    if (heightOf(m_line) <= room) return m_line;
    const auto shortened = [](const QString& words) { return words.trimmed() + QChar(0x2026); };
    QString words = m_line;
    while (!words.isEmpty() && heightOf(shortened(words)) > room) words.chop(1);
    return shortened(words);
}

QRect WelcomeTile::pictureRect() const { return rect().adjusted(padding, padding, -padding, -2 * padding - textHeight()); }

void WelcomeTile::draw(bool advance) {
    const QSize size = pictureRect().size();
    if (!m_isStarted || !m_scenes || size.width() < 20 || size.height() < 20) return;
    m_drawing = true;
    m_task.run(
        [scenes = m_scenes, size, ratio = devicePixelRatioF(), colours = palette(), advance](const std::atomic<bool>&) {
            return scenes->picture({size, ratio, colours}, advance);
        },
        [this](const QImage& picture) {
            m_drawing = false;
            m_picture = picture;
            update();
        },
        false);
}

/// It plays by itself; with reduced motion while it is pointed at.
void WelcomeTile::runOrRest() {
    const bool runs = isVisible() && (!isMotionReduced() || underMouse());
    if (!runs)
        m_frames.stop();
    else if (!m_frames.isActive())
        m_frames.start(frameMilliseconds + staggerMilliseconds * (m_number - 1));
}

void WelcomeTile::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    emit resized();
    if (isVisible()) draw(false);
}

void WelcomeTile::showEvent(QShowEvent* event) {
    QAbstractButton::showEvent(event);
    draw(false);
    runOrRest();
}

void WelcomeTile::hideEvent(QHideEvent* event) {
    QAbstractButton::hideEvent(event);
    m_frames.stop();
    m_task.cancel();
    m_drawing = false;
}

void WelcomeTile::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    runOrRest();
    update();
}

void WelcomeTile::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    runOrRest();
    update();
}

void WelcomeTile::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) draw(false);
}

void WelcomeTile::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Up:
            return emit neighbourRequested(-1);
        case Qt::Key_Right:
        case Qt::Key_Down:
            return emit neighbourRequested(1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return click();
        default:
            QAbstractButton::keyPressEvent(event);
    }
}

void WelcomeTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    const QColor accent = palette().color(QPalette::Highlight);
    const bool chosen = hasFocus();
    const bool hot = underMouse() || isDown();
    const QRectF card = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setBrush(isDown() ? blended(base, accent, 0.12) : base);
    painter.setPen(QPen(chosen || hot ? accent : blended(base, ink, 0.25), chosen ? 3 : hot ? 2 : 1));
    painter.drawRoundedRect(card, corner, corner);

    const QRect room = pictureRect();
    if (!m_picture.isNull()) {
        const QSizeF size = m_picture.deviceIndependentSize();
        painter.drawImage(QRectF(room.center() - QPointF(size.width() / 2 - 0.5, size.height() / 2 - 0.5), size), m_picture);
    }
    painter.setPen(blended(base, ink, 0.15));
    const int line = room.bottom() + padding / 2 + 1;
    painter.drawLine(room.left(), line, room.right(), line);

    const int top = room.bottom() + padding;
    const int badge = QFontMetrics(scaled(font(), titleFactor, true)).height();
    const QRectF circle(room.left(), top, badge, badge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? accent : blended(base, ink, 0.12));
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    painter.setFont(bold(font()));
    painter.setPen(chosen ? palette().color(QPalette::HighlightedText) : ink);
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    const QRect words(room.left() + badge + 10, top, wordsWidth(), badge);
    painter.setFont(titleFont());
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    painter.setFont(font());
    painter.setPen(blended(base, ink, 0.75));
    const QRect below(words.left(), words.bottom() + 4, words.width(), m_linesOfWords * fontMetrics().lineSpacing());
    painter.drawText(below, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, shownWords());
}

}  // namespace solverscope
