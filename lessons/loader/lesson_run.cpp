// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_run.h"

#include "lessons/loader/challenge.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "physics/scene/scene_file.h"
#include "physics/trace/names.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr std::size_t maxInstances = 60;

Real& fieldOf(BodyDef& body, const std::string& field) {
    if (field == "x") return body.position.x;
    if (field == "y") return body.position.y;
    if (field == "angle") return body.angle;
    if (field == "vx") return body.velocity.x;
    if (field == "vy") return body.velocity.y;
    if (field == "restitution") return body.restitution;
    return body.angularVelocity;
}

Result<Input> inputOf(const LessonInput& input, const World& world, const Scene& scene, const std::string& fileName) {
    if (input.kind == LessonInput::Kind::Set) return Input{SetSetting{input.key, input.text}};
    const auto body = findBody(scene, input.key);
    if (!body) return errorAt(input.place, fileName, "the scene has no body '" + input.key + "'");
    return Input{MoveBody{*body, {input.x, input.y}, world.poses[index(*body)].angle}};
}

}  // namespace

Result<Scene> loadSceneOfLesson(const std::filesystem::path& folder, const std::string& name) {
    const std::filesystem::path file = folder / name;
    std::error_code status;
    if (std::filesystem::exists(file, status) && !isWithinFolder(folder, file))
        return Error{file.string(), 1, 1, "expected a file of the lesson's folder"};
    return rejectIfCrowded(loadScene(file, challengeFormulaProblem), file.string());
}

SceneLoader scenesOnDisk(const std::filesystem::path& lessonFolder, const std::filesystem::path& library) {
    return [=](const std::string& name) {
        if (name.ends_with(".json")) return loadSceneOfLesson(lessonFolder, name);
        return rejectIfCrowded(loadScene(library / (name + ".json"), challengeFormulaProblem), name);
    };
}

Result<Scene> sceneOf(const Setup& setup, const std::vector<SceneChange>& changes, const Variables& variables,
                      const SceneLoader& load, const std::string& fileName) {
    auto scene = load(setup.scene);
    if (!scene) return errorAt(setup.place, fileName, "the scene '" + setup.scene + "' cannot be used: " + scene.error().text());
    for (const LessonInput& input : setup.inputs) {
        if (input.kind != LessonInput::Kind::Set || input.steps > 1) continue;
        auto changed = withSetting(scene->settings, input.key, input.text);
        if (!changed) return errorAt(input.place, fileName, changed.error().message);
        scene->settings = *changed;
    }
    if (const std::string problem = tooMuchWorkReason(scene->settings, sizeOfWork(*scene)); !problem.empty())
        return errorAt(setup.place, fileName, problem);
    if (changes.empty()) return scene;
    const Recording before(*scene);
    EngineState engine(before);
    Reading reading{engine, {}, variables};
    for (const SceneChange& change : changes) {
        const auto body = findBody(*scene, change.body);
        if (!body) return errorAt(change.place, fileName, "the scene has no body '" + change.body + "'");
        const auto value = read(change.value, reading, fileName);
        if (!value) return value.error();
        if (!(std::abs(*value) <= 1e5)) return errorAt(change.place, fileName, "expected a number up to 1e5");
        const bool isRestitution = change.field == "restitution";
        if (isRestitution && !(*value >= 0 && *value <= scene_limits::restitution))
            return errorAt(change.place, fileName, "expected a restitution from 0 to 1");
        if (change.field == "mass") {
            if (!(*value >= 1e-6)) return errorAt(change.place, fileName, "expected a mass of at least 1e-6 kg");
            scene->bodies[index(*body)].mass = *value;
        } else {
            fieldOf(scene->bodies[index(*body)], change.field) = *value;
        }
    }
    return scene;
}

