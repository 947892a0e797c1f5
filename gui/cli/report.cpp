// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <ostream>

#include "gui/cli/commands.h"
#include "gui/lessons/lesson_progress.h"

namespace solverscope {

int reportCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err) {
    Table table;
    table.columns = {"file", "lesson", "done", "stage", "answered", "right", "right_at_once", "tries", "hints", "explanation"};
    int status = exit_status::fine;
    for (const std::string& file : files) {
        const auto progress = readProgress(QString::fromStdString(file));
        if (!progress) {
            status = refuse(err, progress.error());
            continue;
        }
        for (auto it = progress->begin(); it != progress->end(); ++it) {
            std::int64_t right = 0;
            std::int64_t atOnce = 0;
            std::int64_t tries = 0;
            std::int64_t hints = 0;
            std::int64_t answered = 0;
            for (const AnswerRecord& answer : it->answers) {
                answered += !answer.open || answer.tries > 0;  // others were only begun
                right += answer.right;
                atOnce += answer.right && answer.tries <= 1 && answer.hints == 0;
                tries += answer.tries;
                hints += answer.hints;
            }
            table.lines.push_back({file, it.key().toStdString(), std::string(it->done ? "yes" : "no"),
                                   static_cast<std::int64_t>(it->stage + 1), answered, right, atOnce, tries, hints,
                                   it->explanation.toStdString()});
        }
    }
    out << csvText(table);
    return status;
}

}  // namespace solverscope
