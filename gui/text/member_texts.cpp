// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/member_texts.h"

#include <QMap>
#include <QRegularExpression>

namespace solverscope {
namespace {

/// In the language in use. The meaning in one or two sentences, as docs/scene-format.md has it in full.
QMap<QString, MemberText> textTable() {
    const QString metres = QStringLiteral("m");
    const QString radians = QStringLiteral("rad");
    return {
        {"id",
         {MemberText::tr("Name"),
          {},
          MemberText::tr("The name in files, tables and conditions; different for every body and for every joint.")}},
        {"type",
         {MemberText::tr("Type"),
          {},
          MemberText::tr("A static body never moves. A dynamic one has a mass and is moved by impulses.")}},
        {"shape.type",
         {MemberText::tr("Shape"),
          {},
          MemberText::tr("A box that never turns keeps its sides upright and level, whatever hits it.")}},
        {"shape.radius", {MemberText::tr("Radius"), metres, MemberText::tr("Of the circle, or of the round ends of the capsule.")}},
        {"shape.width", {MemberText::tr("Width"), metres, MemberText::tr("Along the body's own x axis.")}},
        {"shape.height", {MemberText::tr("Height"), metres, MemberText::tr("Along the body's own y axis.")}},
        {"shape.length",
         {MemberText::tr("Length"), metres,
          MemberText::tr("Of the segment in the middle of the capsule, without its round ends.")}},
        {"shape.normal", {MemberText::tr("Normal"), {}, MemberText::tr("The direction out of the solid half; any length.")}},
        {"shape.offset",
         {MemberText::tr("Offset"), metres, MemberText::tr("How far the surface is from the body's position along the normal.")}},
        {"shape.points",
         {MemberText::tr("Corners"), metres,
          MemberText::tr("Three to eight corners of a convex polygon, relative to the position: x y; x y; …")}},
        {"position", {MemberText::tr("Position"), metres, MemberText::tr("Of the centre; y points up.")}},
        {"angle",
         {MemberText::tr("Angle"), radians,
          MemberText::tr("Counter-clockwise. Of a weld: by how much B belongs turned relative to A.")}},
        {"velocity", {MemberText::tr("Velocity"), "m/s", MemberText::tr("Of the centre of mass.")}},
        {"angular_velocity", {MemberText::tr("Angular velocity"), "rad/s", MemberText::tr("Counter-clockwise.")}},
        {"mass", {MemberText::tr("Mass"), "kg", MemberText::tr("Empty: density times area; 1 kg for a particle.")}},
        {"density",
         {MemberText::tr("Density"), "kg/m²", MemberText::tr("Used where no mass is given; entering one removes the mass.")}},
        {"friction", {MemberText::tr("Friction μ"), {}, MemberText::tr("A pair of bodies has the geometric mean of both.")}},
        {"restitution",
         {MemberText::tr("Restitution e"),
          {},
          MemberText::tr("The share of the speed of approach with which a body bounces; a pair has the larger one.")}},
        {"fixed_rotation", {MemberText::tr("Fixed rotation"), {}, MemberText::tr("No impulse turns the body.")}},
        {"tyre", {MemberText::tr("Tyre"), {}, MemberText::tr("Friction by Pacejka's magic formula instead of Coulomb's law.")}},
        {"tyre.B",
         {MemberText::tr("Tyre B"),
          {},
          MemberText::tr("Stiffness factor of the magic formula: how steeply the grip rises with the slip.")}},
        {"tyre.C", {MemberText::tr("Tyre C"), {}, MemberText::tr("Shape factor of the magic formula.")}},
        {"tyre.E",
         {MemberText::tr("Tyre E"),
          {},
          MemberText::tr("Curvature factor of the magic formula: how the curve goes on beyond its peak.")}},
        {"tyre.slowest",
         {MemberText::tr("Slowest"), "m/s", MemberText::tr("Slip is relative to the wheel's speed, but at least to this one.")}},
        {"start", {MemberText::tr("Own start"), {}, MemberText::tr("The body begins elsewhere than where its joints were made.")}},
        {"body_a", {MemberText::tr("Body A"), {}, MemberText::tr("The first of the two bodies that the joint connects.")}},
        {"body_b", {MemberText::tr("Body B"), {}, MemberText::tr("The second of the two bodies that the joint connects.")}},
        {"anchor",
         {MemberText::tr("Anchor"), metres,
          MemberText::tr("The point of both bodies that the joint holds, in the world at the start.")}},
        {"anchor_a", {MemberText::tr("Anchor of A"), metres, MemberText::tr("The point of body A, in the world at the start.")}},
        {"anchor_b", {MemberText::tr("Anchor of B"), metres, MemberText::tr("The point of body B, in the world at the start.")}},
        {"axis", {MemberText::tr("Axis"), {}, MemberText::tr("The direction along which B slides; it turns with A.")}},
        {"limits",
         {MemberText::tr("Limits"), metres,
          MemberText::tr("How far B slides along the axis, from the start: lower and upper end.")}},
        {"revolute/limits",
         {MemberText::tr("Limits"), radians,
          MemberText::tr("How far B turns relative to A, from the start: lower and upper end.")}},
        {"motor", {MemberText::tr("Motor"), {}, MemberText::tr("Drives the joint towards a speed.")}},
        {"motor.speed", {MemberText::tr("Motor speed"), "rad/s", MemberText::tr("The speed that the motor wants.")}},
        {"prismatic/motor.speed", {MemberText::tr("Motor speed"), "m/s", MemberText::tr("The speed that the motor wants.")}},
        {"motor.max_torque", {MemberText::tr("Maximum torque"), "N m", MemberText::tr("The motor turns with no more than this.")}},
        {"motor.max_force", {MemberText::tr("Maximum force"), "N", MemberText::tr("The motor pushes with no more than this.")}},
        {"length", {MemberText::tr("Length"), metres, MemberText::tr("Empty: the distance of the anchors at the start.")}},
        {"min_length", {MemberText::tr("Least length"), metres, MemberText::tr("Empty: none.")}},
        {"max_length", {MemberText::tr("Greatest length"), metres, MemberText::tr("Empty: none.")}},
        {"speed", {MemberText::tr("Speed"), "m/s", MemberText::tr("By which the rope gets longer; negative winds it in.")}},
        {"max_force",
         {MemberText::tr("Maximum force"), "N",
          MemberText::tr("The winch pulls with no more than this. Empty: as strong as necessary.")}},
        {"ratio",
         {MemberText::tr("Ratio"),
          {},
          MemberText::tr("Of a gear: B turns so many times as far as A. Of a pulley: the part of B's rope counts so many times.")}},
        {"wheel", {MemberText::tr("Wheel"), {}, MemberText::tr("The body that the rope of the pulley runs over.")}},
        {"radius", {MemberText::tr("Radius"), metres, MemberText::tr("Of the drum that A's rope runs on.")}},
        {"spring",
         {MemberText::tr("Spring"),
          {},
          MemberText::tr("Makes the joint soft, in one of three ways; limits and motors stay hard.")}},
        {"frequency",
         {MemberText::tr("Frequency"), "Hz",
          MemberText::tr("With which the spring would swing without its damper, whatever the masses.")}},
        {"damping_ratio",
         {MemberText::tr("Damping ratio"), {}, MemberText::tr("1 is critical: as fast as possible without swinging.")}},
        {"stiffness", {MemberText::tr("Stiffness"), "N/m", MemberText::tr("Of rows that turn in N m/rad.")}},
        {"damping", {MemberText::tr("Damping"), "N s/m", MemberText::tr("Of rows that turn in N m s/rad.")}},
        {"beta", {QStringLiteral("β"), {}, MemberText::tr("The share of the position error that a step removes.")}},
        {"gamma", {QStringLiteral("γ"), "1/kg", MemberText::tr("The softness; 0 is a hard row. Of rows that turn in 1/(kg m²).")}},
        {"collide_connected",
         {MemberText::tr("Bodies collide"),
          {},
          MemberText::tr("The two bodies touch each other; usually joined bodies pass through each other.")}},
        {"C",
         {QStringLiteral("C(q)"),
          {},
          MemberText::tr("A formula of the positions of both bodies: x_a, y_a, angle_a, x_b, y_b, angle_b.")}},
        {"demand", {MemberText::tr("Demand"), {}, MemberText::tr("What the joint demands of the formula.")}},
        {"parameters", {MemberText::tr("Parameter"), {}, MemberText::tr("A number with a name for the formulas.")}},
        {"title", {MemberText::tr("Title"), {}, MemberText::tr("One line: what the scene is called.")}},
        {"description", {MemberText::tr("Description"), {}, MemberText::tr("What to watch in the scene.")}},
        {"gravity", {MemberText::tr("Gravity"), "m/s²", MemberText::tr("The acceleration of every dynamic body.")}},
        {"challenge",
         {MemberText::tr("Challenge"),
          {},
          MemberText::tr("Something to reach with the scene: who opens it finds it above the scene.")}},
        {"challenge.ask", {MemberText::tr("To reach"), {}, MemberText::tr("What is to be reached, in words.")}},
        {"challenge.controls",
         {MemberText::tr("Unlocked"),
          {},
          MemberText::tr(
              "What may be changed: keys of settings, separated by commas, and “bodies” for moving them. All else is locked.")}},
        {"challenge.check",
         {MemberText::tr("Goal"),
          {},
          MemberText::tr("The formula that has to become true, as in lessons: max_penetration() < 0.01, "
                         "abs(body(\"box\").y - 2) < 0.05, settings.iterations <= 4; several of them with “and”.")}},
        {"challenge.step", {MemberText::tr("At step"), {}, MemberText::tr("At the end of this step the goal counts.")}},
        {"challenge.hold",
         {MemberText::tr("Held for"), MemberText::tr("steps"),
          MemberText::tr("In so many steps up to that one the goal must be true.")}},
    };
}

/// A body's start has the members of the body; formulas and parameters of a custom joint have numbers and names.
QString memberKeyOf(QString path) {
    if (path.startsWith(QLatin1String("start."))) path.remove(0, 6);
    static const QRegularExpression numbered(QStringLiteral("^(C|demand)\\d+$|^(parameters)\\..*$"));
    const auto match = numbered.match(path);
    return match.hasMatch() ? match.captured(1) + match.captured(2) : path;
}

}  // namespace

MemberText MemberText::of(const QString& path, const QString& type) {
    const auto table = textTable();
    const QString key = memberKeyOf(path);
    MemberText text = table.value(type + QLatin1Char('/') + key, table.value(key));
    if (text.label.isEmpty() || key == QLatin1String("parameters")) text.label = path.section(QLatin1Char('.'), -1);
    return text;
}

bool MemberText::isKnown(const QString& path) { return textTable().contains(memberKeyOf(path)); }

QString MemberText::choice(const QString& path, const QString& value) {
    if (path == QLatin1String("type")) return value == QLatin1String("static") ? tr("Static") : tr("Dynamic");
    if (path == QLatin1String("shape.type")) return kind(value);
    if (path != QLatin1String("spring")) return value;
    if (value == QLatin1String("none")) return tr("None: hard");
    if (value == QLatin1String("frequency")) return tr("Frequency and damping ratio");
    return value == QLatin1String("stiffness") ? tr("Stiffness and damping") : tr("β and γ");
}

QString MemberText::kind(const QString& type) {
    const QMap<QString, QString> kinds{{"circle", tr("Circle")},
                                       {"box", tr("Box")},
                                       {"half_plane", tr("Half-plane")},
                                       {"particle", tr("Particle")},
                                       {"aabb", tr("Box that never turns")},
                                       {"polygon", tr("Polygon")},
                                       {"capsule", tr("Capsule")},
                                       {"revolute", tr("Hinge")},
                                       {"distance", tr("Distance joint")},
                                       {"rope", tr("Rope")},
                                       {"winch", tr("Winch")},
                                       {"weld", tr("Weld")},
                                       {"prismatic", tr("Slider")},
                                       {"wheel", tr("Wheel joint")},
                                       {"gear", tr("Gear")},
                                       {"pulley", tr("Pulley")},
                                       {"custom", tr("Custom joint")}};
    return kinds.value(type, type);
}

}  // namespace solverscope
