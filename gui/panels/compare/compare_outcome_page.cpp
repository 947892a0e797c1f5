// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The page of the outcomes: a tab, or beside the charts where there is room.
#include <QSplitter>
#include <QTabWidget>
#include <algorithm>

#include "gui/panels/compare/compare_charts.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/widgets/build.h"

namespace solverscope {

bool ComparePanel::showsOutcomes() const { return m_tabs->currentIndex() == Outcomes || m_split->indexOf(m_outcomePage) >= 0; }

void ComparePanel::showOutcomesBeside(bool beside) {
    if (beside == (m_split->indexOf(m_outcomePage) >= 0)) return;
    m_outcomes->setTall(beside);
    if (beside) {
        m_split->addWidget(m_outcomePage);
        m_split->setStretchFactor(2, 2);
        m_split->setSizes({width() * 24 / 100, width() * 42 / 100, width() * 34 / 100});
        m_outcomePage->show();
    } else {
        m_tabs->setTabToolTip(m_tabs->addTab(m_outcomePage, m_outcomePage->windowTitle()), m_outcomePage->toolTip());
        m_split->setSizes({width() * 2 / 7, width() * 5 / 7});
    }
    markDirty({Outcomes});
    refreshIfVisible();
}

/// So that all numbers of few variants are seen, at the cost of the others; a width that the user has chosen stays.
void ComparePanel::widenOutcomes() {
    if (!m_outcomes->isTall() || m_isSplitByHand) return;
    QList<int> sizes = m_split->sizes();
    const int more = std::min(m_outcomes->requiredWidth() - m_outcomes->width(), sizes[1] / 3);
    if (more <= 0) return;
    sizes[0] -= more / 4;
    sizes[1] -= more - more / 4;
    sizes[2] += more;
    m_split->setSizes(sizes);
}

void ComparePanel::drawOutcomes() {
    const QString nothing = m_comparison.nothingToCompareReason();
    m_outcomes->refresh();
    widenOutcomes();
    if (nothing.isEmpty()) m_comparison.requestTimes();
    m_outcomeText->setFullText(
        !nothing.isEmpty()     ? nothing
        : !m_comparison.runs() ? tr("Running the variants …")
                               : (m_outcomes->isTall() ? tr("Rates of step %1 · the rest after %2 steps")
                                                       : tr("Sweeps, error and rates of step %1; the rest after %2 steps of each "
                                                            "run. Click a title to sort."))
                                     .arg(m_comparison.frozenStep())
                                     .arg(m_comparison.runs()->steps()));
}

}  // namespace solverscope
