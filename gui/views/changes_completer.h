// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCompleter>
#include <QLineEdit>

namespace solverscope {

/// Offers settings and their values, in a line of KEY=VALUE with a comma between two, for the one at the text cursor.
class ChangesCompleter : public QCompleter {
    Q_OBJECT

public:
    explicit ChangesCompleter(QLineEdit* edit);

    QStringList splitPath(const QString& path) const override;
    QString pathFromIndex(const QModelIndex& index) const override;

private:
    QLineEdit* m_edit;
};

/// Without the blanks around keys, values and commas, and without empty parts.
QString tidyChanges(const QString& changes);

}  // namespace solverscope
