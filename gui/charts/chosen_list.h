// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QListWidget>
#include <vector>

#include "gui/charts/chart_series.h"

namespace solverscope {

/// The items of a chart, each with a sample of its line. Delete removes the one with the keyboard focus; Enter or a double
/// click activates it.
class ChosenList : public QListWidget {
    Q_OBJECT

public:
    explicit ChosenList(QWidget* parent = nullptr);

    /// Names and looks; the points are not read. The tool tip of a line is its meaning.
    void show(std::vector<ChartSeries> chosen);

    /// Both in a splitter, the chart with all the room that the list does not need. The splitter is a child of the list's parent.
    QWidget* placedBeside(QWidget* chart);

    /// The text shown while the list is empty.
    void setHint(const QString& hint) { m_hint = hint; }

    QSize sizeHint() const override { return {210, 90}; }
    QSize minimumSizeHint() const override { return {90, 40}; }

signals:
    void removalRequested(int place);
    void entryActivated(int place);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void initViewItemOption(QStyleOptionViewItem* option) const override;

private:
    void restyle();

    std::vector<ChartSeries> m_chosen;
    QString m_hint;
};

}  // namespace solverscope
