// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Any bytes are an error with a place, or a scene whose text reads back as the same scene.
#include <cmath>
#include <cstdint>

#include "physics/scene/body.h"
#include "physics/scene/scene_file.h"
#include "tests/fuzz/require.h"

using namespace solverscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Result<Scene> scene = parseScene({reinterpret_cast<const char*>(data), size}, "file");
    if (!scene) {
        const Error& error = scene.error();
        require(error.file == "file" && error.line >= 1 && error.column >= 1, "an error has a place");
        require(error.message.starts_with("expected ") && error.message.size() < 1000, "an error says what was expected");
        return 0;
    }
    for (const BodyDef& body : scene->bodies) {
        const InverseMass inverse = makeBody(body).inverseMass;
        require(std::isfinite(inverse.m) && std::isfinite(inverse.I), "inverse masses are finite");
    }
    const std::string text = sceneText(*scene);
    const Result<Scene> again = parseScene(text, "again");
    require(again.has_value(), "what is written can be read");
    require(*again == *scene, "what is read is what was written");
    require(sceneText(*again) == text, "writing is repeatable");
    return 0;
}
