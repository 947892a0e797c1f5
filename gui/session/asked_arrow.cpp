// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/asked_arrow.h"

namespace solverscope {

void AskedArrow::ask(const QObject* asker, Vec2 tail, Real metresPerUnit) {
    m_asker = asker;
    m_tail = tail;
    m_metresPerUnit = metresPerUnit;
    m_drawn.reset();
    m_truth.reset();
    emit changed();
}

void AskedArrow::draw(std::optional<Vec2> value) {
    if (!isOpen() || m_drawn == value) return;
    m_drawn = value;
    emit changed();
}

void AskedArrow::tell(Vec2 truth) {
    if (!isOpen()) return;
    m_truth = truth;
    emit changed();
}

void AskedArrow::clear(const QObject* asker) {
    if (!isAsked() || m_asker != asker) return;
    m_asker = nullptr;
    m_drawn.reset();
    m_truth.reset();
    emit changed();
}

}  // namespace solverscope
