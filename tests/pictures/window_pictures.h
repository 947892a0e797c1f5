// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The pictures of README.md and docs/, taken of the window while it is used.
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

#include "gui/app/perspective.h"
#include "gui/app/scene_files.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/exportable.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/session/scene_edits.h"
#include "gui/widgets/message_bar.h"
#include "tests/gui/shown_window.h"
#include "tests/pictures/palette_png.h"

namespace solverscope {

struct WindowPicture {
    const char* name;  // of its file in docs/
    PalettePng (*take)();
    int maxKilobytes;
};

namespace pictures {

inline QImage taken(QWidget& widget) {
    settle();
    return widget.grab().toImage();
}

inline PalettePng still(const QImage& image) {
    PalettePng picture;
    picture.add(image);
    return picture;
}

/// The window as it is after the first start, once its hint has been read.
inline ShownWindow windowIn(Perspective perspective, const QString& scene = QStringLiteral("stack_10"), QSize size = smallWindow) {
    ShownWindow window = shownWindow(scene, size);
    window->findChild<MessageBar*>(QStringLiteral("hintBar"))->findChild<QToolButton*>(QStringLiteral("dismissMessage"))->click();
    window->showPerspective(perspective);
    settle();
    return window;
}

inline void goTo(MainWindow& window, std::int64_t step, int iteration, int row) {
    StepPlace place;
    place.step = step;
    place.iteration = iteration;
    place.row = row;
    window.travel().go(place);
    settle();
}

/// The picture of the window below a line that says what happens in it.
inline QImage withCaption(const QString& caption, const QImage& picture) {
    constexpr int height = 44;
    QImage image(picture.width(), picture.height() + height, QImage::Format_RGB32);
    image.fill(QColor(0x1c2733));
    QPainter painter(&image);
    QFont font = painter.font();
    font.setPixelSize(19);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(QRect(16, 0, image.width() - 32, height), Qt::AlignVCenter | Qt::AlignLeft, caption);
    painter.drawImage(0, height, picture);
    return image;
}

inline PalettePng learn() {
    const auto window = windowIn(Perspective::Learn);
    window->openLesson(QStringLiteral("3.2"));
    auto& panel = window->panel<LessonPanel>();
    while (panel.stage() < 2) {
        panel.findChild<QPushButton*>(QStringLiteral("skip"))->click();
        settle();
    }
    auto* answer = panel.findChild<QLineEdit*>(QStringLiteral("answer"));
    QTest::keyClicks(answer, QStringLiteral("3"));  // mass times speed
    QTest::keyClick(answer, Qt::Key_Return);
    return still(taken(*window));
}

inline PalettePng debug() {
    const auto window = windowIn(Perspective::Debug, QStringLiteral("stack_10"), QSize(1400, 840));
    goTo(*window, 4, 3, 2);  // friction that is at its bound
    return still(taken(*window));
}

inline PalettePng compare() {
    const auto window = windowIn(Perspective::Compare);
    window->controller().toStep(100);
    return still(taken(*window));
}

inline PalettePng build() {
    const auto window = windowIn(Perspective::Build);
    window->files().newScene();
    settle();
    SceneEdits& edits = window->controller().edits();
    SceneView& scene = window->sceneView();
    const auto at = [&](Vec2 point) { return scene.camera().toScreen(point); };
    const auto click = [&](BuildTool tool, Vec2 point) {
        edits.setTool(tool);
        QTest::mouseClick(&scene, Qt::LeftButton, {}, at(point).toPoint());
        settle();
    };
    click(BuildTool::Pyramid, {-2.2, 0});
    click(BuildTool::Stack, {0.8, 0});
    edits.setTool(BuildTool::Box);
    QTest::mousePress(&scene, Qt::LeftButton, {}, at({1.7, 3.6}).toPoint());
    for (const Vec2 to : {Vec2{2, 3.4}, Vec2{2.9, 2.8}}) {
        QMouseEvent move(QEvent::MouseMove, at(to), scene.mapToGlobal(at(to)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&scene, &move);
    }
    const QImage image = taken(*window);
    QTest::mouseRelease(&scene, Qt::LeftButton, {}, at({2.9, 2.8}).toPoint());
    window->workspace().document.saved({}, false);
    return still(image);
}

/// The error of each sweep, as the chart is exported.
inline PalettePng convergence() {
    const auto window = windowIn(Perspective::Debug, QStringLiteral("chain_10"));
    window->controller().toStep(10);
    auto& chart = window->show<ConvergenceChart>();
    settle();
    Exportable* exportable = nullptr;
    for (QWidget* each : chart.findChildren<QWidget*>())
        if (auto* found = dynamic_cast<Exportable*>(each); found && each->isVisible()) exportable = found;
    QImage image(900, 450, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    exportable->paintPicture(painter, QRectF(image.rect()));
    painter.end();
    return still(image);
}

/// Two runs side by side, then one step of them sweep by sweep, then one sweep row by row.
inline PalettePng warmStarting() {
    constexpr int lastStep = 180;
    constexpr int stepsPerFrame = 4;
    constexpr int studiedStep = 40;
    constexpr int frameTime = 1000 * stepsPerFrame / 60;  // ms: in real time
    constexpr int sweepTime = 280;
    constexpr int rowTime = 350;
    constexpr int termTime = 450;
    constexpr int readingTime = 900;
    PalettePng movie;
    const auto window = windowIn(Perspective::Compare, QStringLiteral("stack_10"), QSize(1120, 800));
    DebuggerController& controller = window->controller();
    const auto show = [&](const char* caption, int milliseconds) {
        movie.add(withCaption(QString::fromUtf8(caption), taken(*window)), milliseconds);
    };

    controller.toStep(lastStep);  // the chart is of all steps from the beginning
    auto& compare = window->panel<ComparePanel>();
    compare.showFreeRun();
    compare.findChild<QComboBox*>(QStringLiteral("compareQuantity"))->setCurrentText(ComparePanel::tr("Drift"));
    const char* const runs = "Ten boxes, ten sweeps per step. Left: with warm starting. Right: without";
    for (int step = 1; step <= lastStep; step += stepsPerFrame) {
        controller.toStep(step);
        show(runs, step == 1 ? readingTime : frameTime);
    }
    show(runs, readingTime);

    const char* const sweeps = "Any step, sweep by sweep: the error that is left in each variant";
    controller.toStep(studiedStep);
    goTo(*window, studiedStep, 1, 1);
    compare.findChild<QTabWidget*>()->setCurrentIndex(0);
    show(sweeps, readingTime);
    for (int sweep = 0; sweep < 10; ++sweep) {
        controller.forward(Granularity::Iteration);
        show(sweeps, sweepTime);
    }
    show(sweeps, readingTime);

    const char* const rows = "Any sweep, row by row and term by term: formula, numbers, source line";
    window->showPerspective(Perspective::Debug);
    window->resizeDocks({window->panels().dock(QStringLiteral("row"))}, {410}, Qt::Horizontal);  // so that the source has room
    window->resizeDocks({window->panels().dock(QStringLiteral("source"))}, {420}, Qt::Horizontal);
    goTo(*window, 4, 2, 38);  // three rows before one that is at its bound
    show(rows, readingTime);
    for (int row = 0; row < 3; ++row) {
        controller.forward(Granularity::Row);
        show(rows, rowTime);
    }
    for (int term = 0; term < 6; ++term) {
        controller.forward(Granularity::Term);
        show(rows, termTime);
    }
    show(rows, readingTime);
    return movie;
}

}  // namespace pictures

inline constexpr std::array windowPictures{
    WindowPicture{"warm-starting.png", pictures::warmStarting, 800},
    WindowPicture{"learn.png", pictures::learn, 200},
    WindowPicture{"debug.png", pictures::debug, 200},
    WindowPicture{"compare.png", pictures::compare, 200},
    WindowPicture{"build.png", pictures::build, 200},
    WindowPicture{"convergence.png", pictures::convergence, 200},
};

}  // namespace solverscope
