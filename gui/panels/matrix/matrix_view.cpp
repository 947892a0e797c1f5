// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/matrix/matrix_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>
#include <numeric>

#include "gui/panels/matrix/matrix_canvas.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/session/refresh_throttle.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/widgets/build.h"
#include "physics/analysis/spectrum/row_arrangement.h"

namespace solverscope {
namespace {

QString unitOf(const RowMatrix& matrix) {
    const auto turns = [](const Row& row) { return isAngular(row); };
    const auto count = std::count_if(matrix.rows().begin(), matrix.rows().end(), turns);
    if (count == 0) return QStringLiteral("1/kg");
    return count == static_cast<std::ptrdiff_t>(matrix.size()) ? QStringLiteral("1/(kg m²)") : QStringLiteral("1/kg *");
}

}  // namespace

MatrixView::MatrixView(DebuggerController& controller, MetricsService& metrics, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_metrics(metrics),
      m_canvas(new MatrixCanvas(this)),
      m_rows(named(new QComboBox(this), "matrixRows", tr("Rows shown"))),
      m_cell(focusableLabel("matrixCell", this)),
      m_row(focusableLabel("matrixRow", this)),
      m_condition(focusableLabel("matrixCondition", this)),
      m_empty(focusableLabel("matrixEmpty", this)),
      m_body(new PictureWithWords(m_canvas, named(new QScrollArea(this), "matrixWords", tr("The matrix in words")),
                                  {m_cell, m_row, m_condition}, this)),
      m_task(this) {
    setObjectName(QStringLiteral("matrixView"));
    setFocusProxy(m_canvas);
    m_empty->setAlignment(Qt::AlignCenter);

    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0}, {buildBar(), {m_body, 1}, {m_empty, 1}});

    m_canvas->setNames([this](std::uint32_t row) { return description().nameOf(row); });
    m_canvas->setTips([this](std::uint32_t i, std::uint32_t j) {
        return m_controller.isPlaying() ? QString() : QStringLiteral("<p>%1</p>").arg(description().cell(i, j).toHtmlEscaped());
    });
    connect(m_canvas, &MatrixCanvas::selectionChanged, this, &MatrixView::showTexts);
    connect(m_canvas, &MatrixCanvas::copyRequested, this, &MatrixView::copy);
    connect(m_canvas, &MatrixCanvas::rowChosen, this, [this](std::uint32_t row) { m_controller.pickRow(RowRef{list(), row}); });
    connect(m_rows, &QComboBox::currentIndexChanged, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&controller, &DebuggerController::selectionChanged, this, [this] {
        if (isVisible() && !m_controller.isPlaying()) refresh();
    });
    connect(&metrics, &MetricsService::measured, this, [this] {
        if (isVisible()) showCondition();
    });
    new RefreshThrottle(controller, this, [this] { refresh(); });
}

QLayout* MatrixView::buildBar() {
    for (const RowList each : {RowList::Velocities, RowList::PseudoVelocities, RowList::Positions}) {
        QString text = rowListText(each);
        text[0] = text[0].toUpper();
        m_rows->addItem(text, static_cast<int>(each));
    }
    auto* legend = new ElidedLabel(this);  // the first to give way in a narrow panel
    legend->setFullText(tr("▸ disturbed by the current row   ▨ stopped at a bound"));
    named(legend, "matrixLegend", {},
          legend->fullText() + QStringLiteral("\n\n") +
              tr("The rows of the step in the order of the current sweep, from the top and from the left. A cell shows how much an "
                 "impulse on the row of its column changes the speed along the row of its line; colours show the square root of "
                 "it, so that small entries are visible. * Where a row turns, the unit is 1/(kg m); where both do, 1/(kg m²)."));
    auto* bar = inRow({.margins = {6, 4, 6, 4}}, {m_rows, emptySpace(8), {legend, 1}});
    const auto button = [&](const char* name, const QString& text, const QString& tip, auto slot) {
        auto* each = textButton(name, text, tip, this);
        each->setAccessibleName(tip);
        each->setAutoRaise(true);
        connect(each, &QToolButton::clicked, this, slot);
        bar->addWidget(each);
    };
    button("matrixZoomIn", QStringLiteral("+"), tr("Shows larger cells (+)"), [this] { m_canvas->zoom(1.5); });
    button("matrixZoomOut", QStringLiteral("−"), tr("Shows smaller cells (−)"), [this] { m_canvas->zoom(1 / 1.5); });
    button("matrixFit", tr("All"), tr("Shows the whole matrix (0)"), [this] { m_canvas->fit(); });
    button("matrixCopy", tr("Copy"), tr("Copies the selected cells as CSV, or all of them (Ctrl+C)"), [this] { copy(); });
    return bar;
}

RowList MatrixView::list() const { return static_cast<RowList>(m_rows->currentData().toInt()); }

MatrixText MatrixView::description() const { return {m_controller.scene(), m_controller.session().world(), *m_matrix, list()}; }

