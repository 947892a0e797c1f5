// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

class QProgressBar;
class QSpinBox;
class QToolButton;

namespace solverscope {

class StepSampler;

/// How many of the last steps are looked at, how far that is, and a button that calls it off.
class SamplerBar : public QWidget {
    Q_OBJECT

public:
    /// `name`: the prefix of the widgets' object names, followed by "Steps", "Progress" and "Stop".
    SamplerBar(StepSampler& sampler, const char* name, QWidget* parent = nullptr);

private:
    void refresh();

    StepSampler& m_sampler;
    QSpinBox* m_steps;
    QProgressBar* m_progress;
    QToolButton* m_stop;
};

}  // namespace solverscope
