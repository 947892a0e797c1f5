// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/sweep_picture.h"

#include <QApplication>
#include <ostream>

#include "gui/cli/picture_file.h"
#include "gui/cli/printing.h"
#include "gui/models/heat_map.h"
#include "gui/models/sweep_words.h"
#include "physics/base/parallel.h"

namespace solverscope {
namespace {

using exit_status::badInput;
using exit_status::checkFailed;
using exit_status::fine;

std::string namesOfOutcomes() {
    std::string names;
    for (const OutcomeField& field : outcomeFields()) names += (names.empty() ? "" : ", ") + std::string(field.name);
    return names;
}

}  // namespace

int sweepPictureCommand(const SweepPictureRequest& request, std::ostream& err) {
    if (!isPictureFile(request.picture.out, err)) return badInput;
    const OutcomeField* const field = findOutcomeField(request.outcome);
    if (!field) {
        err << "--outcome: expected one of " << namesOfOutcomes() << ", found '" << request.outcome << "'\n";
        return badInput;
    }
    if (request.sweep.shard != SweepOptions().shard) {
        err << "--shard: expected none with --out: a picture shows the whole grid\n";
        return badInput;
    }
    const auto task = sweepTask(request.sweep);
    if (!task) {
        err << task.error().text() << "\n";
        return badInput;
    }
    if (task->plan.axes.size() != 2) {
        err << "--vary: expected two settings for a picture, found " << task->plan.axes.size() << "\n";
        return badInput;
    }
    warnOfMistakes(task->plan, err);
    SweepCells cells(cellCount(task->plan));
    const int jobs = request.sweep.jobs > 0 ? request.sweep.jobs : usefulThreads();
    runSweep(task->scene, task->plan, {0, cells.size()}, jobs,
             [&cells](std::size_t cell, const SweepCell& result) { cells[cell] = result; });

    useFixedLook(request.picture.dark);
    const QString file = QString::fromStdString(request.sweep.scene);
    const HeatMap map = sweepMap(task->plan, cells, *field, sweepCaption(task->scene, file, task->plan));
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
