// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/parameter_scan/parameter_scan_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "gui/panels/parameter_scan/parameter_axis_edit.h"
#include "gui/panels/parameter_scan/parameter_scan_canvas.h"
#include "gui/panels/parameter_scan/parameter_scan_text.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/heat_map.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/view_state.h"
#include "physics/base/parallel.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr int firstSteps = 300;
constexpr int maxSteps = 100'000;
constexpr QSize minPanelPictureSize(520, 320);

}  // namespace

ParameterScanPanel::ParameterScanPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("sweepPanel", controller, parent, RefreshThrottle::slow),
      m_verticalAxis(new ParameterAxisEdit(tr("Upward"), "sweepUpward", this)),
      m_horizontalAxis(new ParameterAxisEdit(tr("To the right"), "sweepRightward", this)),
      m_steps(named(new CountEdit(this), "sweepSteps", tr("Steps of each run"))),
      m_start(new QPushButton(tr("Run"), this)),
      m_outcome(named(new QComboBox(this), "sweepOutcome", tr("Number shown"))),
      m_export(menuButton("sweepExport", tr("Export"), {}, this)),
      m_progress(named(new QProgressBar(this), "sweepProgress")),
      m_message(selectableLabel("sweepMessage", this)),
      m_canvas(new ParameterScanCanvas(this)),
      m_empty(selectableLabel("sweepEmpty", this)),
      m_cell(named(new ElidedLabel(this), "sweepCell")),
      m_task(this) {
    buildFields();
    connect(m_verticalAxis, &ParameterAxisEdit::changed, this, &ParameterScanPanel::showState);
    connect(m_horizontalAxis, &ParameterAxisEdit::changed, this, &ParameterScanPanel::showState);
    connect(m_verticalAxis, &ParameterAxisEdit::accepted, this, &ParameterScanPanel::start);
    connect(m_horizontalAxis, &ParameterAxisEdit::accepted, this, &ParameterScanPanel::start);
    connect(m_start, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : start(); });
    connect(m_outcome, &QComboBox::currentIndexChanged, this, &ParameterScanPanel::showMap);
    connect(m_canvas, &ParameterScanCanvas::cellChosen, this, &ParameterScanPanel::showCell);
    connect(m_canvas, &ParameterScanCanvas::cellOpened, this, &ParameterScanPanel::openCell);
    connect(m_canvas, &ParameterScanCanvas::copyRequested, this, [this] { copyValues(*this); });
    m_canvas->setTips([this](std::size_t cell) { return cellTip(*m_plan, cell, m_cells[cell]); });
    connect(&controller, &DebuggerController::sceneChanged, this, &ParameterScanPanel::forgetOtherScene);
    const Settings& now = session().settings();
    m_verticalAxis->choose(QStringLiteral("iterations"), now, QStringLiteral("1, 2, 4, 8, 16, 32"));
    m_horizontalAxis->choose(QStringLiteral("warm_starting"), now, QStringLiteral("0, 0.5, 0.8, 0.9, 0.95, 1"));
    showMap();
    new ViewState(this, [this](ParameterScanPanel& before) {
        const bool wasBusy = before.isBusy();
        if (wasBusy) before.cancel();
        m_scene = before.m_scene;
        m_plan = before.m_plan;
        m_cells = before.m_cells;
        m_done = before.m_done;
        m_milliseconds = before.m_milliseconds;
        if (!m_plan) return;
        m_outcome->setCurrentIndex(before.m_outcome->currentIndex());
        showMap();
        if (const auto cell = before.m_canvas->chosen()) {
            const int columns = static_cast<int>(m_canvas->map().xValues.size());
            m_canvas->choose({static_cast<int>(*cell) % columns, static_cast<int>(*cell) / columns});
        }
        // It continues where it was; a cell computed twice gives the same result.
        if (wasBusy)
            run(static_cast<std::size_t>(std::ranges::find_if(m_cells, [](const auto& each) { return !each; }) - m_cells.begin()));
    });
}

ParameterScanPanel::~ParameterScanPanel() = default;

void ParameterScanPanel::refresh() {
    m_verticalAxis->interpret(session().settings());
    m_horizontalAxis->interpret(session().settings());
    showState();
}

