// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "gui/text/language.h"
#include "lessons/capstone/problem.h"
#include "physics/base/plain_text.h"
#include "physics/scene/presets.h"

namespace solverscope {
namespace {

using exit_status::badInput;

const char* const about =
    "Solverscope: an oscilloscope for constraint solvers.\nWithout a command, the window opens. The commands need no display; "
    "SCENE is a file (a scene, or a trace of another\nengine), the name of a scene of the library (see 'solverscope scene "
    "--list'), or - for standard input. The window, trace\nand render also take a link to a moment, such as 'stack_10#f12.i3.r5': "
    "step 12, sweep 3, row 5.";

constexpr const char* exitStatuses =
    "Exit status: 0 success, 1 a check failed or output could not be written, 2 bad usage or bad input.";

const char* const aboutSettings =
    "Settings (--set "
    "KEY=VALUE) are those of the scene file; 'solverscope scene --settings' lists them, and 'solverscope scene --presets' the "
    "presets "
    "(--preset NAME, or --set preset=NAME).";

Invocation invocationOf(int argc, const char* const* argv, std::ostream& out, std::ostream& err) {
    CLI::App app{about, "solverscope"};
    app.footer(std::string(exitStatuses) + "\n" + aboutSettings);
    app.set_version_flag("--version", "solverscope " SOLVERSCOPE_VERSION, "Print the version");
    app.set_help_flag("-h,--help", "Print this help");
    app.require_subcommand(0, 1);
    app.fallthrough(false);

    std::string scene;
    app.add_option("FILE", scene, "Scene or trace to open in the window, or a link to a moment");
    std::string language;
    const auto addLanguage = [&](CLI::App* command, const char* help) {
        std::vector<std::string> codes;
        for (const Language& each : languages()) codes.emplace_back(each.code);
        return command->add_option("--language", language, help)->type_name("CODE")->check(CLI::IsMember(codes));
    };
    std::string folderOfLessons;
    app.add_option("--lessons", folderOfLessons, "Show the lessons of this folder instead of the program's own")
        ->type_name("DIR")
        ->check(CLI::ExistingDirectory);
    addLanguage(&app, "Language of the window in this run; the menu View, Language sets it permanently");

    std::vector<std::string> presetKeys;
    for (const Preset& each : presets()) presetKeys.emplace_back(each.key);
    StepOptions step;
    const auto addSettings = [&presetKeys](CLI::App* command, GivenScene& given) {
        command
            ->add_option("--preset", given.preset,
                         "Use the settings of another engine, before those of --set: " + listed(presets(), &Preset::key))
            ->type_name("NAME")
            ->check(CLI::IsMember(presetKeys));
        command->add_option("--set", given.settings, "Use another value for a setting; may be repeated")
            ->type_name("KEY=VALUE")
            ->expected(1)
            ->take_all();
    };
    const auto addScene = [](CLI::App* command, GivenScene& given) {
        command->add_option("SCENE", given.scene, "Scene file, name of a library scene, or - for standard input")->required();
    };
    const auto addFormat = [&](CLI::App* command) {
        command->add_option("--format", step.format, "csv or json")->check(CLI::IsMember({"csv", "json"}))->capture_default_str();
    };
    const auto addStep = [&](CLI::App* command, const char* help) {
        command->add_option("--step", step.step, help)
            ->check(CLI::Range(std::int64_t{1}, StepOptions::maxSteps))
            ->capture_default_str();
    };

    CLI::App* run = app.add_subcommand("run", "Run steps and print the world: a line per body, then hash, energies and momenta");
    addScene(run, step);
    addSettings(run, step);
    run->add_option("--steps", step.step, "Number of steps")->check(CLI::Range(std::int64_t{0}, StepOptions::maxSteps))->required();
    addFormat(run);

    CLI::App* trace = app.add_subcommand("trace", "Print every event of one step: a line per visit to a row");
    addScene(trace, step);
    addSettings(trace, step);
    addStep(trace, "Number of the step; 1 is the first");
    trace->add_option("--to", step.lastStep, "With jsonl: number of the last step")
        ->check(CLI::Range(std::int64_t{1}, StepOptions::maxSteps));
    trace->add_option("--format", step.format, "csv, json, or jsonl: the trace format, which can be opened again")
        ->check(CLI::IsMember({"csv", "json", "jsonl"}))
        ->capture_default_str();

    CLI::App* compare = app.add_subcommand("compare", "Compare settings side by side: errors per sweep of one step, or outcomes");
    addScene(compare, step);
    addSettings(compare, step);
    addStep(compare, "Number of the step; with --free-run or --outcomes, number of steps");
    compare->add_option("--a", step.variants.a, "Settings of side A")->type_name("KEY=VALUE[,…]");
    compare->add_option("--b", step.variants.b, "Settings of side B")->type_name("KEY=VALUE[,…]");
    compare->add_option("--variant", step.variants.others, "Another variant, with its own name; may be repeated")
        ->type_name("NAME:KEY=VALUE[,…]")
        ->expected(1)
        ->take_all();
    compare->add_flag("--free-run", step.freeRun, "Run each variant independently from the first step on");
    CLI::Option* outcomes = compare->add_flag("--outcomes", step.outcomes,
                                              "Print a line per variant: its outcome after this many steps of its own run");
    compare->add_flag("--timing", step.timing, "With --outcomes: also the measured milliseconds per step; they differ every time");
    addFormat(compare);
    RenderRequest picture;
    const auto addPicture = [&](CLI::App* command) {
        command->add_option("--width", picture.width, "Width of the picture in pixels")->check(CLI::Range(16, 8192));
        command->add_option("--height", picture.height, "Height of the picture in pixels")->check(CLI::Range(16, 8192));
        command->add_flag("--dark", picture.dark, "Draw in dark colours");
    };
    compare
        ->add_option("--out", picture.out,
                     "Draw the chart into FILE.png or FILE.svg and print nothing; with --free-run, the runs over their steps")
        ->excludes(outcomes);
    addPicture(compare);

    ParameterScanOptions grid;
    CLI::App* sweep =
        app.add_subcommand("sweep", "Parameter scan: run a scene with every combination of some settings' values; a line per cell");
    addScene(sweep, grid);
    sweep->add_option("--vary", grid.varied, "Values of a setting: v1,v2,… or from:to:count; repeated for several settings")
        ->type_name("KEY=VALUES")
        ->expected(1)
        ->take_all()
        ->required();
    sweep->add_option("--steps", grid.steps, "Number of steps of each cell")
        ->check(CLI::Range(std::int64_t{0}, StepOptions::maxSteps))
        ->required();
    sweep->add_option("--jobs", grid.jobs, "Number of cells computed at once; without it, the number of cores")
        ->check(CLI::Range(1, 1024));
    sweep->add_option("--shard", grid.shard, "Only part i of n; the parts concatenated are the whole")
        ->type_name("i/n")
        ->capture_default_str();
    addSettings(sweep, grid);
    sweep->add_option("--format", grid.format, "csv, or json: one object per line")
        ->check(CLI::IsMember({"csv", "json"}))
        ->capture_default_str();
    sweep->add_flag("--timing", grid.timing, "Add the milliseconds that each cell took; they differ from run to run");
    sweep->add_option("--out", picture.out, "Draw the map of two settings into FILE.png or FILE.svg and print nothing");
    std::string outcome = "worst_penetration";
    sweep->add_option("--outcome", outcome, "With --out: the column that is drawn")->capture_default_str();
    addPicture(sweep);

    std::vector<std::string> sceneFiles;
    bool listScenes = false;
    bool listSettings = false;
    bool listPresets = false;
    CLI::App* sceneCommand = app.add_subcommand("scene", "Check scene files, or list scenes, settings and presets");
    sceneCommand->add_option("--check", sceneFiles, "Check scene files: file:line:column of the first error, or a summary")
        ->type_name("FILE…");
    sceneCommand->add_flag("--list", listScenes, "List the scenes of the library");
    sceneCommand->add_flag("--settings", listSettings, "List the settings with symbol, unit, range and meaning");
    sceneCommand->add_flag("--presets", listPresets,
                           "List the presets: settings under which this engine does what another one does");

    std::string lessonFolder;
    bool checkLessons = false;
    std::vector<std::string> progressFiles;
    CLI::App* lessons = app.add_subcommand("lessons", "Check lessons, or summarise the progress of learners");
    CLI::Option* check =
        lessons->add_flag("--check", checkLessons, "Run every lesson: scenes load, links resolve, every claimed number holds");
    lessons->add_option("FOLDER", lessonFolder, "Folder of lessons; without it, the lessons of the program")->needs(check);
    lessons->add_option("--report", progressFiles, "Summarise progress files as CSV: a line for each file and lesson")
        ->type_name("FILE…")
        ->excludes(check);
    NotebookRequest page;
    CLI::Option* ofLessons =
        lessons->add_option("--notebook", page.file, "Write a learner's notebook (lesson-notebook.json) as one HTML page")
            ->type_name("FILE")
            ->excludes(check);
    ofLessons->needs(lessons->add_option("--out", page.out, "FILE.html, with --notebook")->needs(ofLessons));
    addLanguage(lessons, "Language of the page that --notebook writes; without it, English")->needs(ofLessons);

    CapstoneOptions capstone;
    CLI::App* capstoneCommandLine = app.add_subcommand("capstone", "Check your own solver, row by row, as in lessons 7.1 to 7.6");
    capstoneCommandLine->footer(exitStatuses);
    CLI::Option* solver = capstoneCommandLine->add_option("FILE", capstone.file, "FILE.cpp, which is built and run, or a trace");
    CLI::Option* beginning =
        capstoneCommandLine
            ->add_option("--template", capstone.templateFile, "Write a file to begin with, and the headers that it includes")
            ->type_name("FILE.cpp")
            ->expected(0, 1)
            ->default_str("my_solver.cpp")
            ->excludes(solver);
    capstoneCommandLine->add_option("--level", capstone.level, "Level, 1 to 6; without it, all up to the first that is not passed")
        ->check(CLI::Range(1, levelNumber(CapstoneLevel::Stack)));
    capstoneCommandLine->add_option("--seed", capstone.seed, "Seed of the problems; without it, they are new in every run")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1'000'000'000}));
    capstoneCommandLine->add_option("--keep", capstone.folder, "Leave the program, its problems and traces in this folder")
        ->type_name("FOLDER");
    capstoneCommandLine->add_option("--timeout", capstone.seconds, "Seconds for each problem")
        ->check(CLI::Range(1, 600))
        ->capture_default_str();
    capstoneCommandLine
        ->add_option("--beta", capstone.beta, "Of the engine that wrote the trace: share of the overlap removed in a step")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    capstoneCommandLine->add_option("--slop", capstone.slop, "Of that engine: overlap that it leaves alone, in m")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    capstoneCommandLine->add_option("--format", capstone.format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();

    CLI::App* render = app.add_subcommand("render", "Draw a view into a PNG or SVG file");
    addScene(render, picture);
    addSettings(render, picture);
    render->add_option("--step", picture.step, "Number of the step; 1 is the first")
        ->check(CLI::Range(std::int64_t{1}, StepOptions::maxSteps))
        ->capture_default_str();
    render->add_option("--event", picture.event, "Number of the event in the step, from 0; without it, the last")
        ->check(CLI::Range(std::int64_t{0}, RenderRequest::maxEvents));
    render->add_option("--view", picture.view, "View to draw")->check(CLI::IsMember(renderViews()))->required();
    render->add_option("--out", picture.out, "FILE.png or FILE.svg")->required();
    addPicture(render);
    addLanguage(render, "Language of the texts in the picture; without it, English");

    CLI::App* notebook = app.add_subcommand("notebook", "Write a notebook of bookmarked moments as one HTML page");
    notebook->add_option("FILE", page.file, "Notebook file, as saved by the window")->required();
    notebook->add_option("--out", page.out, "FILE.html")->required();
    addLanguage(notebook, "Language of the page; without it, English");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool isFine = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
        app.exit(error, out, err);
        return ExitStatus{isFine ? 0 : badInput};
    }

    step.stepIsGiven = trace->count("--step") > 0;
    picture.stepIsGiven = render->count("--step") > 0;
    picture.language = language;
    page.language = language;
    if (run->parsed()) return ExitStatus{runCommand(step, out, err)};
    if (trace->parsed()) return ExitStatus{traceCommand(step, out, err)};
    if (compare->parsed() && !picture.out.empty()) {
        static_cast<GivenScene&>(picture) = step;
        picture.step = step.step;
        picture.stepIsGiven = true;
        picture.view = "compare";
        picture.variants = step.variants;
        picture.freeRun = step.freeRun;
        return picture;
    }
    if (compare->parsed()) return ExitStatus{compareCommand(step, out, err)};
    if (sweep->parsed() && !picture.out.empty()) return ParameterScanPictureRequest{grid, outcome, picture};
    if (sweep->parsed()) return ExitStatus{parameterScanCommand(grid, out, err)};
    if (lessons->parsed()) {
        if (checkLessons) return ExitStatus{lessonsCommand(lessonFolder, out, err)};
        if (!progressFiles.empty()) return ExitStatus{reportCommand(progressFiles, out, err)};
        page.ofLessons = true;
        if (!page.file.empty()) return page;
        err << "solverscope: expected one of --check, --report FILE, --notebook FILE after 'lessons'\n";
        return ExitStatus{badInput};
    }
    if (capstoneCommandLine->parsed()) {
        if (beginning->count() > 0 && capstone.templateFile.empty()) capstone.templateFile = "my_solver.cpp";
        if (beginning->count() > 0 || !capstone.file.empty()) return ExitStatus{capstoneCommand(capstone, out, err)};
        err << "solverscope: expected a file or --template after 'capstone'\n";
        return ExitStatus{badInput};
    }
    if (render->parsed()) return picture;
    if (notebook->parsed()) return page;
    if (sceneCommand->parsed()) {
        if (listScenes) return ExitStatus{listScenesCommand(out, err)};
        if (listSettings) return ExitStatus{listSettingsCommand(out)};
        if (listPresets) return ExitStatus{listPresetsCommand(out)};
        if (!sceneFiles.empty()) return ExitStatus{checkScenesCommand(sceneFiles, out, err)};
        err << "solverscope: expected one of --check FILE, --list, --settings, --presets after 'scene'\n";
        return ExitStatus{badInput};
    }
    return WindowRequest{scene, language, folderOfLessons};
}

}  // namespace

Invocation runCommandLine(int argc, const char* const* argv, std::ostream& out, std::ostream& err) {
    Invocation invocation = invocationOf(argc, argv, out, err);
    auto* const exit = std::get_if<ExitStatus>(&invocation);
    // Data that a full disk rejects may still be in the buffer.
    if (exit && !out.flush()) {
        err << "solverscope: standard output cannot be written\n";
        exit->status = std::max(exit->status, exit_status::checkFailed);
    }
    return invocation;
}

}  // namespace solverscope
