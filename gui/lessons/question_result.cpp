// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/question_result.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/lessons/heading_font.h"
#include "gui/lessons/lesson_text.h"
#include "gui/widgets/build.h"

namespace solverscope {

QColor verdictColour(bool right, const QPalette& palette) {
    const QColor colour = right ? QColor(0x00, 0x9E, 0x73) : QColor(0xD5, 0x5E, 0x00);
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? colour.lighter(135) : colour.darker(right ? 140 : 115);
}

QuestionResult::QuestionResult(AnswerKind kind, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("result"));
    auto* result = new QVBoxLayout(this);
    result->setContentsMargins(0, 6, 0, 0);
    result->setSpacing(8);
    const bool picks = kind == AnswerKind::PickRow || kind == AnswerKind::PickBody || kind == AnswerKind::PickContact;
    auto* sides = new QGridLayout;
    sides->setHorizontalSpacing(8);
    auto* yoursTitle = new QLabel(picks ? tr("Your pick") : tr("Your prediction"), this);
    sides->addWidget(yoursTitle, 0, 0);
    m_enginesTitle = new QLabel(tr("The engine"), this);
    m_rightTitle = named(new QLabel(tr("Right"), this), "rightTitle");
    for (QLabel* title : {yoursTitle, m_enginesTitle, m_rightTitle}) {  // three columns are narrow
        title->setWordWrap(true);
        title->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
    }
    sides->addWidget(m_enginesTitle, 0, 1);
    sides->addWidget(m_rightTitle, 0, 2);
    m_yours = named(new QLabel(this), "yours");
    m_engines = named(new QLabel(this), "engines");
    m_rightAnswer = named(new QLabel(this), "rightAnswer");
    for (QLabel* side : {m_yours, m_engines, m_rightAnswer}) {
        side->setFont(bold(font()));
        side->setTextInteractionFlags(Qt::TextSelectableByMouse);
        side->setWordWrap(true);
        side->setTextFormat(Qt::PlainText);
        side->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    sides->addWidget(m_yours, 1, 0);
    sides->addWidget(m_engines, 1, 1);
    sides->addWidget(m_rightAnswer, 1, 2);
    for (const int column : {0, 1, 2}) sides->setColumnStretch(column, 1);
    m_verdict = named(new QLabel(this), "verdict");
    m_verdict->setFont(bold(font()));
    result->addLayout(sides);
    result->addWidget(m_verdict);
    m_feedback = addText("feedback");
    m_why = addText("why");
    auto* next = new QHBoxLayout;
    m_fresh = named(new QPushButton(tr("Try a fresh one"), this), "fresh", {}, tr("The same question with other numbers"));
    m_continue = named(new QPushButton(tr("Continue"), this), "continue");
    next->addWidget(m_fresh);
    next->addStretch();
    next->addWidget(m_continue);
    result->addLayout(next);
    connect(m_fresh, &QPushButton::clicked, this, &QuestionResult::fresh);
    connect(m_continue, &QPushButton::clicked, this, &QuestionResult::proceed);
}

LessonTextView* QuestionResult::addText(const char* name) {
    auto* text = named(new LessonTextView(this), name);
    connect(text, &LessonTextView::anchorClicked, this, &QuestionResult::linkActivated);
    layout()->addWidget(text);
    return text;
}

void QuestionResult::setSides(const QString& yours, const QString& engines, const QString& right) {
    m_yours->setText(yours);
    m_engines->setText(engines);
    m_rightAnswer->setText(right);
    for (QLabel* each : {m_enginesTitle, m_engines}) each->setHidden(engines.isEmpty());
    for (QLabel* each : {m_rightTitle, m_rightAnswer}) each->setHidden(right.isEmpty());
    auto* sides = static_cast<QGridLayout*>(layout()->itemAt(0)->layout());
    sides->setColumnStretch(1, engines.isEmpty() ? 0 : 1);
    sides->setColumnStretch(2, right.isEmpty() ? 0 : 1);
}

void QuestionResult::setVerdict(bool right) {
    m_right = right;
    m_verdict->setText(right ? tr("✓ Right") : tr("✗ Not quite"));
    colourVerdict();
}

void QuestionResult::colourVerdict() {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, verdictColour(m_right, palette()));
    m_verdict->setPalette(colours);
}

void QuestionResult::setTexts(const QString& feedback, const QString& why) {
    m_feedback->setVisible(!feedback.isEmpty());
    if (!feedback.isEmpty()) m_feedback->setLessonText(feedback);
    m_why->setLessonText(why);
}

void QuestionResult::offerFresh(bool offer) { m_fresh->setVisible(offer); }

void QuestionResult::hideButtons() {
    m_continue->hide();
    m_fresh->hide();
}

void QuestionResult::focusNext() { (m_fresh->isHidden() ? m_continue : m_fresh)->setFocus(); }

void QuestionResult::focusContinue() { m_continue->setFocus(); }

void QuestionResult::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_verdict->text().isEmpty()) colourVerdict();
}

}  // namespace solverscope
