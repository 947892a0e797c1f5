// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

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

/// The watch expressions: their values at the cursor, and sparklines of their history.
class WatchPanel : public QWidget {
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
