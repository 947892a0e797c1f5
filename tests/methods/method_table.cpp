// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// method_table PAGE SCENES          measures every method and compares with the table in the page
// method_table --write PAGE SCENES  writes the table into the page
//
// A check in the short form (./test without --long) leaves out the pyramid, which takes most of the time: its cells are then not
// compared. The table stands between two comment lines of the page. What the page must hold is what is printed here: a line per
// variant, and a line per expectation of the literature with what was measured.
#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "physics/scene/scene_file.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/long_form.h"
#include "tests/methods/expectations.h"

using namespace solverscope;

namespace {

constexpr Real duration = 10;  // s
constexpr std::string_view tableBegin = "<!-- measured: begin -->\n";
constexpr std::string_view tableEnd = "<!-- measured: end -->\n";

constexpr std::string_view notMeasured = "-";

struct Outcome {
    bool isMeasured = false;
    Real penetration = 0;  // m, the worst at the end
    Real drift = 0;        // m, of the highest body from where the scene put it
    Real stretch = 0;      // m, the worst joint error of the run
    bool finite = true;
    bool fell = false;   // the highest body came down by a quarter of a metre or more
    bool apart = false;  // a joint was once open by the length of a link

    bool lost() const { return !finite || fell || apart; }
};

Settings withAll(Settings settings, const std::string& variant) {
    std::istringstream words(variant);
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        const auto changed = withSetting(settings, word.substr(0, equals), word.substr(equals + 1));
        if (!changed) {
            std::fprintf(stderr, "%s: %s\n", variant.c_str(), changed.error().text().c_str());
            std::exit(2);
        }
        settings = *changed;
    }
    return settings;
}

Outcome run(Scene scene, const std::string& variant) {
    scene.settings = withAll(scene.settings, variant);
    World world = makeWorld(scene);
    std::size_t top = 0;
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        if (!world.bodies[i].isStatic && (world.bodies[top].isStatic || world.poses[i].position.y > world.poses[top].position.y))
            top = i;
    const Vec2 start = world.poses[top].position;
    const auto steps = static_cast<int>(std::lround(duration / scene.settings.dt));
    Outcome outcome{.isMeasured = true};
    for (int i = 0; i < steps; ++i) {
        step(world);
        const Measures measures = measure(world);
        outcome.penetration = measures.worstPenetration;
        outcome.stretch = std::max(outcome.stretch, measures.worstJointError);
        outcome.finite = outcome.finite && isFinite(world);
        if (!outcome.finite) break;
    }
    outcome.drift = length(world.poses[top].position - start);
    const bool hasJoints = !world.joints.empty();
    outcome.fell = !hasJoints && start.y - world.poses[top].position.y > 0.25;
    outcome.apart = hasJoints && outcome.stretch > 0.3;
    return outcome;
}

std::string millimetres(Real metres) {
    std::array<char, 32> text{};
    const Real value = 1000 * metres;
    if (value >= 1000)
        std::snprintf(text.data(), text.size(), "%.0f", value);
    else
        std::snprintf(text.data(), text.size(), value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
    return text.data();
}

std::string cell(const Outcome& outcome, Real value) {
    if (!outcome.isMeasured) return std::string(notMeasured);
    if (!outcome.finite) return "not finite";
    return outcome.fell ? "falls" : outcome.apart ? "apart" : millimetres(value);
}

constexpr std::array sceneNames{"stack_10", "pyramid_30", "chain_10", "chain_30_heavy"};
constexpr std::size_t placeOfPyramid = 1;
using Outcomes = std::vector<std::array<Outcome, sceneNames.size()>>;  // by variant

Outcomes measureAll(const std::string& folder, bool withPyramid) {
    std::array<Scene, sceneNames.size()> scenes;
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        auto scene = loadScene(folder + "/" + sceneNames[i] + ".json");
        if (!scene) {
            std::fprintf(stderr, "%s\n", scene.error().text().c_str());
            std::exit(2);
        }
        scenes[i] = *scene;
    }
    const auto variants = measuredVariants();
    Outcomes outcomes(variants.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t k = next++; k < scenes.size() * variants.size(); k = next++) {
            const std::size_t i = k % scenes.size();
            const std::size_t variant = k / scenes.size();
            if (i == placeOfPyramid && !withPyramid) continue;
            outcomes[variant][i] = run(scenes[i], std::string(variants[variant].settings));
        }
    };
    std::thread other(work);
    work();
    other.join();
    return outcomes;
}

/// What an expectation speaks of; what fell or came apart is worse than anything.
Real valueOf(const Outcomes& outcomes, Quantity quantity, std::string_view name) {
    const auto variants = measuredVariants();
    const auto at = std::ranges::find(variants, name, &MeasuredVariant::name);
    if (at == variants.end()) {
        std::fprintf(stderr, "no variant is called '%s'\n", std::string(name).c_str());
        std::exit(2);
    }
    const auto& [stack, pyramid, chain, heavyChain] = outcomes[static_cast<std::size_t>(at - variants.begin())];
    const auto of = [](const Outcome& one, Real value) { return one.lost() ? std::numeric_limits<Real>::infinity() : value; };
    switch (quantity) {
        case Quantity::StackPenetration:
            return of(stack, stack.penetration);
        case Quantity::StackDrift:
            return of(stack, stack.drift);
        case Quantity::PyramidPenetration:
            return of(pyramid, pyramid.penetration);
        case Quantity::PyramidDrift:
            return of(pyramid, pyramid.drift);
        case Quantity::ChainStretch:
            return of(chain, chain.stretch);
        case Quantity::HeavyChainStretch:
            break;
    }
    return of(heavyChain, heavyChain.stretch);
}

