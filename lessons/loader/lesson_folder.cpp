// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A folder of lessons: what is checked from lesson to lesson, and what there is in it.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "lessons/loader/lesson_check.h"
#include "lessons/loader/lesson_link.h"
#include "lessons/loader/lesson_texts.h"

namespace solverscope {
namespace {

void count(const Lesson& lesson, LessonsReport& report) {
    ++report.lessons;
    const QuestionCount questions = countQuestions(lesson);
    report.questions += questions.all();
    if (languageOf(lesson.file) == "en") report.english += questions;
    for (const Stage& stage : lesson.stages)
        for (const auto& block : stage.blocks) {
            report.tasks += std::holds_alternative<Task>(block);
            report.manualExercises += std::holds_alternative<ManualExercise>(block);
        }
    for (const auto& [use, text] : textsOf(lesson))
        for (const auto& piece : text->pieces)
            if (const auto* claim = std::get_if<Claim>(&piece)) report.claims += !claim->shown.empty();
}

void checkFormulas(const Lesson& lesson, const std::filesystem::path& file, std::vector<Error>& findings) {
    const std::filesystem::path lessons = file.parent_path().parent_path();
    for (const auto& [use, text] : textsOf(lesson))
        for (const Formula& formula : text->formulas) {
            std::error_code status;
            const std::string picture = formulaPicture(formula.tex);
            if (!std::filesystem::is_regular_file(lessons / picture, status))
                findings.push_back(
                    errorAt(formula.place, lesson.file,
                            "expected a picture of this formula, " + picture + "; lessons/make-formulas creates it"));
        }
}

/// Links from lesson to lesson lead to one of these.
void checkLessonLinks(const Lesson& lesson, const std::set<std::string>& ids, std::vector<Error>& findings) {
    for (const auto& [use, text] : textsOf(lesson))
        for (const TextLink& one : text->links) {
            const auto link = parseLink(one.address);
            const auto* other = link ? std::get_if<LessonLink>(&*link) : nullptr;
            if (other && !ids.contains(other->id))
                findings.push_back(errorAt(one.place, lesson.file, "there is no lesson " + other->id));
        }
}

/// Sorted by name. A folder that cannot be read is a finding.
std::vector<std::filesystem::directory_entry> entriesOf(const std::filesystem::path& folder, std::vector<Error>& findings) {
    std::vector<std::filesystem::directory_entry> entries;
    std::error_code problem;
    // A range-based loop would throw where reading on fails.
    for (std::filesystem::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem))
        entries.push_back(*it);
    if (problem) findings.push_back({folder.string(), 0, 0, "cannot be read: " + problem.message()});
    std::sort(entries.begin(), entries.end());
    return entries;
}

std::vector<std::filesystem::path> lessonFiles(const std::filesystem::path& folder, std::vector<Error>& findings) {
    std::vector<std::filesystem::path> files;
    std::error_code status;
    std::size_t folders = 0;
    for (const auto& one : entriesOf(folder, findings)) {
        if (!one.is_directory(status)) continue;
        if (one.is_symlink(status)) {
            findings.push_back({one.path().string(), 1, 1, "expected a folder, found a link"});
            continue;
        }
        if (++folders > lesson_limits::lessons) {
            findings.push_back({folder.string(), 1, 1, "expected at most 200 lessons in a folder"});
            break;
        }
        for (const auto& inside : entriesOf(one.path(), findings)) {
            const std::string name = inside.path().filename().string();
            if (name.starts_with("lesson") && name.ends_with(".md")) files.push_back(inside.path());
        }
    }
    return files;
}

}  // namespace

int QuestionCount::all() const { return std::accumulate(byKind.begin(), byKind.end(), 0); }

QuestionCount& QuestionCount::operator+=(const QuestionCount& other) {
    for (std::size_t i = 0; i < byKind.size(); ++i) byKind[i] += other.byKind[i];
    fresh += other.fresh;
    return *this;
}

QuestionCount countQuestions(const Lesson& lesson) {
    QuestionCount count;
    for (const Stage& stage : lesson.stages)
        for (const auto& block : stage.blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (!question) continue;
            ++count.byKind[static_cast<std::size_t>(question->kind)];
            count.fresh += instancesOf(*question).size() > 1;
        }
    return count;
}

LessonsReport checkLessons(const std::filesystem::path& folderOrFile, const std::filesystem::path& sceneLibrary) {
    LessonsReport report;
    std::error_code status;
    const bool isFolder = std::filesystem::is_directory(folderOrFile, status);
    const auto files = isFolder ? lessonFiles(folderOrFile, report.findings) : std::vector{folderOrFile};
    std::map<std::string, std::string> fileOf;  // by lesson and language
    if (files.empty()) report.findings.push_back({folderOrFile.string(), 0, 0, "expected lessons in this folder"});
    std::map<std::filesystem::path, Result<Lesson>> lessons;
    std::set<std::string> ids;
    for (const auto& file : files)
        if (const auto& lesson = lessons.emplace(file, loadLesson(file)).first->second) ids.insert(lesson->id);
    for (const auto& [file, lesson] : lessons) {
        if (!lesson) {
            report.findings.push_back(lesson.error());
            continue;
        }
        count(*lesson, report);
        const auto [known, isNew] = fileOf.emplace(lesson->id + " " + languageOf(lesson->file), lesson->file);
        if (!isNew) report.findings.push_back({lesson->file, 1, 1, "lesson " + lesson->id + " already exists, " + known->second});
        checkFormulas(*lesson, file, report.findings);
        if (isFolder) checkLessonLinks(*lesson, ids, report.findings);
        const auto folder = file.parent_path();
        for (Error& finding : checkLesson(*lesson, scenesOnDisk(folder, sceneLibrary), programsOnDisk(folder)))
            report.findings.push_back(std::move(finding));
        if (languageOf(lesson->file) == "en") {
            if (lesson->isOlder) report.findings.push_back({lesson->file, 1, 1, "expected 'older:' in translations only"});
            continue;
        }
        const auto englishFile = folder / "lesson.md";
        const auto loaded = lessons.find(englishFile);
        const auto english = loaded == lessons.end() ? loadLesson(englishFile) : loaded->second;
        if (!english)
            report.findings.push_back({lesson->file, 1, 1, "expected the English lesson, lesson.md, next to its translation"});
        else if (!lesson->isOlder)
            for (Error& finding : checkTranslation(*english, *lesson)) report.findings.push_back(std::move(finding));
    }
    return report;
}

}  // namespace solverscope
