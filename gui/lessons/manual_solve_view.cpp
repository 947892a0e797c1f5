// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/manual_solve_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <algorithm>
#include <cmath>

#include "gui/lessons/question_result.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/text_size.h"
#include "gui/text/manual_solve_text.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int impulseFieldWidth = 92;
constexpr int maxTableLines = 7;     // of a table that is as tall as its lines
constexpr int restOfWindow = 560;    // px of a window's height that the tables in a narrow column leave for the rest
constexpr std::size_t fewRows = 24;  // the exact answer of so few is found at once
constexpr int errorDigits = 4;

}  // namespace

ManualSolveView::ManualSolveView(DebuggerController& controller, bool compact, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_compact(compact),
      m_task(this),
      m_rowTable(makeManualRowTable(this)),
      m_bodyTable(makeManualBodyTable(this)) {
    setObjectName(QStringLiteral("handSolveView"));
    m_progress = selectableLabel("handProgress", this);
    const Placed tables(buildTables(), compact ? 0 : 1);
    QWidget* answer = buildAnswer();
    m_verdict = selectableLabel("handVerdict", this);
    fillPanel(this, 0, {m_progress, tables, answer, m_verdict, buildModel()})->setSpacing(6);
    connect(&controller, &DebuggerController::selectionChanged, this, &ManualSolveView::takePick);
    clear();
}

QWidget* ManualSolveView::buildTables() {
    const auto table = [this](const char* name, const QString& described, QAbstractItemModel* model,
                              QAbstractItemView::SelectionMode mode) {
        auto* view = named(new QTableView(this), name, described);
        view->setModel(model);
        view->setSelectionMode(mode);
        makeLineTable(*view);
        view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
        view->setFrameShape(QFrame::StyledPanel);
        constexpr int minLines = 3;
        view->setMinimumHeight(view->horizontalHeader()->sizeHint().height() + view->horizontalScrollBar()->sizeHint().height() +
                               minLines * view->verticalHeader()->defaultSectionSize() + 4);
        return view;
    };
    m_rows = table("handRows", tr("Rows and their known quantities"), m_rowTable, QAbstractItemView::SingleSelection);
    m_bodies = table("handBodies", tr("The current state of the bodies"), m_bodyTable, QAbstractItemView::NoSelection);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_picking && current.isValid()) pick(current.row());
    });
    auto* both = named(new QSplitter(m_compact ? Qt::Vertical : Qt::Horizontal, this), "handTables");
    both->setChildrenCollapsible(false);
    if (!m_compact) both->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);  // the remaining room
    for (QTableView* each : {m_rows, m_bodies}) both->addWidget(each);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    return both;
}

QWidget* ManualSolveView::buildAnswer() {
    m_answer = new QWidget(this);
    auto* flow = new FlowLayout(m_answer);
    flow->setContentsMargins(0, 0, 0, 0);
    m_pick = named(new QComboBox(m_answer), "handPick", tr("The next row"));
    m_pick->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pick->setMinimumContentsLength(m_compact ? 17 : 18);
    flow->addWidget(m_pick);
    const auto field = [&](const char* name, const QString& symbol, const QString& described, QLabel*& unit) {
        auto* group = new QWidget(m_answer);
        auto* made = named(new QLineEdit(group), name, described, described);
        made->setFixedWidth(textScaled(impulseFieldWidth));
        made->setAlignment(Qt::AlignRight);
        made->setMaxLength(40);
        auto* label = new QLabel(symbol, group);
        label->setFont(bold(font()));
        label->setBuddy(made);
        unit = new QLabel(group);
        unit->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("N m s")) + 4);
        fillRow(group, {{0, 0, 0, 0}}, {label, made, unit});
        flow->addWidget(group);
        connect(made, &QLineEdit::returnPressed, this, &ManualSolveView::commit);
        return made;
    };
    m_delta = field("handDelta", QStringLiteral("Δλ"), tr("What this visit adds, after the clamp"), m_deltaUnit);
    m_lambda = field("handSum", QStringLiteral("Λ"), tr("The row’s sum after this visit"), m_lambdaUnit);
    m_check = named(new QPushButton(tr("Check"), m_answer), "handCheck", {}, tr("Checks the numbers; then the visit is made"));
    m_giveUp =
        named(new QPushButton(tr("Show me"), m_answer), "handGiveUp", {}, tr("Makes this visit for you; it then counts as shown"));
    for (QPushButton* each : {m_check, m_giveUp}) flow->addWidget(each);
    connect(m_pick, &QComboBox::activated, this, [this](int place) {
        if (place > 0) pick(place - 1);
    });
    connect(m_check, &QPushButton::clicked, this, &ManualSolveView::commit);
    connect(m_giveUp, &QPushButton::clicked, this, &ManualSolveView::giveUp);
    return m_answer;
}

