// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <algorithm>
#include <ostream>
#include <utility>

#include "gui/cli/commands.h"
#include "physics/base/parallel.h"
#include "physics/study/variant_runs.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

constexpr int commandStepsTimed = 200;

Table freeOutcomes(const Scene& scene, std::span<const Variant> variants, std::span<const Settings> settings,
                   const StepOptions& options) {
    const auto runs = compareFreeRun(scene, settings, options.step, usefulThreadCount());
    std::vector<VariantOutcome> outcomes(variants.size());
    parallelFor(variants.size(), usefulThreadCount(), [&](std::size_t i) {
        outcomes[i].outcome = outcomeOf(scene, settings[i], options.step);
        outcomes[i].divergence = runs[i].divergence;
    });
    for (std::size_t i = 0; options.timing && i < variants.size(); ++i) {
        World world = makeWorld(scene);
        world.settings = settings[i];
        outcomes[i].millisecondsPerStep = millisecondsPerStep(std::move(world), commandStepsTimed);
    }
    return outcomeTable(variants, outcomes, options.timing);
}

}  // namespace

Result<std::vector<NamedVariant>> namedVariants(const GivenVariants& given, const Settings& settings, std::size_t size) {
    std::vector<NamedVariant> variants;
    for (const auto& [name, changes] : {std::pair{"a", &given.a}, std::pair{"b", &given.b}}) {
        if (!*changes) continue;
        const auto changed = withOverrides(settings, **changes, size);
        if (!changed) return Error{{}, 0, 0, std::string("--") + name + ": " + changed.error().message};
        variants.push_back({{name, *changed}, **changes});
    }
    for (const std::string& text : given.others) {
        const auto variant = parseVariant(settings, text, size);
        if (!variant) return Error{{}, 0, 0, "--variant: " + variant.error().message};
        const auto isNamed = [&](const NamedVariant& other) { return other.variant.name == variant->name; };
        if (std::ranges::any_of(variants, isNamed))
            return Error{{}, 0, 0, "--variant: expected another name, '" + variant->name + "' already exists"};
        variants.push_back({*variant, text.substr(text.find(':') + 1)});
    }
    if (variants.size() < 2) return Error{{}, 0, 0, "compare: expected two variants or more: --a and --b, or --variant for each"};
    return variants;
}

int compareCommand(const StepOptions& options, std::ostream& out, std::ostream& err) {
    const auto scene = sceneWithSettings(options);
    if (!scene) return refuse(err, scene.error());
    if (scene->playback) return refuse(err, {{}, 0, 0, "compare: expected a scene: a recorded trace is not solved again"});
    const auto given = namedVariants(options.variants, scene->settings, sizeOfWork(*scene));
    if (!given) return refuse(err, given.error());
    std::vector<Variant> variants;
    std::vector<Settings> settings;
    std::vector<std::string> names;
    for (const NamedVariant& each : *given) {
        variants.push_back(each.variant);
        settings.push_back(each.variant.settings);
        names.push_back(each.variant.name);
    }
    if (options.outcomes) {
        print(out, freeOutcomes(*scene, variants, settings, options), options.format);
        return exit_status::fine;
    }
    const CompareOptions work{.metrics = {}, .jobs = usefulThreadCount()};
    Comparison comparison;
    if (options.freeRun) {
        comparison = compareAfterFreeRun(*scene, settings, options.step, work);
    } else {
        World world = makeWorld(*scene);
        if (!advance(*scene, world, options.step - 1, err)) return exit_status::checkFailed;
        comparison = compareFrozen(world, settings, work);
    }
    print(out, compareTable(comparison, names), options.format);
    return exit_status::fine;
}

}  // namespace solverscope
