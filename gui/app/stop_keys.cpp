// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/stop_keys.h"

#include <QApplication>
#include <QKeyEvent>

#include "gui/app/actions.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {

StopKeys::StopKeys(DebuggerController& controller, const Actions& commands, QObject* parent)
    : QObject(parent), m_controller(controller), m_commands(commands) {
    qApp->installEventFilter(this);
}

bool StopKeys::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
    auto* key = static_cast<QKeyEvent*>(event);
    // The key that starts a replay is still on its way to the parents of what has taken it.
    if (event->type() == QEvent::KeyPress) return m_swallowed == key->key();
    m_swallowed = 0;
    if (!stops(*key)) return false;
    m_controller.pause();
    if (key->key() != Qt::Key_Escape && key->key() != Qt::Key_Space) return false;
    m_swallowed = key->key();
    event->accept();
    return true;
}

bool StopKeys::stops(const QKeyEvent& key) {
    const Playing playing = m_controller.playing();
    if (playing != Playing::Sweeps && playing != Playing::Replay) return false;
    for (const int modifier : {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_AltGr})
        if (key.key() == modifier) return false;
    if (playing == Playing::Replay) return true;
    for (const char* name : {"sweeps", "sweeps-faster", "sweeps-slower", "loop-step"})
        if (m_commands[QLatin1String(name)]->shortcuts().contains(QKeySequence(key.keyCombination()))) return false;
    return true;
}

}  // namespace solverscope
