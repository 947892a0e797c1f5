// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/compare/compare_charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "gui/charts/chart_scales.h"
#include "gui/charts/exportable.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

/// The subtracted series: at the same x, up to the end of the shorter one.
QList<QPointF> lessThan(const QList<QPointF>& points, const QList<QPointF>& base) {
    QList<QPointF> difference;
    for (qsizetype i = 0; i < std::min(points.size(), base.size()); ++i)
        difference.append({points[i].x(), points[i].y() - base[i].y()});
    return difference;
}

std::vector<ChartSeries> seriesOf(const std::vector<ActiveVariant>& variants, const std::vector<QList<QPointF>>& points,
                                  const QString& unit, bool less) {
    std::vector<ChartSeries> all;
    for (std::size_t i = less ? 1 : 0; i < std::min(variants.size(), points.size()); ++i) {
        ChartSeries line = lookOfVariant(variants[i].look);
        line.name = variants[i].name;
        line.unit = unit;
        line.points = less ? lessThan(points[i], points[0]) : points[i];
        if (i == 0) line.meaning = ComparePanel::tr("The base of the comparison");
        all.push_back(std::move(line));
    }
    return all;
}

/// One mark per place; it names the variants that diverge there unless that would be too long.
std::vector<ChartMark> marksOf(const std::map<double, QStringList>& places, std::size_t others) {
    constexpr qsizetype maxNames = 2;
    std::vector<ChartMark> marks;
    for (const auto& [x, names] : places) {
        const bool all = static_cast<std::size_t>(names.size()) == others;
        marks.push_back({x, all                        ? ComparePanel::tr("differ")
                            : names.size() <= maxNames ? ComparePanel::tr("%1 differs").arg(names.join(QStringLiteral(", ")))
                                                       : ComparePanel::tr("%1 differ").arg(names.size())});
    }
    return marks;
}

QString lastOf(const QList<QPointF>& points, const QString& unit) {
    if (points.isEmpty() || !std::isfinite(points.last().y())) return QStringLiteral("–");
    return withUnit(shown(points.last().y(), 4), unit);
}

QList<QPointF> pointsOfRun(const std::vector<StepSummary>& run, const RunQuantity& quantity) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(run.size()));
    for (const StepSummary& one : run) points.append({static_cast<double>(one.step), quantity.value(one)});
    return points;
}

std::vector<QList<QPointF>> pointsOfRuns(const VariantComparison& comparison, const RunQuantity& quantity) {
    std::vector<QList<QPointF>> points;
    const VariantRuns* runs = comparison.runs();
    for (std::size_t i = 0; runs && i < runs->count(); ++i) points.push_back(pointsOfRun(runs->summaries(i), quantity));
    return points;
}

constexpr int outcomeDigits = 4;
constexpr int sortRole = exactRole + 1;

QVariant outcomeCell(Real value, int role) {
    // Unknown values are sorted last.
    if (role == sortRole) return std::isnan(value) ? std::numeric_limits<double>::infinity() : value;
    return numberCell(std::isnan(value) ? std::nullopt : std::optional(value), role, outcomeDigits);
}

/// The tool tip says what the numbers of the sweeps belong to.
QString titleOf(const OutcomeField& field) {
    const QString label = engineText(field.label);
    return field.unit.empty() ? label : QStringLiteral("%1 [%2]").arg(label, qstring(field.unit));
}

QString explanationOf(const OutcomeField& field) {
    QString text = engineText(field.explanation);
    if (!field.unit.empty()) text += QStringLiteral(" [%1]").arg(qstring(field.unit));
    const bool ofTheStep = field.name == "sweeps_to_1_percent" || field.name == "error_left" || field.name.ends_with("_rate");
    return ofTheStep ? CompareOutcomes::tr("%1. The measured step is that of the cursor.").arg(text) : text;
}

}  // namespace

