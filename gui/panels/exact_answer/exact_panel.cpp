// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/exact_answer/exact_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QSlider>
#include <QTabWidget>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/charts/exportable.h"
#include "gui/text/convergence_text.h"
#include "gui/text/event_description.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/reference_bar.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr int sliderSteps = 1000;  // to each side
constexpr int exactDigits = 6;
constexpr std::array lists{RowList::Velocities, RowList::PseudoVelocities};

/// A table in which all numbers fit as displayed; it is copied and exported with every digit.
QTableView* exactTable(const char* name, const QString& accessible, QAbstractItemModel* model, const QString& longestName,
                       QWidget* parent) {
    auto* table = lineTable(name, accessible, model, parent);
    const QFontMetrics metrics = table->fontMetrics();
    for (int column = 0; column < model->columnCount(); ++column) {
        const int widest = metrics.horizontalAdvance(column == 0 ? longestName : QStringLiteral("−0.000000000")) + 14;
        table->setColumnWidth(column, std::max(widest, table->horizontalHeader()->sectionSizeHint(column)));
    }
    makeExportable(*table, accessible);
    return table;
}

QString stateText(Clamp clamp) {
    switch (clamp) {
        case Clamp::None:
            return ExactPanel::tr("free");
        case Clamp::Lower:
            return ExactPanel::tr("lower bound");
        case Clamp::Upper:
            return ExactPanel::tr("upper bound");
    }
    return {};
}

}  // namespace

ExactPanel::ExactPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("exactPanel", controller, parent, RefreshThrottle::slow),
      m_list(named(new QComboBox(this), "exactList", tr("Rows whose exact answer is shown"))),
      m_verdict(selectableLabel("exactVerdict", this)),
      m_uniqueness(selectableLabel("exactUniqueness", this)),
      m_empty(selectableLabel("exactEmpty", this)),
      m_reference(new ReferenceBar("exact", this)),
      m_tabs(named(new QTabWidget(this), "exactTabs")),
      m_rows(new Rows(rowColumns(), this)),
      m_bodies(new Bodies(bodyColumns(), this)),
      m_rowTable(exactTable("exactRows", tr("Impulses of the rows, and of the exact answer"), m_rows,
                            QStringLiteral("123 · friction"), this)),
      m_bodyTable(exactTable("exactBodies", tr("Velocities of the bodies, and of the exact answer"), m_bodies,
                             QStringLiteral("box_10_10"), this)),
      m_nullPart(new QWidget(this)),
      m_direction(named(new QComboBox(this), "nullDirection", tr("Null direction"))),
      m_inScene(named(new QCheckBox(tr("Show in the &scene"), this), "nullInScene", {},
                      tr("Draws the direction as arrows at the contacts: how much more or less impulse each row would apply"))),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_moved(selectableLabel("exactMoved", this)),
      m_task(this) {
    m_rowTable->setColumnWidth(m_rows->columnCount() - 1, 2 * m_rowTable->columnWidth(0));
    m_rowTable->horizontalHeader()->setStretchLastSection(true);
    m_list->addItem(tr("Velocities"));
    m_list->addItem(tr("Pseudo-velocities"));
    m_tabs->addTab(m_rowTable, tr("&Rows"));
    m_tabs->addTab(m_bodyTable, tr("&Bodies"));
    m_tabs->setDocumentMode(true);
    named(m_slider, "nullSlider", tr("How far Λ* is moved along the null direction"),
          tr("Adds t times the direction to Λ*, as far as the bounds of the rows allow. The velocities do not change."));
    m_slider->setRange(-sliderSteps, sliderSteps);
    m_slider->setSingleStep(sliderSteps / 20);
    m_slider->setPageStep(sliderSteps / 5);
    m_empty->setAlignment(Qt::AlignCenter);

    fillPanel(m_nullPart, 0,
              {inRow({labelFor(m_direction, tr("&Direction")), {m_direction, 1}, m_inScene}),
               inRow({labelFor(m_slider, tr("&Λ* + t d, t")), {m_slider, 1}}), m_moved});
    fillPanel(this, 6, {m_list, m_reference, m_verdict, m_uniqueness, m_nullPart, {m_tabs, 1}, {m_empty, 1}});

    connect(m_list, &QComboBox::activated, this, &ExactPanel::refreshIfVisible);
    connect(m_reference, &ReferenceBar::findClicked, this, [this] { search({}); });
    connect(m_reference, &ReferenceBar::cancelClicked, this, &ExactPanel::stopSearch);
    connect(m_direction, &QComboBox::currentIndexChanged, this, &ExactPanel::showDirection);
    connect(m_inScene, &QCheckBox::toggled, this, &ExactPanel::showDirection);
    connect(m_slider, &QSlider::valueChanged, this, &ExactPanel::showState);
    connect(m_rowTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& line) {
        if (!line.isValid() || !m_result)
            emit rowPointed(std::nullopt);
        else
            emit rowPointed(RowRef{m_result->answer.list, m_rows->item(line.row()).row});
    });
    connect(m_rowTable, &QTableView::activated, this, [this](const QModelIndex& line) {
        if (m_result) m_controller.pickRow(RowRef{m_result->answer.list, m_rows->item(line.row()).row});
    });
    connect(m_bodyTable, &QTableView::activated, this,
            [this](const QModelIndex& line) { m_controller.selectBody(m_bodies->item(line.row()).body); });
    connect(&m_controller, &DebuggerController::sceneChanged, this, [this] {
        stopSearch();
        m_task.cancel();
        m_run.reset();
        m_result.reset();
        m_searched.reset();
        m_inScene->setChecked(false);
    });
    new ViewState(this, [this](ExactPanel& before) {
        if (!before.m_result) return;
        m_searched = before.m_searched;
        arrived(*before.m_result);
    });
}

