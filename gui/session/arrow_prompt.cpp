// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/arrow_prompt.h"

namespace solverscope {

void ArrowPrompt::ask(const QObject* requester, Vec2 tail, Real metresPerUnit) {
    m_requester = requester;
    m_tail = tail;
    m_metresPerUnit = metresPerUnit;
    m_drawn.reset();
    m_truth.reset();
    emit changed();
}

void ArrowPrompt::draw(std::optional<Vec2> value) {
    if (!isOpen() || m_drawn == value) return;
    m_drawn = value;
    emit changed();
}

void ArrowPrompt::reveal(Vec2 truth) {
    if (!isOpen()) return;
    m_truth = truth;
    emit changed();
}

void ArrowPrompt::clear(const QObject* requester) {
    if (!isRequested() || m_requester != requester) return;
    m_requester = nullptr;
    m_drawn.reset();
    m_truth.reset();
    emit changed();
}

}  // namespace solverscope