ChartSeries lookOfVariant(int number) {
    constexpr std::array colours{0, 3, 2, 1, 4, 5};
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr std::array markers{ChartMarker::Circle, ChartMarker::Square, ChartMarker::Diamond, ChartMarker::Triangle};
    const auto place = static_cast<std::size_t>(number);
    ChartSeries look;
    look.colour = colours[place % colours.size()];
    look.dash = dashes[place % dashes.size()];
    look.marker = markers[place % markers.size()];
    return look;
}

QIcon iconOfVariant(int number, const QPalette& palette) {
    return sampleIcon(lookOfVariant(number), palette, 2, palette.color(QPalette::Base));
}

std::span<const RunQuantity> runQuantities() {
    using Scale = LineChart::Scale;
    static constexpr std::array<RunQuantity, 6> all{{
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Worst penetration"), "m",
         [](const StepSummary& s) { return s.worstPenetration; }, Scale::Linear},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Kinetic energy"), "J",
         [](const StepSummary& s) { return s.kineticEnergy; }, Scale::Logarithmic},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Residual"), "m/s", [](const StepSummary& s) { return s.residual; },
         Scale::Logarithmic},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Drift"), "m", [](const StepSummary& s) { return s.drift; }, Scale::Linear},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Total energy"), "J",
         [](const StepSummary& s) { return s.kineticEnergy + s.potentialEnergy; }, Scale::Linear},
        {QT_TRANSLATE_NOOP("solverscope::ComparePanel", "Worst joint error"), "m",
         [](const StepSummary& s) { return s.worstJointError; }, Scale::Logarithmic},
    }};
    return all;
}

std::span<const int> frozenStarts(const VariantComparison& comparison) {
    static constexpr std::array onlyFirst{0};
    std::span<const int> starts = onlyFirst;
    for (const ComparedStep& each : *comparison.frozen()) {
        if (each.step.starts.size() == 1) continue;
        if (starts.size() > 1 && !std::ranges::equal(starts, each.step.starts)) return onlyFirst;
        starts = each.step.starts;
    }
    return starts;
}

std::vector<FrozenMeasure> frozenMeasures() {
    std::vector<FrozenMeasure> all;
    for (const ErrorFamily& family : errorFamilies())
        all.push_back({family.name, family.unit, Phase::SolveVelocities,
                       [value = family.value](const MeasuredStep& step, std::span<const int> starts) {
                           return velocityPoints(step, starts, value);
                       }});
    for (const PositionFamily& family : positionFamilies())
        all.push_back({ComparePanel::tr("positions: %1").arg(family.name), family.unit, Phase::SolvePositions,
                       [value = family.value](const MeasuredStep& step, std::span<const int> starts) {
                           return positionPoints(step, starts, value);
                       }});
    return all;
}

std::vector<ChartSeries> frozenSeries(const VariantComparison& comparison, const FrozenMeasure& measure, bool less) {
    if (!comparison.frozen()) return {};
    std::vector<QList<QPointF>> points;
    for (const ComparedStep& each : *comparison.frozen()) points.push_back(measure.points(each.step, frozenStarts(comparison)));
    return seriesOf(comparison.frozenVariants(), points, measure.unit, less);
}

std::vector<ChartSeries> runSeries(const VariantComparison& comparison, const RunQuantity& quantity, bool less) {
    return seriesOf(comparison.active(), pointsOfRuns(comparison, quantity), QString::fromUtf8(quantity.unit), less);
}

std::vector<ChartMark> frozenMarks(const VariantComparison& comparison, Phase phase) {
    std::map<double, QStringList> places;
    const Comparison* frozen = comparison.frozen();
    for (std::size_t i = 0; frozen && i < frozen->size(); ++i) {
        const ComparedStep& each = (*frozen)[i];
        const bool isBefore = each.divergencePhase == Phase::WarmStart && phase == Phase::SolveVelocities;
        const bool isInSweeps = isBefore || each.divergencePhase == phase;
        const auto substep = static_cast<std::size_t>(each.divergenceSubstep - 1);
        if (each.divergence && isInSweeps && substep < frozenStarts(comparison).size())
            places[frozenStarts(comparison)[substep] + each.divergenceIteration] << comparison.frozenVariants()[i].name;
    }
    return marksOf(places, comparison.frozenVariants().size() - 1);
}

