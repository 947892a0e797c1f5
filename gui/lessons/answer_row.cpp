// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/answer_row.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <array>

#include "gui/lessons/lesson_text.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int answerWidth = 104;

}  // namespace

QString signName(Real sign) {
    return sign > 0 ? AnswerRow::tr("+ positive") : sign < 0 ? AnswerRow::tr("− negative") : AnswerRow::tr("0 zero");
}

AnswerRow::AnswerRow(const Question& question, QWidget* parent) : QWidget(parent), m_question(question) {
    if (m_question.kind == AnswerKind::Number || m_question.kind == AnswerKind::Arrow) {
        buildGrid();
        return;
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!m_question.given.empty()) {
        auto* grid = new QGridLayout;
        addGiven(*grid);
        layout->addLayout(grid);
    }
    m_input = makeAnswerInput(m_question, this);
    if (m_question.kind == AnswerKind::Sign)
        buildSign(*layout);
    else if (!m_input)
        buildPick(*layout);
    if (!m_input) return;
    layout->addWidget(m_input);
    connect(m_input, &AnswerInput::edited, this, &AnswerRow::edited);
    connect(m_input, &AnswerInput::entered, this, &AnswerRow::entered);
}

void AnswerRow::buildGrid() {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    const int row = addGiven(*grid);
    if (m_question.kind == AnswerKind::Arrow)
        buildArrow(*grid, row);
    else
        buildNumber(*grid, row);
    for (QLabel* label : findChildren<QLabel*>()) label->setTextFormat(Qt::PlainText);  // words of the lesson
}

/// The given cells, one below the other; returns the next row.
int AnswerRow::addGiven(QGridLayout& grid) {
    grid.setHorizontalSpacing(8);
    grid.setVerticalSpacing(4);
    int row = 0;
    for (const GivenCell& cell : m_question.given) {
        auto* label = new QLabel(QString::fromStdString(cell.label), this);
        label->setTextFormat(Qt::PlainText);  // words of the lesson
        label->setToolTip(symbolTips(label->text(), *this));
        grid.setRowMinimumHeight(row, label->sizeHint().height());  // once it may wrap, its size hint is less than a line
        label->setWordWrap(true);
        auto* value = new QLabel(this);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_cells.push_back(value);
        auto* unit = new QLabel(QString::fromStdString(cell.unit), this);
        unit->setTextFormat(Qt::PlainText);
        grid.addWidget(label, row, 0);
        grid.addWidget(value, row, 1);
        grid.addWidget(unit, row, 2);
        ++row;
    }
    grid.setColumnStretch(0, m_question.given.empty() ? 0 : 1);
    grid.setColumnStretch(3, m_question.given.empty() ? 1 : 0);
    return row;
}

void AnswerRow::buildNumber(QGridLayout& grid, int row) {
    const QString name = QString::fromStdString(m_question.label);
    m_field = addField(grid, row, "answer", name.isEmpty() ? tr("Your prediction") : name, name);
}

QLineEdit* AnswerRow::addField(QGridLayout& grid, int row, const char* name, const QString& label, const QString& described) {
    const QString unit = QString::fromStdString(m_question.unit);
    QLineEdit* field = makeNumberField(name, described, unit, this);
    field->setFixedWidth(textScaled(answerWidth));
    auto* before = new QLabel(label, this);
    before->setFont(bold(font()));
    before->setBuddy(field);
    before->setToolTip(symbolTips(label, *this));
    before->setWordWrap(!m_question.given.empty());
    grid.setRowMinimumHeight(row, field->sizeHint().height());
    grid.addWidget(before, row, 0);
    grid.addWidget(field, row, 1, Qt::AlignRight);
    grid.addWidget(new QLabel(unit, this), row, 2);
    auto* result = named(new QLabel(this), (QByteArray(name) + "Result").constData());
    result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    result->hide();
    grid.addWidget(result, row + 2, 0, 1, 4, Qt::AlignRight);  // below all fields
    connect(field, &QLineEdit::textChanged, result, [result, unit](const QString& typed) {
        result->setText(typedResult(typed, unit));
        result->setVisible(!result->text().isEmpty());
    });
    connect(field, &QLineEdit::returnPressed, this, &AnswerRow::entered);
    connect(field, &QLineEdit::textEdited, this, &AnswerRow::edited);
    return field;
}

void AnswerRow::buildArrow(QGridLayout& grid, int row) {
    auto* how = new QLabel(tr("Drag the arrow in the scene from the ring, or type its numbers."), this);
    how->setWordWrap(true);
    grid.addWidget(how, row, 0, 1, 4);
    const QString name = QString::fromStdString(m_question.label);
    const auto label = [&](const QString& axis) { return name.isEmpty() ? axis : tr("%1, %2").arg(name, axis); };
    m_field = addField(grid, row + 1, "answer", label(QStringLiteral("x")), label(QStringLiteral("x")));
    m_otherField = addField(grid, row + 2, "answerY", label(QStringLiteral("y")), label(QStringLiteral("y")));
    for (QLineEdit* field : {m_field, m_otherField}) connect(field, &QLineEdit::textEdited, this, &AnswerRow::arrowChanged);
}

std::optional<Vec2> AnswerRow::arrow() const {
    if (!m_otherField) return std::nullopt;
    const QString unit = QString::fromStdString(m_question.unit);
    const auto x = typedNumber(m_field->text(), unit);
    const auto y = typedNumber(m_otherField->text(), unit);
    return x && y ? std::optional(Vec2{*x, *y}) : std::nullopt;
}

