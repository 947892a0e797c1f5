// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <vector>

#include "gui/panels/timeline/step_strip.h"

class QLabel;

namespace solverscope {

class Bookmarks;
class DebuggerController;
class RowMap;

/// Time, all of it: above, the steps of the recording; below, the inside of the cursor's step.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(DebuggerController& controller, QWidget* parent = nullptr);

    StepStrip& strip() { return *m_strip; }

    /// Marks the moments that were kept; a click comes back to them.
    void useBookmarks(Bookmarks& bookmarks);

private:
    void refresh();
    std::vector<StepMark> marks() const;

    DebuggerController& m_controller;
    Bookmarks* m_bookmarks = nullptr;
    StepStrip* m_strip;
    RowMap* m_map;
    QLabel* m_status;
};

}  // namespace solverscope
