// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPixmap>
#include <optional>
#include <vector>

#include "gui/panels/timeline/row_map_table.h"
#include "gui/widgets/step_panel.h"

namespace solverscope {

/// The inside of the cursor's step: phases and sweeps from left to right, rows from top to bottom, each visit in the colour of
/// its |Δλ|. Click to travel to an event.
class RowMap : public StepPanel {
    Q_OBJECT

public:
    explicit RowMap(DebuggerController& controller, QWidget* parent = nullptr);

    const RowMapTable& table() const { return m_table; }

    /// The event under a point, if there is one: that of the cell, the end of the sweep under its number, the end of the phase
    /// under its name.
    std::optional<std::size_t> eventAt(QPoint at);

    /// The rectangle of an event; empty if it has none.
    QRectF rectOf(std::size_t event);

    /// For blocks that have no room for the whole name.
    QString shortLabelOf(const RowMapTable::Block& block) const;

    struct Label {
        QRectF place;
        QString text;
    };
    std::vector<Label> headings() const;  // above the blocks
    std::vector<Label> sweepLabels() const;

    /// The event in words.
    QString describe(std::size_t event);

    QSize sizeHint() const override { return {640, 110}; }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh() override;
    void layOut();
    void draw();
    void drawLegend(QPainter& painter, const QRectF& rect);
    bool isHidden(std::size_t event) const;
    void paintHiddenNotice(QPainter& painter, const QColor& ground);
    QRectF mapRect() const;
    QRectF cellRect(int block, int column, int row) const;
    QString labelOf(const RowMapTable::Block& block) const;
    bool isNarrow(const RowMapTable::Block& block) const { return block.columns == 0; }

    RowMapTable m_table;
    StepSeen m_step;               // whose events the table has
    std::optional<World> m_named;  // the world that has the names of the step's contacts
    std::vector<QRectF> m_rects;   // of the blocks
    QPixmap m_picture;             // all that does not depend on the cursor
    bool m_drawn = false;
};

}  // namespace solverscope