void AnswerRow::setArrow(Vec2 arrow) {
    constexpr int digits = 3;
    m_field->setText(QLocale::c().toString(arrow.x, 'f', digits));
    m_otherField->setText(QLocale::c().toString(arrow.y, 'f', digits));
}

void AnswerRow::buildSign(QVBoxLayout& layout) {
    m_signs = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    const std::array<const char*, 3> objects{"negative", "zero", "positive"};
    for (const int sign : {-1, 0, 1}) {
        const QString name = signName(sign);
        // Three words in a row are too wide in some languages.
        auto* button = named(new QPushButton(name.left(1), this), objects[static_cast<std::size_t>(sign + 1)], name, name);
        button->setCheckable(true);
        m_signs->addButton(button, sign + 1);
        row->addWidget(button);
    }
    layout.addLayout(row);
    connect(m_signs, &QButtonGroup::idClicked, this, &AnswerRow::edited);
}

void AnswerRow::buildPick(QVBoxLayout& layout) {
    m_pick = named(new QComboBox(this), "pick",
                   m_question.kind == AnswerKind::PickRow       ? tr("Your pick: a row")
                   : m_question.kind == AnswerKind::PickContact ? tr("Your pick: a contact")
                                                                : tr("Your pick: a body"));
    m_pick->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pick->setMinimumContentsLength(12);
    layout.addWidget(m_pick);
    connect(m_pick, &QComboBox::activated, this, [this](int place) {
        emit edited();
        if (place > 0) emit picked(m_pick->itemData(place).toUInt());
    });
}

void AnswerRow::setGiven(std::size_t cell, const QString& value) { m_cells[cell]->setText(value); }

void AnswerRow::setPicks(const QStringList& names) {
    const QSignalBlocker quiet(m_pick);
    m_pick->clear();
    m_pick->addItem(m_question.kind == AnswerKind::PickRow       ? tr("Pick a row here or in the window")
                    : m_question.kind == AnswerKind::PickContact ? tr("Pick a contact here or in the scene")
                                                                 : tr("Pick a body here or in the scene"),
                    -1);
    for (unsigned i = 0; i < static_cast<unsigned>(names.size()); ++i) m_pick->addItem(names[i], i);
}

void AnswerRow::pick(unsigned number) {
    const int place = m_pick->findData(number);
    if (place > 0) m_pick->setCurrentIndex(place);
}

void AnswerRow::clear() {
    for (QLineEdit* field : {m_field, m_otherField})
        if (field) field->clear();
    if (m_pick) m_pick->setCurrentIndex(0);
    if (!m_signs) return;
    m_signs->setExclusive(false);
    for (QAbstractButton* button : m_signs->buttons()) button->setChecked(false);
    m_signs->setExclusive(true);
}

std::optional<QuestionAnswer> AnswerRow::answer() const {
    if (m_input) return m_input->answer();
    switch (m_question.kind) {
        case AnswerKind::Number: {
            const auto number = typedNumber(m_field->text(), QString::fromStdString(m_question.unit));
            return number ? std::optional<QuestionAnswer>(*number) : std::nullopt;
        }
        case AnswerKind::Sign:
            return m_signs->checkedId() < 0 ? std::nullopt : std::optional<QuestionAnswer>(m_signs->checkedId() - 1.0);
        case AnswerKind::Arrow: {
            const auto drawn = arrow();
            return drawn ? std::optional<QuestionAnswer>(*drawn) : std::nullopt;
        }
        default:
            return m_pick->currentIndex() <= 0 ? std::nullopt : std::optional<QuestionAnswer>(m_pick->currentData().toDouble());
    }
}

QString AnswerRow::mistake() const {
    for (const QLineEdit* field : {m_field, m_otherField}) {
        if (!field || field->text().trimmed().isEmpty()) continue;
        const auto number = typedNumber(field->text(), QString::fromStdString(m_question.unit));
        if (!number) return QString::fromStdString(number.error().message);
    }
    return {};
}

QString AnswerRow::draft() const {
    if (m_input) {
        const auto answer = m_input->answer();
        return answer ? qstring(recordText(*answer)) : QString();
    }
    if (m_field) return m_field->text();
    if (m_signs) return m_signs->checkedId() < 0 ? QString() : QString::number(m_signs->checkedId());
    return m_pick && m_pick->currentIndex() > 0 ? m_pick->currentData().toString() : QString();
}

void AnswerRow::setDraft(const QString& draft) {
    if (draft.isEmpty()) return;
    if (const auto answer = m_input ? answerInRecord(m_question, draft.toStdString()) : std::nullopt) m_input->setAnswer(*answer);
    if (m_field) m_field->setText(draft);
    showBeginnings();
    if (m_signs)
        if (QAbstractButton* sign = m_signs->button(draft.toInt())) sign->setChecked(true);
    if (m_pick) pick(draft.toUInt());
}

/// A long number is read from its first digit.
void AnswerRow::showBeginnings() {
    for (QLineEdit* field : {m_field, m_otherField})
        if (field && !field->isEnabled()) field->home(false);
}

void AnswerRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) showBeginnings();
}

void AnswerRow::focusFirst() {
    if (m_field)
        m_field->setFocus();
    else if (m_signs)
        m_signs->button(0)->setFocus();
    else if (m_input)
        m_input->focusFirst();
    else
        m_pick->setFocus();
}

}  // namespace solverscope
