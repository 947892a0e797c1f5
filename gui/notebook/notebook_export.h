// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "gui/notebook/moment_report.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// A notebook as one HTML page to read and print: no script, nothing loaded from elsewhere, light or dark as the reader likes it.
/// The same notebook gives the same bytes, in the same time zone. Its moments are made one after another, as that takes time.
class NotebookPage {
    Q_DECLARE_TR_FUNCTIONS(NotebookPage)

public:
    static std::unique_ptr<NotebookPage> of(Notebook notebook);
    virtual ~NotebookPage() = default;

    const std::vector<NotebookEntry>& entries() const { return m_notebook.entries; }

    /// The entries whose moments the page shows, by their places.
    virtual std::vector<std::size_t> wanted() const = 0;

    /// What there is to see at an entry's moment; any thread, one at a time.
    virtual MomentReport report(std::size_t entry, const std::atomic<bool>* cancelled = nullptr) = 0;

    /// Takes in such a report. To be called in the thread of the widgets, as charts are drawn.
    virtual void add(std::size_t entry, const MomentReport& report) = 0;

    /// Any thread.
    virtual QByteArray finish() const = 0;

    /// As text: how far it is when so many of the wanted entries are made.
    virtual QString progress(std::size_t made) const = 0;

protected:
    /// How a page shows the rows of a moment: at most so many and the current one, the row's bias or not, and words for the clamp.
    struct RowTable {
        QString title;
        std::size_t maxRows = 0;
        bool hasBias = false;
        QString (*clampText)(const std::optional<Clamp>& clamp) = nullptr;
    };

    /// Empty without rows.
    static QString rowTable(const MomentReport& report, const RowTable& table);

    explicit NotebookPage(Notebook notebook) : m_notebook(std::move(notebook)) {}

    Notebook m_notebook;
    MomentReporter m_reporter;
};

/// The moments of a scene that were kept.
std::unique_ptr<NotebookPage> scenePageOf(Notebook notebook);

/// What the learner has done in lessons.
std::unique_ptr<NotebookPage> journalPageOf(Notebook notebook);

/// The page of a notebook at once, for use without a window.
QByteArray pageOf(Notebook notebook);

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
