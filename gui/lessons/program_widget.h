// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <vector>

#include "gui/lessons/block_widget.h"
#include "lessons/loader/program_listing.h"

namespace solverscope {

class CodeList;

/// A program as a listing. Lines with a stop lead to their moment in the window's engine, and are marked while it is there.
class ProgramWidget : public BlockWidget {
    Q_OBJECT

public:
    ProgramWidget(const ProgramBlock& program, const WidgetPlace& place);

    /// The whole program, as it is in its file.
    QString text() const;

    /// Writes it into a file. A problem is signalled.
    void save(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showListing();
    void go(int line);
    void forgetPlaces();
    void mark();
    void askForFile();

    const ProgramBlock& m_program;
    LessonEngine& m_engine;
    ProgramListing m_listing;
    CodeList* m_lines;
    std::vector<std::optional<Cursor>> m_places;  // of the stops in the window's recording; empty: not looked for yet
    int m_chosen = -1;                            // the line that led to where the debugger is
};

}  // namespace solverscope