std::string_view nameOf(Quantity quantity) {
    switch (quantity) {
        case Quantity::StackPenetration:
            return "stack, penetration";
        case Quantity::StackDrift:
            return "stack, drift";
        case Quantity::PyramidPenetration:
            return "pyramid, penetration";
        case Quantity::PyramidDrift:
            return "pyramid, drift";
        case Quantity::ChainStretch:
            return "chain of 10, stretch";
        case Quantity::HeavyChainStretch:
            break;
    }
    return "chain of 30, stretch";
}

std::string tables(const Outcomes& outcomes, bool withPyramid, int& broken) {
    std::ostringstream out;
    out << "| variant | stack of 10: penetration | drift | pyramid of 30: penetration | drift | chain of 10: stretch | chain of 30 "
           "|\n"
           "|---|---|---|---|---|---|---|\n";
    const auto variants = measuredVariants();
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const auto& [stack, pyramid, chain, heavyChain] = outcomes[i];
        out << "| " << variants[i].name << " | " << cell(stack, stack.penetration) << " | " << cell(stack, stack.drift) << " | "
            << cell(pyramid, pyramid.penetration) << " | " << cell(pyramid, pyramid.drift) << " | " << cell(chain, chain.stretch)
            << " | " << cell(heavyChain, heavyChain.stretch) << " |\n";
    }
    out << "\n| what | better | worse | says | here |\n|---|---|---|---|---|\n";
    for (const Expectation& one : expectations()) {
        const Real better = valueOf(outcomes, one.quantity, one.better);
        const Real worse = valueOf(outcomes, one.quantity, one.worse);
        const bool ofPyramid = one.quantity == Quantity::PyramidPenetration || one.quantity == Quantity::PyramidDrift;
        const bool holds = better < worse;
        if ((!ofPyramid || withPyramid) && holds != one.exception.empty()) {
            std::fprintf(stderr, "%s: '%s' %g m, '%s' %g m: %s\n", std::string(nameOf(one.quantity)).c_str(),
                         std::string(one.better).c_str(), better, std::string(one.worse).c_str(), worse,
                         holds ? "holds, but is listed as an exception" : "does not hold, and nothing says why");
            ++broken;
        }
        out << "| " << nameOf(one.quantity) << " | " << one.better << " | " << one.worse << " | " << one.source << " | "
            << (one.exception.empty() ? "yes" : one.exception) << " |\n";
    }
    return out.str();
}

std::string read(const char* file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Words of the page and of what was measured are equal when they are the same or not measured, numbers when they differ by less
/// than a twentieth or by what is not shown.
bool sameWord(const std::string& a, const std::string& b) {
    if (a == b || b == notMeasured) return true;
    const auto number = [](const std::string& word, double& value) {
        const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), value);
        return status == std::errc{} && end == word.data() + word.size();
    };
    double x = 0;
    double y = 0;
    return number(a, x) && number(b, y) && std::abs(x - y) <= std::max(0.05 * std::max(std::abs(x), std::abs(y)), 0.0101);
}

int compare(const std::string& page, const std::string& measured) {
    std::istringstream pageLines(page);
    std::istringstream measuredLines(measured);
    int differences = 0;
    for (;;) {
        std::string theirs;
        std::string ours;
        const bool more = static_cast<bool>(std::getline(pageLines, theirs));
        const bool moreOurs = static_cast<bool>(std::getline(measuredLines, ours));
        if (!more && !moreOurs) return differences;
        std::istringstream a(theirs);
        std::istringstream b(ours);
        bool same = more == moreOurs;
        for (std::string x, y; same;) {
            const bool gotX = static_cast<bool>(a >> x);
            const bool gotY = static_cast<bool>(b >> y);
            same = gotX == gotY && (!gotX || sameWord(x, y));
            if (!gotX) break;
        }
        if (same) continue;
        ++differences;
        std::fprintf(stderr, "page:     %s\nmeasured: %s\n", theirs.c_str(), ours.c_str());
    }
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
        std::fprintf(stderr, "%s: the lines that enclose the table are missing\n", file);
        return 2;
    }
    const std::size_t first = begin + tableBegin.size();
    int broken = 0;
    const bool withPyramid = write || isLongForm();
    const std::string measured = tables(measureAll(argv[argc - 1], withPyramid), withPyramid, broken);
    if (write) {
        page.replace(first, end - first, measured);
        std::ofstream(file) << page;
        return broken > 0;
    }
    const int differences = compare(page.substr(first, end - first), measured);
    if (differences > 0)
        std::fprintf(stderr, "%d lines differ. Where the change is meant: method_table --write docs/methods.md resources/scenes\n",
                     differences);
    return differences + broken > 0;
}
