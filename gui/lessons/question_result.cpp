// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/question_result.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <cmath>
#include <utility>

#include "gui/lessons/answer_row.h"
#include "gui/lessons/lesson_text.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {

void setPrimary(QPushButton& button, bool on) {
    button.setDefault(on);
    button.setFlat(!on);
}

QColor verdictColour(bool right, const QPalette& palette) {
    const QColor colour = right ? QColor(0x00, 0x9E, 0x73) : QColor(0xD5, 0x5E, 0x00);
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? colour.lighter(135) : colour.darker(right ? 140 : 115);
}

void colourByVerdict(QLabel& label, std::optional<bool> right, const QPalette& palette) {
    QPalette colours = palette;
    if (right) colours.setColor(QPalette::WindowText, verdictColour(*right, palette));
    label.setPalette(colours);
}

QString arrowText(Vec2 arrow, const std::string& unit) {
    const auto shown = [](Real number) { return QString::fromStdString(shownNumber(number)); };
    return withUnit(QStringLiteral("(%1, %2)").arg(shown(arrow.x), shown(arrow.y)), qstring(unit));
}

QString nameOfRow(std::uint32_t row, const Truth& truth, EngineState& engine) {
    const World& world = engine.worldAt(truth.at);
    return rowName(engine.scene(), world, world.rows, row);
}

QString numberText(const Question& question, Real number) {
    if (question.kind == AnswerKind::Sign) return signName(number);
    // So small relative to the tolerance that its digits would only confuse: rounding.
    constexpr Real share = 0.01;
    const bool isRounding = !question.relative && std::abs(number) < share * question.tolerance;
    return withUnit(QString::fromStdString(shownNumber(isRounding ? 0 : number)), qstring(question.unit));
}

QString truthText(const Question& question, const Truth& truth, EngineState& engine) {
    if (!isPick(question.kind)) return answerText(question, rightAnswer(question, truth), truth, engine);
    QStringList names;
    for (const auto row : truth.rows) names.append(nameOfRow(row, truth, engine));
    for (const auto body : truth.bodies) names.append(bodyText(engine.scene(), body));
    QString all;
    for (const QString& name : names) all = all.isEmpty() ? name : QuestionResult::tr("%1 or %2").arg(all, name);
    return all;
}

QuestionResult::QuestionResult(AnswerKind kind, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("result"));
    auto* sides = new QGridLayout;
    sides->setHorizontalSpacing(8);
    auto* answerTitle = new QLabel(isPick(kind) ? tr("Your pick") : tr("Your prediction"), this);
    m_enginesTitle = new QLabel(tr("The engine"), this);
    m_rightTitle = named(new QLabel(tr("Right"), this), "rightTitle");
    m_yours = named(new QLabel(this), "yours");
    m_engines = named(new QLabel(this), "engines");
    m_rightAnswer = named(new QLabel(this), "rightAnswer");
    int place = 0;
    using Labels = std::pair<QLabel*, QLabel*>;
    for (const auto& [title, side] :
         {Labels{answerTitle, m_yours}, Labels{m_enginesTitle, m_engines}, Labels{m_rightTitle, m_rightAnswer}}) {
        title->setWordWrap(true);  // three columns are narrow
        title->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
        side->setFont(bold(font()));
        side->setTextInteractionFlags(Qt::TextSelectableByMouse);
        side->setWordWrap(true);
        side->setTextFormat(Qt::PlainText);
        side->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        sides->addWidget(title, 0, place);
        sides->addWidget(side, 1, place);
        sides->setColumnStretch(place++, 1);
    }
    m_verdict = named(new QLabel(this), "verdict");
    m_verdict->setFont(bold(font()));
    QVBoxLayout* result = fillPanel(this, 0, {sides, m_verdict});
    result->setContentsMargins(0, 6, 0, 0);
    result->setSpacing(8);
    m_feedback = addText("feedback");
    m_why = addText("why");
    m_fresh = named(new QPushButton(tr("Try another one"), this), "fresh", {}, tr("The same question with other numbers"));
    m_continue = named(new QPushButton(tr("Next part"), this), "continue");
    result->addLayout(inRow({m_fresh, emptyStretch(), m_continue}));
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
    colourByVerdict(*m_verdict, m_right, palette());
}

void QuestionResult::setTexts(const QString& feedback, const QString& why) {
    m_feedback->setVisible(!feedback.isEmpty());
    if (!feedback.isEmpty()) m_feedback->setLessonText(feedback);
    m_why->setLessonText(why);
}

void QuestionResult::offerFresh(bool offer) {
    m_fresh->setVisible(offer);
    setPrimary(*m_fresh, offer);
    setPrimary(*m_continue, !offer);
}

void QuestionResult::hideButtons() {
    m_continue->hide();
    m_fresh->hide();
}

void QuestionResult::focusNext() { (m_fresh->isHidden() ? m_continue : m_fresh)->setFocus(); }

void QuestionResult::focusContinue() { m_continue->setFocus(); }

void QuestionResult::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_verdict->text().isEmpty()) colourByVerdict(*m_verdict, m_right, palette());
}

}  // namespace solverscope
