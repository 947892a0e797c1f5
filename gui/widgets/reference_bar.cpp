// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/reference_bar.h"

#include <QPushButton>

#include "gui/text/convergence_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int searchPollMilliseconds = 100;  // between two looks at the search

}  // namespace

ReferenceBar::ReferenceBar(const char* name, QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_find(new QPushButton(tr("&Find the exact answer"), this)),
      m_cancel(new QPushButton(tr("Cance&l"), this)) {
    const QByteArray prefix(name);
    named(m_text, (prefix + "Progress").constData());
    named(m_find, (prefix + "Find").constData(), {},
          tr("Computes the answer to which the sweeps converge; this may take a long time. Moving to another step cancels it."));
    named(m_cancel, (prefix + "Cancel").constData());
    m_text->setWordWrap(true);
    m_row = inRow({{m_text, 1}, m_find, m_cancel});
    fillPanel(this, {.margins = {}}, {m_row});
    connect(m_find, &QPushButton::clicked, this, &ReferenceBar::findClicked);
    connect(m_cancel, &QPushButton::clicked, this, &ReferenceBar::cancelClicked);
    connect(&m_ticker, &QTimer::timeout, this, &ReferenceBar::showProgress);
    showNothing();
}

void ReferenceBar::showNothing() {
    m_ticker.stop();
    m_progress.reset();
    hide();
}

/// The sentence above the button where there is no room for it beside.
void ReferenceBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int wanted = fontMetrics().horizontalAdvance(askFirstText()) + m_find->sizeHint().width() + m_row->spacing();
    m_row->setDirection(width() < wanted ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ReferenceBar::ask() {
    m_ticker.stop();
    m_progress.reset();
    m_text->setText(askFirstText());
    m_find->show();
    m_cancel->hide();
    show();
}

void ReferenceBar::showSearch(std::shared_ptr<const ReferenceProgress> progress) {
    m_progress = std::move(progress);
    m_find->hide();
    m_cancel->show();
    show();
    showProgress();
    if (!m_ticker.isActive()) m_ticker.start(searchPollMilliseconds);
}

bool ReferenceBar::asks() const { return !isHidden() && !m_find->isHidden(); }

void ReferenceBar::focusFind() { m_find->setFocus(); }

void ReferenceBar::showProgress() {
    if (m_progress) m_text->setText(describeProgress(m_progress->newtonSteps, m_progress->residual));
}

}  // namespace solverscope
