// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

class QWidget;

namespace solverscope {

class Workspace;

/// What the window is arranged for. Each has its own layout, which the user may change.
enum class Perspective { Learn, Debug, Compare, Build };

/// The kind of a panel, which decides where it is at first (perspective.h).
enum class PanelPlace { Lesson, Palette, Card, Source, Table, List, Chart, Timeline };

/// How a panel is made, and what it is then.
struct PanelContent {
    const QMetaObject* type;
    QWidget* (*make)(Workspace& workspace, QWidget* parent);
};

/// A panel of the window: all that the window, its menus, lessons and `solverscope render` know of it.
struct PanelInfo {
    Q_DECLARE_TR_FUNCTIONS(PanelInfo)

public:
    enum Trait : unsigned {
        None = 0,
        KnowsFuture = 1,  // covered while a lesson hides what follows the cursor
        Drawn = 2,        // by `solverscope render`
        NeedsRoom = 4,    // takes most of its area where a lesson shows it
    };

    const char* name;  // as lessons (lesson_link.h) and `render --view` call it
    const char* dock;  // its object name, by which saved layouts know it
    QString title;
    PanelPlace place;
    std::vector<Perspective> openIn;  // at first; elsewhere it waits in the menus until it is asked for
    int menu;                         // its line in the menu View
    unsigned traits;
    PanelContent content;
};

/// All panels by their kinds; those of one kind are tabs in this order. The titles are in the language in use.
std::vector<PanelInfo> panelTable();

}  // namespace solverscope
