// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/question_widget.h"

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
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/session/debugger_controller.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr int fieldWidth = 104;

QString shown(Real number) { return QString::fromStdString(shownNumber(number)); }

QString withUnit(const QString& number, const QString& unit) { return unit.isEmpty() ? number : number + QChar(0x00A0) + unit; }

QFont bold(const QFont& font) {
    QFont other = font;
    other.setBold(true);
    return other;
}

}  // namespace

std::optional<double> numberFromLearner(QString text, const QString& unit) {
    text = text.simplified();
    if (!unit.isEmpty() && text.endsWith(unit)) text.chop(unit.size());
    text.remove(QLatin1Char(' '));
    text.remove(QChar(0x00A0));
    text.replace(QChar(0x2212), QLatin1Char('-'));
    if (text.contains(QLatin1Char(',')) && text.contains(QLatin1Char('.'))) return std::nullopt;
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    const QStringList parts = text.split(QLatin1Char('/'));
    if (parts.size() > 2) return std::nullopt;
    std::array<double, 2> numbers{0, 1};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool fine = false;
        numbers[static_cast<std::size_t>(i)] = QLocale::c().toDouble(parts[i], &fine);
        if (!fine) return std::nullopt;
    }
    const double number = numbers[0] / numbers[1];
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QColor verdictColour(bool right, const QPalette& palette) {
    const QColor colour = right ? QColor(0x00, 0x9E, 0x73) : QColor(0xD5, 0x5E, 0x00);
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? colour.lighter(135) : colour.darker(right ? 140 : 115);
}

