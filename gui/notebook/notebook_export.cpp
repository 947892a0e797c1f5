// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/notebook_export.h"

#include <QDir>

#include "gui/notebook/html.h"
#include "gui/session/kept_file.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"

namespace solverscope {

std::unique_ptr<NotebookPage> NotebookPage::of(Notebook notebook) {
    return notebook.kind == NotebookKind::OfLessons ? journalPageOf(std::move(notebook)) : scenePageOf(std::move(notebook));
}

QString NotebookPage::rowTable(const MomentReport& report, const RowTable& table) {
    if (report.rows.empty()) return {};
    std::vector<std::pair<QString, bool>> columns{{tr("row"), true},
                                                  {tr("constraint"), false},
                                                  {tr("kind"), false},
                                                  {QStringLiteral("Jv [m/s]"), true},
                                                  {QStringLiteral("m_eff [kg]"), true}};
    if (table.hasBias) columns.emplace_back(tr("bias [%1]").arg(rowUnit(report.list, false)), true);
    columns.emplace_back(QStringLiteral("Λ [%1]").arg(impulseUnit(report.list, false)), true);
    columns.emplace_back(tr("clamp"), false);
    QString lines;
    for (const MomentReport::RowLine& row : report.rows) {
        if (row.number > table.maxRows && !row.current) continue;
        QString cells = QStringLiteral("<td class=\"n\">%1</td>").arg(row.number) + htmlCell(row.constraint) + htmlCell(row.kind) +
                        (row.jv ? htmlNumberCell(*row.jv) : QStringLiteral("<td class=\"n\">–</td>")) +
                        htmlNumberCell(row.effectiveMass);
        if (table.hasBias) cells += htmlNumberCell(row.bias);
        lines += htmlLine(cells + htmlNumberCell(row.lambda) + htmlCell(table.clampText(row.clamp)), row.current);
    }
    return htmlFoldedTable(table.title, columns, lines, true);
}

QByteArray pageOf(Notebook notebook) {
    const auto page = NotebookPage::of(std::move(notebook));
    for (const std::size_t entry : page->wanted()) page->add(entry, page->report(entry));
    return page->finish();
}

NotebookExport::NotebookExport(QObject* parent) : QObject(parent), m_making(this), m_finishing(this) {}

void NotebookExport::begin(Notebook notebook, const QString& file) {
    stop();
    m_succeeded = false;
    m_file = file;
    m_page = NotebookPage::of(std::move(notebook));
    m_wanted = m_page->wanted();
    m_made = 0;
    next();
}

void NotebookExport::next() {
    if (m_made == m_wanted.size()) {
        m_finishing.run([page = m_page](const std::atomic<bool>&) { return page->finish(); },
                        [this](const QByteArray& page) {
                            if (!isBusy()) return;
                            const QString name = QDir::toNativeSeparators(m_file);
                            const bool written = replaceFile(page, m_file);
                            end(written, written ? tr("Written: %1").arg(name) : tr("%1: cannot be written").arg(name));
                        },
                        true);
        return;
    }
    m_progress = m_page->progress(m_made);
    emit progressed();
    m_making.run(
        [page = m_page, entry = m_wanted[m_made]](const std::atomic<bool>& cancelled) { return page->report(entry, &cancelled); },
        [this](const MomentReport& report) {
            if (!isBusy()) return;
            m_page->add(m_wanted[m_made++], report);
            next();
        },
        true);
}

void NotebookExport::cancel() {
    if (isBusy()) end(false, tr("The export was cancelled; nothing was written."));
}

void NotebookExport::stop() {
    m_making.cancelAndWait();
    m_finishing.cancelAndWait();
    m_page.reset();
}

void NotebookExport::end(bool succeeded, const QString& outcome) {
    stop();
    m_succeeded = succeeded;
    m_progress = outcome;
    emit finished();
}

}  // namespace solverscope
