// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>

namespace solverscope {

/// A list in the settings of this user, as breakpoints are. Two windows have lists of their own; saved is what is in either, less
/// what was taken out of either.
class KeptList {
public:
    explicit KeptList(QString key) : m_key(std::move(key)) {}

    /// At most this many; what is behind stays in the settings.
    QStringList load(qsizetype most = -1);
    void save(const QStringList& mine);

private:
    QString m_key;
    QStringList m_before;  // this window's, when it was loaded or saved last
};

}  // namespace solverscope