Result<std::vector<TimedInput>> inputsOf(const Setup& setup, const Scene& scene, const std::string& fileName) {
    std::vector<TimedInput> inputs;
    if (setup.inputs.empty()) return inputs;
    const World first = makeWorld(scene);
    for (const LessonInput& input : setup.inputs) {
        if (input.kind == LessonInput::Kind::Set && input.steps == 1) continue;  // part of the scene
        auto one = inputOf(input, first, scene, fileName);
        if (!one) return one.error();
        inputs.push_back({input.steps, std::move(*one)});
    }
    std::stable_sort(inputs.begin(), inputs.end(), [](const TimedInput& l, const TimedInput& r) { return l.step < r.step; });
    return inputs;
}

Result<Session> sessionOf(const Setup& setup, const std::vector<SceneChange>& changes, const Variables& variables,
                          const SceneLoader& load, const std::string& fileName) {
    auto scene = sceneOf(setup, changes, variables, load, fileName);
    if (!scene) return scene.error();
    Session session(std::move(*scene));
    if (const auto applied = applyInputs(session, setup, fileName); !applied) return applied.error();
    return session;
}

Result<bool> applyInputs(Session& session, const Setup& setup, const std::string& fileName) {
    const auto inputs = inputsOf(setup, session.scene(), fileName);
    if (!inputs) return inputs.error();
    if (const auto problem = findTooMuchWork(session.scene(), *inputs)) return errorAt(setup.place, fileName, problem->expected);
    for (const TimedInput& timed : *inputs) {
        if (timed.step > 1) session.seek({timed.step - 1, static_cast<std::size_t>(-1), Term::VelocityB});
        session.addInput(timed.input);
    }
    session.seek({1, 0, Term::VelocityB});
    return true;
}

Result<Real> read(const Expression& expression, Reading& reading, const std::string& fileName) {
    auto value = evaluate(expression, reading);
    if (!value) return errorAt(expression.place, fileName, value.error().message);
    return value;
}

Result<Cursor> locate(const Moment& moment, EngineState& engine, const Variables& variables, const std::string& fileName) {
    Reading reading{engine, {}, variables};
    const auto whole = [&](const Expression& expression, Real highest) -> Result<Real> {
        auto value = read(expression, reading, fileName);
        if (!value) return value;
        if (*value >= 0 && *value <= highest && *value == std::floor(*value)) return value;
        return errorAt(expression.place, fileName, "expected a whole number, the formula gives " + shownNumber(*value));
    };
    const auto step = whole(moment.step, static_cast<Real>(EngineState::maxLookAheadSteps));
    if (!step) return step.error();
    if (*step < 1) return errorAt(moment.place, fileName, "expected a step of at least 1");
    Cursor cursor{static_cast<std::int64_t>(*step), 0, Term::VelocityB};
    engine.traceOf(cursor.step);
    if (engine.isExhausted())
        return errorAt(moment.place, fileName, "the lesson exceeds the limits of the engine: too many steps, bodies or sweeps");
    const auto find = [&](auto wanted, const std::string& what) -> Result<Cursor> {
        const auto& events =
            engine.eventsOf(cursor.step);  // afresh: the engine may have let go of what it read before the formulas
        const auto found = std::find_if(events.begin(), events.end(), wanted);
        if (found == events.end())
            return errorAt(moment.place, fileName, "step " + std::to_string(cursor.step) + " has no " + what);
        cursor.event = static_cast<std::size_t>(found - events.begin());
        return cursor;
    };

    std::optional<int> iteration;
    if (moment.iteration) {
        const auto number = whole(*moment.iteration, 1e6);
        if (!number) return number.error();
        iteration = static_cast<int>(*number);
    }
    const Phase phase = moment.phase.value_or(engine.sweptPhaseOf(cursor.step));
    if (!moment.rowName.empty() || moment.rowPlace) {
        Real place = 0;
        if (moment.rowPlace) {
            const auto number = whole(*moment.rowPlace, 1e6);
            if (!number) return number.error();
            place = *number;
        } else {
            const auto row = engine.findRow(cursor.step, moment.rowName, rowListOf(phase));
            if (!row)
                return errorAt(moment.place, fileName,
                               "step " + std::to_string(cursor.step) + " has no row '" + moment.rowName + "'");
            place = *row;
        }
        const bool sweeps =
            phase == Phase::SolveVelocities || phase == Phase::SolvePseudoVelocities || phase == Phase::SolvePositions;
        return find(
            [&](const Event& event) {
                return event.kind == EventKind::Row && event.phase == phase && event.visit.row == place &&
                       (!sweeps || event.iteration == iteration.value_or(1));
            },
            "visit to that row");
    }
    if (iteration) {
        return find(
            [&](const Event& event) {
                return event.kind == EventKind::Iteration && event.phase == phase && event.iteration == *iteration;
            },
            "sweep " + std::to_string(*iteration));
    }
    if (moment.phase)
        return find([&](const Event& event) { return event.kind == EventKind::Phase && event.phase == *moment.phase; },
                    "phase '" + std::string(phaseName(*moment.phase)) + "'");
    cursor.event = engine.eventsOf(cursor.step).size() - 1;
    return cursor;
}