QWidget* ManualSolveView::buildModel() {
    m_jacobian =
        named(new QCheckBox(tr("Show J"), this), "handJacobian", {}, tr("Shows the direction and the lever arms of each row"));
    m_modelButton = named(new QPushButton(tr("Model solution"), this), "handModel", {},
                          tr("Steps through all visits with their numbers. Visits that you have not done by then count as shown."));
    m_modelButton->setCheckable(true);
    m_modelBack = named(new QPushButton(QStringLiteral("◀"), this), "handModelBack", tr("One visit back"), tr("One visit back"));
    m_modelOn = named(new QPushButton(QStringLiteral("▶"), this), "handModelOn", tr("One visit on"), tr("One visit on"));
    for (QPushButton* arrow : {m_modelBack, m_modelOn}) arrow->setFixedWidth(2 * arrow->fontMetrics().height() + 4);
    m_tools = {m_jacobian, m_modelButton, m_modelBack, m_modelOn};
    connect(m_jacobian, &QCheckBox::toggled, this, &ManualSolveView::fill);
    connect(m_modelButton, &QPushButton::toggled, this, &ManualSolveView::showModel);
    connect(m_modelBack, &QPushButton::clicked, this, [this] { stepModel(false); });
    connect(m_modelOn, &QPushButton::clicked, this, [this] { stepModel(true); });
    return flowBar(this, {.margins = {}}, {m_jacobian, m_modelButton, m_modelBack, m_modelOn});
}

void ManualSolveView::begin(ManualSolveExam exam, const Scene& scene, const World& start) {
    clear();
    m_scene = scene;
    m_exam = std::make_unique<ManualSolveExam>(std::move(exam));
    const Phase phase = m_exam->solve().phase();
    const auto take = [this](SolveError solveError) {
        m_solveError = std::move(solveError);
        updateProgress();
    };
    if (rowsOf(m_exam->solve().world(), phase).size() <= fewRows)
        take(solveErrorOf(start, phase));
    else
        m_task.run([start, phase](const std::atomic<bool>& cancelled) { return solveErrorOf(start, phase, &cancelled); }, take,
                   true);
    showBegun();
    emit visitsShownChanged();
}

void ManualSolveView::restoreFrom(ManualSolveView& before) {
    if (!before.isBegun()) return;
    m_scene = before.m_scene;
    m_exam = std::make_unique<ManualSolveExam>(*before.m_exam);
    m_model = before.m_model ? std::make_unique<ManualSolve>(*before.m_model) : nullptr;
    m_solveError = before.m_solveError;
    const QSignalBlocker quiet(m_modelButton);
    m_modelButton->setChecked(m_model != nullptr);
    showBegun();
    if (m_model) showModelVisit();
}

/// Units, rows to pick from, and tables.
void ManualSolveView::showBegun() {
    const auto& rows = rowsOf(m_exam->solve().world(), m_exam->solve().phase());
    const bool turns = !rows.empty() && std::ranges::all_of(rows, [](const Row& row) { return isAngular(row); });
    for (QLabel* unit : {m_deltaUnit, m_lambdaUnit}) unit->setText(impulseUnit(m_exam->solve().list(), turns));
    m_bodyTable->setTitles(1, manualBodyTitles(m_exam->solve().list()));
    m_picking = true;
    m_pick->clear();
    m_pick->addItem(tr("Which row is next?"));
    for (std::uint32_t row = 0; row < rows.size(); ++row) m_pick->addItem(manualRowName(m_scene, m_exam->solve(), row));
    m_picking = false;
    fill();
    enable(true);
}

void ManualSolveView::clear() {
    m_task.cancel();
    m_model.reset();
    m_exam.reset();
    m_solveError.reset();
    m_modelButton->setChecked(false);
    m_rowTable->setItems({});
    m_bodyTable->setItems({});
    m_pick->clear();
    for (QLineEdit* field : {m_delta, m_lambda}) field->clear();
    showVerdict({}, {});
    m_progress->clear();
    enable(false);
}

void ManualSolveView::enable(bool on) {
    setEnabled(on);
    for (QWidget* tool : m_tools) tool->setEnabled(on);
    if (!on)
        for (QPushButton* arrow : {m_modelBack, m_modelOn}) arrow->hide();
}

std::uint32_t ManualSolveView::rowInQuestion() const {
    if (m_pick->currentIndex() > 0) return static_cast<std::uint32_t>(m_pick->currentIndex() - 1);
    return m_exam->isDone() ? 0 : m_exam->solve().expected();
}

std::optional<std::size_t> ManualSolveView::shownEvent() const { return m_exam ? shownSolve().event() : std::nullopt; }

