// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_caption.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "gui/language/engine_text.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

struct ChartCaption {
    Q_DECLARE_TR_FUNCTIONS(ChartCaption)
};

QString unusualSettings(const Settings& settings) {
    QStringList unusual;
    for (const auto& [key, text] : settingChanges({}, settings))
        unusual += QString::fromStdString(key + "=" + (text.find(' ') == text.npos ? text : '"' + text + '"'));
    return unusual.join(QLatin1Char(' '));
}

}  // namespace

QString sceneName(const DebuggerController& controller) {
    const QString title = libraryText(controller.scene().title);
    return title.isEmpty() ? QFileInfo(controller.sceneFile()).completeBaseName() : title;
}

QStringList captionOf(const DebuggerController& controller) {
    const Session& session = controller.session();
    const Event& event = session.event();
    QString moment = ChartCaption::tr("step %1").arg(session.cursor().step);
    if (event.kind == EventKind::Row || event.kind == EventKind::Iteration)
        moment += ChartCaption::tr(", iteration %1").arg(event.iteration);
    const QString name = sceneName(controller);
    QStringList lines{name.isEmpty() ? moment : name + QStringLiteral(" · ") + moment};
    if (controller.scene().playback) return lines;  // nobody knows the settings of a trace
    const QString unusual = unusualSettings(session.settings());
    lines += unusual.isEmpty() ? ChartCaption::tr("all settings at their defaults")
                               : ChartCaption::tr("settings that are not the defaults: %1").arg(unusual);
    return lines;
}

}  // namespace solverscope
