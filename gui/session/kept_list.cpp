// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/kept_list.h"

#include <QSettings>

namespace solverscope {

QStringList KeptList::load(qsizetype most) {
    m_before = QSettings().value(m_key).toStringList().mid(0, most);
    return m_before;
}

void KeptList::save(const QStringList& mine) {
    QSettings settings;
    const QStringList theirs = settings.value(m_key).toStringList();
    QStringList merged;
    for (const QString& text : mine)
        if (theirs.contains(text) || !m_before.contains(text)) merged += text;
    for (const QString& text : theirs)
        if (!m_before.contains(text) && !mine.contains(text)) merged += text;
    settings.setValue(m_key, merged);
    m_before = mine;
}

}  // namespace solverscope
