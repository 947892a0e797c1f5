// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "gui/notebook/notebook_page.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// Exports a notebook as a page. The moments are computed in the background, one after another.
class NotebookExport : public QObject {
    Q_OBJECT

public:
    explicit NotebookExport(QObject* parent = nullptr);

    /// A running export is cancelled.
    void begin(Notebook notebook, const QString& file);

    void cancel();
    bool isBusy() const { return m_page != nullptr; }

    /// As text: the progress, or the result.
    QString progress() const { return m_progress; }
    bool succeeded() const { return m_succeeded; }

signals:
    void progressed();
    void finished();

private:
    void next();
    void stop();
    void end(bool succeeded, const QString& outcome);

    QString m_file;
    std::shared_ptr<NotebookPage> m_page;
    std::vector<std::size_t> m_wanted;
    std::size_t m_made = 0;  // of the wanted ones
    QString m_progress;
    bool m_succeeded = false;
    LatestTask<MomentReport> m_making;
    LatestTask<QByteArray> m_finishing;
};

}  // namespace solverscope
