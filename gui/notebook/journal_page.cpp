// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/journal_page.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <set>

#include "gui/models/journal_words.h"
#include "gui/models/markdown.h"
#include "gui/models/number_text.h"
#include "gui/models/row_formula.h"
#include "gui/notebook/entry_moment.h"
#include "gui/notebook/notebook_page.h"
#include "lessons/loader/formula.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::size_t mostJournalRows = 24;
constexpr double emPerPoint = 0.105;  // of formulas: TeX's letters of 10 points, a little larger than the text

const char* const journalStyle = R"(
article { border-top: 1px solid var(--line); padding: .9rem 0; } p.head { margin: 0 0 .5rem; color: var(--faint); }
p.head b { color: var(--ink); } .right { color: #00734f; font-weight: 600; } .wrong { color: #b34700; font-weight: 600; }
@media (prefers-color-scheme: dark) { .right { color: #4fd1a5; } .wrong { color: #ff9d5c; } }
table.sides { margin: .5rem 0; } table.sides td { font-weight: 600; white-space: normal; } blockquote { margin: .5rem 0; padding: .3rem .9rem; border-left: 3px solid #0072b2; background: var(--band); }
svg.formula { display: block; margin: .6rem 0 .6rem 1.5rem; max-width: 100%; } nav ul { columns: 2; }
@page { margin: 16mm; }
@media print { :root { color-scheme: light; --ink: #1b1f24; --faint: #5a6270; --ground: #ffffff; --line: #d5dae1; --band: #f3f5f8; --mark: #fdf1d6; --warn: #9a3b00; } body { max-width: none; padding: 0; font-size: 11pt; } article, figure { break-inside: avoid; } h2 { break-after: avoid; } }
)";

/// Undoes what md4c has escaped.
QString unescaped(QString html) {
    return html.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

/// The program's own drawing of a formula, in the colour of the text; its TeX where there is none.
QString formula(const QString& tex) {
    QFile file(QStringLiteral(":/lessons/") + QString::fromStdString(formulaPicture(tex.toStdString())));
    if (!file.open(QIODevice::ReadOnly)) return QStringLiteral("<code>%1</code>").arg(htmlText(tex));
    QString svg = QString::fromUtf8(file.readAll());
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QLatin1String("<svg"))));
    static const QRegularExpression size(QStringLiteral("width='([0-9.]+)pt' height='([0-9.]+)pt'"));
    const auto points = size.match(svg);
    if (points.hasMatch())
        svg.replace(points.capturedStart(), points.capturedLength(),
                    QStringLiteral("class=\"formula\" fill=\"currentColor\" role=\"img\" aria-label=\"%1\" width=\"%2em\" "
                                   "height=\"%3em\"")
                        .arg(htmlText(tex))
                        .arg(points.captured(1).toDouble() * emPerPoint, 0, 'f', 2)
                        .arg(points.captured(2).toDouble() * emPerPoint, 0, 'f', 2));
    return svg.trimmed();
}

QString rowTable(const MomentReport& report) {
    if (report.rows.empty()) return {};
    QString lines;
    std::size_t count = 0;
    for (const MomentReport::RowLine& row : report.rows) {
        if (++count > mostJournalRows && !row.current) continue;
        const QString clamp = row.clamp ? QString::fromUtf8(clampName(*row.clamp).data()) : QStringLiteral("–");
        lines += (row.current ? QStringLiteral("<tr class=\"now\">") : QStringLiteral("<tr>")) +
                 QStringLiteral("<td class=\"n\">%1</td>").arg(row.number) + htmlCell(row.constraint) + htmlCell(row.kind) +
                 (row.jv ? htmlNumberCell(*row.jv) : QStringLiteral("<td class=\"n\">–</td>")) + htmlNumberCell(row.effectiveMass) +
                 htmlNumberCell(row.sum) + htmlCell(clamp) + QStringLiteral("</tr>\n");
    }
    const QString heads =
        QStringLiteral(
            "<th class=\"n\">%1</th><th>%2</th><th>%3</th><th class=\"n\">Jv [m/s]</th>"
            "<th class=\"n\">m_eff [kg]</th><th class=\"n\">Λ [%4]</th><th>%5</th>")
            .arg(htmlText(JournalPage::tr("row")), htmlText(JournalPage::tr("constraint")), htmlText(JournalPage::tr("kind")),
                 htmlText(impulseUnit(report.list, false)), htmlText(JournalPage::tr("clamp")));
    const QString title =
        report.rows.size() > mostJournalRows
            ? JournalPage::tr("The rows at this moment: the first %1 of %2").arg(mostJournalRows).arg(report.rows.size())
            : JournalPage::tr("The rows at this moment");
    return QStringLiteral(
               "<details open><summary>%1</summary><div class=\"scroll\"><table><thead><tr>%2</tr></thead><tbody>\n%3"
               "</tbody></table></div></details>\n")
        .arg(htmlText(title), heads, lines);
}

}  // namespace

QString htmlLesson(const QString& markdown) {
    QString html = htmlOfMarkdown(markdown, TexSpans::Yes);
    // What looks like a tag now is one that Markdown made: HTML of the text has become text.
    static const QRegularExpression image(QStringLiteral("<img src=\"[^\"]*\" alt=\"([^\"]*)\"[^>]*>"));
    static const QRegularExpression link(QStringLiteral("</?a(?: [^>]*)?>"));
    static const QRegularExpression display(QStringLiteral("<x-equation type=\"display\">(.*?)</x-equation>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression inLine(QStringLiteral("<x-equation>(.*?)</x-equation>"));
    html.replace(image, QStringLiteral("\\1")).remove(link).replace(inLine, QStringLiteral("$\\1$"));
    QString out;
    qsizetype at = 0;
    for (auto it = display.globalMatch(html); it.hasNext();) {
        const auto match = it.next();
        out += html.mid(at, match.capturedStart() - at) + formula(unescaped(match.captured(1)).trimmed());
        at = match.capturedEnd();
    }
    return out + html.mid(at);
}

JournalPage::JournalPage(const std::vector<JournalEntry>& entries) : m_entries(entries) {}

std::vector<std::size_t> JournalPage::wanted() const {
    std::vector<std::size_t> places;
    std::set<QStringList> shown;
    for (std::size_t i = m_entries.size(); i-- > 0 && places.size() < mostMoments;) {
        const JournalEntry& entry = m_entries[i];
        const bool asked = entry.kind == EntryKind::Answer;
        const QStringList which{entry.lesson, entry.question, asked ? QString::number(entry.instance) : QString(), entry.link};
        if (!entry.link.isEmpty() && shown.insert(which).second) places.push_back(i);
    }
    std::ranges::reverse(places);
    return places;
}

void JournalPage::show(std::size_t entry, const MomentReport& report) {
    QString& html = m_moments[entry];
    if (!report.problem.isEmpty()) {
        html = QStringLiteral("<p class=\"warn\">%1</p>\n")
                   .arg(htmlText(tr("This moment can no longer be made: %1.").arg(report.problem)));
        return;
    }
    html = QStringLiteral(
               "<figure><picture><source media=\"screen and (prefers-color-scheme: dark)\" srcset=\"%1\">"
               "<img src=\"%2\" width=\"400\" height=\"250\" alt=\"%3\"></picture><figcaption>%3</figcaption></figure>\n")
               .arg(dataUri("png", report.dark), dataUri("png", report.light), htmlText(report.where));
    if (!report.same)
        html += QStringLiteral("<p class=\"warn\">%1</p>\n")
                    .arg(htmlText(
                        tr("These are not the numbers that the entry was made at: the lesson or the solver has changed since.")));
    html += rowTable(report);
}

QString JournalPage::summary() const {
    QString lines;
    for (const JournalGroup& group : groupedByLesson(m_entries)) {
        if (group.lesson.isEmpty()) continue;
        int answers = 0, right = 0, atOnce = 0, hints = 0;
        for (const std::size_t place : group.entries) {
            const JournalEntry& entry = m_entries[place];
            if (entry.kind != EntryKind::Answer && entry.kind != EntryKind::Exercise) continue;
            ++answers;
            right += entry.right;
            atOnce += entry.right && entry.tries <= 1 && entry.hints == 0;
            hints += entry.hints;
        }
        lines += QStringLiteral("<tr><td><a href=\"#lesson-%1\">%2</a></td>")
                     .arg(htmlText(group.lesson), htmlText(JournalWords::title(group)));
        for (const int count : {answers, right, atOnce, hints}) lines += QStringLiteral("<td class=\"n\">%1</td>").arg(count);
        lines += QStringLiteral("</tr>\n");
    }
    if (lines.isEmpty()) return {};
    QString heads = QStringLiteral("<th>%1</th>").arg(htmlText(tr("lesson")));
    for (const QString& each : {tr("answers"), tr("right"), tr("right at once"), tr("hints")})
        heads += QStringLiteral("<th class=\"n\">%1</th>").arg(htmlText(each));
    return QStringLiteral("<table><thead><tr>%1</tr></thead><tbody>\n%2</tbody></table>\n").arg(heads, lines);
}

QString JournalPage::article(std::size_t place) const {
    const JournalEntry& entry = m_entries[place];
    const bool own = entry.kind == EntryKind::Note || entry.kind == EntryKind::Moment;
    QStringList head{QStringLiteral("<b>%1</b>").arg(htmlText(JournalWords::kind(entry)))};
    if (const QString verdict = JournalWords::verdict(entry); !verdict.isEmpty())
        head += QStringLiteral("<span class=\"%1\">%2</span>")
                    .arg(entry.right ? QStringLiteral("right") : QStringLiteral("wrong"), htmlText(verdict));
    for (const QString& each : {JournalWords::time(entry), JournalWords::effort(entry), entry.where})
        if (!each.isEmpty()) head += htmlText(each);
    QString html = QStringLiteral("<article>\n<p class=\"head\">%1</p>\n").arg(head.join(QStringLiteral(" · ")));
    if (!entry.asked.isEmpty()) html += own ? QStringLiteral("<p>%1</p>\n").arg(htmlText(entry.asked)) : htmlLesson(entry.asked);
    if (!entry.given.isEmpty() || !entry.truth.isEmpty())
        html += QStringLiteral(
                    "<table class=\"sides\"><thead><tr><th>%1</th><th>%2</th></tr></thead><tbody><tr>%3%4</tr></tbody></table>\n")
                    .arg(htmlText(entry.stage == QLatin1String("Predict") ? tr("Your prediction") : tr("Your answer")),
                         htmlText(tr("Right")), htmlCell(entry.given), htmlCell(entry.truth));
    html += htmlLesson(entry.feedback);
    if (!entry.text.isEmpty())
        html += own ? htmlLesson(entry.text) : QStringLiteral("<blockquote>%1</blockquote>\n").arg(htmlText(entry.text));
    if (const auto moment = m_moments.find(place); moment != m_moments.end()) html += moment->second;
    if (!entry.link.isEmpty())
        html += QStringLiteral("<p class=\"faint\">%1 <code class=\"link\">%2</code></p>\n")
                    .arg(htmlText(tr("Link:")), htmlText(entry.link));
    return html + QStringLiteral("</article>\n");
}

QByteArray JournalPage::finish() const {
    QString page = pageBegin(tr("Lesson notebook"), QString::fromUtf8(journalStyle));
    if (m_entries.empty()) page += QStringLiteral("<p>%1</p>\n").arg(htmlText(tr("There is nothing in this notebook.")));
    page += summary();
    for (const JournalGroup& group : groupedByLesson(m_entries)) {
        page += QStringLiteral("<section id=\"lesson-%1\">\n<h2>%2</h2>\n")
                    .arg(htmlText(group.lesson), htmlText(JournalWords::title(group)));
        for (const std::size_t place : group.entries) page += article(place);
        page += QStringLiteral("</section>\n");
    }
    return (page + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

QByteArray journalPageOf(const std::vector<JournalEntry>& entries, const std::atomic<bool>* cancelled, std::atomic<int>* made) {
    JournalPage page(entries);
    MomentReporter reporter;
    const LessonLibrary library;
    for (const std::size_t place : page.wanted()) {
        if (cancelled && *cancelled) return {};
        MomentReport report;
        const auto moment = momentOf(entries[place], library, Scene{});
        if (moment)
            report = reporter.report(moment->moment, cancelled, MomentDetail::Brief);
        else
            report.problem = QString::fromStdString(moment.error().message);
        if (cancelled && *cancelled) return {};
        page.show(place, report);
        if (made) ++*made;
    }
    return page.finish();
}

}  // namespace solverscope
