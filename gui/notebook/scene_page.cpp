// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCoreApplication>
#include <QPainter>

#include "gui/charts/error_series.h"
#include "gui/charts/line_chart.h"
#include "gui/notebook/html.h"
#include "gui/notebook/notebook_export.h"
#include "gui/style/theme.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/picture.h"
#include "physics/trace/input_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr QSize sceneFigure{640, 420};
constexpr QSize chartFigure{640, 300};
constexpr std::size_t maxSceneRows = 500;

class ScenePage : public NotebookPage {
    Q_DECLARE_TR_FUNCTIONS(NotebookPage)

public:
    explicit ScenePage(Notebook notebook);

    std::vector<std::size_t> wanted() const override;
    MomentReport report(std::size_t entry, const std::atomic<bool>* cancelled) override {
        return m_reporter.report(entries()[entry], cancelled);
    }
    void add(std::size_t entry, const MomentReport& report) override;
    QByteArray finish() const override;
    QString progress(std::size_t made) const override;

private:
    QString changes(const Settings& settings) const;
    QString bodyTable(const MomentReport& report) const;
    QString linkOf(const NotebookEntry& bookmark) const;

    QString m_title;
    std::shared_ptr<const Scene> m_scene;  // of the first moment: the others state the differences
    QString m_contents;
    QString m_body;
    int m_moments = 0;
};

QByteArray chartPicture(const MomentReport& report, const QPalette& palette) {
    LineChart chart;
    chart.setPalette(palette);
    chart.resize(chartFigure);
    std::vector<ChartSeries> all = errorSeries(report.metrics, report.charted, report.metrics.starts, false);
    chart.setSections(substepSections(report.metrics.starts));
    QStringList units;
    for (const ChartSeries& series : all)
        if (series.shown && !units.contains(series.unit)) units += series.unit;
    chart.replace(std::move(all));
    chart.setAxes(ScenePage::tr("sweep"), ScenePage::tr("error [%1]").arg(units.join(QStringLiteral(", "))),
                  LineChart::Scale::Logarithmic);
    chart.setCursorAt(report.reached);
    return svgOf(chartFigure, [&](QPainter& painter) {
        painter.fillRect(QRect({}, chartFigure), palette.color(QPalette::Base));
        chart.paintTo(painter, QRectF({}, chartFigure));
    });
}

QString settingTable(const Settings& settings) {
    QString lines;
    for (const SettingInfo& info : settingsTable()) {
        lines += htmlLine(htmlCell(qstring(info.key)) + htmlCell(qstring(info.symbol)) +
                          htmlCell(QString::fromStdString(settingText(settings, info.key))) + htmlCell(qstring(info.unit)));
    }
    return QStringLiteral("<div class=\"scroll\">%1</div>\n")
        .arg(htmlTable({{ScenePage::tr("setting"), false},
                        {ScenePage::tr("symbol"), false},
                        {ScenePage::tr("value"), false},
                        {ScenePage::tr("unit"), false}},
                       lines));
}

QString clampText(const std::optional<Clamp>& clamp) {
    if (!clamp) return ScenePage::tr("not visited yet");
    if (*clamp == Clamp::None) return ScenePage::tr("none");
    return *clamp == Clamp::Lower ? ScenePage::tr("lower") : ScenePage::tr("upper");
}

ScenePage::ScenePage(Notebook notebook) : NotebookPage(std::move(notebook)), m_title(m_notebook.title) {
    for (const NotebookEntry& entry : entries())
        if (entry.isMoment() && !m_scene) m_scene = entry.scene;
    if (m_title.isEmpty()) m_title = m_notebook.source;
    if (m_title.isEmpty()) m_title = tr("Notebook");
}

std::vector<std::size_t> ScenePage::wanted() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < entries().size(); ++i)
        if (entries()[i].isMoment()) places.push_back(i);
    return places;
}

QString ScenePage::progress(std::size_t made) const { return tr("Exporting moment %1 of %2 …").arg(made + 1).arg(wanted().size()); }

