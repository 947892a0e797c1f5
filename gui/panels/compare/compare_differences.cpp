// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where the variants of a comparison differ, and the way there.
#include <QPushButton>
#include <algorithm>
#include <cmath>

#include "gui/panels/compare/compare_charts.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int shownStep = 60;      // one second: runs that differ can be told apart
constexpr double markReach = 0.3;  // iterations or steps around a mark in which a click means the mark

}  // namespace

void ComparePanel::seekDifference() {
    m_seeksDifference = isOn() && !session().scene().bodies.empty();
    m_comparison.requestFrozen();
    offerDifferingStep();
}

/// If the frozen step is the same under all variants: only the free runs know the step in which they differ.
void ComparePanel::offerDifferingStep() {
    const bool isOfNow = m_comparison.frozenStep() == session().step();
    const Comparison* frozen = m_comparison.nothingToCompareReason().isEmpty() ? m_comparison.frozen() : nullptr;
    const bool alike = frozen && frozen->size() > 1 && !earliestDivergence(true);
    if (alike) m_comparison.requestRuns();
    if (frozen && !alike && isOfNow) m_seeksDifference = false;  // it is here
    const auto variant = alike ? earliestDivergence(false) : std::nullopt;
    const std::int64_t step = variant ? m_comparison.runs()->divergence(*variant)->step : m_comparison.frozenStep();
    m_goToDifference->setVisible(step != m_comparison.frozenStep());
    m_goToDifference->setText(tr("They differ in step %1").arg(step));
    if (!m_seeksDifference || !alike || !isOfNow || !m_comparison.runs()) return;
    const bool isFarEnough = m_comparison.runs()->steps() >= (variant ? shownStep : VariantComparison::minRunSteps);
    if (!isFarEnough && m_comparison.isBusy()) return;
    if (variant) return travelToShownDifference(*variant);
    m_seeksDifference = false;
    m_frozenText->setFullText(
        tr("The variants do the same in all of the first %1 steps: the scene has nothing that these settings change.")
            .arg(m_comparison.runs()->steps()));
}

/// To the end of a step at which bodies are elsewhere, if there is one in time; else to the first event that differs.
void ComparePanel::travelToShownDifference(std::size_t variant) {
    m_seeksDifference = false;
    const VariantRuns& runs = *m_comparison.runs();
    const std::int64_t step = std::min<std::int64_t>(shownStep, runs.steps());
    World base;
    World other;
    const bool isShown = runs.divergence(variant)->step < step && runs.moveTo(0, step, base) && runs.moveTo(variant, step, other) &&
                         base.poses != other.poses;
    const std::int64_t from = session().step();
    isShown ? m_controller.toStep(step) : travelToDivergence(variant, false);
    if (session().step() != from) emit wentToDifference(session().step());
}

void ComparePanel::clickedFrozen(double place) {
    m_controller.pause();
    const Comparison* frozen = m_comparison.frozen();
    const ChartSections& substeps = m_frozenChart->sections();
    for (std::size_t i = 1; frozen && i < frozen->size(); ++i) {
        const ComparedStep& each = (*frozen)[i];
        const auto substep = static_cast<std::size_t>(each.divergenceSubstep - 1);
        const double start = substep < substeps.count() ? substeps[substep].x : 0;
        if (each.divergence && std::abs(start + each.divergenceIteration - place) < markReach) return travelToDivergence(i, true);
    }
    const auto& events = session().events();
    const Phase phase = frozenMeasure().phase;
    const auto found = std::ranges::find_if(events, [&, whole = std::round(place)](const Event& event) {
        return event.kind == EventKind::Iteration && event.phase == phase &&
               event.substep == static_cast<int>(substeps.at(whole)) + 1 && event.iteration == std::lround(substeps.within(whole));
    });
    if (found == events.end()) return;
    m_controller.seekEvent(static_cast<std::size_t>(found - events.begin()));
}

void ComparePanel::clickedFree(double step) {
    for (std::size_t i = 1; i < m_comparison.active().size(); ++i)
        if (const auto divergence = divergenceOf(i, false);
            divergence && std::abs(static_cast<double>(divergence->step) - step) < markReach)
            return travelToDivergence(i, false);
    m_controller.toStep(std::llround(step));
}

/// Events are numbered in the base's step and in the other one's; the session's step may be either, or neither: then to its end.
void ComparePanel::travelTo(const Divergence& divergence, const ActiveVariant& base, const ActiveVariant& other) {
    m_controller.toStep(divergence.step);
    if (session().step() != divergence.step) return;
    if (session().settings() == base.settings)
        m_controller.seek({divergence.step, divergence.eventA, Term::VelocityB});
    else if (session().settings() == other.settings)
        m_controller.seek({divergence.step, divergence.eventB, Term::VelocityB});
}

/// Where a variant leaves the base: in the frozen step, or in its free run.
std::optional<Divergence> ComparePanel::divergenceOf(std::size_t variant, bool frozen) const {
    const Comparison* step = m_comparison.frozen();
    const VariantRuns* runs = m_comparison.runs();
    if (frozen) return step && variant < step->size() ? (*step)[variant].divergence : std::nullopt;
    return runs && variant < runs->count() ? runs->divergence(variant) : std::nullopt;
}

void ComparePanel::travelToDivergence(std::size_t variant, bool frozen) {
    const auto& variants = frozen ? m_comparison.frozenVariants() : m_comparison.active();
    if (const auto divergence = divergenceOf(variant, frozen)) travelTo(*divergence, variants[0], variants[variant]);
}

/// The variant that diverges from the base first.
std::optional<std::size_t> ComparePanel::earliestDivergence(bool frozen) const {
    std::optional<std::size_t> earliest;
    std::optional<Cursor> where;
    for (std::size_t i = 1; i < m_comparison.active().size(); ++i) {
        const auto divergence = divergenceOf(i, frozen);
        if (!divergence) continue;
        const Cursor here{divergence->step, divergence->eventA, Term::VelocityB};
        if (where && *where <= here) continue;
        where = here;
        earliest = i;
    }
    return earliest;
}

void ComparePanel::travelToEarliestDivergence() {
    const bool frozen = m_tabs->currentIndex() == FrozenStep;
    if (const auto earliest = earliestDivergence(frozen)) travelToDivergence(*earliest, frozen);
}

}  // namespace solverscope
