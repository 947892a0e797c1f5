// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>
#include <vector>

#include "gui/app/panels.h"

namespace solverscope {

inline constexpr std::array allPerspectives{Perspective::Learn, Perspective::Debug, Perspective::Compare, Perspective::Build};

/// What the window, its menus and its settings file know of a perspective.
struct PerspectiveInfo {
    Q_DECLARE_TR_FUNCTIONS(PerspectiveInfo)

public:
    const char* name;  // never changes: of its command, its icon and its saved layout
    QString title;
    QString meaning;
};

/// In the language in use.
PerspectiveInfo infoOf(Perspective perspective);

/// Where the panels of a perspective are at first, by the kinds of panels. Kinds of one list are behind each other.
struct Arrangement {
    using Tabs = std::vector<PanelPlace>;

    Tabs left;
    Tabs right;
    std::vector<Tabs> bottom;  // beside each other
    int leftWidth = 0;         // px at a text size of 100 %
    int rightWidth = 0;
    int bottomHeight = 0;
    bool isBottomBelowLeft = false;  // otherwise the panels beside the scene have the full height
    bool isBottomBelowRight = false;
};

Arrangement arrangementOf(Perspective perspective, QSize window);

}  // namespace solverscope
