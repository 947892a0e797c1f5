// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_order/row_order_panel.h"

#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

#include "gui/charts/line_chart.h"
#include "gui/panels/row_order/row_order_model.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/view_state.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

constexpr int maxChartSweeps = 200;   // in the chart
constexpr int chartBesideList = 520;  // px; from this width on the chart goes next to the list
constexpr int lowPanel = 360;         // px; below the list the chart would be a strip
constexpr int chartBesideListInLow = 420;
constexpr double goal = 0.01;  // of the error before the first sweep

QList<QPointF> errorsOf(const SweepMetrics& metrics, Real IterationMetrics::*value) {
    QList<QPointF> points;
    for (const IterationMetrics& sweep : metrics.iterations) points.append({static_cast<double>(sweep.iteration), sweep.*value});
    return points;
}

QString sweepsToGoal(const QList<QPointF>& errors) {
    if (errors.isEmpty()) return QStringLiteral("–");
    const double target = goal * errors.first().y();
    const auto found = std::find_if(errors.begin(), errors.end(), [&](const QPointF& p) { return p.y() <= target; });
    return found == errors.end() ? QStringLiteral("> %1").arg(errors.last().x()) : QString::number(found->x());
}

std::vector<std::uint32_t> orderInForce(const Settings& settings, std::size_t rows) {
    if (settings.rowOrder == RowOrder::Reversed) return reversedOrder(rows);
    std::vector<std::uint32_t> order = builtOrder(rows);
    if (settings.rowOrder == RowOrder::Given) arrangeAsGiven(order, settings.givenOrder);
    return order;
}

}  // namespace

RowOrderPanel::RowOrderPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("rowOrderPanel", controller, parent, RefreshThrottle::slow),
      m_model(new RowOrderModel(this)),
      m_table(lineTable("rowOrderTable", tr("Rows in the order of a sweep"), m_model, this)),
      m_seed(named(new CountEdit(this), "orderSeed", tr("Seed of the shuffled order"))),
      m_bar(new QWidget(this)),
      m_body(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_text(selectableLabel("rowOrderText", this, Qt::RichText)),
      m_empty(selectableLabel("rowOrderEmpty", this)),
      m_chart(named(new LineChart(this), "rowOrderChart", tr("Error per sweep, as built and in this order"))),
      m_use(new QPushButton(tr("Use from here"), this)),
      m_branch(named(new QPushButton(tr("Use as a branch"), this), "orderBranch", {},
                     tr("A new branch continues in this order; the current run stays as it is."))),
      m_content(new QWidget(this)),
      m_trialTask(this) {
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_table->setToolTip(tr("Drag a line to another place, or move it with Alt+Up and Alt+Down."));
    m_table->setAlternatingRowColors(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setDragDropMode(QAbstractItemView::InternalMove);
    m_table->setDragDropOverwriteMode(false);
    m_table->setDropIndicatorShown(true);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const QFontMetrics metrics = fontMetrics();
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text) + 22; };
    for (const auto& [column, text] : {std::pair(RowOrderModel::Visit, QStringLiteral("visit")),
                                       {RowOrderModel::Row, QStringLiteral("row")},
                                       {RowOrderModel::Name, QStringLiteral("box_1/box_1#1")},
                                       {RowOrderModel::Kind, QStringLiteral("pushes only")},
                                       {RowOrderModel::Colour, QStringLiteral("colour")}})
        m_table->setColumnWidth(column, std::max(widthOf(text), m_table->horizontalHeader()->sectionSizeHint(column)));

    m_text->setContentsMargins(6, 0, 6, 2);
    // Labels with word wrap would request a tall panel before they know its width.
    m_text->setMinimumSize(1, fontMetrics().height());
    m_table->setMinimumSize(160, 60);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(2);
    m_body->addWidget(m_table, 5);
    m_body->addWidget(m_chart, 6);
    buildBar();
    fillPanel(m_content, {.margins = {0, 0, 0, 0}, .spacing = 0}, {m_bar, m_text, {m_body, 1}});
    fillPanel(this, 0, {{m_content, 1}, {m_empty, 1}});
    m_empty->hide();

    for (const auto& [key, by] : {std::pair(Qt::Key_Up, -1), {Qt::Key_Down, 1}}) {
        new QShortcut(
            QKeySequence(Qt::ALT | key), m_table, this, [this, step = by] { moveLine(step); }, Qt::WidgetShortcut);
    }
    connect(m_model, &RowOrderModel::moved, this, [this] {
        m_pingPong = false;
        m_edited = true;
        tryNow();
    });
    // The focus makes the first line current, but does not select it.
    const auto pick = [this] {
        const QModelIndexList lines = m_table->selectionModel()->selectedRows();
        if (lines.isEmpty() || !m_table->hasFocus()) return;
        m_controller.pickRow(RowRef{RowList::Velocities, m_model->order()[static_cast<std::size_t>(lines.first().row())]});
    };
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, pick);
    connect(m_table, &QTableView::clicked, this, pick);
    connect(m_use, &QPushButton::clicked, this, &RowOrderPanel::useHere);
    connect(m_branch, &QPushButton::clicked, this, &RowOrderPanel::useAsBranch);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        m_trialTask.cancel();
        m_step.forget();
        m_problems.reset();
        m_trial.reset();
        m_edited = false;
    });
    showTrial();
    new ViewState(this, [this](RowOrderPanel& before) {
        if (!before.m_problems) return;
        m_step = before.m_step;
        readRows();
        if (before.m_edited) arrangeBy(before.m_model->order(), before.m_pingPong);
        m_table->selectRow(before.m_table->currentIndex().row());
    });
}

