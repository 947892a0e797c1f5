// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/notebook_page.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/language/language.h"
#include "gui/models/markdown.h"
#include "gui/models/number_text.h"
#include "gui/models/row_formula.h"
#include "gui/style/theme.h"
#include "physics/trace/input_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr QSize chartSize{640, 300};
constexpr std::size_t mostRows = 500;

const char* const pageStyle = R"(
:root { color-scheme: light dark; --ink: #1b1f24; --faint: #5a6270; --ground: #ffffff; --line: #d5dae1; --band: #f3f5f8; --mark: #fdf1d6; --warn: #9a3b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e7eb; --faint: #a0a8b4; --ground: #1b1e22; --line: #3a4049; --band: #24282e; --mark: #43391f; --warn: #ffb27a; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .2rem; } h2 { margin: 0; } section { border-top: 1px solid var(--line); padding: 1.5rem 0; }
p.where, .faint { color: var(--faint); margin: .1rem 0 .8rem; } p.warn { color: var(--warn); font-weight: 600; }
code, pre { font: 14px/1.5 ui-monospace, monospace; } pre { background: var(--band); padding: .7rem 1rem; overflow-x: auto; white-space: pre-wrap; }
code.link { overflow-wrap: anywhere; } figure { margin: 1rem 0; } figcaption { color: var(--faint); font-size: 14px; }
figure img { max-width: 100%; height: auto; border: 1px solid var(--line); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; } th, td { padding: .15rem .7rem; border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } tr.now td { background: var(--mark); font-weight: 600; }
summary { cursor: pointer; margin: .6rem 0; }
)";

QString heads(const std::vector<std::pair<QString, bool>>& columns) {
    QString line;
    for (const auto& [name, isNumber] : columns)
        line += QStringLiteral("<th%1>%2</th>").arg(isNumber ? QStringLiteral(" class=\"n\"") : QString(), htmlText(name));
    return QStringLiteral("<thead><tr>%1</tr></thead>").arg(line);
}

QString lineBegin(bool current) { return current ? QStringLiteral("<tr class=\"now\">") : QStringLiteral("<tr>"); }

QString figure(const QByteArray& light, const QByteArray& dark, QSize size, const QString& words) {
    return QStringLiteral(
               "<figure><picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"%1\">"
               "<img src=\"%2\" width=\"%3\" height=\"%4\" alt=\"%5\"></picture><figcaption>%5</figcaption></figure>\n")
        .arg(dataUri("svg+xml", dark), dataUri("svg+xml", light))
        .arg(size.width())
        .arg(size.height())
        .arg(htmlText(words));
}

QByteArray chartPicture(const MomentReport& report, const QPalette& palette) {
    LineChart chart;
    chart.setPalette(palette);
    chart.resize(chartSize);
    std::vector<ChartSeries> all;
    if (report.charted == Phase::SolvePositions) {
        for (const PositionFamily& family : positionFamilies())
            all.push_back(family.series(pointsOf(report.metrics.positions, family.value)));
    } else {
        const SweepMetrics& sweeps =
            report.charted == Phase::SolvePseudoVelocities ? report.metrics.pseudoVelocities : report.metrics.velocities;
        for (const ErrorFamily& family : errorFamilies()) all.push_back(family.series(pointsOf(sweeps.iterations, family.value)));
    }
    QStringList units;
    for (const ChartSeries& series : all)
        if (series.shown && !units.contains(series.unit)) units += series.unit;
    chart.replace(std::move(all));
    chart.setAxes(NotebookPage::tr("iteration"), NotebookPage::tr("error [%1]").arg(units.join(QStringLiteral(", "))),
                  LineChart::Scale::Logarithmic);
    chart.setCursorAt(report.reached);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(chartSize);
    svg.setViewBox(QRect({}, chartSize));
    QPainter painter(&svg);
    painter.fillRect(QRect({}, chartSize), palette.color(QPalette::Base));
    chart.paintTo(painter, QRectF({}, chartSize));
    painter.end();
    return bytes;
}

QString settingTable(const Settings& settings) {
    QString lines;
    for (const SettingInfo& info : settingsTable()) {
        const auto text = [](std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); };
        lines += QStringLiteral("<tr>") + htmlCell(text(info.key)) + htmlCell(text(info.symbol)) +
                 htmlCell(QString::fromStdString(settingText(settings, info.key))) + htmlCell(text(info.unit)) +
                 QStringLiteral("</tr>\n");
    }
    return QStringLiteral("<div class=\"scroll\"><table>%1<tbody>\n%2</tbody></table></div>\n")
        .arg(heads({{NotebookPage::tr("setting"), false},
                    {NotebookPage::tr("symbol"), false},
                    {NotebookPage::tr("value"), false},
                    {NotebookPage::tr("unit"), false}}),
             lines);
}

