// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "gui/session/latest_task.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/accounts/provenance_groups.h"
#include "physics/analysis/impulses.h"

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace solverscope {

class ProvenanceModel;
class QuantityChooser;
class WaterfallChart;

/// The origin of a number: its contributions as a waterfall and as a table. Each links to the event that made it. The panel
/// follows the cursor, but not when it has moved the cursor itself, so that one can go on to the next link.
class ProvenancePanel : public StepPanel {
    Q_OBJECT

public:
    explicit ProvenancePanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Shows the account of a number at the cursor.
    void ask(Quantity quantity);

    /// The quantity of the selected body that was requested last, or the marked row's impulse.
    void askAboutSelection();

    const std::optional<Quantity>& requestedQuantity() const { return m_requestedQuantity; }
    const ProvenanceModel& model() const { return *m_model; }

    /// Moves the keyboard focus to the waterfall, or to the chooser if there is none.
    void takeFocus();

signals:
    void rowPointed(std::optional<RowRef> row);  // the row of the contribution under the mouse or the keyboard

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Moment {
        Cursor cursor;
        StepSeen step;
        bool operator==(const Moment&) const = default;
    };

    Moment now() const;
    QWidget* buildAccount();
    void refresh() override;
    void account();
    void showAccount(std::optional<Provenance> provenance);
    void showPlaceholder(const QString& words);
    void showMoment();
    void regroup();
    void travel(const QModelIndex& line);
    void point(const QModelIndex& line);
    void copy() const;

    ProvenanceModel* m_model;
    QuantityChooser* m_chooser;
    QComboBox* m_grouping;
    QToolButton* m_return;
    QStackedWidget* m_pages;
    QLabel* m_words;
    QLabel* m_headline;
    QLabel* m_sum;
    QLabel* m_shares;
    QSplitter* m_splitter;
    QTreeView* m_table;
    WaterfallChart* m_chart;

    QString m_scene;
    std::optional<Quantity> m_requestedQuantity;
    std::optional<RowIdentity> m_row;  // of the requested number, if it is an impulse
    Quantity::Kind m_lastKind = Quantity::Kind::Vy;
    Moment m_account;              // of which the account is
    std::optional<Moment> m_sent;  // the moment to which the panel has moved the cursor
    LatestTask<std::optional<Provenance>> m_task;
};

}  // namespace solverscope
