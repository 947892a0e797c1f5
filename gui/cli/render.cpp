// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/drawing.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QWidget>
#include <algorithm>
#include <memory>
#include <ostream>

#include "gui/app/main_window.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/exportable.h"
#include "gui/charts/impulse_chart.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/scene/scene_painter.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/latest_task.h"
#include "gui/session/scene_source.h"
#include "gui/text/convergence_text.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

using exit_status::badInput;
using exit_status::checkFailed;
using exit_status::fine;

const char* const visitsView = "visits";  // the convergence chart, with a point per visit in place of one per iteration

/// The panel of that name, without a window.
std::unique_ptr<QWidget> makeView(const std::string& view, Workspace& workspace) {
    const std::vector<PanelInfo> panels = panelTable();
    const std::string name = view == visitsView ? "convergence" : view;
    const auto panel = std::ranges::find(panels, name, [](const PanelInfo& each) { return std::string(each.name); });
    std::unique_ptr<QWidget> made(panel->content.make(workspace, nullptr));
    if (view == visitsView) qobject_cast<ConvergenceChart*>(made.get())->setPerVisit(true);
    if (auto* impulses = qobject_cast<ImpulseChart*>(made.get())) impulses->addMarkedRow();   // of the row that the event visits
    if (auto* comparison = qobject_cast<ComparePanel*>(made.get())) comparison->setOn(true);  // what is asked for most
    return made;
}

/// The requested variants, none if there are none. Error: what is wrong with one of them, or that there are too many.
Result<std::vector<VariantEntry>> entriesOf(const GivenVariants& given, const Settings& settings, std::size_t size) {
    std::vector<VariantEntry> entries;
    if (given.isEmpty()) return entries;
    const auto variants = namedVariants(given, settings, size);
    if (!variants) return variants.error();
    if (const auto maxCount = static_cast<std::size_t>(Variants::maxCount); variants->size() > maxCount)
        return Error{{}, 0, 0, "compare: expected at most " + std::to_string(maxCount) + " variants in a picture"};
    for (const NamedVariant& each : *variants)
        entries.push_back(
            {.name = QString::fromStdString(each.variant.name), .changes = QString::fromStdString(each.changes), .named = true});
    return entries;
}

/// The visible chart of a view: its picture stands alone, with title, units, legend, scene and settings.
Exportable* chartOf(QWidget& view) {
    for (QWidget* each : view.findChildren<QWidget*>())
        if (auto* chart = dynamic_cast<Exportable*>(each); chart && each->isVisible()) return chart;
    return nullptr;
}

/// Waits until the views have shown their background results: errors against the reference take time. Says how far a long search
/// for it is.
void waitForWork(const Session& session, std::ostream& err) {
    constexpr int reportMilliseconds = 2000;
    const auto progress = referenceProgressOf(*session.trace());
    QElapsedTimer sinceReport;
    sinceReport.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 50);
        if (progress->newtonSteps == 0 || sinceReport.elapsed() < reportMilliseconds) continue;
        err << describeProgress(progress->newtonSteps, progress->residual).toStdString() << std::endl;
        sinceReport.start();
    } while (!BackgroundWork::isIdle());
    QApplication::processEvents();
}

/// The scene, and the moment to show of it. An event past the end of its step means the end.
Result<LinkedMoment> momentOf(const RenderRequest& request) {
    LinkedMoment moment;
    if (isMomentLink(QString::fromStdString(request.scene))) {
        auto linked = linkWithSettings(request);
        if (!linked) return linked.error();
        moment = std::move(*linked);
    } else {
        auto scene = sceneWithSettings(request);
        if (!scene) return scene.error();
        moment.scene = std::move(*scene);
        moment.file = QString::fromStdString(request.scene);
    }
    if (!moment.place || request.stepIsGiven || request.event >= 0) {
        const std::int64_t step = request.stepIsGiven || !moment.place ? request.step : moment.place->step;
        moment.place.emplace().step = step;
        if (request.event >= 0) moment.place->event = static_cast<std::size_t>(request.event);
    }
    return moment;
}

/// The window as on first start: a picture must not depend on the user's layout or lessons.
void isolateUserSettings(const QTemporaryDir& empty) {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, empty.path());
    qputenv("XDG_DATA_HOME", empty.path().toLocal8Bit());
}

}  // namespace

std::vector<std::string> renderViews() {
    std::vector<std::string> views{"window", "scene"};
    for (const PanelInfo& panel : panelTable()) {
        if (!(panel.traits & PanelInfo::Drawn)) continue;
        views.emplace_back(panel.name);
        if (views.back() == "convergence") views.emplace_back(visitsView);
    }
    return views;
}

int renderCommand(const RenderRequest& request, std::ostream& err) {
    if (!isPictureFile(request.out, err)) return badInput;
    auto moment = momentOf(request);
    if (!moment) return refuse(err, moment.error());
    useFixedLook(request.dark);
    const QTemporaryDir empty;
    isolateUserSettings(empty);
    const auto own = std::make_unique<Workspace>();
    std::unique_ptr<MainWindow> window;
    if (request.view == "window") window = std::make_unique<MainWindow>(own.get());
    DebuggerController& controller = own->controller;
    controller.setUnaskedSearch({});  // a picture is worth the wait
    controller.openScene(std::move(*moment->scene), moment->file);
    controller.replaceInputs(std::move(moment->inputs));
    controller.toStep(moment->place->step);
    auto event = eventAt(*moment->place, controller.session().events());
    if (!event && request.event < 0) return refuse(err, {request.scene, 0, 0, event.error().message});
    if (event) controller.seek({moment->place->step, *event, moment->place->term});

    if (request.view == "impulses" && controller.session().event().kind != EventKind::Row)
        return refuse(err, {{}, 0, 0, "--event: expected one that visits a row, to draw the row's impulses"});
    const auto variants =
        entriesOf(request.variants, controller.session().settings(), sizeOfWork(controller.session().recording().last()));
    if (!variants) return refuse(err, variants.error());

    Picture picture;
    std::unique_ptr<QWidget> view;
    if (request.view == "scene") {
        picture = {pictureSize(request, {900, 600}), [&](QPainter& painter) {
                       painter.setRenderHint(QPainter::Antialiasing);
                       SceneOptions options;
                       options.palette = QGuiApplication::palette();
                       paintScene(painter, QRectF({}, picture.size), controller.session(), options);
                   }};
    } else {
        QWidget* widget = window.get();
        if (!window) {
            view = makeView(request.view, *own);
            widget = view.get();
        }
        if (auto* panel = qobject_cast<ComparePanel*>(widget)) {
            if (!variants->empty()) panel->comparison().variants().replace(*variants);
            if (request.freeRun) panel->showFreeRun();
        }
        makeAllExportable(*widget, controller);
        picture.size = pictureSize(request, window ? QSize(1280, 800) : QSize(800, 450));
        widget->resize(picture.size);
        widget->show();
        QApplication::processEvents();
        widget->resize(picture.size);  // again, as a window does not open larger than its screen
        if (window) window->resetLayout();
        waitForWork(controller.session(), err);
        Exportable* chart = window ? nullptr : chartOf(*widget);
        picture.paint = [widget, chart, size = picture.size](QPainter& painter) {
            chart ? chart->paintPicture(painter, QRectF({}, size)) : widget->render(&painter);
        };
    }
    if (!savePicture(picture, request.out)) {
        err << request.out << ": cannot be written\n";
        return checkFailed;
    }
    return fine;
}

}  // namespace solverscope
