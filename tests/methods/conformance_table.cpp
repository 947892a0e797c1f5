// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// conformance_table PAGE FOLDER          runs the scenes of solver2d.csv under the presets and compares with the tables in the page
// conformance_table --write PAGE FOLDER  writes the tables into the page
//
// FOLDER holds what solver2d computes (E. Catto, github.com/erincatto/solver2d at d178a56, single precision, built with -O2
// -ffp-contract=off): solver2d.csv, positions of the first, the middle and the last body; solver2d_rounding.csv, how far the same
// program in double precision is from it, relative to the motion; solver2d_pairs.csv, the contacts of pyramids in its order.
//
// Fails where the page says something else, and where a cell agrees less far, or further, than conformance_exceptions.h says.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "physics/scene/presets.h"
#include "physics/world/step.h"
#include "tests/methods/conformance_exceptions.h"
#include "tests/methods/conformance_scenes.h"

using namespace solverscope;

namespace {

constexpr std::string_view tableBegin = "<!-- measured: begin -->\n";
constexpr std::string_view tableEnd = "<!-- measured: end -->\n";
constexpr std::array steps{1, 2, 10, 60, 120, 300, 600};
constexpr Real tolerance = 1e-3;  // of the motion
constexpr Real overRounding = 3;  // or so many times what rounding alone does

/// A configuration of solver2d, and the preset with the settings that its two numbers are.
struct Configuration {
    std::string_view method;
    int iterations;
    int relax;
    std::string_view preset;
    std::string_view first;
    std::string_view second;

    std::string name() const {
        return std::string(method) + " " + std::to_string(iterations) + (relax > 0 ? "/" + std::to_string(relax) : "");
    }
};
constexpr std::array configurations{
    Configuration{"PGS", 10, 0, "solver2d-pgs", "iterations", ""},
    Configuration{"PGS", 40, 0, "solver2d-pgs", "iterations", ""},
    Configuration{"PGS_NGS", 10, 4, "solver2d-pgs-ngs", "iterations", "position_iterations"},
    Configuration{"PGS_NGS_Block", 10, 4, "solver2d-pgs-ngs-block", "iterations", "position_iterations"},
    Configuration{"PGS_Soft", 10, 10, "solver2d-pgs-soft", "iterations", "relax_iterations"},
    Configuration{"SoftStep", 4, 1, "solver2d-soft-step", "substeps", "relax_iterations"},
    Configuration{"SoftStep", 8, 1, "solver2d-soft-step", "substeps", "relax_iterations"},
    Configuration{"TGS_Soft", 4, 1, "solver2d-tgs-soft", "substeps", "relax_iterations"},
    Configuration{"TGS_Soft", 8, 1, "solver2d-tgs-soft", "substeps", "relax_iterations"},
};

/// The rows of the tables. With `inTheirOrder`, the rows of the contacts are visited in solver2d's order.
struct Line {
    std::string_view scene;
    bool inTheirOrder = false;
};
constexpr std::array lines{
    Line{"drop_box"}, Line{"slide_5"},   Line{"spin"},       Line{"tip_30"},          Line{"ramp_35"},
    Line{"stack_2"},  Line{"stack_5"},   Line{"stack_10"},   Line{"stack_15"},        Line{"stack_20"},
    Line{"twin_5"},   Line{"pyramid_5"}, Line{"pyramid_10"}, Line{"pyramid_5", true}, Line{"pyramid_10", true},
    Line{"chain_1"},  Line{"chain_10"},  Line{"chain_100"},  Line{"chain_1000"},      Line{"chain_10_5"},
};

using Places = std::array<std::array<Vec2, 3>, steps.size()>;  // by step of the list, of the first, the middle and the last body

struct Reference {
    std::map<std::string, Places> places;  // by "scene,method,iterations,relax"
    std::map<std::string, std::array<Real, steps.size()>> rounding;
    std::map<std::string, std::vector<BodyPair>> pairs;  // by scene
};

std::string keyOf(std::string_view scene, const Configuration& of) {
    return std::string(scene) + "," + std::string(of.method) + "," + std::to_string(of.iterations) + "," + std::to_string(of.relax);
}

/// The fields of the lines of a file, without the first line.
std::vector<std::vector<std::string>> fieldsOf(const std::string& file) {
    std::ifstream in(file);
    std::vector<std::vector<std::string>> all;
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        all.emplace_back();
        for (std::string field; std::getline(fields, field, ',');) all.back().push_back(field);
    }
    if (all.empty()) {
        std::fprintf(stderr, "%s cannot be read\n", file.c_str());
        std::exit(2);
    }
    all.erase(all.begin());
    return all;
}

