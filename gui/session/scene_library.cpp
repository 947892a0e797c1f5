// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_library.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <utility>

#include "gui/language/engine_text.h"
#include "gui/session/scene_source.h"

namespace solverscope {
namespace {

/// Group and name of each scene.
std::vector<std::pair<QString, QString>> contents() {
    std::vector<std::pair<QString, QString>> list;
    QStringList left = libraryScenes();
    QFile file(QStringLiteral(":/scenes/contents.txt"));
    QString group;
    if (file.open(QIODevice::ReadOnly)) {
        const QString text = QString::fromUtf8(file.readAll());
        for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (line.startsWith(QLatin1String("# ")))
                group = engineText(line.mid(2).toStdString());
            else if (left.removeOne(line))
                list.emplace_back(group, line);
        }
    }
    for (const QString& name : left) list.emplace_back(QCoreApplication::translate("SceneLibrary", "Other scenes"), name);
    return list;
}

}  // namespace

QString LibraryScene::brief() const {
    static const QRegularExpression sentence(QStringLiteral("^.*?[.!?](?=\\s|$)"), QRegularExpression::DotMatchesEverythingOption);
    const QString first = sentence.match(description).captured();
    return (first.isEmpty() ? description : first).simplified();
}

std::vector<LibraryScene> sceneLibrary() {
    std::vector<LibraryScene> scenes;
    for (const auto& [group, name] : contents()) {
        LibraryScene entry{group, name, {}, {}};
        const auto scene = loadSceneFrom(entry.file());
        if (!scene) continue;
        entry.title = libraryText(scene->title);
        entry.description = libraryText(scene->description);
        scenes.push_back(entry);
    }
    return scenes;
}

}  // namespace solverscope