void ScenePage::add(std::size_t entry, const MomentReport& report) {
    const NotebookEntry& bookmark = entries()[entry];
    ++m_moments;
    const QString id = QStringLiteral("moment-%1").arg(m_moments);
    m_contents += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(id, htmlText(bookmark.heading));
    QString& out = m_body;
    out += QStringLiteral("<section id=\"%1\">\n<h2>%2</h2>\n").arg(id, htmlText(bookmark.heading));
    if (!report.problem.isEmpty()) {
        out += htmlParagraph("where", bookmark.where) + htmlNote(bookmark.text) +
               htmlParagraph("warn", tr("This moment can no longer be reproduced: %1.").arg(report.problem)) +
               QStringLiteral("</section>\n");
        return;
    }
    out += htmlParagraph("where", report.where);
    if (!report.same)
        out += htmlParagraph("warn", tr("These numbers differ from those of the bookmark: the solver has changed since."));
    out += htmlNote(bookmark.text);
    out += htmlFigure("svg+xml", report.light, report.dark, sceneFigure, tr("The scene at this moment"));
    out += QStringLiteral("<pre>%1</pre>\n").arg(htmlText(report.description));
    const std::size_t rows = report.rows.size();
    const QString title = tr("%1: %2 rows").arg(rowListText(report.list)).arg(rows) +
                          (rows > maxSceneRows ? tr(", the first %1 of them").arg(maxSceneRows) : QString());
    out += changes(report.settings) + rowTable(report, {title, maxSceneRows, true, clampText}) + bodyTable(report);
    const StepMetrics& metrics = report.metrics.ofChosen();
    const bool hasChart = !metrics.velocities.iterations.empty() || !metrics.positions.empty();
    if (hasChart)
        out += htmlFigure("svg+xml", chartPicture(report, lightPalette()), chartPicture(report, darkPalette()), chartFigure,
                          tr("Error per sweep of this step, phase %1").arg(QString::fromUtf8(phaseName(report.charted).data())));
    out += htmlLink(tr("Link:"), linkOf(bookmark)) + QStringLiteral("</section>\n");
}

QString ScenePage::linkOf(const NotebookEntry& bookmark) const {
    const QString& source = m_notebook.source;
    Permalink link;
    link.scene = source.startsWith(QLatin1String(":/scenes/")) ? source.mid(9).chopped(5).toStdString() : source.toStdString();
    for (const TimedInput& timed : bookmark.inputs) link.inputs.push_back({timed.step, inputText(*bookmark.scene, timed.input)});
    link.place = bookmark.place;
    return QString::fromStdString(linkText(link));
}

QString ScenePage::changes(const Settings& settings) const {
    QStringList list;
    for (const SetSetting& change : settingChanges(m_scene->settings, settings))
        list += QStringLiteral("<code>%1 = %2</code>")
                    .arg(htmlText(QString::fromStdString(change.key)), htmlText(QString::fromStdString(change.text)));
    if (list.isEmpty()) return {};
    return QStringLiteral("<p>%1 %2</p>\n").arg(htmlText(tr("Changed for this moment:")), list.join(QStringLiteral(", ")));
}

QString ScenePage::bodyTable(const MomentReport& report) const {
    QString lines;
    for (const MomentReport::BodyLine& body : report.bodies) {
        QString cells = htmlCell(body.name);
        for (const double each : body.numbers) cells += htmlNumberCell(each);
        lines += htmlLine(cells, body.current);
    }
    return htmlFoldedTable(tr("Bodies: %1").arg(report.bodies.size()),
                           {{tr("body"), false},
                            {QStringLiteral("x [m]"), true},
                            {QStringLiteral("y [m]"), true},
                            {tr("angle [rad]"), true},
                            {QStringLiteral("v x [m/s]"), true},
                            {QStringLiteral("v y [m/s]"), true},
                            {QStringLiteral("ω [rad/s]"), true},
                            {QStringLiteral("m⁻¹ [1/kg]"), true},
                            {QStringLiteral("I⁻¹ [1/(kg m²)]"), true}},
                           lines, false);
}

QByteArray ScenePage::finish() const {
    QString page = pageBegin(m_title);
    if (!m_notebook.source.isEmpty()) page += htmlParagraph("where", tr("Scene: %1").arg(m_notebook.source));
    if (m_scene) {
        if (!m_scene->description.empty())
            page += QStringLiteral("<p>%1</p>\n").arg(htmlText(QString::fromStdString(m_scene->description)));
        page += QStringLiteral("<ol>\n%1</ol>\n<details><summary>%2</summary>\n%3</details>\n")
                    .arg(m_contents, htmlText(tr("Current settings")), settingTable(m_scene->settings));
    } else {
        page += QStringLiteral("<p>%1</p>\n").arg(htmlText(tr("This notebook contains no moments.")));
    }
    return (page + m_body + pageEnd()).toUtf8();
}

}  // namespace

std::unique_ptr<NotebookPage> scenePageOf(Notebook notebook) { return std::make_unique<ScenePage>(std::move(notebook)); }

}  // namespace solverscope
