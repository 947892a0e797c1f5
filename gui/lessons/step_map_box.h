// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractButton>

#include "physics/base/phase.h"

namespace solverscope {

/// A box of a step's map. The current one is filled, bold and underlined; one that is still to come has a dashed frame.
class StepMapBox : public QAbstractButton {
    Q_OBJECT

public:
    enum class State { Passed, Current, ToCome };

    /// `isLast`: no arrow leads on from it.
    StepMapBox(Phase phase, bool isLast, QWidget* parent);

    Phase phase() const { return m_phase; }
    State state() const { return m_state; }

    /// `reason`: why a click leads nowhere; empty if it leads there.
    void setState(State state, const QString& reason);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect boxRect() const;

    Phase m_phase;
    bool m_isLast;
    State m_state = State::ToCome;
};

}  // namespace solverscope
