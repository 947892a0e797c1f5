// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <vector>

#include "physics/trace/event.h"

namespace solverscope {

/// A solver source that is compiled into the program, and the locations in it. Lines count from 1; 0 is no line. Locations are
/// found by their text, never by number, so that they work for any version of the source.
class SolverSource {
public:
    /// `file` relative to the root: "physics/solvers/sequential_impulses.h". Empty when there is no such source.
    explicit SolverSource(const QString& file = {});

    /// The sources that can be shown, ascending.
    static QStringList files();

    const QString& file() const { return m_file; }
    const QString& text() const { return m_text; }
    int lineCount() const { return static_cast<int>(m_lines.size()); }
    QString line(int number) const { return number >= 1 && number <= lineCount() ? m_lines[number - 1] : QString(); }

    /// The line that computes a term of the visit reported at line `stop`; `stop` itself for the last term, when the visit is
    /// over, and if nothing in the function computes such a term.
    int lineOfTerm(int stop, Term term) const;

    /// Whether the solver can be stopped at a line.
    bool isStop(int line) const;

    /// The first line from there on, in the same function, at which the solver can be stopped; 0 if there is none.
    int stopFrom(int line) const;

    /// A value next to the line that computes it.
    struct Note {
        int line;
        double value;
    };

    /// The values of a visit next to the lines that define them, down to line `upTo`.
    std::vector<Note> notes(const Event& event, int upTo) const;

private:
    int functionAround(int line) const;
    int findLine(int from, int to, const QRegularExpression& pattern) const;

    QString m_file;
    QString m_text;
    QStringList m_lines;
    std::vector<int> m_stops;  // the lines at which the solver can be stopped
};

}  // namespace solverscope