ExactPanel::~ExactPanel() { stopSearch(); }

std::vector<ExactPanel::Rows::Column> ExactPanel::rowColumns() {
    const auto number = [](const QString& title, const QString& toolTip, auto value) {
        return Rows::Column{title, toolTip, [value](const RowLine& line, int role) {
                                return numberCell(value(line), role, exactDigits, line.unit);
                            }};
    };
    return {
        textColumn<RowLine>(tr("row"), tr("Index in its list of rows, and the kind of row"),
                            [](const RowLine& line) { return tr("%1 · %2").arg(line.row + 1).arg(line.kind); }),
        number(tr("Λ now"), tr("Impulse at the cursor, N s (N m s where the row turns)"),
               [](const RowLine& line) { return line.now; }),
        number(tr("Λ*"), tr("Impulse of the exact answer, moved along the null direction by the slider, N s"),
               [](const RowLine& line) { return line.exact; }),
        number(tr("Λ − Λ*"), tr("How much the row's impulse differs, N s. If the impulses are not unique, this need not vanish."),
               [](const RowLine& line) { return line.now ? std::optional<Real>(*line.now - line.exact) : std::nullopt; }),
        textColumn<RowLine>(tr("state"), tr("Whether the exact impulse lies between its bounds or at one of them"),
                            [](const RowLine& line) { return line.unmoved ? tr("nothing moves") : stateText(line.state); }),
        number(tr("d"), tr("The selected null direction: adding it to Λ* moves no body"),
               [](const RowLine& line) { return line.direction; }),
        textColumn<RowLine>(tr("constraint"), tr("The constraint that the row belongs to"), &RowLine::constraint)};
}

std::vector<ExactPanel::Bodies::Column> ExactPanel::bodyColumns() {
    std::vector<Bodies::Column> columns{textColumn<BodyLine>(tr("body"), tr("Every body that can move"), &BodyLine::name)};
    const auto part = [&columns](const QString& symbol, const QString& unit, auto of) {
        const auto add = [&](const QString& title, const QString& toolTip, auto value) {
            columns.push_back(numberColumn<BodyLine>(title.arg(symbol), toolTip.arg(unit), exactDigits, value, unit));
        };
        const auto now = [of](const BodyLine& line) { return line.now ? std::optional<Real>(of(*line.now)) : std::nullopt; };
        add(tr("%1 now"), tr("At the cursor, %1"), now);
        add(tr("%1*"), tr("Of the exact answer, %1"), [of](const BodyLine& line) { return of(line.exact); });
        add(tr("%1 − %1*"), tr("What the sweeps still have to change, %1"),
            [of, now](const BodyLine& line) { return line.now ? std::optional<Real>(*now(line) - of(line.exact)) : std::nullopt; });
    };
    part(QStringLiteral("vx"), QStringLiteral("m/s"), [](const Velocity& velocity) { return velocity.v.x; });
    part(QStringLiteral("vy"), QStringLiteral("m/s"), [](const Velocity& velocity) { return velocity.v.y; });
    part(QStringLiteral("ω"), QStringLiteral("rad/s"), [](const Velocity& velocity) { return velocity.w; });
    return columns;
}