QString clampText(const std::optional<Clamp>& clamp) {
    if (!clamp) return NotebookPage::tr("not visited yet");
    if (*clamp == Clamp::None) return NotebookPage::tr("none");
    return *clamp == Clamp::Lower ? NotebookPage::tr("lower") : NotebookPage::tr("upper");
}

}  // namespace

QString pageBegin(const QString& title, const QString& moreStyle) {
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%4\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; img-src data:; "
               "style-src &#39;unsafe-inline&#39;\">\n<meta name=\"generator\" content=\"Solverscope %1\">\n"
               "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n<h1>%2</h1>\n")
        .arg(QStringLiteral(SOLVERSCOPE_VERSION), htmlText(title), QString::fromUtf8(pageStyle) + moreStyle, languageInUse());
}

QString htmlText(const QString& plain) { return plain.toHtmlEscaped().replace(QLatin1Char('\''), QLatin1String("&#39;")); }

QString htmlCell(const QString& text) { return QStringLiteral("<td>%1</td>").arg(htmlText(text)); }

QString htmlNumberCell(double value) {
    return QStringLiteral("<td class=\"n\" title=\"%1\">%2</td>").arg(exact(value), htmlText(shown(value)));
}

QString dataUri(const char* imageType, const QByteArray& image) {
    return QStringLiteral("data:image/%1;base64,%2").arg(QLatin1String(imageType), QString::fromLatin1(image.toBase64()));
}

QString htmlNote(const QString& markdown) {
    QString text = htmlOfMarkdown(markdown, TexSpans::No);
    // What looks like a tag now is one that Markdown made: HTML of the note has become text.
    static const QRegularExpression image(QStringLiteral("<img src=\"[^\"]*\" alt=\"([^\"]*)\"[^>]*>"));
    static const QRegularExpression otherLink(QStringLiteral("<a href=\"(?!https?://)[^\"]*\"[^>]*>"));
    return text.replace(image, QStringLiteral("\\1")).replace(otherLink, QStringLiteral("<a>"));
}

NotebookPage::NotebookPage(const Notebook& notebook) : m_title(notebook.title), m_source(notebook.source) {
    for (const Bookmark& entry : notebook.entries)
        if (entry.isMoment() && !m_scene) m_scene = entry.scene;
    if (m_title.isEmpty()) m_title = m_source;
    if (m_title.isEmpty()) m_title = tr("Notebook");
}

void NotebookPage::add(const Bookmark& bookmark, const MomentReport& report) {
    ++m_moments;
    const QString id = QStringLiteral("moment-%1").arg(m_moments);
    m_contents += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(id, htmlText(bookmark.name));
    QString& out = m_body;
    out += QStringLiteral("<section id=\"%1\">\n<h2>%2</h2>\n").arg(id, htmlText(bookmark.name));
    if (!report.problem.isEmpty()) {
        out += QStringLiteral("<p class=\"where\">%1</p>\n").arg(htmlText(bookmark.where));
        out += htmlNote(bookmark.note);
        out += QStringLiteral("<p class=\"warn\">%1</p>\n</section>\n")
                   .arg(htmlText(tr("This moment can no longer be made: %1.").arg(report.problem)));
        return;
    }
    out += QStringLiteral("<p class=\"where\">%1</p>\n").arg(htmlText(report.where));
    if (!report.same)
        out += QStringLiteral("<p class=\"warn\">%1</p>\n")
                   .arg(htmlText(tr("These are not the numbers that the bookmark was set at: the solver has changed since.")));
    out += htmlNote(bookmark.note);
    out += figure(report.light, report.dark, {640, 420}, tr("The scene at this moment"));
    out += QStringLiteral("<pre>%1</pre>\n").arg(htmlText(report.story));
    if (const QString different = changes(report.settings); !different.isEmpty()) out += different;
    out += rowTable(report) + bodyTable(report);
    const bool hasChart = !report.metrics.velocities.iterations.empty() || !report.metrics.positions.empty();
    if (hasChart)
        out += figure(chartPicture(report, lightPalette()), chartPicture(report, darkPalette()), chartSize,
                      tr("Error per iteration of this step, phase %1").arg(QString::fromUtf8(phaseName(report.charted).data())));
    out += QStringLiteral("<p class=\"faint\">%1 <code class=\"link\">%2</code></p>\n</section>\n")
               .arg(htmlText(tr("Link:")), htmlText(linkOf(bookmark)));
}

