// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDir>
#include <QTest>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "physics/scene/scene_file.h"
#include "tests/test_program.h"

using namespace solverscope;
using nlohmann::json;

namespace {

json jsonFrom(const QString& file) {
    std::ifstream stream(file.toStdString());
    return json::parse(stream);
}

json smallScene() {
    return json::parse(R"({
        "format": "solverscope-scene", "version": 1, "settings": { "iterations": 10 },
        "bodies": [
            { "id": "ground", "type": "static", "shape": { "type": "half_plane", "normal": [0, 1], "offset": 0 } },
            { "id": "box", "shape": { "type": "box", "width": 1, "height": 1 }, "position": [0, 1] },
            { "id": "ball", "shape": { "type": "circle", "radius": 0.5 }, "position": [2, 1] } ],
        "joints": [
            { "id": "hinge", "type": "revolute", "body_a": "ground", "body_b": "box", "anchor": [0, 1] },
            { "id": "rod", "type": "distance", "body_a": "box", "body_b": "ball", "anchor_a": [0, 1], "anchor_b": [2, 1] },
            { "id": "guide", "type": "prismatic", "body_a": "ground", "body_b": "ball", "anchor": [2, 1], "axis": [1, 0],
              "limits": [-1, 1], "motor": { "speed": 1, "max_force": 3 } },
            { "id": "mesh", "type": "gear", "body_a": "box", "body_b": "ball", "ratio": -2, "frequency": 3 },
            { "id": "hoist", "type": "pulley", "wheel": "ball", "body_a": "box", "body_b": "ground", "anchor_a": [0, 1],
              "anchor_b": [5, 0], "radius": 0.5, "ratio": 0.5 },
            { "id": "winch", "type": "winch", "body_a": "ground", "body_b": "box", "anchor_a": [0, 4], "anchor_b": [0, 1],
              "speed": -1, "min_length": 1 } ],
        "challenge": { "ask": "Hold the ball.", "controls": ["iterations", "bodies"], "check": "max_penetration() < 1", "step": 60,
                       "hold": 10 } })");
}

}  // namespace

