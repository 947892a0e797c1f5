// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/render.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QWidget>
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <ostream>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/charts/exported.h"
#include "gui/charts/impulse_chart.h"
#include "gui/cli/commands.h"
#include "gui/cli/picture_file.h"
#include "gui/cli/printing.h"
#include "gui/main_window.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/session/scene_source.h"
#include "gui/session/step_sampler.h"
#include "gui/views/bodies_table.h"
#include "gui/views/compare_panel.h"
#include "gui/views/iteration_table.h"
#include "gui/views/row_card.h"
#include "gui/views/scene_painter.h"
#include "gui/views/source_view.h"
#include "gui/views/timeline.h"
#include "physics/world/crowding.h"

namespace solverscope {
namespace {

using exit_status::badInput;
using exit_status::checkFailed;
using exit_status::fine;

using MakeView = std::unique_ptr<QWidget> (*)(DebuggerController&);

template <typename View>
std::unique_ptr<QWidget> make(DebuggerController& controller) {
    return std::make_unique<View>(controller);
}

std::unique_ptr<QWidget> makeVisits(DebuggerController& controller) {
    auto chart = std::make_unique<ConvergenceChart>(controller);
    chart->setPerVisit(true);
    return chart;
}

/// A comparison shows the one that is asked for most.
std::unique_ptr<QWidget> makeComparison(DebuggerController& controller) {
    auto panel = std::make_unique<ComparePanel>(controller);
    panel->setOn(true);
    return panel;
}

/// Of the row that the event visits.
std::unique_ptr<QWidget> makeImpulses(DebuggerController& controller) {
    auto chart = std::make_unique<ImpulseChart>(controller);
    chart->addMarkedRow();
    return chart;
}

const std::map<std::string, MakeView>& viewMakers() {
    static const std::map<std::string, MakeView> makers{
        {"bodies", make<BodiesTable>}, {"compare", makeComparison},     {"convergence", make<ConvergenceChart>},
        {"energy", make<EnergyChart>}, {"impulses", makeImpulses},      {"row", make<RowCard>},
        {"source", make<SourceView>},  {"table", make<IterationTable>}, {"timeline", make<Timeline>},
        {"visits", makeVisits},
    };
    return makers;
}

/// The variants that are asked for, none where nothing is. Error: what is wrong with one of them, or that they are too many.
Result<std::vector<VariantEntry>> entriesOf(const GivenVariants& given, const Settings& settings, std::size_t size) {
    std::vector<VariantEntry> entries;
    if (given.isEmpty()) return entries;
    const auto variants = namedVariants(given, settings, size);
    if (!variants) return variants.error();
    if (const auto most = static_cast<std::size_t>(Variants::most); variants->size() > most)
        return Error{{}, 0, 0, "compare: expected at most " + std::to_string(most) + " variants in a picture"};
    for (const NamedVariant& each : *variants)
        entries.push_back(
            {.name = QString::fromStdString(each.variant.name), .changes = QString::fromStdString(each.changes), .named = true});
    return entries;
}

/// The chart of a view that is in sight: its picture stands alone, with title, units, legend, scene and settings.
Exported* chartOf(QWidget& view) {
    for (QWidget* each : view.findChildren<QWidget*>())
        if (auto* chart = dynamic_cast<Exported*>(each); chart && each->isVisible()) return chart;
    return nullptr;
}

/// Until the views have shown what they compute in the background: errors against the reference take their time.
void waitForWork(DebuggerController& controller, const QWidget& widget) {
    constexpr int patience = 60'000;  // ms
    const auto* comparison = qobject_cast<const ComparePanel*>(&widget);
    const auto* impulses = qobject_cast<const ImpulseChart*>(&widget);
    QElapsedTimer waited;
    waited.start();
    const auto samplers = widget.findChildren<StepSampler*>();
    const auto isBusy = [&] {
        if (MetricsService::of(controller).isBusy()) return true;
        if ((comparison && comparison->isBusy()) || (impulses && impulses->isBusy())) return true;
        return std::ranges::any_of(samplers, [](const StepSampler* each) { return each->isBusy(); });
    };
    do QApplication::processEvents(QEventLoop::AllEvents, 50);
    while (isBusy() && waited.elapsed() < patience);
    QApplication::processEvents();
}

/// The scene, and the moment to show of it. An event past the end of its step means the end.
Result<LinkedMoment> momentOf(const RenderRequest& request) {
    LinkedMoment moment;
    if (isMomentLink(QString::fromStdString(request.scene))) {
        auto linked = linkWithSettings(request.scene, request.settings);
        if (!linked) return linked.error();
        moment = std::move(*linked);
    } else {
        auto scene = sceneWithSettings(request.scene, request.settings);
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

/// The window as it is on first start: a picture must not depend on the layout or the lessons of whoever draws it.
void forgetTheUser(const QTemporaryDir& empty) {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, empty.path());
    qputenv("XDG_DATA_HOME", empty.path().toLocal8Bit());
}

}  // namespace

int renderCommand(const RenderRequest& request, std::ostream& err) {
    if (!isPictureFile(request.out, err)) return badInput;
    auto moment = momentOf(request);
    if (!moment) {
        err << moment.error().text() << "\n";
        return badInput;
    }
    useFixedLook(request.dark);
    const QTemporaryDir empty;
    forgetTheUser(empty);
    // One controller for a single view; the window brings its own.
    DebuggerController own;
    std::unique_ptr<MainWindow> window;
    if (request.view == "window") window = std::make_unique<MainWindow>();
    DebuggerController& controller = window ? window->controller() : own;
    controller.openScene(std::move(*moment->scene), moment->file);
    controller.replaceInputs(std::move(moment->inputs));
    controller.toStep(moment->place->step);
    auto event = eventAt(*moment->place, controller.session().events());
    if (!event && request.event < 0) {
        err << request.scene << ": " << event.error().message << "\n";
        return badInput;
    }
    if (event) controller.seek({moment->place->step, *event, moment->place->term});

    if (request.view == "impulses" && controller.session().event().kind != EventKind::Row) {
        err << "--event: expected one that visits a row, to draw the row's impulses\n";
        return badInput;
    }
    const auto variants =
        entriesOf(request.variants, controller.session().settings(), sizeOfWork(controller.session().recording().last()));
    if (!variants) {
        err << variants.error().text() << "\n";
        return badInput;
    }

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
            view = viewMakers().at(request.view)(controller);
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
        waitForWork(controller, *widget);
        Exported* chart = window ? nullptr : chartOf(*widget);
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
