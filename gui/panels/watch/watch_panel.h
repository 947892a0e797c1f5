// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/widgets/step_panel.h"

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;

namespace solverscope {

class ConditionEdit;
class WatchList;
class SamplerBar;
class SparklineDelegate;

/// The watch expressions: their values at the cursor, and sparklines of their history.
class WatchPanel : public StepPanel {
    Q_OBJECT

public:
    WatchPanel(DebuggerController& controller, WatchList& meters, QWidget* parent = nullptr);

    void startTyping();

    /// Whether values to be shown are still being computed.
    bool isBusy() const;

private:
    enum Column { Name, Value, Line };

    void buildList();
    void fillOffers(QMenu& menu);
    void addFromEdit();
    void add(const QString& text);
    void editCurrent();
    void refresh() override;
    void showReadings();
    void showReading(int place);
    void travelToReading(int place);
    void travelTo(double x);
    void copy() const;
    bool overSteps() const;

    WatchList& m_meters;
    ConditionEdit* m_edit;
    QPushButton* m_add;
    QTreeWidget* m_list;
    SparklineDelegate* m_lines;
    QComboBox* m_span;
    SamplerBar* m_samplerBar;
    QLabel* m_hint;
    int m_edited = -1;  // the meter that the line will change; −1: it will be a new one
};

}  // namespace solverscope
