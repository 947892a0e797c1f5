// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/table_texts.h"

#include "gui/session/scene_source.h"
#include "physics/analysis/accounts/conservation.h"
#include "physics/base/arithmetic.h"
#include "physics/scene/presets.h"
#include "physics/scene/refusals.h"
#include "physics/scene/settings.h"
#include "physics/study/outcomes.h"
#include "physics/trace/quantities.h"

namespace solverscope {

std::set<std::string> engineTexts() {
    std::set<std::string> texts{"Original", "Branch %1"};  // names of branches
    const auto add = [&](std::string_view text) {
        if (!text.empty()) texts.emplace(text);
    };
    for (const SettingGroupInfo& group : settingGroups()) add(group.label);
    for (const SettingInfo& info : settingsTable()) {
        add(info.label);
        add(info.explanation);
        for (const SettingChoice& choice : info.choices) {
            add(choice.label);
            add(choice.explanation);
            add(choice.group);
        }
        for (const IdleReason& reason : info.idle) add(reason.why);
    }
    for (const Preset& preset : presets()) {
        add(preset.label);
        add(preset.explanation);
        add(preset.missing);
    }
    for (const MethodTraits& method : methodTraits) add(method.removal);
    for (const std::string_view reason : breachReasons()) add(reason);
    for (const std::string_view error : arithmeticErrors()) add(error);
    for (const std::string_view pattern : refusalPatterns()) add(pattern);
    for (const QuantityInfo& info : quantities()) add(info.explanation);
    for (const OutcomeField& field : outcomeFields()) {
        add(field.label);
        add(field.explanation);
    }
    for (const std::string& group : sceneGroups()) add(group);
    return texts;
}

std::set<std::string> libraryTexts() {
    std::set<std::string> texts;
    for (const LibraryScene& each : sceneLibrary())
        if (const auto scene = loadSceneFrom(each.file()))
            for (const std::string& text : {scene->title, scene->description, scene->challenge ? scene->challenge->ask : ""})
                if (!text.empty()) texts.insert(text);
    return texts;
}

}  // namespace solverscope
