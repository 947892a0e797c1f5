// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "gui/widgets/step_panel.h"

class QLabel;
class QPainter;

namespace solverscope {

class Bookmarks;
class RowMap;

/// A bookmark at a step of the recording.
struct StepMark {
    std::int64_t step = 1;
    int bookmark = 0;  // its place in the notebook
    QString name;
    bool elsewhere = false;  // it belongs to another run of the scene
    bool operator==(const StepMark&) const = default;
};

/// The steps of the recording from left to right, with the cursor and the inputs. Drag to move.
class StepStrip : public QWidget {
    Q_OBJECT

public:
    explicit StepStrip(DebuggerController& controller, QWidget* parent = nullptr);

    /// The step whose slot contains a pixel; the first or the last beyond the ends.
    std::int64_t stepAt(int x) const;

    /// The middle of a step's slot.
    double middleOf(std::int64_t step) const;

    /// The inputs of the steps near a pixel, a line each.
    QString inputsAt(int x) const;

    void setMarks(std::vector<StepMark> marks);
    const std::vector<StepMark>& marks() const { return m_marks; }

    /// The mark whose flag is at a place, or nullptr.
    const StepMark* markAt(QPoint at) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void markChosen(int bookmark);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void travelTo(int x);
    std::int64_t steps() const;

    void paintMarks(QPainter& painter) const;

    DebuggerController& m_controller;
    std::vector<StepMark> m_marks;
};

/// Time, all of it: above, the steps of the recording; below, the inside of the cursor's step.
class Timeline : public StepPanel {
    Q_OBJECT

public:
    explicit Timeline(DebuggerController& controller, QWidget* parent = nullptr);

    StepStrip& strip() { return *m_strip; }

    /// Marks the moments that were kept; a click comes back to them.
    void useBookmarks(Bookmarks& bookmarks);

private:
    void refresh() override;
    void showStatus();
    std::vector<StepMark> marks() const;

    class Status;

    Bookmarks* m_bookmarks = nullptr;
    StepStrip* m_strip;
    RowMap* m_map;
    Status* m_status;
};

}  // namespace solverscope
