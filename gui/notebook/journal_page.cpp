// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "gui/notebook/html.h"
#include "gui/notebook/journal_entry.h"
#include "gui/notebook/notebook_export.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::size_t maxMoments = 1'000;  // the newest; the other entries have words and numbers, but no picture and table
constexpr std::size_t maxLessonRows = 24;

const char* const journalStyle = R"(
article { border-top: 1px solid var(--line); padding: .9rem 0; } p.head { margin: 0 0 .5rem; color: var(--faint); }
p.head b { color: var(--ink); } .right { color: #00734f; font-weight: 600; } .wrong { color: #b34700; font-weight: 600; }
@media (prefers-color-scheme: dark) { .right { color: #4fd1a5; } .wrong { color: #ff9d5c; } }
table.sides { margin: .5rem 0; } table.sides td { font-weight: 600; white-space: normal; } blockquote { margin: .5rem 0; padding: .3rem .9rem; border-left: 3px solid #0072b2; background: var(--band); }
svg.formula { display: block; margin: .6rem 0 .6rem 1.5rem; max-width: 100%; } nav ul { columns: 2; }
@page { margin: 16mm; }
@media print { :root { color-scheme: light; --ink: #1b1f24; --faint: #5a6270; --ground: #ffffff; --line: #d5dae1; --band: #f3f5f8; --mark: #fdf1d6; --warn: #9a3b00; } body { max-width: none; padding: 0; font-size: 11pt; } article, figure { break-inside: avoid; } h2 { break-after: avoid; } }
)";

class JournalPage : public NotebookPage {
    Q_DECLARE_TR_FUNCTIONS(JournalPage)

public:
    explicit JournalPage(Notebook notebook) : NotebookPage(std::move(notebook)) {}

    /// Of several answers to the same instance of a question, the last.
    std::vector<std::size_t> wanted() const override;
    MomentReport report(std::size_t entry, const std::atomic<bool>* cancelled) override;
    void add(std::size_t entry, const MomentReport& report) override;
    QByteArray finish() const override;
    QString progress(std::size_t made) const override { return tr("Exporting the lesson notebook: moment %1 …").arg(made + 1); }

private:
    QString summary() const;
    QString article(std::size_t place) const;

    std::optional<LessonLibrary> m_library;
    std::map<std::size_t, QString> m_moments;  // as HTML
};

std::vector<std::size_t> JournalPage::wanted() const {
    std::vector<std::size_t> places;
    std::set<QStringList> shown;
    for (std::size_t i = entries().size(); i-- > 0 && places.size() < maxMoments;) {
        const NotebookEntry& entry = entries()[i];
        const bool asked = entry.kind == EntryKind::Answer;
        const QStringList which{entry.lesson, entry.question, asked ? QString::number(entry.instance) : QString(), entry.link};
        if (!entry.link.isEmpty() && shown.insert(which).second) places.push_back(i);
    }
    std::ranges::reverse(places);
    return places;
}

MomentReport JournalPage::report(std::size_t entry, const std::atomic<bool>* cancelled) {
    if (!m_library) m_library.emplace();
    const auto moment = momentOf(entries()[entry], *m_library, Scene{});
    if (moment) return m_reporter.report(moment->moment, cancelled, MomentDetail::Brief);
    MomentReport report;
    report.problem = QString::fromStdString(moment.error().message);
    return report;
}

void JournalPage::add(std::size_t entry, const MomentReport& report) {
    QString& html = m_moments[entry];
    if (!report.problem.isEmpty()) {
        html = htmlParagraph("warn", tr("This moment can no longer be reproduced: %1.").arg(report.problem));
        return;
    }
    html = htmlFigure("png", report.light, report.dark, {400, 250}, report.where, "screen and (prefers-color-scheme: dark)");
    if (!report.same)
        html +=
            htmlParagraph("warn", tr("These numbers differ from those of the entry: the lesson or the solver has changed since."));
    const std::size_t rows = report.rows.size();
    const QString title = rows > maxLessonRows ? tr("The rows at this moment: the first %1 of %2").arg(maxLessonRows).arg(rows)
                                               : tr("The rows at this moment");
    html += rowTable(report, {title, maxLessonRows, false, [](const std::optional<Clamp>& clamp) {
                                  return clamp ? qstring(clampName(*clamp)) : QStringLiteral("–");
                              }});
}

QString JournalPage::summary() const {
    QString lines;
    for (const JournalGroup& group : groupedByLesson(entries())) {
        if (group.lesson.isEmpty()) continue;
        int answers = 0, right = 0, atOnce = 0, hints = 0;
        for (const std::size_t place : group.entries) {
            const NotebookEntry& entry = entries()[place];
            if (entry.kind != EntryKind::Answer && entry.kind != EntryKind::Exercise) continue;
            ++answers;
            right += entry.right;
            atOnce += entry.right && entry.tries <= 1 && entry.hints == 0;
            hints += entry.hints;
        }
        QString cells = QStringLiteral("<td><a href=\"#lesson-%1\">%2</a></td>")
                            .arg(htmlText(group.lesson), htmlText(JournalEntryText::title(group)));
        for (const int count : {answers, right, atOnce, hints}) cells += QStringLiteral("<td class=\"n\">%1</td>").arg(count);
        lines += htmlLine(cells);
    }
    if (lines.isEmpty()) return {};
    return htmlTable({{tr("lesson"), false},
                      {tr("answers"), true},
                      {tr("right"), true},
                      {tr("right at once"), true},
                      {tr("hints"), true}},
                     lines) +
           QLatin1Char('\n');
}

QString JournalPage::article(std::size_t place) const {
    const NotebookEntry& entry = entries()[place];
    const bool own = entry.kind == EntryKind::Note || entry.kind == EntryKind::Moment;
    QStringList head{QStringLiteral("<b>%1</b>").arg(htmlText(JournalEntryText::kind(entry)))};
    if (const QString verdict = JournalEntryText::verdict(entry); !verdict.isEmpty())
        head += QStringLiteral("<span class=\"%1\">%2</span>")
                    .arg(entry.right ? QStringLiteral("right") : QStringLiteral("wrong"), htmlText(verdict));
    for (const QString& each : {JournalEntryText::time(entry), JournalEntryText::effort(entry), entry.where})
        if (!each.isEmpty()) head += htmlText(each);
    QString html = QStringLiteral("<article>\n<p class=\"head\">%1</p>\n").arg(head.join(QStringLiteral(" · ")));
    if (!entry.heading.isEmpty())
        html += own ? QStringLiteral("<p>%1</p>\n").arg(htmlText(entry.heading)) : htmlLesson(entry.heading);
    if (JournalEntryText::hasSides(entry))
        html += QStringLiteral(
                    "<table class=\"sides\"><thead><tr><th>%1</th><th>%2</th></tr></thead><tbody><tr>%3%4</tr></tbody></table>\n")
                    .arg(htmlText(entry.stage == QLatin1String("Predict") ? tr("Your prediction") : tr("Your answer")),
                         htmlText(tr("Right")), htmlCell(entry.given), htmlCell(entry.truth));
    else if (!entry.given.isEmpty())
        html += QStringLiteral("<p>%1</p>\n").arg(htmlText(entry.given));
    const QString model = JournalEntryText::modelAnswer(entry);
    if (model.isEmpty()) html += htmlLesson(entry.feedback);
    if (!entry.text.isEmpty())
        html += own ? htmlLesson(entry.text) : QStringLiteral("<blockquote>%1</blockquote>\n").arg(htmlText(entry.text));
    html += htmlLesson(model);
    if (const auto moment = m_moments.find(place); moment != m_moments.end()) html += moment->second;
    if (!entry.link.isEmpty()) html += htmlLink(tr("Link:"), entry.link);
    return html + QStringLiteral("</article>\n");
}

QByteArray JournalPage::finish() const {
    QString page = pageBegin(tr("Lesson notebook"), QString::fromUtf8(journalStyle));
    if (entries().empty()) page += QStringLiteral("<p>%1</p>\n").arg(htmlText(tr("This notebook is empty.")));
    page += summary();
    for (const JournalGroup& group : groupedByLesson(entries())) {
        page += QStringLiteral("<section id=\"lesson-%1\">\n<h2>%2</h2>\n")
                    .arg(htmlText(group.lesson), htmlText(JournalEntryText::title(group)));
        for (const std::size_t place : group.entries) page += article(place);
        page += QStringLiteral("</section>\n");
    }
    return (page + pageEnd()).toUtf8();
}

}  // namespace

std::unique_ptr<NotebookPage> journalPageOf(Notebook notebook) { return std::make_unique<JournalPage>(std::move(notebook)); }

}  // namespace solverscope