void ParameterScanPanel::buildFields() {
    m_steps->setRange(1, maxSteps);
    m_steps->setValue(firstSteps);
    m_steps->setSuffix(tr(" steps"));
    named(m_start, "sweepStart", {},
          tr("Runs the scene from its beginning, once for every cell, in the background. Everything else is as it is set now; "
             "drags and changes made during the run are not repeated."));
    for (const OutcomeField& field : outcomeFields()) {
        m_outcome->addItem(engineText(field.label), qstring(field.name));
        m_outcome->setItemData(m_outcome->count() - 1, engineText(field.explanation), Qt::ToolTipRole);
    }
    m_outcome->setCurrentIndex(m_outcome->findData(QStringLiteral("worst_penetration")));
    m_progress->setMaximumWidth(160);
    m_progress->hide();
    connect(m_export->menu(), &QMenu::aboutToShow, this, [this, menu = m_export->menu()] {
        menu->clear();
        addExportActions(*menu, *this, this);
        menu->addAction(tr("Copy as a co&mmand"), this, [this] { QApplication::clipboard()->setText(asCommand()); });
    });

    auto* bar = flowBar(this, {.margins = {4, 4, 4, 2}, .spacing = 6},
                        {m_verticalAxis, m_horizontalAxis, m_steps, m_start, m_outcome, m_export, m_progress});
    m_message->setContentsMargins(6, 0, 6, 0);
    // Labels with word wrap would request a tall panel before they know its width.
    for (QLabel* words : {m_message, m_empty}) words->setMinimumSize(1, fontMetrics().height());
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_cell->setContentsMargins(6, 0, 6, 2);
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 2}, {bar, m_message, {m_canvas, 1}, {m_empty, 1}, m_cell});
}

void ParameterScanPanel::takeFocus() {
    if (m_plan)
        m_canvas->setFocus(Qt::OtherFocusReason);
    else
        m_start->setFocus(Qt::OtherFocusReason);
}

void ParameterScanPanel::choose(const QString& vertical, const QString& verticalValues, const QString& horizontal,
                                const QString& horizontalValues, int steps) {
    const Settings& now = session().settings();
    m_verticalAxis->choose(vertical, now, verticalValues);
    m_horizontalAxis->choose(horizontal, now, horizontalValues);
    m_steps->setValue(steps);
}

std::optional<ParameterScanPlan> ParameterScanPanel::typedPlan() const {
    const auto vertical = m_verticalAxis->axis();
    const auto horizontal = m_horizontalAxis->axis();
    if (!vertical || !horizontal) return std::nullopt;
    return ParameterScanPlan{session().settings(), {*vertical, *horizontal}, m_steps->value()};
}

/// What is wrong with the fields, or the progress of the scan, and the possible actions.
void ParameterScanPanel::showState() {
    QString message = m_verticalAxis->problem().isEmpty() ? m_horizontalAxis->problem() : m_verticalAxis->problem();
    const auto typed = typedPlan();
    if (typed) {
        if (typed->axes[0].key == typed->axes[1].key)
            message = tr("Choose two different settings.");
        else if (const std::string problem = invalidScanReason(*typed, sizeOfWork(session().recording().last())); !problem.empty())
            message = QString::fromStdString(problem);
        else if (cellCount(*typed) > maxCells)
            message = tr("%1 cells are too many for a picture: at most %2. The command “solverscope sweep” allows more.")
                          .arg(cellCount(*typed))
                          .arg(maxCells);
    }
    if (m_controller.scene().playback)
        message = tr("A recorded trace plays as it was recorded: there is nothing to run again with other settings.");
    const bool busy = isBusy();
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    m_start->setText(busy ? tr("Cancel") : tr("Run"));
    m_start->setEnabled(busy || message.isEmpty());
    m_progress->setVisible(busy);
    m_export->setEnabled(m_done > 0);
    m_canvas->setVisible(m_plan.has_value());
    m_empty->setVisible(!m_plan);
    m_cell->setVisible(m_plan.has_value());
    m_empty->setText(
        typed && message.isEmpty()
            ? tr("Choose two settings and their values, then Run: the scene is run once for each of the %1 combinations, and "
                 "this becomes a map of how they end. A cell opens as a branch.")
                  .arg(cellCount(*typed))
            : tr("Choose two settings and their values, then Run: this becomes a map of how the runs end."));
}

void ParameterScanPanel::start() {
    showState();
    auto plan = typedPlan();
    if (!plan || !m_start->isEnabled() || isBusy()) return;
    m_scene = std::make_shared<const Scene>(m_controller.scene());
    m_plan = std::move(plan);
    m_cells.assign(cellCount(*m_plan), std::nullopt);
    m_done = 0;
    m_milliseconds = 0;
    run(0);
    m_canvas->setFocus(Qt::OtherFocusReason);
}

/// Runs the cells from that one on.
void ParameterScanPanel::run(std::size_t from) {
    m_clock.start();
    m_progress->setRange(0, static_cast<int>(m_cells.size()));
    m_progress->setValue(static_cast<int>(m_done));
    const int generation = ++m_generation;
    m_task.run(
        [this, scene = m_scene, sweep = *m_plan, generation, from](const std::atomic<bool>& cancelled) {
            runParameterScan(
                *scene, sweep, {from, cellCount(sweep)}, usefulThreadCount(),
                [this, generation](std::size_t cell, const ParameterScanCell& result) {
                    QMetaObject::invokeMethod(
                        this, [this, generation, cell, result] { cellArrived(generation, cell, result); }, Qt::QueuedConnection);
                },
                &cancelled);
            return true;
        },
        [this](bool) {
            m_milliseconds += m_clock.elapsed();
            showCell();
        },
        true);
    showMap();
}

