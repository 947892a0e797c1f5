// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/tour/tour_card.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <limits>

#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int ringWidth = 3;
constexpr int ringGap = 4;
constexpr int pointSize = 11;  // px, of the triangle towards the target
constexpr int innerMargin = 12;
constexpr int textColumns = 42;  // letters in a line
constexpr double cornerRadius = 8;

}  // namespace

TourRing::TourRing(QWidget* window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void TourRing::surround(QRect target) {
    const QRect around = target.adjusted(-ringGap, -ringGap, ringGap, ringGap).intersected(parentWidget()->rect());
    if (target.isEmpty()) return hide();
    if (around != geometry()) {
        setGeometry(around);
        const QRect inner = rect().adjusted(ringWidth, ringWidth, -ringWidth, -ringWidth);
        setMask(QRegion(rect()) - QRegion(inner));  // what it surrounds is not painted again for it
    }
    show();
    raise();
}

void TourRing::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), palette().color(QPalette::Highlight)); }

TourCard::TourCard(QWidget* window)
    : QFrame(window),
      m_title(new QLabel(this)),
      m_text(selectableLabel("tourText", this)),
      m_place(new QLabel(this)),
      m_next(named(new QPushButton(this), "tourNext")),
      m_leave(named(new QPushButton(tr("&Leave the tour"), this), "tourLeave", {}, tr("Shows what was there before (Esc)"))) {
    setObjectName(QStringLiteral("tourCard"));
    m_title->setFont(scaled(font(), 1.15, true));
    m_title->setWordWrap(true);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_next->setDefault(true);
    const int margin = pointSize + innerMargin;
    fillPanel(this, Gaps{{margin, margin, margin, margin}, 8},
              {m_title, m_text, inRow({m_place, emptyStretch(), m_leave, m_next})});
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextRequested);
    connect(m_leave, &QPushButton::clicked, this, &TourCard::leaveRequested);
    hide();
}

void TourCard::setText(const QString& title, const QString& text, const QString& place) {
    m_title->setText(title);
    m_text->setText(text);
    m_place->setText(place);
    setAccessibleName(tr("Tour: %1").arg(title));
    setAccessibleDescription(text);
    m_next->setAccessibleDescription(title + QLatin1Char('\n') + text);
    const int buttons = m_place->sizeHint().width() + m_leave->sizeHint().width() + m_next->sizeHint().width() + 40;
    const int width = std::max(textColumns * fontMetrics().averageCharWidth(), buttons);
    m_text->setFixedWidth(width);
    m_title->setFixedWidth(width);
    layout()->activate();
    resize(sizeHint().width(), layout()->hasHeightForWidth() ? layout()->heightForWidth(sizeHint().width()) : sizeHint().height());
}

void TourCard::setLast(bool isLast) {
    m_next->setText(isLast ? tr("&Done") : tr("&Next"));
    m_leave->setVisible(!isLast);
}

void TourCard::pointAt(QRect target) {
    const QRect room = parentWidget()->rect();
    const auto inside = [&](QPoint corner) {
        return QPoint(std::clamp(corner.x(), 0, std::max(0, room.width() - width())),
                      std::clamp(corner.y(), 0, std::max(0, room.height() - height())));
    };
    if (target.isEmpty()) {
        m_side = Side::None;
        move(inside(room.center() - rect().center()));
        return update();
    }
    const QRect near = target.adjusted(-ringGap, -ringGap, ringGap, ringGap).intersected(room);
    const QPoint middle = near.center() - rect().center();
    // The sides of the card; the text reads best to the right of what it is about.
    const std::array<std::pair<Side, QPoint>, 4> places{std::pair{Side::Left, QPoint(near.right() + 1, middle.y())},
                                                        {Side::Right, QPoint(near.left() - width(), middle.y())},
                                                        {Side::Top, QPoint(middle.x(), near.bottom() + 1)},
                                                        {Side::Bottom, QPoint(middle.x(), near.top() - height())}};
    int least = std::numeric_limits<int>::max();
    QPoint best;
    for (const auto& [side, corner] : places) {
        const QRect shared = QRect(inside(corner), size()).intersected(near);
        const int covered = shared.isEmpty() ? 0 : shared.width() * shared.height();
        if (covered >= least) continue;
        least = covered;
        best = inside(corner);
        m_side = covered == 0 ? side : Side::None;
    }
    move(best);
    const bool isUpright = m_side == Side::Left || m_side == Side::Right;
    const int along = isUpright ? near.center().y() - best.y() : near.center().x() - best.x();
    m_tip = std::clamp(along, 3 * pointSize, (isUpright ? height() : width()) - 3 * pointSize);
    update();
}

void TourCard::announce() {
    show();
    raise();
    m_next->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TourCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(pointSize, pointSize, -pointSize, -pointSize);
    QPainterPath shape;
    shape.addRoundedRect(body, cornerRadius, cornerRadius);
    const double tip = m_tip;
    QPolygonF point;
    if (m_side == Side::Left)
        point << QPointF(body.left() + 1, tip - pointSize) << QPointF(0, tip) << QPointF(body.left() + 1, tip + pointSize);
    if (m_side == Side::Right)
        point << QPointF(body.right() - 1, tip - pointSize) << QPointF(width(), tip) << QPointF(body.right() - 1, tip + pointSize);
    if (m_side == Side::Top)
        point << QPointF(tip - pointSize, body.top() + 1) << QPointF(tip, 0) << QPointF(tip + pointSize, body.top() + 1);
    if (m_side == Side::Bottom)
        point << QPointF(tip - pointSize, body.bottom() - 1) << QPointF(tip, height())
              << QPointF(tip + pointSize, body.bottom() - 1);
    QPainterPath triangle;
    triangle.addPolygon(point);
    triangle.closeSubpath();
    painter.setBrush(hintGround(palette()));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawPath(shape.united(triangle));
}

}  // namespace solverscope
