// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "physics/analysis/accounts/provenance.h"

class QComboBox;
class QSpinBox;

namespace solverscope {

class DebuggerController;

/// Chooses a number of the world: which one, and of which body or row.
class QuantityChooser : public QWidget {
    Q_OBJECT

public:
    explicit QuantityChooser(DebuggerController& controller, QWidget* parent = nullptr);

    /// Shows a selection made elsewhere; emits no signal.
    void show(const Quantity& quantity);

    /// Bodies are those of the scene, rows those of the cursor's step.
    void refresh();

signals:
    void chosen(const Quantity& quantity);

private:
    void choose();
    void showParts();

    DebuggerController& m_controller;
    QComboBox* m_kind;
    QComboBox* m_body;
    QSpinBox* m_row;
    bool m_filling = false;
};

}  // namespace solverscope
