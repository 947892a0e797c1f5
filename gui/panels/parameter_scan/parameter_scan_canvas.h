// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "gui/widgets/heat_map.h"

namespace solverscope {

/// A heat map with a cell that arrow keys and the mouse choose.
class ParameterScanCanvas : public QWidget {
    Q_OBJECT

public:
    explicit ParameterScanCanvas(QWidget* parent = nullptr);

    /// The selected cell is kept if the size is the same.
    void show(HeatMap map);
    void setCell(std::size_t cell, const HeatCell& value);
    const HeatMap& map() const { return m_map; }

    /// The tool tip of a cell.
    void setTips(std::function<QString(std::size_t cell)> tip) { m_tip = std::move(tip); }

    std::optional<std::size_t> chosen() const;
    void choose(QPoint columnAndLine);

    QRectF cellRect(int column, int line) const;
    std::optional<QPoint> cellUnder(QPointF at) const;

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {200, 90}; }

signals:
    void cellChosen();
    void cellOpened(std::size_t cell);
    void copyRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    HeatMap m_map;
    std::function<QString(std::size_t)> m_tip;
    std::optional<QPoint> m_chosen;
};

}  // namespace solverscope
