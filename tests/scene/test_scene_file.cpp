// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <bit>
#include <clocale>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "physics/base/hash.h"
#include "physics/scene/scene_file.h"
#include "tests/scene/random_scene.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

// The frame of most tests: line 3 holds the settings, line 5 the body that a test is about, line 8 its joint.
constexpr const char* frame = R"({ "format": "solverscope-scene", "version": 1,
  "title": "Test",
  "settings": { %SETTINGS% },
  "bodies": [
    %BODY%,
    { "id": "ground", "type": "static", "shape": { "type": "half_plane", "normal": [0, 1], "offset": 0 } },
    { "id": "wall", "type": "static", "shape": { "type": "box", "width": 1, "height": 1 } } ],
  "joints": [ %JOINT% ] })";

constexpr const char* defaultBody = R"({ "id": "box", "shape": { "type": "circle", "radius": 1 } })";

QByteArray framed(const QByteArray& settings, const QByteArray& body, const QByteArray& joint) {
    return QByteArray(frame).replace("%SETTINGS%", settings).replace("%BODY%", body).replace("%JOINT%", joint);
}

std::string contents(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const std::filesystem::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

/// Every number of a scene, bit for bit, so that −0 and 0 differ.
std::uint64_t bitsOf(const Scene& scene) {
    Hash hash;
    hash.add(scene.gravity);
    for (const SettingInfo& info : settingsTable()) hash.add(settingNumber(scene.settings, info.key));
    for (const BodyDef& body : scene.bodies) {
        hash.add(body.position);
        hash.add(body.angle);
        hash.add(body.velocity);
        hash.add(body.angularVelocity);
        hash.add(body.mass.value_or(-1));
        hash.add(body.density);
        hash.add(body.friction);
        hash.add(body.restitution);
        if (const auto* circle = std::get_if<Circle>(&body.shape)) hash.add(circle->radius);
        if (const auto* box = std::get_if<Box>(&body.shape)) hash.add(Vec2{box->width, box->height});
        if (const auto* upright = std::get_if<AxisBox>(&body.shape)) hash.add(Vec2{upright->width, upright->height});
        if (const auto* polygon = std::get_if<Polygon>(&body.shape))
            for (const Vec2 corner : polygon->points) hash.add(corner);
        if (const auto* capsule = std::get_if<Capsule>(&body.shape)) hash.add(Vec2{capsule->length, capsule->radius});
        if (const auto* plane = std::get_if<HalfPlane>(&body.shape)) hash.add(plane->normal), hash.add(plane->offset);
    }
    for (const JointDef& joint : scene.joints) {
        if (const auto* revolute = std::get_if<RevoluteDef>(&joint.kind)) hash.add(revolute->anchor);
        if (const auto* rod = std::get_if<DistanceDef>(&joint.kind))
            hash.add(rod->anchorA), hash.add(rod->anchorB), hash.add(rod->length.value_or(-1));
    }
    return hash.value();
}

/// What every text must lead to: an error with a place and an expectation, or a scene that is written and read back the same.
bool isErrorOrRoundTrip(std::string_view text) {
    const Result<Scene> scene = parseScene(text, "file");
    if (!scene) {
        const Error& error = scene.error();
        return error.file == "file" && error.line >= 1 && error.column >= 1 && error.message.starts_with("expected ");
    }
    const Result<Scene> again = parseScene(sceneText(*scene), "again");
    return again && *again == *scene && bitsOf(*again) == bitsOf(*scene);
}

std::vector<std::string> smallShippedScenes() {
    std::vector<std::string> texts;
    const QDir library(SOLVERSCOPE_SOURCE_DIR "/resources/scenes");
    for (const QFileInfo& file : library.entryInfoList({"*.json"}))
        if (file.size() < 3000) texts.push_back(contents(file.filePath().toStdString()));
    return texts;
}

/// A table of texts that are refused, with the column of the error and the beginning of its message; the result adds a row.
auto tableOfRefused() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");
    return [](const char* text, int column, const char* message) {
        QTest::newRow(text) << QByteArray(text) << column << QByteArray(message);
    };
}

}  // namespace

#define COMPARE_ERROR(result, where, start)                                                  \
    do {                                                                                     \
        QVERIFY2(!(result).has_value(), "it was accepted");                                  \
        const std::string wanted = std::string(where) + ": " + (start);                      \
        const std::string got = (result).error().text();                                     \
        QVERIFY2(got.starts_with(wanted), ("got    " + got + "\nwanted " + wanted).c_str()); \
    } while (false)

