// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "gui/notebook/moment_report.h"
#include "gui/notebook/notebook_page.h"
#include "gui/notebook/page_export.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// Writes a notebook as a page. The moments are made in the background, one after another.
class NotebookExport : public PageExport {
    Q_OBJECT

public:
    explicit NotebookExport(QObject* parent = nullptr);

    /// A running export is called off.
    void begin(const Notebook& notebook, const QString& file);

private:
    void next();
    void stop() override;

    Notebook m_notebook;
    QString m_file;
    std::size_t m_entry = 0;
    std::optional<NotebookPage> m_page;
    std::shared_ptr<MomentReporter> m_reporter;
    LatestTask<MomentReport> m_task;
};

/// The page of a notebook at once, for use without a window.
QByteArray pageOf(const Notebook& notebook);

}  // namespace solverscope
