// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/compare_outcomes.h"

#include <QHeaderView>
#include <algorithm>
#include <cmath>

#include "gui/charts/exported.h"
#include "gui/language/engine_text.h"
#include "gui/models/number_text.h"
#include "gui/views/compare_charts.h"

namespace solverscope {
namespace {

constexpr int outcomeDigits = 4;
constexpr int sortRole = Qt::UserRole;
constexpr int exactRole = Qt::UserRole + 1;

QVariant outcomeCell(Real value, int role) {
    if (role == Qt::DisplayRole) return std::isnan(value) ? QStringLiteral("–") : shown(value, outcomeDigits);
    if (role == Qt::ToolTipRole || role == exactRole) return std::isnan(value) ? QString() : exact(value);
    // What is not known stands behind everything else.
    if (role == sortRole) return std::isnan(value) ? std::numeric_limits<double>::infinity() : value;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

/// What the numbers of the sweeps belong to is said by the tool tip.
QString explanationOf(const OutcomeField& field) {
    QString text = engineText(field.explanation);
    if (!field.unit.empty())
        text += QStringLiteral(" [%1]").arg(QString::fromUtf8(field.unit.data(), static_cast<qsizetype>(field.unit.size())));
    const bool ofTheStep = field.name == "sweeps_to_1_percent" || field.name == "error_left" || field.name.ends_with("_rate");
    return ofTheStep ? CompareOutcomes::tr("%1. The measured step is that of the cursor.").arg(text) : text;
}

}  // namespace

CompareOutcomes::CompareOutcomes(const VariantComparison& comparison, QWidget* parent)
    : QTableView(parent),
      m_comparison(comparison),
      m_model(new Model(columns(*this), this)),
      m_sorted(new QSortFilterProxyModel(this)) {
    setObjectName(QStringLiteral("compareOutcomes"));
    setAccessibleName(tr("What the variants have come to"));
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(sortRole);
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);  // at first as the variants stand in the list
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setIconSize({24, 12});
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    makeExportable(*this, tr("Outcomes of the variants"), [](const QModelIndex& cell) { return cell.data(exactRole).toString(); });
    connect(this, &QTableView::activated, this, [this](const QModelIndex& at) {
        const int line = m_sorted->mapToSource(at).row();
        if (m_model->item(line).parting) emit partingChosen(static_cast<std::size_t>(line));
    });
}

std::vector<CompareOutcomes::Model::Column> CompareOutcomes::columns(const QTableView& view) {
    std::vector<Model::Column> all;
    all.push_back({tr("Variant"), tr("The base is bold"), [&view](const OutcomeLine& line, int role) -> QVariant {
                       if (role == Qt::DisplayRole || role == sortRole || role == exactRole) return line.variant.name;
                       if (role == Qt::DecorationRole) return iconOfVariant(line.variant.look, view.palette());
                       if (role != Qt::FontRole) return {};
                       QFont font = view.font();
                       font.setBold(line.isBase);
                       return font;
                   }});
    for (const OutcomeField& field : outcomeFields()) {
        if (field.name == "steps") continue;
        const bool isSweeps = field.name == "sweeps_to_1_percent";
        all.push_back({engineText(field.label), explanationOf(field), [&field, isSweeps](const OutcomeLine& line, int role) {
                           if (isSweeps && role == Qt::DisplayRole) return QVariant(sweepsText(line.outcome.convergence));
                           return outcomeCell(field.value(line.outcome), role);
                       }});
    }
    all.push_back({tr("Time per step"), tr("Milliseconds on this machine, just now: measured, so it is never the same twice [ms]"),
                   [](const OutcomeLine& line, int role) { return outcomeCell(line.milliseconds, role); }});
    all.push_back({tr("Parts"), tr("The first event at which the run does something else than the base's. Enter goes there."),
                   [](const OutcomeLine& line, int role) -> QVariant {
                       if (role == Qt::DisplayRole || role == exactRole) {
                           if (line.isBase) return QStringLiteral("–");
                           return line.parting ? tr("step %1, event %2").arg(line.parting->step).arg(line.parting->eventA)
                                               : tr("never");
                       }
                       if (role == sortRole) return line.parting ? static_cast<double>(line.parting->step) : 1e18;
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
            line.parting = runs->parting(i);
        }
        if (sameVariants) {
            line.outcome.convergence = (*frozen)[i].convergence;
            line.outcome.predictedRate = (*frozen)[i].metrics.velocities.predictedRate;
            line.outcome.measuredRate = (*frozen)[i].metrics.velocities.measuredRate;
        }
        if (i < m_comparison.millisecondsPerStep().size()) line.milliseconds = m_comparison.millisecondsPerStep()[i];
        lines.push_back(std::move(line));
    }
    m_model->setItems(std::move(lines));
}

}  // namespace solverscope
