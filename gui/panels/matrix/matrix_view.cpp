// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/matrix/matrix_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "gui/panels/matrix/matrix_canvas.h"
#include "gui/session/metrics_service.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/trace/formats/table.h"

namespace solverscope {
namespace {

constexpr std::size_t maxRowsNamed = 12;
constexpr int matrixDigits = 4;

QString unitOf(const RowMatrix& matrix) {
    const auto turns = [](const Row& row) { return isAngular(row); };
    const auto count = std::count_if(matrix.rows().begin(), matrix.rows().end(), turns);
    if (count == 0) return QStringLiteral("1/kg");
    return count == static_cast<std::ptrdiff_t>(matrix.size()) ? QStringLiteral("1/(kg m²)") : QStringLiteral("1/kg *");
}

}  // namespace

/// The matrix of a list of rows in words and as text to copy.
class MatrixText {
    Q_DECLARE_TR_FUNCTIONS(MatrixText)

public:
    /// All of it must live as long as this.
    MatrixText(const Scene& scene, const World& world, const RowMatrix& matrix, RowList list)
        : m_scene(scene), m_world(world), m_matrix(matrix), m_list(list) {}

    /// "lower/upper#1 push".
    QString nameOf(std::uint32_t row) const;

    /// "row 3 (lower/upper#1 push)".
    QString longNameOf(std::uint32_t row) const;

    /// The effect of an impulse on row j on row i, and through which bodies.
    QString cell(std::uint32_t i, std::uint32_t j) const;

    /// Which rows an impulse on a row disturbs, and how much weight they have against it.
    QString disturbed(std::uint32_t row) const;

    QString conditioning(const Conditioning& conditioning) const;