std::vector<ChartMark> runMarks(const VariantComparison& comparison) {
    std::map<double, QStringList> places;
    const VariantRuns* runs = comparison.runs();
    for (std::size_t i = 1; runs && i < runs->count(); ++i)
        if (const auto divergence = runs->divergence(i))
            places[static_cast<double>(divergence->step)] << comparison.active()[i].name;
    return marksOf(places, comparison.active().size() - 1);
}

QString sweepsText(const Convergence& convergence) {
    if (!convergence.known) return QStringLiteral("–");
    return convergence.sweeps ? QString::number(*convergence.sweeps) : ComparePanel::tr("not in %1 sweeps").arg(convergence.tried);
}

QString frozenText(const VariantComparison& comparison) {
    const Comparison* frozen = comparison.frozen();
    if (!frozen || frozen->empty()) return {};
    const auto& variants = comparison.frozenVariants();
    QStringList sweeps;
    QStringList notes;
    bool anyOther = false;
    bool anyParts = false;
    bool substeps = false;
    for (std::size_t i = 0; i < frozen->size(); ++i) {
        const ComparedStep& each = (*frozen)[i];
        sweeps << QStringLiteral("%1: %2").arg(variants[i].name, sweepsText(each.convergence));
        anyOther = anyOther || !each.sameProblem;
        anyParts = anyParts || each.divergence;
        substeps = substeps || (each.step.starts.size() > 1 && frozenStarts(comparison).size() == 1);
    }
    if (anyOther) notes << ComparePanel::tr("not all solve the same rows");
    if (substeps) notes << ComparePanel::tr("only the first sub-step");
    const QString alike =
        !anyParts && frozen->size() > 1
            ? ComparePanel::tr("In step %1 all variants do exactly the same.").arg(comparison.frozenStep()) + QLatin1Char(' ')
            : QString();
    return alike + ComparePanel::tr("Sweeps to 1 % of the cold error: %1").arg(sweeps.join(QStringLiteral(" · "))) +
           (notes.isEmpty() ? QString() : QStringLiteral(" · ") + notes.join(QStringLiteral(" · ")));
}

QString runText(const VariantComparison& comparison, const RunQuantity& quantity) {
    const VariantRuns* runs = comparison.runs();
    if (!runs) return {};
    const auto points = pointsOfRuns(comparison, quantity);
    QStringList parts;
    for (std::size_t i = 0; i < points.size(); ++i)
        parts << QStringLiteral("%1: %2").arg(comparison.active()[i].name, lastOf(points[i], QString::fromUtf8(quantity.unit)));
    return ComparePanel::tr("After %1 steps: %2").arg(runs->steps()).arg(parts.join(QStringLiteral(" · ")));
}

