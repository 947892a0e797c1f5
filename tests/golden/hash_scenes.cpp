// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// hash_scenes GOLDEN SCENES…          compares the hash of every scene after 300 steps with the golden file
// hash_scenes --write GOLDEN SCENES…  writes the golden file
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>

#include "physics/scene/scene_file.h"
#include "physics/world/step.h"

using namespace solverscope;

namespace {

constexpr int steps = 300;

std::string hashAfterSteps(const Scene& scene) {
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) step(world);
    char text[17];
    std::snprintf(text, sizeof text, "%016" PRIx64, hashOf(world));
    return text;
}

}  // namespace

int main(int argc, char** argv) {
    const bool write = argc > 1 && std::strcmp(argv[1], "--write") == 0;
    const int first = write ? 2 : 1;
    if (argc < first + 2) return 2;
    std::map<std::string, std::string> golden;
    if (!write) {
        std::ifstream file(argv[first]);
        for (std::string name, hash; file >> name >> hash;) golden[name] = hash;
    }
    std::map<std::string, std::string> found;
    int failed = 0;
    for (int i = first + 1; i < argc; ++i) {
        const auto scene = loadScene(argv[i]);
        if (!scene) {
            std::fprintf(stderr, "%s\n", scene.error().text().c_str());
            return 2;
        }
        const std::string name = std::filesystem::path(argv[i]).stem().string();
        found[name] = hashAfterSteps(*scene);
        if (write || golden[name] == found[name]) continue;
        std::fprintf(stderr, "%s: expected %s after %d steps, found %s\n", name.c_str(), golden[name].c_str(), steps,
                     found[name].c_str());
        ++failed;
    }
    if (write) {
        std::ofstream file(argv[first]);
        for (const auto& [name, hash] : found) file << name << ' ' << hash << '\n';
        return 0;
    }
    for (const auto& [name, hash] : golden)
        if (!found.contains(name)) {
            std::fprintf(stderr, "%s has a golden hash but no scene\n", name.c_str());
            ++failed;
        }
    return failed > 0;
}
