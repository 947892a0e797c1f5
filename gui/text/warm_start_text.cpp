// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/warm_start_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/style/theme.h"
#include "gui/text/row_text.h"
#include "physics/collision/collide.h"
#include "physics/scene/body.h"

namespace solverscope {
namespace {

struct WarmStartText {
    Q_DECLARE_TR_FUNCTIONS(WarmStartText)
};

QString describeCorner(const Shape& shape, std::uint32_t corner) {
    if (std::holds_alternative<Capsule>(shape)) return corner == 0 ? WarmStartText::tr("left end") : WarmStartText::tr("right end");
    const std::array<QString, 4> ofBox{WarmStartText::tr("lower left corner"), WarmStartText::tr("lower right corner"),
                                       WarmStartText::tr("upper right corner"), WarmStartText::tr("upper left corner")};
    if (boxOf(shape) && corner < ofBox.size()) return ofBox[corner];
    return WarmStartText::tr("corner %1").arg(corner + 1);
}

QString describeEdge(const Shape& shape, std::uint32_t edge) {
    if (std::holds_alternative<Capsule>(shape))
        return edge == 0 ? WarmStartText::tr("lower side") : WarmStartText::tr("upper side");
    const std::array<QString, 4> ofBox{WarmStartText::tr("lower edge"), WarmStartText::tr("right edge"),
                                       WarmStartText::tr("upper edge"), WarmStartText::tr("left edge")};
    if (boxOf(shape) && edge < ofBox.size()) return ofBox[edge];
    return WarmStartText::tr("edge %1").arg(edge + 1);
}

}  // namespace

QString describeFeature(const Scene& scene, BodyId a, BodyId b, std::uint32_t feature) {
    if (index(a) >= scene.bodies.size() || index(b) >= scene.bodies.size()) return {};
    const Shape& shapeA = scene.bodies[index(a)].shape;
    const Shape& shapeB = scene.bodies[index(b)].shape;
    const FeatureName name = nameOfFeature(shapeA, shapeB, feature);
    const QString nameA = bodyText(scene, a);
    const QString nameB = bodyText(scene, b);
    const Shape& ofCorner = name.cornerIsB ? shapeB : shapeA;
    const Shape& ofEdge = name.cornerIsB ? shapeA : shapeB;
    const QString corner = WarmStartText::tr("%1 of %2").arg(describeCorner(ofCorner, name.corner), name.cornerIsB ? nameB : nameA);
    const QString other = name.cornerIsB ? nameA : nameB;
    switch (name.kind) {
        case FeatureName::Kind::Only:
            return WarmStartText::tr("the only point of %1 and %2").arg(nameA, nameB);
        case FeatureName::Kind::Corner:
            return WarmStartText::tr("%1 on %2").arg(corner, other);
        case FeatureName::Kind::CornerOnEdge:
            return WarmStartText::tr("%1 on the %2 of %3").arg(corner, describeEdge(ofEdge, name.edge), other);
        case FeatureName::Kind::CornerNearBody:
            return WarmStartText::tr("%1 ahead of %2").arg(corner, other);
        case FeatureName::Kind::TwoCorners:
            return WarmStartText::tr("%1 of %2 against %3 of %4")
                .arg(describeCorner(shapeA, name.corner), nameA, describeCorner(shapeB, name.cornerOfB), nameB);
        case FeatureName::Kind::Edge:
            return WarmStartText::tr("%1 along the %2 of %3").arg(nameB, describeEdge(shapeA, name.edge), nameA);
    }
    return {};
}

QString matchStatusText(MatchStatus matchStatus) {
    switch (matchStatus) {
        case MatchStatus::Kept:
            return WarmStartText::tr("matched");
        case MatchStatus::New:
            return WarmStartText::tr("new");
        case MatchStatus::Lost:
            return WarmStartText::tr("gone");
        case MatchStatus::Broken:
            return WarmStartText::tr("broken");
        case MatchStatus::MismatchedPoint:
            return WarmStartText::tr("mismatched");
    }
    return {};
}

QString discardReasonText(Discard reason) {
    switch (reason) {
        case Discard::None:
            return {};
        case Discard::Separated:
            return WarmStartText::tr("the bodies no longer touch");
        case Discard::FeatureChanged:
            return WarmStartText::tr("the bodies now touch at other features");
        case Discard::Broken:
            return WarmStartText::tr("the match was broken manually");
        case Discard::SwitchedOff:
            return WarmStartText::tr("warm starting is off");
        case Discard::Factor:
            return WarmStartText::tr("the factor of warm starting is below 1");
        case Discard::MethodKeepsNone:
            return WarmStartText::tr("the method starts every step without impulses");
        case Discard::TakenOut:
            return WarmStartText::tr("excluded before the sweeps: the bodies are already separating");
        case Discard::SurfacesApart:
            return WarmStartText::tr("the surfaces are apart: there is no friction");
        case Discard::Clamped:
            return WarmStartText::tr("now outside the row's bounds");
    }
    return {};
}

QString ageText(std::uint32_t age) {
    if (age == 0) return WarmStartText::tr("new");
    return WarmStartText::tr("%n steps", nullptr, static_cast<int>(age));
}

QColor ageColour(std::uint32_t age, const QPalette& palette) {
    if (age == 0) return seriesColour(3, palette);
    constexpr double oldest = 240;  // steps, from which on nothing changes
    const double share = std::log(1.0 + age) / std::log(1.0 + oldest);
    return blended(palette.color(QPalette::Base), seriesColour(0, palette), 0.3 + 0.7 * std::min(1.0, share));
}

}  // namespace solverscope
