// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include "gui/charts/exported.h"

namespace solverscope {

class DebuggerController;
class LineChart;

/// The chart or table of a window that has the keyboard, or had it last; before that the first chart that is in sight.
class LastUsed : public QObject {
    Q_OBJECT

public:
    explicit LastUsed(QWidget& window);

    Exported* exported() const;
    LineChart* chart() const;

private:
    bool isOurs(const QWidget* widget) const;
    QWidget* place() const;

    QWidget& m_window;
    QPointer<QWidget> m_place;
};

/// Every chart of a window gets the caption that says scene, step and settings, and every table its commands to copy and export.
void makeAllExportable(QWidget& window, const DebuggerController& controller);

}  // namespace solverscope
