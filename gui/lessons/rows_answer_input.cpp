// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/rows_answer_input.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "gui/lessons/question_result.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int columnCellWidth = 72;  // px
constexpr int cellDigits = 4;

}  // namespace

RowsAnswerInput::RowsAnswerInput(const Question& question, QWidget* parent)
    : AnswerInput(parent), m_question(question), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(0, 1);
    auto* rows = new QLabel(tr("Row"), this);
    auto* title = named(new QLabel(this), "columnTitle");
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    title->setText(question.column.empty() ? QString() : tr("Column of %1 [1/kg]").arg(qstring(question.column)));
    for (QLabel* label : {rows, title}) label->setFont(bold(font()));
    m_grid->addWidget(rows, 0, 0);
    m_grid->addWidget(title, 0, 1, 1, 2);
}

RowsAnswerInput::Line RowsAnswerInput::addLine(std::size_t place) {
    const std::string number = std::to_string(place + 1);
    Line line{named(new QCheckBox(this), ("row" + number).c_str()), named(new QLabel(this), ("cell" + number).c_str()),
              named(new QLabel(this), ("mark" + number).c_str())};
    line.cell->setFrameShape(QFrame::StyledPanel);
    line.cell->setAutoFillBackground(true);
    line.cell->setBackgroundRole(QPalette::Base);
    line.cell->setFixedWidth(textScaled(columnCellWidth));
    line.cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line.cell->setHidden(m_question.column.empty());
    line.cell->installEventFilter(this);
    line.mark->setMinimumWidth(line.mark->fontMetrics().horizontalAdvance(tr("○ missed")));
    const int row = static_cast<int>(place) + 1;
    m_grid->addWidget(line.box, row, 0);
    m_grid->addWidget(line.cell, row, 1);
    m_grid->addWidget(line.mark, row, 2);
    connect(line.box, &QCheckBox::clicked, this, &AnswerInput::edited);
    return line;
}

void RowsAnswerInput::ask(const Truth& truth, EngineState& engine, int) {
    while (m_lines.size() < truth.candidates) m_lines.push_back(addLine(m_lines.size()));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line& line = m_lines[i];
        const bool isThere = i < truth.candidates;
        for (QWidget* part : {static_cast<QWidget*>(line.box), static_cast<QWidget*>(line.mark)}) part->setVisible(isThere);
        line.cell->setVisible(isThere && !m_question.column.empty());
        const QString name = isThere ? nameOfRow(static_cast<std::uint32_t>(i), truth, engine) : QString();
        line.box->setText(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        line.box->setAccessibleName(name);
        line.box->setAccessibleDescription({});
        line.box->setChecked(false);
        line.cell->clear();
        line.mark->clear();
        line.verdict = Verdict::None;
    }
}

std::optional<QuestionAnswer> RowsAnswerInput::answer() const {
    RowsAnswer answer;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (m_lines[i].box->isChecked()) answer.rows.push_back(static_cast<std::uint32_t>(i));
    return answer.rows.empty() ? std::nullopt : std::optional<QuestionAnswer>(answer);
}

void RowsAnswerInput::setAnswer(const QuestionAnswer& answer) {
    const auto* ticked = std::get_if<RowsAnswer>(&answer);
    if (!ticked) return;
    for (std::size_t i = 0; i < m_lines.size(); ++i) m_lines[i].box->setChecked(std::ranges::count(ticked->rows, i) > 0);
}

void RowsAnswerInput::reveal(const Truth& truth, EngineState&) {
    for (std::size_t i = 0; i < m_lines.size() && i < truth.candidates; ++i) {
        Line& line = m_lines[i];
        const bool isRight = std::ranges::count(truth.rows, i) > 0;
        const bool isTicked = line.box->isChecked();
        line.verdict = isRight ? (isTicked ? Verdict::Right : Verdict::Missed) : isTicked ? Verdict::Wrong : Verdict::None;
        line.mark->setText(line.verdict == Verdict::Right    ? tr("✓ right")
                           : line.verdict == Verdict::Missed ? tr("○ missed")
                           : line.verdict == Verdict::Wrong  ? tr("✗ wrong")
                                                             : QString());
        if (i < truth.columnValues.size()) line.cell->setText(shown(truth.columnValues[i], cellDigits));
        line.box->setAccessibleDescription(QStringLiteral("%1 %2").arg(line.cell->text(), line.mark->text()).trimmed());
    }
    colourMarks();
}

/// An answered question is disabled, but is to be read.
void RowsAnswerInput::colourMarks() {
    QPalette readable = palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) readable.setColor(role, readable.color(QPalette::Active, role));
    for (const Line& line : m_lines) {
        line.cell->setPalette(readable);
        line.box->setPalette(readable);
        colourByVerdict(*line.mark, line.verdict == Verdict::None ? std::nullopt : std::optional(line.verdict == Verdict::Right),
                        palette());
    }
}

QString RowsAnswerInput::missing() const { return tr("Please tick at least one row."); }

void RowsAnswerInput::focusFirst() {
    if (!m_lines.empty()) m_lines.front().box->setFocus();
}

void RowsAnswerInput::changeEvent(QEvent* event) {
    AnswerInput::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colourMarks();
}

/// A click on a cell ticks its row.
bool RowsAnswerInput::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonPress || !isEnabled()) return AnswerInput::eventFilter(watched, event);
    for (const Line& line : m_lines)
        if (line.cell == watched) line.box->click();
    return true;
}

}  // namespace solverscope
