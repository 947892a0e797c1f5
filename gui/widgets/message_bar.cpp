// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/message_bar.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "gui/style/text_size.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int iconSize = 20;

}  // namespace

MessageBar::MessageBar(Kind kind, QWidget* parent)
    : QFrame(parent),
      m_kind(kind),
      m_icon(new QLabel(this)),
      m_text(named(new QLabel(this), "messageText", tr("Message"))),
      m_offer(named(new QPushButton(this), "messageOffer", tr("Accept the offer"))),
      m_refuse(named(new QPushButton(this), "messageRefusal", tr("Refuse the offer"))),
      m_close(named(new QToolButton(this), "dismissMessage", tr("Dismiss the message"), tr("Dismiss"))) {
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setIconSize(QSize(textScaled(m_close->iconSize().width()), textScaled(m_close->iconSize().height())));
    m_close->setAutoRaise(true);
    m_offer->hide();
    connect(m_offer, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_offer, &QPushButton::clicked, this, &MessageBar::accepted);
    m_refuse->hide();
    connect(m_refuse, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_refuse, &QPushButton::clicked, this, &MessageBar::refused);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismissed);

    fillRow(this, {.margins = {8, 4, 4, 4}},
            {{m_icon, 0, Qt::AlignTop},
             {m_text, 1},
             {m_offer, 0, Qt::AlignTop},
             {m_refuse, 0, Qt::AlignTop},
             {m_close, 0, Qt::AlignTop}});
    paintGround();
    hide();
}

void MessageBar::showText(const QString& text) {
    m_text->setText(text);
    show();
}

void MessageBar::setVisible(bool on) {
    m_wanted = on;
    QFrame::setVisible(on && !m_yields);
    emit wantedChanged();
}

void MessageBar::setYields(bool yields) {
    if (m_yields == yields) return;
    m_yields = yields;
    QFrame::setVisible(m_wanted && !yields);
}

void MessageBar::offer(const QString& what) {
    m_offer->setText(what);
    m_offer->setVisible(!what.isEmpty());
}

void MessageBar::offerToRefuse(const QString& what) {
    m_refuse->setText(what);
    m_refuse->setVisible(!what.isEmpty());
}

QString MessageBar::text() const { return m_text->text(); }

void MessageBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) paintGround();
}

void MessageBar::paintGround() {
    const QPalette program = QGuiApplication::palette();
    const QColor colour = m_kind == Kind::Problem ? problemGround(program) : hintGround(program);
    if (QPalette ground; palette().color(QPalette::Window) != colour) {  // changing it comes back here
        ground.setColor(QPalette::Window, colour);
        setPalette(ground);
    }
    const QString icon = m_kind == Kind::Problem ? QStringLiteral("warning") : QStringLiteral("hint");
    m_icon->setPixmap(themedIcon(icon).pixmap(iconSize));
}

}  // namespace solverscope