QString NotebookPage::linkOf(const Bookmark& bookmark) const {
    Permalink link;
    link.scene =
        m_source.startsWith(QLatin1String(":/scenes/")) ? m_source.mid(9).chopped(5).toStdString() : m_source.toStdString();
    for (const TimedInput& timed : bookmark.inputs) link.inputs.push_back({timed.step, inputText(*bookmark.scene, timed.input)});
    link.place = bookmark.place;
    return QString::fromStdString(linkText(link));
}

QString NotebookPage::changes(const Settings& settings) const {
    QStringList list;
    for (const SetSetting& change : settingChanges(m_scene->settings, settings))
        list += QStringLiteral("<code>%1 = %2</code>")
                    .arg(htmlText(QString::fromStdString(change.key)), htmlText(QString::fromStdString(change.text)));
    if (list.isEmpty()) return {};
    return QStringLiteral("<p>%1 %2</p>\n").arg(htmlText(tr("Changed for this moment:")), list.join(QStringLiteral(", ")));
}

QString NotebookPage::rowTable(const MomentReport& report) const {
    if (report.rows.empty()) return {};
    QString lines;
    const std::size_t count = std::min(report.rows.size(), mostRows);
    const auto line = [&](const MomentReport::RowLine& row) {
        lines += lineBegin(row.current) + QStringLiteral("<td class=\"n\">%1</td>").arg(row.number) + htmlCell(row.constraint) +
                 htmlCell(row.kind) + (row.jv ? htmlNumberCell(*row.jv) : QStringLiteral("<td class=\"n\">–</td>")) +
                 htmlNumberCell(row.effectiveMass) + htmlNumberCell(row.bias) + htmlNumberCell(row.sum) +
                 htmlCell(clampText(row.clamp)) + QStringLiteral("</tr>\n");
    };
    for (std::size_t i = 0; i < count; ++i) line(report.rows[i]);
    for (std::size_t i = count; i < report.rows.size(); ++i)
        if (report.rows[i].current) line(report.rows[i]);
    const QString unit = impulseUnit(report.list, false);
    const QString title = tr("%1: %2 rows").arg(rowListInWords(report.list)).arg(report.rows.size()) +
                          (count < report.rows.size() ? tr(", the first %1 of them").arg(count) : QString());
    return QStringLiteral(
               "<details open><summary>%1</summary><div class=\"scroll\"><table>%2<tbody>\n%3</tbody></table></div></details>\n")
        .arg(htmlText(title),
             heads({{tr("row"), true},
                    {tr("constraint"), false},
                    {tr("kind"), false},
                    {QStringLiteral("Jv [m/s]"), true},
                    {QStringLiteral("m_eff [kg]"), true},
                    {tr("bias [%1]").arg(rowUnit(report.list, false)), true},
                    {QStringLiteral("Λ [%1]").arg(unit), true},
                    {tr("clamp"), false}}),
             lines);
}

QString NotebookPage::bodyTable(const MomentReport& report) const {
    QString lines;
    for (const MomentReport::BodyLine& body : report.bodies) {
        lines += lineBegin(body.current) + htmlCell(body.name);
        for (const double each : body.numbers) lines += htmlNumberCell(each);
        lines += QStringLiteral("</tr>\n");
    }
    return QStringLiteral(
               "<details><summary>%1</summary><div class=\"scroll\"><table>%2<tbody>\n%3</tbody></table></div></details>\n")
        .arg(htmlText(tr("Bodies: %1").arg(report.bodies.size())),
             heads({{tr("body"), false},
                    {QStringLiteral("x [m]"), true},
                    {QStringLiteral("y [m]"), true},
                    {tr("angle [rad]"), true},
                    {QStringLiteral("v x [m/s]"), true},
                    {QStringLiteral("v y [m/s]"), true},
                    {QStringLiteral("ω [rad/s]"), true},
                    {QStringLiteral("m⁻¹ [1/kg]"), true},
                    {QStringLiteral("I⁻¹ [1/(kg m²)]"), true}}),
             lines);
}

QByteArray NotebookPage::finish() const {
    QString page = pageBegin(m_title);
    if (!m_source.isEmpty()) page += QStringLiteral("<p class=\"where\">%1</p>\n").arg(htmlText(tr("Scene: %1").arg(m_source)));
    if (m_scene) {
        if (!m_scene->description.empty())
            page += QStringLiteral("<p>%1</p>\n").arg(htmlText(QString::fromStdString(m_scene->description)));
        page += QStringLiteral("<ol>\n%1</ol>\n<details><summary>%2</summary>\n%3</details>\n")
                    .arg(m_contents, htmlText(tr("Settings in force")), settingTable(m_scene->settings));
    } else {
        page += QStringLiteral("<p>%1</p>\n").arg(htmlText(tr("There is no moment in this notebook.")));
    }
    return (page + m_body + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

}  // namespace solverscope
