// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/entry_moment.h"

#include <QCoreApplication>

#include "gui/session/moment_link.h"

namespace solverscope {
namespace {

/// The scene in which a question was asked; nothing if the lesson has no such question any more.
std::optional<EntryMoment> asked(const NotebookEntry& entry, const LessonLibrary& library) {
    const auto place = library.find(entry.lesson);
    if (!place) return std::nullopt;
    const LibraryLesson& lesson = library.lessons()[*place];
    const Stage* stage = nullptr;
    const Exercise* exercise = nullptr;
    for (const Stage& each : lesson.lesson.stages)
        for (const LessonBlock& block : each.blocks)
            if (const Exercise* one = exerciseIn(block); one && entry.question == QString::fromStdString(one->id)) {
                stage = &each;
                exercise = one;
            }
    if (!exercise) return std::nullopt;
    const Setup& setup = exercise->setupIn(stage->setup);
    const auto instances = instancesOf(*exercise);
    const auto instance = static_cast<std::size_t>(entry.instance);
    if (instance >= instances.size()) return std::nullopt;
    auto scene = sceneOf(setup, exercise->changes, instances[instance], LessonLibrary::scenesOf(lesson), lesson.lesson.file);
    if (!scene) return std::nullopt;
    auto inputs = inputsOf(setup, *scene, lesson.lesson.file);
    if (!inputs) return std::nullopt;
    EntryMoment moment;
    moment.file = LessonLibrary::sceneFileOf(setup, lesson.lesson.file);
    moment.moment.scene = std::make_shared<const Scene>(std::move(*scene));
    moment.moment.inputs = std::move(*inputs);
    return moment;
}

Error none(const char* why) { return {{}, 0, 0, QCoreApplication::translate("EntryMoment", why).toStdString()}; }

}  // namespace

Result<EntryMoment> momentOf(const NotebookEntry& entry, const LessonLibrary& library, const Scene& open) {
    if (entry.link.isEmpty()) return none(QT_TRANSLATE_NOOP("EntryMoment", "This entry has no moment."));
    const auto link = parsePermalink(entry.link.toStdString());
    if (!link) return link.error();
    if (!link->place) return none(QT_TRANSLATE_NOOP("EntryMoment", "This entry has no moment."));
    auto moment = entry.kind == EntryKind::Answer || entry.kind == EntryKind::Exercise ? asked(entry, library) : std::nullopt;
    if (!moment) {
        auto linked = readLink(entry.link, open);
        if (!linked) return linked.error();
        moment.emplace();
        moment->file = linked->file;
        moment->moment.scene = std::make_shared<const Scene>(linked->scene ? std::move(*linked->scene) : open);
        moment->moment.inputs = std::move(linked->inputs);
    }
    moment->moment.place = *link->place;
    moment->moment.heading = entry.heading;
    moment->moment.where = entry.where;
    return std::move(*moment);
}

}  // namespace solverscope
