// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDir>
#include <QTest>

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

inline Scene shippedScene(const QString& name) {
    auto scene = loadScene((QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/resources/scenes/") + name + ".json").toStdString());
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return *scene;
}

inline World shippedWorld(const QString& name) { return makeWorld(shippedScene(name)); }

/// A data row for every scene of the library: column "name".
inline void addShippedScenes() {
    QTest::addColumn<QString>("name");
    for (const QString& name : shippedSceneNames()) QTest::newRow(qPrintable(name)) << name;
}

}  // namespace solverscope
