// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>

namespace solverscope {

/// A list in the user's settings, for example of breakpoints. Two windows have separate lists; the union of both is saved,
/// without what was removed from either.
class KeptList {
public:
    explicit KeptList(QString key) : m_key(std::move(key)) {}

    /// At most this many; the rest stays in the settings.
    QStringList load(qsizetype most = -1);
    void save(const QStringList& mine);

private:
    QString m_key;
    QStringList m_before;  // this window's, when it was loaded or saved last
};

}  // namespace solverscope
