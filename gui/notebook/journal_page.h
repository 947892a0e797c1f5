// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <atomic>
#include <map>
#include <optional>
#include <vector>

#include "gui/notebook/moment_report.h"
#include "gui/session/journal_file.h"

namespace solverscope {

/// The lesson notebook as one HTML page to read and print: no script, nothing loaded from elsewhere, light or dark as the reader
/// likes it. The same entries give the same bytes in the same time zone.
class JournalPage {
    Q_DECLARE_TR_FUNCTIONS(JournalPage)

public:
    /// So many entries have a picture and a table, the newest; the others have words and numbers.
    static constexpr std::size_t mostMoments = 1'000;

    explicit JournalPage(const std::vector<JournalEntry>& entries);

    /// The entries whose moments the page wants to show: of several answers to the same instance of a question, the last.
    std::vector<std::size_t> wanted() const;

    /// What there is to see at an entry's moment.
    void show(std::size_t entry, const MomentReport& report);

    QByteArray finish() const;

private:
    QString summary() const;
    QString article(std::size_t place) const;

    const std::vector<JournalEntry>& m_entries;
    std::map<std::size_t, QString> m_moments;  // as HTML
};

/// The page of entries, with their moments made anew; any thread. `made` counts the moments.
QByteArray journalPageOf(const std::vector<JournalEntry>& entries, const std::atomic<bool>* cancelled = nullptr,
                         std::atomic<int>* made = nullptr);

/// Markdown of a lesson as HTML: HTML in it is text, links and pictures are their names, formulas are drawings in the page.
QString htmlLesson(const QString& markdown);

}  // namespace solverscope
