// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <vector>

#include "physics/trace/cursor.h"
#include "physics/trace/event.h"

namespace solverscope {

/// A solver source that is compiled into the program, and what stands where in it. Lines count from 1; 0 is no line. Places are
/// found by their text, never by number, so that they hold for any edition of the source.
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

    /// The line that computes a term of the visit which is reported at line `stop`; `stop` itself for the last term, when the
    /// visit is over, and where nothing in the function computes such a term.
    int lineOfTerm(int stop, Term term) const;

    /// Whether the solver can be stopped at a line.
    bool isStop(int line) const;

    /// The first line from there on, in the same function, at which the solver can be stopped; 0 when there is none.
    int stopFrom(int line) const;

    /// A value beside the line that computes it.
    struct Note {
        int line;
        double value;
    };

    /// The values of a visit beside the lines that define them, down to line `upTo`.
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
