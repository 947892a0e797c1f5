// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a comparison shows: in charts a series for each variant, or how far each is from the base; and a table of the outcomes.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTransposeProxyModel>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "gui/charts/chart_series.h"
#include "gui/charts/error_series.h"
#include "gui/charts/line_chart.h"
#include "gui/session/variants.h"
#include "gui/widgets/column_table_model.h"

namespace solverscope {

/// How a variant is drawn wherever it is drawn, in a series without points: no two of a dozen have the same colour and dash.
ChartSeries lookOfVariant(int number);

/// A piece of its line, as the legend of a chart has it.
QIcon iconOfVariant(int number, const QPalette& palette);

/// A number of every step of a run.
struct RunQuantity {
    const char* name;  // to be translated in the context ComparePanel
    const char* unit;
    Real (*value)(const StepSummary&);
    LineChart::Scale scale;
};
std::span<const RunQuantity> runQuantities();

/// A number of every sweep of the frozen step: over velocities, or over positions.
struct FrozenMeasure {
    QString name;
    QString unit;
    Phase phase = Phase::SolveVelocities;
    std::function<QList<QPointF>(const MeasuredStep& step, std::span<const int> starts)> points;
};
std::vector<FrozenMeasure> frozenMeasures();

/// `less`: the base's values are subtracted from those of the others; the base is then omitted.
std::vector<ChartSeries> frozenSeries(const VariantComparison& comparison, const FrozenMeasure& measure, bool less);
std::vector<ChartSeries> runSeries(const VariantComparison& comparison, const RunQuantity& quantity, bool less);

/// The axis of the sweeps of a frozen step: its sub-steps, if all variants with several have the same; else the first alone.
std::span<const int> frozenStarts(const VariantComparison& comparison);

/// A mark wherever a variant diverges from the base: at the iteration, or at the step.
std::vector<ChartMark> frozenMarks(const VariantComparison& comparison, Phase phase);
std::vector<ChartMark> runMarks(const VariantComparison& comparison);

/// How many sweeps it takes to 1 %, in words.
QString sweepsText(const Convergence& convergence);

/// A line of text below the tabs: the result of each variant.
QString frozenText(const VariantComparison& comparison);
QString runText(const VariantComparison& comparison, const RunQuantity& quantity);

/// The results of one variant: sweeps and rates at the cursor's step, the rest after its run.
struct OutcomeLine {
    ActiveVariant variant;
    bool isBase = false;
    Outcome outcome = {};
    std::optional<Divergence> divergence = {};  // of the runs
    Real milliseconds = Outcome::unknown;
};

/// The outcomes of all variants in a table: sorted by any column, and copied as text.
class CompareOutcomes : public QTableView {
    Q_OBJECT

public:
    explicit CompareOutcomes(const VariantComparison& comparison, QWidget* parent = nullptr);

    void refresh();

    /// A line for each number instead of a column, if there are only a few variants: where the table is higher than wide.
    void setTall(bool tall);
    bool isTall() const;
    int requiredWidth() const;

    const ColumnTableModel<OutcomeLine>& lines() const { return *m_model; }

signals:
    void divergenceChosen(std::size_t variant);  // by its place among the active ones

private:
    using Model = ColumnTableModel<OutcomeLine>;

    static std::vector<Model::Column> columns(const QTableView& view);

    const VariantComparison& m_comparison;
    Model* m_model;
    QSortFilterProxyModel* m_sorted;
    QTransposeProxyModel* m_turned;
    bool m_mayBeTall = false;

    void turn();
};

}  // namespace solverscope