void ManualSolveView::focusFirst() { m_exam && !m_exam->isDone() ? m_pick->setFocus() : m_modelButton->setFocus(); }

QWidget* ManualSolveView::numberField() const { return m_exam && !m_exam->isDone() && !m_model ? m_delta : nullptr; }

void ManualSolveView::pick(int row) {
    if (m_picking || !m_exam || row < 0 || row + 1 >= m_pick->count()) return;
    m_picking = true;
    m_pick->setCurrentIndex(row + 1);
    m_rows->selectRow(row);
    m_controller.pickRow(RowRef{m_exam->solve().list(), static_cast<std::uint32_t>(row)});
    m_picking = false;
}

/// A row that was picked in the scene or in another panel.
void ManualSolveView::takePick() {
    const auto picked = m_controller.pickedRow();
    if (m_picking || !isVisible() || !m_exam || m_exam->isDone() || !picked || picked->list != m_exam->solve().list()) return;
    pick(static_cast<int>(picked->row));
    // Picking in the scene moves the focus to the answer; selecting in a table by keyboard does not.
    if (numberField() && !qobject_cast<QAbstractItemView*>(QApplication::focusWidget())) m_delta->setFocus();
}

/// Tables show the current world: after the learner's visits, or those of the model solution.
void ManualSolveView::fill() {
    if (!m_exam) return;
    m_picking = true;
    m_rowTable->setItems(manualRowLines(m_scene, shownSolve()));
    const std::vector<ManualBodyLine> bodies = manualBodyLines(m_scene, shownSolve());
    m_bodyTable->setItems(bodies);
    const bool isNarrow = m_compact && !m_jacobian->isChecked();
    for (std::size_t place = 0; place < 3; ++place) {
        const auto stays = [place](const ManualBodyLine& body) { return !body.reached[place] && body.now[place] == 0; };
        m_bodies->setColumnHidden(static_cast<int>(place) + 1, isNarrow && std::ranges::all_of(bodies, stays));
    }
    const auto& rows = rowsOf(shownSolve().world(), shownSolve().phase());
    const bool soft = std::ranges::any_of(rows, [](const Row& row) { return row.softness != 0; });
    const bool biased = std::ranges::any_of(rows, [](const Row& row) { return row.bias != 0; });
    m_rows->setColumnHidden(RowKindColumn, m_compact);
    m_rows->setColumnHidden(RowBias, m_compact && !biased && shownSolve().list() != RowList::Positions);
    m_rows->setColumnHidden(RowSoftness, !soft);
    for (const int column : {int{RowJacobian}, int{RowBodies}}) m_rows->setColumnHidden(column, !m_jacobian->isChecked());
    for (const int column : {4, 5}) m_bodies->setColumnHidden(column, isNarrow);
    m_picking = false;
    m_answer->setVisible(!m_exam->isDone() && !m_model);
    for (QPushButton* arrow : {m_modelBack, m_modelOn}) arrow->setVisible(m_model != nullptr);
    if (m_model) {
        m_modelBack->setEnabled(m_model->made() > 0);
        m_modelOn->setEnabled(!m_model->isDone());
    }
    fitTables();
    updateProgress();
}

/// In a narrow column tables are as tall as their lines.
void ManualSolveView::fitTables() {
    if (!m_compact) return;
    for (QTableView* table : {m_rows, m_bodies}) {
        const int line = table->verticalHeader()->defaultSectionSize();
        const int rest = table->horizontalHeader()->sizeHint().height() + table->horizontalScrollBar()->sizeHint().height() + 4;
        // The fields below must be visible without scrolling.
        const int room = ((window()->height() - restOfWindow) / 2 - rest) / line;
        const int lines = std::min(table->model()->rowCount(), std::clamp(room, 3, maxTableLines));
        table->setFixedHeight(rest + std::max(lines, 1) * line);
    }
}

void ManualSolveView::commit() {
    if (!m_exam || m_exam->isDone() || m_model) return;
    const QString unit = m_deltaUnit->text();
    if (m_pick->currentIndex() <= 0)
        return showVerdict(tr("First pick the row whose turn it is: here, in the table or in the scene."), {});
    const auto delta = typedNumber(m_delta->text(), unit);
    const auto lambda = typedNumber(m_lambda->text(), unit);
    for (const auto& [field, number] : {std::pair(m_delta, delta), std::pair(m_lambda, lambda)})
        if (!field->text().trimmed().isEmpty() && !number)
            return showVerdict(tr("“%1” cannot be read as a number: %2.")
                                   .arg(field->text().trimmed(), QString::fromStdString(number.error().message)),
                               {});
    if (!delta || !lambda) return showVerdict(tr("Please enter both numbers, such as 0.25 or 1/4."), {});
    const ManualSolve before = m_exam->solve();
    const std::size_t made = before.made();
    const AnswerVerdict verdict = m_exam->answer({rowInQuestion(), *delta, *lambda});
    QString text = verdictText(verdict, before.list());
    const bool shownNow = !verdict.right() && m_exam->solve().made() > made;
    if (shownNow) text += QLatin1Char('\n') + tr("After three tries, the solution:");
    if (verdict.right() || shownNow)
        text += QLatin1Char('\n') + visitText(m_scene, before, *m_exam->last());
    else
        text += QLatin1Char(' ') + (m_exam->tries() == ManualSolveExam::maxTries - 1 ? tr("One more try.") : tr("Try again."));
    showVerdict(text, verdict.right());
    goOnAfterAnswer(m_exam->solve().made() > made);
}

