// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/pick_line_answer.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QStyleOptionButton>
#include <algorithm>
#include <cmath>

#include "gui/lessons/shuffled.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/code_list.h"
#include "gui/widgets/view_state.h"
#include "lessons/loader/lesson_texts.h"

namespace solverscope {
namespace {

/// A line of a table, which is written as code is.
bool isInColumns(const std::string& line) { return line.find("  ") != line.npos; }

/// A choice of code or words, which wrap.
class RepairButton : public QRadioButton {
public:
    RepairButton(const QString& text, bool code, QWidget* parent) : QRadioButton(parent), m_text(text), m_isCode(code) {
        setAccessibleName(text);
        if (code) setFont(fixedFont());
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    /// "✓", "✗" or nothing, before the text.
    void setVerdict(const QString& verdict) {
        m_verdict = verdict;
        setAccessibleName(verdict.isEmpty() ? m_text : verdict + QLatin1Char(' ') + m_text);
        updateGeometry();
        update();
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        QTextLayout layout(shownText(), font());
        return std::max(QRadioButton::sizeHint().height(),
                        static_cast<int>(std::ceil(layOutCode(layout, width - indent()))) + 2 * gap);
    }
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    QSize minimumSizeHint() const override { return {120, QRadioButton::sizeHint().height()}; }

protected:
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QPalette active = palette();
        active.setCurrentColorGroup(QPalette::Active);  // a locked answer is still read
        QTextLayout layout(shownText(), font());
        if (m_isCode && m_verdict.isEmpty()) layout.setFormats(CppColours(active).of(m_text));
        layOutCode(layout, width() - indent());
        painter.setPen(active.color(QPalette::WindowText));
        layout.draw(&painter, QPointF(indent(), gap));

        QStyleOptionButton option;
        initStyleOption(&option);
        const int side = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, &option, this);
        const int line = static_cast<int>(layout.lineAt(0).height());
        option.rect = QRect(1, gap + (line - side) / 2, side, side);
        style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, this);
        if (!hasFocus()) return;
        painter.setPen(QPen(active.color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }

private:
    static constexpr int gap = 3;  // px

    QString shownText() const { return m_verdict.isEmpty() ? m_text : m_verdict + QLatin1Char(' ') + m_text; }
    int indent() const { return style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + 8; }

    QString m_text;
    QString m_verdict;
    bool m_isCode;
};

}  // namespace

PickLineAnswer::PickLineAnswer(const Question& question, QWidget* parent) : AnswerInput(parent), m_question(question) {
    m_lines = new CodeList("listing", tr("Your pick: a line"), this);
    std::vector<CodeList::Line> lines;
    for (const std::string& text : question.listing->lines)
        lines.push_back({qstring(text), QString::number(lines.size() + 1), CodeList::Sign::Open});
    m_lines->setCode(std::ranges::any_of(question.listing->lines, isCode) ||
                     std::ranges::any_of(question.listing->lines, isInColumns));
    m_lines->setLines(std::move(lines));
    fillPanel(this, 0, {m_lines})->setSpacing(6);
    connect(m_lines, &CodeList::chosen, this, &PickLineAnswer::choose);
    new ViewState(
        this, [this](PickLineAnswer&) { showPicks(); }, m_line, m_repair);

    const auto& repairs = question.listing->repairs;
    if (repairs.empty()) return;
    m_repairBox = named(new QWidget(this), "repairs");
    m_repairColumn = fillPanel(m_repairBox, 0, {new QLabel(tr("What should it be?"), m_repairBox)});
    m_repairColumn->setSpacing(2);
    m_repairs = new QButtonGroup(this);
    const bool code = std::ranges::any_of(repairs, isCode, &Repair::text);
    for (std::size_t i = 0; i < repairs.size(); ++i) {
        auto* button = new RepairButton(qstring(repairs[i].text), code, m_repairBox);
        button->setObjectName(QStringLiteral("repair%1").arg(i));
        m_repairs->addButton(button, static_cast<int>(i));
    }
    layout()->addWidget(m_repairBox);
    connect(m_repairs, &QButtonGroup::idClicked, this, [this](int repair) {
        m_repair = repair;
        emit edited();
    });
}

void PickLineAnswer::ask(const Truth&, EngineState&, int instance) {
    m_line = m_rightLine = 0;
    m_repair = -1;
    m_lines->setCurrentRow(-1);
    if (m_repairs) {
        QWidget* before = m_lines;
        for (const int place : shuffledPlaces(m_question.listing->repairs.size(), m_question.id, instance)) {
            QAbstractButton* button = m_repairs->button(place);
            m_repairColumn->removeWidget(button);
            m_repairColumn->addWidget(button);
            setTabOrder(before, button);
            before = button;
        }
    }
    showPicks();
}

std::optional<QuestionAnswer> PickLineAnswer::answer() const {
    if (m_line == 0 || (m_repairs && m_repair < 0)) return std::nullopt;
    return LineAnswer{m_line, std::max(0, m_repair)};
}

void PickLineAnswer::setAnswer(const QuestionAnswer& answer) {
    const auto* picked = std::get_if<LineAnswer>(&answer);
    if (!picked) return;
    m_line = picked->line;
    m_repair = m_repairs ? picked->repair : -1;
    showPicks();
}

void PickLineAnswer::reveal(const Truth& truth, EngineState&) {
    m_rightLine = static_cast<int>(truth.number);
    showPicks();
}

void PickLineAnswer::choose(int line, bool byReturn) {
    const bool isNew = m_line != line + 1;
    m_line = line + 1;
    showPicks();
    if (isNew) emit edited();
    if (!byReturn) return;
    if (m_repairs)
        m_repairColumn->itemAt(1)->widget()->setFocus();
    else if (!isNew)
        emit entered();
}

void PickLineAnswer::showPicks() {
    for (int i = 0; i < m_lines->count(); ++i) {
        const bool picked = i + 1 == m_line;
        CodeList::Sign sign = picked ? CodeList::Sign::Picked : CodeList::Sign::Open;
        if (m_rightLine > 0)
            sign = i + 1 == m_rightLine ? CodeList::Sign::Right : picked ? CodeList::Sign::Wrong : CodeList::Sign::None;
        m_lines->setSign(i, sign, picked);
    }
    if (!m_repairs) return;
    m_repairBox->setVisible(m_line > 0);
    m_repairs->setExclusive(false);
    for (QAbstractButton* each : m_repairs->buttons()) {
        const int place = m_repairs->id(each);
        each->setChecked(place == m_repair);
        const bool isWrong = place == m_repair && place != 0;
        static_cast<RepairButton*>(each)->setVerdict(m_rightLine == 0 ? QString()
                                                     : place == 0     ? QStringLiteral("✓")
                                                     : isWrong        ? QStringLiteral("✗")
                                                                      : QString());
    }
    m_repairs->setExclusive(true);
}

QString PickLineAnswer::missing() const {
    return m_line == 0 ? tr("Please pick a line.") : tr("Please choose what the line should be.");
}

void PickLineAnswer::focusFirst() { m_lines->setFocus(Qt::OtherFocusReason); }

}  // namespace solverscope