    /// Lines of numbers in full with the names of rows and columns, as far as `maxCells`; a block beyond that as a list of its
    /// entries that are not 0.
    QString csv(const std::vector<std::uint32_t>& order, const MatrixBlock& block, std::size_t maxCells = 250'000) const;

    /// The unit of an entry between two rows.
    static QString unitOf(const Row& i, const Row& j);

private:
    QString change(std::uint32_t i, Real value) const;

    const Scene& m_scene;
    const World& m_world;
    const RowMatrix& m_matrix;
    RowList m_list;
};

QString MatrixText::unitOf(const Row& i, const Row& j) {
    switch (isAngular(i) + isAngular(j)) {
        case 0:
            return QStringLiteral("1/kg");
        case 1:
            return QStringLiteral("1/(kg m)");
        default:
            return QStringLiteral("1/(kg m²)");
    }
}

QString MatrixText::nameOf(std::uint32_t row) const {
    const Row& of = m_matrix.rows()[row];
    return QStringLiteral("%1 %2").arg(constraintText(m_scene, m_world, of.constraint), rowKindLabel(of.kind, of.constraint.kind));
}

QString MatrixText::longNameOf(std::uint32_t row) const { return tr("row %1 (%2)").arg(row + 1).arg(nameOf(row)); }

QString MatrixText::change(std::uint32_t i, Real value) const {
    const QString amount = withUnit(shown(value, matrixDigits), rowUnit(m_list, isAngular(m_matrix.rows()[i])));
    return m_list == RowList::Positions ? tr("moves row %1 by %2").arg(i + 1).arg(amount)
                                        : tr("changes the speed of row %1 by %2").arg(i + 1).arg(amount);
}

QString MatrixText::cell(std::uint32_t i, std::uint32_t j) const {
    const Row& rowI = m_matrix.rows()[i];
    const Row& rowJ = m_matrix.rows()[j];
    const QString push = tr("an impulse of 1 %1 on row %2").arg(impulseUnit(m_list, isAngular(rowJ))).arg(j + 1);
    if (i == j) {
        const Real K = couplingOf(rowI, rowI, m_matrix.inverseMasses());
        QString text = tr("%1, on the diagonal: %2 %3.").arg(longNameOf(i), push, change(i, K));
        if (rowI.softness > 0)
            text = sentences({text, tr("With its softness γ = %1, K + γ = %2.")
                                        .arg(shown(rowI.softness, matrixDigits),
                                             withUnit(shown(m_matrix.diagonal(i), matrixDigits), unitOf(rowI, rowI)))});
        if (m_matrix.diagonal(i) > 0)
            text = sentences({text, tr("Its effective mass is 1/%1 = %2.")
                                        .arg(shown(m_matrix.diagonal(i), matrixDigits),
                                             withUnit(shown(1 / m_matrix.diagonal(i), matrixDigits),
                                                      isAngular(rowI) ? QStringLiteral("kg m²") : QStringLiteral("kg")))});
        text[0] = text[0].toUpper();
        return text;
    }
    const auto shares = sharedBodies(rowI, rowJ, m_matrix.inverseMasses());
    QString text;
    if (shares.empty()) {
        text = tr("%1 and %2 share no body that an impulse moves: neither disturbs the other.").arg(longNameOf(i), longNameOf(j));
    } else {
        QStringList bodies;
        for (const BodyShare& share : shares) {
            const QString name = bodyText(m_scene, share.body);
            bodies += shares.size() == 1 ? name : QStringLiteral("%1 (%2)").arg(name, shown(share.value, matrixDigits));
        }
        const QString shared = bodies.size() == 1 ? bodies.front() : tr("%1 and %2").arg(bodies.front(), bodies.back());
        text = tr("%1 and %2 share %3: %4 %5.").arg(longNameOf(i), longNameOf(j), shared, push, change(i, m_matrix.at(i, j)));
    }
    text[0] = text[0].toUpper();
    return text;
}

QString MatrixText::disturbed(std::uint32_t row) const {
    QStringList numbers;
    std::size_t count = 0;
    for (std::size_t k = 0; k < m_matrix.columns(row).size(); ++k) {
        const std::uint32_t other = m_matrix.columns(row)[k];
        if (other == row || std::abs(m_matrix.scaled(row, other, m_matrix.values(row)[k])) < RowMatrix::minCoupling) continue;
        if (++count <= maxRowsNamed) numbers += QString::number(other + 1);
    }
    QString name = longNameOf(row);
    name[0] = name[0].toUpper();
    if (count == 0) return tr("%1 disturbs no other row.").arg(name);
    if (count > maxRowsNamed) numbers += QStringLiteral("…");
    const Real sum = m_matrix.offDiagonalSum(row);
    const QString text =
        tr("%1 disturbs %n rows: %2.", nullptr, static_cast<int>(count)).arg(name, numbers.join(QStringLiteral(", ")));
    return sentences(
        {text,
         (sum < 1 ? tr("The row is diagonally dominant: its other entries add up to %1 of the diagonal.").arg(shown(sum, 3))
                  : tr("The row is not diagonally dominant: its other entries add up to %1 of the diagonal.").arg(shown(sum, 3)))});
}

QString MatrixText::conditioning(const Conditioning& of) const {
    if (of.freeRows == 0) return tr("No row is free.");
    QString text;
    if (of.exact)
        text = tr("Condition κ = %1, exact: eigenvalues %2 to %3 of the free rows, scaled to a diagonal of 1.")
                   .arg(shown(of.condition(), matrixDigits), shown(of.smallest, 3), shown(of.largest, 3));
    else
        text =
            tr("Condition κ ≥ %1, estimated by %2 steps of Lanczos' method (more than 400 free rows, scaled to a diagonal of 1).")
                .arg(shown(of.condition(), 3))
                .arg(of.lanczosSteps);
    if (of.nullDirections == 0) return text;
    const auto nulls = static_cast<int>(of.nullDirections);
    text = sentences({text, tr("%n null directions: the impulses are not unique.", nullptr, nulls)});
    if (of.nulls.empty()) return text;
    QStringList parts;
    for (std::size_t k = 0; k < std::min(of.nulls.front().size(), maxRowsNamed / 2); ++k) {
        const auto& part = of.nulls.front()[k];
        parts += tr("row %1: %2").arg(part.row + 1).arg(shown(part.impulse, 3));
    }
    if (of.nulls.front().size() > maxRowsNamed / 2) parts += QStringLiteral("…");
    return sentences({text, tr("For example, these change no velocity: %1.").arg(parts.join(QStringLiteral(", ")))});
}

QString MatrixText::csv(const std::vector<std::uint32_t>& order, const MatrixBlock& block, std::size_t maxCells) const {
    const auto rowAt = [&](int place) { return order[static_cast<std::size_t>(place)]; };
    QString text;
    if (block.cells() > maxCells) {
        text = QStringLiteral("row,column,value,unit\n");
        std::vector<int> place(order.size());
        for (int i = 0; i < static_cast<int>(order.size()); ++i) place[rowAt(i)] = i;
        for (int i = block.top; i <= block.bottom; ++i) {
            const std::uint32_t row = rowAt(i);
            for (std::size_t k = 0; k < m_matrix.columns(row).size(); ++k) {
                const std::uint32_t column = m_matrix.columns(row)[k];
                if (place[column] < block.left || place[column] > block.right) continue;
                text += QStringLiteral("%1,%2,%3,%4\n")
                            .arg(QString::number(row + 1), QString::number(column + 1), exact(m_matrix.values(row)[k]),
                                 unitOf(m_matrix.rows()[row], m_matrix.rows()[column]));
            }
        }
        return text;
    }
    text = QStringLiteral("row,name");
    for (int j = block.left; j <= block.right; ++j) text += QStringLiteral(",row %1").arg(rowAt(j) + 1);
    text += QLatin1Char('\n');
    for (int i = block.top; i <= block.bottom; ++i) {
        text += QStringLiteral("%1,%2").arg(rowAt(i) + 1).arg(QString::fromStdString(csvField(nameOf(rowAt(i)).toStdString())));
        for (int j = block.left; j <= block.right; ++j) text += QLatin1Char(',') + exact(m_matrix.at(rowAt(i), rowAt(j)));
        text += QLatin1Char('\n');
    }
    return text;
}

MatrixView::MatrixView(DebuggerController& controller, MetricsService& metrics, QWidget* parent)
    : StepPanel("matrixView", controller, parent),
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
    connect(m_rows, &QComboBox::currentIndexChanged, this, &MatrixView::refreshIfVisible);
    connect(&controller, &DebuggerController::selectionChanged, this, [this] {
        if (!m_controller.isPlaying()) refreshIfVisible();
    });
    connect(&metrics, &MetricsService::measured, this, [this] {
        if (isVisible()) showCondition();
    });
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
        auto* each = signButton(name, text, tip, this);
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

MatrixText MatrixView::description() const { return {m_controller.scene(), session().world(), *m_matrix, list()}; }

/// When the cursor moves to another list of rows, that one is shown.
void MatrixView::followCursor() {
    const Event& event = session().event();
    if (event.kind != EventKind::Row && event.kind != EventKind::Iteration) return;
    const QSignalBlocker quiet(m_rows);
    m_rows->setCurrentIndex(m_rows->findData(static_cast<int>(rowListOf(event.phase))));
}

void MatrixView::refresh() {
    const bool playing = m_controller.isRunning();
    if (!playing) followCursor();
    const World& world = session().world();
    const auto& rows = rowsOf(world, list());
    showInstead(*m_body, *m_empty, rows.empty() ? emptyReason() : QString());
    if (rows.empty()) {
        m_matrix.reset();
        return m_canvas->show({});
    }
    if (!m_matrix || !m_matrix->isOf(rows, world.inverseMasses)) m_matrix = std::make_shared<RowMatrix>(rows, world.inverseMasses);

    const auto& events = session().events();
    if (traitsOf(session().settings()).hasPivots) {  // pivots are no sweeps
        m_order.resize(rows.size());
        std::iota(m_order.begin(), m_order.end(), 0U);
    } else {
        m_order = solveOrder(events, session().cursor().event, list(), rows.size());
    }
    const auto clamps = lastClamps(events, session().cursor().event, list(), rows.size());
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

QString MatrixView::emptyReason() const {
    const Phase building = list() == RowList::Positions ? Phase::LinearizePositions : Phase::Linearize;
    return (hasReached(session().event().phase, building, session().settings())
                ? tr("No %1 in this step. Rows come from contacts, joints and the mouse.")
                : tr("This step has not built its %1 yet. Step by a row (F10) to see the matrix of the rows."))
        .arg(rowListText(list()));
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
    QString text = tr("%n rows, %1 of them free.", nullptr, static_cast<int>(m_matrix->size())).arg(m_freeRows.size());
    if (m_controller.isPlaying()) return m_condition->setText(text);
    const bool isUnknown = m_conditioning && m_conditioning->freeRows == 0 && !m_freeRows.empty();
    if (isUnknown)
        return m_condition->setText(sentences({text, tr("The trace does not contain the masses that their matrix needs.")}));
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
