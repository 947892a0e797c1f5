// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The members of a body, a joint or the scene itself, one by one as texts, from the tables by which files are read and written
// (members.h): a member more there is one more here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// Number: with its range. Switch: "true" or "false"; of a part that may be left out, whether it is there. Choice: one of several.
enum class PropertyKind : std::uint8_t { Number, Switch, Choice, Text };

struct Property {
    std::string path;  // keys as in files: "friction", "position.x", "shape.radius", "motor.max_torque"
    PropertyKind kind = PropertyKind::Number;
    std::string value;        // empty: left out
    bool isOptional = false;  // may be left out
    NumberRange range = {};
    std::vector<std::string> choices = {};
    bool isHalf = false;  // changed together with its other half: a direction is scaled to length 1, limits are in order

    bool operator==(const Property& other) const { return path == other.path && value == other.value && choices == other.choices; }
};

/// In the order of the format's tables, the name first.
std::vector<Property> propertiesOf(const BodyDef& body);
std::vector<Property> propertiesOf(const JointDef& joint, const Scene& scene);
std::vector<Property> propertiesOf(const Scene& scene);  // without settings, bodies and joints

/// The same with another value of one property. Error: there is none of that path, or the text is none of its values. What the
/// members demand of one another is not checked here.
Result<BodyDef> withProperty(BodyDef body, std::string_view path, std::string_view text);
Result<JointDef> withProperty(JointDef joint, const Scene& scene, std::string_view path, std::string_view text);
Result<Scene> withProperty(Scene scene, std::string_view path, std::string_view text);

}  // namespace solverscope
