// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/order_lines_answer.h"

#include <QLabel>
#include <QToolButton>
#include <algorithm>
#include <bit>
#include <utility>

#include "gui/lessons/shuffled.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/code_list.h"
#include "lessons/loader/lesson_texts.h"

namespace solverscope {

std::vector<bool> misplacedLines(const ListingForm& listing, const std::vector<int>& order) {
    // At most ten lines: every set of them is looked at. The largest one that is in order stays.
    const auto isKept = [](unsigned set, std::size_t place) { return (set >> place & 1U) != 0; };
    const auto isInOrderItself = [&](unsigned set) {
        for (std::size_t i = 0; i < order.size(); ++i)
            for (std::size_t j = i + 1; j < order.size(); ++j)
                if (isKept(set, i) && isKept(set, j) && !isInOrder(listing, order[i], order[j])) return false;
        return true;
    };
    unsigned best = 0;
    for (unsigned set = 1; set < 1U << order.size(); ++set)
        if (std::popcount(set) > std::popcount(best) && isInOrderItself(set)) best = set;
    std::vector<bool> misplaced;
    for (std::size_t i = 0; i < order.size(); ++i) misplaced.push_back(!isKept(best, i));
    return misplaced;
}

OrderLinesAnswer::OrderLinesAnswer(const Question& question, QWidget* parent) : AnswerInput(parent), m_question(question) {
    m_how = named(new QLabel(tr("Drag the lines, or move the selected one with Alt+Up and Alt+Down."), this), "orderHow");
    m_how->setWordWrap(true);
    m_yoursTitle = named(new QLabel(tr("Your order"), this), "yourOrderTitle");
    m_lines = new CodeList("order", tr("Lines to put in order"), this);
    m_lines->setMovable(true);
    auto* yourSide = new QWidget(this);
    fillPanel(yourSide, 0, {m_yoursTitle, m_lines, emptyStretch()})->setSpacing(4);
    m_rightSide = named(new QWidget(this), "rightOrder");
    m_right = new CodeList("rightLines", tr("The right order"), m_rightSide);
    fillPanel(m_rightSide, 0, {new QLabel(tr("Right order"), m_rightSide), m_right, emptyStretch()})->setSpacing(4);
    m_both = filled(new QBoxLayout(QBoxLayout::LeftToRight), {{yourSide, 1}, {m_rightSide, 1}});
    m_buttons = new QWidget(this);
    auto* up = signButton("lineUp", QStringLiteral("▲"), tr("Moves the selected line up (Alt+Up)"), m_buttons);
    auto* down = signButton("lineDown", QStringLiteral("▼"), tr("Moves the selected line down (Alt+Down)"), m_buttons);
    fillRow(m_buttons, {{0, 0, 0, 0}, 4}, {up, down, emptyStretch()});
    fillPanel(this, 0, {m_how, m_both, m_buttons})->setSpacing(6);

    const auto& lines = question.listing->lines;
    const bool code = std::ranges::any_of(lines, isCode);
    std::vector<CodeList::Line> right;
    for (const std::string& line : lines)
        right.push_back({qstring(line), QString::number(right.size() + 1), CodeList::Sign::None, false});
    for (CodeList* list : {m_lines, m_right}) list->setCode(code);
    m_right->setLines(std::move(right));
    m_right->setFocusPolicy(Qt::NoFocus);
    connect(m_lines, &CodeList::moveRequested, this, &OrderLinesAnswer::move);
    connect(up, &QToolButton::clicked, this, [this] { move(m_lines->currentRow(), -1); });
    connect(down, &QToolButton::clicked, this, [this] { move(m_lines->currentRow(), 1); });
}

void OrderLinesAnswer::ask(const Truth&, EngineState&, int instance) {
    const ListingForm& listing = *m_question.listing;
    const auto isRightAlready = [&] { return std::ranges::count(misplacedLines(listing, m_order), true) == 0; };
    constexpr int mostAttempts = 20;
    for (int attempt = 0; attempt == 0 || (isRightAlready() && attempt < mostAttempts); ++attempt) {
        m_order.clear();
        for (const int place : shuffledPlaces(listing.lines.size(), m_question.id, instance, attempt)) m_order.push_back(place + 1);
    }
    m_hasMoved = m_isRevealed = false;
    m_lines->setCurrentRow(-1);
    showOrder();
}

std::optional<QuestionAnswer> OrderLinesAnswer::answer() const {
    return m_hasMoved ? std::optional<QuestionAnswer>(OrderAnswer{m_order}) : std::nullopt;
}

void OrderLinesAnswer::setAnswer(const QuestionAnswer& answer) {
    const auto* order = std::get_if<OrderAnswer>(&answer);
    if (!order) return;
    m_order = order->lines;
    m_hasMoved = true;
    showOrder();
}

void OrderLinesAnswer::reveal(const Truth&, EngineState&) {
    m_isRevealed = true;
    showOrder();
}

void OrderLinesAnswer::move(int place, int by) {
    const int to = place + by;
    const auto count = static_cast<int>(m_order.size());
    if (place < 0 || place >= count || to < 0 || to >= count || m_isRevealed) return;
    std::swap(m_order[static_cast<std::size_t>(place)], m_order[static_cast<std::size_t>(to)]);
    m_hasMoved = true;
    showOrder();
    m_lines->setCurrentRow(to);
    emit edited();
}

/// Until it is revealed, the lines have no numbers: those say where they belong.
void OrderLinesAnswer::showOrder() {
    const std::vector<bool> misplaced = misplacedLines(*m_question.listing, m_order);
    std::vector<CodeList::Line> lines;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const QString text = qstring(m_question.listing->lines[static_cast<std::size_t>(m_order[i]) - 1]);
        const auto verdict = misplaced[i] ? CodeList::Sign::Wrong : CodeList::Sign::Right;
        lines.push_back(
            {text, m_isRevealed ? QString::number(m_order[i]) : QString(), m_isRevealed ? verdict : CodeList::Sign::Handle});
    }
    m_lines->setLines(std::move(lines));
    m_lines->setMovable(!m_isRevealed);
    const bool isRight = std::ranges::count(misplaced, true) == 0;
    for (QWidget* each : {static_cast<QWidget*>(m_how), m_buttons}) each->setVisible(!m_isRevealed);
    m_yoursTitle->setVisible(m_isRevealed && !isRight);
    m_rightSide->setVisible(m_isRevealed && !isRight);
}

/// Beside each other where there is room for it.
void OrderLinesAnswer::resizeEvent(QResizeEvent* event) {
    AnswerInput::resizeEvent(event);
    const int letters = m_lines->fontMetrics().averageCharWidth() * 28;
    m_both->setDirection(width() >= 2 * letters ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QString OrderLinesAnswer::missing() const { return tr("Please put the lines in order."); }

void OrderLinesAnswer::focusFirst() { m_lines->setFocus(Qt::OtherFocusReason); }

}  // namespace solverscope
