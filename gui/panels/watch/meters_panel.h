// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "gui/widgets/take_over.h"

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;

namespace solverscope {

class ConditionEdit;
class DebuggerController;
class WatchList;
class SamplerBar;
class SparklineDelegate;

/// The meters: expressions with their values at the cursor, and small lines of what they were.
class WatchPanel : public QWidget, public ViewState<WatchPanel> {
    Q_OBJECT

public:
    WatchPanel(DebuggerController& controller, WatchList& meters, QWidget* parent = nullptr);

    /// Goes on where the same view of another language stands.
    void restoreFrom(WatchPanel& before);

    void startTyping();

    /// Whether values that are to be shown are still being worked out.
    bool isBusy() const;

private:
    enum Column { Name, Value, Line };

    void buildList();
    void fillOffers(QMenu& menu);
    void addFromEdit();
    void add(const QString& text);
    void editCurrent();
    int current() const;
    void follow();
    void refresh();
    void refreshLine(int place);
    void travelToReading(int place);
    void travelTo(double x);
    void copy() const;
    bool overSteps() const;

    DebuggerController& m_controller;
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
