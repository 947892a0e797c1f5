// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTimer>
#include <atomic>
#include <memory>
#include <vector>

#include "gui/notebook/page_export.h"
#include "gui/session/journal_file.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// Writes the lesson notebook as a page, in the background.
class JournalExport : public PageExport {
    Q_OBJECT

public:
    explicit JournalExport(QObject* parent = nullptr);

    /// A running export is called off.
    void begin(std::vector<JournalEntry> entries, const QString& file);

private:
    void stop() override;

    std::shared_ptr<std::atomic<int>> m_made;  // moments
    QTimer m_looking;
    LatestTask<QByteArray> m_task;
};

}  // namespace solverscope
