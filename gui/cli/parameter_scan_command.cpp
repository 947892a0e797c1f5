// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QApplication>
#include <atomic>
#include <charconv>
#include <map>
#include <optional>
#include <ostream>

#include "gui/cli/drawing.h"
#include "gui/panels/parameter_scan/parameter_scan_text.h"
#include "gui/widgets/heat_map.h"
#include "physics/base/parallel.h"
#include "physics/base/plain_text.h"
#include "physics/study/parameter_scan.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

using exit_status::badInput;
using exit_status::checkFailed;
using exit_status::fine;

struct Shard {
    std::size_t number = 1;  // from 1
    std::size_t count = 1;
};

/// "2/8"
std::optional<Shard> shardIn(const std::string& text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, shard.number);
    if (number.ec != std::errc{} || number.ptr == end || *number.ptr != '/') return std::nullopt;
    const auto count = std::from_chars(number.ptr + 1, end, shard.count);
    if (count.ec != std::errc{} || count.ptr != end || shard.number < 1 || shard.number > shard.count) return std::nullopt;
    return shard;
}

Result<ParameterScanPlan> planOf(const ParameterScanOptions& options, const Scene& scene) {
    const Settings& base = scene.settings;
    ParameterScanPlan plan{base, {}, options.steps};
    for (const std::string& varied : options.varied) {
        auto axis = parameterAxis(base, varied);
        if (!axis) return Error{"--vary '" + varied + "'", 1, axis.error().column, axis.error().message};
        plan.axes.push_back(std::move(*axis));
    }
    if (const std::string problem = invalidScanReason(plan, sizeOfWork(scene)); !problem.empty())
        return Error{"--vary", 0, 0, problem};
    return plan;
}

/// A warning that the numbers come from the bug museum, not from a correct solver.
void warnOfMistakes(const ParameterScanPlan& plan, std::ostream& err) {
    const auto warn = [&](const Settings& settings) {
        if (isMuseumPiece(settings.method)) err << "note: method " << settingText(settings, "method") << " is wrong on purpose\n";
    };
    for (const ParameterAxis& axis : plan.axes) {
        if (axis.key != "method") continue;
        for (const std::string& value : axis.values)
            if (const auto settings = withSetting(plan.base, "method", value)) warn(*settings);
        return;
    }
    warn(plan.base);
}

struct ParameterScanTask {
    Scene scene;
    ParameterScanPlan plan;
};

Result<ParameterScanTask> parameterScanTask(const ParameterScanOptions& options) {
    auto scene = sceneWithSettings(options);
    if (!scene) return scene.error();
    if (scene->playback) return Error{{}, 0, 0, "sweep: expected a scene: a recorded trace is not solved again"};
    auto plan = planOf(options, *scene);
    if (!plan) return plan.error();
    return ParameterScanTask{std::move(*scene), std::move(*plan)};
}

int jobsOf(const ParameterScanOptions& options) { return options.jobs > 0 ? options.jobs : usefulThreadCount(); }

}  // namespace

int parameterScanCommand(const ParameterScanOptions& options, std::ostream& out, std::ostream& err) {
    const auto shard = shardIn(options.shard);
    if (!shard) return refuse(err, {{}, 0, 0, "--shard: expected i/n with i from 1 to n, found '" + options.shard + "'"});
    const auto task = parameterScanTask(options);
    if (!task) return refuse(err, task.error());
    const ParameterScanPlan& plan = task->plan;

    const bool json = options.format == "json";
    const auto columns = parameterScanColumns(plan, options.timing);
    if (!json && shard->number == 1) out << csvLine({columns.begin(), columns.end()});
    if (shard->number == 1) warnOfMistakes(plan, err);
    const ParameterScanRange range = partOfScan(cellCount(plan), shard->number, shard->count);
    std::map<std::size_t, std::string> waiting;  // for cells before them
    std::size_t next = range.begin;
    std::atomic<bool> unwritable = false;
    runParameterScan(
        task->scene, plan, range, jobsOf(options),
        [&](std::size_t cell, const ParameterScanCell& result) {
            const auto line = parameterScanLine(plan, cell, result, options.timing);
            waiting[cell] = json ? jsonLine(columns, line) : csvLine(line);
            for (auto first = waiting.begin(); first != waiting.end() && first->first == next; first = waiting.erase(first), ++next)
                out << first->second << std::flush;
            unwritable = !out;
        },
        &unwritable);
    return out ? fine : checkFailed;
}

int parameterScanPictureCommand(const ParameterScanPictureRequest& request, std::ostream& err) {
    if (!isPictureFile(request.picture.out, err)) return badInput;
    const OutcomeField* const field = findOutcomeField(request.outcome);
    const auto refused = [&err](const std::string& message) { return refuse(err, {{}, 0, 0, message}); };
    if (!field)
        return refused("--outcome: expected one of " + listed(outcomeFields(), &OutcomeField::name) + ", found '" +
                       request.outcome + "'");
    if (request.sweep.shard != ParameterScanOptions().shard)
        return refused("--shard: expected none with --out: a picture shows the whole grid");
    const auto task = parameterScanTask(request.sweep);
    if (!task) return refuse(err, task.error());
    if (const auto axes = task->plan.axes.size(); axes != 2)
        return refused("--vary: expected two settings for a picture, found " + std::to_string(axes));
    warnOfMistakes(task->plan, err);
    ParameterScanCells cells(cellCount(task->plan));
    runParameterScan(task->scene, task->plan, {0, cells.size()}, jobsOf(request.sweep),
                     [&cells](std::size_t cell, const ParameterScanCell& result) { cells[cell] = result; });

    useFixedLook(request.picture.dark);
    const QString file = QString::fromStdString(request.sweep.scene);
    const HeatMap map = parameterScanMap(task->plan, cells, *field, parameterScanCaption(task->scene, file, task->plan));
    Picture picture{pictureSize(request.picture, {800, 500}), {}};
    picture.paint = [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintHeatMap(painter, QRectF({}, picture.size), map, QApplication::font(), QGuiApplication::palette(), true);
    };
    if (savePicture(picture, request.picture.out)) return fine;
    err << request.picture.out << ": cannot be written\n";
    return checkFailed;
}

}  // namespace solverscope