void ManualSolveView::giveUp() {
    if (!m_exam || m_exam->isDone() || m_model) return;
    const ManualSolve before = m_exam->solve();
    const auto picked = m_pick->currentIndex() > 0 ? std::optional(rowInQuestion()) : std::nullopt;
    const RowVisit visit = m_exam->show(picked);
    showVerdict(tr("Shown:") + QLatin1Char('\n') + visitText(m_scene, before, visit), {});
    goOnAfterAnswer(true);
}

void ManualSolveView::goOnAfterAnswer(bool visited) {
    if (visited) afterVisit();
    emit answered();
    if (m_exam->isDone()) emit finished();
}

void ManualSolveView::showVerdict(const QString& text, std::optional<bool> right) {
    m_verdict->setText(text);
    m_verdict->setVisible(!text.isEmpty());
    colourByVerdict(*m_verdict, right, palette());
}

void ManualSolveView::afterVisit() {
    m_delta->clear();
    m_lambda->clear();
    m_picking = true;
    m_pick->setCurrentIndex(0);
    m_rows->setCurrentIndex({});
    m_rows->clearSelection();
    m_controller.pickRow(std::nullopt);
    m_picking = false;
    fill();
    if (!m_exam->isDone() && (m_delta->hasFocus() || m_lambda->hasFocus() || m_check->hasFocus())) m_pick->setFocus();
    emit visitsShownChanged();
}

void ManualSolveView::showModel(bool shown) {
    if (!m_exam) return;
    if (!shown) {
        m_model.reset();
        showVerdict({}, {});
        fill();
        emit visitsShownChanged();
        return;
    }
    const bool wasDone = m_exam->isDone();
    while (!m_exam->isDone()) m_exam->show();
    m_model = std::make_unique<ManualSolve>(m_exam->solve());
    m_model->undoAll();  // starts over, in the order of the settings
    fill();
    showModelVisit();
    emit visitsShownChanged();
    if (!wasDone) emit finished();
    m_modelOn->setFocus();
}

void ManualSolveView::stepModel(bool forward) {
    if (!m_model) return;
    if (forward && !m_model->isDone())
        m_model->make(m_model->expected());
    else if (!forward)
        m_model->undoVisit();
    fill();
    showModelVisit();
    emit visitsShownChanged();
}

void ManualSolveView::showModelVisit() {
    if (m_model->made() == 0) return showVerdict(tr("The model solution, before its first visit. ▶ makes it."), {});
    ManualSolve before = *m_model;
    before.undoVisit();
    showVerdict(visitText(m_scene, before, before.visitOf(m_model->lastRow())), {});
}

void ManualSolveView::updateProgress() {
    if (!m_exam) return;
    const ManualSolve& solve = shownSolve();
    QStringList parts;
    if (m_model)
        parts << tr("Model solution: %1 of %2 visits").arg(solve.made()).arg(solve.wanted());
    else if (m_exam->isDone())
        parts << tr("Done")
              << attemptOutcomeText(m_exam->count(AttemptOutcome::AtOnce), m_exam->count(AttemptOutcome::AfterTries),
                                    m_exam->count(AttemptOutcome::Shown));
    else
        parts << tr("Visit %1 of %2, sweep %3").arg(solve.made() + 1).arg(solve.wanted()).arg(solve.sweep());
    const auto errorOf = [&](const World& world) { return m_solveError->errorOf(world, solve.phase()); };
    if (m_solveError && std::isfinite(errorOf(solve.world()))) {
        QString number = shown(errorOf(solve.world()), errorDigits);
        if (solve.made() > 0)
            number = shown(errorOf(solve.worldAfter(solve.made() - 1)), errorDigits) + QStringLiteral(" → ") + number;
        parts << (solve.list() == RowList::Positions ? tr("largest error %1 m") : tr("error ‖v − v*‖ %1 √J")).arg(number);
    }
    m_progress->setText(parts.join(QStringLiteral(" · ")));
}

}  // namespace solverscope
