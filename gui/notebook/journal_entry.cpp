// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/journal_entry.h"

#include <QRegularExpression>
#include <algorithm>

#include "gui/session/moment_travel.h"

namespace solverscope {
namespace {

/// "3.10" as 3, 10: numbers of lessons are no decimal fractions.
std::vector<int> parts(const QString& lesson) {
    std::vector<int> numbers;
    for (const QString& part : lesson.split(QLatin1Char('.'))) numbers.push_back(part.toInt());
    return numbers;
}

bool comesBefore(const JournalGroup& a, const JournalGroup& b) {
    if (a.lesson.isEmpty() || b.lesson.isEmpty()) return !a.lesson.isEmpty() && b.lesson.isEmpty();
    const auto left = parts(a.lesson);
    const auto right = parts(b.lesson);
    return left != right ? left < right : a.lesson < b.lesson;
}

bool matches(const NotebookEntry& entry, const QStringList& words) {
    if (words.isEmpty()) return true;
    const QString all = QStringList{entry.lesson, entry.lessonTitle, entry.stage, entry.question, entry.heading,
                                    entry.given,  entry.truth,       entry.text,  entry.where,    JournalEntryText::kind(entry)}
                            .join(QLatin1Char('\n'));
    return std::ranges::all_of(words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

/// The first paragraph without the characters that have a meaning in Markdown.
QString openingWords(const QString& markdown) {
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression signs(QStringLiteral("\\*\\*|[*`]|\\\\(?=[^\\w\\s])|\\$\\$|^[#>]+\\s*"));
    QString text = markdown.trimmed().section(QStringLiteral("\n\n"), 0, 0).left(300);
    return text.replace(link, QStringLiteral("\\1")).remove(signs).simplified();
}

bool isGraded(const NotebookEntry& entry) {
    return entry.kind == EntryKind::Answer || entry.kind == EntryKind::Task || entry.kind == EntryKind::Exercise;
}

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

QString plainInMarkdown(const QString& text) {
    static const QRegularExpression special(QStringLiteral("([\\\\`*_{}\\[\\]<>()#+\\-.!|$~&])"));
    return QString(text).replace(special, QStringLiteral("\\\\1"));
}

std::vector<JournalGroup> groupedByLesson(const std::vector<NotebookEntry>& entries, const QStringList& words) {
    std::vector<JournalGroup> groups;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const NotebookEntry& entry = entries[i];
        if (!matches(entry, words)) continue;
        auto group = std::ranges::find(groups, entry.lesson, &JournalGroup::lesson);
        if (group == groups.end()) group = groups.insert(groups.end(), {entry.lesson, {}, {}});
        if (!entry.lessonTitle.isEmpty()) group->title = entry.lessonTitle;
        group->entries.push_back(i);
    }
    std::ranges::sort(groups, comesBefore);
    return groups;
}

QString JournalEntryText::title(const JournalGroup& group) {
    return group.lesson.isEmpty() ? tr("Outside of lessons") : QStringLiteral("%1  %2").arg(group.lesson, group.title);
}

QString JournalEntryText::kind(const NotebookEntry& entry) {
    switch (entry.kind) {
        case EntryKind::Answer:
            return entry.stage == QLatin1String("Predict") ? tr("Prediction") : tr("Answer");
        case EntryKind::Task:
            return tr("Task");
        case EntryKind::Exercise:
            return tr("Exercise");
        case EntryKind::Explanation:
            return tr("Explanation");
        case EntryKind::Note:
            return tr("Note");
        case EntryKind::Moment:
            return tr("Bookmark");
        case EntryKind::Unknown:
            break;
    }
    return tr("Made by another version of the program");
}

QString JournalEntryText::headline(const NotebookEntry& entry) {
    const QString words =
        openingWords(entry.kind == EntryKind::Note || entry.kind == EntryKind::Explanation ? entry.text : entry.heading);
    if (!words.isEmpty()) return words;
    return entry.question.isEmpty() ? kind(entry) : entry.question;
}

QString JournalEntryText::effort(const NotebookEntry& entry) {
    QStringList list;
    if (entry.tries > 1) list += tr("try %1").arg(entry.tries);
    if (entry.hints > 0) list += tr("%n hints", nullptr, entry.hints);
    return list.join(QStringLiteral(" · "));
}

QString JournalEntryText::outcome(const NotebookEntry& entry) {
    QStringList list{kind(entry)};
    if (!entry.given.isEmpty())
        list += entry.right || entry.truth.isEmpty() ? entry.given : tr("%1, the engine %2").arg(entry.given, entry.truth);
    if (entry.kind == EntryKind::Moment && !entry.text.isEmpty()) list += openingWords(entry.text);
    if (const QString tried = effort(entry); !tried.isEmpty()) list += tried;
    return list.join(QStringLiteral(" · "));
}

QString JournalEntryText::time(const NotebookEntry& entry) {
    return entry.time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString JournalEntryText::verdict(const NotebookEntry& entry) {
    if (!isGraded(entry)) return {};
    if (entry.kind == EntryKind::Task) return entry.right ? tr("✓ Done") : tr("○ Not yet");
    return entry.right ? tr("✓ Right") : tr("✗ Not quite");
}

QString JournalEntryText::modelAnswer(const NotebookEntry& entry) {
    if (entry.kind != EntryKind::Explanation || entry.feedback.isEmpty()) return {};
    return tr("**A model answer.** %1").arg(entry.feedback);
}

bool JournalEntryText::hasSides(const NotebookEntry& entry) {
    return entry.kind != EntryKind::Task && !(entry.given.isEmpty() && entry.truth.isEmpty());
}

QString JournalEntryText::markdown(const NotebookEntry& entry) {
    const bool own = entry.kind == EntryKind::Note || entry.kind == EntryKind::Moment;
    QStringList head{plainInMarkdown(time(entry))};
    if (!entry.where.isEmpty()) head += plainInMarkdown(entry.where);
    QString text = QStringLiteral("**%1** · %2\n\n").arg(plainInMarkdown(kind(entry)), head.join(QStringLiteral(" · ")));
    if (!entry.heading.isEmpty()) text += (own ? plainInMarkdown(entry.heading) : entry.heading) + QStringLiteral("\n\n");
    if (hasSides(entry))
        text += QStringLiteral("| %1 | %2 |\n|---|---|\n| %3 | %4 |\n\n")
                    .arg(entry.stage == QLatin1String("Predict") ? tr("Your prediction") : tr("Your answer"), tr("Right"),
                         plainInMarkdown(entry.given), plainInMarkdown(entry.truth));
    else if (!entry.given.isEmpty())
        text += plainInMarkdown(entry.given) + QStringLiteral("\n\n");
    QStringList graded;
    if (const QString word = verdict(entry); !word.isEmpty()) graded += QStringLiteral("**%1**").arg(word);
    if (const QString tried = effort(entry); !tried.isEmpty()) graded += tried;
    if (!graded.isEmpty()) text += graded.join(QStringLiteral(" · ")) + QStringLiteral("\n\n");
    const QString model = modelAnswer(entry);
    if (!entry.feedback.isEmpty() && model.isEmpty()) text += entry.feedback + QStringLiteral("\n\n");
    if (!entry.text.isEmpty()) text += own ? entry.text : QStringLiteral("> ") + plainInMarkdown(entry.text);
    if (!model.isEmpty()) text += QStringLiteral("\n\n") + model;
    return text;
}

QList<QStringList> JournalEntryText::lines(const std::vector<NotebookEntry>& entries, const std::vector<JournalGroup>& groups) {
    QList<QStringList> lines{{tr("time (UTC)"), tr("lesson"), tr("title"), tr("stage"), tr("kind"), tr("question"), tr("asked"),
                              tr("given"), tr("engine"), tr("right"), tr("tries"), tr("hints"), tr("instance"), tr("text"),
                              tr("moment"), tr("link")}};
    for (const JournalGroup& group : groups)
        for (const std::size_t place : group.entries) {
            const NotebookEntry& entry = entries[place];
            const bool graded = isGraded(entry);
            const auto number = [graded](int count) { return graded ? QString::number(count) : QString(); };
            lines += {entry.time.toString(Qt::ISODate),
                      entry.lesson,
                      entry.lessonTitle,
                      entry.stage,
                      kind(entry),
                      entry.question,
                      openingWords(entry.heading),
                      entry.given,
                      entry.truth,
                      graded ? (entry.right ? tr("yes") : tr("no")) : QString(),
                      number(entry.tries),
                      number(entry.hints),
                      number(entry.instance + 1),
                      entry.text,
                      entry.where,
                      entry.link};
        }
    return lines;
}

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
