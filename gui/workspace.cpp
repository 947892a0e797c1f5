// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/workspace.h"

namespace solverscope {

Workspace::Workspace(QObject* parent) : QObject(parent) {}

void Workspace::load() {
    if (m_loaded) return;
    m_loaded = true;
    breakpoints.load();
    meters.load();
}

}  // namespace solverscope
