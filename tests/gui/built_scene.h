// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QtTest>

#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_edits.h"
#include "physics/editing/makers.h"
#include "tests/shipped_scenes.h"

namespace solverscope {

/// A scene alone, while it is being built.
struct BuiltScene {
    DebuggerController controller;
    SceneView view{controller};
    SceneEdits& edits = controller.edits();
    QString notice;

    explicit BuiltScene(const Scene& scene) {
        controller.openScene(scene);
        view.resize(800, 600);
        view.show();
        edits.setBuilding(&view, true);
        QObject::connect(&edits, &SceneEdits::noticed, &view, [this](const QString& text) { notice = text; });
        QObject::connect(&edits, &SceneEdits::refused, &view, [this](const QString& text) { notice = text; });
    }
    explicit BuiltScene(const QString& shipped = QStringLiteral("stack_10")) : BuiltScene(shippedScene(shipped)) {}

    const Scene& scene() const { return controller.scene(); }
    QPoint at(Vec2 point) const { return view.camera().toScreen(point).toPoint(); }
    QPoint at(BodyId body) const { return at(controller.session().world().poses[index(body)].position); }
    void click(Vec2 point, Qt::KeyboardModifiers modifiers = {}) { QTest::mouseClick(&view, Qt::LeftButton, modifiers, at(point)); }
    void drag(Vec2 from, Vec2 to, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&view, Qt::LeftButton, modifiers, at(from));
        for (const double share : {0.3, 0.7, 1.0}) {
            const QPointF place = view.camera().toScreen(from + share * (to - from));
            QMouseEvent move(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(&view, &move);
        }
        QTest::mouseRelease(&view, Qt::LeftButton, modifiers, at(to));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
    std::size_t bodies() const { return scene().bodies.size(); }
    std::size_t joints() const { return scene().joints.size(); }
};

/// Ground and two boxes in the air, 2 m apart.
inline Scene twoBoxes() {
    Scene scene;
    scene.bodies = stackOf({-1, 2}, {1, 1}, 1);
    scene.bodies.push_back(stackOf({1, 2}, {1, 1}, 1).front());
    scene.bodies[0].id = "a";
    scene.bodies[1].id = "b";
    scene.bodies.push_back(groundAt(0));
    return scene;
}

}  // namespace solverscope