CompareOutcomes::CompareOutcomes(const VariantComparison& comparison, QWidget* parent)
    : QTableView(parent),
      m_comparison(comparison),
      m_model(new Model(columns(*this), this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_turned(new QTransposeProxyModel(this)) {
    named(this, "compareOutcomes", tr("Results of the variants"));
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(sortRole);
    setModel(m_sorted);
    m_turned->setSourceModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);  // initially in the order of the list
    makeLineTable(*this);
    setIconSize({24, 12});
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    makeExportable(*this, tr("Outcomes of the variants"));
    connect(this, &QTableView::activated, this, [this](const QModelIndex& at) {
        const int line = m_sorted->mapToSource(isTall() ? m_turned->mapToSource(at) : at).row();
        if (m_model->item(line).divergence) emit divergenceChosen(static_cast<std::size_t>(line));
    });
}

std::vector<CompareOutcomes::Model::Column> CompareOutcomes::columns(const QTableView& view) {
    std::vector<Model::Column> all;
    all.push_back({tr("Variant"), tr("The base is bold"), [&view](const OutcomeLine& line, int role) -> QVariant {
                       if (role == Qt::DisplayRole || role == sortRole || role == exactRole) return line.variant.name;
                       if (role == Qt::DecorationRole) return iconOfVariant(line.variant.look, view.palette());
                       if (role != Qt::FontRole) return {};
                       return bold(view.font(), line.isBase);
                   }});
    for (const OutcomeField& field : outcomeFields()) {
        if (field.name == "steps") continue;
        const bool isSweeps = field.name == "sweeps_to_1_percent";
        all.push_back({titleOf(field), explanationOf(field), [&field, isSweeps](const OutcomeLine& line, int role) {
                           if (isSweeps && role == Qt::DisplayRole) return QVariant(sweepsText(line.outcome.convergence));
                           return outcomeCell(field.value(line.outcome), role);
                       }});
    }
    all.push_back({tr("Time per step") + QStringLiteral(" [ms]"),
                   tr("Milliseconds on this machine, measured just now: different every time [ms]"),
                   [](const OutcomeLine& line, int role) { return outcomeCell(line.milliseconds, role); }});
    all.push_back({tr("First difference"), tr("The first event at which the run differs from the base. Enter goes there."),
                   [](const OutcomeLine& line, int role) -> QVariant {
                       if (role == Qt::DisplayRole || role == exactRole) {
                           if (line.isBase) return QStringLiteral("–");
                           return line.divergence ? tr("step %1, event %2").arg(line.divergence->step).arg(line.divergence->eventA)
                                                  : tr("never");
                       }
                       if (role == sortRole) return line.divergence ? static_cast<double>(line.divergence->step) : 1e18;
                       return {};
                   }});
    return all;
}

void CompareOutcomes::refresh() {
    std::vector<OutcomeLine> lines;
    const VariantRuns* runs = m_comparison.runs();
    const Comparison* frozen = m_comparison.frozen();
    const auto& active = m_comparison.active();
    const bool sameVariants = frozen && m_comparison.frozenVariants() == active;
    for (std::size_t i = 0; i < active.size(); ++i) {
        OutcomeLine line{.variant = active[i], .isBase = i == 0};
        if (runs) {
            line.outcome = runs->outcome(i);
            line.divergence = runs->divergence(i);
        }
        if (sameVariants) {
            line.outcome.convergence = (*frozen)[i].convergence;
            line.outcome.predictedRate = (*frozen)[i].metrics().velocities.predictedRate;
            line.outcome.measuredRate = (*frozen)[i].metrics().velocities.measuredRate;
        }
        if (i < m_comparison.millisecondsPerStep().size()) line.milliseconds = m_comparison.millisecondsPerStep()[i];
        lines.push_back(std::move(line));
    }
    m_model->setItems(std::move(lines));
    turn();
}

void CompareOutcomes::setTall(bool tall) {
    m_mayBeTall = tall;
    turn();
}

bool CompareOutcomes::isTall() const { return model() == m_turned; }

int CompareOutcomes::requiredWidth() const {
    return verticalHeader()->sizeHint().width() + horizontalHeader()->length() + 2 * frameWidth() + 4;
}

void CompareOutcomes::turn() {
    constexpr int fewVariants = 3;  // more are compared by sorting them
    const bool tall = m_mayBeTall && m_model->rowCount() <= fewVariants;
    if (tall == isTall()) return;
    setSortingEnabled(!tall);
    sortByColumn(-1, Qt::AscendingOrder);
    setModel(tall ? static_cast<QAbstractItemModel*>(m_turned) : m_sorted);
    setSelectionBehavior(tall ? SelectColumns : SelectRows);
    horizontalHeader()->setVisible(!tall);  // the first line has the names of the variants
    verticalHeader()->setVisible(tall);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + (tall ? 3 : 6));
}

}  // namespace solverscope
