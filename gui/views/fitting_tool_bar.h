// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QToolBar>
#include <vector>

namespace solverscope {

/// A tool bar that gives up text before it hides a button: the same words are half as long again in some languages. First those
/// go whose pictures say enough, then all; tool tips still have them.
class FittingToolBar : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

    /// Buttons whose pictures are understood anywhere.
    void setClearWithoutText(std::vector<QAction*> actions) { m_clear = std::move(actions); }

protected:
    bool event(QEvent* event) override;

private:
    enum class Texts { All, WhereNeeded, None };

    void fit();
    void show(Texts texts);

    std::vector<QAction*> m_clear;
    int m_widthAvailable = 0;  // px, and what was to be put into it, when it was fitted last
    int m_widthWanted = 0;
    Texts m_texts = Texts::All;
};

}  // namespace solverscope
