// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/event_description.h"

#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

struct PairDescription {
    Q_DECLARE_TR_FUNCTIONS(solverscope::PairDescription)
};

QString describeTest(OverlapTest test) {
    switch (test) {
        case OverlapTest::CircleCircle:
            return PairDescription::tr("circle against circle");
        case OverlapTest::AabbAabb:
            return PairDescription::tr("AABB against AABB");
        case OverlapTest::AabbCircle:
            return PairDescription::tr("AABB against circle");
        case OverlapTest::BoxCircle:
            return PairDescription::tr("box against circle");
        case OverlapTest::BoxBox:
            return PairDescription::tr("box against box");
        case OverlapTest::HalfPlane:
            return PairDescription::tr("half-plane");
        case OverlapTest::Other:
            return PairDescription::tr("shapes with many axes");
    }
    return {};
}

/// Squares compared, as no root is needed to know whether circles overlap.
QString circleSentence(const PairTest& test) {
    const QString compared =
        (test.test == OverlapTest::CircleCircle
             ? PairDescription::tr("The squared distance of the centres is %1 m²; the squared sum of the radii is %2 m²")
             : PairDescription::tr("The squared distance of the nearest point of the box from the centre of the circle is %1 m²; "
                                   "the squared radius is %2 m²"))
            .arg(shown(test.distanceSquared), shown(test.reachSquared));
    if (!test.overlaps) return compared + PairDescription::tr(": they are apart, and no square root is computed.");
    if (test.special == SpecialCase::Concentric)
        return compared + PairDescription::tr(
                              ": the same centre, so that no direction is better than another; they separate along %1, by %2 m.")
                              .arg(shown(test.normal), shown(test.depth));
    if (test.special == SpecialCase::CentreInside)
        return compared +
               PairDescription::tr(": the centre lies inside, so that the way out goes through the nearest side, %1, by %2 m.")
                   .arg(shown(test.normal), shown(test.depth));
    return compared + PairDescription::tr(": they overlap, along %1, by %2 m.").arg(shown(test.normal), shown(test.depth));
}

QString axesSentence(const PairTest& test) {
    const bool straight = test.test == OverlapTest::AabbAabb;
    const auto name = [&](int i) {
        if (straight) return i == 0 ? PairDescription::tr("x") : PairDescription::tr("y");
        return (i < 2 ? PairDescription::tr("A's %1") : PairDescription::tr("B's %1"))
            .arg(i % 2 == 0 ? PairDescription::tr("x") : PairDescription::tr("y"));
    };
    QString text;
    for (int i = 0; i < test.axes; ++i) {
        if (!text.isEmpty()) text += QStringLiteral(", ");
        text += PairDescription::tr("%1: %2 m").arg(name(i), shown(test.overlap[static_cast<std::size_t>(i)]));
    }
    text = PairDescription::tr("Overlap along the axes – %1.").arg(text) + QLatin1Char(' ');
    const int possible = straight ? 2 : 4;
    if (test.overlaps)
        return text + PairDescription::tr("No axis separates them. The least overlap, %1 m, gives the normal %2.")
                          .arg(shown(test.depth), shown(test.normal));
    if (test.axes < possible) return text + PairDescription::tr("This axis separates them, so the others are not tested.");
    return text + PairDescription::tr("The last axis separates them.");
}

QString planeSentence(const PairTest& test) {
    return test.overlaps ? PairDescription::tr("The lowest point is %1 m below the surface, whose normal gives %2.")
                               .arg(shown(test.depth), shown(test.normal))
                         : PairDescription::tr("The lowest point is %1 m above the surface.").arg(shown(-test.depth));
}

QString otherSentence(const PairTest& test) {
    if (test.contacts == 0) return PairDescription::tr("No points were found: they are apart.");
    return (test.overlaps ? PairDescription::tr("The deepest point overlaps by %1 m along %2.")
                          : PairDescription::tr("The nearest point is %1 m away along %2."))
        .arg(shown(test.overlaps ? test.depth : -test.depth), shown(test.normal));
}

QString sentence(const PairTest& test) {
    switch (test.test) {
        case OverlapTest::CircleCircle:
        case OverlapTest::AabbCircle:
        case OverlapTest::BoxCircle:
            return circleSentence(test);
        case OverlapTest::AabbAabb:
        case OverlapTest::BoxBox:
            return axesSentence(test);
        case OverlapTest::HalfPlane:
            return planeSentence(test);
        case OverlapTest::Other:
            return otherSentence(test);
    }
    return {};
}

}  // namespace

EventDescription describePair(const Scene& scene, const World& world, const PairTest& test, std::size_t number) {
    EventDescription description;
    description.title = PairDescription::tr("Pair %1 · %2 and %3 · %4")
                            .arg(number + 1)
                            .arg(bodyText(scene, test.a), bodyText(scene, test.b), describeTest(test.test));
    description.text = sentence(test) + QLatin1Char(' ') + PairDescription::tr("Contacts found: %1.").arg(test.contacts);
    if (!test.overlaps && test.contacts > 0)
        description.text +=
            QLatin1Char(' ') + (world.settings.distanceTest ? PairDescription::tr("They are apart, but near enough for a contact.")
                                                            : PairDescription::tr("They are apart, but the distance test is off."));
    return description;
}

}  // namespace solverscope
