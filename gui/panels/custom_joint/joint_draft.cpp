// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/custom_joint/joint_draft.h"

#include <algorithm>
#include <cmath>

#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "physics/base/text_cursor.h"
#include "physics/scene/position_formula.h"

namespace solverscope {
namespace {

using Problem = JointDraft::Problem;

std::optional<Problem> readParameters(const QString& field, std::vector<ParameterDef>& parameters) {
    const std::string text = field.toStdString();
    TextCursor in{text};
    const auto problem = [&](std::size_t at, const QString& message) {
        return Problem{Problem::Field::Parameters, 0, columnOf(field, at + 1), message};
    };
    for (in.skipBlanks(); !in.atEnd(); in.skipBlanks()) {
        const std::size_t begin = in.at;
        ParameterDef parameter{std::string(in.word()), 0};
        const std::string wrong = PositionFormula::problemOfName(parameter.name);
        if (!wrong.empty()) return problem(begin, QString::fromStdString(wrong));
        if (std::ranges::find(parameters, parameter.name, &ParameterDef::name) != parameters.end())
            return problem(begin, JointDraft::tr("expected another name, “%1” already has a number").arg(parameter.name.c_str()));
        if (!in.take("=")) return problem(in.at, JointDraft::tr("expected “=” after the name"));
        in.skipBlanks();
        const std::size_t at = in.at;
        const bool negative = in.take("-") || in.take("−");
        const auto number = in.number();
        if (!number || std::abs(*number) > scene_limits::number)
            return problem(at, JointDraft::tr("expected a number from −1e9 to 1e9"));
        parameter.value = negative ? -*number : *number;
        parameters.push_back(std::move(parameter));
        if (parameters.size() > PositionFormula::maxParameters)
            return problem(begin, JointDraft::tr("expected at most %1 parameters").arg(PositionFormula::maxParameters));
        in.skipBlanks();
        if (!in.atEnd() && !in.take(",") && !in.take(";"))
            return problem(in.at, JointDraft::tr("expected “,” before the next parameter"));
    }
    return std::nullopt;
}

/// As a user would type it: four decimals.
Real withFourDecimals(Real number) { return std::round(1e4 * number) / 1e4; }

}  // namespace

std::vector<JointExample> jointExamples(const Pose& a, const Pose& b) {
    constexpr Real headroom = 3;  // m, from the higher body up to a pulley's wheels
    const Vec2 d = b.position - a.position;
    const Real apart = withFourDecimals(b.angle - a.angle);
    const Real height = withFourDecimals(std::max(a.position.y, b.position.y) + headroom);
    const Real overA = withFourDecimals(a.position.x);
    const Real overB = withFourDecimals(b.position.x);
    const Real rope = withFourDecimals(length(a.position - Vec2{overA, height}) + length(b.position - Vec2{overB, height}));
    return {
        {JointDraft::tr("Distance"),
         JointDraft::tr("keeps the two centres at their initial distance"),
         {{{"sqrt((x_b - x_a)^2 + (y_b - y_a)^2) - L", Demand::Zero}}, {{"L", withFourDecimals(length(d))}}}},
        {JointDraft::tr("Pulley"),
         JointDraft::tr("a rope from A over two fixed wheels at the height h to B, which can only pull"),
         {{{"L - sqrt((x_a - p)^2 + (y_a - h)^2) - sqrt((x_b - q)^2 + (y_b - h)^2)", Demand::AtLeastZero}},
          {{"p", overA}, {"q", overB}, {"h", height}, {"L", rope}}}},
        {JointDraft::tr("Gear"),
         JointDraft::tr("B turns ratio times as far as A; with a negative ratio they turn in opposite directions"),
         {{{"angle_b - ratio * angle_a - start", Demand::Zero}}, {{"ratio", -1}, {"start", withFourDecimals(b.angle + a.angle)}}}},
        {JointDraft::tr("Slider"),
         JointDraft::tr("B slides along the x axis of A and does not rotate relative to it: two rows"),
         {{{"(y_b - y_a) * cos(angle_a) - (x_b - x_a) * sin(angle_a) - d", Demand::Zero},
           {"angle_b - angle_a - start", Demand::Zero}},
          {{"d", withFourDecimals(d.y * a.rotation.c - d.x * a.rotation.s)}, {"start", apart}}}},
        {JointDraft::tr("Angle limit"),
         JointDraft::tr("B rotates relative to A by at most half a radian in either direction: two rows that only push"),
         {{{"angle_b - angle_a - least", Demand::AtLeastZero}, {"angle_b - angle_a - most", Demand::AtMostZero}},
          {{"least", withFourDecimals(apart - 0.5)}, {"most", withFourDecimals(apart + 0.5)}}}}};
}

QString parametersText(const std::vector<ParameterDef>& parameters) {
    QStringList each;
    for (const ParameterDef& parameter : parameters)
        each << QString::fromStdString(parameter.name) + QStringLiteral(" = ") + exact(parameter.value);
    return each.join(QStringLiteral(", "));
}

void JointDraft::take(const CustomDef& joint) {
    lines = {};
    for (std::size_t i = 0; i < std::min(joint.formulas.size(), lines.size()); ++i)
        lines[i] = {QString::fromStdString(joint.formulas[i].C), joint.formulas[i].demand};
    parameters = parametersText(joint.parameters);
}

void JointDraft::take(const JointDef& joint) {
    const auto* custom = std::get_if<CustomDef>(&joint.kind);
    if (!custom) return;
    take(*custom);
    edited = name = QString::fromStdString(joint.id);
    a = joint.bodyA;
    b = joint.bodyB;
    const auto* spring = joint.spring ? std::get_if<SpringDef>(&*joint.spring) : nullptr;
    soft = joint.spring.has_value();
    otherSpring = soft && !spring ? joint.spring : std::nullopt;
    collideConnected = joint.collideConnected;
    if (spring) frequency = spring->frequency;
    if (spring) dampingRatio = spring->dampingRatio;
}

std::variant<JointDef, Problem> JointDraft::read(const Scene& scene) const {
    JointDef joint;
    joint.id = name.trimmed().toStdString();
    const bool taken = std::ranges::any_of(
        scene.joints, [&](const JointDef& other) { return other.id == joint.id && QString::fromStdString(other.id) != edited; });
    if (joint.id.empty() || joint.id.size() > scene_limits::idBytes || taken)
        return Problem{Problem::Field::Name, 0, 0, tr("expected a name that no other joint has")};
    const auto fits = [&](BodyId body) { return index(body) < scene.bodies.size(); };
    if (!fits(a) || !fits(b) || a == b) return Problem{Problem::Field::Bodies, 0, 0, tr("expected two different bodies")};
    if (scene.bodies[index(a)].isStatic && scene.bodies[index(b)].isStatic)
        return Problem{Problem::Field::Bodies, 0, 0, tr("expected a body that can move: both are static")};
    joint.bodyA = a;
    joint.bodyB = b;
    joint.collideConnected = collideConnected;
    if (soft) joint.spring = otherSpring ? *otherSpring : SpringDef{frequency, dampingRatio};
    CustomDef custom;
    if (const auto problem = readParameters(parameters, custom.parameters)) return *problem;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].C.trimmed().isEmpty() && (i > 0 || !lines[1].C.isEmpty() || !lines[2].C.isEmpty())) continue;
        const std::string text = lines[i].C.toStdString();
        const auto formula = PositionFormula::parse(text, custom.parameters);
        if (!formula) {
            const Error& error = formula.error();
            return Problem{Problem::Field::Formula, i, columnOf(qstring(text), static_cast<std::size_t>(error.column)),
                           QString::fromStdString(error.message)};
        }
        custom.formulas.push_back({text, lines[i].demand});
    }
    joint.kind = std::move(custom);
    return joint;
}

}  // namespace solverscope