ExactPanel::Target ExactPanel::target() const {
    return {StepSeen::of(session()), lists[static_cast<std::size_t>(std::max(0, m_list->currentIndex()))],
            session().event().substep};
}

const ExactAnswer* ExactPanel::answer() const {
    return m_result && m_result->target == target() && !m_result->answer.solution.unfinished ? &m_result->answer : nullptr;
}

void ExactPanel::startReading() {
    QTableView* const table = m_tabs->currentIndex() == 0 ? m_rowTable : m_bodyTable;
    if (m_reference->asks())
        m_reference->focusFind();
    else
        table->setFocus();
    if (!table->currentIndex().isValid() && table->model()->rowCount() > 0) table->selectRow(0);
}

/// Pseudo-velocities only if the step has any.
void ExactPanel::offerLists() {
    const bool splits = splitsImpulses(session().settings());
    if (!splits) m_list->setCurrentIndex(0);
    m_list->setVisible(splits);
}

void ExactPanel::refresh() {
    offerLists();
    const Target wanted = target();
    const ReferenceLimits limits = m_controller.unaskedSearch();
    const bool searched = m_result && m_result->target == wanted && (answer() || m_result->limits.allow(limits));
    if (!searched && !(m_run && m_searched == wanted && m_run->limits.allow(limits))) search(limits);
    showProgress();
    showAnswer();
}

void ExactPanel::search(ReferenceLimits limits) {
    const Target wanted = target();
    if (m_run && m_controller.isPlaying()) return;  // show the running step first
    if (m_controller.isRunning() && !m_task.hasRested()) return;
    if (m_run) m_run->stop = true;
    m_run = std::make_shared<Run>();
    m_run->limits = limits;
    m_run->limits.cancelled = &m_run->stop;
    m_searched = wanted;
    m_task.run(
        [wanted, step = session().trace(), run = m_run](const std::atomic<bool>&) {
            QElapsedTimer clock;
            clock.start();
            Result result{wanted, exactAnswer(*step, wanted.list, wanted.substep, run->limits), run->limits};
            result.milliseconds = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
            return result;
        },
        [this, run = m_run](Result result) {
            if (run == m_run) arrived(std::move(result));
        },
        false);
    showProgress();
}

void ExactPanel::stopSearch() {
    if (m_run) m_run->stop = true;
}

void ExactPanel::arrived(Result result) {
    m_run.reset();
    m_result = std::move(result);
    m_linesMade = false;
    const QSignalBlocker quiet(m_direction);
    m_direction->clear();
    const NullSpace& nulls = m_result->answer.nulls;
    for (std::size_t i = 0; i < nulls.directions.size(); ++i)
        m_direction->addItem(tr("%1 of %2, rows: %3").arg(i + 1).arg(nulls.dimension).arg(nulls.directions[i].parts.size()));
    const QSignalBlocker still(m_slider);
    m_slider->setValue(0);
    refreshIfVisible();
}

void ExactPanel::showProgress() {
    const bool running = m_run && m_searched == target();
    if (running)
        m_reference->showSearch(referenceProgressOf(*session().trace()));
    else if (!answer())
        m_reference->ask();
    else
        m_reference->showNothing();
}

void ExactPanel::showAnswer() {
    const ExactAnswer* const now = answer();
    const bool any = now && !now->problem.rows.empty();
    for (QWidget* part : {static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_uniqueness), static_cast<QWidget*>(m_tabs)})
        part->setVisible(any);
    m_nullPart->setVisible(any && !now->nulls.directions.empty());
    m_empty->setVisible(!any);
    if (!now) m_empty->clear();  // it keeps the place below the question
    if (now && !any) {
        m_empty->setText(
            !hasVelocityProblem(session().settings())
                ? tr("%1 moves positions and builds new rows with every move, so there is no single problem that has an exact "
                     "answer. Choose a method that solves velocities.")
                      .arg(engineText(traitsOf(session().settings()).label))
            : !now->missing.empty()
                ? tr("There is no exact answer: the trace does not contain %1 here.").arg(inARow(now->missing))
                : tr("This step has no contacts and no joints: there is nothing to solve. Run (F6) until bodies touch."));
    }
    if (any) {
        m_uniqueness->setText(describeUniqueness(*now));
        m_uniqueness->setVisible(now->nulls.known);
    }
    showDirection();
}

const NullDirection* ExactPanel::chosenDirection() const {
    const ExactAnswer* const now = answer();
    const int at = m_direction->currentIndex();
    return now && at >= 0 && at < static_cast<int>(now->nulls.directions.size())
               ? &now->nulls.directions[static_cast<std::size_t>(at)]
               : nullptr;
}

