// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <atomic>
#include <memory>

#include "gui/session/journal_file.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// Writes the lesson notebook as a page, in the background.
class JournalExport : public QObject {
    Q_OBJECT

public:
    explicit JournalExport(QObject* parent = nullptr);

    /// A running export is called off.
    void begin(std::vector<JournalEntry> entries, const QString& file);
    void cancel();
    bool isBusy() const { return m_made != nullptr; }

    /// In words: how far it is, or what it came to.
    QString progress() const { return m_progress; }
    bool succeeded() const { return m_succeeded; }

signals:
    void progressed();
    void finished();

private:
    void end(bool succeeded, const QString& outcome);

    QString m_progress;
    bool m_succeeded = false;
    std::shared_ptr<std::atomic<int>> m_made;
    QTimer m_looking;
    LatestTask<QByteArray> m_task;
};

}  // namespace solverscope
