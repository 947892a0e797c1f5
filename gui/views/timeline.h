// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "gui/views/step_strip.h"

class QLabel;

namespace solverscope {

class DebuggerController;
class RowMap;

/// Time, all of it: above, the steps of the recording; below, the inside of the cursor's step.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(DebuggerController& controller, QWidget* parent = nullptr);

    StepStrip& strip() { return *m_strip; }

    /// Where the bookmarks come from, asked whenever the timeline is refreshed.
    void setMarks(std::function<std::vector<StepMark>()> marks);
    void refresh();

private:
    DebuggerController& m_controller;
    StepStrip* m_strip;
    RowMap* m_map;
    QLabel* m_status;
    std::function<std::vector<StepMark>()> m_marks;
};

}  // namespace solverscope
