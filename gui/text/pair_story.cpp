// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/pair_story.h"

#include "gui/text/number_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

QString testInWords(OverlapTest test) {
    switch (test) {
        case OverlapTest::CircleCircle:
            return PairStory::tr("circle against circle");
        case OverlapTest::AabbAabb:
            return PairStory::tr("AABB against AABB");
        case OverlapTest::AabbCircle:
            return PairStory::tr("AABB against circle");
        case OverlapTest::BoxCircle:
            return PairStory::tr("box against circle");
        case OverlapTest::BoxBox:
            return PairStory::tr("box against box");
        case OverlapTest::HalfPlane:
            return PairStory::tr("half-plane");
        case OverlapTest::Other:
            return PairStory::tr("shapes with many axes");
    }
    return {};
}

/// Squares compared, as no root is needed to know whether circles overlap.
QString circleSentence(const PairTest& test) {
    const QString compared = (test.test == OverlapTest::CircleCircle
                                  ? PairStory::tr("The middles are %1 m² apart, squared; the sum of the radii is %2 m², squared")
                                  : PairStory::tr("The nearest point of the box is %1 m² from the middle of the circle, squared; "
                                                  "the radius is %2 m², squared"))
                                 .arg(shown(test.distanceSquared), shown(test.reachSquared));
    if (!test.overlaps) return compared + PairStory::tr(": they are apart, and no root is taken.");
    if (test.special == SpecialCase::Concentric)
        return compared +
               PairStory::tr(": the same middle, so that no direction is better than another; they part along %1, by %2 m.")
                   .arg(shown(test.normal), shown(test.depth));
    if (test.special == SpecialCase::CentreInside)
        return compared + PairStory::tr(": the middle lies inside, so that the way out goes through the nearest side, %1, by %2 m.")
                              .arg(shown(test.normal), shown(test.depth));
    return compared + PairStory::tr(": they overlap, along %1, by %2 m.").arg(shown(test.normal), shown(test.depth));
}

QString axesSentence(const PairTest& test) {
    const bool straight = test.test == OverlapTest::AabbAabb;
    const auto name = [&](int i) {
        if (straight) return i == 0 ? PairStory::tr("x") : PairStory::tr("y");
        return (i < 2 ? PairStory::tr("A's %1") : PairStory::tr("B's %1"))
            .arg(i % 2 == 0 ? PairStory::tr("x") : PairStory::tr("y"));
    };
    QString text;
    for (int i = 0; i < test.axes; ++i) {
        if (!text.isEmpty()) text += QStringLiteral(", ");
        text += PairStory::tr("%1: %2 m").arg(name(i), shown(test.overlap[static_cast<std::size_t>(i)]));
    }
    text = PairStory::tr("Overlap along the axes – %1.").arg(text) + QLatin1Char(' ');
    const int possible = straight ? 2 : 4;
    if (test.overlaps)
        return text + PairStory::tr("No axis separates them. The least overlap, %1 m, gives the normal %2.")
                          .arg(shown(test.depth), shown(test.normal));
    if (test.axes < possible) return text + PairStory::tr("This axis separates them, so the others are not looked at.");
    return text + PairStory::tr("The last axis separates them.");
}

QString planeSentence(const PairTest& test) {
    return test.overlaps ? PairStory::tr("The lowest point is %1 m below the surface, whose normal gives %2.")
                               .arg(shown(test.depth), shown(test.normal))
                         : PairStory::tr("The lowest point is %1 m above the surface.").arg(shown(-test.depth));
}

QString otherSentence(const PairTest& test) {
    if (test.contacts == 0) return PairStory::tr("No points were found: they are apart.");
    return (test.overlaps ? PairStory::tr("The deepest point overlaps by %1 m along %2.")
                          : PairStory::tr("The nearest point is %1 m away along %2."))
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

PairStory PairStory::of(const Scene& scene, const World& world, const PairTest& test, std::size_t number) {
    PairStory story;
    story.title = tr("Pair %1 · %2 and %3 · %4")
                      .arg(number + 1)
                      .arg(QString::fromStdString(bodyName(scene, test.a)), QString::fromStdString(bodyName(scene, test.b)),
                           testInWords(test.test));
    story.text = sentence(test) + QLatin1Char(' ') + tr("Contacts found: %1.").arg(test.contacts);
    if (!test.overlaps && test.contacts > 0)
        story.text += QLatin1Char(' ') + (world.settings.distanceTest ? tr("They are apart, but near enough for a contact.")
                                                                      : tr("They are apart, but the distance test is off."));
    return story;
}

}  // namespace solverscope
