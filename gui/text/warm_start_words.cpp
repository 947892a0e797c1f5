// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/warm_start_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/style/colours.h"
#include "physics/collision/feature_name.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

struct WarmStartWords {
    Q_DECLARE_TR_FUNCTIONS(WarmStartWords)
};

bool isBox(const Shape& shape) { return std::holds_alternative<Box>(shape) || std::holds_alternative<AxisBox>(shape); }

QString cornerInWords(const Shape& shape, std::uint32_t corner) {
    if (std::holds_alternative<Capsule>(shape))
        return corner == 0 ? WarmStartWords::tr("left end") : WarmStartWords::tr("right end");
    const std::array<QString, 4> ofBox{WarmStartWords::tr("lower left corner"), WarmStartWords::tr("lower right corner"),
                                       WarmStartWords::tr("upper right corner"), WarmStartWords::tr("upper left corner")};
    if (isBox(shape) && corner < ofBox.size()) return ofBox[corner];
    return WarmStartWords::tr("corner %1").arg(corner + 1);
}

QString edgeInWords(const Shape& shape, std::uint32_t edge) {
    if (std::holds_alternative<Capsule>(shape))
        return edge == 0 ? WarmStartWords::tr("lower side") : WarmStartWords::tr("upper side");
    const std::array<QString, 4> ofBox{WarmStartWords::tr("lower edge"), WarmStartWords::tr("right edge"),
                                       WarmStartWords::tr("upper edge"), WarmStartWords::tr("left edge")};
    if (isBox(shape) && edge < ofBox.size()) return ofBox[edge];
    return WarmStartWords::tr("edge %1").arg(edge + 1);
}

}  // namespace

QString featureInWords(const Scene& scene, BodyId a, BodyId b, std::uint32_t feature) {
    if (index(a) >= scene.bodies.size() || index(b) >= scene.bodies.size()) return {};
    const Shape& shapeA = scene.bodies[index(a)].shape;
    const Shape& shapeB = scene.bodies[index(b)].shape;
    const FeatureName name = nameOfFeature(shapeA, shapeB, feature);
    const QString nameA = QString::fromStdString(bodyName(scene, a));
    const QString nameB = QString::fromStdString(bodyName(scene, b));
    const Shape& ofCorner = name.cornerIsB ? shapeB : shapeA;
    const Shape& ofEdge = name.cornerIsB ? shapeA : shapeB;
    const QString corner = WarmStartWords::tr("%1 of %2").arg(cornerInWords(ofCorner, name.corner), name.cornerIsB ? nameB : nameA);
    const QString other = name.cornerIsB ? nameA : nameB;
    switch (name.kind) {
        case FeatureName::Kind::Only:
            return WarmStartWords::tr("the only point of %1 and %2").arg(nameA, nameB);
        case FeatureName::Kind::Corner:
            return WarmStartWords::tr("%1 on %2").arg(corner, other);
        case FeatureName::Kind::CornerOnEdge:
            return WarmStartWords::tr("%1 on the %2 of %3").arg(corner, edgeInWords(ofEdge, name.edge), other);
        case FeatureName::Kind::CornerNearBody:
            return WarmStartWords::tr("%1 ahead of %2").arg(corner, other);
        case FeatureName::Kind::TwoCorners:
            return WarmStartWords::tr("%1 of %2 against %3 of %4")
                .arg(cornerInWords(shapeA, name.corner), nameA, cornerInWords(shapeB, name.cornerOfB), nameB);
        case FeatureName::Kind::Edge:
            return WarmStartWords::tr("%1 along the %2 of %3").arg(nameB, edgeInWords(shapeA, name.edge), nameA);
    }
    return {};
}

QString fateInWords(Fate fate) {
    switch (fate) {
        case Fate::Kept:
            return WarmStartWords::tr("matched");
        case Fate::New:
            return WarmStartWords::tr("new");
        case Fate::Lost:
            return WarmStartWords::tr("gone");
        case Fate::Broken:
            return WarmStartWords::tr("broken");
        case Fate::Mistaken:
            return WarmStartWords::tr("mistaken");
    }
    return {};
}

QString discardInWords(Discard why) {
    switch (why) {
        case Discard::None:
            return {};
        case Discard::Parted:
            return WarmStartWords::tr("the bodies do not touch any more");
        case Discard::FeatureChanged:
            return WarmStartWords::tr("the bodies touch at other features now");
        case Discard::Broken:
            return WarmStartWords::tr("the match was broken by hand");
        case Discard::SwitchedOff:
            return WarmStartWords::tr("warm starting is off");
        case Discard::Factor:
            return WarmStartWords::tr("the factor of warm starting is below 1");
        case Discard::MethodKeepsNone:
            return WarmStartWords::tr("the method begins every step with nothing");
        case Discard::TakenOut:
            return WarmStartWords::tr("taken out before the sweeps: the bodies part already");
        case Discard::SurfacesApart:
            return WarmStartWords::tr("the surfaces are apart: nothing rubs");
        case Discard::Clamped:
            return WarmStartWords::tr("outside of the row's bounds now");
    }
    return {};
}

QString ageInWords(std::uint32_t age) {
    if (age == 0) return WarmStartWords::tr("new");
    return WarmStartWords::tr("%n steps", nullptr, static_cast<int>(age));
}

QColor ageColour(std::uint32_t age, const QPalette& palette) {
    if (age == 0) return seriesColour(3, palette);
    constexpr double oldest = 240;  // steps, from which on nothing changes
    const double share = std::log(1.0 + age) / std::log(1.0 + oldest);
    return blended(palette.color(QPalette::Base), seriesColour(0, palette), 0.3 + 0.7 * std::min(1.0, share));
}

}  // namespace solverscope