void RowOrderPanel::buildBar() {
    auto* flow = new FlowLayout(m_bar);
    flow->setContentsMargins(4, 4, 4, 4);
    flow->setSpacing(4);
    const auto button = [&](const char* name, const QString& text, const QString& meaning, auto slot) {
        auto* each = textButton(name, text, meaning, m_bar);
        connect(each, &QToolButton::clicked, this, [this, slot] {
            if (m_problems) slot();
        });
        flow->addWidget(each);
    };
    const auto rows = [this]() -> const RowVector& { return m_problems->velocities.rows; };
    const auto levels = [this, rows] { return rowLevels(rows(), m_problems->velocities.inverseMasses); };
    button("orderBuilt", tr("As built"), tr("Contacts and joints as collision detection and the scene list them."),
           [this, rows] { arrangeBy(builtOrder(rows().size())); });
    button("orderReversed", tr("Reverse"), tr("The last line comes first."), [this] {
        std::vector<std::uint32_t> order = m_model->order();
        std::ranges::reverse(order);
        arrangeBy(std::move(order));
    });
    button("orderPingPong", tr("Ping-pong"), tr("As built, and backwards in every other sweep."),
           [this, rows] { arrangeBy(builtOrder(rows().size()), true); });
    button("orderBottomUp", tr("Bottom up"),
           tr("Rows on bodies that never move come first, then those on the bodies that rest on them, and so on."),
           [this, levels] { arrangeBy(orderByKey(levels())); });
    button("orderTopDown", tr("Top down"), tr("Rows on bodies that never move come last and are satisfied best."),
           [this, levels] { arrangeBy(topDownOrder(levels())); });
    button("orderColoured", tr("By colour"),
           tr("Colour after colour of the graph in which rows that push the same body are neighbours. A solver could visit the "
              "rows of "
              "one colour all at once."),
           [this, rows] { arrangeBy(orderByKey(rowColours(rows(), m_problems->velocities.inverseMasses))); });
    button("orderFriction", tr("Friction first"),
           tr("Friction rows before all others, with the normal impulses of the previous sweep."),
           [this, rows] { arrangeBy(frictionFirstOrder(rows())); });
    button("orderShuffled", tr("Shuffled, seed"), tr("One random order, the same in every sweep."),
           [this, rows] { arrangeBy(shuffledOrder(rows().size(), static_cast<std::uint64_t>(m_seed->value()))); });
    m_seed->setRange(0, maxGivenValue);
    m_seed->setValue(1);
    m_seed->setMaximumWidth(80);
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        if (m_problems) arrangeBy(shuffledOrder(m_problems->velocities.rows.size(), static_cast<std::uint64_t>(seed)));
    });
    flow->addWidget(m_seed);
    named(m_use, "orderUse", {},
          tr("The run continues in this order, from the cursor's step; at the end of a step, from the next one. Rows are "
             "identified by their numbers, in later steps too."));
    flow->addWidget(m_use);
    flow->addWidget(m_branch);
}

void RowOrderPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const QSize size = event->size();
    const bool isLow = size.height() < lowPanel && size.width() >= chartBesideListInLow;
    m_body->setDirection(isLow || size.width() >= chartBesideList ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void RowOrderPanel::takeFocus() { m_table->setFocus(Qt::OtherFocusReason); }

void RowOrderPanel::allowUse(bool allowed) {
    m_allowed = allowed;
    for (QWidget* button : {static_cast<QWidget*>(m_use), static_cast<QWidget*>(m_branch)})
        setDisabledReason(*button, allowed ? QString() : tr("The lesson or challenge locks the row order for now."));
    enableUse();
}

Settings RowOrderPanel::tried() const {
    Settings settings = withOrder(session().settings(), m_model->order());
    if (m_pingPong) settings.rowOrder = RowOrder::PingPong;
    return settings;
}

/// Why the rows of this step have no order; empty: they have, if there are any.
QString RowOrderPanel::emptyReason() const {
    const Settings& settings = session().settings();
    if (session().scene().playback)
        return tr("A recorded trace plays as it was recorded: its rows cannot be visited in another order.");
    if (traitsOf(settings).appliesAfterSweep) return tr("Jacobi's method solves all rows at once: there is no order to change.");
    if (traitsOf(settings).hasPivots) return tr("The direct method has no sweeps: there is no order to change.");
    if (!hasVelocityProblem(settings))
        return tr("This method moves positions and rebuilds its rows at every visit: it has no sweeps over velocities to compare.");
    return {};
}

void RowOrderPanel::refresh() {
    if (m_controller.isRunning() && !m_trialTask.hasRested()) return;
    if (m_step.follow(session())) {
        if (!m_controller.isPlaying()) m_trial.reset();
        if (emptyReason().isEmpty()) readRows();
    }
    showTrial();
}

void RowOrderPanel::readRows() {
    const StepTrace& step = *session().trace();
    m_problems = frozenStep(step);
    const VelocityProblem& problem = m_problems->velocities;
    const Settings& settings = step.settings();
    const std::size_t count = problem.rows.size();
    if (count != m_model->order().size()) m_edited = false;
    if (!m_edited) m_pingPong = settings.rowOrder == RowOrder::PingPong;
    const bool isColoured = settings.rowOrder == RowOrder::Coloured;
    const auto colours = isColoured ? visitLayers(problem.rows, problem.inverseMasses, problem.pairColours)
                                    : rowColours(problem.rows, problem.inverseMasses);
    std::vector<std::uint32_t> order = m_edited     ? m_model->order()
                                       : isColoured ? orderByKey(colours)
                                                    : orderInForce(settings, count);
    std::vector<OrderedRow> lines;
    for (std::size_t i = 0; i < count; ++i) {
        const Row& row = problem.rows[i];
        lines.push_back({constraintText(m_controller.scene(), step.end(), row.constraint),
                         rowKindText(row.kind, row.constraint.kind), QString(), colours[i]});
    }
    m_model->show(std::move(lines), std::move(order));
    tryNow();
}

void RowOrderPanel::arrangeBy(std::vector<std::uint32_t> order, bool pingPong) {
    m_pingPong = pingPong;
    m_edited = true;
    m_model->show(m_model->rows(), std::move(order));
    tryNow();
}

void RowOrderPanel::moveLine(int by) {
    const QModelIndex line = m_table->currentIndex();
    if (!line.isValid()) return;
    const int to = line.row() + by;
    if (to < 0 || to >= m_model->rowCount()) return;
    m_model->moveRow({}, line.row(), {}, by > 0 ? to + 1 : to);
    m_table->scrollTo(m_table->currentIndex());
}

void RowOrderPanel::tryNow() {
    if (!m_controller.isPlaying()) m_trial.reset();
    const Settings& settings = session().settings();
    const int sweeps = std::clamp(settings.iterations, minSweeps, maxChartSweeps);
    m_trialTask.run([start = session().startOfStep(), order = tried(),
                     sweeps](const std::atomic<bool>& cancelled) { return tryOrder(start, order, sweeps, &cancelled); },
                    [this](OrderTrial trial) {
                        m_trial = std::move(trial);
                        showStates();
                        showTrial();
                    },
                    true);
    showTrial();
}

/// Which rows are free does not depend on the order: the exact answer is one for all.
void RowOrderPanel::showStates() {
    const ReferenceSolution& answer = m_trial->built.reference;
    std::vector<OrderedRow> lines = m_model->rows();
    if (answer.clamps.size() != lines.size()) return;
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i].state = !answer.certified ? QString() : answer.clamps[i] == Clamp::None ? tr("free") : tr("at its bound");
    m_model->show(std::move(lines), m_model->order());
}

