// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "lessons/loader/task_check.h"

class QLabel;

namespace solverscope {

/// One part of a task's check: its name, the numbers now, goal and tolerance, and a bar with the goal's band and a needle.
class TaskGauge : public QWidget {
    Q_OBJECT

public:
    explicit TaskGauge(QWidget* parent = nullptr);

    /// Without a name it is named after the quantity.
    void setFinding(const CheckFinding& finding, const QString& name = {});

    /// Name and numbers in one line.
    void setBrief();

    /// "now 1.9320 m · goal 1.8870 m ± 3 mm".
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect bar() const;

    CheckFinding m_finding;
    QLabel* m_name;
    QLabel* m_numbers;
};

}  // namespace solverscope
