// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractScrollArea>
#include <QPersistentModelIndex>
#include <optional>
#include <vector>

class QTreeView;

namespace solverscope {

class ProvenanceModel;

/// The contributions of a ProvenanceModel as bars, one below the other, each beginning at the end of the previous one. Expanded
/// groups and the selected line are shared with a tree view of the same model.
class WaterfallChart : public QAbstractScrollArea {
    Q_OBJECT

public:
    WaterfallChart(ProvenanceModel& model, QTreeView& table, QWidget* parent = nullptr);

    /// Marks the lines made by the stop at the cursor; nothing: none.
    void setCursorEvent(std::optional<std::size_t> event);

    /// The rectangle of a model line in the viewport; empty if it is in a collapsed group.
    QRect rectOf(const QModelIndex& line) const;
    QModelIndex lineAt(QPoint at) const;

    /// Whether the axis omits the numbers between 0 and the start of the contributions.
    bool hasAxisBreak() const { return m_axis.hasBreak; }

    QSize sizeHint() const override { return {380, 260}; }
    QSize minimumSizeHint() const override { return {180, 90}; }

signals:
    void activated(const QModelIndex& line);
    void pointed(const QModelIndex& line);  // the mouse is over it; invalid when it has left

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Axis {
        double lowest = 0;
        double highest = 1;
        bool hasBreak = false;
    };

    void relayout();
    void arrange();
    void findAxis();
    int lineHeight() const;
    int axisHeight() const;
    int firstLine() const;
    double screenX(double number) const;
    void paintLine(QPainter& painter, const QModelIndex& line, const QRect& rect) const;
    void paintBar(QPainter& painter, const QModelIndex& line, const QRect& rect) const;
    void paintAxis(QPainter& painter) const;
    void choose(std::size_t place);
    std::size_t chosen() const;
    bool isOpen(const QModelIndex& line) const;
    void toggle(const QModelIndex& line);

    ProvenanceModel& m_model;
    QTreeView& m_table;
    std::vector<QPersistentModelIndex> m_lines;  // those that are not in closed groups
    Axis m_axis;
    int m_labelWidth = 0;
    int m_numberWidth = 0;
    QPersistentModelIndex m_pointed;
    std::optional<std::size_t> m_cursorEvent;
};

}  // namespace solverscope
