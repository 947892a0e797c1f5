// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/trace_opening.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QLabel>
#include <QProgressDialog>
#include <QTimer>
#include <algorithm>
#include <future>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/world/playback.h"

namespace solverscope {
namespace {

constexpr int momentMilliseconds = 200;
constexpr int pollMilliseconds = 20;

struct TraceText {
    Q_DECLARE_TR_FUNCTIONS(TraceText)
};

}  // namespace

Result<Scene> openTrace(const QString& file, QWidget* parent) {
    TraceProgress progress;
    auto reading =
        std::async(std::launch::async, [&progress, path = file.toStdString()] { return loadTrace(path, {}, &progress); });
    const auto isDone = [&reading](int milliseconds) {
        return reading.wait_for(std::chrono::milliseconds(milliseconds)) == std::future_status::ready;
    };
    if (isDone(momentMilliseconds)) return reading.get();

    constexpr int parts = 1000;
    const double size = std::max<double>(1, static_cast<double>(QFileInfo(file).size()));
    QProgressDialog dialog(TraceText::tr("Reading %1 …").arg(QFileInfo(file).fileName()), TraceText::tr("Cancel"), 0, parts,
                           parent);
    dialog.setObjectName(QStringLiteral("traceProgress"));
    dialog.findChild<QLabel*>()->setTextFormat(Qt::PlainText);  // files may have any name
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumDuration(0);
    dialog.setAutoClose(false);
    dialog.setAutoReset(false);
    QEventLoop loop;
    QTimer look;
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&] { progress.cancelled = true; });
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (isDone(0)) return loop.quit();
        if (!progress.cancelled)
            dialog.setValue(static_cast<int>(parts * std::min(0.999, static_cast<double>(progress.bytes) / size)));
    });
    look.start(pollMilliseconds);
    dialog.show();
    loop.exec();
    return reading.get();
}

void recordTrace(DebuggerController& controller, QWidget* parent) {
    if (!controller.scene().playback) return;
    const std::int64_t steps = controller.scene().playback->stepCount();
    if (controller.extendTo(steps, momentMilliseconds)) return;
    QProgressDialog dialog(TraceText::tr("Reading the steps …"), TraceText::tr("Cancel"), 0, static_cast<int>(steps), parent);
    dialog.setObjectName(QStringLiteral("traceSteps"));
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumDuration(0);
    while (!dialog.wasCanceled() && !controller.extendTo(steps, pollMilliseconds))
        dialog.setValue(static_cast<int>(controller.session().recording().steps()));
}

QString describeTrace(const Scene& scene) {
    if (!scene.playback) return {};
    const Playback& playback = *scene.playback;
    const QString engine = playback.engine.empty() ? TraceText::tr("another program") : QString::fromStdString(playback.engine);
    QString text = TraceText::tr("Recorded by %1: %n steps.", nullptr, static_cast<int>(playback.stepCount())).arg(engine);
    QStringList names;
    for (const std::string& name : playback.omittedFields)
        if (name != "softness") names.append(QString::fromStdString(name));
    if (!names.isEmpty())
        text = sentences({text, TraceText::tr("Not in the trace, shown as –: %1.").arg(names.join(QStringLiteral("; ")))});
    if (playback.truncation)
        text = sentences(
            {text, TraceText::tr("Line %1 is incomplete, as after a crash: the trace ends with its last complete step, %2.")
                       .arg(playback.truncation->line)
                       .arg(playback.stepCount())});
    if (playback.endMissing) text = sentences({text, TraceText::tr("It has no end line, as after a crash.")});
    if (playback.firstInconsistency)
        text = sentences({text,
                          TraceText::tr("In %n visits delta is not sum_after − sum_before.", nullptr,
                                        static_cast<int>(playback.inconsistencies)),
                          TraceText::tr("The first is in line %1.").arg(playback.firstInconsistency->line)});
    if (playback.softnessAssumed) text = sentences({text, TraceText::tr("Rows without a softness are treated as hard: γ = 0.")});
    return text;
}

}  // namespace solverscope
