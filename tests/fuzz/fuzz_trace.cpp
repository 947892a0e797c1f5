// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Any bytes are an error with a place, or a trace that can be played, photographed and printed, and that reads back as it is
// written.
#include <cstdint>
#include <sstream>

#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/formats/table.h"
#include "physics/trace/non_finite.h"
#include "physics/trace/recording.h"
#include "physics/world/playback.h"
#include "tests/events_of.h"
#include "tests/fuzz/require.h"

using namespace solverscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    TraceLimits limits;
    limits.memory = std::size_t{16} << 20;
    std::istringstream input(std::string(reinterpret_cast<const char*>(data), size));
    const Result<Scene> scene = readTrace(input, "file", limits);
    if (!scene) {
        const Error& error = scene.error();
        require(error.file == "file" && error.line >= 1 && error.column >= 1, "an error has a place");
        require(error.message.starts_with("expected ") && error.message.size() < 2000, "an error says what was expected");
        return 0;
    }
    Recording recording(*scene);
    EventList events;
    while (recording.canAdvance() && recording.steps() < 20) {
        const World start = recording.startOf(recording.steps() + 1);
        World world = start;
        tracedStep(world, events);
        require(!events.empty() && events.back().kind == EventKind::Phase && events.back().phase == Phase::End,
                "a step has an end");
        worldAtEvent(start, events.size() / 2);
        csvText(traceTable(*scene, start));
        jsonText(worldTable(*scene, world));
        if (const auto found = findNonFinite(start)) nonFiniteSentence(*scene, start, *found);
        recording.advance();
    }
    return 0;
}
