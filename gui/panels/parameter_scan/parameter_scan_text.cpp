// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/parameter_scan/parameter_scan_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "physics/trace/input.h"

namespace solverscope {
namespace {

struct ParameterScanText {
    Q_DECLARE_TR_FUNCTIONS(ParameterScanText)
};

QString titleOf(const std::string& key) {
    const SettingInfo& info = *findSetting(key);
    const QString label = engineText(info.label);
    return info.unit.empty() ? label : QStringLiteral("%1 [%2]").arg(label, qstring(info.unit));
}

QStringList listed(const std::vector<std::string>& values) {
    QStringList texts;
    for (const std::string& value : values) texts += QString::fromStdString(value);
    return texts;
}

QString inQuotes(const QString& word) {
    if (!word.contains(QLatin1Char(' ')) && !word.isEmpty()) return word;
    return QLatin1Char('\'') + word + QLatin1Char('\'');
}

/// The settings that are not those of another set, as "key=value".
QStringList differences(const Settings& settings, const Settings& from) {
    QStringList texts;
    for (const SetSetting& change : settingChanges(from, settings))
        texts += QStringLiteral("%1=%2").arg(qstring(change.key), qstring(change.text));
    return texts;
}

}  // namespace

QString cellName(const ParameterScanPlan& plan, std::size_t cell) {
    const auto places = placesOf(plan, cell);
    QStringList parts;
    for (std::size_t i = 0; i < places.size(); ++i)
        parts += QString::fromStdString(plan.axes[i].key + "=" + plan.axes[i].values[places[i]]);
    return parts.join(QStringLiteral(", "));
}

QString cellTip(const ParameterScanPlan& plan, std::size_t cell, const std::optional<ParameterScanCell>& result) {
    QString text = QStringLiteral("<b>%1</b>").arg(cellName(plan, cell).toHtmlEscaped());
    if (!result) return text + QStringLiteral("<br>") + ParameterScanText::tr("not run yet");
    const Outcome& outcome = result->outcome;
    if (!outcome.finite)
        text += QStringLiteral("<br>") + ParameterScanText::tr("A number stopped being finite in step %1.").arg(outcome.steps);
    text += QStringLiteral("<table>");
    for (const OutcomeField& field : outcomeFields())
        text += QStringLiteral("<tr><td>%1&nbsp;</td><td align=right>%2</td><td>&nbsp;%3</td></tr>")
                    .arg(engineText(field.label).toHtmlEscaped(), exact(field.value(outcome)), qstring(field.unit));
    return text + QStringLiteral("</table>");
}

HeatCell heatCell(const ParameterScanCell& result, const OutcomeField& field) {
    return {result.outcome.finite ? HeatCell::State::Done : HeatCell::State::NotFinite, field.value(result.outcome)};
}

HeatMap parameterScanMap(const ParameterScanPlan& plan, const ParameterScanCells& cells, const OutcomeField& field,
                         const QStringList& caption) {
    HeatMap map{.title = engineText(field.label),
                .unit = qstring(field.unit),
                .xTitle = titleOf(plan.axes[1].key),
                .yTitle = titleOf(plan.axes[0].key),
                .xValues = listed(plan.axes[1].values),
                .yValues = listed(plan.axes[0].values),
                .cells = {},
                .caption = caption};
    for (const auto& cell : cells) map.cells.push_back(cell ? heatCell(*cell, field) : HeatCell());
    return map;
}

QStringList parameterScanCaption(const Scene& scene, const QString& file, const ParameterScanPlan& plan) {
    const QString title = libraryText(scene.title);
    const QString name = QFileInfo(file).completeBaseName();
    const QString both = title.isEmpty() ? name : name.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, name);
    Settings others = plan.base;
    for (const ParameterAxis& axis : plan.axes)
        if (const auto same = withSetting(others, axis.key, settingText(Settings{}, axis.key))) others = *same;
    const QStringList differing = differences(others, Settings{});
    return {ParameterScanText::tr("%1 · %2 steps").arg(both).arg(plan.steps),
            differing.isEmpty() ? ParameterScanText::tr("other settings: the defaults")
                                : ParameterScanText::tr("other settings: %1").arg(differing.join(QStringLiteral(", ")))};
}

QList<QStringList> parameterScanLines(const ParameterScanPlan& plan, const ParameterScanCells& cells) {
    QList<QStringList> lines{listed(parameterScanColumns(plan, false))};
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (!cells[cell]) continue;
        QStringList& line = lines.emplace_back();
        for (const Cell& value : parameterScanLine(plan, cell, *cells[cell], false))
            line += QString::fromStdString(cellText(value));
    }
    return lines;
}

QString parameterScanAsCommand(const Scene& scene, const QString& file, const ParameterScanPlan& plan) {
    QString command = QStringLiteral("solverscope sweep ") +
                      inQuotes(file.startsWith(QLatin1Char(':')) ? QFileInfo(file).completeBaseName() : file);
    for (const ParameterAxis& axis : plan.axes)
        command += QStringLiteral(" --vary ") +
                   inQuotes(QString::fromStdString(axis.key) + QLatin1Char('=') + listed(axis.values).join(QLatin1Char(',')));
    for (const QString& setting : differences(plan.base, scene.settings)) command += QStringLiteral(" --set ") + inQuotes(setting);
    return command + QStringLiteral(" --steps %1").arg(plan.steps);
}

}  // namespace solverscope
