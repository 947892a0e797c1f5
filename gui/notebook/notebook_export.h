// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "gui/notebook/moment_report.h"
#include "gui/notebook/notebook_page.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// Writes a notebook as a page. The moments are made in the background, one after another.
class NotebookExport : public QObject {
    Q_OBJECT

public:
    explicit NotebookExport(QObject* parent = nullptr);

    /// A running export is called off.
    void begin(const Notebook& notebook, const QString& file);
    void cancel();
    bool isBusy() const { return m_page.has_value(); }

    /// In words: how far it is, or what it came to.
    QString progress() const { return m_progress; }
    bool succeeded() const { return m_succeeded; }

signals:
    void progressed();
    void finished();

private:
    void next();
    void end(bool succeeded, const QString& outcome);

    Notebook m_notebook;
    QString m_file;
    QString m_progress;
    bool m_succeeded = false;
    std::size_t m_entry = 0;
    std::optional<NotebookPage> m_page;
    std::shared_ptr<MomentReporter> m_reporter;
    LatestTask<MomentReport> m_task;
};

/// The page of a notebook at once, for use without a window.
QByteArray pageOf(const Notebook& notebook);

}  // namespace solverscope
