// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/perspective.h"

#include <QSize>

#include "gui/style/text_size.h"

namespace solverscope {
namespace {

// From this size on, source, table and chart are visible together; larger text needs a larger window.
constexpr QSize largeWindow{1600, 900};

}  // namespace

PerspectiveInfo infoOf(Perspective perspective) {
    switch (perspective) {
        case Perspective::Learn:
            return {"learn", PerspectiveInfo::tr("Learn"),
                    PerspectiveInfo::tr("Shows the lesson and the scene, and panels as the lesson asks for them.")};
        case Perspective::Debug:
            return {
                "debug", PerspectiveInfo::tr("Debug"),
                PerspectiveInfo::tr("Shows the scene with the card of the current row, the source, the table and the timeline.")};
        case Perspective::Compare:
            return {"compare", PerspectiveInfo::tr("Compare"),
                    PerspectiveInfo::tr("Shows the scenes of all variants side by side, with a chart and the outcomes below.")};
        case Perspective::Build:
            return {"build", PerspectiveInfo::tr("Build"),
                    PerspectiveInfo::tr("Shows the scene with what makes and changes bodies.")};
    }
    Q_UNREACHABLE();
}

Arrangement arrangementOf(Perspective perspective, QSize window) {
    using enum PanelPlace;
    const bool isLarge = window.width() >= textScaled(largeWindow.width()) && window.height() >= textScaled(largeWindow.height());
    const std::vector<Arrangement::Tabs> usual{{Source, Table, Chart}, {Timeline}};
    switch (perspective) {
        case Perspective::Learn:
            return {.left = {Lesson, Palette},
                    .right = {Card, List},
                    .bottom = usual,
                    .leftWidth = isLarge ? 520 : 400,
                    .rightWidth = isLarge ? 480 : 390,
                    .bottomHeight = isLarge ? 220 : 180};
        case Perspective::Debug:
            if (isLarge)
                return {.left = {List, Lesson, Palette},
                        .right = {Card},
                        .bottom = {{Source}, {Table, Chart}, {Timeline}},
                        .leftWidth = 380,
                        .rightWidth = 500,
                        .bottomHeight = 360,
                        .isBottomBelowLeft = true};
            return {.left = {Lesson, Palette},
                    .right = {Card, List},
                    .bottom = usual,
                    .leftWidth = 340,
                    .rightWidth = 490,
                    .bottomHeight = 280};
        case Perspective::Compare:
            return {.left = {Lesson, Palette},
                    .right = {Card, List},
                    .bottom = {{Chart, Source, Table}, {Timeline}},
                    .leftWidth = 340,
                    .rightWidth = 390,
                    .bottomHeight = window.height() * 15 / 32,
                    .isBottomBelowLeft = true,
                    .isBottomBelowRight = true};
        case Perspective::Build:
            return {.left = {Palette, Lesson},
                    .right = {Card, List},
                    .bottom = usual,
                    .leftWidth = isLarge ? 300 : 220,
                    .rightWidth = isLarge ? 460 : 370,
                    .bottomHeight = 200};
    }
    Q_UNREACHABLE();
}

}  // namespace solverscope
