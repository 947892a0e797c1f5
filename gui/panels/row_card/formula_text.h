// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTextBrowser>
#include <functional>
#include <vector>

#include "gui/text/row_term.h"

namespace solverscope {

/// The anchor of a term in a formula, and back.
QString termAnchor(RowTerm term);
RowTerm termOfAnchor(const QString& anchor);

/// Rich text with the terms of a formula as anchors, and other links. The mouse highlights the term under it; Tab, Shift+Tab
/// and the arrow keys go from term to term in the order of the lines, and highlight the current one. Copied numbers are plain.
class FormulaText : public QTextBrowser {
    Q_OBJECT

public:
    /// `explain` describes a term, as rich text.
    explicit FormulaText(std::function<QString(RowTerm)> explain, QWidget* parent = nullptr);

    /// Replaces the text. The highlighted term stays highlighted if it still exists.
    void showHtml(const QString& html);

    /// The highlighted term: the one under the mouse, otherwise the one reached by keys.
    RowTerm highlightedTerm() const;

    /// Puts the keyboard on the first term.
    void enter();

    /// The rectangle of the current term, in the viewport.
    QRect reachedRect() const;

signals:
    void highlightedTermChanged();
    void reached();   // a term has been reached by a key
    void scrolled();  // by the user
    void resized();   // and laid out anew

protected:
    QMimeData* createMimeDataFromSelection() const override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Stop {
        int from;
        int to;
        RowTerm term;  // None: another link
        QString anchor;
    };

    void findStops();
    const Stop& stopAt(int place) const;
    void reach(int stop);
    void highlight();
    void hover(RowTerm term);

    std::function<QString(RowTerm)> m_explain;
    std::vector<Stop> m_stops;  // all anchors, in reading order
    std::vector<int> m_firsts;  // of them those that keys go to: each term once in a line, and every other link
    int m_reached = -1;         // place in m_firsts
    RowTerm m_hovered = RowTerm::None;
    RowTerm m_highlightedTerm = RowTerm::None;
};

}  // namespace solverscope
