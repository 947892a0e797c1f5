// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/welcome/welcome_tile.h"

#include <QKeyEvent>
#include <QPainter>

#include "gui/style/colours.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int frameMilliseconds = 66;
constexpr int padding = 14;
constexpr double corner = 10;
constexpr double titleFactor = 1.5;

}  // namespace

WelcomeTile::WelcomeTile(int number, const QString& title, QWidget* parent)
    : QAbstractButton(parent), m_number(number), m_task(this) {
    setText(title);
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumWidth(620);
    m_frames.setInterval(frameMilliseconds);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        if (!m_drawing) draw(true);
    });
}

WelcomeTile::~WelcomeTile() { m_task.cancelAndWait(); }

void WelcomeTile::setShow(LiveShow show) {
    m_scenes = std::make_shared<LiveScenes>(std::move(show));
    if (isVisible()) draw(false);
}

void WelcomeTile::setLine(const QString& line) {
    m_line = line;
    setAccessibleDescription(line);
    update();
}

int WelcomeTile::textHeight() const {
    const QFontMetrics title(scaled(font(), titleFactor, true));
    return title.height() + 2 * fontMetrics().lineSpacing() + 6;
}

QRect WelcomeTile::pictureRect() const { return rect().adjusted(padding, padding, -padding, -2 * padding - textHeight()); }

void WelcomeTile::draw(bool advance) {
    const QSize size = pictureRect().size();
    if (!m_scenes || size.width() < 20 || size.height() < 20) return;
    m_drawing = true;
    m_task.run([scenes = m_scenes, size, ratio = devicePixelRatioF(), colours = palette(),
                advance](const std::atomic<bool>&) { return scenes->picture(size, ratio, colours, advance); },
               [this](const QImage& picture) {
                   m_drawing = false;
                   m_picture = picture;
                   update();
               },
               false);
}

void WelcomeTile::runOrRest() { isVisible() && (hasFocus() || underMouse()) ? m_frames.start() : m_frames.stop(); }

void WelcomeTile::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
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
    m_frames.start();
    update();
}

void WelcomeTile::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    if (!hasFocus()) m_frames.stop();
    update();
}

void WelcomeTile::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    runOrRest();
}

void WelcomeTile::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    runOrRest();
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

    const QFont titleFont = scaled(font(), titleFactor, true);
    const QFontMetrics title(titleFont);
    const int top = room.bottom() + padding;
    const int badge = title.height();
    const QRectF circle(room.left(), top, badge, badge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? accent : blended(base, ink, 0.12));
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    painter.setFont(bold(font()));
    painter.setPen(chosen ? palette().color(QPalette::HighlightedText) : ink);
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    const QRect words(room.left() + badge + 10, top, room.width() - badge - 10, title.height());
    painter.setFont(titleFont);
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, title.elidedText(text(), Qt::ElideRight, words.width()));
    painter.setFont(font());
    painter.setPen(blended(base, ink, 0.75));
    const QRect below(words.left(), words.bottom() + 4, words.width(), 2 * fontMetrics().lineSpacing());
    painter.drawText(below, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_line);
}

}  // namespace solverscope
