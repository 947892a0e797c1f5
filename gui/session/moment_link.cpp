// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/moment_link.h"

#include <QFileInfo>
#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/session/scene_source.h"
#include "physics/trace/input_text.h"

namespace solverscope {
namespace {

/// The scene in a link: its name in the library, or its file.
QString sourceOf(const QString& file) {
    const QString library = QStringLiteral(":/scenes/");
    if (file.startsWith(library)) return QFileInfo(file).completeBaseName();
    if (file.startsWith(QLatin1Char(':')) || !QFileInfo::exists(file)) return file;
    return QFileInfo(file).absoluteFilePath();
}

/// The settings in which a scene differs from its file, as inputs before the first step.
std::vector<Permalink::LinkedInput> changedSettings(const Scene& file, const Scene& scene) {
    std::vector<Permalink::LinkedInput> inputs;
    for (const SetSetting& change : settingChanges(file.settings, scene.settings)) inputs.push_back({1, inputText(scene, change)});
    return inputs;
}

bool isOfTheMouse(const Permalink::LinkedInput& input) {
    return input.text.starts_with("grab:") || input.text.starts_with("drag=") || input.text == "release";
}

}  // namespace

MomentLink MomentLink::of(const DebuggerController& controller) {
    const QString source = sourceOf(controller.sceneFile());
    Permalink link = permalinkTo(controller.session(), source.toStdString());
    QStringList remarks;
    const auto onFile = source.isEmpty() || source == QLatin1String("-") ? Result<Scene>(Error{}) : loadSceneFrom(source);
    if (!onFile) {
        link.scene.clear();
        remarks += tr("This scene is not saved in a file: the link works only while the scene is open.");
    } else {
        const auto settings = changedSettings(*onFile, controller.scene());
        link.inputs.insert(link.inputs.begin(), settings.begin(), settings.end());
        Scene same = *onFile;
        same.settings = controller.scene().settings;
        if (same != controller.scene()) remarks += tr("The scene differs from its file: the link opens the scene in the file.");
    }
    QString text = QString::fromStdString(linkText(link));
    if (text.size() > maxLength) {
        const auto left = std::erase_if(link.inputs, isOfTheMouse);
        text = QString::fromStdString(linkText(link));
        remarks += tr("The mouse input (inputs: %1) is too long for a link, so the link leads to another moment and says so. A "
                      "bookmark keeps everything.")
                       .arg(left);
    }
    return {text, remarks.join(QLatin1Char(' '))};
}

Result<LinkedMoment> readLink(const QString& link, const Scene& open) {
    const auto read = parsePermalink(link.trimmed().toStdString());
    if (!read) return read.error();
    LinkedMoment moment;
    moment.place = read->place;
    if (!read->scene.empty()) {
        moment.file = QString::fromStdString(read->scene);
        auto scene = loadSceneFrom(moment.file);
        if (!scene) return scene.error();
        moment.scene = std::move(*scene);
    }
    auto inputs = linkedInputs(*read, moment.scene ? *moment.scene : open);
    if (!inputs) return inputs.error();
    moment.inputs = std::move(*inputs);
    return moment;
}

}  // namespace solverscope
