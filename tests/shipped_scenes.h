// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDir>
#include <QTest>
#include <string_view>

#include "physics/scene/scene_file.h"
#include "physics/world/world.h"

namespace solverscope {

/// The names of the scenes of the library.
inline QStringList shippedSceneNames() {
    QStringList names;
    for (const QFileInfo& file :
         QDir(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/resources/scenes")).entryInfoList({"*.json"}, QDir::Files, QDir::Name))
        names.append(file.completeBaseName());
    return names;
}

inline QString sceneFile(const QString& name) {
    return QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/resources/scenes/%1.json").arg(name);
}

inline Scene shippedScene(const QString& name) {
    auto scene = loadScene(sceneFile(name).toStdString());
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return *scene;
}

inline World shippedWorld(const QString& name) { return makeWorld(shippedScene(name)); }

/// Which of the bodies has this name.
inline std::size_t placeOf(const Scene& scene, std::string_view id) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        if (scene.bodies[i].id == id) return i;
    qFatal("no body '%s'", std::string(id).c_str());
    return 0;
}

/// A data row for every scene of the library: column "name".
inline void addShippedScenes() {
    QTest::addColumn<QString>("name");
    for (const QString& name : shippedSceneNames()) QTest::newRow(qPrintable(name)) << name;
}

}  // namespace solverscope