/// When the cursor moves to another list of rows, that one is shown.
void MatrixView::followCursor() {
    const Event& event = m_controller.session().event();
    if (event.kind != EventKind::Row && event.kind != EventKind::Iteration) return;
    const QSignalBlocker quiet(m_rows);
    m_rows->setCurrentIndex(m_rows->findData(static_cast<int>(rowListOf(event.phase))));
}

void MatrixView::refresh() {
    const Session& session = m_controller.session();
    const bool playing = m_controller.isPlaying();
    if (!playing) followCursor();
    const World& world = session.world();
    const auto& rows = rowsOf(world, list());
    const bool any = !rows.empty();
    m_body->setVisible(any);
    m_empty->setVisible(!any);
    if (!any) {
        m_matrix.reset();
        m_canvas->show({});
        const Phase building = list() == RowList::Positions ? Phase::LinearizePositions : Phase::Linearize;
        m_empty->setText(hasReached(session.event().phase, building, session.settings())
                             ? tr("No %1 in this step. Rows come from contacts, joints and the mouse.").arg(rowListText(list()))
                             : tr("This step has not built its %1 yet. Step by a row (F10) to see the matrix of the rows.")
                                   .arg(rowListText(list())));
        return;
    }
    if (!m_matrix || !m_matrix->isOf(rows, world.inverseMasses)) m_matrix = std::make_shared<RowMatrix>(rows, world.inverseMasses);

    const auto& events = session.events();
    if (traitsOf(session.settings()).hasPivots) {  // pivots are no sweeps
        m_order.resize(rows.size());
        std::iota(m_order.begin(), m_order.end(), 0U);
    } else {
        m_order = solveOrder(events, session.cursor().event, list(), rows.size());
    }
    const auto clamps = lastClamps(events, session.cursor().event, list(), rows.size());
    std::vector<bool> idle(rows.size());
    m_freeRows.clear();
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        idle[i] = rows[i].effectiveMass == 0 || clamps[i].value_or(Clamp::None) != Clamp::None;
        if (!idle[i]) m_freeRows.push_back(i);
    }
    m_current.reset();
    const auto marked = m_controller.markedRow();
    if (marked && marked->list == list() && marked->row < rows.size()) m_current = marked->row;
    m_canvas->show({m_matrix, m_order, std::move(idle), m_current, unitOf(*m_matrix)});
    if (playing) {
        m_conditioned.reset();
        m_conditioning.reset();
    } else {
        m_metrics.request();
        condition(m_freeRows);
    }
    showTexts();
    showCondition();
}

void MatrixView::condition(std::vector<std::uint32_t> freeRows) {
    if (m_conditioned == m_matrix && m_conditionedRows == freeRows) return;
    m_conditioned = m_matrix;
    m_conditionedRows = freeRows;
    m_conditioning.reset();
    m_task.run([matrix = m_matrix, rows = std::move(freeRows)](
                   const std::atomic<bool>& cancelled) { return conditioningOf(*matrix, rows, 400, &cancelled); },
               [this](Conditioning result) {
                   m_conditioning = std::move(result);
                   if (isVisible() && m_matrix) showCondition();
               },
               true);
}

void MatrixView::showTexts() {
    if (!m_matrix) return;
    if (m_controller.isPlaying()) {
        m_row->clear();
        m_cell->setText(tr("Pause to read what the cells mean."));
        return;
    }
    const auto cell = m_canvas->selected();
    m_cell->setText(cell ? description().cell(m_canvas->rowAt(cell->y()), m_canvas->rowAt(cell->x()))
                         : tr("Point at a cell to read what it means; click to mark its row. Arrow keys choose a cell, Enter marks "
                              "its row, + and − zoom, 0 shows all."));
    m_row->setText(m_current ? description().disturbed(*m_current) : QString());
    m_row->setVisible(m_current.has_value());
}

void MatrixView::showCondition() {
    if (!m_matrix) return;
    QString text = tr("%1 rows, %2 of them free.").arg(m_matrix->size()).arg(m_freeRows.size());
    if (m_controller.isPlaying()) return m_condition->setText(text);
    text += QLatin1Char(' ') + (m_conditioning ? description().conditioning(*m_conditioning) : tr("Condition: computing …"));
    if (list() != RowList::Positions && m_metrics.isCurrent()) {
        const StepMetrics& metrics = *m_metrics.metrics();
        const Real rate = list() == RowList::Velocities ? metrics.velocities.predictedRate : metrics.pseudoVelocities.predictedRate;
        if (rate == rate)
            text +=
                QLatin1Char(' ') + tr("At the solution each sweep leaves %1 of the error (spectral radius).").arg(shownRate(rate));
    }
    m_condition->setText(text);
}

QString MatrixView::selectionAsCsv() const {
    if (!m_matrix) return {};
    const int last = static_cast<int>(m_order.size()) - 1;
    return description().csv(m_order, m_canvas->block().value_or(MatrixBlock{0, 0, last, last}));
}

void MatrixView::copy() const {
    if (m_matrix) QApplication::clipboard()->setText(selectionAsCsv());
}

}  // namespace solverscope