class SceneSchema : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        const json text = jsonFrom(SOLVERSCOPE_SOURCE_DIR "/resources/schema/scene.schema.json");
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(text), m_schema);
        m_text = text;
    }

    void everyShippedSceneValidates_data() {
        QTest::addColumn<QString>("file");
        const QDir library(SOLVERSCOPE_SOURCE_DIR "/resources/scenes");
        for (const QString& name : library.entryList({"*.json"})) QTest::newRow(qPrintable(name)) << library.filePath(name);
    }
    void everyShippedSceneValidates() {
        QFETCH(QString, file);
        QVERIFY(validates(jsonFrom(file)));
    }

    void whatIsWrittenValidates() {
        const Result<Scene> scene = parseScene(smallScene().dump(), "small");
        QVERIFY(scene.has_value());
        QVERIFY(validates(json::parse(sceneText(*scene))));
    }

    void schemaAndLoaderAgree_data() {
        QTest::addColumn<QString>("place");  // a JSON pointer
        QTest::addColumn<QString>("value");  // empty: the member is taken away
        QTest::addColumn<bool>("accepted");
        const auto row = [](const char* place, const char* value, bool accepted) {
            QTest::newRow(qPrintable(QString(place) + " = " + QString(value).left(40)))
                << QString(place) << QString(value) << accepted;
        };
        row("/version", "1", true);
        row("/version", "2", false);
        row("/version", "\"1\"", false);
        row("/version", "", false);
        row("/format", "\"scene\"", false);
        row("/format", "", false);
        row("/bodies", "{}", false);
        row("/bodies", "", false);
        row("/joints", "", true);
        row("/joints", "7", false);
        row("/title", "\"Box\"", true);
        row("/title", "\"two\\nlines\"", false);
        row("/title", "1", false);
        row("/description", "\"two\\nlines\"", true);
        row("/gravity", "[0, -10]", true);
        row("/gravity", "[0]", false);
        row("/gravity", "[0, -10, 0]", false);
        row("/gravity", "[0, null]", false);
        row("/gravity", "-10", false);
        row("/gravty", "[0, -10]", false);
        row("/settings", "[]", false);
        row("/settings/iterations", "10000", true);
        row("/settings/iterations", "10001", false);
        row("/settings/iterations", "-1", false);
        row("/settings/iterations", "1.5", false);
        row("/settings/iterations", "\"10\"", false);
        row("/settings/warm_starting", "true", true);
        row("/settings/warm_starting", "0.5", true);
        row("/settings/warm_starting", "1.5", false);
        row("/settings/warm_starting", "\"true\"", false);
        row("/settings/accumulate", "false", true);
        row("/settings/accumulate", "0", false);
        row("/settings/position_correction", "\"erp\"", true);
        row("/settings/position_correction", "\"baumgarte\"", false);
        row("/settings/position_correction", "null", false);
        row("/settings/dt", "1", true);
        row("/settings/dt", "1.01", false);
        row("/settings/given_order", "\"3 1 2\"", true);
        row("/settings/given_order", "\"\"", true);
        row("/settings/given_order", "\"3  1\"", false);
        row("/settings/given_order", "\"-1\"", false);
        row("/settings/given_order", "\"03\"", false);
        row("/settings/given_order", "3", false);
        row("/settings/given_order", "[3, 1]", false);
        row("/settings/row_order", "\"given\"", true);
        row("/settings/dt", "0", false);
        row("/settings/gravity", "0", false);
        row("/bodies/1/id", "\"box\"", true);
        row("/bodies/1/id", "\"\"", false);
        row("/bodies/1/id", "", false);
        row("/bodies/1/shape", "", false);
        row("/bodies/1/shape", "{}", false);
        row("/bodies/1/shape/type", "\"square\"", false);
        row("/bodies/1/shape/width", "0", false);
        row("/bodies/1/shape/width", "1000000", true);
        row("/bodies/1/shape/width", "1000001", false);
        row("/bodies/1/shape/width", "", false);
        row("/bodies/1/shape/radius", "1", false);
        row("/bodies/2/shape/radius", "-1", false);
        row("/bodies/1/shape", R"({"type": "polygon", "points": [[0, 0], [1, 0], [0, 1]]})", true);
        row("/bodies/1/shape", R"({"type": "polygon", "points": [[0, 0], [0, 1], [1, 0]]})", true);
        row("/bodies/1/shape", R"({"type": "polygon", "points": [[0, 0], [1, 0]]})", false);
        row("/bodies/1/shape", R"({"type": "polygon", "points": [[0, 0], [1, 0], [0, 1000001]]})", false);
        row("/bodies/1/shape", R"({"type": "polygon", "points": [[0, 0], [1, 0], [0]]})", false);
        row("/bodies/1/shape", R"({"type": "polygon"})", false);
        row("/bodies/1/shape", R"({"type": "capsule", "length": 1, "radius": 0.5})", true);
        row("/bodies/1/shape", R"({"type": "capsule", "length": 1})", false);
        row("/bodies/1/shape", R"({"type": "capsule", "length": 0, "radius": 0.5})", false);
        row("/bodies/1/shape", R"({"type": "particle"})", true);
        row("/bodies/1/shape", R"({"type": "particle", "radius": 1})", false);
        row("/bodies/1/shape", R"({"type": "aabb", "width": 1, "height": 2})", true);
        row("/bodies/1/shape", R"({"type": "aabb", "width": 1})", false);
        row("/bodies/1/shape", R"({"type": "aabb", "width": 1, "height": 0})", false);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "particle"}, "mass": 2, "angle": 0, "velocity": [1, 0]})", true);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "particle"}, "density": 2})", false);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "particle"}, "angle": 1})", false);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "particle"}, "angular_velocity": 1})", false);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "aabb", "width": 1, "height": 1}, "density": 2})", true);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "aabb", "width": 1, "height": 1}, "angle": -0.5})", false);
        row("/bodies/1", R"({"id": "box", "type": "static", "shape": {"type": "aabb", "width": 1, "height": 1}, "angle": 1})",
            false);
        const char* const start = R"({"position": [0, 2], "angle": 0.1, "velocity": [1, 0], "angular_velocity": 3})";
        row("/bodies/1/start", start, true);
        row("/bodies/0/start", start, false);
        row("/bodies/1/start", R"({"position": [0, 2], "angle": 0.1, "velocity": [1, 0]})", false);
        row("/bodies/1/start", R"({"position": [0, 2], "angle": 100001, "velocity": [1, 0], "angular_velocity": 3})", false);
        row("/bodies/1",
            R"({"id": "box", "shape": {"type": "particle"},
                "start": {"position": [0, 2], "angle": 0.1, "velocity": [1, 0], "angular_velocity": 0}})",
            false);
        row("/bodies/1/mass", "1", true);
        row("/bodies/1/mass", "0", false);
        row("/bodies/1/mass", "-1", false);
        row("/bodies/1/density", "2", true);
        row("/bodies/1/density", "0", false);
        row("/bodies/1", R"({"id": "box", "shape": {"type": "circle", "radius": 1}, "mass": 1, "density": 1})", false);
        row("/bodies/1/friction", "1000", true);
        row("/bodies/1/friction", "1001", false);
        row("/bodies/1/friction", "-0.1", false);
        row("/bodies/1/restitution", "1", true);
        row("/bodies/1/restitution", "1.01", false);
        row("/bodies/1/angle", "100000", true);
        row("/bodies/1/angle", "100001", false);
        row("/bodies/1/position", "[1000000000, -1000000000]", true);
        row("/bodies/1/position", "[1000000001, 0]", false);
        row("/bodies/1/velocity", "[1, 2]", true);
        row("/bodies/0/velocity", "[1, 2]", false);
        row("/bodies/0/angular_velocity", "1", false);
        row("/bodies/0/type", "\"dynamic\"", false);
        row("/bodies/0/type", "", false);
        row("/bodies/0/shape/normal", "[0, 0]", false);
        row("/bodies/0/shape/normal", "[3, 4]", true);
        row("/bodies/1/fixed_rotation", "true", true);
        row("/bodies/1/fixed_rotation", "1", false);
        row("/joints/0/anchor", "", false);
        row("/joints/0/anchor_a", "[0, 0]", false);
        row("/joints/0/type", "\"glue\"", false);
        row("/joints/0", R"({"id": "w", "type": "weld", "body_a": "ground", "body_b": "box", "anchor": [0, 1]})", true);
        row("/joints/0/limits", "[-1, 1]", true);
        row("/joints/0/limits", "[1]", false);
        row("/joints/0/limits", "{}", false);
        row("/joints/0/motor", R"({"speed": 1, "max_torque": 2})", true);
        row("/joints/0/motor", R"({"speed": 1, "max_force": 2})", false);
        row("/joints/0/motor", R"({"speed": 1})", false);
        row("/joints/0/motor", R"({"max_torque": 1})", false);
        row("/joints/0/motor", R"({"speed": 1, "max_torque": -2})", false);
        row("/joints/0/frequency", "5", true);
        row("/joints/0/frequency", "0", false);
        row("/joints/0/frequency", "1001", false);
        row("/joints/0/damping_ratio", "0.5", false);
        row("/joints/1/type", "\"rope\"", true);
        row("/joints/1/type", "\"winch\"", false);
        row("/joints/1/min_length", "1", true);
        row("/joints/1/min_length", "0", false);
        row("/joints/1", R"({"id": "r", "type": "distance", "body_a": "box", "body_b": "ball", "anchor_a": [0, 1],
            "anchor_b": [2, 1], "length": 2, "max_length": 3})",
            false);
        row("/joints/1", R"({"id": "r", "type": "distance", "body_a": "box", "body_b": "ball", "anchor_a": [0, 1],
            "anchor_b": [2, 1], "length": 2, "max_length": 3, "frequency": 1})",
            true);
        row("/joints/2/type", "\"wheel\"", false);
        row("/joints/2", R"({"id": "w", "type": "wheel", "body_a": "box", "body_b": "ball", "anchor": [2, 1], "axis": [0, 1],
            "frequency": 2, "damping_ratio": 0.7, "motor": {"speed": -9, "max_torque": 5}})",
            true);
        row("/joints/2/axis", "[0, 2]", true);
        row("/joints/2/axis", "", false);
        row("/joints/2/motor/max_torque", "1", false);
        row("/joints/3/ratio", "0", false);
        row("/joints/3/ratio", "", false);
        row("/joints/3/ratio", "1001", false);
        row("/joints/3/damping_ratio", "101", false);
        row("/joints/4/radius", "0", false);
        row("/joints/4/ratio", "-1", false);
        row("/joints/4/ratio", "", true);
        row("/joints/4/wheel", "", false);
        row("/joints/5/speed", "", false);
        row("/joints/5/max_length", "3", true);
        row("/joints/0/type", "", false);
        row("/joints/0/collide_connected", "true", true);
        row("/joints/1/length", "2", true);
        row("/joints/1/length", "0", false);
        row("/joints/1/anchor", "[0, 0]", false);
        row("/challenge", "", true);
        row("/challenge", "[]", false);
        row("/challenge/ask", "", false);
        row("/challenge/ask", "\"\"", false);
        row("/challenge/ask", "\" \\n\"", false);
        row("/challenge/ask", "\"two\\nlines\"", true);
        row("/challenge/controls", "", false);
        row("/challenge/controls", "[]", false);
        row("/challenge/controls", "[\"bodies\"]", true);
        row("/challenge/controls", "[\"gravity\"]", false);
        row("/challenge/controls", "[1]", false);
        row("/challenge/controls", "\"dt\"", false);
        row("/challenge/check", "", false);
        row("/challenge/check", "\"\"", false);
        row("/challenge/check", "1", false);
        row("/challenge/step", "", false);
        row("/challenge/step", "0", false);
        row("/challenge/step", "20000", true);
        row("/challenge/step", "20001", false);
        row("/challenge/step", "60.5", false);
        row("/challenge/hold", "", true);
        row("/challenge/hold", "0", false);
        row("/challenge/hold", "1.5", false);
        row("/challenge/why", "\"\"", false);
    }
    void schemaAndLoaderAgree() {
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(bool, accepted);
        json scene = smallScene();
        const json::json_pointer pointer(place.toStdString());
        if (value.isEmpty())
            scene.at(pointer.parent_pointer()).erase(pointer.back());
        else
            scene[pointer] = json::parse(value.toStdString());
        const Result<Scene> read = parseScene(scene.dump(), "scene");
        QVERIFY2(read.has_value() == accepted, read ? "the loader accepts it" : read.error().text().c_str());
        QCOMPARE(validates(scene), accepted);
    }

    void theSchemaHasTheSettingsOfTheTable() {
        const json& settings = m_text["properties"]["settings"]["properties"];
        QCOMPARE(settings.size(), settingsTable().size());
        for (const SettingInfo& info : settingsTable()) {
            const std::string key(info.key);
            QVERIFY2(settings.contains(key), key.c_str());
            json setting = settings[key];
            if (setting.contains("anyOf")) setting = setting["anyOf"][1];
            switch (info.kind) {
                case SettingKind::Choice: {
                    json names = json::array();
                    for (const SettingChoice& choice : info.choices) names.push_back(choice.name);
                    QVERIFY(setting["enum"] == names);
                } break;
                case SettingKind::Switch:
                    QVERIFY(setting["type"] == "boolean");
                    break;
                case SettingKind::Text:
                    QVERIFY(setting["type"] == "string");
                    break;
                default:
                    QVERIFY(setting["type"] == (info.kind == SettingKind::Integer ? "integer" : "number"));
                    QCOMPARE(setting["minimum"].get<double>(), info.lowest);
                    QCOMPARE(setting["maximum"].get<double>(), info.highest);
            }
        }
    }

    void theSchemaHasTheControlsOfTheSettingsTable() {
        json keys = json::array({"bodies"});
        for (const SettingInfo& info : settingsTable()) keys.push_back(std::string(info.key));
        QVERIFY(m_text["definitions"]["control"]["enum"] == keys);
    }

    void theSchemaHasTheJointsOfTheTables() {
        const json& kinds = m_text["definitions"]["joint"]["oneOf"];
        QCOMPARE(kinds.size(), std::variant_size_v<JointKindDef>);
        [&]<typename... Kinds>(std::variant<Kinds...>) { (hasMembers<Kinds>(kinds), ...); }(JointKindDef());
    }

