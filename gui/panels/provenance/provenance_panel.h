// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "gui/session/step_analysis.h"
#include "gui/widgets/take_over.h"
#include "physics/analysis/accounts/provenance_groups.h"
#include "physics/analysis/row_identity.h"

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace solverscope {

class DebuggerController;
class ProvenanceModel;
class QuantityChooser;
class WaterfallChart;

/// Where a number comes from: its contributions as a waterfall and as a table. Each is a link to the stop that made it. The
/// panel follows the cursor; to a stop that it has sent the cursor itself it does not, so that one can go on to the next.
class ProvenancePanel : public QWidget, public ViewState<ProvenancePanel> {
    Q_OBJECT

public:
    explicit ProvenancePanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Goes on where the same view of another language stands.
    void restoreFrom(ProvenancePanel& before);

    /// Shows the account of a number at the cursor.
    void ask(Quantity quantity);

    /// The number of the selected body that was asked for last, or the marked row's impulse.
    void askAboutSelection();

    const std::optional<Quantity>& asked() const { return m_asked; }
    const ProvenanceModel& model() const { return *m_model; }

    /// Puts the keyboard on the waterfall, or on the choice where there is none.
    void takeFocus();

signals:
    void rowPointed(std::optional<RowRef> row);  // the row of the contribution under the mouse or the keyboard

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Moment {
        Cursor cursor;
        std::shared_ptr<const StepTrace> step;
        bool operator==(const Moment&) const = default;
    };

    Moment now() const;
    QWidget* buildAccount();
    void refresh();
    void account();
    void showAccount(std::optional<Provenance> provenance);
    void showPlaceholder(const QString& words);
    void showMoment();
    void regroup();
    void travel(const QModelIndex& line);
    void point(const QModelIndex& line);
    void copy() const;

    DebuggerController& m_controller;
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
    std::optional<Quantity> m_asked;
    std::optional<RowIdentity> m_row;  // of the number that is asked for, where it is an impulse
    Quantity::Kind m_lastKind = Quantity::Kind::Vy;
    Moment m_account;              // of which the account is
    std::optional<Moment> m_sent;  // to where the panel has sent the cursor
    LatestTask<std::optional<Provenance>> m_task;
};

}  // namespace solverscope
