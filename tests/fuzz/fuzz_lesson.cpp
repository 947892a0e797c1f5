// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Any bytes are an error with a place, or a lesson whose texts can be measured and which is its own translation.
#include <cstdint>

#include "lessons/loader/lesson_check.h"
#include "lessons/loader/lesson_link.h"
#include "lessons/loader/lesson_texts.h"
#include "tests/fuzz/require.h"

using namespace solverscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const Result<Lesson> lesson = parseLesson(text, "lesson.ja.md");
    if (!lesson) {
        const Error& error = lesson.error();
        require(error.file == "lesson.ja.md" && error.line >= 1 && error.column >= 1, "an error has a place");
        require(!error.message.empty() && error.message.size() < 5000, "an error says what is wrong");
        return 0;
    }
    for (const Error& finding : checkLength(*lesson)) require(finding.line >= 1 && finding.column >= 1, "a finding has a place");
    require(checkTranslation(*lesson, *lesson).empty(), "a lesson says what it says");
    for (const Stage& stage : lesson->stages)
        for (const auto& block : stage.blocks)
            for (const auto& [use, one] : textsOf(block))
                for (const TextLink& link : one->links)
                    require(parseLink(link.address).has_value(), "a link that was read can be followed");
    return 0;
}