QuestionWidget::QuestionWidget(const Question& question, const Stage& stage, LessonEngine& engine,
                               const std::optional<AnswerRecord>& record, QWidget* parent)
    : QFrame(parent), m_question(question), m_stage(stage), m_engine(engine), m_instances(instancesOf(question)) {
    setObjectName(QStringLiteral("question-") + QString::fromStdString(question.id));
    setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    if (question.role == QuestionRole::Bug || question.role == QuestionRole::Transfer) {
        auto* role = new QLabel(question.role == QuestionRole::Bug ? tr("Find the bug") : tr("Somewhere new"), this);
        role->setFont(bold(font()));
        layout->addWidget(role);
    }
    m_ask = addText(*layout, "ask");
    buildAnswerRow();
    layout->addWidget(m_answerRow);
    m_complaint = new QLabel(this);
    m_complaint->setObjectName(QStringLiteral("complaint"));
    m_complaint->setWordWrap(true);
    m_complaint->hide();
    layout->addWidget(m_complaint);
    m_hints = new QVBoxLayout;
    m_hints->setSpacing(6);
    layout->addLayout(m_hints);

    auto* buttons = new QHBoxLayout;
    m_hint = new QPushButton(this);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_commit = new QPushButton(tr("Commit"), this);
    m_commit->setObjectName(QStringLiteral("commit"));
    m_commit->setToolTip(tr("Locks your prediction and runs the engine to the moment of truth"));
    buttons->addWidget(m_hint);
    buttons->addStretch();
    buttons->addWidget(m_commit);
    layout->addLayout(buttons);

    m_result = new QWidget(this);
    m_result->setObjectName(QStringLiteral("result"));
    auto* result = new QVBoxLayout(m_result);
    result->setContentsMargins(0, 6, 0, 0);
    result->setSpacing(8);
    auto* sides = new QGridLayout;
    sides->setHorizontalSpacing(16);
    sides->addWidget(
        new QLabel(
            question.kind == AnswerKind::PickRow || question.kind == AnswerKind::PickBody ? tr("Your pick") : tr("Your prediction"),
            m_result),
        0, 0);
    sides->addWidget(new QLabel(tr("The engine"), m_result), 0, 1);
    m_yours = new QLabel(m_result);
    m_yours->setObjectName(QStringLiteral("yours"));
    m_engines = new QLabel(m_result);
    m_engines->setObjectName(QStringLiteral("engines"));
    for (QLabel* side : {m_yours, m_engines}) {
        side->setFont(bold(font()));
        side->setTextInteractionFlags(Qt::TextSelectableByMouse);
        side->setWordWrap(true);
        side->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    sides->addWidget(m_yours, 1, 0);
    sides->addWidget(m_engines, 1, 1);
    sides->setColumnStretch(0, 1);
    sides->setColumnStretch(1, 1);
    m_verdict = new QLabel(m_result);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setFont(bold(font()));
    result->addLayout(sides);
    result->addWidget(m_verdict);
    m_feedback = addText(*result, "feedback");
    m_why = addText(*result, "why");
    auto* next = new QHBoxLayout;
    m_fresh = new QPushButton(tr("Try a fresh one"), m_result);
    m_fresh->setObjectName(QStringLiteral("fresh"));
    m_fresh->setToolTip(tr("The same question with other numbers"));
    m_continue = new QPushButton(tr("Continue"), m_result);
    m_continue->setObjectName(QStringLiteral("continue"));
    next->addWidget(m_fresh);
    next->addStretch();
    next->addWidget(m_continue);
    result->addLayout(next);
    layout->addWidget(m_result);

    connect(m_hint, &QPushButton::clicked, this, &QuestionWidget::showHint);
    connect(m_commit, &QPushButton::clicked, this, &QuestionWidget::commit);
    connect(m_fresh, &QPushButton::clicked, this, &QuestionWidget::tryFresh);
    connect(m_continue, &QPushButton::clicked, this, &QuestionWidget::proceed);

    if (record) m_record = *record;
    if (m_record.instance >= static_cast<int>(m_instances.size())) m_record.instance = 0;
    ask();
    if (!record) return;
    m_answered = true;
    const auto number = m_record.given.toDouble();
    m_given = number;
    showResult();
}

QuestionWidget::~QuestionWidget() = default;

LessonTextView* QuestionWidget::addText(QVBoxLayout& layout, const char* name) {
    auto* text = new LessonTextView(this);
    text->setObjectName(QLatin1String(name));
    connect(text, &LessonTextView::anchorClicked, this, &QuestionWidget::linkActivated);
    layout.addWidget(text);
    return text;
}

void QuestionWidget::buildAnswerRow() {
    m_answerRow = new QWidget(this);
    if (m_question.kind == AnswerKind::Number) return buildGrid();
    auto* layout = new QVBoxLayout(m_answerRow);
    layout->setContentsMargins(0, 0, 0, 0);
    if (m_question.kind == AnswerKind::Sign)
        buildSign(*layout);
    else
        buildPick(*layout);
}

void QuestionWidget::buildGrid() {
    auto* grid = new QGridLayout(m_answerRow);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    int row = 0;
    for (const GivenCell& cell : m_question.given) {
        auto* label = new QLabel(QString::fromStdString(cell.label), m_answerRow);
        label->setWordWrap(true);
        auto* value = new QLabel(m_answerRow);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_cells.push_back(value);
        grid->addWidget(label, row, 0);
        grid->addWidget(value, row, 1);
        grid->addWidget(new QLabel(QString::fromStdString(cell.unit), m_answerRow), row, 2);
        ++row;
    }
    buildNumber(*grid, row);
    grid->setColumnStretch(0, m_question.given.empty() ? 0 : 1);
    grid->setColumnStretch(3, m_question.given.empty() ? 1 : 0);
}

void QuestionWidget::buildNumber(QGridLayout& grid, int row) {
    const QString name = QString::fromStdString(m_question.label);
    const QString unit = QString::fromStdString(m_question.unit);
    m_field = new QLineEdit(m_answerRow);
    m_field->setObjectName(QStringLiteral("answer"));
    m_field->setAccessibleName(unit.isEmpty() ? tr("Your prediction: %1").arg(name)
                                              : tr("Your prediction: %1, in %2").arg(name, unit));
    m_field->setFixedWidth(fieldWidth);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setMaxLength(40);
    auto* label = new QLabel(name.isEmpty() ? tr("Your prediction") : name, m_answerRow);
    label->setFont(bold(font()));
    label->setBuddy(m_field);
    grid.addWidget(label, row, 0);
    grid.addWidget(m_field, row, 1, Qt::AlignRight);
    grid.addWidget(new QLabel(unit, m_answerRow), row, 2);
    connect(m_field, &QLineEdit::returnPressed, this, &QuestionWidget::commit);
    connect(m_field, &QLineEdit::textEdited, this, [this] { m_complaint->hide(); });
}

void QuestionWidget::buildSign(QVBoxLayout& layout) {
    m_signs = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    const std::array<QString, 3> names{tr("− negative"), tr("0 zero"), tr("+ positive")};
    const std::array<QString, 3> objects{QStringLiteral("negative"), QStringLiteral("zero"), QStringLiteral("positive")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new QPushButton(names[i], m_answerRow);
        button->setObjectName(objects[i]);
        button->setCheckable(true);
        m_signs->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    layout.addLayout(row);
    connect(m_signs, &QButtonGroup::idClicked, this, [this] { m_complaint->hide(); });
}

void QuestionWidget::buildPick(QVBoxLayout& layout) {
    m_pick = new QComboBox(m_answerRow);
    m_pick->setObjectName(QStringLiteral("pick"));
    m_pick->setAccessibleName(m_question.kind == AnswerKind::PickRow ? tr("Your pick: a row") : tr("Your pick: a body"));
    m_pick->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pick->setMinimumContentsLength(12);
    layout.addWidget(m_pick);
    DebuggerController& controller = m_engine.controller();
    connect(&controller, &DebuggerController::selectionChanged, this, &QuestionWidget::takePick);
    connect(m_pick, &QComboBox::activated, this, [this, &controller](int place) {
        m_complaint->hide();
        if (!m_asking || place == 0) return;
        const auto number = m_pick->itemData(place).toUInt();
        if (m_question.kind == AnswerKind::PickRow)
            controller.pickRow(RowRef{false, number});
        else
            controller.selectBody(static_cast<BodyId>(number));
    });
}

void QuestionWidget::fillPicks() {
    const QSignalBlocker quiet(m_pick);
    m_pick->clear();
    if (m_question.kind == AnswerKind::PickRow) {
        m_pick->addItem(tr("Pick a row here or in the window"), -1);
        const auto& rows = m_state->worldAt(m_truth.at).rows;
        for (std::uint32_t i = 0; i < rows.size(); ++i) m_pick->addItem(tr("%1  %2").arg(i + 1).arg(nameOfRow(i)), i);
    } else {
        m_pick->addItem(tr("Pick a body here or in the scene"), -1);
        const auto& bodies = m_state->scene().bodies;
        for (std::size_t i = 0; i < bodies.size(); ++i)
            m_pick->addItem(QString::fromStdString(bodies[i].id), static_cast<unsigned>(i));
    }
}

void QuestionWidget::takePick() {
    if (!m_asking || m_answered || !m_pick) return;
    const DebuggerController& controller = m_engine.controller();
    std::optional<unsigned> picked;
    if (m_question.kind == AnswerKind::PickRow) {
        const auto row = controller.markedRow();
        if (row && !row->pseudo && controller.session().event().kind != EventKind::Row) picked = row->row;
    } else if (controller.selectedBody()) {
        picked = static_cast<unsigned>(index(*controller.selectedBody()));
    }
    if (!picked) return;
    const int place = m_pick->findData(*picked);
    if (place > 0) m_pick->setCurrentIndex(place);
    m_complaint->hide();
}

QString QuestionWidget::nameOfRow(std::uint32_t row) const {
    const World& world = m_state->worldAt(m_truth.at);
    if (row >= world.rows.size()) return {};
    const QString name = QString::fromStdString(constraintName(m_state->scene(), world, world.rows[row].constraint));
    return world.rows[row].kind == RowKind::Friction ? tr("%1, friction").arg(name) : name;
}

QString QuestionWidget::markdown(const LessonText& text) const {
    return QString::fromStdString(rendered(text, *m_state, m_truth.at, variables()));
}

void QuestionWidget::ask() {
    m_answered = false;
    m_session = m_engine.copy(setup(), m_question.changes, variables());
    if (!m_session) m_session = std::make_unique<Session>(Scene{});
    m_state = std::make_unique<EngineState>(m_session->recording());
    const auto truth = truthOf(m_question, *m_state, variables(), m_engine.lessonFile());
    m_truth = truth ? *truth : Truth{};
    m_ask->setLessonText(markdown(m_question.ask));
    Reading reading{*m_state, m_truth.at, variables()};
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const auto value = evaluate(m_question.given[i].value, reading);
        m_cells[i]->setText(value ? shown(*value) : QStringLiteral("?"));
    }
    while (QLayoutItem* item = m_hints->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (m_field) m_field->clear();
    if (m_pick) fillPicks();
    if (m_signs) {
        m_signs->setExclusive(false);
        for (QAbstractButton* button : m_signs->buttons()) button->setChecked(false);
        m_signs->setExclusive(true);
    }
    m_hint->setText(tr("Hint 1 of %1").arg(m_question.hints.size()));
    m_hint->setEnabled(true);
    m_hint->show();
    m_complaint->hide();
    m_result->hide();
    setLocked(false);
}

void QuestionWidget::begin() {
    if (m_answered) return;
    m_asking = true;
    if (!m_engine.prepare(setup(), m_question.changes, variables())) return emit problem(m_engine.problem());
    m_engine.controller().pickRow(std::nullopt);
    m_engine.controller().selectBody(std::nullopt);
    if (m_question.from && !m_engine.go(*m_question.from, variables())) emit problem(m_engine.problem());
}

void QuestionWidget::focusFirst() {
    if (m_answered)
        m_continue->setFocus();
    else if (m_field)
        m_field->setFocus();
    else if (m_signs)
        m_signs->button(0)->setFocus();
    else
        m_pick->setFocus();
}

void QuestionWidget::setLocked(bool locked) {
    m_answerRow->setEnabled(!locked);
    m_commit->setVisible(!locked);
}

std::optional<Real> QuestionWidget::answer(QString& text) const {
    switch (m_question.kind) {
        case AnswerKind::Number: {
            const auto number = numberFromLearner(m_field->text(), QString::fromStdString(m_question.unit));
            if (number) text = QLocale::c().toString(*number, 'g', QLocale::FloatingPointShortest);
            return number;
        }
        case AnswerKind::Sign:
            if (m_signs->checkedId() < 0) return std::nullopt;
            text = QString::number(m_signs->checkedId() - 1);
            return m_signs->checkedId() - 1;
        default:
            if (m_pick->currentIndex() <= 0) return std::nullopt;
            text = m_pick->currentData().toString();
            return m_pick->currentData().toDouble();
    }
}

void QuestionWidget::commit() {
    if (m_answered) return;
    QString text;
    const auto given = answer(text);
    if (!given) {
        m_complaint->setText(m_question.kind == AnswerKind::Number ? tr("Please enter a number, such as 0.25.")
                             : m_question.kind == AnswerKind::Sign ? tr("Please choose a sign.")
                                                                   : tr("Please pick one first."));
        m_complaint->show();
        return;
    }
    m_given = *given;
    m_record.given = text;
    ++m_record.tries;
    const auto place = static_cast<std::uint32_t>(m_given);
    if (m_question.kind == AnswerKind::PickRow)
        m_record.right = std::find(m_truth.rows.begin(), m_truth.rows.end(), place) != m_truth.rows.end();
    else if (m_question.kind == AnswerKind::PickBody)
        m_record.right =
            std::find(m_truth.bodies.begin(), m_truth.bodies.end(), static_cast<BodyId>(place)) != m_truth.bodies.end();
    else
        m_record.right = isRight(m_question, m_truth, m_given);
    m_answered = true;
    // The learner may have changed the engine since the question was asked.
    if (!m_engine.prepare(setup(), m_question.changes, variables()) || !m_engine.go(m_question.at, variables()))
        emit problem(m_engine.problem());
    if (m_question.kind == AnswerKind::PickRow && !m_truth.rows.empty())
        m_engine.controller().pickRow(RowRef{false, m_truth.rows.front()});
    if (m_question.kind == AnswerKind::PickBody && !m_truth.bodies.empty())
        m_engine.controller().selectBody(m_truth.bodies.front());
    showResult();
    m_asking = false;
    (m_fresh->isHidden() ? m_continue : m_fresh)->setFocus();
    emit answered();
}

QString QuestionWidget::truthText() const {
    const auto signName = [](Real sign) { return sign > 0 ? tr("+ positive") : sign < 0 ? tr("− negative") : tr("0 zero"); };
    switch (m_question.kind) {
        case AnswerKind::Number:
            return withUnit(shown(m_truth.number), QString::fromStdString(m_question.unit));
        case AnswerKind::Sign:
            return signName(m_truth.number);
        case AnswerKind::PickRow: {
            QStringList names;
            for (const auto row : m_truth.rows) names.append(nameOfRow(row));
            return names.join(tr(" or "));
        }
        case AnswerKind::PickBody:
            break;
    }
    QStringList names;
    for (const auto body : m_truth.bodies) names.append(QString::fromStdString(bodyName(m_state->scene(), body)));
    return names.join(tr(" or "));
}

void QuestionWidget::showResult() {
    setLocked(true);
    const auto place = static_cast<std::uint32_t>(std::max(0.0, m_given));
    QString yours;
    switch (m_question.kind) {
        case AnswerKind::Number:
            yours = withUnit(shown(m_given), QString::fromStdString(m_question.unit));
            break;
        case AnswerKind::Sign:
            yours = m_given > 0 ? tr("+ positive") : m_given < 0 ? tr("− negative") : tr("0 zero");
            break;
        case AnswerKind::PickRow:
            yours = nameOfRow(place);
            break;
        case AnswerKind::PickBody:
            yours = QString::fromStdString(bodyName(m_state->scene(), static_cast<BodyId>(place)));
            break;
    }
    m_yours->setText(yours);
    m_engines->setText(truthText());
    m_verdict->setText(m_record.right ? tr("✓ Right") : tr("✗ Not quite"));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, verdictColour(m_record.right, palette()));
    m_verdict->setPalette(colours);
    const bool numeric = m_question.kind == AnswerKind::Number || m_question.kind == AnswerKind::Sign;
    const Misconception* thought =
        numeric && !m_record.right ? misconceptionOf(m_question, m_truth, m_given, *m_state, variables()) : nullptr;
    m_feedback->setVisible(thought != nullptr);
    if (thought) m_feedback->setLessonText(markdown(thought->feedback));
    m_why->setLessonText(markdown(m_question.why));
    m_hint->setVisible(!m_record.right && m_hint->isEnabled());
    m_fresh->setVisible(!m_record.right && m_instances.size() > 1);
    m_result->show();
}

void QuestionWidget::tryFresh() {
    m_record.instance = (m_record.instance + 1) % static_cast<int>(m_instances.size());
    ask();
    begin();
    focusFirst();
}

void QuestionWidget::close() {
    m_continue->hide();
    m_fresh->hide();
    m_hint->hide();
}

void QuestionWidget::showHint() {
    const auto next = static_cast<std::size_t>(m_hints->count());
    if (next >= m_question.hints.size()) return;
    const std::array<QString, 3> kinds{tr("Which quantity"), tr("Which formula"), tr("Which numbers")};
    auto* text = new LessonTextView(this);
    text->setObjectName(QStringLiteral("hint%1").arg(next + 1));
    connect(text, &LessonTextView::anchorClicked, this, &QuestionWidget::linkActivated);
    text->setLessonText(
        QStringLiteral("> **%1.** %2").arg(kinds[std::min<std::size_t>(next, 2)], markdown(m_question.hints[next])));
    m_hints->addWidget(text);
    m_record.hints = std::max(m_record.hints, static_cast<int>(next) + 1);
    const bool more = next + 1 < m_question.hints.size();
    m_hint->setEnabled(more);
    m_hint->setText(more ? tr("Hint %1 of %2").arg(next + 2).arg(m_question.hints.size()) : tr("No more hints"));
}

void QuestionWidget::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_answered && m_verdict) {
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, verdictColour(m_record.right, palette()));
        m_verdict->setPalette(colours);
    }
}

}  // namespace solverscope