Reference readReference(const std::string& folder) {
    Reference reference;
    const auto keyOfFields = [](const std::vector<std::string>& f) { return f[0] + "," + f[1] + "," + f[2] + "," + f[3]; };
    std::map<std::string, std::size_t> seen;
    for (const auto& f : fieldsOf(folder + "/solver2d.csv")) {
        const std::size_t count = seen[keyOfFields(f)]++;
        reference.places[keyOfFields(f)].at(count / 3)[count % 3] = {std::stod(f[6]), std::stod(f[7])};
    }
    for (const auto& f : fieldsOf(folder + "/solver2d_rounding.csv"))
        for (std::size_t i = 0; i < steps.size(); ++i) reference.rounding[keyOfFields(f)][i] = std::stod(f[4 + i]);
    for (const auto& f : fieldsOf(folder + "/solver2d_pairs.csv"))
        reference.pairs[f[0]].push_back({static_cast<BodyId>(std::stoi(f[1])), static_cast<BodyId>(std::stoi(f[2]))});
    return reference;
}

Settings settingsOf(const Configuration& of) {
    Settings settings = withPreset({}, *findPreset(of.preset));
    settings = *withSetting(settings, of.first, std::to_string(of.iterations));
    return of.second.empty() ? settings : *withSetting(settings, of.second, std::to_string(of.relax));
}

/// The four rows of each pair, in the order of these pairs; the rows themselves are in the order of the bodies.
std::vector<int> rowsInOrder(const std::vector<BodyPair>& pairs) {
    std::vector<BodyPair> sorted = pairs;
    std::sort(sorted.begin(), sorted.end());
    std::vector<int> rows;
    for (const BodyPair& pair : pairs) {
        const auto place = static_cast<int>(std::lower_bound(sorted.begin(), sorted.end(), pair) - sorted.begin());
        for (int row = 0; row < 4; ++row) rows.push_back(4 * place + row);
    }
    return rows;
}

struct Cell {
    Places ours{};
    std::array<Real, steps.size()> difference{};  // of the positions, relative to the motion so far
    int until = 0;                                // the step until which they agree
    bool sameOutcome = true;                      // at the end: both stand, or both have fallen
};

std::array<Vec2, 3> shownBodies(const World& world) {
    const std::size_t first = 1;
    const std::size_t count = world.bodies.size() - first;
    return {world.poses[first].position, world.poses[first + count / 2].position, world.poses[first + count - 1].position};
}

Cell measure(const Line& line, const Configuration& of, const Reference& reference) {
    ConformanceScene scene = conformanceScene(std::string(line.scene));
    scene.scene.settings = settingsOf(of);
    if (line.inTheirOrder) {
        scene.scene.settings.rowOrder = RowOrder::Given;
        scene.scene.settings.givenOrder = rowsInOrder(reference.pairs.at(std::string(line.scene)));
    }
    World world = makeWorld(scene);
    const std::array<Vec2, 3> start = shownBodies(world);
    const Places& theirs = reference.places.at(keyOf(line.scene, of));
    const auto& rounding = reference.rounding.at(keyOf(line.scene, of));
    Cell cell;
    Real motion = 0;
    bool agrees = true;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        while (world.step < steps[i]) step(world);
        cell.ours[i] = shownBodies(world);
        Real worst = 0;
        for (std::size_t body = 0; body < 3; ++body) {
            motion = std::max(motion, length(theirs[i][body] - start[body]));
            worst = std::max(worst, length(theirs[i][body] - cell.ours[i][body]));
        }
        cell.difference[i] = worst / motion;
        agrees = agrees && cell.difference[i] <= std::max(tolerance, overRounding * rounding[i]);
        if (agrees) cell.until = steps[i];
    }
    const auto fell = [&](const std::array<Vec2, 3>& end) { return start[2].y - end[2].y > 0.25; };
    cell.sameOutcome = fell(cell.ours.back()) == fell(theirs.back());
    return cell;
}

using Cells = std::array<std::array<Cell, configurations.size()>, lines.size()>;

Cells measureAll(const Reference& reference) {
    Cells cells;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t k = next++; k < lines.size() * configurations.size(); k = next++) {
            const std::size_t line = k / configurations.size();
            const std::size_t column = k % configurations.size();
            cells[line][column] = measure(lines[line], configurations[column], reference);
        }
    };
    std::thread other(work);
    work();
    other.join();
    return cells;
}

