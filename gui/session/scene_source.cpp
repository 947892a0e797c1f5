// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_source.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cstdio>
#include <string>

#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

const QString library = QStringLiteral(":/scenes/");

Result<Scene> fromDevice(QFile& file, const QString& name) {
    const QByteArray text = file.read(scene_limits::fileBytes + 1);
    return parseScene({text.constData(), static_cast<std::size_t>(text.size())}, name.toStdString());
}

}  // namespace

Result<Scene> loadSceneFrom(const QString& source) {
    if (source == QLatin1String("-")) {
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly)) return Error{"-", 0, 0, "cannot read standard input"};
        return fromDevice(input, QStringLiteral("-"));
    }
    QString file = source;
    if (!QFileInfo::exists(file) && QFileInfo::exists(library + source + QStringLiteral(".json")))
        file = library + source + QStringLiteral(".json");
    if (!file.startsWith(QLatin1Char(':'))) return loadScene(file.toStdString());
    QFile resource(file);
    if (!resource.open(QIODevice::ReadOnly)) return Error{file.toStdString(), 0, 0, "no such scene in the library"};
    return fromDevice(resource, QFileInfo(file).fileName());
}

bool isMomentLink(const QString& source) {
    return (source.contains(QLatin1Char('#')) || source.contains(QLatin1Char('?'))) && !QFileInfo::exists(source);
}

QStringList libraryScenes() {
    QStringList names;
    for (const QFileInfo& file : QDir(library).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names.append(file.completeBaseName());
    return names;
}

}  // namespace solverscope