private:
    template <typename Kind>
    void hasMembers(const json& kinds) const {
        const auto isKind = [](const json& each) { return each["properties"]["type"]["enum"][0] == Kind::type; };
        const auto kind = std::find_if(kinds.begin(), kinds.end(), isKind);
        QVERIFY2(kind != kinds.end(), Kind::type.data());
        if constexpr (requires { Kind::members(); })
            std::apply([&](const auto&... each) { (hasMember(*kind, each.info), ...); }, Kind::members());
    }

    void hasMember(const json& kind, const MemberInfo& info) const {
        const std::string key(info.key);
        QVERIFY2(kind["properties"].contains(key), key.c_str());
        const json& required = kind["required"];
        QCOMPARE(std::find(required.begin(), required.end(), key) != required.end(), info.required);
        json member = kind["properties"][key];
        if (member.contains("$ref")) member = m_text[json::json_pointer(member["$ref"].get<std::string>().substr(1))];
        if (!member.contains("minimum")) return;
        QCOMPARE(member["minimum"].get<double>(), info.range.lowest);
        QCOMPARE(member["maximum"].get<double>(), info.range.highest);
    }

    bool validates(const json& scene) const {
        valijson::Validator validator;
        return validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(scene), nullptr);
    }

    valijson::Schema m_schema;
    json m_text;
};

SOLVERSCOPE_TEST(SceneSchema, QCoreApplication)
#include "test_scene_schema.moc"