void RowOrderPanel::showTrial() {
    QString none = emptyReason();
    if (none.isEmpty() && m_problems && m_problems->velocities.rows.empty())
        none = tr("This step has no rows. Go to a step in which bodies touch or joints hold them.");
    showInstead(*m_content, *m_empty, none);
    enableUse();
    if (!m_trial) {
        m_text->setText(tr("Measuring …"));
        return;
    }
    const bool certified = m_trial->built.reference.certified;
    const auto value = certified ? &IterationMetrics::velocityError : &IterationMetrics::residual;
    m_chart->setAxes(tr("sweep"), certified ? tr("error [√J]") : tr("residual [m/s]"), LineChart::Scale::Logarithmic);
    const QString unit = certified ? QStringLiteral("√J") : QStringLiteral("m/s");
    const auto built = errorsOf(m_trial->built, value);
    const auto tried = errorsOf(m_trial->tried, value);
    m_chart->replace({{tr("as built"), unit, 0, Qt::SolidLine, ChartMarker::Circle, built, true, {}},
                      {tr("this order"), unit, 3, Qt::DashLine, ChartMarker::Square, tried, true, {}}});
    QString text =
        tr("A late sweep leaves, predicted: <b>%1</b> (as built %2), measured: <b>%3</b> (%4). Sweeps to 1 %: <b>%5</b> (%6).")
            .arg(shownRate(m_trial->tried.predictedRate), shownRate(m_trial->built.predictedRate),
                 shownRate(m_trial->tried.measuredRate), shownRate(m_trial->built.measuredRate), sweepsToGoal(tried),
                 sweepsToGoal(built));
    if (!certified)
        text += QLatin1Char(' ') + tr("The exact answer of this step is not certified.");
    else if (std::isnan(m_trial->tried.predictedRate))
        text += QLatin1Char(' ') +
                tr("No rate is predicted if sliding friction comes before its normal row, or for more than 600 free rows.");
    if (m_pingPong) text += QLatin1Char(' ') + tr("Every other sweep goes from the bottom of the list to the top.");
    m_text->setText(text);
}

bool RowOrderPanel::canBeUsed() const {
    if (!m_allowed || !m_problems || m_model->order().empty() || m_controller.scene().playback) return false;
    const Settings now = session().nextSettings();
    const Settings wanted = tried();
    return wanted.rowOrder != now.rowOrder || (wanted.rowOrder == RowOrder::Given && wanted.givenOrder != now.givenOrder);
}

void RowOrderPanel::enableUse() {
    const bool usable = canBeUsed();
    m_use->setEnabled(usable);
    m_branch->setEnabled(usable);
}

void RowOrderPanel::useHere() {
    if (!canBeUsed()) return;
    const Settings wanted = tried();
    std::vector<SetSetting> changes{{"row_order", settingText(wanted, "row_order")}};
    if (wanted.rowOrder == RowOrder::Given) changes.push_back({"given_order", settingText(wanted, "given_order")});
    m_controller.changeSettings(changes);
    enableUse();
}

void RowOrderPanel::useAsBranch() {
    if (!canBeUsed()) return;
    const Settings wanted = tried();
    const QString name = QString::fromStdString(settingText(wanted, "row_order"));
    if (m_controller.branchHere(tr("row order %1").arg(name))) useHere();
}

}  // namespace solverscope
