// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

class QLabel;

namespace solverscope {

class DebuggerController;
class RowMap;
class StepStrip;

/// Time, all of it: above, the steps of the recording; below, the inside of the cursor's step.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(DebuggerController& controller, QWidget* parent = nullptr);

private:
    void refresh();

    DebuggerController& m_controller;
    StepStrip* m_strip;
    RowMap* m_map;
    QLabel* m_status;
};

}  // namespace solverscope
