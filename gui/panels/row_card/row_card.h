// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <utility>

#include "gui/text/block_description.h"
#include "gui/text/row_formula.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/accounts/provenance.h"

class QAction;
class QLabel;

namespace solverscope {

class ClampLine;
class ConeGauge;
class FormulaText;

/// Everything about the row at the cursor: the formula with the current numbers, term by term, and the clamp on a number line.
/// At the visit to a body it has the body's equations. At other events it says what has just happened, and the state of the
/// selected row, if there is one; after a phase also which row comes next.
class RowCard : public StepPanel {
    Q_OBJECT

public:
    explicit RowCard(DebuggerController& controller, QWidget* parent = nullptr);

    /// The card as text with every number in full: what "Copy row as text" copies.
    QString text() const;

    /// The card's formulas as rich text, as displayed.
    QString html() const;

    /// The term that the mouse or the keyboard is at; None while the card shows no visit.
    RowTerm highlightedTerm() const;

    /// Puts the keyboard on the formula's first term.
    void explainTerms();

signals:
    void highlightedTermChanged();

    /// The origin of a number of the card was requested.
    void provenanceRequested(const Quantity& quantity, bool isExplicit);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh() override;
    void render();
    void giveTextRoom();
    std::optional<std::pair<int, int>> placeOfCurrentTerm() const;
    void followCurrentTerm();
    void noteScrolling();
    void showCone();
    void explainReached();
    void showMenu(QPoint place);
    void copyText() const;
    QString provenanceLinks() const;
    QString nextInHtml() const;

    std::optional<RowFormula> m_formula;
    std::optional<RowFormula> m_next;         // between phases: of the row that comes next, without its numbers
    std::optional<BlockDescription> m_block;  // at the visit to a body
    QString m_description;
    QString m_explanation;  // of the term that the keyboard reached last
    Cursor m_shown;
    bool m_followsTerm = true;  // until the user scrolls away from the current lines
    QLabel* m_title;
    QLabel* m_subtitle;
    FormulaText* m_text;
    ClampLine* m_line;
    ConeGauge* m_cone;
    QAction* m_copy;
};

}  // namespace solverscope
