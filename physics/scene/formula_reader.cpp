// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Custom joints in the scene file.
#include "physics/scene/position_formula.h"
#include "physics/scene/scene_file.h"
#include "physics/scene/scene_reader.h"

namespace solverscope {

namespace limits = scene_limits;

void SceneReader::read(const JsonNode& node, CustomDef& custom, std::vector<Member> members) {
    members.push_back({"parameters", false, [&](const JsonNode& n) { readParameters(n, custom.parameters); }});
    members.push_back({"formulas", true, [&](const JsonNode& n) {
                           if (n.kind == JsonKind::Array && (n.count == 0 || n.count > limits::formulas))
                               return failExpected(n, "a list of 1 to " + std::to_string(limits::formulas) + " formulas",
                                                   "formulas");
                           array(n, "formulas", [&](const JsonNode& entry) { readFormula(entry, custom); });
                       }});
    object(node, std::string(CustomDef::called), members);
}

void SceneReader::readParameters(const JsonNode& node, std::vector<ParameterDef>& parameters) {
    if (node.kind != JsonKind::Object) return failExpected(node, "an object of names and their numbers", "parameters");
    if (node.count > PositionFormula::maxParameters)
        return failExpected(node, "at most " + std::to_string(PositionFormula::maxParameters) + " names", "parameters");
    for (const JsonNode* child = m_tree.firstChild(node); child && !m_error; child = m_tree.nextSibling(*child)) {
        ParameterDef parameter{child->key, 0};
        if (const std::string problem = PositionFormula::problemOfName(child->key); !problem.empty())
            return failAt(child->keyBegin, problem + ", found " + inQuotes(child->key));
        number(*child, child->key, parameter.value);
        parameters.push_back(std::move(parameter));
    }
}

void SceneReader::readFormula(const JsonNode& node, CustomDef& custom) {
    FormulaDef formula;
    object(node, "a formula",
           {{"C", true, [&](const JsonNode& n) { line(n, "C", formula.C); }},
            {"demand", false, [&](const JsonNode& n) {
                 const std::vector<std::string_view> names(demandNames.begin(), demandNames.end());
                 const std::size_t place = choice(n, "demand", names);
                 if (place < names.size()) formula.demand = static_cast<Demand>(place);
             }}});
    if (m_error) return;
    const auto parsed = PositionFormula::parse(formula.C, custom.parameters);
    if (!parsed) {
        const JsonNode& text = *m_tree.member(node, "C");
        return failAt(byteInString(text, static_cast<std::size_t>(parsed.error().column - 1)), parsed.error().message);
    }
    custom.formulas.push_back(std::move(formula));
}

std::size_t SceneReader::byteInString(const JsonNode& node, std::size_t place) const {
    const std::string_view source = m_tree.source(node);
    std::size_t at = 1;  // after the quotation mark
    for (std::size_t read = 0; read < place && at + 1 < source.size();) {
        if (source[at] != '\\') {
            ++at;
            ++read;
        } else if (source[at + 1] != 'u') {
            at += 2;
            ++read;
        } else {
            const auto unit = std::stoul(std::string(source.substr(at + 2, 4)), nullptr, 16);
            const bool halfOfPair = unit >= 0xd800 && unit < 0xe000;  // two make four bytes
            at += 6;
            read += unit < 0x80 ? 1 : unit < 0x800 || halfOfPair ? 2 : 3;
        }
    }
    return node.begin + at;
}

}  // namespace solverscope
