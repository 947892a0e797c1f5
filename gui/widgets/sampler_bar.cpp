// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/sampler_bar.h"

#include <QProgressBar>
#include <QSpinBox>
#include <QToolButton>

#include "gui/session/step_sampler.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {

SamplerBar::SamplerBar(StepSampler& sampler, const char* name, QWidget* parent)
    : QWidget(parent),
      m_sampler(sampler),
      m_steps(new CountEdit(this)),
      m_progress(new QProgressBar(this)),
      m_stop(new QToolButton(this)) {
    const QString prefix = QLatin1String(name);
    m_steps->setObjectName(prefix + QStringLiteral("Steps"));
    m_steps->setAccessibleName(tr("How many steps are evaluated"));
    m_steps->setToolTip(
        tr("This many of the last steps are recomputed in the background and evaluated; if the cursor is before them, the steps "
           "around the cursor"));
    m_steps->setRange(StepSampler::minSteps, StepSampler::maxSteps);
    m_steps->setSingleStep(60);
    m_steps->setValue(sampler.steps());
    setPrefixAndSuffix(*m_steps, tr("last %1 steps"));
    m_progress->setObjectName(prefix + QStringLiteral("Progress"));
    m_progress->setAccessibleName(tr("Steps done"));
    m_progress->setFixedWidth(90);
    m_progress->setFormat(QStringLiteral("%v/%m"));
    m_stop->setObjectName(prefix + QStringLiteral("Stop"));
    fillRow(this, {.margins = {0, 0, 0, 0}}, {m_steps, m_progress, m_stop});
    connect(m_steps, &QSpinBox::valueChanged, &sampler, &StepSampler::setSteps);
    connect(m_stop, &QToolButton::clicked, this, [this] { m_sampler.isStopped() ? m_sampler.resume() : m_sampler.stop(); });
    connect(&sampler, &StepSampler::sampled, this, &SamplerBar::refresh);
    refresh();
}

void SamplerBar::refresh() {
    const auto wanted = static_cast<int>(m_sampler.wanted());
    const bool busy = m_sampler.isBusy() || m_sampler.isStopped();
    m_progress->setVisible(busy && wanted > 0);
    m_stop->setVisible(busy && wanted > 0);
    m_progress->setRange(0, wanted);
    m_progress->setValue(static_cast<int>(m_sampler.done()));
    m_stop->setText(m_sampler.isStopped() ? tr("Continue") : tr("Cancel"));
    m_stop->setToolTip(m_sampler.isStopped() ? tr("Computes the missing steps")
                                             : tr("Stops, and keeps what has been evaluated so far"));
}

}  // namespace solverscope
