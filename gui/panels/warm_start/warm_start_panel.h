// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QWidget>
#include <cstdint>
#include <optional>

#include "gui/widgets/column_table_model.h"
#include "physics/analysis/accounts/warm_start_story.h"
#include "physics/debugger/session.h"

class QLabel;
class QPushButton;
class QTableView;

namespace solverscope {

class DebuggerController;

/// What became of the impulses that the contact points of the last step ended with: which points are the same, how long they have
/// been, what the step began with and what was thrown away, and why. A match can be broken, to see what it is worth.
class WarmStartPanel : public QWidget {
    Q_OBJECT

public:
    explicit WarmStartPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Lets the chosen point forget its impulses: in the cursor's step, or in the next one when this step has ended.
    void breakMatch();

    /// Puts the keyboard into the table.
    void startReading();

    /// The chosen lines, or all of them, with every number in full.

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        PointReport point;
        QString bodies;
        QString feature;
        QString why;
    };
    using Model = ColumnTableModel<Line>;

    std::vector<Model::Column> columns();
    Model::Column impulseColumn(const QString& title, const QString& toolTip, KeptImpulse PointReport::*kind,
                                Real KeptImpulse::*part);
    QVariant look(const Line& line, int role) const;
    void refresh();
    void fill();
    void showSummary();
    void followMarkedRow();
    void showChoice();
    void choose(const QModelIndex& line);
    void travel(const QModelIndex& line);
    const PointReport* chosen() const;
    QString breakDisabledReason(const PointReport* point) const;
    std::optional<std::size_t> firstVisitOf(const PointReport& point, bool warmStart) const;

    DebuggerController& m_controller;
    Model* m_model;
    QTableView* m_table;
    QLabel* m_summary;
    QLabel* m_empty;
    QLabel* m_hint;
    QPushButton* m_break;
    std::optional<WarmStartReport> m_story;
    StepSeen m_step;
    bool m_following = false;  // the table follows the marked row
    bool m_choosing = false;   // the marked row follows the table
};

}  // namespace solverscope
