// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/panels/source/solver_source.h"
#include "gui/widgets/step_panel.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace solverscope {

class Breakpoints;
class SourceText;

/// The built-in solver source with the line at the cursor marked, and the values of the visit next to the lines that define
/// them. The box above selects the file. The line below describes the name at the text cursor, like the tool tip for the one
/// under the mouse.
class SourceView : public StepPanel {
    Q_OBJECT

public:
    explicit SourceView(DebuggerController& controller, QWidget* parent = nullptr);

    /// Shows these next to the lines, and sets others by a click next to a line or by `toggleBreakpoint`.
    void useBreakpoints(Breakpoints& breakpoints);

    /// At the line of the text cursor, or the next one at which the solver can be stopped.
    void toggleBreakpoint();

    /// The place for `toggleBreakpoint`; line 0 if there is none.
    std::pair<QString, int> placeOfTextCursor() const;

    /// The marked line, from 1; 0 when the file shown is not the one of the cursor's event.
    int currentLine() const;
    QString currentLineText() const;
    QString shownFile() const { return m_source.file(); }

private:
    void refresh() override;
    void open(const QString& file);
    void showForeignPlace(const Where& where);
    void showMark();
    void markLine();
    void showSigns();
    void toggle(int line);
    QString explanation(const QString& name) const;
    void explainCaret();
    void showFormulas();

    SolverSource m_source;
    Breakpoints* m_breakpoints = nullptr;
    QComboBox* m_files;
    SourceText* m_text;
    QToolButton* m_letters;
    QLabel* m_name;
};

}  // namespace solverscope
