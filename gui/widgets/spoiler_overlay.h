// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLabel>

namespace solverscope {

class DebuggerController;

/// Covers a view that would reveal the end of the step, while what follows the cursor is hidden, and says why.
class SpoilerOverlay : public QLabel {
    Q_OBJECT

public:
    SpoilerOverlay(DebuggerController& controller, QWidget& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    DebuggerController& m_controller;
    QWidget& m_view;
};

/// Why a view hides something while the learner predicts.
QString hiddenNotice();

/// Whether even the number of rows of the step is hidden: they are not built yet at the cursor.
bool hidesRowCount(const DebuggerController& controller);

}  // namespace solverscope
