// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/session/notebook_store.h"

namespace solverscope {

/// The learner's notebook: what was predicted, answered and written, in order of time.
class Journal : public NotebookStore {
    Q_OBJECT

public:
    /// The file of this user.
    static QString defaultFile();

    explicit Journal(QString file = defaultFile(), QObject* parent = nullptr);
    ~Journal() override;

    /// Adds an entry, which gets its id and, unless it has one, its time. Returns the id. A full notebook first moves its oldest
    /// entries to a file of their own.
    qint64 add(NotebookEntry entry);

    /// Another text for an entry, for what is written elsewhere and can be undone there.
    void follow(qint64 id, const QString& text);
};

}  // namespace solverscope