void ParameterScanPanel::cancel() {
    m_task.cancelAndWait();
    m_milliseconds += m_clock.elapsed();
    QCoreApplication::sendPostedEvents(this);  // what was done before
    showState();
    showCell();
}

void ParameterScanPanel::cellArrived(int generation, std::size_t cell, const ParameterScanCell& result) {
    if (generation != m_generation || !m_plan) return;
    if (!m_cells[cell]) ++m_done;
    m_cells[cell] = result;
    m_progress->setValue(static_cast<int>(m_done));
    m_canvas->setCell(cell, heatCell(result, field()));
    if (m_done == 1) m_export->setEnabled(true);
    showCell();
}

const OutcomeField& ParameterScanPanel::field() const {
    return outcomeFields()[static_cast<std::size_t>(m_outcome->currentIndex())];
}

void ParameterScanPanel::showMap() {
    m_canvas->show(
        m_plan ? parameterScanMap(*m_plan, m_cells, field(), parameterScanCaption(*m_scene, m_controller.sceneFile(), *m_plan))
               : HeatMap());
    showState();
    showCell();
}

void ParameterScanPanel::showCell() {
    if (!m_plan) return;
    const auto cell = m_canvas->chosen();
    QString text;
    if (cell && m_cells[*cell]) {
        const Outcome& outcome = m_cells[*cell]->outcome;
        text = tr("%1: %2 %3")
                   .arg(cellName(*m_plan, *cell), engineText(field().label).toLower(),
                        withUnit(exact(field().value(outcome)), field().unit));
        if (!outcome.finite) text += tr(" · a number stopped being finite in step %1").arg(outcome.steps);
        text = text.trimmed() + tr(" · Enter opens this run");
    } else if (isBusy()) {
        text = tr("%1 of %2 cells").arg(m_done).arg(m_cells.size());
    } else if (m_done < m_cells.size()) {
        text = tr("Cancelled: %1 of %2 cells are done.").arg(m_done).arg(m_cells.size());
    } else {
        text = tr("%1 runs of %2 steps in %3 s. Choose a cell by arrow keys or mouse; Enter or a double click opens its run as a "
                  "branch.")
                   .arg(m_cells.size())
                   .arg(m_plan->steps)
                   .arg(shown(0.001 * static_cast<double>(m_milliseconds), 3));
    }
    m_cell->setFullText(text);
    showState();
}

void ParameterScanPanel::forgetOtherScene() {
    if (!m_scene || *m_scene == m_controller.scene()) return;
    cancel();
    ++m_generation;
    m_scene.reset();
    m_plan.reset();
    m_cells.clear();
    m_done = 0;
    showMap();
}

bool ParameterScanPanel::openCell(std::size_t cell) {
    if (!m_plan || cell >= m_cells.size() || !m_allowed) return false;
    std::vector<TimedInput> inputs;
    const Settings wanted = settingsOf(*m_plan, cell);
    for (SetSetting& change : settingChanges(m_scene->settings, wanted)) inputs.push_back({1, std::move(change)});
    const std::int64_t steps = m_plan->steps;
    for (const Branch& branch : m_controller.branches().list()) {
        const auto has = m_controller.branches().session(branch.id).recording().inputs();
        if (branch.name != cellName(*m_plan, cell).toStdString() || !std::ranges::equal(has, inputs)) continue;
        m_controller.showBranch(branch.id);
        emit stepRequested(steps);
        return true;
    }
    const BranchId before = m_controller.branches().shownId();
    const Cursor cursor = session().cursor();
    m_controller.toStep(0);
    const bool made = m_controller.branchHere(cellName(*m_plan, cell));
    const BranchId branch = m_controller.branches().shownId();
    // The displayed run keeps its place.
    if (made) m_controller.showBranch(before);
    m_controller.seek(cursor);
    if (!made) return false;
    m_controller.showBranch(branch);
    m_controller.replaceInputs(std::move(inputs));
    emit stepRequested(steps);
    return true;
}

QList<QStringList> ParameterScanPanel::exportedLines() const {
    return m_plan ? parameterScanLines(*m_plan, m_cells) : QList<QStringList>();
}

QString ParameterScanPanel::exportTitle() const { return m_plan ? m_canvas->map().title : tr("Parameter scan"); }

QSize ParameterScanPanel::pictureSize() const {
    if (!m_plan) return {};
    const int caption = static_cast<int>(m_canvas->map().caption.size()) * (fontMetrics().height() + 2);
    return m_canvas->size().expandedTo(minPanelPictureSize) + QSize(0, caption);
}

void ParameterScanPanel::paintPicture(QPainter& painter, const QRectF& target) {
    painter.fillRect(target, palette().color(QPalette::Base));
    paintHeatMap(painter, target, m_canvas->map(), font(), palette(), true);
}

QString ParameterScanPanel::asCommand() const {
    return m_plan ? parameterScanAsCommand(*m_scene, m_controller.sceneFile(), *m_plan) : QString();
}

}  // namespace solverscope