std::string written(const char* format, Real value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

std::string nameOf(const Line& line) { return "`" + std::string(line.scene) + "`" + (line.inTheirOrder ? ", their order" : ""); }

std::string heading(const char* first) {
    std::string head = std::string("| ") + first + " |";
    std::string rule = "|---|";
    for (const Configuration& of : configurations) {
        head += " " + of.name() + " |";
        rule += "---|";
    }
    return head + "\n" + rule + "\n";
}

/// How far the two agree; a cell that does not agree to the end says until when it does.
std::string differences(const Cells& cells) {
    std::string out = heading("largest difference / motion");
    for (std::size_t line = 0; line < lines.size(); ++line) {
        out += "| " + nameOf(lines[line]) + " |";
        for (const Cell& cell : cells[line]) {
            const Real worst = *std::ranges::max_element(cell.difference);
            out += " " + written("%.1e", worst);
            if (cell.until < steps.back()) out += cell.until == 0 ? ", not at all" : ", until " + std::to_string(cell.until);
            out += " |";
        }
        out += "\n";
    }
    return out;
}

std::string roundings(const Reference& reference) {
    std::string out = heading("float / double");
    for (const Line& line : lines) {
        if (line.inTheirOrder) continue;
        out += "| " + nameOf(line) + " |";
        for (const Configuration& of : configurations)
            out += " " + written("%.0e", *std::ranges::max_element(reference.rounding.at(keyOf(line.scene, of)))) + " |";
        out += "\n";
    }
    return out;
}

std::string sideBySide(const Cells& cells, const Reference& reference) {
    std::string out = "| scene | configuration | solver2d: x | y | here: x | y |\n|---|---|---|---|---|---|\n";
    for (std::size_t line = 0; line < lines.size(); ++line)
        for (std::size_t column = 0; column < configurations.size(); ++column) {
            const Vec2 theirs = reference.places.at(keyOf(lines[line].scene, configurations[column])).back()[2];
            const Vec2 ours = cells[line][column].ours.back()[2];
            out += "| " + nameOf(lines[line]) + " | " + configurations[column].name();
            for (const Real value : {theirs.x, theirs.y, ours.x, ours.y}) out += " | " + written("%.7g", value);
            out += " |\n";
        }
    return out;
}

/// How many cells agree less far, or further, than is written down.
int countSurprises(const Cells& cells) {
    int surprises = 0;
    for (std::size_t line = 0; line < lines.size(); ++line)
        for (std::size_t column = 0; column < configurations.size(); ++column) {
            const Cell& cell = cells[line][column];
            const Line& of = lines[line];
            const auto expected = expectedConformance(of.scene, of.inTheirOrder, configurations[column].method, steps.back());
            if (cell.until != expected.until) {
                std::fprintf(stderr, "%s, %s: agrees until step %d, expected %d\n", nameOf(lines[line]).c_str(),
                             configurations[column].name().c_str(), cell.until, expected.until);
                ++surprises;
            }
            if (cell.sameOutcome == expected.otherOutcome) {
                std::fprintf(stderr, "%s, %s: %s\n", nameOf(lines[line]).c_str(), configurations[column].name().c_str(),
                             cell.sameOutcome ? "the outcome is the same" : "one stands, the other falls");
                ++surprises;
            }
        }
    return surprises;
}

std::string read(const char* file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

}  // namespace

int main(int argc, char** argv) {
    const bool write = argc > 1 && std::strcmp(argv[1], "--write") == 0;
    if (argc != (write ? 4 : 3)) return 2;
    const char* const file = argv[argc - 2];
    std::string page = read(file);
    const std::size_t begin = page.find(tableBegin);
    const std::size_t end = page.find(tableEnd);
    if (begin == std::string::npos || end == std::string::npos) {
        std::fprintf(stderr, "%s: the lines that enclose the tables are missing\n", file);
        return 2;
    }
    const Reference reference = readReference(argv[argc - 1]);
    const Cells cells = measureAll(reference);
    const std::string measured =
        differences(cells) + "\nWhat rounding alone does: solver2d in single precision against itself in double precision.\n\n" +
        roundings(reference) + "\nThe last body after 600 steps, side by side (m):\n\n" + sideBySide(cells, reference);
    const std::size_t first = begin + tableBegin.size();
    const bool same = page.substr(first, end - first) == measured;
    if (write) {
        page.replace(first, end - first, measured);
        std::ofstream(file) << page;
    } else if (!same) {
        std::fprintf(stderr, "The tables differ. Where the change is meant: conformance_table --write %s %s\n", file,
                     argv[argc - 1]);
    }
    return countSurprises(cells) > 0 || (!write && !same);
}