std::string shownNumber(Real number) {
    if (std::abs(number) < almostZero) number = 0;
    std::array<char, 40> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::general, 4).ptr;
    std::string text(buffer.data(), end);
    if (text.starts_with('-')) text.replace(0, 1, "−");
    return text;
}

std::string rendered(const LessonText& text, EngineState& engine, Cursor where, const Variables& variables) {
    std::string markdown;
    for (const auto& piece : text.pieces) {
        if (const auto* plain = std::get_if<std::string>(&piece)) {
            markdown += *plain;
            continue;
        }
        const Claim& claim = std::get<Claim>(piece);
        if (!claim.shown.empty()) {
            markdown += claim.shown.starts_with('-') ? "−" + claim.shown.substr(1) : claim.shown;
            continue;
        }
        Reading reading{engine, where, variables};
        if (claim.at)
            if (const auto there = locate(*claim.at, engine, variables, {})) reading.at = *there;
        const auto value = evaluate(claim.expression, reading);
        markdown += value ? shownNumber(*value) : "?";
    }
    return markdown;
}

std::vector<Variables> instancesOf(const Exercise& exercise) {
    std::vector<Variables> instances{{}};
    for (const Variation& variation : exercise.variations) {
        std::vector<Variables> more;
        for (const Variables& instance : instances)
            for (const Real value : variation.values) {
                if (more.size() >= maxInstances) break;
                more.push_back(instance);
                more.back()[variation.name] = value;
            }
        instances = std::move(more);
    }
    return instances;
}

Result<bool> perform(Session& session, const LessonInput& input, const std::string& fileName) {
    switch (input.kind) {
        case LessonInput::Kind::Set: {
            const auto changed = session.changeSetting(input.key, input.text);
            if (!changed) return errorAt(input.place, fileName, changed.error().message);
            return true;
        }
        case LessonInput::Kind::Move: {
            const auto moved = inputOf(input, session.world(), session.scene(), fileName);
            if (!moved) return moved.error();
            session.addInput(*moved);
            return true;
        }
        case LessonInput::Kind::Run:
            if (!session.run(input.steps)) return errorAt(input.place, fileName, "the engine cannot continue");
            return true;
        case LessonInput::Kind::Joint: {
            Scene scene = session.scene();
            auto joint = parseJoint(input.text, scene, fileName);
            if (!joint) {
                const Place place{input.place.line, input.place.column + joint.error().column - 1};
                return errorAt(place, fileName, joint.error().message);
            }
            // Like the panel: the scene restarts with the joint, and the current settings become its own.
            scene.joints.push_back(std::move(*joint));
            scene.settings = session.nextSettings();
            session = Session(std::move(scene));
            return true;
        }
        case LessonInput::Kind::Go:
            break;
    }
    EngineState engine(session.recording());
    const auto there = locate(input.moment, engine, {}, fileName);
    if (!there) return there.error();
    session.seek(*there);
    return true;
}

}  // namespace solverscope
