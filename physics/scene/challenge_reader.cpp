// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The member "challenge" of a scene.
#include <algorithm>

#include "physics/scene/scene_reader.h"

namespace solverscope {

void SceneReader::value(const JsonNode& node, const MemberInfo& member, std::string& text) {
    string(node, member.key, text);
    if (!m_error && std::ranges::all_of(text, [](char each) { return each == ' ' || each == '\n'; }))
        failExpected(node, "a text that is not empty", member.key);
}

void SceneReader::value(const JsonNode& node, const MemberInfo& member, std::vector<std::string>& words) {
    array(node, member.key, [&](const JsonNode& entry) {
        words.emplace_back();
        line(entry, member.key, words.back());
    });
}

void SceneReader::readChallenge(const JsonNode& node) {
    ChallengeDef& challenge = m_scene.challenge.emplace();
    read(node, challenge);
    if (m_error) return;
    const JsonNode& controls = *m_tree.member(node, "controls");
    if (controls.count == 0) return failExpected(controls, "at least one setting, or \"bodies\",", "controls");
    for (const JsonNode* each = m_tree.firstChild(controls); each; each = m_tree.nextSibling(*each))
        if (each->text != "bodies" && !findSetting(each->text))
            return failExpected(*each, "the key of a setting, or \"bodies\",", "controls");
    const JsonNode& check = *m_tree.member(node, "check");
    const auto problem = m_checkFormula ? m_checkFormula(challenge.check) : std::nullopt;
    if (problem) failAt(byteInString(check, static_cast<std::size_t>(std::max(problem->column - 1, 0))), problem->message);
}

}  // namespace solverscope
