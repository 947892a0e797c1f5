// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

class QWidget;

namespace solverscope {

class Workspace;

/// Where a panel is at first. In small windows sources, tables and charts are behind each other, and so are cards and lists.
enum class PanelPlace { Lesson, Card, Source, Table, List, Chart, Timeline };

/// A panel of the window: all that the window, its menus, lessons and `solverscope render` know of it.
struct PanelInfo {
    Q_DECLARE_TR_FUNCTIONS(PanelInfo)

public:
    enum Trait : unsigned {
        Closed = 0,       // at the first start: it waits in the menus until it is asked for
        Open = 1,         // at the first start
        KnowsFuture = 2,  // covered while a lesson hides what follows the cursor
        Drawn = 4,        // by `solverscope render`
    };

    const char* name;  // as lessons (lesson_link.h) and `render --view` call it
    const char* dock;  // its object name, by which saved layouts know it
    QString title;
    PanelPlace place;
    int menu;  // its line in the menu View
    unsigned traits;
    QWidget* (*make)(Workspace& workspace, QWidget* parent);
};

/// All panels by their places; those of one place are tabs in this order. The titles are in the language in use.
std::vector<PanelInfo> panelTable();

}  // namespace solverscope