class SceneFile : public QObject {
    Q_OBJECT
private slots:
    void theExampleOfTheDocumentationIsRead() {
        const Result<Scene> scene =
            parseScene(R"({ "format": "solverscope-scene", "version": 1, "title": "Two boxes", "gravity": [0, -10],
  "settings": { "method": "sequential_impulses", "dt": 0.016666666666666666, "iterations": 12, "warm_starting": true,
                "accumulate": false, "position_correction": "erp", "erp": 0.3, "slop": 0.004 },
  "bodies": [
    { "id": "ground", "type": "static", "shape": { "type": "half_plane", "normal": [0, 1], "offset": 0.5 }, "friction": 0.7 },
    { "id": "lower", "shape": { "type": "box", "width": 1, "height": 2 }, "position": [0, 0.5], "density": 3, "friction": 0.2 },
    { "id": "upper", "shape": { "type": "circle", "radius": 0.25 }, "position": [0, 1.5], "mass": 2, "restitution": 0.3,
      "velocity": [4, 5], "angle": 6, "angular_velocity": 7, "fixed_rotation": true } ],
  "joints": [ { "id": "hinge", "type": "revolute", "body_a": "ground", "body_b": "lower", "anchor": [0, 1] },
    { "id": "rod", "type": "distance", "body_a": "upper", "body_b": "lower", "anchor_a": [1, 2], "anchor_b": [3, 4],
      "length": 5, "collide_connected": true } ] })",
                       "example");
        QVERIFY2(scene.has_value(), scene ? "" : scene.error().text().c_str());
        Scene expected;
        expected.title = "Two boxes";
        expected.settings.iterations = 12;
        expected.settings.accumulate = false;
        expected.settings.positionCorrection = PositionCorrection::Erp;
        expected.settings.erp = 0.3;
        expected.settings.slop = 0.004;
        BodyDef ground;
        ground.id = "ground";
        ground.isStatic = true;
        ground.shape = HalfPlane{{0, 1}, 0.5};
        ground.friction = 0.7;
        BodyDef lower;
        lower.id = "lower";
        lower.shape = Box{1, 2};
        lower.position = {0, 0.5};
        lower.density = 3;
        lower.friction = 0.2;
        BodyDef upper;
        upper.id = "upper";
        upper.shape = Circle{0.25};
        upper.position = {0, 1.5};
        upper.mass = 2;
        upper.restitution = 0.3;
        upper.velocity = {4, 5};
        upper.angle = 6;
        upper.angularVelocity = 7;
        upper.fixedRotation = true;
        expected.bodies = {ground, lower, upper};
        expected.joints = {{"hinge", BodyId{0}, BodyId{1}, RevoluteDef{{0, 1}, {}, {}}, false},
                           {"rod", BodyId{2}, BodyId{1}, DistanceDef{{1, 2}, {3, 4}, 5.0, {}, {}}, true}};
        QVERIFY(*scene == expected);
    }

    void aSceneWithoutOptionalKeysHasTheDefaults() {
        const Result<Scene> scene = parseScene(R"({"format":"solverscope-scene","version":1,"bodies":[]})", "least");
        QVERIFY(scene.has_value());
        QVERIFY(*scene == Scene{});
    }

    void everyRandomSceneReadsBackBitForBit() {
        const bool holds = rc::check("scene -> text -> scene", [] {
            const Scene scene = RandomScene(*rc::gen::arbitrary<std::uint64_t>()).make();
            const std::string text = sceneText(scene);
            const Result<Scene> again = parseScene(text, "again");
            if (!again) RC_FAIL(again.error().text());
            RC_ASSERT(*again == scene);
            RC_ASSERT(bitsOf(*again) == bitsOf(scene));
            RC_ASSERT(sceneText(*again) == text);
        });
        QVERIFY(holds);
    }

    void normalsOfLengthOneStayAsTheyAreAndOthersAreNormalised() {
        const auto normalOf = [](const QByteArray& normal) {
            const auto scene = parseScene(framed("",
                                                 R"({ "id": "p", "type": "static", "shape": { "type": "half_plane", "normal": )" +
                                                     normal + R"(, "offset": 0 } })",
                                                 "")
                                              .toStdString(),
                                          "file");
            return std::get<HalfPlane>(scene.value().bodies[0].shape).normal;
        };
        QVERIFY((normalOf("[3, 4]") == Vec2{0.6, 0.8}));
        QVERIFY((normalOf("[0, -1e9]") == Vec2{0, -1}));
        QVERIFY((normalOf("[1e-6, 0]") == Vec2{1, 0}));
        QVERIFY((normalOf("[0.6000000000000001, 0.8]") == Vec2{0.6000000000000001, 0.8}));
        const bool settles = rc::check("normalising twice is normalising once", [&] {
            const Vec2 raw{0.001 * *rc::gen::inRange(-100000, 100000), 0.001 * *rc::gen::inRange(1, 100000)};
            const auto text = [](Vec2 v) {
                return QByteArray("[") + QByteArray::number(v.x, 'g', 17) + ", " + QByteArray::number(v.y, 'g', 17) + "]";
            };
            const Vec2 once = normalOf(text(raw));
            RC_ASSERT(std::abs(length(once) - 1) < 1e-15);
            RC_ASSERT(normalOf(text(once)) == once);
        });
        QVERIFY(settles);
    }

    void numbersAreReadInALocaleWithADecimalComma() {
        // Debian installs no such locale by itself: one is made of C.UTF-8, whose only points are those of its numbers.
        QFile numbers(QStringLiteral("/usr/lib/locale/C.utf8/LC_NUMERIC"));
        QVERIFY2(numbers.open(QIODevice::ReadOnly), "the locale C.UTF-8 of the package libc-bin");
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("comma.utf8")));
        QFile withComma(folder.filePath(QStringLiteral("comma.utf8/LC_NUMERIC")));
        QVERIFY(withComma.open(QIODevice::WriteOnly) && withComma.write(numbers.readAll().replace('.', ',')) > 0);
        withComma.close();
        qputenv("LOCPATH", QFile::encodeName(folder.path()));
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        const auto back = qScopeGuard([&] {
            std::setlocale(LC_NUMERIC, before.c_str());
            qunsetenv("LOCPATH");
        });
        QVERIFY(std::setlocale(LC_NUMERIC, "comma.UTF-8"));
        QCOMPARE(std::strtod("0,25", nullptr), 0.25);
        const Result<Scene> scene = parseScene(framed("\"erp\": 0.25", defaultBody, "").toStdString(), "file");
        QVERIFY(scene.has_value());
        QCOMPARE(scene->settings.erp, 0.25);
        QVERIFY(sceneText(*scene).find("\"erp\": 0.25") != std::string::npos);
    }

    void settingsAreRefusedAtTheirPlace_data() {
        const auto row = tableOfRefused();
        row(R"("iterations": 10001)", 31, "expected a whole number from 0 to 10000 for 'iterations', found '10001'");
        row(R"("iterations": -1)", 31, "expected a whole number from 0 to 10000 for 'iterations', found '-1'");
        row(R"("iterations": 2.5)", 31, "expected a whole number from 0 to 10000 for 'iterations', found '2.5'");
        row(R"("iterations": "10")", 31, "expected a whole number from 0 to 10000 for 'iterations', found '\"10\"'");
        row(R"("iterations": [10])", 31, "expected a whole number from 0 to 10000 for 'iterations', found 'an array'");
        row(R"("dt": 0)", 23, "expected a number from 1e-06 to 1 for 'dt', found '0'");
        row(R"("dt": 1.5)", 23, "expected a number from");
        row(R"("given_order": "1 1")", 32,
            "expected at most 10000 different whole numbers separated by blanks for 'given_order', found '1 1'");
        row(R"("given_order": 3)", 32, "expected a string for 'given_order', found 3");
        row(R"("dt": NaN)", 23, "expected JSON: invalid literal");
        row(R"("dt": 1e999)", 23, "expected a number of at most 1e+09 in magnitude, found 1e999");
        row(R"("dt": -1e10)", 23, "expected a number of at most 1e+09 in magnitude, found -1e10");
        row(R"("accumulate": 1)", 31, "expected true or false for 'accumulate', found '1'");
        row(R"("warm_starting": "true")", 34, "expected a number from 0 to 1 for 'warm_starting', found '\"true\"'");
        row(R"("method": "newton")", 27, "expected one of sequential_impulses, jacobi, sor, soft, tgs_soft, ");
        row(R"("position_correction": true)", 40,
            "expected one of none, erp, split_impulse, linear_projection, ngs for 'position_correction', found 'true'");
        row(R"("erp": 0.1, "iteration": 3)", 29, "expected a key of settings (method, dt, ");
        row(R"("erp": 0.1, "erp": 0.2)", 29, "expected each key once, found 'erp' again");
    }
    void settingsAreRefusedAtTheirPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const Result<Scene> scene = parseScene(framed(text, defaultBody, "").toStdString(), "s.json");
        COMPARE_ERROR(scene, "s.json:3:" + std::to_string(column), message.toStdString());
    }

    void bodiesAreRefusedAtTheirPlace_data() {
        const auto row = tableOfRefused();
        row("17", 5, "expected a body as an object, found 17");
        row(R"({ "shape": { "type": "circle", "radius": 1 } })", 5, "expected the key 'id' in a body");
        row(R"({ "id": "a" })", 5, "expected the key 'shape' in a body");
        row(R"({ "id": "", "shape": { "type": "circle", "radius": 1 } })", 13,
            "expected a string of 1 to 256 bytes for 'id', found \"\"");
        row(R"({ "id": 3, "shape": { "type": "circle", "radius": 1 } })", 13, "expected a string for 'id', found 3");
        row(R"({ "id": "a\u0007", "shape": { "type": "circle", "radius": 1 } })", 13,
            "expected a string without control characters for 'id'");
        row(R"({ "id": "a\u009b", "shape": { "type": "circle", "radius": 1 } })", 13,
            "expected a string without control characters for 'id'");
        row(R"({ "id": "a\u202e", "shape": { "type": "circle", "radius": 1 } })", 13,
            "expected a string without control characters for 'id'");
        row(R"({ "id": "wall", "shape": { "type": "circle", "radius": 1 }, "postion": [0, 0] })", 65,
            "expected a key of a body (id, type, shape, position, angle, velocity, angular_velocity, mass, density, friction, "
            "restitution, fixed_rotation, tyre, start), found 'postion'; did you mean 'position'?");
        row(R"({ "id": "a", "type": "kinematic", "shape": { "type": "circle", "radius": 1 } })", 26,
            "expected one of dynamic, static for 'type', found \"kinematic\"");
        row(R"({ "id": "a", "shape": "circle" })", 27, "expected a shape as an object, found \"circle\"");
        row(R"({ "id": "a", "shape": { "radius": 1 } })", 27, "expected the key 'type' in a shape");
        row(R"({ "id": "a", "shape": { "type": "circle" } })", 27, "expected the key 'radius' in a circle");
        row(R"({ "id": "a", "shape": { "type": "circle", "width": 1 } })", 47,
            "expected a key of a circle (type, radius), found 'width'");
        row(R"({ "id": "a", "shape": { "type": "square", "radius": 1 } })", 37,
            "expected one of circle, box, half_plane, particle, aabb, polygon, capsule for 'type', found \"square\"");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1, 0]] } })", 58,
            "expected 3 to 8 corners [x, y] for 'points', found an array of 2");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1, 0], [2, 1], [3, 2], [3, 3], [3, 4], [2, 5], [1, 5], [0, 4]] } })",
            58, "expected 3 to 8 corners [x, y] for 'points', found an array of 9");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": 3 } })", 58,
            "expected 3 to 8 corners [x, y] for 'points', found 3");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1, 0], [1]] } })", 75,
            "expected two numbers [x, y] for 'points', found an array");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1, 0], [1, 2000000]] } })", 75,
            "expected a corner no further than 1e+06 m along x and y");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1, 0], [1, 1e-7], [0, 1]] } })", 75,
            "expected a corner at least 1e-06 m from its neighbours, found 1e-07 m");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1.25e-6, 0], [0, 1.25e-6]] } })", 59,
            "expected a corner at least 1e-06 m from the line through two others, found 8.84e-07 m");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [1, 0], [2, 0]] } })", 75,
            "expected a convex polygon: this corner lies on or beyond the line through two others");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [2, 0], [1, 0.5], [1, 2]] } })", 85,
            "expected a convex polygon: this corner lies on or beyond the line through two others");
        row(R"({ "id": "a", "shape": { "type": "polygon", "points": [[0, 0], [2, 0], [0, 2], [2, 2]] } })", 83,
            "expected a convex polygon: this corner lies on or beyond the line through two others");
        row(R"({ "id": "a", "shape": { "type": "capsule", "length": 1 } })", 27, "expected the key 'radius' in a capsule");
        row(R"({ "id": "a", "shape": { "type": "capsule", "length": 0, "radius": 1 } })", 58,
            "expected a number from 1e-06 to 1e+06 for 'length', found 0");
        row(R"({ "id": "a", "shape": { "type": "particle", "radius": 1 } })", 49,
            "expected a key of a particle (type), found 'radius'");
        row(R"({ "id": "a", "shape": { "type": "aabb", "width": 1 } })", 27, "expected the key 'height' in an aabb");
        row(R"({ "id": "a", "shape": { "type": "particle" }, "density": 2 })", 51,
            "expected 'mass' instead of 'density' for a particle, which has no area");
        row(R"({ "id": "a", "shape": { "type": "particle" }, "angular_velocity": 1 })", 71,
            "expected 0, because this shape never turns, for 'angular_velocity', found 1");
        row(R"({ "id": "a", "shape": { "type": "aabb", "width": 1, "height": 1 }, "angle": 0.1 })", 81,
            "expected 0, because this shape never turns, for 'angle', found 0.1");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 0 } })", 57,
            "expected a number from 1e-06 to 1e+06 for 'radius', found 0");
        row(R"({ "id": "a", "shape": { "type": "box", "width": 1, "height": 1000001 } })", 66,
            "expected a number from 1e-06 to 1e+06 for 'height', found 1000001");
        row(R"({ "id": "a", "shape": { "type": "half_plane", "normal": [0, 1], "offset": 0 } })", 5,
            "expected 'type': 'static' for a body with the shape half_plane");
        row(R"({ "id": "a", "type": "dynamic", "shape": { "type": "half_plane", "normal": [0, 1], "offset": 0 } })", 26,
            "expected 'type': 'static' for a body with the shape half_plane");
        row(R"({ "id": "a", "type": "static", "shape": { "type": "half_plane", "normal": [0, 0], "offset": 0 } })", 79,
            "expected a 'normal' at least 1e-06 long");
        row(R"({ "id": "a", "type": "static", "shape": { "type": "half_plane", "normal": [1e-200, 0], "offset": 0 } })", 79,
            "expected a 'normal' at least 1e-06 long");
        row(R"({ "id": "a", "type": "static", "shape": { "type": "circle", "radius": 1 }, "velocity": [1, 0] })", 80,
            "expected a static body without 'velocity'");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "mass": 0 })", 70,
            "expected a number from 1e-09 to 1e+09 for 'mass', found 0");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "mass": -1 })", 70,
            "expected a number from 1e-09 to 1e+09 for 'mass', found -1");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "density": 0 })", 73,
            "expected a number from 1e-09 to 1e+09 for 'density', found 0");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "mass": 1, "density": 1 })", 73,
            "expected either 'mass' or 'density', found both");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "friction": -0.1 })", 74,
            "expected a number from 0 to 1000 for 'friction', found -0.1");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "restitution": 1.5 })", 77,
            "expected a number from 0 to 1 for 'restitution', found 1.5");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "angle": 100001 })", 71,
            "expected a number from -1e+05 to 1e+05 for 'angle', found 100001");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "position": [1, "2"] })", 78,
            "expected a number from -1e+09 to 1e+09 for 'position', found \"2\"");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "position": [1, 2, 3] })", 74,
            "expected two numbers [x, y] for 'position', found an array");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": 1 }, "fixed_rotation": null })", 80,
            "expected true or false for 'fixed_rotation', found null");
        row(R"({ "id": "a", "shape": { "type": "circle", "radius": Infinity } })", 57, "expected JSON: invalid literal");
        row(R"({ "id": "a", "id": "b", "shape": { "type": "circle", "radius": 1 } })", 18,
            "expected each key once, found 'id' again");
        row(R"({ "id": "\ud800", "shape": { "type": "circle", "radius": 1 } })", 20, "expected JSON: invalid string: surrogate");
        row("{ \"id\": \"\xC3(\", \"shape\": { \"type\": \"circle\", \"radius\": 1 } }", 15,
            "expected JSON: invalid string: ill-formed UTF-8 byte");
        row(R"({ "id": "a" "shape": 1 })", 17, "expected ',' or '}', found a string");
        row(R"({ "id": "a",, "shape": 1 })", 17, "expected a string, found ','");
        row(R"({ "id" 3 })", 12, "expected ':', found a number");
        row(R"({ "id": ] })", 13, "expected a value, found ']'");
        row(R"({ 'id': 3 })", 7, "expected JSON: invalid literal");
        row(R"({ "id": 01 })", 14, "expected ',' or '}', found a number");
        row(R"({ /* no comments */ })", 7, "expected JSON: invalid literal");
    }
    void bodiesAreRefusedAtTheirPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const Result<Scene> scene = parseScene(framed("", text, "").toStdString(), "b.json");
        COMPARE_ERROR(scene, "b.json:5:" + std::to_string(column), message.toStdString());
    }

    void jointsAreRefusedAtTheirPlace_data() {
        const auto row = tableOfRefused();
        row("null", 15, "expected a joint as an object, found null");
        row(R"({ "id": "j" })", 15, "expected the key 'type' in a joint");
        row(R"({ "id": "j", "type": "glue" })", 36,
            "expected one of revolute, distance, rope, winch, weld, prismatic, wheel, gear, pulley, custom for 'type', found "
            "\"glue\"");
        row(R"({ "id": "j", "type": "revolute", "body_a": "box", "body_b": "ground" })", 15,
            "expected the key 'anchor' in a revolute joint");
        row(R"({ "type": "revolute", "body_a": "box", "body_b": "ground", "anchor": [0, 0] })", 15,
            "expected the key 'id' in a revolute joint");
        row(R"({ "id": "j", "type": "revolute", "body_a": "box", "body_b": "sky", "anchor": [0, 0] })", 75,
            "expected the id of a body for 'body_b', found \"sky\"");
        row(R"({ "id": "j", "type": "revolute", "body_a": "box", "body_b": "box", "anchor": [0, 0] })", 75,
            "expected a 'body_b' other than 'body_a'");
        row(R"({ "id": "j", "type": "revolute", "body_a": "wall", "body_b": "ground", "anchor": [0, 0] })", 76,
            "expected at least one body of a joint to be dynamic");
        row(R"({ "id": "j", "type": "revolute", "body_a": "box", "body_b": "wall", "anchor_a": [0, 0] })", 83,
            "expected a key of a revolute joint (id, type, body_a, body_b, collide_connected, frequency, damping_ratio, stiffness, "
            "damping, beta, gamma, anchor, limits, motor), found 'anchor_a'; "
            "did you mean 'anchor'?");
        row(R"({ "id": "j", "type": "distance", "body_a": "box", "body_b": "wall", "anchor_a": [0, 0], "anchor_b": [0, 0] })", 115,
            "expected 'anchor_b' at least 1e-06 m from 'anchor_a'");
        row(R"({ "id": "j", "type": "distance", "body_a": "box", "body_b": "wall", "anchor_a": [0, 0], "anchor_b": [1, 0], "length": 0 })",
            133, "expected a number from 1e-06 to 1e+06 for 'length', found 0");
        row(R"({ "id": "j", "type": "revolute", "body_a": "box", "body_b": "wall", "anchor": [0, 0], "collide_connected": 0 })",
            122, "expected true or false for 'collide_connected', found 0");
    }
    void jointsAreRefusedAtTheirPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const Result<Scene> scene = parseScene(framed("", defaultBody, text).toStdString(), "j.json");
        COMPARE_ERROR(scene, "j.json:8:" + std::to_string(column), message.toStdString());
    }

    void repeatedIdsAreRefusedAtTheSecond() {
        const QByteArray body = R"({ "id": "wall", "shape": { "type": "circle", "radius": 1 } })";
        COMPARE_ERROR(parseScene(framed("", body, "").toStdString(), "f"), "f:7:13",
                      "expected 'id' to be different for every body, found 'wall' again");
        const QByteArray joint = R"({ "id": "j", "type": "revolute", "body_a": "box", "body_b": "wall", "anchor": [0, 0] })";
        COMPARE_ERROR(parseScene(framed("", defaultBody, joint + ",\n" + joint).toStdString(), "f"), "f:9:9",
                      "expected 'id' to be different for every joint, found 'j' again");
    }

    void theSceneItselfIsRefusedAtItsPlace_data() {
        using namespace std::string_literals;
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const std::string& text, const char* where, const char* message) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(where) << QByteArray(message);
        };
        const std::string good = R"({"format":"solverscope-scene","version":1,"bodies":[]})";
        row("nothing", "", "f:1:1", "expected a JSON object, found an empty text");
        row("white space", "\n\n  ", "f:1:1", "expected a JSON object, found an empty text");
        row("an array", "[]", "f:1:1", "expected a scene as an object, found an array");
        row("a number", "\n 1", "f:2:2", "expected a scene as an object, found 1");
        row("no format", R"({"version":1,"bodies":[]})", "f:1:1", "expected the key 'format' in a scene");
        row("another format", "{\"format\": \"glTF\"}", "f:1:12", "expected solverscope-scene for 'format', found \"glTF\"");
        row("no version", "{\"format\":\"solverscope-scene\"}", "f:1:1", "expected the key 'version' in a scene");
        row("a later version", "{\"ropes\":[],\"format\":\"solverscope-scene\",\"version\":2}", "f:1:52",
            "expected 1 for 'version', found 2");
        row("no bodies", R"({"format":"solverscope-scene","version":1})", "f:1:1", "expected the key 'bodies' in a scene");
        row("a misspelt key", "{\"format\":\"solverscope-scene\",\"version\":1,\n\t\"bodys\":[]}", "f:2:2",
            "expected a key of a scene (format, version, title, description, gravity, settings, bodies, joints, challenge), found "
            "'bodys'; "
            "did you mean 'bodies'?");
        row("an absurd key", "{\"format\":\"solverscope-scene\",\"version\":1,\"qqqqqqqqqqqqqq\":1,\"bodies\":[]}", "f:1:43",
            "expected a key of a scene (format, version, title, description, gravity, settings, bodies, joints, challenge), found "
            "'qqqqqqqqqqqqqq'");
        row("text after the end", good + "\n x", "f:2:2", "expected JSON: invalid literal");
        row("two scenes", good + good, "f:1:55", "expected the end of the text, found '{'");
        row("a zero byte", good + "\n\0"s, "f:2:1", "expected text in UTF-8, found a zero byte");
        row("UTF-16, little end first", "\xFF\xFE{\0"s, "f:1:1", "expected text in UTF-8, found UTF-16");
        row("UTF-16, big end first", "\xFE\xFF\0{"s, "f:1:1", "expected text in UTF-8, found UTF-16");
        row("UTF-16 without a mark", "{\0}\0"s, "f:1:2", "expected text in UTF-8, found a zero byte");
        row("columns after a byte order mark", "\xEF\xBB\xBF{1}", "f:1:2", "expected a string, found a number");
        row("CR LF ends a line", "{\r\n\"format\": 1}", "f:2:11", "expected solverscope-scene for 'format', found 1");
        row("a tab is one column", "\t{\t1}", "f:1:4", "expected a string, found a number");
        row("columns count bytes", "{\"\xC3\xA4\": 1e999}", "f:1:8", "expected a number of at most");
        row("an open string", "{\n \"form", "f:2:2", "expected JSON: invalid string: missing closing quote");
        row("a line break in a string", "{ \"for\nmat\": 1}", "f:1:7", "expected JSON: invalid string: control character U+000A");
        row("an open object", "{ \"format\": 1,\n", "f:2:1", "expected a string, found the end of the text");
        row("a gigantic whole number", "[18446744073709551616]", "f:1:2", "expected a number of at most 1e+09");
        row("a whole number over the limit", "[\n1000000001]", "f:2:1", "expected a number of at most 1e+09");
    }
    void theSceneItselfIsRefusedAtItsPlace() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, message);
        const Result<Scene> scene = parseScene(text.toStdString(), "f");
        COMPARE_ERROR(scene, where.toStdString(), message.toStdString());
    }

    void suggestionsAreMadeOnlyWhereTheyHelp() {
        const auto messageFor = [](const char* key) {
            return parseScene("{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[],\"" + std::string(key) + "\":1}", "f")
                .error()
                .message;
        };
        QVERIFY(messageFor("Gravity").ends_with("; did you mean 'gravity'?"));
        QVERIFY(messageFor("setings").ends_with("; did you mean 'settings'?"));
        QVERIFY(messageFor("particles").ends_with("found 'particles'"));
    }

    void aByteOrderMarkIsAccepted() {
        QVERIFY(parseScene("\xEF\xBB\xBF{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[]}", "f").has_value());
    }

    void messagesQuoteNoLongAndNoUnprintableText() {
        const std::string text = "{\"" + std::string(1000, 'x') + "\\u001b[31m\":1}";
        const Error error = parseScene(text, "f").error();
        const Result<Scene> wide = parseScene("{\"format\":\"" + QString(1000, QChar(u'я')).toStdString() + "\"}", "f");
        QVERIFY(error.message.size() < 300);
        QVERIFY(wide.error().message.size() < 300);
        QVERIFY(QString::fromStdString(wide.error().message).toStdString() == wide.error().message);  // still UTF-8
    }

    // ---- limits: N is accepted, N + 1 is not ----

    void limitOfBodies() {
        const auto text = [](std::size_t count) {
            std::string bodies;
            for (std::size_t i = 0; i < count; ++i)
                bodies += (i ? ",\n" : "\n") + std::string("{\"id\":\"") + std::to_string(i) +
                          "\",\"shape\":{\"type\":\"circle\",\"radius\":1}}";
            return "{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[" + bodies + "]}";
        };
        const Result<Scene> most = parseScene(text(scene_limits::bodies), "f");
        QVERIFY2(most.has_value(), most ? "" : most.error().text().c_str());
        QCOMPARE(most->bodies.size(), scene_limits::bodies);
        COMPARE_ERROR(parseScene(text(scene_limits::bodies + 1), "f"), "f:50002:1", "expected at most 50000 entries in 'bodies'");
    }

    void aMillionBodiesAreRefusedWithoutReadingThem() {
        std::string text = "{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[";
        for (int i = 0; i < 1000000; ++i) text += "{},\n";
        QVERIFY(text.size() < scene_limits::fileBytes);
        // The end of the text is missing, and nobody notices: it is not read.
        COMPARE_ERROR(parseScene(text, "f"), "f:50001:1", "expected at most 50000 entries in 'bodies'");
    }

    void limitOfJoints() {
        const auto text = [](std::size_t count) {
            const QByteArray joint = R"({ "id": "ID", "type": "revolute", "body_a": "box", "body_b": "wall", "anchor": [0, 0] })";
            QByteArrayList joints;
            for (std::size_t i = 0; i < count; ++i) joints += QByteArray(joint).replace("ID", QByteArray::number(qulonglong(i)));
            return framed("", defaultBody, joints.join(",\n")).toStdString();
        };
        QVERIFY(parseScene(text(scene_limits::joints), "f").has_value());
        COMPARE_ERROR(parseScene(text(scene_limits::joints + 1), "f"), "f:50008:1", "expected at most 50000 entries in 'joints'");
    }

    void limitOfDepth() {
        // The scene is level 1, its key's value level 2.
        const auto text = [](int levels) {
            return "{\"title\":" + std::string(static_cast<std::size_t>(levels) - 1, '[') +
                   std::string(static_cast<std::size_t>(levels) - 1, ']') + "}";
        };
        COMPARE_ERROR(parseScene(text(scene_limits::depth), "f"), "f:1:1", "expected the key 'format'");
        COMPARE_ERROR(parseScene(text(scene_limits::depth + 1), "f"), "f:1:73", "expected at most 64 levels of nesting");
        COMPARE_ERROR(parseScene(std::string(4000000, '['), "f"), "f:1:65", "expected at most 64 levels of nesting");
        std::string objects;
        for (int i = 0; i < 100000; ++i) objects += "{\"a\":";
        COMPARE_ERROR(parseScene(objects, "f"), "f:1:321", "expected at most 64 levels of nesting");
    }

    void limitOfStrings() {
        const auto text = [](std::size_t bytes) {
            return "{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[],\n\"title\":\"" + std::string(bytes, 'x') + "\"}";
        };
        QVERIFY(parseScene(text(scene_limits::stringBytes), "f").has_value());
        COMPARE_ERROR(parseScene(text(scene_limits::stringBytes + 1), "f"), "f:2:9", "expected a string of at most 65536 bytes");
    }

    void limitOfIds() {
        const auto text = [](std::size_t bytes) {
            const QByteArray body = R"({ "id": "ID", "shape": { "type": "circle", "radius": 1 } })";
            return framed("", QByteArray(body).replace("ID", QByteArray(static_cast<int>(bytes), 'x')), "").toStdString();
        };
        QVERIFY(parseScene(text(scene_limits::idBytes), "f").has_value());
        COMPARE_ERROR(parseScene(text(scene_limits::idBytes + 1), "f"), "f:5:13", "expected a string of 1 to 256 bytes for 'id'");
    }

    void limitOfKeysAndOfValues() {
        std::string keys;
        for (int i = 0; i < 65; ++i) keys += (i ? "," : "") + std::string("\n\"k") + std::to_string(i) + "\":0";
        COMPARE_ERROR(parseScene("{" + keys + "}", "f"), "f:66:1", "expected at most 64 keys in an object");
        std::string rows;
        for (int i = 0; i < 210; ++i) {
            rows += (i ? ",\n[" : "[");
            for (int j = 0; j < 5000; ++j) rows += j ? ",0" : "0";
            rows += "]";
        }
        COMPARE_ERROR(parseScene("[" + rows + "]", "f"), "f:200:9600", "expected at most 1000000 values");
    }

    void limitOfTheFile() {
        const std::string scene = R"({"format":"solverscope-scene","version":1,"bodies":[]})";
        const std::string most = scene + std::string(scene_limits::fileBytes - scene.size(), ' ');
        QVERIFY(parseScene(most, "f").has_value());
        COMPARE_ERROR(parseScene(most + " ", "f"), "f:1:1", "expected at most 16777216 bytes, found 16777217");
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("large.json").toStdString();
        write(file, most);
        QVERIFY(loadScene(file).has_value());
        write(file, most + " ");
        COMPARE_ERROR(loadScene(file), file.string(), "expected a file of at most 16777216 bytes");
    }

    // ---- files ----

    void onlyRegularFilesAreRead() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        COMPARE_ERROR(loadScene(path), path.string(), "expected a file, found a directory");
        COMPARE_ERROR(loadScene("/dev/zero"), "/dev/zero", "expected a regular file, found a pipe or a device");
        const std::filesystem::path fifo = path / "fifo";
        QCOMPARE(::mkfifo(fifo.c_str(), 0600), 0);
        COMPARE_ERROR(loadScene(fifo), fifo.string(), "expected a regular file, found a pipe or a device");
        COMPARE_ERROR(loadScene(path / "none"), (path / "none").string(), "expected a file that can be read: ");
        QCOMPARE(loadScene(path / "none").error().line, 0);
    }

    void savingReplacesTheFileAndLeavesNothingBeside() {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("scene.json").toStdString();
        Scene scene = RandomScene(7).make();
        QVERIFY(!saveScene(scene, file));
        QVERIFY(loadScene(file).value() == scene);
        std::filesystem::permissions(file, std::filesystem::perms(0640));
        scene.title = "Changed";
        QVERIFY(!saveScene(scene, file));
        QVERIFY(loadScene(file).value() == scene);
        QCOMPARE(static_cast<int>(std::filesystem::status(file).permissions()), 0640);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void savingThroughALinkKeepsTheLink() {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("scene.json").toStdString();
        const std::filesystem::path link = folder.filePath("link.json").toStdString();
        write(file, "old");
        std::filesystem::create_symlink(file, link);
        QVERIFY(!saveScene(Scene{}, link));
        QVERIFY(std::filesystem::is_symlink(link));
        QVERIFY(loadScene(file).value() == Scene{});
    }

    void aSceneThatCouldNotBeReadBackIsNotSaved() {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("scene.json").toStdString();
        write(file, "old");
        Scene scene;
        scene.gravity.x = std::numeric_limits<Real>::quiet_NaN();
        QVERIFY(saveScene(scene, file).has_value());
        QCOMPARE(contents(file), std::string("old"));
        QVERIFY(saveScene(Scene{}, folder.filePath("none/scene.json").toStdString()).has_value());
        QVERIFY(saveScene(Scene{}, folder.path().toStdString()).has_value());
    }

    // ---- damaged files ----

    void everyPrefixOfAShippedSceneIsRefused() {
        for (const std::string& text : smallShippedScenes()) {
            const std::size_t end = text.find_last_of('}');
            for (std::size_t size = 0; size <= end; ++size) {
                const Result<Scene> scene = parseScene(std::string_view(text).substr(0, size), "f");
                QVERIFY2(!scene.has_value(), text.substr(0, size).c_str());
                QVERIFY(scene.error().line >= 1 && scene.error().column >= 1);
                QVERIFY(scene.error().message.starts_with("expected "));
            }
        }
    }

    void damagedScenesAreRefusedOrReadConsistently() {
        const std::vector<std::string> texts = smallShippedScenes();
        QVERIFY(texts.size() >= 5);
        std::mt19937_64 random(20261121);
        const auto below = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
        static constexpr std::string_view pieces[] = {"\"",    "{",    "}", "[",   "]",   ",",  ":",    "-",
                                                      "1e999", "null", "0", "\\u", "NaN", "\n", "\xFF", "9999999999"};
        constexpr int tried = 10'000;
        int accepted = 0;
        for (int i = 0; i < tried; ++i) {
            std::string text = texts[below(texts.size())];
            for (std::size_t change = 0; change < 1 + below(3); ++change) {
                const std::size_t place = below(text.size());
                switch (below(5)) {
                    case 0:
                        text[place] = static_cast<char>(text[place] ^ (1 << below(8)));
                        break;
                    case 1:
                        text.erase(place, 1 + below(20));
                        break;
                    case 2:
                        text.insert(place, pieces[below(std::size(pieces))]);
                        break;
                    case 3:
                        text.insert(place, text.substr(below(text.size()), below(60)));
                        break;
                    default:
                        text.replace(place, 1, pieces[below(std::size(pieces))]);
                        break;
                }
            }
            const auto read = parseScene(text, "file");
            QVERIFY2(isErrorOrRoundTrip(text), ((read ? "read" : read.error().text()) + "\n" + text).c_str());
            if (parseScene(text, "f")) ++accepted;
        }
        QVERIFY(accepted > 0 && accepted < tried);
    }
};

SOLVERSCOPE_TEST(SceneFile, QCoreApplication)
#include "test_scene_file.moc"