Real ExactPanel::chosenLength() const {
    const NullDirection* const direction = chosenDirection();
    if (!direction || m_slider->value() == 0) return 0;
    const Real end = m_slider->value() > 0 ? direction->maxT : direction->minT;
    // If there is no bound on that side, the largest impulse is the end.
    Real largest = 1;
    for (const Real impulse : answer()->solution.impulses) largest = std::max(largest, std::abs(impulse));
    const Real length = std::isfinite(end) ? std::abs(end) : largest;
    return length * m_slider->value() / sliderSteps;
}

void ExactPanel::showDirection() {
    const NullDirection* const direction = chosenDirection();
    std::vector<SceneImpulse> arrows;
    if (direction && m_inScene->isChecked() && isVisible())
        for (const auto& part : direction->parts) arrows.push_back({{answer()->list, part.row}, part.impulse});
    emit directionChosen(arrows);
    showState();
}

/// The tables, and the effect of the slider.
void ExactPanel::showState() {
    const ExactAnswer* const now = answer();
    if (!now || now->problem.rows.empty()) return;
    const auto state = rowStateAt(session().world(), session().events().first(session().cursor().event + 1), now->list);
    const bool same = state && state->impulses.size() == now->problem.rows.size();
    m_verdict->setText(sentences(
        {isInSubstep(session().settings(), m_result->target.substep) ? tr("Sub-step %1.").arg(m_result->target.substep) : QString(),
         describeVerdict(*now, m_result->milliseconds),
         state && state->relaxed
             ? tr("The bodies have moved since, and relaxation sweeps change Λ: a difference is not an error of the sweeps.")
             : QString()}));

    const NullDirection* const direction = chosenDirection();
    std::vector<Real> impulses = now->solution.impulses;
    std::vector<Velocity> velocities = now->solution.velocities;
    std::vector<Real> along(impulses.size(), 0);
    if (direction) {
        const Real t = chosenLength();
        impulses = movedAlong(*direction, t, impulses);
        velocities = velocitiesAfter(now->problem, impulses);
        for (const auto& part : direction->parts) along[part.row] = part.impulse;
        m_moved->setText(describeMove(*direction, t, largestChange(now->solution.velocities, velocities)));
    }
    if (!m_linesMade) makeLines();
    std::vector<RowLine> rows = m_rows->items();
    for (RowLine& line : rows) {
        line.now = same ? std::optional(state->impulses[line.row]) : std::nullopt;
        line.exact = impulses[line.row];
        line.direction = along[line.row];
    }
    m_rows->setItems(std::move(rows));
    m_rowTable->setColumnHidden(5, !direction);
    std::vector<BodyLine> bodies = m_bodies->items();
    for (BodyLine& line : bodies) {
        line.now = same ? std::optional(state->velocities[index(line.body)]) : std::nullopt;
        line.exact = velocities[index(line.body)];
    }
    m_bodies->setItems(std::move(bodies));
}

/// The lines of the tables, with what does not change from one cursor position to the next.
void ExactPanel::makeLines() {
    m_linesMade = true;
    const ExactAnswer& answer = m_result->answer;
    const Scene& scene = session().scene();
    std::vector<RowLine> rows;
    for (std::size_t i = 0; i < answer.problem.rows.size(); ++i) {
        const Row& row = answer.problem.rows[i];
        RowLine line;
        line.row = static_cast<std::uint32_t>(i);
        line.kind = rowKindLabel(row.kind, row.constraint.kind);
        line.constraint = constraintText(scene, session().world(), row.constraint);
        line.unit = impulseUnit(answer.list, isAngular(row));
        line.state = answer.solution.clamps[i];
        line.unmoved = !(row.effectiveMass > 0);
        rows.push_back(std::move(line));
    }
    m_rows->setItems(std::move(rows));
    std::vector<BodyLine> bodies;
    for (std::size_t i = 0; i < scene.bodies.size() && i < answer.solution.velocities.size(); ++i) {
        const InverseMass& inverse = answer.problem.inverseMasses[i];
        if (!(inverse.m > 0 || inverse.I > 0)) continue;
        BodyLine line;
        line.body = BodyId{static_cast<std::uint32_t>(i)};
        line.name = bodyText(scene, line.body);
        bodies.push_back(std::move(line));
    }
    m_bodies->setItems(std::move(bodies));
}

void ExactPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    stopSearch();
    emit directionChosen({});
    emit rowPointed(std::nullopt);
}

}  // namespace solverscope
