// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The examples of docs/trace-format.md can be read, and the schema agrees with the reader about their lines.
#include <QFile>
#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "physics/trace/formats/foreign_trace.h"
#include "tests/test_program.h"

using namespace solverscope;
using nlohmann::json;

namespace {

/// The traces between the fences of the document, as lines.
std::vector<std::vector<std::string>> documented() {
    std::ifstream document(SOLVERSCOPE_SOURCE_DIR "/docs/trace-format.md");
    std::vector<std::vector<std::string>> traces;
    bool inside = false;
    for (std::string line; std::getline(document, line);) {
        if (line == "```json") traces.emplace_back();
        if (line.starts_with("```"))
            inside = line == "```json";
        else if (inside)
            traces.back().push_back(line);
    }
    return traces;
}

bool isRead(const std::vector<std::string>& lines) {
    std::stringstream text;
    for (const std::string& line : lines) text << line << "\n";
    return readTrace(text, "trace").has_value();
}

}  // namespace

class TestTraceSchema : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        std::ifstream file(SOLVERSCOPE_SOURCE_DIR "/resources/schema/trace.schema.json");
        m_text = json::parse(file);
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(m_text), m_schema);
        m_traces = documented();
        QCOMPARE(m_traces.size(), std::size_t{2});
    }

    void theExamplesAreReadAndValid() {
        for (const auto& lines : m_traces) {
            QVERIFY(isRead(lines));
            for (const std::string& line : lines) QVERIFY2(isValid(json::parse(line)), line.c_str());
        }
    }

    void anUnknownKeyIsRefusedByBoth() {
        refusedByBoth([](json& line) { line["unheard_of"] = 1; });
    }

    void aMissingTypeIsRefusedByBoth() {
        refusedByBoth([](json& line) { line.erase(line.contains("type") ? "type" : "format"); });
    }

    void whatIsNoNumberIsRefusedByBoth() {
        int changed = 0;
        for (const auto& lines : m_traces)
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const json line = json::parse(lines[i]);
                for (const auto& [key, value] : line.items()) {
                    if (!value.is_number()) continue;
                    json other = line;
                    other[key] = "a lot";
                    ++changed;
                    const std::string text = key + " of " + lines[i];
                    QVERIFY2(!isValid(other), text.c_str());
                    QVERIFY2(!isRead(withLine(lines, i, other)), text.c_str());
                }
            }
        QVERIFY(changed > 30);
    }

private:
    static std::vector<std::string> withLine(std::vector<std::string> lines, std::size_t place, const json& line) {
        lines[place] = line.dump();
        return lines;
    }

    template <typename Change>
    void refusedByBoth(Change change) {
        for (const auto& lines : m_traces)
            for (std::size_t i = 0; i < lines.size(); ++i) {
                json other = json::parse(lines[i]);
                change(other);
                QVERIFY2(!isValid(other), lines[i].c_str());
                QVERIFY2(!isRead(withLine(lines, i, other)), lines[i].c_str());
            }
    }

    bool isValid(const json& line) const {
        valijson::Validator validator;
        return validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(line), nullptr);
    }

    json m_text;
    valijson::Schema m_schema;
    std::vector<std::vector<std::string>> m_traces;
};

SOLVERSCOPE_TEST(TestTraceSchema, QCoreApplication)
#include "test_trace_schema.moc"
