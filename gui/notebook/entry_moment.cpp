// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/entry_moment.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "gui/session/moment_link.h"

namespace solverscope {
namespace {

struct Asked {
    const Question* question = nullptr;
    const Stage* stage = nullptr;
};

Asked questionOf(const Lesson& lesson, const std::string& id) {
    for (const Stage& stage : lesson.stages)
        for (const auto& block : stage.blocks)
            if (const auto* question = std::get_if<Question>(&block); question && question->id == id) return {question, &stage};
    return {};
}

/// The scene in which a question was asked; nothing where the lesson has no such question any more.
std::optional<EntryMoment> asked(const JournalEntry& entry, const LessonLibrary& library) {
    const auto place = library.find(entry.lesson);
    if (!place) return std::nullopt;
    const LibraryLesson& lesson = library.lessons()[*place];
    const auto [question, stage] = questionOf(lesson.lesson, entry.question.toStdString());
    if (!question) return std::nullopt;
    const Setup& setup = question->setup ? *question->setup : stage->setup;
    const auto instances = instancesOf(*question);
    const auto instance = static_cast<std::size_t>(entry.instance);
    if (instance >= instances.size()) return std::nullopt;
    auto scene = sceneOf(setup, question->changes, instances[instance], LessonLibrary::scenesOf(lesson), lesson.lesson.file);
    if (!scene) return std::nullopt;
    auto inputs = inputsOf(setup, *scene, lesson.lesson.file);
    if (!inputs) return std::nullopt;
    EntryMoment moment;
    moment.file = QString::fromStdString(setup.scene);
    if (moment.file.endsWith(QLatin1String(".json")))
        moment.file = QFileInfo(QString::fromStdString(lesson.lesson.file)).path() + QLatin1Char('/') + moment.file;
    moment.moment.scene = std::make_shared<const Scene>(std::move(*scene));
    moment.moment.inputs = std::move(*inputs);
    return moment;
}

Error none(const char* why) { return {{}, 0, 0, QCoreApplication::translate("EntryMoment", why).toStdString()}; }

}  // namespace

Result<EntryMoment> momentOf(const JournalEntry& entry, const LessonLibrary& library, const Scene& open) {
    if (entry.link.isEmpty()) return none(QT_TRANSLATE_NOOP("EntryMoment", "This entry has no moment."));
    const auto link = parsePermalink(entry.link.toStdString());
    if (!link) return link.error();
    if (!link->place) return none(QT_TRANSLATE_NOOP("EntryMoment", "This entry has no moment."));
    auto moment = entry.kind == EntryKind::Answer ? asked(entry, library) : std::nullopt;
    if (!moment) {
        auto linked = readLink(entry.link, open);
        if (!linked) return linked.error();
        moment.emplace();
        moment->file = linked->file;
        moment->moment.scene = std::make_shared<const Scene>(linked->scene ? std::move(*linked->scene) : open);
        moment->moment.inputs = std::move(linked->inputs);
    }
    moment->moment.place = *link->place;
    moment->moment.name = entry.asked;
    moment->moment.where = entry.where;
    return std::move(*moment);
}

}  // namespace solverscope
